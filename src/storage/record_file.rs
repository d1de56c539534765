//! Records outside the data folder, for people and other programs: a text to keep, and one to open. Who finds the file of a past
//! match can open that too.

use std::io::{self, Read};
use std::path::Path;

use super::disk::Disk;
use super::saved_match::SavedMatch;
use super::sealed::{Unfit, is_sealed, unseal};
use super::trouble::Reason;
use crate::engine::{Match, Record, RecordError, Setup};

/// The longest record that is read. A match of nine long games takes some ten thousand bytes.
const MOST_BYTES: u64 = 16 << 20;

/// The first word of every record.
const RECORD_BEGINS: &str = "hoyito ";

/// Writes the record of a match, without what was undone, beside its place and then in it.
///
/// # Errors
/// What the disk says; the file that was there before is then as it was.
pub fn write_record(disk: &dyn Disk, path: &Path, match_: &Match) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".tmp");
    let written = disk.write(beside.as_ref(), match_.to_string().as_bytes());
    written.and_then(|()| disk.rename(beside.as_ref(), path)).inspect_err(|_| drop(disk.remove(beside.as_ref())))
}

/// The record that a text is, or that is in it if it is the file of a match that this game has kept.
///
/// # Errors
/// What is wrong with it.
pub fn record_in(text: &str) -> Result<Record, Reason> {
    if !is_sealed(text.as_bytes()) {
        return text.parse().map_err(|error: RecordError| Reason::NotUnderstood(error.to_string()));
    }
    let kept = match unseal(text.as_bytes(), SavedMatch::PAST) {
        Err(Unfit::AnotherKind) => unseal(text.as_bytes(), SavedMatch::IN_PROGRESS),
        unsealed => unsealed,
    };
    let saved: SavedMatch = kept.map_err(Reason::Unfit)?.parse().map_err(Reason::NotUnderstood)?;
    Ok(Record::Match(saved.match_))
}

/// The match of a record; a single game is a match of one round.
///
/// # Errors
/// What is wrong with the text.
pub fn read_record(text: &str) -> Result<Match, Reason> {
    let game = match record_in(text)? {
        Record::Match(match_) => return Ok(match_),
        Record::Game(game) => game,
    };
    let start = Setup::from(game.start());
    let begun = Match::from_start(*game.start().rules(), 1, start);
    let mut match_ = begun.map_err(|error| Reason::NotUnderstood(error.to_string()))?;
    for hole in game.moves() {
        // What was legal in the game is so in a match of nothing but this game.
        if match_.play(hole).is_err() {
            break;
        }
    }
    Ok(match_)
}

/// The match of the record in a file.
///
/// # Errors
/// Why it cannot be read; [`Reason::NotUnderstood`] only of a text that begins as a record does.
pub fn open_record(disk: &dyn Disk, path: &Path) -> Result<Match, Reason> {
    let bytes = disk.read(path, MOST_BYTES + 1)?;
    let not_ours = Reason::Unfit(Unfit::NotOurs);
    let Ok(text) = read_record_text(bytes.as_slice()) else { return Err(not_ours) };
    read_record(&text).map_err(|why| match why {
        Reason::NotUnderstood(_) if !text.trim_start().starts_with(RECORD_BEGINS) => not_ours,
        why => why,
    })
}

/// The text of a record, to be read by [`read_record`].
///
/// # Errors
/// If it cannot be read, or is too long or no text.
pub fn read_record_text(source: impl Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(io::Error::other(format!("too long for a record: it may have {MOST_BYTES} bytes at most")));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::other("not a record: its bytes are no UTF-8 text"))
}
