//! The pictures of the boards: tiny holes, and what each variant takes drawn over them.

use std::f32::consts::TAU;

use bevy::math::Vec2;

use crate::app::table::{Mark, Nib, Stroke};
use crate::app::theme::palette::Paint;
use crate::engine::{Row, Rules};

/// A tiny board where there is room, in u: radius of a hole, from hole to hole, between the rows.
const SHORT: [f32; 3] = [15.6, 37.0, 56.0];
const LONG: [f32; 3] = [9.4, 20.6, 50.0];

/// How wide a picture is where there is room, from lip to lip; and how high, with what is drawn over it.
pub const WIDTH_U: f32 = 11.0 * LONG[1] + 2.2 * LONG[0];
pub const HEIGHT_U: f32 = SHORT[2] + 3.0 * SHORT[0];

/// Seeds in a hole lie in a square, so many radii from its middle, and are so large.
const SEED_ASIDE: f32 = 0.33;
const SEED_SIZE: f32 = 0.29;

/// Rings are at so many radii: those of neighbours are linked.
const RING: f32 = 1.30;
const RING_WIDTH: f32 = 3.2;
const EDGE: (f32, f32) = (1.7, 0.9);

/// Drawn with a finger, but small: little of it is broken up.
const GRAIN: f32 = 0.25;

/// A tiny board. Places are in u from its middle, y down.
#[derive(Clone, Copy, Debug)]
pub struct TinyBoard {
    rules: Rules,
    row: Row,
    /// 1 where there is room.
    scale: f32,
}

impl TinyBoard {
    pub fn new(rules: Rules, row: Row, scale: f32) -> TinyBoard {
        TinyBoard { rules, row, scale }
    }

    fn measures(&self) -> [f32; 3] {
        if self.row == Row::Six { SHORT } else { LONG }.map(|measure| measure * self.scale)
    }

    pub fn radius(&self) -> f32 {
        self.measures()[0]
    }

    /// South's hole of that place, counted from the left, lies in the lower row.
    fn lower(&self, i: usize) -> Vec2 {
        let [_, pitch, between] = self.measures();
        Vec2::new((i as f32 - (self.row.len() as f32 - 1.0) / 2.0) * pitch, between / 2.0)
    }

    /// The middle of every hole, dug by hand: none quite in line.
    pub fn holes(&self) -> Vec<Vec2> {
        let count = self.row.len();
        let on_grid = |i: usize| if i < count { self.lower(i) } else { self.lower(i - count) * Vec2::new(1.0, -1.0) };
        let off = |i: usize| Vec2::new((i as f32 * 2.4).sin(), (i as f32 * 3.7 + 1.0).cos()) * 0.06 * self.radius();
        (0..2 * count).map(|i| on_grid(i) + off(i)).collect()
    }

    /// A casa in a hole: the middle of each seed, from that of the hole, and half a seed's length.
    pub fn casa(&self, hole: usize) -> ([Vec2; 4], f32) {
        let turn = hole as f32 * 0.9;
        let seeds = [0.0, 0.25, 0.5, 0.75].map(|part| Vec2::from_angle(turn + part * TAU) * SEED_ASIDE * self.radius());
        (seeds, SEED_SIZE * self.radius())
    }

    /// What the variant takes: casas linked in a chain, one casa, or casas that a sowing passes.
    pub fn rule(&self) -> Mark {
        match self.rules {
            Rules::HOYITO_I => self.in_passing(),
            Rules::HOYITO_II => self.chain(),
            _ => vec![self.ring(self.row.len() / 2)],
        }
    }

    fn hole(&self, i: usize) -> Vec2 {
        self.holes()[i]
    }

    fn ring(&self, hole: usize) -> Stroke {
        let middle = self.hole(hole);
        let reach = RING * self.radius();
        let at = |i: usize| {
            let angle = i as f32 / 48.0 * TAU;
            middle + Vec2::from_angle(angle) * reach * (1.0 + 0.02 * (2.0 * angle + hole as f32).sin())
        };
        self.gold(Stroke::ring((0..48).map(at), self.fine(RING_WIDTH), Paint::Gold))
    }

    fn gold(&self, stroke: Stroke) -> Stroke {
        Stroke { grain: GRAIN, ..stroke }.edged(EDGE.0, EDGE.1)
    }

    /// Lines on the long board are thinner.
    fn fine(&self, width: f32) -> f32 {
        width * if self.row == Row::Six { 1.0 } else { 0.8 } * self.scale.max(0.8)
    }

    /// Over a hole, in the channel between the rows.
    fn over(&self, hole: usize) -> Vec2 {
        self.hole(hole) - Vec2::Y * self.radius() * 1.35
    }

    /// Casas behind one another, taken backwards from where the sowing ended.
    fn chain(&self) -> Mark {
        let casas: &[usize] = if self.row == Row::Six { &[4, 3, 2] } else { &[8, 7, 6, 5] };
        let rings = casas.iter().map(|&hole| self.ring(hole));
        let arrows = casas.windows(2).flat_map(|pair| self.arrow(self.over(pair[0]), self.over(pair[1])));
        rings.chain(arrows).collect()
    }

