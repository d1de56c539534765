//! Everything written on the table: counts, numbers, tiles, caption, lap line and verdict. All of it from the table as it is
//! shown, never ahead of the seeds.

use bevy::prelude::*;

use super::caption::{self, Voices};
use super::layout::Layout;
use super::playback::{MoveShown, Playback, ShownTable, StepShown};
use super::{TableLayout, TablePart};
use crate::app::AppSystems;
use crate::app::session::{MoveRefused, Seat, Session, SessionReset};
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{label, plate, spot};
use crate::app::theme::{palette, spacing};
use crate::engine::{Hole, MidMove, Player, Row};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Caption>().add_systems(
        Update,
        (
            spawn_hud,
            place_hud,
            compose_caption,
            write_counts,
            write_tiles,
            write_lap_line,
            write_verdict,
            write_caption,
        )
            .chain()
            .in_set(AppSystems::Show),
    );
}

/// The root of everything written on the table, and the board it was made for.
#[derive(Component)]
struct Hud {
    row: Row,
}

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
            Spot::Number(hole) => {
                beside_hole(layout, hole, if layout.is_portrait { 34.0 } else { 25.0 }, Vec2::new(40.0, 24.0))
            }
            Spot::Tile(player) => layout.tiles[player],
            Spot::Caption => layout.caption,
            Spot::LapLine => layout.lap_line,
            Spot::Verdict => layout.verdict,
        }
    }
}

/// Beyond the lip, on the owner's side: first the count, its number further out.
fn beside_hole(layout: &Layout, hole: Hole, further: f32, size: Vec2) -> Rect {
    let out = layout.radius * 1.155 + 17.0 + further + if layout.is_portrait { 3.0 } else { 0.0 };
    Rect::from_center_size(layout.hole(hole) + layout.towards_owner(hole) * out, size)
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

fn spawn_hud(shown: Res<ShownTable>, layout: Res<TableLayout>, huds: Query<(Entity, &Hud)>, mut commands: Commands) {
    let wanted = shown.get().map(|table| table.board.row());
    let there = huds.iter().next().map(|(_, hud)| hud.row);
    if wanted == there || wanted.is_some_and(|row| row != layout.0.row) {
        return;
    }
    for (hud, _) in &huds {
        commands.entity(hud).despawn();
    }
    let Some(row) = wanted else { return };
    let layout = &layout.0;
    let whole = Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..default() };
    let root = (Name::new("Writing on the table"), Hud { row }, TablePart, whole, Pickable::IGNORE);
    commands.spawn(root).with_children(|hud| {
        for hole in row.track() {
            spawn_number(hud, layout, hole);
            spawn_count(hud, layout, hole);
        }
        for player in Player::ALL {
            spawn_tile(hud, layout, player);
        }
        spawn_plates(hud, layout);
    });
}

fn spawn_number(hud: &mut ChildSpawnerCommands, layout: &Layout, hole: Hole) {
    let place = (Spot::Number(hole), spot(Spot::Number(hole).rect(layout)), Pickable::IGNORE);
    let sweep = Node { padding: UiRect::axes(px(6), px(0)), ..default() };
    let number = label(hole.number(layout.row).to_string(), Type::Note, palette::INK);
    hud.spawn((place, children![(plate(sweep), children![number])]));
}

fn spawn_count(hud: &mut ChildSpawnerCommands, layout: &Layout, hole: Hole) {
    let step = if layout.row == Row::Six { Type::Count } else { Type::SmallCount };
    let chip = Node {
        min_width: px(31),
        height: px(27),
        padding: UiRect::axes(px(8), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(spacing::FULLY_ROUND)),
        ..default()
    };
    let look = (BackgroundColor(palette::CHIP), BorderColor::all(palette::EDGE.with_alpha(0.3)), Pickable::IGNORE);
    let place = (Spot::Count(hole), spot(Spot::Count(hole).rect(layout)), Pickable::IGNORE);
    let text = (CountText(hole), label("", step, palette::INK));
    hud.spawn((place, children![(chip, look, children![text])]));
}

