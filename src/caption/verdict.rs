//! How a round and a match ended.

use super::Voices;
use crate::engine::{ByPlayer, End, Outcome, Player, Row, Rules};
use crate::locale::Phrase;

/// Who has won a round.
pub fn verdict(voices: &Voices, outcome: Outcome, captured: ByPlayer<u8>) -> Phrase {
    match outcome {
        Outcome::Draw => Phrase::new("verdict-draw").with("seeds", captured.south),
        Outcome::Win(winner) => Phrase::new("verdict-wins")
            .with("who", voices.who(winner))
            .with("more", captured[winner])
            .with("fewer", captured[!winner]),
    }
}

/// Why a round is over.
pub fn reason(end: End, row: Row) -> Phrase {
    match end {
        End::LastFour => Phrase::new("end-last-four"),
        End::BoardEmpty => Phrase::new("end-board-empty"),
        End::Repetition => Phrase::new("end-repetition"),
        End::Standoff => Phrase::new("end-standoff").with("moves", Rules::standoff_moves(row)),
        End::Blocked => Phrase::new("end-blocked"),
        End::Agreement => Phrase::new("end-agreement"),
    }
}

/// How the match stands, or who has won it.
pub fn match_score(voices: &Voices, won: ByPlayer<usize>, outcome: Option<Outcome>) -> Phrase {
    match outcome {
        Some(Outcome::Win(winner)) => Phrase::new("match-won")
            .with("who", voices.who(winner))
            .with("more", won[winner])
            .with("fewer", won[!winner]),
        Some(Outcome::Draw) => Phrase::new("match-drawn").with("rounds", won.south),
        None => Phrase::new("match-stands")
            .with("south-name", voices.name(Player::South))
            .with("south", won.south)
            .with("north-name", voices.name(Player::North))
            .with("north", won.north),
    }
}
