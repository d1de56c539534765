//! What a count stands on.

use bevy::prelude::*;

use crate::app::theme::palette::{Paint, Painted, Rimmed};
use crate::app::theme::spacing;

/// As large as it is for text so many times as large as in the scale.
pub(super) fn count_chip(text: f32) -> Node {
    Node {
        min_width: px(31.0 * text),
        height: px(27.0 * text),
        padding: UiRect::axes(px(8), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(spacing::FULLY_ROUND)),
        ..default()
    }
}

/// How a count's chip is painted.
pub(super) fn chip_look() -> impl Bundle {
    (Painted(Paint::Chip), Rimmed(Paint::ChipRim), Pickable::IGNORE)
}
