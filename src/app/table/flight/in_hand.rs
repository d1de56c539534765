//! Ways of seeds in the hand: lifted, carried from hole to hole, dropped.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::carriage::Carriage;
use super::part;

/// Of the time of a drop, the hand is under way until here, and lets go of the seed here.
pub(super) const TRAVEL_SHARE: f32 = 0.67;
const RELEASE_SHARE: f32 = 0.53;

/// How high it bounces, in u.
pub(super) const BOUNCE_U: f32 = 5.0;

/// Seeds are carried over the lip between two holes in an arc, so much higher than above a hole, in radii of a hole.
const ARC_RADII: f32 = 0.45;

/// A hand that is under way leans by this, in radians.
const LEAN: f32 = 0.20;

/// How far a heap gathers before it rises, of the way to its middle.
const GATHERING: f32 = 0.08;

/// A relay: the hand holds for this part of its time, then dips towards where it will go, in u.
const HOLD_SHARE: f32 = 0.27;
const DIP_U: f32 = 4.0;

/// Shoots a little over its goal and comes back.
fn back_out(share: f32) -> f32 {
    const OVER: f32 = 0.9;
    let left = share - 1.0;
    1.0 + (OVER + 1.0) * left.powi(3) + OVER * left.powi(2)
}

pub(super) fn lifted(from: Carriage, to: Carriage, middle: Vec2, dips_towards: Option<Vec2>, share: f32) -> Carriage {
    let hold = if dips_towards.is_some() { HOLD_SHARE } else { 0.0 };
    let share = part(share, hold, 1.0);
    let gathered = EaseFunction::SineInOut.sample_clamped(part(share, 0.0, 0.35));
    let dip = dips_towards.unwrap_or_default() * DIP_U * (part(share, 0.0, 0.4) * PI).sin();
    let heap = Carriage { ground: from.ground.lerp(middle, GATHERING * gathered) + dip, ..from };
    let rise = part(share, 0.2, 1.0);
    heap.between(to, EaseFunction::SineInOut.sample_clamped(rise), back_out(rise))
}

pub(super) fn carried(from: Carriage, to: Carriage, radius: f32, share: f32) -> Carriage {
    let gone = EaseFunction::SineInOut.sample_clamped(share.clamp(0.0, 1.0));
    let bow = (gone * PI).sin();
    let here = from.between(to, gone, gone).raised(ARC_RADII * radius * bow);
    // The hand leans the way it goes: seen from above, to the right when it goes right.
    let lean = -LEAN * bow * (to.ground - from.ground).x.signum();
    Carriage { turn: here.turn + lean, ..here }
}

/// `share` is of the time until the seed has landed; `lands` is that time's share of the whole.
pub(super) fn dropped(from: Carriage, over: Carriage, to: Carriage, radius: f32, share: f32, lands: f32) -> Carriage {
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
