//! How the light comes to be what it is to be: evenly, and never at once.

use bevy::prelude::*;

use super::scene::{Lit, Scene};
use super::{COUNTED_S, COUNTING_S, Glow, Light, MOST_GLOWS};
use crate::app::table::layout::Layout;

/// How long the sun takes from one row to the other, and hush and gold light from nothing to all, in s.
const CROSSING_S: f32 = 0.60;
const LIGHTING_S: f32 = 0.30;

/// The light as it is on its way, each part growing evenly: how it is seen is eased.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Lamps {
    pub(super) turn: f32,
    pub(super) hush: f32,
    pub(super) glows: Vec<(Lit, f32)>,
    /// Since the game was seen to be over, in s.
    pub(super) since_end_s: Option<f32>,
}

impl Lamps {
    /// Lets some time go by.
    pub(super) fn approach(&mut self, scene: &Scene, seconds: f32) {
        let towards = |now: f32, goal: f32, length_s: f32| {
            let most = seconds / length_s;
            now + (goal - now).clamp(-most, most)
        };
        self.turn = towards(self.turn, scene.turn, CROSSING_S);
        self.hush = towards(self.hush, scene.hush, LIGHTING_S);
        for &(lit, _) in &scene.glows {
            if !self.glows.iter().any(|(known, _)| *known == lit) {
                self.glows.push((lit, 0.0));
            }
        }
        for (lit, strength) in &mut self.glows {
            let goal = scene.glows.iter().find(|(wanted, _)| wanted == lit).map_or(0.0, |(_, strength)| *strength);
            *strength = towards(*strength, goal, LIGHTING_S);
        }
        self.glows.retain(|(lit, strength)| *strength > 0.0 || scene.glows.iter().any(|(wanted, _)| wanted == lit));
    }

    /// Whether anything still changes.
    pub(super) fn has_reached(&self, scene: &Scene) -> bool {
        self.turn == scene.turn
            && self.hush == scene.hush
            && self.glows.len() == scene.glows.len()
            && self.glows.iter().all(|glow| scene.glows.contains(glow))
    }

    pub(super) fn light(&self, layout: &Layout) -> Light {
        let ease = |share: f32| share * share * (3.0 - 2.0 * share);
        let mut glows: Vec<Glow> = self.glows.iter().map(|&(lit, strength)| lit.glow(layout, ease(strength))).collect();
        glows.sort_by(|a, b| b.strength.total_cmp(&a.strength));
        glows.truncate(MOST_GLOWS);
        let hush = ease(self.hush.min(1.0)) + (self.hush - 1.0).max(0.0);
        let counting_s = self.since_end_s.map(|since| since.min(COUNTING_S + COUNTED_S));
        Light { turn: ease(self.turn), hush, glows, counting_s }
    }
}
