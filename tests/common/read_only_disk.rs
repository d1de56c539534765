//! A disk on which nothing can be changed.

use std::io;
use std::path::Path;

use hoyito::storage::{Disk, FileSystem, Lock};

/// Everything but the folder itself: no file can be made, and none of another name.
pub struct ReadOnlyDisk;

impl Disk for ReadOnlyDisk {
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        if folder.is_dir() { Ok(()) } else { Err(io::ErrorKind::ReadOnlyFilesystem.into()) }
    }

    fn lock(&self, _: &Path) -> io::Result<Lock> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }

    fn read(&self, path: &Path, most_bytes: u64) -> io::Result<Vec<u8>> {
        FileSystem.read(path, most_bytes)
    }

    fn write(&self, _: &Path, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }

    fn rename(&self, _: &Path, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        if FileSystem.is_there(path) { Err(io::ErrorKind::ReadOnlyFilesystem.into()) } else { Ok(()) }
    }

    fn is_there(&self, path: &Path) -> bool {
        FileSystem.is_there(path)
    }

    fn names(&self, folder: &Path) -> io::Result<Vec<String>> {
        FileSystem.names(folder)
    }
}
