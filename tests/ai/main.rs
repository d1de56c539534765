//! The opponent: that it plays by the rules, is right where it says so, keeps to its limits, and does not vary.

mod exactness;
mod levels;
mod limits;
mod play;
mod progress;
mod tables;

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use hoyito::ai::{Answer, Kind, Question, Tables, Thinker, Transpositions};
use hoyito::engine::{ByPlayer, Game, Player, Position, Row, Rules, Setup};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Tables of 2x6 up to 12 seeds for the variants that ask for them.
fn tables(rules: Rules, last_four_named: bool) -> Arc<Tables> {
    static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Arc::new(Tables::new()));
    TABLES.build_quick(Kind { rules, row: Row::Six, last_four_named });
    Arc::clone(&TABLES)
}

fn thinker(tables: Arc<Tables>) -> Thinker {
    Thinker::new(Transpositions::with_bytes(1 << 20), tables)
}

fn think(thinker: &mut Thinker, game: &Game, question: &Question) -> Answer {
    thinker.think(game, question, &AtomicBool::new(false), &mut |_| ()).expect("the game is not over")
}

/// A position with so many seeds on the board, the others shared out at random, that is not over.
fn random_position(rules: Rules, row: Row, on_board: u32, rng: &mut ChaCha8Rng) -> Position {
    loop {
        let taken = u32::from(row.seeds()) - on_board;
        let south = rng.random_range(0..=taken);
        let mut holes = ByPlayer::from_fn(|_| vec![0; row.len()]);
        for _ in 0..on_board {
            holes[Player::ALL[rng.random_range(0..2)]][rng.random_range(0..row.len())] += 1;
        }
        let named = rules == Rules::HOYITO_III && rng.random_range(0..2) == 0;
        let setup = Setup {
            holes,
            to_move: Player::ALL[rng.random_range(0..2)],
            captured: ByPlayer::new(south, taken - south),
            last_four_to: named.then(|| Player::ALL[rng.random_range(0..2)]),
        };
        let position = setup.validate(rules).expect("every seed is accounted for");
        if !position.is_over() {
            return position;
        }
    }
}
