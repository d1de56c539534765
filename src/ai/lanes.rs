//! Seeds as byte lanes in machine words: whoever owns the holes, several of them are changed by one addition.
//!
//! The first half of the words holds the mover's holes and the second half the opponent's, so that seeing the board from the
//! other side is swapping the halves. `W` is 2 for 2x6 (six of eight lanes of a word are used) and 4 for 2x12 (twelve of
//! sixteen lanes of two words).

/// Lanes of one word.
pub(super) const LANES_A_WORD: usize = 8;
pub(super) const LANE_BITS: usize = 8;
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
    /// More than a game has, and a power of two.
    pub(super) const MOST_SEEDS: usize = (4 * Self::HOLES).next_power_of_two();

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
        self.get_at((lane * LANE_BITS) as u32)
    }

    /// Seeds in the lane that begins with that bit of all the words. The word is chosen among all, as reading it from memory would
    /// have to wait for the last lap to be written there.
    #[inline(always)]
    pub(super) const fn get_at(&self, bit: u32) -> u8 {
        let (mut word, mut i) = (self.0[0], 1);
        while i < W {
            if bit >= u64::BITS * i as u32 {
                word = self.0[i];
            }
            i += 1;
        }
        (word >> (bit % u64::BITS)) as u8
    }

    /// Puts seeds into an empty lane.
    #[inline(always)]
    pub(super) const fn set(&mut self, lane: usize, seeds: u8) {
        self.0[lane / LANES_A_WORD] |= (seeds as u64) << (lane % LANES_A_WORD * 8);
    }

    /// Takes out what lies in a lane. All the words are changed, most of them by nothing, so that none has to be in memory.
    #[inline(always)]
    pub(super) const fn empty_lane(&mut self, lane: usize) {
        let mut word = 0;
        while word < W {
            let seeds = if lane / LANES_A_WORD == word { 0xff } else { 0 };
            self.0[word] &= !(seeds << (lane % LANES_A_WORD * LANE_BITS));
            word += 1;
        }
    }

    /// Drops one seed.
    #[inline(always)]
    pub(super) const fn drop_seed(&mut self, lane: usize) {
        self.0[lane / LANES_A_WORD] += 1 << (lane % LANES_A_WORD * 8);
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

    /// Empties every lane that holds exactly four and did not before a lap that does not go all the way round: the casas that
    /// it made. Says how many there were.
    #[inline(always)]
    pub(super) fn take_new_fours(&mut self, before: &Self) -> u8 {
        let mut casas = 0;
        for (word, before) in self.0.iter_mut().zip(before.0) {
            let fours = fours(*word) & !fours(before);
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

/// The high bit of every lane that holds exactly four seeds.
#[inline(always)]
const fn fours(word: u64) -> u64 {
    // Lanes hold less than 128, so adding 127 sets the high bit of every lane but a zero one.
    !((word ^ (4 * ONES)) + 0x7f * ONES) & HIGH_BITS
}

/// Both halves of the product on top of each other.
const fn folded(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}
