//! What `setoption` can set.

use std::fmt;
use std::io::{self, Write};

use crate::ai::{Level, UnknownLevel};
use crate::engine::{Row, Rules, UnknownRules};

/// The most megabytes for the search's memory.
const MOST_MEGABYTES: usize = 65_536;
const MOST_THREADS: usize = 256;
const DEFAULT_MEGABYTES: usize = 64;

/// The options as they are set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Options {
    pub(super) rules: Rules,
    pub(super) row: Row,
    pub(super) level: Level,
    /// For what a level draws by lot.
    pub(super) seed: u64,
    /// Megabytes for the search's memory.
    pub(super) hash: usize,
    pub(super) threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            rules: Rules::default(),
            row: Row::Six,
            level: Level::PERFECT,
            seed: 0,
            hash: DEFAULT_MEGABYTES,
            threads: 1,
        }
    }
}

impl Options {
    /// The options with one of them changed.
    ///
    /// # Errors
    /// What was expected.
    pub(super) fn with(mut self, name: &str, value: &str) -> Result<Options, OptionError> {
        match name.to_ascii_lowercase().as_str() {
            "rules" => self.rules = value.parse().map_err(OptionError::Rules)?,
            "row" => self.row = row(value)?,
            "level" => self.level = value.parse().map_err(OptionError::Level)?,
            "seed" => self.seed = number("Seed", value, 0, u64::MAX)?,
            "hash" => self.hash = number("Hash", value, 1, MOST_MEGABYTES as u64)? as usize,
            "threads" => self.threads = number("Threads", value, 1, MOST_THREADS as u64)? as usize,
            _ => return Err(OptionError::Unknown(name.to_owned())),
        }
        Ok(self)
    }

    /// Every option with its default and what it may be.
    pub(super) fn write(out: &mut impl Write) -> io::Result<()> {
        let default = Options::default();
        let rules = Rules::ALL.iter().fold(String::new(), |line, rules| format!("{line} var {rules}"));
        let rows = Row::ALL.iter().fold(String::new(), |line, row| format!("{line} var {}", row.len()));
        let levels = Level::ALL.iter().fold(String::new(), |line, level| format!("{line} var {level}"));
        writeln!(out, "option name Rules type combo default {}{rules}", default.rules)?;
        writeln!(out, "option name Row type combo default {}{rows}", default.row.len())?;
        writeln!(out, "option name Level type combo default {}{levels}", default.level)?;
        writeln!(out, "option name Seed type spin default 0 min 0 max {}", u64::MAX)?;
        writeln!(out, "option name Hash type spin default {} min 1 max {MOST_MEGABYTES}", default.hash)?;
        writeln!(out, "option name Threads type spin default 1 min 1 max {MOST_THREADS}")
    }
}

fn row(value: &str) -> Result<Row, OptionError> {
    let row = Row::ALL.into_iter().find(|row| row.len().to_string() == value);
    row.ok_or_else(|| OptionError::Row(value.to_owned()))
}

fn number(name: &'static str, value: &str, least: u64, most: u64) -> Result<u64, OptionError> {
    let number = value.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| OptionError::Number { name, value: value.to_owned(), least, most })
}

/// Why an option cannot be set like that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OptionError {
    Unknown(String),
    Rules(UnknownRules),
    Row(String),
    Level(UnknownLevel),
    Number { name: &'static str, value: String, least: u64, most: u64 },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown(name) => {
                write!(f, "unknown option '{name}': expected Rules, Row, Level, Seed, Hash or Threads")
            }
            OptionError::Rules(unknown) => unknown.fmt(f),
            OptionError::Row(value) => write!(f, "unknown row '{value}': expected 6 or 12"),
            OptionError::Level(unknown) => unknown.fmt(f),
            OptionError::Number { name, value, least, most } => {
                write!(f, "'{value}' is no value for {name}: expected {least} to {most}")
            }
        }
    }
}
