//! The play screen's buttons, and what can be done when a round is over. The board stays in sight.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{AutoFocus, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::{Draft, Menu, Screen};
use crate::app::AppSystems;
use crate::app::paint::Pictures;
use crate::app::session::{AskHint, LeaveMatch, RedoMove, Session, StartMatch, StartNextRound, UndoMove};
use crate::app::table::{GivesWay, Playback, TableLayout, TableSpeed, TimeLine, see_it_again};
use crate::app::theme::spacing;
use crate::app::theme::widget::{Activate, clay_slab, slab, spot, stone, whole_window};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_buttons).add_systems(OnExit(Screen::Play), leave_match).add_systems(
        Update,
        (place_buttons, offer_what_comes_next, leave_clicked_stones)
            .run_if(in_state(Screen::Play))
            .in_set(AppSystems::Show),
    );
}

/// The i-th stone of the play screen.
#[derive(Component)]
struct Stone(usize);

/// What can be done when a round is over; in place of the caption.
#[derive(Component)]
struct NextSteps {
    is_last_round: bool,
}

fn spawn_buttons(mut commands: Commands, layout: Res<TableLayout>, pictures: Res<Pictures>) {
    let root = (
        Name::new("Buttons"),
        whole_window(),
        GivesWay,
        Pickable::IGNORE,
        TabGroup::new(1),
        DespawnOnExit(Screen::Play),
    );
    let at = |i| layout.0.button(i);
    commands.spawn(root).with_children(|root| {
        root.spawn((Stone(0), stone(at(0), "menu", pictures.menu.clone()))).observe(open_menu);
        root.spawn((Stone(1), stone(at(1), "undo", pictures.undo.clone()))).observe(undo);
        root.spawn((Stone(2), stone(at(2), "redo", pictures.redo.clone()))).observe(redo);
        root.spawn((Stone(3), stone(at(3), "hint", pictures.hint.clone()))).observe(ask_hint);
        root.spawn((Stone(4), stone(at(4), "speed", pictures.speed.clone()))).observe(change_speed);
    });
}

fn place_buttons(
    layout: Res<TableLayout>,
    mut stones: Query<(&Stone, &mut Node), Without<NextSteps>>,
    mut next_steps: Query<&mut Node, With<NextSteps>>,
) {
    if !layout.is_changed() {
        return;
    }
    let place = |node: &mut Node, rect: Rect| {
        (node.left, node.top, node.width, node.height) =
            (px(rect.min.x), px(rect.min.y), px(rect.width()), px(rect.height()));
    };
    for (&Stone(i), mut node) in &mut stones {
        place(&mut node, layout.0.button(i));
    }
    for mut node in &mut next_steps {
        place(&mut node, layout.0.caption);
    }
}

/// A stone that was clicked keeps no focus: Space is to hurry the seeds, not to press the stone again.
fn leave_clicked_stones(
    stones: Query<(), With<Stone>>,
    is_visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    if !is_visible.0 && focus.get().is_some_and(|entity| stones.contains(entity)) {
        focus.clear();
    }
}

fn open_menu(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Menu::Pause);
}

fn undo(_: On<Activate>, session: Res<Session>, mut undos: MessageWriter<UndoMove>) {
    undos.write(UndoMove { at: session.stamp() });
}

fn redo(_: On<Activate>, session: Res<Session>, mut redos: MessageWriter<RedoMove>) {
    redos.write(RedoMove { at: session.stamp() });
}

fn ask_hint(_: On<Activate>, session: Res<Session>, mut questions: MessageWriter<AskHint>) {
    questions.write(AskHint { at: session.stamp() });
}

fn change_speed(_: On<Activate>, mut speed: ResMut<TableSpeed>) {
    speed.0 = speed.0.next();
}

/// Once the end has been seen, not before.
fn offer_what_comes_next(
    session: Res<Session>,
    (playback, line): (Res<Playback>, Res<TimeLine>),
    layout: Res<TableLayout>,
    shown: Query<(Entity, &NextSteps)>,
    mut commands: Commands,
) {
    let over = session.running_match().filter(|match_| match_.game().end().is_some());
    let over = over.filter(|_| !playback.is_running() && !line.is_open());
    let wanted = over.map(|match_| match_.outcome().is_some());
    let there = shown.iter().next().map(|(_, next)| next.is_last_round);
    if wanted == there {
        return;
    }
    for (entity, _) in &shown {
        commands.entity(entity).despawn();
    }
    let Some(is_last_round) = wanted else { return };
    let row = Node { column_gap: px(spacing::LARGE), ..spot(layout.0.caption) };
    let root = (Name::new("What comes next"), NextSteps { is_last_round }, row, Pickable::IGNORE, TabGroup::new(2));
    commands.spawn((root, GivesWay, DespawnOnExit(Screen::Play))).with_children(|row| {
        if is_last_round {
            row.spawn((clay_slab("play-again"), AutoFocus)).observe(play_again);
        } else {
            row.spawn((clay_slab("next-round"), AutoFocus)).observe(next_round);
        }
        see_it_again(row);
        row.spawn(slab("to-title")).observe(to_title);
    });
}

fn next_round(_: On<Activate>, session: Res<Session>, mut rounds: MessageWriter<StartNextRound>) {
    rounds.write(StartNextRound { at: session.stamp() });
}

fn play_again(_: On<Activate>, draft: Res<Draft>, mut starts: MessageWriter<StartMatch>) {
    starts.write(StartMatch(draft.with_fresh_seed()));
}

fn to_title(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Title);
}

fn leave_match(mut leaves: MessageWriter<LeaveMatch>, mut commands: Commands) {
    leaves.write(LeaveMatch);
    commands.set_state_if_neq(Menu::Closed);
}
