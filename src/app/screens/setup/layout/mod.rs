//! Where everything is: blocks one below the other, all on one screen where there is room, else in steps. Pure; lengths in u.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `room` | what there is room for, by the window and the size of text |
//! | `heights` | how high every block is |
//! | `places` | where everything is on a step |
//! | `boards` | the pictures of the boards |
//! | `path` | how strong the machine is |

mod boards;
mod heights;
mod path;
mod places;
mod room;
#[cfg(test)]
mod tests;

use crate::app::theme::spacing;
use crate::engine::Player;

pub use boards::PICTURE_EDGE;
pub use room::Room;

/// Between two pictures; between blocks, at least and at most.
const GUTTER: f32 = spacing::SMALL;
const GAPS: (f32, f32) = (3.0, 40.0);

/// One thing to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    Players,
    Boards,
    /// The rules of the chosen board in a sentence.
    Rules,
    Level(Player),
    Seeds,
    Starter,
    Rounds,
    Advice,
}

/// The blocks of each step, and what they look like.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupLayout {
    room: Room,
    steps: Vec<Vec<Block>>,
}

impl SetupLayout {
    pub fn new(room: Room) -> SetupLayout {
        let players = if room.is_portrait() || room.is_large() { vec![Block::Players] } else { vec![] };
        let mut boards = vec![Block::Boards];
        if !room.has_lines() {
            boards.push(Block::Rules);
        }
        let levels: Vec<Block> = room.machines.iter().copied().map(Block::Level).collect();
        let start = if room.is_narrow() && !room.is_portrait() {
            // As they share steps best.
            vec![Block::Starter, Block::Advice, Block::Seeds, Block::Rounds]
        } else {
            vec![Block::Seeds, Block::Starter, Block::Rounds, Block::Advice]
        };
        let all = [players.clone(), boards.clone(), levels.clone(), start.clone()].concat();
        let mut layout = SetupLayout { room, steps: vec![all] };
        if !layout.room.is_large() && layout.fits() {
            return layout;
        }
        let first = [vec![Block::Players], boards.clone()].concat();
        let steps = |of: Vec<Vec<Block>>| of.into_iter().filter(|step| !step.is_empty()).collect();
        layout.steps = steps(vec![first.clone(), levels.clone(), start.clone()]);
        if !layout.fits() {
            layout.steps = steps([vec![first, levels.clone()], layout.packed(&start)].concat());
        }
        if !layout.fits() {
            let (boards, start) = (layout.packed(&boards), layout.packed(&start));
            layout.steps = steps([vec![vec![Block::Players]], boards, vec![levels], start].concat());
        }
        layout
    }

    /// Blocks in as few steps as they take.
    fn packed(&self, blocks: &[Block]) -> Vec<Vec<Block>> {
        let room = self.field().height();
        let mut steps: Vec<Vec<Block>> = Vec::new();
        let mut taken = f32::MAX;
        for &block in blocks {
            let height = self.height(block) + GAPS.0;
            if taken + height > room {
                steps.push(Vec::new());
                taken = 0.0;
            }
            taken += height;
            if let Some(step) = steps.last_mut() {
                step.push(block);
            }
        }
        steps
    }

    pub fn step_count(&self) -> usize {
        self.steps.len()
    }

    /// Whether it is all on one screen.
    pub fn is_whole(&self) -> bool {
        self.step_count() == 1
    }

    /// Whether who plays stands beside the heading.
    pub fn has_players_in_head(&self) -> bool {
        !self.steps.iter().flatten().any(|&block| block == Block::Players)
    }

    pub fn room(&self) -> &Room {
        &self.room
    }

    fn fits(&self) -> bool {
        self.steps.iter().all(|step| {
            let needed: f32 = step.iter().map(|&block| self.height(block)).sum();
            needed + GAPS.0 * step.len() as f32 <= self.field().height()
        })
    }
}
