//! All of it set to nothing, by a slab that takes that back while the screen is open.

use bevy::prelude::*;

use super::Shown;
use crate::app::locale::{SpokenName, Words};
use crate::app::storage::{ResetStatistics, UndoReset};
use crate::app::theme::widget::{Activate, slab};
use crate::locale::Phrase;

const RESET: &str = "stats-reset";
const UNDO: &str = "undo";

/// It is there only when there is something to set to nothing, or to take back.
#[derive(Component)]
pub(super) struct ResetSlab;

pub(super) fn spawn_reset(foot: &mut ChildSpawnerCommands) {
    foot.spawn((ResetSlab, slab(RESET))).observe(reset_or_undo);
}

/// No "are you sure": while the screen is open it can be taken back.
fn reset_or_undo(
    _: On<Activate>,
    mut shown: ResMut<Shown>,
    mut resets: MessageWriter<ResetStatistics>,
    mut undos: MessageWriter<UndoReset>,
) {
    shown.is_reset = !shown.is_reset;
    if shown.is_reset {
        resets.write(ResetStatistics);
    } else {
        undos.write(UndoReset);
    }
}

pub(super) fn write_reset(
    shown: Res<Shown>,
    mut slabs: Query<(&mut SpokenName, &mut Node, &Children), With<ResetSlab>>,
    mut texts: Query<&mut Words>,
) {
    if !shown.is_changed() {
        return;
    }
    let word = Phrase::new(if shown.is_reset { UNDO } else { RESET });
    let is_of_use = shown.is_reset || shown.games() > 0;
    for (mut name, mut node, parts) in &mut slabs {
        node.display = if is_of_use { Display::Flex } else { Display::None };
        name.set_if_neq(SpokenName(word.clone()));
        let mut texts = texts.iter_many_mut(parts);
        while let Some(mut text) = texts.fetch_next() {
            text.set_if_neq(word.clone().into());
        }
    }
}
