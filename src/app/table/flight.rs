//! How a seed gets from one place to another, with `bevy_tweening`: lifted into the hand, carried, dropped, taken. Decoration
//! only: nothing waits for it, and it can be dropped at any time, because where a seed belongs is known without it.
//!
//! Whoever draws seeds needs no more than their [`Transform`]: the place in u, the height above the ground as z over
//! [`SEED_Z`], the turn, half the length as the x and y of the scale. While a seed fades (reduced motion) the z of its scale is
//! that length times its opacity; at all other times it is that length.

use std::f32::consts::{PI, TAU};
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};

use super::heap::{HAND_HEIGHT_U, Pose, SEED_Z};
use super::scatter::scatter;

/// Flights shorter than this cannot be seen; the seed is put where it belongs.
const SHORTEST_MS: f32 = 14.0;

/// The eye looks down at a slant: a seed that is lifted is seen so much further up for each u of height.
const SLANT: f32 = 0.5;

/// Of the time of a drop, the hand is under way until here, and lets go of the seed here.
const TRAVEL_SHARE: f32 = 0.67;
const RELEASE_SHARE: f32 = 0.53;

/// A dropped seed bounces once, after the time of its step, in ms at normal speed and in u.
const BOUNCE_MS: f32 = 100.0;
const BOUNCE_U: f32 = 5.0;

/// Seeds are carried over the lip between two holes in an arc, so much higher than above a hole, in radii of a hole.
const ARC_RADII: f32 = 0.45;

/// A seed that falls turns by up to 40 degrees.
const TURN_IN_HAND: f32 = 40.0 * PI / 180.0;

/// A hand that is under way leans by this, in radians.
const LEAN: f32 = 0.20;

/// How far a heap gathers before it rises, of the way to its middle.
const GATHERING: f32 = 0.08;

/// A relay: the hand holds for this part of its time, then dips towards where it will go, in u.
const HOLD_SHARE: f32 = 0.27;
const DIP_U: f32 = 4.0;

/// Of a casa's time, when its first seed leaves, and how long after it each other one does.
const FIRST_LEAVES: f32 = 0.24;
const NEXT_LEAVES: f32 = 0.09;

/// How high a captured seed flies in the middle of its way, in u, and how far it may stray to a side of it.
const CAPTURE_HEIGHT_U: f32 = 58.0;
const STRAY_U: f32 = 9.0;

/// How far a seed is pushed aside, and for how long, in u and ms at normal speed.
pub const NUDGE_U: f32 = 3.0;
pub const NUDGE_MS: f32 = 160.0;

/// How long a seed fades from place to place when motion is reduced, in ms.
pub const FADE_MS: f32 = 180.0;

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
    /// Pushed aside, and back to where it belongs.
    Nudged { by: Vec2 },
    /// Not moved at all: it fades here and appears there. In the hand it is not seen.
    Faded { from_hand: bool, to_hand: bool },
}

/// A seed on its way, as what the eye makes of its transform.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Carriage {
    /// Where its shadow would lie if the sun stood overhead.
    ground: Vec2,
    height: f32,
    radius: f32,
    turn: f32,
}

impl Carriage {
    fn of(transform: &Transform) -> Carriage {
        let height = transform.translation.z - SEED_Z;
        let (axis, angle) = transform.rotation.to_axis_angle();
        Carriage {
            ground: transform.translation.truncate() - Vec2::Y * height * SLANT,
            height,
            radius: transform.scale.x,
            turn: if axis.z < 0.0 { -angle } else { angle },
        }
    }

    fn transform(self) -> Transform {
        Transform {
            translation: (self.ground + Vec2::Y * self.height * SLANT).extend(SEED_Z + self.height),
            rotation: Quat::from_rotation_z(self.turn),
            scale: Vec3::splat(self.radius),
        }
    }

