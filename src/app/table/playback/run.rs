//! A move on its way: its steps, when each of them is to be seen, and how far the clock has gone.

use std::ops::Range;
use std::sync::Arc;

use crate::app::table::pace::{Span, Speed, schedule};
use crate::engine::{Hole, MidMove, Position, Step};

/// A move being shown.
pub(super) struct Run {
    pub before: Position,
    pub steps: Arc<[Step]>,
    pub spans: Vec<Span>,
    /// Steps whose seeds are on their way or there.
    pub begun: usize,
    /// Steps that count as seen: the shown table is their fold.
    pub seen: usize,
    pub clock_ms: f32,
    /// How many times as fast as planned: more once it was hurried.
    pub speed: f64,
    /// Whether the move was shown before.
    pub is_again: bool,
    /// Whether the clock stands.
    pub is_held: bool,
}

impl Run {
    pub fn new(before: Position, steps: Arc<[Step]>, speed: Speed) -> Run {
        let spans = schedule(&steps, speed);
        let (begun, seen, clock_ms) = (0, 0, 0.0);
        Run { before, steps, spans, begun, seen, clock_ms, speed: 1.0, is_again: false, is_held: false }
    }

    /// The same once more, after a moment's pause.
    pub fn again(before: Position, steps: Arc<[Step]>, speed: Speed, pause_ms: f32) -> Run {
        Run { is_again: true, clock_ms: -pause_ms, ..Run::new(before, steps, speed) }
    }

    /// Another speed holds for the rest of the move; the step under way keeps its share.
    pub fn change_speed(&mut self, speed: Speed) {
        let share = self.share();
        self.spans = schedule(&self.steps, speed);
        if let Some(span) = self.spans.get(self.seen) {
            self.clock_ms = span.start_ms + share * span.length_ms;
        }
    }

    /// Stands so that just these steps have been seen.
    pub fn jump_to(&mut self, cursor: usize) {
        let cursor = cursor.min(self.steps.len());
        (self.begun, self.seen) = (cursor, cursor);
        self.clock_ms = cursor.checked_sub(1).map_or(0.0, |last| self.spans[last].end_ms());
    }

    /// The fold of the steps that have been seen.
    pub fn table(&self) -> MidMove {
        MidMove::after(&self.before, &self.steps[..self.seen])
    }

    /// How much of the step under way is over, 0 to 1.
    pub fn share(&self) -> f32 {
        match self.spans.get(self.seen) {
            Some(span) if self.begun > self.seen => {
                ((self.clock_ms - span.start_ms) / span.length_ms.max(1.0)).clamp(0.0, 1.0)
            }
            _ => 1.0,
        }
    }

    /// How long the seeds of a step fly: of casas that share a beat, all of it.
    pub fn flight_ms(&self, step: usize) -> f32 {
        let beat = &self.spans[self.beat(step)];
        beat.iter().map(|span| span.length_ms).sum()
    }

    /// The steps that begin together with one: itself, and in a chain all that share its beat.
    fn beat(&self, step: usize) -> Range<usize> {
        let shares = |other: usize| {
            is_capture(&self.steps[other])
                && is_capture(&self.steps[step])
                && self.spans[other].start_ms == self.spans[step].start_ms
        };
        let first = (0..step).rev().take_while(|&other| shares(other)).last().unwrap_or(step);
        let last = (step + 1..self.steps.len()).take_while(|&other| shares(other)).last().unwrap_or(step);
        first..last + 1
    }

    /// How long the lap under way is to be seen, in ms.
    pub fn lap_ms(&self) -> f32 {
        let first = self.steps[..self.begun].iter().rposition(Step::lifts).unwrap_or(0);
        let after =
            self.steps[self.begun..].iter().position(Step::lifts).map_or(self.steps.len(), |on| self.begun + on);
        let ms: f32 = self.spans[first..after].iter().map(|span| span.length_ms).sum();
        ms / self.speed as f32
    }

    pub fn moment(&self) -> Moment<'_> {
        let beat = self.begun.checked_sub(1).map_or(0..0, |last| self.beat(last));
        Moment { before: &self.before, steps: &self.steps, begun: self.begun, beat, share: self.share() }
    }

    /// Where the hand goes on to from a hole that is lifted.
    pub fn next_drop(&self, step: usize) -> Option<Hole> {
        match self.steps.get(step + 1)? {
            Step::Drop { hole } => Some(*hole),
            _ => None,
        }
    }
}

fn is_capture(step: &Step) -> bool {
    matches!(step, Step::Capture { .. })
}

/// A moment of a move that is being shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<'a> {
    pub before: &'a Position,
    /// Of the whole move.
    pub steps: &'a [Step],
    /// How many of them are over or under way.
    pub begun: usize,
    /// The last of those, or of a chain all that share a beat.
    pub beat: Range<usize>,
    /// How much of the step under way is over, 0 to 1.
    pub share: f32,
}

/// Casas taken one after the other, at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChainNow {
    /// In the order in which they are taken.
    pub holes: Vec<Hole>,
    /// So many are gone.
    pub taken: usize,
    /// So many after those are being taken.
    pub lit: usize,
    /// Whether no seed falls after it.
    pub is_last: bool,
}

impl Moment<'_> {
    /// The steps that are over or under way.
    pub fn begun_steps(&self) -> &[Step] {
        &self.steps[..self.begun]
    }

    /// The chain that is being taken, if one is.
    pub fn chain(&self) -> Option<ChainNow> {
        let hole_of = |step: &Step| match step {
            Step::Capture { hole, .. } => Some(*hole),
            _ => None,
        };
        let now = self.begun.checked_sub(1)?;
        hole_of(&self.steps[now])?;
        let first = self.steps[..now].iter().rposition(|step| !is_capture(step)).map_or(0, |before| before + 1);
        let holes: Vec<Hole> = self.steps[first..].iter().map_while(hole_of).collect();
        let is_last = !self.steps[now..].iter().any(|step| matches!(step, Step::Drop { .. }));
        Some(ChainNow { holes, taken: self.beat.start - first, lit: self.beat.len(), is_last })
    }
}
