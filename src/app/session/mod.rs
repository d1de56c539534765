//! The truth in the app: the running match. This module is its only writer, in `carrying_out`. Intents come in as messages, facts go out as
//! messages; nothing here knows that there is a picture.
//!
//! Every change gives the session a new [`Stamp`]. An intent carries the stamp it was meant for, and one that comes too late
//! (a double click, the machine's answer to a match that was left) is dropped.

mod advice;
mod asking;
mod carrying_out;
mod machine;
mod messages;
mod running;

use bevy::prelude::*;

use crate::engine::{ByPlayer, Match, Player, Position, Step};
use running::{Purpose, Running};

pub use crate::match_setup::{FIRST_LEVEL, MatchSetup, Seat, Start};
pub use advice::{Advice, AskHint, HintGiven};
pub use asking::{Answer, AnswerFirst, Ask, Declined, Request, Wish};
pub use machine::{Audience, Mind, ThinkingTime};
pub use messages::{
    BeginLesson, LeaveMatch, LookAt, LookAtMatch, MoveCommitted, MoveRefused, PastMoment, PlayMove, RedoMove,
    ResumeMatch, SessionReset, StartMatch, StartNextRound, StopRound, TakeBack, UndoMove,
};

pub(super) fn plugin(app: &mut App) {
    messages::register(app);
    app.init_resource::<Session>().add_plugins((carrying_out::plugin, machine::plugin, advice::plugin, asking::plugin));
}

/// One state of the session, never the same twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stamp(u64);

/// The running match, if there is one.
#[derive(Resource, Default)]
pub struct Session {
    running: Option<Running>,
    stamp: Stamp,
}

impl Session {
    /// The running match.
    pub fn running_match(&self) -> Option<&Match> {
        self.running.as_ref().map(|running| &running.match_)
    }

    /// Where the running match stands.
    pub fn position(&self) -> Option<&Position> {
        self.running_match().map(|match_| match_.game().position())
    }

    /// Which intents are meant for the session as it is.
    pub fn stamp(&self) -> Stamp {
        self.stamp
    }

    /// Who decides for each side.
    pub fn seats(&self) -> Option<ByPlayer<Seat>> {
        self.setup().map(|setup| setup.seats)
    }

    /// What was chosen before the running match began.
    pub fn setup(&self) -> Option<&MatchSetup> {
        self.running.as_ref().map(|running| &running.setup)
    }

    /// The first state with the running match in it: another match has another one, and so has the same match gone on with.
    pub fn sat_down_at(&self) -> Option<Stamp> {
        self.running.as_ref().map(|running| running.sat_down_at)
    }

    /// Whether it is a step of a lesson that lies on the table: nobody's match, of which nothing is kept.
    pub fn is_lesson(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.purpose == Purpose::Lesson)
    }

    /// Whether the match is past, and only looked at.
    pub fn is_past(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.purpose == Purpose::Look)
    }

    /// Who decides now; nobody after the end of a round, and in a past match.
    pub fn seat_to_move(&self) -> Option<Seat> {
        let position = self.position().filter(|position| !position.is_over() && !self.is_past())?;
        Some(self.seats()?[position.to_move()])
    }

    /// The position before the last move of this round, and what happened in it.
    pub fn last_move(&self) -> Option<(Position, Vec<Step>)> {
        let game = self.running_match()?.game();
        let ply = game.ply().checked_sub(1)?;
        Some((*game.position_at(ply), game.steps_of(ply)))
    }

    /// Whether there is a decision of a person to take back.
    pub fn can_undo(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.after_undo().is_some())
    }

    /// Whether that player has a decision to take back.
    pub fn can_undo_for(&self, player: Player) -> bool {
        self.running.as_ref().is_some_and(|running| running.after_taking_back(player).is_some())
    }

    /// Whether there is a round that can be stopped: one in which something was played.
    pub fn can_stop(&self) -> bool {
        self.running_match().is_some_and(|match_| match_.game().end().is_none() && match_.game().ply() > 0)
    }

    /// Whether two people play.
    pub fn is_between_people(&self) -> bool {
        self.seats().is_some_and(|seats| seats == ByPlayer::new(Seat::Person, Seat::Person))
    }

    /// Who is meant where it cannot be told which side a wish comes from: the person, or of two people who moved last.
    pub fn last_to_decide(&self) -> Player {
        let person = |player: &Player| self.seats().is_some_and(|seats| seats[*player] == Seat::Person);
        let last = self.last_move().map(|(before, _)| before.to_move()).filter(person);
        last.or_else(|| Player::ALL.into_iter().find(person)).unwrap_or(Player::South)
    }

    /// Whether there is a move to play again.
    pub fn can_redo(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.after_redo().is_some())
    }

    fn changed(&mut self) {
        self.stamp.0 += 1;
    }
}
