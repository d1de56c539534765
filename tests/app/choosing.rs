//! What is chosen moves there, comes to rest, and is there at once where nothing is to move; what does nothing is no stone.

use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Button, Slider, SliderThumb};
use bevy::window::RequestRedraw;
use hoyito::app::settings::SightSettings;
use hoyito::app::table::pace::Speed;
use hoyito::app::theme::widget::LooseSeed;
use hoyito::engine::{Row, Rules};

use crate::harness::{Visitor, friends};

/// The middle of the part of that kind of a control that is seen, in logical pixels.
fn place_within<P: Component>(visitor: &mut Visitor, control: &str) -> Vec2 {
    let world = visitor.app.world_mut();
    let mut controls = world.query_filtered::<(Entity, &Name), Or<(With<Button>, With<Slider>)>>();
    let (control, _) = controls.iter(world).find(|(_, name)| name.as_str() == control).expect("a control");
    let mut parts = world.query_filtered::<(Entity, &UiGlobalTransform, &InheritedVisibility), With<P>>();
    let mut parents = world.query::<&ChildOf>();
    let (parts, parents) = (parts.query(world), parents.query(world));
    let is_within = |part: Entity| parents.iter_ancestors(part).any(|ancestor| ancestor == control);
    let mut within: Vec<Vec2> = parts
        .iter()
        .filter(|(part, _, visibility)| visibility.get() && is_within(*part))
        .map(|(_, at, _)| at.translation)
        .collect();
    assert_eq!(within.len(), 1, "one of them is seen");
    within.remove(0)
}

/// Places update by update, until nothing asks for a frame any more.
fn way<P: Component>(visitor: &mut Visitor, control: &str) -> Vec<Vec2> {
    let mut places = Vec::new();
    for _ in 0..120 {
        let mut cursor = visitor.app.world().resource::<Messages<RequestRedraw>>().get_cursor_current();
        visitor.wait(1);
        places.push(place_within::<P>(visitor, control));
        if places.len() > 1 && cursor.read(visitor.app.world().resource::<Messages<RequestRedraw>>()).count() == 0 {
            return places;
        }
    }
    panic!("it never comes to rest");
}

fn set_still(visitor: &mut Visitor, is_still: bool) {
    visitor.app.world_mut().resource_mut::<SightSettings>().is_motion_reduced = is_still;
    visitor.wait(3);
}

#[test]
fn a_seed_goes_from_hollow_to_hollow_and_lies_still_where_it_belongs() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    visitor.wait(60);
    let no = place_within::<LooseSeed>(&mut visitor, "settings-mute");
    visitor.tab_to("settings-mute");
    visitor.key(KeyCode::Space);
    let places = way::<LooseSeed>(&mut visitor, "settings-mute");
    let yes = no + Vec2::X * 60.0;
    assert!(places.last().unwrap().distance(yes) < 1.0, "{places:?}");
    assert!(places.iter().any(|at| at.x > no.x + 5.0 && at.x < yes.x - 5.0), "it is seen on its way: {places:?}");
    assert!(places.iter().any(|at| at.y < no.y - 4.0), "over the ground: {places:?}");
    visitor.wait(5);
    assert_eq!(place_within::<LooseSeed>(&mut visitor, "settings-mute"), *places.last().unwrap());
    set_still(&mut visitor, true);
    visitor.key(KeyCode::Space);
    let places = way::<LooseSeed>(&mut visitor, "settings-mute");
    assert!(places.iter().all(|at| at.distance(no) < 1.0), "at once: {places:?}");
}

