//! How moves are shown, marked and lit, and shown again: what is left to be seen is the same however it was shown.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use hoyito::app::table::pace::Speed;
use hoyito::app::table::{Light, Mark, Marks, TableLayout, TimeLine};
use hoyito::app::theme::ReducedMotion;
use hoyito::engine::{Hole, MidMove, Player, Row, Rules};

use crate::harness::{Visitor, friends, own_hole};

fn at_table(speed: Speed) -> Visitor {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.set_speed(speed);
    visitor
}

/// South’s hole 4 goes on for 5 laps; North’s hole 3 then takes a casa and moves again.
fn play_a_relay_and_a_capture(visitor: &mut Visitor) {
    for key in [KeyCode::Digit4, KeyCode::Digit3] {
        visitor.key(key);
        visitor.outwait_guard();
        visitor.wait_for_turn();
    }
    visitor.wait(60);
}

fn marks(visitor: &Visitor) -> Vec<Mark> {
    visitor.app.world().resource::<Marks>().0.clone()
}

fn ply(visitor: &Visitor) -> usize {
    visitor.session().running_match().unwrap().game().ply()
}

fn line_is_open(visitor: &Visitor) -> bool {
    visitor.app.world().resource::<TimeLine>().is_open()
}

#[test]
fn at_every_speed_and_with_reduced_motion_a_move_leaves_the_same_marks() {
    let mut left = Vec::new();
    for (speed, is_reduced) in
        [(Speed::Normal, false), (Speed::Fast, false), (Speed::AtOnce, false), (Speed::Normal, true)]
    {
        let mut visitor = at_table(speed);
        visitor.app.world_mut().resource_mut::<ReducedMotion>().0 = is_reduced;
        play_a_relay_and_a_capture(&mut visitor);
        visitor.assert_table_is_true(&format!("{speed:?}, reduced: {is_reduced}"));
        left.push(marks(&visitor));
    }
    assert!(left[0].len() > 5, "{} marks", left[0].len());
    for other in &left[1..] {
        assert_eq!(&left[0], other);
    }
}

#[test]
fn the_sun_goes_to_whoever_is_to_move_and_nothing_is_hushed_at_rest() {
    let mut visitor = at_table(Speed::Fast);
    let light = |visitor: &Visitor| visitor.app.world().resource::<Light>().clone();
    visitor.wait(60);
    assert_eq!(light(&visitor), Light::default());
    visitor.key(KeyCode::Digit4);
    visitor.wait_for_turn();
    visitor.wait(60);
    assert_eq!(light(&visitor), Light { turn: 1.0, ..Light::default() });
}

#[test]
fn while_a_casa_is_taken_the_ground_is_hushed_and_the_casa_shines() {
    let mut visitor = at_table(Speed::Normal);
    visitor.key(KeyCode::Digit4);
    visitor.outwait_guard();
    visitor.wait_for_turn();
    visitor.key(KeyCode::Digit3);
    let (mut hush, mut glow): (f32, f32) = (0.0, 0.0);
    while visitor.seeds_fly() {
        visitor.wait(1);
        let light = visitor.app.world().resource::<Light>();
        hush = hush.max(light.hush);
        glow = light.glows.iter().map(|glow| glow.strength).fold(glow, f32::max);
    }
    assert!(hush > 0.9 && glow > 0.9, "hush {hush}, glow {glow}");
}

#[test]
fn the_last_move_is_seen_again_and_the_session_knows_nothing_of_it() {
    let mut visitor = at_table(Speed::Fast);
    play_a_relay_and_a_capture(&mut visitor);
    let (stamp, before) = (visitor.session().stamp(), marks(&visitor));
    let (start, steps) = visitor.session().last_move().unwrap();
    visitor.key(KeyCode::KeyT);
    assert!(visitor.seeds_fly() && line_is_open(&visitor));
    assert_eq!(visitor.shown(), MidMove::before(&start), "it begins where the move began");
    let mut seen = 0;
    while visitor.seeds_fly() {
        let shown = visitor.shown();
        seen = (seen..=steps.len()).find(|&seen| MidMove::after(&start, &steps[..seen]) == shown).expect("a fold");
        visitor.wait(1);
    }
    assert!(seen > 3);
    visitor.wait(120);
    assert!(!line_is_open(&visitor), "the time line goes by itself");
    visitor.assert_table_is_true("after the replay");
    assert_eq!((visitor.session().stamp(), marks(&visitor)), (stamp, before));
}

#[test]
fn arrows_go_along_the_laps_and_escape_or_a_hole_ends_the_replay_without_playing() {
    for ends in [KeyCode::Escape, KeyCode::Space, KeyCode::Digit1] {
        let mut visitor = at_table(Speed::Normal);
        play_a_relay_and_a_capture(&mut visitor);
        let played = ply(&visitor);
        visitor.key(KeyCode::KeyT);
        visitor.wait(20);
        visitor.key(KeyCode::ArrowRight);
        visitor.wait(30);
        assert_eq!((visitor.shown().laps, visitor.shown().hand > 0), (2, true), "the second lap is in the hand");
        visitor.key(KeyCode::ArrowRight);
        visitor.key(KeyCode::ArrowLeft);
        visitor.wait(30);
        assert_eq!(visitor.shown().laps, 2);
        visitor.key(ends);
        visitor.wait(30);
        assert!(!visitor.seeds_fly() && !line_is_open(&visitor), "{ends:?}");
        assert_eq!(ply(&visitor), played, "{ends:?}");
        assert!(!visitor.has_button("go-on"), "no menu has opened");
        visitor.assert_table_is_true(&format!("after {ends:?}"));
    }
}

