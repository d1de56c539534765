//! What is kept when, and what is offered again.

use hoyito::engine::Match;
use hoyito::match_setup::MatchSetup;
use hoyito::storage::{Against, Keeper, MOST_GAMES, PastMatch};

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
fn a_past_match_that_was_left_is_taken_up_as_it_was_and_is_past_no_longer() {
    let scratch = Scratch::new();
    let mut keeper = scratch.keeper();
    let (left, other) = (setup(4), MatchSetup { seed: 5, ..setup(4) });
    let (mut match_, mut newer) = (begin(&left), begin(&other));
    play(&mut match_, 4, 6);
    match_.undo();
    play(&mut newer, 5, 2);
    assert!(!keeper.sit_down(&left, &match_, NOW_S), "nothing had to give way");
    assert!(keeper.sit_down(&other, &newer, NOW_S + 60));
    let name = past(&keeper).remove(0).name;
    let (saved, has_put_away) = keeper.take_up(&name).expect("it is there");
    assert_eq!((saved.begun_s, has_put_away), (NOW_S, true));
    assert!(!keeper.sit_down(&left, &match_, NOW_S + 90), "it goes on, it does not begin");
    drop(keeper);

    let mut keeper = scratch.keeper();
    assert_eq!(offered(&keeper), Some((left.clone(), match_)), "with what can be played again");
    let kept = past(&keeper);
    assert_eq!(kept.len(), 1);
    assert_eq!(keeper.open_past(&kept[0].name).expect("it is there").match_, newer);
    // Played to its end it is filed and counted once.
    keeper.update(&finished(&left));
    keeper.leave();
    assert_eq!((past(&keeper).len(), keeper.statistics().total(true).games()), (2, 1));
    let over = past(&keeper).remove(0).name;
    assert_eq!(keeper.take_up(&over), None, "what is over is not gone on with");
    assert_eq!(past(&keeper).len(), 2);
}

#[test]
fn taking_a_match_up_from_a_full_archive_costs_no_other() {
    let (scratch, setup) = (Scratch::new(), setup(4));
    let mut keeper = scratch.keeper();
    let mut left = begin(&setup);
    play(&mut left, 4, 5);
    for match_ in 0..=MOST_GAMES as u64 {
        keeper.sit_down(&MatchSetup { seed: match_, ..setup.clone() }, &left, NOW_S);
    }
    let full = past(&keeper);
    assert_eq!(full.len(), MOST_GAMES);
    let oldest = full[MOST_GAMES - 1].name.clone();
    keeper.take_up(&oldest).expect("it is there");
    keeper.flush();
    let now = past(&keeper);
    assert_eq!(now.len(), MOST_GAMES);
    assert!(full.iter().filter(|past| past.name != oldest).all(|past| now.contains(past)));
    assert!(!scratch.names().contains(&oldest));
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
    assert_eq!(keeper.take_up(&name), None);
    assert_eq!(keeper.take_troubles().len(), 1);
    assert_eq!(past(&keeper), []);
    assert_eq!(scratch.read(&format!("{name}.damaged-1")), bytes);
}
