//! Where marks run: round a hole, or along the channel between the rows, in the order of sowing.

use std::f32::consts::{PI, TAU};

use bevy::math::Vec2;

use crate::app::table::heap::dug_hole;
use crate::app::table::layout::Layout;
use crate::app::table::scatter::scatter;
use crate::engine::{Hole, Row};

/// Points round a hole.
const ROUND: usize = 72;

/// How far the way round an end of the board reaches beyond the last hole, in pitches, if it runs that near to the holes, in radii
/// from their middles. Ways that run nearer to the middle turn within it.
const TURN_REACH: f32 = 0.37;
const OUTERMOST: f32 = 1.17;
const LEAST_REACH_U: f32 = 8.0;

/// Points on a way are about so far apart, in u.
const GRAIN_OF_WAY: f32 = 5.0;

/// How far from the middle of a hole its legal, focus and gold rings are, in radii.
pub fn ring_radii(layout: &Layout) -> f32 {
    match layout.row {
        Row::Six => 1.155,
        Row::Twelve => 1.13,
    }
}

/// A line round a hole at so many radii, not quite round, and each hole in its own way. In world u, counter-clockwise from the
/// right.
pub fn round_hole(layout: &Layout, hole: Hole, radii: f32) -> Vec<Vec2> {
    let middle = layout.to_world(dug_hole(layout, hole));
    let phase = |k| scatter(hole.index(), 0, k) * TAU;
    let (two, three) = (phase(41), phase(42));
    let at = |i: usize| {
        let angle = i as f32 / ROUND as f32 * TAU;
        let wobble = 1.0 + 0.018 * (2.0 * angle + two).sin() + 0.012 * (3.0 * angle + three).sin();
        middle + Vec2::from_angle(angle) * layout.radius * radii * wobble
    };
    (0..ROUND).map(at).collect()
}

/// A point of the channel: `along` counts holes from South's first in the order of sowing, and may go round and round;
/// `from_middle` is how many u it lies from the line between the rows, on the side of the hole that it passes.
pub fn in_channel(layout: &Layout, along: f32, from_middle: f32) -> Vec2 {
    let row = layout.row.len() as f32;
    let round = along.rem_euclid(2.0 * row);
    let (side, here) = if round < row { (1.0, round) } else { (-1.0, round - row) };
    let from_centre = |i: f32| (i + 0.5 - row / 2.0) * layout.pitch;
    let on_table = if here <= row - 1.0 {
        Vec2::new(from_centre(here), from_middle)
    } else {
        let turn = (here - row + 1.0) * PI;
        let within = lip_from_middle(layout, OUTERMOST) - from_middle;
        let reach = (TURN_REACH * layout.pitch - within).max(LEAST_REACH_U);
        Vec2::new(from_centre(row - 1.0) + reach * turn.sin(), from_middle * turn.cos())
    } * side;
    // In portrait the board is turned a quarter counter-clockwise.
    let turned = if layout.is_portrait { Vec2::new(on_table.y, -on_table.x) } else { on_table };
    layout.to_world(layout.centre + turned)
}

/// Whether a place of the channel is on the way round an end of the board.
pub fn is_turn(layout: &Layout, along: f32) -> bool {
    let row = layout.row.len() as f32;
    along.rem_euclid(row) > row - 1.0
}

/// How far from the line between the rows the lip of a hole is, at so many radii from the hole's middle, in u.
pub fn lip_from_middle(layout: &Layout, radii: f32) -> f32 {
    layout.between_rows / 2.0 - layout.radius * radii
}

/// A way along the channel from one hole to another, both counted as in [`in_channel`]. Each point comes with how far along it
/// is, in holes.
pub fn way(layout: &Layout, from: f32, to: f32, from_middle: impl Fn(f32) -> f32) -> Vec<(f32, Vec2)> {
    let steps = ((to - from).abs() * layout.pitch / GRAIN_OF_WAY).ceil().max(1.0);
    let at = |i: f32| {
        let along = from + (to - from) * i / steps;
        (along, in_channel(layout, along, from_middle(along)))
    };
    (0..=steps as usize).map(|i| at(i as f32)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layouts() -> impl Iterator<Item = Layout> {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0)];
        windows.into_iter().flat_map(|window| Row::ALL.map(|row| Layout::new(row, window)))
    }

    #[test]
    fn the_channel_passes_every_hole_on_the_side_of_the_other_row() {
        for layout in layouts() {
            for hole in layout.row.track() {
                let from_middle = lip_from_middle(&layout, 1.17);
                let at = in_channel(&layout, hole.index() as f32, from_middle);
                let expected = layout.hole(hole) - layout.towards_owner(hole) * layout.radius * 1.17;
                assert!(at.distance(layout.to_world(expected)) < 0.01, "{hole:?}");
            }
        }
    }

    #[test]
    fn a_way_all_the_way_round_comes_back_without_a_jump_and_without_crossing_a_hole() {
        for layout in layouts() {
            let start = 2.0;
            let points = way(&layout, start, start + layout.row.holes() as f32, |_| 12.0);
            assert!(points.first().unwrap().1.distance(points.last().unwrap().1) < 0.01);
            for pair in points.windows(2) {
                assert!(pair[0].1.distance(pair[1].1) < 12.0, "{:?}", layout.size);
            }
            for hole in layout.row.track() {
                let middle = layout.to_world(layout.hole(hole));
                assert!(points.iter().all(|(_, point)| point.distance(middle) > layout.radius * 1.1), "{hole:?}");
            }
        }
    }
}
