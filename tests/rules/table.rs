//! What every test needs: the boards on offer, positions from text, moves by number, and games played at random.

use hoyito::engine::{Hole, Position, Rules, Setup, Step, parse_move};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The position that a text describes.
pub fn position(rules: Rules, text: &str) -> Position {
    let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    setup.validate(rules).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The hole that the player to move calls by that number.
pub fn own_hole(position: &Position, number: usize) -> Hole {
    Hole::of(position.row(), position.to_move(), number).unwrap_or_else(|| panic!("no hole {number}"))
}

/// Plays the player's hole of that number.
pub fn play(position: &Position, number: usize) -> (Position, Vec<Step>) {
    position
        .play_recorded(own_hole(position, number))
        .unwrap_or_else(|illegal| panic!("{position}, hole {number}: {illegal}"))
}

/// Own numbers of the holes that the player to move may play.
pub fn legal_numbers(position: &Position) -> Vec<usize> {
    position.legal_moves().iter().map(|hole| hole.number(position.row())).collect()
}

/// A line of moves written with the side before each number, as `S1 N1`: whose move it is must come out as written.
pub fn line(text: &str) -> Vec<(char, &str)> {
    text.split_whitespace().map(|word| (word.chars().next().expect("a side"), &word[1..])).collect()
}

/// The hole that one word of a line means, with the right player to move.
pub fn line_hole(position: &Position, (side, number): (char, &str)) -> Hole {
    assert_eq!(position.to_move().letter(), side, "{position}");
    parse_move(number, position.row(), position.to_move()).expect("a hole")
}

/// A move by lot, the same for the same state of the lot; `None` after the end.
pub fn random_move(position: &Position, lot: &mut ChaCha8Rng) -> Option<Hole> {
    let legal: Vec<Hole> = position.legal_moves().iter().collect();
    (!legal.is_empty()).then(|| legal[lot.random_range(0..legal.len())])
}

pub fn lot(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}