    /// Between two, each part by its own share.
    fn between(self, to: Carriage, along: f32, up: f32) -> Carriage {
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
    fn raised(self, by: f32) -> Carriage {
        Carriage { height: self.height + by, radius: self.radius * (1.0 + by * 0.004), ..self }
    }
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

/// Shoots a little over its goal and comes back.
fn back_out(share: f32) -> f32 {
    const OVER: f32 = 0.9;
    let left = share - 1.0;
    1.0 + (OVER + 1.0) * left.powi(3) + OVER * left.powi(2)
}

fn lifted(from: Carriage, to: Carriage, middle: Vec2, dips_towards: Option<Vec2>, share: f32) -> Carriage {
    let hold = if dips_towards.is_some() { HOLD_SHARE } else { 0.0 };
    let share = part(share, hold, 1.0);
    let gathered = EaseFunction::SineInOut.sample_clamped(part(share, 0.0, 0.35));
    let dip = dips_towards.unwrap_or_default() * DIP_U * (part(share, 0.0, 0.4) * PI).sin();
    let heap = Carriage { ground: from.ground.lerp(middle, GATHERING * gathered) + dip, ..from };
    let rise = part(share, 0.2, 1.0);
    heap.between(to, EaseFunction::SineInOut.sample_clamped(rise), back_out(rise))
}

fn carried(from: Carriage, to: Carriage, radius: f32, share: f32) -> Carriage {
    let gone = EaseFunction::SineInOut.sample_clamped(share.clamp(0.0, 1.0));
    let bow = (gone * PI).sin();
    let here = from.between(to, gone, gone).raised(ARC_RADII * radius * bow);
    // The hand leans the way it goes: seen from above, to the right when it goes right.
    let lean = -LEAN * bow * (to.ground - from.ground).x.signum();
    Carriage { turn: here.turn + lean, ..here }
}

/// `share` is of the time until the seed has landed; `lands` is that time's share of the whole.
fn dropped(from: Carriage, over: Carriage, to: Carriage, radius: f32, share: f32, lands: f32) -> Carriage {
    let in_hand = |share: f32| carried(from, over, radius, share / TRAVEL_SHARE);
    if share < RELEASE_SHARE {
        return in_hand(share);
    }
    if share < 1.0 {
        let fallen = part(share, RELEASE_SHARE, 1.0);
        return in_hand(RELEASE_SHARE).between(to, fallen, fallen * fallen);
    }
    let bounced = part(share * lands, lands, 1.0);
    Carriage { height: to.height + BOUNCE_U * 4.0 * bounced * (1.0 - bounced), ..to }
}

fn captured(from: Carriage, to: Carriage, i: usize, past: &[Vec2], share: f32) -> Carriage {
    let order = (i % 4) as f32;
    let (leaves, arrives) = (FIRST_LEAVES + NEXT_LEAVES * order, 1.0 - 0.04 * (3.0 - order));
    let gone = EaseFunction::SineInOut.sample_clamped(part(share, leaves, arrives));
    let own = |property| scatter(i, 0, property) * 2.0 - 1.0;
    let seen_from = from.ground + Vec2::Y * from.height * SLANT;
    let seen_to = to.ground + Vec2::Y * to.height * SLANT;
    let (at, way) = along_route(seen_from, past, seen_to, gone);
    // At the end the sine is a hair below nothing.
    let bow = (gone * PI).sin().max(0.0);
    let height = from.height + (to.height - from.height) * gone + (CAPTURE_HEIGHT_U + 8.0 * own(91)) * bow.powf(0.8);
    let at = at + way.perp() * STRAY_U * own(92) * bow;
    let spin = TAU * (if own(93) < 0.0 { -1.0 } else { 1.0 }) * EaseFunction::SineInOut.sample_clamped(gone);
    let here = from.between(to, gone, gone);
    Carriage {
        ground: at - Vec2::Y * height * SLANT,
        height,
        radius: here.radius * (1.0 + 0.28 * bow),
        turn: here.turn + spin,
    }
}

/// A place on a smooth way past some points, and the direction there.
fn along_route(from: Vec2, past: &[Vec2], to: Vec2, gone: f32) -> (Vec2, Vec2) {
    let points: Vec<Vec2> = std::iter::once(from).chain(past.iter().copied()).chain([to]).collect();
    let lengths: Vec<f32> = points.windows(2).map(|pair| pair[0].distance(pair[1]).max(1e-3)).collect();
    let mut left = gone.clamp(0.0, 1.0) * lengths.iter().sum::<f32>();
    let mut i = 0;
    while i + 1 < lengths.len() && left > lengths[i] {
        left -= lengths[i];
        i += 1;
    }
    let share = (left / lengths[i]).min(1.0);
    // Catmull-Rom, with the ends' own points for neighbours.
    let point = |k: isize| points[k.clamp(0, points.len() as isize - 1) as usize];
    let k = i as isize;
    let (a, b, c, d) = (point(k - 1), point(k), point(k + 1), point(k + 2));
    let (leave, arrive) = ((c - a) / 2.0, (d - b) / 2.0);
    let (s, s2, s3) = (share, share * share, share * share * share);
    let at =
        b * (2.0 * s3 - 3.0 * s2 + 1.0) + leave * (s3 - 2.0 * s2 + s) + c * (3.0 * s2 - 2.0 * s3) + arrive * (s3 - s2);
    let way = b * (6.0 * s2 - 6.0 * s)
        + leave * (3.0 * s2 - 4.0 * s + 1.0)
        + c * (6.0 * s - 6.0 * s2)
        + arrive * (3.0 * s2 - 2.0 * s);
    (at, way.normalize_or(Vec2::X))
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
    let length = Duration::from_secs_f32(flight_ms / 1000.0);
    Some(TweenAnim::new(Tween::new(EaseFunction::Linear, length, flight)).with_speed(speed))
}

#[cfg(test)]
mod tests {
    use super::*;

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
