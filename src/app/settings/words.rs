//! In which language and how large each side reads, and whether North's writing is turned to North.

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};

use crate::app::AppSystems;
use crate::app::locale::{Reader, Readers, SystemLanguage, TextSize};
use crate::engine::{ByPlayer, Player};
use crate::locale::Language;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WordsSettings>().add_systems(Update, follow.in_set(AppSystems::Layout));
}

/// Remembered; a change is seen at once, everywhere. Languages go by their code; an empty one is the system's for the first
/// reader, and the first reader's for North.
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "words")]
pub struct WordsSettings {
    pub language: String,
    /// In percent of the type scale.
    pub text_size: u16,
    /// Of North, where two play at one table. A size of 0 is the first reader's.
    pub north_language: String,
    pub north_text_size: u16,
}

impl Default for WordsSettings {
    fn default() -> WordsSettings {
        WordsSettings {
            language: String::new(),
            text_size: TextSize::default().percent(),
            north_language: String::new(),
            north_text_size: 0,
        }
    }
}

impl WordsSettings {
    /// The code of the language that a side has chosen, and its size of text in percent.
    pub fn of(&self, player: Player) -> (&str, u16) {
        match player {
            Player::South => (&self.language, self.text_size),
            Player::North if self.north_text_size == 0 => (&self.north_language, self.text_size),
            Player::North => (&self.north_language, self.north_text_size),
        }
    }

    /// How each side reads, on a computer whose system speaks that language.
    pub fn readers(&self, system: Language) -> Readers {
        let south = Reader {
            language: Language::of_code(&self.language).unwrap_or(system),
            text_size: TextSize::of_percent(self.text_size),
        };
        let north = Reader {
            language: Language::of_code(&self.north_language).unwrap_or(south.language),
            text_size: TextSize::of_percent(self.of(Player::North).1),
        };
        Readers(ByPlayer { south, north })
    }
}

fn follow(settings: Res<WordsSettings>, system: Res<SystemLanguage>, mut readers: ResMut<Readers>) {
    if settings.is_changed() || system.is_changed() {
        readers.set_if_neq(settings.readers(system.0));
    }
}
