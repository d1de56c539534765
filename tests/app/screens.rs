//! From the title through set-up and play to the result, by mouse alone and by keys alone.

use bevy::prelude::*;
use hoyito::app::screens::{Menu, Screen};
use hoyito::app::settings::{TableSettings, WordsSettings};
use hoyito::app::table::TableStand;
use hoyito::app::table::pace::Speed;
use hoyito::engine::{Player, Row, Rules};

use crate::harness::{Visitor, friends, own_hole};

/// Plays the first legal hole by some means until the round is over.
pub fn play_to_the_end(visitor: &mut Visitor, play: impl Fn(&mut Visitor, usize)) {
    visitor.set_speed(Speed::AtOnce);
    for turn in 0..400 {
        visitor.wait_for_turn();
        visitor.outwait_guard();
        let position = *visitor.session().position().unwrap();
        let legal: Vec<_> = position.legal_moves().iter().collect();
        if legal.is_empty() {
            return;
        }
        play(visitor, legal[turn * 7 % legal.len()].number(position.row()));
    }
    panic!("every game ends");
}

const BOARDS: [&str; 5] = [
    "board-name(rules-name(ii), 6)",
    "board-name(rules-name(ii), 12)",
    "board-name(rules-name(iii), 6)",
    "board-name(rules-name(i), 6)",
    "board-name(rules-name(i), 12)",
];

/// Plays a hole of whoever is to move with a click.
fn by_mouse(visitor: &mut Visitor, number: usize) {
    let hole = crate::harness::own_hole(visitor.session(), number);
    visitor.click_hole(hole);
}

#[test]
fn each_variant_is_played_to_its_end_with_the_mouse_alone() {
    for board in BOARDS {
        let mut visitor = Visitor::at_title(1280, 720);
        visitor.click_button("two-at-one-table");
        visitor.click_button(board);
        visitor.click_button("setup-start");
        assert_eq!(visitor.screen(), Screen::Play, "{board}");
        play_to_the_end(&mut visitor, by_mouse);
        assert!(visitor.reads("wins") || visitor.reads("draw"), "{board}: {:?}", visitor.texts());
        visitor.assert_table_is_true(board);
        visitor.click_button("play-again");
        visitor.wait(5);
        assert_eq!(visitor.session().running_match().unwrap().game().ply(), 0, "{board}");
        visitor.click_button("menu");
        visitor.click_button("to-title");
        assert_eq!(visitor.screen(), Screen::Title, "{board}");
    }
}

/// Walks with Tab until the button of that name has the focus, then presses Enter.
fn tab_to(visitor: &mut Visitor, name: &str) {
    visitor.tab_to(name);
    visitor.key(KeyCode::Enter);
    visitor.wait(3);
}

#[test]
fn each_variant_is_played_to_its_end_with_the_keyboard_alone() {
    const DIGITS: [KeyCode; 12] = [
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
        KeyCode::Digit0,
        KeyCode::Minus,
        KeyCode::Equal,
    ];
    for board in BOARDS {
        let mut visitor = Visitor::at_title(1280, 720);
        tab_to(&mut visitor, "two-at-one-table");
        tab_to(&mut visitor, board);
        tab_to(&mut visitor, "setup-start");
        assert_eq!(visitor.screen(), Screen::Play, "{board}");
        play_to_the_end(&mut visitor, |visitor, number| visitor.key(DIGITS[number - 1]));
        assert!(visitor.reads("wins") || visitor.reads("draw"), "{board}: {:?}", visitor.texts());
        tab_to(&mut visitor, "play-again");
        visitor.wait(5);
        assert_eq!(visitor.session().running_match().unwrap().game().ply(), 0, "{board}");
        visitor.key(KeyCode::Escape);
        tab_to(&mut visitor, "to-title");
        assert_eq!(visitor.screen(), Screen::Title, "{board}");
    }
}

