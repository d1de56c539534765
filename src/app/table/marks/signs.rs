//! The signs on the table and how each is drawn: a pure function of what holds and of the layout.

use std::sync::Arc;

use bevy::math::Vec2;

use super::course::Course;
use super::stroke::{Mark, Nib, Stroke};
use super::track::{in_channel, is_turn, lip_from_middle, ring_radii, round_hole, way};
use super::{dust, half, preview};
use crate::app::table::layout::Layout;
use crate::app::theme::palette::Paint;
use crate::engine::{Hole, HoleSet};

/// Everything that is marked at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Signs {
    /// May be played now.
    pub legal: HoleSet,
    /// Whether somebody leads: what may be played is asked for, and what is taken is explained.
    pub is_led: bool,
    /// How much of their rings is drawn, 0 to 1.
    pub legal_drawn: f32,
    /// May not, because it would go round for ever.
    pub endless: HoleSet,
    /// Where a key or a click would act, or what a hint points at.
    pub pointed_at: HoleSet,
    /// A half of a row that a hint speaks of.
    pub half: HoleSet,
    /// What a move would do.
    pub preview: Option<Arc<Course>>,
    /// What the move being shown, or the last one, has done.
    pub trail: Option<Trail>,
    /// A chain that is being taken.
    pub chain: Option<Chain>,
    pub ripples: Vec<Ripple>,
    pub puffs: Vec<Puff>,
}

/// The way of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Trail {
    pub course: Arc<Course>,
    /// How much of the last stretch from a hole to the next is gone, 0 to 1.
    pub share: f32,
}

/// Casas that follow each other backwards, in the middle of being taken.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chain {
    /// In the order in which they are taken.
    pub holes: Vec<Hole>,
    /// So many are taken already.
    pub taken: usize,
    /// So many after those shine now.
    pub lit: usize,
    /// How much of their time is gone, 0 to 1.
    pub share: f32,
    /// Whether motes of dust rise in the light.
    pub has_motes: bool,
}

/// Rings that run out from where a lap's last seed fell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ripple {
    pub hole: Hole,
    /// 0 to 1.
    pub age: f32,
}

/// Dust where a hand has scooped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Puff {
    pub hole: Hole,
    /// 0 to 1.
    pub age: f32,
}

/// Light that falls on a scored line's far side lies so far beside it, in u: the sun stands upper left.
const FAR_SIDE: Vec2 = Vec2::new(1.4, -1.4);

/// How far from a hole's middle the thread of a trail passes, and how far it swings out between holes, in radii.
const TRAIL_RADII: f32 = 1.17;
const TRAIL_SWING: f32 = 0.28;

/// Widths of a trail's thread where it is oldest and where it is newest, in u.
const THREAD_WIDTHS: (f32, f32) = (2.2, 3.2);

/// Between a hole's ring and the arrows that explain a chain: at their ends, and how far they swing out from there, in u.
const LINKS_U: (f32, f32) = (19.0, 9.0);

/// How soon a casa's ring stands in full, as a share of its time.
const LIGHTING: f32 = 0.45;

/// The ring of a hole that may be played: its line, and the light on its far side, in u.
const LEGAL_RING: (f32, f32) = (2.9, 2.2);

/// Every mark, in the order in which they are drawn.
pub fn draw(layout: &Layout, signs: &Signs) -> Vec<Mark> {
    let mut marks: Vec<Mark> = signs.puffs.iter().map(|&puff| dust::puff(layout, puff)).collect();
    let unpointed = signs.legal.iter().filter(|&hole| !signs.pointed_at.contains(hole));
    // What is asked for is as good as pointed at.
    let may_be_played = |hole| if signs.is_led { focus(layout, hole) } else { legal(layout, hole, signs.legal_drawn) };
    marks.extend(unpointed.map(may_be_played));
    marks.extend(signs.endless.iter().map(|hole| endless(layout, hole)));
    marks.extend(signs.pointed_at.iter().map(|hole| focus(layout, hole)));
    marks.extend(half::draw(layout, signs.half));
    if let Some(trail) = &signs.trail {
        marks.extend(trail_marks(layout, trail, signs.chain.as_ref()));
    }
    if let Some(course) = &signs.preview {
        let line = if signs.is_led { Paint::ScoreLine } else { Paint::Focus };
        marks.extend(preview::draw(layout, course, line));
    }
    let explained = [signs.preview.as_ref(), signs.trail.as_ref().map(|trail| &trail.course)].into_iter().flatten();
    marks.extend(explained.filter(|_| signs.is_led && signs.chain.is_none()).flat_map(|course| links(layout, course)));
    if let Some(chain) = &signs.chain {
        marks.extend(chain_marks(layout, chain));
    }
    marks.extend(signs.ripples.iter().map(|&at| ripple(layout, at)));
    marks
}

