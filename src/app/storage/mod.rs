//! Sees to it that nothing is lost: tells the [`Keeper`] what happens in the session, and people what went wrong with their files.
//!
//! It reads the session and never writes to it. The disk is another thread's, so no frame waits for it; the title asks here what
//! can be gone on with.

mod notices;

use std::path::PathBuf;

use bevy::prelude::*;

use super::AppSystems;
use super::session::{MatchSetup, Session, Stamp};
use crate::engine::Match;
use crate::storage::{Keeper, SavedMatch, Unlisted, now_s};

pub use notices::{Notices, NoticesRead};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Storage>()
        .add_message::<ResetStatistics>()
        .add_message::<UndoReset>()
        .add_message::<OpenPast>()
        .add_message::<PastOpened>()
        .add_message::<TakeUpPast>()
        .add_message::<PastTakenUp>()
        .add_message::<PastListed>()
        .init_resource::<TextsFolder>()
        .add_systems(
            Update,
            (keep_match, change_statistics, open_past, take_up_past, take_note_of_list)
                .chain()
                .in_set(AppSystems::Keep),
        )
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

/// Intent: look up a past match by the name that it has in the list.
#[derive(Message, Clone, Debug)]
pub struct OpenPast(pub String);

/// Fact: a past match was looked up; there is none if its file cannot be read, which is told in the notices.
#[derive(Message, Clone, Debug)]
pub struct PastOpened {
    pub name: String,
    pub found: Option<SavedMatch>,
}

/// Intent: go on with a past match that was left unfinished, by the name that it has in the list.
#[derive(Message, Clone, Debug)]
pub struct TakeUpPast(pub String);

/// Fact: a past match is on offer now, or could not be read; that is told in the notices.
#[derive(Message, Clone, Debug)]
pub struct PastTakenUp(pub Option<SavedMatch>);

/// Fact: the list of past matches was read; what it can no longer have in it is told in the notices.
#[derive(Message, Clone, Debug)]
pub struct PastListed {
    pub unlisted: Vec<Unlisted>,
}

/// Where games are written as text, and texts to open are looked for.
#[derive(Resource, Clone, Debug, Default)]
pub struct TextsFolder(pub Option<PathBuf>);

impl Storage {
    pub fn new(keeper: Keeper) -> Storage {
        Storage(keeper)
    }

    /// How the last match was set up, if any was kept.
    pub fn last_setup(&mut self) -> Option<MatchSetup> {
        self.0.last_setup()
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
    // What the machine plays against itself is nobody's, and so is a lesson; what is past is kept already.
    let is_to_be_kept =
        |(setup, _): &(&MatchSetup, &Match)| setup.has_person() && !session.is_lesson() && !session.is_past();
    match session.setup().zip(session.running_match()).filter(is_to_be_kept) {
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

fn open_past(mut wishes: MessageReader<OpenPast>, mut storage: ResMut<Storage>, mut opened: MessageWriter<PastOpened>) {
    for OpenPast(name) in wishes.read() {
        let found = storage.0.open_past(name);
        opened.write(PastOpened { name: name.clone(), found });
    }
}

fn take_up_past(
    mut wishes: MessageReader<TakeUpPast>,
    mut storage: ResMut<Storage>,
    mut taken_up: MessageWriter<PastTakenUp>,
) {
    for TakeUpPast(name) in wishes.read() {
        taken_up.write(PastTakenUp(storage.0.take_up(name)));
    }
}

fn take_note_of_list(mut lists: MessageReader<PastListed>, mut storage: ResMut<Storage>) {
    for PastListed { unlisted } in lists.read() {
        storage.0.unlist(unlisted.clone());
    }
}

/// The last move is on the disk before the program ends.
fn finish_writing(storage: Res<Storage>) {
    storage.0.flush();
}
