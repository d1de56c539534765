//! How high every block is, whatever language it is in.

use super::room::{NO_LINES, SWEEP};
use super::{Block, GUTTER, SetupLayout};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;

/// From what stands beside the way into the game to that.
const BESIDE_START: f32 = 32.0;

/// Letters of the longest sentences in English.
const RULES_LETTERS: f32 = 80.0;
const START_MEANS_LETTERS: f32 = 83.0;
const GAME_WAITS_LETTERS: f32 = 49.0;

impl SetupLayout {
    pub(super) fn start_means_height(&self, width: f32) -> f32 {
        self.room.paragraph(START_MEANS_LETTERS, Type::Note, width)
    }

    /// What stands beside the way into the game is narrower.
    pub(super) fn width_of(&self, block: Block) -> f32 {
        let content = self.room.content();
        let is_beside_start =
            matches!(block, Block::Seeds | Block::Starter | Block::Rounds | Block::GameWaits) && self.has_start_aside();
        if is_beside_start { self.start().min.x - BESIDE_START - content.min.x } else { content.width() }
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
            Block::NorthTurned if room.has_labels_above() => room.line(Type::Strong) + SWEEP.y + choice(1.0) + 4.0,
            Block::NorthTurned => choice(1.0),
            Block::StartMeans if self.has_start_aside() => 0.0,
            Block::StartMeans => self.start_means_height(width),
            Block::GameWaits => room.paragraph(GAME_WAITS_LETTERS, Type::Note, self.width_of(block)),
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
