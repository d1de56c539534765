//! How moves are shown: their speed, whether a hole that is pointed at shows what its sowing would do, whether moves are told in
//! words, and whether what is North's is turned to North.

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};

use crate::app::AppSystems;
use crate::app::table::pace::Speed;
use crate::app::table::{HasCaptions, NorthTurned, Preview, TableSpeed};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableSettings>().add_systems(Update, (follow, note).chain().in_set(AppSystems::Layout));
}

/// Remembered; a change holds for the move that is being shown.
#[derive(Resource, SettingsGroup, Reflect, Clone, Copy, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "table")]
pub struct TableSettings {
    pub speed: Speed,
    pub has_preview: bool,
    /// Two people sit opposite each other, as at a table; else on one side, as before a wall.
    pub is_north_turned: bool,
    pub has_captions: bool,
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings { speed: Speed::default(), has_preview: true, is_north_turned: true, has_captions: true }
    }
}

fn follow(
    settings: Res<TableSettings>,
    mut speed: ResMut<TableSpeed>,
    mut preview: ResMut<Preview>,
    mut turned: ResMut<NorthTurned>,
    mut captions: ResMut<HasCaptions>,
) {
    if settings.is_changed() {
        speed.set_if_neq(TableSpeed(settings.speed));
        preview.set_if_neq(Preview(settings.has_preview));
        turned.set_if_neq(NorthTurned(settings.is_north_turned));
        captions.set_if_neq(HasCaptions(settings.has_captions));
    }
}

/// What a key or a stone has changed at the table is remembered too.
fn note(speed: Res<TableSpeed>, preview: Res<Preview>, mut settings: ResMut<TableSettings>) {
    let noted = TableSettings { speed: speed.0, has_preview: preview.0, ..*settings };
    settings.set_if_neq(noted);
}
