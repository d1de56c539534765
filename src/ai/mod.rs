//! The machine's side of the game: which hole to play, and why. Knows the engine and nothing else.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `lanes`, `laps`, `place`, `sower` | the search's own board: bytes in machine words, the mover's row first; moves on it |
//! | `score` | margins and wins as numbers, how far a value is proven, what a match is played for |
//! | `transposition`, `order`, `line`, `eval`, `limits` | memory, move order, repetition, guess, and bounds of a search |
//! | `walk` | what search and proof have in common: all of that, and the moves of a position one after another |
//! | `search`, `root`, `think`, `question` | alpha-beta, iterative deepening, and a [`Thinker`] who answers a [`Question`] |
//! | `endgame` | [`Tables`]: positions with few seeds, solved |
//! | `prove`, `solve` | a [`Solver`] that proves a [`Claim`] and guesses nothing |
//! | `sight`, `level`, [`ladder`] | the [`Level`]s, and how far each is above the one below |
//! | `hint`, `why`, `even` | [`Hint`]s as data, and [`Why`] a move is best; [`EvenStart`]s |
//! | `background` | threads that give way to the picture: [`Background`] |
//! | `plain` | an opponent who only counts what he can take now |
//!
//! A search is a function of the game, the question and the tables that are ready: with bounds in nodes or depth, one thread, an
//! empty memory and the same tables the answer is the same on every machine. A table search never guesses; a value that is marked
//! as proven holds under all the rules, repetition and standoff too.

mod background;
mod endgame;
mod eval;
mod even;
mod hint;
pub mod ladder;
mod lanes;
mod laps;
mod level;
mod limits;
mod line;
mod order;
mod place;
mod plain;
mod prove;
mod question;
mod root;
mod score;
mod search;
mod sight;
mod solve;
mod sower;
mod think;
mod transposition;
mod walk;
mod why;

pub use background::Background;
pub use endgame::{Built, CacheError, Census, Kind, Tables};
pub use even::{EvenStart, EvenStarts, ParseEvenStartError};
pub use hint::{Hint, HintDepth, Side};
pub use level::{Level, UnknownLevel};
pub use limits::Limits;
pub use plain::plain_move;
pub use question::{Answer, MoveValue, News, Question};
pub use score::Stakes;
pub use solve::{Claim, Proof, Solver, Verdict};
pub use think::Thinker;
pub use transposition::Transpositions;
pub use why::{Proven, Why};
