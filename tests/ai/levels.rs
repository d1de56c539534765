//! The ladder of levels.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use hoyito::ai::{Level, Stakes, Tables, Thinker, ladder};
use hoyito::engine::{Game, Hole, Row, Rules};

use crate::thinker;

const PAIRS: u32 = 100;

fn level_move(level: Level, thinker: &mut Thinker, game: &Game, seed: u64) -> Hole {
    let never = AtomicBool::new(false);
    level.choose(thinker, game, Stakes::default(), seed, &never, &mut |_| ()).expect("the game is not over")
}

#[test]
fn each_level_is_above_the_one_below_in_every_variant() {
    for rules in Rules::ALL {
        let timeless = Level::ALL.into_iter().filter(|level| !level.is_timed());
        for (lower, upper) in timeless.clone().zip(timeless.skip(1)) {
            let mut thinkers = [(); 2].map(|()| thinker(Arc::new(Tables::new())));
            let [one, other] = &mut thinkers;
            let series = ladder::play(
                rules,
                Row::Six,
                PAIRS,
                1,
                &mut |game, seed| level_move(upper, one, game, seed),
                &mut |game, seed| level_move(lower, other, game, seed),
            );
            assert!(series.share() > 0.52, "{rules}: {upper} has {:.3} against {lower}", series.share());
        }
    }
}

#[test]
fn the_first_level_is_within_reach_of_who_plays_at_random() {
    for rules in Rules::ALL {
        let mut newcomer = thinker(Arc::new(Tables::new()));
        let series = ladder::play(
            rules,
            Row::Six,
            PAIRS,
            1,
            &mut |game, seed| level_move(Level::ALL[0], &mut newcomer, game, seed),
            &mut |game, seed| ladder::random_move(game, seed),
        );
        assert!((0.5..0.75).contains(&series.share()), "{rules}: {:.3}", series.share());
    }
}
