//! What is read: lessons, rules, about, statistics, past games.

use bevy::prelude::*;
use hoyito::app::screens::Screen;
use hoyito::app::settings::LearnSettings;
use hoyito::app::storage::Storage;
use hoyito::app::table::pace::Speed;
use hoyito::engine::{Hole, Player};
use hoyito::lesson::LESSONS;
use hoyito::storage::Keeper;

use super::{WINDOWS, assert_none, faults, plain};
use crate::harness::Visitor;
use crate::past_games::{Scratch, open_list, open_newest};
use crate::reading::keeper_of;

fn go_to(visitor: &mut Visitor, screen: Screen) {
    visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    visitor.outwait_new_picture();
}

/// Every step of a lesson: asked, asked after another hole was touched, told; and after the last one the choice of lessons, all of
/// which have been learnt.
fn lesson_fits(lesson: usize) {
    let mut wrong = Vec::new();
    let taught = &LESSONS[lesson];
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        visitor.set_speed(Speed::AtOnce);
        let finished = LESSONS.map(|lesson| lesson.id.to_owned()).to_vec();
        visitor.app.insert_resource(LearnSettings { lesson: taught.id.into(), step: 0, finished });
        go_to(&mut visitor, Screen::Learn);
        for step in 0..taught.steps.len() {
            let what = format!("{} step {step}, {width} x {height}", taught.id);
            wrong.extend(faults(&mut visitor, &format!("{what}, asked"), plain));
            if step == 0 {
                visitor.click_hole(Hole::of(taught.row, Player::North, 1).unwrap());
                wrong.extend(faults(&mut visitor, &format!("{what}, asked again"), plain));
            }
            visitor.click_hole(taught.asked(step).unwrap());
            visitor.wait(120);
            assert!(visitor.has_button("go-on"), "{what}: {:?}", visitor.texts());
            wrong.extend(faults(&mut visitor, &format!("{what}, told"), plain));
            visitor.click_button("go-on");
        }
        if lesson == 0 {
            wrong.extend(faults(&mut visitor, &format!("choice of lessons, {width} x {height}"), plain));
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_step_of_the_first_lesson_fits_in_every_language_and_size() {
    lesson_fits(0);
}

#[test]
fn every_step_of_the_lessons_on_the_other_variants_fits_in_every_language_and_size() {
    lesson_fits(1);
    lesson_fits(2);
}

#[test]
fn every_step_of_the_lesson_on_the_long_board_fits_in_every_language_and_size() {
    lesson_fits(3);
}

#[test]
fn rules_and_about_fit_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        for screen in [Screen::Rules, Screen::About] {
            go_to(&mut visitor, screen);
            wrong.extend(faults(&mut visitor, &format!("{screen:?} {width} x {height}"), plain));
        }
    }
    assert_none(&wrong);
}

#[test]
fn statistics_fit_empty_and_full_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        for (what, keeper) in [("empty", Keeper::default()), ("full", keeper_of(12))] {
            let mut visitor = Visitor::with_storage(width, height, Storage::new(keeper));
            go_to(&mut visitor, Screen::Statistics);
            wrong.extend(faults(&mut visitor, &format!("statistics, {what}, {width} x {height}"), |visitor, found| {
                plain(visitor, found);
                for _ in 0..4 {
                    let Some(next) = visitor.place_of_shown("page-after") else { break };
                    visitor.click(next);
                    plain(visitor, found);
                }
                for _ in 0..4 {
                    let Some(before) = visitor.place_of_shown("page-before") else { break };
                    visitor.click(before);
                }
            }));
        }
    }
    assert_none(&wrong);
}

#[test]
fn past_games_fit_in_their_list_and_on_the_table_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let scratch = Scratch::new(&format!("fits-{width}"));
        let mut visitor = scratch.visit(2);
        visitor.resize(width as f32, height as f32);
        open_list(&mut visitor, 2);
        wrong.extend(faults(&mut visitor, &format!("past games {width} x {height}"), plain));
        let world = visitor.app.world_mut();
        let mut rows = world.query_filtered::<&Name, With<bevy::ui_widgets::Button>>();
        let row = rows.iter(world).find(|name| name.starts_with("past-what")).expect("a row").to_string();
        visitor.click_button(&row);
        assert_eq!(visitor.screen(), Screen::PastGame);
        visitor.click_button("next-move");
        visitor.wait_for_turn();
        wrong.extend(faults(&mut visitor, &format!("past game {width} x {height}"), plain));
        drop(visitor);
        wrong.extend(left_unfinished_fits(&scratch, width, height));
    }
    assert_none(&wrong);
}

/// A past game that can be gone on with has one slab more.
fn left_unfinished_fits(scratch: &Scratch, width: u32, height: u32) -> Vec<String> {
    let mut visitor = scratch.visit_left_unfinished();
    visitor.resize(width as f32, height as f32);
    open_newest(&mut visitor);
    assert!(visitor.has_button("go-on"));
    let mut wrong = faults(&mut visitor, &format!("unfinished past game {width} x {height}"), plain);
    visitor.click_button("next-move");
    visitor.wait_for_turn();
    wrong.extend(faults(&mut visitor, &format!("unfinished past game, move 1, {width} x {height}"), plain));
    wrong
}
