//! One finished table: what the mover gains from every position with so many seeds left.

use std::sync::Arc;

use super::index::{Index, MOST_SEEDS};
use crate::ai::lanes::Lanes;
use crate::ai::place::{LastFourTo, Place};

/// What is known of one position: the mover's gain from here on, and the moves to the next capture on the way to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) struct Entry(u16);

impl Entry {
    /// Neither can force anything.
    pub(super) const CIRCLING: Entry = Entry(0);

    pub(super) const fn new(gain: i8, moves: u8) -> Entry {
        Entry((moves as u16) << 8 | gain as u8 as u16)
    }

    pub(in crate::ai) const fn gain(self) -> i8 {
        self.0 as u8 as i8
    }

    /// Moves to the next capture, 255 for that or more; 0 where no capture can be forced.
    pub(in crate::ai) const fn moves(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Whether the next capture comes before the standoff, `quiet` moves after the last one.
    pub(in crate::ai) const fn comes_in_time(self, quiet: u8, standoff: u8) -> bool {
        // Not a sum: 199 moves and 57 more do not fit a byte.
        self.moves() <= standoff.saturating_sub(quiet)
    }

    pub(super) const fn is_decided(self) -> bool {
        self.0 != 0
    }

    pub(super) const fn to_bytes(self) -> [u8; 2] {
        self.0.to_le_bytes()
    }

    pub(super) const fn from_bytes(bytes: [u8; 2]) -> Entry {
        Entry(u16::from_le_bytes(bytes))
    }
}

/// Every position with as many seeds. Where a player named beforehand gets the last four there are two blocks: first all boards
/// where that is the mover, then where it is the other.
#[derive(Debug)]
pub(in crate::ai) struct Table {
    pub(super) entries: Vec<Entry>,
}

impl Table {
    pub(in crate::ai) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    fn entry<const W: usize>(&self, index: &Index<W>, board: &Lanes<W>, left: u8, to: LastFourTo) -> Entry {
        let block = if to == LastFourTo::Other { Index::<W>::boards(left) } else { 0 };
        self.entries[block + index.of(board)]
    }
}

/// Tables by seeds left, four at a time.
pub(in crate::ai) type BySeeds = [Option<Arc<Table>>; MOST_SEEDS / 4 + 1];

/// Tables that are complete, for the building of a larger one.
pub(super) struct Smaller<'a, const W: usize> {
    pub(super) index: &'a Index<W>,
    pub(super) tables: &'a BySeeds,
}

impl<const W: usize> Smaller<'_, W> {
    pub(super) fn gain(&self, place: &Place<W>) -> i8 {
        let table = self.tables[usize::from(place.left) / 4].as_ref().expect("smaller tables are built first");
        table.entry(self.index, &place.board, place.left, place.last_four_to).gain()
    }
}

/// The tables that a search may ask.
#[derive(Debug)]
pub(in crate::ai) struct Reach<const W: usize> {
    index: Index<W>,
    tables: BySeeds,
    most: u8,
}

impl<const W: usize> Reach<W> {
    pub(in crate::ai) fn new(tables: BySeeds) -> Self {
        let most = tables.iter().rposition(Option::is_some).map_or(0, |fours| 4 * fours as u8);
        Reach { index: Index::new(), tables, most }
    }

    #[inline]
    pub(in crate::ai) fn probe(&self, place: &Place<W>) -> Option<Entry> {
        if place.left > self.most || !place.left.is_multiple_of(4) {
            return None;
        }
        let table = self.tables[usize::from(place.left) / 4].as_ref()?;
        Some(table.entry(&self.index, &place.board, place.left, place.last_four_to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capture_comes_in_time_up_to_the_last_move_before_the_standoff() {
        for (moves, quiet, standoff) in [(1, 99, 100), (100, 0, 100), (114, 86, 200), (0, 199, 200)] {
            assert!(Entry::new(4, moves).comes_in_time(quiet, standoff), "{moves} moves after {quiet}");
        }
        for (moves, quiet, standoff) in [(2, 99, 100), (101, 0, 100), (114, 199, 200), (255, 199, 200)] {
            assert!(!Entry::new(4, moves).comes_in_time(quiet, standoff), "{moves} moves after {quiet}");
        }
    }
}
