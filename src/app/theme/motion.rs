//! Whether things may move.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReducedMotion>();
}

/// Whether nothing is to slide or shake: seeds fade from hole to hole, and what is chosen is there at once.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReducedMotion(pub bool);
