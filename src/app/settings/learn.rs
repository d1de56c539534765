//! How far somebody has come in the lessons.

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LearnSettings>();
}

/// Remembered; whoever comes back goes on there. Lessons go by their ids.
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, Default, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "learn")]
pub struct LearnSettings {
    /// Empty before the first one.
    pub lesson: String,
    /// From 0; as many as the lesson has, once it is over.
    pub step: usize,
    pub finished: Vec<String>,
}
