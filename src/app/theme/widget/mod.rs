//! The widgets of every screen, built on Bevy's headless ones: plates of swept dust, buttons of stone, choices with a seed in
//! what is chosen. They answer to mouse, touch and keys. What they are made of lies on the ground (see [`Lies`]); nothing here
//! paints but text and icons.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `button` | stones, slabs, tiles |
//! | `choice` | one of several, by their words |
//! | `toggle` | yes or no |
//! | `slider` | how much: a groove with a pebble, a row of hollows |
//! | `hollow` | what a seed is laid into |
//! | `casa` | how much of something is done, in seeds |
//! | `rolling` | seeds and pebbles move to where they belong |
//! | `grown` | all of them grow with the text |

mod button;
mod casa;
mod choice;
mod grown;
mod hollow;
mod rolling;
mod slider;
mod toggle;

use bevy::prelude::*;
use bevy::ui::LayoutConfig;

use super::palette::{Paint, Painted};
use super::type_scale::Type;
use crate::app::ground::Lies;
use crate::app::locale::{SpokenName, Words};
use crate::locale::Phrase;

pub use bevy::ui_widgets::{Activate, SliderRange, SliderThumb, SliderValue, ValueChange};
pub use button::{
    STONE_IN_ROW_WIDTH_U, bare_button, clay_slab, clay_slab_in, close_slab, lead_slab, slab, slab_in, slab_node,
    small_stone, stone, stone_in_row,
};
pub use casa::{HollowSeeds, hollow_of_four};
pub use choice::{Choice, Chosen, PATH_HOLLOW, bare_choice, choice, mark_choice, path_choice, pictured_choice};
pub use grown::growth;
pub use hollow::{LooseSeed, empty_hollow, seed};
pub use slider::{GROOVE_SIZE_U, amount, column_slider, groove_stops, spawn_dots, spawn_hollows, stops, stops_size_u};
pub use toggle::{TOGGLE_SIZE_U, Toggle, toggle};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        button::plugin,
        casa::plugin,
        choice::plugin,
        toggle::plugin,
        slider::plugin,
        grown::plugin,
        rolling::plugin,
    ));
}

/// A text of the scale, in the words of whoever reads it.
pub fn label(words: impl Into<Words>, step: Type, paint: Paint) -> impl Bundle {
    (words.into(), step.style(), TextColor::default(), Painted(paint), Pickable::IGNORE)
}

/// For a text in a row that may be narrower than its words: Bevy measures it by the width it has, but breaks it by that width in
/// whole pixels, so that a word might be broken off for which there is room.
pub fn in_narrow_row() -> LayoutConfig {
    LayoutConfig { use_rounding: false }
}

/// What a control is called: by a screen reader in the reader's language, and by tests.
fn named(name: Phrase) -> impl Bundle {
    (Name::new(name.to_string()), SpokenName(name))
}

/// As large as the window, for what has a place of its own in it.
pub fn whole_window() -> Node {
    Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..default() }
}

/// A place for text at a fixed spot of the window, centred in it.
pub fn spot(rect: Rect) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x),
        top: px(rect.min.y),
        width: px(rect.width()),
        height: px(rect.height()),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// Ground swept clean under a text.
pub fn plate(node: Node) -> impl Bundle {
    (node, Lies::Swept, Pickable::IGNORE)
}

/// The root of a screen, a column with so many u between its rows: as large as the window, and open to touches where nothing
/// lies on it.
pub fn screen_root(name: &'static str, row_gap: f32) -> impl Bundle {
    let node = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        row_gap: px(row_gap),
        ..default()
    };
    (Name::new(name), node, Pickable::IGNORE)
}
