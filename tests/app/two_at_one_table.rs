//! Two people at one table: what is North's is turned to North and read by North; who wants a move back, or to stop, asks.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::Button;
use hoyito::app::screens::Menu;
use hoyito::app::session::{Declined, FIRST_LEVEL, MatchSetup, ResumeMatch, Seat, Wish};
use hoyito::app::settings::{TableSettings, WordsSettings};
use hoyito::app::storage::Storage;
use hoyito::app::table::TableLayout;
use hoyito::app::table::pace::Speed;
use hoyito::engine::{ByPlayer, End, Hole, Match, Player, Row, Rules};
use hoyito::storage::{FileSystem, Keeper};

use crate::harness::{Visitor, friends, own_hole};

fn at_one_table() -> Visitor {
    let mut visitor = Visitor::in_match(friends(Rules::HOYITO_II, Row::Six));
    visitor.set_speed(Speed::AtOnce);
    visitor
}

fn before_a_wall() -> Visitor {
    let mut visitor = at_one_table();
    visitor.app.world_mut().resource_mut::<TableSettings>().is_north_turned = false;
    visitor.wait(5);
    visitor
}

fn game(visitor: &Visitor) -> &hoyito::engine::Game {
    visitor.session().running_match().expect("a match is running").game()
}

fn ply(visitor: &Visitor) -> usize {
    game(visitor).ply()
}

fn play(visitor: &mut Visitor, number: usize) {
    visitor.wait_for_turn();
    visitor.outwait_guard();
    let hole = own_hole(visitor.session(), number);
    visitor.click_hole(hole);
    visitor.wait_for_turn();
}

/// Where every button of that name is, in logical pixels, the lowest in the window first, and whether it stands on its head.
fn buttons(visitor: &mut Visitor, name: &str) -> Vec<(Vec2, bool)> {
    let world = visitor.app.world_mut();
    let mut all = world.query_filtered::<(&Name, &UiGlobalTransform), With<Button>>();
    let named = all.iter(world).filter(|(found, _)| found.as_str() == name);
    let mut found: Vec<(Vec2, bool)> =
        named.map(|(_, transform)| (transform.translation, transform.matrix2.x_axis.x < 0.0)).collect();
    found.sort_by(|a, b| b.0.y.total_cmp(&a.0.y));
    found
}

fn click(visitor: &mut Visitor, name: &str, side: Player) {
    let found = buttons(visitor, name);
    let (at, is_turned) = match side {
        Player::South => found[0],
        Player::North => *found.last().unwrap(),
    };
    assert_eq!(is_turned, side == Player::North, "'{name}' of {side}");
    visitor.click(at);
    visitor.outwait_new_picture();
}

/// Every text that is seen, and whether it stands on its head.
fn texts(visitor: &mut Visitor) -> Vec<(String, bool)> {
    let world = visitor.app.world_mut();
    let mut texts = world.query::<(&Text, &InheritedVisibility, &UiGlobalTransform)>();
    let seen = texts.iter(world).filter(|(_, visible, _)| visible.get());
    seen.map(|(text, _, transform)| (text.0.clone(), transform.matrix2.x_axis.x < 0.0)).collect()
}

fn reads(visitor: &mut Visitor, side: Player, words: &str) -> bool {
    texts(visitor).iter().any(|(text, is_turned)| text.contains(words) && *is_turned == (side == Player::North))
}

#[test]
fn what_is_norths_is_turned_and_a_turned_stone_is_hit_where_it_is_seen() {
    let mut visitor = at_one_table();
    let menus = buttons(&mut visitor, "menu");
    assert_eq!(menus.iter().map(|&(_, is_turned)| is_turned).collect::<Vec<_>>(), [false, true]);
    let window = Vec2::new(1280.0, 720.0);
    assert!(menus[1].0.distance(window - menus[0].0) < 0.5, "opposite each other: {menus:?}");
    assert!(reads(&mut visitor, Player::North, "North") && !reads(&mut visitor, Player::South, "North "));
    click(&mut visitor, "menu", Player::North);
    assert_eq!(*visitor.app.world().resource::<State<Menu>>().get(), Menu::Pause);
    assert!(buttons(&mut visitor, "go-on")[0].1, "the menu is turned to whoever has opened it");
    click(&mut visitor, "go-on", Player::North);
    click(&mut visitor, "menu", Player::South);
    assert!(!buttons(&mut visitor, "go-on")[0].1);
}

