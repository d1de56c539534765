//! A gamepad alone, from the title to the end of a round.

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use hoyito::app::screens::{Menu, Screen};
use hoyito::app::table::pace::Speed;

use crate::harness::Visitor;

/// Takes a gamepad in hand.
fn with_gamepad() -> (Visitor, Entity) {
    let mut visitor = Visitor::at_title(1280, 720);
    let pad = visitor.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "Pad".into(), vendor_id: None, product_id: None };
    visitor.app.world_mut().write_message(GamepadConnectionEvent::new(pad, connection));
    visitor.wait(2);
    (visitor, pad)
}

fn press(visitor: &mut Visitor, pad: Entity, button: GamepadButton) {
    for value in [1.0, 0.0] {
        let change = RawGamepadButtonChangedEvent::new(pad, button, value);
        visitor.app.world_mut().write_message(RawGamepadEvent::Button(change));
        visitor.wait(2);
    }
    visitor.wait(2);
}

/// Goes from control to control until that one has the focus, and presses it.
fn choose(visitor: &mut Visitor, pad: Entity, name: &str) {
    for _ in 0..60 {
        if visitor.focused().as_deref() == Some(name) {
            assert!(visitor.app.world().resource::<InputFocusVisible>().0, "the focus on {name} cannot be seen");
            press(visitor, pad, GamepadButton::South);
            visitor.outwait_new_picture();
            return;
        }
        press(visitor, pad, GamepadButton::RightTrigger);
    }
    panic!("the gamepad never comes to '{name}'");
}

#[test]
fn a_round_is_played_from_the_title_to_its_end_with_a_gamepad_alone() {
    let (mut visitor, pad) = with_gamepad();
    choose(&mut visitor, pad, "two-at-one-table");
    choose(&mut visitor, pad, "setup-start");
    assert_eq!(visitor.screen(), Screen::Play);
    visitor.set_speed(Speed::AtOnce);
    for _ in 0..400 {
        visitor.wait_for_turn();
        visitor.outwait_guard();
        if visitor.session().running_match().unwrap().game().end().is_some() {
            break;
        }
        // The cross first comes to a hole that may be played.
        visitor.app.world_mut().resource_mut::<InputFocus>().clear();
        press(&mut visitor, pad, GamepadButton::DPadRight);
        press(&mut visitor, pad, GamepadButton::South);
    }
    assert!(visitor.session().running_match().unwrap().game().end().is_some(), "every game ends");
    choose(&mut visitor, pad, "to-title");
    assert_eq!(visitor.screen(), Screen::Title);
}

#[test]
fn the_right_button_goes_back_one_step_everywhere() {
    let (mut visitor, pad) = with_gamepad();
    choose(&mut visitor, pad, "settings");
    assert_eq!(visitor.screen(), Screen::Settings);
    press(&mut visitor, pad, GamepadButton::East);
    assert_eq!(visitor.screen(), Screen::Title);
    visitor.outwait_new_picture();
    choose(&mut visitor, pad, "two-at-one-table");
    choose(&mut visitor, pad, "setup-start");
    press(&mut visitor, pad, GamepadButton::Start);
    assert_eq!(*visitor.app.world().resource::<State<Menu>>().get(), Menu::Pause);
    press(&mut visitor, pad, GamepadButton::East);
    assert_eq!(*visitor.app.world().resource::<State<Menu>>().get(), Menu::Closed);
}
