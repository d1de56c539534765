//! Lines of a key and a value, as the texts of our files have them.

use std::iter::Peekable;
use std::str::Lines;

use crate::engine::{ByPlayer, Outcome, Player};

/// The lines that are still to be read.
pub(super) struct Fields<'a>(Peekable<Lines<'a>>);

impl<'a> Fields<'a> {
    pub(super) fn of(text: &'a str) -> Fields<'a> {
        Fields(text.lines().peekable())
    }

    /// The value of the next line, which must have that key and a value that can be read.
    pub(super) fn take<T>(&mut self, key: &str, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, String> {
        let line = self.0.next().unwrap_or_default();
        value_of(line, key).and_then(read).ok_or_else(|| format!("'{line}' is not understood"))
    }

    /// The values of all lines with that key that follow.
    pub(super) fn take_all<T>(&mut self, key: &str, read: impl Fn(&'a str) -> Option<T>) -> Result<Vec<T>, String> {
        let mut values = Vec::new();
        while self.0.peek().is_some_and(|line| value_of(line, key).is_some()) {
            values.push(self.take(key, &read)?);
        }
        Ok(values)
    }

    /// Nothing may be left.
    pub(super) fn end(mut self) -> Result<(), String> {
        self.0.next().map_or(Ok(()), |line| Err(format!("'{line}' is not understood")))
    }
}

fn value_of<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    line.strip_prefix(key)?.strip_prefix(' ')
}

pub(super) fn read_number<T: std::str::FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// Reads `12-8`.
pub(super) fn read_pair<T: std::str::FromStr>(text: &str) -> Option<ByPlayer<T>> {
    let (south, north) = text.split_once('-')?;
    Some(ByPlayer::new(read_number(south)?, read_number(north)?))
}

pub(super) fn outcome_word(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "none",
        Some(Outcome::Draw) => "draw",
        Some(Outcome::Win(Player::South)) => "S",
        Some(Outcome::Win(Player::North)) => "N",
    }
}

pub(super) fn read_outcome(word: &str) -> Option<Option<Outcome>> {
    match word {
        "none" => Some(None),
        "draw" => Some(Some(Outcome::Draw)),
        _ => Player::from_letter(word).map(|winner| Some(Outcome::Win(winner))),
    }
}
