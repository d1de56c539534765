//! The rows of results: a name, and a seed or a hollow for each game.

use bevy::prelude::*;

use super::plan::{NAME_WIDTH, Plan, SIGN_PITCH, sign_pitch};
use super::results::ResultRow;
use crate::app::screens::level_name;
use crate::app::screens::parts::{Room, folding_row, spawn_words};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{LooseSeed, empty_hollow, label, seed};
use crate::locale::Phrase;
use crate::storage::{Against, GameResult};

/// Seeds and hollows, as shares of the room that a sign has.
const SEED: f32 = 0.84;
const HOLLOW: f32 = 0.39;

pub(super) fn spawn_results<'a>(
    body: &mut ChildSpawnerCommands,
    room: Room,
    plan: &Plan,
    rows: impl Iterator<Item = &'a ResultRow>,
) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: if plan.is_below { JustifyContent::Start } else { JustifyContent::SpaceEvenly },
        width: px(plan.width),
        flex_grow: 1.0,
        flex_shrink: 0.0,
        ..default()
    };
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        rows.for_each(|row| spawn_row(column, room, plan, row));
        spawn_legend(column);
    });
}

fn spawn_row(column: &mut ChildSpawnerCommands, room: Room, plan: &Plan, row: &ResultRow) {
    let name = match &row.against {
        Against::Machine(level) => level_name(level),
        Against::Friend => Phrase::new("stats-friends"),
    };
    let count = match row.tally.games() as usize {
        0 => Some(Phrase::new("stats-not-played")),
        // Of many games not all have a sign.
        games => Some(Phrase::new("stats-won-of").with("won", row.tally.won as usize).with("games", games)),
    };
    let node = || Node { align_items: AlignItems::Center, flex_shrink: 0.0, ..default() };
    let spawn_count = |line: &mut ChildSpawnerCommands| {
        let place = Node { margin: UiRect::left(px(spacing::LARGE)), flex_shrink: 0.0, ..default() };
        if let Some(count) = &count {
            spawn_words(line, place, label(count.clone(), Type::Note, Paint::Ink));
        }
    };
    column.spawn((node(), Pickable::IGNORE)).with_children(|line| {
        let place = Node { width: px(NAME_WIDTH * room.text), flex_shrink: 0.0, ..default() };
        spawn_words(line, place, label(name, Type::Name, Paint::Ink));
        if !plan.is_folded {
            row.signs.iter().for_each(|&sign| spawn_sign(line, sign, sign_pitch(plan.width, room)));
        }
        spawn_count(line);
    });
    if plan.is_folded {
        let line = Node { height: px(SIGN_PITCH), ..node() };
        column.spawn((line, Pickable::IGNORE)).with_children(|line| {
            row.signs.iter().for_each(|&sign| spawn_sign(line, sign, SIGN_PITCH));
        });
    }
}

/// A seed for won, an empty hollow for lost, a seed in a hollow for drawn, in so many u.
pub fn spawn_sign(line: &mut ChildSpawnerCommands, sign: GameResult, pitch: f32) {
    let cell = Node {
        width: px(pitch),
        height: px(pitch),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let radius = HOLLOW * pitch;
    line.spawn((cell, Pickable::IGNORE)).with_children(|cell| {
        match sign {
            GameResult::Won => {
                let node = Node { width: px(SEED * pitch), height: px(SEED * pitch), ..default() };
                cell.spawn((LooseSeed::OnGround, node, Pickable::IGNORE));
            }
            GameResult::Lost => {
                cell.spawn(empty_hollow(radius));
            }
            GameResult::Drawn => {
                cell.spawn(empty_hollow(radius)).with_child(seed(radius));
            }
        };
    });
}

/// What the signs mean.
fn spawn_legend(column: &mut ChildSpawnerCommands) {
    let row = Node { margin: UiRect::vertical(px(spacing::SMALL)), ..folding_row() };
    column.spawn((row, Pickable::IGNORE)).with_children(|legend| {
        for (sign, word) in
            [(GameResult::Won, "stats-won"), (GameResult::Lost, "stats-lost"), (GameResult::Drawn, "stats-drawn")]
        {
            let pair = Node { align_items: AlignItems::Center, column_gap: px(spacing::LARGE), ..default() };
            legend.spawn((pair, Pickable::IGNORE)).with_children(|pair| {
                spawn_sign(pair, sign, SIGN_PITCH);
                spawn_words(pair, Node::default(), label(word, Type::Note, Paint::Ink));
            });
        }
    });
}
