//! From screen to screen: words blow away, the new ones come, and a board opens.

use bevy::prelude::*;
use hoyito::app::screens::{Menu, Screen};
use hoyito::app::session::StartMatch;
use hoyito::app::table::pace::Speed;
use hoyito::app::table::{Place, Places, Seed};
use hoyito::app::theme::palette::{Faded, Painted};
use hoyito::app::theme::{Leaving, ReducedMotion};
use hoyito::engine::{Row, Rules};

use crate::harness::{FRAME, Visitor, friends};

/// Updates in so many milliseconds.
fn updates_in(ms: u32) -> usize {
    (ms / FRAME.as_millis() as u32) as usize
}

/// How much is seen of the texts with those words: of each of them.
fn seen(visitor: &mut Visitor, words: &str) -> Vec<f32> {
    let world = visitor.app.world_mut();
    let mut texts = world.query_filtered::<(&Text, &InheritedVisibility, Option<&Faded>), With<Painted>>();
    let texts = texts.iter(world).filter(|(text, visible, _)| visible.get() && text.0.contains(words));
    texts.map(|(.., faded)| faded.map_or(1.0, |faded| faded.0)).collect()
}

fn go_to(visitor: &mut Visitor, screen: Screen) {
    visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
}

fn go_from_set_up_to_play(visitor: &mut Visitor) {
    go_to(visitor, Screen::Setup);
    visitor.outwait_new_picture();
    go_to(visitor, Screen::Play);
    visitor.wait(1);
    visitor.app.world_mut().write_message(StartMatch(friends(Rules::HOYITO_II, Row::Six)));
}

/// Copies of words that blow away.
fn leaving(visitor: &mut Visitor) -> Vec<String> {
    let world = visitor.app.world_mut();
    world.query_filtered::<&Text, With<Leaving>>().iter(world).map(|text| text.0.clone()).collect()
}

#[test]
fn words_of_the_screen_that_is_left_fade_and_go_before_those_of_the_new_one_come() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.outwait_new_picture();
    go_to(&mut visitor, Screen::Settings);
    visitor.wait(updates_in(80));
    let old = seen(&mut visitor, "Two at one table");
    assert!(old.len() == 1 && old[0] > 0.2 && old[0] < 0.8, "{old:?}");
    assert_eq!(seen(&mut visitor, "Less motion"), [0.0]);
    visitor.wait(updates_in(160));
    assert_eq!(seen(&mut visitor, "Two at one table"), [] as [f32; 0]);
    visitor.wait(updates_in(300));
    assert_eq!(seen(&mut visitor, "Less motion"), [1.0]);
    assert!(leaving(&mut visitor).is_empty());
}

#[test]
fn any_touch_ends_the_passage() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.outwait_new_picture();
    go_to(&mut visitor, Screen::Settings);
    visitor.wait(2);
    assert!(!leaving(&mut visitor).is_empty());
    visitor.key(KeyCode::ShiftLeft);
    assert!(leaving(&mut visitor).is_empty());
    visitor.wait(updates_in(180));
    assert_eq!(seen(&mut visitor, "Less motion"), [1.0]);
}

#[test]
fn with_reduced_motion_words_fade_over_each_other_and_nothing_drifts() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.app.world_mut().resource_mut::<ReducedMotion>().0 = true;
    visitor.outwait_new_picture();
    go_to(&mut visitor, Screen::Settings);
    visitor.wait(updates_in(80));
    let world = visitor.app.world_mut();
    let mut copies = world.query_filtered::<(&UiTransform, &Faded), With<Leaving>>();
    assert!(copies.iter(world).count() > 5);
    for (transform, faded) in copies.iter(world) {
        assert!(transform.translation == Val2::ZERO && faded.0 < 1.0);
    }
    assert_eq!(seen(&mut visitor, "Less motion"), [1.0]);
}

#[test]
fn what_is_still_seen_on_the_new_screen_stays_where_it_is() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    visitor.wait(2);
    let stayed: Vec<String> =
        leaving(&mut visitor).into_iter().filter(|text| seen(&mut visitor, text).len() > 1).collect();
    assert_eq!(stayed, [] as [String; 0], "seen twice");
}

#[test]
fn seeds_fall_into_a_board_that_comes_the_middle_ones_first_and_then_lie_where_they_belong() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.outwait_new_picture();
    go_from_set_up_to_play(&mut visitor);
    visitor.wait(updates_in(280));
    let places: Vec<_> = visitor.app.world().resource::<Places>().iter().collect();
    let world = visitor.app.world_mut();
    let mut seeds = world.query_filtered::<&Transform, With<Seed>>();
    let is_seen = |place: usize| {
        let of_hole = places.iter().filter(|(_, at)| matches!(at, Place::Hole(hole, _) if hole.index() == place));
        of_hole.filter(|(seed, _)| seeds.get(world, *seed).is_ok_and(|seed| seed.scale.x > 0.0)).count()
    };
    let seen: Vec<usize> = [2, 3, 0, 5].into_iter().map(is_seen).collect();
    assert_eq!(seen, [4, 4, 0, 0]);
    visitor.wait(updates_in(600));
    visitor.assert_table_is_true("after the opening");
}

#[test]
fn a_touch_hurries_the_seeds_that_fall() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.outwait_new_picture();
    go_from_set_up_to_play(&mut visitor);
    visitor.wait(2);
    visitor.key(KeyCode::ShiftLeft);
    visitor.wait(updates_in(200));
    visitor.assert_table_is_true("after a touch");
}

#[test]
fn at_once_no_seed_falls() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.set_speed(Speed::AtOnce);
    go_from_set_up_to_play(&mut visitor);
    visitor.wait(2);
    visitor.assert_table_is_true("at once");
}
