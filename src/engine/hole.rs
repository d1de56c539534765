//! Holes and rows: where a hole lies on the track, whose it is, and the number its owner gives it.

use std::fmt;

use super::player::Player;

/// How many holes each player has. With [`Row::Six`] the board is 2x6, with [`Row::Twelve`] 2x12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Row {
    Six,
    Twelve,
}

impl Row {
    /// Both rows, the shorter first.
    pub const ALL: [Row; 2] = [Row::Six, Row::Twelve];

    /// The row with that many holes, if there is one.
    pub fn from_len(holes: usize) -> Option<Row> {
        Row::ALL.into_iter().find(|row| row.len() == holes)
    }

    /// Holes of one player: 6 or 12.
    #[expect(clippy::len_without_is_empty, reason = "a row is never empty")]
    pub const fn len(self) -> usize {
        match self {
            Row::Six => 6,
            Row::Twelve => 12,
        }
    }

    /// Holes of both players: 12 or 24.
    pub const fn holes(self) -> usize {
        2 * self.len()
    }

    /// Seeds of the whole game, four for each hole: 48 or 96.
    pub const fn seeds(self) -> u8 {
        4 * self.holes() as u8
    }

    /// Every hole in sowing order, from South's hole 1 to North's last.
    pub fn track(self) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator + Clone {
        (0..self.holes() as u8).map(Hole)
    }

    /// The holes of one player in sowing order.
    pub fn holes_of(self, player: Player) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator + Clone {
        let first = self.first_of(player);
        (first..first + self.len() as u8).map(Hole)
    }

    const fn first_of(self, player: Player) -> u8 {
        match player {
            Player::South => 0,
            Player::North => self.len() as u8,
        }
    }
}

/// A hole, known by its place on the track: South's holes from 0 on, then North's.
///
/// A hole knows nothing of the row it lies in, so whatever depends on that takes the [`Row`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(u8);

impl Hole {
    /// A player's own hole by its number, 1 to 6 or 12 from that player's left to right.
    pub fn of(row: Row, owner: Player, number: usize) -> Option<Hole> {
        (1..=row.len()).contains(&number).then(|| Hole(row.first_of(owner) + number as u8 - 1))
    }

    /// The hole at that place on the track.
    pub(super) const fn at(index: usize) -> Hole {
        Hole(index as u8)
    }

    /// The place on the track, 0 for South's hole 1.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose hole it is.
    pub const fn owner(self, row: Row) -> Player {
        if self.index() < row.len() { Player::South } else { Player::North }
    }

    /// The number its owner gives it, from 1.
    pub const fn number(self, row: Row) -> usize {
        self.index() % row.len() + 1
    }

    /// The next hole to sow into: counter-clockwise.
    #[must_use]
    pub const fn next(self, row: Row) -> Hole {
        if self.index() + 1 == row.holes() { Hole(0) } else { Hole(self.0 + 1) }
    }

    /// The hole before it, against the sowing: where a chain goes on.
    #[must_use]
    pub const fn before(self, row: Row) -> Hole {
        if self.0 == 0 { Hole(row.holes() as u8 - 1) } else { Hole(self.0 - 1) }
    }

    /// The hole that takes this one's place when the board is turned by half a turn: the other player's hole of the same
    /// number.
    #[must_use]
    pub const fn half_turned(self, row: Row) -> Hole {
        Hole(((self.index() + row.len()) % row.holes()) as u8)
    }

    /// Side and own number, as `N4`.
    pub fn label(self, row: Row) -> impl fmt::Display {
        struct Label(Player, usize);
        impl fmt::Display for Label {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", self.0.letter(), self.1)
            }
        }
        Label(self.owner(row), self.number(row))
    }
}

/// A set of holes, in sowing order when walked through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct HoleSet(u32);

impl HoleSet {
    pub const EMPTY: HoleSet = HoleSet(0);

    pub fn insert(&mut self, hole: Hole) {
        self.0 |= 1 << hole.0;
    }

    pub const fn contains(self, hole: Hole) -> bool {
        self.0 & 1 << hole.0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Hole> {
        (0..u32::BITS as u8).map(Hole).filter(move |&hole| self.contains(hole))
    }
}

impl FromIterator<Hole> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        let mut set = HoleSet::EMPTY;
        holes.into_iter().for_each(|hole| set.insert(hole));
        set
    }
}
