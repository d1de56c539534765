//! The machine's side of the game: which hole to play. Knows the engine and nothing else.

mod endgame;
mod eval;
mod lanes;
mod limits;
mod order;
mod place;
mod plain;
mod prove;
mod root;
mod score;
mod search;
mod solve;
mod think;
mod transposition;

pub use endgame::{Built, CacheError, Census, Kind, Tables};
pub use limits::Limits;
pub use plain::plain_move;
pub use solve::{Claim, Proof, Solver, Verdict};
pub use think::{Answer, MoveValue, News, Question, Thinker};
pub use transposition::Transpositions;
