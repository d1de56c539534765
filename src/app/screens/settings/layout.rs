//! Where the rows are: in two columns where there is room, else in one.

use bevy::math::{Rect, Vec2};

use super::everything::{Kind, Setting};
use crate::app::theme::widget::{GROOVE_SIZE_U, TOGGLE_SIZE_U, stops_size_u};

/// One line of the screen, from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Heading(&'static str),
    Row(Setting),
    /// Everything as at first.
    Reset,
}

/// Groups, as they stand one below the other.
pub const LINES: [Line; 14] = [
    Line::Heading("settings-play"),
    Line::Row(Setting::Speed),
    Line::Row(Setting::Preview),
    Line::Row(Setting::HoleNumbers),
    Line::Heading("settings-sight"),
    Line::Row(Setting::HighContrast),
    Line::Row(Setting::Light),
    Line::Row(Setting::LessMotion),
    Line::Heading("settings-sound"),
    Line::Row(Setting::Effects),
    Line::Row(Setting::Ambience),
    Line::Row(Setting::Voice),
    Line::Row(Setting::Mute),
    Line::Reset,
];

/// The first line of the second column.
const SECOND_COLUMN: usize = 8;

/// Of a window of 16 to 9, in u: wider ones keep it in their middle.
const WIDEST: f32 = 1280.0;

/// With less width than this there is one column.
const TWO_COLUMNS: f32 = 1140.0;

/// Between two columns, and the widest that one alone gets.
const GUTTER: f32 = 40.0;
const ONE_COLUMN: f32 = 680.0;

/// From row to row: at least as high as a finger, at most what holds together.
const PITCHES: (f32, f32) = (44.0, 76.0);

/// The middle of the screen's own heading; what is kept free below the last row.
const TOP: f32 = 46.0;
const BOTTOM: f32 = 24.0;

/// The word beside a widget: so far from it, and so much room for it.
const VALUE_ASIDE: f32 = 26.0;
const VALUE_WIDTH: f32 = 112.0;

/// Between two groups of one column.
const WIDEST_GAP: f32 = 24.0;

/// Where everything is, in u.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SettingsLayout {
    left: f32,
    column_width: f32,
    pitch: f32,
    /// What is more between groups in one column.
    gap: f32,
    first: f32,
    is_two_columns: bool,
}

impl SettingsLayout {
    pub fn new(window: Vec2) -> SettingsLayout {
        let is_two_columns = window.x >= TWO_COLUMNS && window.x > window.y;
        let width = window.x.min(if is_two_columns { WIDEST } else { ONE_COLUMN + 2.0 * GUTTER });
        let margin = if is_two_columns { (width - TWO_COLUMNS).clamp(GUTTER / 2.0, 60.0) } else { GUTTER };
        let rows = if is_two_columns { SECOND_COLUMN } else { LINES.len() };
        let room = window.y - 2.0 * TOP - BOTTOM;
        let pitch = (room / rows as f32).clamp(PITCHES.0, PITCHES.1);
        SettingsLayout {
            left: (window.x - width) / 2.0 + margin,
            column_width: if is_two_columns { (width - GUTTER) / 2.0 - GUTTER } else { width - 2.0 * margin },
            pitch,
            gap: if is_two_columns { 0.0 } else { ((room - rows as f32 * pitch) / 3.0).clamp(0.0, WIDEST_GAP) },
            first: 2.0 * TOP + 0.5 * pitch,
            is_two_columns,
        }
    }

    /// The middle of the left end of a line.
    pub fn start(&self, line: usize) -> Vec2 {
        let (column, row) =
            if self.is_two_columns && line >= SECOND_COLUMN { (1.0, line - SECOND_COLUMN) } else { (0.0, line) };
        Vec2::new(
            self.left + column * (self.column_width + GUTTER),
            self.first + row as f32 * self.pitch + self.gap * groups_before(line),
        )
    }

    /// The widget of a row.
    pub fn widget(&self, line: usize, setting: Setting) -> Rect {
        let size = widget_size(setting);
        let right = self.start(line) + Vec2::X * (self.column_width - VALUE_WIDTH - VALUE_ASIDE);
        let height = size.y.min(self.pitch);
        Rect::from_center_size(right - Vec2::X * size.x / 2.0, Vec2::new(size.x, height))
    }

    /// The middle of the left end of the word beside a widget.
    pub fn value(&self, line: usize) -> Vec2 {
        self.start(line) + Vec2::X * (self.column_width - VALUE_WIDTH)
    }

    /// The slab.
    pub fn reset(&self, line: usize) -> Rect {
        let start = self.start(line);
        let height = 60.0_f32.min(self.pitch);
        // In the second column there is room below the rows.
        let down = if self.is_two_columns { 1.5 * self.pitch } else { 0.0 };
        let at = start + Vec2::new(0.0, down - height / 2.0);
        Rect::from_corners(at, at + Vec2::new((self.column_width - VALUE_WIDTH - VALUE_ASIDE).min(430.0), height))
    }
}

/// How many groups have ended above a line; the slab is one of its own.
fn groups_before(line: usize) -> f32 {
    LINES.iter().take(line + 1).skip(1).filter(|line| !matches!(line, Line::Row(_))).count() as f32
}

fn widget_size(setting: Setting) -> Vec2 {
    match setting.kind() {
        Kind::YesNo => TOGGLE_SIZE_U,
        Kind::Amount => GROOVE_SIZE_U,
        Kind::Stops { count, .. } => stops_size_u(count),
    }
}
