//! Seeds of the *mate*: grey-olive, a little longer than wide, with growth lines round a dark scar; and the shadow below one.

use bevy::image::Image;
use bevy::math::{Vec2, Vec3};

use super::canvas::{Paint, SUN, ease, highlight, linear, lit, paint, smoothstep};
use super::noise::{fractal, value};

const PIXELS: u32 = 96;

/// Half axes across and upwards, of the half length.
const HALF_WIDTH: f32 = 0.87;
const HALF_HEIGHT: f32 = 0.83;

/// The families, as sRGB.
const FAMILIES: [(f32, f32, f32); 5] =
    [(0.520, 0.530, 0.450), (0.470, 0.495, 0.385), (0.585, 0.575, 0.480), (0.455, 0.490, 0.465), (0.570, 0.535, 0.415)];

/// One of the seeds, seen from above, two units wide. Its turn is painted, not given to the sprite, so that the sun stays where
/// it is.
pub fn seed(picture: usize) -> Image {
    let kind = picture % FAMILIES.len();
    let salt = 300 + 11 * picture as u32;
    let turn = Vec2::from_angle(picture as f32 * 2.399_963);
    paint(PIXELS, PIXELS, 1.0, |seen| {
        let p = Vec2::new(turn.x, -turn.y).rotate(seen);
        // Wider at one end.
        let across = HALF_WIDTH * (1.0 + 0.10 * p.x);
        let k = Vec2::new(p.x, p.y / across) / 0.97;
        let e = k.length();
        let alpha = 1.0 - smoothstep(0.965, 1.0, e);
        if alpha <= 0.0 {
            return Paint::NOTHING;
        }
        let z = (1.0 - (e * e).min(0.999)).sqrt();
        let slope = turn.rotate(Vec2::new(k.x * HALF_WIDTH, k.y));
        let normal = slope.extend(z / HALF_HEIGHT).normalize();
        let shade = 0.45 + 0.55 * smoothstep(0.0, 0.7, z);
        let colour = lit(skin(kind, k, z, salt), normal, 1.0, shade, 0.8 * (1.0 - z));
        let half_way = (SUN.normalize() + Vec3::Z).normalize();
        let mirror = normal.dot(half_way).max(0.0);
        let shine = highlight(1.35 * mirror.powi(150) + 0.15 * mirror.powi(22));
        // The dark edge that keeps it readable on pale ground.
        let edge = 1.0 - 0.62 * smoothstep(0.86, 1.0, e);
        Paint { colour: ease((colour + shine * 0.8) * edge), alpha }
    })
}

/// The seed's own colour: growth lines round the scar at the blunt end, mottling, the scar.
fn skin(kind: usize, k: Vec2, z: f32, salt: u32) -> Vec3 {
    let (red, green, blue) = FAMILIES[kind];
    let scar = Vec2::new(0.86, 0.12);
    let from_scar = (k - scar).extend(z * 0.9).length();
    let line = (from_scar * 30.0 + value(k * 2.0, salt) * 1.6).sin();
    let lines = 1.0 - 0.085 * smoothstep(0.3, 1.0, line);
    let mottle = 1.0 + 0.09 * fractal(k * 1.7 + 40.0, salt);
    let is_scar = 0.85 * (1.0 - smoothstep(0.10, 0.20, (k - scar * Vec2::new(0.94, 1.0)).length()));
    (linear(red, green, blue) * lines * mottle).lerp(linear(0.25, 0.19, 0.13), is_scar)
}

/// A soft dark disc.
pub fn shadow() -> Image {
    paint(PIXELS, PIXELS, 1.0, |p| Paint {
        colour: Vec3::new(0.011, 0.003, 0.001),
        alpha: 1.0 - smoothstep(0.45, 1.0, p.length()),
    })
}
