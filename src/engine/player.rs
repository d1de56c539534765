//! The two players, named after the side of the board they sit at, and a pair with one value for each.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// One of the two players. South owns the near row, North the far one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    South,
    North,
}

impl Player {
    /// Both players, South first.
    pub const ALL: [Player; 2] = [Player::South, Player::North];

    /// `S` or `N`, as positions are written.
    pub const fn letter(self) -> char {
        match self {
            Player::South => 'S',
            Player::North => 'N',
        }
    }

    /// The player written as `S` or `N`.
    pub fn from_letter(letter: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| letter == player.letter().encode_utf8(&mut [0; 4]))
    }
}

impl Not for Player {
    type Output = Player;

    /// The opponent.
    fn not(self) -> Player {
        match self {
            Player::South => Player::North,
            Player::North => Player::South,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::South => "South",
            Player::North => "North",
        })
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPlayer<T> {
    pub south: T,
    pub north: T,
}

impl<T> ByPlayer<T> {
    pub const fn new(south: T, north: T) -> Self {
        Self { south, north }
    }

    /// A value for each player, made by a function of the player.
    pub fn from_fn(mut make: impl FnMut(Player) -> T) -> Self {
        Self { south: make(Player::South), north: make(Player::North) }
    }

    /// The same values with the players swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { south: self.north, north: self.south }
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: Player) -> &T {
        match player {
            Player::South => &self.south,
            Player::North => &self.north,
        }
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::South => &mut self.south,
            Player::North => &mut self.north,
        }
    }
}
