//! Marks that pass by themselves: ripples, dust, legal rings that are being drawn.

use bevy::prelude::*;

use super::MarkSystems;
use super::course::Course;
use super::dust::Puff;
use super::pointing::{Pointing, notice_pointing};
use super::signs::Ripple;
use crate::app::AppSystems;
use crate::app::session::SessionReset;
use crate::app::table::pace::Speed;
use crate::app::table::playback::{Playback, StepBegun, TableSpeed};
use crate::app::theme::ReducedMotion;
use crate::engine::Step;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Passing>()
        .add_systems(Update, age_passing.after(notice_pointing).in_set(MarkSystems).in_set(AppSystems::Show));
}

/// How long ripples, dust and the drawing of legal rings take, in s.
const RIPPLE_S: f32 = 0.60;
const PUFF_S: f32 = 0.45;
const DRAWING_S: f32 = 0.35;

/// More at a time cannot be told apart: the oldest gives way.
const MOST_AT_A_TIME: usize = 4;

/// An update after a long rest counts as no more than this, in s.
const LONGEST_UPDATE_S: f32 = 0.05;

/// Marks that pass by themselves.
#[derive(Resource, Default)]
pub(super) struct Passing {
    pub ripples: Vec<Ripple>,
    pub puffs: Vec<Puff>,
    pub legal_drawn: f32,
}

/// Begins ripples and puffs of dust with their steps, and lets time go by for them.
pub(super) fn age_passing(
    time: Res<Time>,
    (playback, pointing): (Res<Playback>, Res<Pointing>),
    (reduced, speed): (Res<ReducedMotion>, Res<TableSpeed>),
    mut steps: MessageReader<StepBegun>,
    mut resets: MessageReader<SessionReset>,
    mut passing: ResMut<Passing>,
) {
    let seconds = time.delta_secs().min(LONGEST_UPDATE_S);
    let passing = passing.bypass_change_detection();
    if resets.read().count() > 0 {
        // They belong to what was on the table before.
        passing.ripples.clear();
        passing.puffs.clear();
    }
    passing.ripples.retain_mut(|ripple| grows_old(&mut ripple.age, seconds / RIPPLE_S));
    passing.puffs.retain_mut(|puff| grows_old(&mut puff.age, seconds / PUFF_S));
    let is_still = reduced.0 || speed.0 == Speed::AtOnce;
    let step_drawn = if is_still { 1.0 } else { seconds / DRAWING_S };
    passing.legal_drawn = if pointing.legal.is_empty() { 0.0 } else { (passing.legal_drawn + step_drawn).min(1.0) };
    for &StepBegun(step) in steps.read() {
        if is_still {
            continue;
        }
        match step {
            Step::Relay { hole, .. } => {
                passing.ripples.push(Ripple { hole, age: 0.0 });
                passing.puffs.push(Puff { hole, age: 0.0 });
            }
            Step::TurnEnds { .. } => {
                let fell = playback.moment().and_then(|moment| Course::of(moment.before, moment.begun_steps()).ended);
                passing.ripples.extend(fell.map(|hole| Ripple { hole, age: 0.0 }));
            }
            _ => {}
        }
    }
    let too_many = |there: usize| there.saturating_sub(MOST_AT_A_TIME);
    passing.ripples.drain(..too_many(passing.ripples.len()));
    passing.puffs.drain(..too_many(passing.puffs.len()));
}

/// Whether it is still there after it has aged.
fn grows_old(age: &mut f32, by: f32) -> bool {
    *age += by;
    *age < 1.0
}
