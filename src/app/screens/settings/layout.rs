//! Where the rows are: in two columns, or in one where the window is high; in large text, a group to a page. Lengths in u. No
//! place depends on a word, so nothing moves when the language changes.

use bevy::math::{Rect, Vec2};

use super::everything::{Kind, Setting};
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{GROOVE_SIZE_U, TOGGLE_SIZE_U, stops_size_u};
use crate::engine::Player;

/// One line of the screen, from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Heading(&'static str),
    Row(Setting),
    /// Everything as at first.
    Reset,
}

/// Groups, as they stand one below the other: in large text each is a page of at most six rows.
pub const GROUPS: [&[Line]; 4] = [
    &[
        Line::Heading("settings-words"),
        Line::Row(Setting::Language(Player::South)),
        Line::Row(Setting::TextSize(Player::South)),
        Line::Row(Setting::Language(Player::North)),
        Line::Row(Setting::TextSize(Player::North)),
        Line::Row(Setting::NorthTurned),
    ],
    &[
        Line::Heading("settings-play"),
        Line::Row(Setting::Speed),
        Line::Row(Setting::Preview),
        Line::Row(Setting::HoleNumbers),
        Line::Row(Setting::Captions),
    ],
    &[
        Line::Heading("settings-sight"),
        Line::Row(Setting::HighContrast),
        Line::Row(Setting::HuesApart),
        Line::Row(Setting::Light),
        Line::Row(Setting::LessMotion),
    ],
    &[
        Line::Heading("settings-sound"),
        Line::Row(Setting::Effects),
        Line::Row(Setting::Ambience),
        Line::Row(Setting::Voice),
        Line::Row(Setting::Mute),
        Line::Reset,
    ],
];

/// The groups of the second column.
const SECOND_COLUMN: usize = 2;

/// Of a window of 16 to 9: wider ones keep it in their middle.
const WIDEST: f32 = 1280.0;

/// With less width than this there is one column.
const TWO_COLUMNS: f32 = 1140.0;

/// With less height than this, one column comes in pages.
const ONE_COLUMN_HIGH: f32 = 1150.0;

/// From this text size on there are pages. Two columns of a window of 16 to 9 have no room for larger text: at 125 % the widest
/// widget and its value leave a word of the longest language half of its width, and three lines of it are higher than a row.
const PAGES: f32 = 1.2;

/// From this one on a high window has the word over its widget.
const WORD_ABOVE: f32 = 1.4;

/// Beside one column; between two; the widest that one alone gets.
const GUTTER: f32 = 40.0;
const COLUMNS_APART: f32 = 40.0;
const ONE_COLUMN: f32 = 680.0;

/// From row to row: at least as high as a finger, at most what holds together.
const PITCHES: (f32, f32) = (44.0, 76.0);

/// A group's heading stands lower in its row, nearer to what it is over: so much of a row.
const HEADING_LOWER: f32 = 0.16;

/// The middle of the screen's own heading; what is kept free below the last row.
const TOP: f32 = 46.0;

/// Where that heading begins, and what its sweep and the stone after it need to its right.
const HEADING_LEFT: f32 = 104.0;
const BESIDE_HEADING: f32 = 34.0;
const BOTTOM: f32 = 20.0;

/// The word beside a widget: so far from it, and so much room for it at plain size.
const VALUE_ASIDE: f32 = 26.0;
const VALUE_WIDTH: f32 = 114.0;

/// Two stones with a word between them, at plain size.
const STEPPER: Vec2 = Vec2::new(362.0, 54.0);

/// The slab at plain size, and between two groups of one column.
const RESET: Vec2 = Vec2::new(430.0, 60.0);
const WIDEST_GAP: f32 = 24.0;

/// What turns pages, at plain size.
const TURNER: Vec2 = Vec2::new(330.0, 54.0);

/// Where everything is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SettingsLayout {
    window: Vec2,
    /// How much text grows, 1 to 2.
    text: f32,
}

/// A line's group, and its place there.
pub type At = (usize, usize);

impl SettingsLayout {
    pub fn new(window: Vec2, text: f32) -> SettingsLayout {
        SettingsLayout { window, text }
    }

