//! The menu over the play screen.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{Draft, Menu, Screen};
use crate::app::AppSystems;
use crate::app::session::StartMatch;
use crate::app::table::TableSpeed;
use crate::app::table::pace::Speed;
use crate::app::theme::palette;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, Chosen, choice, clay_slab, label, mark_choice, plate, screen_root, slab};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), (spawn_pause, stop_time))
        .add_systems(OnExit(Menu::Pause), let_time_go_on)
        .add_systems(Update, mark_speed.run_if(in_state(Menu::Pause)).in_set(AppSystems::Show));
}

/// A choice of speed.
#[derive(Component, Clone, Copy)]
struct SpeedChoice(Speed);

fn speed_word(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "Slow",
        Speed::Calm => "Calm",
        Speed::Normal => "Normal",
        Speed::Brisk => "Brisk",
        Speed::Fast => "Fast",
        Speed::AtOnce => "At once",
    }
}

fn spawn_pause(mut commands: Commands) {
    // Unlike a screen's root it takes every touch, so that none reaches the table.
    let root = (screen_root("Pause", spacing::MEDIUM), DespawnOnExit(Menu::Pause), TabGroup::modal());
    let over_all = (BackgroundColor(palette::HUSH), GlobalZIndex(10));
    commands.spawn(root).insert((over_all, Pickable::default())).with_children(|menu| {
        menu.spawn((clay_slab("Go on"), AutoFocus)).observe(go_on);
        let row = Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            column_gap: px(spacing::SMALL),
            row_gap: px(spacing::SMALL),
            max_width: percent(92),
            ..default()
        };
        menu.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let sweep = Node { padding: UiRect::axes(px(spacing::MEDIUM), px(2)), ..default() };
            row.spawn(plate(sweep)).with_child(label("Speed", Type::Strong, palette::INK));
            for speed in Speed::ALL {
                row.spawn((choice(speed_word(speed)), SpeedChoice(speed))).observe(choose_speed);
            }
        });
        menu.spawn(slab("Begin this match anew")).observe(begin_anew);
        menu.spawn(slab("Choose another game")).observe(to_setup);
        menu.spawn(slab("To the title")).observe(to_title);
    });
}

fn choose_speed(activated: On<Activate>, choices: Query<&SpeedChoice>, mut speed: ResMut<TableSpeed>) {
    if let Ok(&SpeedChoice(chosen)) = choices.get(activated.entity) {
        speed.0 = chosen;
    }
}

fn mark_speed(speed: Res<TableSpeed>, choices: Query<(Entity, &SpeedChoice, Has<Chosen>)>, mut commands: Commands) {
    for (entity, &SpeedChoice(choice), is_chosen) in &choices {
        mark_choice(&mut commands, entity, choice == speed.0, is_chosen);
    }
}

/// Seeds hang in the air, and the machine waits, while the menu is open.
fn stop_time(mut time: ResMut<Time<Virtual>>) {
    time.pause();
}

fn let_time_go_on(mut time: ResMut<Time<Virtual>>) {
    time.unpause();
}

fn go_on(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Menu::Closed);
}

fn begin_anew(_: On<Activate>, draft: Res<Draft>, mut starts: MessageWriter<StartMatch>, mut commands: Commands) {
    starts.write(StartMatch(draft.with_fresh_seed()));
    commands.set_state_if_neq(Menu::Closed);
}

fn to_setup(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Setup);
}

fn to_title(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Title);
}
