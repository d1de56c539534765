//! What searches remember of positions, in a table of fixed size that threads share without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use super::score::Sound;

/// Entries that compete for one place.
const BUCKET: usize = 4;

/// What the score of an entry says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    AtMost,
    AtLeast,
    Exact,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Memory {
    pub(super) score: i16,
    pub(super) bound: Bound,
    pub(super) depth: u8,
    pub(super) sound: Sound,
    /// The mover's lane to try first.
    pub(super) best: Option<u8>,
}

const NO_LANE: u64 = 31;

impl Memory {
    fn pack(self, age: u8) -> u64 {
        let best = self.best.map_or(NO_LANE, u64::from);
        u64::from(self.score as u16)
            | u64::from(self.depth) << 16
            | u64::from(self.sound) << 24
            | best << 32
            | (self.bound as u64) << 40
            | u64::from(age) << 48
            | 1 << 63
    }

    fn unpack(data: u64) -> Memory {
        let best = data >> 32 & NO_LANE;
        Memory {
            score: data as u16 as i16,
            depth: (data >> 16) as u8,
            sound: (data >> 24) as u8,
            best: (best != NO_LANE).then_some(best as u8),
            bound: match data >> 40 & 3 {
                0 => Bound::AtMost,
                1 => Bound::AtLeast,
                _ => Bound::Exact,
            },
        }
    }
}

/// What packed memory is worth: its depth, and somewhat more if it is proven. Nothing for no memory.
#[inline(always)]
const fn worth_of(data: u64) -> u32 {
    (data >> 16) as u8 as u32 + 4 * ((data >> 24) as u8 != 0) as u32
}

/// Two words, of which the first is the key mixed with the second: a torn entry does not match its key.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Entries that compete for one place: a cache line of them, so that one look at memory fetches all.
#[repr(align(64))]
#[derive(Debug, Default)]
struct Bucket([Slot; BUCKET]);

/// What a position is remembered by: its hash, and a salt that keeps apart what must not be taken for the same.
#[inline(always)]
pub(super) const fn key(hash: u64, salt: u8) -> u64 {
    hash ^ (salt as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A table of memories.
#[derive(Debug)]
pub struct Transpositions {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Transpositions {
    /// A table that takes about that many bytes.
    pub fn with_bytes(bytes: usize) -> Transpositions {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Transpositions { buckets: (0..buckets).map(|_| Bucket::default()).collect(), age: 0 }
    }

    /// A table of that many megabytes.
    pub fn with_megabytes(megabytes: usize) -> Transpositions {
        Transpositions::with_bytes(megabytes << 20)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
        self.age = 0;
    }

    /// Begins a new search: what is remembered stays, but gives way first.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % 128;
    }

    /// How full the table is with entries of this search, in thousandths, by a sample.
    pub(super) fn fullness(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(1_000 / BUCKET)];
        let slots = sample.iter().flat_map(|bucket| &bucket.0);
        let used = slots.filter(|slot| slot.data.load(Ordering::Relaxed) >> 48 == self.stamp()).count();
        (used * 1_000 / (sample.len() * BUCKET)) as u32
    }

    fn stamp(&self) -> u64 {
        u64::from(self.age) | 1 << 15
    }

    #[inline(always)]
    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        let bucket = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[bucket as usize].0
    }

    #[inline(always)]
    pub(super) fn get(&self, key: u64) -> Option<Memory> {
        // All are looked at, and one chosen: which one it will be is anybody's guess.
        let found = self.bucket(key).iter().fold(0, |found, slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let is_it = (data != 0) & (slot.check.load(Ordering::Relaxed) ^ data == key);
            if is_it { data } else { found }
        });
        (found != 0).then(|| Memory::unpack(found))
    }

    /// Remembers in place of the same position, or else of what is worth least: old, then shallow.
    pub(super) fn put(&self, key: u64, memory: Memory) {
        let stamp = self.stamp();
        let worth = |slot: &Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let is_other = slot.check.load(Ordering::Relaxed) ^ data != key;
            (worth_of(data) + 512 * u32::from(data >> 48 == stamp)) * u32::from(is_other)
        };
        let slot = self.bucket(key).iter().min_by_key(|slot| worth(slot)).expect("a bucket has slots");
        let data = memory.pack(self.age);
        slot.data.store(data, Ordering::Relaxed);
        slot.check.store(key ^ data, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_comes_back() {
        let table = Transpositions::with_bytes(1 << 12);
        for (i, bound) in [Bound::AtMost, Bound::AtLeast, Bound::Exact].into_iter().enumerate() {
            let best = [None, Some(0), Some(11)][i];
            let memory = Memory { score: -21_600 + i as i16, bound, depth: 255, sound: 101, best };
            table.put(i as u64, memory);
            assert_eq!(table.get(i as u64), Some(memory));
        }
        assert_eq!(table.get(77), None);
    }
}
