//! What one side asks the other, and what the one who asks reads meanwhile.

use super::Voices;
use crate::engine::Player;
use crate::locale::Phrase;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    TakeBack,
    Stop,
}

/// The question, or to whoever asked, that an answer is awaited.
pub fn asked(voices: &Voices, by: Player, what: Asked) -> Phrase {
    let id = match (what, voices.to == Some(by)) {
        (Asked::TakeBack, false) => "asks-to-take-back",
        (Asked::Stop, false) => "offers-to-stop",
        (Asked::TakeBack, true) => "waits-to-take-back",
        (Asked::Stop, true) => "waits-for-stop",
    };
    Phrase::new(id).with("who", voices.who(if voices.to == Some(by) { !by } else { by }))
}
