//! Opens the window, and says plainly why if it cannot be opened.

use std::panic::PanicHookInfo;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::error::{FallbackErrorHandler, warn};
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::window::{RequestRedraw, WindowEvent, WindowResizeConstraints};
use bevy::winit::{UpdateMode, WinitPlugin, WinitSettings};
use bevy_tweening::TweenAnim;

use super::input::gamepad;
use super::locale::SystemLanguage;
use super::paint::window_icon::show_on_window;
use super::renderer::ChosenRenderPlugin;
use super::session::{Advice, Mind, Seat, Session};
use super::storage::{Storage, TextsFolder};
use super::table::{PictureChanges, Playback};
use super::{audio, build_app, event_log, settings};
use crate::ai::Tables;
use crate::locale::Language;
use crate::storage::{FileSystem, Keeper, texts_folder};

/// After whatever a person did the picture is kept up to date for this long: an answer may take a few updates.
const AWAKE: Duration = Duration::from_millis(300);

/// At rest the game looks round this often; a touch, a key or a message from the system wakes it at once. Nothing waits for it,
/// and without a graphics card each look costs a fifth of a second of a core.
const REST: Duration = Duration::from_secs(60);

/// A screen reader's wishes do not wake the window: while there is one, the game looks round this often.
const LISTENING: Duration = Duration::from_millis(100);

/// What is logged beside warnings: of the system and of Bevy errors alone. That a virtual screen has no size in mm, that Tab goes
/// from a hole to the first button, or that there are no settings yet is nothing to warn of. `RUST_LOG` asks for more.
const QUIET: &str = "wgpu=error,naga=error,winit=error,bevy_input_focus=error,bevy_settings=error";

/// What the command line says about the window.
pub struct Options {
    /// The machine's endgame tables, which it builds while people play.
    pub tables: Tables,
    /// Where games and statistics are kept; `None` on a computer that has no place for them.
    pub data_folder: Option<PathBuf>,
    /// Whether to print what happens, an event a line.
    pub log_json: bool,
}

/// Plays the game in a window until it is closed.
pub fn run(options: Options) -> ExitCode {
    match windowed(options).run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The game as it is played, with a window of its own, on whatever thread it is run.
pub fn windowed(options: Options) -> App {
    let has_started = Arc::new(AtomicBool::new(false));
    explain_failed_start(has_started.clone());
    let window = Window {
        title: "Hoyito".into(),
        resolution: (1280, 720).into(),
        resize_constraints: WindowResizeConstraints { min_width: 480.0, min_height: 480.0, ..default() },
        ..default()
    };
    let log = LogPlugin { level: Level::WARN, filter: QUIET.into(), ..default() };
    let base = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        .set(WinitPlugin { run_on_any_thread: true })
        .set(if options.log_json { event_log::with_errors_as_events(log) } else { log })
        .disable::<RenderPlugin>()
        .add_after::<WinitPlugin>(ChosenRenderPlugin);
    let mut app = build_app(base);
    settings::remember(&mut app);
    audio::use_device(&mut app);
    if options.log_json {
        app.add_plugins(event_log::plugin);
    }
    app.insert_resource(TextsFolder(texts_folder(options.data_folder.as_deref())));
    let open = |folder| Keeper::open(Box::new(FileSystem), folder);
    app.insert_resource(Storage::new(options.data_folder.map_or_else(Keeper::without_folder, open)))
        .insert_resource(SystemLanguage(Language::of_system()))
        .insert_resource(Mind::with_tables(options.tables))
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive(REST),
            unfocused_mode: UpdateMode::reactive_low_power(REST),
        })
        // A system that fails is told in the log; the game goes on.
        .insert_resource(FallbackErrorHandler(warn))
        .add_systems(Startup, gamepad::wake_window)
        .add_systems(Startup, move || has_started.store(true, Ordering::Relaxed))
        .add_systems(Update, show_on_window)
        .add_systems(Last, (keep_moving, wake_in_time));
    app
}

/// While seeds fly or the machine thinks, and for a moment after every event, each frame is drawn; at rest none is, nor while
/// everything is held under a menu.
fn keep_moving(
    (time, table_time): (Res<Time<Real>>, Res<Time<Virtual>>),
    playback: Res<Playback>,
    flights: Query<(), With<TweenAnim>>,
    session: Res<Session>,
    advice: Res<Advice>,
    mut events: MessageReader<WindowEvent>,
    mut awake_until: Local<Duration>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if events.read().count() > 0 {
        *awake_until = time.elapsed() + AWAKE;
    }
    let machine_thinks = session.seat_to_move().is_some_and(Seat::is_machine);
    let somebody_thinks = machine_thinks || advice.is_sought();
    let is_moving = playback.is_moving() || !flights.is_empty() || somebody_thinks;
    if (is_moving && !table_time.is_paused()) || time.elapsed() < *awake_until {
        redraws.write(RequestRedraw);
    }
}

/// Wakes up when the picture is to change by itself.
fn wake_in_time(
    time: Res<Time<Real>>,
    changes: Res<PictureChanges>,
    screen_reader: Res<AccessibilityRequested>,
    mut settings: ResMut<WinitSettings>,
) {
    let longest = if screen_reader.get() { LISTENING } else { REST };
    let until = |at: Duration| at.saturating_sub(time.elapsed()).clamp(Duration::from_millis(20), longest);
    let rest = changes.at.map_or(longest, until);
    let (focused, unfocused) = (UpdateMode::reactive(rest), UpdateMode::reactive_low_power(rest));
    if settings.focused_mode != focused {
        (settings.focused_mode, settings.unfocused_mode) = (focused, unfocused);
    }
}

/// Until the game has started, a panic means that the computer lacks something: one line says what. Later ones are told in
/// full.
fn explain_failed_start(has_started: Arc<AtomicBool>) {
    let tell_in_full = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic: &PanicHookInfo| {
        if has_started.load(Ordering::Relaxed) {
            return tell_in_full(panic);
        }
        let text = panic.payload_as_str().unwrap_or_default();
        let why = if text.contains("event loop") || text.contains("DISPLAY") {
            "there is no screen to open a window on"
        } else if text.contains("GPU") || text.contains("adapter") {
            "no graphics driver was found: install one for Vulkan (on Debian, mesa-vulkan-drivers) or GL"
        } else {
            "the window could not be opened"
        };
        cannot_start(why, text);
    }));
}

/// Says why the window cannot be opened, and ends the program.
pub(super) fn cannot_start(why: &str, details: &str) -> ! {
    // Of a panic's text the first line is about the computer, the rest about the program.
    let details = details.lines().next().unwrap_or_default();
    eprintln!("hoyito: {why}.\n({details})\nThe rules and the engine work without a window: try 'hoyito --help'.");
    std::process::exit(1);
}
