//! Lessons: by mouse, by keys, with wrong touches, left and gone on with; nothing of them is kept.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use hoyito::app::screens::Screen;
use hoyito::app::settings::{LearnSettings, WordsSettings};
use hoyito::app::storage::Storage;
use hoyito::app::table::pace::Speed;
use hoyito::app::table::{Guide, Playback, TableLayout};
use hoyito::engine::{Hole, Player, Row, Rules};
use hoyito::lesson::{LESSONS, Lesson};
use hoyito::locale::Language;
use hoyito::storage::Statistics;

use crate::harness::{Visitor, friends};

/// What each lesson's slab is called.
const NAMES: [&str; 4] = ["rules-name(ii)", "rules-name(i)", "rules-name(iii)", "learn-long-board"];

fn asked(visitor: &Visitor) -> Option<Hole> {
    visitor.app.world().resource::<Guide>().asked
}

fn remembered(visitor: &Visitor) -> LearnSettings {
    visitor.app.world().resource::<LearnSettings>().clone()
}

/// An empty folder of that name.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a scratch folder");
    folder
}

fn go_in(visitor: &mut Visitor) {
    visitor.click_button("learn");
    visitor.outwait_new_picture();
    assert_eq!(visitor.screen(), Screen::Learn);
}

/// Until the seeds lie and what happened may be touched away.
fn see_move(visitor: &mut Visitor) {
    for _ in 0..2_000 {
        visitor.wait(1);
        if !visitor.app.world().resource::<Playback>().is_running() {
            break;
        }
    }
    visitor.outwait_guard();
}

/// At the table of a step stands what the lesson says.
fn assert_stands(visitor: &mut Visitor, lesson: &Lesson, step: usize) {
    let when = format!("{}, step {step}", lesson.id);
    let position = visitor.session().position().expect("a match is on the table").to_string();
    assert_eq!(position, lesson.steps[step].position, "{when}");
    assert_eq!(asked(visitor), lesson.asked(step), "{when}");
    assert!(visitor.reads(&format!("{} of {}", step + 1, lesson.steps.len())), "{when}: {:?}", visitor.texts());
    let order = Language::English.say(&lesson.steps[step].order(lesson.is_new_board(step)));
    assert!(visitor.reads(&order), "{when}: {:?}", visitor.texts());
}

#[test]
fn every_lesson_is_gone_through_by_mouse_alone() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.set_speed(Speed::Fast);
    go_in(&mut visitor);
    for (lesson, name) in LESSONS.iter().zip(NAMES) {
        if visitor.has_button(name) {
            visitor.click_button(name);
            visitor.wait(30);
        }
        for step in 0..lesson.steps.len() {
            assert_stands(&mut visitor, lesson, step);
            assert!(!visitor.has_button("go-on"));
            visitor.click_hole(lesson.asked(step).unwrap());
            see_move(&mut visitor);
            visitor.assert_table_is_true(lesson.id);
            // By the slab, and by a touch anywhere.
            if step % 2 == 0 {
                visitor.click_button("go-on");
            } else {
                visitor.click(Vec2::new(640.0, 345.0));
            }
            visitor.wait(30);
        }
        assert!(remembered(&visitor).finished.iter().any(|id| id == lesson.id), "{}", lesson.id);
        assert!(visitor.session().running_match().is_none(), "the table is cleared after {}", lesson.id);
    }
    visitor.click_button("play-the-machine");
    assert_eq!(visitor.screen(), Screen::Setup);
}

#[test]
fn every_lesson_is_gone_through_by_keys_alone() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.set_speed(Speed::AtOnce);
    go_in(&mut visitor);
    for lesson in &LESSONS {
        for step in 0..lesson.steps.len() {
            assert_stands(&mut visitor, lesson, step);
            // The asked hole has the focus, then the slab that goes on; the step's own digit plays it too.
            let digit = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5]
                .into_iter()
                .nth(lesson.steps[step].hole - 1);
            visitor.key(digit.filter(|_| step % 2 == 1).unwrap_or(KeyCode::Enter));
            see_move(&mut visitor);
            assert!(visitor.has_button("go-on"), "{} {step}: {:?}", lesson.id, visitor.texts());
            visitor.key(if step % 2 == 0 { KeyCode::Space } else { KeyCode::Enter });
            visitor.wait(30);
        }
        // The next lesson has the focus.
        visitor.key(KeyCode::Enter);
        visitor.wait(30);
    }
    assert_eq!(remembered(&visitor).finished.len(), LESSONS.len());
    assert_eq!(visitor.screen(), Screen::Setup, "after the last lesson the focus is on a match against the machine");
}

