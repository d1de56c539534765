//! What of the table is under a pointer: a hole's whole cell, or the ground beside them. A backend of Bevy's picking, below the
//! user interface.

use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;

use super::TableLayout;
use super::view::HoleCell;
use crate::app::ground::Ground;
use crate::app::window_size::WindowSize;

/// Of the table's camera; the user interface's comes above it.
const ORDER: f32 = 0.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, pick.in_set(PickingSystems::Backend));
}

fn pick(
    pointers: Query<(&PointerId, &PointerLocation)>,
    cameras: Query<Entity, With<Camera2d>>,
    layout: Res<TableLayout>,
    window: Res<WindowSize>,
    cells: Query<(Entity, &HoleCell)>,
    grounds: Query<Entity, With<Ground>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (Ok(camera), Ok(ground)) = (cameras.single(), grounds.single()) else { return };
    for (&pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let touched = layout.0.hole_at(location.position / window.px_per_u());
        let cell = cells.iter().find(|(_, cell)| Some(cell.0) == touched).map(|(entity, _)| entity);
        let hit = HitData::new(camera, 0.0, None, None);
        hits.write(PointerHits::new(pointer, vec![(cell.unwrap_or(ground), hit)], ORDER));
    }
}
