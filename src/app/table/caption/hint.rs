//! A hint in words, in three depths: which side, which hole, the whole path with its reasons.

use super::{Voices, listed};
use crate::ai::{Hint, Reason, Side};
use crate::app::session::HintDepth;
use crate::engine::Outcome;

/// What a hint says at its depth.
pub fn hint(voices: &Voices, hint: &Hint, depth: HintDepth) -> String {
    let number = hint.hole.number(voices.row);
    match depth {
        HintDepth::Side => {
            let side = match hint.side {
                Side::Left => "left",
                Side::Right => "right",
            };
            format!("Look at the holes on your {side}. Ask again for the hole.")
        }
        HintDepth::Hole => format!("Hole {number} looks best. Ask again for the reason."),
        HintDepth::Path => {
            let told: Vec<String> = hint.reasons.iter().map(|&reason| words(voices, reason)).collect();
            format!("Hole {number} {}.", listed(&told))
        }
    }
}

/// One part of the sentence that begins with the hole.
fn words(voices: &Voices, reason: Reason) -> String {
    match reason {
        Reason::GoesOn { laps } => format!("goes on for {laps} laps"),
        Reason::TakesOnTheWay { casas: 1 } => "takes a casa on the way".to_owned(),
        Reason::TakesOnTheWay { casas } => format!("takes {casas} casas on the way"),
        Reason::EndsInEmpty { hole } => format!("ends in {}, which is empty", voices.hole(hole)),
        Reason::EndsInCasa { hole } => format!("ends in {} and makes a casa", voices.hole(hole)),
        Reason::TakesBehind { casas: 1 } => "takes one more behind it".to_owned(),
        Reason::TakesBehind { casas } => format!("takes {casas} more behind it"),
        Reason::LastFour { to } => format!("gives the last four to {}", voices.object(to)),
        Reason::MoveAgain => "lets you move again".to_owned(),
        Reason::OpponentPasses => "leaves the other side no move".to_owned(),
        Reason::GameOver { outcome: Outcome::Draw, .. } => "ends the round in a draw".to_owned(),
        Reason::GameOver { outcome: Outcome::Win(winner), .. } => {
            format!("ends the round, won by {}", voices.object(winner))
        }
        Reason::LeavesLeast { seeds } => format!("leaves the least to be taken, {seeds} seeds"),
        Reason::LeavesNothing => "leaves nothing to be taken".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::{FIRST_LEVEL, Seat};
    use crate::engine::{ByPlayer, Game, Hole, Player, Row, Rules, Setup};

    // . 4 4 4 1 .   South's hole 1 ends in hole 4 and makes a casa; the two behind it go too.
    #[test]
    fn a_chain_is_told_first_by_its_side_then_by_its_hole_then_with_its_reasons() {
        let position = "3,3,3,3,1,0/0,0,0,0,5,6 S 24-0".parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap();
        let hole = Hole::of(Row::Six, Player::South, 1).unwrap();
        let chain = Hint::for_move(&Game::from_position(position), hole).unwrap();
        let seats = ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL));
        let voices = Voices { row: Row::Six, seats };
        assert_eq!(hint(&voices, &chain, HintDepth::Side), "Look at the holes on your left. Ask again for the hole.");
        assert_eq!(hint(&voices, &chain, HintDepth::Hole), "Hole 1 looks best. Ask again for the reason.");
        assert_eq!(
            hint(&voices, &chain, HintDepth::Path),
            "Hole 1 ends in your hole 4 and makes a casa, takes 2 more behind it and lets you move again."
        );
    }
}
