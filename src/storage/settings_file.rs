//! A settings file that cannot be read gets another name, so that nothing in it is lost: whatever reads it next would take it for
//! an empty one, and write over it. Reading and writing it is another's business.

use std::fs;
use std::path::{Path, PathBuf};

use super::sealed::Unfit;
use super::trouble::{Kept, Reason, Trouble};

/// Looks whether a settings file, if there is one, is a text that can be read; what a person should know of it, if anything.
pub fn look_at_settings(file: &Path, is_readable: impl Fn(&str) -> bool) -> Option<Trouble> {
    let bytes = fs::read(file).ok()?;
    let is_fit = std::str::from_utf8(&bytes).is_ok_and(is_readable);
    (!is_fit).then(|| set_aside(file))
}

fn set_aside(file: &Path) -> Trouble {
    let (what, why) = (Kept::Settings, Reason::Unfit(Unfit::Damaged));
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let free = (1..).map(|number| other_name(file, number)).find(|path| !path.exists());
    match free.filter(|free| fs::rename(file, free).is_ok()) {
        Some(free) => Trouble::SetAside { what, why, kept_as: name(&free) },
        None => Trouble::LeftAlone { what, why, name: name(file) },
    }
}

fn other_name(file: &Path, number: u32) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".damaged-{number}"));
    name.into()
}
