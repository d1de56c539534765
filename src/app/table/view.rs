//! What the seeds lie on: the holes of the board and the leaves for captures. The ground is there on every screen.

use bevy::prelude::*;

use super::heap::dug_hole;
use super::layout::Layout;
use super::playback::ShownTable;
use super::scatter::scatter;
use super::{TableLayout, TablePart};
use crate::app::AppSystems;
use crate::app::paint::{HOLE_KINDS, HOLE_PICTURE_REACH, LEAF_PICTURE_REACH, Pictures};
use crate::engine::{Hole, Player};

const GROUND_Z: f32 = 0.0;
const LEAF_Z: f32 = 1.0;
const HOLE_Z: f32 = 2.0;
/// Above the ground's other touchable things; what is drawn there is nothing.
const CELL_Z: f32 = 3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_ground)
        .add_systems(Update, (dig_board, place_pieces).chain().in_set(AppSystems::Show));
}

/// The patch of ground under everything. A touch on it means no hole.
#[derive(Component)]
pub struct Ground;

/// A hole's touch area and tab stop. Its picture and marks are entities of their own.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleCell(pub Hole);

/// What all holes lie in.
#[derive(Component)]
struct BoardRoot;

/// A thing with a place of its own on the table.
#[derive(Component, Clone, Copy)]
enum Piece {
    Ground,
    Cell(Hole),
    Hole(Hole),
    Leaf(Player),
}

impl Piece {
    fn transform(self, layout: &Layout) -> Transform {
        match self {
            Piece::Ground => {
                let covering = Vec2::splat(layout.size.max_element());
                Transform::from_xyz(0.0, 0.0, GROUND_Z).with_scale(covering.extend(1.0))
            }
            Piece::Cell(hole) => {
                // No two at the same height: on the line between two cells always the same one is touched.
                let z = CELL_Z + hole.index() as f32 * 0.001;
                let middle = layout.to_world(layout.hole(hole)).extend(z);
                Transform::from_translation(middle).with_scale(layout.cell().extend(1.0))
            }
            Piece::Hole(hole) => {
                let radius = layout.radius * (0.97 + 0.06 * scatter(hole.index(), 0, 32));
                let middle = layout.to_world(dug_hole(layout, hole)).extend(HOLE_Z + hole.index() as f32 * 0.001);
                Transform::from_translation(middle).with_scale(Vec2::splat(radius).extend(1.0))
            }
            Piece::Leaf(player) => {
                let leaf = layout.leaves[player];
                Transform::from_translation(layout.to_world(leaf.centre).extend(LEAF_Z))
                    .with_rotation(Quat::from_rotation_z(-leaf.angle))
                    .with_scale(Vec3::new(leaf.half_length, leaf.half_width, 1.0))
            }
        }
    }
}

fn spawn_ground(mut commands: Commands, pictures: Res<Pictures>, layout: Res<TableLayout>) {
    let sprite = Sprite { image: pictures.ground.clone(), custom_size: Some(Vec2::ONE), ..default() };
    let place = Piece::Ground.transform(&layout.0);
    commands.spawn((Name::new("Ground"), Ground, Piece::Ground, sprite, place, Pickable::default()));
}

/// Digs the board of the shown table when there is none, or one with another row.
fn dig_board(
    shown: Res<ShownTable>,
    layout: Res<TableLayout>,
    pictures: Res<Pictures>,
    cells: Query<&HoleCell>,
    parts: Query<Entity, (With<TablePart>, Or<(With<BoardRoot>, With<Piece>)>)>,
    mut commands: Commands,
) {
    let wanted = shown.get().map_or(0, |table| table.board.row().holes());
    if cells.iter().count() == wanted || shown.get().is_some_and(|table| table.board.row() != layout.0.row) {
        return;
    }
    for part in parts {
        commands.entity(part).try_despawn();
    }
    if wanted > 0 {
        spawn_board(&mut commands, &pictures, &layout.0);
    }
}

fn spawn_board(commands: &mut Commands, pictures: &Pictures, layout: &Layout) {
    let board = (BoardRoot, Transform::default(), Visibility::default());
    let board = commands.spawn((Name::new("Board"), TablePart, board)).id();
    for hole in layout.row.track() {
        let label = hole.label(layout.row);
        let name = Name::new(format!("Hole {label}"));
        let touchable = (Pickable::default(), ChildOf(board));
        let nothing = Sprite::from_color(Color::NONE, Vec2::ONE);
        let cell = Piece::Cell(hole);
        commands.spawn((name, HoleCell(hole), cell, nothing, cell.transform(layout), touchable));

        let picture = pictures.holes[(scatter(hole.index(), 0, 31) * 97.0) as usize % HOLE_KINDS].clone();
        let size = Vec2::splat(2.0 * HOLE_PICTURE_REACH);
        spawn_picture(commands, format!("Picture of hole {label}"), Piece::Hole(hole), picture, size, layout);
    }
    for player in Player::ALL {
        let size = Vec2::new(2.0 * 1.02, 2.0 * LEAF_PICTURE_REACH);
        spawn_picture(commands, format!("Leaf of {player}"), Piece::Leaf(player), pictures.leaf.clone(), size, layout);
    }
}

fn spawn_picture(
    commands: &mut Commands,
    name: String,
    piece: Piece,
    image: Handle<Image>,
    size: Vec2,
    layout: &Layout,
) {
    let sprite = Sprite { image, custom_size: Some(size), ..default() };
    commands.spawn((Name::new(name), TablePart, piece, sprite, piece.transform(layout)));
}

/// Puts everything where the layout says, when that has changed.
fn place_pieces(layout: Res<TableLayout>, mut pieces: Query<(&Piece, &mut Transform)>) {
    if !layout.is_changed() {
        return;
    }
    for (piece, mut transform) in &mut pieces {
        *transform = piece.transform(&layout.0);
    }
}
