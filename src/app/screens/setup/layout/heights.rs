//! How high every block is, whatever language it is in.

use super::room::{NO_LINES, SWEEP};
use super::{Block, GUTTER, SetupLayout};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;

/// Letters of the longest sentences in English.
const RULES_LETTERS: f32 = 80.0;
const ADVICE_LETTERS: f32 = 83.0;

impl SetupLayout {
    pub(super) fn advice_height(&self, width: f32) -> f32 {
        self.room.paragraph(ADVICE_LETTERS, Type::Note, width)
    }

    pub(super) fn height(&self, block: Block) -> f32 {
        let room = &self.room;
        let width = room.content().width();
        let choice = |lines: f32| (54.0 * room.growth()).max(lines * room.line(Type::Strong) + spacing::SMALL);
        match block {
            Block::Players if room.is_narrow() => 3.0 * choice(if room.text < NO_LINES { 1.0 } else { 2.0 }),
            Block::Players => choice(2.0),
            Block::Boards => {
                let rows = self.board_rows();
                rows as f32 * self.picture().y + (rows - 1) as f32 * GUTTER
            }
            Block::Rules => room.paragraph(RULES_LETTERS, self.rules_step(), width),
            Block::Level(_) => self.level_head_height() + self.path_height(),
            Block::Advice if self.has_start_aside() => 0.0,
            Block::Advice => self.advice_height(width),
            Block::Seeds | Block::Starter | Block::Rounds if room.has_labels_above() => {
                let label = room.line(Type::Strong) + SWEEP.y;
                let second = match block {
                    // In the largest text hardly two kinds of start have room side by side.
                    Block::Seeds if room.is_portrait() => 4.0 * choice(1.0) + choice(2.0) + SWEEP.y,
                    Block::Seeds => 2.0 * (choice(1.0) + spacing::HAIR),
                    Block::Starter => choice(1.0) + SWEEP.y,
                    _ => 0.0,
                };
                label + choice(1.0) + second
            }
            // The names of sides are longer than "you"; without names of levels there is room for two lines of them.
            Block::Starter if room.is_portrait() && room.machines.len() != 1 => 2.0 * choice(1.0) + 4.0,
            // Kinds of start take a line or more, and with a number they take two.
            Block::Seeds => 2.0 * choice(1.0) + 4.0,
            Block::Starter => choice(if room.text < NO_LINES { 1.0 } else { 2.0 }),
            Block::Rounds => choice(1.0),
        }
    }
}
