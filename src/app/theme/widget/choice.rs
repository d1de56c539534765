//! One of several that are laid out with their words: a hollow with a word beside it, and a seed in the one that is chosen.

use bevy::prelude::*;

use super::button::button;
use super::hollow::{LooseSeed, hollow};
use super::{label, named, plate};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show_choices);
}

/// Of the hollow of a choice, in u.
const HOLLOW_RADIUS: f32 = 18.0;

/// A choice's word lies on its sweep, so far from the hollow's edge.
const WORD_ASIDE: f32 = 6.0;

/// One of several, of which one is chosen. Whoever spawns it says which by inserting [`Chosen`].
#[derive(Component)]
pub struct Choice;

/// The choice that holds.
#[derive(Component)]
pub struct Chosen;

/// Puts the seed where it belongs: a choice is [`Chosen`] exactly while it holds.
pub fn mark_choice(commands: &mut Commands, choice: Entity, holds: bool, is_chosen: bool) {
    match (holds, is_chosen) {
        (true, false) => {
            commands.entity(choice).insert(Chosen);
        }
        (false, true) => {
            commands.entity(choice).remove::<Chosen>();
        }
        _ => {}
    }
}

#[derive(Component)]
struct ChoiceWord;

/// A hollow with a word beside it.
pub fn choice(word: impl Into<Phrase>) -> impl Bundle {
    let node = Node {
        height: px(54),
        padding: UiRect::axes(px(spacing::HAIR), px(0)),
        column_gap: px(WORD_ASIDE),
        align_items: AlignItems::Center,
        ..default()
    };
    let word = word.into();
    let name = named(word.clone());
    let sweep = Node { padding: UiRect::axes(px(spacing::HAIR), px(spacing::HAIR)), ..default() };
    let word = (ChoiceWord, label(word, Type::Name, Paint::Ink));
    (name, Choice, button(node), children![hollow(HOLLOW_RADIUS), (plate(sweep), children![word])])
}

/// A chosen hollow holds a seed, and its word is bold.
fn show_choices(
    choices: Query<(Entity, Has<Chosen>), With<Choice>>,
    children: Query<&Children>,
    mut seeds: Query<&mut Visibility, With<LooseSeed>>,
    mut words: Query<&mut Type, With<ChoiceWord>>,
) {
    for (choice, is_chosen) in &choices {
        for part in children.iter_descendants(choice) {
            if let Ok(mut step) = words.get_mut(part) {
                step.set_if_neq(if is_chosen { Type::Strong } else { Type::Name });
            }
            if let Ok(mut visibility) = seeds.get_mut(part) {
                visibility.set_if_neq(if is_chosen { Visibility::Inherited } else { Visibility::Hidden });
            }
        }
    }
}
