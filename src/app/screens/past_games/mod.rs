//! Past games: a list, on pages. A row opens its game on the table, a stone beside it writes it as text. Texts among the person's
//! documents are listed too, and one that is dropped on the window is opened.

mod list;
mod viewer;

use std::path::PathBuf;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy::ui::ComputedNode;
use bevy::window::{FileDragAndDrop, RequestRedraw};

use super::Screen;
use super::parts::pages::{Pages, spawn_pages};
use super::parts::{FillSystems, Room, RoomNow, body, column, refill, spawn_header, spawn_words, wide_row};
use super::statistics::spawn_sign;
use crate::app::AppSystems;
use crate::app::locale::Words;
use crate::app::paint::Pictures;
use crate::app::session::{LookAtMatch, MatchSetup};
use crate::app::storage::{OpenPast, PastOpened, Storage, TextsFolder};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::{Activate, bare_button, label, stone};
use crate::engine::Match;
use crate::locale::{Arg, Phrase};
use list::Entry;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<List>()
        .init_resource::<Work>()
        .add_systems(OnEnter(Screen::PastGames), (begin_to_read, spawn).chain())
        .add_systems(
            Update,
            (open_dropped, finish_work, take_opened, fill.in_set(FillSystems), write_line)
                .chain()
                .run_if(in_state(Screen::PastGames))
                .in_set(AppSystems::Show),
        )
        .add_plugins(viewer::plugin);
}

/// What is listed, and what is said of it.
#[derive(Resource, Default)]
struct List {
    entries: Vec<Entry>,
    /// The page that was open last: whoever comes back from a game finds it there.
    page: usize,
    /// How the last wish went.
    said: Option<Phrase>,
    is_read: bool,
}

/// What goes on beside: the disk is never waited for.
#[derive(Resource, Default)]
struct Work {
    reading: Option<Task<Vec<Entry>>>,
    opening: Option<(String, Task<Result<(MatchSetup, Match), String>>)>,
    saving: Option<Task<Result<PathBuf, String>>>,
    /// Of the past match that is being looked up: whether it is to be written, or else seen.
    is_to_be_saved: bool,
}

impl Work {
    fn goes_on(&self) -> bool {
        self.reading.is_some() || self.opening.is_some() || self.saving.is_some()
    }
}

/// What is laid anew when the list, the window or the text's size has changed.
#[derive(Component)]
struct Body;

#[derive(Component)]
struct CountText;

#[derive(Component)]
struct LineText;

/// The entry that a row or its stone is for.
#[derive(Component, Clone, Copy)]
struct OfEntry(usize);

/// With less width than this, in u of text at its smallest, a row has its words below each other.
const WIDE: f32 = 900.0;

/// The stone beside a row, in u.
const STONE: Vec2 = Vec2::new(60.0, 54.0);

/// The sign before a row takes so much room, in u.
const SIGN: f32 = 28.0;

fn begin_to_read(storage: Res<Storage>, folder: Res<TextsFolder>, mut list: ResMut<List>, mut work: ResMut<Work>) {
    let (kept, texts) = (storage.keeper().past_matches(), folder.0.clone());
    (list.is_read, list.said) = (false, None);
    let read = async move { list::read_all(kept, texts.as_deref()) };
    *work = Work { reading: Some(AsyncComputeTaskPool::get().spawn(read)), ..default() };
}

fn spawn(mut commands: Commands, pictures: Res<Pictures>, room: RoomNow, list: Res<List>) {
    let root =
        (Name::new("Past games"), column(), DespawnOnExit(Screen::PastGames), TabGroup::new(0), Pickable::IGNORE);
    commands.spawn(root).with_children(|screen| {
        spawn_header(screen, pictures.back.clone(), "past-games").with_children(|header| {
            let count = (CountText, label(Words::default(), Type::Body, Paint::Ink));
            spawn_words(header, Node { margin: UiRect::left(px(spacing::LARGE)), ..default() }, count);
        });
        screen.spawn((Body, body(room.get()), Pickable::IGNORE));
        let foot = Node { margin: UiRect::bottom(px(spacing::MEDIUM)), ..wide_row(room.get()) };
        screen.spawn((foot, Pickable::IGNORE)).with_children(|foot| {
            spawn_pages(foot, &pictures).insert(Pages { open: list.page, count: list.page + 1 });
            let line = (LineText, label(Words::default(), Type::Note, Paint::Ink));
            spawn_words(foot, Node { flex_shrink: 1.0, ..default() }, line);
        });
    });
}

