//! What can be set, each change in effect at once. From the title it is a screen, from the pause menu it lies over the match,
//! which stays as it was.

mod everything;
mod layout;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::parts::{at_left, spawn_words};
use super::{Menu, Screen};
use crate::app::AppSystems;
use crate::app::locale::{SpokenName, Words};
use crate::app::paint::Pictures;
use crate::app::table::TableStand;
use crate::app::theme::palette::Paint;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{
    Activate, SliderValue, Toggle, ValueChange, amount, label, slab, spawn_hollows, stone, stops, toggle, whole_window,
};
use crate::app::window_size::WindowSize;
use crate::locale::Phrase;
use everything::{Everything, Kind, Setting, Settings};
use layout::{LINES, Line, SettingsLayout};

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::Settings).or_else(in_state(Menu::Settings));
    app.init_resource::<BeforeReset>()
        .add_systems(OnEnter(Screen::Settings), |commands: Commands, pictures: Res<Pictures>| {
            spawn(commands, &pictures, DespawnOnExit(Screen::Settings));
        })
        .add_systems(OnEnter(Menu::Settings), |commands: Commands, pictures: Res<Pictures>| {
            spawn(commands, &pictures, DespawnOnExit(Menu::Settings));
        })
        .add_systems(OnEnter(Menu::Settings), |mut stand: ResMut<TableStand>| *stand = TableStand::Away)
        .add_systems(OnExit(Menu::Settings), |mut stand: ResMut<TableStand>| *stand = TableStand::Played)
        .add_systems(OnExit(Screen::Settings), forget_reset)
        .add_systems(OnExit(Menu::Settings), forget_reset)
        .add_systems(Update, (lay_out, show_values, write_reset).run_if(is_open).in_set(AppSystems::Show));
}

/// What everything was set to before all of it was set as at first, while that can be undone.
#[derive(Resource, Default)]
struct BeforeReset(Option<Everything>);

/// What has its place by the layout: of which line.
#[derive(Component, Clone, Copy)]
enum Part {
    Start(usize),
    Widget(usize, Setting),
    Value(usize),
    Reset(usize),
}

/// The word beside the widget of a row.
#[derive(Component)]
struct ValueWord(Setting);

#[derive(Component)]
struct ResetSlab;

const RESET: &str = "settings-reset";
const UNDO: &str = "undo";

fn spawn(mut commands: Commands, pictures: &Pictures, until: impl Bundle) {
    // It takes every touch: none is to reach a table that lies behind.
    let root = (Name::new("Settings"), whole_window(), Pickable::default(), GlobalZIndex(10), TabGroup::modal(), until);
    commands.spawn(root).with_children(|screen| {
        let back_at = Rect::from_center_size(Vec2::new(48.0, 46.0), Vec2::new(60.0, 54.0));
        screen.spawn((stone(back_at, "back", pictures.back.clone()), AutoFocus)).observe(back);
        spawn_words(screen, at_left(Vec2::new(104.0, 46.0)), label("settings", Type::Heading, Paint::Ink));
        for (i, line) in LINES.into_iter().enumerate() {
            match line {
                Line::Heading(word) => {
                    let word = label(word, Type::Strong, Paint::Ink);
                    spawn_words(screen, Node::default(), word).insert(Part::Start(i));
                }
                Line::Row(setting) => spawn_row(screen, i, setting),
                Line::Reset => {
                    screen.spawn((ResetSlab, Part::Reset(i), slab(RESET))).observe(reset_or_undo);
                }
            }
        }
    });
}

fn spawn_row(screen: &mut ChildSpawnerCommands, line: usize, setting: Setting) {
    let word = setting.word();
    let place = Part::Widget(line, setting);
    let node = Node { position_type: PositionType::Absolute, ..default() };
    let widget = match setting.kind() {
        Kind::YesNo => screen.spawn((setting, place, toggle(word, node))).observe(switch).id(),
        Kind::Amount => screen.spawn((setting, place, amount(word, node))).observe(change).id(),
        Kind::Stops { count, is_last_apart } => {
            let mut row = screen.spawn((setting, place, stops(word, node, count)));
            row.observe(change).with_children(|row| spawn_hollows(row, count, is_last_apart));
            row.id()
        }
    };
    let mut words = spawn_words(screen, Node::default(), label(word, Type::Name, Paint::Ink));
    words.insert(Part::Start(line));
    if setting.kind() == Kind::YesNo {
        // Who hits the word means the toggle.
        words.insert(Pickable::default()).observe(move |_: On<Pointer<Click>>, mut commands: Commands| {
            commands.trigger(Activate { entity: widget });
        });
    }
    let value = (ValueWord(setting), label(Words::default(), Type::Strong, Paint::Ink));
    spawn_words(screen, Node::default(), value).insert(Part::Value(line));
}

/// Follows the window.
fn lay_out(window: Res<WindowSize>, mut parts: Query<(Ref<Part>, &mut Node)>) {
    let size = window.in_u();
    let layout = SettingsLayout::new(size);
    for (part, mut node) in &mut parts {
        if !window.is_changed() && !part.is_added() {
            continue;
        }
        let rect = match *part {
            Part::Start(line) => {
                *node = at_left(layout.start(line));
                continue;
            }
            Part::Value(line) => {
                *node = at_left(layout.value(line));
                continue;
            }
            Part::Widget(line, setting) => layout.widget(line, setting),
            Part::Reset(line) => layout.reset(line),
        };
        node.position_type = PositionType::Absolute;
        (node.left, node.top, node.width, node.height) =
            (px(rect.min.x), px(rect.min.y), px(rect.width()), px(rect.height()));
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

fn forget_reset(mut before: ResMut<BeforeReset>) {
    before.0 = None;
}

fn write_reset(
    before: Res<BeforeReset>,
    mut slabs: Query<(&mut SpokenName, &Children), With<ResetSlab>>,
    mut texts: Query<&mut Words>,
) {
    if !before.is_changed() {
        return;
    }
    let word = Phrase::new(if before.0.is_some() { UNDO } else { RESET });
    for (mut name, parts) in &mut slabs {
        name.set_if_neq(SpokenName(word.clone()));
        let mut texts = texts.iter_many_mut(parts);
        while let Some(mut text) = texts.fetch_next() {
            text.set_if_neq(word.clone().into());
        }
    }
}

fn back(_: On<Activate>, screen: Res<State<Screen>>, mut commands: Commands) {
    match screen.get() {
        Screen::Settings => commands.set_state_if_neq(Screen::Title),
        _ => commands.set_state_if_neq(Menu::Pause),
    }
}
