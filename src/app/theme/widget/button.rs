//! What is pressed: stones, slabs with words, tiles.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::Button;

use super::{label, spot};
use crate::app::ground::{Lies, Matter};
use crate::app::theme::palette::{Paint, Painted};
use crate::app::theme::type_scale::Type;
use crate::engine::Player;

pub(super) fn button(node: Node) -> impl Bundle {
    (Button, node, Hovered::default(), TabIndex(0), AutoDirectionalNavigation::default())
}

/// A small stone with a picture on it.
pub fn stone(rect: Rect, name: &'static str, icon: Handle<Image>) -> impl Bundle {
    let picture = Node { width: px(34), height: px(34), ..default() };
    let image = (ImageNode::new(icon), Painted(Paint::InkOnStone));
    let lies = Lies::Body(Matter::Stone);
    (Name::new(name), button(spot(rect)), lies, children![(picture, image, Pickable::IGNORE)])
}

/// A slab of stone with a word on it.
pub fn slab(text: impl Into<String>) -> impl Bundle {
    worded(text.into(), Matter::Slab, Type::Button, Paint::InkOnStone)
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
    (Name::new(sign), button(node), Lies::Body(Matter::Stone), children![label(sign, Type::Strong, Paint::InkOnStone)])
}

/// The one way into the game: a tile of fired clay.
pub fn clay_slab(text: impl Into<String>) -> impl Bundle {
    worded(text.into(), Matter::Tile(Player::South), Type::Heading, Paint::OnTile)
}

fn worded(text: String, matter: Matter, step: Type, ink: Paint) -> impl Bundle {
    let node = Node {
        height: px(60),
        padding: UiRect::axes(px(36), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (Name::new(text.clone()), button(node), Lies::Body(matter), children![label(text, step, ink)])
}
