//! What can be set, each change in effect at once. From the title it is a screen, from the pause menu it lies over the match,
//! which stays as it was.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `everything` | all that is set, as one value |
//! | `layout` | where the rows are, and on which page in large text |
//! | `rows` | what a row is made of |

mod everything;
mod layout;
mod rows;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::parts::pages::{self, Pages, turn};
use super::parts::refocus::Refocus;
use super::parts::{at_left, go_back, spawn_words};
use super::pause::{give_table_back, put_table_away};
use super::{Menu, Screen};
use crate::app::AppSystems;
use crate::app::locale::{Readers, SpokenName, Words};
use crate::app::paint::Pictures;
use crate::app::theme::palette::Paint;
use crate::app::theme::type_scale::{Fits, Type};
use crate::app::theme::widget::{
    Activate, SliderValue, Toggle, ValueChange, label, slab, spawn_hollows, stone, stone_in_row, stops, stops_size_u,
    whole_window,
};
use crate::app::window_size::WindowSize;
use crate::engine::Player;
use crate::locale::Phrase;
use everything::{Everything, Setting, Settings};
use layout::{At, GROUPS, Line, SettingsLayout};
use rows::spawn_row;

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::Settings).or_else(in_state(Menu::Settings));
    app.init_resource::<BeforeReset>()
        .init_resource::<Page>()
        .add_systems(OnEnter(Menu::Settings), put_table_away)
        .add_systems(OnExit(Menu::Settings), give_table_back.run_if(in_state(Screen::Play)))
        .add_systems(OnExit(Screen::Settings), forget)
        .add_systems(OnExit(Menu::Settings), forget)
        .add_systems(
            Update,
            (follow_pages, build_anew, focus_again, lay_out, show_values, write_reset)
                .chain()
                .run_if(is_open)
                .in_set(AppSystems::Show),
        );
}

/// What everything was set to before all of it was set as at first, while that can be undone.
#[derive(Resource, Default)]
struct BeforeReset(Option<Everything>);

/// Which group is open, from 0, where groups are pages.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Page(usize);

/// Everything on the screen, and which page it is, if there are pages. When that is no longer so, it is built anew.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Built {
    page: Option<usize>,
    /// Of the words of rows.
    step: Type,
}

/// What has its place by the layout: of which line.
#[derive(Component, Clone, Copy)]
enum Part {
    Heading,
    Turner,
    Start(At),
    Word(At, Setting),
    Widget(At, Setting),
    Value(At, Setting),
    Reset(At),
}

/// The word beside the widget of a row.
#[derive(Component)]
struct ValueWord(Setting);

/// A stone beside a language.
#[derive(Component, Clone, Copy)]
struct LanguageStone {
    of: Player,
    forwards: bool,
}

/// They have their room by the layout.
#[derive(Component)]
struct HeadingWords;

#[derive(Component)]
struct ResetSlab;

/// The hollows that say which page it is.
#[derive(Component)]
struct PageStops;

const RESET: &str = "settings-reset";
const UNDO: &str = "undo";

fn layout_of(window: &WindowSize, readers: &Readers) -> SettingsLayout {
    SettingsLayout::new(window.in_u(), readers.first().text_size.factor())
}

fn build_anew(
    window: Res<WindowSize>,
    readers: Res<Readers>,
    (screen, page, pictures): (Res<State<Screen>>, Res<Page>, Res<Pictures>),
    shown: Query<(Entity, &Built)>,
    mut refocus: Refocus,
    mut commands: Commands,
) {
    let layout = layout_of(&window, &readers);
    let built = Built { page: layout.has_pages().then_some(page.0), step: layout.word_step() };
    let there = shown.iter().next();
    if there.is_some_and(|(_, there)| *there == built) {
        return;
    }
    if there.is_some() {
        refocus.remember();
    }
    for (root, _) in &shown {
        commands.entity(root).despawn();
    }
    let mut root = commands.spawn((built, Name::new("Settings"), whole_window(), GlobalZIndex(10), TabGroup::modal()));
    // It takes every touch: none is to reach a table that lies behind.
    root.insert(Pickable::default());
    if *screen.get() == Screen::Settings {
        root.insert(DespawnOnExit(Screen::Settings));
    } else {
        root.insert(DespawnOnExit(Menu::Settings));
    }
    root.with_children(|screen| spawn(screen, built, &pictures, there.is_none()));
}

