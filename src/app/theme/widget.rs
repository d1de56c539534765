//! The widgets of every screen, built on Bevy's headless ones: plates of swept dust, buttons of stone, choices with a seed in
//! what is chosen. They answer to mouse, touch and keys. What they are made of lies on the ground (see [`Lies`]); nothing here
//! paints but text and icons.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::Button;

use super::palette;
use super::spacing;
use super::type_scale::Type;
use crate::app::ground::{Lies, Matter};
use crate::engine::Player;

pub use bevy::ui_widgets::Activate;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show_choices);
}

/// The hollow of a choice and the seed in it, across, in u.
const HOLLOW: f32 = 36.0;
const CHOSEN_SEED: f32 = 22.0;

/// A choice's word lies on its sweep, so far from the hollow's edge.
const WORD_ASIDE: f32 = 12.0;

/// A text of the scale.
pub fn label(text: impl Into<String>, step: Type, colour: Color) -> impl Bundle {
    (Text::new(text), step.style(), TextColor(colour), Pickable::IGNORE)
}

/// A place for text at a fixed spot of the window, centred in it.
pub fn spot(rect: Rect) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x),
        top: px(rect.min.y),
        width: px(rect.width()),
        height: px(rect.height()),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// Ground swept clean under a text.
pub fn plate(node: Node) -> impl Bundle {
    (node, Lies::Swept, Pickable::IGNORE)
}

/// The root of a screen, a column with so many u between its rows: as large as the window, and open to touches where nothing
/// lies on it.
pub fn screen_root(name: &'static str, row_gap: f32) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        row_gap: px(row_gap),
        ..default()
    };
    (Name::new(name), node, Pickable::IGNORE)
}

fn button(node: Node) -> impl Bundle {
    (Button, node, Hovered::default(), TabIndex(0), AutoDirectionalNavigation::default())
}

/// A small stone with a picture on it.
pub fn stone(rect: Rect, name: &'static str, icon: Handle<Image>) -> impl Bundle {
    let picture = Node { width: px(34), height: px(34), ..default() };
    let image = ImageNode::new(icon).with_color(palette::INK);
    let lies = Lies::Body(Matter::Stone);
    (Name::new(name), button(spot(rect)), lies, children![(picture, image, Pickable::IGNORE)])
}

/// A slab of stone with a word on it.
pub fn slab(text: impl Into<String>) -> impl Bundle {
    worded(text.into(), Matter::Slab, Type::Button, palette::INK)
}

/// A stone just large enough for a sign.
pub fn small_slab(sign: &'static str) -> impl Bundle {
    let node = Node {
        width: px(46),
        height: px(44),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (Name::new(sign), button(node), Lies::Body(Matter::Stone), children![label(sign, Type::Strong, palette::INK)])
}

/// The one way into the game: a tile of fired clay.
pub fn clay_slab(text: impl Into<String>) -> impl Bundle {
    worded(text.into(), Matter::Tile(Player::South), Type::Heading, palette::CREAM)
}

fn worded(text: String, matter: Matter, step: Type, ink: Color) -> impl Bundle {
    let node = Node {
        height: px(60),
        padding: UiRect::axes(px(36), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (Name::new(text.clone()), button(node), Lies::Body(matter), children![label(text, step, ink)])
}

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

/// A seed that lies on a screen outside the board, as large as its node. Drawn like every other seed.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum LooseSeed {
    OnGround,
    /// It keeps its look wherever it goes.
    Moving,
    /// The middle of its hole as seen from the seed's own, y down, and the hole's radius, in u.
    InHole {
        aside: Vec2,
        radius: f32,
    },
}

#[derive(Component)]
struct ChoiceWord;

/// A hollow with a word beside it.
pub fn choice(text: impl Into<String>) -> impl Bundle {
    let node = Node {
        height: px(54),
        padding: UiRect::axes(px(spacing::HAIR), px(0)),
        column_gap: px(WORD_ASIDE),
        align_items: AlignItems::Center,
        ..default()
    };
    let text = text.into();
    let sweep = Node { padding: UiRect::axes(px(spacing::SMALL), px(spacing::HAIR)), ..default() };
    let word = (ChoiceWord, label(text.clone(), Type::Name, palette::INK));
    (Name::new(text), Choice, button(node), children![hollow(), (plate(sweep), children![word])])
}

fn hollow() -> impl Bundle {
    let round = |size: f32| Node {
        width: px(size),
        height: px(size),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let lies = LooseSeed::InHole { aside: Vec2::ZERO, radius: HOLLOW / 2.0 };
    let seed = (lies, round(CHOSEN_SEED), Visibility::Hidden, Pickable::IGNORE);
    (round(HOLLOW), Lies::Hollow { depth: 1.0 }, Pickable::IGNORE, children![seed])
}

/// A chosen hollow holds a seed, and its word is bold.
fn show_choices(
    choices: Query<(Entity, Has<Chosen>), With<Choice>>,
    children: Query<&Children>,
    mut seeds: Query<&mut Visibility, With<LooseSeed>>,
    mut words: Query<&mut TextFont, With<ChoiceWord>>,
) {
    for (choice, is_chosen) in &choices {
        for part in children.iter_descendants(choice) {
            if let Ok(mut font) = words.get_mut(part) {
                let step = if is_chosen { Type::Strong } else { Type::Name };
                font.set_if_neq(step.font());
            }
            if let Ok(mut visibility) = seeds.get_mut(part) {
                visibility.set_if_neq(if is_chosen { Visibility::Inherited } else { Visibility::Hidden });
            }
        }
    }
}
