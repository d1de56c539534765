//! What is won is brought home: nobody circles in a won position, and the rules that need a memory count.

use hoyito::ai::{Limits, Question};
use hoyito::engine::{End, Game, Player, Row, Rules};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::{random_position, tables, think, thinker};

#[test]
fn both_sides_by_the_tables_reach_the_margin_that_the_tables_promise() {
    // The tables answer at once but near the standoff, where a search has to.
    let question = Question::best_move(Limits::nodes(20_000));
    for rules in Rules::ALL {
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        for _ in 0..60 {
            let position = random_position(rules, Row::Six, 12, &mut rng);
            let mut thinker = thinker(tables(rules, position.last_four_to().is_some()));
            let mut game = Game::from_position(position);
            let promised = think(&mut thinker, &game, &question).news;
            assert!(promised.is_proven);
            while game.end().is_none() {
                let best = think(&mut thinker, &game, &question).best();
                game.play(best).expect("a legal move");
            }
            let (captured, mover) = (game.position().captured(), position.to_move());
            let margin = i32::from(captured[mover]) - i32::from(captured[!mover]);
            assert_eq!(100 * margin, promised.score, "{rules} {position}, ended by {:?}", game.end());
        }
    }
}

#[test]
fn the_third_standing_is_not_walked_into_by_who_has_more_to_gain() {
    // Two lone seeds go round; South is ahead, so that the third standing is a win for South, and no move is better or worse.
    let start = "1,0,0,0,0,0/1,0,0,0,0,0 S 46-0".parse::<hoyito::engine::Setup>().expect("a position");
    let mut game = Game::from_position(start.validate(Rules::HOYITO_II).expect("valid"));
    let mut thinker = thinker(tables(Rules::HOYITO_II, false));
    while game.end().is_none() {
        let best = think(&mut thinker, &game, &Question::best_move(Limits::depth(2))).best();
        game.play(best).expect("a legal move");
    }
    assert_eq!(game.end(), Some(End::Repetition));
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(Player::South));
}
