//! What a screen reader wants done: it is done as if a finger or a key had.

use accesskit::{Action, ActionData};
use bevy::a11y::ActionRequest;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, SetSliderValue, Slider, SliderValueChange};

use crate::app::AppSystems;
use crate::app::table::{HoleCell, TouchTable};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>().add_systems(Update, fulfil.in_set(AppSystems::Keys));
}

fn fulfil(
    mut wishes: MessageReader<ActionRequest>,
    cells: Query<&HoleCell>,
    buttons: Query<(), With<Button>>,
    sliders: Query<(), With<Slider>>,
    mut focus: ResMut<InputFocus>,
    mut touches: MessageWriter<TouchTable>,
    mut commands: Commands,
) {
    for wish in wishes.read() {
        let Some(entity) = Entity::try_from_bits(wish.target_node.0) else { continue };
        let change = match (wish.action, &wish.data) {
            (Action::Increment, _) => Some(SliderValueChange::RelativeStep(1.0)),
            (Action::Decrement, _) => Some(SliderValueChange::RelativeStep(-1.0)),
            (Action::SetValue, Some(ActionData::NumericValue(value))) => {
                Some(SliderValueChange::Absolute(*value as f32))
            }
            _ => None,
        };
        if let Some(change) = change.filter(|_| sliders.contains(entity)) {
            commands.trigger(SetSliderValue { entity, change });
        } else if wish.action == Action::Click && buttons.contains(entity) {
            commands.trigger(Activate { entity });
        } else if let (Action::Click, Ok(&HoleCell(hole))) = (wish.action, cells.get(entity)) {
            touches.write(TouchTable(Some(hole)));
        } else if wish.action == Action::Focus {
            focus.set(entity, FocusCause::Navigated);
        }
    }
}
