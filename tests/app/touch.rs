//! A finger alone, on a screen of glass: from the title through every screen and through a round. Fingers leave the glass, so
//! nothing may need a pointer that rests.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use hoyito::app::screens::{Menu, Screen};
use hoyito::app::settings::{SightSettings, TableSettings};
use hoyito::app::theme::palette::Hues;
use hoyito::engine::{Player, Row, Rules};

use crate::harness::{Visitor, friends, own_hole};
use crate::screens::play_to_the_end;

/// Puts a finger of its own down at a place, and lifts it.
fn touch(visitor: &mut Visitor, at: Vec2) {
    for phase in [TouchPhase::Started, TouchPhase::Ended] {
        finger(visitor, phase, at);
        visitor.wait(1);
    }
    visitor.wait(2);
}

fn finger(visitor: &mut Visitor, phase: TouchPhase, position: Vec2) {
    let world = visitor.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    let touch = TouchInput { phase, position, window, force: None, id: 7 };
    // As the window hands them on: each by itself, and all in their order for picking.
    world.write_message(touch);
    world.write_message(WindowEvent::from(touch));
}

fn touch_button(visitor: &mut Visitor, name: &str) {
    let at = visitor.place_of_shown(name).unwrap_or_else(|| panic!("no button '{name}' on this screen"));
    touch(visitor, at);
    visitor.outwait_new_picture();
}

fn set<R: Resource + Copy>(visitor: &Visitor) -> R {
    *visitor.app.world().resource::<R>()
}

#[test]
fn every_screen_is_reached_used_and_left_by_touch_alone() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = Visitor::at_title(width, height);
        let way = [
            ("settings-language", Screen::Languages),
            ("verbatim(Español)", Screen::Title),
            ("settings", Screen::Settings),
            ("settings-hues-apart", Screen::Settings),
            ("back", Screen::Title),
            ("rules", Screen::Rules),
            ("about", Screen::About),
            ("back", Screen::Rules),
            ("back", Screen::Title),
            ("statistics", Screen::Statistics),
            ("past-games", Screen::PastGames),
            ("back", Screen::Statistics),
            ("back", Screen::Title),
            ("learn", Screen::Learn),
            ("back", Screen::Title),
            ("play-the-machine", Screen::Setup),
            ("setup-start", Screen::Play),
            ("menu", Screen::Play),
            ("go-on", Screen::Play),
        ];
        for (button, screen) in way {
            touch_button(&mut visitor, button);
            assert_eq!(visitor.screen(), screen, "{button} at {width} x {height}");
        }
        assert_eq!(set::<SightSettings>(&visitor).hues, Hues::Apart);
        assert!(visitor.reads("Máquina"), "{:?}", visitor.texts());
        assert_eq!(*visitor.app.world().resource::<State<Menu>>().get(), Menu::Closed);
    }
}

#[test]
fn a_round_is_played_to_its_end_and_begun_anew_by_touch_alone() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    play_to_the_end(&mut visitor, |visitor, number| {
        let at = visitor.place_of(own_hole(visitor.session(), number));
        touch(visitor, at);
    });
    assert!(visitor.session().running_match().unwrap().game().end().is_some(), "every game ends");
    touch_button(&mut visitor, "play-again");
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 0);
}

#[test]
fn a_finger_that_slides_off_a_hole_plays_nothing_and_one_that_is_held_sees_what_it_would_do() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    assert!(set::<TableSettings>(&visitor).has_preview);
    let hole = own_hole(visitor.session(), 3);
    assert_eq!(hole.owner(Row::Six), Player::South);
    let at = visitor.place_of(hole);
    finger(&mut visitor, TouchPhase::Started, at);
    visitor.wait(60);
    assert!(visitor.reads("Hole 3:"), "{:?}", visitor.texts());
    let beside = at + Vec2::new(0.0, 160.0);
    finger(&mut visitor, TouchPhase::Moved, beside);
    visitor.wait(1);
    finger(&mut visitor, TouchPhase::Ended, beside);
    visitor.wait(4);
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 0);
    assert!(!visitor.reads("Hole 3:"), "{:?}", visitor.texts());
}

#[test]
fn a_tap_that_is_over_before_the_next_picture_plays_its_hole() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    let at = visitor.place_of(own_hole(visitor.session(), 3));
    finger(&mut visitor, TouchPhase::Started, at);
    finger(&mut visitor, TouchPhase::Ended, at);
    visitor.wait(4);
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 1);
}
