//! The machine's seat: it thinks on a copy, in a task, and answers with an intent like anybody else.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::prelude::*;

use super::{PlayMove, Purpose, Running, Seat, Session, Stamp};
use crate::ai::{Background, Hint, Kind, Level, News, Proven, Stakes, Tables, Thinker, Transpositions, plain_move};
use crate::app::AppSystems;
use crate::engine::{Game, Hole};

/// What the search may remember, in megabytes.
const MEMORY_MEGABYTES: usize = 64;

/// Nobody wants an answer that is there before the question is over.
const HUMAN_PAUSE: Duration = Duration::from_millis(700);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Audience>()
        .init_resource::<Mind>()
        .init_resource::<Thought>()
        .init_resource::<ThinkingTime>()
        .add_systems(Update, (begin_to_think, count_time, answer).chain().in_set(AppSystems::Machine));
}

/// Whoever looks at the moves. The machine is polite: it does not play until they have seen the last one, and then it takes a
/// moment. The rules do not wait. Whoever shows moves writes this; without a picture nobody looks.
#[derive(Resource, Default, PartialEq, Eq)]
pub struct Audience {
    pub is_there: bool,
    pub is_watching_a_move: bool,
}

/// For how long the machine has been seen to be at its move.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingTime(pub Option<Duration>);

/// What the machine knows and remembers.
#[derive(Resource, Clone)]
pub struct Mind {
    thinker: Arc<Mutex<Thinker>>,
    tables: Arc<Tables>,
    builds_tables: bool,
}

impl Default for Mind {
    /// Without endgame tables.
    fn default() -> Self {
        Mind::new(Arc::new(Tables::new()), false)
    }
}

impl Mind {
    /// With endgame tables, which are built while people play.
    pub fn with_tables(tables: Tables) -> Mind {
        Mind::new(Arc::new(tables), true)
    }

    fn new(tables: Arc<Tables>, builds_tables: bool) -> Mind {
        let memory = Transpositions::with_megabytes(MEMORY_MEGABYTES);
        Mind { thinker: Arc::new(Mutex::new(Thinker::new(memory, tables.clone()))), tables, builds_tables }
    }

    /// Begins to build the tables of a game, where there are to be any and none has begun.
    pub(super) fn prepare(&self, game: &Game) {
        if self.builds_tables {
            self.tables.build_in_background(Kind::of(game.position()), 1, Arc::new(AtomicBool::new(false)));
        }
    }

    /// The move of a level, thought out behind the picture. The game is a copy; the flag stops the search within a few ms.
    pub(super) fn choose(
        &self,
        level: Level,
        game: Game,
        stakes: Stakes,
        seed: u64,
        stop: Arc<AtomicBool>,
    ) -> Decision {
        let plain = plain_move(game.position(), seed);
        let thinker = self.thinker.clone();
        let think = move || {
            let mut thinker = thinker.lock().unwrap_or_else(PoisonError::into_inner);
            level.choose(&mut thinker, &game, stakes, seed, &stop, &mut |_| ())
        };
        Decision { search: Background::begin("search", think).ok(), plain }
    }

    /// What the strongest level would play, and why, likewise behind the picture.
    ///
    /// # Errors
    /// If there is no thread to be had.
    pub(super) fn advise(
        &self,
        game: Game,
        stakes: Stakes,
        seed: u64,
        stop: Arc<AtomicBool>,
    ) -> io::Result<Background<Option<Hint>>> {
        let thinker = self.thinker.clone();
        Background::begin("hint", move || {
            let mut thinker = thinker.lock().unwrap_or_else(PoisonError::into_inner);
            let mut proven = None;
            let note = &mut |news: &News| proven = Proven::by(news);
            let hole = Level::PERFECT.choose(&mut thinker, &game, stakes, seed, &stop, note)?;
            Hint::for_move(&game, hole, proven).ok()
        })
    }
}

/// A move that is being thought out. Should the search fail, or find no thread, a plain move is better than none.
pub(super) struct Decision {
    search: Option<Background<Option<Hole>>>,
    plain: Option<Hole>,
}

impl Decision {
    /// The move, once it is found; nothing when there is none to be made.
    pub(super) fn take(&mut self) -> Option<Option<Hole>> {
        match &mut self.search {
            None => Some(self.plain),
            Some(search) => search.take().map(|found| found.unwrap_or(self.plain)),
        }
    }
}

/// What the machine is thinking about.
#[derive(Resource, Default)]
enum Thought {
    #[default]
    Nothing,
    Thinking {
        at: Stamp,
        answer: Decision,
        stop: Arc<AtomicBool>,
    },
    Decided {
        at: Stamp,
        hole: Hole,
    },
}

impl Thought {
    fn about(running: &Running, level: Level, mind: &Mind, at: Stamp) -> Thought {
        let game = running.match_.game().clone();
        // Each round draws its own lots; the levels draw anew at every ply, and the same again after an undo.
        let seed = running.setup.seed ^ (running.match_.round() as u64) << 32;
        let stop = Arc::new(AtomicBool::new(false));
        let answer = mind.choose(level, game, Stakes::of(&running.match_), seed, stop.clone());
        Thought::Thinking { at, answer, stop }
    }

    fn is_about(&self, stamp: Stamp) -> bool {
        matches!(self, Thought::Thinking { at, .. } | Thought::Decided { at, .. } if *at == stamp)
    }

    /// Ends the search, if one goes on: one that is dropped does not stop by itself.
    fn give_up(&self) {
        if let Thought::Thinking { stop, .. } = self {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Starts as soon as the move that gave it the turn is committed, while the seeds of that move still fly. A thought about
/// anything else is given up.
fn begin_to_think(session: Res<Session>, mind: Res<Mind>, mut thought: ResMut<Thought>) {
    if thought.is_about(session.stamp()) {
        return;
    }
    thought.give_up();
    *thought = match (&session.running, session.seat_to_move()) {
        (Some(running), Some(Seat::Machine(level))) if running.purpose != Purpose::Lesson => {
            // Not for the title's own game: the first pictures have the processor to themselves.
            if running.setup.has_person() || level.looks_ahead() {
                mind.prepare(running.match_.game());
            }
            Thought::about(running, level, &mind, session.stamp())
        }
        _ => Thought::Nothing,
    };
}

fn count_time(
    time: Res<Time>,
    audience: Res<Audience>,
    thought: Res<Thought>,
    mut thinking: ResMut<ThinkingTime>,
    mut counted: Local<Option<Stamp>>,
) {
    let about = match &*thought {
        Thought::Thinking { at, .. } | Thought::Decided { at, .. } if !audience.is_watching_a_move => Some(*at),
        _ => None,
    };
    let before = thinking.0.filter(|_| *counted == about).unwrap_or_default();
    *counted = about;
    thinking.set_if_neq(ThinkingTime(about.map(|_| before + time.delta())));
}

fn answer(
    time: Res<Time<Virtual>>,
    audience: Res<Audience>,
    thinking: Res<ThinkingTime>,
    mut thought: ResMut<Thought>,
    mut moves: MessageWriter<PlayMove>,
) {
    if let Thought::Thinking { at, answer, .. } = &mut *thought
        && let Some(decision) = answer.take()
    {
        let at = *at;
        *thought = decision.map_or(Thought::Nothing, |hole| Thought::Decided { at, hole });
    }
    let has_paused = !time.is_paused() && thinking.0.is_some_and(|time| !audience.is_there || time >= HUMAN_PAUSE);
    if let (&Thought::Decided { at, hole }, true) = (&*thought, has_paused) {
        moves.write(PlayMove { at, hole });
    }
}
