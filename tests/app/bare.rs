//! The game with the table removed: rules, turns and the machine do without a picture.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use hoyito::app::GamePlugin;
use hoyito::app::session::{FIRST_LEVEL, MatchSetup, PlayMove, Seat, Session, StartMatch};
use hoyito::engine::{Game, Hole};

use crate::harness::boards;

/// The session alone, on Bevy's smallest base.
pub fn bare_app(setup: MatchSetup) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, GamePlugin));
    app.world_mut().write_message(StartMatch(setup));
    app.update();
    app
}

/// Plays holes as a person would, letting the machine answer.
pub fn play_bare(app: &mut App, holes: &[Hole]) {
    for &hole in holes {
        wait_for_person(app);
        let at = app.world().resource::<Session>().stamp();
        app.world_mut().write_message(PlayMove { at, hole });
        app.update();
    }
    wait_for_person(app);
}

fn wait_for_person(app: &mut App) {
    for _ in 0..1_000_000 {
        if app.world().resource::<Session>().seat_to_move().is_none_or(|seat| !seat.is_machine()) {
            return;
        }
        std::thread::yield_now();
        app.update();
    }
    panic!("the machine never answers");
}

#[test]
fn two_machines_play_every_game_to_its_end_without_a_table() {
    for (rules, row) in boards() {
        let seats = hoyito::engine::ByPlayer::new(Seat::Machine(FIRST_LEVEL), Seat::Machine(FIRST_LEVEL));
        let mut app = bare_app(MatchSetup { rules, row, seats, seed: 11, ..MatchSetup::default() });
        wait_for_person(&mut app);
        let game: &Game = app.world().resource::<Session>().running_match().unwrap().game();
        assert!(game.end().is_some(), "{rules} on {row:?}");
        assert_eq!(game.to_string().parse::<Game>().as_ref(), Ok(game), "the game is a legal one");
    }
}
