//! All that can be set, as one value: what each row of the screen shows of it and makes of it. Pure but for the door to the
//! resources.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::audio::SoundSettings;
use crate::app::ground::LightOfDay;
use crate::app::locale::{SystemLanguage, TextSize};
use crate::app::screens::speed_word;
use crate::app::settings::{SightSettings, TableSettings, WordsSettings};
use crate::app::table::pace::Speed;
use crate::app::theme::palette::{Contrast, Hues};
use crate::engine::{ByPlayer, Player};
use crate::locale::{Language, Phrase};

/// One row of the screen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Which language that side reads, and how large.
    Language(Player),
    TextSize(Player),
    Speed,
    Preview,
    Captions,
    /// Whether what is North's is turned to North, where two play at one table.
    NorthTurned,
    HoleNumbers,
    HighContrast,
    HuesApart,
    Light,
    LessMotion,
    Effects,
    Ambience,
    Voice,
    Mute,
}

/// How it is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 0 for no, 1 for yes.
    YesNo,
    /// From 0 to 100.
    Amount,
    /// One of the languages, in their order, round and round.
    Language,
    /// One of the sizes of text, in their order.
    TextSize,
    /// One of so many, from 0 on.
    Stops { count: usize, is_last_apart: bool },
}

impl Setting {
    pub const fn kind(self) -> Kind {
        match self {
            Setting::Language(_) => Kind::Language,
            Setting::TextSize(_) => Kind::TextSize,
            Setting::Speed => Kind::Stops { count: Speed::ALL.len(), is_last_apart: true },
            Setting::Light => Kind::Stops { count: LightOfDay::ALL.len(), is_last_apart: false },
            Setting::Effects | Setting::Ambience | Setting::Voice => Kind::Amount,
            _ => Kind::YesNo,
        }
    }

    /// Its name: a message.
    pub const fn word(self) -> &'static str {
        match self {
            Setting::Language(Player::South) => "settings-language",
            Setting::Language(Player::North) => "settings-north-language",
            Setting::TextSize(Player::South) => "settings-text-size",
            Setting::TextSize(Player::North) => "settings-north-text-size",
            Setting::Speed => "speed",
            Setting::Preview => "settings-preview",
            Setting::Captions => "settings-captions",
            Setting::NorthTurned => "settings-north-turned",
            Setting::HoleNumbers => "settings-hole-numbers",
            Setting::HighContrast => "settings-high-contrast",
            Setting::HuesApart => "settings-hues-apart",
            Setting::Light => "settings-light",
            Setting::LessMotion => "settings-less-motion",
            Setting::Effects => "settings-effects",
            Setting::Ambience => "settings-ambience",
            Setting::Voice => "settings-voice",
            Setting::Mute => "settings-mute",
        }
    }
}

/// What a side reads. Nothing chosen is the language of the system, or for North that of whoever reads first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Reads {
    language: Option<Language>,
    /// What it is while nothing is chosen; it is found out, not set.
    otherwise: Language,
    size: TextSize,
}

impl Reads {
    fn language(&self) -> Language {
        self.language.unwrap_or(self.otherwise)
    }
}

/// Everything that is set; as at first by default.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Everything {
    words: ByPlayer<Reads>,
    sight: SightSettings,
    table: TableSettings,
    sound: SoundSettings,
}

impl Everything {
    /// What a widget of that kind shows.
    pub fn value(&self, setting: Setting) -> f32 {
        let yes_no = |yes: bool| f32::from(u8::from(yes));
        let amount = |volume: f32| (volume * 100.0).round().clamp(0.0, 100.0);
        match setting {
            Setting::Language(player) => place_in(&Language::ALL, self.words[player].language()),
            Setting::TextSize(player) => place_in(&TextSize::ALL, self.words[player].size),
            Setting::Speed => place_in(&Speed::ALL, self.table.speed),
            Setting::Light => place_in(&LightOfDay::ALL, self.sight.light),
            Setting::Preview => yes_no(self.table.has_preview),
            Setting::Captions => yes_no(self.table.has_captions),
            Setting::NorthTurned => yes_no(self.table.is_north_turned),
            Setting::HoleNumbers => yes_no(self.sight.has_hole_numbers),
            Setting::HighContrast => yes_no(self.sight.contrast == Contrast::High),
            Setting::HuesApart => yes_no(self.sight.hues == Hues::Apart),
            Setting::LessMotion => yes_no(self.sight.is_motion_reduced),
            Setting::Effects => amount(self.sound.effects),
            Setting::Ambience => amount(self.sound.ambience),
            Setting::Voice => amount(self.sound.voice),
            Setting::Mute => yes_no(self.sound.is_muted),
        }
    }

    /// The same with one of them set to what a widget of its kind gives.
    #[must_use]
    pub fn with(mut self, setting: Setting, value: f32) -> Everything {
        let yes = value > 0.5;
        match setting {
            Setting::Language(player) => self.words[player].language = Some(at_place(&Language::ALL, value)),
            Setting::TextSize(player) => self.words[player].size = at_place(&TextSize::ALL, value),
            Setting::Speed => self.table.speed = at_place(&Speed::ALL, value),
            Setting::Light => self.sight.light = at_place(&LightOfDay::ALL, value),
            Setting::Preview => self.table.has_preview = yes,
            Setting::Captions => self.table.has_captions = yes,
            Setting::NorthTurned => self.table.is_north_turned = yes,
            Setting::HoleNumbers => self.sight.has_hole_numbers = yes,
            Setting::HighContrast => self.sight.contrast = if yes { Contrast::High } else { Contrast::Usual },
            Setting::HuesApart => self.sight.hues = if yes { Hues::Apart } else { Hues::Usual },
            Setting::LessMotion => self.sight.is_motion_reduced = yes,
            Setting::Effects => self.sound.effects = value / 100.0,
            Setting::Ambience => self.sound.ambience = value / 100.0,
            Setting::Voice => self.sound.voice = value / 100.0,
            Setting::Mute => self.sound.is_muted = yes,
        }
        self.words.north.otherwise = self.words.south.language();
        self
    }

