//! A position that is known to be valid, and the moves that lead on from it.

use std::fmt;

use super::board::Board;
use super::hole::{Hole, HoleSet, Row};
use super::player::{ByPlayer, Player};
use super::rules::{LAP_LIMIT, LastFour, Rules};
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
        let (sown, board, captured) = Sowing::new(self, sink).run(hole).map_err(|TooManyLaps| IllegalMove::Endless)?;
        let mut next = Position { board, captured, ..*self };
        match sown {
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
        let as_player = Position { to_move: player, ..*self };
        self.board.occupied_by(player).any(|hole| !as_player.is_endless(hole))
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
        !self.ends_in_first_lap(hole) && Sowing::new(self, &mut Silent).run(hole).is_err()
    }

    /// A cheap look at the first lap alone: its last seed falls into an empty hole or makes a casa.
    fn ends_in_first_lap(&self, hole: Hole) -> bool {
        let (seeds, holes) = (usize::from(self.board[hole]), self.row().holes());
        if seeds >= holes {
            return false;
        }
        let landing = (hole.index() + seeds) % holes;
        matches!(self.board.counts()[landing], 0 | 3)
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

/// A position that somebody claims: anything may be in it. [`Setup::validate`] makes a [`Position`] of it, or tells every
/// reason why it cannot be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Each player's holes in sowing order.
    pub holes: ByPlayer<Vec<u32>>,
    pub to_move: Player,
    pub captured: ByPlayer<u32>,
    pub last_four_to: Option<Player>,
}

impl Setup {
    /// The traditional start: four seeds in every hole.
    pub fn opening(row: Row, starter: Player) -> Setup {
        Setup {
            holes: ByPlayer::from_fn(|_| vec![4; row.len()]),
            to_move: starter,
            captured: ByPlayer::default(),
            last_four_to: None,
        }
    }

    /// Makes a position of it. A player who is to move but has no legal move passes at once, as after a move; a board without
    /// a seed, or without a legal move for either, is a finished game.
    ///
    /// # Errors
    /// Every reason why it cannot be a position under these rules, and the setup itself.
    pub fn validate(self, rules: Rules) -> Result<Position, InvalidSetup> {
        let faults = self.faults(rules);
        let (Some(row), true) = (self.row(), faults.is_empty()) else {
            return Err(InvalidSetup { setup: self, faults });
        };
        // No count is above 96 here, so none is cut short.
        let counts: Vec<u8> = self.holes.south.iter().chain(&self.holes.north).map(|&seeds| seeds as u8).collect();
        let mut position = Position {
            rules,
            board: Board::from_counts(row, counts.into_iter()),
            to_move: self.to_move,
            captured: ByPlayer::new(self.captured.south as u8, self.captured.north as u8),
            last_four_to: self.last_four_to,
            end: None,
        };
        if position.board.seeds() == 0 {
            position.end = Some(End::BoardEmpty);
        }
        position.pass_if_forced(&mut Silent);
        Ok(position)
    }

    /// The row, if both players have 6 or both 12 holes.
    fn row(&self) -> Option<Row> {
        Row::from_len(self.holes.south.len()).filter(|row| row.len() == self.holes.north.len())
    }

    fn faults(&self, rules: Rules) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        match self.row() {
            None => {
                faults.push(SetupFault::RowLengths { south: self.holes.south.len(), north: self.holes.north.len() })
            }
            Some(row) => {
                if !rules.offers(row) {
                    faults.push(SetupFault::RowNotOffered { rules, row });
                }
                self.push_seed_faults(row, &mut faults);
            }
        }
        if self.last_four_to.is_some() && rules.last_four != LastFour::WinnerOfRoundBefore {
            faults.push(SetupFault::LastFourNotInRules { rules });
        }
        faults
    }

    fn push_seed_faults(&self, row: Row, faults: &mut Vec<SetupFault>) {
        let most = u64::from(row.seeds());
        for player in Player::ALL {
            for (hole, &seeds) in row.holes_of(player).zip(&self.holes[player]) {
                if u64::from(seeds) > most {
                    faults.push(SetupFault::TooManyInHole { row, hole, seeds });
                }
            }
        }
        let in_holes: u64 = Player::ALL.iter().flat_map(|&player| &self.holes[player]).copied().map(u64::from).sum();
        let captured = u64::from(self.captured.south) + u64::from(self.captured.north);
        if in_holes + captured != most {
            faults.push(SetupFault::SeedsDoNotAddUp { row, in_holes, captured });
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let seeds = |player| position.row().holes_of(player).map(|hole| position.board[hole].into()).collect();
        Setup {
            holes: ByPlayer::from_fn(seeds),
            to_move: position.to_move,
            captured: ByPlayer::new(position.captured.south.into(), position.captured.north.into()),
            last_four_to: position.last_four_to,
        }
    }
}

/// A setup that cannot be a position, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidSetup {
    pub setup: Setup,
    pub faults: Vec<SetupFault>,
}

/// One reason why a setup cannot be a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    RowLengths { south: usize, north: usize },
    RowNotOffered { rules: Rules, row: Row },
    TooManyInHole { row: Row, hole: Hole, seeds: u32 },
    SeedsDoNotAddUp { row: Row, in_holes: u64, captured: u64 },
    LastFourNotInRules { rules: Rules },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupFault::RowLengths { south, north } => {
                write!(f, "South has {south} holes and North {north}: expected 6 each or 12 each")
            }
            SetupFault::RowNotOffered { rules, row } => {
                write!(f, "{rules} is not played on 2x{}", row.len())
            }
            SetupFault::TooManyInHole { row, hole, seeds } => {
                write!(f, "hole {} holds {seeds} seeds: the game has only {}", hole.label(row), row.seeds())
            }
            SetupFault::SeedsDoNotAddUp { row, in_holes, captured } => write!(
                f,
                "{in_holes} seeds in the holes and {captured} captured are {}: expected {}",
                in_holes + captured,
                row.seeds()
            ),
            SetupFault::LastFourNotInRules { rules } => {
                write!(f, "{rules} does not give the last four to a player named beforehand")
            }
        }
    }
}

impl fmt::Display for InvalidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for InvalidSetup {}
