//! The screens: one state, one file, one plugin each.

mod languages;
mod notices;
mod pause;
mod play;
mod settings;
mod setup;
mod title;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use super::AppSystems;
use super::table::pace::Speed;
use super::table::{EndReplay, Playback};
use crate::engine::Rules;
use crate::locale::{Arg, Phrase};

pub use setup::{Choosable, Draft, Players, StartChoice, Starter};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .add_systems(Update, (go_back, forget_lost_focus).in_set(AppSystems::Keys))
        .add_plugins((
            title::plugin,
            languages::plugin,
            setup::plugin,
            play::plugin,
            pause::plugin,
            settings::plugin,
            notices::plugin,
        ));
}

/// Where the player is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Title,
    Setup,
    Play,
    Settings,
    /// In which language everything is: opened from the title, each named in its own tongue.
    Languages,
    /// A lesson that is played.
    Learn,
    Rules,
    /// Opened from the rules, and left to them.
    About,
    Statistics,
    /// Opened from the statistics, and left to them.
    PastGames,
}

/// What lies over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    #[default]
    Closed,
    Pause,
    /// Opened from the pause menu, and left to it.
    Settings,
}

/// Back is always the same key and always one step.
fn go_back(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    playback: Res<Playback>,
    mut ends: MessageWriter<EndReplay>,
    mut commands: Commands,
) {
    if !keys.just_pressed(KeyCode::Escape) {
        return;
    }
    match (screen.get(), menu.get()) {
        (Screen::Title, _) => {}
        (Screen::Play, Menu::Closed) if playback.is_replay() => {
            ends.write(EndReplay);
        }
        (Screen::Play, Menu::Closed) => commands.set_state_if_neq(Menu::Pause),
        (Screen::Play, Menu::Pause) => commands.set_state_if_neq(Menu::Closed),
        (Screen::Play, Menu::Settings) => commands.set_state_if_neq(Menu::Pause),
        (Screen::About, _) => commands.set_state_if_neq(Screen::Rules),
        (Screen::PastGames, _) => commands.set_state_if_neq(Screen::Statistics),
        _ => commands.set_state_if_neq(Screen::Title),
    }
}

/// What had the focus may be gone with its screen; then nothing has it.
fn forget_lost_focus(entities: Query<()>, mut focus: ResMut<InputFocus>) {
    if focus.get().is_some_and(|entity| !entities.contains(entity)) {
        focus.clear();
    }
}

/// A speed in a word.
fn speed_word(speed: Speed) -> Phrase {
    Phrase::new("speed-name").with("speed", speed.key())
}

/// What a level is called.
fn level_name(level: &str) -> Phrase {
    Phrase::new("level").with("level", Arg::Text(level.to_owned()))
}

/// What a variant is called.
fn rules_name(rules: &Rules) -> Phrase {
    Phrase::new("rules-name").with("rules", rules_key(rules))
}

/// The word that messages choose a variant by.
fn rules_key(rules: &Rules) -> &'static str {
    match *rules {
        Rules::HOYITO_I => "i",
        Rules::HOYITO_II => "ii",
        _ => "iii",
    }
}
