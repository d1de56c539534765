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
    board: &'a mut Board,
    captured: &'a mut ByPlayer<u8>,
    sink: &'a mut S,
}

impl<'a, S: StepSink> Sowing<'a, S> {
    /// A sowing of the player to move; `board` and `captured` are the position's to begin with.
    pub(super) fn new(
        position: &'a Position,
        board: &'a mut Board,
        captured: &'a mut ByPlayer<u8>,
        sink: &'a mut S,
    ) -> Self {
        let (rules, mover, last_four_to) = (position.rules(), position.to_move(), position.last_four_to());
        Sowing { rules, mover, last_four_to, board, captured, sink }
    }

    /// Sows the seeds of `start`, lap after lap, until the sowing ends.
    ///
    /// # Errors
    /// [`TooManyLaps`] if it would not end in time; board, captures and what the sink was told are to be thrown away then.
    pub(super) fn run(mut self, start: Hole) -> Result<Sown, TooManyLaps> {
        let mut hole = start;
        self.sink.step(Step::PickUp { hole, seeds: self.board[hole] });
        for _lap in 0..LAP_LIMIT {
            let lap = if self.rules.en_passant { self.lap_en_passant(&mut hole) } else { self.lap(&mut hole) };
            match lap {
                LapEnd::GameOver(end) => return Ok(Sown::GameOver(end)),
                // An empty hole, or one emptied by the capture that its last seed made.
                LapEnd::Landed { seeds: 0 | 1 } => return Ok(Sown::TurnEnds),
                LapEnd::Landed { seeds: 4 } => return Ok(self.capture_from(hole)),
                LapEnd::Landed { seeds } => self.sink.step(Step::Relay { hole, seeds }),
            }
        }
        Err(TooManyLaps)
    }

    /// Sows all seeds of `hole`, which then is the hole where the last one fell.
    #[inline(always)]
    fn lap(&mut self, hole: &mut Hole) -> LapEnd {
        self.tell_drops(*hole);
        *hole = self.board.sow(*hole);
        LapEnd::Landed { seeds: self.board[*hole] }
    }

    /// The drops of a lap that is to come. Nothing is left of this where nobody listens.
    #[inline(always)]
    fn tell_drops(&mut self, mut hole: Hole) {
        for _ in 0..self.board[hole] {
            hole = hole.next(self.board.row());
            self.sink.step(Step::Drop { hole });
        }
    }

    /// The same, but each casa is captured as it is made.
    fn lap_en_passant(&mut self, hole: &mut Hole) -> LapEnd {
        let mut seeds = 0;
        for _ in 0..self.board.lift(*hole) {
            *hole = hole.next(self.board.row());
            seeds = self.board.drop_seed(*hole);
            self.sink.step(Step::Drop { hole: *hole });
            if seeds == 4 {
                seeds = 0;
                self.capture(*hole, 0);
                if let Some(end) = self.end_after_capture() {
                    return LapEnd::GameOver(end);
                }
            }
        }
        LapEnd::Landed { seeds }
    }

    /// The casa in the landing hole, then the chain behind it where the rules have one.
    fn capture_from(&mut self, landing: Hole) -> Sown {
        let mut hole = landing;
        let mut link = 0;
        loop {
            self.capture(hole, link);
            hole = hole.before(self.board.row());
            link += 1;
            if !self.rules.chain || self.board[hole] != 4 {
                break;
            }
        }
        match self.end_after_capture() {
            Some(end) => Sown::GameOver(end),
            None if self.rules.move_again => Sown::MoveAgain,
            None => Sown::TurnEnds,
        }
    }

    /// Takes the four seeds of one casa.
    fn capture(&mut self, hole: Hole, link: u8) {
        self.captured[self.mover] += self.board.lift(hole);
        self.sink.step(Step::Capture { hole, by: self.mover, link });
    }

    /// The end, if a capture brings it about; awards the last four where it left them.
    ///
    /// A casa and the chain behind it are one capture: a chain that goes on takes the last four as a casa and leaves the board
    /// empty. Were each link looked at by itself, no chain could ever leave an empty board; the same player gets the seeds either
    /// way.
    fn end_after_capture(&mut self) -> Option<End> {
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
enum LapEnd {
    /// The last seed fell into a hole that now holds that many.
    Landed { seeds: u8 },
    /// A capture on the way ended the game.
    GameOver(End),
}
