//! Yes or no: two hollows with a groove between them, and a seed that lies left for no and right for yes.

use bevy::prelude::*;

use super::button::button;
use super::grown::Grown;
use super::hollow::{LooseSeed, hollow};
use super::named;
use super::rolling::{RollSystems, Ways};
use crate::app::ground::Lies;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show_toggles.before(RollSystems));
}

/// What a finger may hit, in u.
pub const TOGGLE_SIZE_U: Vec2 = Vec2::new(120.0, 54.0);

/// Of the hollows, in u.
const RADIUS: f32 = 19.0;
const PITCH: f32 = 60.0;

/// The groove ends at the lips.
const GROOVE: Vec2 = Vec2::new(24.0, 15.0);

/// A toggle, and how it stands. Whoever spawns it keeps that up to date, and observes [`super::Activate`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toggle {
    pub is_on: bool,
}

/// Which of a toggle's hollows this is.
#[derive(Component)]
struct Side {
    is_yes: bool,
}

pub fn toggle(name: impl Into<Phrase>, node: Node) -> impl Bundle {
    let between = PITCH - 2.0 * RADIUS - GROOVE.x;
    let node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        column_gap: px(between / 2.0),
        ..node
    };
    let groove = (Node { flex_shrink: 0.0, ..default() }, Grown::sized(GROOVE));
    (
        (named(name.into()), Toggle { is_on: false }, button(node)),
        children![
            (Side { is_yes: false }, hollow(RADIUS)),
            (groove, Lies::Groove, Pickable::IGNORE),
            (Side { is_yes: true }, hollow(RADIUS)),
        ],
    )
}

fn show_toggles(
    toggles: Query<(&Toggle, &Children), Or<(Changed<Toggle>, Changed<Children>)>>,
    hollows: Query<(&Side, &Children)>,
    mut seeds: Query<(Entity, &mut Visibility), With<LooseSeed>>,
    mut ways: Ways,
) {
    for (toggle, parts) in &toggles {
        let (mut gone, mut come) = (None, None);
        for (side, seed) in hollows.iter_many(parts) {
            let is_here = side.is_yes == toggle.is_on;
            let mut seeds = seeds.iter_many_mut(seed);
            while let Some((seed, mut visibility)) = seeds.fetch_next() {
                if visibility.set_if_neq(if is_here { Visibility::Inherited } else { Visibility::Hidden }) {
                    *if is_here { &mut come } else { &mut gone } = Some(seed);
                }
            }
        }
        if let Some((gone, come)) = gone.zip(come) {
            ways.send_seed(gone, come);
        }
    }
}
