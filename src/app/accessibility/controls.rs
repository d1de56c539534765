//! Buttons, choices, toggles and sliders: what they are, how they stand, and what can be done with them. Their names follow the
//! language (see [`crate::app::locale::SpokenName`]).

use accesskit::{Action, Role, Toggled};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiSystems};
use bevy::ui_widgets::{Button, Slider};

use super::{is_listened_to, show, tell};
use crate::app::theme::widget::{Choice, Chosen, Toggle};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (tell_kinds, tell_sliders, tell_sight).chain().in_set(UiSystems::PostLayout).run_if(is_listened_to),
    );
}

/// One of several is a radio button, yes or no is a switch.
fn tell_kinds(mut buttons: Query<(&mut AccessibilityNode, Has<Choice>, Has<Chosen>, Option<&Toggle>), With<Button>>) {
    for (mut node, is_choice, is_chosen, toggle) in &mut buttons {
        let (role, stands) = match (is_choice, toggle) {
            (true, _) => (Role::RadioButton, Some(is_chosen)),
            (false, Some(toggle)) => (Role::Switch, Some(toggle.is_on)),
            (false, None) => (Role::Button, None),
        };
        tell(&mut node, |node| {
            node.set_role(role);
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
            if let Some(is_on) = stands {
                node.set_toggled(if is_on { Toggled::True } else { Toggled::False });
            }
        });
    }
}

fn tell_sliders(mut sliders: Query<&mut AccessibilityNode, Added<Slider>>) {
    for mut node in &mut sliders {
        tell(&mut node, |node| {
            for action in [Action::Focus, Action::Increment, Action::Decrement, Action::SetValue] {
                node.add_action(action);
            }
        });
    }
}

fn tell_sight(
    mut controls: Query<
        (&mut AccessibilityNode, &InheritedVisibility, &ComputedNode),
        (Or<(With<Button>, With<Slider>)>, Or<(Changed<InheritedVisibility>, Changed<ComputedNode>)>),
    >,
) {
    for (mut node, is_visible, place) in &mut controls {
        tell(&mut node, |node| show(node, is_visible.get() && !place.is_empty()));
    }
}
