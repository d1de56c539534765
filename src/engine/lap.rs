//! Laps worked out beforehand: what a lap does to the board depends on nothing but where it starts and with how many seeds.

use super::board::MOST_HOLES;
use super::hole::{Hole, Row};

/// Laps of fewer seeds than this are in the tables.
const HANDS: usize = 24;

/// What one lap does.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// What is added to the counts of eight holes at a time, a byte a hole, the first hole in the lowest byte. Where seeds are
    /// lifted the byte borrows from the next; in the sum that comes right, as no hole holds fewer seeds than are lifted.
    pub(super) changes: [u64; MOST_HOLES / 8],
    /// Where the last seed falls.
    pub(super) landing: Hole,
}

static SIX: [[Lap; HANDS]; Row::Six.holes()] = laps();
static TWELVE: [[Lap; HANDS]; Row::Twelve.holes()] = laps();

impl Lap {
    /// The lap of all the seeds in a hole, if it is in the tables.
    #[inline(always)]
    pub(super) fn of(row: Row, hole: Hole, hand: u8) -> Option<&'static Lap> {
        let laps: &[[Lap; HANDS]] = match row {
            Row::Six => &SIX,
            Row::Twelve => &TWELVE,
        };
        laps[hole.index()].get(usize::from(hand))
    }
}

const fn laps<const HOLES: usize>() -> [[Lap; HANDS]; HOLES] {
    let mut laps = [[Lap { changes: [0; MOST_HOLES / 8], landing: Hole::at(0) }; HANDS]; HOLES];
    let mut start = 0;
    while start < HOLES {
        let mut hand = 1;
        while hand < HANDS {
            // With one seed more one is lifted more, and one is dropped more in the hole after the last.
            let landing = (start + hand) % HOLES;
            let mut changes = laps[start][hand - 1].changes;
            changes[start / 8] = changes[start / 8].wrapping_sub(1 << (start % 8 * 8));
            changes[landing / 8] = changes[landing / 8].wrapping_add(1 << (landing % 8 * 8));
            laps[start][hand] = Lap { changes, landing: Hole::at(landing) };
            hand += 1;
        }
        start += 1;
    }
    laps
}
