//! How a player sees the board who does not calculate everything: sowings only for a few laps, only the first captures of a
//! turn, and of the reply perhaps less.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::lanes::Lanes;
use super::limits::{Limits, Meter};
use super::place::Place;
use super::score::CENTISEEDS;
use super::sower::{Next, Sower};
use crate::engine::{Hole, LAP_LIMIT, Position, Row};

/// Moves that are looked at for one move of the root before the player gets tired and sees no further: far more than
/// nearly every position asks for, and few enough for a fraction of a tenth of a second.
const MOST_LOOKS: u64 = 50_000;

/// What a player can follow with the eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// Laps of one sowing; a longer one ends in the unknown, and only what it has taken until then counts.
    pub(super) laps: u32,
    /// Sowings of one turn.
    pub(super) sowings: u32,
    /// Laps of a sowing of the opponent's next turn; 0 for who does not look at the reply at all.
    pub(super) reply_laps: u32,
}

impl Sight {
    /// What each legal move seems to gain, in hundredths of a seed, and how many moves were looked at for that. After
    /// `patience`, or when stopped, what was seen until then is taken for all there is.
    pub(super) fn gains(
        self,
        position: &Position,
        patience: Option<Duration>,
        stop: &AtomicBool,
    ) -> (Vec<(Hole, i32)>, u64) {
        match position.row() {
            Row::Six => self.gains_on::<2>(position, patience, stop),
            Row::Twelve => self.gains_on::<4>(position, patience, stop),
        }
    }

    fn gains_on<const W: usize>(
        self,
        position: &Position,
        patience: Option<Duration>,
        stop: &AtomicBool,
    ) -> (Vec<(Hole, i32)>, u64) {
        let begun = Instant::now();
        let place = Place::<W> { margin: 0, ..Place::of(position) };
        let sower = Sower::new(position.rules());
        let limits = Limits { nodes: Some(MOST_LOOKS), time: patience, depth: None };
        let lane_of = |hole: Hole| hole.number(position.row()) - 1;
        let mut looks = 0;
        let look_at = |hole| {
            let mut eyes = Eyes { sight: self, sower: &sower, meter: Meter::new(&limits, begun, stop) };
            let gain = eyes.gain_of(&place, lane_of(hole), Turn::Own, self.sowings);
            looks += eyes.meter.nodes;
            (hole, gain)
        };
        let gains = position.legal_moves().iter().map(look_at).collect();
        (gains, looks)
    }
}

struct Eyes<'a, const W: usize> {
    sight: Sight,
    sower: &'a Sower<W>,
    meter: Meter<'a>,
}

/// Whose turn is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Own,
    Reply,
}

impl<const W: usize> Eyes<'_, W> {
    /// What a move gains with what is seen of the rest, for its mover.
    fn gain_of(&mut self, place: &Place<W>, lane: usize, turn: Turn, sowings: u32) -> i32 {
        self.meter.count();
        if self.meter.is_over() {
            return gain(place);
        }
        let laps = if turn == Turn::Own { self.sight.laps } else { self.sight.reply_laps };
        match self.sower.follow(place, lane, laps) {
            // No legal move, for who sees all of it.
            Err(_) if laps == LAP_LIMIT => gain(place),
            Err(so_far) => gain(&so_far),
            Ok((after, Next::MoveAgain)) if sowings > 1 => self.best_gain(&after, turn, sowings - 1),
            Ok((after, Next::TurnEnds)) if turn == Turn::Own && self.sight.reply_laps > 0 => {
                -self.best_gain(&after.turned(), Turn::Reply, self.sight.sowings)
            }
            Ok((after, _)) => gain(&after),
        }
    }

    fn best_gain(&mut self, place: &Place<W>, turn: Turn, sowings: u32) -> i32 {
        let lanes = (0..Lanes::<W>::ROW).filter(|&lane| place.board.get(lane) > 0);
        let gains = lanes.map(|lane| self.gain_of(place, lane, turn, sowings));
        gains.max().unwrap_or(gain(place))
    }
}

/// What the mover has gained until now.
fn gain<const W: usize>(place: &Place<W>) -> i32 {
    CENTISEEDS * i32::from(place.margin)
}

#[cfg(test)]
mod tests {
    use super::super::limits::NODES_A_LOOK;
    use super::*;
    use crate::engine::{Player, Rules};

    static NEVER: AtomicBool = AtomicBool::new(false);

    /// What the second player can take in a single turn against each opening of II on 2x6.
    const OPENING_CHAINS: [i32; 6] = [28, 24, 40, 32, 36, 32];

    #[test]
    fn eyes_for_whole_turns_find_every_chain_that_an_opening_leaves() {
        let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default board");
        let sight = Sight { laps: LAP_LIMIT, sowings: 12, reply_laps: 0 };
        for (number, most) in (1..).zip(OPENING_CHAINS) {
            let hole = Hole::of(Row::Six, Player::South, number).expect("a hole");
            let after = opening.play(hole).expect("a legal move");
            let best = sight.gains(&after, None, &NEVER).0.into_iter().map(|(_, gain)| gain).max();
            assert_eq!(best, Some(CENTISEEDS * most), "against opening {number}");
        }
    }

    #[test]
    fn who_is_stopped_or_out_of_time_has_seen_each_move_at_most() {
        let opening = Position::opening(Rules::HOYITO_II, Row::Twelve, Player::South).expect("offered");
        let sight = Sight { laps: LAP_LIMIT, sowings: 12, reply_laps: LAP_LIMIT };
        let stopped = sight.gains(&opening, None, &AtomicBool::new(true));
        let late = sight.gains(&opening, Some(Duration::ZERO), &NEVER);
        for (gains, looks) in [stopped, late] {
            assert_eq!(gains.len(), 12);
            // Each move is followed up to the first look at flag and clock.
            assert!(looks <= 12 * NODES_A_LOOK, "{looks}");
        }
    }

    #[test]
    fn who_follows_more_sowings_sees_more_of_a_turn() {
        let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default board");
        let after = opening.play(Hole::of(Row::Six, Player::South, 3).expect("a hole")).expect("a legal move");
        let most = |sowings| {
            let sight = Sight { laps: LAP_LIMIT, sowings, reply_laps: 0 };
            sight.gains(&after, None, &NEVER).0.into_iter().map(|(_, gain)| gain).max()
        };
        let seen: Vec<_> = (1..=12).map(most).collect();
        assert!(seen.is_sorted(), "{seen:?}");
        assert!(seen[0] < seen[3] && seen[3] < seen[11], "{seen:?}");
    }
}
