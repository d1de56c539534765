//! The real window, on a virtual screen with a software renderer: the program is started as a player would start it, clicked and
//! typed at from outside, and left again. What happened is read off its log.
#![cfg(feature = "app")]

use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use hoyito::app::table::Layout;
use hoyito::engine::{Hole, Player, Row};

/// A slow computer may take this long for anything.
const PATIENCE: Duration = Duration::from_secs(60);

const WIDTH: u32 = 1280;
const HEIGHT: u32 = 720;

/// A program that is ended with the test, whatever happens.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Desk {
    display: String,
    log: PathBuf,
    game: Ended,
    _screen: Ended,
}

impl Desk {
    fn set_up(number: u32) -> Desk {
        let display = format!(":{number}");
        let screen = Command::new("Xvfb")
            .args([&display, "-screen", "0", &format!("{WIDTH}x{HEIGHT}x24"), "-nolisten", "tcp"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed");
        let screen = Ended(screen);
        let log = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("window-{number}.log"));
        std::thread::sleep(Duration::from_secs(2));
        let file = File::create(&log).expect("the log can be written");
        let game = Command::new(env!("CARGO_BIN_EXE_hoyito"))
            .env("DISPLAY", &display)
            .env_remove("WAYLAND_DISPLAY")
            .env("RUST_LOG", "warn,hoyito=debug")
            .stdout(file.try_clone().expect("a file has two handles"))
            .stderr(file)
            .spawn()
            .expect("the game starts");
        let desk = Desk { display, log, game: Ended(game), _screen: screen };
        desk.xdotool(&["search", "--sync", "--name", "^Hoyito$", "windowfocus"]);
        // Until the first picture is there.
        std::thread::sleep(Duration::from_secs(4));
        desk
    }

    fn xdotool(&self, words: &[&str]) {
        let done =
            Command::new("xdotool").env("DISPLAY", &self.display).args(words).output().expect("xdotool is installed");
        assert!(done.status.success(), "xdotool {words:?}: {}", String::from_utf8_lossy(&done.stderr));
    }

    fn key(&self, key: &str) {
        self.xdotool(&["key", key]);
        std::thread::sleep(Duration::from_millis(700));
    }

    /// Shift and Tab, as a hand presses them: one after the other.
    fn shift_tab(&self) {
        self.xdotool(&["keydown", "shift"]);
        std::thread::sleep(Duration::from_millis(300));
        self.key("Tab");
        self.xdotool(&["keyup", "shift"]);
        std::thread::sleep(Duration::from_millis(300));
    }

    fn click_hole(&self, owner: Player, number: usize) {
        let layout = Layout::new(Row::Six, (WIDTH as f32, HEIGHT as f32).into());
        let at = layout.hole(Hole::of(Row::Six, owner, number).expect("the board has that hole"));
        self.xdotool(&["mousemove", &at.x.round().to_string(), &at.y.round().to_string(), "click", "1"]);
    }

    fn read_log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    fn wait_for_log(&self, words: &str) {
        let begun = Instant::now();
        while !self.read_log().contains(words) {
            assert!(begun.elapsed() < PATIENCE, "'{words}' never came:\n{}", self.read_log());
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --test window -- --ignored"]
fn two_people_begin_a_game_by_key_and_mouse_and_leave_it() {
    let mut desk = Desk::set_up(93);
    desk.key("Tab");
    // Two at one table, then Start, which has the focus.
    desk.key("Return");
    desk.key("Return");
    desk.click_hole(Player::North, 3);
    desk.wait_for_log("N3 ");
    // By now the guard after a move is over; two touches show it to its end.
    for _ in 0..2 {
        std::thread::sleep(Duration::from_millis(700));
        desk.xdotool(&["mousemove", "640", "600", "click", "1"]);
    }
    std::thread::sleep(Duration::from_secs(1));
    desk.key("4");
    desk.wait_for_log("S4 ");
    desk.key("Escape");
    // The menu has Title last; from the title Leave is last too.
    desk.shift_tab();
    desk.key("Return");
    desk.shift_tab();
    desk.key("Return");
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = desk.game.0.try_wait().expect("the game can be asked") {
            break status;
        }
        assert!(begun.elapsed() < PATIENCE, "the game does not leave:\n{}", desk.read_log());
        std::thread::sleep(Duration::from_millis(100));
    };
    assert!(status.success(), "{status}:\n{}", desk.read_log());
    assert!(!desk.read_log().contains("panicked"), "{}", desk.read_log());
}

#[test]
#[ignore = "asks for a window: cargo test --test window -- --ignored"]
fn without_a_screen_one_plain_message_says_so() {
    let output = Command::new(env!("CARGO_BIN_EXE_hoyito"))
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the game starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("hoyito: there is no screen to open a window on"), "{said}");
}
