//! A hollow, and the seed that lies in what is chosen.

use bevy::prelude::*;

use crate::app::ground::Lies;

/// The chosen one's seed, in radii of its hollow.
const SEED: f32 = 0.64;

/// Of a hollow with several: each seed, and how far it lies from the middle, in radii of the hollow.
const SMALL_SEED: f32 = 0.30;
const ASIDE: f32 = 0.33;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show_seeds);
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

/// A hollow of that radius, in u, with a seed in it that nobody sees yet.
pub(super) fn hollow(radius: f32) -> impl Bundle {
    (empty_hollow(radius), children![(seed(radius), Visibility::Hidden)])
}

/// A hollow for seeds that come and go.
pub(super) fn empty_hollow(radius: f32) -> impl Bundle {
    (round(2.0 * radius), Lies::Hollow { depth: 1.0 }, Pickable::IGNORE)
}

/// The seed of a hollow of that radius, to lie in its middle.
pub(super) fn seed(radius: f32) -> impl Bundle {
    (LooseSeed::InHole { aside: Vec2::ZERO, radius }, round(2.0 * SEED * radius), Pickable::IGNORE)
}

/// How many seeds lie in a [`hollow_of_four`]: 0 to 4.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HollowSeeds(pub usize);

/// A hollow of that radius, in u, in which seeds come to be a casa.
pub fn hollow_of_four(radius: f32) -> impl Bundle {
    let seeds =
        children![one_of_four(radius, 0), one_of_four(radius, 1), one_of_four(radius, 2), one_of_four(radius, 3)];
    (HollowSeeds(0), empty_hollow(radius), seeds)
}

fn one_of_four(radius: f32, i: usize) -> impl Bundle {
    let aside = Vec2::from_angle(0.4 + i as f32 * std::f32::consts::FRAC_PI_2) * ASIDE * radius;
    let corner = aside + Vec2::splat((1.0 - SMALL_SEED) * radius);
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        ..round(2.0 * SMALL_SEED * radius)
    };
    (LooseSeed::InHole { aside: -aside, radius }, node, Visibility::Hidden, Pickable::IGNORE)
}

fn show_seeds(
    hollows: Query<(&HollowSeeds, &Children), Or<(Changed<HollowSeeds>, Changed<Children>)>>,
    mut seeds: Query<&mut Visibility, With<LooseSeed>>,
) {
    for (&HollowSeeds(count), lying) in &hollows {
        for (i, seed) in lying.iter().enumerate() {
            if let Ok(mut visibility) = seeds.get_mut(seed) {
                visibility.set_if_neq(if i < count { Visibility::Inherited } else { Visibility::Hidden });
            }
        }
    }
}

fn round(size: f32) -> Node {
    Node {
        width: px(size),
        height: px(size),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    }
}
