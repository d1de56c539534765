//! Moves and positions as text, both ways.
//!
//! A move is the mover's own hole number. A position is South's holes in sowing order, `/`, North's, the side to move, captures
//! South-North, and in a late round of Hoyito III who gets the last four: `0,0,0,1,3,1/0,1,1,0,1,0 S 16-24 N`.

use std::fmt;
use std::str::FromStr;

use super::hole::{Hole, Row};
use super::player::{ByPlayer, Player};
use super::position::Position;
use super::setup::Setup;

/// Reads a move: the mover's own hole number.
///
/// # Errors
/// If the text is not the number of a hole.
pub fn parse_move(text: &str, row: Row, mover: Player) -> Result<Hole, UnknownHole> {
    let number = parse_count(text).and_then(|number| Hole::of(row, mover, number as usize));
    number.ok_or_else(|| UnknownHole { text: text.to_owned(), row })
}

/// A text that is not the number of a hole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownHole {
    pub text: String,
    pub row: Row,
}

impl fmt::Display for UnknownHole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a hole: expected 1 to {}", self.text, self.row.len())
    }
}

impl std::error::Error for UnknownHole {}

/// Digits alone: no sign, no space.
pub(super) fn parse_count(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (player, separator) in [(Player::South, "/"), (Player::North, " ")] {
            for (i, seeds) in self.holes[player].iter().enumerate() {
                write!(f, "{}{seeds}", if i > 0 { "," } else { "" })?;
            }
            f.write_str(separator)?;
        }
        write!(f, "{} {}-{}", self.to_move.letter(), self.captured.south, self.captured.north)?;
        self.last_four_to.map_or(Ok(()), |player| write!(f, " {}", player.letter()))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl FromStr for Setup {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Setup, ParsePositionError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let (holes, to_move, captured, last_four_to) = match fields[..] {
            [holes, to_move, captured] => (holes, to_move, captured, None),
            [holes, to_move, captured, last_four_to] => (holes, to_move, captured, Some(last_four_to)),
            _ => return Err(ParsePositionError::FieldCount(fields.len())),
        };
        let (south, north) = holes.split_once('/').ok_or_else(|| ParsePositionError::NoSlash(holes.to_owned()))?;
        Ok(Setup {
            holes: ByPlayer::new(parse_row(south)?, parse_row(north)?),
            to_move: parse_side(to_move)?,
            captured: parse_pair(captured).ok_or_else(|| ParsePositionError::Captures(captured.to_owned()))?,
            last_four_to: last_four_to.map(parse_side).transpose()?,
        })
    }
}

fn parse_row(text: &str) -> Result<Vec<u32>, ParsePositionError> {
    let count = |text: &str| parse_count(text).ok_or_else(|| ParsePositionError::Count(text.to_owned()));
    text.split(',').map(count).collect()
}

fn parse_side(text: &str) -> Result<Player, ParsePositionError> {
    Player::from_letter(text).ok_or_else(|| ParsePositionError::Side(text.to_owned()))
}

/// `28-20`: South's, then North's.
fn parse_pair(text: &str) -> Option<ByPlayer<u32>> {
    let (south, north) = text.split_once('-')?;
    Some(ByPlayer::new(parse_count(south)?, parse_count(north)?))
}

/// Why a text is not a position, whatever the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    FieldCount(usize),
    NoSlash(String),
    Count(String),
    Side(String),
    Captures(String),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::FieldCount(fields) => {
                write!(f, "a position has three fields, or four, as in '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0': found {fields}")
            }
            ParsePositionError::NoSlash(text) => {
                write!(f, "'{text}': expected South's holes, '/', North's holes")
            }
            ParsePositionError::Count(text) => {
                write!(
                    f,
                    "'{text}' is not a number of seeds: expected all holes, as in '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0'"
                )
            }
            ParsePositionError::Side(text) => write!(f, "'{text}' is not a side: expected S or N"),
            ParsePositionError::Captures(text) => {
                write!(f, "'{text}' are not captures: expected South's and North's, as in 28-20")
            }
        }
    }
}

impl std::error::Error for ParsePositionError {}
