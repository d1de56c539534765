//! What went wrong with the files, as a person is told it: one plain line each. None of it stops the game.

use std::fmt;

/// Something that a person should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A file could not be used and has another name now; the game goes on without what was in it.
    SetAside { what: &'static str, why: String, kept_as: String },
    /// A file can neither be used nor set aside. It stays as it is, and nothing is written over it.
    LeftAlone { what: &'static str, why: String, name: String },
    /// Something could not be written, for the first time; it is tried again at every save.
    CannotSave { why: String },
    /// The computer has no folder for a program's data.
    NoFolder,
    /// Another window of the game writes there.
    InUse,
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
