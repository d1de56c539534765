//! Where everything is: blocks one below the other, all on one screen where there is room, else in steps. Pure; lengths in u.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `room` | what there is room for, by the window and the size of text |
//! | `steps` | which blocks share a step |
//! | `heights` | how high every block is |
//! | `places` | where everything is on a step |
//! | `boards` | the pictures of the boards |
//! | `path` | how strong the machine is |

mod boards;
mod heights;
mod path;
mod places;
mod room;
mod steps;
#[cfg(test)]
mod tests;

use crate::app::theme::spacing;
use crate::engine::Player;

pub use boards::PICTURE_EDGE;
pub use room::Room;

/// Between two pictures; between blocks, at least and at most.
const GUTTER: f32 = spacing::SMALL;
const GAPS: (f32, f32) = (3.0, 40.0);

/// The heights of the way into the game: as it should be, and where that would take one more step; and the sizes of the tiny
/// boards, of their size where there is room.
const STARTS: [f32; 2] = [100.0, 66.0];
const BOARDS: [f32; 5] = [1.0, 0.85, 0.7, 0.55, 0.45];

/// One thing to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    Players,
    Boards,
    /// The rules of the chosen board in a sentence.
    Rules,
    Level(Player),
    /// Whether what is North's is turned, where two sit at one table.
    NorthTurned,
    Seeds,
    /// What the kind of start means.
    StartMeans,
    Starter,
    Rounds,
    /// Where the match that was left will be found.
    GameWaits,
}

/// The blocks of each step, and what they look like.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupLayout {
    room: Room,
    looks: Looks,
    steps: Vec<Vec<Block>>,
}

/// What gives way where there is little room.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Looks {
    /// How high the way into the game is, at least.
    start: f32,
    /// How large the tiny boards are, of their size where there is room.
    boards: f32,
}

impl SetupLayout {
    /// In as few steps as there can be, and as roomy as it gets in so many.
    pub fn new(room: Room) -> SetupLayout {
        let roomy_first = STARTS.into_iter().flat_map(|start| BOARDS.map(|boards| Looks { start, boards }));
        let layouts = roomy_first.map(|looks| SetupLayout::with(room.clone(), looks));
        let best = layouts.min_by_key(|layout| (!layout.fits(), layout.step_count()));
        best.unwrap_or_else(|| SetupLayout::with(room, Looks { start: STARTS[1], boards: BOARDS[4] }))
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
}
