//! The machine's seat: it thinks on a copy, in a task, and answers with an intent like anybody else.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::{PlayMove, Seat, Session, Stamp};
use crate::ai::plain_move;
use crate::app::AppSystems;
use crate::engine::Hole;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Audience>()
        .init_resource::<Thought>()
        .add_systems(Update, (begin_to_think, answer).chain().in_set(AppSystems::Machine));
}

/// Whether somebody is still looking at the last move. The machine is polite and does not play until they have seen it; the
/// rules do not wait. Whoever shows moves writes this; without a picture nobody does.
#[derive(Resource, Default, PartialEq, Eq)]
pub struct Audience {
    pub is_watching_a_move: bool,
}

/// What the machine is thinking about.
#[derive(Resource, Default)]
enum Thought {
    #[default]
    Nothing,
    Thinking {
        at: Stamp,
        answer: Task<Option<Hole>>,
    },
    Decided {
        at: Stamp,
        hole: Hole,
    },
}

impl Thought {
    fn is_about(&self, stamp: Stamp) -> bool {
        matches!(self, Thought::Thinking { at, .. } | Thought::Decided { at, .. } if *at == stamp)
    }
}

/// Starts as soon as the move that gave it the turn is committed, while the seeds of that move still fly. A thought about
/// anything else is given up.
fn begin_to_think(session: Res<Session>, mut thought: ResMut<Thought>) {
    if thought.is_about(session.stamp()) {
        return;
    }
    if session.seat_to_move() != Some(Seat::Machine) {
        thought.set_if_neq_nothing();
        return;
    }
    let Some(running) = &session.running else { return };
    let position = *running.match_.game().position();
    // Each move of the match draws its own lot, the same one after an undo.
    let seed = running.seed ^ (running.match_.round() as u64) << 32 ^ running.match_.game().ply() as u64;
    let answer = AsyncComputeTaskPool::get().spawn(async move { plain_move(&position, seed) });
    *thought = Thought::Thinking { at: session.stamp(), answer };
}

fn answer(audience: Res<Audience>, mut thought: ResMut<Thought>, mut moves: MessageWriter<PlayMove>) {
    if let Thought::Thinking { at, answer } = thought.bypass_change_detection()
        && let Some(decision) = check_ready(answer)
    {
        *thought = match (*at, decision) {
            (at, Some(hole)) => Thought::Decided { at, hole },
            (_, None) => Thought::Nothing,
        };
    }
    if let Thought::Decided { at, hole } = *thought
        && !audience.is_watching_a_move
    {
        moves.write(PlayMove { at, hole });
    }
}

impl Thought {
    fn set_if_neq_nothing(&mut self) {
        if !matches!(self, Thought::Nothing) {
            *self = Thought::Nothing;
        }
    }
}
