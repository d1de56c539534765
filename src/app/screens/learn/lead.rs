//! From what happens at the table to the course, and from the course to what is laid out and asked for.

use std::time::Duration;

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use bevy::window::RequestRedraw;

use super::course::{Course, Stage};
use super::measures::Measures;
use crate::app::AppSystems;
use crate::app::locale::Readers;
use crate::app::screens::Screen;
use crate::app::session::{BeginLesson, FIRST_LEVEL, LeaveMatch, MatchSetup, Seat, Session};
use crate::app::settings::LearnSettings;
use crate::app::table::{Guide, HoleCell, Playback, TableStand, TouchTable};
use crate::app::window_size::WindowSize;
use crate::engine::{ByPlayer, HoleSet, Player, Position, Row, Rules, Step};

/// What was told stays for so long at least: a touch that came too late to hurry the seeds is no touch to go on.
const GUARD: Duration = Duration::from_millis(500);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ToldAt>()
        .add_systems(
            Update,
            (answer_touches, show_focus, go_on_by_key, lay_step_out)
                .chain()
                .run_if(in_state(Screen::Learn))
                .in_set(AppSystems::Input),
        )
        .add_systems(
            Update,
            (make_room, remember, follow_table, say_what_matters)
                .chain()
                .run_if(in_state(Screen::Learn))
                .in_set(AppSystems::Layout),
        )
        .add_systems(Update, focus_asked.run_if(in_state(Screen::Learn)).in_set(AppSystems::Show));
}

/// When the last step came to be told, on the game's clock.
#[derive(Resource, Default)]
struct ToldAt(Duration);

/// Another hole than the asked one is a miss; once the step has been told, any touch goes on. The asked hole is the table's affair.
fn answer_touches(
    time: Res<Time>,
    told_at: Res<ToldAt>,
    guide: Res<Guide>,
    playback: Res<Playback>,
    mut touches: MessageReader<TouchTable>,
    mut course: ResMut<Course>,
) {
    for &TouchTable(touched) in touches.read() {
        match course.stage() {
            _ if playback.is_running() => {}
            Stage::Asked { missed: false } if touched.is_some() && touched != guide.asked => course.miss(),
            Stage::Told if time.elapsed() >= told_at.0 + GUARD => course.go_on(),
            _ => {}
        }
    }
}

/// Whoever uses keys sees where they act.
fn show_focus(keys: Res<ButtonInput<KeyCode>>, mut is_visible: ResMut<InputFocusVisible>) {
    if keys.get_just_pressed().next().is_some() && !is_visible.0 {
        is_visible.0 = true;
    }
}

/// Enter or Space where nothing has the focus that would take them.
fn go_on_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    buttons: Query<(), With<Button>>,
    mut course: ResMut<Course>,
) {
    let is_taken = focus.get().is_some_and(|entity| buttons.contains(entity));
    let is_pressed = keys.any_just_pressed([KeyCode::Space, KeyCode::Enter, KeyCode::NumpadEnter]);
    if is_pressed && !is_taken && course.stage() == Stage::Told {
        course.go_on();
    }
}

/// A step that goes on from where the table stands needs nothing; every other position is laid out anew.
fn lay_step_out(
    session: Res<Session>,
    mut course: ResMut<Course>,
    mut lessons: MessageWriter<BeginLesson>,
    mut leaves: MessageWriter<LeaveMatch>,
) {
    match course.stage() {
        Stage::Choosing if session.is_lesson() => {
            leaves.write(LeaveMatch);
        }
        Stage::Asked { .. } if !course.is_laid() => {
            let (lesson, step) = (course.lesson(), course.step());
            course.lay();
            let stands_there = |position: &Position| lesson.goes_on_from(step, position);
            if session.is_lesson() && session.position().is_some_and(stands_there) {
                return;
            }
            match lesson.lay_out(step) {
                Ok(match_) => {
                    lessons.write(BeginLesson { setup: setup(lesson.rules, lesson.row), match_ });
                }
                Err(error) => error!("A step of {} cannot be laid out: {error}", lesson.id),
            }
        }
        _ => {}
    }
}

/// The learner is South, and is spoken to as whoever plays the machine.
fn setup(rules: Rules, row: Row) -> MatchSetup {
    let seats = ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL));
    MatchSetup { rules, row, rounds: 1, starter: Player::South, seats, ..MatchSetup::default() }
}

fn make_room(window: Res<WindowSize>, readers: Res<Readers>, mut stand: ResMut<TableStand>) {
    let measures = Measures::new(window.in_u(), readers.first().text_size.factor());
    stand.set_if_neq(TableStand::Taught(measures.room()));
}

fn remember(course: Res<Course>, mut settings: ResMut<LearnSettings>) {
    if course.is_changed() {
        settings.set_if_neq(course.to_remember());
    }
}

