//! The settings: reached and left by any hand, in effect at once, remembered, and taken back.

use std::path::{Path, PathBuf};

use bevy::input_focus::InputFocusVisible;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::{Button, Slider};
use hoyito::app::audio::SoundSettings;
use hoyito::app::ground::{GroundLook, LightOfDay, Terrain};
use hoyito::app::locale::Readers;
use hoyito::app::screens::{Menu, Screen};
use hoyito::app::settings::{SightSettings, TableSettings, WordsSettings};
use hoyito::app::table::pace::Speed;
use hoyito::app::table::{HoleNumbers, Marks, Preview, TableSpeed};
use hoyito::app::theme::ReducedMotion;
use hoyito::app::theme::palette::{Contrast, Hues, Paint, Painted, Palette};
use hoyito::engine::{Row, Rules};
use hoyito::locale::{Language, Phrase};

use crate::harness::{Visitor, friends, own_hole};

const TOGGLES: [&str; 7] = [
    "settings-preview",
    "settings-captions",
    "settings-hole-numbers",
    "settings-high-contrast",
    "settings-hues-apart",
    "settings-less-motion",
    "settings-mute",
];
const SLIDERS: [&str; 5] = ["speed", "settings-light", "settings-effects", "settings-ambience", "settings-voice"];

fn resource<R: Resource + Copy>(visitor: &Visitor) -> R {
    *visitor.app.world().resource::<R>()
}

fn of_all(visitor: &Visitor) -> (SightSettings, TableSettings, SoundSettings) {
    (resource(visitor), resource(visitor), resource(visitor))
}

/// The rectangle of a control, in logical pixels.
fn rect_of(visitor: &mut Visitor, name: &str) -> Rect {
    let world = visitor.app.world_mut();
    let mut controls =
        world.query_filtered::<(&Name, &UiGlobalTransform, &ComputedNode), Or<(With<Button>, With<Slider>)>>();
    let found = controls.iter(world).find(|(found, ..)| found.as_str() == name);
    let (_, at, node) = found.unwrap_or_else(|| panic!("no control '{name}' on this screen"));
    Rect::from_center_size(at.translation, node.size)
}

/// Clicks on a control, so far along it.
fn click_along(visitor: &mut Visitor, name: &str, share: f32) {
    let rect = rect_of(visitor, name);
    visitor.click(Vec2::new(rect.min.x + share * rect.width(), rect.center().y));
}

fn menu(visitor: &Visitor) -> Menu {
    *visitor.app.world().resource::<State<Menu>>().get()
}

#[test]
fn the_screen_is_reached_used_and_left_by_mouse_alone() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = Visitor::at_title(width, height);
        visitor.click_button("settings");
        assert_eq!(visitor.screen(), Screen::Settings);
        let before = of_all(&visitor);
        for toggle in TOGGLES {
            click_along(&mut visitor, toggle, 0.5);
        }
        for slider in SLIDERS {
            click_along(&mut visitor, slider, 0.99);
        }
        visitor.wait(3);
        let (sight, table, sound) = of_all(&visitor);
        let all = SightSettings {
            contrast: Contrast::High,
            hues: Hues::Apart,
            light: LightOfDay::Evening,
            is_motion_reduced: true,
            has_hole_numbers: false,
        };
        assert_eq!(sight, all, "{width} x {height}");
        assert_eq!(table, TableSettings { speed: Speed::AtOnce, has_preview: false, has_captions: false, ..default() });
        assert_eq!(sound, SoundSettings { effects: 1.0, ambience: 1.0, voice: 1.0, is_muted: true });
        visitor.click_button("settings-reset");
        assert_eq!(of_all(&visitor), before);
        visitor.click_button("undo");
        assert_eq!(of_all(&visitor), (sight, table, sound));
        visitor.click_button("back");
        assert_eq!(visitor.screen(), Screen::Title);
        assert_eq!(of_all(&visitor), (sight, table, sound));
    }
}

