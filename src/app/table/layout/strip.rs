//! Where captions lie, and how large they are. One size for all of them in a window, so that none jumps: the largest, up to the
//! one that is wished for, at which the longest story of a move in the longest language has room. Hints with all their reasons
//! are longer still and have one size of their own.

use bevy::math::{Rect, Vec2};

use super::SlabSize;
use super::edges::centred_in;
use crate::app::theme::fitting;

/// A line of a caption at 100 %, and what its plate has above and below, and at both sides.
const LINE_U: f32 = 25.01;
const AROUND_U: f32 = 4.0;
const SIDES_U: f32 = 32.0;

/// A plate that is not full has more above and below.
const AROUND_USUAL_U: f32 = 18.0;

/// About the mean width of a letter at 100 %, and how many letters a line loses where it is broken between words.
const LETTER_U: f32 = 9.4;
const LOST_LETTERS: f32 = 3.5;

/// Letters of nearly every caption; of the longest in any language; of the longest hint.
const USUAL_LETTERS: usize = 104;
const STORY_LETTERS: usize = 139;
const HINT_LETTERS: usize = 168;

/// The least that a question has of a line beside its answers, at 100 %.
pub const LEAST_QUESTION_U: f32 = 190.0;

/// Letters of the longest question; what its answers take of a line for text so many times as large as in the scale, and what they
/// take in plain size besides.
const QUESTION_LETTERS: usize = 75;
const ANSWERS_U: f32 = 147.0;
const AROUND_ANSWERS_U: f32 = 176.0;
const ANSWER_LINE_U: f32 = 28.1;

/// What an answer's slab has beside its words, and where there is less room; how high it is at least, and what is between the two
/// answers, beside them and beside the question.
const BESIDE_ANSWER_U: [f32; 2] = [36.0, 18.0];
const ANSWER_HEIGHT_U: f32 = 60.0;
const APART_U: f32 = 16.0;

/// How high the row of answers to a question is, with what is between them and the question.
pub(super) fn answers_height(text: f32) -> f32 {
    (ANSWER_LINE_U * text + 8.0).max(ANSWER_HEIGHT_U) + 4.0
}

/// The widest plate at 100 %.
const WIDTH_U: f32 = 600.0;

/// The place of captions and their sizes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Strip {
    /// All that a caption's plate may cover.
    pub place: Rect,
    /// How large captions are, of their size in the scale.
    pub text: f32,
    /// The same of hints with all their reasons.
    pub hint_text: f32,
}

/// How many letters of a caption have room in one line.
fn letters_in_line(width: f32, text: f32) -> f32 {
    ((width - SIDES_U) / (LETTER_U * text) - LOST_LETTERS).max(1.0)
}

fn lines(letters: usize, width: f32, text: f32) -> f32 {
    (letters as f32 / letters_in_line(width, text)).ceil()
}

/// How high a plate of that width is that takes every story.
pub(super) fn height_for_stories(width: f32, text: f32) -> f32 {
    lines(STORY_LETTERS, width, text) * LINE_U * text + AROUND_USUAL_U
}

impl Strip {
    /// Of what is free for it, in a window of that width.
    pub(super) fn of(free: Rect, wanted: f32, window: f32) -> Strip {
        let has_room = |text: f32, letters: usize| {
            let width = free.width().min(WIDTH_U * wanted.max(1.0));
            lines(letters, width, text) * LINE_U * text + AROUND_U <= free.height()
        };
        let largest = |letters| fitting::largest(wanted, |text| has_room(text, letters));
        let (left, right) = centred_in(free.min.x, free.max.x, WIDTH_U * wanted, window);
        let place = Rect { min: Vec2::new(left, free.min.y), max: Vec2::new(right, free.max.y) };
        Strip { place, text: largest(STORY_LETTERS), hint_text: largest(HINT_LETTERS) }
    }

    /// The plate of every caption but the longest ones, which grow upwards.
    pub(super) fn plate(&self) -> Rect {
        let lines = lines(USUAL_LETTERS, self.place.width(), self.text).max(2.0);
        let height = (lines * LINE_U * self.text + AROUND_USUAL_U).min(self.place.height());
        Rect { min: Vec2::new(self.place.min.x, self.place.max.y - height), ..self.place }
    }

    /// How large a question is beside its answers, or above them, and whether it is above.
    pub(super) fn question_text(&self, place: Rect, wanted: f32) -> (f32, bool) {
        let width = place.width() - ANSWERS_U * wanted - AROUND_ANSWERS_U;
        let largest = |width: f32, height: f32, most: f32| {
            fitting::largest(most, |text| lines(QUESTION_LETTERS, width, text) * LINE_U * text <= height)
        };
        let narrowest = SIDES_U + LEAST_QUESTION_U * self.text;
        let height = place.height() - AROUND_U;
        // In a narrow window its answers lie below it.
        let beside = if width < narrowest { self.text } else { largest(width, height, self.text) };
        let above = largest(place.width(), height - answers_height(wanted), wanted);
        if wanted > 1.0 && above > beside { (above, true) } else { (beside, false) }
    }

    /// How large the answers to a question are there: as large as is wished for, if there is room for them on its plate.
    pub(super) fn answers(&self, place: Rect, is_above: bool, wanted: f32) -> SlabSize {
        let question = if is_above { 0.0 } else { LEAST_QUESTION_U * self.text + APART_U };
        let room = place.width() - SIDES_U - APART_U;
        let room = if room - question < ANSWERS_U + 4.0 * BESIDE_ANSWER_U[1] { room } else { room - question };
        let text = |beside: f32| fitting::largest(wanted, |text| ANSWERS_U * text + 4.0 * beside <= room);
        let beside = BESIDE_ANSWER_U.into_iter().find(|&beside| text(beside) >= wanted).unwrap_or(BESIDE_ANSWER_U[1]);
        let least_height = ANSWER_HEIGHT_U.min(place.height() - 2.0 * AROUND_U);
        let text = text(beside).min((place.height() - 2.0 * AROUND_U - 8.0) / ANSWER_LINE_U);
        SlabSize { text, least_height, beside, gap: APART_U }
    }

    /// How many letters of a caption have room in one line.
    pub fn letters_in_line(&self) -> usize {
        letters_in_line(self.place.width(), self.text) as usize
    }
}
