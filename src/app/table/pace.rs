//! How long each step of a move is shown: a pure function of the step, its lap, the speed and the length of the whole move.

use crate::engine::Step;

/// How fast moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    Slow,
    Calm,
    #[default]
    Normal,
    Brisk,
    Fast,
    AtOnce,
}

impl Speed {
    /// From the slowest to the fastest.
    pub const ALL: [Speed; 6] = [Speed::Slow, Speed::Calm, Speed::Normal, Speed::Brisk, Speed::Fast, Speed::AtOnce];

    /// How much longer than at normal speed everything takes.
    const fn stretch(self) -> f32 {
        match self {
            Speed::Slow => 1.9,
            Speed::Calm => 1.4,
            Speed::Normal => 1.0,
            Speed::Brisk => 0.7,
            Speed::Fast => 0.45,
            Speed::AtOnce => 0.0,
        }
    }

    /// The longest that any move may take, in ms.
    pub const fn budget_ms(self) -> f32 {
        match self {
            Speed::Slow => 15_000.0,
            Speed::Calm => 10_000.0,
            Speed::Normal => 6_000.0,
            Speed::Brisk => 4_000.0,
            Speed::Fast => 2_000.0,
            Speed::AtOnce => 0.0,
        }
    }

    /// The next faster speed; after the fastest, the slowest.
    #[must_use]
    pub fn next(self) -> Speed {
        let here = Speed::ALL.iter().position(|&speed| speed == self).unwrap_or_default();
        Speed::ALL[(here + 1) % Speed::ALL.len()]
    }
}

/// When a step begins and how long it takes, both in ms from the beginning of the move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    pub start_ms: f32,
    pub length_ms: f32,
}

impl Span {
    pub fn end_ms(self) -> f32 {
        self.start_ms + self.length_ms
    }
}

/// Laps that are always shown at full pace, as long as they leave room for the rest.
const UNHURRIED_LAPS: u32 = 2;

/// The part of the budget that those laps and the captures may take of a move that is too long.
const UNHURRIED_SHARE: f32 = 0.7;

/// The time of every step of a move, one after the other. The first laps and the captures keep their pace where they can; the
/// laps between gather speed until the move fits its budget.
pub fn schedule(steps: &[Step], speed: Speed) -> Vec<Span> {
    let wished = wishes(steps, speed);
    let total =
        |hurried: bool| -> f32 { wished.iter().filter(|wish| wish.hurried == hurried).map(|wish| wish.ms).sum() };
    let (unhurried, hurried, budget) = (total(false), total(true), speed.budget_ms());
    let (mut keep, mut hurry) = (1.0, 1.0);
    if unhurried + hurried > budget {
        let room = if hurried > 0.0 { budget * UNHURRIED_SHARE } else { budget };
        keep = (room / unhurried).min(1.0);
        hurry = if hurried > 0.0 { ((budget - unhurried * keep) / hurried).min(1.0) } else { 1.0 };
    }
    let mut start_ms = 0.0;
    let spans = wished.iter().map(|wish| {
        let length_ms = wish.ms * if wish.hurried { hurry } else { keep };
        let span = Span { start_ms, length_ms };
        start_ms += length_ms;
        span
    });
    spans.collect()
}

struct Wish {
    ms: f32,
    hurried: bool,
}

/// What each step would take if there were no budget.
fn wishes(steps: &[Step], speed: Speed) -> Vec<Wish> {
    let mut lap = 0;
    let wish = |&step: &Step| {
        lap += u32::from(matches!(step, Step::PickUp { .. } | Step::Relay { .. }));
        let sows = matches!(step, Step::PickUp { .. } | Step::Relay { .. } | Step::Drop { .. });
        Wish { ms: step_ms(step, lap) * speed.stretch(), hurried: sows && lap > UNHURRIED_LAPS }
    };
    steps.iter().map(wish).collect()
}

/// At normal speed, in ms.
fn step_ms(step: Step, lap: u32) -> f32 {
    match step {
        Step::PickUp { .. } => 260.0,
        Step::Drop { .. } if lap <= 2 => 300.0,
        Step::Drop { .. } if lap <= 5 => 220.0,
        Step::Drop { .. } => 150.0,
        Step::Relay { .. } => 300.0,
        Step::Capture { .. } | Step::LastFour { .. } => 650.0,
        Step::MoveAgain { .. } => 200.0,
        Step::TurnEnds { .. } => 250.0,
        Step::Pass { .. } => 400.0,
        Step::GameOver { .. } => 200.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Hole, Player, Position, Row, Rules};

    /// A lap of twelve seeds, again and again, and a chain of ten at the end.
    fn long_move(laps: u32) -> Vec<Step> {
        let hole = Hole::of(Row::Six, Player::South, 1).unwrap();
        let mut steps = vec![Step::PickUp { hole, seeds: 12 }];
        for _ in 0..laps {
            steps.extend([Step::Drop { hole }; 12]);
            steps.push(Step::Relay { hole, seeds: 12 });
        }
        steps.extend((0..10).map(|link| Step::Capture { hole, by: Player::South, link }));
        steps.push(Step::MoveAgain { player: Player::South });
        steps
    }

    #[test]
    fn no_move_takes_longer_than_its_budget() {
        for speed in Speed::ALL {
            for laps in [0, 1, 2, 3, 10, 572, 2_000] {
                let spans = schedule(&long_move(laps), speed);
                let end = spans.last().unwrap().end_ms();
                assert!(end <= speed.budget_ms() * 1.001, "{laps} laps at {speed:?} take {end} ms");
            }
        }
    }

    #[test]
    fn steps_follow_each_other_without_gap_or_overlap() {
        for speed in Speed::ALL {
            let spans = schedule(&long_move(30), speed);
            assert_eq!(spans[0].start_ms, 0.0);
            for pair in spans.windows(2) {
                assert!((pair[0].end_ms() - pair[1].start_ms).abs() < 0.01);
                assert!(pair[0].length_ms >= 0.0 && pair[0].length_ms.is_finite());
            }
        }
    }

    #[test]
    fn the_first_laps_of_a_long_move_keep_their_pace_and_later_ones_gather_speed() {
        let steps = long_move(20);
        let spans = schedule(&steps, Speed::Normal);
        assert!(spans[3].length_ms > 5.0 * spans[200].length_ms);
    }

    #[test]
    fn an_opening_move_is_shown_at_full_pace() {
        let position = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).unwrap();
        let hole = Hole::of(Row::Six, Player::South, 1).unwrap();
        let (_, steps) = position.play_recorded(hole).unwrap();
        assert_eq!(schedule(&steps, Speed::Normal)[1].length_ms, 300.0);
    }

    #[test]
    fn a_faster_speed_is_never_slower() {
        for laps in [1, 5, 50] {
            let ends = Speed::ALL.map(|speed| schedule(&long_move(laps), speed).last().unwrap().end_ms());
            assert!(ends.is_sorted_by(|slower, faster| slower >= faster), "{ends:?}");
        }
    }
}
