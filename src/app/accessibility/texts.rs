//! What is written: every text that is not the name of a control.

use accesskit::{Node, Role};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::{is_listened_to, show, tell};
use crate::app::locale::{SpokenName, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (add_nodes, tell_texts).chain().in_set(UiSystems::PostLayout).run_if(is_listened_to));
}

/// A control tells its own word.
fn add_nodes(
    texts: Query<Entity, Added<Words>>,
    controls: Query<(), With<SpokenName>>,
    parents: Query<&ChildOf>,
    mut commands: Commands,
) {
    for text in &texts {
        if !parents.iter_ancestors(text).any(|part| controls.contains(part)) {
            commands.entity(text).insert(AccessibilityNode(Node::new(Role::Label)));
        }
    }
}

fn tell_texts(
    mut texts: Query<
        (&Text, &InheritedVisibility, &ComputedNode, &mut AccessibilityNode),
        (
            With<Words>,
            Or<(Changed<Text>, Changed<InheritedVisibility>, Changed<ComputedNode>, Added<AccessibilityNode>)>,
        ),
    >,
) {
    for (text, is_visible, place, mut node) in &mut texts {
        tell(&mut node, |node| {
            node.set_value(text.0.clone());
            show(node, is_visible.get() && !place.is_empty() && !text.0.is_empty());
        });
    }
}
