//! All that can be set, as one value: what each row of the screen shows of it and makes of it. Pure but for the door to the
//! resources.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::audio::SoundSettings;
use crate::app::ground::LightOfDay;
use crate::app::screens::speed_word;
use crate::app::settings::{SightSettings, TableSettings};
use crate::app::table::pace::Speed;
use crate::app::theme::palette::Contrast;
use crate::locale::Phrase;

/// One row of the screen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Speed,
    Preview,
    HoleNumbers,
    HighContrast,
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
    /// One of so many, from 0 on.
    Stops { count: usize, is_last_apart: bool },
}

impl Setting {
    pub const fn kind(self) -> Kind {
        match self {
            Setting::Speed => Kind::Stops { count: Speed::ALL.len(), is_last_apart: true },
            Setting::Light => Kind::Stops { count: LightOfDay::ALL.len(), is_last_apart: false },
            Setting::Effects | Setting::Ambience | Setting::Voice => Kind::Amount,
            _ => Kind::YesNo,
        }
    }

    /// Its name: a message.
    pub const fn word(self) -> &'static str {
        match self {
            Setting::Speed => "speed",
            Setting::Preview => "settings-preview",
            Setting::HoleNumbers => "settings-hole-numbers",
            Setting::HighContrast => "settings-high-contrast",
            Setting::Light => "settings-light",
            Setting::LessMotion => "settings-less-motion",
            Setting::Effects => "settings-effects",
            Setting::Ambience => "settings-ambience",
            Setting::Voice => "settings-voice",
            Setting::Mute => "settings-mute",
        }
    }
}

/// Everything that is set; as at first by default.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Everything {
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
            Setting::Speed => place_in(&Speed::ALL, self.table.speed),
            Setting::Light => place_in(&LightOfDay::ALL, self.sight.light),
            Setting::Preview => yes_no(self.table.has_preview),
            Setting::HoleNumbers => yes_no(self.sight.has_hole_numbers),
            Setting::HighContrast => yes_no(self.sight.contrast == Contrast::High),
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
            Setting::Speed => self.table.speed = at_place(&Speed::ALL, value),
            Setting::Light => self.sight.light = at_place(&LightOfDay::ALL, value),
            Setting::Preview => self.table.has_preview = yes,
            Setting::HoleNumbers => self.sight.has_hole_numbers = yes,
            Setting::HighContrast => self.sight.contrast = if yes { Contrast::High } else { Contrast::Usual },
            Setting::LessMotion => self.sight.is_motion_reduced = yes,
            Setting::Effects => self.sound.effects = value / 100.0,
            Setting::Ambience => self.sound.ambience = value / 100.0,
            Setting::Voice => self.sound.voice = value / 100.0,
            Setting::Mute => self.sound.is_muted = yes,
        }
        self
    }

    /// The word or number beside the widget.
    pub fn in_words(&self, setting: Setting) -> Phrase {
        let value = self.value(setting);
        match (setting, setting.kind()) {
            (Setting::Speed, _) => speed_word(self.table.speed),
            (Setting::Light, _) => light_word(self.sight.light),
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
    sight: ResMut<'w, SightSettings>,
    table: ResMut<'w, TableSettings>,
    sound: ResMut<'w, SoundSettings>,
}

impl Settings<'_> {
    pub fn read(&self) -> Everything {
        Everything { sight: *self.sight, table: *self.table, sound: *self.sound }
    }

    pub fn write(&mut self, everything: Everything) {
        self.sight.set_if_neq(everything.sight);
        self.table.set_if_neq(everything.table);
        self.sound.set_if_neq(everything.sound);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Setting; 10] = [
        Setting::Speed,
        Setting::Preview,
        Setting::HoleNumbers,
        Setting::HighContrast,
        Setting::Light,
        Setting::LessMotion,
        Setting::Effects,
        Setting::Ambience,
        Setting::Voice,
        Setting::Mute,
    ];

    #[test]
    fn every_value_of_a_widget_is_kept_and_changes_nothing_else() {
        let first = Everything::default();
        for setting in ALL {
            let values: Vec<f32> = match setting.kind() {
                Kind::YesNo => vec![0.0, 1.0],
                Kind::Amount => vec![0.0, 10.0, 37.0, 100.0],
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
}
