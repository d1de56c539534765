//! What a move changes for the whole round: that it is decided, though it goes on, or that it will soon be over because nobody
//! takes anything. Each is told after the one move that brings it about; that a round is decided is told again now and then, while
//! nobody takes anything.

use super::Voices;
use crate::engine::{Match, Player, Rules};
use crate::locale::Phrase;
use crate::match_setup::Seat;

/// It is told when so many more moves without a capture would end the round.
const STANDOFF_TOLD_AT: [usize; 2] = [20, 5];

/// That a round is decided is told again after every so many moves without a capture.
const DECIDED_TOLD_EVERY: usize = 20;

/// The news of the last move, and what it means; nothing when the round is over, of which there is more to say.
pub fn news(voices: &Voices, match_: &Match) -> Vec<Phrase> {
    let game = match_.game();
    let Some(last) = game.ply().checked_sub(1).filter(|_| game.end().is_none()) else { return Vec::new() };
    let before = game.position_at(last).captured();
    let now = game.position().captured();
    let moves = Rules::standoff_moves(match_.row()).saturating_sub(game.moves_since_capture());
    if before == now && STANDOFF_TOLD_AT.contains(&moves) {
        return vec![Phrase::new("caption-standoff-near").with("moves", moves)];
    }
    let half = match_.row().seeds() / 2;
    let Some(winner) = Player::ALL.into_iter().find(|&player| now[player] > half) else { return Vec::new() };
    let quiet = game.moves_since_capture();
    let is_told = before[winner] <= half || (quiet > 0 && quiet.is_multiple_of(DECIDED_TOLD_EVERY));
    let decided = is_told.then(|| Phrase::new("caption-decided").with("who", voices.who(winner)));
    decided.into_iter().chain(what_is_left(voices, match_).filter(|_| is_told)).collect()
}

/// What a round is played on for, when it is decided: seeds of all rounds may yet decide the match.
fn what_is_left(voices: &Voices, match_: &Match) -> Option<Phrase> {
    if match_.round_count() > 1 {
        return Some("decided-seeds-count".into());
    }
    let has_person = Player::ALL.into_iter().any(|player| voices.seats[player] == Seat::Person);
    has_person.then(|| "decided-may-stop".into())
}
