//! Laps worked out beforehand: sowing one is an addition to each word of the board, whatever lies in the holes.

use super::lanes::{LANE_BITS, LANES_A_WORD, Lanes};

/// What a lap does to the board: it depends on nothing but the lane and its seeds.
#[derive(Clone, Copy, Debug)]
struct Lap<const W: usize> {
    /// What is added to each word. Where the seeds are lifted the lane borrows from the next; in the sum that comes right, as the
    /// lane holds what is lifted.
    changes: Lanes<W>,
    /// The lane of the last seed, as a pile of none, and the bit where it begins.
    lands: Pile,
    bit: u32,
}

impl<const W: usize> Lap<W> {
    /// A lap that changes nothing.
    fn nothing(lane: usize) -> Self {
        Lap { changes: Lanes::EMPTY, lands: Pile::empty::<W>(lane), bit: (lane * LANE_BITS) as u32 }
    }

    /// Sows, and says what lies where the last seed fell.
    #[inline(always)]
    fn sow(&self, board: &mut Lanes<W>) -> Pile {
        for (word, change) in board.0.iter_mut().zip(self.changes.0) {
            *word = word.wrapping_add(change);
        }
        Pile(self.lands.0 + u32::from(board.get_at(self.bit)))
    }
}

/// A lane, and the seeds that lie there: what the next lap depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pile(u32);

impl Pile {
    pub(super) const NOTHING: Pile = Pile(0);

    const fn empty<const W: usize>(lane: usize) -> Pile {
        Pile((lane * Lanes::<W>::MOST_SEEDS) as u32)
    }

    #[inline(always)]
    pub(super) const fn of<const W: usize>(board: &Lanes<W>, lane: usize) -> Pile {
        Pile(Pile::empty::<W>(lane).0 + board.get(lane) as u32)
    }

    #[inline(always)]
    pub(super) const fn lane<const W: usize>(self) -> usize {
        self.0 as usize / Lanes::<W>::MOST_SEEDS
    }

    #[inline(always)]
    pub(super) const fn seeds<const W: usize>(self) -> u8 {
        (self.0 as usize % Lanes::<W>::MOST_SEEDS) as u8
    }
}

/// All laps, worked out beforehand.
#[derive(Debug)]
pub(super) struct Laps<const W: usize> {
    /// By pile.
    first: ByPile<W>,
    /// The same, but nothing happens to a pile in which a sowing ends: one can go on with sowings that have ended as if they had
    /// not, and need not ask.
    relay: ByPile<W>,
    /// The lane before each lane, against the sowing.
    before: [u8; MOST_LANES],
}

const MOST_LANES: usize = 32;
/// Piles of the wider board. The narrower one has fewer, but with a power of two that is known beforehand no look into a table has to
/// be checked.
const MOST_PILES: usize = MOST_LANES * Lanes::<4>::MOST_SEEDS;

type ByPile<const W: usize> = Box<[Lap<W>; MOST_PILES]>;

impl<const W: usize> Laps<W> {
    /// A sowing ends in a pile of so many seeds.
    pub(super) fn new(ends_in: impl Fn(u8) -> bool) -> Self {
        let holes = Lanes::<W>::HOLES;
        let nothing = |pile: usize| Lap::nothing(pile / Lanes::<W>::MOST_SEEDS);
        let mut first: ByPile<W> = Box::new(std::array::from_fn(nothing));
        let mut before = [0; MOST_LANES];
        for hole in 0..holes {
            let start = Lanes::<W>::lane(hole);
            before[start] = Lanes::<W>::lane((hole + holes - 1) % holes) as u8;
            for seeds in 1..Lanes::<W>::MOST_SEEDS {
                // With one seed more one is lifted more, and one is dropped more behind the last.
                let pile = start * Lanes::<W>::MOST_SEEDS + seeds;
                let (mut changes, lands) = (first[pile - 1].changes, Lanes::<W>::lane((hole + seeds) % holes));
                let word = &mut changes.0[start / LANES_A_WORD];
                *word = word.wrapping_sub(1 << (start % LANES_A_WORD * 8));
                let word = &mut changes.0[lands / LANES_A_WORD];
                *word = word.wrapping_add(1 << (lands % LANES_A_WORD * 8));
                first[pile] = Lap { changes, ..Lap::nothing(lands) };
            }
        }
        let mut relay = first.clone();
        for (pile, lap) in relay.iter_mut().enumerate() {
            if ends_in((pile % Lanes::<W>::MOST_SEEDS) as u8) {
                *lap = nothing(pile);
            }
        }
        Laps { first, relay, before }
    }

    /// Sows a pile of the mover's choice and says where the last seed fell.
    #[inline(always)]
    pub(super) fn sow(&self, board: &mut Lanes<W>, pile: Pile) -> Pile {
        self.first[pile.0 as usize % MOST_PILES].sow(board)
    }

    /// Sows the pile in which a lap has ended, unless the sowing ends there, and says where the last seed fell.
    #[inline(always)]
    pub(super) fn relay(&self, board: &mut Lanes<W>, pile: Pile) -> Pile {
        self.relay[pile.0 as usize % MOST_PILES].sow(board)
    }

    /// The lane after, along the sowing.
    pub(super) fn after(&self, lane: usize) -> usize {
        self.first[lane * Lanes::<W>::MOST_SEEDS + 1].lands.lane::<W>()
    }

    /// The lane before, against the sowing.
    #[inline(always)]
    pub(super) fn before(&self, lane: usize) -> usize {
        usize::from(self.before[lane])
    }
}
