//! Why something that was asked for is not done.

use super::Voices;
use super::story::turn_of;
use crate::engine::{Hole, IllegalMove, Player, Position};
use crate::locale::Phrase;

/// There is nothing to take back.
pub fn nothing_to_undo() -> Phrase {
    Phrase::new("nothing-to-undo")
}

/// Nothing was taken back.
pub fn nothing_to_redo() -> Phrase {
    Phrase::new("nothing-to-redo")
}

/// No hint is given: the round is over, or nobody who could be told is to move.
pub fn no_hint(voices: &Voices, position: &Position) -> Phrase {
    if position.is_over() { Phrase::new("refused-round-over") } else { turn_of(voices, position.to_move()) }
}

/// Whether holes show what they would do.
pub fn previews(are_shown: bool) -> Phrase {
    Phrase::new(if are_shown { "previews-are-on" } else { "previews-are-off" })
}

/// To a side that touched its own hole while the other is to move.
pub fn not_yet(voices: &Voices, mover: Player) -> Vec<Phrase> {
    vec![Phrase::new("not-yet"), turn_of(voices, mover)]
}

/// Why a hole may not be played.
pub fn refused(voices: &Voices, hole: Hole, why: IllegalMove) -> Vec<Phrase> {
    let owner = hole.owner(voices.row);
    let number = hole.number(voices.row);
    match why {
        IllegalMove::Empty => vec![Phrase::new("refused-empty").with("hole", number)],
        IllegalMove::NotYours => {
            vec![Phrase::new("refused-not-yours").with("whose", voices.who(owner)), turn_of(voices, !owner)]
        }
        IllegalMove::Endless => vec![Phrase::new("refused-endless").with("hole", number)],
        IllegalMove::GameOver => vec![Phrase::new("refused-round-over")],
        IllegalMove::NoSuchHole => vec![Phrase::new("refused-no-such-hole")],
    }
}
