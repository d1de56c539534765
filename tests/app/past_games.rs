//! Past games: listed, opened on the table, stepped through, written as text and opened from it again.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use hoyito::ai::plain_move;
use hoyito::app::screens::Screen;
use hoyito::app::storage::{Storage, TextsFolder};
use hoyito::app::table::TableLayout;
use hoyito::app::table::pace::Speed;
use hoyito::engine::{ByPlayer, Match};
use hoyito::match_setup::{FIRST_LEVEL, MatchSetup, Seat};
use hoyito::storage::{FileSystem, Form, Keeper, SavedMatch, seal};

use crate::harness::Visitor;

/// A folder of a test's own, empty, and gone when the test is over.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("hoyito-past-{}-{name}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        fs::create_dir_all(&folder).expect("a writable folder");
        Scratch(folder)
    }

    /// Stands before the title of a game that has kept so many matches here, and one that can be gone on with.
    pub fn visit(&self, games: u64) -> Visitor {
        let mut keeper = Keeper::open(Box::new(FileSystem), self.0.clone());
        for seed in 0..games {
            let (setup, match_) = played(seed, usize::MAX);
            keeper.sit_down(&setup, &match_, 1_796_036_779 + seed);
            keeper.leave();
        }
        let (setup, match_) = played(99, 3);
        keeper.sit_down(&setup, &match_, 1_796_040_000);
        self.visit_kept(keeper)
    }

    /// The same, with one past match of two people that was left unfinished.
    pub fn visit_left_unfinished(&self) -> Visitor {
        let mut keeper = Keeper::open(Box::new(FileSystem), self.0.clone());
        let friends = ByPlayer::new(Seat::Person, Seat::Person);
        for seed in [98, 99] {
            let (setup, match_) = played(seed, 3);
            keeper.sit_down(&MatchSetup { seats: friends, ..setup }, &match_, 1_796_040_000 + seed);
        }
        self.visit_kept(keeper)
    }

    fn visit_kept(&self, keeper: Keeper) -> Visitor {
        keeper.flush();
        let mut visitor = Visitor::with_storage(1280, 720, Storage::new(keeper));
        visitor.app.insert_resource(TextsFolder(Some(self.texts())));
        visitor.set_speed(Speed::AtOnce);
        visitor.outwait_new_picture();
        visitor
    }

    fn texts(&self) -> PathBuf {
        self.0.join("texts")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn played(seed: u64, moves: usize) -> (MatchSetup, Match) {
    let seats = ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL));
    let setup = MatchSetup { seats, seed, ..MatchSetup::default() };
    let mut match_ = Match::from_start(setup.rules, setup.rounds, setup.first_position()).unwrap();
    for ply in 0..moves as u64 {
        let Some(hole) = plain_move(match_.game().position(), seed + ply) else { break };
        match_.play(hole).unwrap();
    }
    (setup, match_)
}

/// The names of everything that can be pressed, from top to bottom as they were made.
fn buttons(visitor: &mut Visitor, begin: &str) -> Vec<String> {
    let world = visitor.app.world_mut();
    let mut buttons = world.query_filtered::<&Name, With<bevy::ui_widgets::Button>>();
    buttons.iter(world).map(ToString::to_string).filter(|name| name.starts_with(begin)).collect()
}

fn wait_for(visitor: &mut Visitor, what: &str, mut holds: impl FnMut(&mut Visitor) -> bool) {
    for _ in 0..2_000 {
        if holds(visitor) {
            visitor.outwait_new_picture();
            return;
        }
        std::thread::yield_now();
        visitor.wait(1);
    }
    panic!("{what}: {:?}", visitor.texts());
}

pub fn open_list(visitor: &mut Visitor, games: usize) {
    visitor.click_button("statistics");
    visitor.click_button("past-games");
    assert_eq!(visitor.screen(), Screen::PastGames);
    wait_for(visitor, "the list is not read", |visitor| !buttons(visitor, "past-what").is_empty());
    assert_eq!(buttons(visitor, "past-what").len(), games);
}

