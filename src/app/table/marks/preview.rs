//! What a move would do, drawn before it is played: the way along the channel, gold round what is taken, a large sign where it
//! ends. The first lap and the last one are strong and have a bead for every seed; what is sown between them, however many laps
//! it is, is one thin line under both. Where the last lap begins a tag (`hud`) says which lap it is. Where the move begins and where
//! it ends lies on the lip of the hole, clear of all lanes.

use bevy::math::Vec2;

use super::course::{Course, Reach};
use super::signs::{arrow_head, gold, small_round};
use super::stroke::{Mark, Stroke};
use super::track::{in_channel, lip_from_middle, ring_radii, way};
use crate::app::table::layout::Layout;
use crate::app::theme::palette::Paint;

/// Half the width of a bead, in u.
const BEAD: f32 = 5.4;

/// Between the ring of a hole and the middle of the first lane, in u.
const BESIDE_RING: f32 = 9.5;

/// Lanes are at most so far apart, in u.
const LANE_PITCH: f32 = 12.0;

/// Beads of the last lap stand so far beside those of the first, in u.
const STAGGER: f32 = 12.0;

/// What lies between first and last lap: how wide its line is, in u, and how strong.
const BETWEEN: (f32, f32) = (2.2, 0.42);

/// The sign at the end: its ring, its middle, and the arrow round it of whoever moves again, in u beside holes of that radius; beside
/// smaller ones it is smaller.
const END_RING: f32 = 9.5;
const END_DISC: f32 = 4.8;
const AGAIN_ROUND: f32 = 15.0;
const END_BESIDE_RADIUS: f32 = 48.0;

/// How far from the middle of its hole the sign of the end lies, in radii.
const END_RADII: f32 = 1.0;

/// So far from the middle of a turn of the board the heads of the first lap come before it, and those of the last one after it, in
/// holes.
const ARROW_ASIDE: f32 = 0.27;

/// Which part of a move a strand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    First,
    Between,
    Last,
}

/// A part of a move with its way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Strand {
    part: Part,
    reach: Reach,
}

/// The lanes of a board, from the holes to the middle.
struct Lanes {
    first: f32,
    pitch: f32,
}

impl Lanes {
    fn of(layout: &Layout) -> Lanes {
        let first = lip_from_middle(layout, ring_radii(layout)) - BESIDE_RING;
        // The last lane keeps as far from the same lane of the other row as from its neighbour.
        Lanes { first, pitch: (first / 1.5).min(LANE_PITCH) }
    }

    /// In u from the line between the rows.
    fn distance_from_middle(&self, part: Part) -> f32 {
        match part {
            Part::First => self.first,
            Part::Between => self.first - 0.5 * self.pitch,
            Part::Last => self.first - self.pitch,
        }
    }

    /// A place of the channel in the lane of a part.
    fn at(&self, layout: &Layout, part: Part, along: f32) -> Vec2 {
        in_channel(layout, along, self.distance_from_middle(part))
    }
}

/// With its line in that paint.
pub fn draw(layout: &Layout, course: &Course, paint: Paint) -> Vec<Mark> {
    let lanes = Lanes::of(layout);
    let mut marks: Vec<Mark> = course.taken.iter().map(|taken| gold(layout, taken.hole)).collect();
    let strands = strands(course);
    // What is between the two that count lies under both.
    let (between, strong): (Vec<Strand>, Vec<Strand>) = strands.iter().partition(|strand| strand.part == Part::Between);
    marks.extend(between.iter().chain(&strong).map(|strand| line(layout, &lanes, strand)));
    marks.extend(strands.windows(2).map(|pair| change_of_lane(layout, &lanes, pair)));
    marks.extend(strong.iter().flat_map(|strand| arrows(layout, &lanes, strand)));
    marks.extend(ends(layout, &lanes, &strands, course.moves_again));
    marks.extend(strong.iter().map(|strand| beads(layout, &lanes, strand)));
    marks.into_iter().map(|mark| in_paint(mark, paint)).collect()
}

