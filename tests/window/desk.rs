//! A virtual desk: a screen that nobody sees, the game on it, a hand that clicks and types from outside, an eye that reads pixels
//! and the log of events.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use hoyito::app::table::{Layout, Seating};
use hoyito::engine::{Hole, Player, Row};
use serde_json::Value;

/// A slow computer may take this long for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that is ended with the test, whatever happens.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Not one of the game that the board plays with itself beside the title.
fn is_move_of_a_match(event: &Value) -> bool {
    event["event"] == "move_committed" && event["of"] == "match"
}

/// Whether something is called by that message, whatever the message says of it.
fn is_called(thing: &Value, name: &str) -> bool {
    let rest = thing["name"].as_str().and_then(|whole| whole.strip_prefix(name));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('('))
}

/// The game as everybody starts it.
fn hoyito() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hoyito"));
    program.args(["--log-json", "--no-table-cache"]);
    program
}

fn start_game(mut program: Command, display: &str, scale: u32, locale: &str, log: &Path, data: &Path) -> Ended {
    let game = program
        .env("HOYITO_DATA", data)
        .env("DISPLAY", display)
        .env("WINIT_X11_SCALE_FACTOR", scale.to_string())
        .env("LC_ALL", locale)
        .env_remove("WAYLAND_DISPLAY")
        // Nobody's own settings are read or changed.
        .env("XDG_CONFIG_HOME", data.with_extension("settings"))
        .stdin(Stdio::piped())
        .stdout(File::create(log).expect("the log can be written"))
        .stderr(Stdio::inherit())
        .spawn();
    Ended(game.expect("the game starts"))
}

/// A window on a screen of its own, as large as the window.
pub struct Desk {
    display: String,
    /// In pixels of the screen.
    size: (u32, u32),
    scale: u32,
    locale: String,
    program: fn() -> Command,
    log: PathBuf,
    /// Where the game keeps its things.
    data: PathBuf,
    game: Ended,
    _screen: Ended,
}

impl Desk {
    /// Starts the game in a window of that size; with a scale of 2 every logical pixel is four on the screen.
    pub fn set_up(number: u32, size: (u32, u32), scale: u32) -> Desk {
        Desk::set_up_for(hoyito, number, size, scale, "C")
    }

    /// The same on a system that is set to a language.
    pub fn set_up_in(number: u32, size: (u32, u32), locale: &str) -> Desk {
        Desk::set_up_for(hoyito, number, size, 1, locale)
    }

