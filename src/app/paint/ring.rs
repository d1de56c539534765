//! Signs on the ground: rings round holes, and beads. Light signs have a dark edge, so that they hold on any ground.

use std::f32::consts::TAU;

use bevy::image::Image;
use bevy::math::{Vec2, Vec3};

use super::RING_PICTURE_REACH;
use super::canvas::{Paint, linear, paint, smoothstep, to_segment};
use super::noise::fractal;

const PIXELS: u32 = 400;

/// Opacity of a hand-drawn ring of radius 1 and some width, `blur` soft.
fn stroke(p: Vec2, width: f32, seed: u32) -> f32 {
    let off = (p.length() - 1.0 + 0.018 * fractal(p * 3.0, seed)).abs();
    1.0 - smoothstep(width / 2.0 - 0.008, width / 2.0 + 0.008, off)
}

/// A white ring with a dark edge, to be tinted.
pub fn solid(width: f32) -> Image {
    paint(PIXELS, PIXELS, RING_PICTURE_REACH, |p| edged(stroke(p, width, 5), stroke(p, width + 0.035, 5)))
}

/// White over a dark edge. Tinting darkens the edge further, which does no harm.
fn edged(light: f32, dark: f32) -> Paint {
    Paint { colour: linear(0.17, 0.09, 0.04).lerp(Vec3::ONE, light), alpha: light.max(0.75 * dark) }
}

/// Scored into the ground: a dark line and the light on its far side.
pub fn scored() -> Image {
    paint(PIXELS, PIXELS, RING_PICTURE_REACH, |p| {
        let score = stroke(p, 0.050, 9);
        let light = stroke(p - Vec2::splat(0.024), 0.036, 9) * 0.8;
        Paint { colour: linear(1.0, 0.953, 0.863).lerp(linear(0.227, 0.118, 0.047), score), alpha: score.max(light) }
    })
}

/// Dashed, ending in an arrow head: a way that never ends.
pub fn dashed() -> Image {
    paint(PIXELS, PIXELS, RING_PICTURE_REACH, |p| {
        let turn = (p.y.atan2(p.x) / TAU + 1.0).fract();
        let is_dash = (turn * 22.0).fract() < 0.62 && turn < 0.88;
        let dash = if is_dash { stroke(p, 0.075, 5) } else { 0.0 };
        let tip = Vec2::from_angle(0.955 * TAU);
        let side = |angle: f32| to_segment(p, tip, tip + Vec2::from_angle(0.955 * TAU + angle) * 0.20);
        let head = 1.0 - smoothstep(0.030, 0.046, side(-2.25).min(side(-0.95)));
        edged(dash.max(head), if turn < 0.89 { stroke(p, 0.11, 5) } else { 0.0 })
    })
}

/// A small ring.
pub fn open_bead() -> Image {
    paint(64, 64, 1.0, |p| {
        let off = (p.length() - 0.62).abs();
        edged(1.0 - smoothstep(0.14, 0.20, off), 1.0 - smoothstep(0.30, 0.36, off))
    })
}

/// A small disc.
pub fn bead() -> Image {
    paint(64, 64, 1.0, |p| {
        let r = p.length();
        edged(1.0 - smoothstep(0.66, 0.74, r), 1.0 - smoothstep(0.90, 0.98, r))
    })
}
