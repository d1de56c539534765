//! Sees to it that nothing is lost: tells the [`Keeper`] what happens in the session, and people what went wrong with their files.
//!
//! It reads the session and never writes to it. The disk is another thread's, so no frame waits for it; the title asks here what
//! can be gone on with.

mod notices;

use bevy::prelude::*;

use super::AppSystems;
use super::session::{MatchSetup, Session, Stamp};
use crate::storage::{Keeper, now_s};

pub use notices::{Notices, NoticesRead};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Storage>()
        .add_message::<ResetStatistics>()
        .add_message::<UndoReset>()
        .add_systems(Update, (keep_match, change_statistics).chain().in_set(AppSystems::Keep))
        .add_systems(Last, finish_writing.run_if(on_message::<AppExit>))
        .add_plugins(notices::plugin);
}

/// What is kept. Without a folder of its own it lasts as long as the program.
#[derive(Resource, Default)]
pub struct Storage(Keeper);

/// Intent: count from nothing.
#[derive(Message, Clone, Copy, Debug)]
pub struct ResetStatistics;

/// Intent: take the figures before the reset back, with what was counted since.
#[derive(Message, Clone, Copy, Debug)]
pub struct UndoReset;

impl Storage {
    pub fn new(keeper: Keeper) -> Storage {
        Storage(keeper)
    }

    /// What can be gone on with, past matches, statistics.
    pub fn keeper(&self) -> &Keeper {
        &self.0
    }
}

/// The state of the session that was kept last, and the match in it.
#[derive(Default, PartialEq, Eq, Clone, Copy)]
struct Kept {
    stamp: Stamp,
    sat_down_at: Option<Stamp>,
}

/// Every change of the session is kept at once: moves, undo and redo, the beginning of a match or round, and its being left.
fn keep_match(session: Res<Session>, mut storage: ResMut<Storage>, mut kept: Local<Kept>) {
    let now = Kept { stamp: session.stamp(), sat_down_at: session.sat_down_at() };
    let before = std::mem::replace(&mut *kept, now);
    if now == before {
        return;
    }
    let keeper = &mut storage.0;
    // What the machine plays against itself is nobody's, and so is a lesson.
    let is_somebodys = session.setup().is_some_and(MatchSetup::has_person) && !session.is_lesson();
    match session.setup().zip(session.running_match()).filter(|_| is_somebodys) {
        None => keeper.leave(),
        Some((_, match_)) if now.sat_down_at == before.sat_down_at => keeper.update(match_),
        Some((setup, match_)) => keeper.sit_down(setup, match_, now_s()),
    }
}

fn change_statistics(
    mut resets: MessageReader<ResetStatistics>,
    mut undos: MessageReader<UndoReset>,
    mut storage: ResMut<Storage>,
) {
    for ResetStatistics in resets.read() {
        storage.0.reset_statistics();
    }
    for UndoReset in undos.read() {
        storage.0.undo_reset();
    }
}

/// The last move is on the disk before the program ends.
fn finish_writing(storage: Res<Storage>) {
    storage.0.flush();
}
