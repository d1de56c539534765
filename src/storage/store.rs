//! The data folder: files that are read whole or not at all, and written so that the old one or the new one is always there.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::disk::{Disk, Lock, is_missing};
use super::sealed::{Form, Unfit, unseal};
use super::trouble::{Kept, Reason, Trouble};

/// The longest file that is read. A match of nine long games takes some ten thousand bytes.
const MOST_BYTES: u64 = 16 << 20;

const LOCK_NAME: &str = "hoyito.lock";

/// A folder on a disk, for as long as the program runs.
pub struct Store {
    disk: Box<dyn Disk>,
    folder: PathBuf,
    fault: Option<Reason>,
    /// Files and folders that could neither be used nor set aside.
    left_alone: Mutex<HashSet<String>>,
    /// Held while the program runs. Where a file system knows no locks the game does without.
    _lock: Option<Lock>,
}

/// What a file was found to be.
#[derive(Debug)]
pub enum Found<T> {
    Missing,
    Whole(T),
    /// Cut short, changed, not ours, or not to be understood.
    Damaged(Reason),
    Newer {
        version: u32,
    },
    Unreadable(io::Error),
}

impl Store {
    /// Takes the folder into use, and makes it if it is not there. A folder that cannot be made or locked is no error: perhaps
    /// there is something to read in it. [`Store::fault`] says what is wrong.
    ///
    /// # Errors
    /// [`Trouble::InUse`] if another program has it in use.
    pub fn open(disk: Box<dyn Disk>, folder: PathBuf) -> Result<Store, Trouble> {
        let made = disk.make_folder(&folder).map_err(Reason::from);
        let lock = || disk.lock(&folder.join(LOCK_NAME)).map(Some).or_else(without_lock);
        let locked = made.and_then(|()| lock());
        let (lock, fault) = match locked {
            Ok(Some(Lock::Anothers)) => return Err(Trouble::InUse),
            Ok(lock) => (lock, None),
            Err(why) => (None, Some(why)),
        };
        Ok(Store { disk, folder, fault, left_alone: Mutex::default(), _lock: lock })
    }

    /// Why nothing can be written here, as far as is known before it is tried.
    pub fn fault(&self) -> Option<&Reason> {
        self.fault.as_ref()
    }

    /// Reads a file of that form. `understand` makes something of its text, or says why it cannot.
    pub fn read<T>(&self, name: &str, form: Form, understand: impl FnOnce(&str) -> Result<T, String>) -> Found<T> {
        let bytes = match self.disk.read(&self.folder.join(name), MOST_BYTES + 1) {
            Err(error) if is_missing(&error) => return Found::Missing,
            Err(error) => return Found::Unreadable(error),
            Ok(bytes) if bytes.len() as u64 > MOST_BYTES => return Found::Damaged(Reason::Unfit(Unfit::NotOurs)),
            Ok(bytes) => bytes,
        };
        match unseal(&bytes, form) {
            Ok(text) => understand(text).map_or_else(|what| Found::Damaged(Reason::NotUnderstood(what)), Found::Whole),
            Err(Unfit::Newer { version }) => Found::Newer { version },
            Err(unfit) => Found::Damaged(Reason::Unfit(unfit)),
        }
    }

    /// Reads a file, and sets it aside if it cannot be used; `Ok(None)` if there is none.
    ///
    /// # Errors
    /// What a person should know of a file that cannot be used.
    pub fn load<T>(
        &self,
        name: &str,
        form: Form,
        understand: impl FnOnce(&str) -> Result<T, String>,
    ) -> Result<Option<T>, Trouble> {
        let (why, ending) = match self.read(name, form, understand) {
            Found::Missing => return Ok(None),
            Found::Whole(value) => return Ok(Some(value)),
            Found::Damaged(why) => (why, "damaged"),
            Found::Newer { version } => (Reason::Unfit(Unfit::Newer { version }), "newer"),
            // Where the folder itself is of no use there is no file either; writing will say so.
            Found::Unreadable(_) if !self.disk.is_there(&self.folder.join(name)) => return Ok(None),
            Found::Unreadable(error) => (Reason::from(error), "unreadable"),
        };
        Err(self.put_away(name, ending, form.what, why))
    }

    /// The names of all there is in a folder of this one; none where there is no such folder. What cannot be read is set aside.
    ///
    /// # Errors
    /// What a person should know of a folder that cannot be used.
    pub fn load_names(&self, folder: &str, what: Kept) -> Result<Vec<String>, Trouble> {
        let path = self.folder.join(folder);
        match self.disk.names(&path) {
            Err(_) if !self.disk.is_there(&path) => Ok(Vec::new()),
            names => names.map_err(|error| self.put_away(folder, "unreadable", what, error.into())),
        }
    }

    fn put_away(&self, name: &str, ending: &str, what: Kept, why: Reason) -> Trouble {
        match self.set_aside(name, ending) {
            Ok(kept_as) => Trouble::SetAside { what, why, kept_as },
            Err(_) => {
                self.left_alone.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned());
                Trouble::LeftAlone { what, why, name: name.to_owned() }
            }
        }
    }

    /// Gives a file another name that nothing has yet; returns it.
    fn set_aside(&self, name: &str, ending: &str) -> io::Result<String> {
        let names = (1..=u32::MAX).map(|number| format!("{name}.{ending}-{number}"));
        let free = names.into_iter().find(|name| !self.disk.is_there(&self.folder.join(name)));
        let kept_as = free.ok_or_else(|| io::Error::other("there is no free name"))?;
        self.disk.rename(&self.folder.join(name), &self.folder.join(&kept_as))?;
        Ok(kept_as)
    }

    /// Writes a file: beside its place, and then in it. Nothing is written over a file that was left alone.
    ///
    /// # Errors
    /// What the disk says. Until it is done the old file stays as it was.
    pub fn save(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        if self.is_left_alone(name) {
            return Ok(());
        }
        let path = self.folder.join(name);
        let beside = self.folder.join(format!("{name}.tmp"));
        self.disk.make_folder(path.parent().unwrap_or(&self.folder))?;
        let written = self.disk.write(&beside, bytes).and_then(|()| self.disk.rename(&beside, &path));
        if written.is_err() {
            // What is left of the attempt helps nobody, and if it cannot be removed there is nothing more to do.
            drop(self.disk.remove(&beside));
        }
        written
    }

    /// Removes a file, unless it was left alone.
    ///
    /// # Errors
    /// What the disk says; a file that is not there is no error.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        if self.is_left_alone(name) { Ok(()) } else { self.disk.remove(&self.folder.join(name)) }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether that could neither be used nor set aside, or lies in a folder of which this is so.
    pub(super) fn is_left_alone(&self, name: &str) -> bool {
        let left_alone = self.left_alone.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = name.split_once('/').map(|(folder, _)| folder);
        left_alone.contains(name) || folder.is_some_and(|folder| left_alone.contains(folder))
    }
}

/// Not every file system knows locks; that is nothing to complain of. A file for the lock that cannot even be made is.
fn without_lock(error: io::Error) -> Result<Option<Lock>, Reason> {
    match Reason::from(error) {
        why @ (Reason::DiskFull | Reason::ReadOnly | Reason::NotAllowed | Reason::FileInTheWay) => Err(why),
        _ => Ok(None),
    }
}
