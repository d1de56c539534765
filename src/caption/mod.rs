//! What there is to say of a game, made from the engine's own steps: pure functions that give [`Phrase`]s, which any language
//! can say.
//!
//! | part | what it tells |
//! | --- | --- |
//! | `aloud` | what only a screen reader says |
//! | `story` | what a move does while it is shown, and what it did |
//! | `news` | that a round is decided, or will soon be over |
//! | `preview` | what a hole's sowing would do |
//! | `hint` | a hint in three depths |
//! | `answer` | why something cannot be done |
//! | `asked` | what one side asks the other |
//! | `trouble` | what went wrong with the files |
//! | `verdict` | how a round and a match ended |

mod aloud;
mod answer;
mod asked;
mod hint;
mod lines;
mod news;
mod preview;
mod story;
#[cfg(test)]
mod tests;
mod trouble;
mod verdict;

use crate::engine::{ByPlayer, Hole, Player, Row};
use crate::locale::{Arg, Phrase};
use crate::match_setup::Seat;

pub use aloud::hole_aloud;
pub use answer::{no_hint, not_yet, nothing_to_redo, nothing_to_undo, previews, refused};
pub use asked::{Asked, answer_first, asked, declined, may_withdraw};
pub use hint::hint;
pub use lines::in_lines;
pub use news::news;
pub use preview::{endless, preview};
pub use story::{after, after_news, at_start, beginning, chain, during, lap_of, many_laps};
pub use trouble::{troubles, why_not};
pub use verdict::{match_score, reason, verdict};

/// How the players are spoken of. Against the machine a person is "you"; two people go by their sides, but for whoever reads
/// alone at an edge of the table.
#[derive(Clone, Copy, Debug)]
pub struct Voices {
    pub row: Row,
    pub seats: ByPlayer<Seat>,
    /// The one player that is spoken to, if it is one of two people.
    pub to: Option<Player>,
}

impl Voices {
    fn is_you(&self, player: Player) -> bool {
        self.to == Some(player) || (self.seats[player] == Seat::Person && self.seats[!player].is_machine())
    }

    /// The word that messages choose by: who it is.
    pub fn who(&self, player: Player) -> &'static str {
        match (self.seats[player], player) {
            _ if self.is_you(player) => "you",
            (Seat::Machine(_), _) if self.is_you(!player) => "machine",
            (_, Player::South) => "south",
            (_, Player::North) => "north",
        }
    }

    /// The name on a player's tile: one for all readers.
    pub fn name(&self, player: Player) -> Phrase {
        Phrase::new("player-name").with("who", Voices { to: None, ..*self }.who(player))
    }

    /// "your hole 3", "North's hole 3".
    pub fn hole(&self, hole: Hole) -> Phrase {
        self.holes_of(self.who(hole.owner(self.row)), &[hole])
    }

    /// "your holes 4 and 3 and North's hole 1": neighbours of one side are named together.
    fn holes(&self, holes: &[Hole]) -> Arg {
        self.grouped(holes, |owner| self.who(owner))
    }

    /// The mover's own holes by number alone, the others with their owner: "holes 2 and 1 and North's hole 6".
    fn holes_for(&self, mover: Player, holes: &[Hole]) -> Arg {
        self.grouped(holes, |owner| if owner == mover { "own" } else { self.who(owner) })
    }

    fn grouped(&self, holes: &[Hole], whose: impl Fn(Player) -> &'static str) -> Arg {
        let groups = holes.chunk_by(|one, next| one.owner(self.row) == next.owner(self.row));
        let told: Vec<Phrase> = groups.map(|group| self.holes_of(whose(group[0].owner(self.row)), group)).collect();
        told.into()
    }

    fn holes_of(&self, whose: &'static str, holes: &[Hole]) -> Phrase {
        let numbers: Vec<usize> = holes.iter().map(|hole| hole.number(self.row)).collect();
        Phrase::new("holes-of").with("whose", whose).with("count", holes.len()).with("numbers", numbers)
    }
}

/// The hole into which the last seed fell.
fn last_drop(steps: &[crate::engine::Step]) -> Option<Hole> {
    steps.iter().rev().find_map(|step| match step {
        crate::engine::Step::Drop { hole } => Some(*hole),
        _ => None,
    })
}
