//! Where everything is on a step: the row of the heading, blocks, what leads from step to step, and the way into the game.

use bevy::math::{Rect, Vec2};

use super::room::{NO_LINES, SWEEP};
use super::{Block, GAPS, SetupLayout};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{STONE_IN_ROW_WIDTH_U, stops_size_u};

/// How wide the way into the game is at least, but in a high window; and, for its longest word, with larger text.
const START_WIDTH: f32 = 276.0;
const START_WORD: (f32, f32) = (150.0, 200.0);

impl SetupLayout {
    /// Whether who starts, and all below it, leaves room for the way into the game beside it.
    pub(super) fn has_start_aside(&self) -> bool {
        self.is_whole() && !self.room.is_portrait()
    }

    /// Of the row of the heading.
    pub fn head(&self) -> Rect {
        let content = self.room.content();
        let height = if self.has_start_aside() { 66.0 } else { 60.0_f32.max(self.room.line(Type::Heading) + SWEEP.y) };
        Rect::new(content.min.x.max(48.0 + 56.0 + self.room.offset()), 14.0, content.max.x, 14.0 + height)
    }

    /// The way into the game.
    pub fn start(&self) -> Rect {
        let content = self.room.content();
        let height = self.start_height();
        if self.room.is_portrait() {
            return Rect { min: Vec2::new(content.min.x, content.max.y - height), max: content.max };
        }
        let word = if self.room.is_narrow() { START_WORD.0 } else { START_WORD.1 };
        let width = START_WIDTH.max(word * self.room.text);
        Rect { min: content.max - Vec2::new(width, height), max: content.max }
    }

    /// The size of its word.
    pub fn start_step(&self) -> Type {
        if self.room.text < NO_LINES { Type::Score } else { Type::Heading }
    }

    fn start_height(&self) -> f32 {
        self.looks.start.max(self.room.line(self.start_step()) + 18.0)
    }

    /// What leads from step to step, if there is more than one.
    pub fn bar(&self) -> Option<Rect> {
        let (content, start) = (self.room.content(), self.start());
        let height = 58.0 * self.room.growth();
        match (self.is_whole(), self.room.is_portrait()) {
            (true, _) => None,
            (false, true) => {
                let bottom = start.min.y - spacing::MEDIUM;
                Some(Rect::new(content.min.x, bottom - height, content.max.x, bottom))
            }
            (false, false) => {
                let middle = start.center().y;
                Some(Rect::new(content.min.x, middle - height / 2.0, start.min.x - 24.0, middle + height / 2.0))
            }
        }
    }

    /// Whether between the two stones that lead from step to step there is room for a hollow for each: in the smallest square
    /// windows there is none.
    pub fn has_stops(&self) -> bool {
        let stones = 2.0 * (STONE_IN_ROW_WIDTH_U * self.room.growth() + spacing::MEDIUM);
        let stops = stops_size_u(self.step_count()).x * self.room.growth();
        self.bar().is_some_and(|bar| stones + stops <= bar.width())
    }

    /// Where blocks can lie.
    pub(super) fn field(&self) -> Rect {
        let content = self.room.content();
        let bottom = if self.has_start_aside() {
            content.max.y
        } else {
            self.bar().unwrap_or(self.start()).min.y.min(self.start().min.y) - spacing::SMALL
        };
        Rect::new(content.min.x, self.head().max.y + 4.0, content.max.x, bottom)
    }

    /// The blocks of a step, from top to bottom, each with its place.
    pub fn blocks(&self, step: usize) -> Vec<(Block, Rect)> {
        let blocks = &self.steps[step.min(self.steps.len() - 1)];
        let field = self.field();
        let free = field.height() - blocks.iter().map(|&block| self.height(block)).sum::<f32>();
        let gap = (free / blocks.len() as f32).clamp(0.0, GAPS.1);
        let mut top = field.min.y + (free - gap * (blocks.len() as f32 - 1.0)).max(0.0) / 2.0;
        let mut placed = Vec::new();
        for &block in blocks {
            let height = self.height(block);
            placed.push((block, Rect::new(field.min.x, top, field.min.x + self.width_of(block), top + height)));
            top += if height > 0.0 { height + gap } else { 0.0 };
        }
        if self.has_start_aside()
            && let Some((_, means)) = placed.iter_mut().find(|(block, _)| *block == Block::StartMeans)
        {
            // Over the way into the game, beside what it is about.
            let start = self.start();
            let height = self.start_means_height(start.width());
            let bottom = start.min.y - spacing::MEDIUM;
            *means = Rect::new(start.min.x, bottom - height, start.max.x, bottom);
        }
        placed
    }

    /// How wide the column of labels is, if they stand beside what they name.
    pub fn label_width(&self) -> Option<f32> {
        (!self.room.has_labels_above()).then_some(170.0 * self.room.text)
    }

    /// Whether the kinds of start go without a label, so that they have the whole width.
    pub fn has_bare_seeds(&self) -> bool {
        !self.room.has_labels_above()
    }
}
