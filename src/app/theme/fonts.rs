//! The fonts, part of the program so that no file can be missing: one face for Latin letters, and faces of the same weights for
//! the other scripts, which are taken for what it has no letters for.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::text::FontCx;
use parley::fontique::{Blob, Collection, FallbackKey, FontInfoOverride, FontWeight, Script};

pub(super) fn plugin(app: &mut App) {
    if let Some(mut fonts) = app.world_mut().get_resource_mut::<FontCx>() {
        register(&mut fonts.context.collection);
    }
}

/// The family of every text.
pub(super) const FAMILY: &str = "Alegreya Sans";

/// A family: what it is called, the script that it is taken for, and its faces by weight.
struct Family {
    name: &'static str,
    script: [u8; 4],
    faces: [(f32, &'static [u8]); 3],
}

/// All of them have these.
pub(super) const MEDIUM: u16 = 500;
pub(super) const BOLD: u16 = 700;
pub(super) const EXTRA_BOLD: u16 = 800;

macro_rules! faces {
    ($name:literal) => {
        [
            (MEDIUM as f32, include_bytes!(concat!("../../../assets/fonts/", $name, "-Medium.ttf"))),
            (BOLD as f32, include_bytes!(concat!("../../../assets/fonts/", $name, "-Bold.ttf"))),
            (EXTRA_BOLD as f32, include_bytes!(concat!("../../../assets/fonts/", $name, "-ExtraBold.ttf"))),
        ]
    };
}

const FAMILIES: [Family; 3] = [
    Family { name: FAMILY, script: *b"Latn", faces: faces!("AlegreyaSans") },
    Family { name: "Noto Sans Armenian", script: *b"Armn", faces: faces!("NotoSansArmenian") },
    Family { name: "Noto Sans Bengali", script: *b"Beng", faces: faces!("NotoSansBengali") },
];

/// Every face goes by its family and weight: the files name some of them otherwise.
fn register(collection: &mut Collection) {
    for Family { name, script, faces } in FAMILIES {
        for (weight, bytes) in faces {
            let known_as = FontInfoOverride {
                family_name: Some(name),
                weight: Some(FontWeight::new(weight)),
                ..FontInfoOverride::default()
            };
            collection.register_fonts(Blob::new(Arc::new(bytes)), Some(known_as));
        }
        // A full stop of Bengali belongs to several scripts, and takes that of the word before it.
        let family = collection.family_id(name);
        for script in [script, FAMILIES[0].script] {
            collection.append_fallbacks(FallbackKey::new(Script::from_bytes(script), None), family.into_iter());
        }
    }
}
