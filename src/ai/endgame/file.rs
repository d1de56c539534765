//! A table on disk: a header that says what it is, the entries, and a checksum over both. Written beside its place and then
//! moved there, so that nobody ever reads half a file.

use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::Kind;
use super::table::{Entry, Table};

/// Goes up when the entries of any table would change, or their form.
const VERSION: u32 = 1;
const MAGIC: &[u8; 8] = b"hoyito-t";

/// Why a table could not be read from the cache, or kept there.
#[derive(Debug)]
pub enum CacheError {
    Read {
        path: PathBuf,
        error: io::Error,
    },
    Write {
        path: PathBuf,
        error: io::Error,
    },
    /// The file is not the table, or not of this version, or not whole.
    Damaged {
        path: PathBuf,
        what: &'static str,
    },
}

impl fmt::Display for CacheError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CacheError::Read { path, error } => write!(f, "{}: cannot be read: {error}", path.display()),
            CacheError::Write { path, error } => {
                write!(f, "{}: cannot be written, so it will be built again next time: {error}", path.display())
            }
            CacheError::Damaged { path, what } => write!(f, "{}: {what}; built anew", path.display()),
        }
    }
}

impl std::error::Error for CacheError {}

/// The table in the file; `Ok(None)` if there is no such file.
pub(super) fn read(path: &Path, kind: Kind, seeds: u8) -> Result<Option<Table>, CacheError> {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(CacheError::Read { path: path.to_owned(), error }),
    };
    let damaged = |what| CacheError::Damaged { path: path.to_owned(), what };
    entries_of(&bytes, kind, seeds).map(|entries| Some(Table { entries })).map_err(damaged)
}

fn entries_of(bytes: &[u8], kind: Kind, seeds: u8) -> Result<Vec<Entry>, &'static str> {
    let (content, sum) = bytes.split_last_chunk::<8>().map(|(content, sum)| (content, *sum)).ok_or("cut short")?;
    let (magic, rest) = content.split_first_chunk::<8>().ok_or("cut short")?;
    let (version, rest) = rest.split_first_chunk::<4>().ok_or("cut short")?;
    if magic != MAGIC {
        return Err("not a table");
    }
    if *version != VERSION.to_le_bytes() {
        return Err("of another version");
    }
    let name = kind.file_name(seeds);
    let entries = rest.strip_prefix(name.as_bytes()).ok_or("another table")?;
    if entries.len() != 2 * kind.states(seeds) {
        return Err("not whole");
    }
    if u64::from_le_bytes(sum) != checksum(content) {
        return Err("the checksum is wrong");
    }
    Ok(entries.as_chunks().0.iter().map(|&bytes| Entry::from_bytes(bytes)).collect())
}

/// Keeps the table in the file.
pub(super) fn write(path: &Path, kind: Kind, seeds: u8, table: &Table) -> Result<(), CacheError> {
    let beside = path.with_extension(format!("{}.tmp", std::process::id()));
    let written = write_whole(&beside, &bytes_of(kind, seeds, table)).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| {
        // What is left of the attempt helps nobody, and if it cannot be removed there is nothing more to do.
        drop(std::fs::remove_file(&beside));
        CacheError::Write { path: path.to_owned(), error }
    })
}

fn bytes_of(kind: Kind, seeds: u8, table: &Table) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(kind.file_name(seeds).into_bytes());
    bytes.extend(table.entries.iter().flat_map(|entry| entry.to_bytes()));
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(directory) = path.parent() {
        std::fs::create_dir_all(directory)?;
    }
    let mut file = std::fs::File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// FNV-1a over words of eight bytes: every flipped bit changes it.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23);
    let sum = words.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &word| mix(sum, u64::from_le_bytes(word)));
    rest.iter().fold(sum, |sum, &byte| mix(sum, u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::super::Tables;
    use super::*;
    use crate::engine::{Row, Rules};

    const KIND: Kind = Kind { rules: Rules::HOYITO_II, row: Row::Six, last_four_named: false };
    const SEEDS: u8 = 8;

    /// A folder of its own for a test, empty.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("hoyito-{}-{name}", std::process::id()));
        drop(std::fs::remove_dir_all(&folder));
        folder
    }

    fn small_table() -> Table {
        let tables = Tables::new();
        tables.build(KIND, SEEDS, 1, &std::sync::atomic::AtomicBool::new(false));
        Table { entries: tables.of(KIND)[usize::from(SEEDS) / 4].clone().expect("built").entries().to_vec() }
    }

    #[test]
    fn a_table_comes_back_as_it_was_kept() {
        let (folder, table) = (folder("whole"), small_table());
        let path = folder.join("deeper").join("a.table");
        assert!(read(&path, KIND, SEEDS).expect("no file is no fault").is_none());
        write(&path, KIND, SEEDS, &table).expect("a writable folder");
        assert_eq!(read(&path, KIND, SEEDS).unwrap().expect("the file").entries, table.entries);
        let others = std::fs::read_dir(path.parent().unwrap()).unwrap().count();
        assert_eq!(others, 1, "nothing is left beside the file");
        drop(std::fs::remove_dir_all(folder));
    }

    #[test]
    fn a_file_cut_short_or_changed_or_of_another_kind_is_seen() {
        let whole = bytes_of(KIND, SEEDS, &small_table());
        let refused = |bytes: &[u8]| entries_of(bytes, KIND, SEEDS).expect_err("refused");
        for length in [0, 7, 8, 11, 12, 20, whole.len() / 2, whole.len() - 1] {
            refused(&whole[..length]);
        }
        for bit in (0..whole.len() * 8).step_by(9_973).chain([0, 64, 96, whole.len() * 8 - 1]) {
            let mut flipped = whole.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            refused(&flipped);
        }
        let mut older = whole.clone();
        older[8..12].copy_from_slice(&(VERSION - 1).to_le_bytes());
        assert_eq!(refused(&older), "of another version");
        let three = Kind { rules: Rules::HOYITO_III, ..KIND };
        assert_eq!(entries_of(&whole, three, SEEDS), Err("another table"));
        assert_eq!(entries_of(&whole, KIND, 12), Err("another table"));
    }

    #[test]
    fn a_folder_that_cannot_be_written_to_is_an_error_and_leaves_nothing() {
        let folder = folder("blocked");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("file"), "in the way").unwrap();
        let error = write(&folder.join("file").join("a.table"), KIND, SEEDS, &small_table()).expect_err("no folder");
        assert!(error.to_string().contains("cannot be written"), "{error}");
        drop(std::fs::remove_dir_all(folder));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_an_error() {
        let error = write_whole(Path::new("/dev/full"), &[0; 1 << 16]).expect_err("no room");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
