//! Every colour of the game by name. Nothing is typed at the place of use.

use bevy::color::{Color, Srgba};

const fn srgb(hex: u32) -> Color {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color::Srgba(Srgba::new(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0, 1.0))
}

/// All text on dust, stone and chips.
pub const INK: Color = srgb(0x24150B);
/// Swept plates under text.
pub const DUST: Color = srgb(0xE4D0A6);
/// Behind the count of a hole.
pub const CHIP: Color = srgb(0xF3DDB6);
/// Text on tiles, paths, light marks.
pub const CREAM: Color = srgb(0xFFF3DC);
/// The earth where nothing lies.
pub const GROUND: Color = srgb(0xCEA270);
/// South's tile and mark.
pub const CLAY: Color = srgb(0x7F2E1A);
/// North's tile and mark.
pub const INDIGO: Color = srgb(0x1F3F66);
/// The ring that says that a hole may be played.
pub const SCORE_LINE: Color = srgb(0x3A1E0C);
/// Dark edge under every light mark.
pub const EDGE: Color = srgb(0x2B170B);
/// What a key press would act on.
pub const FOCUS: Color = srgb(0x0B4A52);
/// Casas and what is taken.
pub const GOLD: Color = srgb(0xFFC861);
/// Motes of dust in gold light.
pub const GLOW: Color = srgb(0xFFE9B0);
/// A hole that goes round for ever.
pub const ENDLESS: Color = srgb(0x8A2C12);
/// Buttons.
pub const STONE: Color = srgb(0xE6D9C3);
/// A button under the pointer.
pub const STONE_LIT: Color = srgb(0xF3EADB);
/// A button while it is pressed.
pub const STONE_PRESSED: Color = srgb(0xCDBFA6);
/// A hollow with nothing in it.
pub const HOLLOW: Color = srgb(0x8A6440);
/// The mark in what is chosen.
pub const SEED: Color = srgb(0xB9BAA2);
/// The table behind an open menu.
pub const HUSH: Color = Color::Srgba(Srgba::new(0.14, 0.08, 0.04, 0.45));
/// Shadows on the ground.
pub const SHADOW: Color = Color::Srgba(Srgba::new(0.105, 0.05, 0.025, 0.6));
