//! Before a match: every choice by any hand, in one screen or in steps, and what is chosen is what is played.

use bevy::prelude::*;
use hoyito::ai::Level;
use hoyito::app::ground::{Terrain, Thing};
use hoyito::app::screens::{Draft, Players, Screen, StartChoice};
use hoyito::app::session::{MatchSetup, Seat, Start};
use hoyito::app::settings::{TableSettings, WordsSettings};
use hoyito::app::table::TableLayout;
use hoyito::app::table::pace::Speed;
use hoyito::engine::{Player, Row, Rules};

use crate::harness::Visitor;

fn before_a_match(width: u32, height: u32) -> Visitor {
    let mut visitor = Visitor::at_title(width, height);
    visitor.click_button("play-the-machine");
    assert_eq!(visitor.screen(), Screen::Setup);
    visitor
}

fn draft(visitor: &Visitor) -> Draft {
    visitor.app.world().resource::<Draft>().clone()
}

fn choose_by_key(visitor: &mut Visitor, name: &str) {
    visitor.tab_to(name);
    visitor.key(KeyCode::Enter);
    visitor.wait(3);
}

fn begin(visitor: &mut Visitor) -> MatchSetup {
    visitor.click_button("setup-start");
    assert_eq!(visitor.screen(), Screen::Play);
    visitor.session().setup().expect("a match is running").clone()
}

/// What is chosen one after the other, and where it is then found.
const ONE_OF_EACH: [&str; 5] =
    ["board-name(rules-name(i), 12)", "level(Elder)", "starter(you)", "setup-by-lot", "number(7)"];

fn assert_one_of_each(setup: &MatchSetup) {
    assert_eq!((setup.rules, setup.row, setup.rounds), (Rules::HOYITO_I, Row::Twelve, 7));
    assert_eq!(setup.seats.north, Seat::Machine(Level::ALL[6]));
    assert_eq!(setup.seats.south, Seat::Person);
}

#[test]
fn everything_is_chosen_by_mouse_and_played() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = before_a_match(width, height);
        for name in ONE_OF_EACH {
            visitor.click_button(name);
        }
        assert_one_of_each(&begin(&mut visitor));
    }
}

#[test]
fn everything_is_chosen_by_keys_and_played() {
    let mut visitor = before_a_match(1280, 720);
    assert_eq!(visitor.focused().as_deref(), Some("setup-start"), "the match can be begun at once");
    for name in ONE_OF_EACH {
        choose_by_key(&mut visitor, name);
        assert_eq!(visitor.focused().as_deref(), Some(name), "what was chosen keeps the focus");
    }
    choose_by_key(&mut visitor, "start-kind(handicap)");
    assert!(!visitor.has_button("start-kind(lot)"));
    assert_eq!(draft(&visitor).start(), StartChoice::Handicap, "the long board has no even starts");
    choose_by_key(&mut visitor, "more");
    visitor.tab_to("setup-start");
    visitor.key(KeyCode::Enter);
    visitor.wait(3);
    let setup = visitor.session().setup().expect("a match is running").clone();
    assert_one_of_each(&setup);
    assert_eq!(setup.start, Start::Handicap { to: Player::South, casas: 2 });
}

#[test]
fn every_board_and_every_level_can_be_chosen() {
    let mut visitor = before_a_match(1280, 720);
    for (board, rules, row) in [
        ("board-name(rules-name(ii), 12)", Rules::HOYITO_II, Row::Twelve),
        ("board-name(rules-name(iii), 6)", Rules::HOYITO_III, Row::Six),
        ("board-name(rules-name(i), 6)", Rules::HOYITO_I, Row::Six),
        ("board-name(rules-name(i), 12)", Rules::HOYITO_I, Row::Twelve),
        ("board-name(rules-name(ii), 6)", Rules::HOYITO_II, Row::Six),
    ] {
        visitor.click_button(board);
        assert_eq!(draft(&visitor).board(), (rules, row));
    }
    for level in Level::ALL {
        visitor.click_button(&format!("level({})", level.name));
        assert_eq!(draft(&visitor).level(Player::North), level);
        assert!(visitor.reads(level.name), "its name stands in the heading");
    }
}

#[test]
fn every_kind_of_start_is_named_before_it_is_chosen_and_numbers_go_by_stones() {
    let mut visitor = before_a_match(1280, 720);
    let starts = [StartChoice::EvenByLot, StartChoice::EvenNumber, StartChoice::Handicap, StartChoice::Traditional];
    for (kind, start) in ["lot", "number", "handicap", "traditional"].into_iter().zip(starts) {
        visitor.click_button(&format!("start-kind({kind})"));
        assert_eq!(draft(&visitor).start(), start);
        let has_number = matches!(start, StartChoice::EvenNumber | StartChoice::Handicap);
        assert_eq!(visitor.has_button("more"), has_number, "{start:?}");
    }
    visitor.click_button("start-kind(number)");
    visitor.click_button("more");
    visitor.click_button("more");
    visitor.click_button("fewer");
    assert!(visitor.reads("Even start 2"), "{:?}", visitor.texts());
    assert_eq!(begin(&mut visitor).start, Start::Even(2));
}

#[test]
fn two_people_choose_no_level_and_the_machines_groove_is_filled() {
    let mut visitor = before_a_match(1280, 720);
    let grooves = |visitor: &Visitor| visitor.app.world().resource::<Terrain>().screen.len();
    assert!(grooves(&visitor) > 7);
    let is_stroke = |thing: &Thing| matches!(thing, Thing::Stroke { .. });
    assert!(visitor.app.world().resource::<Terrain>().screen.iter().all(is_stroke));
    visitor.click_button("two-at-one-table");
    assert!(!visitor.has_button("level(Elder)") && !visitor.has_button("starter(machine)"));
    assert!(visitor.has_button("starter(north)"));
    assert_eq!(grooves(&visitor), 0);
    assert_eq!(visitor.focused().as_deref(), Some("two-at-one-table"), "the focus is never lost");
    let setup = begin(&mut visitor);
    assert!(Player::ALL.iter().all(|&player| setup.seats[player] == Seat::Person));
}

