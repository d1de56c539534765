//! The menu over the play screen.

use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{Draft, Menu, MenuReader, Players, Screen, speed_word};
use crate::app::AppSystems;
use crate::app::locale::{Readers, Words};
use crate::app::session::{Ask, Request, Session, StartMatch, Wish};
use crate::app::table::pace::Speed;
use crate::app::table::{GivesWay, Layout, SayAside, SeeAgain, TableLayout, TableSpeed, TableStand, side_root};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{
    Activate, SliderValue, ValueChange, clay_slab, close_slab, growth, in_narrow_row, label, plate, slab,
    spawn_hollows, spot, stops, stops_size_u, whole_window,
};
use crate::app::window_size::WindowSize;
use crate::engine::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), spawn_pause)
        .add_systems(OnExit(Menu::Pause), give_table_back.run_if(in_state(Screen::Play)))
        .add_systems(OnEnter(Menu::Closed), (let_time_go_on, take_room_back, forget_reader))
        .add_systems(OnExit(Menu::Closed), stop_time)
        .add_systems(
            Update,
            (spawn_anew.run_if(resource_changed::<WindowSize>), show_speed)
                .chain()
                .run_if(in_state(Menu::Pause))
                .in_set(AppSystems::Show),
        )
        .add_systems(
            PostUpdate,
            make_room.run_if(not(in_state(Menu::Closed))).before(VisibilitySystems::VisibilityPropagate),
        );
}

/// All of the menu.
#[derive(Component)]
struct PauseMenu;

/// The speeds, and the word for the chosen one.
#[derive(Component)]
struct Speeds;

#[derive(Component)]
struct SpeedWord;

/// Text that is larger than this has no room beside the board.
const LARGE_TEXT: f32 = 1.1;

/// A window that is less than so many times as wide as high is narrow; a square one has no room beside the board either.
const NARROW: f32 = 1.4;
const SQUARE: f32 = 1.2;

/// Whether the menu takes the place of the board: in a window of that size in u, for text that is so many times its least size.
pub(super) fn is_in_middle(window: Vec2, text: f32) -> bool {
    text > LARGE_TEXT || (window.x >= window.y && window.x < SQUARE * window.y)
}

