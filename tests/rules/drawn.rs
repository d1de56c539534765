//! The rules one by one, on boards drawn as South sees them: North's row on top from its hole 6 to its hole 1, South's below
//! from its hole 1 to its hole 6. Sowing goes round counter-clockwise: rightwards below, leftwards on top.

use hoyito::engine::{End, MidMove, MoveSummary, Outcome, Player, Position, Rules, Step};

use crate::table::{play, position};

/// A position from its drawing; `rest` is who moves, the captures South-North and who is sure of the last four.
fn drawn(rules: Rules, north: &str, south: &str, rest: &str) -> Position {
    let north: Vec<&str> = north.split(' ').rev().collect();
    position(rules, &format!("{}/{} {rest}", south.replace(' ', ","), north.join(",")))
}

/// The drawing of a position.
fn drawing(position: &Position) -> [String; 3] {
    let text = position.to_string();
    let (rows, rest) = text.split_once(' ').expect("rows and the rest");
    let (south, north) = rows.split_once('/').expect("two rows");
    let north: Vec<&str> = north.split(',').rev().collect();
    [north.join(" "), south.replace(',', " "), rest.to_owned()]
}

#[track_caller]
fn is_drawn(position: &Position, north: &str, south: &str, rest: &str) {
    assert_eq!(drawing(position), [north, south, rest]);
}

/// Holes whose casas were taken, as `S1 N6`.
fn taken(position: &Position, steps: &[Step]) -> String {
    let labels: Vec<String> =
        MoveSummary::of(steps).taken.iter().map(|hole| hole.label(position.row()).to_string()).collect();
    labels.join(" ")
}

#[test]
fn sowing_goes_up_souths_holes_then_up_norths_then_round_again() {
    let before = drawn(Rules::HOYITO_II, "0 0 0 0 0 9", "0 0 0 0 9 0", "S 15-15");
    let (after, _) = play(&before, 5);
    is_drawn(&after, "1 1 1 1 1 10", "1 1 0 0 0 1", "N 15-15");
    let (after, _) = play(&drawn(Rules::HOYITO_II, "9 0 0 0 0 0", "0 0 0 0 0 9", "N 15-15"), 6);
    is_drawn(&after, "0 0 0 1 1 1", "1 1 1 1 1 10", "S 15-15");
}

#[test]
fn the_hole_a_lap_comes_from_is_not_skipped_when_it_goes_all_the_way_round() {
    let before = drawn(Rules::HOYITO_II, "0 0 0 0 0 0", "12 0 0 0 0 0", "S 36-0");
    let (after, steps) = play(&before, 1);
    is_drawn(&after, "1 1 1 1 1 1", "1 1 1 1 1 1", "N 36-0");
    assert_eq!(MoveSummary::of(&steps).laps, 1);
}

#[test]
fn a_last_seed_in_an_empty_hole_ends_the_turn() {
    let before = drawn(Rules::HOYITO_II, "0 0 0 0 0 6", "0 2 0 0 0 0", "S 20-20");
    let (after, steps) = play(&before, 2);
    is_drawn(&after, "0 0 0 0 0 6", "0 0 1 1 0 0", "N 20-20");
    assert_eq!(steps.last(), Some(&Step::TurnEnds { player: Player::South }));
}

#[test]
fn a_last_seed_among_others_lifts_them_all_and_sows_on() {
    let before = drawn(Rules::HOYITO_II, "0 0 0 0 0 6", "1 1 0 0 0 0", "S 20-20");
    let (after, steps) = play(&before, 1);
    is_drawn(&after, "0 0 0 0 0 6", "0 0 1 1 0 0", "N 20-20");
    let summary = MoveSummary::of(&steps);
    assert_eq!((summary.laps, summary.sown), (2, 3));
}

#[test]
fn a_casa_made_by_the_last_seed_is_captured_and_never_relayed() {
    for rules in Rules::ALL {
        let before = drawn(rules, "0 0 0 0 0 9", "1 3 5 0 0 0", "S 15-15");
        let (after, steps) = play(&before, 1);
        assert_eq!(taken(&before, &steps), "S2", "{rules}");
        assert_eq!(MoveSummary::of(&steps).laps, 1, "{rules}");
        assert_eq!(after.captured().south, 19, "{rules}");
    }
}

#[test]
fn a_casa_met_by_the_last_seed_makes_five_and_is_relayed() {
    let before = drawn(Rules::HOYITO_II, "9 0 0 0 0 0", "1 4 0 0 0 0", "S 17-17");
    let (after, steps) = play(&before, 1);
    assert_eq!(taken(&before, &steps), "");
    is_drawn(&after, "9 0 0 0 0 1", "0 0 1 1 1 1", "N 17-17");
}

