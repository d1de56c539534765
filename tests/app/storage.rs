//! What is kept between one run of the game and the next. Every test has a folder of its own.

mod faults;

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use hoyito::ai::Level;
use hoyito::app::screens::{Draft, Screen};
use hoyito::app::session::{MatchSetup, Seat, Start};
use hoyito::app::storage::{ResetStatistics, Storage, UndoReset};
use hoyito::app::table::pace::Speed;
use hoyito::engine::{ByPlayer, Match, Player, Row, Rules};
use hoyito::storage::{Disk, FileSystem, Keeper};

use crate::harness::{Visitor, friends, own_hole};

/// A folder of a test's own, empty, and gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("hoyito-app-{}-{name}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        fs::create_dir_all(&folder).expect("a writable folder");
        Scratch(folder)
    }

    /// Starts the game that keeps its things here.
    fn start(&self) -> Visitor {
        self.start_on(FileSystem)
    }

    fn start_on(&self, disk: impl Disk) -> Visitor {
        let mut visitor = Visitor::with_storage(1280, 720, Storage::new(Keeper::open(Box::new(disk), self.0.clone())));
        visitor.set_speed(Speed::AtOnce);
        visitor.outwait_new_picture();
        visitor
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder is there");
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().expect("a plain name")).collect();
        names.sort();
        names
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn running(visitor: &Visitor) -> Match {
    visitor.session().running_match().expect("a match is running").clone()
}

fn play(visitor: &mut Visitor, number: usize) {
    visitor.wait_for_turn();
    visitor.outwait_guard();
    let hole = own_hole(visitor.session(), number);
    visitor.click_hole(hole);
}

/// Plays the first legal hole until the round is over.
fn play_round(visitor: &mut Visitor) {
    for _ in 0..400 {
        visitor.wait_for_turn();
        visitor.outwait_guard();
        let position = *visitor.session().position().expect("a match is running");
        let Some(hole) = position.legal_moves().iter().next() else { return };
        visitor.click_hole(hole);
    }
    panic!("every game ends");
}

fn go_on(visitor: &mut Visitor) {
    visitor.click_button("go-on");
    assert_eq!(visitor.screen(), Screen::Play);
    visitor.wait(30);
}

fn against(level: Level) -> MatchSetup {
    MatchSetup {
        starter: Player::South,
        seats: ByPlayer::new(Seat::Person, Seat::Machine(level)),
        seed: 77,
        ..MatchSetup::default()
    }
}

#[test]
fn the_next_start_goes_on_at_the_same_move_and_undo_goes_back_to_the_first() {
    let scratch = Scratch::new("goes-on");
    let mut visitor = scratch.start();
    assert!(!visitor.has_button("go-on"), "nothing was ever played");
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    for number in [3, 4, 1, 2] {
        play(&mut visitor, number);
    }
    visitor.wait_for_turn();
    visitor.take_back();
    visitor.wait_for_turn();
    let left = running(&visitor);
    drop(visitor);

    let mut visitor = scratch.start();
    go_on(&mut visitor);
    assert_eq!(running(&visitor), left);
    visitor.wait_for_turn();
    visitor.assert_table_is_true("after going on");
    visitor.key(KeyCode::KeyR);
    visitor.wait_for_turn();
    assert_eq!(running(&visitor).game().ply(), left.game().ply() + 1, "what was undone can be redone");
    while visitor.session().can_undo() {
        visitor.take_back();
        visitor.wait_for_turn();
    }
    assert_eq!(running(&visitor).game().ply(), 0);
    visitor.assert_table_is_true("at the start");
}