fn looked_at(visitor: &Visitor) -> Match {
    visitor.session().running_match().expect("a match is looked at").clone()
}

#[test]
fn a_past_game_is_stepped_through_to_its_end_and_back_and_left_as_it_was() {
    let scratch = Scratch::new("stepped");
    let mut visitor = scratch.visit(1);
    let offered = visitor.app.world().resource::<Storage>().keeper().on_offer().cloned();
    let statistics = visitor.app.world().resource::<Storage>().keeper().statistics().clone();
    open_list(&mut visitor, 1);
    let row = buttons(&mut visitor, "past-what").remove(0);
    visitor.click_button(&row);
    assert_eq!(visitor.screen(), Screen::PastGame);
    let whole = played(0, usize::MAX).1;
    let moves = whole.game().ply();
    assert_eq!(looked_at(&visitor).game().ply(), 0, "it begins at its start");
    assert!(visitor.reads(&format!("Move 0 of {moves}.")), "{:?}", visitor.texts());
    assert!(!visitor.reads("Choose one"), "nobody is to choose");
    visitor.click_button("next-move");
    visitor.key(KeyCode::ArrowRight);
    visitor.wait_for_turn();
    assert_eq!(looked_at(&visitor).game().ply(), 2);
    visitor.assert_table_is_true("after two moves");
    visitor.key(KeyCode::ArrowLeft);
    visitor.click_button("move-before");
    visitor.click_button("move-before");
    assert_eq!(looked_at(&visitor).game().ply(), 0, "before the start there is nothing");
    visitor.click_button("to-its-end");
    visitor.wait_for_turn();
    assert_eq!(looked_at(&visitor), whole);
    visitor.assert_table_is_true("at the end");
    visitor.key(KeyCode::ArrowRight);
    assert_eq!(looked_at(&visitor), whole, "behind the end there is nothing");
    visitor.key(KeyCode::Home);
    visitor.assert_table_is_true("at the start again");
    let hole = crate::harness::own_hole(visitor.session(), 3);
    visitor.click_hole(hole);
    visitor.key(KeyCode::Digit2);
    visitor.key(KeyCode::KeyU);
    visitor.wait(100);
    assert_eq!(looked_at(&visitor).game().ply(), 0, "nobody plays in it, and no machine either");
    visitor.click_button("back");
    assert_eq!(visitor.screen(), Screen::PastGames);
    visitor.key(KeyCode::Escape);
    assert_eq!(visitor.screen(), Screen::Statistics);
    let keeper = visitor.app.world().resource::<Storage>().keeper();
    assert_eq!(keeper.on_offer().cloned(), offered, "the match in progress waits");
    assert_eq!(*keeper.statistics(), statistics, "nothing is counted twice");
    assert_eq!(keeper.past_matches().unwrap().read().0.len(), 1);
}

fn texts_in(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).map(|all| all.map(|entry| entry.unwrap().path()).collect()).unwrap_or_default()
}

#[test]
fn a_game_written_as_text_is_listed_and_opened_again_as_the_same_game() {
    let scratch = Scratch::new("text");
    let mut visitor = scratch.visit(1);
    open_list(&mut visitor, 1);
    let save = buttons(&mut visitor, "save-as-text").remove(0);
    visitor.click_button(&save);
    wait_for(&mut visitor, "no text is listed", |visitor| !buttons(visitor, "past-text").is_empty());
    let texts = texts_in(&scratch.texts());
    assert_eq!(texts.len(), 1);
    assert!(visitor.reads(&texts[0].display().to_string()), "it is said where it is");
    let row = buttons(&mut visitor, "past-text").remove(0);
    visitor.click_button(&row);
    wait_for(&mut visitor, "the text is not opened", |visitor| visitor.screen() == Screen::PastGame);
    visitor.key(KeyCode::End);
    visitor.wait_for_turn();
    assert_eq!(looked_at(&visitor), played(0, usize::MAX).1);
}

