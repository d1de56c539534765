//! The real window, on a virtual screen with a software renderer: the program is started as a player would start it, clicked and
//! typed at from outside, and left again. What happened is read off its log of events and off the pixels.
#![cfg(feature = "app")]

mod desk;
mod gamepad;
mod pictures;
mod tour;

use std::process::Command;
use std::time::{Duration, Instant};

use hoyito::engine::{Hole, Player, Position, Row, Rules};

use crate::desk::Desk;

/// The colours of the tiles: of the side that waits, and of each side to move.
const DUST: [f32; 3] = [228.0, 208.0, 166.0];
const CLAY: [f32; 3] = [127.0, 46.0, 26.0];
const INDIGO: [f32; 3] = [31.0, 63.0, 102.0];

fn distance(a: [f32; 3], b: [f32; 3]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum()
}

/// Which of the three it is, in sun or shade.
fn nearest(colour: [f32; 3]) -> [f32; 3] {
    [DUST, CLAY, INDIGO].into_iter().min_by(|a, b| distance(*a, colour).total_cmp(&distance(*b, colour))).unwrap()
}

/// Waits until a place has that colour: light takes its time to cross the board, and slow computers take theirs.
fn wait_to_see(desk: &Desk, at: (u32, u32), colour: [f32; 3], what: &str) {
    let begun = Instant::now();
    while nearest(desk.colour_at(at)) != colour {
        assert!(begun.elapsed() < Duration::from_secs(20), "{what}: {:?}", desk.colour_at(at));
        std::thread::sleep(Duration::from_millis(200));
    }
}

/// The text of the position after a move from another.
fn after(position: &Position, owner: Player, number: usize) -> (Position, String) {
    let hole = Hole::of(Row::Six, owner, number).expect("the board has that hole");
    let next = position.play(hole).expect("a legal move");
    (next, next.to_string())
}

/// Two people play two moves by mouse and key; the log and the pixels say what the rules say. Then they leave.
fn play_and_leave(display: u32, size: (u32, u32), scale: u32) {
    let mut desk = Desk::set_up(display, size, scale);
    desk.key("Tab");
    // Two at one table, then Start, which has the focus. South begins.
    desk.key("Return");
    desk.wait_for("the set-up", |event| event["screen"] == "Setup");
    desk.key("Return");
    desk.wait_for("the table", |event| event["screen"] == "Play");
    std::thread::sleep(Duration::from_secs(2));
    let (tiles, hole) = ([desk.tile(Player::South), desk.tile(Player::North)], desk.hole(Player::South, 3));
    wait_to_see(&desk, tiles[0], CLAY, "South is to play");
    wait_to_see(&desk, tiles[1], DUST, "North waits");
    let (seeds, ground) = (desk.colour_at(hole), desk.colour_at(desk.bare_ground()));

    let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default game");
    let (position, text) = after(&opening, Player::South, 3);
    desk.click_hole(Player::South, 3);
    let committed = desk.wait_for_move("S3");
    assert_eq!(committed["position"], text);
    desk.wait_until_shown(&committed);
    wait_to_see(&desk, tiles[0], DUST, "South waits");
    wait_to_see(&desk, tiles[1], INDIGO, "North is to play");
    assert!(distance(desk.colour_at(hole), seeds) > 15.0, "other seeds lie there than before");
    assert!(distance(desk.colour_at(desk.bare_ground()), ground) < 60.0, "only the light on the ground has changed");

    // The next one is hurried by two clicks on the ground, and played by key.
    desk.key("4");
    let (_, text) = after(&position, Player::North, 4);
    let committed = desk.wait_for_move("N4");
    assert_eq!(committed["position"], text);
    for _ in 0..2 {
        std::thread::sleep(Duration::from_millis(700));
        desk.click(desk.bare_ground());
    }
    desk.wait_until_shown(&committed);
    assert_eq!(desk.errors(), Vec::<serde_json::Value>::new());

    desk.key("Escape");
    desk.wait_for_control("to-title");
    desk.tab_to("to-title");
    desk.wait_for_control("leave");
    desk.tab_to("leave");
    let status = desk.wait_for_exit();
    assert!(status.success(), "{status}");
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn two_people_play_and_leave_in_a_wide_window() {
    play_and_leave(93, (1280, 720), 1);
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn two_people_play_and_leave_in_a_high_window() {
    play_and_leave(94, (720, 1280), 1);
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn two_people_play_and_leave_on_a_screen_with_small_pixels() {
    play_and_leave(95, (1280, 720), 2);
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn a_game_that_is_killed_goes_on_at_the_next_start() {
    let mut desk = Desk::set_up(96, (1280, 720), 1);
    desk.key("Tab");
    desk.key("Return");
    desk.wait_for("the set-up", |event| event["screen"] == "Setup");
    desk.key("Return");
    desk.wait_for("the table", |event| event["screen"] == "Play");
    std::thread::sleep(Duration::from_secs(2));
    let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default game");
    let (position, _) = after(&opening, Player::South, 3);
    desk.key("3");
    // While its seeds still fly.
    desk.wait_for_move("S3");
    desk.kill_and_start_again();
    // Going on comes first, and has the focus.
    desk.key("Return");
    desk.wait_for("the table", |event| event["screen"] == "Play");
    std::thread::sleep(Duration::from_secs(2));
    let (_, text) = after(&position, Player::North, 4);
    desk.key("4");
    assert_eq!(desk.wait_for_move("N4")["position"], text);
    assert_eq!(desk.errors(), Vec::<serde_json::Value>::new());
}

#[test]
#[ignore = "asks for a window: cargo test --test window -- --ignored"]
fn without_a_screen_one_plain_message_says_so() {
    let output = Command::new(env!("CARGO_BIN_EXE_hoyito"))
        .args(["--data", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-window-data")])
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .output()
        .expect("the game starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("hoyito: there is no screen to open a window on"), "{said}");
}
