//! Beside the name the board is at play with itself, so that whoever passes by sees what the game is.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowEvent;

use crate::ai::Level;
use crate::app::AppSystems;
use crate::app::screens::{Draft, Screen};
use crate::app::session::{LeaveMatch, MatchSetup, Seat, Session, StartMatch};
use crate::app::table::{Playback, TableStand};
use crate::engine::ByPlayer;

/// It plays neither too well to be followed nor too plainly to take anything.
const LEVEL: Level = Level::ALL[4];

/// A finished game is looked at so long before the next one begins.
const PAUSE: Duration = Duration::from_secs(4);

/// Nobody is there who has not touched anything for so long: then the board rests after its game.
const NOBODY: Duration = Duration::from_secs(90);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), begin)
        .add_systems(OnExit(Screen::Title), end)
        .add_systems(Update, begin_again.run_if(in_state(Screen::Title)).in_set(AppSystems::Input));
}

fn demo(draft: &Draft) -> MatchSetup {
    MatchSetup {
        seats: ByPlayer::new(Seat::Machine(LEVEL), Seat::Machine(LEVEL)),
        rounds: 1,
        ..MatchSetup { seed: draft.with_fresh_seed().seed, ..default() }
    }
}

fn is_demo(session: &Session) -> bool {
    session.setup().is_some_and(|setup| !setup.has_person())
}

fn begin(draft: Res<Draft>, mut stand: ResMut<TableStand>, mut starts: MessageWriter<StartMatch>) {
    *stand = TableStand::Shown;
    starts.write(StartMatch(demo(&draft)));
}

/// A match that a person has sat down to in the meantime goes on.
fn end(session: Res<Session>, mut stand: ResMut<TableStand>, mut leaves: MessageWriter<LeaveMatch>) {
    *stand = TableStand::Played;
    if is_demo(&session) {
        leaves.write(LeaveMatch);
    }
}

fn begin_again(
    time: Res<Time>,
    session: Res<Session>,
    playback: Res<Playback>,
    draft: Res<Draft>,
    mut events: MessageReader<WindowEvent>,
    mut touched: Local<Duration>,
    mut over_since: Local<Option<Duration>>,
    mut starts: MessageWriter<StartMatch>,
) {
    if events.read().count() > 0 {
        *touched = time.elapsed();
    }
    let is_over =
        is_demo(&session) && !playback.is_running() && session.position().is_some_and(crate::engine::Position::is_over);
    if !is_over {
        *over_since = None;
    } else if time.elapsed() > *over_since.get_or_insert(time.elapsed()) + PAUSE && time.elapsed() < *touched + NOBODY {
        starts.write(StartMatch(demo(&draft)));
        *over_since = None;
    }
}
