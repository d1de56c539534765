//! The board as it is dug into the ground, and its touch areas. The ground itself is there on every screen.

use bevy::prelude::*;

use super::heap::dug_hole;
use super::layout::Layout;
use super::playback::ShownTable;
use super::scatter::scatter;
use super::{TableLayout, TablePart};
use crate::app::AppSystems;
use crate::app::ground::{Dug, Terrain, Thing};
use crate::engine::{Hole, Player};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (dig_board, lay_out_board, place_cells).chain().in_set(AppSystems::Show));
}

/// A hole's touch area and tab stop.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleCell(pub Hole);

/// What all cells belong to.
#[derive(Component)]
struct BoardRoot;

/// Makes the cells of the shown table when there are none, or those of another row.
fn dig_board(
    shown: Res<ShownTable>,
    layout: Res<TableLayout>,
    cells: Query<&HoleCell>,
    boards: Query<Entity, With<BoardRoot>>,
    mut commands: Commands,
) {
    let wanted = shown.get().map_or(0, |table| table.board.row().holes());
    if cells.iter().count() == wanted || shown.get().is_some_and(|table| table.board.row() != layout.0.row) {
        return;
    }
    for board in &boards {
        commands.entity(board).try_despawn();
    }
    if wanted > 0 {
        spawn_cells(&mut commands, &layout.0);
    }
}

fn spawn_cells(commands: &mut Commands, layout: &Layout) {
    let board = (BoardRoot, Transform::default(), Visibility::default());
    commands.spawn((Name::new("Board"), TablePart, board)).with_children(|board| {
        for hole in layout.row.track() {
            let name = Name::new(format!("Hole {}", hole.label(layout.row)));
            board.spawn((name, HoleCell(hole), place(layout, hole), Visibility::default(), Pickable::default()));
        }
    });
}

fn place(layout: &Layout, hole: Hole) -> Transform {
    Transform::from_translation(layout.to_world(layout.hole(hole)).extend(0.0))
}

/// The board in the ground: there while a table is shown.
fn lay_out_board(shown: Res<ShownTable>, layout: Res<TableLayout>, mut terrain: ResMut<Terrain>) {
    if !layout.is_changed() && !shown.is_changed() {
        return;
    }
    let is_there = shown.get().is_some_and(|table| table.board.row() == layout.0.row);
    let board = if is_there { board(&layout.0) } else { Vec::new() };
    if terrain.board != board {
        terrain.board = board;
    }
}

/// The holes of a board and its two leaves.
pub fn board(layout: &Layout) -> Vec<Thing> {
    let holes = layout.row.track().map(|hole| {
        let radius = layout.radius * (0.97 + 0.06 * scatter(hole.index(), 0, 32));
        Thing::Hole(Dug { centre: dug_hole(layout, hole), radius, id: hole.index() as u32 + 1, depth: 1.0 })
    });
    holes.chain(Player::ALL.map(|player| Thing::Leaf(layout.leaves[player]))).collect()
}

/// Puts the touch areas where the layout says, when that has changed.
fn place_cells(layout: Res<TableLayout>, mut cells: Query<(&HoleCell, &mut Transform)>) {
    if !layout.is_changed() {
        return;
    }
    for (&HoleCell(hole), mut transform) in &mut cells {
        *transform = place(&layout.0, hole);
    }
}
