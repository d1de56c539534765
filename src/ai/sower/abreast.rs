//! Every move of a place at once. Where a sowing ends cannot be foretold, and a processor that guesses wrong loses more time
//! than a lap takes. Side by side, lap for lap, the sowings fill each other's pauses, and nothing is guessed in the first laps:
//! a sowing that has ended goes on without doing anything.

use super::{Next, Pile, Sower};
use crate::ai::lanes::Lanes;
use crate::ai::place::Place;
use crate::engine::LAP_LIMIT;

const MOST_MOVES: usize = 12;
/// Laps that are sown side by side: nine in ten sowings end within them.
const LAPS: u32 = 4;
/// Sowings that go side by side: as many as the registers hold, and all that a short row has.
const BREADTH: usize = 6;

/// The moves of one place after their first laps.
#[derive(Clone, Copy, Debug)]
pub(in crate::ai) struct Abreast<const W: usize> {
    boards: [Lanes<W>; MOST_MOVES],
    piles: [Pile; MOST_MOVES],
    /// Lanes whose sowing has ended in an empty hole.
    quiet: u16,
    /// Lanes whose sowing makes a casa, or goes on.
    others: u16,
}

impl<const W: usize> Abreast<W> {
    pub(in crate::ai) fn nothing() -> Self {
        Abreast { boards: [Lanes::EMPTY; MOST_MOVES], piles: [Pile::NOTHING; MOST_MOVES], quiet: 0, others: 0 }
    }

    /// Lanes whose sowing has ended without a capture.
    #[inline(always)]
    pub(in crate::ai) fn quiet(&self) -> impl Iterator<Item = usize> + use<W> {
        lanes_in(self.quiet)
    }

    /// The place after the move of such a lane; the turn ends with it.
    #[inline(always)]
    pub(in crate::ai) fn after_quiet(&self, place: &Place<W>, lane: usize) -> Place<W> {
        Place { board: self.boards[lane], quiet: place.quiet.saturating_add(1), ..*place }
    }

    /// Lanes whose sowing makes a casa, or is not over, or is endless.
    #[inline(always)]
    pub(in crate::ai) fn others(&self) -> impl Iterator<Item = usize> + use<W> {
        lanes_in(self.others)
    }
}

fn lanes_in(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = (set != 0).then_some(set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lane
    })
}

impl<const W: usize> Sower<W> {
    /// Begins every move of a place. Casas taken on the way would be a question at every lap, so that with them no move is begun.
    #[inline(always)]
    pub(in crate::ai) fn begin_all(&self, place: &Place<W>, abreast: &mut Abreast<W>) {
        (abreast.quiet, abreast.others) = (0, 0);
        if self.en_passant {
            for lane in 0..Lanes::<W>::ROW {
                abreast.others |= u16::from(place.board.get(lane) > 0) << lane;
            }
        } else {
            for first in (0..Lanes::<W>::ROW).step_by(BREADTH) {
                self.begin(&place.board, first, abreast);
            }
        }
    }

    /// Plays one of the [`Abreast::others`] to its end, as [`Sower::play`] does.
    #[inline(always)]
    pub(in crate::ai) fn finish(
        &self,
        place: &Place<W>,
        abreast: &Abreast<W>,
        lane: usize,
    ) -> Option<(Place<W>, Next)> {
        if self.en_passant {
            return self.play(place, lane);
        }
        let after = Place { board: abreast.boards[lane], ..*place };
        self.relay_on::<false>(place, after, abreast.piles[lane], LAPS..LAP_LIMIT).ok()
    }

    /// The first laps of some lanes.
    #[inline(always)]
    fn begin(&self, board: &Lanes<W>, first: usize, abreast: &mut Abreast<W>) {
        let mut boards = [*board; BREADTH];
        let mut piles: [Pile; BREADTH] = std::array::from_fn(|i| Pile::of(board, first + i));
        for (board, pile) in boards.iter_mut().zip(&mut piles) {
            *pile = self.laps.sow(board, *pile);
        }
        for _ in 1..LAPS {
            for (board, pile) in boards.iter_mut().zip(&mut piles) {
                *pile = self.laps.relay(board, *pile);
            }
        }
        for i in 0..BREADTH {
            let lane = first + i;
            (abreast.boards[lane], abreast.piles[lane]) = (boards[i], piles[i]);
            // An empty hole has stayed what it was.
            let seeds = piles[i].seeds::<W>();
            abreast.quiet |= u16::from(seeds == 1) << lane;
            abreast.others |= u16::from(seeds > 1) << lane;
        }
    }
}
