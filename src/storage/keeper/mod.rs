//! The one who keeps everything: told what happens in the match, it saves, files and counts, and offers what can be gone on with.

mod copies;

use std::path::PathBuf;
use std::sync::Arc;

use crate::engine::Match;
use crate::match_setup::MatchSetup;
use crate::storage::archive::{Archive, PastMatches, Unlisted, load_summary};
use crate::storage::disk::Disk;
use crate::storage::saved_match::SavedMatch;
use crate::storage::sealed::seal;
use crate::storage::statistics::Statistics;
use crate::storage::store::Store;
use crate::storage::trouble::Trouble;
use crate::storage::writer::Writer;

const MATCH: &str = "match.hoyito";
const STATISTICS: &str = "statistics.hoyito";
const BEFORE_RESET: &str = "statistics-before-reset.hoyito";

/// Keeps what is played. Where it has no disk it keeps it in memory, until the program ends.
#[derive(Default)]
pub struct Keeper {
    kept_on: Option<KeptOn>,
    /// The match at the table, or the one that was left last and can be gone on with.
    current: Option<SavedMatch>,
    archive: Archive,
    statistics: Statistics,
    before_reset: Option<Statistics>,
    troubles: Vec<Trouble>,
    /// Whether it was told that nothing can be saved.
    has_complained: bool,
}

struct KeptOn {
    // The writer first: it is dropped first, and the store's lock is given back after its last word.
    writer: Writer,
    store: Arc<Store>,
}

impl Keeper {
    /// Keeps everything in that folder, and reads what is there. A match that had ended is filed.
    pub fn open(disk: Box<dyn Disk>, folder: PathBuf) -> Keeper {
        let mut keeper = Keeper::default();
        let store = match Store::open(disk, folder) {
            Ok(store) => Arc::new(store),
            Err(trouble) => {
                keeper.troubles.push(trouble);
                return keeper;
            }
        };
        if let Some(why) = store.fault() {
            keeper.troubles.push(Trouble::CannotSave { why: why.clone() });
            keeper.has_complained = true;
        }
        keeper.read(&store);
        match Writer::new(store.clone()) {
            Ok(writer) => keeper.kept_on = Some(KeptOn { writer, store }),
            Err(error) => keeper.troubles.push(Trouble::CannotSave { why: error.into() }),
        }
        keeper.remove(BEFORE_RESET);
        keeper.leave();
        keeper.remove_copies();
        keeper
    }

    /// For a computer that has no folder for it.
    pub fn without_folder() -> Keeper {
        Keeper { troubles: vec![Trouble::NoFolder], ..Keeper::default() }
    }

    fn read(&mut self, store: &Store) {
        let statistics = store.load(STATISTICS, Statistics::FORM, str::parse);
        self.statistics = self.or_trouble(statistics).unwrap_or_default();
        let match_ = store.load(MATCH, SavedMatch::IN_PROGRESS, str::parse);
        self.current = self.or_trouble(match_);
        let archive = Archive::look_up(store).map(Some);
        self.archive = self.or_trouble(archive).unwrap_or_default();
        self.file_in_the_same_place(store);
    }

    fn or_trouble<T>(&mut self, loaded: Result<Option<T>, Trouble>) -> Option<T> {
        loaded.unwrap_or_else(|trouble| {
            self.troubles.push(trouble);
            None
        })
    }

    /// A match is at the table that was not there before: a new one, or the one on offer. What was there before is filed.
    pub fn sit_down(&mut self, setup: &MatchSetup, match_: &Match, now_s: u64) {
        if self.current.as_ref().is_some_and(|current| current.setup == *setup && current.match_ == *match_) {
            return;
        }
        if let Some(before) = self.current.take().filter(SavedMatch::has_moves) {
            self.file(&before);
        }
        self.current = Some(SavedMatch { setup: setup.clone(), match_: match_.clone(), begun_s: now_s });
        self.save_match();
    }

    /// A past match that was left unfinished is to be gone on with: it is the one on offer, and past no longer. What was on offer
    /// before is filed. Where its file cannot be read, or it is over, nothing changes.
    pub fn take_up(&mut self, name: &str) -> Option<SavedMatch> {
        let taken_up = self.open_past(name).filter(|past| !past.is_over())?;
        self.archive.forget(name);
        if let Some(before) = self.current.replace(taken_up.clone()).filter(SavedMatch::has_moves) {
            self.file(&before);
        }
        self.save_match();
        // Where nothing is written over what could not be read, the match in progress is kept nowhere but here.
        let is_saved = self.kept_on.as_ref().is_some_and(|kept_on| !kept_on.store.is_left_alone(MATCH));
        if is_saved {
            self.remove(name);
        }
        Some(taken_up)
    }

