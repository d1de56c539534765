//! When a lesson is over: the next one, a match against the machine, or the title. A casa lies beside every lesson that is over, and words say so.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

use super::course::Course;
use super::lesson_name;
use super::measures::Measures;
use crate::app::locale::Words;
use crate::app::screens::parts::spawn_words;
use crate::app::screens::{Choosable, Draft, Players, Screen, rules_key, rules_name};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::{Activate, HollowSeeds, clay_slab, hollow_of_four, label, plate, slab};
use crate::engine::Row;
use crate::lesson::{LESSONS, Lesson};
use crate::locale::Phrase;

/// The slab of a lesson.
#[derive(Component, Clone, Copy)]
struct Begins(usize);

/// Of the line beside a lesson, at most: there it is as high as the slab before it, in two lines.
const BESIDE_SLAB: f32 = 1.5;

/// The whole page but the stone that leaves it.
pub(super) fn spawn_choice_of_lessons(page: &mut ChildSpawnerCommands, course: &Course, measures: &Measures) {
    let middle = Node {
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        row_gap: px(spacing::LARGE),
        ..default()
    };
    page.spawn((middle, Pickable::IGNORE)).with_children(|column| {
        spawn_heading(column);
        spawn_lessons(column, course, measures);
        let row = Node {
            column_gap: px(spacing::LARGE),
            row_gap: px(spacing::MEDIUM),
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        };
        column.spawn((row, Pickable::IGNORE)).with_children(|row| {
            let mut play = row.spawn(clay_slab("play-the-machine"));
            play.observe(play_the_machine);
            if course.next_lesson().is_none() {
                play.insert(AutoFocus);
            }
            row.spawn(slab("to-title")).observe(to_title);
        });
    });
}

fn spawn_heading(column: &mut ChildSpawnerCommands) {
    let sweep = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        padding: UiRect::axes(px(spacing::HUGE), px(spacing::SMALL)),
        ..default()
    };
    let centred = TextLayout::justify(Justify::Center);
    column.spawn(plate(sweep)).with_children(|heading| {
        heading.spawn((label("learn-what-next", Type::Order, Paint::Ink), centred));
        heading.spawn((label("learn-lessons", Type::Body, Paint::Ink), centred));
    });
}

/// One below the other, each with a line on what it is about: beside its name, or in portrait below it. The one to go on with has
/// the focus.
fn spawn_lessons(column: &mut ChildSpawnerCommands, course: &Course, measures: &Measures) {
    let lessons = Node {
        display: Display::Grid,
        grid_template_columns: vec![GridTrack::auto(); if measures.is_portrait { 2 } else { 3 }],
        column_gap: px(spacing::LARGE),
        row_gap: px(spacing::MEDIUM),
        align_items: AlignItems::Center,
        max_width: px(measures.widest_choice()),
        ..default()
    };
    column.spawn((lessons, Pickable::IGNORE)).with_children(|lessons| {
        for i in 0..LESSONS.len() {
            let seeds = HollowSeeds(if course.has_finished(i) { 4 } else { 0 });
            lessons.spawn(hollow_of_four(measures.hollow())).insert(seeds);
            if measures.is_portrait {
                let cell = Node { flex_direction: FlexDirection::Column, row_gap: px(spacing::SMALL), ..default() };
                lessons.spawn((cell, Pickable::IGNORE)).with_children(|cell| spawn_lesson(cell, course, i, f32::MAX));
            } else {
                spawn_lesson(lessons, course, i, BESIDE_SLAB);
            }
        }
    });
}

/// The slab with its name, and what it is about: of one that is over that it has been learnt.
fn spawn_lesson(place: &mut ChildSpawnerCommands, course: &Course, i: usize, most: f32) {
    let lesson = &LESSONS[i];
    let mut slab = place.spawn((slab(lesson_name(lesson)), Begins(i)));
    slab.observe(begin);
    if course.next_lesson() == Some(i) {
        slab.insert(AutoFocus);
    }
    let learnt = course.has_finished(i).then(|| Phrase::new("learn-learnt"));
    let sentences = Words::sentences(learnt.into_iter().chain([line_on(lesson)]).collect());
    spawn_words(place, Node::default(), (AtMost(most), label(sentences, Type::Note, Paint::Ink)));
}

/// What a lesson is about, as below the picture of its board.
fn line_on(lesson: &Lesson) -> Phrase {
    match lesson.row {
        Row::Six => Phrase::new("board-line").with("board", rules_key(&lesson.rules)),
        Row::Twelve => Phrase::new("learn-long-board-line").with("rules", rules_name(&lesson.rules)),
    }
}

fn begin(activated: On<Activate>, lessons: Query<&Begins>, mut course: ResMut<Course>) {
    if let Ok(&Begins(lesson)) = lessons.get(activated.entity) {
        course.begin(lesson);
    }
}

fn play_the_machine(_: On<Activate>, mut draft: ResMut<Draft>, mut commands: Commands) {
    draft.choose(Choosable::Players(Players::WithMachine));
    commands.set_state_if_neq(Screen::Setup);
}

fn to_title(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Title);
}