#[test]
fn who_watches_sees_two_levels_play() {
    let mut visitor = before_a_match(1280, 720);
    visitor.click_button("setup-watch");
    assert_eq!(draft(&visitor).players(), Players::Watched);
    visitor.click_button("setup-level-of(south, 1, level(Newcomer))");
    visitor.click_button("setup-level-of(north, 2, level(Child))");
    assert!(visitor.reads("South, level 1: Newcomer"), "{:?}", visitor.texts());
    visitor.set_speed(Speed::AtOnce);
    let setup = begin(&mut visitor);
    assert_eq!(setup.seats.south, Seat::Machine(Level::ALL[0]));
    assert_eq!(setup.seats.north, Seat::Machine(Level::ALL[1]));
    visitor.wait_for_turn();
    assert!(visitor.session().position().unwrap().is_over(), "nobody is waited for");
    assert!(visitor.reads("wins") || visitor.reads("draw"), "{:?}", visitor.texts());
}

#[test]
fn in_large_text_there_are_steps_and_the_match_can_be_begun_in_each() {
    // A high window has no room for all of the start in one step.
    for (width, height, last) in [(1280, 720, 2), (720, 1280, 3)] {
        for steps in 0..=last {
            let mut visitor = Visitor::at_title(width, height);
            visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = 200;
            visitor.wait(3);
            visitor.click_button("play-the-machine");
            assert!(visitor.has_button("setup-watch") && !visitor.has_button("level(Elder)"));
            for _ in 0..steps {
                visitor.click_button("setup-step-after");
            }
            assert_eq!(visitor.has_button("level(Elder)"), steps == 1);
            assert_eq!(visitor.has_button("number(9)"), steps == last);
            begin(&mut visitor);
        }
    }
}

#[test]
fn steps_are_taken_by_keys_too_and_back_is_the_title() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = 175;
    visitor.wait(3);
    choose_by_key(&mut visitor, "play-the-machine");
    choose_by_key(&mut visitor, "setup-step-after");
    choose_by_key(&mut visitor, "level(Fisher)");
    assert_eq!(draft(&visitor).level(Player::North), Level::ALL[4]);
    visitor.tab_to("setup-step");
    visitor.key(KeyCode::ArrowRight);
    visitor.wait(3);
    assert!(visitor.has_button("number(9)"));
    assert_eq!(visitor.focused().as_deref(), Some("setup-step"));
    visitor.key(KeyCode::Escape);
    assert_eq!(visitor.screen(), Screen::Title);
}

#[test]
fn another_size_of_window_keeps_what_was_chosen_and_what_has_the_focus() {
    let mut visitor = before_a_match(1280, 720);
    choose_by_key(&mut visitor, "number(5)");
    visitor.resize(720.0, 1280.0);
    assert_eq!(visitor.focused().as_deref(), Some("number(5)"));
    assert_eq!(begin(&mut visitor).rounds, 5);
}

#[test]
fn what_the_chosen_kind_of_start_means_stands_on_the_screen() {
    let mut visitor = before_a_match(1280, 720);
    for (kind, means) in [
        ("traditional", "To move second is an advantage"),
        ("lot", "The seeds are laid by lot"),
        ("number", "You choose one of many ways to lay the seeds"),
        ("handicap", "One side begins with some seeds captured"),
    ] {
        visitor.click_button(&format!("start-kind({kind})"));
        let told: Vec<bool> = ["To move second", "laid by lot", "You choose one", "One side begins"]
            .map(|words| visitor.reads(words))
            .to_vec();
        assert!(visitor.reads(means), "{kind}: {:?}", visitor.texts());
        assert_eq!(told.iter().filter(|is_told| **is_told).count(), 1, "{kind}: nothing else is told");
    }
}

#[test]
fn two_at_one_table_begin_with_south_unless_another_one_was_chosen() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("two-at-one-table");
    assert_eq!(begin(&mut visitor).starter, Player::South);
    assert!(visitor.reads("go first"), "{:?}", visitor.texts());
    visitor.click_button("menu");
    visitor.click_button("another-game");
    visitor.click_button("starter(north)");
    visitor.click_button("setup-you-and-the-machine");
    visitor.click_button("two-at-one-table");
    assert_eq!(begin(&mut visitor).starter, Player::North, "as it was set last");
}

#[test]
fn whether_norths_writing_is_turned_is_chosen_where_two_at_one_table_are() {
    let is_turned = |visitor: &Visitor| visitor.app.world().resource::<TableSettings>().is_north_turned;
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = before_a_match(width, height);
        assert!(!visitor.has_button(TURNER), "against the machine nobody sits opposite");
        visitor.click_button("two-at-one-table");
        assert!(visitor.reads("Turn North’s writing") && visitor.reads("yes"), "{:?}", visitor.texts());
        choose_by_key(&mut visitor, TURNER);
        assert!(!is_turned(&visitor) && visitor.reads("no"));
        visitor.click_button(TURNER);
        assert!(is_turned(&visitor));
        visitor.click_button(TURNER);
        begin(&mut visitor);
        let layout = &visitor.app.world().resource::<TableLayout>().0;
        assert!(!layout.seating.is_north_turned, "it holds for the match");
    }
}

const TURNER: &str = "settings-north-turned";
