//! The rules of Hoyito and nothing else: no window, clock, file, thread or random number.
//!
//! A [`Position`] is always valid: it comes from the opening, from a [`Setup`] that passed every check, or from a legal
//! move. Playing a move gives a new position; the position it was played from stays as it was. [`Game`] adds what needs a
//! memory (undo, repetition, standoff) and [`Match`] the rounds.
//!
//! ```
//! use hoyito::engine::{Game, Hole, Player, Row, Rules};
//!
//! let mut game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).unwrap();
//! let hole = Hole::of(Row::Six, Player::South, 3).unwrap();
//! let steps = game.play(hole).unwrap();
//! assert!(!steps.is_empty());
//! assert_eq!(game.position().to_string(), "6,6,2,7,1,6/1,6,6,6,0,1 N 0-0");
//! ```

mod board;
mod game;
mod hole;
mod lap;
mod match_;
mod notation;
mod perft;
mod player;
mod position;
mod record;
mod record_lines;
mod rules;
mod setup;
mod sowing;
mod step;
mod undone;

pub use board::Board;
pub use game::{Game, STANDINGS};
pub use hole::{Hole, HoleSet, Row};
pub use match_::{FIRST_ROUND_WITH_NAMED_LAST_FOUR, Match, MatchError, ROUND_COUNTS};
pub use notation::{ParsePositionError, UnknownHole, parse_move};
pub use perft::perft;
pub use player::{ByPlayer, Player};
pub use position::{IllegalMove, Position};
pub use record::Record;
pub use record_lines::{RecordError, WrongMove};
pub use rules::{LAP_LIMIT, LastFour, Rules, UnknownRules};
pub use setup::{InvalidSetup, Setup, SetupFault};
pub use step::{End, MidMove, MoveSummary, Outcome, Silent, Step, StepSink};
pub use undone::WithUndone;
