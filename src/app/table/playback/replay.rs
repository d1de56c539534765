//! The last move once more, and its time line, on which it goes to any moment of it, forwards and back. The session knows
//! nothing of it.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::flights::Flights;
use super::run::Run;
use super::show::PlaybackSystems;
use super::{MoveShown, Playback, ShownTable, TableSpeed};
use crate::app::session::{MoveCommitted, Session, SessionReset};
use crate::app::table::pace::Speed;
use crate::app::table::places::Places;
use crate::engine::{Hole, MidMove, Position, Step};

/// Seeds go back to where the move began, and lie there for a moment, in ms.
const REWIND_MS: f32 = 300.0;
const PAUSE_MS: f32 = 550.0;

/// Seeds follow a finger on the time line, and go back to the truth when it is over, within this, in ms.
const FOLLOW_MS: f32 = 130.0;

/// At its end the time line stays for so long, in ms.
const LINGER_MS: f32 = 1_500.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TimeLine>()
        .add_message::<SeeAgain>()
        .add_message::<Steer>()
        .add_message::<EndReplay>()
        .add_systems(
            Update,
            (close_overtaken, open, steer, end).chain().after(PlaybackSystems::Follow).before(PlaybackSystems::GoOn),
        )
        .add_systems(Update, linger.after(PlaybackSystems::GoOn).in_set(crate::app::AppSystems::Table));
}

/// Intent: show me the last move again.
#[derive(Message, Clone, Copy, Debug)]
pub struct SeeAgain;

/// Intent: go to another moment of the move that is shown again, and stay there.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steer {
    /// To where just so many steps have been seen.
    To(usize),
    /// So many laps on, or back.
    Laps(isize),
}

/// Intent: enough, back to how the match stands.
#[derive(Message, Clone, Copy, Debug)]
pub struct EndReplay;

/// The time line of a move that is or was shown again; there while somebody may want it.
#[derive(Resource, Default)]
pub struct TimeLine {
    open: Option<Open>,
}

struct Open {
    before: Position,
    steps: Arc<[Step]>,
    /// For how long the move has been over, in ms.
    over_ms: f32,
}

impl TimeLine {
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The steps of its move, if it is open.
    pub fn steps(&self) -> Option<&[Step]> {
        self.open.as_ref().map(|open| &*open.steps)
    }

    /// How many steps have been seen: all of them once the replay is over.
    pub fn cursor(&self, playback: &Playback) -> usize {
        let all = self.open.as_ref().map_or(0, |open| open.steps.len());
        playback.running.as_ref().map_or(all, |run| run.seen)
    }
}

/// Where the laps of a move begin: the steps that lift seeds.
pub fn laps(steps: &[Step]) -> Vec<usize> {
    steps.iter().enumerate().filter(|(_, step)| step.lifts()).map(|(i, _)| i).collect()
}

/// Where one stops on the way from lap to lap: before the move, with the seeds of each further lap in the hand, after it.
pub fn stops(steps: &[Step]) -> Vec<usize> {
    let lifted = laps(steps).into_iter().skip(1).map(|lift| lift + 1);
    std::iter::once(0).chain(lifted).chain([steps.len()]).collect()
}

/// So many stops from a cursor.
fn lap_from(steps: &[Step], cursor: usize, laps_on: isize) -> usize {
    let stops = stops(steps);
    let on = stops.iter().copied().filter(|&stop| stop > cursor);
    let back = stops.iter().rev().copied().filter(|&stop| stop < cursor);
    let found =
        if laps_on > 0 { on.take(laps_on.unsigned_abs()).last() } else { back.take(laps_on.unsigned_abs()).last() };
    found.unwrap_or(if laps_on > 0 { steps.len() } else { 0 })
}

/// A new move, an undo, the end of the match: what was to be seen again is no longer the last move.
fn close_overtaken(
    mut commits: MessageReader<MoveCommitted>,
    mut resets: MessageReader<SessionReset>,
    session: Res<Session>,
    mut line: ResMut<TimeLine>,
) {
    let is_overtaken = commits.read().count() + resets.read().count() > 0 || session.running_match().is_none();
    if is_overtaken && line.is_open() {
        line.open = None;
    }
}

/// What a replay shows itself with.
#[derive(SystemParam)]
struct Stage<'w, 's> {
    places: Option<ResMut<'w, Places>>,
    line: ResMut<'w, TimeLine>,
    playback: ResMut<'w, Playback>,
    shown: ResMut<'w, ShownTable>,
    flights: Flights<'w, 's>,
    moves_shown: MessageWriter<'w, MoveShown>,
}

