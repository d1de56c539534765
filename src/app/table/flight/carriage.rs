//! A seed in the air, as the eye takes it: over which place, how high.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::app::table::heap::SEED_Z;

/// The eye looks down at a slant: a seed that is lifted is seen so much further up for each u of height.
pub(super) const SLANT: f32 = 0.5;

/// A seed on its way, as what the eye makes of its transform.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Carriage {
    /// Where its shadow would lie if the sun stood overhead.
    pub ground: Vec2,
    pub height: f32,
    pub radius: f32,
    pub turn: f32,
}

impl Carriage {
    pub fn of(transform: &Transform) -> Carriage {
        let height = transform.translation.z - SEED_Z;
        let (axis, angle) = transform.rotation.to_axis_angle();
        Carriage {
            ground: transform.translation.truncate() - Vec2::Y * height * SLANT,
            height,
            radius: transform.scale.x,
            turn: if axis.z < 0.0 { -angle } else { angle },
        }
    }

    pub fn transform(self) -> Transform {
        Transform {
            translation: (self.ground + Vec2::Y * self.height * SLANT).extend(SEED_Z + self.height),
            rotation: Quat::from_rotation_z(self.turn),
            scale: Vec3::splat(self.radius),
        }
    }

    /// Between two, each part by its own share.
    pub fn between(self, to: Carriage, along: f32, up: f32) -> Carriage {
        // Never the long way round.
        let turn = (to.turn - self.turn + PI).rem_euclid(TAU) - PI;
        Carriage {
            ground: self.ground.lerp(to.ground, along),
            height: self.height + (to.height - self.height) * up,
            radius: self.radius + (to.radius - self.radius) * up,
            turn: self.turn + turn * along,
        }
    }

    /// Higher, and so a little larger.
    pub fn raised(self, by: f32) -> Carriage {
        Carriage { height: self.height + by, radius: self.radius * (1.0 + by * 0.004), ..self }
    }
}