fn row_height(room: Room) -> f32 {
    let line = 20.5 * 1.22 * room.text + 14.0;
    // Against whom and how it went may take two lines of large text.
    let lines = match is_wide(room) {
        true => 1.0,
        false if room.text <= 1.25 => 2.0,
        false => 3.0,
    };
    (line * lines + spacing::SMALL).max(60.0)
}

fn is_wide(room: Room) -> bool {
    room.width() >= WIDE * room.text
}

fn fill(
    mut list: ResMut<List>,
    room: RoomNow,
    pictures: Res<Pictures>,
    mut bodies: Query<(Entity, Ref<Body>, &mut Node, &ComputedNode)>,
    mut pages: Query<&mut Pages>,
    mut known_height: Local<f32>,
    mut commands: Commands,
) {
    let (Ok((entity, body_is, mut node, size)), Ok(mut pages)) = (bodies.single_mut(), pages.single_mut()) else {
        return;
    };
    // What is left between heading and foot is known when those have been laid out.
    let height = (size.size.y * size.inverse_scale_factor).round();
    let is_same = !list.is_changed() && !room.is_changed() && !body_is.is_added() && !pages.is_changed();
    let is_known = is_same && height == *known_height;
    *known_height = height;
    if height <= 0.0 || is_known {
        return;
    }
    let room = room.get();
    *node = body(room);
    let rows_a_page = ((height / row_height(room)) as usize).max(1);
    if list.is_read {
        let turned = pages.of(list.entries.len().div_ceil(rows_a_page).max(1));
        pages.set_if_neq(turned);
        if list.page != turned.open {
            list.bypass_change_detection().page = turned.open;
        }
    }
    let list = &*list;
    refill(&mut commands, entity, |body| {
        let here = list.entries.iter().enumerate().skip(pages.open * rows_a_page).take(rows_a_page);
        here.for_each(|(i, entry)| spawn_row(body, room, &pictures, i, entry));
    });
}

/// The sign, what it is and how it went; beside it the stone that writes it as text.
fn spawn_row(body: &mut ChildSpawnerCommands, room: Room, pictures: &Pictures, i: usize, entry: &Entry) {
    let line = Node {
        height: px(row_height(room)),
        align_items: AlignItems::Center,
        column_gap: px(spacing::LARGE),
        flex_shrink: 0.0,
        ..default()
    };
    body.spawn((line, Pickable::IGNORE)).with_children(|line| {
        let row = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            height: px(row_height(room) - spacing::SMALL),
            align_items: AlignItems::Center,
            column_gap: px(spacing::LARGE),
            padding: UiRect::left(px(spacing::SMALL)),
            ..default()
        };
        line.spawn((OfEntry(i), bare_button(row, list::what(entry)))).observe(open).with_children(|row| {
            let cell = Node { width: px(SIGN), flex_shrink: 0.0, ..default() };
            row.spawn((cell, Pickable::IGNORE)).with_children(|cell| {
                if let Some(sign) = list::sign(entry) {
                    spawn_sign(cell, sign, SIGN);
                }
            });
            let words = Node {
                flex_direction: if is_wide(room) { FlexDirection::Row } else { FlexDirection::Column },
                align_items: if is_wide(room) { AlignItems::Center } else { AlignItems::Start },
                column_gap: px(spacing::HUGE),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            };
            row.spawn((words, Pickable::IGNORE)).with_children(|words| {
                let line = Node { max_width: percent(100), ..default() };
                let half = Node { width: if is_wide(room) { percent(42) } else { auto() }, ..line.clone() };
                // In one line, where rows are narrow too.
                let most = AtMost(if is_wide(room) { 2.0 } else { 1.7 });
                spawn_words(words, half, (most, label(list::what(entry), Type::Body, Paint::Ink)));
                if let Entry::Kept(past) = entry {
                    spawn_words(words, line, label(list::how(&past.summary), Type::Body, Paint::Ink));
                }
            });
        });
        if matches!(entry, Entry::Kept(_)) {
            let at = Rect::from_corners(Vec2::ZERO, STONE);
            let name = Phrase::new("save-as-text").with("which", list::what(entry));
            let mut stone = line.spawn((OfEntry(i), stone(at, name, pictures.save.clone())));
            stone.observe(save).entry::<Node>().and_modify(|mut node| node.position_type = PositionType::Relative);
        }
    });
}

