//! What the table costs a frame, without a graphics card and with a clock wound by hand: 96 seeds at rest and in the fastest
//! relay, against a bare Bevy app with as many sprites, still and moving.
//!
//! The first thing printed is the two ratios of one run, and what it costs a frame that the top level thinks; criterion's figures
//! follow. `cargo bench --profile dev --bench picture` measures the build that is played.

use std::time::{Duration, Instant};

use bevy::app::PluginGroupBuilder;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use criterion::{Criterion, criterion_group};
use hoyito::ai::Level;
use hoyito::app::build_app;
use hoyito::app::screens::Screen;
use hoyito::app::session::{MatchSetup, PlayMove, Seat, Session, StartMatch, ThinkingTime};
use hoyito::app::table::{Playback, TableSpeed, pace::Speed};
use hoyito::engine::{ByPlayer, Row};

const FRAME: Duration = Duration::from_millis(16);
const SEEDS: usize = 96;
/// The best of so many runs of so many frames is compared.
const RUNS: usize = 5;
const FRAMES: u32 = 400;

fn base() -> PluginGroupBuilder {
    let no_gpu = WgpuSettings { backends: None, ..default() };
    DefaultPlugins
        .set(RenderPlugin { render_creation: no_gpu.into(), ..default() })
        .set(WindowPlugin {
            primary_window: Some(Window { resolution: (1280, 720).into(), ..default() }),
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .disable::<LogPlugin>()
        .disable::<bevy::app::TerminalCtrlCHandlerPlugin>()
        .disable::<WinitPlugin>()
}

fn ready(mut app: App) -> App {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.finish();
    app.cleanup();
    app.update();
    app
}

/// As many sprites as there are seeds; they move if they are to.
fn bare(is_moving: bool) -> App {
    let mut app = App::new();
    app.add_plugins(base()).add_systems(Startup, |mut commands: Commands| {
        commands.spawn(Camera2d);
        for i in 0..SEEDS {
            commands
                .spawn((Sprite::from_color(Color::WHITE, Vec2::splat(20.0)), Transform::from_xyz(i as f32, 0.0, 0.0)));
        }
    });
    if is_moving {
        app.add_systems(Update, |time: Res<Time>, mut sprites: Query<&mut Transform, With<Sprite>>| {
            for mut transform in &mut sprites {
                transform.translation.y = time.elapsed_secs().sin() * 100.0;
            }
        });
    }
    ready(app)
}

/// The long board, where every seed lies still.
fn table() -> App {
    let mut app = ready(build_app(base()));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    app.update();
    let setup =
        MatchSetup { row: Row::Twelve, seats: ByPlayer::new(Seat::Person, Seat::Person), ..MatchSetup::default() };
    app.world_mut().resource_mut::<TableSpeed>().0 = Speed::Fast;
    app.world_mut().write_message(StartMatch(setup));
    (0..120).for_each(|_| app.update());
    app
}

/// One frame of a table where seeds always fly.
fn update_in_relay(app: &mut App) {
    if !app.world().resource::<Playback>().is_running() {
        let session = app.world().resource::<Session>();
        let (at, hole) =
            (session.stamp(), session.position().and_then(|position| position.legal_moves().iter().next()));
        match hole {
            Some(hole) => {
                app.world_mut().write_message(PlayMove { at, hole });
            }
            None => *app = table(),
        }
    }
    app.update();
}

/// A frame at the pace of a screen: the clock wound by hand goes about as fast as the real one, and every frame wakes up anew.
fn paced_frame(app: &mut App) -> Duration {
    let frame = one_frame(app);
    std::thread::sleep(FRAME.saturating_sub(frame));
    frame
}

/// How long each frame takes while nobody thinks, and while the top level does: 99 of a hundred of them.
fn print_thinking() {
    let mut app = table();
    let mut before: Vec<Duration> = (0..400).map(|_| paced_frame(&mut app)).collect();
    before.sort();
    let usual = before[before.len() * 99 / 100];
    let perfect = Seat::Machine(Level::ALL[Level::ALL.len() - 1]);
    let setup = MatchSetup { seats: ByPlayer::new(Seat::Person, perfect), ..MatchSetup::default() };
    app.world_mut().write_message(StartMatch(setup));
    let mut thinking = Vec::new();
    for _ in 0..400 {
        let frame = paced_frame(&mut app);
        if app.world().resource::<ThinkingTime>().0.is_some() {
            thinking.push(frame);
        }
    }
    thinking.sort();
    let Some(slow) = thinking.get(thinking.len() * 99 / 100) else { return println!("the machine did not think") };
    let ratio = slow.as_secs_f64() / usual.as_secs_f64();
    let (slow, usual) = (slow.as_secs_f64() * 1e3, usual.as_secs_f64() * 1e3);
    println!(
        "while the top level thinks ({} frames): 99 of 100 within {slow:.3} ms, {ratio:.2} times the {usual:.3} ms of before",
        thinking.len()
    );
}

fn one_frame(app: &mut App) -> Duration {
    let start = Instant::now();
    app.update();
    start.elapsed()
}

/// Of one frame, in the best run.
fn frame_time(mut update: impl FnMut()) -> Duration {
    let run = |_| {
        let start = Instant::now();
        (0..FRAMES).for_each(|_| update());
        start.elapsed() / FRAMES
    };
    (0..RUNS).map(run).min().unwrap_or_default()
}

fn print_ratios() {
    let (mut still, mut moving, mut rest, mut relay) = (bare(false), bare(true), table(), table());
    let times = [
        frame_time(|| still.update()),
        frame_time(|| rest.update()),
        frame_time(|| moving.update()),
        frame_time(|| update_in_relay(&mut relay)),
    ];
    let [still, rest, moving, relay] = times.map(|time| time.as_secs_f64() * 1e3);
    println!(
        "{SEEDS} seeds at rest: {rest:.3} ms a frame, {:.2} times as many bare sprites ({still:.3} ms)",
        rest / still
    );
    println!(
        "in the fastest relay: {relay:.3} ms a frame, {:.2} times as many moving ones ({moving:.3} ms)",
        relay / moving
    );
}

fn frames(criterion: &mut Criterion) {
    print_ratios();
    print_thinking();
    let mut group = criterion.benchmark_group("frame");
    let (mut still, mut moving, mut rest, mut relay) = (bare(false), bare(true), table(), table());
    group.bench_function("bare, still", |bencher| bencher.iter(|| still.update()));
    group.bench_function("table, at rest", |bencher| bencher.iter(|| rest.update()));
    group.bench_function("bare, moving", |bencher| bencher.iter(|| moving.update()));
    group.bench_function("table, in relay", |bencher| bencher.iter(|| update_in_relay(&mut relay)));
}

criterion_group!(benches, frames);

fn main() {
    benches();
    Criterion::default().configure_from_args().final_summary();
}
