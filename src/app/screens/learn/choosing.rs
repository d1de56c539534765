//! When a lesson is over: the next one, a match against the machine, or the title. A casa lies beside every lesson that is over.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

use super::course::Course;
use super::lesson_name;
use crate::app::screens::{Choosable, Draft, Players, Screen};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, HollowSeeds, clay_slab, hollow_of_four, label, plate, slab};
use crate::lesson::LESSONS;

/// The slab of a lesson.
#[derive(Component, Clone, Copy)]
struct Begins(usize);

/// The whole page but the stone that leaves it; the radius is that of the hollow beside a lesson, in u.
pub(super) fn spawn_choice_of_lessons(page: &mut ChildSpawnerCommands, course: &Course, hollow_radius: f32) {
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
        spawn_lessons(column, course, hollow_radius);
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

/// One below the other; the one to go on with has the focus.
fn spawn_lessons(column: &mut ChildSpawnerCommands, course: &Course, hollow_radius: f32) {
    let lessons = Node { flex_direction: FlexDirection::Column, row_gap: px(spacing::MEDIUM), ..default() };
    column.spawn((lessons, Pickable::IGNORE)).with_children(|lessons| {
        for (i, lesson) in LESSONS.iter().enumerate() {
            let row = Node { column_gap: px(spacing::LARGE), align_items: AlignItems::Center, ..default() };
            lessons.spawn((row, Pickable::IGNORE)).with_children(|row| {
                let seeds = HollowSeeds(if course.has_finished(i) { 4 } else { 0 });
                row.spawn(hollow_of_four(hollow_radius)).insert(seeds);
                let mut slab = row.spawn((slab(lesson_name(lesson)), Begins(i)));
                slab.observe(begin).entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
                if course.next_lesson() == Some(i) {
                    slab.insert(AutoFocus);
                }
            });
        }
    });
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
