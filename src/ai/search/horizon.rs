//! Where the depth of a search is used up: who is to move stops here, or goes on capturing.
//!
//! Most positions are looked at here. None is remembered, and as only captures lead on, none can stand again.

use super::Search;
use super::found::Found;
use crate::ai::eval::evaluate;
use crate::ai::place::Place;
use crate::ai::score::Value;

impl<const W: usize> Search<'_, W> {
    /// The value of a position at the horizon, as [`Search::value`] gives it before.
    pub(super) fn value_at_horizon(&mut self, place: &Place<W>, alpha: i32, beta: i32) -> Value {
        if place.board.mine_is_empty() {
            return self.value_at_horizon(&place.turned(), -beta, -alpha).negated();
        }
        if !self.enters() {
            return Value::guess(0);
        }
        // After a capture there is nothing that could stand again.
        if place.quiet > 0 && self.is_drawn_out(place, place.hash()) {
            return Value::guess(self.final_score(place));
        }
        if let Some(value) = self.known(place, alpha, beta) {
            return value;
        }
        let stop_here = evaluate(place, &self.stakes);
        if stop_here >= beta {
            return Value::guess(stop_here);
        }
        self.best_capture(place, stop_here, alpha, beta).unwrap_or_else(|| self.passed(place, 0, alpha, beta))
    }

    /// The best of all captures and of stopping here; `None` if no move is legal.
    #[inline(always)]
    fn best_capture(&mut self, place: &Place<W>, stop_here: i32, mut alpha: i32, beta: i32) -> Option<Value> {
        alpha = alpha.max(stop_here);
        let mut moves = self.walk.moves(None, true);
        let mut found = Found::nothing(stop_here, 0);
        self.captures += 1;
        while let Some(child) = self.walk.next(&mut moves, place, 0) {
            let value = self.value_of(place, &child, 0, alpha, beta);
            if found.is_cut_by(value, &child, &mut alpha, beta) {
                break;
            }
        }
        self.captures -= 1;
        self.walk.done(&moves);
        moves.any_legal.then(|| self.doubted(place, found.value))
    }
}
