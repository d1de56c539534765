//! What is kept when, and what is offered again.

use hoyito::engine::Match;
use hoyito::match_setup::MatchSetup;
use hoyito::storage::{Against, Keeper, MOST_GAMES, PastMatch, SavedMatch};

use crate::played::{NOW_S, Scratch, begin, finished, past, play, setup, setups};

fn offered(keeper: &Keeper) -> Option<(MatchSetup, Match)> {
    keeper.on_offer().map(|saved| (saved.setup.clone(), saved.match_.clone()))
}

#[test]
fn a_match_left_at_any_move_is_on_offer_at_the_next_start() {
    for setup in setups() {
        let scratch = Scratch::new();
        let mut match_ = begin(&setup);
        scratch.keeper().sit_down(&setup, &match_, NOW_S);
        for _ in 0..40 {
            let mut keeper = scratch.keeper();
            assert_eq!(offered(&keeper), Some((setup.clone(), match_.clone())));
            keeper.sit_down(&setup, &match_, NOW_S + 1_000);
            assert_eq!(keeper.on_offer().expect("the same match").begun_s, NOW_S, "it goes on, it does not begin");
            play(&mut match_, setup.seed, 3);
            keeper.update(&match_);
            match_.undo();
            keeper.update(&match_);
            keeper.leave();
            if match_.outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn a_match_that_is_over_is_filed_when_it_is_left_and_no_longer_offered() {
    let scratch = Scratch::new();
    let (setup, mut keeper) = (setup(4), scratch.keeper());
    let over = finished(&setup);
    keeper.sit_down(&setup, &begin(&setup), NOW_S);
    keeper.update(&over);
    assert!(keeper.on_offer().is_none());
    assert_eq!(past(&keeper).len(), 0, "it can still be undone");
    keeper.leave();
    keeper.leave();
    let past = past(&keeper);
    assert_eq!(past.len(), 1);
    let PastMatch { name, summary } = &past[0];
    let opened = keeper.open_past(name).expect("it is there");
    assert_eq!((&opened.match_, opened.begun_s), (&over, NOW_S));
    assert_eq!(*summary, opened.summary());
    assert_eq!(scratch.names(), [name, "statistics.hoyito"]);
}

#[test]
fn undo_from_the_end_and_redo_count_the_game_once() {
    let (scratch, setup) = (Scratch::new(), setup(4));
    let mut keeper = scratch.keeper();
    let mut match_ = finished(&setup);
    keeper.sit_down(&setup, &match_, NOW_S);
    for _ in 0..3 {
        match_.undo();
        keeper.update(&match_);
        assert!(keeper.on_offer().is_some());
        match_.redo();
        keeper.update(&match_);
    }
    keeper.leave();
    assert_eq!(keeper.statistics().total(true).games(), 1);
    assert_eq!(past(&keeper).len(), 1);
}

#[test]
fn a_match_that_was_over_when_the_program_ended_is_filed_at_the_next_start() {
    let (scratch, setup) = (Scratch::new(), setup(4));
    scratch.keeper().sit_down(&setup, &finished(&setup), NOW_S);
    for _ in 0..2 {
        let keeper = scratch.keeper();
        assert!(keeper.on_offer().is_none());
        assert_eq!(past(&keeper).len(), 1);
        assert_eq!(keeper.statistics().against(&Against::Machine("Neighbour".to_owned())).games(), 1);
    }
}

#[test]
fn the_set_up_of_the_last_match_is_known_while_it_is_on_offer_and_once_it_is_filed() {
    let (scratch, setup) = (Scratch::new(), setup(4));
    assert_eq!(scratch.keeper().last_setup(), None);
    let mut keeper = scratch.keeper();
    keeper.sit_down(&setup, &begin(&setup), NOW_S);
    assert_eq!(keeper.last_setup().as_ref(), Some(&setup));
    keeper.update(&finished(&setup));
    keeper.leave();
    drop(keeper);
    assert_eq!(scratch.keeper().last_setup(), Some(setup));
}

/// The files as they are when the program is ended between any two of the three.
#[test]
fn a_match_is_filed_and_counted_once_even_if_the_program_ended_while_it_was_filed() {
    let (scratch, setup) = (Scratch::new(), setup(4));
    scratch.keeper().sit_down(&setup, &finished(&setup), NOW_S);
    let in_progress = scratch.read("match.hoyito");
    drop(scratch.keeper());
    let (filed, counted) = (scratch.names(), scratch.read("statistics.hoyito"));
    scratch.write("match.hoyito", &in_progress);
    drop(scratch.keeper());
    assert_eq!((scratch.names(), scratch.read("statistics.hoyito")), (filed.clone(), counted.clone()));
    scratch.write("match.hoyito", &in_progress);
    std::fs::remove_file(scratch.path().join("statistics.hoyito")).unwrap();
    drop(scratch.keeper());
    assert_eq!((scratch.names(), scratch.read("statistics.hoyito")), (filed, counted));
}

#[test]
fn a_match_that_makes_room_for_a_new_one_is_kept_among_the_past_ones_but_not_counted() {
    let (scratch, setup) = (Scratch::new(), setup(4));
    let mut keeper = scratch.keeper();
    let mut match_ = begin(&setup);
    play(&mut match_, 4, 5);
    keeper.sit_down(&setup, &match_, NOW_S);
    keeper.leave();
    assert_eq!(past(&keeper).len(), 0, "it is still on offer");
    let other = MatchSetup { seed: 5, ..setup.clone() };
    keeper.sit_down(&other, &begin(&other), NOW_S);
    assert_eq!(offered(&keeper), Some((other.clone(), begin(&other))));
    let kept = past(&keeper);
    assert_eq!(kept.iter().map(|past| past.summary.outcome).collect::<Vec<_>>(), [None]);
    assert_eq!(keeper.open_past(&kept[0].name).expect("it is there").match_, match_);
    assert_eq!(keeper.statistics().total(true).games(), 0);
    // One in which nothing was played yet is nothing to keep.
    keeper.sit_down(&setup, &match_, NOW_S);
    assert_eq!(past(&keeper).len(), 1);
}

#[test]
fn the_newest_two_hundred_matches_are_kept() {
    let (scratch, setup) = (Scratch::new(), setup(4));
    let over = finished(&setup);
    let mut keeper = scratch.keeper();
    for match_ in 0..MOST_GAMES as u64 + 5 {
        if match_ == 100 {
            drop(keeper);
            keeper = scratch.keeper();
        }
        keeper.sit_down(&MatchSetup { seed: match_, ..setup.clone() }, &over, NOW_S);
        keeper.leave();
    }
    let past = past(&keeper);
    assert_eq!(past.len(), MOST_GAMES);
    assert_eq!(past[0].name, "games/000205-2026-11-30.hoyito");
    assert_eq!(past[MOST_GAMES - 1].name, "games/000006-2026-11-30.hoyito");
    assert_eq!(scratch.names().len(), MOST_GAMES + 1);
    assert_eq!(keeper.statistics().total(true).games(), MOST_GAMES as u32 + 5);
}

#[test]
fn a_reset_of_the_statistics_can_be_undone_with_what_was_counted_since() {
    let scratch = Scratch::new();
    let mut keeper = scratch.keeper();
    let play_one = |keeper: &mut Keeper, seed| {
        keeper.sit_down(&setup(seed), &finished(&setup(seed)), NOW_S);
        keeper.leave();
    };
    play_one(&mut keeper, 1);
    play_one(&mut keeper, 2);
    let both = keeper.statistics().clone();
    assert!(!keeper.can_undo_reset());
    keeper.reset_statistics();
    assert_eq!(keeper.statistics().total(true).games(), 0);
    assert_eq!(keeper.statistics().longest_relay, None);
    keeper.flush();
    assert!(scratch.names().contains(&"statistics-before-reset.hoyito".to_owned()));
    keeper.undo_reset();
    assert_eq!(keeper.statistics(), &both);
    keeper.reset_statistics();
    play_one(&mut keeper, 3);
    keeper.reset_statistics();
    assert!(keeper.can_undo_reset());
    play_one(&mut keeper, 4);
    keeper.undo_reset();
    assert_eq!(keeper.statistics().total(true).games(), 4);
    assert!(!keeper.can_undo_reset());
    keeper.reset_statistics();
    drop(keeper);
    let keeper = scratch.keeper();
    assert!(!keeper.can_undo_reset(), "until the program ends");
    assert_eq!(keeper.statistics().total(true).games(), 0);
    drop(keeper);
    assert!(!scratch.names().contains(&"statistics-before-reset.hoyito".to_owned()));
}

#[test]
fn a_past_match_that_is_damaged_is_set_aside_when_it_is_opened_and_leaves_the_list() {
    let (scratch, setup) = (Scratch::new(), setup(4));
    let mut keeper = scratch.keeper();
    keeper.sit_down(&setup, &finished(&setup), NOW_S);
    keeper.leave();
    let name = past(&keeper).remove(0).name;
    let mut bytes = scratch.read(&name);
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    scratch.write(&name, &bytes);
    assert_eq!(keeper.open_past(&name).map(|saved: SavedMatch| saved.begun_s), None);
    assert_eq!(keeper.take_troubles().len(), 1);
    assert_eq!(past(&keeper), []);
    assert_eq!(scratch.read(&format!("{name}.damaged-1")), bytes);
}

/// Puts a match of so many moves among the past ones, left unfinished, and another one of so many on offer; returns both.
fn left_for_another(keeper: &mut Keeper, moves: usize, moves_of_other: usize) -> [(MatchSetup, Match); 2] {
    let both = [(4, moves), (5, moves_of_other)].map(|(seed, moves)| {
        let setup = MatchSetup { rounds: 3, ..setup(seed) };
        let mut match_ = begin(&setup);
        play(&mut match_, seed, moves);
        (setup, match_)
    });
    for (i, (setup, match_)) in both.iter().enumerate() {
        keeper.sit_down(setup, &begin(setup), NOW_S + i as u64);
        keeper.update(match_);
        keeper.leave();
    }
    both
}

fn setups_of_past(keeper: &mut Keeper) -> Vec<MatchSetup> {
    let names: Vec<String> = past(keeper).into_iter().map(|past| past.name).collect();
    names.iter().map(|name| keeper.open_past(name).expect("it is there").setup).collect()
}

#[test]
fn a_past_match_that_was_left_is_taken_up_as_it_was_and_the_one_on_offer_takes_a_place_among_the_past_ones() {
    let scratch = Scratch::new();
    let mut keeper = scratch.keeper();
    let [mut left, other] = left_for_another(&mut keeper, 6, 3);
    left.1.undo();
    let taken_up = |keeper: &mut Keeper| {
        let name = past(keeper).remove(0).name;
        keeper.take_up(&name).map(|saved| (saved.setup, saved.match_))
    };
    assert_eq!(taken_up(&mut keeper).map(|(setup, _)| setup), Some(left.0.clone()));
    keeper.update(&left.1);
    assert_eq!(keeper.on_offer().map(|saved| saved.begun_s), Some(NOW_S), "it goes on, it does not begin");
    assert_eq!(setups_of_past(&mut keeper), std::slice::from_ref(&other.0));
    drop(keeper);
    let mut keeper = scratch.keeper();
    assert_eq!(offered(&keeper), Some(left.clone()));
    // And back again: what was undone in it is still there.
    assert_eq!(taken_up(&mut keeper), Some(other));
    assert_eq!(taken_up(&mut keeper), Some(left));
    assert_eq!(scratch.keeper_after(keeper).take_troubles(), []);
}

#[test]
fn a_match_that_was_taken_up_and_played_to_its_end_is_filed_and_counted_once() {
    let scratch = Scratch::new();
    let mut keeper = scratch.keeper();
    let [(setup, mut match_), other] = left_for_another(&mut keeper, 6, 3);
    let name = past(&keeper).remove(0).name;
    keeper.take_up(&name).expect("it was left unfinished");
    play(&mut match_, 4, usize::MAX);
    let rounds = match_.rounds().len() as u32;
    keeper.update(&match_);
    keeper.leave();
    let mut keeper = scratch.keeper_after(keeper);
    assert_eq!(keeper.statistics().total(true).games(), rounds);
    assert_eq!(setups_of_past(&mut keeper), [setup.clone(), other.0]);
    let name = past(&keeper).remove(0).name;
    assert_eq!(keeper.take_up(&name), None, "one that is over is not gone on with");
    assert_eq!(setups_of_past(&mut keeper)[0], setup);
}

#[test]
fn whenever_the_program_is_ended_while_a_match_is_taken_up_both_matches_are_there_once() {
    let scratch = Scratch::new();
    let mut keeper = scratch.keeper();
    let [left, other] = left_for_another(&mut keeper, 6, 3);
    let name = past(&keeper).remove(0).name;
    let (past_file, match_file) = (scratch.read(&name), scratch.read("match.hoyito"));
    keeper.take_up(&name).expect("it was left unfinished");
    drop(keeper);
    let (taken_up, filed) = (scratch.read("match.hoyito"), scratch.read("games/000002-2026-11-30.hoyito"));
    // The other one was filed, nothing more; then the one taken up was written too.
    for (match_in_progress, offered_now, past_now) in [(match_file, &other, &left), (taken_up, &left, &other)] {
        scratch.write(&name, &past_file);
        scratch.write("games/000002-2026-11-30.hoyito", &filed);
        scratch.write("match.hoyito", &match_in_progress);
        let mut keeper = scratch.keeper();
        assert_eq!(offered(&keeper).as_ref(), Some(offered_now));
        assert_eq!(setups_of_past(&mut keeper), std::slice::from_ref(&past_now.0));
        assert_eq!(keeper.take_troubles(), []);
    }
}

#[test]
fn a_past_match_that_is_damaged_is_not_taken_up_and_the_one_on_offer_stays() {
    let scratch = Scratch::new();
    let mut keeper = scratch.keeper();
    let [_, other] = left_for_another(&mut keeper, 6, 3);
    let name = past(&keeper).remove(0).name;
    let bytes = scratch.read(&name);
    scratch.write(&name, &bytes[..bytes.len() - 9]);
    assert_eq!(keeper.take_up(&name), None);
    assert_eq!(keeper.take_troubles().len(), 1);
    let keeper = scratch.keeper_after(keeper);
    assert_eq!(offered(&keeper), Some(other));
    assert_eq!(past(&keeper), []);
    assert_eq!(scratch.read(&format!("{name}.damaged-1")), bytes[..bytes.len() - 9]);
}

#[test]
fn taking_a_match_up_keeps_all_the_others_where_there_is_room_for_no_more() {
    let scratch = Scratch::new();
    let mut keeper = scratch.keeper();
    left_for_another(&mut keeper, 6, 3);
    for seed in 100..100 + MOST_GAMES as u64 {
        let setup = setup(seed);
        let mut match_ = begin(&setup);
        play(&mut match_, seed, 2);
        keeper.sit_down(&setup, &match_, NOW_S);
    }
    let before = past(&keeper);
    assert_eq!(before.len(), MOST_GAMES);
    let oldest = &before[MOST_GAMES - 1].name;
    let on_offer = offered(&keeper);
    keeper.take_up(oldest).expect("it was left unfinished");
    let after = past(&keeper);
    assert_eq!(after.len(), MOST_GAMES);
    assert_eq!(after[1..], before[..MOST_GAMES - 1]);
    assert_eq!(keeper.open_past(&after[0].name).map(|saved| (saved.setup, saved.match_)), on_offer);
    assert_eq!(scratch.names().len(), MOST_GAMES + 1);
}
