//! What a search knows of a position without looking further: ends by memory, tables, windows that no play can reach.

use super::Search;
use crate::ai::eval::evaluate;
use crate::ai::order::Child;
use crate::ai::place::Place;
use crate::ai::score::{self, Value};
use crate::ai::sower::Next;
use crate::ai::transposition::key;

/// So near to the standoff, positions are remembered apart by the moves since the last capture.
const NEAR_STANDOFF: usize = 32;

impl<const W: usize> Search<'_, W> {
    /// The value of a move from the root as far as it needs no search, with the moves to the next capture.
    pub(in crate::ai) fn known_value_of(&mut self, child: &Child<W>) -> Option<(Value, u8)> {
        let is_capture = child.captured(&self.root());
        if child.next == Next::GameOver {
            return Some((Value::proven(self.final_score(&child.after)), 0));
        }
        let mut place = child.after;
        let mut is_turned = false;
        if child.next == Next::TurnEnds {
            (place, is_turned) = (place.turned(), true);
        }
        if place.board.mine_is_empty() {
            (place, is_turned) = (place.turned(), !is_turned);
        }
        let moves = if is_capture { 0 } else { self.walk.reach.probe(&place)?.moves().saturating_add(1) };
        let value = if self.is_drawn_out(&place, place.hash()) {
            Value::guess(self.final_score(&place))
        } else {
            self.known(&place, -score::INFINITE, score::INFINITE)?
        };
        let value = if is_turned { value.negated() } else { value };
        Some((value.before_move(is_capture), moves))
    }

    /// Whether the game ends here by standoff or repetition.
    #[inline(always)]
    pub(super) fn is_drawn_out(&self, place: &Place<W>, hash: u64) -> bool {
        place.quiet >= self.walk.standoff || self.is_repetition(place, hash)
    }

    /// What needs no search: a table, or a window that no play can reach.
    #[inline(always)]
    pub(super) fn known(&mut self, place: &Place<W>, alpha: i32, beta: i32) -> Option<Value> {
        let (margin, left) = (i32::from(place.margin), i32::from(place.left));
        let final_score = |margin| self.stakes.of_final(place.mover, margin);
        if let Some(entry) = self.walk.reach.probe(place)
            && entry.comes_in_time(place.quiet, self.walk.standoff)
        {
            self.table_hits += 1;
            let sound = self.walk.standoff - entry.moves() + 1;
            let value = Value { score: final_score(margin + i32::from(entry.gain())), sound };
            return Some(self.doubted(place, value));
        }
        let (least, most) = (final_score(margin - left), final_score(margin + left));
        if least >= beta {
            return Some(Value::proven(least));
        }
        (most <= alpha).then_some(Value::proven(most))
    }

    /// A score without any search.
    pub(in crate::ai) fn guess(&self, place: &Place<W>) -> i32 {
        evaluate(place, &self.stakes)
    }

    /// The mover's score if the game is over as it stands.
    pub(super) fn final_score(&self, place: &Place<W>) -> i32 {
        self.stakes.of_final(place.mover, i32::from(place.margin))
    }

    /// A position of the line for the second time, or one of the game for the third.
    #[inline(always)]
    fn is_repetition(&self, place: &Place<W>, hash: u64) -> bool {
        let mut standings = self.walk.line.standings(place, hash);
        standings.next().is_some_and(|latest| latest >= self.root || standings.next().is_some())
    }

    /// Nothing is proven where a repetition in the game could cut the proof short.
    #[inline(always)]
    pub(super) fn doubted(&self, place: &Place<W>, value: Value) -> Value {
        let captured_since_root = usize::from(place.quiet) <= self.ply();
        if self.past_repeats && !captured_since_root { Value::guess(value.score) } else { value }
    }

    /// What a position with that hash is remembered by.
    #[inline(always)]
    pub(in crate::ai) fn key(&self, place: &Place<W>, hash: u64) -> u64 {
        let near_standoff = usize::from(place.quiet) + NEAR_STANDOFF > usize::from(self.walk.standoff);
        key(hash, if near_standoff { place.quiet } else { 0 })
    }
}
