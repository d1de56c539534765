//! A hint in three depths: the side of the board, the hole, the whole path with the reason for it. The reason is data; whoever
//! shows it finds the words in the reader's language.

use super::why::{Proven, Why};
use crate::engine::{Game, Hole, HoleSet, IllegalMove, Row, Step};

/// A move, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub hole: Hole,
    /// Which half of the mover's row the hole is in.
    pub side: Side,
    /// The whole path.
    pub steps: Vec<Step>,
    /// What sets it apart from the other moves.
    pub why: Why,
}

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintDepth {
    Side,
    Hole,
    Path,
}

/// A half of the mover's row, as he sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

impl Side {
    fn of(row: Row, hole: Hole) -> Side {
        if hole.number(row) * 2 <= row.len() { Side::Left } else { Side::Right }
    }
}

impl Hint {
    /// What speaks for a move of the game, given what a search has proven of the position.
    ///
    /// # Errors
    /// Why the hole may not be played.
    pub fn for_move(game: &Game, hole: Hole, proven: Option<Proven>) -> Result<Hint, IllegalMove> {
        let (_, steps) = game.position().play_recorded(hole)?;
        let why = Why::of(game, hole, proven)?;
        Ok(Hint { hole, side: Side::of(game.position().row(), hole), steps, why })
    }

    /// The holes of the half of the row that the hole is in.
    pub fn half(&self, row: Row) -> HoleSet {
        row.holes_of(self.hole.owner(row)).filter(|&hole| Side::of(row, hole) == self.side).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Player, Rules, Setup};

    #[test]
    fn a_hint_knows_which_half_of_the_movers_row_it_is_in() {
        for (player, number, side) in
            [(Player::South, 3, Side::Left), (Player::South, 4, Side::Right), (Player::North, 6, Side::Right)]
        {
            let position = Setup::opening(Row::Six, player).validate(Rules::HOYITO_II).expect("valid");
            let hole = Hole::of(Row::Six, player, number).expect("a hole");
            let hint = Hint::for_move(&Game::from_position(position), hole, None).expect("a legal move");
            assert_eq!(hint.side, side);
            let half = hint.half(Row::Six);
            assert_eq!(half.len(), 3);
            assert!(half.contains(hole) && half.iter().all(|hole| hole.owner(Row::Six) == player));
        }
    }
}
