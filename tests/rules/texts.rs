//! Texts as people and programs write them: what is read, and what is said of a text that is not understood.

use hoyito::engine::{Game, Hole, Match, Player, Position, Record, Row, Rules, Setup, SetupFault, parse_move};

use crate::table::{own_hole, position};

const OPENING: &str = "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0";

fn parse_error(text: &str) -> String {
    text.parse::<Setup>().expect_err(text).to_string()
}

#[test]
fn a_position_is_souths_holes_norths_holes_the_side_to_move_and_the_captures() {
    let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("a board on offer");
    assert_eq!(opening.to_string(), OPENING);
    assert_eq!(position(Rules::HOYITO_II, "  4,4,4,4,4,4/4,4,4,4,4,4\tS  0-0\n"), opening);
    let late = "0,0,0,1,3,1/0,1,1,0,1,0 S 16-24 N";
    assert_eq!(position(Rules::HOYITO_III, late).to_string(), late);
    assert_eq!(position(Rules::HOYITO_III, late).last_four_to(), Some(Player::North));
}

#[test]
fn a_text_that_is_no_position_is_told_what_was_expected() {
    let cases = [
        ("", "a position has three fields, or four, as in '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0': found 0"),
        (
            "4,4,4,4,4,4/4,4,4,4,4,4 S",
            "a position has three fields, or four, as in '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0': found 2",
        ),
        ("4,4 S 0-0 N N", "a position has three fields, or four, as in '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0': found 5"),
        ("4,4,4 S 0-0", "'4,4,4': expected South's holes, '/', North's holes"),
        ("4/4 s 0-0", "'s' is not a side: expected S or N"),
        ("4/4 S 0", "'0' are not captures: expected South's and North's, as in 28-20"),
        ("4/4 S 0-0-0", "'0-0-0' are not captures: expected South's and North's, as in 28-20"),
        ("4/4 S 0-0 X", "'X' is not a side: expected S or N"),
    ];
    for (text, expected) in cases {
        assert_eq!(parse_error(text), expected, "{text}");
    }
}

#[test]
fn what_is_no_number_of_seeds_is_named_and_told_how_holes_are_written() {
    let cases = [
        ("/ S 0-0", ""),
        (",,,,,/4,4,4,4,4,4 S 0-0", ""),
        ("4,,4/4 S 0-0", ""),
        ("4,-1/4 S 0-0", "-1"),
        ("4,+1/4 S 0-0", "+1"),
        ("4,٣/4 S 0-0", "٣"),
        ("4/4/4 S 0-0", "4/4"),
        ("4,99999999999999999999/4 S 0-0", "99999999999999999999"),
    ];
    for (text, named) in cases {
        let expected = format!("'{named}' is not a number of seeds: expected all holes, as in '{OPENING}'");
        assert_eq!(parse_error(text), expected, "{text}");
    }
}

fn faults(rules: Rules, text: &str) -> Vec<SetupFault> {
    text.parse::<Setup>().expect("a position's text").validate(rules).expect_err(text).faults
}

#[test]
fn every_fault_of_a_setup_is_told_with_its_numbers() {
    let twelve = "4,4,4,4,4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4,4,4,4,4 S 0-0";
    let cases = [
        (Rules::HOYITO_II, "4,4,4/4,4,4,4,4,4 S 0-0", "South has 3 holes and North 6: expected 6 each or 12 each"),
        (Rules::HOYITO_II, "4,4,4,4,4,4/4 S 0-0", "South has 6 holes and North 1: expected 6 each or 12 each"),
        (Rules::HOYITO_III, twelve, "hoyito-iii is not played on 2x12"),
        (Rules::HOYITO_II, "4,4,4,4,4,4/4,4,4,4,4,5 S 0-0", "49 seeds in the holes and 0 captured are 49: expected 48"),
        (Rules::HOYITO_II, "4,4,4,4,4,4/4,4,4,4,4,3 S 0-0", "47 seeds in the holes and 0 captured are 47: expected 48"),
        (Rules::HOYITO_II, "4,4,4,4,4,4/4,4,4,4,4,4 S 1-2", "48 seeds in the holes and 3 captured are 51: expected 48"),
        (Rules::HOYITO_I, &format!("{OPENING} N"), "hoyito-i does not give the last four to a player named beforehand"),
        (
            Rules::HOYITO_II,
            &format!("{OPENING} N"),
            "hoyito-ii does not give the last four to a player named beforehand",
        ),
    ];
    for (rules, text, expected) in cases {
        let told: Vec<String> = faults(rules, text).iter().map(ToString::to_string).collect();
        assert_eq!(told, [expected], "{text}");
    }
}

