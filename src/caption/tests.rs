//! What is said of moves, in English, and how long it may be in any language.

use super::*;
use crate::ai::{Hint, HintDepth, Level};
use crate::engine::{Game, IllegalMove, Match, Outcome, Position, Rules, Setup, Step};
use crate::locale::Language;

const FRIENDS: Voices = Voices { row: Row::Six, seats: ByPlayer::new(Seat::Person, Seat::Person), to: None };
const ALONE: Voices =
    Voices { row: Row::Six, seats: ByPlayer::new(Seat::Person, Seat::Machine(Level::ALL[0])), to: None };

fn played(rules: Rules, position: &str, number: usize) -> (Position, Vec<Step>) {
    let before = position.parse::<Setup>().unwrap().validate(rules).unwrap();
    let hole = Hole::of(before.row(), before.to_move(), number).unwrap();
    let (_, steps) = before.play_recorded(hole).unwrap();
    (before, steps)
}

fn told(voices: &Voices, position: &str, number: usize) -> String {
    let (before, steps) = played(Rules::HOYITO_II, position, number);
    Language::English.say_all(&after(voices, &before, &steps))
}

fn previewed(position: &str, number: usize) -> String {
    let (before, steps) = played(Rules::HOYITO_II, position, number);
    let hole = Hole::of(before.row(), before.to_move(), number).unwrap();
    Language::English.say_all(&preview(&FRIENDS, &before, hole, &steps))
}

#[test]
fn a_turn_that_ends_in_an_empty_hole_says_so_and_who_is_next() {
    let position = "1,0,4,0,0,0/3,0,0,0,0,5 S 16-19";
    assert_eq!(told(&FRIENDS, position, 1), "The last seed fell into South’s hole 2, which was empty. North’s turn.");
    assert_eq!(told(&ALONE, position, 1), "The last seed fell into your hole 2, which was empty. The machine’s turn.");
}

#[test]
fn a_chain_is_told_in_one_caption_of_two_sentences() {
    let hole = |player, number| Hole::of(Row::Six, player, number).unwrap();
    let say = |phrase| Language::English.say(&phrase);
    let three = [hole(Player::South, 5), hole(Player::South, 4), hole(Player::South, 3)];
    assert_eq!(
        say(chain(&FRIENDS, Player::South, &three, true)),
        "Casa! Four each in South’s holes 5, 4 and 3. South takes all 12 seeds and moves again."
    );
    assert_eq!(
        say(chain(&ALONE, Player::South, &three[..2], true)),
        "Casa! Four each in your holes 5 and 4. You take all 8 seeds and move again."
    );
    let five: Vec<Hole> = (1..=5).rev().map(|number| hole(Player::South, number)).collect();
    assert_eq!(
        say(chain(&FRIENDS, Player::North, &five, false)),
        "Casa! 5 casas, one behind the other. North takes all 20 seeds."
    );
}

#[test]
fn a_capture_names_its_holes_in_the_order_taken() {
    assert_eq!(
        told(&FRIENDS, "4,4,1,3,0,0/3,0,0,0,0,5 S 14-14", 3),
        "Casa! South takes 4 seeds from South’s hole 4. South moves again."
    );
    assert_eq!(
        told(&ALONE, "0,1,3,0,0,2/7,0,0,0,4,2 S 14-15", 2),
        "Casa! You take 4 seeds from your hole 3. You move again."
    );
    assert_eq!(
        told(&ALONE, "3,0,0,0,0,2/7,0,0,3,3,3 N 14-13", 4),
        "3 casas! The machine takes 12 seeds. The machine moves again."
    );
}

// Three and the one seed make four with the last seed; in Hoyito I there is no further move.
#[test]
fn a_casa_after_which_there_is_no_further_move_says_that_the_turn_ends() {
    let (before, steps) = played(Rules::HOYITO_I, "2,0,0,2,1,3/1,0,2,2,1,2 S 16-16", 4);
    assert_eq!(
        Language::English.say_all(&after(&ALONE, &before, &steps)),
        "Casa! You take 4 seeds from your hole 6. That ends the turn. The machine’s turn."
    );
}

