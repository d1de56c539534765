//! What a text says, and what a control is called by a screen reader.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui::prelude::AccessibleLabel;

use super::{ReadBy, Readers, reader_of};
use crate::caption::in_lines;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (write_texts, name_controls).in_set(WordsSystems))
        .configure_sets(PostUpdate, WordsSystems.before(UiSystems::Content));
}

/// Texts are written and controls named.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WordsSystems;

/// What a text says, one sentence after the other. Its `Text` follows.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
#[require(Text)]
pub struct Words {
    sentences: Vec<Phrase>,
    /// What a screen reader says instead, where what is written needs its place to be understood.
    aloud: Option<Phrase>,
}

/// A text that is broken between two of its sentences, where that makes two good lines of it: so many letters have room in one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct InLines(pub usize);

/// What a screen reader calls a control. Its `Name`, which tests and logs go by, follows too.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct SpokenName(pub Phrase);

/// Says what is told elsewhere, as the count at a hole: a screen reader leaves it out.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Unspoken;

impl Words {
    pub fn sentences(sentences: Vec<Phrase>) -> Words {
        Words { sentences, aloud: None }
    }

    /// The same, that a screen reader says in another way.
    pub fn said_as(self, phrase: Phrase) -> Words {
        Words { aloud: Some(phrase), ..self }
    }

    /// What a screen reader says instead.
    pub fn aloud(&self) -> Option<&Phrase> {
        self.aloud.as_ref()
    }
}

impl<T: Into<Phrase>> From<T> for Words {
    fn from(phrase: T) -> Words {
        Words::sentences(vec![phrase.into()])
    }
}

fn write_texts(
    readers: Res<Readers>,
    sides: Query<&ReadBy>,
    parents: Query<&ChildOf>,
    mut texts: Query<(Entity, Ref<Words>, Option<Ref<InLines>>, &mut Text)>,
) {
    for (entity, words, lines, mut text) in &mut texts {
        let is_broken_anew = lines.as_ref().is_some_and(|lines| lines.is_changed());
        if words.is_changed() || readers.is_changed() || is_broken_anew {
            let said = reader_of(entity, &readers, &sides, &parents).language.say_all(&words.sentences);
            text.set_if_neq(Text(lines.map_or_else(|| said.clone(), |lines| in_lines(&said, lines.0))));
        }
    }
}

fn name_controls(
    readers: Res<Readers>,
    sides: Query<&ReadBy>,
    parents: Query<&ChildOf>,
    controls: Query<(Entity, Ref<SpokenName>)>,
    mut commands: Commands,
) {
    for (entity, name) in &controls {
        if name.is_changed() || readers.is_changed() {
            let said = reader_of(entity, &readers, &sides, &parents).language.say(&name.0);
            commands.entity(entity).insert((Name::new(name.0.to_string()), AccessibleLabel::new(said)));
        }
    }
}
