//! What a touch does, and what is seen while seeds fly.

use bevy::prelude::*;
use hoyito::app::session::{FIRST_LEVEL, MatchSetup, PlayMove, Seat, UndoMove};
use hoyito::app::table::pace::Speed;
use hoyito::engine::{ByPlayer, Hole, MidMove, Player, Row, Rules};

use crate::harness::{Visitor, boards, friends, own_hole};

fn friends_at(speed: Speed) -> Visitor {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.set_speed(speed);
    visitor
}

fn ply(visitor: &Visitor) -> usize {
    visitor.session().running_match().unwrap().game().ply()
}

#[test]
fn a_move_acts_on_release_and_sliding_off_cancels_it() {
    let mut visitor = friends_at(Speed::AtOnce);
    let (three, five) = (own_hole(visitor.session(), 3), own_hole(visitor.session(), 5));
    visitor.press(visitor.place_of(three));
    visitor.wait(3);
    assert_eq!(ply(&visitor), 0, "nothing is played before the release");
    visitor.release(visitor.place_of(five));
    visitor.wait(3);
    assert_eq!(ply(&visitor), 0, "let go on another hole");
    visitor.click_hole(three);
    assert_eq!(ply(&visitor), 1);
}

#[test]
fn a_quick_tap_within_one_update_plays_like_any_other() {
    let mut visitor = friends_at(Speed::AtOnce);
    visitor.tap(visitor.place_of(own_hole(visitor.session(), 3)));
    assert_eq!(ply(&visitor), 1);
}

#[test]
fn a_double_click_never_plays_the_next_turn_too() {
    for speed in [Speed::AtOnce, Speed::Fast, Speed::Normal] {
        let mut visitor = friends_at(speed);
        // A casa at once would give South another move; hole 3 ends in an empty hole, and then hole 3 of South is North's to touch.
        let hole = own_hole(visitor.session(), 3);
        let at = visitor.place_of(hole);
        visitor.click(at);
        visitor.click(at);
        visitor.wait_for_turn();
        assert_eq!(ply(&visitor), 1, "{speed:?}");
    }
}

#[test]
fn a_touch_in_mid_move_hurries_it_and_a_second_one_finishes_it_and_nothing_is_played() {
    let updates_until_still = |touches: usize| {
        let mut visitor = friends_at(Speed::Slow);
        visitor.click_hole(own_hole(visitor.session(), 3));
        visitor.outwait_guard();
        for _ in 0..touches {
            // On the line between two cells.
            visitor.click(Vec2::new(640.0, 352.0));
        }
        let still = (0..2_000).find(|_| {
            visitor.wait(1);
            !visitor.seeds_fly()
        });
        assert_eq!(ply(&visitor), 1);
        visitor.wait_for_turn();
        visitor.assert_table_is_true(&format!("after {touches} touches"));
        still.expect("every move ends")
    };
    let (unhurried, hurried, finished) = (updates_until_still(0), updates_until_still(1), updates_until_still(2));
    assert!(hurried * 3 < unhurried, "{hurried} of {unhurried} updates");
    assert!(finished <= 2, "{finished} updates");
}

#[test]
fn a_digit_plays_the_hole_of_that_number_of_whoever_is_to_move() {
    let mut visitor = friends_at(Speed::AtOnce);
    visitor.key(KeyCode::Digit3);
    visitor.outwait_guard();
    assert_eq!(visitor.session().running_match().unwrap().game().moves().next(), Hole::of(Row::Six, Player::South, 3));
    let mover = visitor.session().position().unwrap().to_move();
    assert_eq!(mover, Player::North);
    visitor.key(KeyCode::Numpad4);
    assert_eq!(visitor.session().running_match().unwrap().game().moves().last(), Hole::of(Row::Six, Player::North, 4));
}

#[test]
fn the_keys_after_nine_play_holes_ten_to_twelve() {
    for (key, number) in [(KeyCode::Digit0, 10), (KeyCode::Minus, 11), (KeyCode::Equal, 12)] {
        let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Twelve));
        visitor.key(key);
        let first = visitor.session().running_match().unwrap().game().moves().next();
        assert_eq!(first, Hole::of(Row::Twelve, Player::South, number));
    }
}

#[test]
fn arrows_choose_a_hole_and_enter_plays_it() {
    let mut visitor = friends_at(Speed::AtOnce);
    visitor.key(KeyCode::ArrowRight);
    visitor.key(KeyCode::ArrowRight);
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.session().running_match().unwrap().game().moves().next(), Hole::of(Row::Six, Player::South, 2));
    visitor.outwait_guard();
    // North sits opposite: his hole 1 is the rightmost.
    visitor.key(KeyCode::ArrowLeft);
    visitor.key(KeyCode::ArrowLeft);
    visitor.key(KeyCode::Space);
    assert_eq!(visitor.session().running_match().unwrap().game().moves().last(), Hole::of(Row::Six, Player::North, 2));
}

#[test]
fn a_hole_that_may_not_be_played_says_why_and_changes_nothing() {
    let mut visitor = friends_at(Speed::AtOnce);
    let norths = Hole::of(Row::Six, Player::North, 2).unwrap();
    visitor.click_hole(norths);
    assert_eq!(ply(&visitor), 0);
    assert!(visitor.reads("Not yet. South’s turn."), "{:?}", visitor.texts());
    visitor.click_hole(own_hole(visitor.session(), 3));
    visitor.outwait_guard();
    visitor.wait_for_turn();
    let empty = visitor.session().position().unwrap().board().counts().iter().position(|&seeds| seeds == 0).unwrap();
    assert_eq!(empty, 10, "North’s hole 5 is empty after South’s hole 3");
    visitor.key(KeyCode::Digit5);
    assert!(visitor.reads("Hole 5 is empty"), "{:?}", visitor.texts());
    assert_eq!(ply(&visitor), 1);
}

