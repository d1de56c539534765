//! How everything looks: colours, type, spacing and the widgets built of them. The only place that names Bevy's own widgets.

pub mod fitting;
mod focus;
mod fonts;
mod motion;
pub mod palette;
pub mod spacing;
pub mod type_scale;
pub mod widget;

use bevy::prelude::*;

pub use motion::{Leaving, Passage, ReducedMotion};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        palette::plugin,
        fonts::plugin,
        motion::plugin,
        type_scale::plugin,
        widget::plugin,
        focus::plugin,
    ));
}