#[test]
fn in_hoyito_ii_and_iii_who_captures_moves_again() {
    for rules in [Rules::HOYITO_II, Rules::HOYITO_III] {
        let (after, steps) = play(&drawn(rules, "0 0 0 0 0 9", "1 3 5 0 0 0", "S 15-15"), 1);
        is_drawn(&after, "0 0 0 0 0 9", "0 0 5 0 0 0", "S 19-15");
        assert_eq!(steps.last(), Some(&Step::MoveAgain { player: Player::South }), "{rules}");
    }
}

#[test]
fn in_hoyito_i_a_capture_with_the_last_seed_ends_the_turn() {
    let (after, steps) = play(&drawn(Rules::HOYITO_I, "0 0 0 0 0 9", "1 3 5 0 0 0", "S 15-15"), 1);
    is_drawn(&after, "0 0 0 0 0 9", "0 0 5 0 0 0", "N 19-15");
    assert_eq!(steps.last(), Some(&Step::TurnEnds { player: Player::South }));
}

#[test]
fn in_hoyito_ii_the_chain_runs_backwards_across_both_rows_whoever_owns_the_holes() {
    let before = drawn(Rules::HOYITO_II, "3 3 0 0 0 5", "3 2 0 0 0 7", "S 13-12");
    let (after, steps) = play(&before, 6);
    assert_eq!(taken(&before, &steps), "S1 N6 N5");
    is_drawn(&after, "0 0 1 1 1 6", "0 2 0 0 0 0", "S 25-12");
    let links: Vec<u8> = steps
        .iter()
        .filter_map(|step| if let Step::Capture { link, .. } = step { Some(*link) } else { None })
        .collect();
    assert_eq!(links, [0, 1, 2]);
}

#[test]
fn in_hoyito_iii_only_the_hole_of_the_last_seed_is_captured() {
    let before = drawn(Rules::HOYITO_III, "3 3 0 0 0 5", "3 2 0 0 0 7", "S 13-12");
    let (after, steps) = play(&before, 6);
    assert_eq!(taken(&before, &steps), "S1");
    is_drawn(&after, "4 4 1 1 1 6", "0 2 0 0 0 0", "S 17-12");
}

#[test]
fn a_chain_stops_at_the_first_hole_that_is_no_casa() {
    let before = drawn(Rules::HOYITO_II, "0 0 0 0 0 9", "4 3 2 3 3 0", "S 12-12");
    let (after, steps) = play(&before, 1);
    assert_eq!(taken(&before, &steps), "S5 S4");
    is_drawn(&after, "0 0 0 0 0 9", "0 4 3 0 0 0", "S 20-12");
}

#[test]
fn a_chain_gets_no_further_than_the_empty_hole_that_its_lap_came_from() {
    let before = drawn(Rules::HOYITO_II, "4 0 0 0 0 9", "4 3 3 3 3 2", "S 9-8");
    let (after, steps) = play(&before, 1);
    assert_eq!(taken(&before, &steps), "S5 S4 S3 S2");
    is_drawn(&after, "4 0 0 0 0 9", "0 0 0 0 0 2", "S 25-8");
}

#[test]
fn in_hoyito_i_casas_are_captured_as_they_are_made_on_either_side_and_the_sowing_goes_on() {
    let before = drawn(Rules::HOYITO_I, "0 0 0 0 3 6", "0 0 0 0 4 3", "S 16-16");
    let (after, steps) = play(&before, 5);
    assert_eq!(taken(&before, &steps), "S6 N2");
    is_drawn(&after, "0 0 0 1 0 7", "0 0 0 0 0 0", "N 24-16");
}

#[test]
fn in_hoyito_i_a_casa_that_lay_there_before_is_not_captured() {
    let before = drawn(Rules::HOYITO_I, "0 0 0 0 4 6", "0 0 0 0 4 4", "S 15-15");
    let (after, steps) = play(&before, 5);
    assert_eq!(taken(&before, &steps), "");
    is_drawn(&after, "0 0 0 1 5 7", "0 0 0 0 0 5", "N 15-15");
}

#[test]
fn in_hoyito_ii_and_iii_a_casa_made_on_the_way_is_left_alone() {
    for rules in [Rules::HOYITO_II, Rules::HOYITO_III] {
        let before = drawn(rules, "0 0 0 0 3 6", "0 0 0 0 4 3", "S 16-16");
        let (after, steps) = play(&before, 5);
        assert_eq!(taken(&before, &steps), "", "{rules}");
        is_drawn(&after, "0 0 0 1 4 7", "0 0 0 0 0 4", "N 16-16");
    }
}

