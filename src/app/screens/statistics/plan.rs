//! What stands where on the statistics, and on how many pages: pure.

use super::records;
use crate::app::screens::parts::{HEADER_HEIGHT, Room};
use crate::app::theme::spacing;
use crate::storage::NEWEST;

/// Of the name before a row, the signs after it, and what more is said in numbers, in u, of text at its smallest.
pub const NAME_WIDTH: f32 = 190.0;
const COUNT_WIDTH: f32 = 84.0;

/// The longest numbers need so much more beside very large text, where nothing else gives them room.
const LONGEST_COUNT: f32 = 300.0;

/// From sign to sign where there is room, and the least before signs have a line of their own, in u, of signs in plain size.
const SIGN_PITCH: f32 = 27.0;
const LEAST_SIGN_PITCH: f32 = 20.0;

/// Of the words of the legend in the longest language together, and of what a sweep has on both sides of one of them, in u.
const LEGEND_WORDS: f32 = 250.0;
const BESIDE_WORDS: f32 = 36.0;

/// Between results and records beside each other, in u.
pub const BETWEEN: f32 = 32.0;

/// Where results and records are, in u.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How wide results are, and whether their signs have a line of their own.
    pub width: f32,
    pub is_folded: bool,
    pub rows_a_page: usize,
    pub pages_of_rows: usize,
    pub records_a_page: usize,
    /// How high all three records are below each other.
    pub records_height: f32,
    /// Whether records stand beside the results, or below them; else they have pages of their own.
    pub is_beside: bool,
    pub is_below: bool,
    /// Whether what is said of a record stands beside its drawing.
    pub are_words_beside: bool,
}

impl Plan {
    /// In so much room, of which results have that height.
    pub fn of(room: Room, height: f32, rows: usize) -> Plan {
        let whole = room.width();
        let name = 25.0 * LINE_HEIGHT * room.text + 14.0;
        // What is said of a record may be two lines.
        let words = (25.0 + 17.5) * LINE_HEIGHT * room.text + 32.0;
        let records_height = records::HEIGHTS + 3.0 * words;
        let narrow = whole - records::WIDTH - BETWEEN;
        let is_beside = sign_pitch(narrow, room) >= LEAST_SIGN_PITCH
            && records_height <= room.size.y - HEADER_HEIGHT - spacing::MEDIUM;
        let width = if is_beside { narrow } else { whole };
        let is_folded = sign_pitch(width, room) < LEAST_SIGN_PITCH;
        let signs_height = if is_folded { own_line_pitch(width, room) } else { 0.0 };
        let row_height = name + signs_height;
        let legend = legend_height(width, room);
        let is_below = !is_beside && rows as f32 * row_height + legend + records_height <= height;
        let are_words_beside = !is_beside && whole >= records::WIDTH + 320.0 * room.text;
        let rows_that_fit = (((height - legend) / row_height) as usize).clamp(1, rows.max(1));
        let rows_a_page = if is_below { rows } else { rows_that_fit };
        let record = if are_words_beside {
            records::HEIGHT.max(words + 25.0 * LINE_HEIGHT * room.text)
        } else {
            records::HEIGHT + words
        };
        Plan {
            width,
            is_folded,
            rows_a_page,
            pages_of_rows: rows.div_ceil(rows_a_page.max(1)),
            records_a_page: if is_beside || is_below { 3 } else { ((height / record) as usize).clamp(1, 3) },
            records_height,
            is_beside,
            is_below,
            are_words_beside,
        }
    }

    pub fn pages(&self) -> usize {
        let of_records = if self.is_beside || self.is_below { 0 } else { 3_usize.div_ceil(self.records_a_page) };
        self.pages_of_rows + of_records
    }

    /// Which records are on a page; those beside the results are on none.
    pub fn records_on(&self, page: usize) -> std::ops::Range<usize> {
        let first = match page.checked_sub(self.pages_of_rows) {
            None if self.is_below => 0,
            None => return 0..0,
            Some(page) => page * self.records_a_page,
        };
        first..(first + self.records_a_page).min(3)
    }
}

/// Of a line of text, in its sizes.
const LINE_HEIGHT: f32 = 1.22;

/// Three signs and the longest words for them, in rows of that width.
fn legend_height(width: f32, room: Room) -> f32 {
    let sign = own_line_pitch(width, room);
    let pairs = LEGEND_WORDS * room.text + 3.0 * (sign + spacing::LARGE) + 2.0 * spacing::LARGE + 3.0 * BESIDE_WORDS;
    let rows = if pairs <= width { 1.0 } else { 2.0 };
    rows * (17.5 * LINE_HEIGHT * room.text + 26.0)
}

/// From sign to sign in a row of that width, in u, when sixteen of them are to have room between a name and a number.
pub fn sign_pitch(width: f32, room: Room) -> f32 {
    let longer = LONGEST_COUNT * (room.text - 1.5).max(0.0);
    let left = width - (NAME_WIDTH + COUNT_WIDTH) * room.text - longer;
    (left / NEWEST as f32).min(SIGN_PITCH * room.growth())
}

/// The same of a line with nothing else in it.
pub fn own_line_pitch(width: f32, room: Room) -> f32 {
    (width / NEWEST as f32).min(SIGN_PITCH * room.growth())
}
