//! What is chosen from: title, languages, set-up, settings, and the menu over the board.

use bevy::prelude::*;
use bevy::ui_widgets::{Slider, SliderRange, ValueChange};
use hoyito::app::screens::{Choosable, Draft, Players, Screen, StartChoice};
use hoyito::engine::{Row, Rules};

use super::{WINDOWS, assert_none, faults, plain};
use crate::harness::{Visitor, friends};

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

#[test]
fn every_step_of_the_set_up_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        for players in [Players::WithMachine, Players::AtOneTable, Players::Watched] {
            let mut visitor = Visitor::at_title(width, height);
            visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
            let mut draft = visitor.app.world_mut().resource_mut::<Draft>();
            draft.choose(Choosable::Players(players));
            // The longest words.
            draft.choose_start(StartChoice::Handicap);
            visitor.wait(3);
            wrong.extend(faults(&mut visitor, &format!("set-up {width} x {height}, {players:?}"), |visitor, found| {
                at_every_stop(visitor, "setup-step", found);
            }));
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
        let mut visitor = Visitor::at_title(width, height);
        visitor.begin(friends(Rules::HOYITO_II, Row::Six));
        wrong.extend(faults(&mut visitor, &format!("pause {width} x {height}"), |visitor, found| {
            visitor.key(KeyCode::Escape);
            visitor.wait(3);
            plain(visitor, found);
            visitor.key(KeyCode::Escape);
            visitor.wait(3);
        }));
    }
    assert_none(&wrong);
}
