//! Alpha-beta on the search's own table. A player who captures and moves again stays to move, and such moves use up no depth:
//! depth counts turns.

mod found;
mod horizon;
mod known;

use self::found::{Found, recalled};
use super::endgame::Reach;
use super::lanes::Lanes;
use super::limits::Meter;
use super::order::Child;
use super::place::Place;
use super::score::{self, Stakes, Value};
use super::sower::{Next, Sower};
use super::transposition::{Bound, Memory, Transpositions};
use super::walk::{Moves, Walk};

/// Quiet moves after this many are searched less deeply first.
const FULL_DEPTH_MOVES: usize = 2;
/// From this depth on.
const REDUCED_FROM: i32 = 3;

/// One thread's search.
pub(super) struct Search<'a, const W: usize> {
    /// Its line begins with the positions since the last capture before the root, and the root.
    pub(super) walk: Walk<'a, W>,
    stakes: Stakes,
    /// Where the root is in the line.
    root: usize,
    /// Whether some position of the game stands for the second time, which nothing proven without a past knows of.
    past_repeats: bool,
    /// Captures beyond the horizon on the way to the position being searched, which the line leaves out.
    captures: usize,
    pub(super) deepest: usize,
    pub(super) table_hits: u64,
}

impl<'a, const W: usize> Search<'a, W> {
    /// Positions less deep are searched anew each time they come up, but for those that lines are made of: what a large memory
    /// knows of them takes longer to fetch than they take to search. On a long row the last turn counts too: its captures can be
    /// made in so many orders.
    const REMEMBERED_FROM: i32 = if Lanes::<W>::ROW == 6 { 4 } else { 1 };

    /// A search from the last of these positions, which are the game's since the last capture.
    pub(super) fn new(
        sower: &'a Sower<W>,
        reach: &'a Reach<W>,
        memory: &'a Transpositions,
        meter: Meter<'a>,
        stakes: Stakes,
        past: &[Place<W>],
    ) -> Self {
        let repeats = |i: usize| past[..i].iter().any(|earlier| earlier.stands_as(&past[i]));
        Search {
            walk: Walk::new(sower, reach, memory, meter, past),
            stakes,
            root: past.len() - 1,
            past_repeats: (0..past.len()).any(repeats),
            captures: 0,
            deepest: 0,
            table_hits: 0,
        }
    }

    /// The position that is searched.
    pub(super) fn root(&self) -> Place<W> {
        *self.walk.line.place(self.root)
    }

    /// Moves from the root to the position being searched.
    fn ply(&self) -> usize {
        self.walk.line.len() - 1 - self.root + self.captures
    }

    /// The value of a move, for the player who makes it from a position.
    // Not inlined: one copy at each place where it is called is more than the nearest cache holds.
    #[inline(never)]
    pub(super) fn value_of(&mut self, before: &Place<W>, child: &Child<W>, depth: i32, alpha: i32, beta: i32) -> Value {
        let value = match child.next {
            Next::GameOver => Value::proven(self.final_score(&child.after)),
            Next::MoveAgain => self.value(&child.after, depth, alpha, beta),
            Next::TurnEnds => self.value(&child.after.turned(), depth - 1, -beta, -alpha).negated(),
        };
        value.before_move(child.captured(before))
    }

    /// The value of a position for the player to move, exact within the window and a bound outside of it. Of no use once the
    /// meter is over.
    fn value(&mut self, place: &Place<W>, depth: i32, alpha: i32, beta: i32) -> Value {
        if depth <= 0 {
            return self.value_at_horizon(place, alpha, beta);
        }
        if place.board.mine_is_empty() {
            return self.value(&place.turned(), depth, -beta, -alpha).negated();
        }
        if !self.enters() {
            return Value::guess(0);
        }
        let hash = place.hash();
        if self.is_drawn_out(place, hash) {
            return Value::guess(self.final_score(place));
        }
        if let Some(value) = self.known(place, alpha, beta) {
            return value;
        }
        let is_remembered = depth >= Self::REMEMBERED_FROM || beta - alpha > 1;
        let key = is_remembered.then(|| self.key(place, hash));
        let memory = key.and_then(|key| self.walk.memory.get(key));
        if let Some(value) = memory.and_then(|memory| recalled(memory, place.quiet, depth, alpha, beta)) {
            return value;
        }
        self.walk.line.push(place, hash);
        let value = self.searched(place, key, memory.and_then(|memory| memory.best), depth, alpha, beta);
        self.walk.line.pop(hash);
        value.unwrap_or_else(|| self.passed(place, depth, alpha, beta))
    }

