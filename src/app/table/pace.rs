//! How long each step of a move is shown: a pure function of the step, its lap, the speed and the length of the whole move.

use std::ops::Range;

use bevy::reflect::Reflect;

use crate::engine::Step;

/// How fast moves are shown.
#[derive(Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
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

    /// The word that messages choose by.
    pub const fn key(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Calm => "calm",
            Speed::Normal => "normal",
            Speed::Brisk => "brisk",
            Speed::Fast => "fast",
            Speed::AtOnce => "at-once",
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

/// The part of the budget that those laps may take of a sowing that is too long.
const UNHURRIED_SHARE: f32 = 0.7;

/// The part of the budget that a chain may take of a move that is too long.
const CHAIN_SHARE: f32 = 0.6;

/// A beat of a chain: never two flashes within less than half a second, at any speed at which they are seen one by one.
const BEAT_MS: f32 = 600.0;
const SHORTEST_BEAT_MS: f32 = 500.0;

/// The time of every step of a move, one after the other. The first laps and the chain keep their pace where they can; the
/// laps between gather speed until the move fits its budget. Of a chain that does not fit, several casas share a beat: all of
/// them begin with it, and all but the last of them take no time.
pub fn schedule(steps: &[Step], speed: Speed) -> Vec<Span> {
    let budget = speed.budget_ms();
    let wished = wishes(steps, speed);
    let total = |kind: Kind| -> f32 { wished.iter().filter(|wish| wish.kind == kind).map(|wish| wish.ms).sum() };
    let (unhurried, hurried) = (total(Kind::Unhurried), total(Kind::Hurried));
    let chain = Chain::fit(final_chain(steps).len(), unhurried + hurried, speed);
    let (keep, hurry) = shares(unhurried, hurried, budget - chain.length_ms());
    let mut start_ms = 0.0;
    let mut link = 0;
    let spans = wished.iter().map(|wish| {
        let length_ms = match wish.kind {
            Kind::Unhurried => wish.ms * keep,
            Kind::Hurried => wish.ms * hurry,
            Kind::Link => {
                link += 1;
                chain.length_of_link(link - 1)
            }
        };
        let span = Span { start_ms, length_ms };
        start_ms += length_ms;
        span
    });
    spans.collect()
}

/// How much of their wishes unhurried and hurried steps get of so much time.
fn shares(unhurried: f32, hurried: f32, room: f32) -> (f32, f32) {
    if unhurried + hurried <= room {
        return (1.0, 1.0);
    }
    if hurried == 0.0 {
        return (room / unhurried, 1.0);
    }
    let keep = (room * UNHURRIED_SHARE / unhurried).min(1.0);
    (keep, ((room - unhurried * keep) / hurried).clamp(0.0, 1.0))
}

/// A chain in beats.
struct Chain {
    links: usize,
    beats: usize,
    beat_ms: f32,
}

impl Chain {
    /// So many links after a sowing that would take `sowing_ms`.
    fn fit(links: usize, sowing_ms: f32, speed: Speed) -> Chain {
        let budget = speed.budget_ms();
        let wished_ms = (BEAT_MS * speed.stretch()).max(SHORTEST_BEAT_MS);
        if links == 0 || budget == 0.0 {
            return Chain { links, beats: links, beat_ms: 0.0 };
        }
        // A short sowing leaves the chain more than its share.
        let room = (budget * CHAIN_SHARE).max(budget - sowing_ms);
        let beats = links.min((room / SHORTEST_BEAT_MS) as usize).max(1);
        Chain { links, beats, beat_ms: wished_ms.min(room / beats as f32) }
    }

    fn length_ms(&self) -> f32 {
        self.beats as f32 * self.beat_ms
    }

    /// The last link of a beat takes all of its time.
    fn length_of_link(&self, link: usize) -> f32 {
        let beat_of = |link: usize| link * self.beats / self.links;
        let is_last_of_beat = link + 1 == self.links || beat_of(link + 1) != beat_of(link);
        if is_last_of_beat { self.beat_ms } else { 0.0 }
    }
}

/// Where the captures after the last seed are.
fn final_chain(steps: &[Step]) -> Range<usize> {
    let is_capture = |step: &Step| matches!(step, Step::Capture { .. });
    let Some(last) = steps.iter().rposition(is_capture) else { return 0..0 };
    if steps[last..].iter().any(|step| matches!(step, Step::Drop { .. })) {
        return 0..0;
    }
    let first = steps[..last].iter().rposition(|step| !is_capture(step)).map_or(0, |before| before + 1);
    first..last + 1
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Unhurried,
    Hurried,
    /// Of the chain at the end.
    Link,
}

struct Wish {
    ms: f32,
    kind: Kind,
}

/// What each step would take if there were no budget.
fn wishes(steps: &[Step], speed: Speed) -> Vec<Wish> {
    let chain = final_chain(steps);
    let mut lap = 0;
    let wish = |(i, &step): (usize, &Step)| {
        lap += u32::from(step.lifts());
        let sows = step.lifts() || matches!(step, Step::Drop { .. });
        let kind = match step {
            Step::Capture { .. } if chain.contains(&i) => Kind::Link,
            _ if sows && lap > UNHURRIED_LAPS => Kind::Hurried,
            _ => Kind::Unhurried,
        };
        Wish { ms: step_ms(step, lap) * speed.stretch(), kind }
    };
    steps.iter().enumerate().map(wish).collect()
}

/// At normal speed, in ms.
fn step_ms(step: Step, lap: u32) -> f32 {
    match step {
        Step::PickUp { .. } => 220.0,
        // From hole to hole, and the fall: the hand is on its way before the seed has landed.
        Step::Drop { .. } if lap <= 2 => 200.0 + 100.0,
        Step::Drop { .. } if lap <= 5 => 130.0 + 90.0,
        Step::Drop { .. } => 80.0 + 70.0,
        Step::Relay { .. } => 300.0,
        // On the way; those at the end have beats.
        Step::Capture { .. } => 450.0,
        Step::LastFour { .. } => 650.0,
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
    fn casas_of_a_chain_never_follow_each_other_in_less_than_half_a_second_but_may_share_a_beat() {
        for speed in Speed::ALL.into_iter().filter(|&speed| speed != Speed::AtOnce) {
            for laps in [0, 1, 10, 500] {
                let steps = long_move(laps);
                let spans = schedule(&steps, speed);
                let chain = final_chain(&steps);
                assert_eq!(chain.len(), 10);
                let beats: Vec<f32> = spans[chain].iter().map(|span| span.length_ms).filter(|&ms| ms > 0.0).collect();
                assert!(!beats.is_empty() && beats.iter().all(|&ms| ms >= 499.9), "{speed:?} {laps}: {beats:?}");
            }
        }
    }

    #[test]
    fn a_short_chain_has_a_beat_for_each_of_its_casas() {
        let hole = Hole::of(Row::Six, Player::South, 1).unwrap();
        let mut steps = vec![Step::PickUp { hole, seeds: 3 }, Step::Drop { hole }, Step::Drop { hole }];
        steps.extend((0..3).map(|link| Step::Capture { hole, by: Player::South, link }));
        let spans = schedule(&steps, Speed::Normal);
        assert!(spans[3..].iter().all(|span| span.length_ms == BEAT_MS));
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
