//! How a seed gets from one place to another, with `bevy_tweening`: lifted into the hand, carried, dropped, taken. Decoration
//! only: nothing waits for it, and it can be dropped at any time, because where a seed belongs is known without it.
//!
//! Whoever draws seeds needs no more than their [`Transform`]: the place in u, the height above the ground as z over
//! [`SEED_Z`](super::heap::SEED_Z), the turn, half the length as the x and y of the scale. While a seed fades (reduced motion) the
//! z of its scale is that length times its opacity; at all other times it is that length.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `seed` | what a seed looks like |
//! | `carriage` | a seed in the air |
//! | `in_hand`, `captured`, `falling` | the ways that are more than straight |

mod captured;
mod carriage;
mod falling;
mod in_hand;
mod seed;

use std::f32::consts::PI;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

pub use falling::{OPENING_MS, falls_after};
pub use seed::Seed;

use super::heap::Pose;
use captured::captured;
use carriage::Carriage;
use falling::falling;
use in_hand::{TRAVEL_SHARE, carried, dropped, lifted};

/// Flights shorter than this cannot be seen; the seed is put where it belongs.
const SHORTEST_MS: f32 = 14.0;

/// A dropped seed bounces once, after the time of its step, in ms at normal speed.
const BOUNCE_MS: f32 = 100.0;

/// How far a seed is pushed aside, and for how long, in u and ms at normal speed.
pub const NUDGE_U: f32 = 3.0;
pub const NUDGE_MS: f32 = 160.0;

/// How long a seed fades from place to place when motion is reduced, in ms.
pub const FADE_MS: f32 = 180.0;

/// What kind of way it is. Points are in world u.
#[derive(Clone, Debug, PartialEq)]
pub enum Way {
    /// Out of a heap round `middle` into the hand; in a relay the hand first holds and dips towards the next hole.
    Lifted { middle: Vec2, dips_towards: Option<Vec2> },
    /// In the hand, from hole to hole, of that radius.
    Carried { radius: f32 },
    /// The same, to a pose over the hole, and from there into it.
    Dropped { over: Pose, radius: f32 },
    /// To the captor past these points, the i-th of its casa.
    Captured { i: usize, past: Arc<[Vec2]> },
    /// Straight to where it belongs.
    Settled,
    /// Out of the air to where it belongs, after so much of the time.
    Falls { after: f32 },
    /// Pushed aside, and back to where it belongs.
    Nudged { by: Vec2 },
    /// Not moved at all: it fades here and appears there. In the hand it is not seen.
    Faded { from_hand: bool, to_hand: bool },
}

/// From one transform to another on some way; a pure function of the share of its time.
#[derive(Clone, Debug)]
struct Flight {
    from: Transform,
    to: Transform,
    way: Way,
    /// Where a dropped seed leaves the hand, and the share of the time after which it has landed.
    over: Transform,
    lands: f32,
}

impl Lens<Transform> for Flight {
    fn lerp(&mut self, mut target: Mut<Transform>, share: f32) {
        *target = self.at(share);
    }
}

impl Flight {
    fn at(&self, share: f32) -> Transform {
        if share >= 1.0 {
            return self.end();
        }
        let (from, to) = (Carriage::of(&self.from), Carriage::of(&self.to));
        match &self.way {
            Way::Lifted { middle, dips_towards } => lifted(from, to, *middle, *dips_towards, share).transform(),
            Way::Carried { radius } => carried(from, to, *radius, share / TRAVEL_SHARE).transform(),
            Way::Dropped { radius, .. } => {
                let over = Carriage::of(&self.over);
                dropped(from, over, to, *radius, share / self.lands, self.lands).transform()
            }
            Way::Captured { i, past } => captured(from, to, *i, past, share).transform(),
            Way::Settled => {
                let gone = EaseFunction::CubicInOut.sample_clamped(share);
                from.between(to, gone, gone).raised(10.0 * (gone * PI).sin()).transform()
            }
            Way::Falls { after } => falling(to, *after, share),
            Way::Nudged { by } => {
                let gone = EaseFunction::SineInOut.sample_clamped(share);
                let here = from.between(to, gone, gone);
                Carriage { ground: here.ground + *by * (share * PI).sin(), ..here }.transform()
            }
            Way::Faded { from_hand, to_hand } => self.faded(*from_hand, *to_hand, share),
        }
    }

