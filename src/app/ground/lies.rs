//! Widgets that lie on the ground: a node says what it is there, and the ground under it follows.

use bevy::prelude::*;
use bevy::ui::{ComputedNode, InteractionDisabled, Pressed, UiGlobalTransform};

use super::thing::{Dug, Matter, Thing};
use crate::app::table::layout::Leaf;

/// A stone under a finger sinks this far, in u.
const PRESSED_U: f32 = 3.0;

/// What a node of the user interface is on the ground. Its own rectangle says where and how large.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Lies {
    /// Dust swept smooth under text.
    Swept,
    Body(Matter),
    /// A small hole; 0 filled with dust, 1 open.
    Hollow {
        depth: f32,
    },
    /// A groove along the node from edge to edge, as wide as the node is across.
    Groove,
    /// A leaf, its stem at the left edge.
    Leaf,
}

/// A node that lies on the ground, and what it takes to know where.
pub(super) type LyingNode = (
    &'static Lies,
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Has<Pressed>,
    Has<InteractionDisabled>,
);

/// What such a node is on the ground of a window with so many physical pixels a u; nothing while it is hidden.
pub(super) fn thing(
    (lies, node, transform, visibility, is_pressed, is_disabled): (
        &Lies,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        bool,
        bool,
    ),
    px_per_u: f32,
) -> Option<Thing> {
    if !visibility.get() || node.size.min_element() <= 0.0 {
        return None;
    }
    // Whole tenths: a layout that trembles by a hair is no reason to bake.
    let round = |v: Vec2| (v * 10.0).round() / 10.0;
    let rect = Rect::from_center_size(round(transform.translation / px_per_u), round(node.size / px_per_u));
    let centre = rect.center();
    Some(match *lies {
        Lies::Swept => Thing::Plate { rect },
        // What does nothing is no stone: its sign stands in the dust that has filled its place.
        Lies::Body(_) if is_disabled => Thing::Plate { rect },
        Lies::Body(matter) => Thing::Body { rect, matter, sunk: if is_pressed { PRESSED_U } else { 0.0 } },
        Lies::Hollow { depth } => {
            let id = (centre.x / 13.0 + centre.y / 5.0) as u32 % 89;
            Thing::Hole(Dug { centre, radius: rect.width() / 2.0, id, depth })
        }
        Lies::Groove => {
            let half_width = rect.size().min_element() / 2.0;
            let reach = (rect.size() / 2.0 - half_width).max(Vec2::ZERO);
            Thing::Stroke { from: centre - reach, to: centre + reach, half_width }
        }
        Lies::Leaf => {
            let (half_length, half_width) = (rect.width() / 2.0, rect.height() / 2.0);
            Thing::Leaf(Leaf { centre, angle: 0.0, half_length, half_width, columns: 2 })
        }
    })
}
