//! The levels, from a child's first game to perfect: each sees more of a capture chain and of the replies than the one below.
//!
//! No level blunders by lot. After the looking, one move is drawn among those that seem about as good as the best; the lower
//! the level, the wider "about" is meant.
//!
//! Points of each level against the one below, in percent (`hoyito ladder --rules NAME --row ROW`, 400 games, seed 1; the error is
//! about 3.5; in the last line, of 12 to 400 games, up to 10, and 3 for II on 2x12, where 128 were played):
//!
//! | | I | II | III | I, 2x12 | II, 2x12 |
//! | --- | --- | --- | --- | --- | --- |
//! | Newcomer against random moves | 56 | 68 | 68 | 60 | 82 |
//! | Child | 63 | 73 | 77 | 77 | 89 |
//! | Cousin | 57 | 64 | 61 | 64 | 71 |
//! | Neighbour | 58 | 71 | 71 | 69 | 78 |
//! | Fisher | 56 | 70 | 72 | 55 | 79 |
//! | Harvester | 57 | 62 | 63 | 64 | 57 |
//! | Elder | 61 | 63 | 64 | 66 | 55 |
//! | Perfect | 67 | 64 | 60 | 83 | 53 |
//!
//! Between the upper levels the pairs of games are often shared, as whoever moves second wins a game that both play well.
//!
//! Every level keeps an eye on the clock and answers with what it has when its patience ends, so that a slow or starved computer
//! plays somewhat weaker and not slower. Only the last level means to use its time up: the others need a small part of theirs, and
//! as long as they do, nothing but game and seed decides.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::limits::Limits;
use super::question::{News, Question};
use super::score::{CENTISEEDS, Stakes};
use super::sight::Sight;
use super::think::Thinker;
use super::transposition::Transpositions;
use crate::engine::{Game, Hole, LAP_LIMIT};

/// How strongly the machine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    pub name: &'static str,
    mind: Mind,
    /// Moves that seem worse than the best by no more than so many hundredths of a seed are as good to it.
    near: i32,
    /// The most time for a move.
    patience: Duration,
}

/// How a level finds out what a move is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mind {
    /// By looking.
    Eyes(Sight),
    /// By a search of so many turns.
    Depth(u32),
    /// By as much search as there is patience for.
    Time,
}

const EVERY_LAP: u32 = LAP_LIMIT;
/// Most turns have no more captures.
const NEARLY_EVERY_SOWING: u32 = 4;

/// Nodes for a search of few turns: on 2x12 the chains of a single turn can be more than anybody waits for.
const MOST_NODES: u64 = 200_000;
/// Bytes of memory for a search of few turns.
const SMALL_MEMORY: usize = 1 << 20;

/// What is as good as at once to a person.
const SHORT: Duration = Duration::from_millis(200);
/// For those who hardly ever need a tenth of it.
const MEDIUM: Duration = Duration::from_millis(700);
/// As long as a person likes to wait: an answer is promised within a second and a half, and some of that goes into beginning and
/// ending. (A computer so busy that it leaves the search alone for a while gets less: see `Meter`.)
const LONG: Duration = Duration::from_millis(1_200);

impl Level {
    pub const ALL: [Level; 8] = [
        Level { name: "Newcomer", mind: eyes(1, 2, 0), near: 400, patience: SHORT },
        Level { name: "Child", mind: eyes(2, 1, 0), near: 0, patience: SHORT },
        Level { name: "Cousin", mind: eyes(4, 1, 0), near: 0, patience: SHORT },
        Level { name: "Neighbour", mind: eyes(EVERY_LAP, 1, 1), near: 0, patience: SHORT },
        Level { name: "Fisher", mind: eyes(EVERY_LAP, NEARLY_EVERY_SOWING, 3), near: 0, patience: MEDIUM },
        Level { name: "Harvester", mind: eyes(EVERY_LAP, NEARLY_EVERY_SOWING, EVERY_LAP), near: 0, patience: MEDIUM },
        Level { name: "Elder", mind: Mind::Depth(2), near: 200, patience: MEDIUM },
        Level { name: "Perfect", mind: Mind::Time, near: 0, patience: LONG },
    ];

