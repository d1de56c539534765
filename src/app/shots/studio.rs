//! The game drawn into a picture, with a clock that is wound by hand.

use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::app::PluginsState;
use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::image::Image;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::ui::IsDefaultUiCamera;
use bevy::window::{ExitCondition, PrimaryWindow};
use bevy::winit::WinitPlugin;

use super::scenes::{LESSONS, LessonScene, Moment, READ, SCENES, SETTINGS, SETUP, Scene, TITLE, TITLE_SCENE};
use crate::ai::Level;
use crate::ai::plain_move;
use crate::app::build_app;
use crate::app::ground::Seen;
use crate::app::screens::{Menu, Screen};
use crate::app::session::{LeaveMatch, MatchSetup, PlayMove, ResumeMatch, Seat, Session};
use crate::app::settings::{LearnSettings, SightSettings, TableSettings, WordsSettings};
use crate::app::storage::Storage;
use crate::app::table::{Guide, HoleCell, Playback};
use crate::app::theme::palette::Contrast;
use crate::engine::{ByPlayer, Hole, Match, Player};
use crate::storage::Keeper;

const FRAME: Duration = Duration::from_millis(33);

/// As many updates as it takes until nothing moves any more: screens have come, light has changed.
const SETTLED: usize = 60;

/// More updates than any picture or any move needs.
const PATIENCE: usize = 4_000;

/// Why there is no picture.
#[derive(Debug)]
pub struct ShotError(pub String);

impl fmt::Display for ShotError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl std::error::Error for ShotError {}

/// The whole game without window, sound and files.
pub struct Studio {
    app: App,
    camera: Entity,
    window: Entity,
}