#[test]
fn a_text_that_is_dropped_is_opened_and_one_that_is_none_says_why_not() {
    let scratch = Scratch::new("dropped");
    let mut visitor = scratch.visit(2);
    open_list(&mut visitor, 2);
    let drop_file = |visitor: &mut Visitor, name: &str, text: &str| {
        let path_buf = scratch.0.join(name);
        fs::write(&path_buf, text).unwrap();
        let world = visitor.app.world_mut();
        let window = world.query_filtered::<Entity, With<bevy::window::PrimaryWindow>>().single(world).unwrap();
        world.write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        visitor.wait(3);
    };
    drop_file(&mut visitor, "letter.txt", "Dear friend,\nhow are you?\n");
    wait_for(&mut visitor, "it does not say why", |visitor| {
        visitor.reads("letter.txt could not be opened: it is not a file of this game.")
    });
    assert_eq!(visitor.screen(), Screen::PastGames);
    let (_, match_) = played(7, 12);
    drop_file(&mut visitor, "game.txt", &match_.game().to_string());
    wait_for(&mut visitor, "the game is not opened", |visitor| visitor.screen() == Screen::PastGame);
    visitor.key(KeyCode::End);
    assert_eq!(looked_at(&visitor).game(), match_.game());
}

#[test]
fn many_games_have_pages_that_are_turned_and_found_again() {
    let scratch = Scratch::new("pages");
    let mut visitor = scratch.visit(23);
    visitor.click_button("statistics");
    visitor.click_button("past-games");
    wait_for(&mut visitor, "the list is not read", |visitor| visitor.reads("23 games"));
    let first = buttons(&mut visitor, "past-what");
    assert!(first.len() >= 5 && first.len() < 23, "{}", first.len());
    visitor.click_button("page-after");
    assert!(visitor.reads("2 of "));
    let row = buttons(&mut visitor, "past-what").remove(0);
    visitor.click_button(&row);
    assert_eq!(visitor.screen(), Screen::PastGame);
    visitor.key(KeyCode::Escape);
    wait_for(&mut visitor, "the list is not read", |visitor| !buttons(visitor, "past-what").is_empty());
    assert!(visitor.reads("2 of "), "the page is found again: {:?}", visitor.texts());
    visitor.click_button("page-before");
    assert_eq!(buttons(&mut visitor, "past-what").len(), first.len());
}

#[test]
fn where_nothing_is_kept_that_is_said() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("statistics");
    visitor.click_button("past-games");
    wait_for(&mut visitor, "nothing is said", |visitor| visitor.reads("No game has been kept yet."));
    assert!(visitor.reads("is not saved, so no game will come here"));
    visitor.click_button("back");
    assert_eq!(visitor.screen(), Screen::Statistics);
}

#[test]
fn before_the_first_game_the_page_says_what_will_be_there_and_leads_to_a_game() {
    let scratch = Scratch::new("none-yet");
    let keeper = Keeper::open(Box::new(FileSystem), scratch.0.clone());
    let mut visitor = Visitor::with_storage(1280, 720, Storage::new(keeper));
    visitor.click_button("statistics");
    visitor.click_button("past-games");
    wait_for(&mut visitor, "nothing is said", |visitor| visitor.reads("The games you play will wait for you here"));
    visitor.click_button("play-the-machine");
    assert_eq!(visitor.screen(), Screen::Setup);
}

