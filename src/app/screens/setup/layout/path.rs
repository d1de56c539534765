//! How strong the machine is: a path of eight hollows, and the words over it or at its left.

use bevy::math::{Rect, Vec2};

use super::SetupLayout;
use super::room::{NO_LINES, SWEEP};
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::PATH_HOLLOW;

/// Letters of the longest sentence on what a level sees, in English.
const LEVEL_LETTERS: f32 = 64.0;

/// How far the hollows of a path lie off its line.
const SWING: [f32; 8] = [4.0, -5.0, 5.0, -4.0, 4.0, -6.0, 3.0, -4.0];

/// A level at the left of its path is so wide.
const LEVEL_BESIDE: f32 = 290.0;

/// The hollows of a path, from the smallest to the largest.
const RADII: (f32, f32) = (15.0, PATH_HOLLOW);

impl SetupLayout {
    /// Whether both sides have their own level, each in a line of its own.
    pub fn is_watched(&self) -> bool {
        self.room.machines.len() > 1
    }

    /// Whether the name of a side's level stands at the left of its path.
    fn is_level_beside(&self) -> bool {
        self.is_watched() && !self.room.is_portrait() && self.room.text < NO_LINES
    }

    pub(super) fn level_head_height(&self) -> f32 {
        let room = &self.room;
        let name = room.line(Type::Strong) + SWEEP.y;
        let width = room.content().width();
        match () {
            () if self.is_level_beside() => 0.0,
            () if self.is_watched() => name,
            () if self.is_level_in_one_row() => 2.0 * room.line(Type::Body) + SWEEP.y,
            () => name + room.paragraph(LEVEL_LETTERS, Type::Body, width),
        }
    }

    /// Whether what a level sees stands beside its name.
    pub fn is_level_in_one_row(&self) -> bool {
        !self.room.is_portrait() && !self.room.is_large()
    }

    /// The words over a path, or at its left.
    pub fn level_head(&self, block: Rect) -> Rect {
        let size = match self.is_level_beside() {
            true => Vec2::new(LEVEL_BESIDE * self.room.text, block.height()),
            false => Vec2::new(block.width(), self.level_head_height()),
        };
        Rect { min: block.min, max: block.min + size }
    }

    /// Whether every hollow of a path has its name below it.
    pub fn has_level_names(&self) -> bool {
        self.room.text < NO_LINES && !self.is_watched()
    }

    fn is_folded(&self) -> bool {
        self.room.is_portrait() && self.has_level_names()
    }

    /// The height of one row of a path.
    fn path_row(&self) -> f32 {
        let names = if self.has_level_names() { self.room.line(Type::Count) + SWEEP.y / 2.0 } else { 0.0 };
        (2.0 * PATH_HOLLOW + 6.0) * self.room.growth() + names
    }

    pub(super) fn path_height(&self) -> f32 {
        self.path_row() * if self.is_folded() { 2.0 } else { 1.0 }
    }

    /// The cells of a path's hollows: each with its name below it.
    pub fn path(&self, block: Rect) -> [Rect; 8] {
        let head = self.level_head(block);
        let area =
            if self.is_level_beside() { Rect { min: Vec2::new(head.max.x, block.min.y), ..block } } else { block };
        let (in_row, top) = (if self.is_folded() { 4 } else { 8 }, block.min.y + self.level_head_height());
        let cell = Vec2::new(area.width() / in_row as f32, self.path_row() - 6.0 * self.room.growth());
        std::array::from_fn(|i| {
            let (row, column) = (i / in_row, i % in_row);
            // The second row comes back.
            let column = if row == 1 { in_row - 1 - column } else { column };
            let at = Vec2::new(area.min.x + column as f32 * cell.x, top + row as f32 * self.path_row());
            Rect { min: at, max: at + cell }
        })
    }

    /// The radius of the i-th hollow of a path, at plain size.
    pub fn path_radius(&self, i: usize) -> f32 {
        let aside = if self.is_level_beside() { LEVEL_BESIDE * self.room.text } else { 0.0 };
        let in_row = if self.is_folded() { 4.0 } else { 8.0 };
        let cell = (self.room.content().width() - aside) / in_row;
        let most = ((cell / 2.0 - 8.0) / self.room.growth()).min(RADII.1);
        let least = RADII.0.min(0.6 * most);
        least + (most - least) * i as f32 / 7.0
    }

    /// How far below the line of its path the i-th hollow lies.
    pub fn path_swing(&self, i: usize) -> f32 {
        SWING[i]
    }

    /// The middle of the i-th hollow in its cell, and its radius as it is dug.
    pub(super) fn path_hollow(&self, i: usize, cell: Rect) -> (Vec2, f32) {
        let growth = self.room.growth();
        let below = PATH_HOLLOW * growth + self.path_swing(i);
        (Vec2::new(cell.center().x, cell.min.y + below), self.path_radius(i) * growth)
    }

    /// The grooves between the hollows of a path: lines from lip to lip.
    pub fn grooves(&self, block: Rect) -> Vec<Vec<Vec2>> {
        let cells = self.path(block);
        let between = |i: usize| {
            let (from, r) = self.path_hollow(i, cells[i]);
            let (to, s) = self.path_hollow(i + 1, cells[i + 1]);
            if (from.x - to.x).abs() < 1.0 {
                // Round the end of a folded path, beside the names.
                let out = cells[i].max.x - from.x - 6.0;
                let aside = |at: Vec2, x: f32, y: f32| at + Vec2::new(x, y);
                return vec![
                    aside(from, r + 4.0, 0.0),
                    aside(from, out, 16.0),
                    aside(from.lerp(to, 0.5), out, 0.0),
                    aside(to, out, -16.0),
                    aside(to, s + 4.0, 0.0),
                ];
            }
            let way = (to - from).normalize_or(Vec2::X);
            let (start, end) = (from + way * (r + 4.0), to - way * (s + 4.0));
            let bow = 4.0 * if i.is_multiple_of(2) { 1.0 } else { -1.0 };
            let at = |k: usize| {
                let share = k as f32 / 4.0;
                start.lerp(end, share) + Vec2::Y * bow * (share * std::f32::consts::PI).sin()
            };
            (0..=4).map(at).collect()
        };
        (0..cells.len() - 1).map(between).collect()
    }
}
