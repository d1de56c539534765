//! What is written: every text that is not the name of a control.

use accesskit::{Live, Node, Role};
use bevy::a11y::{AccessibilityNode, AccessibilitySystems};
use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::{is_listened_to, show, tell};
use crate::app::locale::{ReadBy, Readers, SpokenName, Unspoken, Words, reader_of};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        add_nodes.after(UiSystems::Layout).before(UiSystems::PostLayout).run_if(is_listened_to),
    )
    .add_systems(PostUpdate, tell_texts.in_set(UiSystems::PostLayout).run_if(is_listened_to))
    .add_systems(
        PostUpdate,
        leave_out_pictures.after(UiSystems::PostLayout).before(AccessibilitySystems::Update).run_if(is_listened_to),
    );
}

/// A text that is read aloud whenever it says something else, wherever its reader is.
#[derive(Component, Default)]
pub struct ReadAloud;

/// A control tells its own word.
fn add_nodes(
    texts: Query<(Entity, Has<ReadAloud>), (With<Words>, Without<AccessibilityNode>, Without<Unspoken>)>,
    controls: Query<(), With<SpokenName>>,
    parents: Query<&ChildOf>,
    mut commands: Commands,
) {
    for (text, is_read_aloud) in &texts {
        if parents.iter_ancestors(text).any(|part| controls.contains(part)) {
            continue;
        }
        let mut node = Node::new(Role::Label);
        if is_read_aloud {
            node.set_live(Live::Polite);
        }
        commands.entity(text).insert(AccessibilityNode(node));
    }
}

fn tell_texts(
    readers: Res<Readers>,
    (sides, parents): (Query<&ReadBy>, Query<&ChildOf>),
    mut texts: Query<
        (Entity, &Text, &Words, &InheritedVisibility, &ComputedNode, &mut AccessibilityNode),
        Or<(Changed<Text>, Changed<InheritedVisibility>, Changed<ComputedNode>, Added<AccessibilityNode>)>,
    >,
) {
    for (entity, text, words, is_visible, place, mut node) in &mut texts {
        let said = match words.aloud() {
            Some(aloud) => reader_of(entity, &readers, &sides, &parents).language.say(aloud),
            None => text.0.clone(),
        };
        tell(&mut node, |node| {
            show(node, is_visible.get() && !place.is_empty() && !said.is_empty());
            node.set_value(said);
        });
    }
}

/// Bevy tells of every picture; ours stand beside words that say the same.
fn leave_out_pictures(mut pictures: Query<&mut AccessibilityNode, (With<ImageNode>, Added<AccessibilityNode>)>) {
    for mut node in &mut pictures {
        tell(&mut node, |node| show(node, false));
    }
}
