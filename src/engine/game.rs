//! A game with its memory: undo and redo to any depth, repetition and standoff.
//!
//! House rule of this edition: between two moves the players may agree to stop. The game is over as after a standoff: seeds
//! still on the board are nobody's, and whoever has captured more has won. The agreement can be taken back like a move, but it
//! is none: it has no ply and no steps, and stands behind the last move.

use super::hole::{Hole, Row};
use super::player::Player;
use super::position::{IllegalMove, Position};
use super::rules::Rules;
use super::setup::InvalidSetup;
use super::step::{End, Outcome, Step};

/// How often a position may stand since the last capture; with the last of these the game is over. (House rule.)
pub const STANDINGS: usize = 3;

/// A game from its start to the present move, and on to moves that were undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    played: Vec<Played>,
    /// How many of the played moves are in force; the rest can be redone.
    ply: usize,
    /// The agreement to stop after the last of the played moves, if there was one.
    agreement: Option<Agreement>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Agreement {
    position: Position,
    /// An agreement that was taken back can be redone.
    is_in_force: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Played {
    hole: Hole,
    after: Position,
}

impl Game {
    /// A game from the traditional start.
    ///
    /// # Errors
    /// If the rules are not played on a board with that row.
    pub fn opening(rules: Rules, row: Row, starter: Player) -> Result<Game, InvalidSetup> {
        Position::opening(rules, row, starter).map(Game::from_position)
    }

    /// A game from any position, which counts as standing for the first time.
    pub fn from_position(start: Position) -> Game {
        Game { start, played: Vec::new(), ply: 0, agreement: None }
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where the game stands.
    pub fn position(&self) -> &Position {
        self.agreement_in_force().map_or_else(|| self.position_at(self.ply), |agreement| &agreement.position)
    }

    /// Where the game stood after that many moves, whatever was agreed then.
    ///
    /// # Panics
    /// If `ply` is past [`Game::last_ply`].
    pub fn position_at(&self, ply: usize) -> &Position {
        if ply == 0 { &self.start } else { &self.played[ply - 1].after }
    }

    /// Moves played, without those that were undone.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Moves played, and those that can be redone.
    pub fn last_ply(&self) -> usize {
        self.played.len()
    }

    /// The last moves in a row that took nothing, without those that were undone.
    pub fn moves_since_capture(&self) -> usize {
        self.without_capture(self.ply, self.position()).count()
    }

    /// The holes played, without those that were undone.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Hole> {
        self.played[..self.ply].iter().map(|played| played.hole)
    }

    /// The holes played and undone, in the order in which they can be redone.
    pub(super) fn undone_moves(&self) -> impl ExactSizeIterator<Item = Hole> {
        self.played[self.ply..].iter().map(|played| played.hole)
    }

    pub fn end(&self) -> Option<End> {
        self.position().end()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Plays a move, forgets what could be redone, and tells what happened.
    ///
    /// # Errors
    /// Why the hole may not be played; the game stays as it was.
    pub fn play(&mut self, hole: Hole) -> Result<Vec<Step>, IllegalMove> {
        let (after, mut steps) = self.position().play_recorded(hole)?;
        let after = match self.end_by_memory(&after) {
            Some(end) => {
                steps.push(Step::GameOver { end });
                after.ended(end)
            }
            None => after,
        };
        self.forget_undone();
        self.played.push(Played { hole, after });
        self.ply += 1;
        Ok(steps)
    }

    /// Stops the game by agreement, and forgets what could be redone; says whether there was anything to stop.
    pub fn stop_by_agreement(&mut self) -> bool {
        let could = !self.position().is_over();
        if could {
            self.forget_undone();
            self.agreement = Some(Agreement { position: self.position().ended(End::Agreement), is_in_force: true });
        }
        could
    }

    /// Whether the players have agreed to stop here.
    pub fn is_stopped(&self) -> bool {
        self.agreement_in_force().is_some()
    }

    /// Whether an agreement to stop is the last thing that can be redone.
    pub(super) fn has_undone_agreement(&self) -> bool {
        self.agreement.is_some_and(|agreement| !agreement.is_in_force)
    }

    /// The steps of a move in the game, counted from 0, undone ones too.
    ///
    /// # Panics
    /// If there is no such move.
    pub fn steps_of(&self, ply: usize) -> Vec<Step> {
        let Played { hole, after } = self.played[ply];
        let (without_memory, mut steps) =
            self.position_at(ply).play_recorded(hole).expect("a move that was played before is legal");
        if let (None, Some(end)) = (without_memory.end(), after.end()) {
            steps.push(Step::GameOver { end });
        }
        steps
    }

    /// Takes back one move, or the agreement to stop; says whether there was one.
    pub fn undo(&mut self) -> bool {
        if let Some(agreement) = self.agreement.as_mut().filter(|agreement| agreement.is_in_force) {
            agreement.is_in_force = false;
            return true;
        }
        let could = self.ply > 0;
        self.ply -= usize::from(could);
        could
    }

    /// Plays the move undone last once more, or agrees to stop once more; says whether there was one.
    pub fn redo(&mut self) -> bool {
        if self.ply < self.played.len() {
            self.ply += 1;
            return true;
        }
        match self.agreement.as_mut().filter(|agreement| !agreement.is_in_force) {
            Some(agreement) => agreement.is_in_force = true,
            None => return false,
        }
        true
    }

    fn agreement_in_force(&self) -> Option<&Agreement> {
        self.agreement.as_ref().filter(|agreement| agreement.is_in_force)
    }

    fn forget_undone(&mut self) {
        self.played.truncate(self.ply);
        self.agreement = None;
    }

    /// Of the first so many positions the last ones from which nothing has been taken until `after`, from the latest on. Captures
    /// only grow, so equal captures mean that none lies between.
    fn without_capture<'a>(&'a self, count: usize, after: &'a Position) -> impl Iterator<Item = &'a Position> {
        let past = (0..count).rev().map(|ply| self.position_at(ply));
        past.take_while(|past| past.captured() == after.captured())
    }

    /// Repetition or standoff, if the move to `after` brings it about.
    fn end_by_memory(&self, after: &Position) -> Option<End> {
        if after.is_over() {
            return None;
        }
        let (mut moves, mut standings) = (0, 1);
        for past in self.without_capture(self.ply + 1, after) {
            moves += 1;
            standings += usize::from(past == after);
        }
        if standings >= STANDINGS {
            Some(End::Repetition)
        } else if moves >= Rules::standoff_moves(after.row()) {
            Some(End::Standoff)
        } else {
            None
        }
    }
}
