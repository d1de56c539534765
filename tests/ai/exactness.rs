//! What the search and the tables say is proven, against the rules engine and plain enumeration.

use hoyito::ai::{Claim, Limits, Question, Solver, Transpositions, Verdict};
use hoyito::engine::{Game, Hole, Player, Position, Row, Rules};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::{random_position, tables, think, thinker};

/// A player's captures less the other's.
fn margin(position: &Position, player: Player) -> i32 {
    let captured = position.captured();
    i32::from(captured[player]) - i32::from(captured[!player])
}

/// The least and the most that the mover's final margin can be with best play, by looking at every line of so many moves: what
/// lies beyond may bring him nothing or all.
fn enumerated(position: &Position, depth: u32) -> (i32, i32) {
    let (mover, left) = (position.to_move(), i32::from(position.board().seeds()));
    let now = margin(position, mover);
    if position.is_over() {
        return (now, now);
    }
    if depth == 0 {
        return (now - left, now + left);
    }
    let after = |hole: Hole| {
        let next = position.play(hole).expect("a legal move");
        let (least, most) = enumerated(&next, depth - 1);
        if next.to_move() == mover { (least, most) } else { (-most, -least) }
    };
    let bounds: Vec<(i32, i32)> = position.legal_moves().iter().map(after).collect();
    let best = |bound: fn(&(i32, i32)) -> i32| bounds.iter().map(bound).max().expect("a legal move");
    (best(|bounds| bounds.0), best(|bounds| bounds.1))
}

#[test]
fn a_table_is_never_contradicted_by_enumeration_and_mostly_confirmed() {
    for rules in Rules::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut confirmed = 0;
        for _ in 0..120 {
            let position = random_position(rules, Row::Six, 8, &mut rng);
            let mut thinker = thinker(tables(rules, position.last_four_to().is_some()));
            let answer = think(&mut thinker, &Game::from_position(position), &Question::best_move(Limits::depth(1)));
            assert!(answer.news.is_proven, "{rules} {position}");
            let ((least, most), score) = (enumerated(&position, 6), answer.news.score / 100);
            assert!((least..=most).contains(&score), "{rules} {position}: {score}, enumerated {least} to {most}");
            confirmed += u32::from(least == most);
        }
        assert!(confirmed >= 20, "{rules}: only {confirmed} of 120 decided by enumeration");
    }
}

#[test]
fn a_position_is_worth_its_best_move_by_the_tables_one_ply_on() {
    for rules in Rules::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(8);
        for _ in 0..300 {
            let position = random_position(rules, Row::Six, 12, &mut rng);
            let mut thinker = thinker(tables(rules, position.last_four_to().is_some()));
            let mut value = |position: &Position| match position.end() {
                Some(_) => 100 * margin(position, position.to_move()),
                None => {
                    let question = Question::best_move(Limits::depth(1));
                    think(&mut thinker, &Game::from_position(*position), &question).news.score
                }
            };
            let expected = position.legal_moves().iter().map(|hole| {
                let next = position.play(hole).expect("a legal move");
                if next.to_move() == position.to_move() { value(&next) } else { -value(&next) }
            });
            let expected = expected.max().expect("a legal move");
            assert_eq!(value(&position), expected, "{rules} {position}");
        }
    }
}

#[test]
fn what_a_search_without_tables_proves_is_what_the_tables_say() {
    for rules in Rules::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        let mut proven = 0;
        for _ in 0..150 {
            let position = random_position(rules, Row::Six, 12, &mut rng);
            let game = Game::from_position(position);
            let mut thinker = thinker(tables(rules, position.last_four_to().is_some()));
            let with = think(&mut thinker, &game, &Question::best_move(Limits::depth(1)));
            thinker.forget();
            let without = Question { table_seeds: 0, ..Question::best_move(Limits::nodes(3_000)) };
            let without = think(&mut thinker, &game, &without);
            if without.news.is_proven {
                proven += 1;
                assert_eq!(without.news.score, with.news.score, "{rules} {position}");
            }
        }
        assert!(proven >= 10, "{rules}: only {proven} of 150 proven");
    }
}

#[test]
fn a_search_above_the_tables_agrees_with_the_solver_where_it_is_proven() {
    for rules in Rules::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(10);
        let mut proven = 0;
        for _ in 0..40 {
            let position = random_position(rules, Row::Six, 16, &mut rng);
            let tables = tables(rules, position.last_four_to().is_some());
            let answer = think(
                &mut thinker(Arc::clone(&tables)),
                &Game::from_position(position),
                &Question::best_move(Limits::nodes(20_000)),
            );
            if !answer.news.is_proven {
                continue;
            }
            proven += 1;
            let mut solver = Solver::new(Transpositions::with_bytes(1 << 20), tables);
            let mut verdict =
                |claim| solver.decide(&position, claim, &Limits::nodes(50_000), &AtomicBool::new(false)).verdict;
            let (player, margin) = (position.to_move(), answer.news.score / 100);
            assert_ne!(verdict(Claim { player, margin }), Verdict::Refuted, "{rules} {position}: {margin}");
            let more = Claim { player, margin: margin + 1 };
            assert_ne!(verdict(more), Verdict::Proven, "{rules} {position}: more than {margin}");
        }
        assert!(proven >= 10, "{rules}: only {proven} of 40 proven");
    }
}

#[test]
fn the_second_player_wins_hoyito_i_by_eight() {
    let opening = Position::opening(Rules::HOYITO_I, Row::Six, Player::South).expect("offered");
    let tables = tables(Rules::HOYITO_I, false);
    let mut solver = Solver::new(Transpositions::with_megabytes(16), tables);
    for claim in [Claim { player: Player::North, margin: 8 }, Claim { player: Player::South, margin: -8 }] {
        let proof = solver.prove(&opening, claim, &Limits::nodes(2_000_000), &AtomicBool::new(false));
        assert_eq!(proof.verdict, Verdict::Proven, "{claim:?}");
    }
}

#[test]
#[ignore = "some 15 s: cargo test --release --no-default-features --test ai -- --ignored"]
fn the_second_player_forces_28_in_ii_and_36_in_iii() {
    for (rules, margin) in [(Rules::HOYITO_II, 28), (Rules::HOYITO_III, 36)] {
        let opening = Position::opening(rules, Row::Six, Player::South).expect("offered");
        let mut solver = Solver::new(Transpositions::with_megabytes(256), tables(rules, false));
        let claim = Claim { player: Player::North, margin };
        let proof = solver.prove(&opening, claim, &Limits::nodes(100_000_000), &AtomicBool::new(false));
        assert_eq!(proof.verdict, Verdict::Proven, "{rules}");
    }
}
