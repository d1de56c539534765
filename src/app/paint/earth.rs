//! The ground, and holes dug into it by hand: a height field, lit by the low sun.

use bevy::image::Image;
use bevy::math::{Vec2, Vec3};

use super::HOLE_PICTURE_REACH;
use super::canvas::{Paint, SUN, linear, lit, paint_relief, smoothstep};
use super::noise::{fractal, value};

/// The radius of the painted hole, in u of the 2x6 board.
const RADIUS_U: f32 = 63.0;

/// Side of a hole's picture, in pixels.
const HOLE_PIXELS: u32 = 360;

/// The ground's picture, a square, in pixels. It covers the window and is never stretched.
const GROUND_PIXELS: (u32, u32) = (900, 900);

/// Bare ground with a low swell, grit and a few paler sweeps.
pub fn ground() -> Image {
    paint_relief(GROUND_PIXELS, 640.0, grain, |p, relief| Paint {
        colour: lit(ground_albedo(p), relief.normal, 1.0, 1.0, 0.25),
        alpha: 1.0,
    })
}

/// A hole of one of several kinds, on a piece of ground that fades out round it.
pub fn hole(kind: usize) -> Image {
    let seed = 101 + 7 * kind as u32;
    let size = (HOLE_PIXELS, HOLE_PIXELS);
    paint_relief(
        size,
        HOLE_PICTURE_REACH * RADIUS_U,
        |p| dug(p, seed),
        |p, relief| {
            let r = ragged_radius(p, seed);
            let alpha = 1.0 - smoothstep(1.22, 1.52, r);
            if alpha <= 0.0 {
                return Paint::NOTHING;
            }
            let inside = 1.0 - smoothstep(0.80, 1.03, r);
            let lip = (-((r - 1.1) / 0.16).powi(2)).exp();
            let albedo = ground_albedo(p + Vec2::splat(997.0 * kind as f32));
            let albedo = albedo.lerp(linear(0.490, 0.333, 0.226), 0.80 * inside);
            let albedo = albedo.lerp(linear(0.942, 0.842, 0.695), 0.36 * lip * (1.0 - inside));
            let sky = 1.0 - 0.42 * inside * (1.0 - r.min(1.0).powi(3));
            let sun = sun_in_hole(p, -relief.height);
            Paint { colour: lit(albedo, relief.normal, sun, sky, 0.9 * inside + 0.25), alpha }
        },
    )
}

/// Earth between clay and dust.
fn ground_albedo(p: Vec2) -> Vec3 {
    let mix = (0.55 + 0.55 * fractal(p / 170.0, 101) + 0.35 * fractal(p / 36.0, 102)).clamp(0.0, 1.0);
    let earth = linear(0.775, 0.585, 0.405).lerp(linear(0.850, 0.695, 0.510), mix);
    earth * (1.0 + 0.045 * value(p / 3.1, 103) + 0.05 * value(p / 1.2, 104))
}

/// Height of the ground's own grain, in u.
fn grain(p: Vec2) -> f32 {
    1.9 * fractal(p / 30.0, 3) + 0.62 * fractal(p / 9.0, 4) + 0.26 * value(p / 2.6, 6)
}

/// Distance from the middle in radii of an edge that no compass drew.
fn ragged_radius(p: Vec2, seed: u32) -> f32 {
    let angle = p.y.atan2(p.x);
    let turn = |k: u32| (seed * k % 63) as f32 / 10.0;
    let wave = 0.030 * (2.0 * angle + turn(3)).sin()
        + 0.022 * (3.0 * angle + turn(5)).sin()
        + 0.010 * (5.0 * angle + turn(11)).sin();
    let edge =
        RADIUS_U * (1.0 + wave) + 3.2 * RADIUS_U / 60.0 * fractal(p / 26.0, seed) + 0.9 * value(p / 5.5, seed + 1);
    p.length() / edge
}

/// Height of the ground with a hole in it: the bowl, the scoops of the fingers, the lip of thrown-up earth.
fn dug(p: Vec2, seed: u32) -> f32 {
    let r = ragged_radius(p, seed);
    let way = p.normalize_or_zero();
    let bowl = -0.60 * RADIUS_U * (1.0 - r.powf(2.5)).max(0.0).powf(1.2);
    let fingers = (2.4 * value(way * 3.0 + 17.0, seed + 4) + value(way * 7.0 + 31.0, seed + 5)) * RADIUS_U / 60.0
        * smoothstep(0.12, 0.5, r)
        * (1.0 - smoothstep(0.86, 1.02, r));
    let uneven = 0.72 + 0.55 * fractal(way * 1.9 + 5.0, seed + 8) + 0.25 * value(p / 8.0, seed + 2);
    let spoil = 2.6 * (-(r - 1.04).max(0.0) / 0.20).exp() * smoothstep(1.0, 1.08, r);
    let lip = (5.6 * (-((r - 1.085) / 0.095).powi(2)).exp() + spoil) * uneven * RADIUS_U / 60.0;
    bowl + fingers + lip + grain(p) * (0.75 + 0.25 * smoothstep(0.80, 1.03, r))
}

/// How much of the sun reaches a point so deep in a hole: the rim that the light comes over throws its shade on the floor.
fn sun_in_hole(p: Vec2, depth: f32) -> f32 {
    let depth = depth.max(0.0);
    let slope = SUN.z / SUN.truncate().length();
    let over_rim = (p + SUN.truncate().normalize() * depth / slope).length();
    let soft = 4.0 + 0.28 * depth;
    1.0 - smoothstep(RADIUS_U * 1.03 - soft, RADIUS_U * 1.03 + soft, over_rim) * smoothstep(1.0, 7.0, depth)
}
