//! What is remembered from one start to the next: every resource that is a settings group, in `settings.toml` in the system's
//! folder for settings (on Linux `$XDG_CONFIG_HOME/hoyito`). What is chosen holds at once; the sound's own group is in
//! [`super::audio`].

mod learn;
mod sight;
mod table;
mod words;

use bevy::platform::dirs::preferences_dir;
use bevy::prelude::*;
use bevy::settings::{SaveSettings, SettingsPlugin};

use super::storage::Notices;
use crate::storage::look_at_settings;

pub use learn::LearnSettings;
pub use sight::SightSettings;
pub use table::TableSettings;
pub use words::WordsSettings;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((learn::plugin, sight::plugin, table::plugin, words::plugin));
}

/// The folder's name.
const APP: &str = "hoyito";

/// Lets the real window remember its settings. To be called when every settings group is there: it reads the file at once.
pub(super) fn remember(app: &mut App) {
    remember_in(app, APP);
}

/// The same in another folder: a path below the system's folder for settings, or an absolute one.
pub fn remember_in(app: &mut App, folder: &str) {
    let file = preferences_dir().map(|settings| settings.join(folder).join("settings.toml"));
    let is_readable = |text: &str| text.parse::<toml::Table>().is_ok();
    if let Some(trouble) = file.and_then(|file| look_at_settings(&file, is_readable)) {
        app.world_mut().get_resource_or_init::<Notices>().add(trouble);
    }
    app.add_plugins(SettingsPlugin::new(folder)).add_systems(Last, save_changes);
}

/// In the update of the change: a timer would not run while the game is paused, and a game may be left at any moment. What has
/// not changed is not written.
fn save_changes(mut commands: Commands) {
    commands.queue(SaveSettings::IfChanged);
}
