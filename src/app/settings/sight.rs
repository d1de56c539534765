//! How everything is to look: contrast, hues, light of day, less motion, hole numbers.

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};

use crate::app::AppSystems;
use crate::app::ground::{GroundLook, LightOfDay};
use crate::app::table::HoleNumbers;
use crate::app::theme::ReducedMotion;
use crate::app::theme::palette::{Contrast, Hues, Palette};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SightSettings>().add_systems(Update, (follow, note).chain().in_set(AppSystems::Layout));
}

/// Remembered; a change is seen at once.
#[derive(Resource, SettingsGroup, Reflect, Clone, Copy, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "sight")]
pub struct SightSettings {
    pub contrast: Contrast,
    pub hues: Hues,
    pub light: LightOfDay,
    /// Whether nothing is to slide or shake.
    pub is_motion_reduced: bool,
    pub has_hole_numbers: bool,
}

impl Default for SightSettings {
    fn default() -> SightSettings {
        SightSettings {
            contrast: Contrast::default(),
            hues: Hues::default(),
            light: LightOfDay::default(),
            is_motion_reduced: false,
            has_hole_numbers: true,
        }
    }
}

fn follow(
    settings: Res<SightSettings>,
    mut palette: ResMut<Palette>,
    mut ground: ResMut<GroundLook>,
    mut motion: ResMut<ReducedMotion>,
    mut numbers: ResMut<HoleNumbers>,
) {
    if !settings.is_changed() {
        return;
    }
    let chosen = Palette { contrast: settings.contrast, hues: settings.hues };
    palette.set_if_neq(chosen);
    ground.set_if_neq(GroundLook { light: settings.light, palette: chosen });
    motion.set_if_neq(ReducedMotion(settings.is_motion_reduced));
    numbers.set_if_neq(HoleNumbers(settings.has_hole_numbers));
}

/// What a key has changed at the table is remembered too.
fn note(numbers: Res<HoleNumbers>, mut settings: ResMut<SightSettings>) {
    let noted = SightSettings { has_hole_numbers: numbers.0, ..*settings };
    settings.set_if_neq(noted);
}
