//! Marks on a screen, away from the table: a node of the user interface carries them, and they go where it goes.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiSystems};
use bevy::window::PrimaryWindow;

use super::material::MarkMaterial;
use super::stroke::{Mark, Nib, Stroke};
use super::{Sheet, lay_on, sheet};
use crate::app::theme::palette::{Faded, PaintSystems, Palette};
use crate::app::window_size::px_per_u;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_mesh)
        // Told of after this, a new mesh would be looked for a second time in the next frame, when the graphics card has it already.
        .add_systems(PostUpdate, draw.after(UiSystems::Layout).after(PaintSystems::Late).before(AssetEventSystems));
}

/// What is scratched into the ground round the middle of a node: places in u, y down; seen while the node is.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Scratched(pub Vec<Mark>);

#[derive(Component)]
struct ScreenMarks;

fn spawn_mesh(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<MarkMaterial>>) {
    commands.spawn((Name::new("Marks of the screen"), ScreenMarks, sheet(&mut meshes, &mut materials)));
}

/// Makes the mesh anew when a mark has come, gone or moved.
fn draw(
    windows: Query<&Window, With<PrimaryWindow>>,
    palette: Res<Palette>,
    nodes: Query<(&Scratched, &UiGlobalTransform, &InheritedVisibility, Option<&Faded>)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut sheets: Query<Sheet, With<ScreenMarks>>,
    mut known: Local<Vec<Mark>>,
) {
    let (Ok(window), Ok(sheet)) = (windows.single(), sheets.single_mut()) else { return };
    let size_px = window.physical_size().max(UVec2::ONE).as_vec2();
    let px_per_u = px_per_u(size_px);
    let visible = nodes.iter().filter(|(.., visibility, faded)| visibility.get() && Faded::shows(*faded));
    let marks: Vec<Mark> = visible
        .flat_map(|(scratched, at, ..)| {
            let middle = (at.translation - size_px / 2.0) / px_per_u;
            scratched.0.iter().map(move |mark| placed(mark, middle))
        })
        .collect();
    if *known != marks || palette.is_changed() {
        lay_on(&marks, *palette, &mut meshes, sheet);
        *known = marks;
    }
}

/// A mark as it lies in the world, whose y goes up from the window's middle.
fn placed(mark: &Mark, middle: Vec2) -> Mark {
    let place = |nib: &Nib| Nib { at: (middle + nib.at) * Vec2::new(1.0, -1.0), ..*nib };
    mark.iter().map(|stroke| Stroke { nibs: stroke.nibs.iter().map(place).collect(), ..stroke.clone() }).collect()
}
