//! Laps, relays, casas and chains: what one sowing does to the table.

use super::board::Board;
use super::hole::Hole;
use super::player::{ByPlayer, Player};
use super::position::Position;
use super::rules::{LAP_LIMIT, Rules};
use super::step::{End, Step, StepSink};

/// How a sowing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sown {
    /// The mover has earned another move.
    MoveAgain,
    TurnEnds,
    GameOver(End),
}

/// The sowing would take more than [`LAP_LIMIT`] laps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooManyLaps;

/// The table while seeds are in the hand.
pub(super) struct Sowing<'a, S> {
    rules: &'a Rules,
    mover: Player,
    last_four_to: Option<Player>,
    board: Board,
    captured: ByPlayer<u8>,
    sink: &'a mut S,
}

impl<'a, S: StepSink> Sowing<'a, S> {
    pub(super) fn new(position: &'a Position, sink: &'a mut S) -> Self {
        Sowing {
            rules: position.rules(),
            mover: position.to_move(),
            last_four_to: position.last_four_to(),
            board: *position.board(),
            captured: position.captured(),
            sink,
        }
    }

    /// Sows the seeds of `start`, lap after lap, until the sowing ends.
    ///
    /// # Errors
    /// [`TooManyLaps`] if it would not end in time; what the sink was told until then is to be thrown away.
    pub(super) fn run(mut self, start: Hole) -> Result<(Sown, Board, ByPlayer<u8>), TooManyLaps> {
        let mut hand = self.board.lift(start);
        self.sink.step(Step::PickUp { hole: start, seeds: hand });
        let mut hole = start;
        for _lap in 0..LAP_LIMIT {
            let landed_among = match self.lap(&mut hole, hand) {
                Lap::Ended { seeds } => seeds,
                Lap::GameOver(end) => return Ok(self.ends(Sown::GameOver(end))),
            };
            match landed_among {
                // An empty hole, or one emptied by the capture that its last seed made.
                0 | 1 => return Ok(self.ends(Sown::TurnEnds)),
                4 => {
                    let sown = self.capture_from(hole);
                    return Ok(self.ends(sown));
                }
                seeds => {
                    hand = self.board.lift(hole);
                    self.sink.step(Step::Relay { hole, seeds });
                }
            }
        }
        Err(TooManyLaps)
    }

    fn ends(self, sown: Sown) -> (Sown, Board, ByPlayer<u8>) {
        (sown, self.board, self.captured)
    }

    /// Drops `hand` seeds one by one into the holes after `hole`, which is left at the last of them.
    #[inline(always)]
    fn lap(&mut self, hole: &mut Hole, hand: u8) -> Lap {
        let mut seeds = 0;
        for _ in 0..hand {
            *hole = hole.next(self.board.row());
            seeds = self.board.drop_seed(*hole);
            self.sink.step(Step::Drop { hole: *hole });
            if self.rules.en_passant && seeds == 4 {
                seeds = 0;
                if let Some(end) = self.capture(*hole, 0) {
                    return Lap::GameOver(end);
                }
            }
        }
        Lap::Ended { seeds }
    }

    /// The casa in the landing hole, then the chain behind it where the rules have one.
    fn capture_from(&mut self, landing: Hole) -> Sown {
        let mut hole = landing;
        let mut link = 0;
        loop {
            if let Some(end) = self.capture(hole, link) {
                return Sown::GameOver(end);
            }
            hole = hole.before(self.board.row());
            link += 1;
            if !self.rules.chain || self.board[hole] != 4 {
                return if self.rules.move_again { Sown::MoveAgain } else { Sown::TurnEnds };
            }
        }
    }

    /// Takes the four seeds of one casa, and awards the last four if that leaves them.
    ///
    /// Each casa of a chain counts as a capture of its own: where the second last leaves four seeds and those lie in the hole
    /// before it, they are awarded as the last four and not taken as a casa. Either way the same player gets them; only the
    /// name of the end would differ. The board is empty after a chain only where it began with four seeds in all.
    fn capture(&mut self, hole: Hole, link: u8) -> Option<End> {
        self.captured[self.mover] += self.board.lift(hole);
        self.sink.step(Step::Capture { hole, by: self.mover, link });
        match self.board.row().seeds() - self.captured.south - self.captured.north {
            0 => Some(End::BoardEmpty),
            4 => {
                let to = self.last_four_to.unwrap_or(self.mover);
                self.board.clear();
                self.captured[to] += 4;
                self.sink.step(Step::LastFour { to });
                Some(End::LastFour)
            }
            _ => None,
        }
    }
}

/// How a lap ended.
enum Lap {
    /// The last seed fell into a hole that now holds that many.
    Ended { seeds: u8 },
    /// A capture on the way ended the game.
    GameOver(End),
}