#[test]
fn the_screen_is_reached_used_and_left_by_keys_alone() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = Visitor::at_title(width, height);
        visitor.tab_to("settings");
        visitor.key(KeyCode::Enter);
        visitor.wait(3);
        assert_eq!(visitor.screen(), Screen::Settings);
        assert_eq!(visitor.focused().as_deref(), Some("back"), "the focus is never lost");
        for toggle in TOGGLES {
            visitor.tab_to(toggle);
            visitor.key(KeyCode::Space);
        }
        for slider in SLIDERS {
            visitor.tab_to(slider);
            visitor.key(KeyCode::ArrowRight);
            assert_eq!(visitor.focused().as_deref(), Some(slider), "an arrow stays on the slider");
        }
        let (sight, table, sound) = of_all(&visitor);
        assert_eq!((sight.contrast, sight.hues, sight.light), (Contrast::High, Hues::Apart, LightOfDay::Evening));
        assert!(sight.is_motion_reduced && !sight.has_hole_numbers);
        assert_eq!(table, TableSettings { speed: Speed::Brisk, has_preview: false, has_captions: false, ..default() });
        assert_eq!(sound, SoundSettings { effects: 0.9, ambience: 0.9, voice: 0.9, is_muted: true });
        visitor.tab_to("settings-reset");
        visitor.key(KeyCode::Enter);
        assert_eq!(of_all(&visitor), default());
        assert_eq!(visitor.focused().as_deref(), Some("undo"));
        visitor.key(KeyCode::Enter);
        assert_eq!(of_all(&visitor), (sight, table, sound));
        visitor.key(KeyCode::Escape);
        assert_eq!(visitor.screen(), Screen::Title);
    }
}

#[test]
fn a_reset_can_be_taken_back_by_keys_as_long_as_the_screen_is_open_whatever_else_is_done_there() {
    for (width, height) in [(1280, 720), (960, 720)] {
        let mut visitor = Visitor::at_title(width, height);
        visitor.click_button("settings");
        let has_pages = visitor.has_button("page-before");
        assert_eq!(has_pages, width == 960);
        let turn = |visitor: &mut Visitor, to: &str| {
            if has_pages {
                visitor.tab_to(to);
                visitor.key(KeyCode::Enter);
            }
        };
        visitor.app.world_mut().resource_mut::<SoundSettings>().is_muted = true;
        turn(&mut visitor, "page-before");
        visitor.tab_to("settings-reset");
        visitor.key(KeyCode::Enter);
        assert_eq!(of_all(&visitor), default(), "{width} x {height}");
        // Half a minute, and another page.
        visitor.wait(1_800);
        turn(&mut visitor, "page-before");
        turn(&mut visitor, "page-after");
        visitor.tab_to("settings-effects");
        visitor.key(KeyCode::ArrowRight);
        visitor.tab_to("undo");
        visitor.key(KeyCode::Enter);
        assert_eq!(of_all(&visitor).2, SoundSettings { is_muted: true, ..default() }, "{width} x {height}");
        visitor.tab_to("settings-reset");
        visitor.key(KeyCode::Enter);
        visitor.key(KeyCode::Escape);
        visitor.outwait_new_picture();
        visitor.click_button("settings");
        turn(&mut visitor, "page-before");
        assert!(visitor.has_button("settings-reset") && !visitor.has_button("undo"), "the screen was left");
    }
}

#[test]
fn after_a_click_the_first_tab_shows_the_focus() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    visitor.key(KeyCode::Tab);
    assert_eq!(visitor.focused().as_deref(), Some("settings-language-before"));
    assert!(visitor.app.world().resource::<InputFocusVisible>().0);
}

#[test]
fn whoever_hits_the_word_means_the_toggle() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    let world = visitor.app.world_mut();
    let mut texts = world.query::<(&Text, &UiGlobalTransform)>();
    let at = texts.iter(world).find(|(text, _)| text.0 == "Less motion").map(|(_, at)| at.translation);
    visitor.click(at.expect("the row has its word"));
    assert!(resource::<SightSettings>(&visitor).is_motion_reduced);
}

#[test]
fn a_pebble_follows_the_finger() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    click_along(&mut visitor, "settings-ambience", 0.5);
    let set = |visitor: &Visitor| resource::<SoundSettings>(visitor).ambience;
    assert_eq!(set(&visitor), 0.5);
    let rect = rect_of(&mut visitor, "settings-ambience");
    visitor.press(rect.center());
    visitor.wait(1);
    assert_eq!(set(&visitor), 0.5, "a finger on the pebble moves nothing yet");
    for x in [10.0, 25.0, 40.4] {
        visitor.move_to(rect.center() - Vec2::X * x);
        visitor.wait(1);
    }
    assert_eq!(set(&visitor), 0.3);
    visitor.move_to(rect.center() - Vec2::X * 900.0);
    visitor.wait(1);
    visitor.release(rect.center() - Vec2::X * 900.0);
    visitor.wait(2);
    assert_eq!(set(&visitor), 0.0, "beyond the end is the end");
}

