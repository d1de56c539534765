//! How large everything round the table is, by the window and the size of text. Lengths in u.

use bevy::math::{Rect, Vec2};

use crate::app::table::Room;

/// Nothing lies nearer to the window's edge than this.
pub const EDGE: f32 = 16.0;

/// Beside the plate in portrait.
pub const MARGIN: f32 = 40.0;

/// Lines of text at 100 %: the order, the reason.
const ORDER_LINE: f32 = 44.0;
const REASON_LINE: f32 = 25.0;

/// Above and below the text of the plate, together.
const PLATE_PADDING: f32 = 20.0;

/// At both sides of it; and the mean width of a letter of the reason at 100 %.
pub const PLATE_SIDE: f32 = 24.0;
const LETTER: f32 = 9.4;

/// The middle of the row of hollows, and what their lips need.
const PROGRESS_Y: f32 = 48.0;
const LIP: f32 = 18.0;

/// In portrait the hollows are smaller, so that six of them and their words have room in one row.
const PORTRAIT_HOLLOWS: f32 = 0.72;

/// The narrowest landscape window with the ways beside the plate, where widgets have their plain size.
const WIDE: f32 = 850.0;

/// Text larger than this runs over one more line.
const WRAPS_FROM: f32 = 1.2;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measures {
    pub is_portrait: bool,
    /// The reader's size of text, 1 to 2.
    pub text: f32,
    /// Of the window.
    width: f32,
}

impl Measures {
    pub fn new(window: Vec2, text: f32) -> Measures {
        Measures { is_portrait: window.y > window.x, text, width: window.x }
    }

    /// Of stones and slabs.
    pub fn widgets(&self) -> f32 {
        (1.0 + self.text) / 2.0
    }

    /// Whether a landscape window has no room for the ways beside the plate: they lie below it.
    pub fn has_ways_below(&self) -> bool {
        !self.is_portrait && self.width < WIDE * self.widgets()
    }

    /// The radius of a hollow of the row.
    pub fn hollow(&self) -> f32 {
        24.0 * if self.is_portrait || self.has_ways_below() { PORTRAIT_HOLLOWS } else { self.widgets() }
    }

    /// Between two hollows: the groove ends at the lips.
    pub fn between_hollows(&self) -> f32 {
        0.83 * self.hollow()
    }

    /// The stone that leaves, at the upper left.
    pub fn leave(&self) -> Rect {
        let size = self.stone();
        Rect::from_corners(Vec2::splat(EDGE), Vec2::splat(EDGE) + size)
    }

    pub fn stone(&self) -> Vec2 {
        Vec2::new(60.0, 54.0) * self.widgets()
    }

    /// How high the row of hollows is.
    pub fn progress_height(&self) -> f32 {
        2.0 * PROGRESS_Y.max(self.hollow() + LIP)
    }

    /// How wide the plate is if there is room for it.
    pub fn plate_width(&self) -> f32 {
        let most = if self.has_ways_below() { self.width - 2.0 * EDGE } else { f32::MAX };
        (784.0 * self.widgets()).min(most)
    }

    /// Room for the order and its reason, so that nothing jumps from step to step.
    pub fn plate_height(&self) -> f32 {
        let wraps = self.text > WRAPS_FROM;
        let lines = 1 + usize::from(wraps) + usize::from(self.is_portrait) + usize::from(wraps && self.is_portrait);
        PLATE_PADDING + self.text * (ORDER_LINE + lines as f32 * REASON_LINE)
    }

    /// What order and reason share where text is larger than in the scale; else the plate grows with them.
    pub fn room_for_words(&self) -> Option<Vec2> {
        let most = match (self.is_portrait, self.has_ways_below()) {
            (true, _) => self.width - 2.0 * MARGIN,
            (false, true) => self.width - 2.0 * EDGE,
            (false, false) => self.width - 4.0 * EDGE - 2.0 * self.beside_plate(),
        };
        let width = self.plate_width().min(most) - 2.0 * PLATE_SIDE;
        (self.text > 1.0).then_some(Vec2::new(width, self.plate_height() - PLATE_PADDING))
    }

    /// How many letters of the reason have room in a line of the plate.
    pub fn letters_in_line(&self) -> usize {
        ((self.plate_width() - 2.0 * PLATE_SIDE) / (LETTER * self.text)) as usize
    }

    /// What is kept free on both sides of the plate, for the slab and so that the plate stands in the middle.
    pub fn beside_plate(&self) -> f32 {
        150.0 * self.widgets()
    }

    /// How wide the choice of lessons may be: the heading is in the middle of the window.
    pub fn widest_choice(&self) -> f32 {
        self.width - 2.0 * if self.is_portrait { MARGIN } else { EDGE }
    }

    /// What the table leaves to the page: in portrait the plate stands above it, else below.
    pub fn room(&self) -> Room {
        let (above, below) = if self.is_portrait {
            (self.progress_height() + self.plate_height() + EDGE, self.stone().y.max(60.0) + 2.0 * EDGE)
        } else {
            let ways = if self.has_ways_below() { self.stone().y.max(60.0) + EDGE } else { 0.0 };
            (self.progress_height(), self.plate_height() + ways + 1.75 * EDGE)
        };
        Room { above_u: above.ceil() as u16, below_u: below.ceil() as u16 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_hollows_and_their_words_have_room_beside_the_stone_at_every_size_of_text() {
        for (width, text) in [(1280.0, 1.0), (1280.0, 2.0), (720.0, 1.0), (720.0, 2.0)] {
            let measures = Measures::new(Vec2::new(width, 2000.0 - width), text);
            let row = 6.0 * 2.0 * measures.hollow() + 5.0 * measures.between_hollows();
            let words = 110.0 * text + 36.0;
            assert!(measures.leave().max.x + row + words + 3.0 * EDGE <= width, "{width} at {text}");
        }
    }

    #[test]
    fn the_table_keeps_more_than_half_of_the_window_beside_the_largest_text() {
        for (window, text) in [(Vec2::new(1280.0, 720.0), 2.0), (Vec2::new(720.0, 1280.0), 2.0)] {
            let room = Measures::new(window, text).room();
            assert!(f32::from(room.above_u + room.below_u) < window.y / 2.0, "{window}: {room:?}");
        }
    }
}
