//! Which folder everything is kept in.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

/// Names the folder where the command line does not.
const VARIABLE: &str = "HOYITO_DATA";

/// Where games are written as text for people, and where texts to open are looked for: a folder of the game's own among their
/// documents, or else in the data folder.
pub fn texts_folder(data_folder: Option<&Path>) -> Option<PathBuf> {
    let documents = || UserDirs::new()?.document_dir().map(|documents| documents.join("Hoyito"));
    documents().or_else(|| data_folder.map(|folder| folder.join("texts")))
}

/// The folder that was asked for, or else the one in the environment variable `HOYITO_DATA`, or else the system's folder for a
/// program's data. `None` on a computer that has none.
pub fn data_folder(asked_for: Option<PathBuf>) -> Option<PathBuf> {
    let from_environment = || std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let from_system = || ProjectDirs::from("", "", "hoyito").map(|folders| folders.data_dir().to_owned());
    asked_for.or_else(from_environment).or_else(from_system)
}