/// Whatever of a mark has the colour of the focus, in another.
fn in_paint(mut mark: Mark, paint: Paint) -> Mark {
    for stroke in &mut mark {
        let edge = stroke.edge.as_mut().map(|edge| &mut edge.paint);
        [Some(&mut stroke.paint), edge]
            .into_iter()
            .flatten()
            .filter(|of| **of == Paint::Focus)
            .for_each(|of| *of = paint);
    }
    mark
}

/// The first lap, the last one, and all between them as one, which go on from each other.
fn strands(course: &Course) -> Vec<Strand> {
    let laps: Vec<Reach> = course.laps_as_ways().collect();
    let Some((&first, rest)) = laps.split_first() else { return Vec::new() };
    let mut strands = vec![Strand { part: Part::First, reach: first }];
    let Some((&last, between)) = rest.split_last() else { return strands };
    if let Some(next) = between.first() {
        let length: f32 = between.iter().map(|lap| lap.to - lap.from).sum();
        strands.push(Strand { part: Part::Between, reach: Reach { from: next.from, to: next.from + length } });
    }
    strands.push(Strand { part: Part::Last, reach: last });
    strands
}

/// At most once round: more would lie on itself.
fn once_round(layout: &Layout, reach: Reach) -> Reach {
    Reach { from: reach.from.max(reach.to - layout.row.holes() as f32), ..reach }
}

fn line(layout: &Layout, lanes: &Lanes, strand: &Strand) -> Mark {
    let reach = once_round(layout, strand.reach);
    let points = way(layout, reach.from, reach.to, |_| lanes.distance_from_middle(strand.part));
    let points = points.into_iter().map(|(_, point)| point);
    let stroke = match strand.part {
        Part::First => Stroke::line(points, 4.2, Paint::Focus).dashed(0.0, 8.6),
        Part::Last => Stroke::line(points, 3.4, Paint::Focus).dashed(7.5, 13.0),
        Part::Between => Stroke::line(points, BETWEEN.0, Paint::Focus).faint(BETWEEN.1),
    };
    vec![Stroke { grain: 0.2, ..stroke }]
}

/// A part begins in its own lane where the one before it ended.
fn change_of_lane(layout: &Layout, lanes: &Lanes, pair: &[Strand]) -> Mark {
    let (before, after) = (pair[0], pair[1]);
    let place = |part| lanes.at(layout, part, after.reach.from);
    let is_faint = before.part == Part::Between || after.part == Part::Between;
    let (width, strength) = if is_faint { BETWEEN } else { (3.0, 1.0) };
    let stroke = Stroke::line([place(before.part), place(after.part)], width, Paint::Focus).faint(strength);
    vec![Stroke { grain: 0.2, ..stroke }]
}

/// Heads at both turns of the board.
fn arrows(layout: &Layout, lanes: &Lanes, strand: &Strand) -> Vec<Mark> {
    let row = layout.row.len() as f32;
    let reach = once_round(layout, strand.reach);
    let aside = if strand.part == Part::First { -ARROW_ASIDE } else { ARROW_ASIDE };
    let turns = (0..5).map(|turn| turn as f32 * row + row - 0.5 + aside);
    turns
        .filter(|turn| (reach.from..=reach.to).contains(turn))
        .map(|turn| {
            let at = |along: f32| lanes.at(layout, strand.part, along);
            let tip = at(turn + 0.06);
            let head = arrow_head(tip, tip - at(turn - 0.06), 9.5, 3.2, Paint::Focus);
            head.map(|stroke| stroke.smooth()).into()
        })
        .collect()
}

/// One for every seed.
fn beads(layout: &Layout, lanes: &Lanes, strand: &Strand) -> Mark {
    let reach = once_round(layout, strand.reach);
    let holes = (reach.from as usize + 1)..=(reach.to as usize);
    let aside = if strand.part == Part::Last { STAGGER / layout.pitch } else { 0.0 };
    let at = |along: usize| lanes.at(layout, strand.part, along as f32 + aside);
    holes.map(|along| Stroke::disc(at(along), BEAD - 1.1, Paint::Cream).edged_in(Paint::Focus, 2.2, 1.0)).collect()
}