#[test]
fn what_is_set_holds_in_the_same_update() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    let sight = SightSettings {
        contrast: Contrast::High,
        hues: Hues::Apart,
        light: LightOfDay::Evening,
        is_motion_reduced: true,
        has_hole_numbers: false,
    };
    *visitor.app.world_mut().resource_mut::<SightSettings>() = sight;
    *visitor.app.world_mut().resource_mut::<TableSettings>() =
        TableSettings { speed: Speed::Fast, has_preview: false, has_captions: false, ..default() };
    let has_number = |visitor: &mut Visitor| {
        let world = visitor.app.world_mut();
        let mut texts = world.query::<(&Painted, &InheritedVisibility)>();
        texts.iter(world).any(|(painted, seen)| painted.0 == Paint::HoleNumber && seen.get())
    };
    assert!(has_number(&mut visitor));
    visitor.wait(1);
    let palette = Palette { contrast: Contrast::High, hues: Hues::Apart };
    let look = GroundLook { light: LightOfDay::Evening, palette };
    assert_eq!(resource::<GroundLook>(&visitor), look);
    assert_eq!(resource::<ReducedMotion>(&visitor), ReducedMotion(true));
    assert_eq!(resource::<HoleNumbers>(&visitor), HoleNumbers(false));
    assert_eq!(resource::<TableSpeed>(&visitor), TableSpeed(Speed::Fast));
    assert_eq!(resource::<Preview>(&visitor), Preview(false));
    assert!(!has_number(&mut visitor), "no number is seen");
    let world = visitor.app.world_mut();
    let mut texts = world.query::<(&Painted, &TextColor)>();
    assert!(texts.iter(world).count() > 20);
    for (painted, colour) in texts.iter(world) {
        assert_eq!(colour.0, painted.0.colour(palette), "{painted:?}");
    }
}

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn every_setting_survives_a_restart_also_what_a_stone_has_changed() {
    let folder = scratch("remembered-settings");
    let mut first = Visitor::who_remembers(&folder);
    assert_eq!(of_all(&first), default());
    first.begin(friends(Rules::HOYITO_II, Row::Six));
    assert!(!folder.exists(), "nothing has changed, nothing is written");
    // Where two sit opposite each other no side has a stone for the speed.
    first.app.world_mut().resource_mut::<TableSettings>().is_north_turned = false;
    first.wait(3);
    first.click_button("speed");
    assert_eq!(resource::<TableSettings>(&first).speed, Speed::Brisk);
    first.key(KeyCode::Escape);
    first.outwait_new_picture();
    first.click_button("settings");
    for toggle in TOGGLES {
        click_along(&mut first, toggle, 0.5);
    }
    for slider in ["settings-light", "settings-effects", "settings-ambience", "settings-voice"] {
        click_along(&mut first, slider, 0.01);
    }
    click_along(&mut first, "settings-light", 0.99);
    first.wait(2);
    let set = of_all(&first);
    assert_eq!((set.1.speed, set.0.light, set.2.voice), (Speed::Brisk, LightOfDay::Evening, 0.0));
    drop(first);
    let again = Visitor::who_remembers(&folder);
    assert_eq!(of_all(&again), set);
    assert_eq!(resource::<TableSpeed>(&again), TableSpeed(Speed::Brisk));
    assert_eq!(resource::<Palette>(&again), Palette { contrast: Contrast::High, hues: Hues::Apart });
    let broken = "[sight]\ncontrast = \"Blinding\"\nlight = 7\nis_motion_reduced = true\n[table]\nspeed = \"Calm\"\n";
    std::fs::write(folder.join("settings.toml"), broken).unwrap();
    let (sight, table, _) = of_all(&Visitor::who_remembers(&folder));
    assert_eq!(sight, SightSettings { is_motion_reduced: true, ..default() }, "what is wrong is left out");
    assert_eq!(table, TableSettings { speed: Speed::Calm, ..default() });
}

