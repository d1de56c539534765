//! A player with steady hands: clicks and keys for the app, and looks at what it shows.

use std::path::Path;
use std::time::Duration;

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetPlugin;
use bevy::camera::NormalizedRenderTarget;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::log::LogPlugin;
use bevy::picking::pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::window::{ExitCondition, PrimaryWindow, WindowRef, WindowResized};
use bevy::winit::WinitPlugin;
use hoyito::app::audio;
use hoyito::app::build_app;
use hoyito::app::screens::Screen;
use hoyito::app::session::{MatchSetup, Seat, Session, StartMatch};
use hoyito::app::settings;
use hoyito::app::storage::Storage;
use hoyito::app::table::{Places, Playback, Seed, ShownTable, TableLayout, TableSpeed, pace::Speed};
use hoyito::engine::{ByPlayer, Hole, MidMove, Player, Row, Rules};

/// The time between two updates, as at 60 frames a second.
pub const FRAME: Duration = Duration::from_millis(16);

/// Updates from the beginning of a match until it is handed over.
pub const SITTING_DOWN: usize = 30;

/// More updates than any move, answer or settling takes.
const PATIENCE: usize = 40_000;

pub struct Visitor {
    pub app: App,
    window: Entity,
}

impl Visitor {
    /// Stands before the title screen of a window of that size. There is no sound device, and nothing is kept on the disk.
    pub fn at_title(width: u32, height: u32) -> Visitor {
        Visitor::with_storage(width, height, Storage::default())
    }

    /// The same, of a game that keeps its matches there.
    pub fn with_storage(width: u32, height: u32, storage: Storage) -> Visitor {
        Visitor::before(base(width, height), |app| {
            app.insert_resource(storage);
        })
    }

    /// The same, and the game remembers its settings in that folder.
    pub fn who_remembers(folder: &Path) -> Visitor {
        let folder = folder.to_str().expect("a plain path");
        Visitor::before(base(1280, 720), |app| settings::remember_in(app, folder))
    }

    /// The same, with the sound device of the computer, if it has one.
    pub fn with_device() -> Visitor {
        Visitor::before(base(1280, 720), audio::use_device)
    }

    fn before(base: PluginGroupBuilder, add: impl FnOnce(&mut App)) -> Visitor {
        let mut app = build_app(base);
        add(&mut app);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        // Updates are so short here that waking other threads would take longer than the work.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        app.finish();
        app.cleanup();
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        let mut visitor = Visitor { app, window };
        visitor.wait(4);
        visitor
    }

    /// Sits down to a match.
    pub fn in_match(setup: MatchSetup) -> Visitor {
        let mut visitor = Visitor::at_title(1280, 720);
        visitor.begin(setup);
        visitor
    }

