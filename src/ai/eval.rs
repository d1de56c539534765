//! A guess at the final margin of a position that is not searched any further.

use super::place::Place;
use super::score::{self, CENTISEEDS};

/// The score for the player to move.
#[inline]
pub(super) fn evaluate<const W: usize>(place: &Place<W>) -> i32 {
    let margin = i32::from(place.margin);
    score::of_guess(margin, i32::from(place.left), margin * CENTISEEDS)
}
