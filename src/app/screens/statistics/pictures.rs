//! The records as they stand on the screen: a drawing each, and what is said of it.

use bevy::prelude::*;

use super::plan::Plan;
use super::{records, relay};
use crate::app::screens::level_name;
use crate::app::screens::parts::sketch::Sketch;
use crate::app::screens::parts::{folding_row, spawn_words};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::label;
use crate::locale::Phrase;
use crate::storage::{Against, Best, Statistics};

/// Those of the three.
pub(super) fn spawn_records(
    body: &mut ChildSpawnerCommands,
    statistics: &Statistics,
    plan: &Plan,
    which: std::ops::Range<usize>,
) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceEvenly,
        flex_grow: 1.0,
        width: if plan.is_beside { px(records::WIDTH) } else { auto() },
        max_width: percent(100),
        flex_shrink: 0.0,
        ..default()
    };
    let Statistics { longest_chain, most_seeds, longest_relay, .. } = statistics;
    let with = |id, name, best: &Best| Phrase::new(id).with(name, best.with as usize);
    let all: [(&Option<Best>, fn(Option<&Best>) -> Sketch, [&'static str; 3]); 3] = [
        (longest_chain, records::chain, ["stats-chain", "casas", "stats-no-chain"]),
        (most_seeds, records::leaf, ["stats-most-seeds", "seeds", "stats-no-most-seeds"]),
        (longest_relay, relay::relay, ["stats-relay", "laps", "stats-no-relay"]),
    ];
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        for (i, (best, draw, [id, name, none_yet])) in all.into_iter().enumerate().filter(|(i, _)| which.contains(i)) {
            let words = best.as_ref().map(|best| {
                let what = Phrase::new(id).with(name, best.count as usize);
                let more = match i {
                    0 => against(best),
                    1 => with("stats-sowings", "sowings", best),
                    _ => with("stats-relay-seeds", "seeds", best),
                };
                (what, more)
            });
            spawn_record(column, draw(best.as_ref()), words, none_yet, plan.are_words_beside);
        }
    });
}

fn against(best: &Best) -> Phrase {
    match &best.against {
        Against::Machine(level) => Phrase::new("against-level").with("level", level_name(level)),
        Against::Friend => Phrase::new("against-friend"),
    }
}

/// The drawing, what it is, and what goes with it; where there is none yet, that is said.
fn spawn_record(
    column: &mut ChildSpawnerCommands,
    drawing: Sketch,
    words: Option<(Phrase, Phrase)>,
    none_yet: &'static str,
    are_words_beside: bool,
) {
    let record = Node {
        flex_direction: if are_words_beside { FlexDirection::Row } else { FlexDirection::Column },
        align_items: if are_words_beside { AlignItems::Center } else { AlignItems::Start },
        column_gap: px(spacing::HUGE),
        row_gap: px(spacing::HAIR),
        max_width: percent(100),
        flex_shrink: 0.0,
        ..default()
    };
    column.spawn((record, Pickable::IGNORE)).with_children(|record| {
        drawing.spawn(record);
        // Beside each other where there is room, but never wider than the drawing or the rest of the row.
        let row = Node { flex_shrink: 1.0, max_width: percent(100), row_gap: px(spacing::HAIR), ..folding_row() };
        record.spawn((row, Pickable::IGNORE)).with_children(|row| match words {
            Some((what, with)) => {
                let place = Node { max_width: percent(100), ..default() };
                spawn_words(row, place, label(what, Type::Strong, Paint::Ink));
                spawn_words(row, Node::default(), label(with, Type::Note, Paint::Ink));
            }
            None => {
                spawn_words(row, Node::default(), label(none_yet, Type::Note, Paint::Ink));
            }
        });
    });
}