    /// Counts a position; says whether there is time to look at it.
    #[inline(always)]
    fn enters(&mut self) -> bool {
        self.walk.meter.count();
        self.deepest = self.deepest.max(self.ply() + 1);
        !self.walk.meter.is_over()
    }

    /// Looks at all moves, and remembers what came of it by a key; `None` if there is no legal move.
    #[inline(always)]
    fn searched(
        &mut self,
        place: &Place<W>,
        key: Option<u64>,
        remembered: Option<u8>,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Option<Value> {
        let mut moves = self.walk.moves(remembered, false);
        let found = self.best_of(place, &mut moves, depth, alpha, beta);
        self.walk.done(&moves);
        if !moves.any_legal {
            return None;
        }
        let value = self.doubted(place, found.value);
        if let Some(key) = key
            && !self.walk.meter.is_over()
        {
            let bound = match value.score {
                score if score >= beta => Bound::AtLeast,
                score if score <= alpha => Bound::AtMost,
                _ => Bound::Exact,
            };
            let (score, depth) = (value.score as i16, depth.clamp(0, 255) as u8);
            let best = found.best.or(remembered);
            self.walk.memory.put(key, Memory { score, bound, depth, sound: value.sound, best });
        }
        Some(value)
    }

    /// No legal move though there are seeds: all are endless. The other moves, or the game is over.
    #[cold]
    fn passed(&mut self, place: &Place<W>, depth: i32, alpha: i32, beta: i32) -> Value {
        let other = place.turned();
        if !self.walk.sower.can_move(&other) {
            return Value::proven(self.final_score(place));
        }
        self.value(&other, depth, -beta, -alpha).negated()
    }

    /// The best of all moves.
    #[inline(always)]
    fn best_of(&mut self, place: &Place<W>, moves: &mut Moves, depth: i32, mut alpha: i32, beta: i32) -> Found {
        let ply = self.ply();
        let mut found = Found::nothing(-score::INFINITE, score::ALWAYS);
        let mut tried = 0;
        while let Some(child) = self.walk.next(moves, place, ply) {
            let value = if tried == 0 {
                self.value_of(place, &child, depth, alpha, beta)
            } else {
                self.value_if_better(place, &child, depth, alpha, beta, tried)
            };
            tried += 1;
            if found.is_cut_by(value, &child, &mut alpha, beta) {
                if !child.captured(place) {
                    self.walk.order.refuted(place, child.lane, ply, depth);
                }
                break;
            }
        }
        found
    }

    /// A later move has to show in a window of nothing, and at less depth, that it is better at all.
    #[inline(always)]
    fn value_if_better(
        &mut self,
        place: &Place<W>,
        child: &Child<W>,
        depth: i32,
        alpha: i32,
        beta: i32,
        tried: usize,
    ) -> Value {
        let reduces = tried > FULL_DEPTH_MOVES && depth >= REDUCED_FROM && !child.captured(place);
        if reduces {
            let value = self.value_of(place, child, depth - 1, alpha, alpha + 1);
            if value.score <= alpha {
                return value;
            }
        }
        let value = self.value_of(place, child, depth, alpha, alpha + 1);
        if value.score <= alpha || value.score >= beta {
            value
        } else {
            self.value_of(place, child, depth, alpha, beta)
        }
    }
}
