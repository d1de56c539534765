//! How long a search may go on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The first limit that is met ends a search; without any it goes on until it is stopped, or has solved the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Turns to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
}

impl Limits {
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }
}

/// Nodes between two looks at the clock and the stop flag: far less than 5 ms even in a build without optimisation.
pub(super) const NODES_A_LOOK: u64 = 256;

/// Counts nodes against the limits.
#[derive(Debug)]
pub(super) struct Meter<'a> {
    pub(super) nodes: u64,
    /// So many nodes may be counted until the next look.
    next_look: u64,
    most_nodes: u64,
    clock: Option<Clock>,
    stop: &'a AtomicBool,
    is_over: bool,
}

impl<'a> Meter<'a> {
    pub(super) fn new(limits: &Limits, begun: Instant, stop: &'a AtomicBool) -> Self {
        let clock = limits.time.and_then(|time| begun.checked_add(time)).map(Clock::until);
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        Meter { nodes: 0, next_look: NODES_A_LOOK.min(most_nodes), most_nodes, clock, stop, is_over: false }
    }

    /// Whether the search has to end.
    #[inline(always)]
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Counts a node, unless the search has to end.
    #[inline(always)]
    pub(super) fn count(&mut self) {
        if self.nodes == self.next_look {
            self.look();
            if self.is_over {
                return;
            }
        }
        self.nodes += 1;
    }

    #[cold]
    fn look(&mut self) {
        let is_late = self.clock.as_mut().is_some_and(|clock| clock.is_late(Instant::now()));
        self.is_over |= is_late || self.nodes >= self.most_nodes || self.stop.load(Ordering::Relaxed);
        if !self.is_over {
            self.next_look = self.most_nodes.min(self.nodes + NODES_A_LOOK);
        }
    }
}

/// A deadline. A busy computer leaves the search alone between two looks, and may do so again just before the deadline: the longest
/// such pause so far is kept in reserve.
#[derive(Debug)]
struct Clock {
    deadline: Instant,
    last_look: Instant,
    longest_pause: Duration,
}

impl Clock {
    fn until(deadline: Instant) -> Clock {
        Clock { deadline, last_look: Instant::now(), longest_pause: Duration::ZERO }
    }

    fn is_late(&mut self, now: Instant) -> bool {
        self.longest_pause = self.longest_pause.max(now.saturating_duration_since(self.last_look));
        self.last_look = now;
        now + self.longest_pause >= self.deadline
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_that_pauses_is_not_trusted_to_be_back_in_time() {
        let begun = Instant::now();
        let at = |ms| begun + Duration::from_millis(ms);
        let mut clock = Clock { deadline: at(1_000), last_look: begun, longest_pause: Duration::ZERO };
        assert!(!clock.is_late(at(1)));
        assert!(!clock.is_late(at(301)), "300 ms of pause, and 699 left");
        assert!(!clock.is_late(at(600)) && !clock.is_late(at(699)));
        assert!(clock.is_late(at(700)));
    }

    #[test]
    fn without_pauses_all_the_time_is_used() {
        let begun = Instant::now();
        let mut clock =
            Clock { deadline: begun + Duration::from_secs(1), last_look: begun, longest_pause: Duration::ZERO };
        let late = (1..).find(|&ms| clock.is_late(begun + Duration::from_millis(ms)));
        assert_eq!(late, Some(999));
    }
}