fn spawn(screen: &mut ChildSpawnerCommands, built: Built, pictures: &Pictures, is_first: bool) {
    let back_at = Rect::from_center_size(Vec2::new(48.0, 46.0), Vec2::new(60.0, 54.0));
    let mut stone = screen.spawn(stone(back_at, "back", pictures.back.clone()));
    stone.observe(go_back);
    if is_first {
        stone.insert(AutoFocus);
    }
    let heading = match built.page.map(|page| GROUPS[page][0]) {
        Some(Line::Heading(group)) => Phrase::new("settings-of").with("group", Phrase::new(group)),
        _ => Phrase::new("settings"),
    };
    let words = (HeadingWords, Fits(Vec2::ZERO), label(heading, Type::Heading, Paint::Ink));
    spawn_words(screen, Node::default(), words).insert(Part::Heading);
    if let Some(page) = built.page {
        spawn_turner(screen, page, pictures);
    }
    for (g, lines) in GROUPS.into_iter().enumerate().filter(|(g, _)| built.page.is_none_or(|page| page == *g)) {
        for (i, &line) in lines.iter().enumerate() {
            match line {
                Line::Heading(_) if built.page.is_some() => {}
                Line::Heading(word) => {
                    let word = label(word, Type::Heading, Paint::Ink);
                    spawn_words(screen, Node::default(), word).insert(Part::Start((g, i)));
                }
                Line::Row(setting) => spawn_row(screen, (g, i), setting, built.step, pictures),
                Line::Reset => {
                    screen.spawn((ResetSlab, Part::Reset((g, i)), slab(RESET))).observe(reset_or_undo);
                }
            }
        }
    }
}

/// Two stones that turn the pages, with a hollow for each page between them.
fn spawn_turner(screen: &mut ChildSpawnerCommands, page: usize, pictures: &Pictures) {
    let count = GROUPS.len();
    let pages = Pages { open: page, count, goes_round: true };
    let row = Node { align_items: AlignItems::Center, justify_content: JustifyContent::SpaceBetween, ..default() };
    let mut turner = screen.spawn((Part::Turner, pages, row, Pickable::IGNORE));
    let this = turner.id();
    turner.with_children(|row| {
        row.spawn(stone_in_row(pages::BEFORE, pictures.left.clone())).observe(turn(this, false));
        let node = Node { flex_shrink: 0.0, ..default() };
        let mut hollows = row.spawn((stops("settings-page", node, count), PageStops));
        hollows.insert(SliderValue(page as f32));
        hollows.observe(move |change: On<ValueChange<f32>>, mut all: Query<&mut Pages>| {
            let Ok(mut pages) = all.get_mut(this) else { return };
            let chosen = Pages { open: change.value.max(0.0) as usize, ..*pages }.of(count);
            pages.set_if_neq(chosen);
        });
        hollows.with_children(|row| spawn_hollows(row, count, false));
        row.spawn(stone_in_row(pages::AFTER, pictures.right.clone())).observe(turn(this, true));
    });
}

/// What is turned to is built in the same update.
fn follow_pages(turned: Query<&Pages, (With<Part>, Changed<Pages>)>, mut page: ResMut<Page>) {
    for pages in &turned {
        page.set_if_neq(Page(pages.open));
    }
}

/// What had the focus has it still, though a press on it has changed its word.
fn focus_again(mut refocus: Refocus) {
    let is_reset = |name: &str| matches!(name, RESET | UNDO);
    refocus.restore(|wanted, name| wanted == name || (is_reset(wanted) && is_reset(name)));
}

