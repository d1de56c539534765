//! The shadow of palm fronds that hang over two corners of the window, as a soft picture.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::math::Vec2;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The shadow is soft: a coarse picture is enough.
const U_PER_PX: f32 = 2.0;

/// Radius of the softening, in pixels; done three times.
const BLUR_PX: usize = 2;

struct Frond {
    foot: Vec2,
    /// Clockwise from the x axis, in radians.
    angle: f32,
    length: f32,
    leaflet_length: f32,
    leaflet_width: f32,
    leaflets: usize,
    /// How far its middle hangs aside, in lengths.
    bend: f32,
}

/// A frond in the upper right corner and one in the lower left.
fn fronds(window: Vec2) -> [Frond; 2] {
    if window.y > window.x {
        return [
            Frond {
                foot: Vec2::new(window.x - 160.0, -150.0),
                angle: 2.25,
                length: 400.0,
                leaflet_length: 180.0,
                leaflet_width: 26.0,
                leaflets: 10,
                bend: -0.12,
            },
            Frond {
                foot: Vec2::new(-70.0, window.y + 90.0),
                angle: -0.7,
                length: 300.0,
                leaflet_length: 140.0,
                leaflet_width: 20.0,
                leaflets: 9,
                bend: -0.12,
            },
        ];
    }
    [
        Frond {
            foot: Vec2::new(window.x + 95.0, -80.0),
            angle: 2.72,
            length: 560.0,
            leaflet_length: 205.0,
            leaflet_width: 29.0,
            leaflets: 11,
            bend: -0.14,
        },
        Frond {
            foot: Vec2::new(-110.0, window.y + 70.0),
            angle: -0.42,
            length: 400.0,
            leaflet_length: 150.0,
            leaflet_width: 24.0,
            leaflets: 9,
            bend: -0.12,
        },
    ]
}

/// One channel: 0 in full sun, 1 in full shade. Covers the window whatever its size in u is.
pub(super) fn paint(window: Vec2) -> Image {
    let mut shade = Shade::new((window / U_PER_PX).ceil().max(Vec2::ONE));
    for frond in fronds(window) {
        shade.add(&frond);
    }
    for _ in 0..3 {
        shade.blur();
    }
    let size = Extent3d { width: shade.width as u32, height: shade.height as u32, depth_or_array_layers: 1 };
    let bytes = shade.cover.iter().map(|&cover| (cover * 255.0).round() as u8).collect();
    Image::new(size, TextureDimension::D2, bytes, TextureFormat::R8Unorm, RenderAssetUsages::RENDER_WORLD)
}

struct Shade {
    width: usize,
    height: usize,
    cover: Vec<f32>,
}

impl Shade {
    fn new(size: Vec2) -> Shade {
        let (width, height) = (size.x as usize, size.y as usize);
        Shade { width, height, cover: vec![0.0; width * height] }
    }

    fn add(&mut self, frond: &Frond) {
        let to_window = |p: Vec2| (frond.foot + Vec2::from_angle(frond.angle).rotate(p)) / U_PER_PX;
        let middle = Vec2::new(0.45, frond.bend) * frond.length;
        let tip = Vec2::new(1.0, 0.05) * frond.length;
        let rib = |t: f32| bezier(Vec2::ZERO, middle, tip, t);
        for i in 1..=frond.leaflets {
            let t = i as f32 / frond.leaflets as f32;
            for side in [-1.0, 1.0] {
                let chance = (i as f32 * 12.9 + side * 4.1).sin() * 0.5 + 0.5;
                let shape = (std::f32::consts::PI * (0.22 + 0.74 * t)).sin().powf(0.6);
                let length = frond.leaflet_length * shape * (0.88 + 0.24 * chance);
                let angle = side * (1.18 - 0.80 * t) + 0.10 * (chance - 0.5);
                let leaflet = leaflet(length, frond.leaflet_width, side);
                let outline = leaflet.map(|p| to_window(rib(t) + Vec2::from_angle(angle).rotate(p)));
                self.fill(&outline);
            }
        }
        let half_rib = 3.5;
        for i in 0..24 {
            let (from, to) = (rib(i as f32 / 24.0), rib((i + 1) as f32 / 24.0));
            let aside = (to - from).perp().normalize_or_zero() * half_rib;
            self.fill(&[from + aside, to + aside, to - aside, from - aside].map(to_window));
        }
    }

