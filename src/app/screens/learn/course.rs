//! Where somebody is in the lessons: pure, told what has happened by `lead`.

use bevy::prelude::Resource;

use crate::app::settings::LearnSettings;
use crate::lesson::{LESSONS, Lesson, Step};

/// What goes on in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A hole is asked for; `missed` after another one has been touched.
    Asked { missed: bool },
    /// The seeds of the move fly.
    Sowing,
    /// What happened is told.
    Told,
    /// No step: which lesson, or what else?
    Choosing,
}

/// Where the way back leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// The step once more.
    Again,
    StepBefore,
    /// The choice of lessons.
    Lessons,
}

/// The lesson, the step, and how far it has come.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Course {
    lesson: usize,
    step: usize,
    stage: Stage,
    /// Whether the step's position has been laid out.
    is_laid: bool,
    /// Which lessons are over.
    finished: [bool; LESSONS.len()],
}

impl Default for Course {
    fn default() -> Self {
        Course::resumed(&LearnSettings::default())
    }
}

impl Course {
    /// Where it was left, or at the very beginning.
    pub fn resumed(from: &LearnSettings) -> Course {
        let finished = LESSONS.map(|lesson| from.finished.iter().any(|id| id == lesson.id));
        let lesson = LESSONS.iter().position(|lesson| lesson.id == from.lesson);
        let mut course = Course { lesson: 0, step: 0, stage: Stage::Choosing, is_laid: false, finished };
        match lesson {
            Some(lesson) if from.step >= LESSONS[lesson].steps.len() => course.lesson = lesson,
            Some(lesson) => course.ask(lesson, from.step),
            None => course.ask(0, 0),
        }
        course
    }

    /// What is to be remembered.
    pub fn to_remember(&self) -> LearnSettings {
        let finished = LESSONS.iter().zip(self.finished).filter(|(_, is_over)| *is_over);
        LearnSettings {
            lesson: self.lesson().id.to_owned(),
            step: if self.stage == Stage::Choosing { self.lesson().steps.len() } else { self.step },
            finished: finished.map(|(lesson, _)| lesson.id.to_owned()).collect(),
        }
    }

    pub fn lesson(&self) -> &'static Lesson {
        &LESSONS[self.lesson]
    }

    pub fn lesson_number(&self) -> usize {
        self.lesson
    }

    /// From 0.
    pub fn step_number(&self) -> usize {
        self.step
    }

    pub fn step(&self) -> &'static Step {
        &self.lesson().steps[self.step]
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn is_laid(&self) -> bool {
        self.is_laid
    }

    pub fn has_finished(&self, lesson: usize) -> bool {
        self.finished[lesson]
    }

    /// The lesson to go on with: the first that is not over.
    pub fn next_lesson(&self) -> Option<usize> {
        self.finished.iter().position(|is_over| !is_over)
    }

    /// What one can go back to, if there is anything.
    pub fn back(&self) -> Option<Back> {
        match self.stage {
            Stage::Sowing | Stage::Told => Some(Back::Again),
            Stage::Asked { .. } if self.step > 0 => Some(Back::StepBefore),
            Stage::Asked { .. } if self.finished.contains(&true) => Some(Back::Lessons),
            _ => None,
        }
    }

    /// The step's position lies on the table.
    pub fn lay(&mut self) {
        self.is_laid = true;
    }

    /// Another hole was touched than the one that is asked for.
    pub fn miss(&mut self) {
        if let Stage::Asked { missed } = &mut self.stage {
            *missed = true;
        }
    }

    /// The hole was played; its seeds fly, or have flown.
    pub fn play(&mut self, do_seeds_fly: bool) {
        if matches!(self.stage, Stage::Asked { .. } | Stage::Sowing) && self.is_laid {
            self.stage = if do_seeds_fly { Stage::Sowing } else { Stage::Told };
        }
    }

    /// Enough seen: the next step, or the end of the lesson.
    pub fn go_on(&mut self) {
        if self.stage != Stage::Told {
            return;
        }
        if self.step + 1 < self.lesson().steps.len() {
            self.ask(self.lesson, self.step + 1);
        } else {
            self.finished[self.lesson] = true;
            self.stage = Stage::Choosing;
        }
    }

    pub fn go_back(&mut self) {
        match self.back() {
            Some(Back::Again) => self.ask(self.lesson, self.step),
            Some(Back::StepBefore) => self.ask(self.lesson, self.step - 1),
            Some(Back::Lessons) => self.stage = Stage::Choosing,
            None => {}
        }
    }

    /// A lesson from its beginning.
    pub fn begin(&mut self, lesson: usize) {
        self.ask(lesson.min(LESSONS.len() - 1), 0);
    }

    fn ask(&mut self, lesson: usize, step: usize) {
        (self.lesson, self.step) = (lesson, step);
        (self.stage, self.is_laid) = (Stage::Asked { missed: false }, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn do_step(course: &mut Course) {
        course.lay();
        course.play(true);
        course.play(false);
        course.go_on();
    }

    #[test]
    fn a_wrong_touch_loses_nothing() {
        let mut course = Course::default();
        course.lay();
        course.miss();
        assert_eq!((course.step_number(), course.stage()), (0, Stage::Asked { missed: true }));
        do_step(&mut course);
        assert_eq!((course.step_number(), course.stage()), (1, Stage::Asked { missed: false }));
    }

    #[test]
    fn whoever_leaves_comes_back_to_the_same_step_and_after_the_last_one_to_the_choice() {
        let mut course = Course::default();
        for step in 0..course.lesson().steps.len() {
            assert_eq!(course.step_number(), step);
            assert_eq!(Course::resumed(&course.to_remember()), Course { is_laid: false, ..course.clone() });
            do_step(&mut course);
        }
        let back = Course::resumed(&course.to_remember());
        assert_eq!((back.stage(), back.has_finished(0), back.next_lesson()), (Stage::Choosing, true, Some(1)));
    }

    #[test]
    fn going_back_repeats_the_step_then_goes_a_step_back_and_at_the_first_to_the_choice_of_lessons_if_there_is_one() {
        let mut course = Course::default();
        assert_eq!(course.back(), None);
        course.go_back();
        assert_eq!(course.stage(), Stage::Asked { missed: false });
        do_step(&mut course);
        course.lay();
        course.play(false);
        assert_eq!(course.back(), Some(Back::Again));
        course.go_back();
        assert_eq!(course.back(), Some(Back::StepBefore));
        assert_eq!((course.step_number(), course.stage()), (1, Stage::Asked { missed: false }));
        course.go_back();
        assert_eq!(course.step_number(), 0);
        let mut second = Course { finished: [true, false, false, false], ..Course::default() };
        second.begin(1);
        assert_eq!(second.back(), Some(Back::Lessons));
        second.go_back();
        assert_eq!(second.stage(), Stage::Choosing);
    }

    #[test]
    fn what_cannot_be_read_of_the_settings_begins_with_the_first_lesson() {
        let strange = LearnSettings { lesson: "chess".into(), step: 99, finished: vec!["go".into()] };
        assert_eq!(Course::resumed(&strange), Course::default());
    }
}
