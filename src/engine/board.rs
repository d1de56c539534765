//! The seeds in the holes. The only place that edits counts.

use std::ops::Index;

use super::hole::{Hole, Row};
use super::lap::Lap;
use super::player::Player;

/// The most holes a board has.
pub(super) const MOST_HOLES: usize = Row::Twelve.holes();

/// How many seeds lie in each hole. Holes past the end of a short row are always empty.
// Laid out so that no group of eight holes, which a lap changes at once, lies across two cache lines.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    counts: [u8; MOST_HOLES],
    row: Row,
}

impl Board {
    /// The traditional start: four seeds in every hole.
    pub fn opening(row: Row) -> Board {
        let mut counts = [0; MOST_HOLES];
        counts[..row.holes()].fill(4);
        Board { row, counts }
    }

    /// A board with these counts, in sowing order from South's hole 1.
    ///
    /// # Panics
    /// If there is not one count for each hole.
    pub fn from_counts(row: Row, seeds: impl ExactSizeIterator<Item = u8>) -> Board {
        assert_eq!(seeds.len(), row.holes(), "one count for each hole");
        let mut counts = [0; MOST_HOLES];
        counts.iter_mut().zip(seeds).for_each(|(count, seeds)| *count = seeds);
        Board { row, counts }
    }

    pub const fn row(&self) -> Row {
        self.row
    }

    /// The counts in sowing order, from South's hole 1: 12 or 24 of them.
    pub fn counts(&self) -> &[u8] {
        &self.counts[..self.row.holes()]
    }

    /// Seeds in all holes.
    pub fn seeds(&self) -> u8 {
        self.counts().iter().sum()
    }

    /// Holes of that player with at least one seed.
    pub fn occupied_by(&self, player: Player) -> impl Iterator<Item = Hole> + Clone {
        self.row.holes_of(player).filter(|&hole| self[hole] > 0)
    }

    /// The board seen from the other side: each player has the holes of the other.
    #[must_use]
    pub fn half_turned(&self) -> Board {
        let mut counts = [0; MOST_HOLES];
        for hole in self.row.track() {
            counts[hole.half_turned(self.row).index()] = self[hole];
        }
        Board { row: self.row, counts }
    }

    /// Whether the first lap of a hole is its last, told without sowing it: the last seed falls into an empty hole or makes a
    /// casa. A lap all the way round changes what lies there, so that none is said to.
    pub(super) fn ends_in_first_lap(&self, hole: Hole) -> bool {
        match self.row {
            Row::Six => self.ends_in_first_lap_of::<{ Row::Six.holes() }>(hole.index()),
            Row::Twelve => self.ends_in_first_lap_of::<{ Row::Twelve.holes() }>(hole.index()),
        }
    }

    /// Whether the first lap of any hole of a player is its last.
    pub(super) fn any_ends_in_first_lap(&self, player: Player) -> bool {
        match self.row {
            Row::Six => self.any_ends_in_first_lap_of::<{ Row::Six.holes() }>(player),
            Row::Twelve => self.any_ends_in_first_lap_of::<{ Row::Twelve.holes() }>(player),
        }
    }

    /// Looks at all holes, as stopping at the first that does would be guesswork for the processor.
    fn any_ends_in_first_lap_of<const HOLES: usize>(&self, player: Player) -> bool {
        let first = if player == Player::South { 0 } else { HOLES / 2 };
        (first..first + HOLES / 2).fold(false, |any, hole| any | self.ends_in_first_lap_of::<HOLES>(hole))
    }

    #[inline(always)]
    fn ends_in_first_lap_of<const HOLES: usize>(&self, hole: usize) -> bool {
        let seeds = usize::from(self.counts[hole]);
        let landing = if hole + seeds < HOLES { hole + seeds } else { hole + seeds - HOLES };
        let lies_there = self.counts[landing.min(HOLES - 1)];
        (seeds != 0) & (seeds < HOLES) & ((lies_there == 0) | (lies_there == 3))
    }

    /// One lap at once: lifts all seeds of a hole, drops them one by one into the holes that follow, and says where the last
    /// one fell.
    #[inline(always)]
    pub(super) fn sow(&mut self, hole: Hole) -> Hole {
        let Some(lap) = Lap::of(self.row, hole, self[hole]) else {
            return self.sow_one_by_one(hole);
        };
        for (counts, change) in self.counts.as_chunks_mut::<8>().0.iter_mut().zip(lap.changes) {
            *counts = u64::from_le_bytes(*counts).wrapping_add(change).to_le_bytes();
        }
        lap.landing
    }

    /// A lap with more seeds than the table knows: there is one in a hundred or fewer.
    #[cold]
    fn sow_one_by_one(&mut self, start: Hole) -> Hole {
        let hand = self.lift(start);
        (0..hand).fold(start, |hole, _| {
            let next = hole.next(self.row);
            self.drop_seed(next);
            next
        })
    }

    /// Takes every seed out of a hole and says how many there were.
    pub(super) fn lift(&mut self, hole: Hole) -> u8 {
        std::mem::take(&mut self.counts[hole.index()])
    }

    /// Adds one seed to a hole and says how many lie there now.
    pub(super) fn drop_seed(&mut self, hole: Hole) -> u8 {
        self.counts[hole.index()] += 1;
        self.counts[hole.index()]
    }

    /// Takes every seed off the board and says how many there were.
    pub(super) fn clear(&mut self) -> u8 {
        let seeds = self.seeds();
        self.counts = [0; MOST_HOLES];
        seeds
    }
}

impl Index<Hole> for Board {
    type Output = u8;

    fn index(&self, hole: Hole) -> &u8 {
        &self.counts[hole.index()]
    }
}
