//! Past games: a list, on pages. A row opens its game on the table, a stone beside it writes it as text. Texts among the person's
//! documents are listed too, and one that is dropped on the window is opened.

mod list;
mod rows;
mod viewer;
mod wishes;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::Screen;
use super::notices::spawn_line;
use super::parts::pages::{Pages, spawn_pages};
use super::parts::{FillSystems, RoomNow, WideRow, body, column, spawn_header, spawn_words, wide_row};
use crate::app::AppSystems;
use crate::app::locale::Words;
use crate::app::paint::Pictures;
use crate::app::storage::TextsFolder;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::label;
use crate::locale::{Arg, Phrase};
use list::Entry;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<List>()
        .add_systems(OnEnter(Screen::PastGames), spawn)
        .add_systems(
            Update,
            (rows::fill.in_set(FillSystems), write_line)
                .chain()
                .run_if(in_state(Screen::PastGames))
                .in_set(AppSystems::Show),
        )
        .add_plugins((wishes::plugin, viewer::plugin));
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
    /// Whether games are kept on the disk at all.
    is_kept: bool,
}

/// What is laid anew when the list, the window or the text's size has changed.
#[derive(Component)]
struct Body;

#[derive(Component)]
struct CountText;

#[derive(Component)]
struct LineText;

fn spawn(mut commands: Commands, pictures: Res<Pictures>, room: RoomNow, list: Res<List>) {
    let root =
        (Name::new("Past games"), column(), DespawnOnExit(Screen::PastGames), TabGroup::new(0), Pickable::IGNORE);
    commands.spawn(root).with_children(|screen| {
        spawn_header(screen, pictures.back.clone(), "past-games").with_children(|header| {
            let count = (CountText, label(Words::default(), Type::Body, Paint::Ink));
            spawn_words(header, Node { margin: UiRect::left(px(spacing::LARGE)), ..default() }, count);
        });
        screen.spawn((Body, body(room.get()), Pickable::IGNORE));
        // What is wrong with files, right where they would be.
        screen.spawn((WideRow, wide_row(room.get()), Pickable::IGNORE)).with_children(spawn_line);
        let foot = Node { margin: UiRect::bottom(px(spacing::MEDIUM)), ..wide_row(room.get()) };
        screen.spawn((WideRow, foot, Pickable::IGNORE)).with_children(|foot| {
            spawn_pages(foot, &pictures).insert(Pages { open: list.page, count: list.page + 1, ..default() });
            let line = (LineText, label(Words::default(), Type::Note, Paint::Ink));
            spawn_words(foot, Node { flex_shrink: 1.0, ..default() }, line);
        });
    });
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
