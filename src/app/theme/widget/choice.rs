//! One of several that are laid out with their words: a hollow with a word beside it, and a seed in the one that is chosen.

use bevy::prelude::*;

use super::button::button;
use super::grown::Grown;
use super::hollow::{LooseSeed, hollow};
use super::rolling::{RollSystems, Ways};
use super::{in_narrow_row, label, named, plate};
use crate::app::theme::focus::Ringed;
use crate::app::theme::palette::{Paint, Painted};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{Type, TypeSystems};
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show_choices.before(TypeSystems).before(RollSystems));
}

/// Of the hollow of a choice, in u.
const HOLLOW_RADIUS: f32 = 18.0;

/// The largest hollow of a path, by which all of them line up.
pub const PATH_HOLLOW: f32 = 27.0;

/// A finger hits what is so large, in u.
const TOUCH: f32 = 54.0;

/// A picture before a word, in u.
const ICON: f32 = 34.0;

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

/// The word of a choice, while it is not chosen and while it is.
#[derive(Component, Clone, Copy)]
struct ChoiceWord {
    rest: Type,
    chosen: Type,
}

/// What stands beside a hollow.
const BESIDE: ChoiceWord = ChoiceWord { rest: Type::Name, chosen: Type::Strong };

/// What stands below one on a path.
const BELOW: ChoiceWord = ChoiceWord { rest: Type::Body, chosen: Type::Count };

impl ChoiceWord {
    fn saying(self, word: Phrase) -> impl Bundle {
        (self, label(word, self.rest, Paint::Ink), in_narrow_row())
    }
}

/// A hollow with a word beside it.
pub fn choice(word: impl Into<Phrase>) -> impl Bundle {
    let word = word.into();
    let (name, choice, sweep) = beside(word.clone());
    (name, choice, children![hollow(HOLLOW_RADIUS), (sweep, children![BESIDE.saying(word)])])
}

/// The same with a picture before the word.
pub fn pictured_choice(word: impl Into<Phrase>, icon: Handle<Image>) -> impl Bundle {
    let word = word.into();
    let (name, choice, sweep) = beside(word.clone());
    let picture = (Node { flex_shrink: 0.0, ..default() }, Grown::sized(Vec2::splat(ICON)), ImageNode::new(icon));
    let picture = (picture, Painted(Paint::Ink), Pickable::IGNORE);
    (name, choice, children![hollow(HOLLOW_RADIUS), (sweep, children![picture, BESIDE.saying(word)])])
}

/// The parts of a hollow with something beside it: name, button, and the sweep for the word.
fn beside(word: Phrase) -> (impl Bundle, impl Bundle, impl Bundle) {
    let node = Node {
        padding: UiRect::axes(px(spacing::HAIR), px(0)),
        max_width: percent(100),
        column_gap: px(WORD_ASIDE),
        align_items: AlignItems::Center,
        ..default()
    };
    let sweep = Node {
        padding: UiRect::axes(px(spacing::SMALL), px(spacing::HAIR)),
        column_gap: px(spacing::SMALL),
        align_items: AlignItems::Center,
        ..default()
    };
    let button = (button(node), Grown::at_least(Vec2::new(TOUCH, TOUCH)));
    (named(word), (Choice, button), plate(sweep))
}

/// One of a row of hollows of many sizes, each a little off the line, with its word below it if there is room for words.
pub fn path_choice(
    name: impl Into<Phrase>,
    node: Node,
    (radius, below): (f32, f32),
    word: Option<Phrase>,
) -> impl Bundle {
    let node = Node { flex_direction: FlexDirection::Column, align_items: AlignItems::Center, ..node };
    let place = Node {
        top: px(below),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let sweep = Node { padding: UiRect::axes(px(spacing::MEDIUM), px(2)), ..default() };
    let has_word = if word.is_some() { Display::Flex } else { Display::None };
    let word = BELOW.saying(word.unwrap_or_else(|| Phrase::verbatim("")));
    (
        (named(name.into()), Choice, button(node)),
        children![
            (
                place,
                Grown::sized(Vec2::splat(2.0 * PATH_HOLLOW)),
                Pickable::IGNORE,
                children![(hollow(radius), Ringed)]
            ),
            (plate(Node { display: has_word, ..sweep }), children![word]),
        ],
    )
}

/// A choice that its caller draws: its children are whatever is chosen.
pub fn bare_choice(name: impl Into<Phrase>, node: Node) -> impl Bundle {
    (named(name.into()), Choice, button(node))
}

/// A chosen hollow holds a seed, and its word is bold.
fn show_choices(
    choices: Query<(Entity, Has<Chosen>), With<Choice>>,
    (children, parents): (Query<&Children>, Query<&ChildOf>),
    mut seeds: Query<&mut Visibility, With<LooseSeed>>,
    mut words: Query<(&ChoiceWord, &mut Type)>,
    mut ways: Ways,
) {
    let (mut gone, mut come) = (Vec::new(), Vec::new());
    for (choice, is_chosen) in &choices {
        for part in children.iter_descendants(choice) {
            if let Ok((word, mut step)) = words.get_mut(part) {
                step.set_if_neq(if is_chosen { word.chosen } else { word.rest });
            }
            if let Ok(mut visibility) = seeds.get_mut(part) {
                let is_changed =
                    visibility.set_if_neq(if is_chosen { Visibility::Inherited } else { Visibility::Hidden });
                if is_changed {
                    let all = parents.get(choice).ok().map(ChildOf::parent);
                    if is_chosen { &mut come } else { &mut gone }.push((all, part));
                }
            }
        }
    }
    for (all, seed) in come {
        if let Some((_, from)) = gone.iter().find(|(among, _)| *among == all) {
            ways.send_seed(*from, seed);
        }
    }
}
