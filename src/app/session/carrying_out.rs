//! Intents are carried out: nothing else changes the match.

use bevy::prelude::*;

use super::running::{Purpose, Running};
use super::{
    BeginLesson, LeaveMatch, LookAt, LookAtMatch, MoveCommitted, MoveRefused, PastMoment, PlayMove, RedoMove,
    ResumeMatch, Session, SessionReset, Stamp, StartMatch, StartNextRound, StopRound, TakeBack, UndoMove,
};
use crate::app::AppSystems;
use crate::engine::{Hole, Match, MoveSummary};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out_intents.in_set(AppSystems::Session));
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
