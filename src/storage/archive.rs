//! Past matches: one file each, numbered in the order in which they were left. A file's date is for people to read; the order
//! does not depend on a clock.

use std::collections::BTreeMap;
use std::sync::Arc;

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

/// What past matches there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Archive {
    /// Names of files by their number, with what is known of them: of those filed since the program began, everything.
    games: BTreeMap<u32, (String, Option<Summary>)>,
    /// The next number is no lower than this: a place that was just given up may not be free on the disk yet.
    next: u32,
}

impl Archive {
    /// Looks which files there are, and into none of them.
    ///
    /// # Errors
    /// Why the folder cannot be read; it is then set aside.
    pub(super) fn look_up(store: &Store) -> Result<Archive, Trouble> {
        let names = store.load_names(FOLDER, Kept::PastMatches)?;
        let numbered =
            names.into_iter().filter_map(|name| Some((number_of(&name)?, (format!("{FOLDER}/{name}"), None))));
        Ok(Archive { games: numbered.collect(), next: 0 })
    }

    /// The name of the newest file.
    pub(super) fn newest(&self) -> Option<&str> {
        self.games.last_key_value().map(|(_, (name, _))| name.as_str())
    }

    /// A place for one more. Returns the name for its file, and those of the files that have to go for it.
    pub(super) fn add(&mut self, summary: Summary) -> (String, Vec<String>) {
        let number = self.games.last_key_value().map_or(1, |(&last, _)| last.saturating_add(1)).max(self.next);
        self.next = number.saturating_add(1);
        let name = format!("{FOLDER}/{number:06}-{}{ENDING}", date_of(summary.begun_s));
        self.games.insert(number, (name.clone(), Some(summary)));
        let mut dropped = Vec::new();
        while self.games.len() > MOST_GAMES {
            dropped.extend(self.games.pop_first().map(|(_, (name, _))| name));
        }
        (name, dropped)
    }

    /// The place of the newest is free again.
    pub(super) fn free_newest(&mut self) {
        if let Some((number, _)) = self.games.pop_last() {
            self.next = number;
        }
    }

    /// The names of those that began on the day of that time.
    pub(super) fn begun_on_day_of(&self, begun_s: u64) -> Vec<String> {
        let ending = format!("-{}{ENDING}", date_of(begun_s));
        let names = self.games.values().map(|(name, _)| name);
        names.filter(|name| name.ends_with(&ending)).cloned().collect()
    }

    pub(super) fn forget(&mut self, name: &str) {
        self.games.retain(|_, (other, _)| other != name);
    }

    /// The list as it is now, the newest first.
    pub(super) fn list(&self, store: Arc<Store>) -> PastMatches {
        PastMatches { store, games: self.games.values().rev().cloned().collect() }
    }
}

/// A past match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastMatch {
    /// The name to open it by.
    pub name: String,
    pub summary: Summary,
}

/// The list of past matches, still to be read.
#[derive(Clone)]
pub struct PastMatches {
    store: Arc<Store>,
    games: Vec<(String, Option<Summary>)>,
}

/// A past match that cannot be listed: what its file was called, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unlisted {
    pub name: String,
    pub trouble: Trouble,
}

impl PastMatches {
    /// The past matches, the newest first, and those that are none any more. Reads up to 200 files whole, so it is something for a
    /// task. Whatever cannot be used is set aside; of what can be neither used nor set aside is told once.
    pub fn read(self) -> (Vec<PastMatch>, Vec<Unlisted>) {
        let PastMatches { store, games } = self;
        let (mut matches, mut unlisted) = (Vec::new(), Vec::new());
        for (name, filed) in games.into_iter().filter(|(name, _)| !store.is_left_alone(name)) {
            match load_summary(&store, &name) {
                // What was filed a moment ago may not have been written yet.
                Ok(read) => matches.extend(read.or(filed).map(|summary| PastMatch { name, summary })),
                Err(trouble) => unlisted.push(Unlisted { name, trouble }),
            }
        }
        (matches, unlisted)
    }
}

/// What the first lines of a file say, if all of it is as it was written. The moves in it are not played.
///
/// # Errors
/// What became of a file that cannot be used.
pub(super) fn load_summary(store: &Store, name: &str) -> Result<Option<Summary>, Trouble> {
    store.load(name, SavedMatch::PAST, |text| Summary::read(&mut Fields::of(text)))
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
    use crate::engine::Match;
    use crate::match_setup::MatchSetup;

    #[test]
    fn the_oldest_goes_when_there_are_more_than_two_hundred_whatever_the_clock_says() {
        let setup = MatchSetup::default();
        let match_ = Match::new(setup.rules, setup.row, setup.rounds, setup.starter).expect("a match");
        let begun = |begun_s| Summary::of(&setup, &match_, begun_s);
        let mut archive = Archive::default();
        let (oldest, _) = archive.add(begun(2_000_000_000));
        for game in 1..MOST_GAMES as u64 {
            let (_, dropped) = archive.add(begun(2_000_000_000 - 100_000 * game));
            assert!(dropped.is_empty());
        }
        let (newest, dropped) = archive.add(begun(0));
        assert_eq!(dropped, [oldest]);
        assert_eq!(newest, "games/000201-1970-01-01.hoyito");
        assert_eq!(archive.newest(), Some(newest.as_str()));
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