#[test]
fn before_a_wall_and_against_the_machine_nothing_is_turned() {
    let against = MatchSetup {
        seats: ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL)),
        starter: Player::South,
        ..MatchSetup::default()
    };
    for mut visitor in [before_a_wall(), Visitor::in_match(against)] {
        assert_eq!(buttons(&mut visitor, "undo").len(), 1);
        assert!(texts(&mut visitor).iter().all(|(_, is_turned)| !is_turned));
    }
}

#[test]
fn each_side_reads_its_own_language_and_is_spoken_to_at_its_own_edge() {
    let mut visitor = at_one_table();
    visitor.app.world_mut().resource_mut::<WordsSettings>().north_language = "es".into();
    // Until the answer to the speed that was set is over.
    visitor.wait(300);
    assert!(reads(&mut visitor, Player::South, "You go first."), "{:?}", texts(&mut visitor));
    assert!(reads(&mut visitor, Player::North, "Norte") && reads(&mut visitor, Player::North, "Sur"));
    assert!(!reads(&mut visitor, Player::South, "Norte"));
    assert!(reads(&mut visitor, Player::South, "to move"));
    assert!(!reads(&mut visitor, Player::North, "waiting"), "it is said in Spanish: {:?}", texts(&mut visitor));
}

#[test]
fn at_a_table_of_large_text_each_side_has_its_own_size_and_stones_are_still_hit() {
    let mut visitor = at_one_table();
    visitor.app.world_mut().resource_mut::<WordsSettings>().north_text_size = 200;
    visitor.wait(3);
    let layout = visitor.app.world().resource::<TableLayout>().0.clone();
    assert_eq!(layout.seating.text, 2.0);
    click(&mut visitor, "menu", Player::North);
    assert_eq!(*visitor.app.world().resource::<State<Menu>>().get(), Menu::Pause);
}

#[test]
fn a_touch_before_ones_turn_is_told_at_ones_own_edge_alone() {
    let mut visitor = at_one_table();
    visitor.click_hole(Hole::of(Row::Six, Player::North, 2).unwrap());
    assert_eq!(ply(&visitor), 0);
    assert!(reads(&mut visitor, Player::North, "Not yet."), "{:?}", texts(&mut visitor));
    assert!(!reads(&mut visitor, Player::South, "Not yet."));
    let world = visitor.app.world_mut();
    let mut signs = world.query::<(&Name, &InheritedVisibility)>();
    let seen = signs.iter(world).filter(|(name, visible)| name.as_str() == "Not yet" && visible.get());
    assert_eq!(seen.count(), 1, "the tile of whoever touched has a sign");
}

#[test]
fn a_move_is_taken_back_when_the_other_side_allows_it() {
    let mut visitor = at_one_table();
    play(&mut visitor, 3);
    click(&mut visitor, "undo", Player::South);
    assert_eq!(ply(&visitor), 1, "North is asked first");
    assert!(reads(&mut visitor, Player::North, "South asks to take back their last move"), "{:?}", texts(&mut visitor));
    assert!(reads(&mut visitor, Player::South, "You ask North"));
    click(&mut visitor, "allow", Player::North);
    visitor.wait_for_turn();
    assert_eq!(ply(&visitor), 0);
    assert!(!visitor.has_button("allow"));
    visitor.assert_table_is_true("after the undo");
}

