//! Shows committed moves: a cursor over their steps. The shown table is the fold of the steps that have been seen, so nothing is
//! told before it is seen. Reads the session, never writes it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::flight::{Seed, Way, fly, way_to};
use super::pace::{Span, Speed, schedule};
use super::places::Places;
use super::{TableLayout, TablePart, seeds};
use crate::app::AppSystems;
use crate::app::session::{Audience, MoveCommitted, Session, SessionReset};
use crate::engine::{MidMove, Step};

/// How many times as fast a hurried move is shown.
const HURRY: f64 = 4.0;

/// How long seeds take to settle after an undo, in ms.
const SETTLE_MS: f32 = 260.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .init_resource::<ShownTable>()
        .init_resource::<TableSpeed>()
        .add_message::<Hurry>()
        .add_message::<StepBegun>()
        .add_message::<StepShown>()
        .add_message::<MoveShown>()
        .add_systems(
            Update,
            (clear_table, settle, begin, change_speed, hurry, advance, tell_audience).chain().in_set(AppSystems::Table),
        );
}

/// The speed that the player chose.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSpeed(pub Speed);

/// What is seen on the table; nothing before the first match.
#[derive(Resource, Default)]
pub struct ShownTable(Option<MidMove>);

impl ShownTable {
    pub fn get(&self) -> Option<&MidMove> {
        self.0.as_ref()
    }
}

/// The move being shown, if one is.
#[derive(Resource, Default)]
pub struct Playback {
    running: Option<Run>,
}

struct Run {
    steps: Arc<[Step]>,
    spans: Vec<Span>,
    /// Steps whose seeds are on their way or there.
    begun: usize,
    /// Steps that count as seen: the shown table is their fold.
    seen: usize,
    clock_ms: f32,
    speed: f64,
}

impl Playback {
    /// Whether seeds fly.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// The steps of the move being shown that are over or under way.
    pub fn begun_steps(&self) -> &[Step] {
        self.running.as_ref().map_or(&[], |run| &run.steps[..run.begun])
    }
}

/// Intent: do not make me wait. The first one hurries the move, the second finishes it.
#[derive(Message, Clone, Copy, Debug)]
pub struct Hurry;

/// Fact: one more step is under way.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepBegun(pub Step);

/// Fact: one more step has been seen.
#[derive(Message, Clone, Copy, Debug)]
pub struct StepShown(pub Step);

/// Fact: the last move has been seen to its end.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveShown;

/// Seeds, and what it takes to send them somewhere.
#[derive(bevy::ecs::system::SystemParam)]
struct Flights<'w, 's> {
    commands: Commands<'w, 's>,
    layout: Res<'w, TableLayout>,
    seeds: Query<'w, 's, (&'static Seed, &'static mut Transform)>,
}

impl Flights<'_, '_> {
    /// Sends a seed to a place; whatever way it was on is forgotten.
    fn send(&mut self, entity: Entity, place: super::places::Place, way: Way, length_ms: f32, speed: f64) {
        let Ok((seed, mut transform)) = self.seeds.get_mut(entity) else { return };
        let target = seed.transform(place.pose(&self.layout.0));
        let mut seed_commands = self.commands.entity(entity);
        match fly(&mut transform, target, way, length_ms, speed) {
            Some(flight) => seed_commands.insert(flight),
            None => seed_commands.remove::<TweenAnim>(),
        };
    }

    fn settle(&mut self, places: &Places, length_ms: f32) {
        for (seed, place) in places.iter() {
            self.send(seed, place, Way::Settled, length_ms, 1.0);
        }
    }
}

/// When the match is left, so is the table.
fn clear_table(
    session: Res<Session>,
    parts: Query<Entity, With<TablePart>>,
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
            let layout = super::layout::Layout::new(table.board.row(), flights.layout.0.size);
            let places = seeds::lay_out(&mut flights.commands, &layout, &table);
            flights.commands.insert_resource(places);
        }
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
        if playback.running.take().is_some() || shown.0 != Some(table) {
            places.settle(&table);
            flights.settle(&places, 0.0);
        }
        *shown = ShownTable(Some(table));
        let spans = schedule(steps, speed.0);
        playback.running = Some(Run { steps: steps.clone(), spans, begun: 0, seen: 0, clock_ms: 0.0, speed: 1.0 });
    }
}

/// Another speed holds for the rest of the move in the air too.
fn change_speed(speed: Res<TableSpeed>, mut playback: ResMut<Playback>) {
    let Some(run) = playback.running.as_mut().filter(|_| speed.is_changed()) else { return };
    let share = run
        .spans
        .get(run.seen)
        .map_or(1.0, |span| ((run.clock_ms - span.start_ms) / span.length_ms.max(1.0)).clamp(0.0, 1.0));
    run.spans = schedule(&run.steps, speed.0);
    if let Some(span) = run.spans.get(run.seen) {
        run.clock_ms = span.start_ms + share * span.length_ms;
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
    let (Some(run), Some(mut places)) = (&mut playback.running, places) else { return };
    run.clock_ms += time.delta_secs() * 1000.0 * run.speed.min(1e6) as f32;
    while let Some((&step, &span)) = run.steps.get(run.seen).zip(run.spans.get(run.seen)) {
        if run.begun == run.seen {
            if span.start_ms > run.clock_ms {
                return;
            }
            run.begun += 1;
            steps_begun.write(StepBegun(step));
            for (i, (seed, place)) in places.apply(step).into_iter().enumerate() {
                flights.send(seed, place, way_to(place, i), span.length_ms, run.speed);
            }
        }
        // What is lifted is out of its hole at once; what is dropped or taken counts when it lands.
        let is_lift = matches!(step, Step::PickUp { .. } | Step::Relay { .. });
        if !is_lift && span.end_ms() > run.clock_ms {
            return;
        }
        run.seen += 1;
        if let Some(table) = &mut shown.0 {
            table.apply(step);
        }
        steps_shown.write(StepShown(step));
    }
    if run.spans.last().is_some_and(|span| span.end_ms() > run.clock_ms) {
        return;
    }
    playback.running = None;
    moves_shown.write(MoveShown);
}

fn tell_audience(playback: Res<Playback>, mut audience: ResMut<Audience>) {
    audience.set_if_neq(Audience { is_there: true, is_watching_a_move: playback.is_running() });
}
