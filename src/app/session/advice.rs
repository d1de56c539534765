//! Hints: what the strongest level would play, told in three depths, one for each time it is asked.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

use super::machine::Mind;
use super::{Running, Seat, Session, Stamp};
use crate::ai::{Background, Hint, HintDepth, Stakes, plain_move};
use crate::app::AppSystems;
use crate::engine::Game;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .add_message::<AskHint>()
        .add_message::<HintGiven>()
        .add_systems(Update, (take_question, give_hint).chain().in_set(AppSystems::Machine));
}

/// Intent: tell me what to play, or more of it.
#[derive(Message, Clone, Copy, Debug)]
pub struct AskHint {
    pub at: Stamp,
}

/// Fact: a hint, as deep as it was asked for.
#[derive(Message, Clone, Debug)]
pub struct HintGiven {
    pub hint: Hint,
    pub depth: HintDepth,
}

/// What is known or being found out about the present position.
#[derive(Resource, Default)]
pub struct Advice {
    at: Stamp,
    search: Option<Search>,
    found: Option<(Hint, HintDepth)>,
}

/// A search that goes on, and the flag that stops it. Should it fail, or find no thread, a plain move is better than none.
struct Search {
    running: Option<Background<Option<Hint>>>,
    game: Game,
    seed: u64,
    stop: Arc<AtomicBool>,
}

impl Search {
    fn begin(mind: &Mind, running: &Running) -> Search {
        let stop = Arc::new(AtomicBool::new(false));
        let (game, seed) = (running.match_.game().clone(), running.setup.seed);
        let search = mind.advise(game.clone(), Stakes::of(&running.match_), seed, stop.clone());
        Search { running: search.ok(), game, seed, stop }
    }

    /// The hint, once it is found; nothing when there is none to be given.
    fn take(&mut self) -> Option<Option<Hint>> {
        match &mut self.running {
            None => Some(self.plain()),
            Some(running) => {
                let found = running.take()?;
                Some(found.unwrap_or_else(|_| self.plain()))
            }
        }
    }

    /// Thought out only where it is needed: laying all moves side by side takes longer than a frame should.
    fn plain(&self) -> Option<Hint> {
        plain_move(self.game.position(), self.seed).and_then(|hole| Hint::for_move(&self.game, hole, None).ok())
    }
}

impl Advice {
    /// The hint that holds for the session as it is, and how much of it was told.
    pub fn told(&self, session: &Session) -> Option<&(Hint, HintDepth)> {
        self.found.as_ref().filter(|_| self.at == session.stamp())
    }

    /// Whether a hint is being looked for.
    pub fn is_sought(&self) -> bool {
        self.search.is_some()
    }
}

/// A question about a position that has passed is dropped, and so is the search for its answer.
fn take_question(
    session: Res<Session>,
    mind: Res<Mind>,
    mut questions: MessageReader<AskHint>,
    mut advice: ResMut<Advice>,
    mut hints: MessageWriter<HintGiven>,
) {
    if advice.at != session.stamp() {
        if let Some(search) = &advice.search {
            search.stop.store(true, Ordering::Relaxed);
        }
        *advice = Advice { at: session.stamp(), ..default() };
    }
    let is_asked = questions.read().filter(|question| question.at == session.stamp()).count() > 0;
    let (true, Some(running)) = (is_asked, &session.running) else { return };
    if let Some((hint, depth)) = &mut advice.found {
        *depth = match depth {
            HintDepth::Side => HintDepth::Hole,
            HintDepth::Hole | HintDepth::Path => HintDepth::Path,
        };
        hints.write(HintGiven { hint: hint.clone(), depth: *depth });
    } else if advice.search.is_none() && session.seat_to_move() == Some(Seat::Person) {
        advice.search = Some(Search::begin(&mind, running));
    }
}

fn give_hint(mut advice: ResMut<Advice>, mut hints: MessageWriter<HintGiven>) {
    let Some(found) = advice.search.as_mut().and_then(Search::take) else { return };
    advice.search = None;
    if let Some(hint) = found {
        advice.found = Some((hint.clone(), HintDepth::Side));
        hints.write(HintGiven { hint, depth: HintDepth::Side });
    }
}
