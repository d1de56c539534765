//! Marks on a screen, away from the table: a node of the user interface carries them, and they go where it goes.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform, UiSystems};

use super::MARKS_Z;
use super::material::MarkMaterial;
use super::mesh::Ribbons;
use super::stroke::{Mark, Nib, Stroke};
use crate::app::theme::palette::{Contrast, Paint};
use crate::app::window_size::WindowSize;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_mesh).add_systems(PostUpdate, draw.after(UiSystems::Layout));
}

/// What is scratched into the ground where a node is: places in u from the node's upper left corner, y down.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Scratched(pub Vec<Mark>);

#[derive(Component)]
struct ScreenMarks;

fn spawn_mesh(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<MarkMaterial>>) {
    // Never empty: a graphics card has no room for a mesh of nothing.
    let something = [vec![Stroke::disc(Vec2::ZERO, 1.0, Paint::Cream)]];
    let mesh = Mesh2d(meshes.add(Ribbons::of(&something, Contrast::default()).into_mesh()));
    let material = MeshMaterial2d(materials.add(MarkMaterial::default()));
    let place = Transform::from_xyz(0.0, 0.0, MARKS_Z);
    let look = (mesh, material, place, Visibility::Hidden, NoFrustumCulling);
    commands.spawn((Name::new("Marks of the screen"), ScreenMarks, look));
}

/// Makes the mesh anew when a mark has come, gone or moved.
fn draw(
    window: Res<WindowSize>,
    (scale, contrast): (Res<UiScale>, Res<Contrast>),
    windows: Query<&Window>,
    nodes: Query<(&Scratched, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut entities: Query<(&Mesh2d, &mut Visibility), With<ScreenMarks>>,
    mut known: Local<(Contrast, Vec<Mark>)>,
) {
    let Some(px_per_u) = windows.iter().next().map(|window| scale.0 * window.scale_factor()) else { return };
    let visible = nodes.iter().filter(|(.., visibility)| visibility.get());
    let marks: Vec<Mark> = visible
        .flat_map(|(scratched, node, at, _)| {
            let corner = (at.translation - node.size / 2.0) / px_per_u - window.in_u() / 2.0;
            scratched.0.iter().map(move |mark| placed(mark, corner))
        })
        .collect();
    let now = (*contrast, marks);
    if *known == now {
        return;
    }
    let Ok((mesh, mut visibility)) = entities.single_mut() else { return };
    let ribbons = Ribbons::of(&now.1, now.0);
    visibility.set_if_neq(if ribbons.is_empty() { Visibility::Hidden } else { Visibility::Inherited });
    if !ribbons.is_empty()
        && let Err(error) = meshes.insert(mesh.0.id(), ribbons.into_mesh())
    {
        error!("The marks cannot be drawn: {error}");
    }
    *known = now;
}

/// A mark as it lies in the world, whose y goes up from the window's middle.
fn placed(mark: &Mark, corner: Vec2) -> Mark {
    let place = |nib: &Nib| Nib { at: (corner + nib.at) * Vec2::new(1.0, -1.0), ..*nib };
    mark.iter().map(|stroke| Stroke { nibs: stroke.nibs.iter().map(place).collect(), ..stroke.clone() }).collect()
}
