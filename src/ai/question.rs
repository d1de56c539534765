//! What is asked of a search, and what it answers.

use std::time::Duration;

use super::limits::Limits;
use super::score::{self, Stakes};
use crate::engine::Hole;

/// What is asked of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub limits: Limits,
    /// Moves whose value is within so many hundredths of a seed of the best get their own true values, others only a bound.
    pub near: i32,
    pub stakes: Stakes,
    /// Tables with more seeds than this are left alone.
    pub table_seeds: u8,
}

impl Question {
    /// The best move, with every table that is ready.
    pub fn best_move(limits: Limits) -> Question {
        Question { limits, near: 0, stakes: Stakes::default(), table_seeds: u8::MAX }
    }

    /// A value for every move.
    pub fn every_move(limits: Limits) -> Question {
        Question { near: 2 * score::INFINITE, ..Question::best_move(limits) }
    }
}

/// How far the search has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Moves of the longest line looked at.
    pub deepest: u32,
    /// The final margin for the mover, in hundredths of a seed.
    pub score: i32,
    /// Whether that is proven to be the true value.
    pub is_proven: bool,
    pub nodes: u64,
    pub table_hits: u64,
    /// How full the memory is, in thousandths.
    pub fullness: u32,
    pub time: Duration,
    pub line: Vec<Hole>,
}

impl News {
    pub fn nodes_a_second(&self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-6)) as u64
    }
}

/// A move and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue {
    pub hole: Hole,
    /// The final margin for the mover, in hundredths of a seed.
    pub score: i32,
    /// Whether the score only says that it is not worth more.
    pub is_bound: bool,
    /// Whether that is proven.
    pub is_proven: bool,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Every legal move, the best first.
    pub moves: Vec<MoveValue>,
    pub news: News,
}

impl Answer {
    pub fn best(&self) -> Hole {
        self.moves[0].hole
    }
}
