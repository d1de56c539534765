//! The first screen: the name, and what one can do.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{Choosable, Draft, Screen};
use crate::app::session::ResumeMatch;
use crate::app::storage::Storage;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, clay_slab, label, plate, screen_root, slab};
use crate::app::theme::{palette, spacing};
use crate::engine::{Player, Rules};
use crate::storage::{Against, Summary};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), spawn_title);
}

fn spawn_title(mut commands: Commands, storage: Res<Storage>) {
    let root = (screen_root("Title", spacing::MEDIUM), DespawnOnExit(Screen::Title), TabGroup::new(0));
    commands.spawn(root).with_children(|screen| {
        screen.spawn(label("Hoyito", Type::Title, palette::INK));
        let sweep = Node { padding: UiRect::axes(px(18), px(6)), margin: UiRect::bottom(px(24)), ..default() };
        screen.spawn(plate(sweep)).with_child(label(
            "Little holes in the earth. Forty-eight seeds.",
            Type::Body,
            palette::INK,
        ));
        if let Some(saved) = storage.keeper().on_offer() {
            screen.spawn((clay_slab("Go on"), AutoFocus)).observe(go_on);
            let sweep = Node { padding: UiRect::axes(px(spacing::MEDIUM), px(2)), ..default() };
            screen.spawn(plate(sweep)).with_child(label(in_a_few_words(&saved.summary()), Type::Body, palette::INK));
            screen.spawn(slab("Play the machine")).observe(choose_machine);
        } else {
            screen.spawn((clay_slab("Play the machine"), AutoFocus)).observe(choose_machine);
        }
        screen.spawn(slab("Two at one table")).observe(choose_friend);
        screen.spawn(slab("Leave")).observe(leave);
    });
}

/// Which match it is and how it stands: a person's seeds before the machine's, South's before North's.
fn in_a_few_words(summary: &Summary) -> String {
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

fn go_on(
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

fn choose_machine(_: On<Activate>, mut draft: ResMut<Draft>, mut commands: Commands) {
    draft.choose(Choosable::Opponent { machine: true });
    commands.set_state_if_neq(Screen::Setup);
}

fn choose_friend(_: On<Activate>, mut draft: ResMut<Draft>, mut commands: Commands) {
    draft.choose(Choosable::Opponent { machine: false });
    commands.set_state_if_neq(Screen::Setup);
}

fn leave(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
