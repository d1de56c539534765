//! The view of the board. It reads the session and sends it messages, but never writes it: the game runs the same without it.

mod flight;
mod guide;
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
pub use guide::{Guide, Room};
pub use hud::{
    Captions, GivesWay, HasCaptions, HoleNumbers, InPlaceOfLapLine, SayAside, asked_of, news, see_it_again, side_root,
};
pub use layout::{Layout, Seating};
pub use light::{Glow, Light, MOST_GLOWS};
pub use marks::{Mark, Marks, Nib, Preview, Scratched, Stroke, arrow_head, blown_dust, small_round};
pub use places::{Place, Places};
pub use playback::replay::{EndReplay, SeeAgain, Steer, TimeLine};
pub use playback::{Hurry, MoveShown, Playback, ShownTable, StepBegun, StepShown, TableSpeed};
pub use touch::TouchTable;
pub use view::HoleCell;

use super::AppSystems;
use super::locale::Readers;
use super::session::Session;
use super::window_size::WindowSize;
use crate::engine::{Player, Row};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PictureChanges>()
        .init_resource::<TableStand>()
        .init_resource::<Guide>()
        .init_resource::<NorthTurned>()
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
    /// To be led at: only what matters is written on it, between what lies above and below.
    Taught(Room),
    /// Not seen for a while: something else lies there. Everything on it stays as it is.
    Away,
}

/// Whether two people at one table sit opposite each other: what is North's is turned to North. Else all stand or sit on one
/// side, as before a wall.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct NorthTurned(pub bool);

impl Default for NorthTurned {
    fn default() -> Self {
        NorthTurned(true)
    }
}

/// Where everything is now.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct TableLayout(pub Layout);

/// Hole numbers leave room for larger text: above this size they show only on request.
const MOST_WITH_NUMBERS: f32 = 1.6;

/// For whom the table is set. Against the machine nobody sits opposite, and a past game is looked at from one side.
fn seating(session: &Session, is_north_turned: bool, readers: &Readers) -> Seating {
    let is_north_turned = is_north_turned && session.is_between_people() && !session.is_past();
    let sizes = Player::ALL.map(|player| readers.0[player].text_size.factor());
    let text = if is_north_turned { sizes[0].max(sizes[1]) } else { readers.first().text_size.factor() };
    Seating {
        is_north_turned,
        text,
        has_hole_numbers: text <= MOST_WITH_NUMBERS,
        // What is said of a past game lies over the board.
        has_stones_below: session.is_past(),
    }
}

/// All that a layout comes from.
type LaidFor = (TableStand, Seating, Row, Vec2);

/// A new board, a window of another shape or other readers mean a new layout. The session changes with every move: the best layout
/// for large text is looked for only where it may be another one.
fn lay_table_out(
    session: Res<Session>,
    window: Res<WindowSize>,
    (stand, turned, readers): (Res<TableStand>, Res<NorthTurned>, Res<Readers>),
    mut layout: ResMut<TableLayout>,
    mut laid_for: Local<Option<LaidFor>>,
) {
    let is_changed = session.is_changed() || window.is_changed() || stand.is_changed();
    if !is_changed && !turned.is_changed() && !readers.is_changed() {
        return;
    }
    let row = session.running_match().map_or(layout.0.row, |match_| match_.row());
    let wanted = (*stand, seating(&session, turned.0, &readers), row, window.logical);
    if laid_for.replace(wanted) == Some(wanted) {
        return;
    }
    let (stand, seating, row, window) = wanted;
    layout.set_if_neq(TableLayout(match stand {
        TableStand::Played | TableStand::Away => Layout::set_for(seating, row, window),
        TableStand::Shown => Layout::at_lower_right(row, window),
        TableStand::Taught(room) => guide::layout_within(row, window, room),
    }));
}
