//! What a match is called in a list: the first lines of its file, which can be read without the rest.

use std::fmt;

use super::fields::{Fields, outcome_word, read_number, read_outcome, read_pair};
use super::statistics::Against;
use crate::ai::Level;
use crate::engine::{ByPlayer, Match, Outcome, Player, Row, Rules};
use crate::match_setup::{MatchSetup, Seat};

/// A match in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// When it began, in seconds since the beginning of 1970.
    pub begun_s: u64,
    pub rules: Rules,
    pub row: Row,
    pub seats: ByPlayer<Seat>,
    /// The round being played, from 1.
    pub round: usize,
    pub round_count: usize,
    /// Rounds won.
    pub won: ByPlayer<usize>,
    /// Seeds captured in the round being played.
    pub seeds: ByPlayer<u8>,
    /// `None` while the match is not over.
    pub outcome: Option<Outcome>,
}

impl Summary {
    pub fn of(setup: &MatchSetup, match_: &Match, begun_s: u64) -> Summary {
        Summary {
            begun_s,
            rules: *match_.rules(),
            row: match_.row(),
            seats: setup.seats,
            round: match_.round() + 1,
            round_count: match_.round_count(),
            won: match_.rounds_won(),
            seeds: match_.game().position().captured(),
            outcome: match_.outcome(),
        }
    }

    /// The person whose game it is, and who the opponent is; South's where both are people, nobody's where the machine plays itself.
    pub fn person_and_opponent(&self) -> Option<(Player, Against)> {
        match (self.seats.south, self.seats.north) {
            (Seat::Person, Seat::Person) => Some((Player::South, Against::Friend)),
            (Seat::Person, Seat::Machine(level)) => Some((Player::South, Against::Machine(level.name.to_owned()))),
            (Seat::Machine(level), Seat::Person) => Some((Player::North, Against::Machine(level.name.to_owned()))),
            (Seat::Machine(_), Seat::Machine(_)) => None,
        }
    }

    pub(super) fn read(fields: &mut Fields<'_>) -> Result<Summary, String> {
        Ok(Summary {
            begun_s: fields.take("begun", read_number)?,
            rules: fields.take("rules", |name| name.parse().ok())?,
            row: fields.take("row", |text| Row::from_len(read_number(text)?))?,
            seats: ByPlayer { south: fields.take("south", read_seat)?, north: fields.take("north", read_seat)? },
            round: fields.take("round", read_number)?,
            round_count: fields.take("rounds", read_number)?,
            won: fields.take("won", read_pair)?,
            seeds: fields.take("seeds", read_pair)?,
            outcome: fields.take("outcome", read_outcome)?,
        })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "begun {}\nrules {}\nrow {}", self.begun_s, self.rules, self.row.len())?;
        writeln!(f, "south {}\nnorth {}", seat_words(self.seats.south), seat_words(self.seats.north))?;
        writeln!(f, "round {}\nrounds {}", self.round, self.round_count)?;
        writeln!(f, "won {}-{}", self.won.south, self.won.north)?;
        writeln!(f, "seeds {}-{}", self.seeds.south, self.seeds.north)?;
        writeln!(f, "outcome {}", outcome_word(self.outcome))
    }
}

fn seat_words(seat: Seat) -> String {
    match seat {
        Seat::Person => "person".to_owned(),
        Seat::Machine(level) => format!("machine {level}"),
    }
}

/// The names of the levels are part of the form: if ever one is called otherwise, its old name is still to be read here.
fn read_seat(words: &str) -> Option<Seat> {
    match words.split_once(' ') {
        None => (words == "person").then_some(Seat::Person),
        Some(("machine", level)) => level.parse::<Level>().ok().map(Seat::Machine),
        Some(_) => None,
    }
}
