//! The menu over the play screen.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{Draft, Menu, Screen, speed_word};
use crate::app::AppSystems;
use crate::app::session::StartMatch;
use crate::app::table::pace::Speed;
use crate::app::table::{GivesWay, Layout, TableLayout, TableSpeed};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{
    Activate, Chosen, choice, clay_slab, label, mark_choice, plate, slab, spot, whole_window,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), spawn_pause)
        .add_systems(OnEnter(Menu::Closed), (let_time_go_on, take_room_back))
        .add_systems(OnExit(Menu::Closed), (stop_time, make_room))
        .add_systems(Update, mark_speed.run_if(in_state(Menu::Pause)).in_set(AppSystems::Show));
}

/// A choice of speed.
#[derive(Component, Clone, Copy)]
struct SpeedChoice(Speed);

/// The board stays in sight: the speeds lie at the top, what can be done at the bottom, where writing and buttons were.
fn spawn_pause(layout: Res<TableLayout>, mut commands: Commands) {
    let MenuPlace { speeds, first_actions, more_actions } = menu_place(&layout.0);
    // Unlike a screen's root it takes every touch, so that none reaches the table.
    let root = (Name::new("Pause"), whole_window(), DespawnOnExit(Menu::Pause), TabGroup::modal());
    commands.spawn((root, Pickable::default(), GlobalZIndex(10))).with_children(|menu| {
        menu.spawn((wrapping(speeds), Pickable::IGNORE)).with_children(|row| {
            // In portrait there is room for two rows of three, whose words speak for themselves.
            if !layout.0.is_portrait {
                let sweep = Node { padding: UiRect::axes(px(spacing::MEDIUM), px(spacing::HAIR)), ..default() };
                row.spawn(plate(sweep)).with_child(label("speed", Type::Strong, Paint::Ink));
            }
            for speed in Speed::ALL {
                row.spawn((choice(speed_word(speed)), SpeedChoice(speed))).observe(choose_speed);
            }
        });
        let is_portrait = layout.0.is_portrait;
        let towards = |row| if is_portrait { JustifyContent::Center } else { row };
        let first = Node { justify_content: towards(JustifyContent::FlexEnd), ..wrapping(first_actions) };
        let more = Node { justify_content: towards(JustifyContent::FlexStart), ..wrapping(more_actions) };
        menu.spawn((first, Pickable::IGNORE)).with_children(|row| {
            row.spawn((clay_slab("go-on"), AutoFocus)).observe(go_on);
            row.spawn(slab("begin-anew")).observe(begin_anew);
        });
        menu.spawn((more, Pickable::IGNORE)).with_children(|row| {
            row.spawn(slab("another-game")).observe(to_setup);
            row.spawn(slab("settings")).observe(to_settings);
            row.spawn(slab("to-title")).observe(to_title);
        });
    });
}

/// Of a row of five, how much the first two need.
const FIRST_ACTIONS_SHARE: f32 = 0.40;

struct MenuPlace {
    speeds: Rect,
    first_actions: Rect,
    more_actions: Rect,
}

fn menu_place(layout: &Layout) -> MenuPlace {
    let Vec2 { x: width, y: height } = layout.size;
    let (edge, tile) = (spacing::MEDIUM, layout.tiles.north);
    if layout.is_portrait {
        return MenuPlace {
            speeds: Rect::new(tile.max.x + edge, edge, width - edge, 132.0),
            first_actions: Rect::new(edge, height - 162.0, layout.tiles.south.min.x - edge, height - 96.0),
            more_actions: Rect::new(edge, height - 88.0, width - edge, height - edge),
        };
    }
    let row = Rect::new(edge, height - 92.0, layout.tiles.south.min.x - edge, height - edge);
    let share = row.min.x + FIRST_ACTIONS_SHARE * row.width();
    MenuPlace {
        speeds: Rect::new(tile.max.x + edge, edge, width - edge, 82.0),
        first_actions: Rect { max: Vec2::new(share - edge / 2.0, row.max.y), ..row },
        more_actions: Rect { min: Vec2::new(share + edge / 2.0, row.min.y), ..row },
    }
}

fn wrapping(rect: Rect) -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(spacing::MEDIUM),
        row_gap: px(spacing::SMALL),
        align_content: AlignContent::Center,
        ..spot(rect)
    }
}

/// What is written on the table makes room for the menu.
fn make_room(mut waiting: Query<&mut Visibility, With<GivesWay>>) {
    for mut visibility in &mut waiting {
        visibility.set_if_neq(Visibility::Hidden);
    }
}

fn take_room_back(mut waiting: Query<&mut Visibility, With<GivesWay>>) {
    for mut visibility in &mut waiting {
        visibility.set_if_neq(Visibility::Inherited);
    }
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

/// Seeds hang in the air, and the machine waits, while a menu is open.
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

fn to_settings(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Menu::Settings);
}

fn to_title(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Title);
}