#[test]
fn over_a_match_the_settings_hide_the_table_and_give_it_back_as_it_was() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    let hole = own_hole(visitor.session(), 3);
    visitor.click_hole(hole);
    visitor.wait(30);
    assert!(visitor.seeds_fly());
    visitor.key(KeyCode::Escape);
    visitor.outwait_new_picture();
    let (shown, terrain) = (visitor.shown(), visitor.app.world().resource::<Terrain>().clone());
    visitor.click_button("settings");
    assert_eq!((visitor.screen(), menu(&visitor)), (Screen::Play, Menu::Settings));
    assert!(visitor.app.world().resource::<Terrain>().board.is_empty());
    assert!(visitor.app.world().resource::<Marks>().0.is_empty());
    assert!(!visitor.reads("South"), "{:?}", visitor.texts());
    visitor.click(Vec2::new(640.0, 700.0));
    visitor.key(KeyCode::Digit2);
    visitor.wait(100);
    assert_eq!(visitor.shown(), shown, "seeds hang in the air");
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 1);
    visitor.key(KeyCode::Escape);
    assert_eq!(menu(&visitor), Menu::Pause, "back is one step");
    assert_eq!(visitor.shown(), shown);
    assert_eq!(*visitor.app.world().resource::<Terrain>(), terrain);
    visitor.key(KeyCode::Escape);
    visitor.wait(3);
    assert!(visitor.reads("South"));
    visitor.wait_for_turn();
    visitor.assert_table_is_true("after the settings");
}

/// The words of a language for a message without arguments.
fn said(language: Language, id: &'static str) -> String {
    language.say(&Phrase::new(id))
}

fn words(visitor: &Visitor) -> WordsSettings {
    visitor.app.world().resource::<WordsSettings>().clone()
}

#[test]
fn a_language_is_chosen_by_its_stones_and_seen_at_once_on_every_screen() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    visitor.click_button("settings-language-after");
    assert_eq!(words(&visitor).language, "es");
    assert!(visitor.reads("Español") && visitor.reads(&said(Language::Spanish, "settings")), "{:?}", visitor.texts());
    visitor.click_button("back");
    assert!(visitor.reads("Español") && visitor.reads(&said(Language::Spanish, "rules")), "{:?}", visitor.texts());
    visitor.click_button("play-the-machine");
    assert!(visitor.reads(&said(Language::Spanish, "setup-who-starts")), "{:?}", visitor.texts());
    visitor.click_button("setup-start");
    visitor.wait_for_turn();
    let you = Language::Spanish.say(&Phrase::new("player-name").with("who", "you"));
    assert!(visitor.reads(&you), "{:?}", visitor.texts());
    visitor.key(KeyCode::Escape);
    visitor.outwait_new_picture();
    assert!(visitor.reads(&said(Language::Spanish, "begin-anew")));
    visitor.click_button("settings");
    visitor.click_button("settings-language-before");
    visitor.click_button("settings-language-before");
    assert_eq!(words(&visitor).language, "bn", "round and round");
    assert!(visitor.reads(&said(Language::Bengali, "settings-sound")), "{:?}", visitor.texts());
}

#[test]
fn a_language_is_chosen_from_the_title_by_its_own_name_alone() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings-language");
    for language in Language::ALL {
        assert!(visitor.reads(language.own_name()), "{language:?}: {:?}", visitor.texts());
    }
    visitor.click_button("verbatim(Հայերեն)");
    assert_eq!(visitor.screen(), Screen::Title);
    assert!(visitor.reads("Հայերեն") && visitor.reads(&said(Language::Armenian, "leave")), "{:?}", visitor.texts());
    visitor.tab_to("settings-language");
    visitor.key(KeyCode::Enter);
    visitor.wait(3);
    assert_eq!(visitor.focused().as_deref(), Some("verbatim(Հայերեն)"), "the present one");
    visitor.tab_to("verbatim(Français)");
    visitor.key(KeyCode::Enter);
    visitor.wait(3);
    assert_eq!((visitor.screen(), words(&visitor).language.as_str()), (Screen::Title, "fr"));
    visitor.click_button("settings-language");
    visitor.key(KeyCode::Escape);
    assert_eq!(visitor.screen(), Screen::Title);
}