#[test]
fn past_games_that_cannot_be_read_are_set_aside_when_they_are_listed_and_one_line_says_how_many() {
    let scratch = Scratch::new("damaged");
    let mut visitor = scratch.visit(4);
    let names: Vec<PathBuf> = texts_in(&scratch.0.join("games"));
    assert_eq!(names.len(), 4);
    let bytes = fs::read(&names[0]).unwrap();
    fs::write(&names[0], &bytes[..bytes.len() / 3]).unwrap();
    fs::write(&names[1], b"my shopping list: beans").unwrap();
    fs::write(&names[2], seal(Form { version: 99, ..SavedMatch::PAST }, "of the future")).unwrap();
    open_list(&mut visitor, 1);
    let line = "3 past games could not be read. Their files have other names now and are still there.";
    assert!(visitor.reads(line), "{:?}", visitor.texts());
    assert!(visitor.reads("One game"));
    let now = texts_in(&scratch.0.join("games"));
    let with = |what: &str| now.iter().filter(|path| path.to_string_lossy().contains(what)).count();
    assert_eq!((now.len(), with(".damaged-"), with(".newer-")), (4, 2, 1), "{now:?}");
    visitor.click_button("back");
    visitor.click_button("past-games");
    wait_for(&mut visitor, "the list is not read", |visitor| !buttons(visitor, "past-what").is_empty());
    assert!(!visitor.reads("could not be read"), "it was said");
}

/// The same game after the program was ended and started again.
fn after_a_restart(scratch: &Scratch, visitor: Visitor) -> Visitor {
    drop(visitor);
    let mut visitor =
        Visitor::with_storage(1280, 720, Storage::new(Keeper::open(Box::new(FileSystem), scratch.0.clone())));
    visitor.set_speed(Speed::AtOnce);
    visitor.outwait_new_picture();
    visitor
}

/// Opens the newest of the past games.
pub fn open_newest(visitor: &mut Visitor) {
    visitor.click_button("statistics");
    visitor.click_button("past-games");
    wait_for(visitor, "the list is not read", |visitor| !buttons(visitor, "past-what").is_empty());
    let row = buttons(visitor, "past-what").remove(0);
    visitor.click_button(&row);
    assert_eq!(visitor.screen(), Screen::PastGame);
}

fn seeds_of_past(visitor: &mut Visitor) -> Vec<u64> {
    let past = visitor.app.world().resource::<Storage>().keeper().past_matches().expect("kept").read().0;
    past.iter().map(|past| past.summary.begun_s).collect()
}

#[test]
fn a_past_game_that_was_left_is_gone_on_with_after_a_restart_and_the_one_on_offer_waits_in_its_place() {
    let scratch = Scratch::new("goes-on");
    let mut visitor = scratch.visit(0);
    let left = visitor.app.world().resource::<Storage>().keeper().on_offer().cloned().expect("on offer");
    visitor.click_button("two-at-one-table");
    assert!(visitor.reads("The game you left will wait among the past games."), "{:?}", visitor.texts());
    visitor.click_button("setup-start");
    visitor.outwait_guard();
    let hole = crate::harness::own_hole(visitor.session(), 3);
    visitor.click_hole(hole);
    visitor.wait_for_turn();
    let other = looked_at(&visitor);
    assert_eq!(other.game().ply(), 1);
    let mut visitor = after_a_restart(&scratch, visitor);
    open_newest(&mut visitor);
    assert!(visitor.reads("Move 0 of 3."));
    visitor.click_button("go-on");
    assert_eq!(visitor.screen(), Screen::Play);
    assert!(!visitor.session().is_past());
    assert_eq!((visitor.session().setup(), looked_at(&visitor)), (Some(&left.setup), left.match_.clone()));
    visitor.wait_for_turn();
    visitor.key(KeyCode::KeyU);
    visitor.wait_for_turn();
    assert!(looked_at(&visitor).game().ply() < 3, "it can be undone");
    visitor.key(KeyCode::KeyR);
    visitor.wait_for_turn();
    let going_on = looked_at(&visitor);
    let mut visitor = after_a_restart(&scratch, visitor);
    let on_offer = visitor.app.world().resource::<Storage>().keeper().on_offer().cloned().expect("on offer");
    assert_eq!((on_offer.match_, on_offer.begun_s), (going_on, left.begun_s));
    open_newest(&mut visitor);
    visitor.key(KeyCode::End);
    visitor.wait_for_turn();
    assert_eq!(looked_at(&visitor), other, "it was put away for the one that goes on");
    assert_eq!(seeds_of_past(&mut visitor).len(), 1);
}

