//! A match: rounds with the starter changing sides, and the score over all of them.

use std::fmt;

use super::game::Game;
use super::hole::{Hole, Row};
use super::player::{ByPlayer, Player};
use super::position::IllegalMove;
use super::rules::{LastFour, Rules};
use super::setup::{InvalidSetup, Setup};
use super::step::{Outcome, Step};

/// How many rounds a match may have.
pub const ROUND_COUNTS: [usize; 5] = [1, 3, 5, 7, 9];

/// From this round on, counted from 0, Hoyito III gives the last four to the winner of the round before.
pub const FIRST_ROUND_WITH_NAMED_LAST_FOUR: usize = 2;

/// Rounds played under the same rules on the same board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    rules: Rules,
    /// Where the first round begins. The others begin with the same seeds in the same holes.
    start: Setup,
    round_count: usize,
    /// Rounds begun, at least one. Those after `round` were left by undo and can be redone.
    games: Vec<Game>,
    round: usize,
}

impl Match {
    /// A match in its first round, at the traditional start.
    ///
    /// # Errors
    /// If the rules are not played on that board, or a match cannot have that many rounds.
    pub fn new(rules: Rules, row: Row, round_count: usize, starter: Player) -> Result<Match, MatchError> {
        Match::from_start(rules, round_count, Setup::opening(row, starter))
    }

    /// A match whose rounds begin elsewhere: with a handicap, or an even start.
    ///
    /// # Errors
    /// If the start is no position under these rules, or a match cannot have that many rounds.
    pub fn from_start(rules: Rules, round_count: usize, start: Setup) -> Result<Match, MatchError> {
        if !ROUND_COUNTS.contains(&round_count) {
            return Err(MatchError::RoundCount(round_count));
        }
        let first = start.clone().validate(rules).map(Game::from_position).map_err(MatchError::Setup)?;
        Ok(Match { rules, start, round_count, games: vec![first], round: 0 })
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn row(&self) -> Row {
        self.games[0].start().row()
    }

    /// Where the first round begins.
    pub fn start(&self) -> &Setup {
        &self.start
    }

    /// Who started the first round.
    pub fn starter(&self) -> Player {
        self.start.to_move
    }

    /// How many rounds the match has.
    pub fn round_count(&self) -> usize {
        self.round_count
    }

    /// The round being played, from 0.
    pub fn round(&self) -> usize {
        self.round
    }

    /// The round being played.
    pub fn game(&self) -> &Game {
        &self.games[self.round]
    }

    /// Every round up to the one being played.
    pub fn rounds(&self) -> &[Game] {
        &self.games[..=self.round]
    }

    /// The round being played and those that were left by undo, each with its number from 0.
    pub(super) fn rounds_to_redo(&self) -> impl Iterator<Item = (usize, &Game)> {
        self.games.iter().enumerate().skip(self.round)
    }

    /// Who starts a round, counted from 0: the starter changes from round to round. (House rule.)
    pub fn starter_of(&self, round: usize) -> Player {
        if round.is_multiple_of(2) { self.starter() } else { !self.starter() }
    }

    /// Plays a move in the present round and forgets what could be redone.
    ///
    /// # Errors
    /// Why the hole may not be played; the match stays as it was.
    pub fn play(&mut self, hole: Hole) -> Result<Vec<Step>, IllegalMove> {
        let steps = self.games[self.round].play(hole)?;
        self.games.truncate(self.round + 1);
        Ok(steps)
    }

    /// Stops the present round by agreement, and forgets what could be redone; says whether there was anything to stop.
    pub fn stop_by_agreement(&mut self) -> bool {
        let could = self.games[self.round].stop_by_agreement();
        if could {
            self.games.truncate(self.round + 1);
        }
        could
    }

    /// Begins the next round.
    ///
    /// # Errors
    /// If this round is not over, or was the last.
    pub fn start_next_round(&mut self) -> Result<(), MatchError> {
        if self.game().end().is_none() {
            return Err(MatchError::RoundNotOver);
        }
        if self.round + 1 == self.round_count {
            return Err(MatchError::MatchOver);
        }
        self.games.truncate(self.round + 1);
        let next = self.next_game().map_err(MatchError::Setup)?;
        self.games.push(next);
        self.round += 1;
        Ok(())
    }

    /// Takes back one move, an agreement to stop, or the start of a round in which nothing was played; says whether there was one.
    pub fn undo(&mut self) -> bool {
        if self.games[self.round].undo() {
            return true;
        }
        let could = self.round > 0;
        self.round -= usize::from(could);
        could
    }

    /// Undoes [`Match::undo`]; says whether there was anything to redo.
    pub fn redo(&mut self) -> bool {
        if self.games[self.round].redo() {
            return true;
        }
        let could = self.round + 1 < self.games.len();
        self.round += usize::from(could);
        could
    }

    /// Rounds won so far by each player.
    pub fn rounds_won(&self) -> ByPlayer<usize> {
        let winners = self.rounds().iter().filter_map(|game| game.outcome()?.winner());
        winners.fold(ByPlayer::default(), |mut won, winner| {
            won[winner] += 1;
            won
        })
    }

    /// Seeds captured so far by each player, in all rounds.
    pub fn seeds(&self) -> ByPlayer<u32> {
        let captured = self.rounds().iter().map(|game| game.position().captured());
        captured.fold(ByPlayer::default(), |sum, more| {
            ByPlayer::new(sum.south + u32::from(more.south), sum.north + u32::from(more.north))
        })
    }

    /// Who has won the match, once its last round is over: whoever has won more rounds; if equal, whoever has captured more
    /// seeds in all of them. (House rule.)
    pub fn outcome(&self) -> Option<Outcome> {
        let over = self.round + 1 == self.round_count && self.game().end().is_some();
        let by_rounds = Outcome::by_more(&self.rounds_won());
        over.then(|| if by_rounds == Outcome::Draw { Outcome::by_more(&self.seeds()) } else { by_rounds })
    }

    fn next_game(&self) -> Result<Game, InvalidSetup> {
        let setup = Setup {
            to_move: self.starter_of(self.round + 1),
            last_four_to: self.last_four_of_next_round(),
            ..self.start.clone()
        };
        setup.validate(self.rules).map(Game::from_position)
    }

    /// Who is sure of the last four in the next round; nobody after a drawn one. (House rule.)
    fn last_four_of_next_round(&self) -> Option<Player> {
        let named =
            self.rules.last_four == LastFour::WinnerOfRoundBefore && self.round + 1 >= FIRST_ROUND_WITH_NAMED_LAST_FOUR;
        self.game().outcome().filter(|_| named)?.winner()
    }
}

/// Why a match cannot begin or go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    RoundCount(usize),
    Setup(InvalidSetup),
    RoundNotOver,
    MatchOver,
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::RoundCount(rounds) => write!(f, "a match of {rounds} rounds: expected 1, 3, 5, 7 or 9"),
            MatchError::Setup(invalid) => invalid.fmt(f),
            MatchError::RoundNotOver => f.write_str("the round is not over"),
            MatchError::MatchOver => f.write_str("the match is over"),
        }
    }
}

impl std::error::Error for MatchError {}