#[test]
fn the_last_four_go_at_once_to_the_last_capturer() {
    for rules in Rules::ALL {
        let before = drawn(rules, "0 1 0 1 1 0", "0 0 0 1 3 1", "S 16-24");
        let (after, steps) = play(&before, 4);
        is_drawn(&after, "0 0 0 0 0 0", "0 0 0 0 0 0", &format!("{} 24-24", after.to_move().letter()));
        assert_eq!(after.end(), Some(End::LastFour), "{rules}");
        assert_eq!(after.outcome(), Some(Outcome::Draw), "{rules}");
        let last_two = [Step::LastFour { to: Player::South }, Step::GameOver { end: End::LastFour }];
        assert_eq!(steps[steps.len() - 2..], last_two, "{rules}");
        assert!(after.legal_moves().is_empty(), "{rules}");
    }
}

#[test]
fn in_hoyito_iii_the_last_four_go_to_whom_the_round_before_has_named() {
    for (named, captured) in [('S', "24-24"), ('N', "20-28")] {
        let before = drawn(Rules::HOYITO_III, "0 1 0 1 1 0", "0 0 0 1 3 1", &format!("S 16-24 {named}"));
        let (after, _) = play(&before, 4);
        is_drawn(&after, "0 0 0 0 0 0", "0 0 0 0 0 0", &format!("S {captured} {named}"));
    }
}

#[test]
fn in_hoyito_i_the_last_four_count_the_seeds_in_the_hand() {
    let before = drawn(Rules::HOYITO_I, "0 0 0 2 0 0", "0 0 0 0 3 3", "S 20-20");
    let (after, steps) = play(&before, 5);
    is_drawn(&after, "0 0 0 0 0 0", "0 0 0 0 0 0", "S 28-20");
    assert_eq!(after.end(), Some(End::LastFour));
    let award = steps.iter().position(|step| matches!(step, Step::LastFour { .. })).expect("an award");
    assert_eq!(MidMove::after(&before, &steps[..award]).hand, 2);
    assert_eq!(MidMove::after(&before, &steps[..=award]).hand, 0);
}

#[test]
fn a_capture_that_leaves_no_seed_ends_the_game() {
    let before = drawn(Rules::HOYITO_II, "0 0 0 0 0 0", "0 0 0 1 3 0", "S 20-24");
    let (after, _) = play(&before, 4);
    is_drawn(&after, "0 0 0 0 0 0", "0 0 0 0 0 0", "S 24-24");
    assert_eq!(after.end(), Some(End::BoardEmpty));
}

#[test]
fn a_chain_that_goes_on_takes_the_last_four_as_a_casa_and_leaves_the_board_empty() {
    let before = drawn(Rules::HOYITO_II, "0 0 0 0 0 0", "2 3 3 0 0 0", "S 20-20");
    let (after, steps) = play(&before, 1);
    assert_eq!(taken(&before, &steps), "S3 S2");
    assert_eq!((after.end(), after.captured().south), (Some(End::BoardEmpty), 28));
}

#[test]
fn who_has_no_move_passes() {
    let before = drawn(Rules::HOYITO_II, "0 2 0 0 1 0", "0 0 0 0 0 0", "N 20-25");
    let (after, steps) = play(&before, 2);
    is_drawn(&after, "0 2 0 1 0 0", "0 0 0 0 0 0", "N 20-25");
    let end_of_turn = [Step::TurnEnds { player: Player::North }, Step::Pass { player: Player::South }];
    assert_eq!(steps[steps.len() - 2..], end_of_turn);
}

#[test]
fn who_has_earned_another_move_but_has_none_passes_to_the_opponent() {
    for rules in [Rules::HOYITO_II, Rules::HOYITO_III] {
        let before = drawn(rules, "0 0 0 0 6 3", "0 0 0 0 0 1", "S 19-19");
        let (after, steps) = play(&before, 6);
        is_drawn(&after, "0 0 0 0 6 0", "0 0 0 0 0 0", "N 23-19");
        let end_of_turn = [Step::MoveAgain { player: Player::South }, Step::Pass { player: Player::South }];
        assert_eq!(steps[steps.len() - 2..], end_of_turn, "{rules}");
    }
}

#[test]
fn whoever_has_captured_more_wins_and_seeds_on_the_board_are_nobodys() {
    let outcome = |rest| drawn(Rules::HOYITO_II, "0 0 0 0 0 0", "0 0 0 0 0 0", rest).outcome();
    assert_eq!(outcome("S 25-23"), Some(Outcome::Win(Player::South)));
    assert_eq!(outcome("S 23-25"), Some(Outcome::Win(Player::North)));
    assert_eq!(outcome("N 24-24"), Some(Outcome::Draw));
    assert_eq!(drawn(Rules::HOYITO_II, "0 0 0 0 0 1", "1 0 0 0 0 0", "S 46-0").outcome(), None);
}
