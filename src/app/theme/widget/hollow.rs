//! A hollow, and the seed that lies in what is chosen.

use bevy::prelude::*;

use super::grown::Grown;
use crate::app::ground::Lies;

/// The chosen one's seed, in radii of its hollow.
const SEED: f32 = 0.64;

/// A seed that lies on a screen outside the board, as large as its node. Drawn like every other seed.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum LooseSeed {
    OnGround,
    /// It keeps its look wherever it goes.
    Moving,
    /// Over the ground, on its way into a hollow that lies so far from it, y down, in u: it looks as it will look there.
    Coming {
        aside: Vec2,
        radius: f32,
    },
    /// The middle of its hole as seen from the seed's own, y down, and the hole's radius, in u.
    InHole {
        aside: Vec2,
        radius: f32,
    },
}

/// A hollow of that radius at plain size, in u, with a seed in it that nobody sees yet.
pub(super) fn hollow(radius: f32) -> impl Bundle {
    (empty_hollow(radius), children![(seed(radius), Visibility::Hidden)])
}

/// A hollow for seeds that come and go.
pub fn empty_hollow(radius: f32) -> impl Bundle {
    (round(), Grown::sized(Vec2::splat(2.0 * radius)), Lies::Hollow { depth: 1.0 }, Pickable::IGNORE)
}

/// The seed of a hollow of that radius, to lie in its middle.
pub fn seed(radius: f32) -> impl Bundle {
    let grown = Grown { radius: Some(radius), ..Grown::sized(Vec2::splat(2.0 * SEED * radius)) };
    (LooseSeed::InHole { aside: Vec2::ZERO, radius }, round(), grown, Pickable::IGNORE)
}

fn round() -> Node {
    Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, flex_shrink: 0.0, ..default() }
}
