//! The seeds in the holes. The only place that edits counts.

use std::ops::Index;

use super::hole::{Hole, Row};
use super::player::Player;

/// The most holes a board has.
const MOST_HOLES: usize = Row::Twelve.holes();

/// How many seeds lie in each hole. Holes past the end of a short row are always empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    row: Row,
    counts: [u8; MOST_HOLES],
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
    pub fn occupied_by(&self, player: Player) -> impl Iterator<Item = Hole> {
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