/// Scored into the ground: a dark line, and the light on its far side.
fn legal(layout: &Layout, hole: Hole, drawn: f32) -> Mark {
    let (line, light) = LEGAL_RING;
    let mut round = round_hole(layout, hole, ring_radii(layout));
    let lit: Vec<Vec2> = round.iter().map(|&point| point + FAR_SIDE).collect();
    if drawn >= 1.0 {
        let lit_side = Stroke::ring(lit, light, Paint::ScoreLight).faint(0.8);
        return vec![lit_side, scored(Stroke::ring(round, line, Paint::ScoreLine))];
    }
    let points = (round.len() as f32 * drawn) as usize;
    round.truncate(points);
    let lit_side = Stroke::line(lit.into_iter().take(points), light, Paint::ScoreLight).faint(0.8);
    vec![lit_side, scored(Stroke::line(round, line, Paint::ScoreLine))]
}

/// A line pressed into the ground is less grainy than one of dust on it.
fn scored(stroke: Stroke) -> Stroke {
    Stroke { grain: 0.35, ..stroke }
}

fn focus(layout: &Layout, hole: Hole) -> Mark {
    let ring = Stroke::ring(round_hole(layout, hole, ring_radii(layout)), 4.6, Paint::Focus);
    vec![Stroke { grain: 0.3, ..ring.edged_in(Paint::FocusBand, 2.2, 1.0) }]
}

/// Gold, where a casa is or will be taken.
pub fn gold(layout: &Layout, hole: Hole) -> Mark {
    vec![Stroke::ring(round_hole(layout, hole, ring_radii(layout)), 4.4, Paint::Gold).edged(1.6, 0.6)]
}

/// A way that bites its own tail: dashes of clay on a band of cream, with a head.
fn endless(layout: &Layout, hole: Hole) -> Mark {
    let round = round_hole(layout, hole, 1.20);
    let tail: Vec<Vec2> = round[round.len() / 7..].to_vec();
    let (tip, before) = (tail[tail.len() - 1], tail[tail.len() - 4]);
    let band = Stroke::line(tail.iter().copied(), 7.0, Paint::EndlessEdge).faint(0.8);
    let dashes = Stroke::line(tail, 3.6, Paint::Endless).dashed(6.4, 17.0);
    let head = arrow_head(tip + (tip - before) * 0.8, tip - before, 15.0, 4.0, Paint::Endless);
    let mut mark = vec![band, Stroke { grain: 0.3, ..dashes }];
    mark.extend(head.map(|stroke| Stroke { grain: 0.3, ..stroke.edged_in(Paint::EndlessEdge, 1.7, 0.8) }));
    mark
}

/// The two strokes of an arrow head.
pub fn arrow_head(tip: Vec2, way: Vec2, length: f32, width: f32, paint: Paint) -> [Stroke; 2] {
    let back = -way.normalize_or(Vec2::X) * length;
    [0.62_f32, -0.62].map(|turn| Stroke::line([tip, tip + Vec2::from_angle(turn).rotate(back)], width, paint))
}

fn trail_marks(layout: &Layout, trail: &Trail, chain: Option<&Chain>) -> Vec<Mark> {
    // While a chain is taken its gold leads the eye.
    let opacity = if chain.is_some() { 0.4 } else { 1.0 };
    let mut marks = vec![thread(layout, trail).into_iter().map(|stroke| stroke.faint(opacity)).collect()];
    let in_chain = |hole: &Hole| chain.is_some_and(|chain| chain.holes.contains(hole));
    marks.extend(trail.course.taken.iter().filter(|hole| !in_chain(hole)).map(|&hole| gold(layout, hole)));
    let lip = lip_from_middle(layout, TRAIL_RADII);
    let at_lip = |hole: Hole| in_channel(layout, hole.index() as f32, lip);
    if let Some(began) = trail.course.began {
        let ring = Stroke::ring(small_round(at_lip(began), 6.0), 3.0, Paint::Cream).smooth();
        marks.push(vec![ring.edged(1.5, 1.0)]);
    }
    if let Some(ended) = trail.course.ended {
        marks.push(vec![Stroke::disc(at_lip(ended), 6.5, Paint::Cream).edged(2.0, 1.0)]);
    }
    marks
}

/// A small true circle.
pub fn small_round(middle: Vec2, radius: f32) -> Vec<Vec2> {
    const POINTS: usize = 20;
    let at = |i: usize| middle + Vec2::from_angle(i as f32 / POINTS as f32 * std::f32::consts::TAU) * radius;
    (0..POINTS).map(at).collect()
}

