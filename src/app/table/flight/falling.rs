//! Seeds fall into the holes of a board that opens: the four of a hole together, hole after hole from the middle outwards.

use bevy::prelude::*;

use super::carriage::Carriage;
use super::{part, with_opacity};
use crate::app::table::layout::Layout;
use crate::app::table::scatter::scatter;
use crate::engine::Hole;

/// From the board's coming until the last seed lies still, in ms.
pub const OPENING_MS: f32 = 700.0;

/// The first seeds fall after this share of that time: first of all the board opens. The last ones fall after that share.
const FIRST: f32 = 0.26;
const LAST: f32 = 0.54;

/// How long a fall takes, and the bounce after it, in shares of that time.
const FALL: f32 = 0.30;
const BOUNCE: f32 = 0.14;

/// How high a fall begins and a bounce ends, in u.
const FROM_U: f32 = 90.0;
const BOUNCE_U: f32 = 4.0;

/// The seeds of a hole do not fall as one, but so much of the time apart at most.
const APART: f32 = 0.02;

/// When the i-th seed of a hole begins to fall, as a share of the whole time.
pub fn falls_after(layout: &Layout, hole: Hole, i: usize) -> f32 {
    let half_row = layout.row.len() as f32 / 2.0 * layout.pitch;
    let out = (layout.hole(hole) - layout.centre).length() / half_row.hypot(layout.between_rows / 2.0);
    FIRST + (LAST - FIRST) * out.min(1.0) + APART * scatter(hole.index(), i, 41)
}

/// A seed that falls to where it belongs.
pub(super) fn falling(to: Carriage, after: f32, share: f32) -> Transform {
    let fallen = part(share, after, after + FALL);
    let bounced = part(share, after + FALL, after + FALL + BOUNCE);
    let height = FROM_U * (1.0 - fallen * fallen) + BOUNCE_U * 4.0 * bounced * (1.0 - bounced);
    // It comes into sight in the first part of its fall.
    with_opacity(to.raised(height).transform(), (fallen * 4.0).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::heap::SEED_Z;
    use crate::engine::Row;

    #[test]
    fn every_hole_gets_its_seeds_in_time_and_the_middle_ones_first() {
        for row in Row::ALL {
            let layout = Layout::new(row, Vec2::new(1280.0, 720.0));
            let mut after: Vec<f32> = row.track().map(|hole| falls_after(&layout, hole, 0)).collect();
            let (corner, middle) = (after[0], after[row.len() / 2]);
            assert!(middle < corner, "{row:?}: {middle} {corner}");
            after.sort_by(f32::total_cmp);
            assert!(after[after.len() - 1] + APART + FALL + BOUNCE <= 1.0 + 1e-4, "{row:?}: {after:?}");
        }
    }

    #[test]
    fn a_seed_is_not_seen_before_it_falls_and_lies_still_at_the_end() {
        let lies = Transform::from_xyz(40.0, 10.0, SEED_Z).with_scale(Vec3::splat(15.0));
        let at = |share: f32| falling(Carriage::of(&lies), 0.4, share);
        assert_eq!(at(0.3).scale.x, 0.0);
        assert!(at(0.55).translation.z > at(0.65).translation.z);
        assert!(at(1.0).translation.distance(lies.translation) < 0.01 && at(1.0).scale.z > 14.9);
    }
}
