//! The machine's side of the game: which hole to play. Knows the engine and nothing else.

mod endgame;
mod eval;
mod even;
mod hint;
pub mod ladder;
mod lanes;
mod level;
mod limits;
mod order;
mod place;
mod plain;
mod prove;
mod root;
mod score;
mod search;
mod sight;
mod solve;
mod think;
mod transposition;

pub use endgame::{Built, CacheError, Census, Kind, Tables};
pub use even::{EvenStart, EvenStarts, ParseEvenStartError};
pub use hint::{Hint, Reason, Side};
pub use level::{Level, UnknownLevel};
pub use limits::Limits;
pub use plain::plain_move;
pub use score::Stakes;
pub use solve::{Claim, Proof, Solver, Verdict};
pub use think::{Answer, MoveValue, News, Question, Thinker};
pub use transposition::Transpositions;