#[test]
fn ones_own_last_decision_is_taken_back_with_what_was_answered_to_it() {
    let mut visitor = at_one_table();
    play(&mut visitor, 3);
    play(&mut visitor, 4);
    click(&mut visitor, "undo", Player::South);
    click(&mut visitor, "allow", Player::North);
    visitor.wait_for_turn();
    assert_eq!(ply(&visitor), 0);
}

#[test]
fn no_a_move_played_instead_and_esc_all_mean_no() {
    let no: [fn(&mut Visitor); 3] = [
        |visitor| click(visitor, "refuse", Player::North),
        |visitor| visitor.key(KeyCode::Escape),
        |visitor| play(visitor, 4),
    ];
    for (i, say) in no.into_iter().enumerate() {
        let mut visitor = at_one_table();
        play(&mut visitor, 3);
        click(&mut visitor, "undo", Player::South);
        assert!(visitor.has_button("allow"));
        say(&mut visitor);
        visitor.wait(10);
        assert_eq!(ply(&visitor), if i == 2 { 2 } else { 1 }, "way {i}");
        assert!(!visitor.has_button("allow"), "way {i}");
        assert_eq!(*visitor.app.world().resource::<State<Menu>>().get(), Menu::Closed, "way {i}");
    }
}

/// North has been asked by South to take its first move back.
fn asked_to_take_back(visitor: &mut Visitor) {
    play(visitor, 3);
    click(visitor, "undo", Player::South);
    assert!(visitor.has_button("allow"));
}

#[test]
fn whoever_asked_for_a_move_back_is_told_in_its_own_language_that_the_other_side_said_no_or_played_on() {
    let no: [(fn(&mut Visitor), &str); 2] = [
        (|visitor| click(visitor, "refuse", Player::North), "Norte dice que no: no se deshace nada."),
        (|visitor| play(visitor, 4), "Norte ha seguido jugando: no se deshace nada."),
    ];
    for (say, told) in no {
        let mut visitor = at_one_table();
        visitor.app.world_mut().resource_mut::<WordsSettings>().language = "es".into();
        asked_to_take_back(&mut visitor);
        say(&mut visitor);
        assert!(reads(&mut visitor, Player::South, told), "{told}: {:?}", texts(&mut visitor));
        assert!(!reads(&mut visitor, Player::North, told), "{:?}", texts(&mut visitor));
        visitor.wait(300);
        assert!(!reads(&mut visitor, Player::South, told), "for a moment only");
    }
}

#[test]
fn that_the_other_side_played_on_is_read_while_its_move_is_still_shown() {
    let mut visitor = at_one_table();
    asked_to_take_back(&mut visitor);
    visitor.set_speed(Speed::Slow);
    visitor.outwait_guard();
    let hole = own_hole(visitor.session(), 4);
    visitor.click_hole(hole);
    visitor.wait(60);
    assert!(visitor.seeds_fly());
    let told = "North has played on: nothing is taken back.";
    assert!(reads(&mut visitor, Player::South, told), "{:?}", texts(&mut visitor));
}

#[test]
fn a_move_of_whoever_offered_to_stop_is_no_answer_and_one_of_the_other_side_is_told() {
    for asker in Player::ALL {
        let mut visitor = at_one_table();
        play(&mut visitor, 3);
        click(&mut visitor, "menu", asker);
        click(&mut visitor, "offer-to-stop", asker);
        assert!(visitor.has_button("accept"));
        assert_eq!(visitor.session().position().unwrap().to_move(), Player::North);
        play(&mut visitor, 4);
        assert_eq!((visitor.has_button("accept"), game(&visitor).end()), (false, None));
        for side in Player::ALL {
            let is_told = side == Player::South && asker == Player::South;
            let told = reads(&mut visitor, side, "North has played on, so the round goes on.");
            assert_eq!(told, is_told, "{asker} asked, {side} reads {:?}", texts(&mut visitor));
        }
    }
}

