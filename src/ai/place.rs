//! The search's own table: what a [`Position`] holds, seen from the side of the player to move and made for speed.
//!
//! It follows the same rules by other means; a property test plays both side by side. A player without a legal move passes
//! where the search meets it, not in the move before.

use super::lanes::{Lanes, Laps};
use crate::engine::{Game, Hole, LAP_LIMIT, Player, Position, Rules};

/// From this many laps on, a sowing is watched for a state it has been in before: short sowings, nearly all, pay nothing.
const WATCHED_LAPS: u32 = 16;

/// Who is given the last four seeds, seen by the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum LastFourTo {
    Capturer,
    Mover,
    Other,
}

impl LastFourTo {
    #[inline(always)]
    const fn swapped(self) -> Self {
        match self {
            LastFourTo::Capturer => LastFourTo::Capturer,
            LastFourTo::Mover => LastFourTo::Other,
            LastFourTo::Other => LastFourTo::Mover,
        }
    }
}

/// A position as its mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place<const W: usize> {
    pub(super) board: Lanes<W>,
    /// Seeds on the board.
    pub(super) left: u8,
    /// What the mover has captured more than the other.
    pub(super) margin: i8,
    /// Moves since the last capture.
    pub(super) quiet: u8,
    pub(super) mover: Player,
    pub(super) last_four_to: LastFourTo,
}

/// How a move went on, always seen by the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    MoveAgain,
    TurnEnds,
    GameOver,
}

impl<const W: usize> Place<W> {
    /// The position without its past.
    ///
    /// # Panics
    /// If `W` is not the width of the position's row.
    pub(super) fn of(position: &Position) -> Self {
        assert_eq!(position.row().len(), Lanes::<W>::ROW, "a board of another width");
        let mover = position.to_move();
        let relative = if mover == Player::South { *position.board() } else { position.board().half_turned() };
        let captured = position.captured();
        Place {
            board: Lanes::from_counts(relative.counts().iter().copied()),
            left: relative.seeds(),
            margin: (i16::from(captured[mover]) - i16::from(captured[!mover])) as i8,
            quiet: 0,
            mover,
            last_four_to: match position.last_four_to() {
                None => LastFourTo::Capturer,
                Some(player) if player == mover => LastFourTo::Mover,
                Some(_) => LastFourTo::Other,
            },
        }
    }

    /// The present position and, before it, those since the last capture, oldest first.
    pub(super) fn with_past(game: &Game) -> Vec<Self> {
        let captured = game.position().captured();
        let since_capture = (0..=game.ply()).rev().map(|ply| game.position_at(ply));
        let mut places: Vec<Self> =
            since_capture.take_while(|past| past.captured() == captured).map(Place::of).collect();
        places.reverse();
        places.iter_mut().enumerate().for_each(|(moves, place)| place.quiet = moves as u8);
        places
    }

    /// The same table with the other player to move.
    #[inline(always)]
    #[must_use]
    pub(super) fn turned(&self) -> Self {
        Place {
            board: self.board.half_turned(),
            margin: -self.margin,
            mover: !self.mover,
            last_four_to: self.last_four_to.swapped(),
            ..*self
        }
    }

    /// Whether both are one standing of the same position, apart from what has been captured.
    #[inline(always)]
    pub(super) fn stands_as(&self, other: &Self) -> bool {
        self.board == other.board && self.mover == other.mover
    }

    /// A number that other positions hardly ever have, with a salt of the caller's.
    #[inline(always)]
    pub(super) fn key(&self, salt: u8) -> u64 {
        let last_four = match self.last_four_to {
            LastFourTo::Capturer => 0,
            LastFourTo::Mover => 1,
            LastFourTo::Other => 2,
        };
        self.board.mixed_with(u64::from(self.margin as u8) | u64::from(salt) << 8 | last_four << 16)
    }

    /// The hole of the board behind one of the mover's lanes.
    pub(super) fn hole(&self, lane: usize) -> Hole {
        let row = crate::engine::Row::from_len(Lanes::<W>::ROW).expect("both widths are rows");
        Hole::of(row, self.mover, lane + 1).expect("the mover's lanes are the mover's holes")
    }
}

/// The rules of one variant, ready to sow.
#[derive(Debug)]
pub(super) struct Sower<const W: usize> {
    laps: Laps<W>,
    en_passant: bool,
    chain: bool,
    move_again: bool,
    most_laps: u32,
}

impl<const W: usize> Sower<W> {
    pub(super) fn new(rules: &Rules) -> Self {
        Sower::with_laps(rules, LAP_LIMIT)
    }

    /// A sower who gives up after so many laps, as if the hole were endless.
    pub(super) fn with_laps(rules: &Rules, most_laps: u32) -> Self {
        Sower {
            most_laps,
            laps: Laps::new(),
            en_passant: rules.en_passant,
            chain: rules.chain,
            move_again: rules.move_again,
        }
    }

