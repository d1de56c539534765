//! A player's tile: mark, name, what the player is doing, captured seeds; and the sign on it after a touch before its turn.

use bevy::prelude::*;

use super::Spot;
use super::writing::write_tiles;
use crate::app::AppSystems;
use crate::app::ground::Lies;
use crate::app::locale::Words;
use crate::app::table::TableLayout;
use crate::app::table::layout::{Layout, has_line_under_name};
use crate::app::theme::palette::{Paint, Painted, Rimmed};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Fits, Type};
use crate::app::theme::widget::{label, spot};
use crate::engine::Player;

/// A side's mark, at 100 %, and what lies between it, the name and the score, in u.
const MARK_U: f32 = 15.0;
const APART_U: f32 = 10.0;

/// Room for two figures of a score at 100 %, in u.
const SCORE_U: f32 = 44.0;

/// The line of the sign, and how far within the tile's edge it is, in u.
const SIGN_LINE_U: f32 = 2.9;
const SIGN_INSET_U: f32 = 3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, grow_tiles.after(write_tiles).in_set(AppSystems::Show));
}

#[derive(Component)]
pub(super) struct TileName(pub Player);

#[derive(Component)]
pub(super) struct TileDoing(pub Player);

#[derive(Component)]
pub(super) struct TileScore(pub Player);

#[derive(Component)]
pub(super) struct TilePlate(pub Player);

#[derive(Component)]
pub(super) struct TileMark(pub Player);

/// A line round the tile: its side has touched a hole before its turn.
#[derive(Component)]
pub(super) struct TileSign(pub Player);

pub(super) fn spawn_tile(side: &mut ChildSpawnerCommands, layout: &Layout, player: Player) {
    let tile = Node {
        padding: UiRect::axes(px(spacing::MEDIUM), px(0)),
        column_gap: px(APART_U),
        justify_content: JustifyContent::SpaceBetween,
        ..spot(Spot::Tile(player).rect(layout))
    };
    let names = Node { flex_direction: FlexDirection::Column, ..default() };
    let named = Node { align_items: AlignItems::Center, column_gap: px(APART_U), ..default() };
    let most = AtMost(layout.tile_text);
    side.spawn((
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
                            (TileMark(player), mark(player)),
                            (
                                (TileName(player), most, Fits(name_room(layout))),
                                label(Words::default(), Type::Strong, Paint::Ink)
                            )
                        ]
                    ),
                    ((TileDoing(player), most), label(Words::default(), Type::Note, Paint::Ink)),
                ]
            ),
            ((TileScore(player), most), label(Words::default(), Type::Score, Paint::Ink)),
            sign(player),
        ],
    ));
}

/// A disc for South, a lozenge for North: sides are told by shape as well as by colour.
pub(super) fn mark(player: Player) -> impl Bundle {
    let (radius, turn) = match player {
        Player::South => (spacing::FULLY_ROUND, Rot2::IDENTITY),
        Player::North => (1.0, Rot2::degrees(45.0)),
    };
    let node = Node {
        width: px(MARK_U),
        height: px(MARK_U),
        border_radius: BorderRadius::all(px(radius)),
        flex_shrink: 0.0,
        ..default()
    };
    (node, Painted(Paint::Side(player)), UiTransform::from_rotation(turn), Pickable::IGNORE)
}

fn sign(player: Player) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(SIGN_INSET_U),
        top: px(SIGN_INSET_U),
        right: px(SIGN_INSET_U),
        bottom: px(SIGN_INSET_U),
        border: UiRect::all(px(SIGN_LINE_U)),
        border_radius: BorderRadius::all(px(spacing::TILE_CORNER)),
        ..default()
    };
    (Name::new("Not yet"), TileSign(player), node, Rimmed(Paint::Side(player)), Visibility::Hidden, Pickable::IGNORE)
}

/// A name has one line, beside mark and score.
fn name_room(layout: &Layout) -> Vec2 {
    let text = layout.tile_text;
    let beside = 2.0 * spacing::MEDIUM + MARK_U + 2.0 * APART_U + SCORE_U * text;
    Vec2::new(layout.tiles.south.width() - beside, Type::Strong.line_u() * text)
}

fn grow_tiles(
    layout: Res<TableLayout>,
    mut texts: Query<
        (&mut AtMost, Option<&mut Fits>, &mut Node, &Words, Has<TileDoing>),
        Or<(With<TileName>, With<TileDoing>, With<TileScore>)>,
    >,
) {
    let has_line = has_line_under_name(layout.0.tile_text);
    for (mut most, fits, mut node, words, is_doing) in &mut texts {
        // An empty line would push the name up.
        let shown = if has_line && *words != Words::default() { Display::Flex } else { Display::None };
        most.set_if_neq(AtMost(layout.0.tile_text));
        if let Some(mut fits) = fits {
            fits.set_if_neq(Fits(name_room(&layout.0)));
        }
        if is_doing && node.display != shown {
            node.display = shown;
        }
    }
}