#[test]
fn that_a_round_is_decided_is_told_to_each_at_its_own_edge_after_that_move_alone() {
    let mut visitor = at_one_table();
    let start = "4,4,1,3,0,0/3,0,0,0,0,5 S 24-4".parse().unwrap();
    let match_ = Match::from_start(Rules::HOYITO_II, 1, start).unwrap();
    let setup = friends(Rules::HOYITO_II, Row::Six);
    visitor.app.world_mut().write_message(ResumeMatch { setup, match_ });
    visitor.outwait_new_picture();
    play(&mut visitor, 3);
    let told =
        [(Player::South, "You have more than half: this round is yours."), (Player::North, "South has more than half")];
    for (side, told) in told {
        assert!(reads(&mut visitor, side, told), "{side}: {:?}", texts(&mut visitor));
    }
    play(&mut visitor, 1);
    assert!(!texts(&mut visitor).iter().any(|(text, _)| text.contains("more than half")), "{:?}", texts(&mut visitor));
}

#[test]
fn before_a_wall_the_question_stands_upright_and_who_moved_last_is_meant() {
    let mut visitor = before_a_wall();
    play(&mut visitor, 3);
    visitor.key(KeyCode::KeyU);
    assert!(reads(&mut visitor, Player::South, "South asks to take back their last move"), "{:?}", texts(&mut visitor));
    click(&mut visitor, "allow", Player::South);
    visitor.wait_for_turn();
    assert_eq!(ply(&visitor), 0);
}

#[test]
fn whoever_asked_takes_the_question_back_with_the_undo_stone_or_its_key_and_is_told_so() {
    let withdraw: [fn(&mut Visitor); 2] =
        [|visitor| click(visitor, "undo", Player::South), |visitor| visitor.key(KeyCode::KeyU)];
    for withdraw in withdraw {
        let mut visitor = at_one_table();
        asked_to_take_back(&mut visitor);
        assert!(reads(&mut visitor, Player::South, "Press undo to withdraw this."), "{:?}", texts(&mut visitor));
        withdraw(&mut visitor);
        assert_eq!((visitor.has_button("allow"), ply(&visitor)), (false, 1));
        assert!(!reads(&mut visitor, Player::South, "You ask North"), "{:?}", texts(&mut visitor));
        assert!(!reads(&mut visitor, Player::South, "says no"), "nobody has answered");
    }
}

#[test]
fn an_offer_to_stop_is_withdrawn_with_the_undo_stone_even_of_a_side_that_has_no_move_to_take_back() {
    let mut visitor = at_one_table();
    play(&mut visitor, 3);
    click(&mut visitor, "menu", Player::North);
    click(&mut visitor, "offer-to-stop", Player::North);
    assert!(visitor.has_button("accept"));
    click(&mut visitor, "undo", Player::North);
    assert_eq!((visitor.has_button("accept"), game(&visitor).end()), (false, None));
}

#[test]
fn whoever_is_asked_and_asks_too_is_told_to_answer_first_in_place_of_the_question_for_a_moment() {
    let mut visitor = at_one_table();
    visitor.resize(720.0, 1280.0);
    asked_to_take_back(&mut visitor);
    click(&mut visitor, "undo", Player::North);
    assert!(visitor.has_button("allow"), "the question stands");
    assert!(reads(&mut visitor, Player::North, "First answer South."), "{:?}", texts(&mut visitor));
    visitor.wait(300);
    assert!(reads(&mut visitor, Player::North, "South asks to take back"), "{:?}", texts(&mut visitor));
}

#[test]
fn a_dead_stone_says_why_at_the_edge_of_whoever_presses_it() {
    let why = "There is no move of yours to take back.";
    for side in Player::ALL {
        let mut visitor = at_one_table();
        click(&mut visitor, "undo", side);
        assert!(reads(&mut visitor, side, why), "{side}: {:?}", texts(&mut visitor));
        assert!(!reads(&mut visitor, !side, why), "{side}: {:?}", texts(&mut visitor));
        click(&mut visitor, "redo", side);
        assert!(reads(&mut visitor, side, "No move was taken back"), "{side}: {:?}", texts(&mut visitor));
    }
    let mut visitor = at_one_table();
    visitor.key(KeyCode::KeyU);
    assert!(reads(&mut visitor, Player::South, why), "{:?}", texts(&mut visitor));
}

