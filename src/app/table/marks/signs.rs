//! The signs on the table and how each is drawn: a pure function of what holds and of the layout.

use std::sync::Arc;

use bevy::math::Vec2;

use super::chain::{Chain, chain_marks, links};
use super::course::Course;
use super::dust::Puff;
use super::stroke::{Mark, Stroke};
use super::track::{ring_radii, round_hole};
use super::trail::{Trail, trail_marks};
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
    /// Where a key or a click would act.
    pub pointed_at: HoleSet,
    /// What a hint points at.
    pub hinted: Option<Hole>,
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

/// Rings that run out from where a lap's last seed fell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ripple {
    pub hole: Hole,
    /// 0 to 1.
    pub age: f32,
}

/// Light that falls on a scored line's far side lies so far beside it, in u: the sun stands upper left.
const FAR_SIDE: Vec2 = Vec2::new(1.4, -1.4);

/// The ring of a hole that may be played: its line, and the light on its far side, in u.
const LEGAL_RING: (f32, f32) = (2.9, 2.2);

/// A hint's own ring lies so far within the others, in u.
const HINT_WITHIN_U: f32 = 10.5;

/// Every mark, in the order in which they are drawn.
pub fn draw(layout: &Layout, signs: &Signs) -> Vec<Mark> {
    let mut marks: Vec<Mark> = signs.puffs.iter().map(|&puff| dust::puff(layout, puff)).collect();
    let unpointed = signs.legal.iter().filter(|&hole| !signs.pointed_at.contains(hole));
    // What is asked for is as good as pointed at.
    let may_be_played = |hole| if signs.is_led { focus(layout, hole) } else { legal(layout, hole, signs.legal_drawn) };
    marks.extend(unpointed.map(may_be_played));
    marks.extend(signs.endless.iter().map(|hole| endless(layout, hole)));
    marks.extend(signs.pointed_at.iter().map(|hole| focus(layout, hole)));
    marks.extend(signs.hinted.map(|hole| hint(layout, hole)));
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

/// A second ring within the first, whatever that one says.
fn hint(layout: &Layout, hole: Hole) -> Mark {
    let radii = ring_radii(layout) - HINT_WITHIN_U / layout.radius;
    let ring = Stroke::ring(round_hole(layout, hole, radii), 3.6, Paint::Focus);
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

/// A small true circle.
pub fn small_round(middle: Vec2, radius: f32) -> Vec<Vec2> {
    const POINTS: usize = 20;
    let at = |i: usize| middle + Vec2::from_angle(i as f32 / POINTS as f32 * std::f32::consts::TAU) * radius;
    (0..POINTS).map(at).collect()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Player, Position, Row, Rules};

    fn layouts() -> impl Iterator<Item = Layout> {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0)];
        windows.into_iter().flat_map(|window| Row::ALL.map(|row| Layout::new(row, window)))
    }

    fn everything(row: Row) -> Signs {
        let holes: Vec<Hole> = row.track().collect();
        let set = |of: &[Hole]| of.iter().copied().collect::<HoleSet>();
        let position = Position::opening(Rules::HOYITO_II, row, Player::South).unwrap();
        let course = Arc::new(Course::of(&position, &position.play_recorded(holes[2]).unwrap().1));
        Signs {
            legal: set(&holes[..4]),
            is_led: false,
            legal_drawn: 0.5,
            endless: set(&holes[4..5]),
            pointed_at: set(&holes[1..2]),
            hinted: Some(holes[2]),
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
}
