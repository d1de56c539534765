//! From keys to intents. Digits are holes, 0 is the tenth, the two keys after it the eleventh and twelfth; arrows choose a hole.

pub(super) mod gamepad;
mod pointer;
mod reach;

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::math::CompassOctant;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigator;
use bevy::ui_widgets::{Button, Slider};
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use super::AppSystems;
use super::audio::ToggleMute;
use super::screens::{Menu, Screen};
use super::session::{Ask, AskHint, RedoMove, Session, Wish};
use super::table::{
    Guide, HoleCell, HoleNumbers, Playback, Preview, SeeAgain, Steer, TableLayout, TimeLine, TouchTable,
};
use crate::engine::Hole;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pointer::plugin, gamepad::plugin, reach::plugin));
    let in_play = in_state(Screen::Play).and_then(in_state(Menu::Closed));
    app.add_systems(
        Update,
        (
            (play_by_digit, play_by_focus, choose_hole_by_arrows).run_if(is_on_table),
            (steer_by_arrows, look_by_key).run_if(in_play.clone().or_else(in_state(Screen::PastGame))),
            ask_by_key.run_if(in_play),
            walk_buttons_by_arrows.run_if(not(is_on_table).and_then(not(in_state(Screen::PastGame)))),
            toggle_full_screen,
            mute_by_key,
        )
            .in_set(AppSystems::Keys),
    );
}

/// Whether keys mean holes: in a match, and in a lesson that asks for one or shows what came of it.
fn is_on_table(screen: Res<State<Screen>>, menu: Res<State<Menu>>, guide: Res<Guide>, playback: Res<Playback>) -> bool {
    match screen.get() {
        Screen::Play => *menu.get() == Menu::Closed,
        Screen::Learn => guide.asked.is_some() || playback.is_running(),
        _ => false,
    }
}

/// The keys of holes 1 to 12, on the main row and on the number pad.
const HOLE_KEYS: [(KeyCode, Option<KeyCode>); 12] = [
    (KeyCode::Digit1, Some(KeyCode::Numpad1)),
    (KeyCode::Digit2, Some(KeyCode::Numpad2)),
    (KeyCode::Digit3, Some(KeyCode::Numpad3)),
    (KeyCode::Digit4, Some(KeyCode::Numpad4)),
    (KeyCode::Digit5, Some(KeyCode::Numpad5)),
    (KeyCode::Digit6, Some(KeyCode::Numpad6)),
    (KeyCode::Digit7, Some(KeyCode::Numpad7)),
    (KeyCode::Digit8, Some(KeyCode::Numpad8)),
    (KeyCode::Digit9, Some(KeyCode::Numpad9)),
    (KeyCode::Digit0, Some(KeyCode::Numpad0)),
    (KeyCode::Minus, None),
    (KeyCode::Equal, None),
];

fn play_by_digit(keys: Res<ButtonInput<KeyCode>>, session: Res<Session>, mut touches: MessageWriter<TouchTable>) {
    let Some(position) = session.position() else { return };
    for (i, &(key, pad)) in HOLE_KEYS.iter().enumerate() {
        let is_pressed = keys.just_pressed(key) || pad.is_some_and(|pad| keys.just_pressed(pad));
        let hole = Hole::of(position.row(), position.to_move(), i + 1);
        if let (true, Some(_)) = (is_pressed, hole) {
            touches.write(TouchTable(hole));
        }
    }
}

/// Enter or Space play the chosen hole; while seeds fly, Space hurries them wherever the focus is.
fn play_by_focus(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    playback: Res<Playback>,
    cells: Query<&HoleCell>,
    buttons: Query<(), With<Button>>,
    mut touches: MessageWriter<TouchTable>,
) {
    let focused = focus.get();
    if !keys.any_just_pressed([KeyCode::Space, KeyCode::Enter, KeyCode::NumpadEnter])
        || focused.is_some_and(|entity| buttons.contains(entity))
    {
        return;
    }
    let hole = focused.and_then(|entity| cells.get(entity).ok()).map(|&HoleCell(hole)| hole);
    if hole.is_some() || playback.is_running() {
        touches.write(TouchTable(hole));
    }
}

const ARROWS: [(KeyCode, Vec2, CompassOctant); 4] = [
    (KeyCode::ArrowLeft, Vec2::new(-1.0, 0.0), CompassOctant::West),
    (KeyCode::ArrowRight, Vec2::new(1.0, 0.0), CompassOctant::East),
    (KeyCode::ArrowUp, Vec2::new(0.0, -1.0), CompassOctant::North),
    (KeyCode::ArrowDown, Vec2::new(0.0, 1.0), CompassOctant::South),
];

