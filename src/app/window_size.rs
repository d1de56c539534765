//! The size of the window, and the scale that follows from it: everything is measured in u, of which the short side has 720.

use bevy::camera::ScalingMode;
use bevy::prelude::*;
use bevy::ui::UiScale;
use bevy::window::PrimaryWindow;

use super::AppSystems;
use super::table::layout::SHORT_SIDE_U;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WindowSize { logical: Vec2::new(1280.0, 720.0) })
        .add_systems(Startup, spawn_camera)
        .add_systems(Update, measure.before(AppSystems::Layout));
}

/// Width and height in logical pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct WindowSize {
    pub logical: Vec2,
}

impl WindowSize {
    /// Logical pixels in a u.
    pub fn px_per_u(&self) -> f32 {
        px_per_u(self.logical)
    }

    /// Width and height in u.
    pub fn in_u(&self) -> Vec2 {
        self.logical / self.px_per_u()
    }
}

/// Pixels in a u of a window of that size, whatever kind of pixels they are.
pub(super) fn px_per_u(size_px: Vec2) -> f32 {
    size_px.min_element() / SHORT_SIDE_U
}

/// One unit of the world is one u.
fn spawn_camera(mut commands: Commands) {
    let scaling_mode = ScalingMode::AutoMin { min_width: SHORT_SIDE_U, min_height: SHORT_SIDE_U };
    let projection = OrthographicProjection { scaling_mode, ..OrthographicProjection::default_2d() };
    // Smooth edges are painted; multisampling would only cost, most of all on a computer without a graphics card.
    commands.spawn((Name::new("Camera"), Camera2d, Projection::Orthographic(projection), Msaa::Off));
}

fn measure(
    windows: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut size: ResMut<WindowSize>,
    mut scale: ResMut<UiScale>,
) {
    let Ok(window) = windows.single() else { return };
    let logical = window.size();
    // A window that is being minimised may have no size at all.
    if logical.min_element() < 1.0 {
        return;
    }
    size.set_if_neq(WindowSize { logical });
    let px_per_u = WindowSize { logical }.px_per_u();
    if scale.0 != px_per_u {
        scale.0 = px_per_u;
    }
}
