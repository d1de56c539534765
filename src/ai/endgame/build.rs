//! Retrograde analysis: from the captures that leave the board backwards, so that every position gets what its mover gains
//! from here on with best play of both, and how many moves that takes until the next capture. Circling gains nothing.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::index::Index;
use super::spread::{Graph, Solver};
use super::table::{Entry, Smaller};
use crate::ai::lanes::Lanes;
use crate::ai::place::{LastFourTo, Place};
use crate::ai::sower::{Next, Sower};
use crate::engine::Player;

/// No capture leads out of the position.
const NO_EXIT: i8 = i8::MIN;
/// Positions that a thread takes at a time.
const CHUNK: usize = 1 << 14;

/// What all the positions of one table are: a state is a board and, where the last four go to a player named beforehand, to
/// whom (two blocks of boards, the mover's first).
pub(super) struct Builder<'a, const W: usize> {
    pub(super) sower: &'a Sower<W>,
    pub(super) index: &'a Index<W>,
    pub(super) seeds: u8,
    pub(super) last_four: &'a [LastFourTo],
    pub(super) smaller: Smaller<'a, W>,
    /// Moves after which the standoff comes: what takes longer cannot be forced.
    pub(super) most_moves: usize,
    pub(super) threads: usize,
    pub(super) stop: &'a AtomicBool,
}

impl<const W: usize> Builder<'_, W> {
    /// All entries, or `None` if told to stop.
    pub(super) fn build(&self) -> Option<Vec<Entry>> {
        Some(Solver::new(self.graph()?, self.most_moves).solve(self.seeds))
    }

    fn states(&self) -> usize {
        self.last_four.len() * Index::<W>::boards(self.seeds)
    }

    /// Two rounds over all moves: one counts them, so that the other can put each in its place. (Keeping them from the first
    /// round would take twice the memory.)
    fn graph(&self) -> Option<Graph> {
        let states = self.states();
        let (mut best_exit, mut open) = (vec![NO_EXIT; states], vec![0; states]);
        let ends: Vec<AtomicU32> = (0..=states).map(|_| AtomicU32::new(0)).collect();
        let mut chunks: Vec<_> = best_exit.chunks_mut(CHUNK).zip(open.chunks_mut(CHUNK)).enumerate().collect();
        self.share_out(&mut chunks, |(chunk, (exits, opens))| {
            self.each_state(*chunk * CHUNK, exits.len(), |i, moves| {
                exits[i] = moves.best_exit;
                opens[i] = moves.quiet().len() as u8;
                for &to in moves.quiet() {
                    ends[to as usize].fetch_add(1, Ordering::Relaxed);
                }
            });
        })?;
        drop(chunks);
        let mut sum = 0;
        for end in &ends {
            sum += end.load(Ordering::Relaxed);
            end.store(sum, Ordering::Relaxed);
        }
        let predecessors: Vec<AtomicU32> = (0..sum).map(|_| AtomicU32::new(0)).collect();
        let mut firsts: Vec<usize> = (0..states).step_by(CHUNK).collect();
        self.share_out(&mut firsts, |&mut first| {
            self.each_state(first, CHUNK.min(states - first), |i, moves| {
                for &to in moves.quiet() {
                    let place = ends[to as usize].fetch_sub(1, Ordering::Relaxed) - 1;
                    predecessors[place as usize].store((first + i) as u32, Ordering::Relaxed);
                }
            });
        })?;
        Some(Graph { best_exit, open, starts: plain(ends), predecessors: plain(predecessors) })
    }

    /// Has every piece of work done by some thread, the first share by the one that asks; `None` if told to stop.
    fn share_out<T: Send>(&self, work: &mut [T], do_it: impl Fn(&mut T) + Sync) -> Option<()> {
        let stopped = || self.stop.load(Ordering::Relaxed);
        let share = work.len().div_ceil(self.threads.max(1)).max(1);
        let do_part = |part: &mut [T]| part.iter_mut().take_while(|_| !stopped()).for_each(&do_it);
        let mut parts = work.chunks_mut(share);
        let own = parts.next();
        std::thread::scope(|scope| {
            for part in parts {
                scope.spawn(|| do_part(part));
            }
            own.map(do_part);
        });
        (!stopped()).then_some(())
    }

    /// Looks at `count` states from `first` on; tells the place of each among them, and its moves.
    fn each_state(&self, first: usize, count: usize, mut look: impl FnMut(usize, &Moves)) {
        let boards = Index::<W>::boards(self.seeds);
        let mut board = self.index.board(self.seeds, first % boards);
        for i in 0..count {
            let number = (first + i) % boards;
            if number == 0 {
                board = self.index.board(self.seeds, 0);
            }
            let place = Place {
                board,
                left: self.seeds,
                margin: 0,
                quiet: 0,
                mover: Player::South,
                last_four_to: self.last_four[(first + i) / boards],
            };
            look(i, &self.moves(&place));
            Index::advance(&mut board);
        }
    }

    fn moves(&self, place: &Place<W>) -> Moves {
        let mut moves = Moves { best_exit: NO_EXIT, quiet: [0; MOST_MOVES], count: 0 };
        for lane in (0..Lanes::<W>::ROW).filter(|&lane| place.board.get(lane) > 0) {
            let Some((after, next)) = self.sower.play(place, lane) else { continue };
            if after.left == place.left {
                moves.push(self.state(&after.turned()));
            } else {
                moves.best_exit = moves.best_exit.max(self.exit(&after, next));
            }
        }
        if moves.count == 0 && moves.best_exit == NO_EXIT {
            // A pass. If the other has no move either, both wait for each other for ever, which gains nothing: as the rules say.
            moves.push(self.state(&place.turned()));
        }
        moves
    }

    fn state(&self, place: &Place<W>) -> u32 {
        let block = self.last_four.iter().position(|&to| to == place.last_four_to).expect("blocks come in pairs");
        (block * Index::<W>::boards(self.seeds) + self.index.of(&place.board)) as u32
    }

    /// What a capture gains, with what follows it.
    fn exit(&self, after: &Place<W>, next: Next) -> i8 {
        after.margin
            + match next {
                Next::GameOver => 0,
                Next::MoveAgain => self.smaller.gain(after),
                Next::TurnEnds => -self.smaller.gain(&after.turned()),
            }
    }
}

const MOST_MOVES: usize = 12;

/// The moves of one position.
struct Moves {
    best_exit: i8,
    quiet: [u32; MOST_MOVES],
    count: usize,
}

impl Moves {
    fn push(&mut self, to: u32) {
        self.quiet[self.count] = to;
        self.count += 1;
    }

    /// Where the moves without a capture lead.
    fn quiet(&self) -> &[u32] {
        &self.quiet[..self.count]
    }
}

fn plain(numbers: Vec<AtomicU32>) -> Vec<u32> {
    numbers.into_iter().map(AtomicU32::into_inner).collect()
}