/// A filled bead where it begins, on the ring of the hole; a ringed one on the lip where it ends, with an arrow round it if one
/// moves again.
fn ends(layout: &Layout, lanes: &Lanes, strands: &[Strand], moves_again: bool) -> Vec<Mark> {
    let (Some(first), Some(last)) = (strands.first(), strands.last()) else { return Vec::new() };
    let beside = |along: f32, radii: f32| in_channel(layout, along, lip_from_middle(layout, radii));
    let start = beside(first.reach.from, ring_radii(layout));
    let behind = layout.clear_of_tag() * layout.radius / layout.pitch;
    let end = beside(last.reach.to - behind, END_RADII);
    let aside = if last.part == Part::Last { STAGGER / layout.pitch } else { 0.0 };
    let scale = (layout.radius / END_BESIDE_RADIUS).min(1.0);
    let ground = Stroke::disc(end, END_RING * scale, Paint::FocusBand);
    let ring = Stroke::ring(small_round(end, END_RING * scale), 3.4 * scale, Paint::Focus).smooth();
    let middle = if moves_again { Paint::Gold } else { Paint::Focus };
    let disc = Stroke::disc(end, END_DISC * scale, middle).edged_in(Paint::Focus, 1.4, 1.0);
    let mut marks = vec![
        vec![from_lane(lanes.at(layout, first.part, first.reach.from), start)],
        vec![from_lane(lanes.at(layout, last.part, last.reach.to + aside), end)],
        vec![Stroke::disc(start, 6.2, Paint::Focus).edged_in(Paint::FocusBand, 2.4, 1.0)],
        vec![ground.edged_in(Paint::FocusBand, 4.4 * scale, 1.0), ring, disc],
    ];
    if moves_again {
        marks.push(again(end, scale));
    }
    marks
}

/// Between a lane and a sign beside it.
fn from_lane(lane: Vec2, sign: Vec2) -> Stroke {
    Stroke { grain: 0.2, ..Stroke::line([lane, sign], 3.0, Paint::Focus) }
}

