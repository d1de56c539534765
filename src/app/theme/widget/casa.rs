//! A hollow in which seeds come to be a casa: how much of something is done.

use bevy::prelude::*;

use super::hollow::LooseSeed;
use crate::app::ground::Lies;

/// Each seed, and how far it lies from the middle, in radii of the hollow.
const SEED: f32 = 0.30;
const ASIDE: f32 = 0.33;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show_seeds);
}

/// How many seeds lie in a [`hollow_of_four`]: 0 to 4.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HollowSeeds(pub usize);

/// A seed of such a hollow, from 0.
#[derive(Component)]
struct OneOfFour(usize);

/// A hollow of that radius, in u, with no seed in it yet. Whoever spawns it decides on how large it is.
pub fn hollow_of_four(radius: f32) -> impl Bundle {
    let node = Node { width: px(2.0 * radius), height: px(2.0 * radius), flex_shrink: 0.0, ..default() };
    let seeds =
        children![one_of_four(radius, 0), one_of_four(radius, 1), one_of_four(radius, 2), one_of_four(radius, 3)];
    (HollowSeeds(0), node, Lies::Hollow { depth: 1.0 }, Pickable::IGNORE, seeds)
}

fn one_of_four(radius: f32, i: usize) -> impl Bundle {
    // The first two lie opposite each other.
    let quarter = [0.0, 2.0, 1.0, 3.0][i % 4];
    let aside = Vec2::from_angle(0.4 + quarter * std::f32::consts::FRAC_PI_2) * ASIDE * radius;
    let corner = aside + Vec2::splat((1.0 - SEED) * radius);
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(corner.x),
        top: px(corner.y),
        width: px(2.0 * SEED * radius),
        height: px(2.0 * SEED * radius),
        ..default()
    };
    (OneOfFour(i), LooseSeed::InHole { aside: -aside, radius }, node, Visibility::Hidden, Pickable::IGNORE)
}

fn show_seeds(
    hollows: Query<(&HollowSeeds, &Children), Or<(Changed<HollowSeeds>, Changed<Children>)>>,
    mut seeds: Query<(&OneOfFour, &mut Visibility)>,
) {
    for (&HollowSeeds(count), lying) in &hollows {
        let mut seeds = seeds.iter_many_mut(lying);
        while let Some((&OneOfFour(i), mut visibility)) = seeds.fetch_next() {
            visibility.set_if_neq(if i < count { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}