    fn is_portrait(&self) -> bool {
        self.window.y > self.window.x
    }

    fn is_wide(&self) -> bool {
        self.window.x >= TWO_COLUMNS && !self.is_portrait()
    }

    /// Whether the groups are pages.
    pub fn has_pages(&self) -> bool {
        self.text >= PAGES || (!self.is_wide() && self.window.y < ONE_COLUMN_HIGH)
    }

    fn is_two_columns(&self) -> bool {
        self.is_wide() && !self.has_pages()
    }

    /// How large the words of rows are: there may be two lines to a row.
    pub fn word_step(&self) -> Type {
        // A window of 4 to 3 has the least room beside its widgets.
        let is_tight = !self.is_wide() && !self.is_word_above() && self.text > 1.7;
        match (self.is_two_columns(), is_tight) {
            (true, _) | (false, false) => Type::Body,
            (false, true) => Type::Note,
        }
    }

    fn is_word_above(&self) -> bool {
        self.text >= WORD_ABOVE && self.width() < 800.0
    }

    fn growth(&self) -> f32 {
        (1.0 + self.text) / 2.0
    }

    /// What a window keeps in its middle.
    fn width(&self) -> f32 {
        let widest = if self.is_wide() {
            WIDEST
        } else if self.has_pages() {
            1000.0
        } else {
            ONE_COLUMN + 2.0 * GUTTER
        };
        self.window.x.min(widest)
    }

    fn margin(&self) -> f32 {
        match (self.is_wide(), self.is_portrait()) {
            (true, _) => 60.0,
            (false, true) => GUTTER,
            (false, false) => GUTTER / 2.0,
        }
    }

    fn left(&self) -> f32 {
        (self.window.x - self.width()) / 2.0 + self.margin()
    }

    fn column_width(&self) -> f32 {
        if self.is_two_columns() {
            (self.width() - 2.0 * self.margin() - COLUMNS_APART) / 2.0
        } else {
            self.width() - 2.0 * self.margin()
        }
    }

    /// Below the heading; in pages, below the group's name and the stones that turn them.
    fn top(&self) -> f32 {
        if self.has_pages() { self.turner().max.y.max(2.0 * TOP) + 8.0 } else { 2.0 * TOP }
    }

    /// How many lines stand over a line in its column, and how many there are in the longest.
    fn row_of(&self, (group, line): At) -> usize {
        if self.has_pages() {
            return line.saturating_sub(1);
        }
        let first = if self.is_two_columns() && group >= SECOND_COLUMN { SECOND_COLUMN } else { 0 };
        GROUPS[first..group].iter().map(|lines| lines.len()).sum::<usize>() + line
    }

    fn rows(&self) -> usize {
        let count = |groups: &[&[Line]]| groups.iter().map(|lines| lines.len()).sum::<usize>();
        if self.has_pages() {
            GROUPS.iter().map(|lines| lines.len() - 1).max().unwrap_or(1)
        } else if self.is_two_columns() {
            count(&GROUPS[..SECOND_COLUMN]).max(count(&GROUPS[SECOND_COLUMN..]))
        } else {
            count(&GROUPS)
        }
    }

    fn pitch(&self) -> f32 {
        let room = self.window.y - self.top() - BOTTOM;
        let most = if self.is_word_above() { 240.0 } else { PITCHES.1 * self.text };
        (room / self.rows() as f32).clamp(PITCHES.0, most)
    }

    /// The middle of the left end of a line.
    pub fn start(&self, at: At) -> Vec2 {
        let column = if self.is_two_columns() && at.0 >= SECOND_COLUMN { 1.0 } else { 0.0 };
        let room = self.window.y - self.top() - BOTTOM - self.rows() as f32 * self.pitch();
        let gap = if self.has_pages() || self.is_two_columns() { 0.0 } else { (room / 3.0).clamp(0.0, WIDEST_GAP) };
        let heading = if at.1 == 0 && !self.has_pages() { HEADING_LOWER * self.pitch() } else { 0.0 };
        Vec2::new(
            self.left() + column * (self.column_width() + COLUMNS_APART),
            self.top() + (self.row_of(at) as f32 + 0.5) * self.pitch() + gap * at.0 as f32 + heading,
        )
    }

