//! From screen to screen: the words of the one that is left blow away, meanwhile the ground fills and opens, and then the words of
//! the new one come. It is only what is seen: a screen can be used, and is read aloud, from its first update on. Any touch ends it.

mod blown;

use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;

use crate::app::theme::{Passage, ReducedMotion};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, end_at_a_touch).add_plugins(blown::plugin);
    let all = (PassageSystems::Begin, PassageSystems::BlowAway).chain();
    let before_all_goes =
        all.after(StateTransitionSystems::DependentTransitions).before(StateTransitionSystems::ExitSchedules);
    app.configure_sets(StateTransition, before_all_goes);
}

/// The passage begins while the screen that is left is still there.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum PassageSystems {
    Begin,
    BlowAway,
}

/// Lets whatever is seen pass when that state changes.
pub(super) fn pass_with<S: States>(app: &mut App) {
    app.add_systems(StateTransition, begin::<S>.in_set(PassageSystems::Begin));
}

/// The first screen comes from nowhere. With reduced motion words fade over each other.
fn begin<S: States>(
    mut transitions: MessageReader<StateTransitionEvent<S>>,
    time: Res<Time<Real>>,
    reduced: Res<ReducedMotion>,
    mut passage: ResMut<Passage>,
) {
    let is_another =
        |transition: &StateTransitionEvent<S>| transition.exited.is_some() && transition.exited != transition.entered;
    if transitions.read().filter(|transition| is_another(transition)).count() > 0 {
        *passage = Passage { since: (!reduced.0).then(|| time.elapsed()), is_cut_short: false };
    }
}

fn end_at_a_touch(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    gamepads: Query<&Gamepad>,
    mut passage: ResMut<Passage>,
) {
    let is_pad_pressed = |pad: &Gamepad| pad.any_just_pressed(GamepadButton::all());
    let is_touched = keys.get_just_pressed().len() > 0
        || buttons.get_just_pressed().len() > 0
        || touches.any_just_pressed()
        || gamepads.iter().any(is_pad_pressed);
    if is_touched && !passage.is_cut_short {
        passage.is_cut_short = true;
    }
}
