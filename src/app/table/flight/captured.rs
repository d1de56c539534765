//! The way of a seed to its captor: high over the holes, past some points, each a little beside the others.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::carriage::{Carriage, SLANT};
use super::part;
use crate::app::table::scatter::scatter;

/// Of a casa's time, when its first seed leaves, and how long after it each other one does.
const FIRST_LEAVES: f32 = 0.24;
const NEXT_LEAVES: f32 = 0.09;

/// How high a captured seed flies in the middle of its way, in u, and how far it may stray to a side of it.
const CAPTURE_HEIGHT_U: f32 = 58.0;
const STRAY_U: f32 = 9.0;

pub(super) fn captured(from: Carriage, to: Carriage, i: usize, past: &[Vec2], share: f32) -> Carriage {
    let order = (i % 4) as f32;
    let (leaves, arrives) = (FIRST_LEAVES + NEXT_LEAVES * order, 1.0 - 0.04 * (3.0 - order));
    let gone = EaseFunction::SineInOut.sample_clamped(part(share, leaves, arrives));
    let own = |property| scatter(i, 0, property) * 2.0 - 1.0;
    let seen_from = from.ground + Vec2::Y * from.height * SLANT;
    let seen_to = to.ground + Vec2::Y * to.height * SLANT;
    let (at, way) = along_route(seen_from, past, seen_to, gone);
    // At the end the sine is a hair below nothing.
    let bow = (gone * PI).sin().max(0.0);
    let height = from.height + (to.height - from.height) * gone + (CAPTURE_HEIGHT_U + 8.0 * own(91)) * bow.powf(0.8);
    let at = at + way.perp() * STRAY_U * own(92) * bow;
    let spin = TAU * (if own(93) < 0.0 { -1.0 } else { 1.0 }) * EaseFunction::SineInOut.sample_clamped(gone);
    let here = from.between(to, gone, gone);
    Carriage {
        ground: at - Vec2::Y * height * SLANT,
        height,
        radius: here.radius * (1.0 + 0.28 * bow),
        turn: here.turn + spin,
    }
}

/// A place on a smooth way past some points, and the direction there.
fn along_route(from: Vec2, past: &[Vec2], to: Vec2, gone: f32) -> (Vec2, Vec2) {
    let points: Vec<Vec2> = std::iter::once(from).chain(past.iter().copied()).chain([to]).collect();
    let lengths: Vec<f32> = points.windows(2).map(|pair| pair[0].distance(pair[1]).max(1e-3)).collect();
    let mut left = gone.clamp(0.0, 1.0) * lengths.iter().sum::<f32>();
    let mut i = 0;
    while i + 1 < lengths.len() && left > lengths[i] {
        left -= lengths[i];
        i += 1;
    }
    let share = (left / lengths[i]).min(1.0);
    // Catmull-Rom, with the ends' own points for neighbours.
    let point = |k: isize| points[k.clamp(0, points.len() as isize - 1) as usize];
    let k = i as isize;
    let (a, b, c, d) = (point(k - 1), point(k), point(k + 1), point(k + 2));
    let (leave, arrive) = ((c - a) / 2.0, (d - b) / 2.0);
    let (s, s2, s3) = (share, share * share, share * share * share);
    let at =
        b * (2.0 * s3 - 3.0 * s2 + 1.0) + leave * (s3 - 2.0 * s2 + s) + c * (3.0 * s2 - 2.0 * s3) + arrive * (s3 - s2);
    let way = b * (6.0 * s2 - 6.0 * s)
        + leave * (3.0 * s2 - 4.0 * s + 1.0)
        + c * (6.0 * s - 6.0 * s2)
        + arrive * (3.0 * s2 - 2.0 * s);
    (at, way.normalize_or(Vec2::X))
}
