//! Everything written on the table: counts, numbers, tiles, caption, lap line and verdict. Here is where it stands; what it says
//! is in [`writing`], what the caption says in [`speaking`].

mod again;
mod hand;
mod speaking;
mod time_line;
mod writing;

pub use again::see_it_again;

use bevy::prelude::*;

use super::layout::Layout;
use super::playback::ShownTable;
use super::{TableLayout, TablePart, TableStand};
use crate::app::AppSystems;
use crate::app::ground::Lies;
use crate::app::locale::Words;
use crate::app::theme::palette::{Paint, Painted, Rimmed};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{label, plate, spot, whole_window};
use crate::engine::{Hole, Player, Row};
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HoleNumbers>()
        .init_resource::<Captions>()
        .add_systems(Update, (spawn_hud, place_hud, show_numbers, put_away).chain().in_set(AppSystems::Show))
        .add_plugins((writing::plugin, speaking::plugin, hand::plugin, again::plugin, time_line::plugin));
}

/// The root of everything written on the table, and the board it was made for.
#[derive(Component)]
struct Hud {
    row: Row,
}

/// Whether every hole shows its number.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleNumbers(pub bool);

impl Default for HoleNumbers {
    fn default() -> Self {
        HoleNumbers(true)
    }
}

/// Whether moves are told in words. Whoever asks, or may not do something, is answered all the same.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captions(pub bool);

