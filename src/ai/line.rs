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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Player, Position, Row, Rules};

    fn place(quiet: u8) -> Place<2> {
        let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("offered");
        Place { quiet, ..Place::of(&opening) }
    }

    #[test]
    fn only_standings_since_the_last_capture_are_told_the_latest_first() {
        let (again, other) = (place(0), place(0).turned());
        let line = Line::new(&[again, other, again, other]);
        let standings = |quiet| line.standings(&place(quiet), again.hash()).collect::<Vec<_>>();
        assert_eq!(standings(4), [2, 0]);
        assert_eq!(standings(3), [2]);
        assert!(standings(1).is_empty());
        assert_eq!(standings(200), [2, 0], "a game may have begun in the middle");
    }

    #[test]
    fn what_is_gone_back_from_does_not_stand_any_more() {
        let mut line = Line::new(&[place(0).turned()]);
        line.push(&place(1), place(1).hash());
        line.pop(place(1).hash());
        assert_eq!(line.standings(&place(2), place(2).hash()).count(), 0);
        assert_eq!(line.len(), 1);
    }
}
