//! A lesson that is played: each step lays a position on the table, asks for one hole and tells what happened. The match on the
//! table is nobody's, so nothing of it is kept; how far one has come is remembered.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `course` | where one is in the lessons: pure |
//! | `lead` | from what happens at the table to the course, and back |
//! | `page` | what is seen round the table |
//! | `ways` | the way on and the way back |
//! | `choosing` | which lesson, or what else |
//! | `measures` | how much room all of it takes: pure |

mod choosing;
mod course;
mod lead;
mod measures;
mod page;
mod ways;

use bevy::prelude::*;

use super::{Screen, rules_name};
use crate::app::session::LeaveMatch;
use crate::app::settings::LearnSettings;
use crate::app::table::{Guide, TableStand};
use crate::engine::Row;
use crate::lesson::Lesson;
use crate::locale::Phrase;
use course::Course;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Course>()
        .add_systems(OnEnter(Screen::Learn), resume)
        .add_systems(OnExit(Screen::Learn), leave_table)
        .add_plugins((lead::plugin, page::plugin));
}

fn resume(settings: Res<LearnSettings>, mut course: ResMut<Course>) {
    *course = Course::resumed(&settings);
}

fn leave_table(mut stand: ResMut<TableStand>, mut guide: ResMut<Guide>, mut leaves: MessageWriter<LeaveMatch>) {
    *stand = TableStand::Played;
    *guide = Guide::default();
    leaves.write(LeaveMatch);
}

/// What a lesson is called: like its variant, but for the long board.
fn lesson_name(lesson: &Lesson) -> Phrase {
    if lesson.row == Row::Twelve { Phrase::new("learn-long-board") } else { rules_name(&lesson.rules) }
}