#[test]
fn the_machine_plays_its_part_of_a_match_of_three_rounds() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("play-the-machine");
    visitor.click_button("number(3)");
    visitor.click_button("setup-start");
    for round in 0..3 {
        assert_eq!(visitor.session().running_match().unwrap().round(), round);
        play_to_the_end(&mut visitor, by_mouse);
        if round < 2 {
            visitor.click_button("next-round");
            visitor.wait(5);
        }
    }
    let match_ = visitor.session().running_match().unwrap();
    assert!(match_.outcome().is_some());
    assert_ne!(match_.starter_of(0), match_.starter_of(1));
    assert!(visitor.reads("the match"), "{:?}", visitor.texts());
    assert!(!visitor.has_button("next-round"));
}

#[test]
fn a_press_that_was_meant_to_hurry_the_last_seeds_neither_begins_another_game_nor_leaves_this_one() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    play_to_the_end(&mut visitor, by_mouse);
    // The end again, and a press as soon as it is seen.
    visitor.take_back();
    visitor.wait_for_turn();
    visitor.key(KeyCode::KeyR);
    while !visitor.has_button("play-again") {
        visitor.wait(1);
    }
    visitor.wait(2);
    visitor.key(KeyCode::Space);
    assert!(visitor.session().running_match().unwrap().game().end().is_some(), "the end is still looked at");
    let title = visitor.place_of_button("to-title").expect("it is offered");
    visitor.click(title);
    assert_eq!(visitor.screen(), Screen::Play);
    visitor.wait(60);
    visitor.tab_to("play-again");
    visitor.key(KeyCode::Space);
    visitor.wait(5);
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 0);
}

#[test]
fn undo_reaches_back_from_the_end_of_a_game_and_the_board_stays_in_sight() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    play_to_the_end(&mut visitor, by_mouse);
    let plies = visitor.session().running_match().unwrap().game().ply();
    visitor.take_back();
    visitor.wait_for_turn();
    visitor.assert_table_is_true("after undo at the end");
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), plies - 1);
    assert!(!visitor.has_button("play-again"));
    visitor.click_button("redo");
    visitor.wait_for_turn();
    assert!(visitor.has_button("play-again"));
    visitor.assert_table_is_true("after redo to the end");
}

#[test]
fn leaving_and_coming_back_lays_out_a_new_table_with_all_its_seeds() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Twelve));
    visitor.click_hole(crate::harness::own_hole(visitor.session(), 2));
    visitor.wait(15);
    visitor.click_button("menu");
    visitor.click_button("another-game");
    assert_eq!(visitor.screen(), Screen::Setup);
    assert!(visitor.session().running_match().is_none());
    visitor.click_button("board-name(rules-name(iii), 6)");
    visitor.click_button("setup-start");
    visitor.wait_for_turn();
    assert_eq!(visitor.session().running_match().unwrap().rules(), &Rules::HOYITO_III);
    visitor.wait(30);
    visitor.assert_table_is_true("in the second game");
}

#[test]
fn nothing_reaches_the_table_through_an_open_menu() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    let hole = crate::harness::own_hole(visitor.session(), 1);
    visitor.key(KeyCode::Escape);
    visitor.click_hole(hole);
    visitor.key(KeyCode::Digit2);
    visitor.key(KeyCode::KeyU);
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 0);
    visitor.key(KeyCode::Escape);
    visitor.outwait_new_picture();
    visitor.click_hole(hole);
    assert_eq!(visitor.session().position().unwrap().to_move(), Player::North);
}

