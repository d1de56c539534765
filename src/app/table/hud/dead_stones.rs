//! A stone that would do nothing now looks dead, but whoever presses it is told why: it does what it would do if it were not, and
//! whoever should have done that answers.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use crate::app::locale::SpokenName;
use crate::app::theme::widget::Activate;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_by_hand).add_observer(press_by_key);
}

/// What stones of the table do that may be dead: for each there is somebody who answers.
const ANSWERED: [&str; 3] = ["undo", "redo", "hint"];

type DeadStones<'w, 's> = Query<'w, 's, &'static SpokenName, With<InteractionDisabled>>;

fn is_answered(stone: Entity, dead: &DeadStones) -> bool {
    dead.get(stone).is_ok_and(|name| ANSWERED.contains(&name.0.id()))
}

fn press_by_hand(click: On<Pointer<Click>>, dead: DeadStones, mut commands: Commands) {
    if click.event.button == PointerButton::Primary && is_answered(click.entity, &dead) {
        commands.trigger(Activate { entity: click.entity });
    }
}

fn press_by_key(key: On<FocusedInput<KeyboardInput>>, dead: DeadStones, mut commands: Commands) {
    let KeyboardInput { key_code, state, repeat, .. } = key.input;
    let is_press = state == ButtonState::Pressed && !repeat;
    let is_meant = is_press && [KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space].contains(&key_code);
    if is_meant && is_answered(key.focused_entity, &dead) {
        commands.trigger(Activate { entity: key.focused_entity });
    }
}
