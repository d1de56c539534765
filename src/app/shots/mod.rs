//! Pictures of the game without a window, always the same: for looking at every scene at every size, and for the tests that
//! compare some of them with what they were. `hoyito shots <folder>` writes them all.

pub mod scenes;
mod studio;

use std::path::Path;

use bevy::math::UVec2;

pub use studio::{ShotError, Studio};

use scenes::{SCENES, TITLE};

/// Width and height in pixels.
pub const SIZES: [UVec2; 3] = [UVec2::new(1280, 720), UVec2::new(3840, 2160), UVec2::new(720, 1280)];

/// The name of every subject: the title and each scene.
pub fn subjects() -> impl Iterator<Item = &'static str> {
    [TITLE].into_iter().chain(SCENES.iter().map(|scene| scene.name))
}

/// Writes every subject at every size, and at the first size in high contrast too, as PNG; tells each file's name when it is
/// there.
///
/// # Errors
/// If no graphics driver is found, or a file cannot be written.
pub fn write(folder: &Path, mut tell: impl FnMut(&str)) -> Result<(), ShotError> {
    std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    let mut studio = Studio::new()?;
    let looks = SIZES.map(|size| (size, false)).into_iter().chain([(SIZES[0], true)]);
    for (size, is_high_contrast) in looks {
        for subject in subjects() {
            let contrast = if is_high_contrast { "-contrast" } else { "" };
            let name = format!("{subject}-{}x{}{contrast}.png", size.x, size.y);
            let path = folder.join(&name);
            let picture = studio.shoot(subject, size, is_high_contrast)?;
            let picture = picture.try_into_dynamic().map_err(|error| ShotError(format!("{name}: {error}")))?;
            picture.to_rgb8().save(&path).map_err(|error| unwritable(&path, &error))?;
            tell(&name);
        }
    }
    Ok(())
}

fn unwritable(path: &Path, error: &dyn std::error::Error) -> ShotError {
    ShotError(format!("{} cannot be written: {error}", path.display()))
}