#[test]
fn in_the_middle_of_an_extra_turn_the_same_player_moves_again() {
    let scratch = Scratch::new("extra-turn");
    let mut visitor = scratch.start();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    let mut turns = 0;
    loop {
        visitor.wait_for_turn();
        let before = *visitor.session().position().unwrap();
        let captures =
            |hole| before.play(hole).is_ok_and(|after| after.to_move() == before.to_move() && !after.is_over());
        let legal = before.legal_moves();
        let hole = legal.iter().find(|&hole| captures(hole)).or(legal.iter().next()).expect("a legal move");
        play(&mut visitor, hole.number(before.row()));
        let after = *visitor.session().position().unwrap();
        if after.to_move() == before.to_move() && after.captured() != before.captured() {
            break;
        }
        turns += 1;
        assert!(turns < 100, "nobody ever captures");
    }
    let left = running(&visitor);
    drop(visitor);
    let mut visitor = scratch.start();
    go_on(&mut visitor);
    assert_eq!(running(&visitor), left);
    let number = left.game().position().legal_moves().iter().next().unwrap().number(Row::Six);
    play(&mut visitor, number);
    assert_eq!(running(&visitor).game().ply(), left.game().ply() + 1);
}

#[test]
fn a_new_game_is_offered_as_the_last_one_was_set_up_and_at_first_against_the_easiest_level() {
    let scratch = Scratch::new("last-setup");
    let mut visitor = scratch.start();
    assert_eq!(visitor.app.world().resource::<Draft>().level(Player::North), Level::ALL[0]);
    visitor.begin(MatchSetup { rules: Rules::HOYITO_III, ..against(Level::ALL[2]) });
    play(&mut visitor, 3);
    drop(visitor);
    let visitor = scratch.start();
    let draft = visitor.app.world().resource::<Draft>();
    assert_eq!((draft.board().0, draft.level(Player::North)), (Rules::HOYITO_III, Level::ALL[2]));
}

#[test]
fn a_machine_that_was_to_move_moves_as_it_would_have_done() {
    let scratch = Scratch::new("machine");
    let mut visitor = scratch.start();
    visitor.begin(against(Level::ALL[2]));
    play(&mut visitor, 3);
    let left = running(&visitor);
    assert_eq!(left.game().ply(), 1, "the machine is to move");
    drop(visitor);
    let answer = |mut visitor: Visitor| {
        visitor.wait_for_turn();
        running(&visitor)
    };
    let mut visitor = scratch.start();
    assert!(visitor.reads("Hoyito\u{a0}II, 2\u{202f}×\u{202f}6, against Cousin, 0 to 0"), "{:?}", visitor.texts());
    go_on(&mut visitor);
    assert_eq!(visitor.session().seats(), Some(against(Level::ALL[2]).seats));
    let after_going_on = answer(visitor);
    assert!(after_going_on.game().ply() > 1);
    let mut undisturbed = Visitor::at_title(1280, 720);
    undisturbed.set_speed(Speed::AtOnce);
    undisturbed.begin(against(Level::ALL[2]));
    play(&mut undisturbed, 3);
    assert_eq!(answer(undisturbed), after_going_on, "the lots are the same");
}

#[test]
fn the_second_round_of_a_match_goes_on_with_its_score_and_the_first_can_be_undone() {
    let scratch = Scratch::new("second-round");
    let mut visitor = scratch.start();
    visitor.begin(MatchSetup {
        rounds: 3,
        start: Start::Handicap { to: Player::South, casas: 2 },
        ..friends(Rules::HOYITO_III, Row::Six)
    });
    play_round(&mut visitor);
    visitor.click_button("next-round");
    play(&mut visitor, 2);
    let left = running(&visitor);
    assert_eq!(left.round(), 1);
    drop(visitor);
    let mut visitor = scratch.start();
    assert!(
        visitor.reads("Hoyito\u{a0}III, 2\u{202f}×\u{202f}6, two at one table, round 2 of 3, "),
        "{:?}",
        visitor.texts()
    );
    go_on(&mut visitor);
    assert_eq!(running(&visitor), left);
    assert_eq!(running(&visitor).rounds_won(), left.rounds_won());
    (0..3).for_each(|_| {
        visitor.take_back();
        visitor.wait_for_turn();
    });
    assert_eq!(running(&visitor).round(), 0);
    visitor.assert_table_is_true("back in the first round");
}

