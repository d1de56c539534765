//! What a touch on the table means. A touch while seeds fly hurries them and never plays anything; while a move
//! is seen again it ends that; right after an accepted move
//! a second touch is a slip of the finger and means nothing.

use std::time::Duration;

use bevy::picking::events::{Click, Pointer};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::playback::replay::EndReplay;
use super::playback::{Hurry, Playback};
use super::view::HoleCell;
use super::{Guide, TableStand};
use crate::app::AppSystems;
use crate::app::ground::Ground;
use crate::app::session::{MoveCommitted, PlayMove, Seat, Session};
use crate::engine::Hole;

/// After an accepted move touches mean nothing for this long.
const GUARD: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Guard>()
        .add_message::<TouchTable>()
        .add_observer(touch_where_clicked)
        .add_systems(Update, answer_touches.in_set(AppSystems::Input))
        .add_systems(Update, raise_guard.in_set(AppSystems::Table));
}

/// Intent, not yet understood: the table was touched, at a hole or beside them; or a key stood for such a touch.
#[derive(Message, Clone, Copy, Debug)]
pub struct TouchTable(pub Option<Hole>);

#[derive(Resource, Default)]
struct Guard {
    until: Duration,
}

/// What a touch means.
#[derive(Debug, PartialEq, Eq)]
enum Meaning {
    Nothing,
    Hurry,
    EndReplay,
    Play(Hole),
}

/// What is seen on the table while it is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    Rest,
    Move,
    /// A move that was seen before.
    Replay,
}

impl Seen {
    fn now(playback: &Playback) -> Seen {
        match (playback.is_replay(), playback.is_running()) {
            (true, _) => Seen::Replay,
            (false, true) => Seen::Move,
            (false, false) => Seen::Rest,
        }
    }
}

fn meaning_of(touched: Option<Hole>, seen: Seen, is_guarded: bool, seat: Option<Seat>) -> Meaning {
    match (touched, seat) {
        _ if is_guarded => Meaning::Nothing,
        _ if seen == Seen::Replay => Meaning::EndReplay,
        _ if seen == Seen::Move => Meaning::Hurry,
        (Some(hole), Some(Seat::Person)) => Meaning::Play(hole),
        _ => Meaning::Nothing,
    }
}

/// A click is a press and a release on the same thing, so a move acts on release, and sliding off cancels it.
fn touch_where_clicked(
    click: On<Pointer<Click>>,
    cells: Query<&HoleCell>,
    grounds: Query<(), With<Ground>>,
    mut touches: MessageWriter<TouchTable>,
) {
    if click.event.button != PointerButton::Primary {
        return;
    }
    if let Ok(&HoleCell(hole)) = cells.get(click.entity) {
        touches.write(TouchTable(Some(hole)));
    } else if grounds.contains(click.entity) {
        touches.write(TouchTable(None));
    }
}

fn answer_touches(
    time: Res<Time>,
    guard: Res<Guard>,
    session: Res<Session>,
    playback: Res<Playback>,
    (stand, guide): (Res<TableStand>, Res<Guide>),
    mut touches: MessageReader<TouchTable>,
    mut moves: MessageWriter<PlayMove>,
    mut hurries: MessageWriter<Hurry>,
    mut ends: MessageWriter<EndReplay>,
) {
    for &TouchTable(touched) in touches.read() {
        // Where somebody leads, no other hole is played than the one that is asked for.
        let touched = touched.filter(|_| !stand.is_taught() || touched == guide.asked);
        let is_guarded = time.elapsed() < guard.until;
        match meaning_of(touched, Seen::now(&playback), is_guarded, session.seat_to_move()) {
            Meaning::Nothing => {}
            Meaning::Hurry => {
                hurries.write(Hurry);
            }
            Meaning::EndReplay => {
                ends.write(EndReplay);
            }
            Meaning::Play(hole) => {
                moves.write(PlayMove { at: session.stamp(), hole });
            }
        }
    }
}

fn raise_guard(time: Res<Time>, mut commits: MessageReader<MoveCommitted>, mut guard: ResMut<Guard>) {
    if commits.read().count() > 0 {
        guard.until = time.elapsed() + GUARD;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::FIRST_LEVEL;
    use crate::engine::{Player, Row};

    fn hole() -> Hole {
        Hole::of(Row::Six, Player::South, 3).unwrap()
    }

    #[test]
    fn a_touch_plays_only_when_a_person_is_to_move_and_no_seed_flies() {
        assert_eq!(meaning_of(Some(hole()), Seen::Rest, false, Some(Seat::Person)), Meaning::Play(hole()));
        assert_eq!(meaning_of(Some(hole()), Seen::Rest, false, Some(Seat::Machine(FIRST_LEVEL))), Meaning::Nothing);
        assert_eq!(meaning_of(Some(hole()), Seen::Rest, false, None), Meaning::Nothing);
        assert_eq!(meaning_of(None, Seen::Rest, false, Some(Seat::Person)), Meaning::Nothing);
    }

    #[test]
    fn a_touch_in_mid_move_hurries_whoever_is_to_move() {
        for seat in [None, Some(Seat::Person), Some(Seat::Machine(FIRST_LEVEL))] {
            for touched in [None, Some(hole())] {
                assert_eq!(meaning_of(touched, Seen::Move, false, seat), Meaning::Hurry);
            }
        }
    }

    #[test]
    fn a_touch_while_a_move_is_seen_again_ends_that_and_plays_nothing() {
        assert_eq!(meaning_of(Some(hole()), Seen::Replay, false, Some(Seat::Person)), Meaning::EndReplay);
    }

    #[test]
    fn a_slip_right_after_a_move_means_nothing() {
        for seen in [Seen::Rest, Seen::Move, Seen::Replay] {
            assert_eq!(meaning_of(Some(hole()), seen, true, Some(Seat::Person)), Meaning::Nothing);
        }
    }
}
