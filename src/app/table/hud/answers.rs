//! What captions answer to what somebody asked for and did not get, or changed: for a moment, at the edge of whoever is meant.

use std::time::Duration;

use bevy::prelude::*;

use super::speaking::{Aside, Captions, asked_of, side_of};
use super::writing::voices;
use crate::app::session::{AnswerFirst, AskHint, Declined, MoveRefused, RedoMove, Seat, Session, TakeBack, UndoMove};
use crate::app::table::marks::Preview;
use crate::app::table::playback::TableSpeed;
use crate::app::table::{Layout, PictureChanges, TableLayout};
use crate::caption;
use crate::engine::{IllegalMove, Player};
use crate::locale::Phrase;

/// An answer gives way again after this time.
const ASIDE: Duration = Duration::from_secs(4);

/// Intent: tell everybody at the table what is no matter of the game, for a moment, whatever happens meanwhile.
#[derive(Message, Clone, Debug)]
pub struct SayAside(pub Vec<Phrase>);

/// What is answered, and to whom; to nobody in particular is to both.
type Answered = (Option<Player>, Vec<Phrase>);

/// Answers to what somebody asked for and did not get, or changed.
pub(super) fn answer(
    time: Res<Time<Real>>,
    (session, layout): (Res<Session>, Res<TableLayout>),
    (speed, preview): (Res<TableSpeed>, Res<Preview>),
    mut refusals: MessageReader<MoveRefused>,
    (mut undos, mut taken_back, mut redos): (MessageReader<UndoMove>, MessageReader<TakeBack>, MessageReader<RedoMove>),
    (mut declined, mut unheard, mut asides): (
        MessageReader<Declined>,
        MessageReader<AnswerFirst>,
        MessageReader<SayAside>,
    ),
    mut questions: MessageReader<AskHint>,
    mut changes: ResMut<PictureChanges>,
    mut captions: ResMut<Captions>,
) {
    let captions = captions.bypass_change_detection();
    let now = time.elapsed();
    let mut answers: Vec<Answered> = Vec::new();
    if speed.is_changed() && !speed.is_added() {
        answers.push((None, vec![Phrase::new("speed-is").with("speed", speed.0.key())]));
    }
    if preview.is_changed() && !preview.is_added() {
        answers.push((None, vec![caption::previews(preview.0)]));
    }
    // An undo that was carried out has given the session another stamp.
    let holds = |at| at == session.stamp();
    answers.extend(undos.read().filter(|undo| holds(undo.at)).map(|_| (None, vec![caption::nothing_to_undo()])));
    let in_vain = taken_back.read().filter(|undo| holds(undo.at));
    answers.extend(in_vain.map(|undo| (Some(undo.by), vec![caption::nothing_to_undo()])));
    answers.extend(redos.read().filter(|redo| holds(redo.at)).map(|_| (None, vec![caption::nothing_to_redo()])));
    let is_told = session.seat_to_move() == Some(Seat::Person);
    if questions.read().filter(|question| holds(question.at) && !is_told).count() > 0
        && let Some((voices, position)) = voices(&session, &layout.0, Player::South).zip(session.position())
    {
        answers.push((None, vec![caption::no_hint(&voices, position)]));
    }
    for (to, told) in answers {
        for side in Player::ALL.into_iter().filter(|&side| to.is_none_or(|to| side_of(&layout.0, to) == side)) {
            captions.0[side].aside = Some(Aside::new(told.clone(), now + ASIDE));
        }
    }
    for refusal in refusals.read() {
        refuse(&session, &layout.0, refusal, now + ASIDE, captions);
    }
    for &Declined { by, wish, has_played_on } in declined.read() {
        let side = side_of(&layout.0, !by);
        if let Some(voices) = voices(&session, &layout.0, side) {
            let told = vec![caption::declined(&voices, by, asked_of(wish), has_played_on)];
            captions.0[side].aside = Some(Aside { stays: true, ..Aside::new(told, now + ASIDE) });
        }
    }
    for SayAside(told) in asides.read() {
        let aside = Aside { stays: true, ..Aside::new(told.clone(), now + ASIDE) };
        Player::ALL.into_iter().for_each(|side| captions.0[side].aside = Some(aside.clone()));
    }
    for &AnswerFirst { by } in unheard.read() {
        let side = side_of(&layout.0, by);
        if let Some(voices) = voices(&session, &layout.0, side) {
            let told = vec![caption::answer_first(&voices, !by)];
            captions.0[side].aside = Some(Aside { urges: true, ..Aside::new(told, now + ASIDE) });
        }
    }
    for side in Player::ALL {
        captions.0[side].aside.take_if(|aside| aside.until <= now);
    }
    let ends = Player::ALL.into_iter().filter_map(|side| captions.0[side].aside.as_ref());
    changes.set_if_neq(PictureChanges { at: ends.map(|aside| aside.until).min() });
}

/// A refused hole is its owner's touch: a side that touches before its turn is told so at its own edge, and its tile shows it.
fn refuse(session: &Session, layout: &Layout, refusal: &MoveRefused, until: Duration, captions: &mut Captions) {
    let &MoveRefused { hole, why } = refusal;
    let owner = hole.owner(layout.row);
    let side = side_of(layout, owner);
    let Some(voices) = voices(session, layout, side) else { return };
    let is_not_yet = why == IllegalMove::NotYours && session.is_between_people();
    let told = if is_not_yet && voices.to.is_some() {
        caption::not_yet(&voices, !owner)
    } else {
        caption::refused(&voices, hole, why)
    };
    captions.0[side].aside = Some(Aside { is_not_yet, ..Aside::new(told, until) });
    // Of one caption for both sides the sign still lies on the tile of whoever touched.
    if is_not_yet && side != owner {
        captions.0[side].aside.as_mut().into_iter().for_each(|aside| aside.is_not_yet = false);
        captions.0[owner].aside = Some(Aside { is_not_yet, ..Aside::new(Vec::new(), until) });
    }
}
