//! The few things that are asked of a disk, so that tests can put one in its place that fails.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::Duration;

/// What files are kept on.
///
/// # Errors
/// Of each function: whatever the system says.
pub trait Disk: Send + Sync + 'static {
    /// Makes a folder, with those it lies in; one that is there already is no error.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Takes the lock, which is given back when the [`Lock`] is dropped and when the program ends, however it ends.
    fn lock(&self, path: &Path) -> io::Result<Lock>;

    /// The first bytes of a file, at most so many. What is no file (a folder, a pipe) is an error and not waited for.
    fn read(&self, path: &Path, most_bytes: u64) -> io::Result<Vec<u8>>;

    /// Writes a file anew; when this is done the bytes are on the disk.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Gives something another name in the same folder, in the place of what had that name; when this is done it stays so.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file; one that is not there is no error.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Whether anything has that name.
    fn is_there(&self, path: &Path) -> bool;

    /// The names of all there is in a folder; none where there is no such folder.
    fn names(&self, folder: &Path) -> io::Result<Vec<String>>;
}

/// Who may write.
pub enum Lock {
    /// We.
    Ours(File),
    /// Another program that is running now.
    Anothers,
}

/// A lock that was just given back may still seem taken for a moment: by a program that is ending, or a child that was started
/// while it was held and has not yet become another program.
const LOCK_TRIES: u32 = 8;
const LOCK_PAUSE: Duration = Duration::from_millis(25);

/// The computer's own disk.
#[derive(Clone, Copy, Debug, Default)]
pub struct FileSystem;

impl Disk for FileSystem {
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn lock(&self, path: &Path) -> io::Result<Lock> {
        let file = File::options().read(true).append(true).create(true).open(path)?;
        for _ in 0..LOCK_TRIES {
            match file.try_lock() {
                Ok(()) => return Ok(Lock::Ours(file)),
                Err(TryLockError::WouldBlock) => std::thread::sleep(LOCK_PAUSE),
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Ok(Lock::Anothers)
    }

    fn read(&self, path: &Path, most_bytes: u64) -> io::Result<Vec<u8>> {
        let what = fs::metadata(path)?;
        if what.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        if !what.is_file() {
            return Err(io::Error::other("it is not a file"));
        }
        let mut bytes = Vec::new();
        File::open(path)?.take(most_bytes).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let mut file = File::create(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        to.parent().map_or(Ok(()), sync_folder)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path).or_else(|error| if is_missing(&error) { Ok(()) } else { Err(error) })
    }

    fn is_there(&self, path: &Path) -> bool {
        // Not `exists`, which says no of a link to nowhere.
        fs::symlink_metadata(path).is_ok()
    }

    fn names(&self, folder: &Path) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(folder) {
            Err(error) if is_missing(&error) => return Ok(Vec::new()),
            entries => entries?,
        };
        entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
    }
}

pub(super) fn is_missing(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::NotFound
}

/// A rename lasts once its folder is on the disk. Not every file system syncs folders, and where it does not, nothing is wrong.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    use io::ErrorKind::{InvalidInput, Unsupported};
    let synced = File::open(folder).and_then(|folder| folder.sync_all());
    synced.or_else(|error| if matches!(error.kind(), InvalidInput | Unsupported) { Ok(()) } else { Err(error) })
}

/// Folders cannot be opened there.
#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
