//! What one side asks the other, and what the one who asks reads meanwhile and if it is not to be.

use super::Voices;
use crate::engine::Player;
use crate::locale::Phrase;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    TakeBack,
    Stop,
}

/// To whoever asked, while an answer is awaited: how to take the question back.
pub fn may_withdraw() -> Phrase {
    Phrase::new("undo-withdraws")
}

/// To whoever is asked and asks for something too.
pub fn answer_first(voices: &Voices, asker: Player) -> Phrase {
    Phrase::new("answer-first").with("who", voices.who(asker))
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

/// To whoever asked: the other side said no, or played on.
pub fn declined(voices: &Voices, by: Player, what: Asked, has_played_on: bool) -> Phrase {
    let id = match (what, has_played_on) {
        (Asked::TakeBack, false) => "undo-declined",
        (Asked::TakeBack, true) => "undo-played-on",
        (Asked::Stop, false) => "stop-declined",
        (Asked::Stop, true) => "stop-played-on",
    };
    Phrase::new(id).with("who", voices.who(by))
}