#[test]
fn seeds_follow_a_finger_on_the_time_line_in_every_window() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = Visitor::at_title(width, height);
        visitor.begin(friends(Rules::HOYITO_II, Row::Six));
        visitor.set_speed(Speed::Fast);
        play_a_relay_and_a_capture(&mut visitor);
        let (start, steps) = visitor.session().last_move().unwrap();
        visitor.key(KeyCode::KeyT);
        visitor.wait(10);
        let caption = visitor.app.world().resource::<TableLayout>().0.caption;
        let line_end = |share: f32| Vec2::new(caption.min.x + caption.width() * share, caption.max.y - 25.0);
        visitor.press(line_end(0.5));
        visitor.wait(3);
        visitor.drag_to(line_end(0.3));
        visitor.drag_to(line_end(0.25));
        visitor.wait(20);
        let shown = visitor.shown();
        let cursor = (0..steps.len()).find(|&seen| MidMove::after(&start, &steps[..seen]) == shown).expect("a moment");
        assert!(cursor > 0 && cursor < steps.len() / 2, "step {cursor} of {}", steps.len());
        visitor.release(line_end(0.25));
        visitor.wait(40);
        assert_eq!(visitor.shown(), shown, "it stays there");
        visitor.key(KeyCode::Escape);
        visitor.wait(30);
        visitor.assert_table_is_true("after the time line");
    }
}

#[test]
fn an_answer_to_a_refused_touch_gives_way_to_the_story_again() {
    let mut visitor = at_table(Speed::AtOnce);
    visitor.key(KeyCode::Digit4);
    visitor.outwait_guard();
    visitor.key(KeyCode::Digit6);
    assert!(visitor.reads("Hole 6 is empty"), "{:?}", visitor.texts());
    visitor.wait(300);
    assert!(!visitor.reads("Hole 6 is empty") && visitor.reads("North’s turn"), "{:?}", visitor.texts());
}

#[test]
fn undo_and_redo_with_nothing_to_do_say_so() {
    let mut visitor = at_table(Speed::AtOnce);
    visitor.key(KeyCode::KeyU);
    assert!(visitor.reads("no move of yours to take back"), "{:?}", visitor.texts());
    visitor.key(KeyCode::KeyR);
    assert!(visitor.reads("No move was taken back"), "{:?}", visitor.texts());
    visitor.key(KeyCode::Digit4);
    visitor.outwait_guard();
    visitor.take_back();
    visitor.wait(5);
    assert!(visitor.reads("South goes first"), "{:?}", visitor.texts());
}

#[test]
fn pointing_at_a_hole_tells_what_it_would_do_unless_that_is_switched_off() {
    let mut visitor = at_table(Speed::AtOnce);
    let before = marks(&visitor).len();
    let four = own_hole(visitor.session(), 4);
    visitor.hover(visitor.place_of(four));
    assert!(visitor.reads("Hole 4: 5 laps, ending in hole 6, which is empty."), "{:?}", visitor.texts());
    assert!(marks(&visitor).len() > before);
    visitor.key(KeyCode::KeyP);
    assert!(!visitor.reads("5 laps"), "{:?}", visitor.texts());
    visitor.hover(visitor.place_of(Hole::of(Row::Six, Player::North, 1).unwrap()));
    assert_eq!(ply(&visitor), 0);
}

/// How many times the next frame is asked for in one update.
fn frames_asked_for(visitor: &mut Visitor) -> usize {
    let mut cursor = visitor.app.world().resource::<Messages<RequestRedraw>>().get_cursor_current();
    visitor.wait(1);
    cursor.read(visitor.app.world().resource::<Messages<RequestRedraw>>()).count()
}

#[test]
fn frames_are_asked_for_while_light_and_marks_change_and_not_at_rest() {
    let mut visitor = at_table(Speed::Fast);
    visitor.wait(200);
    assert_eq!(frames_asked_for(&mut visitor), 0);
    visitor.key(KeyCode::Digit4);
    visitor.wait_for_turn();
    assert!(frames_asked_for(&mut visitor) > 0, "the sun is on its way");
    visitor.wait(200);
    assert_eq!(frames_asked_for(&mut visitor), 0);
}

#[test]
fn no_frame_is_asked_for_while_a_menu_lies_over_the_board() {
    for (speed, rests) in [(Speed::Normal, 300), (Speed::Normal, 20), (Speed::AtOnce, 3)] {
        let mut visitor = at_table(speed);
        visitor.wait(rests);
        visitor.key(KeyCode::Escape);
        visitor.wait(200);
        assert_eq!(frames_asked_for(&mut visitor), 0, "after {rests} updates at {speed:?}");
        let wishes = visitor.app.world().resource::<Messages<RequestRedraw>>();
        assert!(wishes.is_empty(), "old wishes are kept after {rests} updates at {speed:?}");
        visitor.key(KeyCode::Escape);
        visitor.wait(200);
        visitor.assert_table_is_true("after the menu");
    }
}