#[test]
fn a_wrong_touch_says_which_hole_and_loses_nothing() {
    let mut visitor = Visitor::at_title(1280, 720);
    go_in(&mut visitor);
    let hole = |owner, number| Hole::of(Row::Six, owner, number).unwrap();
    // A hole that might be played, an empty one, and one of the other side.
    for wrong in [hole(Player::South, 3), hole(Player::South, 1), hole(Player::North, 1)] {
        visitor.click_hole(wrong);
        visitor.wait(3);
        assert_stands(&mut visitor, &LESSONS[0], 0);
        assert!(visitor.reads("Not that one yet."), "{:?}", visitor.texts());
    }
    visitor.key(KeyCode::Digit4);
    assert_stands(&mut visitor, &LESSONS[0], 0);
    visitor.click_hole(hole(Player::South, 2));
    see_move(&mut visitor);
    assert!(visitor.reads("Sown!"), "{:?}", visitor.texts());
}

#[test]
fn whoever_leaves_goes_on_at_the_same_step_and_a_step_can_be_seen_again() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.set_speed(Speed::AtOnce);
    go_in(&mut visitor);
    for step in 0..3 {
        visitor.click_hole(LESSONS[0].asked(step).unwrap());
        see_move(&mut visitor);
        visitor.click_button("go-on");
        visitor.wait(30);
    }
    visitor.key(KeyCode::Escape);
    assert_eq!(visitor.screen(), Screen::Title);
    visitor.outwait_new_picture();
    go_in(&mut visitor);
    assert_stands(&mut visitor, &LESSONS[0], 3);
    visitor.click_hole(LESSONS[0].asked(3).unwrap());
    see_move(&mut visitor);
    visitor.click_button("learn-again");
    visitor.wait(30);
    assert_stands(&mut visitor, &LESSONS[0], 3);
    visitor.click_button("setup-step-before");
    visitor.wait(30);
    assert_stands(&mut visitor, &LESSONS[0], 2);
    visitor.click_button("back");
    assert_eq!(visitor.screen(), Screen::Title);
}

#[test]
fn how_far_somebody_has_come_is_remembered_from_one_start_to_the_next() {
    let folder = scratch("remembered-lessons");
    let settings =
        LearnSettings { lesson: "hoyito-i".into(), step: 1, finished: vec!["hoyito-ii".into(), "hoyito-iii".into()] };
    let mut visitor = Visitor::who_remembers(&folder);
    visitor.app.insert_resource(settings.clone());
    visitor.wait(5);
    let mut visitor = Visitor::who_remembers(&folder);
    assert_eq!(remembered(&visitor), settings);
    go_in(&mut visitor);
    assert_stands(&mut visitor, &LESSONS[1], 1);
}

#[test]
fn a_lesson_is_not_kept_and_the_match_that_was_left_can_still_be_gone_on_with() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    visitor.key(KeyCode::Digit3);
    visitor.wait_for_turn();
    let left = visitor.session().position().copied().unwrap();
    visitor.key(KeyCode::Escape);
    visitor.outwait_new_picture();
    visitor.click_button("to-title");
    visitor.outwait_new_picture();
    go_in(&mut visitor);
    visitor.set_speed(Speed::AtOnce);
    for step in 0..LESSONS[0].steps.len() {
        visitor.click_hole(LESSONS[0].asked(step).unwrap());
        see_move(&mut visitor);
        visitor.click_button("go-on");
        visitor.wait(30);
    }
    let keeper = visitor.app.world().resource::<Storage>().keeper();
    assert_eq!(keeper.statistics(), &Statistics::default());
    let offered = keeper.on_offer().expect("the match is still there");
    assert_eq!(*offered.match_.game().position(), left);
    visitor.click_button("to-title");
    visitor.outwait_new_picture();
    visitor.click_button("go-on");
    visitor.outwait_new_picture();
    assert_eq!(visitor.session().position(), Some(&left));
}

#[test]
fn the_machine_does_not_answer_in_a_lesson() {
    let mut visitor = Visitor::at_title(1280, 720);
    go_in(&mut visitor);
    visitor.click_hole(LESSONS[0].asked(0).unwrap());
    see_move(&mut visitor);
    let after = visitor.session().position().copied();
    visitor.wait(200);
    assert_eq!(visitor.session().position().copied(), after);
    assert_eq!(after.unwrap().to_move(), Player::North);
}

#[test]
fn every_lesson_says_what_it_is_about_and_one_that_is_over_that_it_has_been_learnt() {
    let mut visitor = Visitor::at_title(1280, 720);
    let over = |ids: &[&str]| LearnSettings {
        lesson: "hoyito-ii".into(),
        step: LESSONS[0].steps.len(),
        finished: ids.iter().map(|&id| id.to_owned()).collect(),
    };
    visitor.app.insert_resource(over(&["hoyito-ii"]));
    go_in(&mut visitor);
    let lines = [
        "Learnt. Chains, and you move again.",
        "Take each casa as you sow.",
        "One casa, and you move again.",
        "Hoyito\u{a0}II with twelve holes a side.",
    ];
    for line in lines {
        assert!(visitor.texts().iter().any(|text| text == line), "{line}: {:?}", visitor.texts());
    }
}

