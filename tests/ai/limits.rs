//! A search ends when it is to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hoyito::ai::{Limits, Question, Tables};
use hoyito::engine::{Game, Player, Row, Rules};

use crate::{BOARDS, think, thinker};

/// Attempts, of which the quickest counts: a busy computer may not run us for longer than that.
const ATTEMPTS: usize = 8;

fn quickest(measure: impl FnMut(usize) -> Duration) -> Duration {
    (0..ATTEMPTS).map(measure).min().expect("there are attempts")
}

#[test]
fn a_search_stops_within_five_milliseconds_of_the_flag() {
    for (rules, row) in BOARDS {
        let game = Game::opening(rules, row, Player::South).expect("offered");
        let late = quickest(|_| {
            let stop = AtomicBool::new(false);
            std::thread::scope(|scope| {
                let searching = scope.spawn(|| {
                    let mut thinker = thinker(Arc::new(Tables::new()));
                    thinker.think(&game, &Question::best_move(Limits::default()), &stop, &mut |_| ());
                    Instant::now()
                });
                std::thread::sleep(Duration::from_millis(20));
                let told = Instant::now();
                stop.store(true, Ordering::Relaxed);
                searching.join().expect("no panic").saturating_duration_since(told)
            })
        });
        assert!(late < Duration::from_millis(5), "{rules} 2x{}: {late:?}", row.len());
    }
}

#[test]
fn a_search_is_in_time() {
    let game = Game::opening(Rules::HOYITO_II, Row::Twelve, Player::South).expect("offered");
    let allowed = Duration::from_millis(30);
    let late = quickest(|_| {
        let (mut thinker, begun) = (thinker(Arc::new(Tables::new())), Instant::now());
        think(&mut thinker, &game, &Question::best_move(Limits::time(allowed)));
        begun.elapsed().saturating_sub(allowed)
    });
    assert!(late < Duration::from_millis(5), "{late:?}");
}

#[test]
fn a_search_looks_at_no_more_nodes_and_no_deeper_than_it_may() {
    for (rules, row) in BOARDS {
        let game = Game::opening(rules, row, Player::South).expect("offered");
        for nodes in [1, 2, 255, 256, 257, 5_000] {
            let answer =
                think(&mut thinker(Arc::new(Tables::new())), &game, &Question::best_move(Limits::nodes(nodes)));
            assert!(answer.news.nodes <= nodes, "{rules}: {} of {nodes}", answer.news.nodes);
        }
        let answer = think(&mut thinker(Arc::new(Tables::new())), &game, &Question::best_move(Limits::depth(3)));
        assert_eq!(answer.news.depth, 3, "{rules}");
    }
}

#[test]
fn the_same_bounds_give_the_same_answer() {
    for (rules, row) in BOARDS {
        let game = Game::opening(rules, row, Player::South).expect("offered");
        let answer = || {
            let mut answer =
                think(&mut thinker(Arc::new(Tables::new())), &game, &Question::best_move(Limits::nodes(20_000)));
            answer.news.time = Duration::ZERO;
            answer
        };
        assert_eq!(answer(), answer(), "{rules} 2x{}", row.len());
    }
}
