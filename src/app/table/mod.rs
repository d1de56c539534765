//! The view of the board. It reads the session and sends it messages, but never writes it: the game runs the same without it.

mod flight;
pub mod heap;
mod hud;
pub mod layout;
mod light;
mod marks;
pub mod pace;
mod picking;
mod places;
mod playback;
mod scatter;
mod seed_mesh;
mod seeds;
mod touch;
mod view;

use bevy::prelude::*;

pub use flight::Seed;
pub use hud::{Captions, GivesWay, HoleNumbers, see_it_again};
pub use layout::Layout;
pub use light::{Glow, Light, MOST_GLOWS};
pub use marks::{Drawn, Mark, Marks, Nib, Preview, Stroke};
pub use places::{Place, Places};
pub use playback::replay::{EndReplay, SeeAgain, Steer, TimeLine};
pub use playback::{Hurry, MoveShown, Playback, ReducedMotion, ShownTable, StepBegun, StepShown, TableSpeed};
pub use touch::TouchTable;
pub use view::HoleCell;

use super::AppSystems;
use super::session::Session;
use super::window_size::WindowSize;
use crate::engine::Row;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PictureChanges>()
        .init_resource::<TableStand>()
        .insert_resource(TableLayout(Layout::new(Row::Six, Vec2::new(1280.0, 720.0))))
        .add_systems(Update, lay_table_out.in_set(AppSystems::Layout))
        .add_plugins((playback::plugin, seeds::plugin, seed_mesh::plugin, view::plugin, picking::plugin))
        .add_plugins((light::plugin, marks::plugin, hud::plugin, touch::plugin));
}

/// When the picture will change although nobody does anything: until then no frame need be drawn.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PictureChanges {
    /// On the real clock since the start.
    pub at: Option<std::time::Duration>,
}

/// Whatever is there only while a match is on the table.
#[derive(Component, Clone, Copy, Default)]
pub struct TablePart;

/// What the table is there for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableStand {
    /// To be played on.
    #[default]
    Played,
    /// To be looked at beside something else: there is no writing on it, and it lies at the lower right.
    Shown,
    /// Not seen for a while: something else lies there. Everything on it stays as it is.
    Away,
}

/// Where everything is now.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct TableLayout(pub Layout);

/// A new board or a window of another shape means a new layout.
fn lay_table_out(
    session: Res<Session>,
    window: Res<WindowSize>,
    stand: Res<TableStand>,
    mut layout: ResMut<TableLayout>,
) {
    let row = session.running_match().map_or(layout.0.row, |match_| match_.row());
    if layout.0.row != row || window.is_changed() || stand.is_changed() {
        layout.set_if_neq(TableLayout(match *stand {
            TableStand::Played | TableStand::Away => Layout::new(row, window.logical),
            TableStand::Shown => Layout::at_lower_right(row, window.logical),
        }));
    }
}
