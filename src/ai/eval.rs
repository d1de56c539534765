//! A guess at the final margin of a position that is not searched any further.

use super::place::Place;
use super::score::{CENTISEEDS, Stakes};

/// The score for the player to move.
#[inline]
pub(super) fn evaluate<const W: usize>(place: &Place<W>, stakes: &Stakes) -> i32 {
    let margin = i32::from(place.margin);
    stakes.of_guess(place.mover, margin, i32::from(place.left), margin * CENTISEEDS)
}
