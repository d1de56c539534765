//! Thinking about a game: from a question to an answer, with news on the way.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::endgame::{Kind, Reach, Tables};
use super::limits::{Limits, Meter};
use super::place::Place;
use super::question::{Answer, MoveValue, News, Question};
use super::root::{self, Findings, MOST_DEPTH};
use super::score::{self, Stakes};
use super::search::Search;
use super::sower::Sower;
use super::transposition::Transpositions;
use crate::engine::{Game, Row};

/// Who thinks: with a memory that stays from one question to the next, and the tables.
#[derive(Debug)]
pub struct Thinker {
    memory: Transpositions,
    tables: Arc<Tables>,
    threads: usize,
    /// What the memory is about: scores of other rules or stakes would mislead.
    topic: Option<(Kind, Stakes)>,
}

impl Thinker {
    /// A thinker with one thread.
    pub fn new(memory: Transpositions, tables: Arc<Tables>) -> Thinker {
        Thinker { memory, tables, threads: 1, topic: None }
    }

    /// With more than one thread the answer depends on how they happen to run.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    pub fn set_memory(&mut self, memory: Transpositions) {
        self.memory = memory;
    }

    /// Forgets what earlier questions taught.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    pub fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }

    /// Searches the game's present position, and tells the news of each depth. `None` after the end of the game.
    pub fn think(
        &mut self,
        game: &Game,
        question: &Question,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&News),
    ) -> Option<Answer> {
        // What takes time before the search is part of its time.
        let begun = Instant::now();
        if game.end().is_some() {
            return None;
        }
        let topic = (Kind::of(game.position()), question.stakes);
        if self.topic.replace(topic).is_some_and(|before| before != topic) {
            self.memory.clear();
        }
        self.memory.grow_older();
        Some(match game.position().row() {
            Row::Six => self.think_on::<2>(game, question, begun, stop, tell),
            Row::Twelve => self.think_on::<4>(game, question, begun, stop, tell),
        })
    }

    fn think_on<const W: usize>(
        &self,
        game: &Game,
        question: &Question,
        begun: Instant,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&News),
    ) -> Answer {
        let sower = Sower::<W>::new(game.position().rules());
        let reach = self.tables.reach(Kind::of(game.position()), question.table_seeds);
        let past = Place::with_past(game);
        let desk =
            Desk { sower: &sower, reach: &reach, memory: &self.memory, past: &past, stakes: question.stakes, begun };
        let helpers_stop = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for helper in 1..self.threads as u32 {
                let (desk, helpers_stop) = (&desk, &helpers_stop);
                scope.spawn(move || desk.help(&question.limits, helpers_stop, helper));
            }
            // However it ends, the helpers end with it.
            let _sent_home = SetOnDrop(&helpers_stop);
            desk.answer(question, stop, tell)
        })
    }
}

/// Raises a flag when it goes out of scope, also if that is because of a panic.
struct SetOnDrop<'a>(&'a AtomicBool);

impl Drop for SetOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// What every thread of one search has before it.
struct Desk<'a, const W: usize> {
    sower: &'a Sower<W>,
    reach: &'a Reach<W>,
    memory: &'a Transpositions,
    past: &'a [Place<W>],
    stakes: Stakes,
    begun: Instant,
}

impl<'a, const W: usize> Desk<'a, W> {
    fn search(&self, limits: &Limits, stop: &'a AtomicBool) -> Search<'a, W> {
        let meter = Meter::new(limits, self.begun, stop);
        Search::new(self.sower, self.reach, self.memory, meter, self.stakes, self.past)
    }

    /// Searches the same for no other end than to fill the memory; every other helper begins one turn deeper.
    fn help(&self, limits: &Limits, stop: &'a AtomicBool, helper: u32) {
        let mut search = self.search(&Limits { depth: None, ..*limits }, stop);
        let mut findings = root::unsearched(&mut search);
        root::deepen(&mut search, &mut findings, 1 + helper % 2..=MOST_DEPTH, 0, |_, _| ());
    }

    fn answer(&self, question: &Question, stop: &'a AtomicBool, tell: &mut dyn FnMut(&News)) -> Answer {
        let limits = &question.limits;
        let mut search = self.search(limits, stop);
        let mut findings = root::unsearched(&mut search);
        if root::look_up(&mut search, &mut findings) {
            tell(&self.news(&search, &findings));
        } else {
            let depths = 1..=limits.depth.unwrap_or(MOST_DEPTH).min(MOST_DEPTH);
            root::deepen(&mut search, &mut findings, depths, question.near, |search, findings| {
                tell(&self.news(search, findings));
            });
            if findings.depth == 0 {
                tell(&self.news(&search, &findings));
            }
        }
        Answer { moves: move_values(&findings), news: self.news(&search, &findings) }
    }

    fn news(&self, search: &Search<'_, W>, findings: &Findings<W>) -> News {
        let best = findings.best();
        let line = root::line(&best.child, &findings.place, self.sower, self.reach, self.memory, |place| {
            search.key(place, place.hash())
        });
        News {
            depth: findings.depth,
            deepest: search.deepest as u32,
            score: score::centiseeds(best.value.score),
            is_proven: findings.is_proven,
            nodes: search.walk.meter.nodes,
            table_hits: search.table_hits,
            fullness: self.memory.fullness(),
            time: self.begun.elapsed(),
            line,
        }
    }
}

fn move_values<const W: usize>(findings: &Findings<W>) -> Vec<MoveValue> {
    let value = |root_move: &root::RootMove<W>| MoveValue {
        hole: findings.place.hole(usize::from(root_move.child.lane)),
        score: score::centiseeds(root_move.value.score),
        is_bound: root_move.is_bound,
        is_proven: root_move.value.sound > findings.place.quiet,
    };
    findings.moves.iter().map(value).collect()
}
