//! The part of the ground that is baked in one go, as its shaders want it. Mirrors `things.wgsl`.

use bevy::color::{ColorToComponents, Srgba};
use bevy::math::{Rect, Vec2, Vec3};
use bevy::render::render_resource::ShaderType;
use bevy::utils::default;

use super::light_of_day::LightOfDay;
use super::thing::{Dug, Matter, Thing};
use crate::app::theme::palette::{Contrast, Paint, Palette};
use crate::engine::Player;

const HOLES: usize = 64;
const PLATES: usize = 96;
const BODIES: usize = 48;
const STROKES: usize = 128;
const LEAVES: usize = 4;

#[derive(ShaderType, Clone, Copy, Default)]
struct HoleShape {
    centre: Vec2,
    radius: f32,
    id: f32,
    #[shader(size(16))]
    depth: f32,
}

#[derive(ShaderType, Clone, Copy, Default)]
struct PlateShape {
    centre: Vec2,
    half_size: Vec2,
}

#[derive(ShaderType, Clone, Copy, Default)]
struct BodyShape {
    centre: Vec2,
    half_size: Vec2,
    matter: f32,
    id: f32,
    sunk: f32,
}

#[derive(ShaderType, Clone, Copy, Default)]
struct StrokeShape {
    from: Vec2,
    to: Vec2,
    #[shader(size(16))]
    half_width: f32,
}

#[derive(ShaderType, Clone, Copy, Default)]
struct LeafShape {
    centre: Vec2,
    angle: f32,
    half_length: f32,
    half_width: f32,
    #[shader(size(12))]
    id: f32,
}

/// One tile. Of more things than there is room for, the last ones are left out.
#[derive(ShaderType, Clone)]
pub(super) struct TileShape {
    window: Vec2,
    px_per_u: f32,
    is_high_contrast: u32,
    sun: Vec3,
    sun_colour: Vec3,
    frond_strength: f32,
    sky_colour: Vec3,
    is_cheap: u32,
    bounce_colour: Vec3,
    south_tile: Vec3,
    north_tile: Vec3,
    holes: u32,
    plates: u32,
    bodies: u32,
    strokes: u32,
    leaves: u32,
    hole: [HoleShape; HOLES],
    plate: [PlateShape; PLATES],
    body: [BodyShape; BODIES],
    stroke: [StrokeShape; STROKES],
    leaf: [LeafShape; LEAVES],
}

/// What holds for the whole ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conditions {
    /// Size of the window in u.
    pub window: Vec2,
    pub light: LightOfDay,
    pub palette: Palette,
    /// Fewer samples of shadow and sky, for computers without a graphics card.
    pub is_cheap: bool,
}

impl Conditions {
    pub fn is_high_contrast(&self) -> bool {
        self.palette.contrast == Contrast::High
    }

    /// The colour of a side's tile, in sRGB.
    fn tile(&self, player: Player) -> Vec3 {
        Srgba::from(Paint::Tile(player).colour(self.palette)).to_vec3()
    }
}

impl TileShape {
    /// What of all the things reaches into a part of the ground.
    pub fn new(conditions: &Conditions, px_per_u: f32, part: Rect, things: &[Thing]) -> TileShape {
        let light = conditions.light.values();
        let mut tile = TileShape {
            window: conditions.window,
            px_per_u,
            is_high_contrast: conditions.is_high_contrast().into(),
            sun: light.sun,
            sun_colour: light.sun_colour,
            frond_strength: light.frond_strength,
            sky_colour: light.sky_colour,
            is_cheap: conditions.is_cheap.into(),
            bounce_colour: light.bounce_colour,
            south_tile: conditions.tile(Player::South),
            north_tile: conditions.tile(Player::North),
            holes: 0,
            plates: 0,
            bodies: 0,
            strokes: 0,
            leaves: 0,
            hole: [default(); HOLES],
            plate: [default(); PLATES],
            body: [default(); BODIES],
            stroke: [default(); STROKES],
            leaf: [default(); LEAVES],
        };
        for thing in things.iter().filter(|thing| !thing.reach().intersect(part).is_empty()) {
            tile.add(thing);
        }
        tile
    }

    fn add(&mut self, thing: &Thing) {
        match *thing {
            Thing::Hole(Dug { centre, radius, id, depth }) => {
                put(&mut self.hole, &mut self.holes, HoleShape { centre, radius, id: id as f32, depth });
            }
            Thing::Plate { rect } => {
                let plate = PlateShape { centre: rect.center(), half_size: rect.half_size() };
                put(&mut self.plate, &mut self.plates, plate);
            }
            Thing::Body { rect, matter, sunk } => {
                let centre = rect.center();
                // Its own shape comes from where it lies.
                let id = (centre.x / 19.0 + centre.y / 7.0).floor() % 97.0;
                let body = BodyShape { centre, half_size: rect.half_size(), matter: number(matter), id, sunk };
                put(&mut self.body, &mut self.bodies, body);
            }
            Thing::Stroke { from, to, half_width } => {
                put(&mut self.stroke, &mut self.strokes, StrokeShape { from, to, half_width });
            }
            Thing::Leaf(leaf) => {
                let id = 5.0 + (leaf.centre.x + leaf.centre.y * 3.0).rem_euclid(16.0).floor();
                let shape = LeafShape {
                    centre: leaf.centre,
                    angle: leaf.angle,
                    half_length: leaf.half_length,
                    half_width: leaf.half_width,
                    id,
                };
                put(&mut self.leaf, &mut self.leaves, shape);
            }
        }
    }
}

fn put<T>(places: &mut [T], taken: &mut u32, thing: T) {
    if let Some(place) = places.get_mut(*taken as usize) {
        *place = thing;
        *taken += 1;
    }
}

/// The numbers by which `things.wgsl` knows what a thing is made of.
fn number(matter: Matter) -> f32 {
    match matter {
        Matter::Stone => 4.0,
        Matter::Tile(Player::South) => 6.0,
        Matter::Tile(Player::North) => 7.0,
        Matter::Slab => 8.0,
    }
}
