//! Painting an image point by point, and the light that falls on everything.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::math::{Vec2, Vec3};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Towards the sun: upper left, 30 degrees up. x right, y down, z up.
pub const SUN: Vec3 = Vec3::new(-0.660, -0.560, 0.500);

const SUN_COLOUR: Vec3 = Vec3::new(2.05, 1.855, 1.497);
const SKY_COLOUR: Vec3 = Vec3::new(0.252, 0.286, 0.361);
const BOUNCE_COLOUR: Vec3 = Vec3::new(0.208, 0.130, 0.073);

/// A colour with its opacity, in linear light.
#[derive(Clone, Copy)]
pub struct Paint {
    pub colour: Vec3,
    pub alpha: f32,
}

impl Paint {
    pub const NOTHING: Paint = Paint { colour: Vec3::ZERO, alpha: 0.0 };

    /// White of some opacity, to be tinted where it is used.
    pub fn white(alpha: f32) -> Paint {
        Paint { colour: Vec3::ONE, alpha }
    }
}

/// An image whose points are painted by a function of the place, given from -`reach` to `reach` along the longer side.
pub fn paint(width: u32, height: u32, reach: f32, mut at: impl FnMut(Vec2) -> Paint) -> Image {
    let mut bytes = Vec::with_capacity((width * height * 4) as usize);
    for place in places(width, height, reach) {
        let Paint { colour, alpha } = at(place);
        bytes.extend(colour.to_array().map(to_srgb_byte));
        bytes.push((alpha.clamp(0.0, 1.0) * 255.0 + 0.5) as u8);
    }
    Image::new(
        Extent3d { width, height, depth_or_array_layers: 1 },
        TextureDimension::D2,
        bytes,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    )
}

/// A point of a relief: its height in u, and where its surface faces.
#[derive(Clone, Copy)]
pub struct Relief {
    pub height: f32,
    pub normal: Vec3,
}

/// The same for something with a shape. Each height is worked out once; slopes come from the neighbours.
pub fn paint_relief(
    (width, height): (u32, u32),
    reach: f32,
    height_at: impl Fn(Vec2) -> f32,
    mut at: impl FnMut(Vec2, Relief) -> Paint,
) -> Image {
    let heights: Vec<f32> = places(width, height, reach).map(height_at).collect();
    let (columns, rows) = (width as usize, height as usize);
    let unit = 2.0 * reach / width.max(height) as f32;
    let mut i = 0;
    paint(width, height, reach, |place| {
        let (x, y) = (i % columns, i / columns);
        let slope = |before: usize, after: usize, steps: usize| {
            (heights[before] - heights[after]) / (unit * steps.max(1) as f32)
        };
        let (left, right) = (x.saturating_sub(1), (x + 1).min(columns - 1));
        let (above, below) = (y.saturating_sub(1), (y + 1).min(rows - 1));
        let normal = Vec3::new(
            slope(y * columns + left, y * columns + right, right - left),
            slope(above * columns + x, below * columns + x, below - above),
            1.0,
        );
        let relief = Relief { height: heights[i], normal: normal.normalize() };
        i += 1;
        at(place, relief)
    })
}

/// The middle of every pixel, row by row.
fn places(width: u32, height: u32, reach: f32) -> impl Iterator<Item = Vec2> {
    let unit = 2.0 * reach / width.max(height) as f32;
    let middle = Vec2::new(width as f32, height as f32) / 2.0;
    let pixels = (0..height).flat_map(move |y| (0..width).map(move |x| Vec2::new(x as f32 + 0.5, y as f32 + 0.5)));
    pixels.map(move |pixel| (pixel - middle) * unit)
}

/// A colour as it is written in sRGB, in linear light.
pub fn linear(red: f32, green: f32, blue: f32) -> Vec3 {
    Vec3::new(red, green, blue).map(|part| part.powf(2.2))
}

/// What a matt surface sends to the eye, highlights eased. `sun` is how much of the sun reaches it, `ao` how much of the sky.
pub fn lit(albedo: Vec3, normal: Vec3, sun: f32, ao: f32, bounce: f32) -> Vec3 {
    let facing = normal.dot(SUN.normalize()).max(0.0);
    let light = SUN_COLOUR * facing * sun + SKY_COLOUR * ao * (0.65 + 0.35 * normal.z) + BOUNCE_COLOUR * bounce * ao;
    ease(albedo * light)
}

/// Bright parts are drawn together, so that nothing burns out.
pub fn ease(colour: Vec3) -> Vec3 {
    colour / (Vec3::ONE + (colour - 0.62).max(Vec3::ZERO) * 0.55)
}

/// 0 below `low`, 1 above `high`, smooth between; the other way round if `high` is below `low`.
pub fn smoothstep(low: f32, high: f32, value: f32) -> f32 {
    let t = ((value - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

fn to_srgb_byte(part: f32) -> u8 {
    (part.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0 + 0.5) as u8
}

/// A mirror image of the sun.
pub fn highlight(amount: f32) -> Vec3 {
    SUN_COLOUR * amount
}

/// Distance from a point to the segment between two others.
pub fn to_segment(p: Vec2, a: Vec2, b: Vec2) -> f32 {
    let way = b - a;
    let t = ((p - a).dot(way) / way.length_squared()).clamp(0.0, 1.0);
    p.distance(a + way * t)
}
