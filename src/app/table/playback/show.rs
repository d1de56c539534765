//! Shows moves as they are played, and settles the seeds when the session stands somewhere else.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::flights::{Flights, Timing};
use super::run::Run;
use super::{Hurry, MoveShown, Playback, ShownTable, StepBegun, StepShown, TableSpeed};
use crate::app::AppSystems;
use crate::app::session::{Audience, MoveCommitted, Session, SessionReset};
use crate::app::table::flight::Seed;
use crate::app::table::pace::Speed;
use crate::app::table::places::Places;
use crate::app::table::{TablePart, TableStand, seeds};
use crate::app::theme::Leaving;
use crate::engine::{MidMove, Step};

/// How many times as fast a hurried move is shown.
pub const HURRY: f64 = 4.0;

/// How long seeds take to settle after an undo, in ms.
const SETTLE_MS: f32 = 260.0;

/// Shows what goes on; the replay comes in between.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaybackSystems {
    /// What the session has done is taken up.
    Follow,
    /// What is shown goes on.
    GoOn,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, (PlaybackSystems::Follow, PlaybackSystems::GoOn).chain().in_set(AppSystems::Table))
        .add_systems(Update, (clear_table, settle, open, begin).chain().in_set(PlaybackSystems::Follow))
        .add_systems(Update, (change_speed, hurry, advance, tell_audience).chain().in_set(PlaybackSystems::GoOn));
}

/// When the match is left, so is the table.
fn clear_table(
    session: Res<Session>,
    parts: Query<Entity, (With<TablePart>, Without<Seed>)>,
    laid: Query<(Entity, &Transform), (With<Seed>, Without<Leaving>)>,
    mut shown: ResMut<ShownTable>,
    mut playback: ResMut<Playback>,
    mut commands: Commands,
) {
    if session.running_match().is_some() || shown.0.is_none() {
        return;
    }
    shown.0 = None;
    playback.running = None;
    commands.remove_resource::<Places>();
    seeds::let_go(&mut commands, &laid);
    for part in &parts {
        commands.entity(part).try_despawn();
    }
}

/// The session stands somewhere else: every seed goes straight to where it belongs. With another board, new seeds are laid out.
fn settle(
    mut resets: MessageReader<SessionReset>,
    session: Res<Session>,
    speed: Res<TableSpeed>,
    places: Option<ResMut<Places>>,
    mut shown: ResMut<ShownTable>,
    mut playback: ResMut<Playback>,
    mut flights: Flights,
) {
    if resets.read().count() == 0 {
        return;
    }
    let Some(position) = session.position() else { return };
    let table = MidMove::before(position);
    playback.running = None;
    *shown = ShownTable(Some(table));
    match places {
        Some(mut places) if places.fit(&table) => {
            places.settle(&table);
            let length_ms = if speed.0 == Speed::AtOnce { 0.0 } else { SETTLE_MS };
            flights.settle(&places, length_ms);
        }
        old => {
            old.into_iter().flat_map(|old| old.iter().collect::<Vec<_>>()).for_each(|(seed, _)| {
                flights.commands.entity(seed).despawn();
            });
            let layout = &flights.layout.0;
            // The layout may be that of the table before, but only if its rows are of another length.
            let layout = match table.board.row() {
                row if row == layout.row => layout.clone(),
                row => layout.with_row(row),
            };
            let places = seeds::lay_out(&mut flights.commands, &layout, &table);
            flights.commands.insert_resource(places);
        }
    }
}

/// The seeds of a board that has just come fall into its holes.
fn open(speed: Res<TableSpeed>, stand: Res<TableStand>, places: Option<Res<Places>>, mut flights: Flights) {
    let is_opened = matches!(*stand, TableStand::Played | TableStand::Shown) && speed.0 != Speed::AtOnce;
    if let Some(places) = places.filter(|places| places.is_added() && is_opened) {
        flights.open(&places);
    }
}

/// Starts to show a move. One that is still being shown is brought to its end first.
fn begin(
    mut commits: MessageReader<MoveCommitted>,
    speed: Res<TableSpeed>,
    places: Option<ResMut<Places>>,
    mut playback: ResMut<Playback>,
    mut shown: ResMut<ShownTable>,
    mut flights: Flights,
) {
    let Some(mut places) = places else { return };
    for MoveCommitted { before, steps } in commits.read() {
        let table = MidMove::before(before);
        if playback.running.take().is_some() || !places.agree_with(&table) {
            places.settle(&table);
            flights.settle(&places, 0.0);
        }
        *shown = ShownTable(Some(table));
        playback.running = Some(Run::new(*before, steps.clone(), speed.0));
    }
}

/// Another speed holds for the rest of the move in the air too.
fn change_speed(speed: Res<TableSpeed>, mut playback: ResMut<Playback>) {
    if let Some(run) = playback.running.as_mut().filter(|_| speed.is_changed()) {
        run.change_speed(speed.0);
    }
}

fn hurry(
    mut wishes: MessageReader<Hurry>,
    mut playback: ResMut<Playback>,
    mut flights: Query<&mut TweenAnim, With<Seed>>,
) {
    for Hurry in wishes.read() {
        let Some(run) = &mut playback.running else { continue };
        run.speed = if run.speed == 1.0 { HURRY } else { f64::INFINITY };
        for mut flight in &mut flights {
            flight.speed = HURRY;
        }
    }
}

/// Moves the clock on. Steps that begin send their seeds; steps that have ended are counted as seen.
fn advance(
    time: Res<Time>,
    places: Option<ResMut<Places>>,
    mut playback: ResMut<Playback>,
    mut shown: ResMut<ShownTable>,
    mut flights: Flights,
    mut steps_begun: MessageWriter<StepBegun>,
    mut steps_shown: MessageWriter<StepShown>,
    mut moves_shown: MessageWriter<MoveShown>,
) {
    let Some(mut places) = places else { return };
    let Some(run) = playback.running.as_mut().filter(|run| !run.is_held) else { return };
    run.clock_ms += time.delta_secs() * 1000.0 * run.speed.min(1e6) as f32;
    while let Some((&step, &span)) = run.steps.get(run.seen).zip(run.spans.get(run.seen)) {
        let (length_ms, next_drop) = (run.flight_ms(run.seen), run.next_drop(run.seen));
        let timing = Timing { length_ms, speed: run.speed, next_drop };
        if run.begun == run.seen {
            if span.start_ms > run.clock_ms {
                return;
            }
            run.begun += 1;
            steps_begun.write(StepBegun(step));
            flights.send_step(&mut places, step, timing);
        }
        // What is lifted is out of its hole at once; what is dropped or taken counts when it lands.
        if !step.lifts() && span.end_ms() > run.clock_ms {
            return;
        }
        run.seen += 1;
        if let Some(table) = &mut shown.0 {
            table.apply(step);
        }
        if let Step::Drop { hole } = step {
            flights.push_neighbours(&places, hole, timing);
        }
        steps_shown.write(StepShown(step));
    }
    if run.spans.last().is_some_and(|span| span.end_ms() > run.clock_ms) {
        return;
    }
    playback.running = None;
    moves_shown.write(MoveShown);
}

/// The machine does not play while somebody looks at a move; a replay that is held is looked at too.
fn tell_audience(playback: Res<Playback>, mut audience: ResMut<Audience>) {
    audience.set_if_neq(Audience { is_there: true, is_watching_a_move: playback.is_running() });
}
