//! The light over the table: whose row lies in full sun, how hushed the rest is, and what glows.

use bevy::prelude::*;

/// Read by whatever is lit.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Light {
    /// 0: full sun on South's row, 1: on North's.
    pub turn: f32,
    /// How much sun is taken from everything but what glows, 0 to 1.
    pub hush: f32,
    /// At most 12.
    pub glows: Vec<Glow>,
}

/// Gold light rising from a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow {
    /// World, in u.
    pub at: Vec2,
    pub radius: f32,
    /// 0 dark, about 1 bright.
    pub strength: f32,
}