/// Arrows go along the row of the player to move; from anywhere else they first come to it.
fn choose_hole_by_arrows(
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    (layout, line): (Res<TableLayout>, Res<TimeLine>),
    cells: Query<(Entity, &HoleCell)>,
    mut focus: ResMut<InputFocus>,
    mut focus_is_visible: ResMut<InputFocusVisible>,
) {
    let Some(&(_, way, _)) = ARROWS.iter().find(|(key, ..)| keys.just_pressed(*key)) else { return };
    if line.is_open() {
        return;
    }
    let Some(position) = session.position() else { return };
    let row = position.row();
    let own: Vec<Hole> = row.holes_of(position.to_move()).collect();
    let here = focus.get().and_then(|entity| cells.get(entity).ok()).map(|(_, &HoleCell(hole))| hole);
    let target = match here.filter(|hole| own.contains(hole)) {
        Some(here) => nearest_in(way, here, &own, |hole| layout.0.hole(hole)),
        None => own.iter().copied().find(|&hole| position.check_move(hole).is_ok()),
    };
    focus_is_visible.0 = true;
    let entity = target.and_then(|hole| cells.iter().find(|(_, cell)| cell.0 == hole));
    if let Some((entity, _)) = entity {
        focus.set(entity, FocusCause::Navigated);
    }
}

/// The next hole that way, if there is one.
fn nearest_in(way: Vec2, here: Hole, holes: &[Hole], place: impl Fn(Hole) -> Vec2) -> Option<Hole> {
    let ahead = |hole: Hole| (place(hole) - place(here)).dot(way);
    let in_front = holes.iter().copied().filter(|&hole| ahead(hole) > 1.0);
    in_front.min_by(|&a, &b| ahead(a).total_cmp(&ahead(b)))
}

/// While a move is seen again, arrows go along its laps.
fn steer_by_arrows(keys: Res<ButtonInput<KeyCode>>, line: Res<TimeLine>, mut wishes: MessageWriter<Steer>) {
    if !line.is_open() {
        return;
    }
    if keys.just_pressed(KeyCode::ArrowRight) {
        wishes.write(Steer::Laps(1));
    } else if keys.just_pressed(KeyCode::ArrowLeft) {
        wishes.write(Steer::Laps(-1));
    }
}

/// The last move again; whether holes show what they would do, and their numbers.
fn look_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    (mut preview, mut numbers): (ResMut<Preview>, ResMut<HoleNumbers>),
    mut wishes: MessageWriter<SeeAgain>,
) {
    if keys.just_pressed(KeyCode::KeyN) {
        numbers.0 = !numbers.0;
    }
    if keys.just_pressed(KeyCode::KeyT) {
        wishes.write(SeeAgain);
    }
    if keys.just_pressed(KeyCode::KeyP) {
        preview.0 = !preview.0;
    }
}

fn ask_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    mut wishes: MessageWriter<Ask>,
    mut redos: MessageWriter<RedoMove>,
    mut questions: MessageWriter<AskHint>,
) {
    if keys.just_pressed(KeyCode::KeyU) {
        wishes.write(Ask { at: session.stamp(), by: session.last_to_decide(), wish: Wish::Undo });
    }
    if keys.just_pressed(KeyCode::KeyH) {
        questions.write(AskHint { at: session.stamp() });
    }
    if keys.just_pressed(KeyCode::KeyR) {
        redos.write(RedoMove { at: session.stamp() });
    }
}

/// Away from the table, or with a menu open, arrows go from button to button.
fn walk_buttons_by_arrows(
    keys: Res<ButtonInput<KeyCode>>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    widgets: Query<Has<Slider>, Or<(With<Button>, With<Slider>)>>,
    mut navigator: AutoDirectionalNavigator,
    mut focus_is_visible: ResMut<InputFocusVisible>,
) {
    let Some(&(_, _, way)) = ARROWS.iter().find(|(key, ..)| keys.just_pressed(*key)) else { return };
    focus_is_visible.0 = true;
    let Some(is_on_slider) = navigator.input_focus().and_then(|entity| widgets.get(entity).ok()) else { return };
    // Along a slider the arrows move what lies on it.
    let is_taken = is_on_slider && matches!(way, CompassOctant::West | CompassOctant::East);
    let is_reading = matches!(screen.get(), Screen::Rules | Screen::About) || *menu.get() == Menu::Rules;
    // Up and down move a long text.
    let is_taken = is_taken || (is_reading && matches!(way, CompassOctant::North | CompassOctant::South));
    // At the edge there is no neighbour, and the focus stays where it is.
    if !is_taken {
        let _ = navigator.navigate(way);
    }
}

fn toggle_full_screen(keys: Res<ButtonInput<KeyCode>>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    if !keys.just_pressed(KeyCode::F11) {
        return;
    }
    for mut window in &mut windows {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }
}

fn mute_by_key(keys: Res<ButtonInput<KeyCode>>, mut mutes: MessageWriter<ToggleMute>) {
    if keys.just_pressed(KeyCode::KeyM) {
        mutes.write(ToggleMute);
    }
}