#[test]
fn a_second_click_does_not_fall_through_to_what_has_appeared_under_it() {
    let mut visitor = Visitor::at_title(1280, 720);
    let back_and_leave = [("play-the-machine", Screen::Setup), ("back", Screen::Title)];
    for (name, screen) in back_and_leave {
        let at = visitor.place_of_button(name).expect("the button is there");
        visitor.click(at);
        visitor.wait(10);
        visitor.click(at);
        visitor.wait(10);
        assert_eq!(visitor.screen(), screen, "after a double click on '{name}'");
        assert!(visitor.app.should_exit().is_none(), "after a double click on '{name}'");
        visitor.outwait_new_picture();
    }
    visitor.click_button("two-at-one-table");
    let at = visitor.place_of_button("setup-start").expect("the button is there");
    visitor.click(at);
    visitor.wait(10);
    visitor.click(at);
    visitor.wait(10);
    assert_eq!(visitor.session().running_match().expect("a match").game().ply(), 0);
}

#[test]
fn space_hurries_the_seeds_even_after_a_click_on_a_stone() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.click_button("undo");
    visitor.key(KeyCode::Digit3);
    visitor.outwait_guard();
    assert!(visitor.seeds_fly());
    visitor.key(KeyCode::Space);
    visitor.key(KeyCode::Space);
    visitor.wait(3);
    assert!(!visitor.seeds_fly());
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 1, "nothing was undone");
}

#[test]
fn seeds_hang_in_the_air_and_the_machine_waits_while_the_menu_is_open() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.key(KeyCode::Digit3);
    visitor.wait(20);
    visitor.key(KeyCode::Escape);
    let shown = visitor.shown();
    visitor.wait(200);
    assert_eq!(visitor.shown(), shown);
    visitor.key(KeyCode::Escape);
    visitor.wait(40);
    assert_ne!(visitor.shown(), shown);
}

#[test]
fn when_a_round_is_over_enter_goes_on() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    play_to_the_end(&mut visitor, by_mouse);
    visitor.key(KeyCode::Enter);
    visitor.wait(5);
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 0);
}

#[test]
fn whoever_begins_anew_in_the_middle_of_a_game_is_told_where_that_one_is() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    let told = "The game you left waits among the past games.";
    let begin_anew = |visitor: &mut Visitor| {
        visitor.key(KeyCode::Escape);
        visitor.outwait_new_picture();
        visitor.click_button("begin-anew");
        visitor.wait(3);
    };
    begin_anew(&mut visitor);
    assert!(!visitor.reads(told), "nothing was played");
    visitor.set_speed(Speed::AtOnce);
    visitor.key(KeyCode::Digit3);
    visitor.wait_for_turn();
    begin_anew(&mut visitor);
    assert!(visitor.reads(told), "{:?}", visitor.texts());
    visitor.wait(300);
    assert!(!visitor.reads(told), "for a moment only");
}

#[test]
fn what_makes_room_for_the_menu_stays_away_while_it_is_open_whatever_comes_and_goes_over_the_board() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.app.world_mut().resource_mut::<TableSettings>().is_north_turned = false;
    visitor.set_speed(Speed::AtOnce);
    visitor.key(KeyCode::Digit3);
    visitor.wait_for_turn();
    visitor.wait(3);
    assert!(visitor.reads("See it again"), "{:?}", visitor.texts());
    visitor.key(KeyCode::Escape);
    visitor.outwait_new_picture();
    for over in ["rules", "settings"] {
        visitor.click_button(over);
        visitor.key(KeyCode::Escape);
        visitor.outwait_new_picture();
        assert!(visitor.reads("Another game") && !visitor.reads("See it again"), "after {over}: {:?}", visitor.texts());
    }
    for (width, height) in [(720.0, 700.0), (800.0, 500.0), (1280.0, 720.0)] {
        visitor.resize(width, height);
        visitor.wait(10);
        assert!(!visitor.reads("See it again"), "{width} x {height}: {:?}", visitor.texts());
    }
    visitor.key(KeyCode::Escape);
    visitor.wait(10);
    assert!(visitor.reads("See it again"), "{:?}", visitor.texts());
}