#[test]
fn a_hole_with_more_seeds_than_the_game_has_is_named() {
    let faults = faults(Rules::HOYITO_II, "49,0,0,0,0,0/0,0,0,0,0,4294967295 S 0-0");
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "hole S1 holds 49 seeds: the game has only 48",
            "hole N6 holds 4294967295 seeds: the game has only 48",
            "4294967344 seeds in the holes and 0 captured are 4294967344: expected 48",
        ]
    );
}

#[test]
fn several_faults_are_told_together_and_the_setup_is_given_back() {
    let text = "97,0,0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,0,0,0 N 0-4294967295 S";
    let setup: Setup = text.parse().expect("a position's text");
    let invalid = setup.clone().validate(Rules::HOYITO_III).expect_err("faults");
    assert_eq!(invalid.setup, setup);
    assert!(matches!(
        invalid.faults[..],
        [
            SetupFault::RowNotOffered { .. },
            SetupFault::TooManyInHole { seeds: 97, .. },
            SetupFault::SeedsDoNotAddUp { .. }
        ]
    ));
    let other = "4/4 S 0-0 N".parse::<Setup>().expect("a position's text").validate(Rules::HOYITO_II);
    assert!(matches!(
        other.expect_err("faults").faults[..],
        [SetupFault::RowLengths { south: 1, north: 1 }, SetupFault::LastFourNotInRules { .. }]
    ));
}

#[test]
fn whoever_is_to_move_without_a_move_passes_at_once() {
    let passed = position(Rules::HOYITO_II, "0,0,0,0,0,0/0,3,1,0,1,3 S 20-20");
    assert_eq!(passed.to_string(), "0,0,0,0,0,0/0,3,1,0,1,3 N 20-20");
}

#[test]
fn a_move_is_the_movers_own_number() {
    for (row, player) in [(Row::Six, Player::South), (Row::Twelve, Player::North)] {
        for number in 1..=row.len() {
            assert_eq!(parse_move(&number.to_string(), row, player).ok(), Hole::of(row, player, number));
        }
    }
    for text in ["", "0", "7", "13", "-1", "+1", " 1", "1 ", "a", "1.0", "１", "99999999999999999999999"] {
        let error = parse_move(text, Row::Six, Player::South).expect_err(text);
        assert_eq!(error.to_string(), format!("'{text}' is not a hole: expected 1 to 6"));
    }
}