#[test]
fn a_dead_stone_with_the_focus_says_why_when_a_key_presses_it() {
    let mut visitor = at_one_table();
    visitor.tab_to("undo");
    visitor.key(KeyCode::Enter);
    assert!(visitor.reads("There is no move of yours to take back."), "{:?}", visitor.texts());
}

#[test]
fn a_hint_that_cannot_be_given_while_the_machine_thinks_is_answered_with_whose_turn_it_is() {
    let mut visitor = Visitor::in_match(MatchSetup {
        seats: ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL)),
        starter: Player::North,
        ..MatchSetup::default()
    });
    assert!(visitor.session().seat_to_move().is_some_and(|seat| seat.is_machine()));
    visitor.key(KeyCode::KeyH);
    assert!(visitor.reads("The machine’s turn."), "{:?}", visitor.texts());
}

/// South offers to stop after a few moves.
fn offered(visitor: &mut Visitor) {
    for number in [3, 4] {
        play(visitor, number);
    }
    click(visitor, "menu", Player::South);
    click(visitor, "offer-to-stop", Player::South);
}

#[test]
fn an_offer_to_stop_that_is_accepted_ends_the_round_with_what_is_captured() {
    let mut visitor = at_one_table();
    offered(&mut visitor);
    assert!(
        reads(&mut visitor, Player::North, "South offers to stop. Only captured seeds would count."),
        "{:?}",
        texts(&mut visitor)
    );
    assert_eq!(game(&visitor).end(), None);
    click(&mut visitor, "accept", Player::North);
    visitor.wait_for_turn();
    assert_eq!(game(&visitor).end(), Some(End::Agreement));
    visitor.assert_table_is_true("after the stop");
    for side in Player::ALL {
        assert!(reads(&mut visitor, side, "Both sides agreed to stop."), "{side}: {:?}", texts(&mut visitor));
    }
    assert!(visitor.has_button("play-again"));
    click(&mut visitor, "undo", Player::North);
    click(&mut visitor, "allow", Player::South);
    visitor.wait_for_turn();
    assert_eq!((game(&visitor).end(), ply(&visitor)), (None, 2), "only the agreement is taken back");
}

#[test]
fn an_offer_to_stop_that_is_declined_changes_nothing_and_says_so() {
    let mut visitor = at_one_table();
    offered(&mut visitor);
    click(&mut visitor, "refuse", Player::North);
    assert_eq!(game(&visitor).end(), None);
    assert!(reads(&mut visitor, Player::South, "North wants to play on."), "{:?}", texts(&mut visitor));
    assert!(!reads(&mut visitor, Player::North, "wants to play on"));
}

#[test]
fn there_is_nothing_to_stop_before_the_first_move() {
    let mut visitor = at_one_table();
    click(&mut visitor, "menu", Player::South);
    assert!(!visitor.has_button("offer-to-stop"));
}

#[test]
fn an_agreed_stop_is_saved_and_read_back_and_the_match_goes_on_from_it() {
    let folder = std::env::temp_dir().join(format!("hoyito-agreed-{}", std::process::id()));
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).expect("a writable folder");
    let start = || {
        let storage = Storage::new(Keeper::open(Box::new(FileSystem), folder.clone()));
        let mut visitor = Visitor::with_storage(1280, 720, storage);
        visitor.set_speed(Speed::AtOnce);
        visitor.outwait_new_picture();
        visitor
    };
    let mut visitor = start();
    visitor.begin(MatchSetup { rounds: 3, ..friends(Rules::HOYITO_II, Row::Six) });
    offered(&mut visitor);
    click(&mut visitor, "accept", Player::North);
    let left: Match = visitor.session().running_match().unwrap().clone();
    assert_eq!(left.game().end(), Some(End::Agreement));
    drop(visitor);

    let mut visitor = start();
    visitor.click_button("go-on");
    visitor.wait(30);
    assert_eq!(visitor.session().running_match(), Some(&left));
    visitor.click_button("next-round");
    visitor.wait(5);
    assert_eq!(visitor.session().running_match().unwrap().round(), 1);
    drop(visitor);
    drop(std::fs::remove_dir_all(&folder));
}