#[test]
fn a_past_game_of_two_people_is_looked_at_from_one_side_and_gone_on_with_from_both() {
    let scratch = Scratch::new("one-side");
    let mut visitor = scratch.visit_left_unfinished();
    open_newest(&mut visitor);
    let is_north_turned = |visitor: &Visitor| visitor.app.world().resource::<TableLayout>().0.seating.is_north_turned;
    assert!(!is_north_turned(&visitor));
    visitor.click_button("to-its-end");
    visitor.wait_for_turn();
    assert_eq!(looked_at(&visitor).game().ply(), 3);
    visitor.click_button("go-on");
    visitor.wait_for_turn();
    assert!(is_north_turned(&visitor));
    visitor.assert_table_is_true("gone on with");
}

#[test]
fn a_past_game_that_is_over_and_a_text_are_only_looked_at() {
    let scratch = Scratch::new("only-seen");
    let mut visitor = scratch.visit(1);
    open_newest(&mut visitor);
    assert!(!visitor.has_button("go-on"));
    visitor.click_button("back");
    let (_, match_) = played(7, 4);
    let path_buf = scratch.0.join("game.txt");
    fs::write(&path_buf, match_.to_string()).unwrap();
    let world = visitor.app.world_mut();
    let window = world.query_filtered::<Entity, With<bevy::window::PrimaryWindow>>().single(world).unwrap();
    world.write_message(FileDragAndDrop::DroppedFile { window, path_buf });
    wait_for(&mut visitor, "the game is not opened", |visitor| visitor.screen() == Screen::PastGame);
    assert!(!visitor.has_button("go-on"), "nobody knows who played it");
}

#[test]
fn a_past_game_whose_file_is_damaged_while_it_is_looked_at_is_not_gone_on_with_and_nothing_else_changes() {
    let scratch = Scratch::new("damaged-while-seen");
    let mut visitor = scratch.visit(0);
    visitor.click_button("two-at-one-table");
    visitor.click_button("setup-start");
    visitor.outwait_guard();
    let hole = crate::harness::own_hole(visitor.session(), 3);
    visitor.click_hole(hole);
    visitor.wait_for_turn();
    let mut visitor = after_a_restart(&scratch, visitor);
    let on_offer = visitor.app.world().resource::<Storage>().keeper().on_offer().cloned();
    open_newest(&mut visitor);
    let file = texts_in(&scratch.0.join("games")).remove(0);
    let bytes = fs::read(&file).unwrap();
    fs::write(&file, &bytes[..bytes.len() / 2]).unwrap();
    visitor.click_button("go-on");
    assert_eq!(visitor.screen(), Screen::PastGames);
    wait_for(&mut visitor, "it does not say why", |visitor| visitor.reads("could not be read"));
    assert_eq!(visitor.app.world().resource::<Storage>().keeper().on_offer().cloned(), on_offer);
}

#[test]
fn set_up_says_where_a_game_will_wait_only_if_one_is_put_away() {
    let waits = |visitor: &mut Visitor| visitor.reads("will wait among the past games");
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("play-the-machine");
    assert!(!waits(&mut visitor), "nothing was ever played");
    let scratch = Scratch::new("waits");
    let mut visitor = scratch.visit(1);
    visitor.click_button("play-the-machine");
    assert!(waits(&mut visitor), "{:?}", visitor.texts());
    visitor.click_button("setup-watch");
    assert!(!waits(&mut visitor), "what is only watched takes nobody's place");
}