    fn end(&self) -> Transform {
        match self.way {
            Way::Faded { to_hand: true, .. } => with_opacity(self.to, 0.0),
            _ => self.to,
        }
    }

    fn faded(&self, from_hand: bool, to_hand: bool, share: f32) -> Transform {
        match (from_hand, to_hand) {
            (false, false) if share < 0.5 => with_opacity(self.from, 1.0 - 2.0 * share),
            (false, false) => with_opacity(self.to, 2.0 * share - 1.0),
            (false, true) => with_opacity(self.from, 1.0 - share),
            (true, false) => with_opacity(self.to, share),
            (true, true) => with_opacity(self.to, 0.0),
        }
    }
}

fn with_opacity(transform: Transform, opacity: f32) -> Transform {
    let length = transform.scale.x;
    let seen = if opacity > 0.0 { length } else { 0.0 };
    Transform { scale: Vec3::new(seen, seen, length * opacity), ..transform }
}

/// A part of a whole share as a share of its own, 0 to 1.
fn part(share: f32, from: f32, to: f32) -> f32 {
    ((share - from) / (to - from)).clamp(0.0, 1.0)
}

/// Sends a seed from where it is seen to where it belongs. Returns the flight, or nothing if it is too short to be seen: then
/// the seed is there at once.
pub fn fly(seed: &Seed, from: &mut Transform, to: Pose, way: Way, length_ms: f32, speed: f64) -> Option<TweenAnim> {
    let (over, flight_ms) = match way {
        Way::Dropped { over, .. } => (over, length_ms + BOUNCE_MS.min(length_ms)),
        _ => (to, length_ms),
    };
    let (to, over) = (seed.transform(to), seed.transform(over));
    let flight = Flight { from: *from, to, way, over, lands: length_ms / flight_ms.max(1e-3) };
    if length_ms / (speed as f32) < SHORTEST_MS {
        *from = flight.end();
        return None;
    }
    // What is not seen at first must not be seen until the first update either.
    *from = flight.at(0.0);
    let length = Duration::from_secs_f32(flight_ms / 1000.0);
    Some(TweenAnim::new(Tween::new(EaseFunction::Linear, length, flight)).with_speed(speed))
}

/// Lets a seed fade where it is.
pub fn fade_away(at: Transform) -> TweenAnim {
    let way = Way::Faded { from_hand: false, to_hand: true };
    let flight = Flight { from: at, to: at, way, over: at, lands: 1.0 };
    TweenAnim::new(Tween::new(EaseFunction::Linear, Duration::from_secs_f32(FADE_MS / 1000.0), flight))
}

#[cfg(test)]
mod tests {
    use super::carriage::SLANT;
    use super::in_hand::BOUNCE_U;
    use super::*;
    use crate::app::table::heap::{HAND_HEIGHT_U, SEED_Z};

    fn lying(x: f32) -> Transform {
        Transform::from_xyz(x, 0.0, SEED_Z).with_scale(Vec3::splat(15.0))
    }

    fn held(x: f32) -> Transform {
        Transform::from_xyz(x, HAND_HEIGHT_U * SLANT, SEED_Z + HAND_HEIGHT_U).with_scale(Vec3::splat(19.5))
    }

    fn flight(from: Transform, to: Transform, way: Way) -> Flight {
        Flight { from, to, way, over: held(150.0), lands: 0.75 }
    }

    fn drop_way() -> Way {
        Way::Dropped { over: Pose { translation: held(150.0).translation, radius: 19.5 }, radius: 63.0 }
    }

    fn flights() -> Vec<Flight> {
        let past: Arc<[Vec2]> = Arc::new([Vec2::new(50.0, 80.0)]);
        vec![
            flight(lying(0.0), held(0.0), Way::Lifted { middle: Vec2::ZERO, dips_towards: Some(Vec2::X) }),
            flight(held(0.0), held(150.0), Way::Carried { radius: 63.0 }),
            flight(held(0.0), lying(150.0), drop_way()),
            flight(lying(0.0), lying(400.0), Way::Captured { i: 2, past }),
            flight(lying(0.0), lying(400.0), Way::Settled),
            flight(lying(0.0), lying(0.0), Way::Nudged { by: Vec2::X * NUDGE_U }),
        ]
    }

