//! What captions say. Below is the story of the match; over it, for a moment, an answer to what somebody just did; over that what
//! the hole pointed at would do. Where two sit opposite each other each side has a caption of its own: both tell the same story,
//! each to whom it lies before, and an answer is given at the edge of whoever is meant. Else there is one, South's.

use std::time::Duration;

use bevy::prelude::*;

use super::CaptionText;
use super::answers::{self, SayAside};
use super::place_hud;
use super::tile::TileSign;
use super::writing::voices;
use crate::app::AppSystems;
use crate::app::locale::{InLines, Words};
use crate::app::session::{HintGiven, Request, Seat, Session, SessionReset, Wish};
use crate::app::table::marks::Pointing;
use crate::app::table::playback::{Moment, MoveShown, Playback, StepBegun};
use crate::app::table::{Layout, ShownTable, TableLayout};
use crate::app::theme::type_scale::AtMost;
use crate::caption::{self, Asked, Voices};
use crate::engine::{ByPlayer, Player, Step};
use crate::locale::Phrase;

/// A lap that goes by faster than this leaves no time to read a sentence of its own, in ms.
const READABLE_MS: f32 = 1_100.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>().add_message::<SayAside>().add_systems(
        Update,
        (tell_story, answers::answer, describe_pointed, await_answer, write_captions, show_signs)
            .chain()
            .after(place_hud)
            .in_set(SpeakingSystems)
            .in_set(AppSystems::Show),
    );
}

/// Captions say what is to be said now.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SpeakingSystems;

/// What each side's caption says, whether or not there is a plate for it.
#[derive(Resource, Default)]
pub struct Captions(pub(super) ByPlayer<Caption>);

impl Captions {
    /// What the move tells of itself to whoever sits near, sentence by sentence.
    pub fn story(&self) -> &[Phrase] {
        &self.0.south.story
    }
}

#[derive(Default, PartialEq, Eq)]
pub(super) struct Caption {
    story: Vec<Phrase>,
    /// Whether the story is a hint, which somebody has asked for.
    is_hint: bool,
    pub(super) aside: Option<Aside>,
    pointed: Option<Vec<Phrase>>,
    /// While the other side is asked for something.
    awaited: Option<Vec<Phrase>>,
}

/// What was answered, and until when it stands.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Aside {
    pub(super) told: Vec<Phrase>,
    pub(super) until: Duration,
    /// Whether this side has touched a hole before its turn.
    pub(super) is_not_yet: bool,
    /// Whether it stands while a move is told: it came while one was played, or has nothing to do with the game.
    pub(super) stays: bool,
    /// Whether it stands in place of the question to this side.
    pub(super) urges: bool,
}

impl Aside {
    pub(super) fn new(told: Vec<Phrase>, until: Duration) -> Aside {
        Aside { told, until, is_not_yet: false, stays: false, urges: false }
    }
}

impl Caption {
    fn sentences(&self) -> &[Phrase] {
        let aside = self.aside.as_ref().map(|aside| &aside.told);
        aside.or(self.awaited.as_ref()).or(self.pointed.as_ref()).unwrap_or(&self.story)
    }

    /// Whether it is a hint that is read now.
    fn tells_hint(&self) -> bool {
        self.is_hint && self.aside.is_none() && self.awaited.is_none() && self.pointed.is_none()
    }

    /// Something has happened: the answer before it is over.
    fn tell(&mut self, story: Vec<Phrase>) {
        let aside = self.aside.take_if(|aside| aside.stays);
        *self = Caption { story, aside, pointed: self.pointed.take(), ..Caption::default() };
    }

    /// Whether it answers something that somebody did.
    pub fn is_answer(&self) -> bool {
        self.aside.is_some() || self.awaited.is_some() || self.is_hint
    }

    /// What is said for a moment in place of the question to this side.
    pub fn urged(&self) -> Option<&[Phrase]> {
        self.aside.as_ref().filter(|aside| aside.urges).map(|aside| &*aside.told)
    }
}

/// The side whose caption speaks to a player.
pub(super) fn side_of(layout: &Layout, player: Player) -> Player {
    if layout.is_turned(player) { player } else { Player::South }
}

