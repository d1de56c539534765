//! A place against a position: both play the same random games, side by side. And moves all at once against one by one.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::engine::{Game, Hole, Player, Position};
use crate::engine::{Row, Setup};

/// The place after a move, once passes and the end are brought about as a position does it.
fn settled<const W: usize>(sower: &Sower<W>, place: Place<W>, next: Next) -> (Place<W>, bool) {
    let seen = if next == Next::TurnEnds { place.turned() } else { place };
    let has_move = |place: &Place<W>| {
        (0..Lanes::<W>::ROW).any(|lane| place.board.get(lane) > 0 && sower.play(place, lane).is_some())
    };
    match next {
        Next::GameOver => (seen, true),
        _ if has_move(&seen) => (seen, false),
        _ => (seen.turned(), !has_move(&seen.turned())),
    }
}

type Move<const W: usize> = (usize, Place<W>, Next);

fn each_move<const W: usize>(sower: &Sower<W>, place: &Place<W>) -> Vec<Move<W>> {
    let lanes = (0..Lanes::<W>::ROW).filter(|&lane| place.board.get(lane) > 0);
    lanes.filter_map(|lane| sower.play(place, lane).map(|(after, next)| (lane, after, next))).collect()
}

fn all_moves<const W: usize>(sower: &Sower<W>, place: &Place<W>) -> Vec<Move<W>> {
    let mut abreast = Abreast::nothing();
    sower.begin_all(place, &mut abreast);
    let quiet = abreast.quiet().map(|lane| (lane, abreast.after_quiet(place, lane), Next::TurnEnds));
    let finish = |lane| sower.finish(place, &abreast, lane).map(|(after, next)| (lane, after, next));
    let mut moves: Vec<Move<W>> = quiet.chain(abreast.others().filter_map(finish)).collect();
    moves.sort_by_key(|&(lane, ..)| lane);
    moves
}

fn plays_as_position<const W: usize>(start: Position, rng: &mut ChaCha8Rng) {
    let sower = Sower::<W>::new(start.rules());
    let mut game = Game::from_position(start);
    while game.end().is_none() {
        let (position, past) = (*game.position(), Place::<W>::with_past(&game));
        let place = *past.last().expect("the present position is there");
        for lane in 0..Lanes::<W>::ROW {
            let played = (place.board.get(lane) > 0).then(|| sower.play(&place, lane)).flatten();
            let expected = position.play(place.hole(lane)).ok();
            let played = played.map(|(after, next)| settled(&sower, after, next));
            assert_eq!(played.is_some(), expected.is_some(), "{position}, lane {lane}");
            let (Some((after, over)), Some(expected)) = (played, expected) else { continue };
            assert_eq!(over, expected.is_over(), "{position}, lane {lane}");
            let mut as_place = Place::of(&expected);
            as_place.quiet = after.quiet;
            if over && after.mover != as_place.mover {
                as_place = as_place.turned();
            }
            assert_eq!(after, as_place, "{position}, lane {lane}");
        }
        assert_eq!(all_moves(&sower, &place), each_move(&sower, &place), "{position}");
        let moves: Vec<Hole> = position.legal_moves().iter().collect();
        game.play(moves[rng.random_range(0..moves.len())]).expect("a legal move");
    }
}

/// Seeds anywhere, some captured.
fn random_start(rules: Rules, row: Row, rng: &mut ChaCha8Rng) -> Position {
    let mut setup = Setup::opening(row, Player::ALL[rng.random_range(0..2)]);
    let taken = rng.random_range(0..u32::from(row.seeds()));
    let south = rng.random_range(0..=taken);
    setup.captured = crate::engine::ByPlayer::new(south, taken - south);
    for player in Player::ALL {
        setup.holes[player].fill(0);
    }
    for _ in taken..u32::from(row.seeds()) {
        setup.holes[Player::ALL[rng.random_range(0..2)]][rng.random_range(0..row.len())] += 1;
    }
    if rules == Rules::HOYITO_III && rng.random_range(0..2) == 0 {
        setup.last_four_to = Some(Player::ALL[rng.random_range(0..2)]);
    }
    setup.validate(rules).expect("every seed is accounted for")
}

#[test]
fn a_place_plays_as_a_position_does() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for rules in Rules::ALL {
        for _ in 0..40 {
            plays_as_position::<2>(random_start(rules, Row::Six, &mut rng), &mut rng);
            plays_as_position::<2>(Position::opening(rules, Row::Six, Player::South).unwrap(), &mut rng);
            if rules.offers(Row::Twelve) {
                plays_as_position::<4>(random_start(rules, Row::Twelve, &mut rng), &mut rng);
                plays_as_position::<4>(Position::opening(rules, Row::Twelve, Player::South).unwrap(), &mut rng);
            }
        }
    }
}
