//! Matches: the starter of each round, the score, the last four of Hoyito III, undo across rounds.

use hoyito::engine::{
    ByPlayer, End, Game, Hole, Match, MatchError, Outcome, Player, ROUND_COUNTS, Row, Rules, Setup, Step,
};
use rand::rngs::ChaCha8Rng;

use crate::table::{lot, random_move};

/// Plays the round that stands to its end by lot.
fn finish_round(match_: &mut Match, lot: &mut ChaCha8Rng) {
    while let Some(hole) = random_move(match_.game().position(), lot) {
        match_.play(hole).expect("a legal move");
    }
}

fn random_match(rules: Rules, rounds: usize, seed: u64) -> Match {
    let mut match_ = Match::new(rules, Row::Six, rounds, Player::South).expect("a match");
    let mut lot = lot(seed);
    finish_round(&mut match_, &mut lot);
    while match_.start_next_round().is_ok() {
        finish_round(&mut match_, &mut lot);
    }
    match_
}

#[test]
fn the_starter_changes_from_round_to_round() {
    for starter in Player::ALL {
        let match_ = Match::new(Rules::HOYITO_II, Row::Six, 9, starter).expect("a match");
        let starters: Vec<Player> = (0..4).map(|round| match_.starter_of(round)).collect();
        assert_eq!(starters, [starter, !starter, starter, !starter]);
    }
    let match_ = random_match(Rules::HOYITO_I, 5, 1);
    let starters: Vec<Player> = match_.rounds().iter().map(|game| game.start().to_move()).collect();
    assert_eq!(starters, [Player::South, Player::North, Player::South, Player::North, Player::South]);
}

#[test]
fn a_match_has_1_3_5_7_or_9_rounds() {
    for rounds in 0..12 {
        let match_ = Match::new(Rules::HOYITO_II, Row::Six, rounds, Player::South);
        assert_eq!(match_.is_ok(), ROUND_COUNTS.contains(&rounds), "{rounds} rounds");
    }
    let refused = Match::new(Rules::HOYITO_III, Row::Twelve, 3, Player::South).expect_err("not on offer");
    assert_eq!(refused.to_string(), "hoyito-iii is not played on 2x12");
}

#[test]
fn a_round_begins_only_after_the_one_before_and_none_after_the_last() {
    let mut match_ = Match::new(Rules::HOYITO_II, Row::Six, 1, Player::South).expect("a match");
    assert_eq!(match_.start_next_round(), Err(MatchError::RoundNotOver));
    assert_eq!(match_.outcome(), None);
    finish_round(&mut match_, &mut lot(1));
    assert_eq!(match_.start_next_round(), Err(MatchError::MatchOver));
    assert!(match_.outcome().is_some());
}

#[test]
fn the_match_goes_to_more_rounds_then_to_more_seeds_then_to_nobody() {
    let (mut by_rounds, mut by_seeds, mut drawn) = (0, 0, 0);
    for seed in 0..400 {
        let match_ = random_match(Rules::HOYITO_II, if seed % 2 == 0 { 1 } else { 3 }, seed);
        let won = |player| match_.rounds().iter().filter(|game| game.outcome() == Some(Outcome::Win(player))).count();
        let seeds = |player| match_.rounds().iter().map(|game| u32::from(game.position().captured()[player])).sum();
        let (won, seeds): (_, ByPlayer<u32>) = (ByPlayer::from_fn(won), ByPlayer::from_fn(seeds));
        assert_eq!((match_.rounds_won(), match_.seeds()), (won, seeds), "seed {seed}");
        let expected = if won.south != won.north {
            by_rounds += 1;
            Outcome::by_more(&won)
        } else if seeds.south != seeds.north {
            by_seeds += 1;
            Outcome::by_more(&seeds)
        } else {
            drawn += 1;
            Outcome::Draw
        };
        assert_eq!(match_.outcome(), Some(expected), "seed {seed}");
    }
    assert!(by_rounds > 0 && by_seeds > 0 && drawn > 0, "{by_rounds} by rounds, {by_seeds} by seeds, {drawn} drawn");
}

#[test]
fn in_hoyito_iii_the_winner_of_the_round_before_is_sure_of_the_last_four_from_round_3_on() {
    let (mut named, mut after_a_draw) = (0, 0);
    for seed in 0..60 {
        let match_ = random_match(Rules::HOYITO_III, 5, seed);
        for (round, game) in match_.rounds().iter().enumerate() {
            let before = round.checked_sub(1).and_then(|before| match_.rounds()[before].outcome());
            let expected = if round >= 2 { before.and_then(Outcome::winner) } else { None };
            assert_eq!(game.start().last_four_to(), expected, "seed {seed}, round {}", round + 1);
            named += u32::from(expected.is_some());
            after_a_draw += u32::from(round >= 2 && expected.is_none());
            check_last_four(game, expected);
        }
    }
    assert!(named > 0 && after_a_draw > 0, "{named} named, {after_a_draw} after a drawn round");
}

