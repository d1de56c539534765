//! A position that is known to be valid, and the moves that lead on from it.

use std::fmt;

use super::board::Board;
use super::hole::{Hole, HoleSet, Row};
use super::player::{ByPlayer, Player};
use super::rules::{LAP_LIMIT, Rules};
use super::setup::{InvalidSetup, Setup};
use super::sowing::{Sowing, Sown, TooManyLaps};
use super::step::{End, Outcome, Silent, Step, StepSink};

/// The table between two moves. Always valid: every seed is accounted for, and either the player to move has a legal move or
/// the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    board: Board,
    to_move: Player,
    captured: ByPlayer<u8>,
    last_four_to: Option<Player>,
    end: Option<End>,
}

impl Position {
    /// The traditional start.
    ///
    /// # Errors
    /// If the rules are not played on a board with that row.
    pub fn opening(rules: Rules, row: Row, starter: Player) -> Result<Position, InvalidSetup> {
        Setup::opening(row, starter).validate(rules)
    }

    /// The position of a setup that has passed every check. A player who is to move but has no legal move passes at once.
    pub(super) fn set_up(
        rules: Rules,
        board: Board,
        to_move: Player,
        captured: ByPlayer<u8>,
        last_four_to: Option<Player>,
    ) -> Position {
        let end = (board.seeds() == 0).then_some(End::BoardEmpty);
        let mut position = Position { rules, board, to_move, captured, last_four_to, end };
        position.pass_if_forced(&mut Silent);
        position
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn row(&self) -> Row {
        self.board.row()
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose move it is; after the end of a game, whose it would be.
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// Seeds captured by each player.
    pub fn captured(&self) -> ByPlayer<u8> {
        self.captured
    }

    /// Who is sure of the last four seeds, whoever captures last (Hoyito III from round 3).
    pub fn last_four_to(&self) -> Option<Player> {
        self.last_four_to
    }

    /// Why the game is over, if it is.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// Who has won, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end.map(|_| Outcome::by_more(&self.captured))
    }

    /// The holes that the player to move may play; none after the end.
    pub fn legal_moves(&self) -> HoleSet {
        self.choices().filter(|&hole| !self.is_endless(hole)).collect()
    }

    /// The holes of the player to move that hold seeds but would go round for ever.
    pub fn endless_holes(&self) -> HoleSet {
        self.choices().filter(|&hole| self.is_endless(hole)).collect()
    }

    /// Plays a move without a record.
    ///
    /// # Errors
    /// Why the hole may not be played.
    pub fn play(&self, hole: Hole) -> Result<Position, IllegalMove> {
        self.play_into(hole, &mut Silent)
    }

    /// Plays a move and tells what happened, step by step.
    ///
    /// # Errors
    /// Why the hole may not be played.
    pub fn play_recorded(&self, hole: Hole) -> Result<(Position, Vec<Step>), IllegalMove> {
        let mut steps = Vec::new();
        let next = self.play_into(hole, &mut steps)?;
        Ok((next, steps))
    }

    /// Whether a hole may be played, and if not, why.
    ///
    /// # Errors
    /// Why the hole may not be played.
    pub fn check_move(&self, hole: Hole) -> Result<(), IllegalMove> {
        self.check_choice(hole)?;
        if self.is_endless(hole) { Err(IllegalMove::Endless) } else { Ok(()) }
    }

    /// The same position seen from the other side of the table: board turned by half a turn, players swapped.
    #[must_use]
    pub fn half_turned(&self) -> Position {
        Position {
            board: self.board.half_turned(),
            to_move: !self.to_move,
            captured: self.captured.swapped(),
            last_four_to: self.last_four_to.map(|player| !player),
            ..*self
        }
    }

    /// The position with the game called off for a reason that needs a memory: repetition or standoff.
    #[must_use]
    pub(super) fn ended(self, end: End) -> Position {
        Position { end: Some(end), ..self }
    }

    fn play_into<S: StepSink>(&self, hole: Hole, sink: &mut S) -> Result<Position, IllegalMove> {
        self.check_choice(hole)?;
        let mut next = *self;
        let sowing = Sowing::new(self, &mut next.board, &mut next.captured, sink);
        match sowing.run(hole).map_err(|TooManyLaps| IllegalMove::Endless)? {
            Sown::GameOver(end) => next.end = Some(end),
            Sown::MoveAgain => sink.step(Step::MoveAgain { player: self.to_move }),
            Sown::TurnEnds => {
                sink.step(Step::TurnEnds { player: self.to_move });
                next.to_move = !self.to_move;
            }
        }
        next.pass_if_forced(sink);
        if let Some(end) = next.end {
            sink.step(Step::GameOver { end });
        }
        Ok(next)
    }

    /// Hands the move over if the player to move has none; ends the game if neither has.
    fn pass_if_forced<S: StepSink>(&mut self, sink: &mut S) {
        if self.is_over() || self.has_move(self.to_move) {
            return;
        }
        if self.has_move(!self.to_move) {
            sink.step(Step::Pass { player: self.to_move });
            self.to_move = !self.to_move;
        } else {
            self.end = Some(End::Blocked);
        }
    }

    fn has_move(&self, player: Player) -> bool {
        // Hardly ever does no hole end in its first lap.
        self.board.any_ends_in_first_lap(player) || self.board.occupied_by(player).any(|hole| !self.is_endless(hole))
    }

    /// Occupied holes of the player to move, endless or not; none after the end.
    fn choices(&self) -> impl Iterator<Item = Hole> {
        self.board.occupied_by(self.to_move).filter(|_| !self.is_over())
    }

    fn check_choice(&self, hole: Hole) -> Result<(), IllegalMove> {
        if self.is_over() {
            Err(IllegalMove::GameOver)
        } else if hole.index() >= self.row().holes() {
            Err(IllegalMove::NoSuchHole)
        } else if hole.owner(self.row()) != self.to_move {
            Err(IllegalMove::NotYours)
        } else if self.board[hole] == 0 {
            Err(IllegalMove::Empty)
        } else {
            Ok(())
        }
    }

    fn is_endless(&self, hole: Hole) -> bool {
        let (mut board, mut captured) = (self.board, self.captured);
        !self.board.ends_in_first_lap(hole)
            && Sowing::new(self, &mut board, &mut captured, &mut Silent).run(hole).is_err()
    }
}

/// Why a hole may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    GameOver,
    NoSuchHole,
    NotYours,
    Empty,
    /// Its sowing would take more than [`LAP_LIMIT`] laps.
    Endless,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver => f.write_str("the game is over"),
            IllegalMove::NoSuchHole => f.write_str("the board has no such hole"),
            IllegalMove::NotYours => f.write_str("the hole is the other player's"),
            IllegalMove::Empty => f.write_str("the hole is empty"),
            IllegalMove::Endless => {
                write!(f, "the hole is endless: its sowing would take more than {LAP_LIMIT} laps")
            }
        }
    }
}

impl std::error::Error for IllegalMove {}
