//! Matches to keep, played by lot, and folders to keep them in.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use hoyito::ai::Level;
use hoyito::engine::{ByPlayer, Hole, Match, Player, Row, Rules};
use hoyito::match_setup::{MatchSetup, Seat, Start};
use hoyito::storage::{FileSystem, Keeper, PastMatch};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// A time on 30 November 2026.
pub const NOW_S: u64 = 1_796_036_779;

/// A folder of a test's own, empty, and gone when the test is over.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("hoyito-storage-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        // Thousands of small files are written: where there is a disk in memory, there.
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() { memory.join(name) } else { std::env::temp_dir().join(name) };
        drop(fs::remove_dir_all(&folder));
        fs::create_dir_all(&folder).expect("a writable folder");
        Scratch(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn keeper(&self) -> Keeper {
        Keeper::open(Box::new(FileSystem), self.0.clone())
    }

    /// Ends the program, and starts it again.
    pub fn keeper_after(&self, keeper: Keeper) -> Keeper {
        drop(keeper);
        self.keeper()
    }

    /// The names of the files in it and below, in order, without the lock.
    pub fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        collect(&self.0, "", &mut names);
        names.retain(|name| name != "hoyito.lock");
        names.sort();
        names
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.0.join(name), bytes).expect("a writable folder");
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn collect(folder: &Path, prefix: &str, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let entry = entry.expect("its entries can be read");
        let name = format!("{prefix}{}", entry.file_name().to_str().expect("a plain name"));
        if entry.file_type().expect("the kind of an entry").is_dir() {
            collect(&entry.path(), &format!("{name}/"), names);
        } else {
            names.push(name);
        }
    }
}

/// A person against a level, in one round.
pub fn setup(seed: u64) -> MatchSetup {
    MatchSetup { seed, ..MatchSetup::default() }
}

/// The list of past matches, once everything was written; all of them can be read.
pub fn past(keeper: &Keeper) -> Vec<PastMatch> {
    keeper.flush();
    let (matches, unlisted) = keeper.past_matches().expect("kept on the disk").read();
    assert_eq!(unlisted, []);
    matches
}

/// Every kind of setup.
pub fn setups() -> Vec<MatchSetup> {
    let friends = ByPlayer::new(Seat::Person, Seat::Person);
    let levels = ByPlayer::new(Seat::Machine(Level::ALL[0]), Seat::Machine(Level::PERFECT));
    let (two, six) = (MatchSetup::default(), Row::Six);
    vec![
        two.clone(),
        MatchSetup { rules: Rules::HOYITO_I, row: Row::Twelve, seats: friends, seed: u64::MAX, ..two.clone() },
        MatchSetup { rules: Rules::HOYITO_III, row: six, rounds: 5, starter: Player::South, ..two.clone() },
        MatchSetup { start: Start::Even(7), seats: levels, ..two.clone() },
        MatchSetup { start: Start::EvenByLot, seed: 3, rounds: 3, seats: friends.swapped(), ..two.clone() },
        MatchSetup { start: Start::Handicap { to: Player::North, casas: 4 }, rounds: 9, ..two },
    ]
}

pub fn begin(setup: &MatchSetup) -> Match {
    Match::from_start(setup.rules, setup.rounds, setup.first_position()).expect("a setup that can be played")
}

/// The move that stands by lot at this point of this match: always the same one.
pub fn move_by_lot(match_: &Match, seed: u64) -> Option<Hole> {
    let legal: Vec<Hole> = match_.game().position().legal_moves().iter().collect();
    let mut lot = ChaCha8Rng::seed_from_u64(seed);
    lot.set_stream((match_.round() as u64) << 32 | match_.game().ply() as u64);
    (!legal.is_empty()).then(|| legal[lot.random_range(0..legal.len())])
}

/// Plays at most so many moves, and begins the rounds they reach.
pub fn play(match_: &mut Match, seed: u64, most_moves: usize) {
    for _ in 0..most_moves {
        match move_by_lot(match_, seed) {
            Some(hole) => drop(match_.play(hole).expect("a legal move")),
            None => {
                if match_.start_next_round().is_err() {
                    return;
                }
            }
        }
    }
}

/// A match of that setup, played to its end.
pub fn finished(setup: &MatchSetup) -> Match {
    let mut match_ = begin(setup);
    play(&mut match_, setup.seed, usize::MAX);
    assert!(match_.outcome().is_some());
    match_
}
