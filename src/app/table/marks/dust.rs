//! Dust: beside a thread, where a hand has scooped, in the light over a casa.

use bevy::math::Vec2;

use super::stroke::{Mark, Nib, Stroke};
use crate::app::table::heap::dug_hole;
use crate::app::table::layout::Layout;
use crate::app::table::scatter::scatter;
use crate::app::theme::palette::Paint;
use crate::engine::Hole;

/// Dust where a hand has scooped.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Puff {
    pub hole: Hole,
    /// 0 to 1.
    pub age: f32,
}

/// Words that are blown away throw up one grain on so many u of their length, but no more than so many, which fly so far, in u.
const A_GRAIN_EVERY_U: f32 = 30.0;
const MOST_GRAINS: usize = 12;
const GRAINS_FLY_U: f32 = 40.0;

/// Grains in a puff, and motes over a casa.
const PUFF_GRAINS: usize = 26;
const MOTES: usize = 22;

/// A number from -1 to 1.
fn either_way(thing: usize, part: usize, property: usize) -> f32 {
    scatter(thing, part, property) * 2.0 - 1.0
}

/// Specks beside a thread, where the finger that drew it has thrown them.
pub fn beside(nibs: &[Nib]) -> impl Iterator<Item = Stroke> {
    let pairs = nibs.windows(2).enumerate();
    pairs.filter(|(i, _)| scatter(*i, 0, 61) < 0.55).map(|(i, pair)| {
        let across = (pair[1].at - pair[0].at).perp().normalize_or(Vec2::Y);
        let off = either_way(i, 0, 62) * 5.0;
        let radius = 0.35 + 0.5 * scatter(i, 0, 63);
        Stroke::disc(pair[0].at + across * off, radius, Paint::Cream).faint(0.75 * pair[0].opacity)
    })
}

/// What a scoop throws up: grains that fly out over the lip and settle.
pub fn puff(layout: &Layout, puff: Puff) -> Mark {
    let middle = layout.to_world(dug_hole(layout, puff.hole));
    let flown = 1.0 - (1.0 - puff.age).powi(3);
    let grain = |i: usize| {
        let way = Vec2::from_angle(scatter(i, puff.hole.index(), 71) * std::f32::consts::TAU);
        let from = layout.radius * (0.55 + 0.35 * scatter(i, puff.hole.index(), 72));
        let out = from + layout.radius * 0.75 * flown * scatter(i, puff.hole.index(), 73);
        let radius = 0.8 + 1.6 * scatter(i, puff.hole.index(), 74);
        Stroke::disc(middle + way * out, radius, Paint::Dust).faint(0.8 * (1.0 - puff.age))
    };
    (0..PUFF_GRAINS).map(grain).collect()
}

/// Motes that rise in the gold light over a casa, and fade.
pub fn motes(layout: &Layout, hole: Hole, share: f32) -> Mark {
    let middle = layout.to_world(dug_hole(layout, hole));
    let mote = |i: usize| {
        let here = Vec2::new(either_way(i, hole.index(), 81), either_way(i, hole.index(), 82)) * 0.62;
        let rise = share * (0.5 + scatter(i, hole.index(), 83)) * layout.radius;
        let drift = rise * 0.25 * either_way(i, hole.index(), 84);
        let radius = 0.9 + 1.3 * scatter(i, hole.index(), 85);
        let seen = (share * 4.0).min(1.0) * (1.0 - share);
        let at = middle + here * layout.radius + Vec2::new(drift, rise);
        [
            Stroke::disc(at, radius * 2.2, Paint::Gold).faint(0.18 * seen),
            Stroke::disc(at, radius, Paint::Glow).faint(0.95 * seen),
        ]
    };
    (0..MOTES).flat_map(mote).collect()
}

/// What words of that size throw up when they are blown to the right: round the middle of their place, y down, in u; `age` from 0
/// to 1.
pub fn blown(own: usize, size: Vec2, age: f32) -> Mark {
    let grain = |i: usize| {
        let from = Vec2::new(either_way(own, i, 91), either_way(own, i, 92)) * size / 2.0;
        let flown = GRAINS_FLY_U * (0.4 + 0.6 * scatter(own, i, 93)) * age;
        let risen = -6.0 * age * scatter(own, i, 94);
        let radius = 0.9 + 1.3 * scatter(own, i, 95);
        Stroke::disc(from + Vec2::new(flown, risen), radius, Paint::Dust).faint(0.9 * (1.0 - age))
    };
    (0..((size.x / A_GRAIN_EVERY_U) as usize).min(MOST_GRAINS)).map(grain).collect()
}
