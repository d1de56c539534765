//! The search behind `go` and `analyse`: in a thread of its own, so that `stop` is heard meanwhile.

use std::any::Any;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Scope, ScopedJoinHandle, park, sleep};
use std::time::{Duration, Instant};

use super::limits::Limits;
use super::report::{write_news, write_values};
use super::session::say_error;
use crate::ai::{self, Answer, Kind, Level, Question, Stakes, Thinker, plain_move};
use crate::engine::{Game, Hole, Player};

/// What `bestmove` says when there is none: UCI's null move.
pub(super) const NO_MOVE: &str = "0000";

/// How long `analyse` looks when it is not told.
const ANALYSIS_TIME: Duration = Duration::from_secs(1);
/// How long `quit` lets a search with bounds go on.
const GRACE: Duration = Duration::from_secs(5);
const GRACE_STEP: Duration = Duration::from_millis(2);
/// A clock is shared out among so many moves.
const MOVES_OF_A_CLOCK: u32 = 20;

/// What is to be found out.
pub(super) struct Task {
    pub(super) game: Game,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) limits: Limits,
    pub(super) is_analysis: bool,
}

/// A search under way.
pub(super) struct Thinking<'scope> {
    thread: ScopedJoinHandle<'scope, io::Result<Thinker>>,
    stop: Arc<AtomicBool>,
    /// Whether it answers only to `stop`.
    pub(super) is_infinite: bool,
}

impl<'scope> Thinking<'scope> {
    pub(super) fn begin<W: Write + Send>(
        scope: &'scope Scope<'scope, '_>,
        out: &'scope Mutex<W>,
        thinker: Thinker,
        task: Task,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (is_infinite, flag) = (task.limits.infinite, Arc::clone(&stop));
        let thread = scope.spawn(move || Worker { out, thinker, task, stop: flag }.work());
        Thinking { thread, stop, is_infinite }
    }

    /// Waits for the answer.
    pub(super) fn finish(self) -> io::Result<Thinker> {
        self.thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }

    /// Has it answer at once.
    pub(super) fn stop(self) -> io::Result<Thinker> {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        self.finish()
    }

    /// Lets a search with bounds come to its end, but not for ever.
    pub(super) fn stop_with_grace(self) -> io::Result<Thinker> {
        let begun = Instant::now();
        while !self.is_infinite && !self.thread.is_finished() && begun.elapsed() < GRACE {
            sleep(GRACE_STEP);
        }
        self.stop()
    }
}

/// The writer, whoever wrote last.
pub(super) fn locked<W>(out: &Mutex<W>) -> MutexGuard<'_, W> {
    out.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Worker<'a, W> {
    out: &'a Mutex<W>,
    thinker: Thinker,
    task: Task,
    stop: Arc<AtomicBool>,
}

impl<W: Write> Worker<'_, W> {
    fn work(mut self) -> io::Result<Thinker> {
        if self.task.is_analysis { self.analyse() } else { self.go() }?;
        Ok(self.thinker)
    }

    /// What comes of a search, with the tables that it is to have. `None` if a mistake of ours brought it down, after saying so:
    /// whoever asked still waits for an answer.
    fn outcome<T>(&mut self, search: fn(&mut Self, Kind) -> io::Result<T>) -> io::Result<Option<T>> {
        let search = || {
            let kind = Kind::of(self.task.game.position());
            self.prepare_tables(kind);
            search(self, kind)
        };
        catch_unwind(AssertUnwindSafe(search)).map(|done| done.map(Some)).unwrap_or_else(|panic| {
            // Whatever it had in mind when it fell is not to be trusted.
            self.thinker.forget();
            let why = format!("the search failed: {}", message_of(&*panic));
            say_error(&mut *locked(self.out), &why).map(|()| None)
        })
    }

    fn prepare_tables(&self, kind: Kind) {
        if self.waits_for_tables() {
            self.thinker.tables().build_quick(kind);
        } else {
            self.thinker.tables().build_in_background(kind, 1, Arc::default());
        }
    }

    /// Bounds that every machine keeps alike promise the same answer, so the same tables have to be there.
    fn waits_for_tables(&self) -> bool {
        let Limits { depth, nodes, move_time, infinite, clock } = &self.task.limits;
        (depth.is_some() || nodes.is_some()) && move_time.is_none() && !infinite && clock.is_none()
    }

    fn go(&mut self) -> io::Result<()> {
        let found = self.outcome(Self::best)?;
        let position = *self.task.game.position();
        let best = found.unwrap_or_else(|| plain_move(&position, self.task.seed));
        self.wait_for_stop();
        let best = best.map_or(NO_MOVE.to_owned(), |hole| hole.number(position.row()).to_string());
        let mut out = locked(self.out);
        writeln!(out, "bestmove {best}")?;
        out.flush()
    }

    fn best(&mut self, kind: Kind) -> io::Result<Option<Hole>> {
        let Task { game, level, seed, limits, .. } = &self.task;
        let row = game.position().row();
        let mut written = Ok(());
        let mut tell = |news: &ai::News| {
            let mut out = locked(self.out);
            let done = write_news(news, row, &mut *out).and_then(|()| out.flush());
            written = std::mem::replace(&mut written, Ok(())).and(done);
        };
        let best = if !level.is_timed() || limits == &Limits::default() {
            level.choose(&mut self.thinker, game, Stakes::default(), *seed, &self.stop, &mut tell)
        } else {
            let question = question(game, limits, kind);
            if self.waits_for_tables() {
                self.thinker.forget();
            }
            self.thinker.think(game, &question, &self.stop, &mut tell).map(|answer| answer.best())
        };
        written.map(|()| best)
    }

    fn analyse(&mut self) -> io::Result<()> {
        let found = self.outcome(Self::values)?;
        self.wait_for_stop();
        let mut out = locked(self.out);
        match found {
            Some(Some(answer)) => write_values(&answer, self.task.game.position().row(), &mut *out)?,
            Some(None) => writeln!(out, "info string the game is over")?,
            None => {}
        }
        out.flush()
    }

    fn values(&mut self, kind: Kind) -> io::Result<Option<Answer>> {
        let Task { game, limits, .. } = &self.task;
        let mut question =
            Question { near: Question::every_move(ai::Limits::default()).near, ..question(game, limits, kind) };
        if question.limits == ai::Limits::default() && !limits.infinite {
            question.limits.time = Some(ANALYSIS_TIME);
        }
        if self.waits_for_tables() {
            self.thinker.forget();
        }
        Ok(self.thinker.think(game, &question, &self.stop, &mut |_| ()))
    }

    fn wait_for_stop(&self) {
        while self.task.limits.infinite && !self.stop.load(Ordering::Relaxed) {
            park();
        }
    }
}

fn question(game: &Game, limits: &Limits, kind: Kind) -> Question {
    let clock = limits.clock.map(|clock| {
        let mover: Player = game.position().to_move();
        let left = clock.left[mover];
        (left / MOVES_OF_A_CLOCK + clock.added[mover] * 3 / 4).min(left / 2)
    });
    let time = if limits.infinite { None } else { [limits.move_time, clock].into_iter().flatten().min() };
    let bounds = ai::Limits { depth: limits.depth.map(|depth| depth.max(1)), nodes: limits.nodes, time };
    let bounds = if limits.infinite { ai::Limits::default() } else { bounds };
    let is_timed = time.is_some() || limits.infinite;
    Question { table_seeds: if is_timed { u8::MAX } else { kind.quick_seeds() }, ..Question::best_move(bounds) }
}

/// What a panic says.
fn message_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no reason given")
}