#[test]
fn the_size_of_text_is_set_by_stops_and_large_text_comes_in_pages() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    assert!(!visitor.has_button("page-after"));
    click_along(&mut visitor, "settings-text-size", 0.99);
    visitor.wait(3);
    assert_eq!(words(&visitor).text_size, 200);
    assert!(visitor.reads("200\u{202f}%"), "{:?}", visitor.texts());
    assert!(!visitor.reads("Game sounds"), "it is on a page of its own");
    assert!(visitor.reads("Settings · Words"), "a page says what it is a page of: {:?}", visitor.texts());
    visitor.click_button("page-before");
    assert!(visitor.reads("Game sounds") && visitor.reads("All settings as at first"), "{:?}", visitor.texts());
    visitor.click_button("settings-reset");
    assert_eq!(words(&visitor), WordsSettings::default());
    visitor.click_button("undo");
    assert_eq!(words(&visitor).text_size, 200);
    visitor.tab_to("settings-page");
    visitor.key(KeyCode::ArrowLeft);
    visitor.wait(3);
    assert!(visitor.reads("High contrast"), "{:?}", visitor.texts());
    assert_eq!(visitor.focused().as_deref(), Some("settings-page"), "the focus is not lost with the page");
    visitor.click_button("page-after");
    visitor.click_button("page-after");
    visitor.tab_to("settings-text-size");
    visitor.key(KeyCode::Home);
    for _ in 0..4 {
        visitor.key(KeyCode::ArrowLeft);
    }
    assert_eq!(words(&visitor).text_size, 100);
    assert_eq!(visitor.focused().as_deref(), Some("settings-text-size"), "nor with the pages");
}

#[test]
fn north_reads_for_itself() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    visitor.click_button("settings-north-language-after");
    click_along(&mut visitor, "settings-north-text-size", 0.5);
    visitor.wait(2);
    let readers = visitor.app.world().resource::<Readers>().0;
    assert_eq!((readers.south.language, readers.north.language), (Language::English, Language::Spanish));
    assert_eq!((readers.south.text_size.percent(), readers.north.text_size.percent()), (100, 150));
}

#[test]
fn language_and_size_of_text_are_remembered() {
    let folder = scratch("remembered-words");
    let mut first = Visitor::who_remembers(&folder);
    first.click_button("settings");
    first.click_button("settings-language-after");
    first.click_button("settings-north-language-before");
    click_along(&mut first, "settings-text-size", 0.25);
    first.wait(2);
    let set = words(&first);
    assert_eq!((set.language.as_str(), set.north_language.as_str(), set.text_size), ("es", "en", 125));
    drop(first);
    let mut again = Visitor::who_remembers(&folder);
    assert_eq!(words(&again), set);
    assert!(again.reads(&said(Language::Spanish, "leave")), "{:?}", again.texts());
}

#[test]
fn without_captions_moves_are_not_told_but_whoever_asks_is_answered() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    let begins = "goes first";
    assert!(visitor.reads(begins), "{:?}", visitor.texts());
    visitor.app.world_mut().resource_mut::<TableSettings>().has_captions = false;
    visitor.wait(3);
    assert!(!visitor.reads(begins), "{:?}", visitor.texts());
    visitor.key(KeyCode::KeyU);
    assert!(visitor.reads("take back"), "{:?}", visitor.texts());
    visitor.wait(260);
    assert!(!visitor.reads("take back"), "{:?}", visitor.texts());
    visitor.key(KeyCode::KeyH);
    for _ in 0..20_000 {
        if visitor.reads("Ask again") {
            break;
        }
        std::thread::yield_now();
        visitor.wait(1);
    }
    assert!(visitor.reads("Ask again"), "{:?}", visitor.texts());
}

/// What everything is set to at first.
fn default<T: Default>() -> T {
    T::default()
}

#[test]
fn a_settings_file_that_cannot_be_read_is_set_aside_and_said_and_the_game_begins_with_defaults() {
    let folder = scratch("damaged-settings");
    std::fs::create_dir_all(&folder).unwrap();
    let bytes = [0xff, 0x00, b'=', b'[', 0xfe, b'\n'];
    std::fs::write(folder.join("settings.toml"), bytes).unwrap();
    let mut visitor = Visitor::who_remembers(&folder);
    assert_eq!(std::fs::read(folder.join("settings.toml.damaged-1")).unwrap(), bytes, "nothing of it is lost");
    assert_eq!(of_all(&visitor).1, TableSettings::default());
    assert!(visitor.reads("settings.toml.damaged-1"), "{:?}", visitor.texts());
    visitor.click_button("settings");
    visitor.click_button("settings-mute");
    assert!(folder.join("settings.toml").exists(), "what is chosen now is remembered");
}
