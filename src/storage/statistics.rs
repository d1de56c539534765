//! Games, results and records of the people who play here. A game is a round that has ended in a match that has ended; it is
//! counted from its record when the match is left, so that undo and redo count nothing twice.

use super::sealed::Form;
use super::trouble::Kept;
use crate::engine::{Row, Rules};

/// Results of a level that are kept one by one, the newest.
pub const NEWEST: usize = 16;

/// Who sat on the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Against {
    /// The machine, by the name of its level.
    Machine(String),
    /// Another person at the same table.
    Friend,
}

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    Won,
    Lost,
    Drawn,
}

/// Games of one kind: a person's against the machine, or South's of two people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
}

/// The games on one board against the same opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub rules: Rules,
    pub row: Row,
    pub against: Against,
    pub tally: Tally,
}

/// The newest results against the same opponent on any board, the oldest of them first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newest {
    pub against: Against,
    pub results: Vec<GameResult>,
}

/// A record: a figure that was reached once and not beaten since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    pub count: u32,
    /// What goes with it: see the fields of [`Statistics`].
    pub with: u32,
    pub rules: Rules,
    pub row: Row,
    pub against: Against,
    /// When the match began, in seconds since the beginning of 1970.
    pub begun_s: u64,
    /// Where it was done: the position before, as text, and the number of the mover's own hole. It can be shown again.
    pub position: String,
    pub hole: usize,
}

/// Everything that is counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    pub counted: Vec<Counted>,
    pub newest: Vec<Newest>,
    /// The most casas in one chain, with the seeds that this sowing took.
    pub longest_chain: Option<Best>,
    /// The most seeds in one turn, with the sowings of that turn; position and hole are those of its first.
    pub most_seeds: Option<Best>,
    /// The most laps in one sowing, with the seeds that were dropped in it.
    pub longest_relay: Option<Best>,
    /// The match counted last: when it began, and the seed of its lots. It is not counted again.
    pub(super) last_match: Option<(u64, u64)>,
}

impl Statistics {
    pub const FORM: Form = Form { name: "statistics", version: 1, what: Kept::Statistics };

    /// All games against the machine, or all of two people.
    pub fn total(&self, against_machine: bool) -> Tally {
        let of_kind = |counted: &&Counted| (counted.against != Against::Friend) == against_machine;
        self.counted.iter().filter(of_kind).fold(Tally::default(), |sum, counted| sum.plus(counted.tally))
    }

    /// All games against an opponent, on any board.
    pub fn against(&self, against: &Against) -> Tally {
        let games = self.counted.iter().filter(|counted| counted.against == *against);
        games.fold(Tally::default(), |sum, counted| sum.plus(counted.tally))
    }

    /// These and later ones together.
    #[must_use]
    pub fn followed_by(mut self, later: Statistics) -> Statistics {
        for counted in &later.counted {
            self.tally(counted.rules, counted.row, &counted.against, |tally| *tally = tally.plus(counted.tally));
        }
        for newest in later.newest {
            newest.results.into_iter().for_each(|result| self.note(&newest.against, result));
        }
        keep_better(&mut self.longest_chain, later.longest_chain);
        keep_better(&mut self.most_seeds, later.most_seeds);
        keep_better(&mut self.longest_relay, later.longest_relay);
        self.last_match = later.last_match.or(self.last_match);
        self
    }

    pub(super) fn tally(&mut self, rules: Rules, row: Row, against: &Against, change: impl FnOnce(&mut Tally)) {
        let is_it = |counted: &Counted| (counted.rules, counted.row, &counted.against) == (rules, row, against);
        let at = self.counted.iter().position(is_it).unwrap_or_else(|| {
            self.counted.push(Counted { rules, row, against: against.clone(), tally: Tally::default() });
            self.counted.len() - 1
        });
        change(&mut self.counted[at].tally);
    }

    pub(super) fn note(&mut self, against: &Against, result: GameResult) {
        let at = self.newest.iter().position(|newest| newest.against == *against).unwrap_or_else(|| {
            self.newest.push(Newest { against: against.clone(), results: Vec::new() });
            self.newest.len() - 1
        });
        let results = &mut self.newest[at].results;
        results.push(result);
        results.drain(..results.len().saturating_sub(NEWEST));
    }
}

/// A record falls only to a higher figure.
pub(super) fn keep_better(best: &mut Option<Best>, other: Option<Best>) {
    let count = |best: &Option<Best>| best.as_ref().map_or(0, |best| best.count);
    if count(&other) > count(best) {
        *best = other;
    }
}

impl Tally {
    pub fn games(self) -> u32 {
        self.won.saturating_add(self.lost).saturating_add(self.drawn)
    }

    pub(super) fn add(&mut self, result: GameResult) {
        let of = match result {
            GameResult::Won => &mut self.won,
            GameResult::Lost => &mut self.lost,
            GameResult::Drawn => &mut self.drawn,
        };
        *of = of.saturating_add(1);
    }

    #[must_use]
    pub fn plus(self, other: Tally) -> Tally {
        Tally {
            won: self.won.saturating_add(other.won),
            lost: self.lost.saturating_add(other.lost),
            drawn: self.drawn.saturating_add(other.drawn),
        }
    }
}
