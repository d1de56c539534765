//! In which order a screen reader meets what there is: as it is laid out. Bevy hangs everything whose parent says nothing on the
//! window, in no order; so each part that holds something is told too, as a container, which screen readers only go through.

use accesskit::{Node, Role};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiSystems};

use super::is_listened_to;

pub(super) fn plugin(app: &mut App) {
    let systems = (add_containers, place_anew).chain();
    // Bevy places what is told after the layout.
    app.add_systems(PostUpdate, systems.after(UiSystems::Layout).before(UiSystems::PostLayout).run_if(is_listened_to));
}

fn add_containers(
    told: Query<Entity, Added<AccessibilityNode>>,
    parents: Query<&ChildOf>,
    silent: Query<(), Without<AccessibilityNode>>,
    mut commands: Commands,
) {
    for entity in &told {
        for part in parents.iter_ancestors(entity).filter(|&part| silent.contains(part)) {
            commands.entity(part).insert_if_new(AccessibilityNode(Node::new(Role::GenericContainer)));
        }
    }
}

/// Where something is, is told from the part that holds it. Bevy tells it again when either has moved, not when either is new.
fn place_anew(mut told: Query<&mut UiGlobalTransform, Added<AccessibilityNode>>) {
    for mut place in &mut told {
        place.set_changed();
    }
}