fn open(
    activated: On<Activate>,
    rows: Query<&OfEntry>,
    list: Res<List>,
    mut work: ResMut<Work>,
    mut wishes: MessageWriter<OpenPast>,
) {
    let Ok(&OfEntry(i)) = rows.get(activated.entity) else { return };
    match list.entries.get(i) {
        Some(Entry::Kept(past)) => {
            work.is_to_be_saved = false;
            wishes.write(OpenPast(past.name.clone()));
        }
        Some(Entry::Text(path)) => work.opening = Some(opening(path.clone())),
        None => {}
    }
}

fn save(
    activated: On<Activate>,
    rows: Query<&OfEntry>,
    list: Res<List>,
    mut work: ResMut<Work>,
    mut wishes: MessageWriter<OpenPast>,
) {
    let Ok(&OfEntry(i)) = rows.get(activated.entity) else { return };
    if let Some(Entry::Kept(past)) = list.entries.get(i) {
        work.is_to_be_saved = true;
        wishes.write(OpenPast(past.name.clone()));
    }
}

fn opening(path: PathBuf) -> (String, Task<Result<(MatchSetup, Match), String>>) {
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
    mut work: ResMut<Work>,
    mut looks: MessageWriter<LookAtMatch>,
    mut commands: Commands,
) {
    for PastOpened { name, found } in opened.read() {
        let Some(saved) = found.clone() else {
            list.entries.retain(|entry| !matches!(entry, Entry::Kept(past) if past.name == *name));
            continue;
        };
        let (setup, match_) = list::as_played(saved);
        if !work.is_to_be_saved {
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
    mut work: ResMut<Work>,
    mut looks: MessageWriter<LookAtMatch>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    if !work.goes_on() {
        return;
    }
    redraws.write(RequestRedraw);
    if let Some(entries) = work.reading.as_mut().and_then(check_ready) {
        work.reading = None;
        (list.entries, list.is_read) = (entries, true);
    }
    if let Some(written) = work.saving.as_mut().and_then(check_ready) {
        work.saving = None;
        list.said = Some(match written {
            Ok(path) => Phrase::new("past-saved").with("path", Arg::Text(path.display().to_string())),
            Err(why) => Phrase::new("past-not-saved").with("why", Arg::Text(why)),
        });
        // The new text is listed too.
        let (kept, texts) = (storage.keeper().past_matches(), folder.0.clone());
        let read = async move { list::read_all(kept, texts.as_deref()) };
        work.reading = Some(AsyncComputeTaskPool::get().spawn(read));
    }
    let read = work.opening.as_mut().and_then(|(_, task)| check_ready(task));
    if let Some(read) = read {
        let name = work.opening.take().map(|(name, _)| name).unwrap_or_default();
        match read {
            Ok((setup, match_)) => {
                looks.write(LookAtMatch { setup, match_ });
                commands.set_state_if_neq(Screen::PastGame);
            }
            Err(why) => {
                let said = Phrase::new("past-unreadable").with("name", Arg::Text(name));
                list.said = Some(said.with("why", Arg::Text(why)));
            }
        }
    }
}

/// How the last wish went, or else how texts are opened; beside the heading, how many games there are.
fn write_line(
    list: Res<List>,
    folder: Res<TextsFolder>,
    mut lines: Query<&mut Words, (With<LineText>, Without<CountText>)>,
    mut counts: Query<&mut Words, With<CountText>>,
) {
    let how_to = match &folder.0 {
        Some(folder) => Phrase::new("past-open-text").with("folder", Arg::Text(folder.display().to_string())),
        None => Phrase::new("past-drop-text"),
    };
    let said = list.said.clone().unwrap_or(how_to);
    for mut text in &mut lines {
        text.set_if_neq(said.clone().into());
    }
    let games = list.entries.iter().filter(|entry| matches!(entry, Entry::Kept(_))).count();
    let count = match (list.is_read, games) {
        (false, _) => Words::default(),
        (true, 0) => Phrase::new("past-none").into(),
        (true, games) => Phrase::new("past-count").with("games", games).into(),
    };
    for mut text in &mut counts {
        text.set_if_neq(count.clone());
    }
}
