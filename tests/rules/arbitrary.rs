//! Random games, matches, setups and texts for the properties.

use hoyito::engine::{ByPlayer, Game, Hole, Match, Player, Position, ROUND_COUNTS, Row, Rules, Setup};
use proptest::prelude::*;
use proptest::sample::select;

/// Which of the legal moves to play, one number a move.
pub fn choices(most: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(any::<u8>(), 0..most)
}

pub fn chosen(position: &Position, choice: u8) -> Option<Hole> {
    let legal: Vec<Hole> = position.legal_moves().iter().collect();
    (!legal.is_empty()).then(|| legal[usize::from(choice) % legal.len()])
}

/// Any number of seeds anywhere: most of these positions no game would come to.
pub fn any_start() -> impl Strategy<Value = Position> {
    let seeds = (select(&Rules::BOARDS), any::<bool>(), 0..=96_usize, 0..=96_u8, any::<bool>());
    let holes = seeds.prop_flat_map(|(board, starter, uncaptured, south, named)| {
        let uncaptured = uncaptured % (usize::from(board.1.seeds()) + 1);
        (Just((board, starter, south, named)), prop::collection::vec(0..board.1.holes(), uncaptured))
    });
    holes.prop_map(|((board, starter, south, named), places)| make_start(board, starter, south, named, &places))
}

fn make_start((rules, row): (Rules, Row), starter: bool, south: u8, named: bool, places: &[usize]) -> Position {
    let mut setup = Setup::opening(row, if starter { Player::South } else { Player::North });
    setup.holes = ByPlayer::from_fn(|_| vec![0; row.len()]);
    for &place in places {
        let player = if place < row.len() { Player::South } else { Player::North };
        setup.holes[player][place % row.len()] += 1;
    }
    let captured = u32::from(row.seeds()) - places.len() as u32;
    setup.captured.south = u32::from(south) % (captured + 1);
    setup.captured.north = captured - setup.captured.south;
    setup.last_four_to = (named && rules == Rules::HOYITO_III).then_some(Player::North);
    setup.validate(rules).expect("a position that adds up")
}

pub fn opening() -> impl Strategy<Value = Position> {
    (select(&Rules::BOARDS), select(&Player::ALL))
        .prop_map(|((rules, row), starter)| Position::opening(rules, row, starter).expect("a board on offer"))
}

/// A game from the opening or from anywhere, some way on.
pub fn game() -> impl Strategy<Value = Game> {
    (prop_oneof![opening(), any_start()], choices(160)).prop_map(|(start, choices)| {
        let mut game = Game::from_position(start);
        for choice in choices {
            if let Some(hole) = chosen(game.position(), choice) {
                game.play(hole).expect("a legal move");
            }
        }
        game
    })
}

/// A match some way on, maybe to its end.
pub fn match_() -> impl Strategy<Value = Match> {
    (select(&Rules::BOARDS), select(&ROUND_COUNTS), select(&Player::ALL), choices(600)).prop_map(
        |((rules, row), rounds, starter, choices)| {
            let mut match_ = Match::new(rules, row, rounds, starter).expect("a match on offer");
            for choice in choices {
                match chosen(match_.game().position(), choice) {
                    Some(hole) => drop(match_.play(hole).expect("a legal move")),
                    None => drop(match_.start_next_round()),
                }
            }
            match_
        },
    )
}

pub fn any_setup() -> impl Strategy<Value = Setup> {
    let seeds = || prop_oneof![4 => 0..9_u32, 1 => any::<u32>()];
    let len = || prop_oneof![4 => Just(6_usize), 2 => Just(12_usize), 1 => 0..30_usize];
    let holes = move || len().prop_flat_map(move |len| prop::collection::vec(seeds(), len));
    let player = || select(&Player::ALL);
    (holes(), holes(), player(), seeds(), seeds(), prop::option::weighted(0.2, player())).prop_map(
        |(south, north, to_move, south_captured, north_captured, last_four_to)| Setup {
            holes: ByPlayer::new(south, north),
            to_move,
            captured: ByPlayer::new(south_captured, north_captured),
            last_four_to,
        },
    )
}

/// Lines of a record in any order, with anything in them.
pub fn record_like() -> impl Strategy<Value = String> {
    let key = select(&[
        "hoyito game",
        "hoyito match",
        "rules",
        "row",
        "starter",
        "start",
        "rounds",
        "round",
        "moves",
        "end",
        "score",
    ]);
    let value = prop_oneof!["hoyito-i{1,4}", "[0-9 ]{0,40}", "[SN]", "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0", "\\PC{0,20}"];
    prop::collection::vec((key, value), 0..12)
        .prop_map(|lines| lines.iter().map(|(key, value)| format!("{key} {value}\n")).collect())
}
