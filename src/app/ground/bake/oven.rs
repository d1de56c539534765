//! What of a pair of pictures has still to be baked, tile by tile.

use std::collections::BTreeSet;

use bevy::math::{Rect, URect, UVec2, Vec2};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDescriptor, TextureDimension, TextureFormat, TextureUsages, TextureView, TextureViewDescriptor,
};
use bevy::render::renderer::RenderDevice;

/// Pictures are baked in square tiles.
const TILE_PX: u32 = 128;

/// Further than this from what has changed no shadow of it is seen, in u.
const LIGHT_REACH_U: f32 = 64.0;
/// The same towards the sun, where only the open sky counts.
const LIGHT_REACH_BACK_U: f32 = 12.0;

/// Of the relief, both pictures: the height in three bytes, and what the ground is made of.
pub(super) const RELIEF_FORMAT: TextureFormat = TextureFormat::Rgba8Unorm;

/// Which pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    Height,
    Light,
}

/// The relief under one pair of pictures.
pub(super) struct Relief {
    pub height: TextureView,
    pub matter: TextureView,
}

/// A pair of pictures in the making.
#[derive(Default)]
pub(super) struct Oven {
    pub relief: Option<Relief>,
    /// Tiles whose height, and whose light, has still to be baked; by row and column.
    pub heights: BTreeSet<(u32, u32)>,
    pub lights: BTreeSet<(u32, u32)>,
}

impl Oven {
    /// Ready to bake a whole picture.
    pub fn new(device: &RenderDevice, size_px: UVec2) -> Oven {
        let texture = || {
            let texture = device.create_texture(&TextureDescriptor {
                label: Some("relief of the ground"),
                size: Extent3d { width: size_px.x, height: size_px.y, depth_or_array_layers: 1 },
                mip_level_count: 1,
                sample_count: 1,
                dimension: TextureDimension::D2,
                format: RELIEF_FORMAT,
                usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING,
                view_formats: &[],
            });
            texture.create_view(&TextureViewDescriptor::default())
        };
        let relief = Relief { height: texture(), matter: texture() };
        let mut oven = Oven { relief: Some(relief), ..default() };
        let whole = Rect::from_corners(Vec2::ZERO, size_px.as_vec2());
        oven.heights.extend(tiles(size_px, whole));
        oven.lights.extend(tiles(size_px, whole));
        oven
    }

    /// Adds what has changed: the height there, and the light as far as its shadow reaches.
    pub fn redo(&mut self, size_px: UVec2, px_per_u: Vec2, changed: &[Rect]) {
        let to_px = |rect: Rect| Rect::from_corners(rect.min * px_per_u, rect.max * px_per_u);
        for &rect in changed {
            let lit = Rect::from_corners(rect.min - LIGHT_REACH_BACK_U, rect.max + LIGHT_REACH_U);
            self.heights.extend(tiles(size_px, to_px(rect)));
            self.lights.extend(tiles(size_px, to_px(lit)));
        }
    }

    pub fn waiting(&self) -> usize {
        self.heights.len() + self.lights.len()
    }

    /// So many tiles of what is to be done next: all heights come before the lights that look at them.
    pub fn next(&self, most: usize) -> Vec<(Pass, (u32, u32))> {
        let heights = self.heights.iter().map(|&at| (Pass::Height, at));
        let lights = self.lights.iter().map(|&at| (Pass::Light, at));
        heights.chain(lights).take(most).collect()
    }
}

/// The tiles that a part of a picture lies in, by row and column.
fn tiles(size_px: UVec2, part: Rect) -> impl Iterator<Item = (u32, u32)> {
    let last = (size_px - 1) / TILE_PX;
    let first = (part.min.max(Vec2::ZERO).as_uvec2() / TILE_PX).min(last);
    let last = (part.max.max(Vec2::ZERO).as_uvec2() / TILE_PX).min(last);
    (first.y..=last.y).flat_map(move |row| (first.x..=last.x).map(move |column| (row, column)))
}

/// The pixels of a tile.
pub(super) fn pixels(size_px: UVec2, (row, column): (u32, u32)) -> URect {
    let min = UVec2::new(column, row) * TILE_PX;
    URect::from_corners(min, (min + TILE_PX).min(size_px))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: UVec2 = UVec2::new(300, 200);

    #[test]
    fn tiles_cover_every_pixel_of_a_picture_once() {
        let whole = Rect::from_corners(Vec2::ZERO, SIZE.as_vec2());
        let area: u32 = tiles(SIZE, whole).map(|at| pixels(SIZE, at)).map(|part| part.width() * part.height()).sum();
        assert_eq!(area, SIZE.x * SIZE.y);
        assert!(tiles(SIZE, whole).all(|at| pixels(SIZE, at).max.cmple(SIZE).all()));
    }

    #[test]
    fn a_part_outside_the_picture_is_no_reason_to_fail() {
        let outside = Rect::from_corners(Vec2::splat(-50.0), Vec2::splat(-10.0));
        assert!(tiles(SIZE, outside).all(|at| !pixels(SIZE, at).is_empty()));
        let beyond = Rect::from_corners(Vec2::splat(900.0), Vec2::splat(990.0));
        assert!(tiles(SIZE, beyond).all(|at| !pixels(SIZE, at).is_empty()));
    }

    #[test]
    fn what_has_changed_is_baked_anew_with_the_ground_that_its_shadow_reaches_heights_first() {
        let mut oven = Oven::default();
        // In the first tile, with its shadow in the next one.
        oven.redo(SIZE, Vec2::ONE, &[Rect::from_corners(Vec2::splat(20.0), Vec2::splat(100.0))]);
        assert_eq!(oven.heights, BTreeSet::from([(0, 0)]));
        assert_eq!(oven.lights, BTreeSet::from([(0, 0), (0, 1), (1, 0), (1, 1)]));
        assert_eq!(oven.next(2), [(Pass::Height, (0, 0)), (Pass::Light, (0, 0))]);
        assert_eq!(oven.waiting(), 5);
    }
}
