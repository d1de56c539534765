//! Everything that can lie on the ground or be dug into it, as plain data. Lengths in u, y down from the window's upper left
//! corner.

use bevy::math::{Rect, Vec2};

use crate::app::table::layout::Leaf;
use crate::engine::Player;

/// One thing on the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thing {
    Hole(Dug),
    /// Dust swept smooth, for text.
    Plate {
        rect: Rect,
    },
    /// A pebble, a slab or a tile.
    Body {
        rect: Rect,
        matter: Matter,
        /// How far it is pushed into the ground, in u.
        sunk: f32,
    },
    /// A line drawn with a finger.
    Stroke {
        from: Vec2,
        to: Vec2,
        half_width: f32,
    },
    Leaf(Leaf),
}

/// A hole as it is dug.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dug {
    pub centre: Vec2,
    pub radius: f32,
    /// Its own number: no two are dug alike.
    pub id: u32,
    /// 0 filled level with dust, 1 as deep as it gets.
    pub depth: f32,
}

/// What a thing that lies on the ground is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// A rounded stone.
    Stone,
    /// A slab of stone with words on it.
    Slab,
    /// A fired tile in a side's colour.
    Tile(Player),
}

impl Thing {
    /// What is no longer the same when this thing comes or goes, its shadow included.
    pub fn reach(&self) -> Rect {
        match *self {
            // The earth thrown out, and the light on it.
            Thing::Hole(Dug { centre, radius, .. }) => Rect::from_center_half_size(centre, Vec2::splat(radius * 2.2)),
            Thing::Plate { rect } => rect.inflate(30.0),
            Thing::Body { rect, .. } => rect.inflate(4.0),
            Thing::Stroke { from, to, half_width } => Rect::from_corners(from, to).inflate(half_width * 3.2),
            Thing::Leaf(leaf) => {
                let along = Vec2::from_angle(leaf.angle) * leaf.half_length * 1.02;
                Rect::from_corners(leaf.centre - along, leaf.centre + along).inflate(leaf.half_width * 1.35)
            }
        }
    }
}
