//! The pictures of the boards: one row of five, or one of three above one of two.

use bevy::math::{Rect, Vec2};

use super::room::NO_LINES;
use super::{GUTTER, SetupLayout};
use crate::app::screens::setup::{BOARDS, picture};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;

/// What is free within the line round the chosen picture.
pub const PICTURE_EDGE: f32 = 7.0;

/// With less width than this the pictures stand in two rows.
const ONE_ROW: f32 = 1000.0;

/// The longest name of a board, in sizes of its text.
const NAME_SIZES: f32 = 6.8;

impl SetupLayout {
    fn boards_in_row(&self) -> usize {
        if self.room.is_portrait() || self.room.content().width() < ONE_ROW { 3 } else { 5 }
    }

    pub(super) fn board_rows(&self) -> usize {
        BOARDS.len().div_ceil(self.boards_in_row())
    }

    /// The size of a picture with its words.
    pub(super) fn picture(&self) -> Vec2 {
        let room = &self.room;
        let in_row = self.boards_in_row() as f32;
        let width = (room.content().width() - (in_row - 1.0) * GUTTER) / in_row;
        let step = self.name_step();
        let lines = if NAME_SIZES * room.size(step) > width - 2.0 * (PICTURE_EDGE + spacing::HAIR) { 2.0 } else { 1.0 };
        let name = lines * room.line(step) + spacing::SMALL;
        let line = if room.has_lines() { 2.0 * room.line(Type::Note) + spacing::MEDIUM } else { 0.0 };
        let scale = self.picture_scale();
        Vec2::new(width, 2.0 * PICTURE_EDGE + picture::HEIGHT_U * scale + name + line)
    }

    /// The size of a board's name: three in a row leave less room for large ones.
    pub fn name_step(&self) -> Type {
        if self.boards_in_row() == 3 && self.room.text >= NO_LINES { Type::Body } else { Type::Strong }
    }

    /// The size of the sentence on the chosen board's rules.
    pub fn rules_step(&self) -> Type {
        if self.name_step() == Type::Body { Type::Note } else { Type::Body }
    }

    /// How large the tiny boards are, of their size where there is room.
    pub fn picture_scale(&self) -> f32 {
        let in_row = self.boards_in_row() as f32;
        let width = (self.room.content().width() - (in_row - 1.0) * GUTTER) / in_row;
        ((width - 16.0) / picture::WIDTH_U).min(1.0) * self.looks.boards
    }

    /// Where the pictures are.
    pub fn pictures(&self, block: Rect) -> [Rect; 5] {
        let (in_row, size) = (self.boards_in_row(), self.picture());
        std::array::from_fn(|i| {
            let (row, column) = (i / in_row, i % in_row);
            let count = in_row.min(BOARDS.len() - row * in_row) as f32;
            let left = block.center().x - (count * size.x + (count - 1.0) * GUTTER) / 2.0;
            let at = Vec2::new(left + column as f32 * (size.x + GUTTER), block.min.y + row as f32 * (size.y + GUTTER));
            Rect { min: at, max: at + size }
        })
    }
}
