//! What the seeds lie on: the holes of the board and the leaves for captures. The ground is there on every screen.

use bevy::input_focus::tab_navigation::{TabGroup, TabIndex};
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
        .add_systems(Update, (dig_board, place_parts).chain().in_set(AppSystems::Show));
}

/// The patch of ground under everything. A touch on it means no hole.
#[derive(Component)]
pub struct Ground;

/// A hole's touch area and tab stop. Its picture and marks are entities of their own.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleCell(pub Hole);

/// The holes' tab group.
#[derive(Component)]
struct BoardRoot;

/// The picture of a hole.
#[derive(Component)]
struct HolePicture(Hole);

#[derive(Component)]
struct LeafPicture(Player);

fn spawn_ground(mut commands: Commands, pictures: Res<Pictures>) {
    let sprite = Sprite { image: pictures.ground.clone(), custom_size: Some(Vec2::ONE), ..default() };
    commands.spawn((Name::new("Ground"), Ground, sprite, Transform::from_xyz(0.0, 0.0, GROUND_Z), Pickable::default()));
}

/// Digs the board of the shown table when there is none, or one with another row.
fn dig_board(
    shown: Res<ShownTable>,
    layout: Res<TableLayout>,
    pictures: Res<Pictures>,
    cells: Query<&HoleCell>,
    parts: Query<Entity, Or<(With<BoardRoot>, With<HolePicture>, With<LeafPicture>)>>,
    mut commands: Commands,
) {
    let wanted = shown.get().map_or(0, |table| table.board.row().holes());
    if cells.iter().count() == wanted || shown.get().is_some_and(|table| table.board.row() != layout.0.row) {
        return;
    }
    for part in parts {
        commands.entity(part).try_despawn();
    }
    if wanted == 0 {
        return;
    }
    let board = (BoardRoot, TabGroup::new(0), Transform::default(), Visibility::default());
    let board = commands.spawn((Name::new("Board"), TablePart, board)).id();
    for hole in layout.0.row.track() {
        let label = hole.label(layout.0.row);
        let cell = Sprite::from_color(Color::NONE, Vec2::ONE);
        let place = cell_transform(&layout.0, hole);
        commands.spawn((
            Name::new(format!("Hole {label}")),
            HoleCell(hole),
            ChildOf(board),
            cell,
            place,
            Pickable::default(),
            TabIndex(hole.index() as i32),
        ));
        let picture = pictures.holes[(scatter(hole.index(), 0, 31) * 97.0) as usize % HOLE_KINDS].clone();
        let sprite = Sprite { image: picture, custom_size: Some(Vec2::splat(2.0 * HOLE_PICTURE_REACH)), ..default() };
        let name = Name::new(format!("Picture of hole {label}"));
        commands.spawn((name, TablePart, HolePicture(hole), sprite, hole_transform(&layout.0, hole)));
    }
    for player in Player::ALL {
        let sprite = Sprite {
            image: pictures.leaf.clone(),
            custom_size: Some(Vec2::new(2.0 * 1.02, 2.0 * LEAF_PICTURE_REACH)),
            ..default()
        };
        let name = Name::new(format!("Leaf of {player}"));
        commands.spawn((name, TablePart, LeafPicture(player), sprite, leaf_transform(&layout.0, player)));
    }
}

type NotA<T> = Without<T>;

/// Puts everything where the layout says, when that has changed.
fn place_parts(
    layout: Res<TableLayout>,
    mut ground: Query<&mut Transform, With<Ground>>,
    mut cells: Query<(&HoleCell, &mut Transform), NotA<Ground>>,
    mut holes: Query<(&HolePicture, &mut Transform), (NotA<Ground>, NotA<HoleCell>)>,
    mut leaves: Query<(&LeafPicture, &mut Transform), (NotA<Ground>, NotA<HoleCell>, NotA<HolePicture>)>,
) {
    if !layout.is_changed() {
        return;
    }
    let layout = &layout.0;
    for mut transform in &mut ground {
        transform.scale = layout.size.extend(1.0);
    }
    for (&HoleCell(hole), mut transform) in &mut cells {
        *transform = cell_transform(layout, hole);
    }
    for (&HolePicture(hole), mut transform) in &mut holes {
        *transform = hole_transform(layout, hole);
    }
    for (&LeafPicture(player), mut transform) in &mut leaves {
        *transform = leaf_transform(layout, player);
    }
}

fn cell_transform(layout: &Layout, hole: Hole) -> Transform {
    let middle = layout.to_world(layout.hole(hole)).extend(CELL_Z);
    Transform::from_translation(middle).with_scale(layout.cell().extend(1.0))
}

fn hole_transform(layout: &Layout, hole: Hole) -> Transform {
    let radius = layout.radius * (0.97 + 0.06 * scatter(hole.index(), 0, 32));
    let middle = layout.to_world(dug_hole(layout, hole)).extend(HOLE_Z + hole.index() as f32 * 0.001);
    Transform::from_translation(middle).with_scale(Vec2::splat(radius).extend(1.0))
}

fn leaf_transform(layout: &Layout, player: Player) -> Transform {
    let leaf = layout.leaves[player];
    Transform::from_translation(layout.to_world(leaf.centre).extend(LEAF_Z))
        .with_rotation(Quat::from_rotation_z(-leaf.angle))
        .with_scale(Vec3::new(leaf.half_length, leaf.half_width, 1.0))
}