/// While a move is shown, and when it has been.
fn tell_story(
    (session, layout): (Res<Session>, Res<TableLayout>),
    playback: Res<Playback>,
    mut steps: MessageReader<StepBegun>,
    mut moves: MessageReader<MoveShown>,
    mut resets: MessageReader<SessionReset>,
    mut hints: MessageReader<HintGiven>,
    mut captions: ResMut<Captions>,
) {
    let captions = captions.bypass_change_detection();
    let begun: Vec<Step> = steps.read().map(|&StepBegun(step)| step).collect();
    let is_at_rest = moves.read().count() + resets.read().count() > 0;
    for side in Player::ALL {
        let Some(voices) = voices(&session, &layout.0, side) else { continue };
        let caption = &mut captions.0[side];
        if let Some(moment) = playback.moment().filter(|_| !begun.is_empty()) {
            let text = begun.iter().rev().find_map(|&step| told(&voices, &session, &moment, step, playback.lap_ms()));
            text.into_iter().for_each(|text| caption.tell(vec![text]));
        }
        if let (true, Some(position)) = (is_at_rest, session.position()) {
            caption.tell(match session.last_move() {
                Some((before, steps)) => {
                    let told = caption::after_news(&voices, &before, &steps, news(&voices, &session));
                    told.into_iter().chain(first_choice(&voices, &session)).collect()
                }
                None if session.is_past() => caption::beginning(&voices, position, session.running_match()),
                None => caption::at_start(&voices, position, session.running_match()),
            });
        }
    }
    for HintGiven { hint, depth } in hints.read() {
        let Some(position) = session.position() else { continue };
        let side = side_of(&layout.0, position.to_move());
        let Some(voices) = voices(&session, &layout.0, side) else { continue };
        captions.0[side].tell(caption::hint(&voices, hint, *depth));
        captions.0[side].is_hint = true;
    }
}

/// What the last move means for the round. A lesson is no round, and what is past cannot be stopped.
pub fn news(voices: &Voices, session: &Session) -> Vec<Phrase> {
    let played = session.running_match().filter(|_| !session.is_lesson());
    let mut news = played.map_or_else(Vec::new, |match_| caption::news(voices, match_));
    if session.is_past() {
        news.truncate(1);
    }
    news
}

/// Whoever was answered before ever having played is told what to do, as whoever begins is.
fn first_choice(voices: &Voices, session: &Session) -> Option<Phrase> {
    let game = session.running_match()?.game();
    let is_read_by_mover = voices.to.is_none_or(|reader| reader == game.position().to_move());
    let is_first = game.ply() == 1 && session.seat_to_move() == Some(Seat::Person);
    (is_first && is_read_by_mover && !session.is_past() && !session.is_lesson()).then(|| "caption-choose".into())
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

/// What the hole under the pointer or with the focus would do, told to whoever is to move.
fn describe_pointed(
    (session, layout): (Res<Session>, Res<TableLayout>),
    (pointing, shown, playback): (Res<Pointing>, Res<ShownTable>, Res<Playback>),
    mut captions: ResMut<Captions>,
) {
    let captions = captions.bypass_change_detection();
    let is_open = shown.get().is_some() && !playback.is_running();
    for side in Player::ALL {
        let position = session.position().filter(|position| side_of(&layout.0, position.to_move()) == side);
        let pointed =
            voices(&session, &layout.0, side).zip(position).filter(|_| is_open).and_then(|(voices, position)| {
                match (pointing.preview(), pointing.endless()) {
                    (Some((hole, steps)), _) => Some(caption::preview(&voices, position, hole, steps)),
                    (None, Some(hole)) => Some(vec![caption::endless(&voices, hole)]),
                    (None, None) => None,
                }
            });
        let caption = &mut captions.0[side];
        // What is pointed at anew is more to the point than what was answered before.
        if pointed.is_some() && pointed != caption.pointed {
            caption.aside = None;
        }
        caption.pointed = pointed;
    }
}

/// Whoever has asked for something reads so until the other side has answered.
fn await_answer(
    (session, layout): (Res<Session>, Res<TableLayout>),
    request: Res<Request>,
    mut captions: ResMut<Captions>,
) {
    let captions = captions.bypass_change_detection();
    for side in Player::ALL {
        let asked = request.pending().filter(|&(by, _)| by == side && layout.0.seating.is_north_turned);
        let awaited = voices(&session, &layout.0, side)
            .zip(asked)
            .map(|(voices, (by, wish))| vec![caption::asked(&voices, by, asked_of(wish)), caption::may_withdraw()]);
        captions.0[side].awaited = awaited;
    }
}

/// What captions call what is wished for.
pub fn asked_of(wish: Wish) -> Asked {
    match wish {
        Wish::Undo => Asked::TakeBack,
        Wish::Stop => Asked::Stop,
    }
}

fn write_captions(
    captions: Res<Captions>,
    layout: Res<TableLayout>,
    mut texts: Query<(&CaptionText, &mut Words, &mut AtMost, &mut InLines)>,
) {
    let strip = &layout.0.strip;
    for (&CaptionText(side), mut text, mut most, mut lines) in &mut texts {
        let caption = &captions.0[side];
        text.set_if_neq(Words::sentences(caption.sentences().to_vec()));
        most.set_if_neq(AtMost(if caption.tells_hint() { strip.hint_text } else { strip.text }));
        lines.set_if_neq(InLines(strip.letters_in_line()));
    }
}

fn show_signs(captions: Res<Captions>, mut signs: Query<(&TileSign, &mut Visibility)>) {
    for (&TileSign(player), mut visibility) in &mut signs {
        let is_seen = captions.0[player].aside.as_ref().is_some_and(|aside| aside.is_not_yet);
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    }
}
