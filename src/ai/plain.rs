//! A plain opponent: takes what it can with this sowing and does not look further.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::engine::{Hole, Position};

/// The move whose sowing takes the most seeds; among equals one by lot. The same position and seed give the same move on
/// every machine. `None` after the end of a game.
pub fn plain_move(position: &Position, seed: u64) -> Option<Hole> {
    let mover = position.to_move();
    let taken = |hole| position.play(hole).map_or(0, |next| next.captured()[mover] - position.captured()[mover]);
    let moves: Vec<(Hole, u8)> = position.legal_moves().iter().map(|hole| (hole, taken(hole))).collect();
    let most = moves.iter().map(|&(_, taken)| taken).max()?;
    let best: Vec<Hole> = moves.iter().filter(|&&(_, taken)| taken == most).map(|&(hole, _)| hole).collect();
    Some(best[ChaCha8Rng::seed_from_u64(seed).random_range(0..best.len())])
}