/// The board stays in sight: the speeds lie at the top, what can be done at the bottom, where writing and buttons were. Where there
/// is no room for it, as for large text, the menu takes the board's place meanwhile.
fn spawn_pause(
    (layout, session, request): (Res<TableLayout>, Res<Session>, Res<Request>),
    (readers, opener): (Res<Readers>, Res<MenuReader>),
    mut stand: ResMut<TableStand>,
    mut commands: Commands,
) {
    let side = if layout.0.is_turned(opener.0) { opener.0 } else { Player::South };
    let text_size = readers.0[side].text_size;
    let is_in_middle = is_in_middle(layout.0.size, text_size.factor());
    stand.set_if_neq(if is_in_middle { TableStand::Away } else { TableStand::Played });
    let MenuPlace { speeds, offers, meaning, first_actions, more_actions } = menu_place(&layout.0, is_in_middle);
    // Unlike a screen's root it takes every touch, so that none reaches the table.
    let root = (Name::new("Pause"), PauseMenu, whole_window(), DespawnOnExit(Menu::Pause), TabGroup::modal());
    let root = commands.spawn((root, Pickable::default(), GlobalZIndex(10))).id();
    commands.spawn((side_root(&layout.0, side), ChildOf(root))).with_children(|menu| {
        let sweep = || Node { padding: UiRect::axes(px(spacing::MEDIUM), px(spacing::HAIR)), ..default() };
        let can_offer = session.can_stop() && request.pending().is_none();
        let offer = |row: &mut ChildSpawnerCommands| {
            // No stone of a side is there for it.
            let has_moved = session.running_match().is_some_and(|match_| match_.game().ply() > 0);
            if layout.0.seating.is_north_turned && has_moved {
                row.spawn(close_slab("see-it-again")).observe(see_again);
            }
            if can_offer {
                row.spawn(close_slab("offer-to-stop")).observe(offer_to_stop);
            }
        };
        let say_what_stopping_means = |row: &mut ChildSpawnerCommands| {
            if can_offer {
                let means = (label("offer-to-stop-means", Type::Note, Paint::Ink), in_narrow_row());
                row.spawn(plate(sweep())).with_child(means);
            }
        };
        let align_content = if is_in_middle { AlignContent::Center } else { AlignContent::FlexStart };
        // The board is right below.
        let top =
            Node { align_content, row_gap: px(spacing::HAIR), column_gap: px(spacing::SMALL), ..wrapping(speeds) };
        menu.spawn((top, Pickable::IGNORE)).with_children(|row| {
            row.spawn(plate(Node { flex_shrink: 0.0, ..sweep() })).with_child(label("speed", Type::Strong, Paint::Ink));
            let count = Speed::ALL.len();
            let size = stops_size_u(count) * growth(text_size);
            let node = Node { width: px(size.x), height: px(size.y), flex_shrink: 0.0, ..default() };
            let mut hollows = row.spawn((stops("speed", node, count), Speeds));
            hollows.observe(choose_speed).with_children(|row| spawn_hollows(row, count, true));
            row.spawn(plate(sweep())).with_child((SpeedWord, label(Words::default(), Type::Strong, Paint::Ink)));
            if offers.is_none() {
                offer(row);
            }
            if meaning.is_none() {
                say_what_stopping_means(row);
            }
        });
        if let Some(place) = offers {
            menu.spawn((wrapping(place), Pickable::IGNORE)).with_children(offer);
        }
        if let Some(place) = meaning {
            menu.spawn((spot(place), Pickable::IGNORE)).with_children(say_what_stopping_means);
        }
        let actions = |row: &mut ChildSpawnerCommands| {
            row.spawn((clay_slab("go-on"), AutoFocus)).observe(go_on);
            row.spawn(slab("begin-anew")).observe(begin_anew);
        };
        let more = |row: &mut ChildSpawnerCommands| {
            row.spawn(close_slab("another-game")).observe(to_setup);
            row.spawn(close_slab("rules")).observe(to_rules);
            row.spawn(close_slab("settings")).observe(to_settings);
            row.spawn(close_slab("to-title")).observe(to_title);
        };
        match more_actions {
            Some(place) => {
                menu.spawn((wrapping(first_actions), Pickable::IGNORE)).with_children(actions);
                menu.spawn((wrapping(place), Pickable::IGNORE)).with_children(more);
            }
            None => {
                let row = Node {
                    align_content: AlignContent::FlexEnd,
                    row_gap: px(spacing::HAIR),
                    ..wrapping(first_actions)
                };
                menu.spawn((row, Pickable::IGNORE)).with_children(|row| {
                    actions(row);
                    more(row);
                });
            }
        }
    });
}

/// In a window of another size everything has another place.
fn spawn_anew(menus: Query<Entity, With<PauseMenu>>, mut commands: Commands) {
    for menu in &menus {
        commands.entity(menu).despawn();
    }
    if !menus.is_empty() {
        commands.run_system_cached(spawn_pause);
    }
}

struct MenuPlace {
    speeds: Rect,
    /// Where what can be seen and offered does not stand with the speeds.
    offers: Option<Rect>,
    /// Where what stopping means does not stand with the speeds.
    meaning: Option<Rect>,
    first_actions: Rect,
    /// Where they do not all stand together.
    more_actions: Option<Rect>,
}