#[test]
fn the_way_back_says_in_each_stage_where_it_leads() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.set_speed(Speed::AtOnce);
    visitor.app.insert_resource(LearnSettings {
        lesson: "hoyito-i".into(),
        step: 0,
        finished: vec!["hoyito-ii".into()],
    });
    go_in(&mut visitor);
    let ways = ["learn-what-next", "learn-again", "setup-step-before"];
    let assert_only = |visitor: &mut Visitor, way: &str| {
        let there: Vec<_> = ways.into_iter().filter(|way| visitor.has_button(way)).collect();
        assert_eq!(there, [way]);
    };
    assert_only(&mut visitor, "learn-what-next");
    visitor.click_hole(LESSONS[1].asked(0).unwrap());
    see_move(&mut visitor);
    assert_only(&mut visitor, "learn-again");
    assert!(visitor.texts().iter().any(|text| text == "Again"), "in words: {:?}", visitor.texts());
    visitor.click_button("go-on");
    visitor.wait(30);
    assert_only(&mut visitor, "setup-step-before");
    visitor.click_button("setup-step-before");
    visitor.wait(30);
    visitor.click_button("learn-what-next");
    visitor.wait(30);
    assert!(visitor.has_button("play-the-machine"), "{:?}", visitor.texts());
}

#[test]
fn the_hole_that_is_asked_for_has_its_number_beside_it_in_the_largest_text_too() {
    for (width, height) in [(1280, 720), (720, 1280), (960, 720)] {
        let mut visitor = Visitor::at_title(width, height);
        visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = 200;
        visitor.wait(5);
        go_in(&mut visitor);
        let hole = LESSONS[0].asked(0).unwrap();
        let at = visitor.place_of(hole);
        let pitch = visitor.app.world().resource::<TableLayout>().0.pitch;
        let px_per_u = visitor.app.world().resource::<bevy::ui::UiScale>().0;
        let world = visitor.app.world_mut();
        let mut texts = world.query::<(&Text, &InheritedVisibility, &UiGlobalTransform)>();
        let near = texts
            .iter(world)
            .filter(|(_, visible, text)| visible.get() && text.translation.distance(at) < pitch * px_per_u);
        let said: Vec<_> = near.map(|(text, ..)| text.0.clone()).collect();
        assert!(said.iter().any(|text| *text == LESSONS[0].steps[0].hole.to_string()), "{width} x {height}: {said:?}");
    }
}

/// Where the node of that name is, in logical pixels.
fn rect_of(visitor: &mut Visitor, name: &str) -> Rect {
    let world = visitor.app.world_mut();
    let mut nodes = world.query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
    let (_, node, transform) =
        nodes.iter(world).find(|(found, ..)| found.as_str() == name).unwrap_or_else(|| panic!("no {name}"));
    Rect::from_center_size(transform.translation, node.size())
}

#[test]
fn words_and_table_have_room_beside_each_other_at_every_size_of_text() {
    for (size, percent) in [(1280, 720), (720, 1280)].into_iter().flat_map(|size| [(size, 100), (size, 200)]) {
        let mut visitor = Visitor::at_title(size.0, size.1);
        visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = percent;
        visitor.set_speed(Speed::AtOnce);
        visitor.wait(5);
        let window = Rect::new(0.0, 0.0, size.0 as f32, size.1 as f32);
        for (lesson, name) in [(0, ""), (3, "learn-long-board")] {
            let at_its_beginning = LearnSettings { lesson: LESSONS[lesson].id.into(), step: 0, finished: Vec::new() };
            visitor.app.insert_resource(at_its_beginning);
            go_in(&mut visitor);
            for step in 0..LESSONS[lesson].steps.len() {
                for stage in ["asked", "told"] {
                    let when = format!("{size:?} at {percent} %, {name} step {step}, {stage}");
                    let words = rect_of(&mut visitor, "Words");
                    assert_eq!(words.intersect(window), words, "{when}");
                    let radius = visitor.app.world().resource::<TableLayout>().0.radius;
                    for hole in LESSONS[lesson].row.track() {
                        let hole = Rect::from_center_half_size(visitor.place_of(hole), Vec2::splat(radius));
                        assert!(words.intersect(hole).is_empty(), "{when}: {words:?} lies on {hole:?}");
                        assert_eq!(hole.intersect(window), hole, "{when}");
                    }
                    let buttons = rect_of(&mut visitor, "Progress");
                    assert!(words.intersect(buttons).is_empty(), "{when}: {words:?} lies on {buttons:?}");
                    if stage == "asked" {
                        visitor.click_hole(LESSONS[lesson].asked(step).unwrap());
                        see_move(&mut visitor);
                    } else {
                        let slab = rect_of(&mut visitor, "go-on");
                        assert_eq!(slab.intersect(window), slab, "{when}");
                        assert!(slab.intersect(words).is_empty(), "{when}: {slab:?} lies on {words:?}");
                        visitor.click_button("go-on");
                        visitor.wait(30);
                    }
                }
            }
            for button in ["play-the-machine", "to-title", "rules-name(ii)", "learn-long-board"] {
                let rect = rect_of(&mut visitor, button);
                assert_eq!(rect.intersect(window), rect, "{size:?} at {percent} %: {button}");
            }
            visitor.click_button("to-title");
            visitor.outwait_new_picture();
        }
    }
}