impl Studio {
    /// Sets the game up.
    ///
    /// # Errors
    /// If no graphics driver is found.
    pub fn new() -> Result<Studio, ShotError> {
        let has_driver = std::panic::catch_unwind(|| {
            let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
            bevy::tasks::block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default())).is_ok()
        });
        if !has_driver.unwrap_or(false) {
            return Err(ShotError("no graphics driver was found (on Debian: mesa-vulkan-drivers)".into()));
        }
        let base = DefaultPlugins
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .set(WindowPlugin {
                primary_window: Some(Window { resolution: (1280, 720).into(), ..default() }),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<PipelinedRenderingPlugin>()
            .disable::<bevy::app::TerminalCtrlCHandlerPlugin>()
            .disable::<LogPlugin>();
        let mut app = build_app(base);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME)).insert_resource(Storage::new(played()));
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        app.update();
        let world = app.world_mut();
        let camera = world.query_filtered::<Entity, With<Camera2d>>().single(world);
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
        let (Ok(camera), Ok(window)) = (camera, window) else {
            return Err(ShotError("the game has no camera".into()));
        };
        app.world_mut().entity_mut(camera).insert(IsDefaultUiCamera);
        Ok(Studio { app, camera, window })
    }

    /// Takes a picture of a subject.
    ///
    /// # Errors
    /// If there is no such subject, or the picture does not come.
    pub fn shoot(&mut self, subject: &str, size: UVec2, is_high_contrast: bool) -> Result<Image, ShotError> {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        // Until the moment has come nothing need be drawn.
        self.open_shutter(false);
        self.app.world_mut().resource_mut::<SightSettings>().contrast =
            if is_high_contrast { Contrast::High } else { Contrast::Usual };
        let target = self.resize(size);
        if subject == TITLE {
            self.show_title()?;
        } else if let Some(screen) = screen_of(subject) {
            self.go_to(screen);
            self.update(SETTLED);
        } else if let Some(scene) = LESSONS.iter().find(|scene| scene.name == subject) {
            self.show_lesson(scene)?;
        } else {
            let scene = SCENES.iter().find(|scene| scene.name == subject);
            self.show_scene(scene.ok_or_else(|| ShotError(format!("there is no scene {subject}")))?)?;
        }
        // Time stands still from here on.
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        self.wait_until("the ground is not baked", |world| world.resource::<Seen>().is_fine)?;
        self.open_shutter(true);
        self.update(2);
        self.take(target)
    }

    /// Lets every text be of that size, in percent.
    pub fn set_text_size(&mut self, percent: u16) {
        self.app.world_mut().resource_mut::<WordsSettings>().text_size = percent;
    }

    /// The game that pictures are taken of, for whoever wants another one than the usual.
    pub fn world_mut(&mut self) -> &mut World {
        self.app.world_mut()
    }

    fn open_shutter(&mut self, is_open: bool) {
        if let Some(mut camera) = self.app.world_mut().get_mut::<Camera>(self.camera) {
            camera.is_active = is_open;
        }
    }

    fn update(&mut self, times: usize) {
        (0..times).for_each(|_| self.app.update());
    }

    fn wait_until(&mut self, failure: &str, mut holds: impl FnMut(&mut World) -> bool) -> Result<(), ShotError> {
        for _ in 0..PATIENCE {
            if holds(self.app.world_mut()) {
                return Ok(());
            }
            self.app.update();
        }
        Err(ShotError(failure.into()))
    }

    /// Another size of window, and a picture of that size to draw into.
    fn resize(&mut self, size: UVec2) -> Handle<Image> {
        let world = self.app.world_mut();
        if let Some(mut window) = world.get_mut::<Window>(self.window) {
            window.resolution.set_physical_resolution(size.x, size.y);
        }
        let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut image = Image::new_uninit(extent, TextureDimension::D2, format, RenderAssetUsages::default());
        image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
        let target = world.resource_mut::<Assets<Image>>().add(image);
        world.entity_mut(self.camera).insert(RenderTarget::Image(target.clone().into()));
        self.update(12);
        target
    }

    fn go_to(&mut self, screen: Screen) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        self.update(2);
    }

    /// The board beside the name always shows the same move, whatever the machine would have played.
    fn show_title(&mut self) -> Result<(), ShotError> {
        self.go_to(Screen::Setup);
        self.go_to(Screen::Title);
        let level = Level::ALL[0];
        self.show_on_table(&TITLE_SCENE, ByPlayer::new(Seat::Machine(level), Seat::Machine(level)))
    }

    fn show_lesson(&mut self, scene: &LessonScene) -> Result<(), ShotError> {
        self.go_to(Screen::Setup);
        let (lesson, finished) = (scene.lesson.to_owned(), vec!["hoyito-ii".to_owned()]);
        self.app.insert_resource(LearnSettings { lesson, step: scene.step, finished });
        self.go_to(Screen::Learn);
        self.update(SETTLED);
        let world = self.app.world_mut();
        let at = world.resource::<Session>().stamp();
        if let Some(hole) = world.resource::<Guide>().asked.filter(|_| scene.is_played) {
            world.write_message(PlayMove { at, hole });
            self.update(2);
            self.wait_until("the move did not end", |world| !world.resource::<Playback>().is_running())?;
            self.update(SETTLED);
        }
        Ok(())
    }

    fn show_scene(&mut self, scene: &Scene) -> Result<(), ShotError> {
        let world = self.app.world_mut();
        world.resource_mut::<TableSettings>().is_north_turned = !scene.is_at_a_wall;
        world.resource_mut::<NextState<Menu>>().set(Menu::Closed);
        world.resource_mut::<InputFocus>().clear();
        world.write_message(LeaveMatch);
        self.go_to(Screen::Play);
        self.show_on_table(scene, ByPlayer::new(Seat::Person, Seat::Person))?;
        if let Some(number) = scene.points_at {
            self.point_at(number);
        }
        if scene.is_paused {
            self.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
            self.update(SETTLED);
        }
        Ok(())
    }

    /// Lets a key point at a hole of whoever is to move.
    fn point_at(&mut self, number: usize) {
        let world = self.app.world_mut();
        let position = world.resource::<Session>().position().copied();
        let hole = position.and_then(|position| Hole::of(position.board().row(), position.to_move(), number));
        let cell = world.query::<(Entity, &HoleCell)>().iter(world).find(|(_, cell)| Some(cell.0) == hole);
        if let Some((cell, _)) = cell {
            world.resource_mut::<InputFocusVisible>().0 = true;
            world.resource_mut::<InputFocus>().set(cell, FocusCause::Navigated);
        }
        self.update(SETTLED);
    }

    fn show_on_table(&mut self, scene: &Scene, seats: ByPlayer<Seat>) -> Result<(), ShotError> {
        let (match_, hole) = scene.prepare().map_err(|error| ShotError(error.to_string()))?;
        let starter = Player::South;
        let setup =
            MatchSetup { rules: Scene::RULES, row: scene.row, rounds: scene.rounds, starter, seats, ..default() };
        self.app.world_mut().write_message(ResumeMatch { setup, match_ });
        let is_played = seats.south == Seat::Person;
        self.update(if is_played { SETTLED } else { 2 });
        let Some(hole) = hole.filter(|_| scene.moment != Moment::AtRest) else { return Ok(()) };
        let at = self.app.world().resource::<Session>().stamp();
        self.app.world_mut().write_message(PlayMove { at, hole });
        let moment = scene.moment;
        self.wait_until("the move did not come so far", |world| {
            let playback = world.resource::<Playback>().moment();
            playback.is_some_and(|now| moment.has_come(&now.steps[..now.begun]))
        })?;
        // In the middle of the step.
        self.update(5);
        Ok(())
    }

    fn take(&mut self, target: Handle<Image>) -> Result<Image, ShotError> {
        let taken: Arc<Mutex<Option<Image>>> = Arc::default();
        let developed = taken.clone();
        self.app.world_mut().spawn(Screenshot::image(target)).observe(move |captured: On<ScreenshotCaptured>| {
            if let Ok(mut taken) = developed.lock() {
                *taken = Some(captured.image.clone());
            }
        });
        for _ in 0..PATIENCE {
            self.app.update();
            if let Some(device) = self.app.world().get_resource::<RenderDevice>() {
                // Nothing is wrong if the device has nothing to say.
                let _ = device.poll(wgpu::PollType::Poll);
            }
            if let Some(image) = taken.lock().ok().and_then(|mut taken| taken.take()) {
                return Ok(image);
            }
        }
        Err(ShotError("the picture did not come".into()))
    }
}