    /// The same for a program of one's own that plays the game in a window.
    pub fn set_up_for(
        program: fn() -> Command,
        number: u32,
        (width, height): (u32, u32),
        scale: u32,
        locale: &str,
    ) -> Desk {
        let display = format!(":{number}");
        let size = (width * scale, height * scale);
        let screen = Command::new("Xvfb")
            .args([&display, "-screen", "0", &format!("{}x{}x24", size.0, size.1), "-nolisten", "tcp", "-noreset"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let screen = Ended(screen.expect("Xvfb is installed"));
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let (log, data) = (folder.join(format!("window-{number}.log")), folder.join(format!("window-{number}-data")));
        // Nothing that was kept before, and never what the person who tests has kept.
        drop(std::fs::remove_dir_all(&data));
        drop(std::fs::remove_dir_all(data.with_extension("settings")));
        std::thread::sleep(Duration::from_secs(2));
        let locale = locale.to_owned();
        let game = start_game(program(), &display, scale, &locale, &log, &data);
        let desk = Desk { display, size, scale, locale, program, log, data, game, _screen: screen };
        desk.wait_for_window();
        desk
    }

    /// Kills the game, whatever it is doing, and starts it again with what it has kept.
    pub fn kill_and_start_again(&mut self) {
        let Ended(game) = &mut self.game;
        game.kill().expect("the game runs");
        game.wait().expect("it has ended");
        self.game = start_game((self.program)(), &self.display, self.scale, &self.locale, &self.log, &self.data);
        self.wait_for_window();
    }

    fn wait_for_window(&self) {
        self.wait_for("the title", |event| event["event"] == "screen_entered" && event["screen"] == "Title");
        let (width, height) = (self.size.0.to_string(), self.size.1.to_string());
        self.hand(&["search", "--sync", "--name", "^Hoyito$", "windowsize", &width, &height, "windowmove", "0", "0"]);
        self.hand(&["search", "--sync", "--name", "^Hoyito$", "windowfocus"]);
        std::thread::sleep(Duration::from_secs(3));
    }

    // The hand

    fn hand(&self, words: &[&str]) {
        let done = Command::new("xdotool").env("DISPLAY", &self.display).args(words).output();
        let done = done.expect("xdotool is installed");
        assert!(done.status.success(), "xdotool {words:?}: {}", String::from_utf8_lossy(&done.stderr));
    }

    pub fn key(&self, key: &str) {
        self.hand(&["key", key]);
        std::thread::sleep(Duration::from_millis(900));
    }

    pub fn click(&self, at: (u32, u32)) {
        self.hand(&["mousemove", &at.0.to_string(), &at.1.to_string(), "click", "1"]);
    }

    /// Tells a program of one's own something, a line.
    pub fn tell(&mut self, line: &str) {
        let input = self.game.0.stdin.as_mut().expect("the game listens");
        writeln!(input, "{line}").expect("the game listens");
        std::thread::sleep(Duration::from_millis(900));
    }

    /// Clicks a control where it is seen, and again if nothing comes of it: right after a screen has come clicks mean nothing.
    pub fn click_control(&self, name: &str) {
        let before = self.count("screen_entered");
        for _ in 0..5 {
            std::thread::sleep(Duration::from_millis(900));
            let Some(control) = self.control(name) else { return };
            let at = |axis: &str| control[axis].as_f64().expect("a place") as u32;
            self.click((at("x"), at("y")));
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_secs(5) {
                if self.count("screen_entered") > before || self.control(name).is_none() {
                    return;
                }
                std::thread::sleep(Duration::from_millis(100));
            }
        }
    }

    /// Goes on with Tab until a control has the focus, and presses it.
    pub fn tab_to(&self, name: &str) {
        for _ in 0..60 {
            if self.has_focus(name) {
                return self.key("Return");
            }
            self.key("Tab");
        }
        panic!("Tab never comes to '{name}': {:#?}", self.events());
    }

    /// Whether a key would act on that control.
    pub fn has_focus(&self, name: &str) -> bool {
        let events = self.events();
        let focused = events.iter().rev().find(|event| event["event"] == "focus_moved");
        let is_fresh = events.iter().rposition(|event| event["event"] == "focus_moved")
            > events.iter().rposition(|event| event["event"] == "screen_entered");
        is_fresh && focused.is_some_and(|event| is_called(event, name))
    }

    /// Clicks a hole, and again if nothing comes of it, as people do: on a slow computer the first click may come before the new
    /// picture, and then it was meant for the old one.
    pub fn click_hole(&self, owner: Player, number: usize) {
        for _ in 0..4 {
            self.click(self.hole(owner, number));
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_secs(6) {
                if self.events().iter().any(is_move_of_a_match) {
                    return;
                }
                std::thread::sleep(Duration::from_millis(100));
            }
        }
    }

    // Where things are, in pixels of the screen

    fn layout(&self) -> Layout {
        let seating = Seating { is_north_turned: true, ..Seating::default() };
        Layout::set_for(seating, Row::Six, (self.size.0 as f32, self.size.1 as f32).into())
    }

    fn pixel_of(&self, x: f32, y: f32) -> (u32, u32) {
        let px_per_u = self.size.0.min(self.size.1) as f32 / 720.0;
        ((x * px_per_u) as u32, (y * px_per_u) as u32)
    }

    pub fn hole(&self, owner: Player, number: usize) -> (u32, u32) {
        let hole = Hole::of(Row::Six, owner, number).expect("the board has that hole");
        let at = self.layout().hole(hole);
        self.pixel_of(at.x, at.y)
    }

    /// A place on a player's tile where nothing is written: beyond the score, on the right of whoever sits there.
    pub fn tile(&self, player: Player) -> (u32, u32) {
        let tile = self.layout().tiles[player];
        self.pixel_of(tile.max.x - 7.0, tile.center().y)
    }

    /// Bare ground between the rows.
    pub fn bare_ground(&self) -> (u32, u32) {
        let centre = self.layout().centre;
        self.pixel_of(centre.x, centre.y)
    }

    // The eye

    /// The mean colour of a small square of the screen.
    pub fn colour_at(&self, (x, y): (u32, u32)) -> [f32; 3] {
        const SIDE: u32 = 6;
        let crop = format!("{SIDE}x{SIDE}+{}+{}", x - SIDE / 2, y - SIDE / 2);
        let picture = Command::new("import")
            .args(["-display", &self.display, "-window", "root", "-crop", &crop, "-depth", "8", "rgb:-"])
            .output()
            .expect("ImageMagick is installed");
        let bytes = picture.stdout;
        assert_eq!(bytes.len(), (SIDE * SIDE * 3) as usize, "{}", String::from_utf8_lossy(&picture.stderr));
        let pixels = bytes.len() as f32 / 3.0;
        std::array::from_fn(|part| {
            bytes.iter().skip(part).step_by(3).map(|&byte| f32::from(byte)).sum::<f32>() / pixels
        })
    }

    fn events(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(&self.log).unwrap_or_default();
        // The last line may still be on its way.
        text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
    }

    /// Waits for an event that has not been waited for before; returns it.
    pub fn wait_for(&self, what: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let events = self.events();
            if let Some(event) = events.iter().rev().find(|event| is_it(event)) {
                return event.clone();
            }
            assert!(begun.elapsed() < PATIENCE, "{what} never came: {events:#?}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn count(&self, kind: &str) -> usize {
        self.events().iter().filter(|event| event["event"] == kind).count()
    }

    /// A control that can be pressed now.
    fn control(&self, name: &str) -> Option<Value> {
        let events = self.events();
        let controls = events.iter().rev().find(|event| event["event"] == "controls")?;
        controls["controls"].as_array()?.iter().find(|control| is_called(control, name)).cloned()
    }

    pub fn words_of(&self, name: &str) -> Option<String> {
        Some(self.control(name)?["words"].as_str()?.to_owned())
    }

    pub fn wait_for_control(&self, name: &str) {
        self.wait_until(name, || self.control(name).is_some());
    }

    /// Waits until that screen and menu are the last that have come.
    pub fn wait_for_screen(&self, screen: &str, menu: &str) {
        self.wait_until(screen, || {
            let events = self.events();
            let last = events.iter().rev().find(|event| event["event"] == "screen_entered");
            last.is_some_and(|event| event["screen"] == screen && event["menu"] == menu)
        });
    }

    fn wait_until(&self, what: &str, is_so: impl Fn() -> bool) {
        let begun = Instant::now();
        while !is_so() {
            assert!(begun.elapsed() < PATIENCE, "{what} never came: {:#?}", self.events());
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    pub fn wait_for_move(&self, text: &str) -> Value {
        self.wait_for(text, |event| is_move_of_a_match(event) && event["text"] == text)
    }

    /// Waits until the move that led to a position has been seen.
    pub fn wait_until_shown(&self, committed: &Value) {
        let position = committed["position"].clone();
        self.wait_for("the move's end", |event| event["event"] == "move_shown" && event["position"] == position);
        // The picture follows within a few frames.
        std::thread::sleep(Duration::from_secs(1));
    }

    pub fn errors(&self) -> Vec<Value> {
        self.events().into_iter().filter(|event| event["event"] == "error").collect()
    }

    pub fn wait_for_exit(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.game.0.try_wait().expect("the game can be asked") {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "the game does not leave: {:#?}", self.events());
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}