#[test]
fn the_machine_agrees_to_stop_unless_it_has_captured_more_and_has_not_won_yet() {
    for seed in 0..4 {
        let mut visitor = Visitor::in_match(MatchSetup {
            seats: ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL)),
            starter: Player::South,
            seed,
            ..MatchSetup::default()
        });
        visitor.set_speed(Speed::AtOnce);
        for turn in 0..4 {
            let legal: Vec<Hole> = visitor.session().position().unwrap().legal_moves().iter().collect();
            if legal.is_empty() {
                return;
            }
            visitor.outwait_guard();
            visitor.click_hole(legal[(turn + seed as usize) % legal.len()]);
            visitor.wait_for_turn();
        }
        let position = *visitor.session().position().unwrap();
        let (captured, left) = (position.captured(), position.board().seeds());
        if game(&visitor).end().is_some() {
            continue;
        }
        visitor.click_button("menu");
        assert!(visitor.reads("Then only captured seeds count."), "{:?}", visitor.texts());
        visitor.click_button("offer-to-stop");
        visitor.wait_for_turn();
        let agreed = game(&visitor).end() == Some(End::Agreement);
        let is_decided = captured.north > captured.south + left;
        assert_eq!(agreed, captured.north <= captured.south || is_decided, "{captured:?}, seed {seed}");
        assert!(agreed || visitor.reads("The machine wants to play on."), "{:?}", visitor.texts());
        if agreed {
            assert!(visitor.reads("Both sides agreed to stop."), "{:?}", visitor.texts());
            visitor.click_button("undo");
            visitor.wait_for_turn();
            assert_eq!(visitor.session().position(), Some(&position), "undo brings the round back");
        }
    }
}

#[test]
fn over_160_percent_a_hole_shows_its_number_when_one_points_at_it_or_a_caption_names_it_and_all_do_on_request() {
    let mut visitor = before_a_wall();
    let shown = |visitor: &mut Visitor| texts(visitor).iter().filter(|(text, _)| text == "6").count();
    assert_eq!(shown(&mut visitor), 2, "the numbers of two holes");
    visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = 200;
    visitor.wait(5);
    assert_eq!(shown(&mut visitor), 0);
    let six = visitor.place_of(own_hole(visitor.session(), 6));
    visitor.hover(six);
    assert_eq!(shown(&mut visitor), 1, "the hole that is pointed at");
    let ends_in_norths_two = "Hole 6: 5 laps, ending in North’s hole 2";
    assert!(visitor.reads(ends_in_norths_two), "{:?}", visitor.texts());
    assert_eq!(texts(&mut visitor).iter().filter(|(text, _)| text == "2").count(), 1, "the hole where it would end");
    visitor.hover(Vec2::splat(3.0));
    assert_eq!(shown(&mut visitor), 0);
    // On by default, so off and on again.
    visitor.key(KeyCode::KeyN);
    visitor.key(KeyCode::KeyN);
    assert_eq!(shown(&mut visitor), 2);
}

#[test]
fn a_machine_that_wants_to_play_on_is_heard_also_while_seeds_fly() {
    let seats = ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL));
    let mut visitor = Visitor::in_match(MatchSetup { seats, ..friends(Rules::HOYITO_II, Row::Six) });
    let hole = own_hole(visitor.session(), 3);
    visitor.click_hole(hole);
    visitor.wait(20);
    let declined = Declined { by: Player::North, wish: Wish::Stop, has_played_on: false };
    visitor.app.world_mut().write_message(declined);
    for _ in 0..100 {
        visitor.wait(1);
        assert!(visitor.reads("The machine wants to play on."), "{:?}", visitor.texts());
    }
}
