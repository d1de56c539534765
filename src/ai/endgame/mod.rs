//! Endgame tables: with few seeds left the game is solved, move by move.
//!
//! [`Tables`] keeps them and builds them, in the background if asked. A search takes what is ready at its start and never
//! waits.

mod build;
mod file;
mod index;
mod spread;
mod table;

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use self::build::Builder;
pub use self::file::CacheError;
use self::index::Index;
pub(in crate::ai) use self::table::{BySeeds, Entry, Reach, Table};
use super::background::Background;
use super::lanes::Lanes;
use super::place::LastFourTo;
use super::sower::Sower;
use crate::engine::{Position, Row, Rules};

/// A family of tables: the same moves, the same last four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    pub rules: Rules,
    pub row: Row,
    /// Whether a player named beforehand gets the last four (Hoyito III from round 3).
    pub last_four_named: bool,
}

impl Kind {
    /// The tables that a game from this position needs.
    pub fn of(position: &Position) -> Kind {
        let last_four_named = position.last_four_to().is_some();
        Kind { rules: *position.rules(), row: position.row(), last_four_named }
    }

    /// The most seeds that are built in about a second.
    pub const fn quick_seeds(self) -> u8 {
        match self.row {
            Row::Six => 12,
            Row::Twelve => 4,
        }
    }

    /// The most seeds that are built at all.
    pub const fn most_seeds(self) -> u8 {
        match self.row {
            Row::Six => 16,
            Row::Twelve => 8,
        }
    }

    const fn blocks(self) -> &'static [LastFourTo] {
        if self.last_four_named { &[LastFourTo::Mover, LastFourTo::Other] } else { &[LastFourTo::Capturer] }
    }

    fn file_name(self, seeds: u8) -> String {
        let named = if self.last_four_named { "-named" } else { "" };
        format!("{}-2x{}{named}-{seeds}.table", self.rules, self.row.len())
    }

    /// Entries of a table.
    fn states(self, seeds: u8) -> usize {
        let boards = match self.row {
            Row::Six => Index::<2>::boards(seeds),
            Row::Twelve => Index::<4>::boards(seeds),
        };
        self.blocks().len() * boards
    }
}

type Lock = Arc<Mutex<()>>;

/// All the tables of a program.
#[derive(Debug, Default)]
pub struct Tables {
    ready: Mutex<HashMap<Kind, BySeeds>>,
    /// A lock for each table that somebody has built or builds, so that nobody builds the same one meanwhile.
    building: Mutex<HashMap<(Kind, u8), Lock>>,
    /// What a thread of its own is at work on, or has been.
    begun: Mutex<HashSet<Kind>>,
    /// Whether tables are built in the background that take longer than a second.
    builds_large: bool,
    cache: Option<PathBuf>,
}

/// What came of asking for a table.
#[derive(Debug)]
pub enum Built {
    /// It was there already.
    WasReady,
    FromCache,
    /// Calculated. If it could not be read from the cache or kept there, why; the table is good all the same.
    Calculated {
        cache: Result<(), CacheError>,
    },
    /// Told to stop.
    Stopped,
}

impl Tables {
    /// Small tables, and larger ones only where they are asked for by number.
    pub fn new() -> Tables {
        Tables::default()
    }

    /// All tables; those that are slow to build are kept in a directory, if there is one for them.
    pub fn with_large(cache: Option<&Path>) -> Tables {
        Tables { builds_large: true, cache: cache.map(Path::to_owned), ..Tables::default() }
    }

    /// The most seeds up to which every table of a kind is ready.
    pub fn ready_seeds(&self, kind: Kind) -> u8 {
        let tables = self.of(kind);
        tables.iter().rposition(Option::is_some).map_or(0, |fours| 4 * fours as u8)
    }

    /// Makes the tables ready that are built in about a second.
    pub fn build_quick(&self, kind: Kind) {
        self.build(kind, kind.quick_seeds(), 1, &AtomicBool::new(false));
    }

    /// Makes every table of a kind ready that these tables are to hold, in a thread of its own that gives way to whatever else
    /// wants to run. Asking again changes nothing.
    pub fn build_in_background(self: &Arc<Self>, kind: Kind, threads: usize, stop: Arc<AtomicBool>) {
        if !locked(&self.begun).insert(kind) {
            return;
        }
        let tables = Arc::clone(self);
        let seeds = if self.builds_large { kind.most_seeds() } else { kind.quick_seeds() };
        let work = move || drop(tables.build(kind, seeds, threads, &stop));
        // Without a thread to be had the game goes on without the tables.
        drop(Background::begin("endgame tables", work));
    }

