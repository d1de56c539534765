//! A search ends when it is to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use hoyito::ai::{Limits, Question, Tables};
use hoyito::engine::{Game, Player, Row, Rules};

use crate::{think, thinker};

/// The most that a search may be late.
const LATE: Duration = Duration::from_millis(5);
/// A busy computer may not run us for longer than that, so some attempts may fail.
const ATTEMPTS: usize = 50;

/// The quickest attempt so far, up to the first that is quick enough.
fn quickest(measure: impl FnMut(usize) -> Duration) -> Duration {
    let mut quickest = Duration::MAX;
    for late in (0..ATTEMPTS).map(measure) {
        quickest = quickest.min(late);
        if quickest < LATE {
            break;
        }
    }
    quickest
}

#[test]
fn a_search_stops_within_five_milliseconds_of_the_flag() {
    for (rules, row) in Rules::BOARDS {
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
        assert!(late < LATE, "{rules} 2x{}: {late:?}", row.len());
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
    assert!(late < LATE, "{late:?}");
}

#[test]
fn a_search_looks_at_no_more_nodes_and_no_deeper_than_it_may() {
    for (rules, row) in Rules::BOARDS {
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
    for (rules, row) in Rules::BOARDS {
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
