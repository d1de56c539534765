//! A hint in words, in three depths: which side, which hole, the whole path with the reason.

use super::Voices;
use crate::ai::{Hint, HintDepth, Side, Why};
use crate::engine::{MoveSummary, Outcome, Step};
use crate::locale::Phrase;

/// What a hint says at its depth.
pub fn hint(voices: &Voices, hint: &Hint, depth: HintDepth) -> Vec<Phrase> {
    let number = hint.hole.number(voices.row);
    match depth {
        HintDepth::Side => {
            let side = match hint.side {
                Side::Left => "left",
                Side::Right => "right",
            };
            vec![Phrase::new("hint-side").with("side", side)]
        }
        HintDepth::Hole => vec![Phrase::new("hint-hole").with("hole", number)],
        HintDepth::Path => vec![path(&hint.steps, number), why(voices, hint)],
    }
}

/// What the move does; its way is drawn on the board.
fn path(steps: &[Step], number: usize) -> Phrase {
    let casas = MoveSummary::of(steps).taken.len();
    if casas == 0 {
        return Phrase::new("hint-ends-empty").with("hole", number);
    }
    // A move that was earned but cannot be made is passed on at once: nothing to promise.
    let moves_again = matches!(steps.last(), Some(Step::MoveAgain { .. }));
    let again = if moves_again { "yes" } else { "no" };
    Phrase::new("hint-takes").with("hole", number).with("seeds", 4 * casas).with("again", again)
}

/// What sets it apart from the other moves.
fn why(voices: &Voices, hint: &Hint) -> Phrase {
    match hint.why {
        Why::Only => Phrase::new("hint-only"),
        Why::LastFour { outcome } => {
            let mover = hint.hole.owner(voices.row);
            let how = match outcome {
                Outcome::Draw => "drawn",
                Outcome::Win(winner) if winner == mover => "won",
                Outcome::Win(_) => "lost",
            };
            Phrase::new("hint-last-four").with("outcome", how)
        }
        Why::Wins => Phrase::new("hint-wins"),
        Why::OnlyTaker => Phrase::new("hint-only-taker"),
        Why::TakesMore { more } => Phrase::new("hint-more").with("more", more as usize),
        Why::TurnTakesMore { seeds, more } => {
            Phrase::new("hint-turn").with("seeds", seeds as usize).with("more", more as usize)
        }
        Why::OtherPasses => Phrase::new("hint-passes"),
        Why::TakesFirst { hole } => Phrase::new("hint-first").with("holes", voices.hole(hole)),
        Why::LeavesNothing { others } => Phrase::new("hint-leaves-nothing").with("others", others as usize),
        Why::LeavesLess { seeds, others } => {
            Phrase::new("hint-leaves-less").with("seeds", seeds as usize).with("others", others as usize)
        }
        Why::SureWin => Phrase::new("hint-sure-win"),
        Why::Balance { seeds } => Phrase::new("hint-balance")
            .with("better", ["lose", "even", "gain"][(seeds.signum() + 1) as usize])
            .with("seeds", seeds.unsigned_abs() as usize),
        Why::LeavesFew { seeds, worst } => {
            Phrase::new("hint-leaves-few").with("seeds", seeds as usize).with("worst", worst as usize)
        }
        Why::TakesMost => Phrase::new("hint-takes-most"),
        Why::MovesAgain { seeds } => Phrase::new("hint-again").with("seeds", seeds as usize),
        Why::MakesReady { seeds } => Phrase::new("hint-ready").with("seeds", seeds as usize),
        Why::LosesLeast => Phrase::new("hint-loses-least"),
        Why::KeepsChoice { holes } => Phrase::new("hint-keeps").with("holes", holes as usize),
        Why::FarAhead => Phrase::new("hint-far-ahead"),
    }
}
