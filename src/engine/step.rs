//! What happens in a move, step by step, and the fold that turns steps back into a board.

use std::fmt;

use super::board::Board;
use super::hole::Hole;
use super::player::{ByPlayer, Player};
use super::position::Position;

/// One thing that happens in a move, in the order in which it is seen at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The mover lifts all seeds of the chosen hole: the first lap begins.
    PickUp { hole: Hole, seeds: u8 },
    /// One seed leaves the hand and falls into a hole.
    Drop { hole: Hole },
    /// The lap ended among seeds: all of them are lifted, and a new lap begins.
    Relay { hole: Hole, seeds: u8 },
    /// The four seeds of a casa are taken. `link` 0 is the hole that the seed fell into, 1 and on the chain behind it.
    Capture { hole: Hole, by: Player, link: u8 },
    /// The last four seeds, wherever they are (the hand too), are given to a player.
    LastFour { to: Player },
    /// The player captured with the last seed and may move again.
    MoveAgain { player: Player },
    /// The turn goes over to the opponent.
    TurnEnds { player: Player },
    /// The player is to move, has no legal move, and passes.
    Pass { player: Player },
    /// No more moves.
    GameOver { end: End },
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A capture left four seeds, which were awarded.
    LastFour,
    /// No seed is left on the board.
    BoardEmpty,
    /// The same holes with the same player to move stood for the third time since the last capture.
    Repetition,
    /// Too many moves in a row without a capture.
    Standoff,
    /// Neither player has a legal move.
    Blocked,
    /// The players have agreed to stop. (House rule of this edition.)
    Agreement,
}

impl End {
    pub const ALL: [End; 6] =
        [End::LastFour, End::BoardEmpty, End::Repetition, End::Standoff, End::Blocked, End::Agreement];

    /// The name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            End::LastFour => "last-four",
            End::BoardEmpty => "board-empty",
            End::Repetition => "repetition",
            End::Standoff => "standoff",
            End::Blocked => "blocked",
            End::Agreement => "agreement",
        }
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who has won something, if anyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Win(Player),
    Draw,
}

impl Outcome {
    /// Whoever has more wins; equal is a draw.
    pub fn by_more<T: Ord>(of: &ByPlayer<T>) -> Outcome {
        match of.south.cmp(&of.north) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::South),
            std::cmp::Ordering::Less => Outcome::Win(Player::North),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }
    }

    /// The winner, unless drawn.
    pub const fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win(player) => Some(player),
            Outcome::Draw => None,
        }
    }
}

impl Step {
    /// Whether it lifts the seeds of a hole: with it a lap begins.
    pub const fn lifts(&self) -> bool {
        matches!(self, Step::PickUp { .. } | Step::Relay { .. })
    }
}

/// Where the steps of a move go. There is one code path for the move itself, so a silent run cannot differ from a recorded
/// one, and the compiler leaves nothing of the sink in it.
pub trait StepSink {
    fn step(&mut self, step: Step);
}

/// Takes no notice: for the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl StepSink for Silent {
    #[inline(always)]
    fn step(&mut self, _: Step) {}
}

/// Keeps every step in order: for the screen.
impl StepSink for Vec<Step> {
    fn step(&mut self, step: Step) {
        self.push(step);
    }
}

/// The table in the middle of a move: what lies where after some of its steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MidMove {
    pub board: Board,
    /// Seeds in the mover's hand.
    pub hand: u8,
    pub captured: ByPlayer<u8>,
    pub to_move: Player,
    pub end: Option<End>,
    /// Laps begun so far.
    pub laps: u32,
}

impl MidMove {
    /// The table before the first step.
    pub fn before(position: &Position) -> MidMove {
        MidMove {
            board: *position.board(),
            hand: 0,
            captured: position.captured(),
            to_move: position.to_move(),
            end: position.end(),
            laps: 0,
        }
    }

    /// The table after some steps of a move.
    pub fn after(position: &Position, steps: &[Step]) -> MidMove {
        let mut table = MidMove::before(position);
        steps.iter().for_each(|&step| table.apply(step));
        table
    }

    /// Lets one more step happen. Steps come in the order in which the engine gave them.
    pub fn apply(&mut self, step: Step) {
        match step {
            Step::PickUp { hole, .. } | Step::Relay { hole, .. } => {
                self.hand += self.board.lift(hole);
                self.laps += 1;
            }
            Step::Drop { hole } => {
                self.hand -= 1;
                self.board.drop_seed(hole);
            }
            Step::Capture { hole, by, .. } => self.captured[by] += self.board.lift(hole),
            Step::LastFour { to } => self.captured[to] += self.board.clear() + std::mem::take(&mut self.hand),
            Step::MoveAgain { player } => self.to_move = player,
            Step::TurnEnds { player } | Step::Pass { player } => self.to_move = !player,
            Step::GameOver { end } => self.end = Some(end),
        }
    }

    /// Every seed there is: in the holes, in the hand, captured.
    pub fn seeds(&self) -> u8 {
        self.board.seeds() + self.hand + self.captured.south + self.captured.north
    }
}

/// A move told in four figures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveSummary {
    pub laps: u32,
    /// Seeds dropped in all laps.
    pub sown: u32,
    /// Casas in the order in which they were taken; the last four are not among them.
    pub taken: Vec<Hole>,
    /// Who had to pass before the next move.
    pub passes: Vec<Player>,
}

impl MoveSummary {
    pub fn of(steps: &[Step]) -> MoveSummary {
        let mut summary = MoveSummary::default();
        for &step in steps {
            match step {
                Step::PickUp { .. } | Step::Relay { .. } => summary.laps += 1,
                Step::Drop { .. } => summary.sown += 1,
                Step::Capture { hole, .. } => summary.taken.push(hole),
                Step::Pass { player } => summary.passes.push(player),
                Step::LastFour { .. } | Step::MoveAgain { .. } | Step::TurnEnds { .. } | Step::GameOver { .. } => {}
            }
        }
        summary
    }
}
