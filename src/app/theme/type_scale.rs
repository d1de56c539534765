//! The type scale: every text of the game takes its size and weight from here.

use bevy::prelude::*;
use bevy::text::{FontFeatureTag, FontFeatures, FontSource, FontWeight, LineHeight};
use bevy::ui::UiSystems;

use super::fonts;
use crate::app::locale::{ReadBy, Readers, TextSize, reader_of};

/// Line height, in sizes of the text.
const LINE_HEIGHT: f32 = 1.22;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, set_texts.in_set(TypeSystems).before(UiSystems::Content));
}

/// Texts take the size and weight of their step.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeSystems;

/// One step of the scale. Sizes are in u. A text follows the step that it has, and the size that its reader has chosen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Hole numbers, the line under a name.
    Note,
    /// Captions and other sentences.
    Body,
    /// Seeds in a hole, the lap line.
    Count,
    /// The same where holes are small.
    SmallCount,
    /// Words on slabs of stone.
    Button,
    /// Players, choices.
    Name,
    /// What is chosen.
    Strong,
    /// The heading of a screen.
    Heading,
    /// Captured seeds.
    Score,
    /// The name of the game.
    Title,
}

impl Type {
    /// At plain text size.
    pub const fn size_u(self) -> f32 {
        match self {
            Type::Note => 17.5,
            Type::Body => 20.5,
            Type::Count => 22.0,
            Type::SmallCount => 20.0,
            Type::Button => 23.0,
            Type::Name | Type::Strong => 25.0,
            Type::Heading => 28.0,
            Type::Score => 40.0,
            Type::Title => 120.0,
        }
    }

    /// From line to line, at plain text size.
    pub const fn line_u(self) -> f32 {
        self.size_u() * LINE_HEIGHT
    }

    const fn weight(self) -> u16 {
        match self {
            Type::Note | Type::Body | Type::Button | Type::Name => fonts::MEDIUM,
            Type::Count | Type::SmallCount | Type::Strong | Type::Heading => fonts::BOLD,
            Type::Score | Type::Title => fonts::EXTRA_BOLD,
        }
    }

    /// What a text entity needs to be set in this step. Figures line up and stand on the line.
    pub fn style(self) -> impl Bundle {
        (self, self.font(TextSize::default()), LineHeight::RelativeToFont(LINE_HEIGHT))
    }

    fn font(self, size: TextSize) -> TextFont {
        TextFont {
            font: FontSource::Family(fonts::FAMILY.into()),
            font_size: FontSize::Px(self.size_u() * size.factor()),
            weight: FontWeight(self.weight()),
            font_features: FontFeatures::from([FontFeatureTag::LINING_FIGURES, FontFeatureTag::TABULAR_FIGURES]),
            ..default()
        }
    }
}

fn set_texts(
    readers: Res<Readers>,
    sides: Query<&ReadBy>,
    parents: Query<&ChildOf>,
    mut texts: Query<(Entity, Ref<Type>, &mut TextFont)>,
) {
    for (entity, step, mut font) in &mut texts {
        if step.is_changed() || readers.is_changed() {
            font.set_if_neq(step.font(reader_of(entity, &readers, &sides, &parents).text_size));
        }
    }
}
