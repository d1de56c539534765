//! Past matches: one file each, numbered in the order in which they were left. A file's date is for people to read; the order
//! does not depend on a clock.

use std::collections::BTreeMap;

use super::date::date_of;
use super::fields::Fields;
use super::saved_match::SavedMatch;
use super::store::Store;
use super::summary::Summary;
use super::trouble::{Kept, Trouble};

/// Past matches that are kept; the oldest goes when there are more.
pub const MOST_GAMES: usize = 200;

const FOLDER: &str = "games";
const ENDING: &str = ".hoyito";

/// More than the first lines of any file, up to the end of its summary.
const HEAD_BYTES: u64 = 1_024;

/// What past matches there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// Names of files, by their number.
    names: BTreeMap<u32, String>,
}

impl Archive {
    /// Looks which files there are, and into none of them.
    ///
    /// # Errors
    /// Why the folder cannot be read; it is then set aside.
    pub fn look_up(store: &Store) -> Result<Archive, Trouble> {
        let names = store.load_names(FOLDER, Kept::PastMatches)?;
        let numbered = names.into_iter().filter_map(|name| Some((number_of(&name)?, format!("{FOLDER}/{name}"))));
        Ok(Archive { names: numbered.collect() })
    }

    /// The names of the files, the newest first.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.names.values().rev().map(String::as_str)
    }

    /// A place for one more. Returns the name for its file, and those of the files that have to go for it.
    pub(super) fn add(&mut self, begun_s: u64) -> (String, Vec<String>) {
        let number = self.names.last_key_value().map_or(1, |(&last, _)| last.saturating_add(1));
        let name = format!("{FOLDER}/{number:06}-{}{ENDING}", date_of(begun_s));
        self.names.insert(number, name.clone());
        let mut dropped = Vec::new();
        while self.names.len() > MOST_GAMES {
            dropped.extend(self.names.pop_first().map(|(_, name)| name));
        }
        (name, dropped)
    }

    pub(super) fn forget(&mut self, name: &str) {
        self.names.retain(|_, other| other != name);
    }

    /// What a file's first lines say, unchecked: for a list. `None` if they say nothing.
    pub fn summary(store: &Store, name: &str) -> Option<Summary> {
        let head = store.head(name, HEAD_BYTES).ok()?;
        let text = String::from_utf8_lossy(&head);
        let (_, body) = text.split_once('\n')?;
        Summary::read(&mut Fields::of(body)).ok()
    }

    /// A past match.
    ///
    /// # Errors
    /// Why it cannot be read; its file is then set aside.
    pub fn open(store: &Store, name: &str) -> Result<Option<SavedMatch>, Trouble> {
        store.load(name, SavedMatch::PAST, str::parse)
    }
}

/// The number at the beginning of a file's name, if it is one of ours.
fn number_of(name: &str) -> Option<u32> {
    let (number, date) = name.strip_suffix(ENDING)?.split_once('-')?;
    let is_date = date.len() >= 10 && date.bytes().all(|byte| byte == b'-' || byte.is_ascii_digit());
    let is_number = number.len() >= 6 && number.bytes().all(|byte| byte.is_ascii_digit());
    if is_date && is_number { number.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_goes_when_there_are_more_than_two_hundred_whatever_the_clock_says() {
        let mut archive = Archive::default();
        for game in 0..MOST_GAMES as u64 {
            let (_, dropped) = archive.add(2_000_000_000 - 100_000 * game);
            assert!(dropped.is_empty());
        }
        let oldest = archive.names().last().unwrap().to_owned();
        let (newest, dropped) = archive.add(0);
        assert_eq!(dropped, [oldest]);
        assert_eq!(newest, "games/000201-1970-01-01.hoyito");
        assert_eq!(archive.names().next(), Some(newest.as_str()));
    }

    #[test]
    fn only_files_with_our_names_are_counted() {
        assert_eq!(number_of("000017-2026-11-30.hoyito"), Some(17));
        assert_eq!(number_of("1000017-2026-11-30.hoyito"), Some(1_000_017));
        for name in [
            "17-2026-11-30.hoyito",
            "000017-2026-11-30.hoyito.damaged-1",
            "000017.hoyito",
            "notes.txt",
            "",
            "000017-2026-11-30.hoyito.tmp",
            "+00017-2026-11-30.hoyito",
            "99999999999-2026-11-30.hoyito",
        ] {
            assert_eq!(number_of(name), None, "{name}");
        }
    }
}
