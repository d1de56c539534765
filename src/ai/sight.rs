//! How a player sees the board who does not calculate everything: sowings only for a few laps, only the first captures of a
//! turn, only the next turns.

use std::cell::Cell;

use super::lanes::Lanes;
use super::place::{Next, Place, Sower};
use super::score::CENTISEEDS;
use crate::engine::{Hole, Position, Row};

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
        let gain = |hole| eyes.gain_of(&place, lane_of(hole), self.replies, self.sowings);
        let gains = legal.iter().map(|hole| (hole, gain(hole))).collect();
        (gains, eyes.looks.get())
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
