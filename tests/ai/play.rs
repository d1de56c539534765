//! Legal moves everywhere, the same ones each time, and the chains that lie open.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use hoyito::ai::{Level, Limits, Question, Stakes, Tables, Thinker};
use hoyito::engine::{Game, Hole, Rules};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::{random_position, think, thinker};

fn level_move(level: Level, thinker: &mut Thinker, game: &Game, seed: u64) -> Hole {
    let never = AtomicBool::new(false);
    level.choose(thinker, game, Stakes::default(), seed, &never, &mut |_| ()).expect("the game is not over")
}

#[test]
fn the_move_is_legal_in_ten_thousand_random_positions_of_each_variant() {
    let question = Question::best_move(Limits::nodes(40));
    for (rules, row) in Rules::BOARDS {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut thinker = thinker(Arc::new(Tables::new()));
        for _ in 0..10_000 {
            let on_board = rng.random_range(1..=u32::from(row.seeds()));
            let position = random_position(rules, row, on_board, &mut rng);
            let answer = think(&mut thinker, &Game::from_position(position), &question);
            assert!(position.check_move(answer.best()).is_ok(), "{rules} {position}: {:?}", answer.best());
            assert_eq!(answer.moves.len(), position.legal_moves().len(), "{rules} {position}");
        }
    }
}

#[test]
fn every_level_plays_legally_and_the_same_seed_gives_the_same_move() {
    for (rules, row) in Rules::BOARDS {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        for _ in 0..20 {
            let on_board = rng.random_range(1..=u32::from(row.seeds()));
            let position = random_position(rules, row, on_board, &mut rng);
            let game = Game::from_position(position);
            for level in Level::ALL.into_iter().filter(|level| !level.is_timed()) {
                let mut thinkers = [(); 2].map(|()| thinker(Arc::new(Tables::new())));
                // What the other has thought of before makes no difference.
                think(&mut thinkers[1], &game, &Question::best_move(Limits::nodes(100)));
                let seed = rng.random();
                let [one, two] = thinkers.each_mut().map(|thinker| level_move(level, thinker, &game, seed));
                assert_eq!(one, two, "{level}, {rules} {position}");
                assert!(position.check_move(one).is_ok(), "{level}, {rules} {position}");
            }
        }
    }
}
