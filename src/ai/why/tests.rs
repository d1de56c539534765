//! Each reason, by a position in which it is the first that holds.

use super::*;
use crate::engine::{Player, Row, Rules, Setup};

fn why_proven(rules: Rules, position: &str, number: usize, proven: Option<Proven>) -> Why {
    let position = position.parse::<Setup>().expect("a position").validate(rules).expect("valid");
    let hole = Hole::of(position.row(), position.to_move(), number).expect("a hole");
    Why::of(&Game::from_position(position), hole, proven).expect("a legal move")
}

fn why(rules: Rules, position: &str, number: usize) -> Why {
    why_proven(rules, position, number, None)
}

fn hole(player: Player, number: usize) -> Hole {
    Hole::of(Row::Six, player, number).expect("a hole")
}

const I: Rules = Rules::HOYITO_I;
const II: Rules = Rules::HOYITO_II;
const III: Rules = Rules::HOYITO_III;

#[test]
fn the_only_legal_move_is_best_because_there_is_no_other() {
    assert_eq!(why(I, "0,0,0,0,0,1/0,1,2,1,2,1 S 8-32", 6), Why::Only);
}

#[test]
fn a_move_that_ends_the_round_says_how_it_ends() {
    let draw = Why::LastFour { outcome: Outcome::Draw };
    assert_eq!(why(II, "0,0,0,1,3,1/0,1,1,0,1,0 S 16-24", 4), draw);
    let won = Why::LastFour { outcome: Outcome::Win(Player::North) };
    assert_eq!(why(I, "0,0,0,1,1,0/1,1,1,3,0,0 N 16-24", 2), won);
}

// Hole 1 ends in hole 4 and makes a casa; the two behind it go too. Hole 3 or 4 would take nothing.
#[test]
fn a_capture_where_no_other_move_takes_is_the_only_one() {
    assert_eq!(why(II, "3,3,3,3,1,0/0,0,0,0,5,6 S 24-0", 1), Why::OnlyTaker);
}

#[test]
fn more_than_any_other_takes_is_told_in_seeds() {
    assert_eq!(why(I, "0,0,3,3,2,1/1,1,3,1,1,0 S 0-32", 3), Why::TakesMore { more: 4 });
}

#[test]
fn what_the_moves_after_it_take_counts_too() {
    let turn = Why::TurnTakesMore { seeds: 16, more: 8 };
    assert_eq!(why(II, "0,1,2,3,0,0/2,1,2,2,2,1 N 20-12", 3), turn);
}

// Hole 1 leaves North without a seed; the others sow round to him.
#[test]
fn a_move_after_which_the_other_must_pass_says_so() {
    assert_eq!(why(II, "1,0,0,0,1,6/0,0,0,0,0,0 S 40-0", 1), Why::OtherPasses);
}

#[test]
fn a_casa_that_both_could_take_is_taken_first() {
    let first = Why::TakesFirst { hole: hole(Player::North, 1) };
    assert_eq!(why(II, "4,0,1,0,1,0/3,1,2,5,3,0 N 20-8", 4), first);
}

#[test]
fn what_the_answer_can_take_is_compared_with_what_it_could_after_any_other_move() {
    assert_eq!(why(I, "0,0,0,1,1,0/1,1,1,2,0,1 S 4-36", 5), Why::LeavesNothing { others: 8 });
    assert_eq!(why(III, "3,1,0,0,0,1/2,0,3,1,1,0 S 28-8", 1), Why::LeavesLess { seeds: 4, others: 12 });
}

#[test]
fn a_move_as_safe_as_another_is_compared_with_the_worst() {
    assert_eq!(why(I, "0,1,0,0,1,1/1,0,0,3,0,1 S 16-24", 2), Why::LeavesFew { seeds: 0, worst: 8 });
}

#[test]
fn give_and_take_of_two_turns_are_weighed() {
    assert_eq!(why(II, "0,0,4,8,0,4/1,1,1,1,1,3 S 4-20", 6), Why::Balance { seeds: 4 });
}

#[test]
fn a_move_that_takes_as_much_as_any_says_no_more_than_that() {
    assert_eq!(why(I, "0,0,3,1,1,1/2,0,1,3,0,0 N 4-32", 1), Why::TakesMost);
}

#[test]
fn where_others_take_as_much_the_next_move_counts() {
    assert_eq!(why(II, "14,1,1,2,1,2/1,3,1,6,4,0 S 8-4", 2), Why::MovesAgain { seeds: 16 });
}

#[test]
fn a_quiet_move_that_prepares_a_capture_says_so() {
    assert_eq!(why(I, "0,0,0,2,1,0/0,0,0,3,0,2 N 28-12", 4), Why::MakesReady { seeds: 8 });
}

#[test]
fn what_a_search_has_proven_is_told_before_mere_choice_and_not_where_the_round_is_decided() {
    let quiet = "0,0,0,2,0,1/1,0,1,1,1,1 S 20-20";
    assert_eq!(why(I, quiet, 6), Why::KeepsChoice { holes: 2 });
    assert_eq!(why_proven(I, quiet, 6, Some(Proven::Win)), Why::SureWin);
    assert_eq!(why_proven(I, quiet, 6, Some(Proven::Loss)), Why::LosesLeast);
    let decided = "0,0,0,2,0,1/1,0,1,1,1,1 S 32-8";
    assert_eq!(why_proven(I, decided, 6, Some(Proven::Win)), Why::KeepsChoice { holes: 2 });
}

#[test]
fn where_this_turn_and_the_next_show_no_difference_nothing_is_made_up() {
    assert_eq!(why(I, "0,0,0,0,1,0/2,1,1,1,1,1 N 20-20", 5), Why::FarAhead);
}

#[test]
fn what_may_not_be_played_has_no_reason() {
    let position = "0,0,0,1,0,1/1,0,1,1,2,1 S 20-20".parse::<Setup>().expect("a position");
    let game = Game::from_position(position.validate(II).expect("valid"));
    assert_eq!(Why::of(&game, hole(Player::South, 1), None), Err(IllegalMove::Empty));
}
