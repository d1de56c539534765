//! What is pressed: stones, slabs with words, tiles.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::Button;

use super::{label, named, spot};
use crate::app::ground::{Lies, Matter};
use crate::app::theme::palette::{Paint, Painted};
use crate::app::theme::type_scale::Type;
use crate::engine::Player;
use crate::locale::Phrase;

pub(super) fn button(node: Node) -> impl Bundle {
    (Button, node, Hovered::default(), TabIndex(0), AutoDirectionalNavigation::default())
}

/// Something that is pressed as a whole, whatever lies in it: a row of a list.
pub fn bare_button(node: Node, name: impl Into<Phrase>) -> impl Bundle {
    (named(name.into()), button(node))
}

/// A small stone with a picture on it.
pub fn stone(rect: Rect, name: impl Into<Phrase>, icon: Handle<Image>) -> impl Bundle {
    let picture = Node { width: px(34), height: px(34), ..default() };
    let image = (ImageNode::new(icon), Painted(Paint::InkOnStone));
    let lies = Lies::Body(Matter::Stone);
    (named(name.into()), button(spot(rect)), lies, children![(picture, image, Pickable::IGNORE)])
}

/// A slab of stone with a word on it.
pub fn slab(word: impl Into<Phrase>) -> impl Bundle {
    worded(word.into(), Matter::Slab, Type::Button, Paint::InkOnStone)
}

/// A stone just large enough for a sign, with what the sign means.
pub fn small_slab(sign: &'static str, name: impl Into<Phrase>) -> impl Bundle {
    let node = Node {
        width: px(46),
        height: px(44),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let sign = label(Phrase::verbatim(sign), Type::Strong, Paint::InkOnStone);
    (named(name.into()), button(node), Lies::Body(Matter::Stone), children![sign])
}

/// The one way into the game: a tile of fired clay.
pub fn clay_slab(word: impl Into<Phrase>) -> impl Bundle {
    worded(word.into(), Matter::Tile(Player::South), Type::Heading, Paint::OnTile)
}

fn worded(word: Phrase, matter: Matter, step: Type, ink: Paint) -> impl Bundle {
    let node = Node {
        height: px(60),
        padding: UiRect::axes(px(36), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (named(word.clone()), button(node), Lies::Body(matter), children![label(word, step, ink)])
}
