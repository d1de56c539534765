//! Seeds as byte lanes in machine words: sowing a lap is one addition a word, whoever owns the holes.
//!
//! The first half of the words holds the mover's holes and the second half the opponent's, so that seeing the board from the
//! other side is swapping the halves. `W` is 2 for 2x6 (six of eight lanes of a word are used) and 4 for 2x12 (twelve of
//! sixteen lanes of two words).

/// Lanes of one word.
const LANES_A_WORD: usize = 8;
/// One seed in every lane of a word.
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = ONES << 7;

/// A board of `W` words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Lanes<const W: usize>(pub(super) [u64; W]);

impl<const W: usize> Lanes<W> {
    /// Holes of one player.
    pub(super) const ROW: usize = if W == 2 { 6 } else { 12 };
    pub(super) const HOLES: usize = 2 * Self::ROW;
    /// The lane of the opponent's first hole.
    pub(super) const THEIRS: usize = W / 2 * LANES_A_WORD;
    pub(super) const EMPTY: Self = Lanes([0; W]);

    /// The lane of a hole, counted along the track from the mover's first.
    pub(super) const fn lane(hole: usize) -> usize {
        if hole < Self::ROW { hole } else { Self::THEIRS + hole - Self::ROW }
    }

    /// The seeds of each hole, along the track from the mover's first.
    pub(super) fn from_counts(counts: impl Iterator<Item = u8>) -> Self {
        let mut lanes = Self::EMPTY;
        for (hole, count) in counts.enumerate() {
            lanes.set(Self::lane(hole), count);
        }
        lanes
    }

    #[inline(always)]
    pub(super) const fn get(&self, lane: usize) -> u8 {
        (self.0[lane / LANES_A_WORD] >> (lane % LANES_A_WORD * 8)) as u8
    }

    /// Puts seeds into an empty lane.
    #[inline(always)]
    pub(super) const fn set(&mut self, lane: usize, seeds: u8) {
        self.0[lane / LANES_A_WORD] |= (seeds as u64) << (lane % LANES_A_WORD * 8);
    }

    #[inline(always)]
    pub(super) const fn empty_lane(&mut self, lane: usize) {
        self.0[lane / LANES_A_WORD] &= !(0xff << (lane % LANES_A_WORD * 8));
    }

    /// No lane ever holds more than 96 seeds, so none runs over into the next.
    #[inline(always)]
    pub(super) const fn add(&mut self, more: &Self) {
        let mut word = 0;
        while word < W {
            self.0[word] += more.0[word];
            word += 1;
        }
    }

    /// The board seen from the other side.
    #[inline(always)]
    #[must_use]
    pub(super) const fn half_turned(&self) -> Self {
        let mut turned = [0; W];
        let mut word = 0;
        while word < W {
            turned[word] = self.0[(word + W / 2) % W];
            word += 1;
        }
        Lanes(turned)
    }

    /// Whether the mover's row is empty.
    #[inline(always)]
    pub(super) fn mine_is_empty(&self) -> bool {
        self.0[..W / 2].iter().all(|&word| word == 0)
    }

    /// Empties every lane that `sown` gave a seed to and that holds exactly four now; says how many there were.
    pub(super) fn take_fours_among(&mut self, sown: &Self) -> u8 {
        let mut casas = 0;
        for (word, sown) in self.0.iter_mut().zip(sown.0) {
            let not_four = *word ^ (4 * ONES);
            // Lanes hold less than 128, so adding 127 sets the high bit of every lane but a zero one.
            let fours = !(not_four + 0x7f * ONES) & HIGH_BITS & (sown << 7);
            casas += fours.count_ones() as u8;
            *word &= !((fours >> 7) * 0xff);
        }
        casas
    }

    /// Seeds in all lanes.
    #[cfg(test)]
    pub(super) fn seeds(&self) -> u8 {
        self.0.iter().map(|word| word.wrapping_mul(ONES) >> 56).sum::<u64>() as u8
    }

    /// A well mixed number of the board and something else.
    #[inline(always)]
    pub(super) const fn mixed_with(&self, salt: u64) -> u64 {
        let mut mixed = salt ^ 0x9e37_79b9_7f4a_7c15;
        let mut word = 0;
        while word < W {
            mixed = folded(mixed ^ self.0[word], self.0[word + 1] ^ 0xd6e8_feb8_6659_fd93);
            word += 2;
        }
        folded(mixed, 0xa076_1d64_78bd_642f)
    }
}

/// Both halves of the product on top of each other.
const fn folded(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

/// One lap of fewer seeds than there are holes: what it adds, and the lane of its last seed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lap<const W: usize> {
    pub(super) adds: Lanes<W>,
    pub(super) lands: u8,
}

/// Every lap there is.
#[derive(Debug)]
pub(super) struct Laps<const W: usize> {
    /// By lane, then by seeds.
    laps: Vec<Lap<W>>,
    /// One seed for every hole.
    round: Lanes<W>,
    /// The lane before each lane, against the sowing.
    before: [u8; 32],
}

impl<const W: usize> Laps<W> {
    /// Lanes, and more than any lap has seeds.
    const STRIDE: usize = W * LANES_A_WORD;

    pub(super) fn new() -> Self {
        let holes = Lanes::<W>::HOLES;
        let mut laps = vec![Lap { adds: Lanes::EMPTY, lands: 0 }; Self::STRIDE * Self::STRIDE];
        let mut before = [0; 32];
        for hole in 0..holes {
            let start = Lanes::<W>::lane(hole);
            before[start] = Lanes::<W>::lane((hole + holes - 1) % holes) as u8;
            let mut lap = Lap { adds: Lanes::EMPTY, lands: start as u8 };
            for seeds in 0..holes {
                laps[start * Self::STRIDE + seeds] = lap;
                lap.lands = Lanes::<W>::lane((hole + seeds + 1) % holes) as u8;
                lap.adds.set(usize::from(lap.lands), 1);
            }
        }
        Laps { laps, round: Lanes::from_counts(std::iter::repeat_n(1, holes)), before }
    }

    /// The lap of a hand that does not go all the way round.
    #[inline(always)]
    pub(super) fn of(&self, lane: usize, hand: u8) -> &Lap<W> {
        &self.laps[lane * Self::STRIDE + usize::from(hand)]
    }

    /// Sows a hand from a lane whose seeds were lifted, whole rounds too, and says where the last seed fell.
    #[inline(always)]
    pub(super) fn sow(&self, board: &mut Lanes<W>, lane: usize, mut hand: u8) -> usize {
        while usize::from(hand) >= Lanes::<W>::HOLES {
            board.add(&self.round);
            hand -= Lanes::<W>::HOLES as u8;
        }
        let lap = self.of(lane, hand);
        board.add(&lap.adds);
        usize::from(lap.lands)
    }

    #[inline(always)]
    pub(super) fn before(&self, lane: usize) -> usize {
        usize::from(self.before[lane])
    }
}
