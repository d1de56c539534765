//! What is to shine: in front of a table, at a moment of a move, at the end, where somebody leads.

use bevy::prelude::*;

use super::{COUNTED_S, Glow, lights_up_s};
use crate::app::table::Guide;
use crate::app::table::heap::{dug_hole, on_leaf};
use crate::app::table::layout::Layout;
use crate::app::table::playback::Moment;
use crate::engine::{Hole, MidMove, Outcome, Player};

/// Gold light in the casa that is taken, in the one behind it, and where one was taken.
pub(super) const LIT: f32 = 1.0;
pub(super) const WAITING: f32 = 0.24;
pub(super) const TAKEN: f32 = 0.24;

/// Where somebody leads: the hush while nothing moves, and while something does; the light in what matters, and in the hole that
/// is asked for.
pub(super) const LEADING_HUSH: f32 = 1.55;
pub(super) const LEADING_HUSH_MOVING: f32 = 0.8;
pub(super) const MATTERS: f32 = 0.06;
pub(super) const ASKED: f32 = 0.30;

/// How far that light reaches, of a hole's radius.
pub(super) const CLEARLY: f32 = 0.66;

/// On a four that is counted, and on the winner's leaf for good.
pub(super) const ON_FOUR: f32 = 0.7;
pub(super) const ON_LEAF: f32 = 0.44;

/// What can glow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Lit {
    Hole(Hole),
    /// A hole that is seen clearly while all round it is hushed.
    Clearly(Hole),
    /// The i-th four on a leaf.
    Four(Player, usize),
    /// One of three parts of a leaf.
    Leaf(Player, usize),
}

impl Lit {
    pub(super) fn glow(self, layout: &Layout, strength: f32) -> Glow {
        let (at, radius) = match self {
            Lit::Hole(hole) => (layout.to_world(dug_hole(layout, hole)), layout.radius),
            Lit::Clearly(hole) => (layout.to_world(dug_hole(layout, hole)), layout.radius * CLEARLY),
            Lit::Four(player, four) => {
                let seeds = (4 * four..4 * four + 4).map(|i| on_leaf(layout, player, i).translation.truncate());
                (seeds.sum::<Vec2>() / 4.0, layout.captured_seed_radius() * 2.6)
            }
            Lit::Leaf(player, part) => {
                let leaf = layout.leaves[player];
                let along = (part as f32 - 1.0) * 0.55 * leaf.half_length;
                (layout.to_world(leaf.centre + Vec2::from_angle(leaf.angle) * along), 0.42 * leaf.half_length)
            }
        };
        Glow { at, radius, strength, is_on_leaf: matches!(self, Lit::Four(..) | Lit::Leaf(..)) }
    }
}

/// What the light is to become.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Scene {
    pub(super) turn: f32,
    pub(super) hush: f32,
    pub(super) glows: Vec<(Lit, f32)>,
}

pub(super) fn side(player: Player) -> f32 {
    match player {
        Player::South => 0.0,
        Player::North => 1.0,
    }
}

/// What the light is to become in front of this table, at this moment of a move, so long after the end.
pub(super) fn scene(table: &MidMove, moment: Option<Moment>, since_end_s: Option<f32>, reduced: bool) -> Scene {
    if table.end.is_some() && moment.is_none() {
        return scene_at_end(table, since_end_s.unwrap_or(0.0), reduced);
    }
    let mut scene = Scene { turn: side(table.to_move), ..Scene::default() };
    let Some(chain) = moment.and_then(|moment| moment.chain()) else { return scene };
    scene.hush = if chain.is_last && !reduced { 1.0 } else { 0.0 };
    let until = chain.taken + chain.lit;
    for (i, &hole) in chain.holes.iter().enumerate() {
        let strength = match i {
            _ if i < chain.taken => TAKEN,
            _ if i < until => LIT,
            _ if i == until => WAITING,
            _ => continue,
        };
        scene.glows.push((Lit::Hole(hole), strength));
    }
    scene
}

/// Where somebody leads there is no side to move; what does not matter lies in the hush, and the chain keeps its light.
pub(super) fn lead(mut scene: Scene, guide: &Guide, is_moving: bool) -> Scene {
    let lit = |hole| if guide.asked == Some(hole) && !is_moving { ASKED } else { MATTERS };
    scene.glows.extend(guide.matter.iter().map(|hole| (Lit::Clearly(hole), lit(hole))));
    scene.hush = if is_moving { LEADING_HUSH_MOVING.max(scene.hush) } else { LEADING_HUSH };
    scene.turn = 0.0;
    scene
}

/// The winner's side in full sun; the fours on both leaves light up in turn, counting.
pub(super) fn scene_at_end(table: &MidMove, since_end_s: f32, reduced: bool) -> Scene {
    let winner = Outcome::by_more(&table.captured).winner();
    let mut scene = Scene { turn: winner.map_or(0.5, side), ..Scene::default() };
    if let Some(winner) = winner {
        scene.glows.extend((0..3).map(|part| (Lit::Leaf(winner, part), ON_LEAF)));
    }
    for player in Player::ALL.into_iter().filter(|_| !reduced) {
        let counted = (0..usize::from(table.captured[player] / 4)).filter(|&four| {
            let begins = lights_up_s(table, four);
            (begins..begins + COUNTED_S).contains(&since_end_s)
        });
        scene.glows.extend(counted.map(|four| (Lit::Four(player, four), ON_FOUR)));
    }
    scene
}
