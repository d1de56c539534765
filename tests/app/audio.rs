//! What is heard: a listener plays the game's own stream into a buffer, as a sound card would.

use std::collections::HashSet;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use hoyito::app::audio::{Output, SoundSettings};
use hoyito::app::session::MatchSetup;
use hoyito::app::table::pace::Speed;
use hoyito::engine::{Row, Rules};
use hoyito::sound::Sound;
use hoyito::sound::mix::{MOST_IMPACTS, Mix};

use crate::harness::{FRAME, Visitor, friends, own_hole};

/// Frames of the stream in an update.
const FRAMES: usize = FRAME.as_millis() as usize * 48;

/// Where no board is at play with itself.
fn on_a_quiet_screen() -> Visitor {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("settings");
    visitor
}

/// A visitor with ears.
struct Listener {
    visitor: Visitor,
    stream: Mix,
    /// Left and right of everything heard since the last forgetting.
    heard: Vec<[f32; 2]>,
    sounds: HashSet<Sound>,
}

impl Listener {
    /// Puts the visitor's ears on and waits until every sound has been made: the ambience is the last.
    fn new(visitor: Visitor) -> Listener {
        let stream = visitor.app.world().resource::<Output>().turn_on().expect("nobody else listens");
        let mut listener = Listener { visitor, stream, heard: Vec::new(), sounds: HashSet::new() };
        for _ in 0..10_000 {
            listener.listen(1);
            if listener.peaks() != [0.0; 2] {
                listener.forget();
                return listener;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("no sound was ever made");
    }

    /// The same, for whom the village is silent.
    fn of_effects(visitor: Visitor) -> Listener {
        let mut listener = Listener::new(visitor);
        listener.set(|settings| (settings.effects, settings.ambience) = (1.0, 0.0));
        listener.listen(5);
        listener.forget();
        listener
    }

    fn in_match(setup: MatchSetup, speed: Speed) -> Listener {
        let mut visitor = Visitor::in_match(setup);
        visitor.set_speed(speed);
        Listener::of_effects(visitor)
    }

    fn set(&mut self, change: impl FnOnce(&mut SoundSettings)) {
        change(&mut self.visitor.app.world_mut().resource_mut::<SoundSettings>());
    }

    fn listen(&mut self, updates: usize) {
        for _ in 0..updates {
            self.visitor.wait(1);
            self.hear_on(FRAMES);
        }
    }

    /// Time goes by, but nothing is updated: at rest the game draws no frame.
    fn hear_on(&mut self, frames: usize) {
        for _ in 0..frames {
            self.heard.push(self.stream.next_frame());
        }
        self.sounds.extend(self.stream.sounding());
        let impacts = self.stream.sounding().filter(|sound| sound.is_impact()).count();
        assert!(impacts <= MOST_IMPACTS, "{impacts} seeds at once");
    }

    fn forget(&mut self) {
        self.heard.clear();
        self.sounds.clear();
    }

    fn peaks(&self) -> [f32; 2] {
        [0, 1].map(|side| self.heard.iter().fold(0.0, |peak: f32, frame| peak.max(frame[side].abs())))
    }

    fn powers(&self) -> [f32; 2] {
        [0, 1].map(|side| self.heard.iter().map(|frame| frame[side].powi(2)).sum())
    }

    /// Plays the hole of the player to move that has most seeds, and listens to the end.
    fn play_a_move(&mut self) {
        let position = *self.visitor.session().position().expect("a match is running");
        let holes = position.legal_moves();
        let fullest = holes.iter().max_by_key(|&hole| position.board()[hole]).expect("the round is not over");
        self.visitor.click_hole(fullest);
        while self.visitor.seeds_fly() {
            self.listen(1);
        }
        self.listen(40);
    }

    fn round_is_over(&self) -> bool {
        self.visitor.session().position().is_none_or(|position| position.is_over())
    }
}

fn friends_at(speed: Speed) -> Listener {
    Listener::in_match(friends(Rules::HOYITO_II, Row::Six), speed)
}

#[test]
fn every_step_of_a_round_has_its_sound_and_the_sum_stays_below_full_scale() {
    let mut listener = friends_at(Speed::Fast);
    while !listener.round_is_over() {
        listener.play_a_move();
    }
    let expected = [
        Sound::Scoop,
        Sound::SeedOnSeed,
        Sound::SeedInEarth,
        Sound::SeedOnWood,
        Sound::Casa,
        Sound::Chain,
        Sound::MoveAgain,
        Sound::TurnOver,
        Sound::Win,
    ];
    for sound in expected {
        assert!(listener.sounds.contains(&sound), "{} was never heard", sound.name());
    }
    let [left, right] = listener.peaks();
    assert!(left.max(right) < 0.98 && left.min(right) > 0.05, "{left} {right}");
}

#[test]
fn what_happens_on_the_left_is_heard_on_the_left() {
    for (number, left_is_louder) in [(1, true), (6, false)] {
        let mut listener = friends_at(Speed::Slow);
        let hole = own_hole(listener.visitor.session(), number);
        listener.visitor.click_hole(hole);
        // The hand in the hole.
        listener.listen(20);
        assert_eq!(listener.sounds, HashSet::from([Sound::Scoop]));
        let [left, right] = listener.powers();
        assert!((left > 1.5 * right) == left_is_louder && (right > 1.5 * left) != left_is_louder, "{left} {right}");
    }
}

#[test]
fn m_silences_everything_at_once_and_brings_it_back() {
    let mut listener = friends_at(Speed::Normal);
    listener.set(|settings| settings.ambience = 1.0);
    let hole = own_hole(listener.visitor.session(), 3);
    listener.visitor.click_hole(hole);
    listener.listen(40);
    assert_ne!(listener.peaks(), [0.0; 2]);
    listener.visitor.key(KeyCode::KeyM);
    listener.listen(2);
    listener.forget();
    listener.listen(20);
    assert_eq!(listener.peaks(), [0.0; 2], "what was sounding too");
    listener.forget();
    listener.listen(40);
    assert!(listener.visitor.seeds_fly(), "in mid-move");
    assert_eq!((listener.peaks(), listener.sounds.len()), ([0.0; 2], 0));
    listener.visitor.key(KeyCode::KeyM);
    listener.listen(60);
    assert_ne!(listener.peaks(), [0.0; 2]);
}

#[test]
fn the_volume_of_effects_leaves_the_ambience_alone() {
    let mut listener = Listener::new(Visitor::in_match(friends(Rules::HOYITO_II, Row::Six)));
    listener.set(|settings| (settings.effects, settings.ambience) = (0.0, 1.0));
    listener.listen(200);
    listener.forget();
    listener.play_a_move();
    let with_move = listener.peaks()[0];
    assert!(with_move > 0.0 && with_move < 0.05, "the village alone: {with_move}");
}

#[test]
fn the_village_falls_silent_when_another_window_has_the_focus() {
    let mut listener = Listener::new(on_a_quiet_screen());
    listener.hear_on(4 * 48_000);
    let focus = |listener: &mut Listener, focused: bool| {
        let world = listener.visitor.app.world_mut();
        world.query_filtered::<&mut Window, With<PrimaryWindow>>().single_mut(world).unwrap().focused = focused;
        listener.listen(1);
    };
    focus(&mut listener, false);
    listener.forget();
    listener.hear_on(4_800);
    assert_ne!(listener.peaks(), [0.0; 2], "not at once");
    listener.hear_on(4 * 48_000);
    listener.forget();
    listener.hear_on(48_000);
    assert_eq!(listener.peaks(), [0.0; 2]);
    focus(&mut listener, true);
    listener.hear_on(48_000);
    assert_ne!(listener.peaks(), [0.0; 2]);
}

#[test]
fn buttons_are_heard() {
    let mut listener = Listener::of_effects(on_a_quiet_screen());
    let at = listener.visitor.place_of_button("back").expect("every screen offers it");
    listener.visitor.press(at);
    listener.listen(3);
    assert_eq!(listener.sounds, HashSet::from([Sound::Press]));
    listener.visitor.release(at);
    listener.listen(3);
    assert!(listener.sounds.contains(&Sound::StoneClick));
}

#[test]
fn no_frame_is_drawn_for_a_sound_alone() {
    let mut listener = Listener::new(on_a_quiet_screen());
    let at = listener.visitor.place_of_button("back").expect("every screen offers it");
    listener.visitor.press(at);
    listener.listen(10);
    assert!(!listener.sounds.is_empty());
    listener.visitor.app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
    listener.listen(100);
    assert!(listener.visitor.app.world().resource::<Messages<RequestRedraw>>().is_empty());
}

/// Plays some hundred steps and says how many entities there are before and after.
fn entities_round_a_long_game(visitor: &mut Visitor) -> (u32, u32) {
    visitor.set_speed(Speed::Fast);
    let mut counts = Vec::new();
    for _ in 0..12 {
        if visitor.session().position().unwrap().is_over() {
            break;
        }
        let hole = visitor.session().position().unwrap().legal_moves().iter().next().unwrap();
        visitor.click_hole(hole);
        visitor.wait_for_turn();
        visitor.outwait_guard();
        counts.push(visitor.app.world().entities().count_spawned());
    }
    (counts[0], counts[counts.len() - 1])
}

#[test]
fn with_nobody_to_hear_it_the_game_goes_on_and_nothing_piles_up() {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    let (before, after) = entities_round_a_long_game(&mut visitor);
    assert!(after <= before + 4, "{before} entities, then {after}");
}

#[test]
fn with_whatever_device_the_computer_has_or_has_not_the_game_goes_on() {
    let mut visitor = Visitor::with_device();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    // Whoever runs the tests need not hear them.
    *visitor.app.world_mut().resource_mut::<SoundSettings>() =
        SoundSettings { effects: 0.0, ambience: 0.0, ..SoundSettings::default() };
    let (before, after) = entities_round_a_long_game(&mut visitor);
    assert!(after <= before + 4, "{before} entities, then {after}");
}

#[test]
fn a_device_that_is_pulled_out_in_play_changes_nothing() {
    let Listener { mut visitor, stream, .. } = friends_at(Speed::Fast);
    drop(stream);
    let (before, after) = entities_round_a_long_game(&mut visitor);
    assert!(after <= before + 4, "{before} entities, then {after}");
}

#[test]
fn what_was_set_is_remembered_round_a_restart() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("remembered");
    let _ = std::fs::remove_dir_all(&folder);
    let start = || Visitor::who_remembers(&folder);
    let of = |visitor: &Visitor| *visitor.app.world().resource::<SoundSettings>();
    let mut first = start();
    assert_eq!(of(&first), SoundSettings::default());
    assert!(!folder.exists(), "nothing has changed, nothing is written");
    first.key(KeyCode::KeyM);
    first.app.world_mut().resource_mut::<SoundSettings>().ambience = 0.25;
    first.wait(1);
    let set = of(&first);
    assert_eq!(set, SoundSettings { is_muted: true, ambience: 0.25, ..SoundSettings::default() });
    drop(first);
    assert_eq!(of(&start()), set);
    std::fs::write(folder.join("settings.toml"), "[sound]\neffects = \"loud\"\nis_muted = true\n").unwrap();
    assert_eq!(of(&start()), SoundSettings { is_muted: true, ..SoundSettings::default() }, "what is wrong is left out");
    std::fs::write(folder.join("settings.toml"), "no settings at all").unwrap();
    assert_eq!(of(&start()), SoundSettings::default());
}