#[test]
fn what_is_written_is_never_ahead_of_the_seeds() {
    for (rules, row) in boards() {
        let mut visitor = Visitor::in_match(friends(rules, row));
        let before = *visitor.session().position().unwrap();
        visitor.click_hole(own_hole(visitor.session(), 3));
        let (_, steps) = visitor.session().last_move().unwrap();
        let mut seen = 0;
        while visitor.seeds_fly() {
            let shown = visitor.shown();
            seen = (seen..=steps.len())
                .find(|&seen| MidMove::after(&before, &steps[..seen]) == shown)
                .expect("the shown table is a fold of the first steps, and steps are never taken back");
            assert!(seen < steps.len());
            visitor.wait(1);
        }
        assert!(seen > 3, "{rules}, {row:?}: the move was seen step by step");
        visitor.wait(20);
        visitor.assert_table_is_true(&format!("{rules}, {row:?}"));
    }
}

#[test]
fn no_move_is_shown_longer_than_its_budget() {
    for speed in [Speed::Slow, Speed::Normal, Speed::Fast] {
        let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Twelve));
        visitor.set_speed(speed);
        for _ in 0..12 {
            visitor.wait_for_turn();
            visitor.outwait_guard();
            let position = *visitor.session().position().unwrap();
            // The longest sowing there is.
            let longest =
                position.legal_moves().iter().max_by_key(|&hole| position.play_recorded(hole).unwrap().1.len());
            visitor.click_hole(longest.unwrap());
            let updates = (0..2_000).take_while(|_| {
                visitor.wait(1);
                visitor.seeds_fly()
            });
            let ms = updates.count() as f32 * 16.0;
            assert!(ms <= speed.budget_ms() + 40.0, "{ms} ms at {speed:?}");
        }
    }
}

#[test]
fn undo_in_mid_move_settles_every_seed_and_redo_brings_the_move_back() {
    let mut visitor = friends_at(Speed::Normal);
    let opening = *visitor.session().position().unwrap();
    visitor.click_hole(own_hole(visitor.session(), 1));
    visitor.wait(40);
    assert!(visitor.seeds_fly());
    let after = *visitor.session().position().unwrap();
    visitor.take_back();
    visitor.wait_for_turn();
    visitor.assert_table_is_true("after undo in mid-move");
    assert_eq!(visitor.session().position(), Some(&opening));
    visitor.key(KeyCode::KeyR);
    visitor.wait_for_turn();
    visitor.assert_table_is_true("after redo");
    assert_eq!(visitor.session().position(), Some(&after));
}

#[test]
fn undo_takes_back_ones_own_decision_with_the_machines_answer() {
    let seats = ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL));
    let setup = MatchSetup { seats, starter: Player::South, seed: 1, ..MatchSetup::default() };
    let mut visitor = Visitor::in_match(setup);
    visitor.set_speed(Speed::AtOnce);
    visitor.click_hole(own_hole(visitor.session(), 1));
    visitor.wait_for_turn();
    assert!(ply(&visitor) >= 2, "the machine has answered");
    visitor.key(KeyCode::KeyU);
    visitor.wait(30);
    assert_eq!(ply(&visitor), 0, "and does not answer to what was taken back");
    visitor.wait_for_turn();
    visitor.assert_table_is_true("after undo");
}

#[test]
fn an_opening_of_the_machine_cannot_be_taken_back_alone() {
    let mut visitor = Visitor::in_match(MatchSetup { seed: 1, ..MatchSetup::default() });
    visitor.set_speed(Speed::AtOnce);
    visitor.wait_for_turn();
    let played = ply(&visitor);
    assert!(played >= 1);
    visitor.key(KeyCode::KeyU);
    visitor.wait(30);
    assert_eq!(ply(&visitor), played);
}

#[test]
fn an_intent_meant_for_an_earlier_state_is_dropped() {
    let mut visitor = friends_at(Speed::AtOnce);
    let at = visitor.session().stamp();
    let hole = own_hole(visitor.session(), 3);
    for _ in 0..2 {
        visitor.app.world_mut().write_message(PlayMove { at, hole });
    }
    visitor.wait(2);
    assert_eq!(ply(&visitor), 1);
    visitor.app.world_mut().write_message(UndoMove { at });
    visitor.app.world_mut().write_message(PlayMove { at, hole: Hole::of(Row::Six, Player::North, 1).unwrap() });
    visitor.wait(2);
    assert_eq!(ply(&visitor), 1);
}

#[test]
fn a_window_of_another_shape_moves_every_seed_with_its_hole_even_in_mid_move() {
    let mut visitor = friends_at(Speed::Normal);
    visitor.click_hole(own_hole(visitor.session(), 2));
    visitor.wait(20);
    for (width, height) in [(720.0, 1280.0), (3840.0, 2160.0), (800.0, 800.0), (1280.0, 720.0)] {
        visitor.resize(width, height);
        visitor.wait(5);
    }
    visitor.wait_for_turn();
    visitor.assert_table_is_true("after resizing in mid-move");
    visitor.outwait_guard();
    visitor.resize(720.0, 1280.0);
    let hole = visitor.session().position().unwrap().legal_moves().iter().next().unwrap();
    visitor.click_hole(hole);
    assert_eq!(ply(&visitor), 2, "a click finds its hole in portrait too");
}
