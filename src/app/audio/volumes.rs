//! The three volumes and the mute: what the player chose, and what the mix is told.

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};
use bevy::window::PrimaryWindow;

use super::output::Output;
use crate::app::AppSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoundSettings>()
        .add_message::<ToggleMute>()
        .add_systems(Update, toggle_mute.in_set(AppSystems::Input))
        .add_systems(Update, (set_volumes, hush_in_background).in_set(AppSystems::Show));
}

/// How loud everything is. Remembered; a change is heard at once.
#[derive(Resource, SettingsGroup, Reflect, Clone, Copy, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "sound")]
pub struct SoundSettings {
    /// Seeds, hands, signs and buttons, 0 to 1.
    pub effects: f32,
    /// The village afternoon, 0 to 1.
    pub ambience: f32,
    /// Spoken words, 0 to 1. Nothing speaks yet.
    pub voice: f32,
    /// Whether nothing at all is to be heard.
    pub is_muted: bool,
}

impl Default for SoundSettings {
    fn default() -> SoundSettings {
        SoundSettings { effects: 0.8, ambience: 0.8, voice: 0.8, is_muted: false }
    }
}

impl SoundSettings {
    /// The amplitude of a volume: half the volume is to sound about half as loud. What a file may say beyond 0 to 1 means the
    /// nearest of them.
    fn amplitude(self, volume: f32) -> f32 {
        if self.is_muted || volume.is_nan() { 0.0 } else { volume.clamp(0.0, 1.0).powi(2) }
    }
}

/// Intent: no sound, or sound again.
#[derive(Message, Clone, Copy, Debug)]
pub struct ToggleMute;

fn toggle_mute(mut wishes: MessageReader<ToggleMute>, mut settings: ResMut<SoundSettings>) {
    for ToggleMute in wishes.read() {
        settings.is_muted = !settings.is_muted;
    }
}

fn set_volumes(settings: Res<SoundSettings>, output: Res<Output>) {
    if settings.is_changed() {
        output.controls.set_volumes(settings.amplitude(settings.effects), settings.amplitude(settings.ambience));
    }
}

/// The afternoon fades out while another window has the focus.
fn hush_in_background(windows: Query<&Window, With<PrimaryWindow>>, output: Res<Output>) {
    output.controls.set_ambience(windows.iter().any(|window| window.focused));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_file_says_the_amplitude_is_between_nothing_and_everything() {
        let settings = SoundSettings::default();
        for volume in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -1.0, 0.0, 0.5, 1.0, 1e9] {
            assert!((0.0..=1.0).contains(&settings.amplitude(volume)), "{volume}");
        }
    }

    #[test]
    fn muted_is_nothing_at_every_volume() {
        let settings = SoundSettings { is_muted: true, ..SoundSettings::default() };
        assert_eq!((settings.amplitude(0.3), settings.amplitude(1.0)), (0.0, 0.0));
    }
}
