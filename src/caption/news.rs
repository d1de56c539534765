//! What a move changes for the whole round: that it is decided, though it goes on, or that it will soon be over because nobody
//! takes anything. Each is told after the one move that brings it about, and not again.

use super::Voices;
use crate::engine::{Match, Player, Rules};
use crate::locale::Phrase;
use crate::match_setup::Seat;

/// It is told when so many more moves without a capture would end the round.
const STANDOFF_TOLD_AT: [usize; 2] = [20, 5];

/// The news of the last move, and what it means; nothing when the round is over, of which there is more to say.
pub fn news(voices: &Voices, match_: &Match) -> Vec<Phrase> {
    let game = match_.game();
    let Some(last) = game.ply().checked_sub(1).filter(|_| game.end().is_none()) else { return Vec::new() };
    let before = game.position_at(last).captured();
    let now = game.position().captured();
    let half = match_.row().seeds() / 2;
    if let Some(winner) = Player::ALL.into_iter().find(|&player| before[player] <= half && now[player] > half) {
        let decided = Phrase::new("caption-decided").with("who", voices.who(winner));
        return [decided].into_iter().chain(what_is_left(voices, match_)).collect();
    }
    let moves = Rules::standoff_moves(match_.row()).saturating_sub(game.moves_since_capture());
    let is_near = before == now && STANDOFF_TOLD_AT.contains(&moves);
    is_near.then(|| Phrase::new("caption-standoff-near").with("moves", moves)).into_iter().collect()
}

/// What a round is played on for, when it is decided: seeds of all rounds may yet decide the match.
fn what_is_left(voices: &Voices, match_: &Match) -> Option<Phrase> {
    if match_.round_count() > 1 {
        return Some("decided-seeds-count".into());
    }
    let has_person = Player::ALL.into_iter().any(|player| voices.seats[player] == Seat::Person);
    has_person.then(|| "decided-may-stop".into())
}
