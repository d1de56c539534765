//! Everything written on the table: counts, numbers, tiles, captions, lap line and verdict. Here is where it stands; what it says
//! is in [`writing`], what captions say in [`speaking`].
//!
//! What is a player's hangs on that side's root. Where two sit opposite each other North's root is turned by half a turn, read by
//! North, and laid out as South's is: the table is the same from both sides.

mod again;
mod hand;
mod leaf;
mod question;
mod rounds;
mod speaking;
mod tags;
mod tile;
mod time_line;
mod writing;

pub use again::see_it_again;
pub use speaking::{Captions, asked_of, news};

use bevy::prelude::*;

use super::layout::Layout;
use super::playback::{Playback, ShownTable};
use super::{Guide, TableLayout, TablePart, TableStand};
use crate::app::AppSystems;
use crate::app::locale::{InLines, ReadBy, Unspoken, Words};
use crate::app::theme::palette::{Paint, Painted, Rimmed};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, FitTogether, Fits, Type};
use crate::app::theme::widget::{label, plate, spot, whole_window};
use crate::engine::{Hole, Player, Row};
use crate::locale::Phrase;

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
        .add_plugins((tile::plugin, question::plugin, leaf::plugin, tags::plugin, rounds::plugin));
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

/// Whether hole numbers were asked for since the start: beside very large text they show only then.
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

