//! A position from outside, and every reason why it may not be one.

use std::fmt;

use super::board::Board;
use super::hole::{Hole, Row};
use super::player::{ByPlayer, Player};
use super::position::Position;
use super::rules::{LastFour, Rules};

/// A position that somebody claims: anything may be in it. [`Setup::validate`] makes a [`Position`] of it, or tells every
/// reason why it cannot be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Each player's holes in sowing order.
    pub holes: ByPlayer<Vec<u32>>,
    pub to_move: Player,
    pub captured: ByPlayer<u32>,
    pub last_four_to: Option<Player>,
}

impl Setup {
    /// The traditional start: four seeds in every hole.
    pub fn opening(row: Row, starter: Player) -> Setup {
        Setup {
            holes: ByPlayer::from_fn(|_| vec![4; row.len()]),
            to_move: starter,
            captured: ByPlayer::default(),
            last_four_to: None,
        }
    }

    /// The traditional start with a handicap: a player begins with so many casas captured, which are the other's holes from the
    /// last one down. One hole at least stays with the other.
    pub fn with_handicap(row: Row, starter: Player, to: Player, casas: usize) -> Setup {
        let mut setup = Setup::opening(row, starter);
        let casas = casas.min(row.len() - 1);
        setup.holes[!to][row.len() - casas..].fill(0);
        setup.captured[to] = 4 * casas as u32;
        setup
    }

    /// Makes a position of it. A player who is to move but has no legal move passes at once, as after a move; a board without
    /// a seed, or without a legal move for either, is a finished game.
    ///
    /// # Errors
    /// Every reason why it cannot be a position under these rules, and the setup itself.
    pub fn validate(self, rules: Rules) -> Result<Position, InvalidSetup> {
        let faults = self.faults(rules);
        let (Some(row), true) = (self.row(), faults.is_empty()) else {
            return Err(InvalidSetup { setup: self, faults });
        };
        // No count is above 96 here, so none is cut short.
        let counts: Vec<u8> = self.holes.south.iter().chain(&self.holes.north).map(|&seeds| seeds as u8).collect();
        let board = Board::from_counts(row, counts.into_iter());
        let captured = ByPlayer::new(self.captured.south as u8, self.captured.north as u8);
        Ok(Position::set_up(rules, board, self.to_move, captured, self.last_four_to))
    }

    /// The row, if both players have 6 or both 12 holes.
    fn row(&self) -> Option<Row> {
        Row::from_len(self.holes.south.len()).filter(|row| row.len() == self.holes.north.len())
    }

    fn faults(&self, rules: Rules) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        match self.row() {
            None => {
                faults.push(SetupFault::RowLengths { south: self.holes.south.len(), north: self.holes.north.len() })
            }
            Some(row) => {
                if !rules.offers(row) {
                    faults.push(SetupFault::RowNotOffered { rules, row });
                }
                self.push_seed_faults(row, &mut faults);
            }
        }
        if self.last_four_to.is_some() && rules.last_four != LastFour::WinnerOfRoundBefore {
            faults.push(SetupFault::LastFourNotInRules { rules });
        }
        faults
    }

    fn push_seed_faults(&self, row: Row, faults: &mut Vec<SetupFault>) {
        let most = u64::from(row.seeds());
        for player in Player::ALL {
            for (hole, &seeds) in row.holes_of(player).zip(&self.holes[player]) {
                if u64::from(seeds) > most {
                    faults.push(SetupFault::TooManyInHole { row, hole, seeds });
                }
            }
        }
        let in_holes: u64 = Player::ALL.iter().flat_map(|&player| &self.holes[player]).copied().map(u64::from).sum();
        let captured = u64::from(self.captured.south) + u64::from(self.captured.north);
        if in_holes + captured != most {
            faults.push(SetupFault::SeedsDoNotAddUp { row, in_holes, captured });
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let seeds = |player| position.row().holes_of(player).map(|hole| position.board()[hole].into()).collect();
        Setup {
            holes: ByPlayer::from_fn(seeds),
            to_move: position.to_move(),
            captured: ByPlayer::new(position.captured().south.into(), position.captured().north.into()),
            last_four_to: position.last_four_to(),
        }
    }
}

/// A setup that cannot be a position, with every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidSetup {
    pub setup: Setup,
    pub faults: Vec<SetupFault>,
}

/// One reason why a setup cannot be a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    RowLengths { south: usize, north: usize },
    RowNotOffered { rules: Rules, row: Row },
    TooManyInHole { row: Row, hole: Hole, seeds: u32 },
    SeedsDoNotAddUp { row: Row, in_holes: u64, captured: u64 },
    LastFourNotInRules { rules: Rules },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupFault::RowLengths { south, north } => {
                write!(f, "South has {south} holes and North {north}: expected 6 each or 12 each")
            }
            SetupFault::RowNotOffered { rules, row } => {
                write!(f, "{rules} is not played on 2x{}", row.len())
            }
            SetupFault::TooManyInHole { row, hole, seeds } => {
                write!(f, "hole {} holds {seeds} seeds: the game has only {}", hole.label(row), row.seeds())
            }
            SetupFault::SeedsDoNotAddUp { row, in_holes, captured } => write!(
                f,
                "{in_holes} seeds in the holes and {captured} captured are {}: expected {}",
                in_holes + captured,
                row.seeds()
            ),
            SetupFault::LastFourNotInRules { rules } => {
                write!(f, "{rules} does not give the last four to a player named beforehand")
            }
        }
    }
}

impl fmt::Display for InvalidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if i > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl std::error::Error for InvalidSetup {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handicap_is_taken_from_the_other_and_every_seed_is_still_there() {
        for row in Row::ALL {
            for casas in 0..=row.len() {
                let setup = Setup::with_handicap(row, Player::South, Player::North, casas);
                let position = setup.validate(Rules::HOYITO_II).expect("every seed is accounted for");
                assert_eq!(usize::from(position.captured().north), 4 * casas.min(row.len() - 1));
                assert!(!position.is_over());
            }
        }
        let setup = Setup::with_handicap(Row::Six, Player::South, Player::North, 2);
        assert_eq!(setup.to_string(), "4,4,4,4,0,0/4,4,4,4,4,4 S 0-8");
    }
}
