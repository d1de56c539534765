//! Where a seed lies in its heap: pure functions of the place, the index and the seed, so that settling twice changes nothing
//! and adding a seed moves none.
//!
//! World space: x right, y up, z the height above the ground, all in u.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use bevy::math::{Vec2, Vec3};

use super::layout::{Layout, Leaf};
use super::scatter::scatter;
use crate::engine::{Hole, Player, Row};

/// The golden angle in radians: turns by it never line up.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// Seeds lie above everything that is painted on the ground; their own height comes on top.
pub const SEED_Z: f32 = 10.0;

/// No seed that lies in a heap counts as higher than this: what is above it is in the air.
pub const HIGHEST_LAYER: f32 = 3.5;

/// How high the hand is carried.
pub const HAND_HEIGHT_U: f32 = 46.0;

/// How much larger seeds look in the hand: they are nearer to the eye.
const HAND_SCALE: f32 = 1.3;

/// Where a seed is and how large it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    pub translation: Vec3,
    /// Half the length of the seed, in u.
    pub radius: f32,
}

/// A place in a heap, in units of the hole's radius.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Slot {
    offset: Vec2,
    /// Height in seeds.
    layer: f32,
}

/// The place of the i-th seed in any hole. The first four lie in a square, so that a casa is read at once; then nine around
/// them, and so on upwards.
fn slot(hole: Hole, i: usize) -> Slot {
    slot_in(hole.index(), i)
}

/// The same by the hole's own number.
fn slot_in(id: usize, i: usize) -> Slot {
    let own_turn = id as f32 * GOLDEN_ANGLE;
    let at = |order: usize, places: usize, radius: f32, turn: f32, layer: f32| {
        (radius, turn + order as f32 * TAU / places as f32, layer)
    };
    let (radius, angle, layer) = match i {
        0..4 => at([0, 2, 1, 3][i], 4, 0.285, 0.0, 0.0),
        4..13 => at([0, 3, 6, 1, 5, 8, 4, 2, 7][i - 4], 9, 0.625, 0.42, 0.45),
        13..17 => at([0, 2, 1, 3][i - 13], 4, 0.235, FRAC_PI_4, 1.0),
        17..24 => at((i - 17) * 3 % 7, 7, 0.52, 0.0, 1.2),
        24..28 => at(i - 24, 4, 0.20, 0.3, 2.0),
        _ => (
            0.10 + 0.40 * scatter(id, i, 3),
            i as f32 * GOLDEN_ANGLE,
            (2.6 + (i - 28) as f32 * 0.05).min(HIGHEST_LAYER),
        ),
    };
    let jitter = Vec2::new(scatter(id, i, 1) - 0.5, scatter(id, i, 2) - 0.5) * 0.085;
    Slot { offset: Vec2::from_angle(own_turn + angle) * radius + jitter, layer }
}

/// Where the i-th seed lies in a hole that is drawn on a screen, from its middle, in radii, y down; no two holes alike.
pub fn in_drawn_hole(id: usize, i: usize) -> Vec2 {
    slot_in(id, i).offset
}

/// The i-th seed in a hole.
pub fn in_hole(layout: &Layout, hole: Hole, i: usize) -> Pose {
    let Slot { offset, layer } = slot(hole, i);
    let radius = layout.seed_radius();
    // Upper layers lie a little towards the eye.
    let at = layout.to_world(dug_hole(layout, hole) + offset * layout.radius) + Vec2::Y * layer * radius * 0.10;
    Pose { translation: with_height(at, layer), radius: radius * (1.0 + 0.02 * layer) }
}

/// The i-th of a hand of seeds that is carried above a hole.
pub fn in_hand(layout: &Layout, hole: Hole, i: usize) -> Pose {
    let radius = layout.seed_radius() * HAND_SCALE;
    let offset = Vec2::from_angle(i as f32 * GOLDEN_ANGLE) * radius * 0.95 * (i as f32).sqrt();
    let carried =
        layout.to_world(layout.hole(hole)) + Vec2::Y * HAND_HEIGHT_U * 0.5 + offset.clamp_length_max(layout.radius);
    Pose { translation: with_height(carried, HAND_HEIGHT_U + i as f32 * 0.05), radius }
}

/// The i-th of a player's captured seeds: fours beside the midrib of the leaf, from the stem on.
pub fn on_leaf(layout: &Layout, player: Player, i: usize) -> Pose {
    let leaf = layout.leaves[player];
    let radius = layout.captured_seed_radius();
    let four = i / 4;
    let salt = 1000 + player as usize;
    let jitter = |k| scatter(salt, four, k) - 0.5;
    let middle = four_on_leaf(layout.row, &leaf, four) + Vec2::new(jitter(1), jitter(2)) * radius * 0.4;
    let turn = scatter(salt, four, 3) * FRAC_PI_2;
    let corner = Vec2::from_angle(turn + (i % 4) as f32 * FRAC_PI_2) * radius * 1.12;
    let at = leaf.centre + Vec2::from_angle(leaf.angle).rotate(middle + corner);
    Pose { translation: with_height(layout.to_world(at), 0.0), radius }
}