    pub fn begin(&mut self, setup: MatchSetup) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        self.wait(1);
        self.app.world_mut().write_message(StartMatch(setup));
        self.outwait_new_picture();
    }

    /// Lets some updates go by.
    pub fn wait(&mut self, updates: usize) {
        (0..updates).for_each(|_| self.app.update());
    }

    /// Lets updates go by until seeds lie still and a person is to move, or the round is over.
    pub fn wait_for_turn(&mut self) {
        for _ in 0..PATIENCE {
            // The machine thinks in a task; give it the processor.
            std::thread::yield_now();
            self.app.update();
            let session = self.app.world().resource::<Session>();
            let is_persons_turn = session.seat_to_move().is_none_or(|seat| !seat.is_machine());
            if is_persons_turn && !self.app.world().resource::<Playback>().is_running() {
                self.wait(20);
                return;
            }
        }
        panic!("nobody's turn after {PATIENCE} updates");
    }

    /// After an accepted move touches mean nothing for half a second.
    pub fn outwait_guard(&mut self) {
        self.wait(33);
    }

    pub fn set_speed(&mut self, speed: Speed) {
        self.app.world_mut().resource_mut::<TableSpeed>().0 = speed;
    }

    // Hands

    pub fn click(&mut self, at: Vec2) {
        self.press(at);
        self.wait(1);
        self.release(at);
        self.wait(2);
    }

    /// Press and release in one update, as a quick tap on a slow computer.
    pub fn tap(&mut self, at: Vec2) {
        self.press(at);
        self.release(at);
        self.wait(3);
    }

    pub fn press(&mut self, at: Vec2) {
        self.pointer(at, PointerAction::Move { delta: Vec2::ONE });
        self.pointer(at, PointerAction::Press(PointerButton::Primary));
    }

    pub fn move_to(&mut self, at: Vec2) {
        self.pointer(at, PointerAction::Move { delta: Vec2::ONE });
    }

    pub fn release(&mut self, at: Vec2) {
        self.pointer(at, PointerAction::Move { delta: Vec2::ONE });
        self.pointer(at, PointerAction::Release(PointerButton::Primary));
    }

    pub fn hover(&mut self, at: Vec2) {
        self.pointer(at, PointerAction::Move { delta: Vec2::ONE });
        self.wait(3);
    }

    /// Moves with the button held.
    pub fn drag_to(&mut self, at: Vec2) {
        self.hover(at);
    }

    pub fn click_hole(&mut self, hole: Hole) {
        self.click(self.place_of(hole));
    }

    /// Presses the button with that name.
    pub fn click_button(&mut self, name: &str) {
        let at = self.place_of_button(name).unwrap_or_else(|| panic!("no button '{name}' on this screen"));
        self.click(at);
        self.outwait_new_picture();
    }

    /// Right after a screen or menu has come or gone clicks mean nothing for a moment.
    pub fn outwait_new_picture(&mut self) {
        self.wait(SITTING_DOWN);
    }

    pub fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let window = self.window;
            let logical_key = Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified);
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            self.app.world_mut().write_message(input);
            self.wait(1);
        }
        self.wait(2);
    }

    /// Takes a move back by the key, with the other side's leave where two people play.
    pub fn take_back(&mut self) {
        self.key(KeyCode::KeyU);
        if self.has_button("allow") {
            self.click_button("allow");
        }
    }

    /// Walks with Tab until that control has the focus.
    pub fn tab_to(&mut self, name: &str) {
        for _ in 0..80 {
            if self.focused().as_deref() == Some(name) {
                return;
            }
            self.key(KeyCode::Tab);
        }
        panic!("Tab never comes to '{name}'");
    }

    fn pointer(&mut self, position: Vec2, action: PointerAction) {
        let window = WindowRef::Primary.normalize(Some(self.window)).unwrap();
        let location = Location { target: NormalizedRenderTarget::Window(window), position };
        self.app.world_mut().write_message(PointerInput::new(PointerId::Mouse, location, action));
    }

    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(width, height);
        self.app.world_mut().write_message(WindowResized { window, width, height });
        self.wait(3);
    }

    // Eyes

    pub fn session(&self) -> &Session {
        self.app.world().resource::<Session>()
    }

    pub fn shown(&self) -> MidMove {
        *self.app.world().resource::<ShownTable>().get().expect("a table is shown")
    }

    pub fn seeds_fly(&self) -> bool {
        self.app.world().resource::<Playback>().is_running()
    }

    /// The name of what has the focus.
    pub fn focused(&self) -> Option<String> {
        let focus = self.app.world().resource::<InputFocus>().get()?;
        self.app.world().get::<Name>(focus).map(ToString::to_string)
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Where a hole is, in logical pixels.
    pub fn place_of(&self, hole: Hole) -> Vec2 {
        let layout = &self.app.world().resource::<TableLayout>().0;
        layout.hole(hole) * self.px_per_u()
    }

    fn px_per_u(&self) -> f32 {
        self.app.world().resource::<bevy::ui::UiScale>().0
    }

    pub fn place_of_button(&mut self, name: &str) -> Option<Vec2> {
        let world = self.app.world_mut();
        let mut buttons = world.query_filtered::<(&Name, &UiGlobalTransform), With<bevy::ui_widgets::Button>>();
        let found = buttons.iter(world).find(|(found, _)| found.as_str() == name);
        found.map(|(_, transform)| transform.translation)
    }

    /// The same, if it is seen.
    pub fn place_of_shown(&mut self, name: &str) -> Option<Vec2> {
        let world = self.app.world_mut();
        let mut buttons =
            world.query_filtered::<(&Name, &UiGlobalTransform, &ComputedNode), With<bevy::ui_widgets::Button>>();
        let mut shown = buttons.iter(world).filter(|(.., node)| node.size.min_element() > 0.0);
        let found = shown.find(|(found, ..)| found.as_str() == name);
        found.map(|(_, transform, _)| transform.translation)
    }

    pub fn has_button(&mut self, name: &str) -> bool {
        self.place_of_button(name).is_some()
    }

    /// Every text on the screen that is not hidden.
    pub fn texts(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut texts = world.query::<(&Text, &InheritedVisibility)>();
        texts.iter(world).filter(|(_, visible)| visible.get()).map(|(text, _)| text.0.clone()).collect()
    }

    pub fn reads(&mut self, words: &str) -> bool {
        self.texts().iter().any(|text| text.contains(words))
    }

    /// At rest the shown table is the true one, and every seed lies where it belongs, to a hundredth of a u.
    pub fn assert_table_is_true(&mut self, when: &str) {
        let truth = MidMove::before(self.session().position().expect("a match is running"));
        let shown = self.shown();
        assert_eq!((shown.board, shown.captured, shown.hand), (truth.board, truth.captured, 0), "{when}");
        assert_eq!((shown.to_move, shown.end), (truth.to_move, truth.end), "{when}");
        let layout = self.app.world().resource::<TableLayout>().0.clone();
        let places: Vec<_> = self.app.world().resource::<Places>().iter().collect();
        assert!(self.app.world().resource::<Places>().agree_with(&truth), "{when}");
        let mut seeds = self.app.world_mut().query::<(&Seed, &Transform)>();
        assert_eq!(seeds.iter(self.app.world()).count(), usize::from(layout.row.seeds()), "{when}");
        for (entity, place) in places {
            let (seed, transform) = seeds.get(self.app.world(), entity).expect("a seed is never despawned");
            let target = seed.transform(place.pose(&layout));
            let off = transform.translation.distance(target.translation);
            assert!(off < 0.01, "{when}: a seed lies {off} u off {place:?}");
        }
    }
}