/// The thread from lip to lip, thin where it is old, with the dust that fell beside it.
fn thread(layout: &Layout, trail: &Trail) -> Mark {
    let Some(reach) = trail.course.last_round(layout.row, trail.share) else { return Mark::new() };
    let lip = lip_from_middle(layout, TRAIL_RADII);
    let swing = |along: f32| {
        let between = (along * std::f32::consts::PI).sin().powi(2);
        if is_turn(layout, along) { 0.0 } else { TRAIL_SWING * layout.radius * between }
    };
    let points = way(layout, reach.from, reach.to, |along| lip - swing(along));
    let length = (reach.to - reach.from).max(1e-3);
    let nib = |(along, at): (f32, Vec2)| {
        let age = (along - reach.from) / length;
        let width = THREAD_WIDTHS.0 + (THREAD_WIDTHS.1 - THREAD_WIDTHS.0) * age;
        Nib { at, half_width: width / 2.0, opacity: 0.55 + 0.45 * age }
    };
    let nibs: Vec<Nib> = points.into_iter().map(nib).collect();
    let mut mark = vec![Stroke::thread(nibs.clone(), Paint::Cream).edged(1.3, 0.55)];
    mark.extend(dust::beside(&nibs));
    mark
}

/// Cream rings one after another, each fading.
fn ripple(layout: &Layout, ripple: Ripple) -> Mark {
    let ring = |(i, (radii, width, opacity)): (usize, (f32, f32, f32))| {
        let own_age = (ripple.age * 1.5 - i as f32 * 0.25).clamp(0.0, 1.0);
        let fading = if own_age > 0.0 { (1.0 - own_age) * (own_age * 6.0).min(1.0) } else { 0.0 };
        let ring = Stroke::ring(round_hole(layout, ripple.hole, radii), width, Paint::Cream);
        ring.edged(1.0, 0.35).faint(opacity * fading)
    };
    [(1.19, 3.0, 0.98), (1.34, 2.0, 0.75), (1.50, 1.3, 0.5)].into_iter().enumerate().map(ring).collect()
}

fn chain_marks(layout: &Layout, chain: &Chain) -> Vec<Mark> {
    let mut marks = Vec::new();
    let lit_until = chain.taken + chain.lit;
    let brightness = (chain.share / LIGHTING).min(1.0);
    for (i, &hole) in chain.holes.iter().enumerate() {
        let ring = |radii: f32, width: f32| Stroke::ring(round_hole(layout, hole, radii), width, Paint::Gold);
        marks.push(if i < chain.taken {
            vec![ring(1.24, 2.0).edged(1.0, 0.5).faint(0.7)]
        } else if i < lit_until {
            vec![
                ring(1.50, 1.4).faint(0.4 * brightness),
                ring(1.36, 2.2).faint(0.75 * brightness),
                ring(1.20, 6.0).edged(1.5, 0.5).faint(0.3 + 0.7 * brightness),
            ]
        } else {
            vec![ring(1.20, 3.4).dashed(7.6, 20.0).edged(1.3, 0.4)]
        });
        if (chain.taken..lit_until).contains(&i) && chain.has_motes {
            marks.push(dust::motes(layout, hole, chain.share));
        }
        if let Some(&next) = chain.holes.get(i + 1) {
            let drawn = if i + 1 < lit_until {
                1.0
            } else if i < lit_until {
                chain.share
            } else {
                0.0
            };
            let beside = (lip_from_middle(layout, 1.26), lip_from_middle(layout, 1.42));
            marks.push(chain_arrow(layout, hole, next, drawn, i + 1 < lit_until, beside));
        }
    }
    marks
}

/// What leads from casa to casa where one behind the other is taken.
fn links(layout: &Layout, course: &Course) -> Vec<Mark> {
    let pairs = course.taken.windows(2).filter(|pair| pair[0].before(layout.row) == pair[1]);
    // Beyond the way of the sowing.
    let low = lip_from_middle(layout, ring_radii(layout)) - LINKS_U.0;
    pairs.map(|pair| chain_arrow(layout, pair[0], pair[1], 1.0, true, (low, low - LINKS_U.1))).collect()
}

