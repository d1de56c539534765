//! The lines of a record, read one after the other, and what may be wrong with them.

use std::collections::VecDeque;
use std::fmt;

use super::match_::MatchError;
use super::notation::{ParsePositionError, UnknownHole};
use super::position::IllegalMove;
use super::setup::InvalidSetup;

/// The lines of a text that say something, each with its number from 1.
pub(super) struct Lines<'a> {
    rest: VecDeque<(usize, &'a str)>,
    line_count: usize,
}

impl<'a> Lines<'a> {
    /// Some editors put a byte-order mark before a text.
    pub(super) fn of(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let numbered = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
        Lines {
            rest: numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).collect(),
            line_count: text.lines().count(),
        }
    }

    /// The number of the line to be read next.
    pub(super) fn number(&self) -> usize {
        self.rest.front().map_or(self.line_count + 1, |&(number, _)| number)
    }

    pub(super) fn expected(&self, what: &str) -> RecordError {
        RecordError::expected(self.number(), what)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn next_is(&self, key: &str) -> bool {
        self.next_entry().is_some_and(|(found, _)| found == key)
    }

    /// Whether the next line is `key value`.
    pub(super) fn next_says(&self, key: &str, value: &str) -> bool {
        self.next_entry() == Some((key, value))
    }

    /// The first word of the next line, and the rest of it.
    fn next_entry(&self) -> Option<(&'a str, &'a str)> {
        let &(_, line) = self.rest.front()?;
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Some((key, value.trim()))
    }

    pub(super) fn take_line(&mut self, whole: &str) -> bool {
        let is_it = self.rest.front().is_some_and(|&(_, line)| line == whole);
        if is_it {
            self.rest.pop_front();
        }
        is_it
    }

    /// Reads the line `key value`.
    pub(super) fn field<T>(
        &mut self,
        key: &str,
        what: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let found = self.next_entry().filter(|&(found, _)| found == key).and_then(|(_, value)| read(value));
        let value = found.ok_or_else(|| self.expected(&format!("{key}, then {what}")))?;
        self.rest.pop_front();
        Ok(value)
    }

    /// Checks the line `key value`, if it is there, against what is so.
    pub(super) fn claim(&mut self, key: &str, is_so: &str) -> Result<(), RecordError> {
        if self.next_is(key) {
            self.field(key, is_so, |said| (said == is_so).then_some(()))?;
        }
        Ok(())
    }

    /// The moves on all lines with that key that follow, each with the number of its line.
    pub(super) fn moves(&mut self, key: &str) -> Vec<(usize, &'a str)> {
        let mut moves = Vec::new();
        while self.next_is(key) {
            let (number, line) = self.rest.pop_front().expect("next_is has seen a line");
            moves.extend(line.split_whitespace().skip(1).map(|text| (number, text)));
        }
        moves
    }
}

/// Why a text is not the record of a game or match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The line is not what has to stand there.
    Expected {
        line: usize,
        what: String,
    },
    /// The text is not a position at all.
    Position {
        line: usize,
        error: ParsePositionError,
    },
    /// It is a position's text, but not one under these rules.
    Setup {
        line: usize,
        invalid: InvalidSetup,
    },
    Match {
        line: usize,
        error: MatchError,
    },
    /// The first wrong move: its number, from 1, in its round.
    WrongMove {
        line: usize,
        round: Option<usize>,
        number: usize,
        why: WrongMove,
    },
}

/// What is wrong with a move in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongMove {
    NotAHole(UnknownHole),
    Illegal(IllegalMove),
}

impl RecordError {
    pub(super) fn expected(line: usize, what: &str) -> RecordError {
        RecordError::Expected { line, what: what.to_owned() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Expected { line, what } => write!(f, "line {line}: expected {what}"),
            RecordError::Position { line, error } => write!(f, "line {line}: {error}"),
            RecordError::Setup { line, invalid } => write!(f, "line {line}: {invalid}"),
            RecordError::Match { line, error } => write!(f, "line {line}: {error}"),
            RecordError::WrongMove { line, round, number, why } => {
                let why: &dyn fmt::Display = match why {
                    WrongMove::NotAHole(unknown) => unknown,
                    WrongMove::Illegal(illegal) => illegal,
                };
                round.map_or(Ok(()), |round| write!(f, "round {round}, "))?;
                write!(f, "move {number} (line {line}): {why}")
            }
        }
    }
}

impl std::error::Error for RecordError {}
