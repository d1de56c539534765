//! Whole games by a clumsy player: clicks and double clicks, undo and redo, hurrying and resizing, at random moments.

use bevy::prelude::*;
use hoyito::app::session::{FIRST_LEVEL, MatchSetup, Seat};
use hoyito::app::table::pace::Speed;
use hoyito::engine::{ByPlayer, Hole, Player};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::bare::{bare_app, play_bare};
use crate::harness::{Visitor, boards, friends};

const SPEEDS: [Speed; 4] = [Speed::Normal, Speed::Fast, Speed::Fast, Speed::AtOnce];

/// Does one thing that a clumsy player might do in the middle of anything.
fn fumble(visitor: &mut Visitor, random: &mut ChaCha8Rng) {
    let window = Vec2::new(1280.0, 720.0);
    match random.random_range(0..12) {
        0 => visitor.take_back(),
        1 => visitor.key(KeyCode::KeyR),
        2 => visitor.key(KeyCode::Space),
        3 => visitor.click(Vec2::new(random.random::<f32>(), random.random::<f32>()) * window),
        4 => {
            visitor.key(KeyCode::Escape);
            visitor.key(KeyCode::Escape);
        }
        5 => visitor.set_speed(*SPEEDS.choose(random).unwrap()),
        6 => {
            visitor.resize(720.0, 1280.0);
            visitor.wait(random.random_range(0..10));
            visitor.resize(1280.0, 720.0);
        }
        7 => {
            // Pressed on one hole, let go on another: nothing was meant.
            let holes: Vec<Hole> = visitor.shown().board.row().track().collect();
            let (from, to) = (visitor.place_of(holes[0]), visitor.place_of(holes[3]));
            visitor.press(from);
            visitor.wait(2);
            visitor.release(to);
            visitor.wait(2);
        }
        _ => visitor.wait(random.random_range(1..40)),
    }
    // A stray click may have hit a button that leaves the game or opens a menu.
    while visitor.has_button("go-on") {
        visitor.key(KeyCode::Escape);
        visitor.outwait_new_picture();
    }
}

/// Clicks a hole that may be played, sometimes twice, sometimes much too fast.
fn play_somehow(visitor: &mut Visitor, random: &mut ChaCha8Rng) {
    let Some(position) = visitor.session().position().copied() else { return };
    let legal: Vec<Hole> = position.legal_moves().iter().collect();
    let Some(&hole) = legal.choose(random) else { return };
    let at = visitor.place_of(hole);
    match random.random_range(0..4) {
        0 => {
            visitor.tap(at);
            visitor.tap(at);
        }
        1 => visitor.tap(at),
        _ => visitor.click(at),
    }
}

#[test]
fn clumsy_games_end_with_the_true_table_and_every_seed_in_place() {
    for (rules, row) in boards() {
        let seed = 5 + row.len() as u64;
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut visitor = Visitor::in_match(friends(rules, row));
        visitor.set_speed(Speed::Fast);
        for turn in 0..150 {
            play_somehow(&mut visitor, &mut random);
            if turn % 3 == 0 {
                fumble(&mut visitor, &mut random);
            }
            if random.random_bool(0.2) {
                visitor.wait_for_turn();
                visitor.assert_table_is_true(&format!("{rules}, {row:?}, turn {turn}, seed {seed}"));
            }
            if visitor.session().position().is_some_and(|position| position.is_over()) {
                break;
            }
        }
        visitor.wait_for_turn();
        visitor.assert_table_is_true(&format!("{rules}, {row:?}, at the end, seed {seed}"));
    }
}

#[test]
fn the_same_game_ends_the_same_with_the_table_and_without_it() {
    for (rules, row) in boards() {
        let seats = ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL));
        let setup = MatchSetup { rules, row, seats, seed: 3, starter: Player::North, ..MatchSetup::default() };
        let mut visitor = Visitor::in_match(setup.clone());
        visitor.set_speed(Speed::AtOnce);
        let mut random = ChaCha8Rng::seed_from_u64(17);
        let mut played = Vec::new();
        while played.len() < 25 {
            visitor.wait_for_turn();
            visitor.outwait_guard();
            let position = *visitor.session().position().unwrap();
            let legal: Vec<Hole> = position.legal_moves().iter().collect();
            let Some(&hole) = legal.choose(&mut random) else { break };
            visitor.click_hole(hole);
            played.push(hole);
        }
        visitor.wait_for_turn();
        visitor.assert_table_is_true(&format!("{rules}, {row:?}"));
        let mut bare = bare_app(setup);
        play_bare(&mut bare, &played);
        let with_table = visitor.session().running_match().unwrap().to_string();
        let without = bare.world().resource::<hoyito::app::session::Session>().running_match().unwrap().to_string();
        assert_eq!(with_table, without, "{rules}, {row:?}");
    }
}