    fn arrow(&self, from: Vec2, to: Vec2) -> [Stroke; 2] {
        let inwards = (to - from) * 0.10;
        let bow: Vec<Vec2> = bow(from + inwards, to - inwards, 0.34).collect();
        let tip = to - inwards;
        let size = 7.0 * self.scale * if self.row == Row::Six { 1.0 } else { 0.75 };
        let back = (bow[bow.len() - 4] - tip).normalize_or(Vec2::X) * size;
        let head = [tip + back.rotate(Vec2::from_angle(0.62)), tip, tip + back.rotate(Vec2::from_angle(-0.62))];
        [bow, head.to_vec()].map(|line| self.gold(Stroke::line(line, self.fine(2.8), Paint::Gold)))
    }

    /// A sowing that takes the casas it passes.
    fn in_passing(&self) -> Mark {
        let (passed, casas): (&[usize], _) =
            if self.row == Row::Six { (&[0, 1, 2, 3, 4, 5], [2, 4]) } else { (&[2, 3, 4, 5, 6, 7, 8, 9], [5, 8]) };
        let cream = |line: Stroke| Stroke { grain: GRAIN, ..line }.edged(EDGE.0, EDGE.1);
        let hop = |pair: &[usize]| {
            let (from, to) = (self.over(pair[0]), self.over(pair[1]));
            cream(Stroke::line(bow(from, to, 0.30), self.fine(2.6), Paint::Cream))
        };
        let end = |hole: usize, size: f32| cream(Stroke::disc(self.over(hole), self.fine(size), Paint::Cream));
        let rings = casas.map(|hole| self.ring(hole));
        let ends = [end(passed[0], 3.4), end(passed[passed.len() - 1], 5.0)];
        rings.into_iter().chain(passed.windows(2).map(hop)).chain(ends).collect()
    }
}

/// Points of a bow that rises by so much of its length.
fn bow(from: Vec2, to: Vec2, rise: f32) -> impl Iterator<Item = Vec2> {
    const STEPS: usize = 12;
    let up = Vec2::Y * -rise * (to - from).length();
    (0..=STEPS).map(move |i| {
        let share = i as f32 / STEPS as f32;
        from.lerp(to, share) + up * (4.0 * share * (1.0 - share))
    })
}

/// The line round what is chosen, scored with a stick in one go: it swells and thins, and its ends cross. `half` is half the
/// size of what it goes round.
pub fn scored_round(half: Vec2) -> Mark {
    const STEPS: usize = 150;
    const BEGINS: f32 = -2.2;
    // A little more than once round.
    let line = |aside: Vec2, width: f32| {
        let nib = |i: usize| {
            let share = i as f32 / STEPS as f32;
            let angle = BEGINS + share * (TAU + 0.16);
            let (sin, cos) = angle.sin_cos();
            let wobble =
                1.0 + 0.006 * (2.0 * angle + 1.0).sin() + 0.008 * (3.0 * angle + 4.0).sin() - 0.035 * (share - 0.5);
            let on_edge = |part: f32| part.signum() * part.abs().powf(2.0 / 7.0);
            let swell = 1.0 + 0.38 * (2.3 * angle + 0.7).sin() + 0.22 * (5.1 * angle).sin();
            let pressed = (share * 22.0).min((1.0 - share) * 14.0).clamp(0.25, 1.0);
            let at = Vec2::new(on_edge(cos), on_edge(sin)) * half * wobble + aside;
            Nib { at, half_width: 0.5 * width * swell * pressed, opacity: 1.0 }
        };
        (0..=STEPS).map(nib).collect::<Vec<_>>()
    };
    vec![
        Stroke::thread(line(Vec2::splat(1.5), 2.6), Paint::ScoreLight),
        Stroke::thread(line(Vec2::ZERO, 3.3), Paint::ScoreLine),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boards() -> impl Iterator<Item = TinyBoard> {
        super::super::BOARDS.into_iter().map(|(rules, row)| TinyBoard::new(rules, row, 1.0))
    }

    #[test]
    fn every_board_has_all_its_holes_and_fits_its_picture_with_what_is_drawn_on_it() {
        for board in boards() {
            assert_eq!(board.holes().len(), board.row.holes());
            let holes = board.holes().into_iter().map(|at| at.abs() + board.radius());
            let nibs = board.rule().into_iter().flat_map(|stroke| stroke.nibs).map(|nib| nib.at.abs() + nib.half_width);
            for reach in holes.chain(nibs) {
                assert!(reach.x <= WIDTH_U / 2.0 + 0.1 && reach.y <= HEIGHT_U / 2.0, "{board:?}: {reach}");
            }
        }
    }

    #[test]
    fn no_two_variants_are_drawn_alike() {
        let short: Vec<_> = boards().filter(|board| board.row == Row::Six).map(|board| board.rule()).collect();
        assert_eq!(short.len(), 3);
        assert!(short[0] != short[1] && short[1] != short[2] && short[0] != short[2]);
    }

    #[test]
    fn the_scored_line_crosses_itself_where_it_ends() {
        let mark = scored_round(Vec2::new(120.0, 90.0));
        let nibs = &mark[1].nibs;
        assert!(nibs[0].at.distance(nibs[nibs.len() - 1].at) > 4.0);
    }
}