#[test]
fn a_pebble_rolls_to_its_stop_and_lies_still() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    visitor.wait(60);
    let begin = place_within::<SliderThumb>(&mut visitor, "settings-voice");
    visitor.tab_to("settings-voice");
    visitor.key(KeyCode::ArrowLeft);
    let places = way::<SliderThumb>(&mut visitor, "settings-voice");
    let end = *places.last().unwrap();
    assert!(end.x < begin.x - 10.0, "{begin} {end}");
    assert!(places.iter().any(|at| at.x > end.x + 1.0 && at.x < begin.x), "it is seen on its way: {places:?}");
    visitor.wait(5);
    assert_eq!(place_within::<SliderThumb>(&mut visitor, "settings-voice"), end);
}

#[test]
fn where_nothing_is_baked_the_words_of_a_new_screen_are_seen_at_once() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    let world = visitor.app.world_mut();
    let mut texts = world.query::<(&Text, &TextColor, &InheritedVisibility)>();
    let seen: Vec<_> =
        texts.iter(world).filter(|(text, _, visibility)| visibility.get() && !text.0.is_empty()).collect();
    assert!(seen.len() > 10);
    assert!(seen.iter().all(|(_, colour, _)| colour.0.alpha() == 1.0), "{seen:?}");
}

/// Of the stones of that name, South's first, which lies lower.
fn does_nothing(visitor: &mut Visitor, name: &str) -> Vec<bool> {
    let world = visitor.app.world_mut();
    let mut stones = world.query_filtered::<(&Name, &UiGlobalTransform, Has<InteractionDisabled>), With<Button>>();
    let named = stones.iter(world).filter(|(found, ..)| found.as_str() == name);
    let mut found: Vec<(f32, bool)> = named.map(|(_, at, is_disabled)| (at.translation.y, is_disabled)).collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().map(|(_, is_disabled)| is_disabled).collect()
}

#[test]
fn stones_that_would_do_nothing_are_filled_in_each_side_for_itself() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.set_speed(Speed::AtOnce);
    visitor.wait(3);
    assert_eq!(does_nothing(&mut visitor, "undo"), [true, true]);
    assert_eq!(does_nothing(&mut visitor, "redo"), [true, true]);
    assert_eq!(does_nothing(&mut visitor, "hint"), [false, false]);
    visitor.key(KeyCode::Digit4);
    visitor.wait_for_turn();
    visitor.wait(3);
    assert_eq!(does_nothing(&mut visitor, "undo"), [false, true], "South has moved, North has not");
    visitor.take_back();
    visitor.wait(3);
    assert_eq!(does_nothing(&mut visitor, "undo"), [true, true]);
    assert_eq!(does_nothing(&mut visitor, "redo"), [false, false]);
}

/// What is written beside holes of what was taken there, in the order of the world.
fn tags(visitor: &mut Visitor) -> Vec<(String, String)> {
    let world = visitor.app.world_mut();
    let mut tags = world.query::<(Entity, &Name)>();
    let mut texts = world.query::<&Text>();
    let mut parts = world.query::<&Children>();
    let (tags, texts, parts) = (tags.query(world), texts.query(world), parts.query(world));
    let text_in = |tag| parts.iter_descendants(tag).find_map(|part| texts.get(part).ok()).unwrap();
    let taken = tags.iter().filter(|(_, name)| name.as_str().starts_with("Taken from"));
    taken.map(|(tag, name)| (name.to_string(), text_in(tag).0.clone())).collect()
}

#[test]
fn what_was_taken_is_told_beside_its_hole_until_the_next_move_at_every_speed() {
    for speed in [Speed::Fast, Speed::AtOnce] {
        let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
        visitor.set_speed(speed);
        for key in [KeyCode::Digit4, KeyCode::Digit3] {
            assert_eq!(tags(&mut visitor), []);
            visitor.key(key);
            visitor.outwait_guard();
            visitor.wait_for_turn();
        }
        visitor.wait(10);
        let told = tags(&mut visitor);
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(told[0].1, "+4");
        // North moves again.
        visitor.key(KeyCode::Digit1);
        visitor.outwait_guard();
        visitor.wait_for_turn();
        visitor.wait(10);
        assert_ne!(tags(&mut visitor), told, "that was the move before");
    }
}
