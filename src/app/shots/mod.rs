//! Pictures of the game without a window, always the same: for looking at every scene at every size, and for the tests that
//! compare some of them with what they were. `hoyito shots <folder>` writes them all.

pub mod scenes;
mod studio;

use std::error::Error;
use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::math::UVec2;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

pub use studio::{ShotError, Studio};

use scenes::{LESSONS, READ, SCENES, SETTINGS, SETUP, TITLE};

/// Width and height in pixels.
pub const SIZES: [UVec2; 3] = [UVec2::new(1280, 720), UVec2::new(3840, 2160), UVec2::new(720, 1280)];

/// The subjects that the tests compare with the pictures in `tests/window/golden`, drawn at the first size and made smaller.
pub const GOLDEN: [&str; 6] = [TITLE, "start-2x6", "relay-2x6", "chain-2x6", "heap-2x12", "result-2x6"];

/// Everything is also drawn with text of this size, in percent.
const LARGEST_TEXT: u16 = 200;

/// How much smaller a golden picture is than the window: what a driver draws in another grain does not count.
const GOLDEN_SCALE: u32 = 4;

/// The name of every subject: the title, the settings, steps of lessons and each scene.
pub fn subjects() -> impl Iterator<Item = &'static str> {
    let lessons = LESSONS.iter().map(|scene| scene.name);
    let read = READ.iter().map(|(name, _)| *name);
    [TITLE, SETUP, SETTINGS].into_iter().chain(read).chain(lessons).chain(SCENES.iter().map(|scene| scene.name))
}

/// Into a folder that is there, writes every subject at every size, at the first size in high contrast too, and at the first and
/// the last size with the largest text, as PNG; tells each file's name when it is there. Where names are given, only what begins with
/// one of them.
///
/// # Errors
/// If no graphics driver is found, or a file cannot be written.
pub fn write(folder: &Path, only: &[String], mut tell: impl FnMut(&str)) -> Result<(), ShotError> {
    let mut studio = Studio::new()?;
    let is_wanted = |picture: &str| only.is_empty() || only.iter().any(|name| picture.starts_with(name.as_str()));
    let looks = SIZES.map(|size| (size, false)).into_iter().chain([(SIZES[0], true)]);
    for (size, is_high_contrast) in looks {
        let contrast = if is_high_contrast { "-contrast" } else { "" };
        let named = |subject| (subject, format!("{subject}-{}x{}{contrast}.png", size.x, size.y));
        for (subject, name) in subjects().map(named).filter(|(_, name)| is_wanted(name)) {
            save(studio.shoot(subject, size, is_high_contrast)?, &folder.join(&name))?;
            tell(&name);
        }
    }
    studio.set_text_size(LARGEST_TEXT);
    // The second size has the shape of the first.
    for size in [SIZES[0], SIZES[2]] {
        let named = |subject| (subject, format!("{subject}-{}x{}-{LARGEST_TEXT}.png", size.x, size.y));
        for (subject, name) in subjects().map(named).filter(|(_, name)| is_wanted(name)) {
            save(studio.shoot(subject, size, false)?, &folder.join(&name))?;
            tell(&name);
        }
    }
    Ok(())
}

/// Writes the golden pictures as PNG into a folder that is there.
///
/// # Errors
/// If no graphics driver is found, or a file cannot be written.
pub fn write_golden(folder: &Path, mut tell: impl FnMut(&str)) -> Result<(), ShotError> {
    let mut studio = Studio::new()?;
    for subject in GOLDEN {
        let name = format!("{subject}.png");
        save(golden(&mut studio, subject)?, &folder.join(&name))?;
        tell(&name);
    }
    Ok(())
}

/// Takes a golden picture, 320 by 180 pixels of four bytes.
///
/// # Errors
/// If the picture does not come.
pub fn golden(studio: &mut Studio, subject: &str) -> Result<Image, ShotError> {
    let picture = studio.shoot(subject, SIZES[0], false)?;
    let size = SIZES[0] / GOLDEN_SCALE;
    let bytes = picture.data.as_deref().unwrap_or_default();
    let at =
        |x: u32, y: u32, channel: u32| bytes.get(((y * SIZES[0].x + x) * 4 + channel) as usize).copied().unwrap_or(0);
    let mean = |x: u32, y: u32, channel: u32| {
        let square = (0..GOLDEN_SCALE).flat_map(|dy| (0..GOLDEN_SCALE).map(move |dx| (dx, dy)));
        let sum: u32 =
            square.map(|(dx, dy)| u32::from(at(x * GOLDEN_SCALE + dx, y * GOLDEN_SCALE + dy, channel))).sum();
        (sum / (GOLDEN_SCALE * GOLDEN_SCALE)) as u8
    };
    let pixels = (0..size.y).flat_map(|y| (0..size.x).map(move |x| (x, y)));
    let data = pixels.flat_map(|(x, y)| [mean(x, y, 0), mean(x, y, 1), mean(x, y, 2), 255]).collect();
    let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    Ok(Image::new(extent, TextureDimension::D2, data, format, RenderAssetUsages::default()))
}

fn save(picture: Image, path: &Path) -> Result<(), ShotError> {
    let failed = |error: &dyn Error| ShotError(format!("{} cannot be written: {error}", path.display()));
    picture.try_into_dynamic().map_err(|error| failed(&error))?.to_rgb8().save(path).map_err(|error| failed(&error))
}