/// Follows the window, and the size of text.
fn lay_out(
    window: Res<WindowSize>,
    readers: Res<Readers>,
    mut parts: Query<(Ref<Part>, &mut Node), Without<PageStops>>,
    mut page_stops: Query<&mut Node, With<PageStops>>,
    mut headings: Query<&mut Fits, With<HeadingWords>>,
) {
    let layout = layout_of(&window, &readers);
    for mut room in &mut headings {
        room.set_if_neq(Fits(layout.heading_room()));
    }
    let has_changed = window.is_changed() || readers.is_changed();
    let place = |node: &mut Node, rect: Rect| {
        node.position_type = PositionType::Absolute;
        (node.left, node.top) = (px(rect.min.x), px(rect.min.y));
        (node.width, node.height) = (px(rect.width()), px(rect.height()));
    };
    for (part, mut node) in &mut parts {
        if !has_changed && !part.is_added() {
            continue;
        }
        match *part {
            Part::Heading => *node = at_left(layout.heading()),
            Part::Start(at) => *node = at_left(layout.start(at)),
            Part::Value(at, setting) => *node = at_left(layout.value(at, setting)),
            Part::Turner => place(&mut node, layout.turner()),
            Part::Word(at, setting) => place(&mut node, layout.word(at, setting)),
            Part::Widget(at, setting) => place(&mut node, layout.widget(at, setting)),
            Part::Reset(at) => place(&mut node, layout.reset(at)),
        }
    }
    for mut node in &mut page_stops {
        let size = stops_size_u(GROUPS.len()) * (1.0 + readers.first().text_size.factor()) / 2.0;
        let sized = Node { width: px(size.x), height: px(size.y), ..node.clone() };
        node.set_if_neq(sized);
    }
}

fn switch(activated: On<Activate>, rows: Query<&Setting>, mut settings: Settings) {
    if let Ok(&setting) = rows.get(activated.entity) {
        let now = settings.read();
        settings.write(now.with(setting, 1.0 - now.value(setting)));
    }
}

fn change(change: On<ValueChange<f32>>, rows: Query<&Setting>, mut settings: Settings) {
    if let Ok(&setting) = rows.get(change.source) {
        let now = settings.read();
        settings.write(now.with(setting, change.value));
    }
}

fn change_language(activated: On<Activate>, stones: Query<&LanguageStone>, mut settings: Settings) {
    if let Ok(&LanguageStone { of, forwards }) = stones.get(activated.entity) {
        let now = settings.read();
        settings.write(now.with_next_language(of, forwards));
    }
}

/// Widgets and words follow what is set, whoever has set it.
fn show_values(
    settings: Settings,
    mut toggles: Query<(&Setting, &mut Toggle)>,
    sliders: Query<(Entity, &Setting, &SliderValue)>,
    mut words: Query<(&ValueWord, &mut Words)>,
    mut commands: Commands,
) {
    let now = settings.read();
    for (&setting, mut toggle) in &mut toggles {
        toggle.set_if_neq(Toggle { is_on: now.value(setting) > 0.5 });
    }
    for (slider, &setting, shown) in &sliders {
        let value = SliderValue(now.value(setting));
        if *shown != value {
            commands.entity(slider).insert(value);
        }
    }
    for (&ValueWord(setting), mut text) in &mut words {
        text.set_if_neq(now.in_words(setting).into());
    }
}

/// No "are you sure": while the screen is open it can be taken back.
fn reset_or_undo(_: On<Activate>, mut before: ResMut<BeforeReset>, mut settings: Settings) {
    match before.0.take() {
        Some(everything) => settings.write(everything),
        None => {
            before.0 = Some(settings.read());
            settings.write(Everything::default());
        }
    }
}

fn forget(mut before: ResMut<BeforeReset>, mut page: ResMut<Page>) {
    before.0 = None;
    *page = Page::default();
}

fn write_reset(
    before: Res<BeforeReset>,
    mut slabs: Query<(&mut SpokenName, &Children), With<ResetSlab>>,
    mut texts: Query<&mut Words>,
) {
    let word = Phrase::new(if before.0.is_some() { UNDO } else { RESET });
    for (mut name, parts) in &mut slabs {
        if name.0 == word {
            continue;
        }
        name.set_if_neq(SpokenName(word.clone()));
        let mut texts = texts.iter_many_mut(parts);
        while let Some(mut text) = texts.fetch_next() {
            text.set_if_neq(word.clone().into());
        }
    }
}