fn menu_place(layout: &Layout, is_in_middle: bool) -> MenuPlace {
    let Vec2 { x: width, y: height } = layout.size;
    let (edge, tile) = (spacing::MEDIUM, layout.tiles.north);
    if is_in_middle {
        // In a window that is hardly wider than high what lies above takes more rows.
        let is_narrow = !layout.is_portrait && width < NARROW * height;
        let shares = if is_narrow { [0.03, 0.50, 0.70, 0.97] } else { [0.12, 0.36, 0.54, 0.78] };
        let [top, first, second, end] = shares.map(|share| share * height);
        return MenuPlace {
            speeds: Rect::new(edge, top, width - edge, first),
            offers: None,
            meaning: None,
            first_actions: Rect::new(edge, first, width - edge, second),
            more_actions: Some(Rect::new(edge, second, width - edge, end)),
        };
    }
    if layout.is_portrait {
        // Where two sit opposite each other North's caption leaves its strip above North's tile.
        let (speeds, offers) = if layout.seating.is_north_turned {
            let beside_tile = Rect::new(tile.max.x + edge, tile.min.y, width - edge, tile.max.y);
            (Rect::new(edge, edge, width - edge, tile.min.y - spacing::SMALL), Some(beside_tile))
        } else {
            (Rect::new(tile.max.x + edge, edge, width - edge, 148.0), None)
        };
        let below_tile = Rect::new(tile.min.x, tile.max.y + spacing::HAIR, tile.max.x, 148.0);
        return MenuPlace {
            speeds,
            offers,
            meaning: offers.is_none().then_some(below_tile),
            first_actions: Rect::new(edge, height - 162.0, layout.tiles.south.min.x - edge, height - 96.0),
            more_actions: Some(Rect::new(edge, height - 88.0, width - edge, height - edge)),
        };
    }
    MenuPlace {
        speeds: Rect::new(tile.max.x + edge, edge, width - edge, 148.0),
        offers: None,
        meaning: None,
        // In some languages they take two rows.
        first_actions: Rect::new(edge, height - 148.0, layout.tiles.south.min.x - edge, height - spacing::SMALL),
        more_actions: None,
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

/// What is written on the table makes room for the menu, also what is laid there anew while it is open.
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

fn choose_speed(change: On<ValueChange<f32>>, mut speed: ResMut<TableSpeed>) {
    if let Some(&chosen) = Speed::ALL.get(change.value.max(0.0) as usize) {
        speed.0 = chosen;
    }
}

fn show_speed(
    speed: Res<TableSpeed>,
    speeds: Query<(Entity, &SliderValue), With<Speeds>>,
    mut words: Query<&mut Words, With<SpeedWord>>,
    mut commands: Commands,
) {
    let place = Speed::ALL.iter().position(|&other| other == speed.0).unwrap_or_default();
    let value = SliderValue(place as f32);
    for (entity, shown) in &speeds {
        if *shown != value {
            commands.entity(entity).insert(value);
        }
    }
    for mut word in &mut words {
        word.set_if_neq(speed_word(speed.0).into());
    }
}

/// What lies over the match needs all of the window.
pub(super) fn put_table_away(mut stand: ResMut<TableStand>) {
    stand.set_if_neq(TableStand::Away);
}

/// Whatever comes next, the table comes back, unless that puts it away too.
pub(super) fn give_table_back(mut stand: ResMut<TableStand>) {
    stand.set_if_neq(TableStand::Played);
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

/// Whoever leaves a match for it is told where that one is.
fn begin_anew(
    _: On<Activate>,
    (draft, session): (Res<Draft>, Res<Session>),
    mut starts: MessageWriter<StartMatch>,
    mut asides: MessageWriter<SayAside>,
    mut commands: Commands,
) {
    if session.can_stop() && draft.players() != Players::Watched {
        asides.write(SayAside(vec!["left-game-is-kept".into()]));
    }
    starts.write(StartMatch(draft.with_fresh_seed()));
    commands.set_state_if_neq(Menu::Closed);
}

fn to_setup(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Setup);
}

fn to_rules(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Menu::Rules);
}

fn to_settings(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Menu::Settings);
}

fn to_title(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Title);
}