/// Whoever was named has got them, or else whoever captured last.
fn check_last_four(game: &Game, named: Option<Player>) {
    let steps = game.steps_of(game.ply() - 1);
    let capturer =
        steps.iter().rev().find_map(|step| if let Step::Capture { by, .. } = step { Some(*by) } else { None });
    let given = steps.iter().find_map(|step| if let Step::LastFour { to } = step { Some(*to) } else { None });
    assert_eq!(given, given.and(named.or(capturer)));
    assert_eq!(given.is_some(), game.end() == Some(End::LastFour));
}

#[test]
fn in_hoyito_i_and_ii_nobody_is_ever_named() {
    for rules in [Rules::HOYITO_I, Rules::HOYITO_II] {
        let match_ = random_match(rules, 5, 7);
        assert!(match_.rounds().iter().all(|game| game.start().last_four_to().is_none()), "{rules}");
    }
}

#[test]
fn undo_and_redo_go_through_the_rounds_of_a_match() {
    for (rules, seed) in Rules::ALL.into_iter().zip(11..) {
        let played = random_match(rules, 3, seed);
        let mut match_ = played.clone();
        let mut undone = 0;
        while match_.undo() {
            undone += 1;
        }
        let moves: usize = played.rounds().iter().map(Game::ply).sum();
        assert_eq!(undone, moves + 2, "every move and the start of rounds 2 and 3");
        assert_eq!((match_.round(), match_.game().ply()), (0, 0));
        while match_.redo() {}
        assert_eq!(match_, played, "{rules}, seed {seed}");
    }
}

#[test]
fn a_move_in_an_earlier_round_forgets_the_later_rounds() {
    let mut match_ = random_match(Rules::HOYITO_II, 3, 5);
    while match_.round() > 0 || match_.game().ply() > 0 {
        match_.undo();
    }
    let hole: Hole = match_.game().position().legal_moves().iter().last().expect("a legal move");
    match_.play(hole).expect("a legal move");
    assert!(!match_.redo());
    assert_eq!(match_.rounds().len(), 1);
}

#[test]
fn every_round_of_a_match_begins_where_its_start_says_and_its_text_carries_that() {
    let starts = [
        Setup::with_handicap(Row::Six, Player::South, Player::North, 2),
        "3,5,5,4,4,3/3,5,5,4,4,3 S 0-0".parse().expect("a position"),
    ];
    for start in starts {
        let mut match_ = Match::from_start(Rules::HOYITO_III, 3, start.clone()).expect("a match");
        for round in 0..3 {
            let begun = Setup::from(match_.game().start());
            assert_eq!((&begun.holes, begun.captured), (&start.holes, start.captured), "round {round}");
            assert_eq!(begun.to_move, match_.starter_of(round));
            while let Some(hole) = match_.game().position().legal_moves().iter().next() {
                match_.play(hole).expect("a legal move");
                assert_eq!(match_.to_string().parse::<Match>().as_ref(), Ok(&match_));
            }
            if round < 2 {
                match_.start_next_round().expect("the round is over");
            }
        }
        assert!(match_.outcome().is_some());
    }
}

#[test]
fn a_text_with_what_was_undone_gives_the_very_same_match_back_at_every_undo() {
    for (rules, seed) in Rules::ALL.into_iter().zip(21..) {
        let mut match_ = random_match(rules, 3, seed);
        loop {
            let text = match_.with_undone().to_string();
            assert_eq!(text.parse::<Match>().as_ref(), Ok(&match_), "{rules}, seed {seed}:\n{text}");
            if !match_.undo() {
                break;
            }
        }
        assert!(match_.with_undone().to_string().contains("\nundone-round 3\n"), "{rules}, seed {seed}");
        assert!(!match_.to_string().contains("undone"), "a record does not tell what was taken back");
    }
}

#[test]
fn what_cannot_have_been_undone_is_refused() {
    let head = "hoyito match\nrules hoyito-ii\nrow 6\nstarter S\nrounds 1\nround 1\nmoves 3\nscore none 0-0 0-0\n";
    let cases = [
        ("undone 1 5\n", "round 1, move 3 (line 9): the hole is empty"),
        ("undone x\n", "round 1, move 2 (line 9): 'x' is not a hole: expected 1 to 6"),
        ("undone-round 2\n", "line 9: the round is not over"),
        ("undone-round 3\n", "line 9: expected undone-round, then 2"),
        ("undone 1\nmoves 2\n", "line 10: expected nothing more"),
    ];
    for (tail, expected) in cases {
        let error = format!("{head}{tail}").parse::<Match>().expect_err(tail);
        assert_eq!(error.to_string(), expected, "{tail}");
    }
}