/// The session stands elsewhere than the step began: the hole was played, and perhaps it has been seen.
fn follow_table(
    time: Res<Time>,
    session: Res<Session>,
    playback: Res<Playback>,
    mut told_at: ResMut<ToldAt>,
    mut course: ResMut<Course>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if !matches!(course.stage(), Stage::Asked { .. } | Stage::Sowing) || !course.is_laid() {
        return;
    }
    let Some(position) = session.position().filter(|_| session.is_lesson()) else { return };
    if course.lesson().goes_on_from(course.step(), position) {
        return;
    }
    // A move begins to be shown later in the update in which it is made.
    let do_seeds_fly = session.is_changed() || playback.is_running();
    if do_seeds_fly {
        // Where the move is shown at once, nothing else asks for the update in which it is told.
        redraws.write(RequestRedraw);
    }
    let next = if do_seeds_fly { Stage::Sowing } else { Stage::Told };
    if course.stage() != next {
        course.play(do_seeds_fly);
        told_at.0 = time.elapsed();
    }
}

/// The asked hole, and every hole in which something happens.
fn say_what_matters(course: Res<Course>, session: Res<Session>, mut guide: ResMut<Guide>) {
    if !course.is_changed() && !session.is_changed() {
        return;
    }
    let asked = course.lesson().asked(course.step_number());
    match course.stage() {
        Stage::Asked { .. } => {
            let would = session.position().zip(asked).and_then(|(position, hole)| position.play_recorded(hole).ok());
            let steps = would.map(|(_, steps)| steps).unwrap_or_default();
            let matter = holes_in(&steps, session.position());
            guide.set_if_neq(Guide { asked, matter, fourths: fourths(&steps, session.position()) });
        }
        Stage::Sowing | Stage::Told => {
            let matter = guide.matter;
            guide.set_if_neq(Guide { matter, ..Guide::default() });
        }
        Stage::Choosing => {
            guide.set_if_neq(Guide::default());
        }
    }
}

/// Where seeds are lifted, dropped or taken.
fn holes_in(steps: &[Step], before: Option<&Position>) -> HoleSet {
    let touched = steps.iter().filter_map(|step| match *step {
        Step::PickUp { hole, .. } | Step::Drop { hole } | Step::Relay { hole, .. } | Step::Capture { hole, .. } => {
            Some(hole)
        }
        _ => None,
    });
    let takes_all = steps.iter().any(|step| matches!(step, Step::LastFour { .. }));
    let held = before.filter(|_| takes_all).map(|position| {
        Player::ALL.into_iter().flat_map(|player| position.board().occupied_by(player)).collect::<Vec<_>>()
    });
    touched.chain(held.into_iter().flatten()).collect()
}

/// Where a seed of the first lap makes four of three that are taken.
fn fourths(steps: &[Step], before: Option<&Position>) -> HoleSet {
    let Some(position) = before else { return HoleSet::EMPTY };
    let is_one_lap = !steps.iter().any(|step| matches!(step, Step::Relay { .. }));
    let drops_into =
        |hole| steps.iter().filter(|step| matches!(step, Step::Drop { hole: into } if *into == hole)).count();
    let taken = steps.iter().filter_map(|step| match *step {
        Step::Capture { hole, .. } => Some(hole),
        _ => None,
    });
    taken.filter(|&hole| is_one_lap && position.board()[hole] == 3 && drops_into(hole) == 1).collect()
}

/// The hole that is asked for has the focus, so that Enter plays it.
fn focus_asked(
    course: Res<Course>,
    guide: Res<Guide>,
    cells: Query<(Entity, &HoleCell)>,
    added: Query<(), Added<HoleCell>>,
    mut focus: ResMut<InputFocus>,
) {
    let is_news = guide.is_changed() || !added.is_empty();
    if !is_news || !matches!(course.stage(), Stage::Asked { missed: false }) {
        return;
    }
    if let Some((entity, _)) = cells.iter().find(|(_, cell)| guide.asked == Some(cell.0)) {
        focus.set(entity, FocusCause::Navigated);
    }
}

#[cfg(test)]
mod tests {
    use crate::app::table::pace::{self, Speed};
    use crate::lesson::{LESSONS, Lesson};
    use crate::locale::{Language, Phrase};

    /// An unhurried reader's.
    const WORDS_A_SECOND: f32 = 3.5;

    /// From reading to touching, in s.
    const TOUCH_S: f32 = 0.5;

    fn lasts_s(lesson: &Lesson) -> f32 {
        let words = |phrase: Phrase| Language::English.say(&phrase).split_whitespace().count() as f32;
        let step_s = |number: usize| {
            let step = &lesson.steps[number];
            let match_ = lesson.lay_out(step).unwrap();
            let (_, done) = match_.game().position().play_recorded(lesson.asked(number).unwrap()).unwrap();
            let flight_s = pace::schedule(&done, Speed::Normal).last().unwrap().end_ms() / 1000.0;
            let told = [step.headline, step.what_happened].map(Phrase::new);
            let asked = [step.order(lesson.is_new_board(number)), step.reason("right")];
            let read: f32 = asked.into_iter().chain(told).map(words).sum();
            flight_s + read / WORDS_A_SECOND + 2.0 * TOUCH_S
        };
        (0..lesson.steps.len()).map(step_s).sum()
    }

    #[test]
    fn every_lesson_is_played_in_less_than_a_minute() {
        for lesson in LESSONS {
            let lasts_s = lasts_s(&lesson);
            assert!(lasts_s < 60.0, "{}: {lasts_s:.1} s", lesson.id);
        }
    }
}