/// Three quarters of a round, ending in a head; so many times its usual size.
fn again(middle: Vec2, scale: f32) -> Mark {
    const POINTS: usize = 24;
    let at = |i: usize| {
        let angle = 0.35 + i as f32 / POINTS as f32 * 1.5 * std::f32::consts::PI;
        middle + Vec2::from_angle(angle) * AGAIN_ROUND * scale
    };
    let round: Vec<Vec2> = (0..=POINTS).map(at).collect();
    let (tip, before) = (round[POINTS], round[POINTS - 2]);
    let style = |stroke: Stroke| stroke.smooth().edged_in(Paint::FocusBand, 1.6, 1.0);
    let mut mark = vec![style(Stroke::line(round, 3.0, Paint::Focus))];
    mark.extend(arrow_head(tip + (tip - before) * 0.4, tip - before, 9.0 * scale, 3.0, Paint::Focus).map(style));
    mark
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::marks::course::Lap;
    use crate::engine::{Hole, Player, Row};

    fn course(laps: &[(usize, usize)]) -> Course {
        let south = |number| Hole::of(Row::Six, Player::South, number).unwrap();
        let laps = laps.iter().map(|&(number, drops)| Lap { from: south(number), drops }).collect();
        Course { began: Some(south(1)), laps, ..Course::default() }
    }

    fn layout() -> Layout {
        Layout::new(Row::Six, Vec2::new(1280.0, 720.0))
    }

    #[test]
    fn every_seed_of_first_and_last_lap_has_a_bead_of_its_own() {
        let lanes = Lanes::of(&layout());
        let strands = strands(&course(&[(1, 4), (5, 3)]));
        let beads: Vec<Stroke> = strands.iter().flat_map(|strand| beads(&layout(), &lanes, strand)).collect();
        assert_eq!(beads.len(), 7);
        for (i, bead) in beads.iter().enumerate() {
            let is_clear = |other: &Stroke| other.nibs[0].at.distance(bead.nibs[0].at) > 2.0 * BEAD;
            assert!(beads[..i].iter().all(is_clear));
        }
    }

    #[test]
    fn where_somebody_leads_the_way_has_not_the_colour_of_the_ring_round_what_is_asked_for() {
        let marks = draw(&layout(), &course(&[(1, 4), (5, 3)]), Paint::ScoreLine);
        let paints = marks.iter().flatten().flat_map(|stroke| [Some(stroke.paint), stroke.edge.map(|edge| edge.paint)]);
        assert!(paints.flatten().all(|paint| paint != Paint::Focus));
    }

    #[test]
    fn first_and_last_lap_differ_by_lane_and_by_line_and_what_is_between_is_fainter_than_both() {
        let lanes = Lanes::of(&layout());
        let strands = strands(&course(&[(1, 4), (5, 3), (2, 2), (4, 5)]));
        let lines: Vec<Stroke> = strands.iter().map(|strand| line(&layout(), &lanes, strand).remove(0)).collect();
        let [first, between, last] = &lines[..] else { panic!("{strands:?}") };
        assert_ne!(first.dash, last.dash);
        assert!((lanes.distance_from_middle(Part::First) - lanes.distance_from_middle(Part::Last)).abs() > 7.0);
        assert!(between.nibs[0].half_width < last.nibs[0].half_width && between.nibs[0].opacity < 0.5);
        assert_eq!(strands[1].reach, Reach { from: 4.0, to: 9.0 });
    }

    #[test]
    fn lanes_keep_apart_at_the_ends_of_the_board_too() {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0)];
        for layout in windows.into_iter().flat_map(|window| Row::ALL.map(|row| Layout::new(row, window))) {
            let lanes = Lanes::of(&layout);
            let turn = layout.row.len() as f32 - 0.5;
            let [first, last] = [Part::First, Part::Last].map(|part| lanes.at(&layout, part, turn));
            assert!(first.distance(last) > 7.0, "{:?} {}: {}", layout.row, layout.size, first.distance(last));
        }
    }

    #[test]
    fn where_a_move_begins_and_ends_lies_on_the_lips_of_those_holes_and_on_no_bead() {
        let (layout, course) = (layout(), course(&[(1, 4), (5, 3)]));
        let (lanes, strands) = (Lanes::of(&layout), strands(&course));
        let signs = ends(&layout, &lanes, &strands, false);
        let [.., start, end] = &signs[..] else { panic!("{signs:?}") };
        let beads: Vec<Stroke> = strands.iter().flat_map(|strand| beads(&layout, &lanes, strand)).collect();
        for (sign, hole, half) in [(start, 0, 8.6), (end, 7, 13.9)] {
            let at = sign[0].nibs[0].at;
            let middle = layout.to_world(layout.hole(Row::Six.track().nth(hole).unwrap()));
            assert!(at.distance(middle) < 1.2 * layout.radius, "hole {hole}");
            assert!(beads.iter().all(|bead| bead.nibs[0].at.distance(at) > half + BEAD - 1.0), "hole {hole}");
        }
    }

    #[test]
    fn a_way_over_both_ends_of_the_board_has_an_arrow_at_both() {
        let lanes = Lanes::of(&layout());
        let strand = |to| Strand { part: Part::First, reach: Reach { from: 1.0, to } };
        assert_eq!(arrows(&layout(), &lanes, &strand(13.0)).len(), 2);
        assert_eq!(arrows(&layout(), &lanes, &strand(4.0)).len(), 0);
    }

    #[test]
    fn the_end_says_whether_one_moves_again() {
        let signs = |moves_again| {
            let course = Course { moves_again, ..course(&[(1, 4)]) };
            draw(&layout(), &course, Paint::Focus).len()
        };
        assert_eq!(signs(true), signs(false) + 1);
    }
}
