//! What the caption says. Below is the story of the match; over it, for a moment, an answer to what somebody just did; over
//! that what the hole pointed at would do.

use std::time::Duration;

use bevy::prelude::*;

use super::CaptionText;
use super::place_hud;
use super::writing::voices;
use crate::app::AppSystems;
use crate::app::locale::Words;
use crate::app::session::{HintGiven, MoveRefused, RedoMove, Session, SessionReset, UndoMove};
use crate::app::table::marks::{Pointing, Preview};
use crate::app::table::playback::{Moment, MoveShown, Playback, StepBegun, TableSpeed};
use crate::app::table::{PictureChanges, ShownTable};
use crate::caption::{self, Voices};
use crate::engine::Step;
use crate::locale::Phrase;

/// An answer gives way again after this time.
const ASIDE: Duration = Duration::from_secs(4);

/// A lap that goes by faster than this leaves no time to read a sentence of its own, in ms.
const READABLE_MS: f32 = 1_100.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Caption>().add_systems(
        Update,
        (tell_story, answer, describe_pointed, write_caption).chain().after(place_hud).in_set(AppSystems::Show),
    );
}

#[derive(Resource, Default, PartialEq, Eq)]
pub(super) struct Caption {
    story: Vec<Phrase>,
    /// Whether the story is a hint, which somebody has asked for.
    is_hint: bool,
    /// What was answered, and until when it stands.
    aside: Option<(Vec<Phrase>, Duration)>,
    pointed: Option<Vec<Phrase>>,
}

impl Caption {
    fn sentences(&self) -> &[Phrase] {
        let aside = self.aside.as_ref().map(|(text, _)| text);
        aside.or(self.pointed.as_ref()).unwrap_or(&self.story)
    }

    /// Something has happened: the answer before it is over.
    fn tell(&mut self, story: Vec<Phrase>) {
        *self = Caption { story, pointed: self.pointed.take(), ..Caption::default() };
    }

    /// Whether it answers something that somebody did.
    pub fn is_answer(&self) -> bool {
        self.aside.is_some() || self.is_hint
    }
}

/// While a move is shown, and when it has been.
fn tell_story(
    session: Res<Session>,
    playback: Res<Playback>,
    mut steps: MessageReader<StepBegun>,
    mut moves: MessageReader<MoveShown>,
    mut resets: MessageReader<SessionReset>,
    mut hints: MessageReader<HintGiven>,
    mut caption: ResMut<Caption>,
) {
    let Some(voices) = voices(&session) else { return };
    let caption = caption.bypass_change_detection();
    let begun: Vec<Step> = steps.read().map(|&StepBegun(step)| step).collect();
    if let Some(moment) = playback.moment().filter(|_| !begun.is_empty()) {
        let text = begun.iter().rev().find_map(|&step| told(&voices, &session, &moment, step, playback.lap_ms()));
        text.into_iter().for_each(|text| caption.tell(vec![text]));
    }
    let is_at_rest = moves.read().count() + resets.read().count() > 0;
    if let (true, Some(position)) = (is_at_rest, session.position()) {
        caption.tell(match session.last_move() {
            Some((before, steps)) => caption::after(&voices, &before, &steps),
            None => caption::at_start(&voices, position, session.running_match()),
        });
    }
    for HintGiven { hint, depth } in hints.read() {
        caption.tell(vec![caption::hint(&voices, hint, *depth)]);
        caption.is_hint = true;
    }
}

/// What there is to say of a step as it begins; `lap_ms` is how long its lap is to be seen.
fn told(voices: &Voices, session: &Session, moment: &Moment, step: Step, lap_ms: f32) -> Option<Phrase> {
    let mover = session.last_move()?.0.to_move();
    if let (Step::Capture { by, .. }, Some(chain)) = (step, moment.chain())
        && chain.is_last
        && chain.holes.len() > 1
    {
        let moves_again = moment.steps.iter().any(|step| matches!(step, Step::MoveAgain { .. }));
        return Some(caption::chain(voices, by, &chain.holes, moves_again));
    }
    if matches!(step, Step::Relay { .. }) && lap_ms < READABLE_MS {
        return Some(caption::many_laps(voices, mover));
    }
    caption::during(voices, mover, step)
}

/// Answers to what somebody asked for and did not get, or changed.
fn answer(
    time: Res<Time<Real>>,
    session: Res<Session>,
    (speed, preview): (Res<TableSpeed>, Res<Preview>),
    mut refusals: MessageReader<MoveRefused>,
    mut undos: MessageReader<UndoMove>,
    mut redos: MessageReader<RedoMove>,
    mut changes: ResMut<PictureChanges>,
    mut caption: ResMut<Caption>,
) {
    let Some(voices) = voices(&session) else { return };
    let caption = caption.bypass_change_detection();
    let now = time.elapsed();
    let mut answers: Vec<Vec<Phrase>> = Vec::new();
    if speed.is_changed() && !speed.is_added() {
        answers.push(vec![Phrase::new("speed-is").with("speed", speed.0.key())]);
    }
    if preview.is_changed() && !preview.is_added() {
        answers.push(vec![caption::previews(preview.0)]);
    }
    answers.extend(refusals.read().map(|&MoveRefused { hole, why }| caption::refused(&voices, hole, why)));
    // An undo that was carried out has given the session another stamp.
    let holds = |at| at == session.stamp();
    answers.extend(undos.read().filter(|undo| holds(undo.at)).map(|_| vec![caption::nothing_to_undo()]));
    answers.extend(redos.read().filter(|redo| holds(redo.at)).map(|_| vec![caption::nothing_to_redo()]));
    if let Some(text) = answers.pop() {
        caption.aside = Some((text, now + ASIDE));
    }
    if caption.aside.as_ref().is_some_and(|(_, until)| *until <= now) {
        caption.aside = None;
    }
    let until = caption.aside.as_ref().map(|(_, until)| *until);
    changes.set_if_neq(PictureChanges { at: until });
}

/// What the hole under the pointer or with the focus would do.
fn describe_pointed(
    session: Res<Session>,
    (pointing, shown, playback): (Res<Pointing>, Res<ShownTable>, Res<Playback>),
    mut caption: ResMut<Caption>,
) {
    let caption = caption.bypass_change_detection();
    let is_open = shown.get().is_some() && !playback.is_running();
    let pointed = voices(&session).zip(session.position()).filter(|_| is_open).and_then(|(voices, position)| {
        match (pointing.preview(), pointing.endless()) {
            (Some((hole, steps)), _) => Some(caption::preview(&voices, position, hole, steps)),
            (None, Some(hole)) => Some(vec![caption::endless(&voices, hole)]),
            (None, None) => None,
        }
    });
    // What is pointed at anew is more to the point than what was answered before.
    if pointed.is_some() && pointed != caption.pointed {
        caption.aside = None;
    }
    caption.pointed = pointed;
}

fn write_caption(caption: Res<Caption>, mut texts: Query<&mut Words, With<CaptionText>>) {
    for mut text in &mut texts {
        text.set_if_neq(Words::in_lines(caption.sentences().to_vec()));
    }
}
