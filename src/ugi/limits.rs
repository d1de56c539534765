//! How long `go` may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::engine::ByPlayer;

/// Bounds on one search. Several hold together; with none the engine chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub move_time: Option<Duration>,
    /// Until `stop`, whatever the other bounds.
    pub infinite: bool,
    pub clock: Option<Clock>,
}

/// What is left on each player's clock, and what a move adds to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    pub left: ByPlayer<Duration>,
    pub added: ByPlayer<Duration>,
}

impl Limits {
    /// Understands the words after `go`.
    ///
    /// # Errors
    /// The first word that cannot be understood, and what was expected.
    pub(super) fn parse(words: &[&str]) -> Result<Limits, LimitsError> {
        let mut limits = Limits::default();
        let (mut left, mut added) = (ByPlayer::default(), ByPlayer::default());
        let mut words = words.iter().copied();
        while let Some(name) = words.next() {
            match name {
                "infinite" if !limits.infinite => limits.infinite = true,
                "infinite" => return Err(LimitsError::Twice(name.to_owned())),
                "depth" => set(&mut limits.depth, name, number(name, words.next(), 0)?)?,
                "nodes" => set(&mut limits.nodes, name, number(name, words.next(), 1)?)?,
                "movetime" => set(&mut limits.move_time, name, time(name, words.next(), 1)?)?,
                "p1time" => set(&mut left.south, name, time(name, words.next(), 0)?)?,
                "p2time" => set(&mut left.north, name, time(name, words.next(), 0)?)?,
                "p1inc" => set(&mut added.south, name, time(name, words.next(), 0)?)?,
                "p2inc" => set(&mut added.north, name, time(name, words.next(), 0)?)?,
                _ => return Err(LimitsError::Unknown(name.to_owned())),
            }
        }
        limits.clock = clock(left, added)?;
        Ok(limits)
    }
}

/// Both players' time or neither's; a move that adds nothing need not be spoken of, and may be. No time left means at once.
fn clock(left: ByPlayer<Option<Duration>>, added: ByPlayer<Option<Duration>>) -> Result<Option<Clock>, LimitsError> {
    let added = ByPlayer::new(added.south.unwrap_or_default(), added.north.unwrap_or_default());
    match (left.south, left.north) {
        (Some(south), Some(north)) => Ok(Some(Clock { left: ByPlayer::new(south, north), added })),
        (None, None) if added == ByPlayer::default() => Ok(None),
        _ => Err(LimitsError::HalfAClock),
    }
}

fn set<T>(limit: &mut Option<T>, name: &str, value: T) -> Result<(), LimitsError> {
    match limit.replace(value) {
        None => Ok(()),
        Some(_) => Err(LimitsError::Twice(name.to_owned())),
    }
}

fn number<T: FromStr + PartialOrd + From<u8>>(name: &str, word: Option<&str>, least: u8) -> Result<T, LimitsError> {
    let number = word.and_then(|word| word.parse().ok()).filter(|number| *number >= T::from(least));
    number.ok_or_else(|| LimitsError::NotANumber {
        name: name.to_owned(),
        least,
        found: word.unwrap_or("nothing").to_owned(),
    })
}

fn time(name: &str, word: Option<&str>, least: u8) -> Result<Duration, LimitsError> {
    number(name, word, least).map(Duration::from_millis)
}

/// Why the words after `go` are no limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitsError {
    Unknown(String),
    Twice(String),
    NotANumber { name: String, least: u8, found: String },
    HalfAClock,
}

impl fmt::Display for LimitsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitsError::Unknown(word) => write!(
                f,
                "go: unknown word '{word}': expected depth, nodes, movetime, infinite, p1time, p2time, p1inc or p2inc"
            ),
            LimitsError::Twice(name) => write!(f, "go: {name} is given twice"),
            LimitsError::NotANumber { name, least, found } => {
                write!(f, "go: {name} needs a whole number of {least} or more: found '{found}'")
            }
            LimitsError::HalfAClock => f.write_str("go: a clock needs both p1time and p2time"),
        }
    }
}

impl std::error::Error for LimitsError {}
