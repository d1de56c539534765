//! Shows committed moves: a cursor over their steps. The shown table is the fold of the steps that have been seen, so nothing is
//! told before it is seen. Reads the session, never writes it.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `run` | a move on its way, and its clock |
//! | `flights` | sends seeds |
//! | `show` | the systems that show a move as it is played |
//! | [`replay`] | the last move once more, and its time line |

mod flights;
pub mod replay;
mod run;
mod show;

use bevy::prelude::*;

pub use run::{ChainNow, Moment};
pub use show::HURRY;

use super::pace::Speed;
use crate::engine::{End, MidMove, Step};
use run::Run;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .init_resource::<ShownTable>()
        .init_resource::<TableSpeed>()
        .add_message::<Hurry>()
        .add_message::<StepBegun>()
        .add_message::<StepShown>()
        .add_message::<MoveShown>()
        .add_plugins((show::plugin, replay::plugin));
}

/// The speed that the player chose.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSpeed(pub Speed);

/// What is seen on the table; nothing before the first match.
#[derive(Resource, Default)]
pub struct ShownTable(Option<MidMove>);

impl ShownTable {
    pub fn get(&self) -> Option<&MidMove> {
        self.0.as_ref()
    }
}

/// The move being shown, if one is.
#[derive(Resource, Default)]
pub struct Playback {
    running: Option<Run>,
}

impl Playback {
    /// Whether a move is being shown, for the first time or again: what is seen is not how the match stands.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Whether it is a move that was shown before.
    pub fn is_replay(&self) -> bool {
        self.running.as_ref().is_some_and(|run| run.is_again)
    }

    /// Whether seeds move: a replay that is held shows a moment of a move, but nothing goes on.
    pub fn is_moving(&self) -> bool {
        self.running.as_ref().is_some_and(|run| !run.is_held)
    }

    /// How long the lap under way is to be seen in all, in ms.
    pub fn lap_ms(&self) -> f32 {
        self.running.as_ref().map_or(0.0, Run::lap_ms)
    }

    /// Why the round is over, once that has been seen.
    pub fn ended(&self, shown: &ShownTable) -> Option<End> {
        shown.get()?.end.filter(|_| !self.is_running())
    }

    /// Where the move being shown is.
    pub fn moment(&self) -> Option<Moment<'_>> {
        self.running.as_ref().map(Run::moment)
    }
}

/// Intent: do not make me wait. The first one hurries the move, the second finishes it.
#[derive(Message, Clone, Copy, Debug)]
pub struct Hurry;

/// Fact: one more step is under way.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBegun(pub Step);

/// Fact: one more step has been seen.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepShown(pub Step);

/// Fact: the last move has been seen to its end.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveShown;
