//! A plantain leaf to lay captured seeds on.

use bevy::image::Image;
use bevy::math::{Vec2, Vec3};

use super::canvas::{Paint, linear, lit, paint, smoothstep};
use super::noise::{fractal, value};
use crate::app::table::heap::leaf_width;

/// The painted leaf: half length and half width in u, and its picture in pixels.
const HALF_LENGTH_U: f32 = 238.0;
const HALF_WIDTH_U: f32 = 66.0;
const PIXELS: (u32, u32) = (1024, 384);

/// Half the height of the picture, in halves of the leaf's width: the bent midrib needs room beside it.
pub const LEAF_PICTURE_REACH: f32 = PIXELS.1 as f32 / PIXELS.0 as f32 * HALF_LENGTH_U * 1.02 / HALF_WIDTH_U;

/// The leaf lies along x, its stem at the left end.
pub fn leaf() -> Image {
    paint(PIXELS.0, PIXELS.1, HALF_LENGTH_U * 1.02, |p| {
        let along = p.x / HALF_LENGTH_U;
        let across = p.y + HALF_WIDTH_U * 0.22 * (2.1 * along).sin();
        let from_rib = across.abs();
        let ragged = 1.0
            + 0.05 * value(Vec2::new(along * 5.0, 3.0 * across.signum()), 21)
            + 0.02 * value(Vec2::new(along * 17.0, across.signum() * 5.0), 22);
        let width = HALF_WIDTH_U * leaf_width(along) * ragged;
        let edge = from_rib / width.max(1.0);
        let alpha =
            (1.0 - smoothstep(width - 1.2, width + 0.4, from_rib)) * (1.0 - smoothstep(0.995, 1.005, along.abs()));
        if alpha <= 0.0 || torn(p.x, across, width) {
            return Paint::NOTHING;
        }
        Paint { colour: blade(p, across, edge), alpha }
    })
}

fn blade(p: Vec2, across: f32, edge: f32) -> Vec3 {
    let from_rib = across.abs();
    let vein = (1.05 * (p.x - 0.42 * from_rib) + 1.5 * value(p / 40.0, 25)).sin();
    let rib = 1.0 - smoothstep(1.5, 4.2, from_rib);
    let green = 0.25 * (0.5 + 0.5 * vein) + 0.5 * (0.5 + 0.5 * fractal(p / 45.0, 27)).clamp(0.0, 1.0);
    let albedo = linear(0.20, 0.335, 0.175).lerp(linear(0.36, 0.49, 0.235), green * 1.1);
    let albedo = albedo.lerp(linear(0.66, 0.68, 0.36), 0.9 * rib);
    let albedo = albedo.lerp(linear(0.66, 0.52, 0.28), 0.8 * smoothstep(0.93, 1.0, edge));
    // The blade falls away from the rib and curls up at its edge.
    let slope =
        across.signum() * (0.30 - 0.75 * smoothstep(0.55, 1.0, edge)) + 0.10 * vein * smoothstep(2.0, 8.0, from_rib);
    let normal = Vec3::new(0.10 * vein, slope, 1.0).normalize();
    lit(albedo, normal, 1.0, 1.0, 0.25)
}

/// A few tears run from the edge towards the rib.
fn torn(x: f32, across: f32, width: f32) -> bool {
    let cell = (x - 0.42 * across.abs()) / (HALF_LENGTH_U * 0.11);
    let lot = value(Vec2::new(cell.floor() + 0.5, across.signum() * 2.0 + 0.5), 31);
    let depth = width * (0.70 + 0.25 * lot.abs());
    lot > 0.45
        && across.abs() > depth
        && (cell.fract() - 0.5).abs() * HALF_LENGTH_U * 0.11 < (across.abs() - depth) * 0.12
}
