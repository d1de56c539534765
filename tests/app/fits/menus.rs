//! What is chosen from: title, languages, set-up, settings, and the menu over the board.

use bevy::prelude::*;
use bevy::ui_widgets::{Slider, SliderRange, ValueChange};
use hoyito::app::screens::{Choosable, Draft, Players, Screen, StartChoice};
use hoyito::app::session::{FIRST_LEVEL, MatchSetup, Seat};
use hoyito::app::storage::Storage;
use hoyito::app::table::pace::Speed;
use hoyito::engine::{ByPlayer, Match, Row, Rules};
use hoyito::storage::Keeper;

use super::{WINDOWS, assert_none, faults, plain};
use crate::harness::{Visitor, friends, own_hole};

/// The smallest window, where the menu has the least room.
const SQUARE: (u32, u32) = (480, 480);

/// Goes through the stops of a slider of that name, if it is there.
fn at_every_stop(visitor: &mut Visitor, slider: &str, found: &mut Vec<String>) {
    for stop in 0..8 {
        let world = visitor.app.world_mut();
        let mut sliders = world.query_filtered::<(Entity, &Name, &SliderRange), With<Slider>>();
        let here = sliders.iter(world).find(|(_, name, _)| name.as_str() == slider);
        let Some((source, _, range)) = here else { return plain(visitor, found) };
        if range.end() < stop as f32 {
            break;
        }
        world.trigger(ValueChange::<f32> { source, value: stop as f32, is_final: true });
        visitor.wait(3);
        plain(visitor, found);
    }
}

#[test]
fn the_title_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        wrong.extend(faults(&mut visitor, &format!("title {width} x {height}"), plain));
    }
    assert_none(&wrong);
}

#[test]
fn the_languages_fit_in_every_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        visitor.click_button("settings-language");
        assert_eq!(visitor.screen(), Screen::Languages);
        wrong.extend(faults(&mut visitor, &format!("languages {width} x {height}"), plain));
    }
    assert_none(&wrong);
}

const STARTS: [StartChoice; 4] =
    [StartChoice::Handicap, StartChoice::EvenNumber, StartChoice::EvenByLot, StartChoice::Traditional];

fn choose(visitor: &mut Visitor, choose: impl FnOnce(&mut Draft)) {
    choose(&mut visitor.app.world_mut().resource_mut::<Draft>());
    visitor.wait(3);
}

fn with_a_match_that_was_left() -> Keeper {
    let setup = friends(Rules::HOYITO_II, Row::Six);
    let mut match_ = Match::from_start(setup.rules, setup.rounds, setup.first_position()).unwrap();
    match_.play(match_.game().position().legal_moves().iter().next().unwrap()).unwrap();
    let mut keeper = Keeper::default();
    keeper.sit_down(&setup, &match_, 0);
    keeper
}

#[test]
fn every_step_of_the_set_up_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        for players in [Players::WithMachine, Players::AtOneTable, Players::Watched] {
            let mut visitor = Visitor::with_storage(width, height, Storage::new(with_a_match_that_was_left()));
            visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
            choose(&mut visitor, |draft| draft.choose(Choosable::Players(players)));
            // The longest words; and against the machine each sentence on what a kind of start means.
            let starts: &[StartChoice] = if players == Players::WithMachine { &STARTS } else { &STARTS[..1] };
            for &start in starts {
                choose(&mut visitor, |draft| draft.choose_start(start));
                let what = format!("set-up {width} x {height}, {players:?}, {start:?}");
                wrong.extend(faults(&mut visitor, &what, |visitor, found| {
                    at_every_stop(visitor, "setup-step", found);
                }));
            }
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_page_of_the_settings_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        visitor.click_button("settings");
        wrong.extend(faults(&mut visitor, &format!("settings {width} x {height}"), |visitor, found| {
            at_every_stop(visitor, "settings-page", found);
        }));
    }
    assert_none(&wrong);
}

#[test]
fn the_menu_over_the_board_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS.into_iter().chain([SQUARE]) {
        let two = friends(Rules::HOYITO_II, Row::Six);
        let machine = MatchSetup { seats: ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL)), ..two.clone() };
        for (what, setup) in [("two", two), ("machine", machine)] {
            let mut visitor = Visitor::at_title(width, height);
            visitor.set_speed(Speed::AtOnce);
            visitor.begin(setup);
            visitor.outwait_guard();
            let hole = own_hole(visitor.session(), 3);
            visitor.click_hole(hole);
            visitor.wait_for_turn();
            wrong.extend(faults(&mut visitor, &format!("pause {width} x {height}, {what}"), |visitor, found| {
                visitor.key(KeyCode::Escape);
                visitor.wait(3);
                assert!(visitor.has_button("offer-to-stop") && visitor.has_button("rules"));
                plain(visitor, found);
                visitor.key(KeyCode::Escape);
                visitor.wait(3);
            }));
        }
    }
    assert_none(&wrong);
}
