//! The light on the table: on which row the sun shines, how hushed the ground is while casas are taken, the gold light in them.
//! A pure function of what is shown and of time; no light changes in less than a quarter of a second, and none pulses.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `scene` | what is to shine in front of a table, at a moment |
//! | `lamps` | how the light comes to be so |

mod lamps;
mod scene;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::playback::{Playback, ShownTable};
use super::{Guide, TableLayout, TableStand};
use crate::app::AppSystems;
use crate::app::theme::ReducedMotion;
use crate::engine::{MidMove, Player};
use lamps::Lamps;
use scene::{lead, scene};

/// The most glows at a time.
pub const MOST_GLOWS: usize = 12;

/// At the end the fours on both leaves light up in turn within this time, each for so long, in s.
const COUNTING_S: f32 = 1.6;
const COUNTED_S: f32 = 0.30;

/// An update after a long rest counts as no more than this, in s: light must not jump.
const LONGEST_UPDATE_S: f32 = 0.05;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Light>().init_resource::<Lamps>().add_systems(Update, shine.in_set(AppSystems::Show));
}

/// What shines on the table now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Light {
    /// 0: full sun on South's row; 1: on North's.
    pub turn: f32,
    /// How much of its hush lies on whatever has no light of its own: 0 to 1, and more where somebody leads.
    pub hush: f32,
    /// At most [`MOST_GLOWS`].
    pub glows: Vec<Glow>,
    /// How far the counting on the leaves has gone since the end of the round, in s; stands still when it is over.
    pub counting_s: Option<f32>,
}

impl Light {
    /// How many of a player's captured seeds have been counted so far: whole fours, then all.
    pub fn counted(&self, table: &MidMove, player: Player) -> u8 {
        let captured = table.captured[player];
        let begun = |four: &u8| self.counting_s.is_none_or(|since| lights_up_s(table, usize::from(*four)) <= since);
        let is_over = self.counting_s.is_none_or(|since| since >= COUNTING_S);
        if is_over { captured } else { 4 * (0..captured / 4).take_while(begun).count() as u8 }
    }
}

/// How long after the end a four lights up, in s.
fn lights_up_s(table: &MidMove, four: usize) -> f32 {
    let most = usize::from(table.captured.south.max(table.captured.north) / 4).max(1);
    COUNTING_S * four as f32 / most as f32
}

/// Gold light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glow {
    /// In world u.
    pub at: Vec2,
    /// In u: of the hole, or of what else is lit.
    pub radius: f32,
    /// 0 to 1.
    pub strength: f32,
    /// Whether the ground beside a leaf has nothing of it.
    pub is_on_leaf: bool,
}

fn shine(
    time: Res<Time<Real>>,
    (layout, shown, playback): (Res<TableLayout>, Res<ShownTable>, Res<Playback>),
    reduced: Res<ReducedMotion>,
    (stand, guide): (Res<TableStand>, Res<Guide>),
    mut lamps: ResMut<Lamps>,
    mut light: ResMut<Light>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut is_lit: Local<bool>,
) {
    let Some(table) = shown.get() else {
        *is_lit = false;
        *lamps = Lamps::default();
        light.set_if_neq(Light::default());
        return;
    };
    let seconds = time.delta_secs().min(LONGEST_UPDATE_S);
    let moment = playback.moment();
    let is_over = table.end.is_some() && moment.is_none();
    let begins = if reduced.0 { COUNTING_S + COUNTED_S } else { 0.0 };
    lamps.since_end_s = is_over.then(|| lamps.since_end_s.map_or(begins, |since| since + seconds));
    let is_moving = moment.is_some();
    let mut scene = scene(table, moment, lamps.since_end_s, reduced.0);
    if stand.is_taught() {
        scene = lead(scene, &guide, is_moving);
    }
    if !std::mem::replace(&mut *is_lit, true) {
        // The sun does not cross a board that has just come.
        lamps.turn = scene.turn;
    }
    let counts = lamps.since_end_s.is_some_and(|since| since < COUNTING_S + COUNTED_S);
    if counts || !lamps.has_reached(&scene) {
        lamps.approach(&scene, seconds);
        redraws.write(RequestRedraw);
    }
    light.set_if_neq(lamps.light(&layout.0));
}
