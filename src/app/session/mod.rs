//! The truth in the app: the running match. This module is its only writer. Intents come in as messages, facts go out as
//! messages; nothing here knows that there is a picture.
//!
//! Every change gives the session a new [`Stamp`]. An intent carries the stamp it was meant for, and one that comes too late
//! (a double click, the machine's answer to a match that was left) is dropped.

mod advice;
mod machine;
mod messages;

use bevy::prelude::*;

use super::AppSystems;
use crate::engine::{ByPlayer, Hole, Match, MatchError, MoveSummary, Position, Step};

pub use crate::match_setup::{FIRST_LEVEL, MatchSetup, Seat, Start};
pub use advice::{Advice, AskHint, HintGiven};
pub use machine::{Audience, Mind, ThinkingTime};
pub use messages::{
    LeaveMatch, LookAt, LookAtMatch, MoveCommitted, MoveRefused, PastMoment, PlayMove, RedoMove, ResumeMatch,
    SessionReset, StartMatch, StartNextRound, UndoMove,
};

pub(super) fn plugin(app: &mut App) {
    messages::register(app);
    app.init_resource::<Session>()
        .add_systems(Update, carry_out_intents.in_set(AppSystems::Session))
        .add_plugins((machine::plugin, advice::plugin));
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

struct Running {
    setup: MatchSetup,
    match_: Match,
    /// The first state of the session with this match in it.
    sat_down_at: Stamp,
    /// Whether it is only looked at.
    is_past: bool,
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

    /// Whether the match is past, and only looked at.
    pub fn is_past(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.is_past)
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

    /// Whether there is a move to play again.
    pub fn can_redo(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.after_redo().is_some())
    }

    fn changed(&mut self) {
        self.stamp.0 += 1;
    }
}

impl Running {
    fn new(setup: &MatchSetup) -> Result<Running, MatchError> {
        let match_ = Match::from_start(setup.rules, setup.rounds, setup.first_position())?;
        Ok(Running { setup: setup.clone(), match_, sat_down_at: Stamp::default(), is_past: false })
    }

    /// The match with the last decision of a person taken back, and whatever the machine answered to it.
    fn after_undo(&self) -> Option<Match> {
        let mut match_ = self.match_.clone();
        while match_.undo() {
            if self.awaits_person(&match_) {
                return Some(match_);
            }
        }
        None
    }

