//! What a touch on the table means. A touch while seeds fly hurries them and never plays anything; right after an accepted move
//! a second touch is a slip of the finger and means nothing.

use std::time::Duration;

use bevy::picking::events::{Click, Pointer};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::playback::{Hurry, Playback};
use super::view::HoleCell;
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
    Play(Hole),
}

fn meaning_of(touched: Option<Hole>, seeds_fly: bool, is_guarded: bool, seat: Option<Seat>) -> Meaning {
    match (touched, seat) {
        _ if is_guarded => Meaning::Nothing,
        _ if seeds_fly => Meaning::Hurry,
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
    mut touches: MessageReader<TouchTable>,
    mut moves: MessageWriter<PlayMove>,
    mut hurries: MessageWriter<Hurry>,
) {
    for &TouchTable(touched) in touches.read() {
        let is_guarded = time.elapsed() < guard.until;
        match meaning_of(touched, playback.is_running(), is_guarded, session.seat_to_move()) {
            Meaning::Nothing => {}
            Meaning::Hurry => {
                hurries.write(Hurry);
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
        assert_eq!(meaning_of(Some(hole()), false, false, Some(Seat::Person)), Meaning::Play(hole()));
        assert_eq!(meaning_of(Some(hole()), false, false, Some(Seat::Machine(FIRST_LEVEL))), Meaning::Nothing);
        assert_eq!(meaning_of(Some(hole()), false, false, None), Meaning::Nothing);
        assert_eq!(meaning_of(None, false, false, Some(Seat::Person)), Meaning::Nothing);
    }

    #[test]
    fn a_touch_in_mid_move_hurries_whoever_is_to_move() {
        for seat in [None, Some(Seat::Person), Some(Seat::Machine(FIRST_LEVEL))] {
            for touched in [None, Some(hole())] {
                assert_eq!(meaning_of(touched, true, false, seat), Meaning::Hurry);
            }
        }
    }

    #[test]
    fn a_slip_right_after_a_move_means_nothing() {
        for seeds_fly in [false, true] {
            assert_eq!(meaning_of(Some(hole()), seeds_fly, true, Some(Seat::Person)), Meaning::Nothing);
        }
    }
}
