//! Hints: what the strongest level would play, told in three depths, one for each time it is asked.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

use super::machine::{Decision, Mind};
use super::{Seat, Session, Stamp};
use crate::ai::{Hint, HintDepth, Level, Stakes};
use crate::app::AppSystems;

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
    search: Option<(Decision, Arc<AtomicBool>)>,
    found: Option<(Hint, HintDepth)>,
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
        if let Some((_, stop)) = &advice.search {
            stop.store(true, Ordering::Relaxed);
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
        let stop = Arc::new(AtomicBool::new(false));
        let (game, stakes) = (running.match_.game().clone(), Stakes::of(&running.match_));
        advice.search = Some((mind.choose(Level::PERFECT, game, stakes, running.setup.seed, stop.clone()), stop));
    }
}

fn give_hint(session: Res<Session>, mut advice: ResMut<Advice>, mut hints: MessageWriter<HintGiven>) {
    let Some((search, _)) = &mut advice.search else { return };
    let Some(best) = search.take() else { return };
    advice.search = None;
    let game = session.running_match().map(|match_| match_.game());
    if let Some(hint) = best.zip(game).and_then(|(hole, game)| Hint::for_move(game, hole).ok()) {
        advice.found = Some((hint.clone(), HintDepth::Side));
        hints.write(HintGiven { hint, depth: HintDepth::Side });
    }
}
