//! How a seed gets from one place to another: along an arc, with `bevy_tweening`. Decoration only: nothing waits for it, and it
//! can be dropped at any time, because where a seed belongs is known without it.

use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Delay, Lens, Sequence, Tween, TweenAnim};

use super::heap::Pose;
use super::places::Place;
use super::scatter::scatter;

/// Flights shorter than this cannot be seen; the seed is put where it belongs.
const SHORTEST_MS: f32 = 14.0;

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
            turn: std::f32::consts::TAU * lot(27),
            tint: lot(23),
            own: lot(24),
        }
    }

    /// How it lies at a pose.
    pub fn transform(&self, pose: Pose) -> Transform {
        Transform {
            translation: pose.translation,
            rotation: Quat::from_rotation_z(self.turn),
            scale: Vec3::splat(pose.radius * self.size),
        }
    }
}

/// What kind of way it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// With the hand, or from it into a hole.
    Sown,
    /// To the captor, the i-th of its casa.
    Captured { i: usize },
    /// Straight to where it belongs.
    Settled,
}

/// The way of one step's seeds to a place.
pub fn way_to(place: Place, i: usize) -> Way {
    match place {
        Place::Captured(..) => Way::Captured { i },
        Place::Hole(..) | Place::Hand(..) => Way::Sown,
    }
}

/// From one transform to another over a hill.
struct ArcLens {
    from: Transform,
    to: Transform,
    /// Height of the hill's top above the straight line, in u; it shows as a bow upwards too.
    hill: f32,
}

impl Lens<Transform> for ArcLens {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let hill = self.hill * 4.0 * ratio * (1.0 - ratio);
        *target = Transform {
            translation: self.from.translation.lerp(self.to.translation, ratio) + Vec3::new(0.0, hill * 0.6, hill),
            rotation: self.to.rotation,
            scale: self.from.scale.lerp(self.to.scale, ratio) * (1.0 + hill.max(0.0) * 0.003),
        };
    }
}

/// Sends a seed from where it is seen to where it belongs. Returns the flight, or nothing if it is too short to be seen: then
/// the seed is there at once.
pub fn fly(from: &mut Transform, to: Transform, way: Way, length_ms: f32, speed: f64) -> Option<TweenAnim> {
    if length_ms / (speed as f32) < SHORTEST_MS {
        *from = to;
        return None;
    }
    let distance = from.translation.truncate().distance(to.translation.truncate());
    let arc = |ease, length_ms: f32, hill| Tween::new(ease, ms(length_ms), ArcLens { from: *from, to, hill });
    let flight = match way {
        Way::Settled => Sequence::new([arc(EaseFunction::CubicInOut, length_ms, 0.0)]),
        Way::Sown => Sequence::new([arc(EaseFunction::SineInOut, length_ms, 0.30 * distance.min(160.0))]),
        Way::Captured { i } => {
            // A beat to see the casa, then one seed after the other.
            let wait_ms = length_ms * (0.22 + 0.07 * (i % 4) as f32);
            let rise = arc(EaseFunction::CubicInOut, length_ms - wait_ms, 0.25 * distance.min(520.0));
            if wait_ms >= 1.0 { Delay::new(ms(wait_ms)).then(rise) } else { Sequence::new([rise]) }
        }
    };
    Some(TweenAnim::new(flight).with_speed(speed))
}

fn ms(length: f32) -> Duration {
    Duration::from_secs_f32(length.max(1.0) / 1000.0)
}
