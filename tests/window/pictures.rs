//! What is seen is what was seen: some scenes are compared with pictures of them, tolerant of another driver's grain.
//! `hoyito shots --golden tests/window/golden` takes them anew when the look has been changed on purpose.

use std::path::Path;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use hoyito::app::shots::{GOLDEN, Studio, golden};

/// Of 255: how far the two may differ in the mean over all channels of all pixels.
const MEAN: f64 = 4.0;

/// A pixel that differs by more than this in a channel is another one; so many of a thousand may be.
const ANOTHER: u8 = 48;
const OTHERS_PER_MILLE: usize = 10;

fn kept(subject: &str) -> Image {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/window/golden/{subject}.png"));
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (png, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    Image::from_buffer(&bytes, png, formats, true, ImageSampler::Default, RenderAssetUsages::default()).unwrap()
}

#[test]
#[ignore = "needs a graphics driver"]
fn every_scene_looks_as_it_did() {
    let mut studio = Studio::new().unwrap();
    let mut failures = Vec::new();
    for subject in GOLDEN {
        let (now, then) = (golden(&mut studio, subject).unwrap(), kept(subject));
        let (now, then) = (now.data.unwrap(), then.data.unwrap());
        assert_eq!(now.len(), then.len(), "{subject}: another size");
        let differences: Vec<u8> = now.iter().zip(&then).map(|(a, b)| a.abs_diff(*b)).collect();
        let mean = differences.iter().map(|&d| f64::from(d)).sum::<f64>() / differences.len() as f64;
        let others = differences.chunks_exact(4).filter(|pixel| pixel.iter().any(|&d| d > ANOTHER)).count();
        let pixels = differences.len() / 4;
        if mean > MEAN || others * 1000 > OTHERS_PER_MILLE * pixels {
            failures.push(format!("{subject}: mean difference {mean:.2}, {others} of {pixels} pixels are others"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