    /// Full shade inside a closed outline, by rows.
    fn fill(&mut self, outline: &[Vec2]) {
        let edges = || outline.iter().zip(outline.iter().cycle().skip(1));
        let lowest = outline.iter().map(|p| p.y).fold(f32::INFINITY, f32::min).floor().max(0.0) as usize;
        let highest = outline.iter().map(|p| p.y).fold(0.0, f32::max).ceil().max(0.0) as usize;
        for y in lowest..highest.min(self.height) {
            let middle = y as f32 + 0.5;
            let mut crossings: Vec<f32> = edges()
                .filter(|(a, b)| (a.y <= middle) != (b.y <= middle))
                .map(|(a, b)| a.x + (b.x - a.x) * (middle - a.y) / (b.y - a.y))
                .collect();
            crossings.sort_by(f32::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let inside = |x: f32| (x + 0.5).clamp(0.0, self.width as f32) as usize;
                let row = y * self.width;
                self.cover[row + inside(pair[0])..row + inside(pair[1])].fill(1.0);
            }
        }
    }

    /// Every pixel becomes the mean of those round it, first along rows, then along columns.
    fn blur(&mut self) {
        let (width, height) = (self.width, self.height);
        let mean = |values: &[f32], at: usize, step: usize, i: usize, count: usize| {
            let span = i.saturating_sub(BLUR_PX)..(i + BLUR_PX + 1).min(count);
            span.clone().map(|k| values[at + k * step]).sum::<f32>() / span.len() as f32
        };
        let across: Vec<f32> =
            (0..width * height).map(|i| mean(&self.cover, i / width * width, 1, i % width, width)).collect();
        self.cover = (0..width * height).map(|i| mean(&across, i % width, width, i / width, height)).collect();
    }
}

fn bezier(from: Vec2, through: Vec2, to: Vec2, t: f32) -> Vec2 {
    let rest = 1.0 - t;
    from * rest * rest + through * 2.0 * t * rest + to * t * t
}

/// The outline of one leaflet, from its foot at the rib along the x axis.
fn leaflet(length: f32, width: f32, side: f32) -> [Vec2; 16] {
    let tip = Vec2::new(length, side * length * 0.10);
    let upper = |t| bezier(Vec2::new(-4.0, -width * 0.35), Vec2::new(length * 0.35, -width * 0.85), tip, t);
    let lower = |t| bezier(tip, Vec2::new(length * 0.35, width * 0.75), Vec2::new(-4.0, width * 0.35), t);
    std::array::from_fn(|i| if i < 8 { upper(i as f32 / 8.0) } else { lower((i - 8) as f32 / 7.0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palm_shades_two_corners_and_never_the_middle() {
        for window in [Vec2::new(1280.0, 720.0), Vec2::new(1680.0, 720.0), Vec2::new(720.0, 1280.0)] {
            let image = paint(window);
            let data = image.data.as_ref().unwrap();
            let (width, height) = (image.width() as usize, image.height() as usize);
            let mean = |from: (usize, usize), to: (usize, usize)| {
                let sum: u32 = (from.1..to.1)
                    .flat_map(|y| (from.0..to.0).map(move |x| (x, y)))
                    .map(|(x, y)| u32::from(data[y * width + x]))
                    .sum();
                sum as f32 / ((to.0 - from.0) * (to.1 - from.1)) as f32 / 255.0
            };
            assert!(mean((width / 3, 0), (width, height / 3)) > 0.03, "{window}");
            assert!(mean((0, height * 5 / 6), (width / 4, height)) > 0.015, "{window}");
            assert!(mean((width * 2 / 5, height * 2 / 5), (width * 3 / 5, height * 3 / 5)) < 0.02, "{window}");
        }
    }
}