/// From one casa to the one behind it, against the sowing, in the channel: so far from its middle at both ends, and where the arrow
/// swings out.
fn chain_arrow(layout: &Layout, from: Hole, to: Hole, drawn: f32, is_lit: bool, (low, high): (f32, f32)) -> Mark {
    if drawn <= 0.05 {
        return Mark::new();
    }
    let holes = layout.row.holes() as f32;
    // Backwards over South's first hole lies North's last.
    let start = if from.index() == 0 { holes } else { from.index() as f32 };
    let (begin, end) = (start - 0.16, to.index() as f32 + 0.16);
    let middle = (begin + end) / 2.0;
    let from_middle = move |along: f32| {
        let off = (along - middle).abs() / ((begin - end).abs() / 2.0);
        high + (low - high) * off * off
    };
    let points = way(layout, begin, begin + (end - begin) * drawn, from_middle);
    let width = if is_lit { 5.0 } else { 3.2 };
    let opacity = if is_lit { 1.0 } else { 0.75 };
    let style = |stroke: Stroke| stroke.edged(1.3, 0.55).faint(opacity);
    let line: Vec<Vec2> = points.iter().map(|&(_, point)| point).collect();
    let (tip, before) = (line[line.len() - 1], line[line.len().saturating_sub(3)]);
    let mut mark = vec![style(Stroke::line(line, width, Paint::Gold))];
    mark.extend(arrow_head(tip, tip - before, 15.0, width, Paint::Gold).map(style));
    mark
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Player, Position, Row, Rules, Setup};

    fn layouts() -> impl Iterator<Item = Layout> {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0)];
        windows.into_iter().flat_map(|window| Row::ALL.map(|row| Layout::new(row, window)))
    }

    fn everything(row: Row) -> Signs {
        let holes: Vec<Hole> = row.track().collect();
        let set = |of: &[Hole]| of.iter().copied().collect::<HoleSet>();
        let position = Position::opening(Rules::HOYITO_II, row, Player::South).unwrap();
        let course = Arc::new(Course::of(&position.play_recorded(holes[2]).unwrap().1));
        Signs {
            legal: set(&holes[..4]),
            is_led: false,
            legal_drawn: 0.5,
            endless: set(&holes[4..5]),
            pointed_at: set(&holes[1..2]),
            half: set(&holes[..row.len() / 2]),
            preview: Some(course.clone()),
            trail: Some(Trail { course, share: 1.0 }),
            chain: Some(Chain {
                holes: vec![holes[1], holes[0], holes[row.holes() - 1]],
                taken: 1,
                lit: 1,
                share: 0.5,
                has_motes: true,
            }),
            ripples: vec![Ripple { hole: holes[0], age: 0.3 }],
            puffs: vec![Puff { hole: holes[0], age: 0.3 }],
        }
    }

    #[test]
    fn every_light_mark_has_a_dark_edge_or_a_dark_line_in_it() {
        for layout in layouts() {
            for mark in draw(&layout, &everything(layout.row)) {
                let is_dust = mark.iter().all(|stroke| stroke.nibs.len() == 1);
                let holds = mark
                    .iter()
                    .any(|stroke| stroke.edge.is_some() || [Paint::ScoreLine, Paint::Focus].contains(&stroke.paint));
                assert!(mark.is_empty() || is_dust || holds, "{mark:?}");
            }
        }
    }

    #[test]
    fn every_mark_lies_in_the_window() {
        for layout in layouts() {
            let half = layout.size / 2.0;
            for stroke in draw(&layout, &everything(layout.row)).iter().flatten() {
                assert!(stroke.nibs.iter().all(|nib| nib.at.abs().cmplt(half).all()), "{:?}", layout.size);
            }
        }
    }

    #[test]
    fn a_recorded_move_leaves_a_thread_from_its_beginning_to_its_end_and_gold_where_it_took() {
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        let position: Position =
            "3,3,3,3,1,0/0,0,0,0,5,6 S 24-0".parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap();
        let hole = Hole::of(Row::Six, Player::South, 1).unwrap();
        let course = Arc::new(Course::of(&position.play_recorded(hole).unwrap().1));
        let signs = Signs { trail: Some(Trail { course, share: 1.0 }), ..Signs::default() };
        let marks = draw(&layout, &signs);
        let golden = marks.iter().flatten().filter(|stroke| stroke.paint == Paint::Gold).count();
        assert_eq!(golden, 3);
        let thread = &marks[0][0];
        let lip = lip_from_middle(&layout, TRAIL_RADII);
        assert!(thread.nibs[0].at.distance(in_channel(&layout, 0.0, lip)) < 0.1);
        assert!(thread.nibs.last().unwrap().at.distance(in_channel(&layout, 3.0, lip)) < 0.1);
        assert!(thread.nibs[0].half_width * 2.0 < 2.3 && thread.nibs.last().unwrap().half_width * 2.0 > 3.1);
    }

    #[test]
    fn a_chain_marks_what_is_taken_what_shines_and_what_waits_differently() {
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        let chain = everything(Row::Six).chain.unwrap();
        let marks = chain_marks(&layout, &chain);
        let rings: Vec<&Mark> = marks.iter().filter(|mark| mark.iter().any(|stroke| stroke.is_closed)).collect();
        assert_eq!(rings.iter().map(|mark| mark.len()).collect::<Vec<_>>(), [1, 3, 1]);
        assert!(rings[2][0].dash.is_some() && rings[0][0].dash.is_none());
    }
}
