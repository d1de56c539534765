//! A gamepad is another keyboard: its buttons press the keys of this table, so that whatever can be done by keys can be done by
//! it. One push of a stick or of the cross is one step; nothing has to be held.

use std::collections::HashMap;

use bevy::input::gamepad::{GamepadAxisChangedEvent, GamepadButtonStateChangedEvent, gamepad_event_processing_system};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey, keyboard_input_system};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use gilrs::{EventType, Gilrs};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        press_keys.after(gamepad_event_processing_system).before(keyboard_input_system).in_set(InputSystems),
    );
}

/// What a button stands for: the lower one accepts, the right one goes back, those above the triggers go from control to control.
const KEYS: [(GamepadButton, &[KeyCode]); 13] = [
    (GamepadButton::South, &[KeyCode::Enter]),
    (GamepadButton::East, &[KeyCode::Escape]),
    (GamepadButton::Start, &[KeyCode::Escape]),
    (GamepadButton::West, &[KeyCode::KeyU]),
    (GamepadButton::North, &[KeyCode::KeyH]),
    (GamepadButton::Select, &[KeyCode::KeyT]),
    (GamepadButton::LeftTrigger, &[KeyCode::ShiftLeft, KeyCode::Tab]),
    (GamepadButton::RightTrigger, &[KeyCode::Tab]),
    (GamepadButton::RightTrigger2, &[KeyCode::Space]),
    (GamepadButton::DPadLeft, &[KeyCode::ArrowLeft]),
    (GamepadButton::DPadRight, &[KeyCode::ArrowRight]),
    (GamepadButton::DPadUp, &[KeyCode::ArrowUp]),
    (GamepadButton::DPadDown, &[KeyCode::ArrowDown]),
];

/// A stick counts as pushed beyond the first, and as let go of within the second of these shares of its way.
const PUSHED: f32 = 0.6;
const LET_GO: f32 = 0.4;

/// Which way each stick's axis is pushed.
#[derive(Default)]
struct Sticks(HashMap<(Entity, GamepadAxis), KeyCode>);

impl Sticks {
    /// The key that is let go of, and the one that is pressed, when an axis has moved.
    fn moved(&mut self, pad: Entity, axis: GamepadAxis, value: f32) -> (Option<KeyCode>, Option<KeyCode>) {
        let Some(key) = pushed_key(axis, value) else { return (None, None) };
        let held = self.0.get(&(pad, axis)).copied();
        if value.abs() > PUSHED && held != Some(key) {
            self.0.insert((pad, axis), key);
            return (held, Some(key));
        }
        if held.is_some() && value.abs() < LET_GO {
            self.0.remove(&(pad, axis));
            return (held, None);
        }
        (None, None)
    }
}

fn pushed_key(axis: GamepadAxis, value: f32) -> Option<KeyCode> {
    match (axis, value < 0.0) {
        (GamepadAxis::LeftStickX, true) => Some(KeyCode::ArrowLeft),
        (GamepadAxis::LeftStickX, false) => Some(KeyCode::ArrowRight),
        (GamepadAxis::LeftStickY, true) => Some(KeyCode::ArrowDown),
        (GamepadAxis::LeftStickY, false) => Some(KeyCode::ArrowUp),
        _ => None,
    }
}

fn press_keys(
    mut buttons: MessageReader<GamepadButtonStateChangedEvent>,
    mut axes: MessageReader<GamepadAxisChangedEvent>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut sticks: Local<Sticks>,
    mut keys: MessageWriter<KeyboardInput>,
) {
    let Ok(window) = windows.single() else { return };
    let mut press = |key_code, state| {
        let logical_key = logical_key(key_code);
        keys.write(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
    };
    for event in buttons.read() {
        let Some((_, stands_for)) = KEYS.iter().find(|(button, _)| *button == event.button) else { continue };
        stands_for.iter().for_each(|&key| press(key, event.state));
    }
    for event in axes.read() {
        let (let_go, pushed) = sticks.moved(event.entity, event.axis, event.value);
        let_go.into_iter().for_each(|key| press(key, ButtonState::Released));
        pushed.into_iter().for_each(|key| press(key, ButtonState::Pressed));
    }
}

fn logical_key(key: KeyCode) -> Key {
    match key {
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::ShiftLeft => Key::Shift,
        KeyCode::Space => Key::Space,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        _ => Key::Unidentified(NativeKey::Unidentified),
    }
}

/// At rest nobody asks the gamepads whether they were touched: a thread of its own waits for that, and wakes the window. Without
/// it, or without any gamepad, the game is as it is.
pub(in crate::app) fn wake_window(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    let waits = std::thread::Builder::new().name("gamepads".to_owned()).spawn(move || {
        let Ok(mut pads) = Gilrs::new() else { return };
        while let Some(event) = pads.next_event_blocking(None) {
            let is_nothing = matches!(event.event, EventType::AxisChanged(_, value, _) if value.abs() < LET_GO);
            if !is_nothing && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    });
    if let Err(error) = waits {
        warn!("A gamepad does not wake the window: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_push_of_the_stick_is_one_step_and_trembling_is_none() {
        let mut sticks = Sticks::default();
        let pad = Entity::PLACEHOLDER;
        let mut moved = |value| sticks.moved(pad, GamepadAxis::LeftStickX, value);
        assert_eq!(moved(0.2), (None, None));
        assert_eq!(moved(0.7), (None, Some(KeyCode::ArrowRight)));
        assert_eq!(moved(0.55), (None, None));
        assert_eq!(moved(0.9), (None, None));
        assert_eq!(moved(0.1), (Some(KeyCode::ArrowRight), None));
        assert_eq!(moved(-0.8), (None, Some(KeyCode::ArrowLeft)));
        assert_eq!(moved(0.8), (Some(KeyCode::ArrowLeft), Some(KeyCode::ArrowRight)));
    }
}
