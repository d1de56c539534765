//! The truth in the app: the running match. This module is its only writer. Intents come in as messages, facts go out as
//! messages; nothing here knows that there is a picture.
//!
//! Every change gives the session a new [`Stamp`]. An intent carries the stamp it was meant for, and one that comes too late
//! (a double click, the machine's answer to a match that was left) is dropped.

mod advice;
mod asking;
mod machine;
mod messages;

use bevy::prelude::*;

use super::AppSystems;
use crate::engine::{ByPlayer, Hole, Match, MatchError, MoveSummary, Player, Position, Step};

pub use crate::match_setup::{FIRST_LEVEL, MatchSetup, Seat, Start};
pub use advice::{Advice, AskHint, HintGiven};
pub use asking::{Answer, Ask, Declined, Request, Wish};
pub use machine::{Audience, Mind, ThinkingTime};
pub use messages::{
    BeginLesson, LeaveMatch, LookAt, LookAtMatch, MoveCommitted, MoveRefused, PastMoment, PlayMove, RedoMove,
    ResumeMatch, SessionReset, StartMatch, StartNextRound, StopRound, TakeBack, UndoMove,
};

pub(super) fn plugin(app: &mut App) {
    messages::register(app);
    app.init_resource::<Session>().add_systems(Update, carry_out_intents.in_set(AppSystems::Session)).add_plugins((
        machine::plugin,
        advice::plugin,
        asking::plugin,
    ));
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

/// What a match is on the table for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Play,
    /// A step of a lesson.
    Lesson,
    /// It is past, and only looked at.
    Look,
}

struct Running {
    setup: MatchSetup,
    match_: Match,
    /// The first state of the session with this match in it.
    sat_down_at: Stamp,
    purpose: Purpose,
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

impl Running {
    fn new(setup: &MatchSetup) -> Result<Running, MatchError> {
        let match_ = Match::from_start(setup.rules, setup.rounds, setup.first_position())?;
        Ok(Running::going_on(setup, match_))
    }

    fn going_on(setup: &MatchSetup, match_: Match) -> Running {
        Running { setup: setup.clone(), match_, sat_down_at: Stamp::default(), purpose: Purpose::Play }
    }

    /// The match with the last decision of a person taken back, and whatever the machine answered to it.
    fn after_undo(&self) -> Option<Match> {
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
    fn after_taking_back(&self, player: Player) -> Option<Match> {
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
    lesson: MessageReader<'w, 's, BeginLesson>,
    look_at_match: MessageReader<'w, 's, LookAtMatch>,
    look_at: MessageReader<'w, 's, LookAt>,
    next_round: MessageReader<'w, 's, StartNextRound>,
    undo: MessageReader<'w, 's, UndoMove>,
    take_back: MessageReader<'w, 's, TakeBack>,
    stop: MessageReader<'w, 's, StopRound>,
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
        sit_down(&mut session, Running::going_on(setup, match_.clone()), &mut facts);
    }
    for BeginLesson { setup, match_ } in intents.lesson.read() {
        let running = Running { purpose: Purpose::Lesson, ..Running::going_on(setup, match_.clone()) };
        sit_down(&mut session, running, &mut facts);
    }
    for LookAtMatch { setup, match_ } in intents.look_at_match.read() {
        let mut match_ = match_.clone();
        while match_.undo() {}
        let running = Running { purpose: Purpose::Look, ..Running::going_on(setup, match_) };
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
    for &TakeBack { at, by } in intents.take_back.read() {
        change_match(&mut session, at, &mut facts, |running| running.after_taking_back(by));
    }
    for &StopRound { at } in intents.stop.read() {
        change_match(&mut session, at, &mut facts, |running| {
            let mut match_ = running.match_.clone();
            match_.stop_by_agreement().then_some(match_)
        });
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
    let Some(running) = session.running.take_if(|running| running.purpose != Purpose::Look) else { return };
    match change(&running) {
        Some(match_) => reset(session, Running { match_, ..running }, facts),
        None => session.running = Some(running),
    }
}

fn play(session: &mut Session, at: Stamp, hole: Hole, facts: &mut Facts) {
    if at != session.stamp {
        return;
    }
    let Some(running) = session.running.as_mut().filter(|running| running.purpose != Purpose::Look) else { return };
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
    let Some(running) = session.running.as_mut().filter(|running| running.purpose == Purpose::Look) else { return };
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
