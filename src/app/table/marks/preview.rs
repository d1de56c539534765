//! What a move would do, drawn before it is played: dots along the channel, a bead for every seed that falls, gold round what
//! is taken. Laps are told apart by their lane and by their line: dots, then dashes, then a fine line for all the rest.

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
const LANE_PITCH: f32 = 9.0;

/// Where there is less room than this between the first lane and the line between the rows there are two lanes, else three,
/// in u.
const ROOM_FOR_THREE: f32 = 20.0;

/// Beads of neighbouring lanes stand so far beside each other, in u.
const STAGGER: f32 = 12.0;

/// The lanes of a board, from the holes to the middle.
struct Lanes {
    first: f32,
    pitch: f32,
    count: usize,
}

impl Lanes {
    fn of(layout: &Layout) -> Lanes {
        let first = lip_from_middle(layout, ring_radii(layout)) - BESIDE_RING;
        let count = if first < ROOM_FOR_THREE { 2 } else { 3 };
        // The last lane keeps as far from the same lane of the other row as from its neighbour.
        Lanes { first, pitch: (first / (count as f32 - 0.5)).min(LANE_PITCH), count }
    }

    fn lane_of(&self, lap: usize) -> usize {
        lap.min(self.count - 1)
    }

    /// In u from the line between the rows.
    fn distance_from_middle(&self, lap: usize) -> f32 {
        self.first - self.pitch * self.lane_of(lap) as f32
    }
}

