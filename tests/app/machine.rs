//! The machine at the table: its pause, its thinking, the hints, the starts.

use bevy::prelude::*;
use hoyito::ai::Level;
use hoyito::app::session::{FIRST_LEVEL, MatchSetup, Seat, Session, Start, ThinkingTime};
use hoyito::app::table::pace::Speed;
use hoyito::engine::{ByPlayer, Player, Row, Rules};

use crate::harness::{FRAME, SITTING_DOWN, Visitor, friends};

fn against(level: Level, starter: Player) -> MatchSetup {
    let seats = ByPlayer::new(Seat::Person, Seat::Machine(level));
    MatchSetup { seats, starter, seed: 9, ..MatchSetup::default() }
}

fn ply(visitor: &Visitor) -> usize {
    visitor.session().running_match().unwrap().game().ply()
}

#[test]
fn the_machine_takes_a_human_pause_before_it_moves() {
    let mut visitor = Visitor::in_match(against(FIRST_LEVEL, Player::North));
    visitor.set_speed(Speed::AtOnce);
    let updates = (0..100_000).find(|_| {
        std::thread::yield_now();
        visitor.wait(1);
        ply(&visitor) > 0
    });
    // Sitting down has taken some updates already.
    let ms = (SITTING_DOWN + updates.expect("it moves")) * FRAME.as_millis() as usize;
    // How much later it may be depends on who else uses the processor: there is one thread for all that thinks in this program.
    assert!(ms >= 550, "{ms} ms");
}

#[test]
fn the_machine_thinks_while_seeds_still_fly_and_moves_only_when_they_lie_still() {
    let mut visitor = Visitor::in_match(against(FIRST_LEVEL, Player::South));
    visitor.set_speed(Speed::Normal);
    visitor.key(KeyCode::Digit3);
    let mut plies_in_flight = 0;
    while visitor.seeds_fly() {
        visitor.wait(1);
        plies_in_flight = plies_in_flight.max(ply(&visitor));
    }
    assert_eq!(plies_in_flight, 1);
    visitor.wait_for_turn();
    assert!(ply(&visitor) > 1);
}

#[test]
fn a_top_level_that_thinks_long_says_so_after_half_a_second_and_an_undo_ends_its_thought() {
    let mut visitor = Visitor::in_match(against(Level::PERFECT, Player::South));
    visitor.set_speed(Speed::AtOnce);
    visitor.key(KeyCode::Digit3);
    visitor.wait(5);
    assert!(visitor.reads("to move") && !visitor.reads("thinking"));
    // Wait by the clock of the picture alone: the search takes its time by another one.
    while visitor.app.world().resource::<ThinkingTime>().0.is_none_or(|time| time.as_millis() < 520) {
        visitor.wait(1);
    }
    visitor.wait(1);
    assert!(visitor.reads("thinking"), "{:?}", visitor.texts());
    visitor.key(KeyCode::KeyU);
    visitor.wait(120);
    assert_eq!(ply(&visitor), 0, "its late answer is not played");
    assert!(!visitor.reads("thinking"));
    visitor.assert_table_is_true("after the undo");
}

#[test]
fn a_hint_is_told_in_three_depths_and_points_at_a_legal_hole() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.set_speed(Speed::AtOnce);
    visitor.key(KeyCode::Digit1);
    visitor.outwait_guard();
    visitor.key(KeyCode::KeyH);
    let begun = std::time::Instant::now();
    while !visitor.reads("Look at the holes on your") {
        assert!(begun.elapsed().as_secs() < 20, "{:?}", visitor.texts());
        visitor.wait(1);
    }
    visitor.key(KeyCode::KeyH);
    assert!(visitor.reads("looks best"), "{:?}", visitor.texts());
    visitor.click_button("hint");
    let path = visitor.texts().into_iter().find(|text| text.starts_with("Hole ")).expect("the path is told");
    assert!(path.ends_with('.') && path.len() > 20, "{path}");
    let number: usize = path.split(' ').nth(1).unwrap().parse().unwrap();
    let hole = crate::harness::own_hole(visitor.session(), number);
    assert!(visitor.session().position().unwrap().check_move(hole).is_ok());
    visitor.click_hole(hole);
    visitor.wait(3);
    assert!(!visitor.reads("looks best"), "a hint goes with its position");
}

#[test]
fn the_machine_never_answers_a_match_that_was_left() {
    let mut visitor = Visitor::in_match(against(Level::PERFECT, Player::North));
    visitor.wait(10);
    visitor.begin(friends(Rules::HOYITO_III, Row::Six));
    visitor.wait(200);
    assert_eq!(ply(&visitor), 0);
}

#[test]
fn a_match_begins_where_its_start_says() {
    for start in [Start::Handicap { to: Player::North, casas: 3 }, Start::Even(2), Start::EvenByLot] {
        let setup = MatchSetup { start, seed: 4, ..friends(Rules::HOYITO_II, Row::Six) };
        let mut visitor = Visitor::in_match(setup);
        visitor.wait(30);
        visitor.assert_table_is_true(&format!("{start:?}"));
        let text = visitor.app.world().resource::<Session>().running_match().unwrap().to_string();
        assert!(text.contains("\nstart "), "{start:?}: {text}");
        assert_ne!(visitor.shown().board, hoyito::engine::Board::opening(Row::Six), "{start:?}");
    }
}
