//! The second half of retrograde analysis: from the captures backwards over the moves that capture nothing.

use super::table::Entry;

/// Positions, and the moves between them that capture nothing, backwards.
pub(super) struct Graph {
    /// The best that a capture gains from here.
    pub(super) best_exit: Vec<i8>,
    /// Moves without a capture that are not yet known to lose.
    pub(super) open: Vec<u8>,
    /// Where each position's predecessors begin; one more than there are positions.
    pub(super) starts: Vec<u32>,
    pub(super) predecessors: Vec<u32>,
}

/// Spreads what is known backwards, the highest stakes first.
pub(super) struct Solver {
    graph: Graph,
    entries: Vec<Entry>,
    queue: Vec<u32>,
    most_moves: usize,
}

impl Solver {
    pub(super) fn new(graph: Graph, most_moves: usize) -> Self {
        let entries = vec![Entry::CIRCLING; graph.open.len()];
        Solver { graph, entries, queue: Vec::new(), most_moves }
    }

    pub(super) fn solve(mut self, seeds: u8) -> Vec<Entry> {
        // Captures take four, so nothing between is ever at stake.
        for stake in (4..=seeds as i8).rev().step_by(4) {
            self.begin(stake);
            // Each position comes after all that are nearer to the capture, because the queue is first in, first out.
            let mut done = 0;
            while let Some(&known) = self.queue.get(done) {
                done += 1;
                self.spread(known as usize, stake);
            }
            self.queue.clear();
        }
        self.entries
    }

    /// The positions that a capture decides at this stake: for the mover, or against him because he has nothing better.
    fn begin(&mut self, stake: i8) {
        for state in 0..self.entries.len() {
            let exit = self.graph.best_exit[state];
            let decided = exit == stake || exit == -stake && self.graph.open[state] == 0;
            if decided && !self.entries[state].is_decided() {
                self.settle(state, Entry::new(exit, 1));
            }
        }
    }

    fn spread(&mut self, known: usize, stake: i8) {
        let after = self.entries[known];
        let moves = after.moves() + 1;
        if usize::from(moves) > self.most_moves {
            return;
        }
        let range = self.graph.starts[known] as usize..self.graph.starts[known + 1] as usize;
        for i in range {
            let before = self.graph.predecessors[i] as usize;
            if self.entries[before].is_decided() {
                continue;
            }
            if after.gain() < 0 {
                self.settle(before, Entry::new(stake, moves));
                continue;
            }
            self.graph.open[before] -= 1;
            if self.graph.open[before] == 0 && self.graph.best_exit[before] <= -stake {
                self.settle(before, Entry::new(-stake, moves));
            }
        }
    }

    fn settle(&mut self, state: usize, entry: Entry) {
        self.entries[state] = entry;
        self.queue.push(state as u32);
    }
}
