//! For screen readers: every control, every hole and every text has a role, a name and a place, each move is told in a sentence,
//! and what a screen reader asks for is done as if a finger had.
//!
//! | part | what it tells |
//! | --- | --- |
//! | `controls` | buttons, choices, toggles, sliders: what they are, and how they stand |
//! | `holes` | "your hole 3, five seeds" |
//! | `texts` | what is written beside them |
//! | `order` | what comes after what |
//! | `telling` | what a move did |
//! | `wishes` | what the screen reader wants done |

mod controls;
mod holes;
mod order;
mod telling;
mod texts;
mod wishes;

pub use telling::Voice;
pub use texts::ReadAloud;

use accesskit::Node;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((controls::plugin, holes::plugin, order::plugin, telling::plugin, texts::plugin, wishes::plugin));
}

/// Whether there is a screen reader. Nothing is made up while nobody listens; when somebody does, everything there is gets told.
fn is_listened_to(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// Changes a node only where it says something else.
fn tell(node: &mut Mut<AccessibilityNode>, change: impl FnOnce(&mut Node)) {
    let mut told = node.0.clone();
    change(&mut told);
    if told != node.0 {
        node.0 = told;
    }
}

/// What cannot be seen is not told either.
fn show(node: &mut Node, is_visible: bool) {
    if is_visible {
        node.clear_hidden();
    } else {
        node.set_hidden();
    }
}
