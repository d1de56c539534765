//! The rows of results: a name, and a seed or a hollow for each game.

use bevy::prelude::*;

use super::plan::{NAME_WIDTH, Plan, own_line_pitch, sign_pitch};
use super::results::ResultRow;
use crate::app::ground::Lies;
use crate::app::screens::level_name;
use crate::app::screens::parts::{Room, folding_row, spawn_words};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{LooseSeed, label};
use crate::locale::Phrase;
use crate::storage::{Against, GameResult};

/// Seeds and hollows, as shares of the room that a sign has.
const SEED: f32 = 0.84;
const HOLLOW: f32 = 0.78;
const SEED_IN_HOLLOW: f32 = 0.50;

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
        spawn_legend(column, own_line_pitch(plan.width, room));
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
    // With no signs between them the name and the count have the line for themselves.
    let (line, name_width) = match plan.is_folded {
        true => (Node { width: px(plan.width), justify_content: JustifyContent::SpaceBetween, ..node() }, auto()),
        false => (node(), px(NAME_WIDTH * room.text)),
    };
    column.spawn((line, Pickable::IGNORE)).with_children(|line| {
        let place = Node { width: name_width, flex_shrink: 0.0, ..default() };
        spawn_words(line, place, label(name, Type::Name, Paint::Ink));
        if !plan.is_folded {
            row.signs.iter().for_each(|&sign| spawn_sign(line, sign, sign_pitch(plan.width, room)));
        }
        spawn_count(line);
    });
    if plan.is_folded {
        let pitch = own_line_pitch(plan.width, room);
        let line = Node { height: px(pitch), ..node() };
        column.spawn((line, Pickable::IGNORE)).with_children(|line| {
            row.signs.iter().for_each(|&sign| spawn_sign(line, sign, pitch));
        });
    }
}

/// A seed for won, an empty hollow for lost, a seed in a hollow for drawn, in so many u whatever the size of text.
pub fn spawn_sign(line: &mut ChildSpawnerCommands, sign: GameResult, pitch: f32) {
    let cell = Node {
        width: px(pitch),
        height: px(pitch),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let round = |share: f32| Node { width: px(share * pitch), height: px(share * pitch), ..cell.clone() };
    let hollow = (Lies::Hollow { depth: 1.0 }, round(HOLLOW), Pickable::IGNORE);
    let radius = HOLLOW * pitch / 2.0;
    let (on_ground, in_hollow) = (round(SEED), round(SEED_IN_HOLLOW));
    line.spawn((cell, Pickable::IGNORE)).with_children(|cell| {
        match sign {
            GameResult::Won => {
                cell.spawn((LooseSeed::OnGround, on_ground, Pickable::IGNORE));
            }
            GameResult::Lost => {
                cell.spawn(hollow);
            }
            GameResult::Drawn => {
                let lies = LooseSeed::InHole { aside: Vec2::ZERO, radius };
                cell.spawn(hollow).with_child((lies, in_hollow, Pickable::IGNORE));
            }
        };
    });
}

/// What the signs mean.
fn spawn_legend(column: &mut ChildSpawnerCommands, pitch: f32) {
    let row = Node { margin: UiRect::vertical(px(spacing::SMALL)), ..folding_row() };
    column.spawn((row, Pickable::IGNORE)).with_children(|legend| {
        for (sign, word) in
            [(GameResult::Won, "stats-won"), (GameResult::Lost, "stats-lost"), (GameResult::Drawn, "stats-drawn")]
        {
            let pair = Node { align_items: AlignItems::Center, column_gap: px(spacing::LARGE), ..default() };
            legend.spawn((pair, Pickable::IGNORE)).with_children(|pair| {
                spawn_sign(pair, sign, pitch);
                spawn_words(pair, Node::default(), label(word, Type::Note, Paint::Ink));
            });
        }
    });
}
