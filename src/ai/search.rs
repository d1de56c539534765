//! Alpha-beta on the search's own table. A player who captures and moves again stays to move, and such moves use up no depth:
//! depth counts turns.

use super::endgame::Reach;
use super::eval::evaluate;
use super::found::{Found, recalled};
use super::lanes::Lanes;
use super::limits::Meter;
use super::order::{Child, Children, Order};
use super::place::Place;
use super::score::{self, Stakes, Value};
use super::sower::{Next, Sower};
use super::transposition::{Bound, Memory, Transpositions};
use crate::engine::{Row, Rules};

/// Quiet moves after this many are searched less deeply first.
const FULL_DEPTH_MOVES: usize = 2;
/// From this depth on.
const REDUCED_FROM: i32 = 3;
/// So near to the standoff, positions are remembered apart by the moves since the last capture.
const NEAR_STANDOFF: usize = 32;

/// One thread's search.
pub(super) struct Search<'a, const W: usize> {
    pub(super) sower: &'a Sower<W>,
    pub(super) reach: &'a Reach<W>,
    pub(super) memory: &'a Transpositions,
    pub(super) meter: Meter<'a>,
    pub(super) order: Order,
    children: Children<W>,
    stakes: Stakes,
    /// The positions since the last capture before the root, the root, and the line being searched.
    pub(super) path: Vec<Place<W>>,
    /// Where the root is in the path.
    root: usize,
    /// Whether some position of the game stands for the second time, which nothing proven without a past knows of.
    past_repeats: bool,
    standoff: u8,
    pub(super) deepest: usize,
    pub(super) table_hits: u64,
}

impl<'a, const W: usize> Search<'a, W> {
    /// A search from the last of these positions, which are the game's since the last capture.
    pub(super) fn new(
        sower: &'a Sower<W>,
        reach: &'a Reach<W>,
        memory: &'a Transpositions,
        meter: Meter<'a>,
        stakes: Stakes,
        past: &[Place<W>],
    ) -> Self {
        let row = Row::from_len(Lanes::<W>::ROW).expect("both widths are rows");
        let repeats = |i: usize| past[..i].iter().any(|earlier| earlier.stands_as(&past[i]));
        Search {
            sower,
            reach,
            memory,
            meter,
            order: Order::new(),
            children: Children::new(),
            stakes,
            path: past.to_vec(),
            root: past.len() - 1,
            past_repeats: (0..past.len()).any(repeats),
            standoff: Rules::standoff_moves(row) as u8,
            deepest: 0,
            table_hits: 0,
        }
    }

    /// Moves from the root to the position being searched.
    fn ply(&self) -> usize {
        self.path.len() - 1 - self.root
    }

    /// The value of a move, for the player who makes it from the last position of the path.
    pub(super) fn value_of(&mut self, child: &Child<W>, depth: i32, alpha: i32, beta: i32) -> Value {
        let before = *self.path.last().expect("the path begins with the root");
        let value = match child.next {
            Next::GameOver => Value::proven(self.final_score(&child.after)),
            Next::MoveAgain => self.value(child.after, depth, alpha, beta),
            Next::TurnEnds => self.value(child.after.turned(), depth - 1, -beta, -alpha).negated(),
        };
        value.before_move(child.captured(&before))
    }

    /// The value of a move as far as it needs no search, with the moves to the next capture.
    pub(super) fn known_value_of(&mut self, child: &Child<W>) -> Option<(Value, u8)> {
        let before = *self.path.last().expect("the path begins with the root");
        let is_capture = child.captured(&before);
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
        let moves = if is_capture { 0 } else { self.reach.probe(&place)?.moves().saturating_add(1) };
        let value = self.known(&place, -score::INFINITE, score::INFINITE)?;
        let value = if is_turned { value.negated() } else { value };
        Some((value.before_move(is_capture), moves))
    }

    /// The value of a position for the player to move, exact within the window and a bound outside of it. Of no use once the
    /// meter is over.
    fn value(&mut self, place: Place<W>, depth: i32, alpha: i32, beta: i32) -> Value {
        if place.board.mine_is_empty() {
            return self.value(place.turned(), depth, -beta, -alpha).negated();
        }
        self.meter.count();
        self.deepest = self.deepest.max(self.ply() + 1);
        if self.meter.is_over() {
            return Value::guess(0);
        }
        if let Some(value) = self.known(&place, alpha, beta) {
            return value;
        }
        if depth <= 0 {
            let stop_here = evaluate(&place, &self.stakes);
            if stop_here >= beta {
                return Value::guess(stop_here);
            }
        }
        let key = self.key(&place);
        let memory = self.memory.get(key);
        if let Some(value) = memory.and_then(|memory| recalled(memory, place.quiet, depth, alpha, beta)) {
            return value;
        }
        self.path.push(place);
        let first = self.children.first();
        let value = self.searched(&place, key, memory.and_then(|memory| memory.best), depth, alpha, beta);
        self.children.pop(first);
        self.path.pop();
        value
    }

