//! The screens: one state, one file, one plugin each.

mod about;
mod languages;
mod learn;
mod notices;
mod parts;
mod passage;
mod past_games;
mod pause;
mod play;
mod rules;
mod settings;
mod setup;
mod statistics;
mod title;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use super::AppSystems;
use super::session::{Answer, Request, ResumeMatch, Session};
use super::table::pace::Speed;
use super::table::{EndReplay, Playback};
use crate::engine::{Player, Rules};
use crate::locale::{Arg, Phrase};
use crate::storage::SavedMatch;

pub use setup::{Choosable, Draft, Players, StartChoice, Starter};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .init_resource::<MenuReader>()
        .add_systems(Update, (go_back, forget_lost_focus).in_set(AppSystems::Keys))
        .add_plugins((
            title::plugin,
            languages::plugin,
            learn::plugin,
            setup::plugin,
            play::plugin,
            pause::plugin,
            settings::plugin,
            notices::plugin,
        ))
        .add_plugins((parts::plugin, passage::plugin, statistics::plugin, rules::plugin, about::plugin))
        .add_plugins(past_games::plugin);
    passage::pass_with::<Screen>(app);
    passage::pass_with::<Menu>(app);
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
    /// One of them on the table, to be looked at; left to the list.
    PastGame,
}

/// What lies over the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    #[default]
    Closed,
    Pause,
    /// Opened from the pause menu, and left to it.
    Settings,
    Rules,
}

/// Who has opened the menu over the board: where two sit opposite each other it is turned to that side.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct MenuReader(Player);

impl Default for MenuReader {
    fn default() -> Self {
        MenuReader(Player::South)
    }
}

/// Back is always the same key and always one step.
fn go_back(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    playback: Res<Playback>,
    (session, request): (Res<Session>, Res<Request>),
    mut ends: MessageWriter<EndReplay>,
    mut answers: MessageWriter<Answer>,
    mut commands: Commands,
) {
    if !keys.just_pressed(KeyCode::Escape) {
        return;
    }
    match (screen.get(), menu.get()) {
        (Screen::Title, _) => {}
        (Screen::Play | Screen::PastGame, Menu::Closed) if playback.is_replay() => {
            ends.write(EndReplay);
        }
        (Screen::Play, Menu::Closed) if request.pending().is_some() => {
            answers.write(Answer { at: session.stamp(), is_yes: false });
        }
        (Screen::Play, Menu::Closed) => commands.set_state_if_neq(Menu::Pause),
        (&screen, &menu) => step_back(screen, menu, &mut commands),
    }
}

/// Leaves what lies over the screen, or else the screen.
fn step_back(screen: Screen, menu: Menu, commands: &mut Commands) {
    match (screen, menu) {
        (_, Menu::Settings | Menu::Rules) => commands.set_state_if_neq(Menu::Pause),
        (_, Menu::Pause) => commands.set_state_if_neq(Menu::Closed),
        (Screen::About, Menu::Closed) => commands.set_state_if_neq(Screen::Rules),
        (Screen::PastGames, Menu::Closed) => commands.set_state_if_neq(Screen::Statistics),
        (Screen::PastGame, Menu::Closed) => commands.set_state_if_neq(Screen::PastGames),
        (_, Menu::Closed) => commands.set_state_if_neq(Screen::Title),
    }
}

/// What had the focus may be gone with its screen; then nothing has it.
fn forget_lost_focus(entities: Query<()>, mut focus: ResMut<InputFocus>) {
    if focus.get().is_some_and(|entity| !entities.contains(entity)) {
        focus.clear();
    }
}

/// Goes on with a match that was left. The next one is like it, until something else is chosen.
fn go_on_with(
    saved: &SavedMatch,
    draft: &mut Draft,
    resumes: &mut MessageWriter<ResumeMatch>,
    commands: &mut Commands,
) {
    draft.adopt(&saved.setup);
    resumes.write(ResumeMatch { setup: saved.setup.clone(), match_: saved.match_.clone() });
    commands.set_state_if_neq(Screen::Play);
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