/// With its line in that paint.
pub fn draw(layout: &Layout, course: &Course, paint: Paint) -> Vec<Mark> {
    let lanes = Lanes::of(layout);
    let mut marks: Vec<Mark> = course.taken.iter().map(|&hole| gold(layout, hole)).collect();
    let laps = in_lanes(&lanes, course);
    let numbered = || laps.iter().copied().enumerate();
    marks.extend(numbered().map(|(lap, reach)| line(layout, &lanes, course, lap, reach)));
    marks.extend(numbered().skip(1).map(|(lap, reach)| change_of_lane(layout, &lanes, lap, reach)));
    marks.extend(numbered().flat_map(|(lap, reach)| arrows(layout, &lanes, lap, reach)));
    marks.extend(numbered().map(|(lap, reach)| beads(layout, &lanes, lap, reach)));
    marks.extend(ends(layout, &lanes, &laps));
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

/// A lap for every lane; in the last one all that have none of their own, which go on from each other.
fn in_lanes(lanes: &Lanes, course: &Course) -> Vec<Reach> {
    let mut laps: Vec<Reach> = Vec::new();
    for lap in course.laps_as_ways() {
        if laps.len() < lanes.count {
            laps.push(lap);
        } else if let Some(last) = laps.last_mut() {
            last.to += lap.to - lap.from;
        }
    }
    laps
}

/// At most once round: more would lie on itself.
fn once_round(layout: &Layout, reach: Reach) -> Reach {
    Reach { from: reach.from.max(reach.to - layout.row.holes() as f32), ..reach }
}

fn line(layout: &Layout, lanes: &Lanes, course: &Course, lap: usize, reach: Reach) -> Mark {
    let shares_lane = lap + 1 == lanes.count && course.laps.len() > lanes.count;
    let reach = once_round(layout, reach);
    let points =
        way(layout, reach.from, reach.to, |_| lanes.distance_from_middle(lap)).into_iter().map(|(_, point)| point);
    let stroke = match lap {
        0 => Stroke::line(points, 4.2, Paint::Focus).dashed(0.0, 8.6),
        _ if !shares_lane => Stroke::line(points, 3.0, Paint::Focus).dashed(6.5, 13.0),
        _ => Stroke::line(points, 2.0, Paint::Focus),
    };
    vec![Stroke { grain: 0.2, ..stroke }]
}

/// A lap begins in its own lane where the one before it ended.
fn change_of_lane(layout: &Layout, lanes: &Lanes, lap: usize, reach: Reach) -> Mark {
    let place =
        |lap: usize| in_channel(layout, reach.from + shift(layout, lanes, lap), lanes.distance_from_middle(lap));
    vec![Stroke { grain: 0.2, ..Stroke::line([place(lap - 1), place(lap)], 3.0, Paint::Focus) }]
}

/// How far the beads of a lap stand before their holes, in holes, so that those of two lanes are not on each other.
fn shift(layout: &Layout, lanes: &Lanes, lap: usize) -> f32 {
    lanes.lane_of(lap) as f32 * STAGGER / layout.pitch
}

/// Heads at both turns of the board, and in the middle of a long straight.
fn arrows(layout: &Layout, lanes: &Lanes, lap: usize, reach: Reach) -> Vec<Mark> {
    let row = layout.row.len() as f32;
    let reach = once_round(layout, reach);
    let turns = (0..5).map(|turn| turn as f32 * row + row - 0.5);
    turns
        .filter(|turn| (reach.from..=reach.to).contains(turn))
        .map(|turn| {
            let at = |along: f32| in_channel(layout, along, lanes.distance_from_middle(lap));
            let tip = at(turn + 0.06);
            let head = arrow_head(tip, tip - at(turn - 0.06), 11.0, 3.4, Paint::Focus);
            head.map(|stroke| stroke.smooth()).into()
        })
        .collect()
}

fn beads(layout: &Layout, lanes: &Lanes, lap: usize, reach: Reach) -> Mark {
    let reach = once_round(layout, reach);
    let holes = (reach.from as usize + 1)..=(reach.to as usize);
    let at =
        |along: usize| in_channel(layout, along as f32 + shift(layout, lanes, lap), lanes.distance_from_middle(lap));
    holes.map(|along| Stroke::disc(at(along), BEAD - 1.1, Paint::Cream).edged_in(Paint::Focus, 2.2, 1.0)).collect()
}

/// A filled bead where it begins, a ringed one where it ends.
fn ends(layout: &Layout, lanes: &Lanes, laps: &[Reach]) -> Vec<Mark> {
    let (Some(first), Some(last)) = (laps.first(), laps.last()) else { return Vec::new() };
    let start = in_channel(layout, first.from, lanes.distance_from_middle(0));
    let lap = laps.len() - 1;
    let end: Vec2 = in_channel(layout, last.to + shift(layout, lanes, lap), lanes.distance_from_middle(lap));
    let filled = |at, radius| Stroke::disc(at, radius, Paint::Focus).edged_in(Paint::FocusBand, 2.4, 1.0);
    vec![
        vec![filled(start, 5.4)],
        vec![
            Stroke::ring(small_round(end, 8.6), 2.4, Paint::Focus).smooth().edged_in(Paint::FocusBand, 1.2, 0.9),
            Stroke::disc(end, BEAD, Paint::Cream),
        ],
    ]
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
    fn every_seed_of_every_lap_has_a_bead_of_its_own() {
        let lanes = Lanes::of(&layout());
        let laps: Vec<Reach> = course(&[(1, 4), (5, 3)]).laps_as_ways().collect();
        let beads: Vec<Stroke> =
            laps.iter().enumerate().flat_map(|(lap, &reach)| beads(&layout(), &lanes, lap, reach)).collect();
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
    fn two_laps_differ_by_lane_and_by_line() {
        let lanes = Lanes::of(&layout());
        let (two, reach) = (course(&[(1, 4), (5, 3)]), Reach { from: 0.0, to: 4.0 });
        let (first, second) = (line(&layout(), &lanes, &two, 0, reach), line(&layout(), &lanes, &two, 1, reach));
        assert_ne!(first[0].dash, second[0].dash);
        assert!(first[0].nibs[0].at.distance(second[0].nibs[0].at) > 5.0);
    }

    #[test]
    fn a_way_over_both_ends_of_the_board_has_an_arrow_at_both() {
        let lanes = Lanes::of(&layout());
        assert_eq!(arrows(&layout(), &lanes, 0, Reach { from: 1.0, to: 13.0 }).len(), 2);
        assert_eq!(arrows(&layout(), &lanes, 0, Reach { from: 1.0, to: 4.0 }).len(), 0);
    }
}
