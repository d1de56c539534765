//! Games of one player against another, to see by how much he is stronger: random openings, each played twice with the sides
//! changed.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::engine::{Game, Hole, Outcome, Player, Row, Rules};

/// Random moves before the players take over.
const OPENING_MOVES: usize = 4;

/// A player for a series of games: the move in a game, with a seed for what is drawn by lot.
pub type Mover<'a> = dyn FnMut(&Game, u64) -> Hole + 'a;

/// A player who plays any legal move.
pub fn random_move(game: &Game, seed: u64) -> Hole {
    let moves: Vec<Hole> = game.position().legal_moves().iter().collect();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(game.ply() as u64);
    moves[rng.random_range(0..moves.len())]
}

/// What a player made of a series of pairs of games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// Points of each pair, of two.
    pairs: Vec<f64>,
}

impl Series {
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points: a win counts 1, a draw a half.
    pub fn share(&self) -> f64 {
        self.pairs.iter().sum::<f64>() / f64::from(self.games().max(1))
    }

    /// Half the width of the interval that holds the true share in 95 of 100 such series. The two games of a pair are no
    /// independent trials, so it is taken from the pairs.
    pub fn error(&self) -> f64 {
        let pairs = self.pairs.len() as f64;
        if pairs < 2.0 {
            return 0.5;
        }
        let squares = self.pairs.iter().map(|points| (points / 2.0 - self.share()).powi(2)).sum::<f64>();
        1.96 * (squares / (pairs - 1.0) / pairs).sqrt()
    }

    fn count(&mut self, points: [f64; 2]) {
        for points in points {
            match points {
                1.0 => self.wins += 1,
                0.0 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        self.pairs.push(points.iter().sum());
    }
}

/// Plays so many pairs of games. The same seed gives the same openings and the same lots.
pub fn play(rules: Rules, row: Row, pairs: u32, seed: u64, one: &mut Mover<'_>, other: &mut Mover<'_>) -> Series {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut series = Series::default();
    for _ in 0..pairs {
        let opening = random_opening(rules, row, &mut rng);
        let points = Player::ALL.map(|side| {
            let lot = rng.random();
            match play_out(opening.clone(), side, lot, one, other) {
                Outcome::Draw => 0.5,
                Outcome::Win(winner) => f64::from(u8::from(winner == side)),
            }
        });
        series.count(points);
    }
    series
}

fn random_opening(rules: Rules, row: Row, rng: &mut ChaCha8Rng) -> Game {
    let starter = Player::ALL[rng.random_range(0..2)];
    loop {
        let mut game = Game::opening(rules, row, starter).expect("these rules are played on that row");
        while game.end().is_none() && game.ply() < OPENING_MOVES {
            let hole = random_move(&game, rng.random());
            game.play(hole).expect("a legal move");
        }
        if game.end().is_none() {
            return game;
        }
    }
}

fn play_out(mut game: Game, side: Player, lot: u64, one: &mut Mover<'_>, other: &mut Mover<'_>) -> Outcome {
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome;
        }
        let hole = if game.position().to_move() == side { one(&game, lot) } else { other(&game, lot) };
        game.play(hole).expect("players play legal moves");
    }
}
