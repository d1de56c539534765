//! Everything written on the table: counts, numbers, tiles, captions, lap line and verdict. It is laid there in `spawning`; where it
//! stands is in `placing`, whether it is seen in `showing`, what it says in [`writing`], and what captions say in [`speaking`]
//! and [`answers`].
//!
//! What is a player's hangs on that side's root. Where two sit opposite each other North's root is turned by half a turn, read by
//! North, and laid out as South's is: the table is the same from both sides.

mod again;
mod answers;
mod chip;
mod dead_stones;
mod hand;
mod leaf;
mod placing;
mod question;
mod rounds;
mod showing;
mod spawning;
mod speaking;
mod tags;
mod tile;
mod time_line;
mod writing;

pub use again::{InPlaceOfLapLine, see_it_again};
pub use answers::SayAside;
pub use speaking::{Captions, asked_of, news};

use bevy::prelude::*;

use super::layout::Layout;
use crate::app::AppSystems;
use crate::app::locale::{ReadBy, Unspoken};
use crate::app::theme::spacing;
use crate::app::theme::widget::whole_window;
use crate::engine::{Hole, Player, Row};
use placing::{grow_beside_holes, place_hud};
use showing::{ask_for_numbers, put_away, show_what_matters};
use spawning::spawn_hud;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HoleNumbers>()
        .init_resource::<NumbersAsked>()
        .init_resource::<HasCaptions>()
        .add_systems(
            Update,
            (spawn_hud, place_hud, grow_beside_holes, ask_for_numbers, show_what_matters, put_away)
                .chain()
                .in_set(AppSystems::Show),
        )
        .add_plugins((writing::plugin, speaking::plugin, hand::plugin, again::plugin, time_line::plugin))
        .add_plugins((tile::plugin, question::plugin, leaf::plugin, tags::plugin, rounds::plugin, dead_stones::plugin));
}

/// The root of everything written on the table, and what it was made for.
#[derive(Component, PartialEq, Eq)]
struct Hud {
    row: Row,
    is_north_turned: bool,
}

/// Whether every hole shows its number.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleNumbers(pub bool);

impl Default for HoleNumbers {
    fn default() -> Self {
        HoleNumbers(true)
    }
}

/// Whether hole numbers were asked for since the start: beside very large text all of them show only then.
#[derive(Resource, Default, PartialEq, Eq)]
struct NumbersAsked(bool);

/// Whether moves are told in words. Whoever asks, or may not do something, is answered all the same.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HasCaptions(pub bool);

impl Default for HasCaptions {
    fn default() -> Self {
        HasCaptions(true)
    }
}

/// What lies where an open menu finds its room, and is hidden meanwhile.
#[derive(Component, Clone, Copy)]
pub struct GivesWay;

/// Where a piece of writing belongs.
#[derive(Component, Clone, Copy)]
enum Spot {
    Count(Hole),
    Number(Hole),
    Tile(Player),
    Caption(Player),
    LapLine,
    Verdict(Player),
}

impl Spot {
    /// In the root of its side.
    fn rect(self, layout: &Layout) -> Rect {
        match self {
            Spot::Count(hole) => layout.as_seen_by(hole.owner(layout.row), layout.count(hole)),
            Spot::Number(hole) => layout.as_seen_by(hole.owner(layout.row), layout.number(hole)),
            Spot::Tile(player) => layout.as_seen_by(player, layout.tiles[player]),
            Spot::Caption(_) => layout.caption,
            Spot::LapLine => layout.lap_line,
            Spot::Verdict(player) if layout.is_turned(player) => layout.norths_verdict,
            Spot::Verdict(_) => layout.verdict,
        }
    }
}

/// A text that has what is within its plate's edges.
#[derive(Component, Clone, Copy)]
struct Fills(Spot);

impl Spot {
    /// What is within the edges of a plate, in u. Its texts have room above and below their letters.
    fn inside(self, layout: &Layout) -> Vec2 {
        self.rect(layout).size() - Vec2::X * 2.0 * spacing::MEDIUM
    }
}

#[derive(Component)]
#[require(Unspoken)]
struct CountText(Hole);

#[derive(Component)]
#[require(Unspoken)]
struct NumberText;

#[derive(Component)]
struct CountChip;

#[derive(Component)]
struct CaptionText(Player);

#[derive(Component)]
struct LapText;

#[derive(Component)]
struct VerdictText(Player);

#[derive(Component)]
struct ReasonText(Player);

/// The root of what is a player's: as large as the window, turned to that player, in that player's language.
pub fn side_root(layout: &Layout, player: Player) -> impl Bundle {
    let (turn, reader) = if layout.is_turned(player) { (Rot2::PI, player) } else { (Rot2::IDENTITY, Player::South) };
    (whole_window(), UiTransform::from_rotation(turn), ReadBy(reader), Pickable::IGNORE)
}
