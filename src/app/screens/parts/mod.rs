//! What several screens are made of: the back stone with the heading, words on their sweep, pages that are turned by two stones,
//! drawings on the ground, and the focus that stays where it was.

pub mod none_yet;
pub mod pages;
pub mod refocus;
pub mod scrolled;
pub mod sketch;
pub mod text;

use bevy::ecs::system::SystemParam;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

use super::{Menu, Screen, step_back};
use crate::app::AppSystems;
use crate::app::locale::Readers;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, label, plate, spot, stone};
use crate::app::window_size::WindowSize;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((pages::plugin, refocus::plugin, scrolled::plugin))
        .add_systems(Update, keep_rows_wide.in_set(AppSystems::Show));
}

/// Screens are filled before what shows how they are filled.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FillSystems;

/// The middle of the back stone, and where the heading beside it begins, in u.
const BACK: Vec2 = Vec2::new(48.0, 46.0);
const HEADING_LEFT: f32 = 104.0;

/// How high the row with the heading is, in u, at the smallest text.
pub const HEADER_HEIGHT: f32 = 92.0;

/// From the sides of the screen to what stands on it, and the widest that all of it gets, in u.
pub const MARGIN: f32 = 60.0;
const NARROW_MARGIN: f32 = 40.0;
const WIDEST: f32 = 1280.0;

/// How much room there is, and how large text is in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// Of the window, in u.
    pub size: Vec2,
    /// Of a text, as a multiple of its size in the type scale: 1 to 2.
    pub text: f32,
}

impl Room {
    pub fn is_portrait(&self) -> bool {
        self.size.y > self.size.x
    }

    /// How much larger hollows and seeds are than in plain size: they grow half as fast as text.
    pub fn growth(&self) -> f32 {
        (1.0 + self.text) / 2.0
    }

    /// From the sides of the screen to what stands on it, in u.
    pub fn margin(&self) -> f32 {
        if self.is_portrait() { NARROW_MARGIN } else { MARGIN }
    }

    /// Between those margins, in u; a wide window keeps its middle.
    pub fn width(&self) -> f32 {
        self.size.x.min(WIDEST) - 2.0 * self.margin()
    }
}

/// The room that screens have now.
#[derive(SystemParam)]
pub struct RoomNow<'w> {
    window: Res<'w, WindowSize>,
    readers: Res<'w, Readers>,
}

impl RoomNow<'_> {
    pub fn get(&self) -> Room {
        Room { size: self.window.in_u(), text: self.readers.first().text_size.factor() }
    }

    /// Whether what depends on it is to be laid anew.
    pub fn is_changed(&self) -> bool {
        self.window.is_changed() || self.readers.is_changed()
    }
}

/// The whole of a screen, a column.
pub fn column() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        ..default()
    }
}

/// What lies between the heading and the lower edge: a column in the middle of the window.
pub fn body(room: Room) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_self: AlignSelf::Center,
        width: px(room.width()),
        flex_grow: 1.0,
        // As high as what is left, whatever it holds.
        flex_basis: px(0),
        min_height: px(0),
        ..default()
    }
}

/// A folding row between the same sides as the body.
pub fn wide_row(room: Room) -> Node {
    Node {
        align_self: AlignSelf::Center,
        // Known beforehand: a share of the window would be folded by another width than it is measured by.
        width: px(room.size.x.min(WIDEST)),
        padding: UiRect::horizontal(px(room.margin())),
        ..folding_row()
    }
}

/// A [`wide_row`], as wide as the window lets it be, whatever becomes of the window.
#[derive(Component, Clone, Copy)]
pub struct WideRow;

fn keep_rows_wide(room: RoomNow, mut rows: Query<&mut Node, With<WideRow>>) {
    if room.is_changed() {
        let Node { width, padding, .. } = wide_row(room.get());
        for mut row in &mut rows {
            (row.width, row.padding) = (width, padding);
        }
    }
}

/// Things in a row that is folded where it is too long.
pub fn folding_row() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(spacing::LARGE),
        row_gap: px(spacing::SMALL),
        flex_shrink: 0.0,
        ..default()
    }
}

/// The back stone and the heading beside it; what else the caller puts there comes after it.
pub fn spawn_header<'a>(
    screen: &'a mut ChildSpawnerCommands,
    back: Handle<Image>,
    heading: impl Into<Phrase>,
) -> EntityCommands<'a> {
    let row = Node {
        min_height: px(HEADER_HEIGHT),
        padding: UiRect::new(px(HEADING_LEFT), px(spacing::MEDIUM), px(spacing::SMALL), px(spacing::SMALL)),
        ..folding_row()
    };
    let mut header = screen.spawn((row, Pickable::IGNORE));
    header.with_children(|header| {
        let at = Rect::from_center_size(BACK, Vec2::new(60.0, 54.0));
        header.spawn((stone(at, "back", back), AutoFocus)).observe(go_back);
        spawn_words(header, Node::default(), label(heading.into(), Type::Heading, Paint::Ink));
    });
    header
}

/// What a back stone does.
pub fn go_back(_: On<Activate>, screen: Res<State<Screen>>, menu: Res<State<Menu>>, mut commands: Commands) {
    step_back(*screen.get(), *menu.get(), &mut commands);
}

/// A place that grows to the right from the middle of its left end.
pub fn at_left(at: Vec2) -> Node {
    const HEIGHT: f32 = 60.0;
    Node {
        justify_content: JustifyContent::Start,
        width: auto(),
        ..spot(Rect::new(at.x, at.y - HEIGHT / 2.0, at.x, at.y + HEIGHT / 2.0))
    }
}

/// Words on their sweep, which reaches beyond them.
pub fn spawn_words<'a>(screen: &'a mut ChildSpawnerCommands, place: Node, words: impl Bundle) -> EntityCommands<'a> {
    let sweep = Node { padding: UiRect::axes(px(18), px(7)), margin: UiRect::left(px(-18)), ..default() };
    let mut placed = screen.spawn((place, Pickable::IGNORE));
    placed.with_children(|placed| {
        placed.spawn(plate(sweep)).with_child(words);
    });
    placed
}

/// Brings something up to date: all that it held goes, and what is spawned comes.
pub fn refill(commands: &mut Commands, entity: Entity, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    commands.entity(entity).despawn_related::<Children>().with_children(fill);
}
