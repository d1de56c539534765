//! What went wrong with the files, as a person is told it: one plain line each. None of it stops the game.

use std::fmt;
use std::io;

use super::sealed::Unfit;

/// Something that a person should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A file could not be used and has another name now; the game goes on without what was in it.
    SetAside { what: Kept, why: Reason, kept_as: String },
    /// A file can neither be used nor set aside. It stays as it is, and nothing is written over it.
    LeftAlone { what: Kept, why: Reason, name: String },
    /// Something could not be written, for the first time; it is tried again at every save.
    CannotSave { why: Reason },
    /// The computer has no folder for a program's data.
    NoFolder,
    /// Another window of the game writes there.
    InUse,
}

/// What a file or folder is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    MatchInProgress,
    PastMatch,
    PastMatches,
    Statistics,
    Settings,
}

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    Unfit(Unfit),
    /// It is whole, but says something that makes no sense here: what that is.
    NotUnderstood(String),
    DiskFull,
    ReadOnly,
    NotAllowed,
    /// Where a folder is needed there is a file.
    FileInTheWay,
    /// Where a file is needed there is a folder.
    FolderInTheWay,
    /// The file, or the folder that it should be in.
    NotThere,
    Interrupted,
    /// What the system says.
    Other(String),
}

impl From<io::Error> for Reason {
    fn from(error: io::Error) -> Reason {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Reason::DiskFull,
            io::ErrorKind::ReadOnlyFilesystem => Reason::ReadOnly,
            io::ErrorKind::PermissionDenied => Reason::NotAllowed,
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => Reason::FileInTheWay,
            io::ErrorKind::IsADirectory => Reason::FolderInTheWay,
            io::ErrorKind::NotFound => Reason::NotThere,
            io::ErrorKind::Interrupted | io::ErrorKind::TimedOut => Reason::Interrupted,
            _ => Reason::Other(error.to_string()),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Unfit(unfit) => unfit.fmt(f),
            Reason::NotUnderstood(what) => write!(f, "{what}"),
            Reason::DiskFull => f.write_str("the disk is full"),
            Reason::ReadOnly => f.write_str("nothing can be written to this disk"),
            Reason::NotAllowed => f.write_str("this program is not allowed to"),
            Reason::FileInTheWay => f.write_str("there is a file where the folder should be"),
            Reason::FolderInTheWay => f.write_str("there is a folder where the file should be"),
            Reason::NotThere => f.write_str("the file or its folder is not there"),
            Reason::Interrupted => f.write_str("reading or writing was interrupted"),
            Reason::Other(error) => f.write_str(error),
        }
    }
}

impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kept::MatchInProgress => "The game you were playing",
            Kept::PastMatch => "A past game",
            Kept::PastMatches => "The folder of past games",
            Kept::Statistics => "The statistics",
            Kept::Settings => "The settings",
        })
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::SetAside { what, why, kept_as } => {
                write!(f, "{what} could not be read: {why}. The file is now called {kept_as}.")
            }
            Trouble::LeftAlone { what, why, name } => {
                write!(f, "{what} could not be read: {why}. {name} stays as it is, and nothing is saved in its place.")
            }
            Trouble::CannotSave { why } => write!(f, "The game cannot be saved: {why}. You can play on."),
            Trouble::NoFolder => {
                f.write_str("This computer has no folder for saved games. You can play, but nothing is saved.")
            }
            Trouble::InUse => {
                f.write_str("The game is open in another window. What you play in this one is not saved.")
            }
        }
    }
}
