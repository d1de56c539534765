//! One seed: what it looks like, and how it lies.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::app::table::heap::{HAND_HEIGHT_U, Pose, SEED_Z};
use crate::app::table::scatter::scatter;

/// A seed that falls turns by up to 40 degrees.
const TURN_IN_HAND: f32 = 40.0 * PI / 180.0;

/// One seed of the game. What it looks like it keeps all game.
#[derive(Component, Clone, Debug)]
pub struct Seed {
    /// Its own size, as a factor.
    pub size: f32,
    /// Its second and third axis, of the first.
    pub breadth: f32,
    pub thickness: f32,
    /// How it is turned when it lies, in radians.
    pub turn: f32,
    /// Which of the greys it has, 0 to 1.
    pub tint: f32,
    /// Its own number for whatever else differs, 0 to 1.
    pub own: f32,
}

impl Seed {
    /// The i-th seed of the game.
    pub fn new(i: usize) -> Seed {
        let lot = |property| scatter(i, 1, property);
        Seed {
            size: 0.98 + 0.16 * lot(22),
            breadth: 0.80 + 0.13 * lot(25),
            thickness: 0.78 + 0.10 * lot(26),
            turn: TAU * lot(27),
            tint: lot(23),
            own: lot(24),
        }
    }

    /// How it lies at a pose, or is held there: the hand that lifts it turns it a little, and it turns back as it falls.
    pub fn transform(&self, pose: Pose) -> Transform {
        let lifted = ((pose.translation.z - SEED_Z) / HAND_HEIGHT_U).clamp(0.0, 1.0);
        let turn_in_hand = (self.own * 2.0 - 1.0) * TURN_IN_HAND;
        Transform {
            translation: pose.translation,
            rotation: Quat::from_rotation_z(self.turn + turn_in_hand * lifted),
            scale: Vec3::splat(pose.radius * self.size),
        }
    }
}
