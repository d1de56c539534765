//! The machine's side of the game: which hole to play. Knows the engine and nothing else.

mod plain;

pub use plain::plain_move;
