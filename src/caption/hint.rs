//! A hint in words, in three depths: which side, which hole, the whole path with its reasons.

use super::Voices;
use crate::ai::{Hint, HintDepth, Reason, Side};
use crate::engine::Outcome;
use crate::locale::Phrase;

/// What a hint says at its depth.
pub fn hint(voices: &Voices, hint: &Hint, depth: HintDepth) -> Phrase {
    let number = hint.hole.number(voices.row);
    match depth {
        HintDepth::Side => {
            let side = match hint.side {
                Side::Left => "left",
                Side::Right => "right",
            };
            Phrase::new("hint-side").with("side", side)
        }
        HintDepth::Hole => Phrase::new("hint-hole").with("hole", number),
        HintDepth::Path => {
            let reasons: Vec<Phrase> = hint.reasons.iter().map(|&reason| part(voices, reason)).collect();
            Phrase::new("hint-path").with("hole", number).with("reasons", reasons)
        }
    }
}

/// One part of the sentence that begins with the hole.
fn part(voices: &Voices, reason: Reason) -> Phrase {
    match reason {
        Reason::GoesOn { laps } => Phrase::new("hint-goes-on").with("laps", laps as usize),
        Reason::TakesOnTheWay { casas } => Phrase::new("hint-on-the-way").with("casas", casas as usize),
        Reason::EndsInEmpty { hole } => Phrase::new("hint-ends-empty").with("holes", voices.hole(hole)),
        Reason::EndsInCasa { hole } => Phrase::new("hint-ends-casa").with("holes", voices.hole(hole)),
        Reason::TakesBehind { casas } => Phrase::new("hint-behind").with("casas", casas as usize),
        Reason::LastFour { to } => Phrase::new("hint-last-four").with("who", voices.who(to)),
        Reason::MoveAgain => Phrase::new("hint-again"),
        Reason::OpponentPasses => Phrase::new("hint-passes"),
        Reason::GameOver { outcome: Outcome::Draw, .. } => Phrase::new("hint-draw"),
        Reason::GameOver { outcome: Outcome::Win(winner), .. } => {
            Phrase::new("hint-wins").with("who", voices.who(winner))
        }
        Reason::LeavesLeast { seeds } => Phrase::new("hint-leaves").with("seeds", seeds as usize),
        Reason::LeavesNothing => Phrase::new("hint-leaves-nothing"),
    }
}
