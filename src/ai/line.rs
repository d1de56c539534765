//! The positions on the way to the one that is looked at, to see repetitions.

use super::place::Place;

const BUCKETS: usize = 512;

/// A line of positions. What is asked of it at every node is nearly always answered by a count of hashes alone.
#[derive(Debug)]
pub(super) struct Line<const W: usize> {
    places: Vec<Place<W>>,
    /// How many positions of the line have a hash of that remainder.
    standing: [u16; BUCKETS],
}

impl<const W: usize> Line<W> {
    pub(super) fn new(past: &[Place<W>]) -> Self {
        let mut line = Line { places: Vec::with_capacity(BUCKETS), standing: [0; BUCKETS] };
        past.iter().for_each(|place| line.push(place, place.hash()));
        line
    }

    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    pub(super) fn place(&self, number: usize) -> &Place<W> {
        &self.places[number]
    }

    /// Goes on to a position with that hash.
    #[inline(always)]
    pub(super) fn push(&mut self, place: &Place<W>, hash: u64) {
        self.places.push(*place);
        self.standing[bucket(hash)] += 1;
    }

    /// Goes back from a position with that hash.
    #[inline(always)]
    pub(super) fn pop(&mut self, hash: u64) {
        self.places.pop();
        self.standing[bucket(hash)] -= 1;
    }

    /// The numbers of earlier standings of a position with that hash since the last capture, the latest first.
    #[inline(always)]
    pub(super) fn standings(&self, place: &Place<W>, hash: u64) -> impl Iterator<Item = usize> {
        let len = self.places.len();
        let quiet = if self.standing[bucket(hash)] == 0 { 0 } else { len.min(usize::from(place.quiet)) };
        (len - quiet..len).rev().filter(|&number| self.places[number].stands_as(place))
    }
}

#[inline(always)]
const fn bucket(hash: u64) -> usize {
    hash as usize % BUCKETS
}
