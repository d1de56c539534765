//! The lessons: positions in which one hole is asked for, and what is said before and after it is played. Plain data; that each
//! step does what its words say, the tests hold. The learner is South.

#[cfg(test)]
mod tests;

use crate::engine::{Hole, Match, MatchError, ParsePositionError, Player, Position, Row, Rules, Setup};
use crate::locale::Phrase;

/// A lesson of less than a minute.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// The name that it is remembered by.
    pub id: &'static str,
    pub rules: Rules,
    pub row: Row,
    /// At least one.
    pub steps: &'static [Step],
}

/// One thing to do, and what there is to see in it. Words are messages of `assets/locales`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// In the text form of positions. Where it is the one that the step before has led to, that step's turn goes on.
    pub position: &'static str,
    /// The number of South's hole that is asked for.
    pub hole: usize,
    /// Why this hole: stands under the order.
    pub why: &'static str,
    /// What happened, in two or three words, and in a sentence.
    pub headline: &'static str,
    pub what_happened: &'static str,
}

/// Every lesson, in the order in which they are offered.
pub const LESSONS: [Lesson; 4] = [
    Lesson { id: "hoyito-ii", rules: Rules::HOYITO_II, row: Row::Six, steps: &HOYITO_II },
    Lesson { id: "hoyito-i", rules: Rules::HOYITO_I, row: Row::Six, steps: &HOYITO_I },
    Lesson { id: "hoyito-iii", rules: Rules::HOYITO_III, row: Row::Six, steps: &HOYITO_III },
    Lesson { id: "long-board", rules: Rules::HOYITO_II, row: Row::Twelve, steps: &LONG_BOARD },
];

const HOYITO_II: [Step; 6] = [
    Step {
        position: "0,3,1,1,0,1/1,0,2,0,1,2 S 16-20",
        hole: 2,
        why: "learn-sow-why",
        headline: "learn-sow-headline",
        what_happened: "learn-sow-what",
    },
    Step {
        position: "2,1,2,1,1,0/1,0,2,0,0,2 S 16-20",
        hole: 1,
        why: "learn-relay-why",
        headline: "learn-relay-headline",
        what_happened: "learn-relay-what",
    },
    Step {
        position: "1,0,2,1,3,0/1,0,2,0,0,2 S 16-20",
        hole: 3,
        why: "learn-casa-why",
        headline: "learn-casa-headline",
        what_happened: "learn-casa-what",
    },
    Step {
        position: "3,3,3,3,2,1/3,0,2,1,1,2 S 12-12",
        hole: 1,
        why: "learn-chain-why",
        headline: "learn-chain-headline",
        what_happened: "learn-chain-what",
    },
    Step {
        position: "0,0,0,0,2,1/3,0,2,1,1,2 S 24-12",
        hole: 6,
        why: "learn-again-why",
        headline: "learn-again-headline",
        what_happened: "learn-again-what",
    },
    Step {
        position: "0,0,1,3,0,0/1,0,2,0,0,1 S 20-20",
        hole: 3,
        why: "learn-last-four-why",
        headline: "learn-last-four-headline",
        what_happened: "learn-last-four-what",
    },
];

const HOYITO_I: [Step; 3] = [
    Step {
        position: "1,4,1,3,1,0/1,0,2,0,1,2 S 16-16",
        hole: 2,
        why: "learn-passing-why",
        headline: "learn-passing-headline",
        what_happened: "learn-passing-what",
    },
    Step {
        position: "1,0,2,0,3,1/3,0,2,1,1,2 S 16-16",
        hole: 5,
        why: "learn-either-side-why",
        headline: "learn-either-side-headline",
        what_happened: "learn-either-side-what",
    },
    Step {
        position: "2,0,0,2,1,3/1,0,2,2,1,2 S 16-16",
        hole: 4,
        why: "learn-no-more-why",
        headline: "learn-no-more-headline",
        what_happened: "learn-no-more-what",
    },
];

const HOYITO_III: [Step; 3] = [
    Step {
        position: "3,3,3,3,1,3/2,0,2,1,1,2 S 12-12",
        hole: 1,
        why: "learn-no-chain-why",
        headline: "learn-no-chain-headline",
        what_happened: "learn-no-chain-what",
    },
    Step {
        position: "0,4,4,0,1,3/2,0,2,1,1,2 S 16-12",
        hole: 5,
        why: "learn-one-more-why",
        headline: "learn-one-more-headline",
        what_happened: "learn-one-more-what",
    },
    Step {
        position: "0,0,1,3,0,0/1,0,2,0,0,1 S 24-16 N",
        hole: 3,
        why: "learn-round-three-why",
        headline: "learn-round-three-headline",
        what_happened: "learn-round-three-what",
    },
];

const LONG_BOARD: [Step; 2] = [
    Step {
        position: "2,6,1,2,1,2,1,1,2,2,1,2/0,1,2,0,1,1,0,2,0,1,1,0 S 32-32",
        hole: 2,
        why: "learn-long-way-why",
        headline: "learn-long-way-headline",
        what_happened: "learn-long-way-what",
    },
    Step {
        position: "1,0,2,1,0,1,2,0,4,3,3,3/3,0,1,2,0,1,0,2,1,0,1,1 S 32-32",
        hole: 9,
        why: "learn-round-corner-why",
        headline: "learn-round-corner-headline",
        what_happened: "learn-round-corner-what",
    },
];

/// Why a step cannot be laid out; never so with those of [`LESSONS`].
#[derive(Clone, Debug, PartialEq)]
pub enum StepError {
    Text(ParsePositionError),
    Match(MatchError),
}

impl std::fmt::Display for StepError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StepError::Text(error) => error.fmt(f),
            StepError::Match(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StepError {}

impl Lesson {
    /// The hole that a step asks for, if it has one of that number.
    pub fn asked(&self, step: usize) -> Option<Hole> {
        Hole::of(self.row, Player::South, self.steps.get(step)?.hole)
    }

    /// A match of one round that begins where the step does.
    ///
    /// # Errors
    /// If the step's position is none under the rules.
    pub fn lay_out(&self, step: &Step) -> Result<Match, StepError> {
        let setup = step.position.parse::<Setup>().map_err(StepError::Text)?;
        Match::from_start(self.rules, 1, setup).map_err(StepError::Match)
    }

    /// Whether a step begins with other seeds on the board than the step before it has left there.
    pub fn is_new_board(&self, step: usize) -> bool {
        let before =
            step.checked_sub(1).and_then(|before| self.lay_out(self.steps.get(before)?).ok().zip(self.asked(before)));
        let left = before.and_then(|(match_, hole)| match_.game().position().play_recorded(hole).ok());
        left.is_some_and(|(position, _)| !self.goes_on_from(&self.steps[step], &position))
    }

    /// Whether a step goes on from a position without anything being laid out anew.
    pub fn goes_on_from(&self, step: &Step, position: &Position) -> bool {
        *position.rules() == self.rules && position.to_string() == step.position
    }
}

impl Step {
    /// What to do; on a new board that is said too.
    pub fn order(&self, is_new_board: bool) -> Phrase {
        let board = if is_new_board { "new" } else { "same" };
        Phrase::new("learn-touch-hole").with("board", board).with("hole", self.hole)
    }

    /// Why: `side` is where the learner's row is, `right` or `below`.
    pub fn reason(&self, side: &'static str) -> Phrase {
        Phrase::new(self.why).with("side", side)
    }

    /// The same, to whoever has touched another hole.
    pub fn order_again(&self) -> Phrase {
        Phrase::new("learn-not-that-one").with("hole", self.hole)
    }
}
