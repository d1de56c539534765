//! What a person wants of the list: to open a game, to write it as text, to open a text. All of it goes on beside: the disk is
//! never waited for.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy::window::{FileDragAndDrop, RequestRedraw};

use super::List;
use super::list::{self, Entry};
use super::rows::{self, OfEntry};
use super::viewer::LeftUnfinished;
use crate::app::AppSystems;
use crate::app::screens::Screen;
use crate::app::session::{LookAtMatch, MatchSetup};
use crate::app::storage::{OpenPast, PastListed, PastOpened, Storage, TextsFolder};
use crate::app::theme::widget::Activate;
use crate::caption;
use crate::engine::Match;
use crate::locale::{Arg, Phrase};
use crate::storage::{PastMatch, Reason, Unlisted};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Work>().add_systems(OnEnter(Screen::PastGames), begin).add_systems(
        Update,
        (open_dropped, finish_work, take_opened)
            .chain()
            .before(rows::fill)
            .run_if(in_state(Screen::PastGames))
            .in_set(AppSystems::Show),
    );
}

/// What goes on beside.
#[derive(Resource, Default)]
pub(super) struct Work {
    reading: Option<Task<(Vec<Entry>, Vec<Unlisted>)>>,
    opening: Option<(String, Task<Result<(MatchSetup, Match), Reason>>)>,
    saving: Option<Task<Result<PathBuf, Reason>>>,
    /// Of the past match that is being looked up: whether it is to be written, or else seen.
    is_to_be_saved: bool,
}

impl Work {
    fn goes_on(&self) -> bool {
        self.reading.is_some() || self.opening.is_some() || self.saving.is_some()
    }

    /// To look a past match up, to be written or else seen.
    fn look_up(&mut self, past: &PastMatch, is_to_be_saved: bool) -> OpenPast {
        self.is_to_be_saved = is_to_be_saved;
        OpenPast(past.name.clone())
    }

    fn read_list(&mut self, storage: &Storage, folder: &TextsFolder) {
        let (kept, texts) = (storage.keeper().past_matches(), folder.0.clone());
        let read = async move { list::read_all(kept, texts.as_deref()) };
        self.reading = Some(AsyncComputeTaskPool::get().spawn(read));
    }
}

fn begin(storage: Res<Storage>, folder: Res<TextsFolder>, mut list: ResMut<List>, mut work: ResMut<Work>) {
    (list.is_read, list.said, list.is_kept) = (false, None, storage.keeper().past_matches().is_some());
    *work = Work::default();
    work.read_list(&storage, &folder);
}

pub(super) fn open(
    activated: On<Activate>,
    rows: Query<&OfEntry>,
    list: Res<List>,
    mut work: ResMut<Work>,
    mut wishes: MessageWriter<OpenPast>,
) {
    let Ok(&OfEntry(i)) = rows.get(activated.entity) else { return };
    match list.entries.get(i) {
        Some(Entry::Kept(past)) => _ = wishes.write(work.look_up(past, false)),
        Some(Entry::Text(path)) => work.opening = Some(opening(path.clone())),
        None => {}
    }
}

pub(super) fn save(
    activated: On<Activate>,
    rows: Query<&OfEntry>,
    list: Res<List>,
    mut work: ResMut<Work>,
    mut wishes: MessageWriter<OpenPast>,
) {
    let Ok(&OfEntry(i)) = rows.get(activated.entity) else { return };
    if let Some(Entry::Kept(past)) = list.entries.get(i) {
        wishes.write(work.look_up(past, true));
    }
}

fn opening(path: PathBuf) -> (String, Task<Result<(MatchSetup, Match), Reason>>) {
    (list::file_name(&path), AsyncComputeTaskPool::get().spawn(async move { list::open_text(&path) }))
}

/// A file that was dropped on the window.
fn open_dropped(mut drops: MessageReader<FileDragAndDrop>, mut work: ResMut<Work>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            work.opening = Some(opening(path_buf.clone()));
        }
    }
}

/// A past match was looked up: it is shown, or written.
fn take_opened(
    mut opened: MessageReader<PastOpened>,
    folder: Res<TextsFolder>,
    mut list: ResMut<List>,
    (mut work, mut left): (ResMut<Work>, ResMut<LeftUnfinished>),
    mut looks: MessageWriter<LookAtMatch>,
    mut commands: Commands,
) {
    for PastOpened { name, found } in opened.read() {
        let Some(saved) = found.clone() else {
            list.entries.retain(|entry| !matches!(entry, Entry::Kept(past) if past.name == *name));
            continue;
        };
        let is_over = saved.is_over();
        let (setup, match_) = list::as_played(saved);
        if !work.is_to_be_saved {
            left.0 = (!is_over).then(|| name.clone());
            looks.write(LookAtMatch { setup, match_ });
            commands.set_state_if_neq(Screen::PastGame);
        } else if let Some(folder) = folder.0.clone() {
            let name = name.clone();
            let write = async move { list::save_text(&folder, &name, &match_) };
            work.saving = Some(AsyncComputeTaskPool::get().spawn(write));
        } else {
            list.said = Some(Phrase::new("past-no-folder"));
        }
    }
}

/// What was done beside.
fn finish_work(
    storage: Res<Storage>,
    folder: Res<TextsFolder>,
    mut list: ResMut<List>,
    (mut work, mut left): (ResMut<Work>, ResMut<LeftUnfinished>),
    (mut looks, mut listed): (MessageWriter<LookAtMatch>, MessageWriter<PastListed>),
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if !work.goes_on() {
        return;
    }
    redraws.write(RequestRedraw);
    if let Some((entries, unlisted)) = work.reading.as_mut().and_then(check_ready) {
        work.reading = None;
        (list.entries, list.is_read) = (entries, true);
        listed.write(PastListed { unlisted });
    }
    if let Some(written) = work.saving.as_mut().and_then(check_ready) {
        work.saving = None;
        list.said = Some(match written {
            Ok(path) => Phrase::new("past-saved").with("path", Arg::Text(path.display().to_string())),
            Err(why) => Phrase::new("past-not-saved").with("why", caption::why_not(&why)),
        });
        // The new text is listed too.
        work.read_list(&storage, &folder);
    }
    let read = work.opening.as_mut().and_then(|(_, task)| check_ready(task));
    if let Some(read) = read {
        let name = work.opening.take().map(|(name, _)| name).unwrap_or_default();
        match read {
            Ok((setup, match_)) => {
                // A text does not say who played.
                left.0 = None;
                looks.write(LookAtMatch { setup, match_ });
                commands.set_state_if_neq(Screen::PastGame);
            }
            Err(why) => {
                let said = Phrase::new("past-unreadable").with("name", Arg::Text(name));
                list.said = Some(match why {
                    // Whoever has written it by hand is told the line.
                    Reason::NotUnderstood(what) => said.with("why", Arg::Text(what)),
                    why => said.with("why", caption::why_not(&why)),
                });
            }
        }
    }
}