#[test]
fn whatever_a_move_did_is_told_in_two_lines_of_sixty_letters() {
    for rules in Rules::ALL {
        for row in Row::ALL.into_iter().filter(|&row| rules.offers(row)) {
            for seed in 0..20 {
                let rounds = if seed % 2 == 0 { 1 } else { 3 };
                let mut match_ = Match::new(rules, row, rounds, Player::South).unwrap();
                while let Some(hole) = crate::ai::plain_move(match_.game().position(), seed) {
                    let before = *match_.game().position();
                    let steps = match_.play(hole).unwrap();
                    for seats in [FRIENDS.seats, ALONE.seats] {
                        let voices = Voices { row, seats, to: None };
                        let told = after_news(&voices, &before, &steps, news(&voices, &match_));
                        let text = Language::English.say_all(&told);
                        assert!(text.chars().count() <= 120, "{text}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_refusal_names_the_hole_or_its_owner() {
    let hole = Hole::of(Row::Six, Player::North, 3).unwrap();
    let say = |voices, why| Language::English.say_all(&refused(voices, hole, why));
    assert_eq!(say(&FRIENDS, IllegalMove::NotYours), "That hole is North’s. South’s turn.");
    assert_eq!(say(&ALONE, IllegalMove::NotYours), "That hole is the machine’s. Your turn.");
    assert!(say(&ALONE, IllegalMove::Endless).contains("Hole 3 would go round for ever"));
}

#[test]
fn a_verdict_tells_winner_and_score() {
    let say = |voices, outcome, captured| Language::English.say(&verdict(voices, outcome, captured));
    assert_eq!(say(&FRIENDS, Outcome::Win(Player::North), ByPlayer::new(20, 28)), "North wins 28 to 20");
    assert_eq!(say(&ALONE, Outcome::Win(Player::South), ByPlayer::new(28, 20)), "You win 28 to 20");
    assert_eq!(say(&ALONE, Outcome::Draw, ByPlayer::new(24, 24)), "A draw, 24 seeds each");
}

// . 4 4 4 1 .   South's hole 1 ends in hole 4 and makes a casa; the two behind it go too.
#[test]
fn a_preview_says_where_it_ends_what_it_takes_and_that_one_moves_again() {
    assert_eq!(
        previewed("3,3,3,3,1,0/0,0,0,0,5,6 S 24-0", 1),
        "Hole 1: one lap, ending in hole 4. Takes 12 from holes 4, 3 and 2, then moves again."
    );
}

// Hole 1 ends among one seed in hole 2, and those two in hole 4, which then holds four.
#[test]
fn a_preview_counts_laps() {
    assert_eq!(
        previewed("1,1,0,3,0,2/4,0,0,0,0,5 S 16-16", 1),
        "Hole 1: 2 laps, ending in hole 4. Takes 4 from hole 4, then moves again."
    );
}

#[test]
fn a_preview_of_a_quiet_move_says_that_it_ends_in_an_empty_hole_and_whose() {
    assert_eq!(previewed("0,0,0,1,0,3/0,0,0,0,0,9 S 35-0", 4), "Hole 4: one lap, ending in hole 5, which is empty.");
    assert_eq!(
        previewed("0,0,0,1,0,3/0,1,0,0,0,8 S 35-0", 6),
        "Hole 6: one lap, ending in North’s hole 3, which is empty."
    );
}

#[test]
fn a_preview_tells_an_end() {
    let end = previewed("0,0,0,1,3,1/0,1,1,0,1,0 S 16-24", 4);
    assert!(end.ends_with("It ends the round in a draw."), "{end}");
}

// . 4 4 4 1 .   South's hole 1 ends in hole 4 and makes a casa; the two behind it go too.
#[test]
fn a_hint_is_told_first_by_its_side_then_by_its_hole_then_with_its_reason() {
    let position = "3,3,3,3,1,0/0,0,0,0,5,6 S 24-0".parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap();
    let hole = Hole::of(Row::Six, Player::South, 1).unwrap();
    let chain = Hint::for_move(&Game::from_position(position), hole, None).unwrap();
    let say = |depth| Language::English.say_all(&hint(&ALONE, &chain, depth));
    assert_eq!(say(HintDepth::Side), "Look at the holes on your left. Ask again for the hole.");
    assert_eq!(say(HintDepth::Hole), "Hole 1 looks best. Ask again for the reason.");
    assert_eq!(say(HintDepth::Path), "Hole 1 takes 12, and you move again. No other hole takes anything.");
}

#[test]
fn of_two_people_each_is_spoken_to_at_its_own_edge() {
    let position = "1,0,4,0,0,0/3,0,0,0,0,5 S 16-19";
    let to = |player| Voices { to: Some(player), ..FRIENDS };
    let south = told(&to(Player::South), position, 1);
    assert_eq!(south, "The last seed fell into your hole 2, which was empty. North’s turn.");
    let north = told(&to(Player::North), position, 1);
    assert_eq!(north, "The last seed fell into South’s hole 2, which was empty. Your turn.");
}

/// What is said after that move of a match that begins there.
fn told_in_match(voices: &Voices, rounds: usize, position: &str, number: usize) -> String {
    let mut match_ = Match::from_start(Rules::HOYITO_II, rounds, position.parse().unwrap()).unwrap();
    let before = *match_.game().position();
    let steps = match_.play(Hole::of(before.row(), before.to_move(), number).unwrap()).unwrap();
    Language::English.say_all(&after_news(voices, &before, &steps, news(voices, &match_)))
}

#[test]
fn a_move_that_decides_the_round_says_so_to_each_and_what_playing_on_is_for() {
    let decisive = "4,4,1,3,0,0/3,0,0,0,0,5 S 24-4";
    let to = |player| Voices { to: Some(player), ..FRIENDS };
    assert_eq!(
        told_in_match(&ALONE, 1, decisive, 3),
        "You have more than half: this round is yours. You can play on, or stop in the menu. You move again."
    );
    assert_eq!(
        told_in_match(&to(Player::North), 3, decisive, 3),
        "South has more than half: South wins this round. Seeds still count if the match is tied. South moves again."
    );
    assert!(told_in_match(&to(Player::South), 1, decisive, 3).starts_with("You have more than half"));
}

#[test]
fn a_round_that_is_not_decided_or_was_decided_before_or_is_over_has_no_such_news() {
    for undecided in ["4,4,1,3,0,0/3,0,0,0,0,5 S 20-8", "4,4,1,3,0,0/3,0,0,0,0,5 S 25-3"] {
        assert_eq!(
            told_in_match(&ALONE, 1, undecided, 3),
            "Casa! You take 4 seeds from your hole 4. You move again.",
            "{undecided}"
        );
    }
    assert!(!told_in_match(&ALONE, 1, "0,0,1,3,0,0/0,0,1,0,1,2 S 22-18", 3).contains("more than half"));
}

#[test]
fn a_round_in_which_nobody_takes_anything_is_told_to_end_when_20_and_when_5_moves_are_left_and_never_else() {
    let mut seen = Vec::new();
    for seed in 0..60 {
        let few = "1,0,1,0,1,1/1,0,1,0,1,1 S 20-20".parse().unwrap();
        let mut match_ = Match::from_start(Rules::HOYITO_II, 1, few).unwrap();
        while let Some(hole) = crate::ai::plain_move(match_.game().position(), seed + match_.game().ply() as u64) {
            match_.play(hole).unwrap();
            let quiet = match_.game().moves_since_capture();
            let text = Language::English.say_all(&news(&FRIENDS, &match_));
            let is_told = text.starts_with("If nothing is taken, the round ends in");
            assert_eq!(is_told, [80, 95].contains(&quiet), "seed {seed}: {quiet}, {text}");
            if is_told {
                assert_eq!(text, format!("If nothing is taken, the round ends in {} moves.", 100 - quiet));
                seen.push(quiet);
            }
        }
    }
    assert!(seen.contains(&80) && seen.contains(&95), "{seen:?}");
}

#[test]
fn that_a_round_is_decided_is_told_again_after_every_20_moves_without_a_capture_until_its_end_is_near() {
    let mut seen = Vec::new();
    for seed in 0..60 {
        let few = "1,0,1,0,1,1/1,0,1,0,1,1 S 28-12".parse().unwrap();
        let mut match_ = Match::from_start(Rules::HOYITO_II, 1, few).unwrap();
        while let Some(hole) = crate::ai::plain_move(match_.game().position(), seed + match_.game().ply() as u64) {
            match_.play(hole).unwrap();
            let quiet = match_.game().moves_since_capture();
            let text = Language::English.say_all(&news(&FRIENDS, &match_));
            let is_told = text.contains("South has more than half: South wins this round. You can play on, or stop");
            assert_eq!(
                is_told,
                [20, 40, 60].contains(&quiet) && match_.game().end().is_none(),
                "seed {seed}: {quiet}, {text}"
            );
            assert_eq!(text.contains("the round ends in"), [80, 95].contains(&quiet), "seed {seed}: {quiet}, {text}");
            if !text.is_empty() {
                seen.push(quiet);
            }
        }
    }
    assert!([20, 40, 60, 80, 95].iter().all(|quiet| seen.contains(quiet)), "{seen:?}");
}
