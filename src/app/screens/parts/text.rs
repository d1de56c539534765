//! A long text: sections, each with a heading and its paragraphs.

use bevy::prelude::*;

use crate::app::locale::Words;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::label;
use crate::locale::Phrase;

/// A heading and what stands under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub heading: Phrase,
    /// Sentences that belong together.
    pub paragraphs: Vec<Vec<Phrase>>,
}

impl Section {
    pub fn new(heading: &'static str, paragraphs: Vec<Vec<Phrase>>) -> Section {
        Section { heading: Phrase::new(heading), paragraphs }
    }
}

/// Sets a text, a column.
pub fn spawn_text(column: &mut ChildSpawnerCommands, sections: Vec<Section>) {
    for (i, Section { heading, paragraphs }) in sections.into_iter().enumerate() {
        let above = if i == 0 { 0.0 } else { spacing::LARGE };
        let place = Node { margin: UiRect::new(px(0), px(0), px(above), px(spacing::HAIR)), ..line() };
        column.spawn((place, Pickable::IGNORE)).with_child(label(heading, Type::Strong, Paint::Ink));
        for sentences in paragraphs {
            let place = Node { margin: UiRect::bottom(px(spacing::SMALL)), ..line() };
            let words = label(Words::sentences(sentences), Type::Body, Paint::Ink);
            column.spawn((place, Pickable::IGNORE)).with_child(words);
        }
    }
}

/// Texts keep their height: what is too long for the window is scrolled to.
fn line() -> Node {
    Node { flex_shrink: 0.0, ..default() }
}