/// The root of what is a player's: as large as the window, turned to that player, in that player's language.
pub fn side_root(layout: &Layout, player: Player) -> impl Bundle {
    let (turn, reader) = if layout.is_turned(player) { (Rot2::PI, player) } else { (Rot2::IDENTITY, Player::South) };
    (whole_window(), UiTransform::from_rotation(turn), ReadBy(reader), Pickable::IGNORE)
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

fn spawn_hud(
    shown: Res<ShownTable>,
    stand: Res<TableStand>,
    layout: Res<TableLayout>,
    huds: Query<(Entity, &Hud)>,
    mut commands: Commands,
) {
    let layout = &layout.0;
    let is_north_turned = layout.seating.is_north_turned;
    let row = shown.get().filter(|_| *stand != TableStand::Shown).map(|table| table.board.row());
    let wanted = row.map(|row| Hud { row, is_north_turned });
    if wanted.as_ref() == huds.iter().next().map(|(_, hud)| hud) || row.is_some_and(|row| row != layout.row) {
        return;
    }
    for (hud, _) in &huds {
        commands.entity(hud).despawn();
    }
    let Some(wanted) = wanted else { return };
    let root = (Name::new("Writing on the table"), wanted, TablePart, whole_window(), Pickable::IGNORE);
    commands.spawn(root).with_children(|hud| {
        for player in Player::ALL {
            hud.spawn((Name::new(format!("Writing of {player}")), side_root(layout, player)))
                .with_children(|side| spawn_side(side, layout, player));
        }
    });
}

fn spawn_side(side: &mut ChildSpawnerCommands, layout: &Layout, player: Player) {
    for hole in layout.row.holes_of(player) {
        spawn_number(side, layout, hole);
        spawn_count(side, layout, hole);
    }
    leaf::spawn_leaf_count(side, layout, player);
    tile::spawn_tile(side, layout, player);
    if player == Player::North && !layout.is_turned(player) {
        return;
    }
    side.spawn((Name::new("Plates"), whole_window(), GivesWay, Pickable::IGNORE))
        .with_children(|plates| spawn_plates(plates, layout, player));
}

fn spawn_number(side: &mut ChildSpawnerCommands, layout: &Layout, hole: Hole) {
    let place = (Spot::Number(hole), spot(Spot::Number(hole).rect(layout)), Pickable::IGNORE);
    let sweep = Node { padding: UiRect::axes(px(6), px(0)), ..default() };
    let text = (NumberText, AtMost(layout.number_text));
    let number = (text, label(Phrase::number(hole.number(layout.row)), Type::Note, Paint::HoleNumber));
    side.spawn((place, children![(plate(sweep), children![number])]));
}

/// What a count stands on, for text so many times as large as in the scale.
fn count_chip(text: f32) -> Node {
    Node {
        min_width: px(31.0 * text),
        height: px(27.0 * text),
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

fn spawn_count(side: &mut ChildSpawnerCommands, layout: &Layout, hole: Hole) {
    let step = if layout.row == Row::Six { Type::Count } else { Type::SmallCount };
    let place = (Spot::Count(hole), spot(Spot::Count(hole).rect(layout)), Pickable::IGNORE);
    let text = (CountText(hole), AtMost(layout.count_text), label(Words::default(), step, Paint::InkOnChip));
    side.spawn((place, children![(CountChip, count_chip(layout.count_text), chip_look(), children![text])]));
}

fn spawn_plates(plates: &mut ChildSpawnerCommands, layout: &Layout, player: Player) {
    let centred = TextLayout::justify(Justify::Center);
    let padded = |spot_: Spot| Node { padding: UiRect::horizontal(px(spacing::MEDIUM)), ..spot(spot_.rect(layout)) };
    let text = (CaptionText(player), AtMost(layout.strip.text), InLines(layout.strip.letters_in_line()));
    plates.spawn((
        (Name::new("Caption"), Spot::Caption(player), plate(caption_plate(layout))),
        children![(text, label(Words::default(), Type::Body, Paint::Ink), centred)],
    ));
    if !layout.seating.is_north_turned {
        plates.spawn((
            (Name::new("Lap"), Spot::LapLine, plate(padded(Spot::LapLine)), Visibility::Hidden),
            children![((LapText, Fills(Spot::LapLine)), label(Words::default(), Type::Count, Paint::Ink), centred)],
        ));
    }
    let verdict = Spot::Verdict(player);
    let column = Node { flex_direction: FlexDirection::Column, ..padded(verdict) };
    plates.spawn((
        (Name::new("Verdict"), verdict, plate(column), Visibility::Hidden),
        FitTogether(verdict.inside(layout)),
        children![
            ((VerdictText(player), AtMost(1.0)), label(Words::default(), Type::Order, Paint::Ink), centred),
            ((ReasonText(player), AtMost(1.0)), label(Words::default(), Type::Body, Paint::Ink), centred),
        ],
    ));
}

/// It grows upwards with a long caption.
fn caption_plate(layout: &Layout) -> Node {
    let Layout { caption, strip, size, .. } = layout;
    Node {
        position_type: PositionType::Absolute,
        left: px(caption.min.x),
        width: px(caption.width()),
        bottom: px(size.y - caption.max.y),
        min_height: px(caption.height()),
        max_height: px(strip.place.height()),
        padding: UiRect::horizontal(px(spacing::MEDIUM)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// Follows the layout when it changes.
fn place_hud(
    layout: Res<TableLayout>,
    mut nodes: Query<(&Spot, &mut Node, Option<&mut FitTogether>)>,
    texts: Query<(Entity, Ref<Fills>)>,
    mut commands: Commands,
) {
    for (entity, fills) in &texts {
        if layout.is_changed() || fills.is_added() {
            commands.entity(entity).insert(Fits(fills.0.inside(&layout.0)));
        }
    }
    if !layout.is_changed() {
        return;
    }
    for (&place, mut node, fits) in &mut nodes {
        if let Some(mut fits) = fits {
            fits.set_if_neq(FitTogether(place.inside(&layout.0)));
        }
        if let Spot::Caption(_) = place {
            *node = caption_plate(&layout.0);
            continue;
        }
        let rect = place.rect(&layout.0);
        (node.left, node.top) = (px(rect.min.x), px(rect.min.y));
        (node.width, node.height) = (px(rect.width()), px(rect.height()));
    }
}

/// Counts and numbers grow with the text as far as the layout has room for them.
fn grow_beside_holes(
    layout: Res<TableLayout>,
    mut chips: Query<&mut Node, With<CountChip>>,
    mut texts: Query<(&mut AtMost, Has<CountText>), Or<(With<CountText>, With<NumberText>)>>,
) {
    if !layout.is_changed() {
        return;
    }
    for mut chip in &mut chips {
        chip.set_if_neq(count_chip(layout.0.count_text));
    }
    for (mut most, is_count) in &mut texts {
        most.set_if_neq(AtMost(if is_count { layout.0.count_text } else { layout.0.number_text }));
    }
}

/// A change of the numbers while text is very large is a request.
fn ask_for_numbers(numbers: Res<HoleNumbers>, layout: Res<TableLayout>, mut asked: ResMut<NumbersAsked>) {
    if layout.0.seating.has_hole_numbers {
        asked.set_if_neq(NumbersAsked(false));
    } else if numbers.is_changed() && !numbers.is_added() {
        asked.set_if_neq(NumbersAsked(numbers.0));
    }
}

/// Numbers are there if they are wished for, and if text is not too large for them or somebody asks. Where somebody leads, only
/// holes that matter have numbers, and counts if they hold seeds; nothing else is written. After the end no noughts are.
fn show_what_matters(
    (stand, guide): (Res<TableStand>, Res<Guide>),
    (numbers, asked, layout): (Res<HoleNumbers>, Res<NumbersAsked>, Res<TableLayout>),
    (shown, playback): (Res<ShownTable>, Res<Playback>),
    mut spots: Query<(&Spot, &mut Visibility)>,
    mut plates: Query<&mut Visibility, (With<GivesWay>, Without<Spot>)>,
) {
    let has_numbers = numbers.0 && (layout.0.seating.has_hole_numbers || asked.0);
    let holds =
        |hole: Hole| shown.get().is_some_and(|table| hole.index() < table.board.row().holes() && table.board[hole] > 0);
    let is_over = playback.ended(&shown).is_some();
    for (spot, mut visibility) in &mut spots {
        let is_seen = match *spot {
            Spot::Count(hole) if stand.is_taught() => guide.matter.contains(hole) && holds(hole),
            Spot::Count(hole) => !is_over || holds(hole),
            Spot::Number(hole) if stand.is_taught() => guide.matter.contains(hole),
            Spot::Number(_) => has_numbers,
            Spot::Tile(_) => !stand.is_taught(),
            _ => continue,
        };
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    }
    if stand.is_taught() && (stand.is_changed() || guide.is_changed() || shown.is_changed()) {
        plates.iter_mut().for_each(|mut visibility| {
            visibility.set_if_neq(Visibility::Hidden);
        });
    }
}

/// Nothing is written on a table that is away.
fn put_away(stand: Res<TableStand>, mut huds: Query<&mut Visibility, With<Hud>>) {
    for mut visibility in &mut huds {
        let is_away = *stand == TableStand::Away;
        visibility.set_if_neq(if is_away { Visibility::Hidden } else { Visibility::Inherited });
    }
}
