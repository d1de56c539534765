//! What is there twice because the program was ended in the middle: a match as the one in progress, and as a past one.

use super::Keeper;
use crate::storage::archive::{Unlisted, load_summary};
use crate::storage::fields::Fields;
use crate::storage::saved_match::SavedMatch;
use crate::storage::store::{Found, Store};
use crate::storage::summary::Summary;

impl Keeper {
    /// A match that was filed just before the program was ended may still be the current one. It takes the same place again.
    pub(super) fn file_in_the_same_place(&mut self, store: &Store) {
        let Some(newest) = self.archive.newest().map(str::to_owned) else { return };
        let Some(over) = self.current.as_ref().filter(|current| current.is_over()).map(SavedMatch::summary) else {
            return;
        };
        match load_summary(store, &newest) {
            Ok(Some(filed)) if filed == over => self.archive.free_newest(),
            Ok(_) => {}
            Err(trouble) => self.unlist(vec![Unlisted { name: newest, trouble }]),
        }
    }

    /// A match on offer is not past too: it was being filed to make room for another one, or being taken up. No other match has the
    /// seed of its lots.
    pub(super) fn remove_copies(&mut self) {
        let Some((current, kept_on)) = self.current.clone().zip(self.kept_on.as_ref()) else { return };
        let store = kept_on.store.clone();
        // What cannot be read is told of when it is listed.
        let is_copy = |name: &String| {
            let first_lines = store.read(name, SavedMatch::PAST, |text| Summary::read(&mut Fields::of(text)));
            let may_be = |past: &Summary| past.begun_s == current.begun_s && past.outcome.is_none();
            let is_it = |past: &SavedMatch| past.setup == current.setup;
            matches!(first_lines, Found::Whole(past) if may_be(&past))
                && matches!(store.read(name, SavedMatch::PAST, str::parse), Found::Whole(past) if is_it(&past))
        };
        for name in self.archive.begun_on_day_of(current.begun_s).into_iter().filter(is_copy) {
            self.archive.forget(&name);
            self.remove(&name);
        }
    }
}