    /// What needs no search: an end by memory, a table, or a window that no play can reach.
    #[inline]
    fn known(&mut self, place: &Place<W>, alpha: i32, beta: i32) -> Option<Value> {
        let (margin, left) = (i32::from(place.margin), i32::from(place.left));
        let final_score = |margin| self.stakes.of_final(place.mover, margin);
        if place.quiet >= self.standoff || self.is_repetition(place) {
            return Some(Value::guess(final_score(margin)));
        }
        if let Some(entry) = self.reach.probe(place)
            && entry.comes_in_time(place.quiet, self.standoff)
        {
            self.table_hits += 1;
            let sound = self.standoff - entry.moves() + 1;
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
    pub(super) fn guess(&self, place: &Place<W>) -> i32 {
        evaluate(place, &self.stakes)
    }

    /// The mover's score if the game is over as it stands.
    fn final_score(&self, place: &Place<W>) -> i32 {
        self.stakes.of_final(place.mover, i32::from(place.margin))
    }

    /// A position of the line for the second time, or one of the game for the third.
    #[inline]
    fn is_repetition(&self, place: &Place<W>) -> bool {
        let since_capture = self.path.len().saturating_sub(usize::from(place.quiet));
        let mut standings = 1;
        for (i, earlier) in self.path.iter().enumerate().skip(since_capture).rev() {
            if earlier.stands_as(place) {
                standings += 1;
                if i >= self.root || standings == 3 {
                    return true;
                }
            }
        }
        false
    }

    /// Nothing is proven where a repetition in the game could cut the proof short.
    fn doubted(&self, place: &Place<W>, value: Value) -> Value {
        let captured_since_root = usize::from(place.quiet) <= self.ply();
        if self.past_repeats && !captured_since_root { Value::guess(value.score) } else { value }
    }

    /// What a position is remembered by.
    pub(super) fn key(&self, place: &Place<W>) -> u64 {
        let near_standoff = usize::from(place.quiet) + NEAR_STANDOFF > usize::from(self.standoff);
        place.key(if near_standoff { place.quiet } else { 0 })
    }

    fn searched(
        &mut self,
        place: &Place<W>,
        key: u64,
        remembered: Option<u8>,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Value {
        let ply = self.ply();
        let order = &self.order;
        let first =
            self.children.push(place, self.sower, |after, lane| order.rank(place, after, lane, ply, remembered));
        if self.children.is_empty(first) {
            return self.passed(place, depth, alpha, beta);
        }
        let Found { value, best } = if depth > 0 {
            self.best_of(place, first, depth, alpha, beta)
        } else {
            self.best_capture_of(place, first, alpha, beta)
        };
        let value = self.doubted(place, value);
        if !self.meter.is_over() {
            let bound = match value.score {
                score if score >= beta => Bound::AtLeast,
                score if score <= alpha => Bound::AtMost,
                _ => Bound::Exact,
            };
            let (score, depth) = (value.score as i16, depth.clamp(0, 255) as u8);
            self.memory.put(key, Memory { score, bound, depth, sound: value.sound, best: best.or(remembered) });
        }
        value
    }

    /// No legal move though there are seeds: all are endless. The other moves, or the game is over.
    #[cold]
    fn passed(&mut self, place: &Place<W>, depth: i32, alpha: i32, beta: i32) -> Value {
        let other = place.turned();
        if !self.sower.can_move(&other) {
            return Value::proven(self.final_score(place));
        }
        self.path.pop();
        let value = self.value(other, depth, -beta, -alpha).negated();
        self.path.push(*place);
        value
    }

    /// The best of all moves.
    fn best_of(&mut self, place: &Place<W>, first: usize, depth: i32, mut alpha: i32, beta: i32) -> Found {
        let mut found = Found::nothing(-score::INFINITE, score::ALWAYS);
        let mut tried = 0;
        while let Some(child) = self.children.take_best(first) {
            let value = if tried == 0 {
                self.value_of(&child, depth, alpha, beta)
            } else {
                self.value_if_better(place, &child, depth, alpha, beta, tried)
            };
            tried += 1;
            if found.is_cut_by(value, &child, &mut alpha, beta) {
                if !child.captured(place) {
                    let ply = self.ply();
                    self.order.refuted(place, child.lane, ply, depth);
                }
                break;
            }
        }
        found
    }

    /// A later move has to show in a window of nothing, and at less depth, that it is better at all.
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
            let value = self.value_of(child, depth - 1, alpha, alpha + 1);
            if value.score <= alpha {
                return value;
            }
        }
        let value = self.value_of(child, depth, alpha, alpha + 1);
        if value.score <= alpha || value.score >= beta { value } else { self.value_of(child, depth, alpha, beta) }
    }

    /// At the horizon: stop here, or go on capturing.
    fn best_capture_of(&mut self, place: &Place<W>, first: usize, mut alpha: i32, beta: i32) -> Found {
        let stop_here = evaluate(place, &self.stakes);
        let mut found = Found::nothing(stop_here, 0);
        alpha = alpha.max(stop_here);
        while let Some(child) = self.children.take_best(first) {
            if !child.captured(place) {
                continue;
            }
            let value = self.value_of(&child, 0, alpha, beta);
            if found.is_cut_by(value, &child, &mut alpha, beta) {
                break;
            }
        }
        found
    }
}
