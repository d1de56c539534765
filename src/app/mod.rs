//! The window: two people, or one and the machine, at a board in the earth.
//!
//! | part | what it is for | may use |
//! | --- | --- | --- |
//! | [`session`] | the running match and its only writer; the machine's seat | engine, ai |
//! | [`table`] | the view of the board | session (to read, and to send messages), theme, paint |
//! | [`storage`] | what is kept on the disk, and what is said of it | session (to read) |
//! | [`screens`] | title, set-up, play, pause | session's messages, storage, settings, table, theme |
//! | [`ground`] | the earth that everything lies on, baked by shaders | table (to read) |
//! | [`theme`] | colours, type, widgets | ground, locale |
//! | [`locale`] | who reads in which language and size, and what texts say | nothing of ours but the words |
//! | [`audio`] | what is heard | facts of session and table, the buttons, `sound` |
//! | [`paint`] | the pictures | nothing of ours but the shape of a leaf |
//! | `input` | keys, clicks and touches | session's messages, table, screens |
//! | [`accessibility`] | what screen readers are told, and what they want | session and table (to read), theme's widgets, locale |
//! | [`settings`] | what is remembered from one start to the next | the resources of table, ground and theme that follow it |
//! | `shader` | our own shaders, made known | nothing of ours |
//! | `start`, `renderer`, `event_log` | what only the real window needs | all of it |
//!
//! Every update runs [`AppSystems`] in order, so that an intent is carried out and its steps begin to be shown in the update
//! in which it was made.

pub mod accessibility;
pub mod audio;
mod event_log;
pub mod ground;
mod input;
pub mod locale;
pub mod paint;
mod renderer;
pub mod screens;
pub mod session;
pub mod settings;
mod shader;
pub mod shots;
mod start;
pub mod storage;
pub mod table;
pub mod theme;
mod window_size;

use bevy::app::PluginGroupBuilder;
use bevy::ecs::message::signal_message_update_system;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input_focus::directional_navigation::DirectionalNavigationPlugin;
use bevy::input_focus::tab_navigation::TabNavigationPlugin;
use bevy::prelude::*;
use bevy_tweening::{AnimationSystem, TweeningPlugin};

pub use start::{Options, run, windowed};

/// What happens in an update, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Keys become intents or touches.
    Keys,
    /// Touches become intents.
    Input,
    /// The machine makes up its mind.
    Machine,
    /// Intents are carried out: the only place where the match changes.
    Session,
    /// What has changed there is handed over to be written.
    Keep,
    /// Everything finds its place.
    Layout,
    /// Moves are shown, step by step.
    Table,
    /// What is written and marked follows what is shown.
    Show,
}

/// The game without the plugins that a program brings: a window, a headless base, or none at all.
pub struct GamePlugin;

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        use AppSystems::{Input, Keep, Keys, Layout, Machine, Session, Show, Table};
        app.configure_sets(Update, (Keys, Input, Machine, Session, Keep, Layout, Table, Show).chain())
            .add_plugins((session::plugin, storage::plugin));
    }
}

/// Everything that is seen and touched.
pub struct ViewPlugin;

impl Plugin for ViewPlugin {
    fn build(&self, app: &mut App) {
        // Bevy keeps messages until its fixed schedule has run, and a menu over the board stops that: old wishes for another frame
        // would be read again and again. Nothing here reads messages there.
        app.add_systems(Last, signal_message_update_system);
        // Seeds fly after this update's steps have sent them, before what is written follows.
        app.configure_sets(Update, AnimationSystem::AnimationUpdate.after(AppSystems::Show))
            .add_plugins((TweeningPlugin, TabNavigationPlugin, DirectionalNavigationPlugin))
            .add_plugins((
                paint::plugin,
                ground::plugin,
                locale::plugin,
                theme::plugin,
                window_size::plugin,
                table::plugin,
                screens::plugin,
                input::plugin,
                audio::plugin,
                settings::plugin,
                accessibility::plugin,
            ));
    }
}

/// The whole game on a base of plugins: Bevy's own for a window, or a part of them for a test.
pub fn build_app(base: PluginGroupBuilder) -> App {
    let mut app = App::new();
    app.add_plugins((base, GamePlugin, ViewPlugin));
    // So many systems with so little to do each: waking other threads for them would take longer than the work, and longer still
    // while the machine thinks there.
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    app
}
