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
    deadline: Option<Instant>,
    stop: &'a AtomicBool,
    is_over: bool,
}

impl<'a> Meter<'a> {
    pub(super) fn new(limits: &Limits, begun: Instant, stop: &'a AtomicBool) -> Self {
        let deadline = limits.time.and_then(|time| begun.checked_add(time));
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        Meter { nodes: 0, next_look: NODES_A_LOOK.min(most_nodes), most_nodes, deadline, stop, is_over: false }
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
        let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        self.is_over = self.is_over || self.nodes >= self.most_nodes || self.stop.load(Ordering::Relaxed) || is_late();
        if !self.is_over {
            self.next_look = self.most_nodes.min(self.nodes + NODES_A_LOOK);
        }
    }
}
