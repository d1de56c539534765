//! Marks on screens beside the table, in one mesh: whatever has a place on a screen can carry strokes.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiSystems};
use bevy::window::PrimaryWindow;

use super::MARKS_Z;
use super::material::MarkMaterial;
use super::mesh::Ribbons;
use super::stroke::{Mark, Stroke};
use crate::app::theme::palette::{Contrast, Paint};
use crate::app::window_size::px_per_u;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_mesh).add_systems(PostUpdate, draw.after(UiSystems::Layout));
}

/// Strokes drawn on the ground round the middle of a node of the user interface, in u, y down; seen while the node is.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Drawn(pub Mark);

#[derive(Component)]
struct DrawnMesh;

fn spawn_mesh(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<MarkMaterial>>) {
    // Never empty: a graphics card has no room for a mesh of nothing.
    let something = [vec![Stroke::disc(Vec2::ZERO, 1.0, Paint::Cream)]];
    let mesh = Mesh2d(meshes.add(Ribbons::of(&something, Contrast::default()).into_mesh()));
    let material = MeshMaterial2d(materials.add(MarkMaterial::default()));
    let look = (mesh, material, Transform::from_xyz(0.0, 0.0, MARKS_Z), Visibility::Hidden, NoFrustumCulling);
    commands.spawn((Name::new("Marks on screens"), DrawnMesh, look));
}

fn draw(
    windows: Query<&Window, With<PrimaryWindow>>,
    contrast: Res<Contrast>,
    drawn: Query<(&Drawn, &UiGlobalTransform, &InheritedVisibility)>,
    mut known: Local<Vec<Mark>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut entities: Query<(&Mesh2d, &mut Visibility), With<DrawnMesh>>,
) {
    let (Ok(window), Ok((mesh, mut visibility))) = (windows.single(), entities.single_mut()) else { return };
    let size_px = window.physical_size().max(UVec2::ONE).as_vec2();
    let px_per_u = px_per_u(size_px);
    let seen = drawn.iter().filter(|(.., visibility)| visibility.get());
    let marks: Vec<Mark> =
        seen.map(|(drawn, at, _)| moved(&drawn.0, (at.translation - size_px / 2.0) / px_per_u)).collect();
    if marks == *known && !contrast.is_changed() {
        return;
    }
    let ribbons = Ribbons::of(&marks, *contrast);
    *known = marks;
    let is_seen = !ribbons.is_empty();
    visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    if is_seen && let Err(error) = meshes.insert(mesh.0.id(), ribbons.into_mesh()) {
        error!("The marks of this screen cannot be drawn: {error}");
    }
}

/// The same strokes round a place in the world, where y goes up.
fn moved(mark: &[Stroke], middle: Vec2) -> Mark {
    let mut mark = mark.to_vec();
    for nib in mark.iter_mut().flat_map(|stroke| &mut stroke.nibs) {
        let at = middle + nib.at;
        nib.at = Vec2::new(at.x, -at.y);
    }
    mark
}