    /// The match with one undone decision played again, and whatever the machine answered to it.
    fn after_redo(&self) -> Option<Match> {
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

/// Facts on their way out.
#[derive(bevy::ecs::system::SystemParam)]
struct Facts<'w> {
    committed: MessageWriter<'w, MoveCommitted>,
    refused: MessageWriter<'w, MoveRefused>,
    reset: MessageWriter<'w, SessionReset>,
}

/// Intents on their way in.
#[derive(bevy::ecs::system::SystemParam)]
struct Intents<'w, 's> {
    leave: MessageReader<'w, 's, LeaveMatch>,
    start: MessageReader<'w, 's, StartMatch>,
    resume: MessageReader<'w, 's, ResumeMatch>,
    look_at_match: MessageReader<'w, 's, LookAtMatch>,
    look_at: MessageReader<'w, 's, LookAt>,
    next_round: MessageReader<'w, 's, StartNextRound>,
    undo: MessageReader<'w, 's, UndoMove>,
    redo: MessageReader<'w, 's, RedoMove>,
    play: MessageReader<'w, 's, PlayMove>,
}

/// The only system that writes to the session.
fn carry_out_intents(mut session: ResMut<Session>, mut intents: Intents, mut facts: Facts) {
    for LeaveMatch in intents.leave.read() {
        session.running = None;
        session.changed();
    }
    for StartMatch(setup) in intents.start.read() {
        match Running::new(setup) {
            Ok(running) => sit_down(&mut session, running, &mut facts),
            Err(error) => error!("The match cannot begin: {error}"),
        }
    }
    for ResumeMatch { setup, match_ } in intents.resume.read() {
        let sat_down_at = Stamp::default();
        let running = Running { setup: setup.clone(), match_: match_.clone(), sat_down_at, is_past: false };
        sit_down(&mut session, running, &mut facts);
    }
    for LookAtMatch { setup, match_ } in intents.look_at_match.read() {
        let mut match_ = match_.clone();
        while match_.undo() {}
        let running = Running { setup: setup.clone(), match_, sat_down_at: Stamp::default(), is_past: true };
        sit_down(&mut session, running, &mut facts);
    }
    for &LookAt { at, moment } in intents.look_at.read() {
        look_at(&mut session, at, moment, &mut facts);
    }
    for &StartNextRound { at } in intents.next_round.read() {
        change_match(&mut session, at, &mut facts, |running| {
            let mut match_ = running.match_.clone();
            match_.start_next_round().is_ok().then_some(match_)
        });
    }
    for &UndoMove { at } in intents.undo.read() {
        change_match(&mut session, at, &mut facts, Running::after_undo);
    }
    for &RedoMove { at } in intents.redo.read() {
        change_match(&mut session, at, &mut facts, Running::after_redo);
    }
    for &PlayMove { at, hole } in intents.play.read() {
        play(&mut session, at, hole, &mut facts);
    }
}

/// Another match than the one before, or none before.
fn sit_down(session: &mut Session, running: Running, facts: &mut Facts) {
    reset(session, running, facts);
    let stamp = session.stamp;
    if let Some(running) = &mut session.running {
        running.sat_down_at = stamp;
    }
}

fn reset(session: &mut Session, running: Running, facts: &mut Facts) {
    session.running = Some(running);
    session.changed();
    facts.reset.write(SessionReset);
}

/// Puts another state of the same match in force, if the intent is not stale and the change can be made.
fn change_match(session: &mut Session, at: Stamp, facts: &mut Facts, change: impl FnOnce(&Running) -> Option<Match>) {
    if at != session.stamp {
        return;
    }
    let Some(running) = session.running.take_if(|running| !running.is_past) else { return };
    match change(&running) {
        Some(match_) => reset(session, Running { match_, ..running }, facts),
        None => session.running = Some(running),
    }
}

fn play(session: &mut Session, at: Stamp, hole: Hole, facts: &mut Facts) {
    if at != session.stamp {
        return;
    }
    let Some(running) = session.running.as_mut().filter(|running| !running.is_past) else { return };
    let before = *running.match_.game().position();
    match running.match_.play(hole) {
        Ok(steps) => {
            debug!("{} {:?}", hole.label(before.row()), MoveSummary::of(&steps));
            session.changed();
            facts.committed.write(MoveCommitted { before, steps: steps.into() });
        }
        Err(why) => {
            facts.refused.write(MoveRefused { hole, why });
        }
    }
}

/// Goes to another moment of a past match. One move on is shown like any move; everything else is just there.
fn look_at(session: &mut Session, at: Stamp, moment: PastMoment, facts: &mut Facts) {
    if at != session.stamp {
        return;
    }
    let Some(running) = session.running.as_mut().filter(|running| running.is_past) else { return };
    let match_ = &mut running.match_;
    let round = match_.round();
    let has_moved = match moment {
        PastMoment::Start => std::iter::from_fn(|| match_.undo().then_some(())).count() > 0,
        PastMoment::MoveBefore => match_.undo(),
        PastMoment::NextMove => match_.redo(),
        PastMoment::End => std::iter::from_fn(|| match_.redo().then_some(())).count() > 0,
    };
    if !has_moved {
        return;
    }
    let played =
        match_.game().ply().checked_sub(1).filter(|_| moment == PastMoment::NextMove && match_.round() == round);
    match played {
        Some(ply) => {
            let (before, steps) = (*match_.game().position_at(ply), match_.game().steps_of(ply));
            facts.committed.write(MoveCommitted { before, steps: steps.into() });
        }
        None => {
            facts.reset.write(SessionReset);
        }
    }
    session.changed();
}
