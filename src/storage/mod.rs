//! What is kept on the disk, so that nothing is ever lost: the match in progress, past games, statistics. No window here.
//!
//! | file in the data folder | what it holds |
//! | --- | --- |
//! | `match.hoyito` | the match in progress, or one that has ended and not been left yet |
//! | `games/000017-2026-11-30.hoyito` | a past match; the newest [`MOST_GAMES`] are kept |
//! | `statistics.hoyito` | games, results and records |
//! | `statistics-before-reset.hoyito` | what a reset can be undone to, until the program ends |
//! | `hoyito.lock` | held by the one program that writes here |
//!
//! Each file is text under one line that says what it is, of which version and how long, with a checksum ([`seal`], [`unseal`]).
//! It is written beside its place as `….tmp`, synced and renamed, so that the old file or the new one is there at any moment,
//! whole. What cannot be understood is set aside under another name and never written over.
//!
//! [`Keeper`] does all of that for the game: it is told what happens in the match and writes in a thread of its own.

mod archive;
mod count;
mod date;
mod disk;
mod fields;
mod folder;
mod keeper;
mod record_file;
mod saved_match;
mod sealed;
mod settings_file;
mod statistics;
mod statistics_text;
mod store;
mod summary;
mod trouble;
mod writer;

pub use archive::{MOST_GAMES, PastMatch, PastMatches, Unlisted};
pub use date::{date_of, now_s};
pub use disk::{Disk, FileSystem, Lock};
pub use folder::{data_folder, texts_folder};
pub use keeper::Keeper;
pub use record_file::{open_record, read_record, read_record_text, record_in, write_record};
pub use saved_match::SavedMatch;
pub use sealed::{Form, Unfit, seal, unseal};
pub use settings_file::look_at_settings;
pub use statistics::{Against, Best, Counted, GameResult, NEWEST, Newest, Statistics, Tally};
pub use store::{Found, Store};
pub use summary::Summary;
pub use trouble::{Kept, Reason, Trouble};
pub use writer::Writer;