/// What there is to see in the statistics: games against all levels but the last two, the same every time.
fn played() -> Keeper {
    const GAMES: [u64; 6] = [12, 15, 16, 24, 9, 5];
    let mut keeper = Keeper::default();
    for (level, games) in Level::ALL.into_iter().zip(GAMES) {
        for seed in 0..games {
            let setup = MatchSetup { seats: ByPlayer::new(Seat::Person, Seat::Machine(level)), seed, ..default() };
            let Ok(mut match_) = Match::from_start(setup.rules, setup.rounds, setup.first_position()) else { continue };
            while let Some(hole) = plain_move(match_.game().position(), seed * 97 + match_.game().ply() as u64) {
                if match_.play(hole).is_err() {
                    break;
                }
            }
            keeper.sit_down(&setup, &match_, FIRST_GAME_S + seed);
            keeper.leave();
        }
    }
    keeper
}

/// When the first of those games began, in seconds since the beginning of 1970.
const FIRST_GAME_S: u64 = 1_796_036_779;

/// The screen of that name, if it is one without a table.
fn screen_of(subject: &str) -> Option<Screen> {
    match subject {
        SETTINGS => Some(Screen::Settings),
        SETUP => Some(Screen::Setup),
        _ => READ.iter().find(|(name, _)| *name == subject).map(|&(_, screen)| screen),
    }
}
