//! From what happens to cues: the steps that are shown, what the session refuses or takes back, the buttons.

use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::{Activate, Button};

use super::cues::{self, Cue, Origin};
use crate::app::AppSystems;
use crate::app::session::{MoveRefused, Session, SessionReset};
use crate::app::table::{ShownTable, StepBegun, StepShown};
use crate::engine::Step;
use crate::sound::Sound;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Cue>()
        .add_observer(hear_press)
        .add_observer(hear_click)
        .add_systems(Update, (hear_steps, hear_session).in_set(AppSystems::Show).before(super::play::PlaySystems));
}

fn hear_steps(
    mut begun: MessageReader<StepBegun>,
    mut seen: MessageReader<StepShown>,
    shown: Res<ShownTable>,
    mut cues: MessageWriter<Cue>,
) {
    let Some(table) = shown.get() else { return };
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
    mut cues: MessageWriter<Cue>,
) {
    cues.write_batch(refusals.read().map(|refused| Cue::new(Sound::Press, Origin::Hole(refused.hole))));
    if resets.read().count() > 0 && session.running_match().is_some() {
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
