//! What only a screen reader says: what others see.

use super::Voices;
use crate::engine::Hole;
use crate::locale::Phrase;

/// "Your hole 3, five seeds"; an endless hole says that it is one.
pub fn hole_aloud(voices: &Voices, hole: Hole, seeds: u8, is_endless: bool) -> Phrase {
    let id = if is_endless { "hole-aloud-endless" } else { "hole-aloud" };
    Phrase::new(id).with("holes", voices.hole(hole)).with("seeds", seeds)
}
