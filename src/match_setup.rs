//! What is chosen before a match begins: who plays, what, and from where. The window plays by it, and it is saved with the match.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::ai::{EvenStart, Level};
use crate::engine::{ByPlayer, Player, Row, Rules, Setup};

/// The level of a match of which nothing else is said: it sees whole sowings, but not what follows.
pub const FIRST_LEVEL: Level = Level::ALL[3];

/// Who decides for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    Person,
    Machine(Level),
}

impl Seat {
    pub fn is_machine(self) -> bool {
        matches!(self, Seat::Machine(_))
    }
}

/// What is chosen before a match begins.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    pub rules: Rules,
    pub row: Row,
    pub rounds: usize,
    pub starter: Player,
    pub start: Start,
    pub seats: ByPlayer<Seat>,
    /// Where the machine's lots come from: the same seed and moves give the same game.
    pub seed: u64,
}

/// What lies in the holes when a round begins. All but the traditional start are options of this edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// Four seeds in every hole.
    #[default]
    Traditional,
    /// A start of the book of even ones, by its number from 1.
    Even(usize),
    /// One of them by lot.
    EvenByLot,
    /// Casas that a player has captured before the first move.
    Handicap { to: Player, casas: usize },
}

impl MatchSetup {
    /// Whether somebody plays; else the machine plays against itself, to be looked at.
    pub fn has_person(&self) -> bool {
        Player::ALL.into_iter().any(|player| self.seats[player] == Seat::Person)
    }

    /// Where the first round begins. Where there is no such even start, the traditional one takes its place.
    pub fn first_position(&self) -> Setup {
        let opening = Setup::opening(self.row, self.starter);
        let even = |number: usize| {
            let book = if self.row == Row::Six { EvenStart::book(self.rules) } else { Vec::new() };
            let start = book.get(number.checked_sub(1)?)?;
            Some(Setup::from(&start.position(self.rules, self.starter)))
        };
        match self.start {
            Start::Traditional => opening,
            Start::Even(number) => even(number).unwrap_or(opening),
            Start::EvenByLot => {
                let starts = EvenStart::book(self.rules).len().max(1);
                even(ChaCha8Rng::seed_from_u64(self.seed).random_range(0..starts) + 1).unwrap_or(opening)
            }
            Start::Handicap { to, casas } => Setup::with_handicap(self.row, self.starter, to, casas),
        }
    }
}

impl Default for MatchSetup {
    /// Hoyito II on 2x6 against the machine, which starts: to move second is an advantage.
    fn default() -> Self {
        MatchSetup {
            rules: Rules::default(),
            row: Row::Six,
            rounds: 1,
            starter: Player::North,
            start: Start::Traditional,
            seats: ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL)),
            seed: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_position(start: Start) -> String {
        MatchSetup { start, ..MatchSetup::default() }.first_position().to_string()
    }

    #[test]
    fn each_start_lays_the_seeds_as_it_says() {
        assert_eq!(first_position(Start::Traditional), "4,4,4,4,4,4/4,4,4,4,4,4 N 0-0");
        assert_eq!(first_position(Start::Handicap { to: Player::South, casas: 2 }), "4,4,4,4,4,4/4,4,4,4,0,0 N 8-0");
        let book = EvenStart::book(Rules::HOYITO_II);
        let second = book[1].position(Rules::HOYITO_II, Player::North).to_string();
        assert_eq!(first_position(Start::Even(2)), second);
    }

    #[test]
    fn a_start_by_lot_is_one_of_the_book_and_the_same_for_the_same_seed() {
        assert_eq!(first_position(Start::EvenByLot), first_position(Start::EvenByLot));
        assert_ne!(first_position(Start::EvenByLot), first_position(Start::Traditional));
    }

    #[test]
    fn where_there_is_no_such_even_start_the_traditional_one_takes_its_place() {
        for number in [0, 100_000] {
            assert_eq!(first_position(Start::Even(number)), first_position(Start::Traditional));
        }
        let long = MatchSetup { row: Row::Twelve, start: Start::EvenByLot, ..MatchSetup::default() };
        assert_eq!(long.first_position(), Setup::opening(Row::Twelve, Player::North));
    }
}
