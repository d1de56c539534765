//! What cannot be seen cannot be reached: Tab passes by a control that is hidden, on a page that is not open, or without any room,
//! and the focus never stays on one.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow_sight.after(UiSystems::PostLayout));
}

const REACHED: TabIndex = TabIndex(0);
const PASSED_BY: TabIndex = TabIndex(-1);

fn follow_sight(
    mut controls: Query<(Entity, &InheritedVisibility, Ref<ComputedNode>, &mut TabIndex)>,
    mut focus: ResMut<InputFocus>,
) {
    for (entity, is_visible, node, mut index) in &mut controls {
        let is_seen = is_visible.get() && node.size.min_element() > 0.0;
        let wanted = if is_seen { REACHED } else { PASSED_BY };
        if index.0 != wanted.0 {
            *index = wanted;
            if !is_seen && !node.is_added() && focus.get() == Some(entity) {
                focus.clear();
            }
        }
    }
}