#[test]
fn rules_are_known_by_name() {
    for rules in Rules::ALL {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    let error = "hoyito-iv".parse::<Rules>().expect_err("no such rules");
    assert_eq!(error.to_string(), "unknown rules 'hoyito-iv': expected hoyito-i, hoyito-ii or hoyito-iii");
}

#[test]
fn a_game_is_written_line_by_line() {
    let mut game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("a board on offer");
    let opening = "hoyito game\nrules hoyito-ii\nrow 6\nstarter S\nend none\nresult none 0-0\n";
    assert_eq!(game.to_string(), opening);
    for number in [4, 5, 5] {
        game.play(own_hole(game.position(), number)).expect("a legal move");
    }
    let captured = game.position().captured();
    let result = format!("result none {}-{}", captured.south, captured.north);
    let text = format!("hoyito game\nrules hoyito-ii\nrow 6\nstarter S\nmoves 4 5 5\nend none\n{result}\n");
    assert_eq!(game.to_string(), text);
    let start = "0,0,0,1,3,1/0,1,1,0,1,0 S 16-24 N";
    let mut game = Game::from_position(position(Rules::HOYITO_III, start));
    game.play(own_hole(game.position(), 4)).expect("a legal move");
    assert_eq!(
        game.to_string(),
        format!(
            "hoyito game\nrules hoyito-iii\nrow 6\nstarter S\nstart {start}\nmoves 4\nend last-four\nresult N 20-28\n"
        )
    );
}

#[test]
fn a_match_is_written_round_by_round() {
    let mut match_ = Match::new(Rules::HOYITO_I, Row::Twelve, 3, Player::North).expect("a match");
    match_.play(own_hole(match_.game().position(), 12)).expect("a legal move");
    let captured = match_.game().position().captured();
    let seeds = format!("{}-{}", captured.south, captured.north);
    assert_eq!(
        match_.to_string(),
        format!(
            "hoyito match\nrules hoyito-i\nrow 12\nstarter N\nrounds 3\nround 1\nmoves 12\nend none\nresult none {seeds}\n\
             score none 0-0 {seeds}\n"
        )
    );
}

#[test]
fn a_record_may_have_comments_blank_lines_and_no_claims() {
    let text =
        "# A beginning\n\nhoyito game\n  rules hoyito-ii\r\nrow 6\nstarter S\n\n# the moves\nmoves 4\nmoves 5 5\n";
    let game: Game = text.parse().expect("a game");
    assert_eq!(game.ply(), 3);
    assert!(text.parse::<Match>().is_err());
}

#[test]
fn a_text_that_is_no_record_is_told_the_line_and_what_was_expected() {
    let cases = [
        ("", "line 1: expected hoyito game, or hoyito match"),
        ("hoyito", "line 1: expected hoyito game, or hoyito match"),
        ("hoyito game", "line 2: expected rules, then hoyito-i, hoyito-ii or hoyito-iii"),
        ("hoyito game\nrules hoyito-iv", "line 2: expected rules, then hoyito-i, hoyito-ii or hoyito-iii"),
        ("hoyito game\nrules hoyito-i\nrow6", "line 3: expected row, then 6 or 12"),
        ("hoyito game\nrules hoyito-iii\nrow 12\nstarter S", "line 5: hoyito-iii is not played on 2x12"),
        ("hoyito game\nrules hoyito-i\nrow 6\nstarter X", "line 4: expected starter, then S or N"),
        ("hoyito game\nrules hoyito-i\nrow 6\nstarter S\nstart 4,4", "line 5: a position has three fields"),
        ("hoyito game\nrules hoyito-i\nrow 6\nstarter S\nstart 4/4 S 0-0", "line 5: South has 1 holes and North 1"),
        (
            "hoyito game\nrules hoyito-i\nrow 6\nstarter N\nstart 4/4 S 0-0",
            "line 5: expected a position with the starter",
        ),
        ("hoyito game\nrules hoyito-i\nrow 6\nstarter S\nscore 1", "line 5: expected nothing more"),
        (
            "hoyito game\nrules hoyito-i\nrow 6\nstarter S\nmoves 7",
            "move 1 (line 5): '7' is not a hole: expected 1 to 6",
        ),
        ("hoyito game\nrules hoyito-ii\nrow 6\nstarter S\nmoves 3 5", "move 2 (line 5): the hole is empty"),
        ("hoyito game\nrules hoyito-i\nrow 6\nstarter S\nend standoff", "line 5: expected end, then none"),
        ("hoyito game\nrules hoyito-i\nrow 6\nstarter S\nresult S 48-0", "line 5: expected result, then none 0-0"),
        (
            "hoyito match\nrules hoyito-i\nrow 6\nstarter S\nrounds 2",
            "line 5: a match of 2 rounds: expected 1, 3, 5, 7 or 9",
        ),
        ("hoyito match\nrules hoyito-i\nrow 6\nstarter S\nrounds 3\nround 2", "line 6: expected round, then 1"),
        ("hoyito match\nrules hoyito-i\nrow 6\nstarter S\nrounds 3\nround 1\nround 2", "line 7: the round is not over"),
        (
            "hoyito match\nrules hoyito-i\nrow 6\nstarter S\nrounds 1\nround 1\nmoves 9",
            "round 1, move 1 (line 7): '9' is not a hole",
        ),
        (
            "hoyito match\nrules hoyito-i\nrow 6\nstarter S\nrounds 1\nscore S 1-0 48-0",
            "line 6: expected score, then none 0-0 0-0",
        ),
    ];
    for (text, expected) in cases {
        let error = text.parse::<Record>().expect_err(text).to_string();
        assert!(error.starts_with(expected), "{text:?}: {error}");
    }
}