    /// The strongest.
    pub const PERFECT: Level = Level::ALL[Level::ALL.len() - 1];

    /// Whether it searches, and so has a use for endgame tables.
    pub fn looks_ahead(&self) -> bool {
        !matches!(self.mind, Mind::Eyes(_))
    }

    /// The move of this level. Up to the last, which takes what time it may, the same game and seed give the same move on
    /// every machine that is quick enough not to meet the level's patience. `None` after the end of the game.
    pub fn choose(
        &self,
        thinker: &mut Thinker,
        game: &Game,
        stakes: Stakes,
        seed: u64,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&News),
    ) -> Option<Hole> {
        let answer = match self.mind {
            Mind::Eyes(sight) => return self.look(sight, game, seed, stop, tell),
            Mind::Depth(depth) => {
                // A memory of its own, empty: nothing but the position decides.
                let memory = Transpositions::with_bytes(SMALL_MEMORY);
                let limits = Limits { depth: Some(depth), nodes: Some(MOST_NODES), time: Some(self.patience) };
                let question = Question { table_seeds: 0, near: self.near, stakes, ..Question::best_move(limits) };
                Thinker::new(memory, Arc::clone(thinker.tables())).think(game, &question, stop, tell)?
            }
            Mind::Time => {
                let limits = Limits::time(self.patience);
                let question = Question { near: self.near, stakes, ..Question::best_move(limits) };
                thinker.think(game, &question, stop, tell)?
            }
        };
        if self.near == 0 {
            return Some(answer.best());
        }
        let moves: Vec<(Hole, i32)> =
            answer.moves.iter().filter(|value| !value.is_bound).map(|value| (value.hole, value.score)).collect();
        // Where not even one turn was searched to its end, the search's own first move stands.
        pick(&moves, self.near, seed, game.ply()).or(Some(answer.best()))
    }

    fn look(
        &self,
        sight: Sight,
        game: &Game,
        seed: u64,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&News),
    ) -> Option<Hole> {
        let begun = Instant::now();
        let (gains, nodes) = sight.gains(game.position(), Some(self.patience), stop);
        let hole = pick(&gains, self.near, seed, game.ply())?;
        let gain = gains.iter().find(|&&(other, _)| other == hole).map_or(0, |&(_, gain)| gain);
        let turns = 1 + u32::from(sight.reply_laps > 0);
        let (captured, mover) = (game.position().captured(), game.position().to_move());
        tell(&News {
            depth: turns,
            deepest: turns,
            score: CENTISEEDS * (i32::from(captured[mover]) - i32::from(captured[!mover])) + gain,
            is_proven: false,
            nodes,
            table_hits: 0,
            fullness: 0,
            time: begun.elapsed(),
            line: vec![hole],
        });
        Some(hole)
    }

    /// Whether it takes as much time as it may, and every table there is.
    pub fn is_timed(&self) -> bool {
        matches!(self.mind, Mind::Time)
    }
}

const fn eyes(laps: u32, sowings: u32, reply_laps: u32) -> Mind {
    Mind::Eyes(Sight { laps, sowings, reply_laps })
}

/// One of the moves that are near the best, by lot.
fn pick(moves: &[(Hole, i32)], near: i32, seed: u64, ply: usize) -> Option<Hole> {
    let best = moves.iter().map(|&(_, score)| score).max()?;
    let good: Vec<Hole> = moves.iter().filter(|&&(_, score)| score >= best - near).map(|&(hole, _)| hole).collect();
    // Another draw at every ply: the same move again and again would look like a habit.
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(ply as u64);
    Some(good[rng.random_range(0..good.len())])
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        let found = Level::ALL.into_iter().find(|level| level.name.eq_ignore_ascii_case(name));
        found.ok_or_else(|| UnknownLevel { name: name.to_owned() })
    }
}

/// A name that no level has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel {
    pub name: String,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown level '{}': expected {}", self.name, Level::ALL.map(|level| level.name).join(", "))
    }
}

impl std::error::Error for UnknownLevel {}