    /// Where the word of a row can be.
    pub fn word(&self, at: At, setting: Setting) -> Rect {
        let start = self.start(at);
        if self.is_word_above() {
            let bottom = self.widget(at, setting).min.y - 4.0;
            return Rect::new(start.x, start.y - self.pitch() / 2.0, start.x + self.column_width(), bottom);
        }
        let right = self.widget(at, setting).min.x - 8.0;
        Rect::new(start.x, start.y - self.pitch() / 2.0, right, start.y + self.pitch() / 2.0)
    }

    fn value_width(&self) -> f32 {
        VALUE_WIDTH * self.text
    }

    /// The widget of a row.
    pub fn widget(&self, at: At, setting: Setting) -> Rect {
        let size = widget_size(setting) * self.growth();
        // Two stones, and room for the longest language's name.
        let named = if setting.kind() == Kind::Language { 120.0 * self.growth() + 230.0 * self.text } else { 0.0 };
        let size = Vec2::new(size.x.max(named), size.y);
        let size = size.min(Vec2::new(self.column_width(), self.pitch()));
        let start = self.start(at);
        if self.is_word_above() {
            let line = 2.0 * Type::Body.line_u() * self.text + 14.0;
            let top = (start.y - self.pitch() / 2.0 + line).min(start.y + self.pitch() / 2.0 - size.y);
            return Rect { min: Vec2::new(start.x, top), max: Vec2::new(start.x, top) + size };
        }
        let aside = if setting.kind() == Kind::Language {
            0.0
        } else {
            self.value_width() + if self.is_wide() { VALUE_ASIDE } else { VALUE_ASIDE / 2.0 }
        };
        let right = start + Vec2::X * (self.column_width() - aside);
        Rect::from_center_size(right - Vec2::X * size.x / 2.0, size)
    }

    /// The middle of the left end of the word beside a widget.
    pub fn value(&self, at: At, setting: Setting) -> Vec2 {
        let widget = self.widget(at, setting);
        if self.is_word_above() {
            return Vec2::new(widget.max.x + VALUE_ASIDE, widget.center().y);
        }
        Vec2::new(self.start(at).x + self.column_width() - self.value_width(), widget.center().y)
    }

    /// The slab.
    pub fn reset(&self, at: At) -> Rect {
        let start = self.start(at);
        let size = Vec2::new(RESET.x * self.text, RESET.y.max(Type::Button.line_u() * self.text + 16.0));
        let size = size.min(Vec2::new(self.column_width(), self.pitch()));
        Rect::from_center_size(start + Vec2::X * size.x / 2.0, size)
    }

    /// The middle of the left end of the heading: the screen's name, or that of a page.
    pub fn heading(&self) -> Vec2 {
        Vec2::new(HEADING_LEFT, TOP.max(20.0 + Type::Heading.line_u() * self.text / 2.0))
    }

    /// The room for its words: one line, as far as what turns pages.
    pub fn heading_room(&self) -> Vec2 {
        let is_beside = self.has_pages() && self.turner().min.y < 2.0 * TOP;
        let right = if is_beside { self.turner().min.x } else { self.window.x };
        Vec2::new(right - HEADING_LEFT - BESIDE_HEADING, Type::Heading.line_u() * self.text)
    }

    /// What turns pages.
    pub fn turner(&self) -> Rect {
        let size = TURNER * self.growth();
        let right = self.left() + self.column_width();
        let top = if self.is_portrait() { 2.0 * TOP + 20.0 } else { 16.0 };
        Rect::new(right - size.x, top, right, top + size.y)
    }
}

fn widget_size(setting: Setting) -> Vec2 {
    match setting.kind() {
        Kind::YesNo => TOGGLE_SIZE_U,
        Kind::Amount | Kind::TextSize => GROOVE_SIZE_U,
        Kind::Language => STEPPER,
        Kind::Stops { count, .. } => stops_size_u(count),
    }
}
