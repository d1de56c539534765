//! Painting an image point by point.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::math::{Vec2, Vec3};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// A colour with its opacity, in linear light.
#[derive(Clone, Copy)]
pub struct Dab {
    pub colour: Vec3,
    pub alpha: f32,
}

impl Dab {
    /// White of some opacity, to be tinted where it is used.
    pub fn white(alpha: f32) -> Dab {
        Dab { colour: Vec3::ONE, alpha }
    }
}

/// An image whose points are painted by a function of the place, given from -`reach` to `reach` along the longer side.
pub fn paint(width: u32, height: u32, reach: f32, mut at: impl FnMut(Vec2) -> Dab) -> Image {
    let mut bytes = Vec::with_capacity((width * height * 4) as usize);
    for place in places(width, height, reach) {
        let Dab { colour, alpha } = at(place);
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

/// 0 below `low`, 1 above `high`, smooth between; the other way round if `high` is below `low`.
pub fn smoothstep(low: f32, high: f32, value: f32) -> f32 {
    let t = ((value - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

fn to_srgb_byte(part: f32) -> u8 {
    (part.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0 + 0.5) as u8
}

/// Distance from a point to the segment between two others.
pub fn to_segment(p: Vec2, a: Vec2, b: Vec2) -> f32 {
    let way = b - a;
    let t = ((p - a).dot(way) / way.length_squared()).clamp(0.0, 1.0);
    p.distance(a + way * t)
}