impl Default for Captions {
    fn default() -> Self {
        Captions(true)
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
    Caption,
    LapLine,
    Verdict,
}

impl Spot {
    fn rect(self, layout: &Layout) -> Rect {
        match self {
            Spot::Count(hole) => beside_hole(layout, hole, 0.0, Vec2::new(60.0, 28.0)),
            Spot::Number(hole) => beside_hole(layout, hole, 25.0, Vec2::new(40.0, 24.0)),
            Spot::Tile(player) => layout.tiles[player],
            Spot::Caption => layout.caption,
            Spot::LapLine => layout.lap_line,
            Spot::Verdict => layout.verdict,
        }
    }
}

/// Beyond the lip, on the owner's side: first the count, its number so much further out. Where rows run down the window the
/// number lies below the count instead: side by side they would read as one figure.
fn beside_hole(layout: &Layout, hole: Hole, further: f32, size: Vec2) -> Rect {
    let (out, below) = if layout.is_portrait {
        (layout.radius * 1.155 + 20.0, if further > 0.0 { 20.0 } else { -8.0 })
    } else {
        (layout.radius * 1.155 + 17.0 + further, 0.0)
    };
    let middle = layout.hole(hole) + layout.towards_owner(hole) * out + Vec2::Y * below;
    Rect::from_center_size(middle, size)
}

#[derive(Component)]
struct CountText(Hole);

#[derive(Component)]
struct TileName(Player);

#[derive(Component)]
struct TileDoing(Player);

#[derive(Component)]
struct TileScore(Player);

#[derive(Component)]
struct TilePlate(Player);

#[derive(Component)]
struct TileMark(Player);

#[derive(Component)]
struct CaptionText;

#[derive(Component)]
struct LapText;

#[derive(Component)]
struct VerdictText;

#[derive(Component)]
struct ReasonText;

fn spawn_hud(
    shown: Res<ShownTable>,
    stand: Res<TableStand>,
    layout: Res<TableLayout>,
    huds: Query<(Entity, &Hud)>,
    mut commands: Commands,
) {
    let wanted = shown.get().filter(|_| *stand != TableStand::Shown).map(|table| table.board.row());
    let there = huds.iter().next().map(|(_, hud)| hud.row);
    if wanted == there || wanted.is_some_and(|row| row != layout.0.row) {
        return;
    }
    for (hud, _) in &huds {
        commands.entity(hud).despawn();
    }
    let Some(row) = wanted else { return };
    let layout = &layout.0;
    let root = (Name::new("Writing on the table"), Hud { row }, TablePart, whole_window(), Pickable::IGNORE);
    commands.spawn(root).with_children(|hud| {
        for hole in row.track() {
            spawn_number(hud, layout, hole);
            spawn_count(hud, layout, hole);
        }
        for player in Player::ALL {
            spawn_tile(hud, layout, player);
        }
        hud.spawn((Name::new("Plates"), whole_window(), GivesWay, Pickable::IGNORE))
            .with_children(|plates| spawn_plates(plates, layout));
    });
}

fn spawn_number(hud: &mut ChildSpawnerCommands, layout: &Layout, hole: Hole) {
    let place = (Spot::Number(hole), spot(Spot::Number(hole).rect(layout)), Pickable::IGNORE);
    let sweep = Node { padding: UiRect::axes(px(6), px(0)), ..default() };
    let number = label(Phrase::number(hole.number(layout.row)), Type::Note, Paint::HoleNumber);
    hud.spawn((place, children![(plate(sweep), children![number])]));
}

/// What a count stands on.
fn count_chip() -> Node {
    Node {
        min_width: px(31),
        height: px(27),
        padding: UiRect::axes(px(8), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(spacing::FULLY_ROUND)),
        ..default()
    }
}

/// How a count's chip is painted.
fn chip_look() -> impl Bundle {
    (Painted(Paint::Chip), Rimmed(Paint::ChipRim), Pickable::IGNORE)
}

fn spawn_count(hud: &mut ChildSpawnerCommands, layout: &Layout, hole: Hole) {
    let step = if layout.row == Row::Six { Type::Count } else { Type::SmallCount };
    let place = (Spot::Count(hole), spot(Spot::Count(hole).rect(layout)), Pickable::IGNORE);
    let text = (CountText(hole), label(Words::default(), step, Paint::InkOnChip));
    hud.spawn((place, children![(count_chip(), chip_look(), children![text])]));
}

fn spawn_tile(hud: &mut ChildSpawnerCommands, layout: &Layout, player: Player) {
    let rect = Spot::Tile(player).rect(layout);
    let tile = Node {
        padding: UiRect::axes(px(spacing::MEDIUM), px(0)),
        column_gap: px(10),
        justify_content: JustifyContent::SpaceBetween,
        ..spot(rect)
    };
    let names = Node { flex_direction: FlexDirection::Column, ..default() };
    let named = Node { align_items: AlignItems::Center, column_gap: px(10), ..default() };
    hud.spawn((
        Name::new(format!("Tile of {player}")),
        (Spot::Tile(player), TilePlate(player), tile),
        (Lies::Swept, Pickable::IGNORE),
        children![
            (
                names,
                Pickable::IGNORE,
                children![
                    (
                        named,
                        Pickable::IGNORE,
                        children![
                            side_mark(player),
                            (TileName(player), label(Words::default(), Type::Strong, Paint::Ink))
                        ]
                    ),
                    (TileDoing(player), label(Words::default(), Type::Note, Paint::Ink)),
                ]
            ),
            (TileScore(player), label(Words::default(), Type::Score, Paint::Ink)),
        ],
    ));
}

/// A disc for South, a lozenge for North: sides are told by shape as well as by colour.
fn side_mark(player: Player) -> impl Bundle {
    let (radius, turn) = match player {
        Player::South => (spacing::FULLY_ROUND, Rot2::IDENTITY),
        Player::North => (1.0, Rot2::degrees(45.0)),
    };
    let node = Node { width: px(15), height: px(15), border_radius: BorderRadius::all(px(radius)), ..default() };
    (TileMark(player), node, Painted(Paint::Side(player)), UiTransform::from_rotation(turn), Pickable::IGNORE)
}

fn spawn_plates(hud: &mut ChildSpawnerCommands, layout: &Layout) {
    let centred = TextLayout::justify(Justify::Center);
    let padded = |rect| Node { padding: UiRect::axes(px(spacing::MEDIUM), px(spacing::HAIR)), ..spot(rect) };
    hud.spawn((
        (Name::new("Caption"), Spot::Caption, plate(padded(layout.caption))),
        children![(CaptionText, label(Words::default(), Type::Body, Paint::Ink), centred)],
    ));
    hud.spawn((
        (Name::new("Lap"), Spot::LapLine, plate(padded(layout.lap_line)), Visibility::Hidden),
        children![(LapText, label(Words::default(), Type::Count, Paint::Ink), centred)],
    ));
    let verdict = Node { flex_direction: FlexDirection::Column, ..padded(layout.verdict) };
    hud.spawn((
        (Name::new("Verdict"), Spot::Verdict, plate(verdict), Visibility::Hidden),
        children![
            (VerdictText, label(Words::default(), Type::Strong, Paint::Ink), centred),
            (ReasonText, label(Words::default(), Type::Note, Paint::Ink), centred),
        ],
    ));
}

/// Follows the layout when it changes.
fn place_hud(layout: Res<TableLayout>, mut nodes: Query<(&Spot, &mut Node)>) {
    if !layout.is_changed() {
        return;
    }
    for (&place, mut node) in &mut nodes {
        let rect = place.rect(&layout.0);
        (node.left, node.top) = (px(rect.min.x), px(rect.min.y));
        (node.width, node.height) = (px(rect.width()), px(rect.height()));
    }
}

fn show_numbers(numbers: Res<HoleNumbers>, mut nodes: Query<(Ref<Spot>, &mut Visibility)>) {
    for (spot, mut visibility) in &mut nodes {
        if matches!(*spot, Spot::Number(_)) && (numbers.is_changed() || spot.is_added()) {
            visibility.set_if_neq(if numbers.0 { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}

/// Nothing is written on a table that is away.
fn put_away(stand: Res<TableStand>, mut huds: Query<&mut Visibility, With<Hud>>) {
    for mut visibility in &mut huds {
        let is_away = *stand == TableStand::Away;
        visibility.set_if_neq(if is_away { Visibility::Hidden } else { Visibility::Inherited });
    }
}
