//! Disks with faults: one that is full after so many bytes, one that lets nothing be written, one that is taken out in the middle.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use hoyito::storage::{Disk, FileSystem, Lock};

/// What is left of a disk's health, to be changed while it is in use.
pub struct Health {
    /// Bytes that can still be written.
    pub room: AtomicU64,
    /// Changes (writes, renames, removals) until the disk is gone.
    pub changes: AtomicUsize,
    /// Writes, renames and removals that were asked for.
    pub asked: AtomicUsize,
}

/// The computer's own disk, as far as its health goes.
#[derive(Clone)]
pub struct FaultyDisk(pub Arc<Health>);

impl FaultyDisk {
    pub fn with_room(bytes: u64) -> FaultyDisk {
        FaultyDisk::new(bytes, usize::MAX)
    }

    pub fn new(room: u64, changes: usize) -> FaultyDisk {
        FaultyDisk(Arc::new(Health { room: room.into(), changes: changes.into(), asked: 0.into() }))
    }

    pub fn set_room(&self, bytes: u64) {
        self.0.room.store(bytes, Ordering::SeqCst);
    }

    pub fn asked(&self) -> usize {
        self.0.asked.load(Ordering::SeqCst)
    }

    fn change(&self) -> io::Result<()> {
        self.0.asked.fetch_add(1, Ordering::SeqCst);
        let one_less = |left: usize| if left == usize::MAX { Some(left) } else { left.checked_sub(1) };
        match self.0.changes.fetch_update(Ordering::SeqCst, Ordering::SeqCst, one_less) {
            Ok(_) => Ok(()),
            Err(_) => Err(io::ErrorKind::NotConnected.into()),
        }
    }
}

impl Disk for FaultyDisk {
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        FileSystem.make_folder(folder)
    }

    fn lock(&self, path: &Path) -> io::Result<Lock> {
        FileSystem.lock(path)
    }

    fn read(&self, path: &Path, most_bytes: u64) -> io::Result<Vec<u8>> {
        FileSystem.read(path, most_bytes)
    }

    /// What fits is written, as by a real one.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.change()?;
        let room = self.0.room.load(Ordering::SeqCst);
        let fits = bytes.len().min(usize::try_from(room).unwrap_or(usize::MAX));
        FileSystem.write(path, &bytes[..fits])?;
        if fits < bytes.len() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.change()?;
        FileSystem.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.change()?;
        FileSystem.remove(path)
    }

    fn is_there(&self, path: &Path) -> bool {
        FileSystem.is_there(path)
    }

    fn names(&self, folder: &Path) -> io::Result<Vec<String>> {
        FileSystem.names(folder)
    }
}
