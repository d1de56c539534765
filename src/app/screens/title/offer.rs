//! The match that can be gone on with: what it is called, and going on.

use bevy::prelude::*;

use crate::app::screens::{Draft, Screen};
use crate::app::session::ResumeMatch;
use crate::app::storage::Storage;
use crate::app::theme::widget::Activate;
use crate::engine::{Player, Rules};
use crate::storage::{Against, Summary};

/// Which match it is and how it stands: a person's seeds before the machine's, South's before North's.
pub(super) fn in_a_few_words(summary: &Summary) -> String {
    let name = match summary.rules {
        Rules::HOYITO_I => "Hoyito I",
        Rules::HOYITO_II => "Hoyito II",
        _ => "Hoyito III",
    };
    let (first, who) = match summary.person_and_opponent() {
        Some((person, Against::Machine(level))) => (person, format!("against {level}")),
        Some((person, Against::Friend)) => (person, "two at one table".to_owned()),
        None => (Player::South, "the machine alone".to_owned()),
    };
    let round = if summary.round_count == 1 {
        String::new()
    } else {
        format!(", round {} of {}", summary.round, summary.round_count)
    };
    let (ours, theirs) = (summary.seeds[first], summary.seeds[!first]);
    format!("{name}, 2 × {}, {who}{round}, {ours} to {theirs}", summary.row.len())
}

pub(super) fn go_on(
    _: On<Activate>,
    storage: Res<Storage>,
    mut draft: ResMut<Draft>,
    mut resumes: MessageWriter<ResumeMatch>,
    mut commands: Commands,
) {
    if let Some(saved) = storage.keeper().on_offer() {
        // The next match is like this one, until something else is chosen.
        draft.adopt(&saved.setup);
        resumes.write(ResumeMatch { setup: saved.setup.clone(), match_: saved.match_.clone() });
        commands.set_state_if_neq(Screen::Play);
    }
}
