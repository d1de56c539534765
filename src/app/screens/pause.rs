//! The menu over the play screen.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{Draft, Menu, MenuReader, Screen, speed_word};
use crate::app::AppSystems;
use crate::app::session::{Ask, Session, StartMatch, Wish};
use crate::app::table::pace::Speed;
use crate::app::table::{GivesWay, Layout, SeeAgain, TableLayout, TableSpeed, side_root};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{
    Activate, Chosen, choice, clay_slab, label, mark_choice, plate, slab, spot, whole_window,
};
use crate::engine::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), spawn_pause)
        .add_systems(OnEnter(Menu::Closed), (let_time_go_on, take_room_back, forget_reader))
        .add_systems(OnExit(Menu::Closed), (stop_time, make_room))
        .add_systems(Update, mark_speed.run_if(in_state(Menu::Pause)).in_set(AppSystems::Show));
}

/// Above this size of text the menu has no room for the speeds.
const MOST_WITH_SPEEDS: f32 = 1.0;

/// A choice of speed.
#[derive(Component, Clone, Copy)]
struct SpeedChoice(Speed);

/// The board stays in sight: the speeds lie at the top, what can be done at the bottom, where writing and buttons were.
fn spawn_pause((layout, session): (Res<TableLayout>, Res<Session>), reader: Res<MenuReader>, mut commands: Commands) {
    let MenuPlace { speeds, first_actions, more_actions } = menu_place(&layout.0);
    // Unlike a screen's root it takes every touch, so that none reaches the table.
    let root = (Name::new("Pause"), whole_window(), DespawnOnExit(Menu::Pause), TabGroup::modal());
    let is_north_turned = layout.0.seating.is_north_turned;
    let side = if layout.0.is_turned(reader.0) { reader.0 } else { Player::South };
    // The settings have them too.
    let has_speeds = !is_north_turned && layout.0.seating.text <= MOST_WITH_SPEEDS;
    let root = commands.spawn((root, Pickable::default(), GlobalZIndex(10))).id();
    commands.spawn((side_root(&layout.0, side), ChildOf(root))).with_children(|menu| {
        menu.spawn((wrapping(speeds), Pickable::IGNORE)).with_children(|row| {
            // In portrait there is room for two rows of three, whose words speak for themselves.
            if !layout.0.is_portrait && has_speeds {
                let sweep = Node { padding: UiRect::axes(px(spacing::MEDIUM), px(spacing::HAIR)), ..default() };
                row.spawn(plate(sweep)).with_child(label("speed", Type::Strong, Paint::Ink));
            }
            for speed in Speed::ALL.into_iter().filter(|_| has_speeds) {
                row.spawn((choice(speed_word(speed)), SpeedChoice(speed))).observe(choose_speed);
            }
            if is_north_turned && session.running_match().is_some_and(|match_| match_.game().ply() > 0) {
                row.spawn(slab("see-it-again")).observe(see_again);
            }
            if session.can_stop() {
                row.spawn(slab("offer-to-stop")).observe(offer_to_stop);
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

/// Slabs in two rows, of larger text.
const TWO_ROWS_U: f32 = 128.0;

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
    if layout.is_portrait && layout.seating.text > MOST_WITH_SPEEDS {
        let more = Rect::new(edge, height - edge - TWO_ROWS_U, width - edge, height - edge);
        let first =
            Rect::new(edge, more.min.y - TWO_ROWS_U - spacing::SMALL, layout.tiles.south.min.x - edge, more.min.y);
        return MenuPlace {
            speeds: layout.half_turned(first),
            first_actions: Rect { max: first.max - Vec2::Y * spacing::SMALL, ..first },
            more_actions: more,
        };
    }
    if layout.is_portrait {
        return MenuPlace {
            speeds: Rect::new(tile.max.x + edge, edge, width - edge, 132.0),
            first_actions: Rect::new(edge, height - 162.0, layout.tiles.south.min.x - edge, height - 96.0),
            more_actions: Rect::new(edge, height - 88.0, width - edge, height - edge),
        };
    }
    let rows = if layout.seating.text > MOST_WITH_SPEEDS { TWO_ROWS_U } else { 76.0 };
    let row = Rect::new(edge, height - edge - rows, layout.tiles.south.min.x - edge, height - edge);
    let share = row.min.x + FIRST_ACTIONS_SHARE * row.width();
    MenuPlace {
        speeds: Rect::new(tile.max.x + edge, edge, width - edge, if rows > 76.0 { edge + rows } else { 82.0 }),
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

/// The last move; no stone of a side is there for it.
fn see_again(_: On<Activate>, mut wishes: MessageWriter<SeeAgain>, mut commands: Commands) {
    wishes.write(SeeAgain);
    commands.set_state_if_neq(Menu::Closed);
}

/// Offered by whoever has opened the menu.
fn offer_to_stop(
    _: On<Activate>,
    (session, layout, reader): (Res<Session>, Res<TableLayout>, Res<MenuReader>),
    mut wishes: MessageWriter<Ask>,
    mut commands: Commands,
) {
    let by = match session.position() {
        Some(_) if layout.0.seating.is_north_turned => reader.0,
        // Of two before one wall it is whoever is to move; against the machine, the person.
        Some(position) if session.is_between_people() => position.to_move(),
        _ => session.last_to_decide(),
    };
    wishes.write(Ask { at: session.stamp(), by, wish: Wish::Stop });
    commands.set_state_if_neq(Menu::Closed);
}

/// However it is opened next, it is South's, if North does not say otherwise.
fn forget_reader(mut reader: ResMut<MenuReader>) {
    *reader = MenuReader::default();
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
