//! From what happens to cues: the steps that are shown, what the session refuses or takes back, the buttons.

use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{Activate, Button, SliderDragState, ValueChange};

use super::cues::{self, Cue, Origin};
use crate::app::AppSystems;
use crate::app::session::{MoveRefused, Session, SessionReset};
use crate::app::table::{ShownTable, StepBegun, StepShown, TableStand};
use crate::engine::Step;
use crate::sound::Sound;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>()
        .add_observer(hear_press)
        .add_observer(hear_click)
        .add_observer(hear_change)
        .add_systems(Update, (hear_steps, hear_session).in_set(AppSystems::Show).before(super::play::PlaySystems));
}

fn hear_steps(
    mut begun: MessageReader<StepBegun>,
    mut seen: MessageReader<StepShown>,
    shown: Res<ShownTable>,
    stand: Res<TableStand>,
    mut cues: MessageWriter<Cue>,
) {
    // What is only looked at, beside something else, is not heard.
    let Some(table) = shown.get().filter(|_| *stand != TableStand::Shown) else {
        begun.clear();
        seen.clear();
        return;
    };
    let beginnings = begun.read().filter_map(|&StepBegun(step)| cues::of_beginning(step, table.captured));
    cues.write_batch(beginnings);
    let steps: Vec<Step> = seen.read().map(|&StepShown(step)| step).collect();
    let count_now = |hole| table.board[hole];
    cues.write_batch((0..steps.len()).filter_map(|i| cues::of_landing(&steps, i, count_now)));
}

/// A hole that may not be played gives a little like a stone; seeds that go back to where they were are heard in the hand.
fn hear_session(
    session: Res<Session>,
    mut refusals: MessageReader<MoveRefused>,
    mut resets: MessageReader<SessionReset>,
    stand: Res<TableStand>,
    mut cues: MessageWriter<Cue>,
) {
    cues.write_batch(refusals.read().map(|refused| Cue::new(Sound::Press, Origin::Hole(refused.hole))));
    let is_played = session.running_match().is_some() && *stand != TableStand::Shown;
    if resets.read().count() > 0 && is_played {
        cues.write(Cue::new(Sound::Scoop, Origin::Middle).at_level(0.5));
    }
}

fn hear_press(pressed: On<Add, Pressed>, buttons: Query<(), With<Button>>, mut cues: MessageWriter<Cue>) {
    if buttons.contains(pressed.entity) {
        cues.write(Cue::new(Sound::Press, Origin::Middle));
    }
}

fn hear_click(_: On<Activate>, mut cues: MessageWriter<Cue>) {
    cues.write(Cue::new(Sound::StoneClick, Origin::Middle));
}

/// A stop, a jump, or the end of a drag; a pebble on its way is silent.
fn hear_change(change: On<ValueChange<f32>>, sliders: Query<&SliderDragState>, mut cues: MessageWriter<Cue>) {
    if change.is_final || sliders.get(change.source).is_ok_and(|drag| !drag.dragging) {
        cues.write(Cue::new(Sound::StoneClick, Origin::Middle));
    }
}
