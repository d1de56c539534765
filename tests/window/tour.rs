//! Through every screen, by mouse alone, by keyboard alone and by gamepad alone, in three languages that the system may be set to.

use hoyito::engine::Player;
use hoyito::locale::{Language, Phrase};

use crate::desk::Desk;
use crate::gamepad;

/// A hole of whoever is to move: it is played.
const A_HOLE: &str = "a hole";

/// The present language, among all of them.
const PRESENT: &str = "its own name";

/// What is pressed, and the screen and menu that it leads to; every screen is left again by the way back.
const WAY: [(&str, &str, &str); 33] = [
    ("settings-language", "Languages", "Closed"),
    (PRESENT, "Title", "Closed"),
    ("settings", "Settings", "Closed"),
    ("back", "Title", "Closed"),
    ("rules", "Rules", "Closed"),
    ("about", "About", "Closed"),
    ("back", "Rules", "Closed"),
    ("back", "Title", "Closed"),
    ("learn", "Learn", "Closed"),
    ("back", "Title", "Closed"),
    ("two-at-one-table", "Setup", "Closed"),
    ("setup-start", "Play", "Closed"),
    (A_HOLE, "Play", "Closed"),
    ("menu", "Play", "Pause"),
    ("rules", "Play", "Rules"),
    ("back", "Play", "Pause"),
    ("settings", "Play", "Settings"),
    ("back", "Play", "Pause"),
    ("to-title", "Title", "Closed"),
    ("go-on", "Play", "Closed"),
    ("menu", "Play", "Pause"),
    ("offer-to-stop", "Play", "Closed"),
    ("accept", "Play", "Closed"),
    // The result.
    ("to-title", "Title", "Closed"),
    ("statistics", "Statistics", "Closed"),
    ("past-games", "PastGames", "Closed"),
    ("past-what", "PastGame", "Closed"),
    ("back", "PastGames", "Closed"),
    ("back", "Statistics", "Closed"),
    ("back", "Title", "Closed"),
    ("play-the-machine", "Setup", "Closed"),
    ("setup-start", "Play", "Closed"),
    ("menu", "Play", "Pause"),
];

fn tour(mut desk: Desk, language: Language, go: impl Fn(&mut Desk, &str)) {
    let word = language.say(&Phrase::new("settings"));
    desk.wait_for_control("settings");
    assert_eq!(desk.words_of("settings").as_deref(), Some(word.as_str()), "the system's language is the game's");
    for (control, screen, menu) in WAY {
        match control {
            A_HOLE => {
                go(&mut desk, A_HOLE);
                let played =
                    desk.wait_for("a move", |event| event["event"] == "move_committed" && event["of"] == "match");
                desk.wait_until_shown(&played);
            }
            PRESENT => press(&mut desk, &Phrase::verbatim(language.own_name()).to_string(), &go),
            _ => press(&mut desk, control, &go),
        }
        desk.wait_for_screen(screen, menu);
    }
    assert_eq!(desk.errors(), Vec::<serde_json::Value>::new());
}

fn press(desk: &mut Desk, control: &str, go: impl Fn(&mut Desk, &str)) {
    desk.wait_for_control(control);
    go(desk, control);
}

fn by_mouse(desk: &mut Desk, control: &str) {
    match control {
        A_HOLE => desk.click_hole(Player::South, 3),
        _ => desk.click_control(control),
    }
}

/// Back and the menu are one key; for everything else Tab comes to it.
fn by_keyboard(desk: &mut Desk, control: &str) {
    match control {
        A_HOLE => desk.key("3"),
        "back" | "menu" => desk.key("Escape"),
        _ => desk.tab_to(control),
    }
}

/// The right button goes back, the start button opens the menu, the cross comes to a hole; for everything else the shoulder buttons
/// go from control to control.
fn by_gamepad(desk: &mut Desk, control: &str) {
    match control {
        A_HOLE => ["DPadRight", "South"].into_iter().for_each(|button| desk.tell(button)),
        "back" => desk.tell("East"),
        "menu" => desk.tell("Start"),
        _ => {
            for _ in 0..60 {
                if desk.has_focus(control) {
                    return desk.tell("South");
                }
                desk.tell("RightTrigger");
            }
            panic!("the shoulder button never comes to '{control}'");
        }
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn every_screen_is_reached_and_left_by_mouse_in_spanish() {
    tour(Desk::set_up_in(97, (1280, 720), "es_DO.UTF-8"), Language::Spanish, by_mouse);
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn every_screen_is_reached_and_left_by_keyboard_in_bengali() {
    tour(Desk::set_up_in(98, (1280, 720), "bn_BD.UTF-8"), Language::Bengali, by_keyboard);
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn every_screen_is_reached_and_left_by_gamepad_in_haitian_creole() {
    let desk = Desk::set_up_for(gamepad::game, 99, (1280, 720), 1, "ht_HT.UTF-8");
    tour(desk, Language::HaitianCreole, by_gamepad);
}