/// On the midrib of a leaf, beyond so many fours, in u from the window's upper left.
pub fn beyond_fours(layout: &Layout, player: Player, fours: usize) -> Vec2 {
    let leaf = layout.leaves[player];
    let along = line_on_leaf(layout.row, &leaf, fours.div_ceil(leaf.columns));
    leaf.centre + Vec2::from_angle(leaf.angle).rotate(Vec2::new(along, -leaf_bend(&leaf, along)))
}

/// How far along a leaf its i-th line of fours lies, from its middle, in u.
fn line_on_leaf(row: Row, leaf: &Leaf, i: usize) -> f32 {
    let lines = row.holes().div_ceil(leaf.columns) as f32;
    (-0.72 + (i as f32 + 0.5) * 1.46 / lines) * leaf.half_length
}

/// The middle of a four on its leaf, along the leaf and across it.
fn four_on_leaf(row: Row, leaf: &Leaf, four: usize) -> Vec2 {
    let along = line_on_leaf(row, leaf, four / leaf.columns);
    let side = (four % leaf.columns) as f32 - (leaf.columns as f32 - 1.0) / 2.0;
    let apart = if leaf.columns == 2 { 1.0 } else { 0.62 };
    let across = side * apart * leaf.half_width * 1.02 * leaf_width(along / leaf.half_length);
    Vec2::new(along, across - leaf_bend(leaf, along))
}

/// Width of a leaf, of its greatest width, at a place along it from -1 (stem) to 1 (tip).
pub fn leaf_width(along: f32) -> f32 {
    let t = ((along + 1.0) / 2.0).clamp(0.0, 1.0);
    (std::f32::consts::PI * t.powf(0.92)).sin().max(0.0).powf(0.42)
}

/// How far the midrib is bent aside, in u.
pub fn leaf_bend(leaf: &Leaf, along: f32) -> f32 {
    leaf.half_width * 0.22 * (2.1 * along / leaf.half_length).sin()
}

/// The middle of a hole as it is dug: up to 0.045 radii beside the grid, so that the row does not look ruled.
pub fn dug_hole(layout: &Layout, hole: Hole) -> Vec2 {
    let aside = Vec2::new(scatter(hole.index(), 0, 11) - 0.5, scatter(hole.index(), 0, 12) - 0.5);
    layout.hole(hole) + aside * 0.09 * layout.radius
}

/// Gives a point its height. Of two seeds at the same height, the one nearer to the sun (upper left) is drawn above the other.
fn with_height(at: Vec2, height: f32) -> Vec3 {
    at.extend(SEED_Z + height + towards_sun(at))
}

/// How high a seed is: its layer while it lies in a heap, u above the ground in the air.
pub fn height(translation: Vec3) -> f32 {
    translation.z - SEED_Z - towards_sun(translation.truncate())
}

/// Too little to be seen, enough to order seeds.
fn towards_sun(at: Vec2) -> f32 {
    (-at.x * 0.76 + at.y * 0.65) * 0.002
}

#[cfg(test)]
mod tests {
    use bevy::math::Vec2Swizzles;

    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    fn layouts() -> [Layout; 4] {
        let portrait = WINDOW.yx();
        [(Row::Six, WINDOW), (Row::Twelve, WINDOW), (Row::Six, portrait), (Row::Twelve, portrait)]
            .map(|(row, window)| Layout::new(row, window))
    }

    #[test]
    fn no_two_seeds_of_a_hole_are_nearer_than_half_a_diameter_until_it_is_full() {
        for layout in layouts() {
            for hole in layout.row.track() {
                let places: Vec<Vec2> = (0..13).map(|i| in_hole(&layout, hole, i).translation.truncate()).collect();
                for (i, a) in places.iter().enumerate() {
                    for b in &places[..i] {
                        assert!(a.distance(*b) >= layout.seed_radius(), "{hole:?} seed {i}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_heap_of_any_size_stays_in_its_hole() {
        for layout in layouts() {
            for hole in layout.row.track() {
                let middle = layout.to_world(layout.hole(hole));
                for i in 0..usize::from(layout.row.seeds()) {
                    let pose = in_hole(&layout, hole, i);
                    let reach = pose.translation.truncate().distance(middle) + pose.radius;
                    assert!(reach <= layout.radius * 1.35, "{hole:?} seed {i} reaches {reach}");
                }
            }
        }
    }

    #[test]
    fn every_seed_of_the_game_finds_room_on_one_leaf() {
        for layout in layouts() {
            for player in Player::ALL {
                let leaf = layout.leaves[player];
                for i in 0..usize::from(layout.row.seeds()) {
                    let at = on_leaf(&layout, player, i).translation.truncate();
                    let from_middle = at - layout.to_world(leaf.centre);
                    let along = from_middle.rotate(Vec2::from_angle(leaf.angle)).x.abs();
                    assert!(along <= leaf.half_length, "{player} seed {i} lies {along} u from the middle");
                }
            }
        }
    }
}