    /// The match at the table stands elsewhere.
    pub fn update(&mut self, match_: &Match) {
        if let Some(current) = &mut self.current {
            current.match_.clone_from(match_);
            self.save_match();
        }
    }

    /// The table was left: a match that is over is filed, and any other stays on offer.
    pub fn leave(&mut self) {
        if let Some(over) = self.current.take_if(|current| current.is_over()) {
            self.file(&over);
            self.remove(MATCH);
        }
    }

    /// A match that can be gone on with.
    pub fn on_offer(&self) -> Option<&SavedMatch> {
        self.current.as_ref().filter(|current| !current.is_over())
    }

    /// How the last match was set up: the one at the table, or else the newest that was filed.
    pub fn last_setup(&mut self) -> Option<MatchSetup> {
        if let Some(current) = &self.current {
            return Some(current.setup.clone());
        }
        let newest = self.archive.newest()?.to_owned();
        self.open_past(&newest).map(|past| past.setup)
    }

    /// First the game, then the count, last the file of the match in progress: whenever the program is ended, nothing is lost,
    /// and what is filed again is neither kept nor counted twice.
    fn file(&mut self, saved: &SavedMatch) {
        let (name, dropped) = self.archive.add(saved.summary());
        self.save(&name, seal(SavedMatch::PAST, &saved.to_string()));
        dropped.iter().for_each(|name| self.drop_past(name));
        if saved.is_over() {
            self.statistics.count(saved);
            self.save_statistics();
        }
    }

    /// Removes the file of a past match, unless it is none that can be used: such a one is set aside and stays.
    fn drop_past(&mut self, name: &str) {
        let Some(KeptOn { store, .. }) = &self.kept_on else { return };
        let looked_at = load_summary(store, name);
        if looked_at.is_ok() {
            self.remove(name);
        }
        self.or_trouble(looked_at);
    }

    pub fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// Begins to count from nothing. The old figures are kept beside until the program ends.
    pub fn reset_statistics(&mut self) {
        // What a reset before this one has put aside is part of the past, too.
        let past = self.before_reset.take().unwrap_or_default().followed_by(std::mem::take(&mut self.statistics));
        self.save(BEFORE_RESET, seal(Statistics::FORM, &past.to_string()));
        // The match counted last is still not to be counted again.
        self.statistics.last_match = past.last_match;
        self.before_reset = Some(past);
        self.save_statistics();
    }

    pub fn can_undo_reset(&self) -> bool {
        self.before_reset.is_some()
    }

    /// Takes the old figures back, with what was counted since.
    pub fn undo_reset(&mut self) {
        if let Some(past) = self.before_reset.take() {
            self.statistics = past.followed_by(std::mem::take(&mut self.statistics));
            self.save_statistics();
            self.remove(BEFORE_RESET);
        }
    }

    /// The past matches that are on the disk; `None` where nothing is kept there.
    pub fn past_matches(&self) -> Option<PastMatches> {
        self.kept_on.as_ref().map(|kept_on| self.archive.list(kept_on.store.clone()))
    }

    /// Takes note of what the list of past matches was found to be: those that are set aside are in it no longer.
    pub fn unlist(&mut self, unlisted: Vec<Unlisted>) {
        for Unlisted { name, trouble } in unlisted {
            self.archive.forget(&name);
            self.troubles.push(trouble);
        }
    }

    /// A past match by the name it has in the list, to look at.
    pub fn open_past(&mut self, name: &str) -> Option<SavedMatch> {
        let opened = self.kept_on.as_ref()?.store.load(name, SavedMatch::PAST, str::parse);
        if opened.is_err() {
            self.archive.forget(name);
        }
        self.or_trouble(opened)
    }

    /// What a person should know and was not told yet.
    pub fn take_troubles(&mut self) -> Vec<Trouble> {
        let complaint = self.kept_on.as_ref().and_then(|kept_on| kept_on.writer.take_complaint());
        if !self.has_complained {
            self.has_complained = complaint.is_some();
            self.troubles.extend(complaint);
        }
        std::mem::take(&mut self.troubles)
    }

    /// Waits until everything is on the disk, three seconds at most.
    pub fn flush(&self) {
        if let Some(KeptOn { writer, .. }) = &self.kept_on {
            writer.flush();
        }
    }

    fn save_match(&self) {
        if let Some(current) = &self.current {
            self.save(MATCH, seal(SavedMatch::IN_PROGRESS, &current.to_string()));
        }
    }

    fn save_statistics(&self) {
        self.save(STATISTICS, seal(Statistics::FORM, &self.statistics.to_string()));
    }

    fn save(&self, name: &str, bytes: Vec<u8>) {
        if let Some(KeptOn { writer, .. }) = &self.kept_on {
            writer.save(name, bytes);
        }
    }

    fn remove(&self, name: &str) {
        if let Some(KeptOn { writer, .. }) = &self.kept_on {
            writer.remove(name);
        }
    }
}