impl Stage<'_, '_> {
    /// Shows a table: seeds go straight to where it has them, the hand is above the hole where it was. Whether there is one.
    fn stand_at(&mut self, table: MidMove, hand_at: Option<Hole>, length_ms: f32) -> bool {
        let Some(places) = &mut self.places else { return false };
        places.settle(&table);
        if let Some(hole) = hand_at {
            places.carry_to(hole);
        }
        self.flights.settle(places, length_ms);
        self.shown.0 = Some(table);
        true
    }
}

fn open(mut wishes: MessageReader<SeeAgain>, session: Res<Session>, speed: Res<TableSpeed>, mut stage: Stage) {
    let is_busy = stage.playback.is_running() && !stage.playback.is_replay();
    if wishes.read().count() == 0 || is_busy {
        return;
    }
    let Some((before, steps)) = session.last_move() else { return };
    let steps: Arc<[Step]> = steps.into();
    // At once there would be nothing to see.
    let speed = if speed.0 == Speed::AtOnce { Speed::Fast } else { speed.0 };
    let run = Run::again(before, steps.clone(), speed, REWIND_MS + PAUSE_MS);
    if stage.stand_at(run.table(), None, REWIND_MS) {
        stage.playback.running = Some(run);
        stage.line.open = Some(Open { before, steps, over_ms: 0.0 });
    }
}

fn steer(mut wishes: MessageReader<Steer>, speed: Res<TableSpeed>, mut stage: Stage) {
    let cursor = stage.line.cursor(&stage.playback);
    let (Some(&wish), Some(open)) = (wishes.read().last(), stage.line.open.as_ref()) else { return };
    let target = match wish {
        Steer::To(cursor) => cursor.min(open.steps.len()),
        Steer::Laps(laps_on) => lap_from(&open.steps, cursor, laps_on),
    };
    let is_end = target == open.steps.len();
    let mut run = Run::again(open.before, open.steps.clone(), speed.0, 0.0);
    run.is_held = true;
    run.jump_to(target);
    if stage.playback.running.as_ref().is_some_and(|run| run.is_held && run.seen == target) {
        return;
    }
    let hand_at = run.steps[..target].iter().rev().find_map(|step| match step {
        Step::PickUp { hole, .. } | Step::Relay { hole, .. } | Step::Drop { hole } => Some(*hole),
        _ => None,
    });
    if !stage.stand_at(run.table(), hand_at, FOLLOW_MS) {
        return;
    }
    if !is_end {
        stage.playback.running = Some(run);
    } else if stage.playback.running.take().is_some() {
        // Only opening and closing count as changes of the time line.
        if let Some(open) = &mut stage.line.bypass_change_detection().open {
            open.over_ms = 0.0;
        }
        stage.moves_shown.write(MoveShown);
    }
}

fn end(mut wishes: MessageReader<EndReplay>, session: Res<Session>, mut stage: Stage) {
    if wishes.read().count() == 0 || !stage.line.is_open() {
        return;
    }
    stage.line.open = None;
    let (true, Some(position)) = (stage.playback.is_replay(), session.position()) else { return };
    if stage.stand_at(MidMove::before(position), None, FOLLOW_MS) {
        stage.playback.running = None;
        stage.moves_shown.write(MoveShown);
    }
}

/// Once the move has been seen again the time line stays for a moment, then it goes.
fn linger(
    time: Res<Time>,
    playback: Res<Playback>,
    mut line: ResMut<TimeLine>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if playback.is_running() || !line.is_open() {
        return;
    }
    redraws.write(RequestRedraw);
    let is_over = line.open.is_some() && {
        let open = line.bypass_change_detection().open.as_mut();
        open.is_some_and(|open| {
            open.over_ms += time.delta_secs() * 1000.0;
            open.over_ms > LINGER_MS
        })
    };
    if is_over {
        line.open = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Hole, Player, Row};

    #[test]
    fn arrows_go_from_lap_to_lap_and_stop_at_both_ends() {
        let hole = Hole::of(Row::Six, Player::South, 1).unwrap();
        let drop = Step::Drop { hole };
        let relay = Step::Relay { hole, seeds: 2 };
        let steps = [Step::PickUp { hole, seeds: 2 }, drop, drop, relay, drop, drop, relay, drop, drop];
        assert_eq!(laps(&steps), [0, 3, 6]);
        assert_eq!(stops(&steps), [0, 4, 7, 9]);
        assert_eq!(lap_from(&steps, 4, 1), 7);
        assert_eq!(lap_from(&steps, 5, -1), 4);
        assert_eq!(lap_from(&steps, 4, -1), 0);
        assert_eq!(lap_from(&steps, 7, 1), 9);
        assert_eq!(lap_from(&steps, 9, 1), 9);
        assert_eq!(lap_from(&steps, 0, -1), 0);
        assert_eq!(lap_from(&steps, 0, 2), 7);
    }
}