    /// Makes the tables of a kind ready up to that many seeds, the smaller first, and tells of the largest.
    pub fn build(&self, kind: Kind, seeds: u8, threads: usize, stop: &AtomicBool) -> Built {
        let mut built = Built::WasReady;
        for seeds in (4..=seeds.min(kind.most_seeds())).step_by(4) {
            let lock = Arc::clone(locked(&self.building).entry((kind, seeds)).or_default());
            let _building = locked(&lock);
            if stop.load(Ordering::Relaxed) {
                return Built::Stopped;
            }
            if self.of(kind)[usize::from(seeds) / 4].is_none() {
                let table;
                (built, table) = self.make(kind, seeds, threads, stop);
                let Some(table) = table else { return Built::Stopped };
                let mut ready = locked(&self.ready);
                ready.entry(kind).or_default()[usize::from(seeds) / 4] = Some(Arc::new(table));
            }
        }
        built
    }

    fn make(&self, kind: Kind, seeds: u8, threads: usize, stop: &AtomicBool) -> (Built, Option<Table>) {
        let path =
            self.cache.as_ref().filter(|_| seeds > kind.quick_seeds()).map(|cache| cache.join(kind.file_name(seeds)));
        let read = path.as_ref().map(|path| file::read(path, kind, seeds));
        let damage = match read {
            Some(Ok(Some(table))) => return (Built::FromCache, Some(table)),
            Some(Err(damage)) => Some(damage),
            Some(Ok(None)) | None => None,
        };
        let Some(table) = self.calculate(kind, seeds, threads, stop) else { return (Built::Stopped, None) };
        let kept = path.map_or(Ok(()), |path| file::write(&path, kind, seeds, &table));
        (Built::Calculated { cache: kept.and(damage.map_or(Ok(()), Err)) }, Some(table))
    }

    fn calculate(&self, kind: Kind, seeds: u8, threads: usize, stop: &AtomicBool) -> Option<Table> {
        let smaller = self.of(kind);
        let entries = match kind.row {
            Row::Six => calculate::<2>(kind, seeds, &smaller, threads, stop)?,
            Row::Twelve => calculate::<4>(kind, seeds, &smaller, threads, stop)?,
        };
        Some(Table { entries })
    }

    fn of(&self, kind: Kind) -> BySeeds {
        locked(&self.ready).get(&kind).cloned().unwrap_or_default()
    }

    /// What is ready now for a search, up to that many seeds.
    pub(in crate::ai) fn reach<const W: usize>(&self, kind: Kind, most: u8) -> Reach<W> {
        assert_eq!(kind.row.len(), Lanes::<W>::ROW, "tables of another width");
        let mut tables = self.of(kind);
        tables.iter_mut().skip(usize::from(most) / 4 + 1).for_each(|table| *table = None);
        Reach::new(tables)
    }

    /// How many positions with that many seeds have each gain, and the longest way to a capture; for checks and reports.
    pub fn census(&self, kind: Kind, seeds: u8) -> Option<Census> {
        let table = self.of(kind)[usize::from(seeds) / 4].clone()?;
        let mut census = Census::default();
        for entry in table.entries() {
            *census.positions.entry(entry.gain()).or_default() += 1;
            census.longest = census.longest.max(entry.moves());
        }
        Some(census)
    }
}

/// A table counted out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Positions by what the mover gains.
    pub positions: std::collections::BTreeMap<i8, usize>,
    /// The most moves that lead to a forced capture.
    pub longest: u8,
}

fn calculate<const W: usize>(
    kind: Kind,
    seeds: u8,
    smaller: &BySeeds,
    threads: usize,
    stop: &AtomicBool,
) -> Option<Vec<Entry>> {
    let (sower, index) = (Sower::<W>::new(&kind.rules), Index::new());
    let smaller = table::Smaller { index: &index, tables: smaller };
    let most_moves = Rules::standoff_moves(kind.row);
    Builder { sower: &sower, index: &index, seeds, last_four: kind.blocks(), smaller, most_moves, threads, stop }
        .build()
}

/// Nothing is left half done under these locks, so a thread that died with one did no harm.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
