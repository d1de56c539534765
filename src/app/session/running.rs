//! A match on the table with what it was set up as, and what it would be after an undo or a redo.

use super::{MatchSetup, Seat, Stamp};
use crate::engine::{Match, MatchError, Player};

/// What a match is on the table for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Play,
    /// A step of a lesson.
    Lesson,
    /// It is past, and only looked at.
    Look,
}

pub(super) struct Running {
    pub(super) setup: MatchSetup,
    pub(super) match_: Match,
    /// The first state of the session with this match in it.
    pub(super) sat_down_at: Stamp,
    pub(super) purpose: Purpose,
}

impl Running {
    pub(super) fn new(setup: &MatchSetup) -> Result<Running, MatchError> {
        let match_ = Match::from_start(setup.rules, setup.rounds, setup.first_position())?;
        Ok(Running::going_on(setup, match_))
    }

    pub(super) fn going_on(setup: &MatchSetup, match_: Match) -> Running {
        Running { setup: setup.clone(), match_, sat_down_at: Stamp::default(), purpose: Purpose::Play }
    }

    /// The match with the last decision of a person taken back, and whatever the machine answered to it.
    pub(super) fn after_undo(&self) -> Option<Match> {
        let mut match_ = self.match_.clone();
        let was_stopped = match_.game().is_stopped();
        while match_.undo() {
            if was_stopped || self.awaits_person(&match_) {
                return Some(match_);
            }
        }
        None
    }

    /// The match with a player's last decision taken back, and whatever was played since; of a round that was stopped, only that.
    pub(super) fn after_taking_back(&self, player: Player) -> Option<Match> {
        let mut match_ = self.match_.clone();
        let was_stopped = match_.game().is_stopped();
        while self.setup.seats[player] == Seat::Person && match_.undo() {
            let position = match_.game().position();
            if was_stopped || position.is_over() || position.to_move() == player {
                return Some(match_);
            }
        }
        None
    }

    /// The match with one undone decision played again, and whatever the machine answered to it.
    pub(super) fn after_redo(&self) -> Option<Match> {
        let mut match_ = self.match_.clone();
        let could = match_.redo();
        while could && !self.awaits_person(&match_) && match_.redo() {}
        could.then_some(match_)
    }

    /// Whether a person has something to decide. The end of a round is left for a person to look at.
    fn awaits_person(&self, match_: &Match) -> bool {
        let position = match_.game().position();
        position.is_over() || self.setup.seats[position.to_move()] == Seat::Person
    }
}