    /// The next language of that side, or the one before.
    #[must_use]
    pub fn with_next_language(self, player: Player, forwards: bool) -> Everything {
        let next = self.words[player].language().next(forwards);
        self.with(Setting::Language(player), place_in(&Language::ALL, next))
    }

    /// The word or number beside the widget.
    pub fn in_words(&self, setting: Setting) -> Phrase {
        let value = self.value(setting);
        match (setting, setting.kind()) {
            (Setting::Language(player), _) => Phrase::verbatim(self.words[player].language().own_name()),
            (Setting::TextSize(player), _) => {
                Phrase::new("percent").with("number", usize::from(self.words[player].size.percent()))
            }
            (Setting::Speed, _) => speed_word(self.table.speed),
            (Setting::Light, _) => light_word(self.sight.light),
            // Nothing speaks yet.
            (Setting::Voice, _) => Phrase::new("settings-voice-none"),
            (_, Kind::YesNo) => Phrase::new(if value > 0.5 { "yes" } else { "no" }),
            _ => Phrase::number(value as usize),
        }
    }
}

fn place_in<T: PartialEq>(all: &[T], one: T) -> f32 {
    all.iter().position(|other| *other == one).unwrap_or_default() as f32
}

fn at_place<T: Copy>(all: &[T], place: f32) -> T {
    all[(place.max(0.0) as usize).min(all.len() - 1)]
}

fn light_word(light: LightOfDay) -> Phrase {
    let key = match light {
        LightOfDay::Afternoon => "afternoon",
        LightOfDay::Evening => "evening",
    };
    Phrase::new("light-name").with("light", key)
}

/// The door to what is remembered.
#[derive(SystemParam)]
pub struct Settings<'w> {
    words: ResMut<'w, WordsSettings>,
    system: Res<'w, SystemLanguage>,
    sight: ResMut<'w, SightSettings>,
    table: ResMut<'w, TableSettings>,
    sound: ResMut<'w, SoundSettings>,
}

impl Settings<'_> {
    pub fn read(&self) -> Everything {
        let reads = |player| {
            let (code, percent) = self.words.of(player);
            let otherwise = self.words.readers(self.system.0).0[player].language;
            Reads { language: Language::of_code(code), otherwise, size: TextSize::of_percent(percent) }
        };
        let words = ByPlayer::new(reads(Player::South), reads(Player::North));
        Everything { words, sight: *self.sight, table: *self.table, sound: *self.sound }
    }

    pub fn write(&mut self, everything: Everything) {
        let code = |reads: Reads| reads.language.map_or("", Language::code).to_owned();
        let Everything { words: ByPlayer { south, north }, .. } = everything;
        self.words.set_if_neq(WordsSettings {
            language: code(south),
            text_size: south.size.percent(),
            north_language: code(north),
            // Who reads in the same size goes on to, whatever becomes of it.
            north_text_size: if north.size == south.size { 0 } else { north.size.percent() },
        });
        self.sight.set_if_neq(everything.sight);
        self.table.set_if_neq(everything.table);
        self.sound.set_if_neq(everything.sound);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Setting; 17] = [
        Setting::Language(Player::South),
        Setting::TextSize(Player::South),
        Setting::Language(Player::North),
        Setting::TextSize(Player::North),
        Setting::Speed,
        Setting::Preview,
        Setting::Captions,
        Setting::NorthTurned,
        Setting::HoleNumbers,
        Setting::HighContrast,
        Setting::HuesApart,
        Setting::Light,
        Setting::LessMotion,
        Setting::Effects,
        Setting::Ambience,
        Setting::Voice,
        Setting::Mute,
    ];

    #[test]
    fn every_value_of_a_widget_is_kept_and_changes_nothing_else() {
        // North's language is its own: otherwise it would follow.
        let first = Everything::default().with(Setting::Language(Player::North), 3.0);
        for setting in ALL {
            let values: Vec<f32> = match setting.kind() {
                Kind::YesNo => vec![0.0, 1.0],
                Kind::Amount => vec![0.0, 10.0, 37.0, 100.0],
                Kind::Language => (0..Language::ALL.len()).map(|i| i as f32).collect(),
                Kind::TextSize => (0..TextSize::ALL.len()).map(|i| i as f32).collect(),
                Kind::Stops { count, .. } => (0..count).map(|i| i as f32).collect(),
            };
            for value in values {
                let set = first.with(setting, value);
                assert_eq!(set.value(setting), value, "{setting:?}");
                for other in ALL.into_iter().filter(|&other| other != setting) {
                    assert_eq!(set.value(other), first.value(other), "{other:?} after {setting:?}");
                }
            }
        }
    }

    #[test]
    fn north_reads_what_is_read_first_until_it_chooses_for_itself() {
        let of = |everything: &Everything, player| everything.value(Setting::Language(player));
        let spanish = Everything::default().with_next_language(Player::South, true);
        assert_eq!((of(&spanish, Player::South), of(&spanish, Player::North)), (1.0, 1.0));
        let own = spanish.with_next_language(Player::North, true).with_next_language(Player::South, false);
        assert_eq!((of(&own, Player::South), of(&own, Player::North)), (0.0, 2.0));
    }
}
