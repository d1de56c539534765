//! A gamepad for the real window on computers that have none: the same game, in a process of its own, with one more system that
//! hands on the buttons whose names come on standard input.

use std::collections::VecDeque;
use std::io::BufRead;
use std::process::Command;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use hoyito::ai::Tables;
use hoyito::app::{Options, windowed};
use hoyito::storage::data_folder;

/// Set in the process that is to be the game.
const IS_THE_GAME: &str = "HOYITO_WITH_GAMEPAD";

/// Starts this very program as the game.
pub fn game() -> Command {
    let mut program = Command::new(std::env::current_exe().expect("this program has a path"));
    let me = "gamepad::the_game_with_a_gamepad";
    program.args(["--ignored", "--exact", me, "--nocapture"]).env(IS_THE_GAME, "yes");
    program
}

#[test]
#[ignore = "the tour by gamepad starts it"]
fn the_game_with_a_gamepad() {
    if std::env::var_os(IS_THE_GAME).is_none() {
        return;
    }
    let options = Options { tables: Tables::new(), data_folder: data_folder(None), log_json: true };
    let mut app = windowed(options);
    app.add_systems(Startup, take_in_hand).add_systems(First, press);
    app.run();
}

/// The buttons that are to be pressed, and what is still to happen to them: each is let go of in the update after.
#[derive(Resource)]
struct Pad {
    pad: Entity,
    names: Mutex<Receiver<GamepadButton>>,
    events: VecDeque<(GamepadButton, f32)>,
}

fn take_in_hand(
    proxy: Res<EventLoopProxyWrapper>,
    mut connections: MessageWriter<GamepadConnectionEvent>,
    mut commands: Commands,
) {
    let pad = commands.spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "Pad".into(), vendor_id: None, product_id: None };
    connections.write(GamepadConnectionEvent::new(pad, connection));
    let (names, received) = channel();
    commands.insert_resource(Pad { pad, names: Mutex::new(received), events: VecDeque::new() });
    let proxy = (**proxy).clone();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            let Some(button) = button(&line) else { panic!("no button is called {line}") };
            if names.send(button).is_err() || proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    });
}

fn button(name: &str) -> Option<GamepadButton> {
    GamepadButton::all().into_iter().find(|button| format!("{button:?}") == name)
}

fn press(mut pad: ResMut<Pad>, mut changes: MessageWriter<RawGamepadEvent>, mut redraws: MessageWriter<RequestRedraw>) {
    let pad = &mut *pad;
    let names = pad.names.get_mut().expect("nobody else holds it");
    pad.events.extend(names.try_iter().flat_map(|button| [(button, 1.0), (button, 0.0)]));
    if let Some((button, value)) = pad.events.pop_front() {
        let change = RawGamepadButtonChangedEvent::new(pad.pad, button, value);
        changes.write(RawGamepadEvent::Button(change));
        redraws.write(RequestRedraw);
    }
}