    #[test]
    fn every_flight_begins_where_the_seed_is_and_ends_where_it_belongs() {
        for flight in flights() {
            let near = |a: Transform, b: Transform| a.translation.distance(b.translation) < 0.01;
            assert!(near(flight.at(0.0), flight.from), "{flight:?}");
            assert_eq!(flight.at(1.0), flight.to, "{flight:?}");
            assert!(
                near(flight.at(0.9999), flight.to)
                    || flight.at(0.9999).translation.distance(flight.to.translation) < 0.5
            );
        }
    }

    #[test]
    fn no_flight_jumps() {
        for flight in flights() {
            let places: Vec<Vec3> = (0..=400).map(|i| flight.at(i as f32 / 400.0).translation).collect();
            let longest = places.windows(2).map(|pair| pair[0].distance(pair[1])).fold(0.0, f32::max);
            assert!(longest < 8.0, "{longest} u at once: {flight:?}");
        }
    }

    #[test]
    fn a_dropped_seed_gathers_speed_lands_and_bounces_once() {
        let drop = flight(held(0.0), lying(150.0), drop_way());
        let height = |share: f32| drop.at(share).translation.z - SEED_Z;
        let fall = |from: f32, to: f32| height(from * 0.75) - height(to * 0.75);
        assert!(fall(0.9, 1.0) > 2.0 * fall(0.55, 0.65));
        assert!(height(0.75).abs() < 0.1, "it lands when its step is over");
        assert!((height(0.875) - BOUNCE_U).abs() < 0.1);
    }

    #[test]
    fn a_heap_gathers_before_it_rises_over_its_goal_and_comes_back() {
        let lift = flight(lying(40.0), held(40.0), Way::Lifted { middle: Vec2::ZERO, dips_towards: None });
        assert!(lift.at(0.2).translation.x < 39.0);
        let highest = (0..100).map(|i| lift.at(i as f32 / 100.0).translation.z).fold(0.0, f32::max);
        assert!((1.0..6.0).contains(&(highest - SEED_Z - HAND_HEIGHT_U)), "{highest}");
    }

    #[test]
    fn a_captured_seed_keeps_to_its_route_and_the_four_are_not_strung_evenly() {
        let past: Arc<[Vec2]> = Arc::new([Vec2::new(0.0, 90.0), Vec2::new(300.0, 90.0)]);
        let seed = |i| flight(lying(0.0), lying(500.0), Way::Captured { i, past: past.clone() });
        let place = |i: usize, percent: usize| seed(i).at(percent as f32 / 100.0).translation.truncate();
        for (i, percent) in (0..4).flat_map(|i| (0..100).map(move |percent| (i, percent))) {
            let at = place(i, percent);
            assert!(!(60.0..300.0).contains(&at.x) || (at.y - 90.0).abs() < 34.0, "seed {i} at {percent} %: {at}");
        }
        let middles: Vec<Vec2> = (0..4).map(|i| place(i, 70)).collect();
        let gaps: Vec<f32> = middles.windows(2).map(|pair| pair[0].distance(pair[1])).collect();
        let (min, max) = (gaps.iter().copied().fold(f32::MAX, f32::min), gaps.iter().copied().fold(0.0, f32::max));
        assert!(min > 8.0 && max > min * 1.05, "{gaps:?}");
    }

    #[test]
    fn with_reduced_motion_nothing_slides() {
        let fade = flight(lying(0.0), lying(300.0), Way::Faded { from_hand: false, to_hand: false });
        for i in 0..100 {
            let x = fade.at(i as f32 / 100.0).translation.x;
            assert!(x == 0.0 || x == 300.0, "{x}");
        }
        assert!((fade.at(0.25).scale.z / 15.0 - 0.5).abs() < 0.01, "half seen");
    }
}
