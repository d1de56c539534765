//! The search's own table: what a [`Position`] holds, seen from the side of the player to move and made for speed.

use super::lanes::Lanes;
use crate::engine::{Game, Hole, Player, Position};

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

    /// A number that other positions hardly ever have; it does not depend on the moves since the last capture.
    #[inline(always)]
    pub(super) fn hash(&self) -> u64 {
        let last_four = match self.last_four_to {
            LastFourTo::Capturer => 0,
            LastFourTo::Mover => 1,
            LastFourTo::Other => 2,
        };
        self.board.mixed_with(u64::from(self.margin as u8) | last_four << 8)
    }

    /// The hole of the board behind one of the mover's lanes.
    pub(super) fn hole(&self, lane: usize) -> Hole {
        let row = crate::engine::Row::from_len(Lanes::<W>::ROW).expect("both widths are rows");
        Hole::of(row, self.mover, lane + 1).expect("the mover's lanes are the mover's holes")
    }

    /// Counts four seeds that were taken from the board for the mover's. If that leaves the last four, or nothing, they are
    /// awarded and the board is cleared; says so.
    #[inline(always)]
    pub(super) fn take_casa(&mut self) -> bool {
        self.left -= 4;
        self.margin += 4;
        let is_over = self.left == 4 || self.left == 0;
        if is_over {
            self.award_rest();
        }
        is_over
    }

    fn award_rest(&mut self) {
        let last = self.left as i8;
        self.margin += if self.last_four_to == LastFourTo::Other { -last } else { last };
        self.left = 0;
        self.board = Lanes::EMPTY;
    }

    /// After a move: how many moves ago something was captured, with what there was before the move.
    #[inline(always)]
    pub(super) fn count_since(&mut self, before: &Self) {
        self.quiet = if self.left == before.left { before.quiet.saturating_add(1) } else { 0 };
    }
}