    /// Plays one of the mover's lanes that holds seeds. The new table is still seen by the player who moved; `None` if the
    /// hole is endless.
    #[inline]
    pub(super) fn play(&self, place: &Place<W>, lane: usize) -> Option<(Place<W>, Next)> {
        let mut next = *place;
        let sown = if self.en_passant { self.sow_taking(&mut next, lane)? } else { self.sow(&mut next, lane)? };
        next.quiet = if next.left == place.left { place.quiet.saturating_add(1) } else { 0 };
        Some((next, sown))
    }

    /// Whether the mover has a legal move.
    pub(super) fn can_move(&self, place: &Place<W>) -> bool {
        (0..Lanes::<W>::ROW).any(|lane| place.board.get(lane) > 0 && self.play(place, lane).is_some())
    }

    /// Laps and relays, captures only where the last lap ends (Hoyito II and III).
    #[inline]
    fn sow(&self, place: &mut Place<W>, start: usize) -> Option<Next> {
        let board = &mut place.board;
        let mut lane = start;
        let mut hand = board.get(lane);
        let mut watch = Watch::new();
        loop {
            board.empty_lane(lane);
            lane = self.laps.sow(board, lane, hand);
            hand = board.get(lane);
            match hand {
                1 => return Some(Next::TurnEnds),
                4 => return Some(self.capture(place, lane)),
                _ if watch.sees_endless(board, lane, self.most_laps) => return None,
                _ => {}
            }
        }
    }

    /// The casa in the landing hole, then the chain behind it where the rules have one.
    fn capture(&self, place: &mut Place<W>, landing: usize) -> Next {
        let mut lane = landing;
        loop {
            place.board.empty_lane(lane);
            place.left -= 4;
            place.margin += 4;
            if place.left == 4 || place.left == 0 {
                return award_rest(place);
            }
            lane = self.laps.before(lane);
            if !self.chain || place.board.get(lane) != 4 {
                return if self.move_again { Next::MoveAgain } else { Next::TurnEnds };
            }
        }
    }

    /// Laps and relays with every casa taken as it is made (Hoyito I).
    fn sow_taking(&self, place: &mut Place<W>, start: usize) -> Option<Next> {
        let mut lane = start;
        let mut hand = place.board.get(lane);
        let mut watch = Watch::new();
        loop {
            place.board.empty_lane(lane);
            let (landing, casas) = self.lap_taking(&mut place.board, lane, hand);
            for _ in 0..casas {
                place.left -= 4;
                place.margin += 4;
                if place.left == 4 || place.left == 0 {
                    return Some(award_rest(place));
                }
            }
            lane = landing;
            hand = place.board.get(lane);
            if hand <= 1 {
                return Some(Next::TurnEnds);
            }
            if watch.sees_endless(&place.board, lane, self.most_laps) {
                return None;
            }
        }
    }

    /// One lap of Hoyito I: where it landed and how many casas it took.
    fn lap_taking(&self, board: &mut Lanes<W>, mut lane: usize, hand: u8) -> (usize, u8) {
        if usize::from(hand) < Lanes::<W>::HOLES {
            let lap = self.laps.of(lane, hand);
            board.add(&lap.adds);
            return (usize::from(lap.lands), board.take_fours_among(&lap.adds));
        }
        // A hole can be passed twice, and be taken in between: seed by seed.
        let mut casas = 0;
        for _ in 0..hand {
            let lap = self.laps.of(lane, 1);
            board.add(&lap.adds);
            casas += board.take_fours_among(&lap.adds);
            lane = usize::from(lap.lands);
        }
        (lane, casas)
    }
}

/// The last four, or nothing: either way the board is empty now.
fn award_rest<const W: usize>(place: &mut Place<W>) -> Next {
    let last = place.left as i8;
    place.margin += if place.last_four_to == LastFourTo::Other { -last } else { last };
    place.left = 0;
    place.board = Lanes::EMPTY;
    Next::GameOver
}

/// Finds out that a sowing is endless, mostly long before the lap limit: a state that comes back comes back for ever.
struct Watch<const W: usize> {
    laps: u32,
    seen: (Lanes<W>, usize),
}

impl<const W: usize> Watch<W> {
    #[inline(always)]
    fn new() -> Self {
        Watch { laps: 0, seen: (Lanes::EMPTY, 0) }
    }

    /// Takes note of a lap that ended in a relay, with the board and the lane it goes on from.
    #[inline(always)]
    fn sees_endless(&mut self, board: &Lanes<W>, lane: usize, most_laps: u32) -> bool {
        self.laps += 1;
        self.laps >= most_laps || self.laps >= WATCHED_LAPS && self.compare(board, lane)
    }

    #[cold]
    fn compare(&mut self, board: &Lanes<W>, lane: usize) -> bool {
        if self.seen == (*board, lane) {
            return true;
        }
        if self.laps.is_power_of_two() {
            self.seen = (*board, lane);
        }
        false
    }
}

#[cfg(test)]
mod tests;
