//! Through every screen, by mouse alone and by keyboard alone, in two languages that the system may be set to.

use hoyito::locale::{Language, Phrase};

use crate::desk::Desk;

/// What is pressed, and the screen and menu that it leads to; every screen is left again by the way back.
const WAY: [(&str, &str, &str); 18] = [
    ("settings", "Settings", "Closed"),
    ("back", "Title", "Closed"),
    ("rules", "Rules", "Closed"),
    ("about", "About", "Closed"),
    ("back", "Rules", "Closed"),
    ("back", "Title", "Closed"),
    ("statistics", "Statistics", "Closed"),
    ("past-games", "PastGames", "Closed"),
    ("back", "Statistics", "Closed"),
    ("back", "Title", "Closed"),
    ("learn", "Learn", "Closed"),
    ("back", "Title", "Closed"),
    ("two-at-one-table", "Setup", "Closed"),
    ("setup-start", "Play", "Closed"),
    ("menu", "Play", "Pause"),
    ("settings", "Play", "Settings"),
    ("back", "Play", "Pause"),
    ("to-title", "Title", "Closed"),
];

fn tour(display: u32, language: Language, locale: &str, go: impl Fn(&Desk, &str)) {
    let desk = Desk::set_up_in(display, (1280, 720), 1, locale);
    let word = language.say(&Phrase::new("settings"));
    desk.wait_for_control("settings");
    assert_eq!(desk.words_of("settings").as_deref(), Some(word.as_str()), "the system's language is the game's");
    for (control, screen, menu) in WAY {
        desk.wait_for_control(control);
        go(&desk, control);
        desk.wait_for_screen(screen, menu);
    }
    assert_eq!(desk.errors(), Vec::<serde_json::Value>::new());
}

fn by_mouse(desk: &Desk, control: &str) {
    desk.click_control(control);
}

/// Back and the menu are one key; for everything else Tab comes to it.
fn by_keyboard(desk: &Desk, control: &str) {
    match control {
        "back" | "menu" => desk.key("Escape"),
        _ => desk.tab_to(control),
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn every_screen_is_reached_and_left_by_mouse_in_spanish() {
    tour(97, Language::Spanish, "es_DO.UTF-8", by_mouse);
}

#[test]
#[ignore = "needs Xvfb, xdotool, ImageMagick and a graphics driver: cargo test --test window -- --ignored"]
fn every_screen_is_reached_and_left_by_keyboard_in_bengali() {
    tour(98, Language::Bengali, "bn_BD.UTF-8", by_keyboard);
}
