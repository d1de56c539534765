//! Chance with a fixed seed, so that every sound is the same on every computer: splitmix64 (Steele, Lea and Flood, 2014).

/// A stream of numbers that follows from its seed alone.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From `low` up to, but not including, `high`.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        let share = (self.bits() >> 40) as f32 / (1 << 24) as f32;
        low + (high - low) * share
    }

    /// A number up to that share away from 1, on either side.
    pub(super) fn about_one(&mut self, share: f32) -> f32 {
        self.between(1.0 - share, 1.0 + share)
    }

    /// White noise: a sample of -1 to 1.
    pub(super) fn noise(&mut self) -> f32 {
        self.between(-1.0, 1.0)
    }
}