/// Bevy's own plugins, with a window of that size that is nowhere.
fn base(width: u32, height: u32) -> PluginGroupBuilder {
    let window = Window { resolution: (width, height).into(), ..default() };
    let no_gpu = WgpuSettings { backends: None, ..default() };
    DefaultPlugins
        .build()
        .set(RenderPlugin { render_creation: no_gpu.into(), ..default() })
        .set(WindowPlugin { primary_window: Some(window), exit_condition: ExitCondition::DontExit, ..default() })
        .set(AssetPlugin::default())
        .disable::<LogPlugin>()
        .disable::<bevy::app::TerminalCtrlCHandlerPlugin>()
        .disable::<WinitPlugin>()
}

/// A match of two people, South to start.
pub fn friends(rules: Rules, row: Row) -> MatchSetup {
    MatchSetup {
        rules,
        row,
        starter: Player::South,
        seats: ByPlayer::new(Seat::Person, Seat::Person),
        ..MatchSetup::default()
    }
}

/// The hole of that number of the player to move.
pub fn own_hole(session: &Session, number: usize) -> Hole {
    let position = session.position().expect("a match is running");
    Hole::of(position.row(), position.to_move(), number).expect("the board has that hole")
}

/// Every variant on every board that it is played on.
pub fn boards() -> impl Iterator<Item = (Rules, Row)> {
    let on_rows =
        |rules: Rules| Row::ALL.into_iter().filter(move |&row| rules.offers(row)).map(move |row| (rules, row));
    Rules::ALL.into_iter().flat_map(on_rows)
}
