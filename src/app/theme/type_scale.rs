//! The type scale: every text of the game takes its size and weight from here.

use bevy::prelude::*;
use bevy::text::{FontFeatureTag, FontFeatures, FontSource, FontWeight, LineHeight};
use bevy::ui::UiSystems;

use super::fitting::{Said, fitting, together};
use super::fonts;
use crate::app::locale::{ReadBy, Readers, WordsSystems, reader_of};
use crate::locale::Language;

/// Line height, in sizes of the text.
pub(super) const LINE_HEIGHT: f32 = 1.22;

/// The size of Armenian, of Latin's.
const ARMENIAN: f32 = 0.9;

/// How much wider letters are than Latin ones of the same size.
const ARMENIAN_WIDTH: f32 = 1.25;
const BENGALI_WIDTH: f32 = 1.12;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (fit_together, set_texts).chain().in_set(TypeSystems).after(WordsSystems).before(UiSystems::Content),
    );
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
    /// The one thing to do.
    Order,
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
            Type::Order => 36.0,
            Type::Score => 40.0,
            Type::Title => 120.0,
        }
    }

    /// The height of a line at 100 %, in u.
    pub const fn line_u(self) -> f32 {
        self.size_u() * LINE_HEIGHT
    }

    const fn weight(self) -> u16 {
        match self {
            Type::Note | Type::Body | Type::Button | Type::Name => fonts::MEDIUM,
            Type::Count | Type::SmallCount | Type::Strong | Type::Heading => fonts::BOLD,
            Type::Order | Type::Score | Type::Title => fonts::EXTRA_BOLD,
        }
    }

    /// Armenian letters are half as wide again as Latin ones: sentences in them are set a little smaller. Figures are not.
    fn share_for(self, language: Language) -> f32 {
        match (self, language) {
            (Type::Count | Type::SmallCount | Type::Score | Type::Title, _) => 1.0,
            (_, Language::Armenian) => ARMENIAN,
            _ => 1.0,
        }
    }

    /// What a text entity needs to be set in this step. Figures line up and stand on the line.
    pub fn style(self) -> impl Bundle {
        (self, self.font(1.0), LineHeight::RelativeToFont(LINE_HEIGHT))
    }

    /// At so many times its size in the scale.
    fn font(self, factor: f32) -> TextFont {
        TextFont {
            font: FontSource::Family(fonts::FAMILY.into()),
            font_size: FontSize::Px(self.size_u() * factor),
            weight: FontWeight(self.weight()),
            font_features: FontFeatures::from([FontFeatureTag::LINING_FIGURES, FontFeatureTag::TABULAR_FIGURES]),
            ..default()
        }
    }
}

/// A text where there is only so much room, in u: of the sizes up to the one that its reader has chosen it takes the largest at
/// which it fits, by a cautious guess at its letters. For places that cannot grow with their text.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Fits(pub Vec2);

/// A plate whose texts share so much room, in u, one below the other: all of them are alike of their sizes in the scale, but for
/// headings. Each has its [`AtMost`] from here.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct FitTogether(pub Vec2);

/// A text that gets no larger than so many times its size in the scale.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct AtMost(pub f32);

fn width_of_letters(language: Language) -> f32 {
    match language {
        Language::Armenian => ARMENIAN_WIDTH,
        Language::Bengali => BENGALI_WIDTH,
        _ => 1.0,
    }
}

fn fit_together(
    readers: Res<Readers>,
    sides: Query<&ReadBy>,
    parents: Query<&ChildOf>,
    plates: Query<(Entity, Ref<FitTogether>, &Children)>,
    mut texts: Query<(&Type, Ref<Text>, Ref<Node>, &mut AtMost)>,
) {
    for (plate, room, children) in &plates {
        let is_said_anew = children
            .iter()
            .any(|text| texts.get(text).is_ok_and(|(_, text, node, _)| text.is_changed() || node.is_changed()));
        if !room.is_changed() && !readers.is_changed() && !is_said_anew {
            continue;
        }
        let reader = reader_of(plate, &readers, &sides, &parents);
        let width = room.0.x / width_of_letters(reader.language);
        let seen: Vec<Entity> = children
            .iter()
            .filter(|&text| texts.get(text).is_ok_and(|(_, _, node, _)| node.display != Display::None))
            .collect();
        let said: Vec<Said> = seen
            .iter()
            .filter_map(|&text| texts.get(text).ok())
            .map(|(&step, text, ..)| Said { step, text: &text.into_inner().0, share: step.share_for(reader.language) })
            .collect();
        let sizes = together(&said, Vec2::new(width, room.0.y), reader.text_size.factor());
        for (text, size) in seen.into_iter().zip(sizes) {
            if let Ok((.., mut most)) = texts.get_mut(text) {
                most.set_if_neq(AtMost(size));
            }
        }
    }
}

fn set_texts(
    readers: Res<Readers>,
    sides: Query<&ReadBy>,
    parents: Query<&ChildOf>,
    mut texts: Query<(Entity, Ref<Type>, Option<Ref<AtMost>>, Option<Ref<Fits>>, Option<Ref<Text>>, &mut TextFont)>,
) {
    for (entity, step, at_most, fits, text, mut font) in &mut texts {
        let is_fitted_anew = fits.as_ref().is_some_and(|fits| fits.is_changed())
            || (fits.is_some() && text.as_ref().is_some_and(|text| text.is_changed()));
        let is_bound_anew = at_most.as_ref().is_some_and(|most| most.is_changed());
        if !step.is_changed() && !readers.is_changed() && !is_fitted_anew && !is_bound_anew {
            continue;
        }
        let reader = reader_of(entity, &readers, &sides, &parents);
        let chosen = reader.text_size.factor();
        let most = at_most.map_or(chosen, |most| chosen.min(most.0)) * step.share_for(reader.language);
        let factor = match (fits, text) {
            (Some(fits), Some(text)) => {
                let width = width_of_letters(reader.language);
                fitting(*step, &text.0, Vec2::new(fits.0.x / width, fits.0.y), most)
            }
            _ => most,
        };
        font.set_if_neq(step.font(factor));
    }
}
