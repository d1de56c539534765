//! Which move to look at first: the better the guess, the less there is to search.

use super::place::Place;
use super::sower::Next;

/// The most moves that a position has.
const MOST_MOVES: usize = 12;
/// Longer lines than this share the killers of the last ply.
const MOST_PLIES: usize = 128;
/// Hands of more seeds share a history.
const MOST_SEEDS: usize = 16;
/// History that would pass this is halved.
const HISTORY_LIMIT: i32 = 1 << 16;

const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;

/// A move that has been played, with the table after it as its mover sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<const W: usize> {
    pub(super) after: Place<W>,
    pub(super) next: Next,
    pub(super) lane: u8,
    rank: i32,
}

impl<const W: usize> Child<W> {
    pub(super) fn new(after: Place<W>, next: Next, lane: u8) -> Self {
        Child { after, next, lane, rank: 0 }
    }

    #[inline(always)]
    pub(super) fn ranked(after: Place<W>, next: Next, lane: u8, rank: i32) -> Self {
        Child { after, next, lane, rank }
    }

    pub(super) fn captured(&self, before: &Place<W>) -> bool {
        self.after.left != before.left
    }
}

/// The moves of the positions of a line, one position's above the other's: a stack, so that nothing is set up and thrown away
/// at every node.
#[derive(Debug)]
pub(super) struct Children<const W: usize> {
    moves: Vec<Child<W>>,
}

impl<const W: usize> Children<W> {
    pub(super) fn new() -> Self {
        Children { moves: Vec::with_capacity(MOST_MOVES * MOST_PLIES) }
    }

    /// Puts a move on the stack.
    #[inline(always)]
    pub(super) fn push(&mut self, child: Child<W>) {
        self.moves.push(child);
    }

    /// Takes out the move with the highest rank of those from `first` on; among equals the last.
    #[inline]
    pub(super) fn take_best(&mut self, first: usize) -> Option<Child<W>> {
        let (mut best, mut rank) = (first, self.moves.get(first)?.rank);
        for (i, child) in self.moves.iter().enumerate().skip(first + 1) {
            if child.rank >= rank {
                (best, rank) = (i, child.rank);
            }
        }
        Some(self.moves.swap_remove(best))
    }

    /// Where the next position's moves will begin.
    #[inline]
    pub(super) fn first(&self) -> usize {
        self.moves.len()
    }

    /// Forgets the moves from `first` on.
    #[inline]
    pub(super) fn pop(&mut self, first: usize) {
        self.moves.truncate(first);
    }
}

/// What has proved good elsewhere in the search.
#[derive(Debug)]
pub(super) struct Order {
    /// By ply: the last two quiet moves that refuted something there.
    killers: [[u8; 2]; MOST_PLIES],
    /// By lane and seeds lifted.
    history: [[i32; MOST_SEEDS]; MOST_MOVES],
}

const NO_KILLER: u8 = u8::MAX;

impl Order {
    pub(super) fn new() -> Self {
        Order { killers: [[NO_KILLER; 2]; MOST_PLIES], history: [[0; MOST_SEEDS]; MOST_MOVES] }
    }

    /// How early to look at a move that takes so many seeds.
    #[inline(always)]
    pub(super) fn rank_capture(taken: u8) -> i32 {
        CAPTURE * i32::from(taken)
    }

    /// How early to look at a move that takes nothing.
    #[inline(always)]
    pub(super) fn rank_quiet<const W: usize>(&self, place: &Place<W>, lane: usize, ply: usize) -> i32 {
        let [one, two] = self.killers[ply.min(MOST_PLIES - 1)];
        let is_killer = (one == lane as u8) | (two == lane as u8);
        self.history[lane][hand(place, lane)] + KILLER * i32::from(is_killer)
    }

    /// Takes note of a quiet move that refuted what led to the position.
    pub(super) fn refuted<const W: usize>(&mut self, place: &Place<W>, lane: u8, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply.min(MOST_PLIES - 1)];
        if killers[0] != lane {
            *killers = [lane, killers[0]];
        }
        let history = &mut self.history[usize::from(lane)][hand(place, usize::from(lane))];
        *history += depth * depth;
        if *history > HISTORY_LIMIT {
            self.history.iter_mut().flatten().for_each(|history| *history /= 2);
        }
    }
}

fn hand<const W: usize>(place: &Place<W>, lane: usize) -> usize {
    usize::from(place.board.get(lane)).min(MOST_SEEDS - 1)
}
