//! How a player sees the board who does not calculate everything: sowings only for a few laps, only the first captures of a
//! turn, only the next turns.

use std::cell::Cell;

use super::lanes::Lanes;
use super::place::{Next, Place, Sower};
use super::score::CENTISEEDS;
use crate::engine::{Hole, Position, Row};

/// Moves that are looked at for one move of the root before the player gets tired and sees no further: far more than
/// nearly every position asks for, and few enough for a thirtieth of a second.
const MOST_LOOKS: u64 = 50_000;

/// What a player can follow with the eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// Laps of one sowing; a longer one ends in the unknown.
    pub(super) laps: u32,
    /// Sowings of one turn.
    pub(super) sowings: u32,
    /// Turns after the own one.
    pub(super) replies: u32,
}

impl Sight {
    /// What each legal move seems to gain, in hundredths of a seed, and how many moves were looked at for that.
    pub(super) fn gains(self, position: &Position) -> (Vec<(Hole, i32)>, u64) {
        match position.row() {
            Row::Six => self.gains_on::<2>(position),
            Row::Twelve => self.gains_on::<4>(position),
        }
    }

    fn gains_on<const W: usize>(self, position: &Position) -> (Vec<(Hole, i32)>, u64) {
        let place = Place::<W> { margin: 0, ..Place::of(position) };
        let eyes = Eyes { sight: self, sower: Sower::with_laps(position.rules(), self.laps), looks: Cell::new(0) };
        let lane_of = |hole: Hole| hole.number(position.row()) - 1;
        let legal = position.legal_moves();
        let mut looks = 0;
        let gain = |hole| {
            eyes.looks.set(0);
            let gain = eyes.gain_of(&place, lane_of(hole), self.replies, self.sowings);
            looks += eyes.looks.get();
            (hole, gain)
        };
        let gains = legal.iter().map(gain).collect();
        (gains, looks)
    }
}

struct Eyes<const W: usize> {
    sight: Sight,
    sower: Sower<W>,
    looks: Cell<u64>,
}

impl<const W: usize> Eyes<W> {
    /// What a move gains with what is seen of the rest, for its mover.
    fn gain_of(&self, place: &Place<W>, lane: usize, replies: u32, sowings: u32) -> i32 {
        self.looks.set(self.looks.get() + 1);
        if self.looks.get() > MOST_LOOKS {
            return CENTISEEDS * i32::from(place.margin);
        }
        let Some((after, next)) = self.sower.play(place, lane) else { return CENTISEEDS * i32::from(place.margin) };
        match next {
            Next::MoveAgain if sowings > 1 => self.gain(&after, replies, sowings - 1),
            Next::TurnEnds if replies > 0 => -self.gain(&after.turned(), replies - 1, self.sight.sowings),
            _ => CENTISEEDS * i32::from(after.margin),
        }
    }

    fn gain(&self, place: &Place<W>, replies: u32, sowings: u32) -> i32 {
        let lanes = (0..Lanes::<W>::ROW).filter(|&lane| place.board.get(lane) > 0);
        let gains = lanes.map(|lane| self.gain_of(place, lane, replies, sowings));
        gains.max().unwrap_or(CENTISEEDS * i32::from(place.margin))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{LAP_LIMIT, Player, Rules};

    /// What the second player can take in a single turn against each opening of II on 2x6.
    const OPENING_CHAINS: [i32; 6] = [28, 24, 40, 32, 36, 32];

    #[test]
    fn eyes_for_whole_turns_find_every_chain_that_an_opening_leaves() {
        let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default board");
        let sight = Sight { laps: LAP_LIMIT, sowings: 12, replies: 0 };
        for (number, most) in (1..).zip(OPENING_CHAINS) {
            let hole = Hole::of(Row::Six, Player::South, number).expect("a hole");
            let after = opening.play(hole).expect("a legal move");
            let best = sight.gains(&after).0.into_iter().map(|(_, gain)| gain).max();
            assert_eq!(best, Some(CENTISEEDS * most), "against opening {number}");
        }
    }

    #[test]
    fn who_follows_more_sowings_sees_more_of_a_turn() {
        let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default board");
        let after = opening.play(Hole::of(Row::Six, Player::South, 3).expect("a hole")).expect("a legal move");
        let most = |sowings| {
            let sight = Sight { laps: LAP_LIMIT, sowings, replies: 0 };
            sight.gains(&after).0.into_iter().map(|(_, gain)| gain).max()
        };
        let seen: Vec<_> = (1..=12).map(most).collect();
        assert!(seen.is_sorted(), "{seen:?}");
        assert!(seen[0] < seen[3] && seen[3] < seen[11], "{seen:?}");
    }
}