#[test]
fn the_menu_finds_its_place_again_when_the_window_changes() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.key(KeyCode::Escape);
    visitor.outwait_new_picture();
    for (width, height) in [(720.0, 1280.0), (480.0, 480.0), (1600.0, 500.0), (1280.0, 720.0)] {
        visitor.resize(width, height);
        visitor.wait(5);
        for name in ["go-on", "begin-anew", "another-game", "settings", "to-title"] {
            let at = visitor.place_of_button(name).expect("it is there");
            assert!(
                at.cmpgt(Vec2::ZERO).all() && at.x < width && at.y < height,
                "{name} at {at} of {width} x {height}"
            );
        }
    }
    visitor.click_button("go-on");
}

#[test]
fn a_game_that_is_left_by_its_menu_leaves_the_title_to_its_own_small_board() {
    for opens_settings in [false, true] {
        let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
        visitor.key(KeyCode::Escape);
        visitor.outwait_new_picture();
        if opens_settings {
            visitor.click_button("settings");
            visitor.key(KeyCode::Escape);
            visitor.outwait_new_picture();
        }
        visitor.click_button("to-title");
        visitor.wait(30);
        assert_eq!(*visitor.app.world().resource::<TableStand>(), TableStand::Shown);
        assert!(!visitor.reads("South"), "{:?}", visitor.texts());
    }
}

#[test]
fn a_game_that_is_left_from_a_menu_in_large_text_gives_the_next_one_its_board() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = 200;
    visitor.wait(5);
    visitor.key(KeyCode::Escape);
    visitor.outwait_new_picture();
    visitor.click_button("another-game");
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    assert_eq!(*visitor.app.world().resource::<TableStand>(), TableStand::Played);
}

/// So long a slow hand may take between the two presses of a double one.
const SLOW_DOUBLE_PRESS: usize = 45;

#[test]
fn a_slow_double_press_on_a_stone_that_leads_to_the_title_does_not_leave_the_program() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        for percent in [100, 200] {
            let mut visitor = Visitor::at_title(width, height);
            visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = percent;
            visitor.begin(friends(Rules::HOYITO_II, Row::Six));
            visitor.click_button("menu");
            visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
            visitor.wait(SLOW_DOUBLE_PRESS);
            let at = visitor.place_of_button("leave").expect("the title is there");
            visitor.click(at);
            assert!(visitor.app.should_exit().is_none(), "{width} x {height}, {percent} %");
            visitor.wait(60);
            visitor.click(at);
            assert!(visitor.app.should_exit().is_some(), "{width} x {height}, {percent} %: it was meant");
        }
    }
}

#[test]
fn the_rules_of_what_is_played_are_read_from_the_menu_and_nothing_goes_on_meanwhile() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = Visitor::at_title(width, height);
        visitor.begin(friends(Rules::HOYITO_III, Row::Six));
        let hole = own_hole(visitor.session(), 3);
        visitor.click_hole(hole);
        visitor.wait(30);
        assert!(visitor.seeds_fly());
        visitor.click_button("menu");
        let (shown, match_) = (visitor.shown(), visitor.session().running_match().cloned());
        for is_back_by_key in [true, false] {
            visitor.click_button("rules");
            assert_eq!(visitor.screen(), Screen::Play);
            assert!(visitor.reads("You capture this one casa, no other."), "{:?}", visitor.texts());
            assert!(!visitor.has_button("about"), "that would leave the match");
            visitor.key(KeyCode::Digit2);
            visitor.key(KeyCode::ArrowDown);
            visitor.wait(100);
            if is_back_by_key {
                visitor.key(KeyCode::Escape);
                visitor.outwait_new_picture();
            } else {
                visitor.click_button("back");
            }
            assert_eq!(*visitor.app.world().resource::<State<Menu>>().get(), Menu::Pause, "back is one step");
            assert_eq!((visitor.shown(), visitor.session().running_match().cloned()), (shown, match_.clone()));
        }
        visitor.click_button("go-on");
        visitor.wait_for_turn();
        visitor.assert_table_is_true("after the rules");
    }
}
