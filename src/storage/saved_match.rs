//! A match as it is kept: everything that is needed to go on with it as if it had never been left.
//!
//! ```text
//! begun 1796036779
//! rules hoyito-ii
//! row 6
//! south person
//! north machine Neighbour
//! round 1
//! rounds 3
//! won 0-0
//! seeds 8-4
//! outcome none
//! seed 1796036779000123456
//! beginning handicap S 2
//! hoyito match
//! ...
//! ```
//!
//! Up to `outcome` it is a [`Summary`]; from `hoyito match` on it is the match's own text with what was undone.

use std::fmt;
use std::str::FromStr;

use super::fields::{Fields, read_number};
use super::sealed::Form;
use super::summary::Summary;
use super::trouble::Kept;
use crate::engine::{Match, Player};
use crate::match_setup::{MatchSetup, Start};

/// The line with which a match's own text begins.
const FIRST_LINE_OF_MATCH: &str = "hoyito match";

/// A match with everything it needs to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedMatch {
    pub setup: MatchSetup,
    pub match_: Match,
    /// When it began, in seconds since the beginning of 1970.
    pub begun_s: u64,
}

impl SavedMatch {
    /// The match in progress.
    pub const IN_PROGRESS: Form = Form { name: "match", version: 1, what: Kept::MatchInProgress };
    /// A past one.
    pub const PAST: Form = Form { name: "game", version: 1, what: Kept::PastMatch };

    pub fn summary(&self) -> Summary {
        Summary::of(&self.setup, &self.match_, self.begun_s)
    }

    /// Whether its last round is over.
    pub fn is_over(&self) -> bool {
        self.match_.outcome().is_some()
    }

    /// Whether anything was played in it, undone or not.
    pub fn has_moves(&self) -> bool {
        self.match_.round() > 0 || self.match_.game().last_ply() > 0
    }
}

impl fmt::Display for SavedMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}seed {}\nbeginning ", self.summary(), self.setup.seed)?;
        match self.setup.start {
            Start::Traditional => writeln!(f, "traditional")?,
            Start::Even(number) => writeln!(f, "even {number}")?,
            Start::EvenByLot => writeln!(f, "even-by-lot")?,
            Start::Handicap { to, casas } => writeln!(f, "handicap {} {casas}", to.letter())?,
        }
        self.match_.with_undone().fmt(f)
    }
}

impl FromStr for SavedMatch {
    /// What was not understood.
    type Err = String;

    fn from_str(text: &str) -> Result<SavedMatch, String> {
        let end_of_head = text.find(FIRST_LINE_OF_MATCH).ok_or("there is no match in it")?;
        let (head, match_text) = text.split_at(end_of_head);
        let mut fields = Fields::of(head);
        let summary = Summary::read(&mut fields)?;
        let seed = fields.take("seed", read_number)?;
        let start = fields.take("beginning", read_start)?;
        fields.end()?;
        let match_: Match = match_text.parse().map_err(|error| format!("{error}"))?;
        let setup = MatchSetup {
            rules: *match_.rules(),
            row: match_.row(),
            rounds: match_.round_count(),
            starter: match_.starter(),
            start,
            seats: summary.seats,
            seed,
        };
        let saved = SavedMatch { setup, match_, begun_s: summary.begun_s };
        if saved.summary() == summary { Ok(saved) } else { Err("it says two different things".to_owned()) }
    }
}

fn read_start(words: &str) -> Option<Start> {
    match *words.split(' ').collect::<Vec<_>>() {
        ["traditional"] => Some(Start::Traditional),
        ["even", number] => Some(Start::Even(read_number(number)?)),
        ["even-by-lot"] => Some(Start::EvenByLot),
        ["handicap", to, casas] => Some(Start::Handicap { to: Player::from_letter(to)?, casas: read_number(casas)? }),
        _ => None,
    }
}
