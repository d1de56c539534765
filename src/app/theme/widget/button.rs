//! What is pressed: stones, slabs with words, tiles.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::Button;

use super::grown::Grown;
use super::{label, named, spot};
use crate::app::AppSystems;
use crate::app::ground::{Lies, Matter};
use crate::app::theme::palette::{Paint, Painted};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::engine::Player;
use crate::locale::Phrase;

/// What a slab has where there is room for all of it, in u.
const SLAB_HEIGHT_U: f32 = 60.0;
const BESIDE_WORDS_U: f32 = 36.0;
const BESIDE_CLOSE_WORDS_U: f32 = 20.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, paint_signs.in_set(AppSystems::Show));
}

pub(super) fn button(node: Node) -> impl Bundle {
    (Button, node, Hovered::default(), TabIndex(0), AutoDirectionalNavigation::default())
}

/// Something that is pressed as a whole, whatever lies in it: a row of a list.
pub fn bare_button(node: Node, name: impl Into<Phrase>) -> impl Bundle {
    (named(name.into()), button(node))
}

/// A small stone with a picture on it.
pub fn stone(rect: Rect, name: impl Into<Phrase>, icon: Handle<Image>) -> impl Bundle {
    let lies = Lies::Body(Matter::Stone);
    (named(name.into()), button(spot(rect)), lies, children![sign(icon, 34.0)])
}

/// How wide [`stone_in_row`] is at plain size, in u.
pub const STONE_IN_ROW_WIDTH_U: f32 = 60.0;

/// The same where its place comes from the row that it is in; it grows with the text.
pub fn stone_in_row(name: impl Into<Phrase>, icon: Handle<Image>) -> impl Bundle {
    (stone_of(name.into(), Vec2::new(STONE_IN_ROW_WIDTH_U, 54.0)), children![sign(icon, 34.0)])
}

/// A smaller one, for a number that is stepped through.
pub fn small_stone(name: impl Into<Phrase>, icon: Handle<Image>) -> impl Bundle {
    (stone_of(name.into(), Vec2::new(50.0, 46.0)), children![sign(icon, 28.0)])
}

fn stone_of(name: Phrase, size: Vec2) -> impl Bundle {
    let node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    (named(name), button(node), Grown::sized(size), Lies::Body(Matter::Stone))
}

fn sign(icon: Handle<Image>, size: f32) -> impl Bundle {
    let node = Node { width: px(size), height: px(size), ..default() };
    (node, Sign, ImageNode::new(icon), Painted(Paint::InkOnStone), Pickable::IGNORE)
}

/// The picture on a stone.
#[derive(Component)]
struct Sign;

/// The sign of what does nothing stands on dust, in full ink.
fn paint_signs(
    stones: Query<(&Children, Has<InteractionDisabled>), With<Button>>,
    mut signs: Query<&mut Painted, With<Sign>>,
) {
    for (parts, is_disabled) in &stones {
        let paint = if is_disabled { Paint::Ink } else { Paint::InkOnStone };
        for &part in parts {
            if let Ok(mut painted) = signs.get_mut(part) {
                painted.set_if_neq(Painted(paint));
            }
        }
    }
}

/// A slab of stone with a word on it.
pub fn slab(word: impl Into<Phrase>) -> impl Bundle {
    slab_in(word, slab_node(SLAB_HEIGHT_U, BESIDE_WORDS_U), f32::MAX)
}

/// The same for a row of many.
pub fn close_slab(word: impl Into<Phrase>) -> impl Bundle {
    slab_in(word, slab_node(SLAB_HEIGHT_U, BESIDE_CLOSE_WORDS_U), f32::MAX)
}

/// The same in a node of its own, with words of no more than so many times their size in the scale.
pub fn slab_in(word: impl Into<Phrase>, node: Node, most: f32) -> impl Bundle {
    worded(word.into(), node, Matter::Slab, (Type::Button, AtMost(most)), Paint::InkOnStone)
}

/// The one way into the game: a tile of fired clay.
pub fn clay_slab(word: impl Into<Phrase>) -> impl Bundle {
    clay_slab_in(word, slab_node(SLAB_HEIGHT_U, BESIDE_WORDS_U), f32::MAX)
}

/// The same in a node of its own, with words of no more than so many times their size in the scale.
pub fn clay_slab_in(word: impl Into<Phrase>, node: Node, most: f32) -> impl Bundle {
    worded(word.into(), node, Matter::Tile(Player::South), (Type::Heading, AtMost(most)), Paint::OnTile(Player::South))
}

/// Of a slab, at least so high, with so much on either side of its words, in u.
pub fn slab_node(least_height: f32, beside_words: f32) -> Node {
    Node {
        min_height: px(least_height),
        padding: UiRect::axes(px(beside_words), px(spacing::HAIR)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// The same, as large as its place, with larger words.
pub fn lead_slab(word: impl Into<Phrase>, node: Node, step: Type) -> impl Bundle {
    let word = word.into();
    let node = Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, ..node };
    let words = (label(word.clone(), step, Paint::OnTile(Player::South)), TextLayout::justify(Justify::Center));
    (named(word), button(node), Lies::Body(Matter::Tile(Player::South)), children![words])
}

fn worded(word: Phrase, node: Node, matter: Matter, (step, most): (Type, AtMost), ink: Paint) -> impl Bundle {
    let words = (label(word.clone(), step, ink), most, TextLayout::justify(Justify::Center));
    (named(word), button(node), Lies::Body(matter), children![words])
}