fn spawn_tile(hud: &mut ChildSpawnerCommands, layout: &Layout, player: Player) {
    let rect = Spot::Tile(player).rect(layout);
    let tile = Node {
        padding: UiRect::axes(px(spacing::MEDIUM), px(0)),
        column_gap: px(10),
        justify_content: JustifyContent::SpaceBetween,
        border_radius: BorderRadius::all(px(spacing::TILE_CORNER)),
        border: UiRect::all(px(2)),
        ..spot(rect)
    };
    let names = Node { flex_direction: FlexDirection::Column, ..default() };
    let named = Node { align_items: AlignItems::Center, column_gap: px(10), ..default() };
    hud.spawn((
        Name::new(format!("Tile of {player}")),
        (Spot::Tile(player), TilePlate(player), tile),
        (BackgroundColor(palette::DUST), BorderColor::all(Color::NONE), Pickable::IGNORE),
        children![
            (
                names,
                Pickable::IGNORE,
                children![
                    (
                        named,
                        Pickable::IGNORE,
                        children![side_mark(player), (TileName(player), label("", Type::Strong, palette::INK))]
                    ),
                    (TileDoing(player), label("", Type::Note, palette::INK)),
                ]
            ),
            (TileScore(player), label("", Type::Score, palette::INK)),
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
    (TileMark(player), node, BackgroundColor(side_colour(player)), UiTransform::from_rotation(turn), Pickable::IGNORE)
}

fn side_colour(player: Player) -> Color {
    match player {
        Player::South => palette::CLAY,
        Player::North => palette::INDIGO,
    }
}

fn spawn_plates(hud: &mut ChildSpawnerCommands, layout: &Layout) {
    let centred = TextLayout::justify(Justify::Center);
    let padded = |rect| Node { padding: UiRect::axes(px(spacing::MEDIUM), px(spacing::HAIR)), ..spot(rect) };
    hud.spawn((
        (Name::new("Caption"), Spot::Caption, plate(padded(layout.caption))),
        children![(CaptionText, label("", Type::Body, palette::INK), centred)],
    ));
    hud.spawn((
        (Name::new("Lap"), Spot::LapLine, plate(padded(layout.lap_line)), Visibility::Hidden),
        children![(LapText, label("", Type::Count, palette::INK), centred)],
    ));
    let verdict = Node { flex_direction: FlexDirection::Column, ..padded(layout.verdict) };
    hud.spawn((
        (Name::new("Verdict"), Spot::Verdict, plate(verdict), Visibility::Hidden),
        children![
            (VerdictText, label("", Type::Heading, palette::INK), centred),
            (ReasonText, label("", Type::Note, palette::INK), centred),
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

/// What was said last.
#[derive(Resource, Default, PartialEq, Eq)]
struct Caption(String);

fn voices(session: &Session) -> Option<Voices> {
    Some(Voices { row: session.running_match()?.row(), seats: session.seats()? })
}

fn compose_caption(
    session: Res<Session>,
    mut steps: MessageReader<StepShown>,
    mut moves: MessageReader<MoveShown>,
    mut resets: MessageReader<SessionReset>,
    mut refusals: MessageReader<MoveRefused>,
    mut caption: ResMut<Caption>,
) {
    let Some(voices) = voices(&session) else { return };
    let mut say = |text: String| {
        caption.set_if_neq(Caption(text));
    };
    let mover = || session.last_move().map(|(before, _)| before.to_move());
    if let Some(text) = steps.read().last().and_then(|&StepShown(step)| caption::during(&voices, mover()?, step)) {
        say(text);
    }
    let is_at_rest = moves.read().count() + resets.read().count() > 0;
    if let (true, Some(position)) = (is_at_rest, session.position()) {
        say(match session.last_move() {
            Some((before, steps)) => caption::after(&voices, &before, &steps),
            None => caption::at_start(&voices, position),
        });
    }
    for &MoveRefused { hole, why } in refusals.read() {
        say(caption::refused(&voices, hole, why));
    }
}

fn write(text: &mut Mut<Text>, words: &str) {
    if text.0 != words {
        words.clone_into(&mut text.0);
    }
}

fn write_caption(caption: Res<Caption>, mut texts: Query<&mut Text, With<CaptionText>>) {
    for mut text in &mut texts {
        write(&mut text, &caption.0);
    }
}

fn write_counts(shown: Res<ShownTable>, mut texts: Query<(&CountText, &mut Text)>) {
    let Some(table) = shown.get() else { return };
    for (&CountText(hole), mut text) in &mut texts {
        if hole.index() < table.board.row().holes() {
            write(&mut text, &table.board[hole].to_string());
        }
    }
}

/// What a player is doing, under the name.
fn doing(table: &MidMove, seat: Seat, player: Player, seeds_fly: bool) -> &'static str {
    match seat {
        _ if table.end.is_some() => "",
        _ if table.to_move != player => "waits",
        _ if seeds_fly => "sows",
        Seat::Person => "to play",
        Seat::Machine => "thinks",
    }
}

type Tiles<'w, 's> = (
    Query<'w, 's, (&'static TilePlate, &'static mut BackgroundColor, &'static mut BorderColor), Without<TileMark>>,
    Query<'w, 's, (&'static TileMark, &'static mut BackgroundColor), Without<TilePlate>>,
    Query<
        'w,
        's,
        (AnyOf<(&'static TileName, &'static TileDoing, &'static TileScore)>, &'static mut Text, &'static mut TextColor),
    >,
);

/// The side to move has a tile of its colour; the other lies on dust.
fn write_tiles(
    session: Res<Session>,
    shown: Res<ShownTable>,
    playback: Res<Playback>,
    (mut plates, mut marks, mut texts): Tiles,
) {
    let (Some(table), Some(voices)) = (shown.get(), voices(&session)) else { return };
    let is_active = |player| table.to_move == player && table.end.is_none();
    for (&TilePlate(player), mut background, mut border) in &mut plates {
        let (colour, edge) = if is_active(player) {
            (side_colour(player), palette::EDGE.with_alpha(0.5))
        } else {
            (palette::DUST.with_alpha(0.93), Color::NONE)
        };
        background.set_if_neq(BackgroundColor(colour));
        border.set_if_neq(BorderColor::all(edge));
    }
    for (&TileMark(player), mut background) in &mut marks {
        background.set_if_neq(BackgroundColor(if is_active(player) { palette::CREAM } else { side_colour(player) }));
    }
    for ((name, doing_of, score), mut text, mut colour) in &mut texts {
        let (player, words) = match (name, doing_of, score) {
            (Some(&TileName(player)), ..) => (player, voices.name(player).to_owned()),
            (_, Some(&TileDoing(player)), _) => {
                (player, doing(table, voices.seats[player], player, playback.is_running()).to_owned())
            }
            (.., Some(&TileScore(player))) => (player, table.captured[player].to_string()),
            _ => continue,
        };
        write(&mut text, &words);
        colour.set_if_neq(TextColor(if is_active(player) { palette::CREAM } else { palette::INK }));
    }
}

fn write_lap_line(
    shown: Res<ShownTable>,
    playback: Res<Playback>,
    mut texts: Query<(&mut Text, &ChildOf), With<LapText>>,
    mut plates: Query<&mut Visibility>,
) {
    let Some(table) = shown.get() else { return };
    for (mut text, plate) in &mut texts {
        let is_sowing = playback.is_running() && table.laps > 0 && table.end.is_none();
        if let Ok(mut visibility) = plates.get_mut(plate.parent()) {
            visibility.set_if_neq(if is_sowing { Visibility::Inherited } else { Visibility::Hidden });
        }
        if is_sowing {
            write(&mut text, &format!("Lap {}  ·  {} in hand", table.laps, table.hand));
        }
    }
}

fn write_verdict(
    session: Res<Session>,
    shown: Res<ShownTable>,
    playback: Res<Playback>,
    mut verdicts: Query<&mut Text, (With<VerdictText>, Without<ReasonText>)>,
    mut reasons: Query<&mut Text, With<ReasonText>>,
    mut plates: Query<(&Spot, &mut Visibility)>,
) {
    let (Some(table), Some(match_), Some(voices)) = (shown.get(), session.running_match(), voices(&session)) else {
        return;
    };
    let over = table.end.filter(|_| !playback.is_running()).zip(match_.game().outcome());
    for (spot, mut visibility) in &mut plates {
        let is_seen = match spot {
            Spot::Verdict => over.is_some(),
            // What can be done next takes its place.
            Spot::Caption => over.is_none(),
            _ => continue,
        };
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    }
    let Some((end, outcome)) = over else { return };
    for mut text in &mut verdicts {
        write(&mut text, &caption::verdict(&voices, outcome, table.captured));
    }
    for mut text in &mut reasons {
        let score = caption::match_score(&voices, match_.rounds_won(), match_.outcome());
        let why = caption::reason(end, table.board.row());
        write(&mut text, &if match_.round_count() == 1 { why } else { format!("{why} {score}") });
    }
}
