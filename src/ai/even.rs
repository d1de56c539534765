//! Even starts: both rows hold the same 24 seeds in another order than the traditional one, and no proof is found that either
//! side can force a gain. The books are text, one start a line, made by `hoyito solve --even`.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::endgame::Tables;
use super::limits::Limits;
use super::solve::{Claim, Solver, Verdict};
use super::transposition::Transpositions;
use crate::engine::{ByPlayer, Player, Position, Row, Rules, Setup};

const HOLES: usize = Row::Six.len();
const SEEDS_A_ROW: usize = Row::Six.seeds() as usize / 2;
/// Megabytes of memory for the search for proofs.
const MEGABYTES: usize = 32;

const BOOK_II: &str = include_str!("../../assets/even-starts/hoyito-ii-2x6.txt");
const BOOK_III: &str = include_str!("../../assets/even-starts/hoyito-iii-2x6.txt");

/// One start of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EvenStart {
    /// The seeds of each player's holes in his own order.
    pub holes: [u8; HOLES],
    /// Turns looked ahead, captures that keep the turn not counted, without a proof that either side can force a gain.
    pub depth: u32,
}

impl EvenStart {
    /// Every start of the book for these rules on 2x6, in order; none where there is no book.
    pub fn book(rules: Rules) -> Vec<EvenStart> {
        let text = match rules {
            Rules::HOYITO_II => BOOK_II,
            Rules::HOYITO_III => BOOK_III,
            _ => "",
        };
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| line.parse().expect("a test reads every line of the books")).collect()
    }

    /// The position, with this player to move.
    ///
    /// # Panics
    /// If the start does not have as many seeds as the game.
    pub fn position(&self, rules: Rules, starter: Player) -> Position {
        let row: Vec<u32> = self.holes.iter().copied().map(u32::from).collect();
        let captured = ByPlayer::default();
        let setup = Setup { holes: ByPlayer::new(row.clone(), row), to_move: starter, captured, last_four_to: None };
        setup.validate(rules).expect("every seed is there")
    }
}

impl fmt::Display for EvenStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let holes = self.holes.map(|seeds| seeds.to_string()).join(",");
        write!(f, "{holes} {}", self.depth)
    }
}

impl FromStr for EvenStart {
    type Err = ParseEvenStartError;

    fn from_str(line: &str) -> Result<EvenStart, ParseEvenStartError> {
        let wrong = || ParseEvenStartError { line: line.to_owned() };
        let (holes, depth) = line.split_once(' ').ok_or_else(wrong)?;
        let holes: Vec<u8> = holes.split(',').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        let holes: [u8; HOLES] = holes.try_into().map_err(|_| wrong())?;
        let all_there = holes.iter().map(|&seeds| usize::from(seeds)).sum::<usize>() == SEEDS_A_ROW;
        let depth = depth.parse().map_err(|_| wrong())?;
        if all_there { Ok(EvenStart { holes, depth }) } else { Err(wrong()) }
    }
}

/// A line that is no even start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseEvenStartError {
    pub line: String,
}

impl fmt::Display for ParseEvenStartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}': expected six holes with 24 seeds and a depth, as in '3,5,5,4,4,3 12'", self.line)
    }
}

impl std::error::Error for ParseEvenStartError {}

/// Looks for even starts, one after another: the same seed, depth and tables give the same starts.
pub struct EvenStarts {
    rules: Rules,
    depth: u32,
    solver: Solver,
    rng: ChaCha8Rng,
    seen: HashSet<[u8; HOLES]>,
}

impl EvenStarts {
    pub fn new(rules: Rules, depth: u32, seed: u64, tables: Arc<Tables>) -> EvenStarts {
        let solver = Solver::new(Transpositions::with_megabytes(MEGABYTES), tables);
        let seen = HashSet::from([[4; HOLES]]);
        EvenStarts { rules, depth, solver, rng: ChaCha8Rng::seed_from_u64(seed), seen }
    }

    /// A start not drawn before, each seed thrown into any hole.
    fn draw(&mut self) -> EvenStart {
        loop {
            let mut holes = [0; HOLES];
            for _ in 0..SEEDS_A_ROW {
                holes[self.rng.random_range(0..HOLES)] += 1;
            }
            if self.seen.insert(holes) {
                return EvenStart { holes, depth: self.depth };
            }
        }
    }

    fn is_even(&mut self, start: &EvenStart) -> bool {
        let position = start.position(self.rules, Player::South);
        Player::ALL.into_iter().all(|player| {
            let claim = Claim { player, margin: 1 };
            let never = AtomicBool::new(false);
            self.solver.prove(&position, claim, &Limits::depth(self.depth), &never).verdict == Verdict::Open
        })
    }
}

impl Iterator for EvenStarts {
    type Item = EvenStart;

    fn next(&mut self) -> Option<EvenStart> {
        loop {
            let start = self.draw();
            if self.is_even(&start) {
                return Some(start);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Turns that every start of the books has been looked at.
    const DEPTH: u32 = 16;

    #[test]
    fn the_books_hold_two_hundred_different_starts_each() {
        for rules in [Rules::HOYITO_II, Rules::HOYITO_III] {
            let book = EvenStart::book(rules);
            assert!(book.len() >= 200, "{rules}: {}", book.len());
            let different: HashSet<_> = book.iter().map(|start| start.holes).collect();
            assert_eq!(different.len(), book.len(), "{rules}");
            for start in book {
                assert_ne!(start.holes, [4; HOLES], "{rules}");
                assert_eq!(start.depth, DEPTH, "{rules}");
                assert_eq!(start.to_string().parse(), Ok(start));
                assert!(!start.position(rules, Player::North).is_over(), "{rules} {start}");
            }
        }
    }

    #[test]
    fn a_line_with_too_few_seeds_is_refused() {
        for line in ["", "4,4,4,4,4,4", "4,4,4,4,4,3 12", "4,4,4,4,8 12", "4,4,4,4,4,x 12"] {
            assert!(line.parse::<EvenStart>().is_err(), "{line}");
        }
    }
}
