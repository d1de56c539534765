//! Why a move is best: the first thing, of those worth telling, that sets it apart from the other legal moves. Found by laying all
//! moves side by side for this turn and the answer to it; where that shows no difference, the search's word has to do.

mod prospects;
mod reasons;
#[cfg(test)]
mod tests;

use super::question::News;
use super::score;
use crate::engine::{Game, Hole, IllegalMove, Outcome};
use prospects::prospects;
use reasons::{
    as_good_as_any, at_the_end, in_balance, in_choice, in_the_answer, in_this_turn, makes_ready, moves_again,
    other_passes, takes_first,
};

/// What speaks most for a move. "Every other" is every other legal move; seeds are counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no other.
    Only,
    /// The last four come to the mover, and the round is over.
    LastFour { outcome: Outcome },
    /// It ends the round, won.
    Wins,
    /// Every other takes nothing in this turn.
    OnlyTaker,
    /// So many more than every other takes in this turn.
    TakesMore { more: u32 },
    /// With the moves that come after it in this turn it can take so many, and so many more than every other.
    TurnTakesMore { seeds: u32, more: u32 },
    /// The opponent has no move, and passes; after every other he has one.
    OtherPasses,
    /// It takes this casa, which the opponent's best move would take if it were his turn; no other move does.
    TakesFirst { hole: Hole },
    /// The opponent can take nothing next; after every other move at least so many.
    LeavesNothing { others: u32 },
    /// The opponent can take so many next; after every other move at least so many.
    LeavesLess { seeds: u32, others: u32 },
    /// The search has proven that the mover wins, whatever the opponent does.
    SureWin,
    /// This turn and the best answer to it together bring so many; every other move brings less.
    Balance { seeds: i32 },
    /// The opponent can take so many next, which is as few as after any; after some other move so many more as `worst` tells.
    LeavesFew { seeds: u32, worst: u32 },
    /// No other takes more in this turn; some take less.
    TakesMost,
    /// The mover moves again, and can take so many more.
    MovesAgain { seeds: u32 },
    /// The search has proven that the mover loses; this loses by the least.
    LosesLeast,
    /// If the opponent lets it be, the mover can take so many in his next turn; after every other move fewer.
    MakesReady { seeds: u32 },
    /// It leaves the mover more holes with seeds than every other move.
    KeepsChoice { holes: u32 },
    /// Only looking further ahead has told it from others.
    FarAhead,
}

/// What a search has proven of a position, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proven {
    Win,
    Loss,
}

impl Proven {
    /// What the last news of a search has proven.
    pub fn by(news: &News) -> Option<Proven> {
        match score::sign(news.score) {
            _ if !news.is_proven => None,
            1 => Some(Proven::Win),
            -1 => Some(Proven::Loss),
            _ => None,
        }
    }
}

impl Why {
    /// Why `hole` is played rather than any other.
    ///
    /// # Errors
    /// Why the hole may not be played.
    pub fn of(game: &Game, hole: Hole, proven: Option<Proven>) -> Result<Why, IllegalMove> {
        let before = game.position();
        let mut after = game.clone();
        let steps = after.play(hole)?;
        let mut others = prospects(before);
        let Some(at) = others.iter().position(|prospect| prospect.hole == hole) else { return Ok(Why::FarAhead) };
        let chosen = others.swap_remove(at);
        if others.is_empty() {
            return Ok(Why::Only);
        }
        let mover = before.to_move();
        let open = proven.filter(|_| 2 * before.captured()[mover] <= before.row().seeds());
        Ok(at_the_end(&steps, after.outcome(), mover)
            .or_else(|| in_this_turn(&chosen, &others))
            .or_else(|| other_passes(&steps, &others, mover))
            .or_else(|| takes_first(before, &chosen, &others))
            .or_else(|| in_the_answer(&chosen, &others))
            .or_else(|| (open == Some(Proven::Win)).then_some(Why::SureWin))
            .or_else(|| in_balance(&chosen, &others))
            .or_else(|| as_good_as_any(&chosen, &others))
            .or_else(|| moves_again(&chosen, mover))
            .or_else(|| (open == Some(Proven::Loss)).then_some(Why::LosesLeast))
            .or_else(|| makes_ready(&chosen, &others, mover))
            .or_else(|| in_choice(&chosen, &others, mover))
            .unwrap_or(Why::FarAhead))
    }
}