#[test]
fn leaving_asks_nothing_and_the_title_offers_to_go_on_first() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.set_speed(Speed::AtOnce);
    visitor.begin(friends(Rules::HOYITO_II, Row::Twelve));
    play(&mut visitor, 5);
    visitor.wait_for_turn();
    let left = running(&visitor);
    visitor.click_button("menu");
    visitor.click_button("to-title");
    assert_eq!(visitor.screen(), Screen::Title);
    assert!(!visitor.session().setup().is_some_and(MatchSetup::has_person), "the table was left");
    // It has the focus, so that one key goes on.
    visitor.key(KeyCode::Enter);
    visitor.wait(30);
    assert_eq!(visitor.screen(), Screen::Play);
    assert_eq!(running(&visitor), left);
    visitor.assert_table_is_true("after going on");
    visitor.click_button("menu");
    visitor.click_button("begin-anew");
    let anew = running(&visitor);
    assert_eq!((anew.game().ply(), anew.row()), (0, Row::Twelve), "a match of the same kind");
}

#[test]
fn what_the_board_plays_with_itself_on_the_title_is_not_kept_and_takes_nobodys_place() {
    let scratch = Scratch::new("demo");
    let mut visitor = scratch.start();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    play(&mut visitor, 3);
    let left = running(&visitor);
    visitor.click_button("menu");
    visitor.click_button("to-title");
    for _ in 0..400 {
        std::thread::yield_now();
        visitor.wait(1);
    }
    assert_ne!(running(&visitor).game().ply(), 0, "the board plays");
    drop(visitor);
    let visitor = scratch.start();
    let keeper = visitor.app.world().resource::<Storage>().keeper();
    assert_eq!(keeper.on_offer().map(|saved| &saved.match_), Some(&left));
    assert_eq!(keeper.past_matches().expect("kept on the disk").read().0, []);
}

#[test]
fn a_match_that_is_over_is_kept_and_counted_and_no_longer_offered() {
    let scratch = Scratch::new("over");
    let mut visitor = scratch.start();
    visitor.begin(friends(Rules::HOYITO_I, Row::Six));
    play_round(&mut visitor);
    visitor.wait_for_turn();
    // Undo and redo at the end count nothing.
    for _ in 0..2 {
        visitor.take_back();
        visitor.wait_for_turn();
        visitor.key(KeyCode::KeyR);
        visitor.wait_for_turn();
    }
    let over = running(&visitor);
    assert!(over.outcome().is_some());
    visitor.click_button("to-title");
    assert!(!visitor.has_button("go-on"));
    drop(visitor);
    let visitor = scratch.start();
    let keeper = visitor.app.world().resource::<Storage>().keeper();
    assert!(keeper.on_offer().is_none());
    assert_eq!(keeper.statistics().total(false).games(), 1);
    let (past, _) = keeper.past_matches().expect("kept on the disk").read();
    assert_eq!(past.len(), 1);
    assert_eq!((past[0].summary.outcome, past[0].summary.rules), (over.outcome(), Rules::HOYITO_I));
}

#[test]
fn a_match_that_is_played_again_is_filed_when_the_next_begins() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.set_speed(Speed::AtOnce);
    visitor.begin(friends(Rules::HOYITO_III, Row::Six));
    // Whoever plays the next one: the set-up was not asked.
    let games = |visitor: &Visitor| {
        let statistics = visitor.app.world().resource::<Storage>().keeper().statistics();
        statistics.total(false).games() + statistics.total(true).games()
    };
    for count in 1..=2 {
        play_round(&mut visitor);
        visitor.wait_for_turn();
        visitor.click_button("play-again");
        visitor.wait(5);
        assert_eq!(games(&visitor), count);
    }
    visitor.app.world_mut().write_message(ResetStatistics);
    visitor.wait(1);
    assert_eq!(games(&visitor), 0);
    visitor.app.world_mut().write_message(UndoReset);
    visitor.wait(1);
    assert_eq!(games(&visitor), 2);
}
