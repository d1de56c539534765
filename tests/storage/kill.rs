//! The program is killed while it saves, again and again: nothing is lost but the move in the air.
//!
//! The test runs itself as another program, which plays matches by lot and says after each save what is on the disk by now. It is
//! killed at a moment by lot, and the next one goes on from what it finds.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use hoyito::engine::Match;
use hoyito::match_setup::MatchSetup;
use hoyito::storage::{FileSystem, Keeper, MOST_GAMES};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::played::{NOW_S, Scratch, begin, move_by_lot, past, play, setup};

const NAME: &str = "kill::nothing_is_lost_but_the_move_in_the_air_when_the_program_is_killed_at_any_moment";
/// Says which folder to play in; its being there makes the test the one that is killed.
const FOLDER: &str = "HOYITO_TEST_KILLED_IN";
const KILLS: usize = 220;
/// And no more than these.
const MOST_KILLS: usize = 2_000;
const SEED: u64 = 20;
/// The longest time that the other program has: half of the times from its start, else from its first save.
const LONGEST_LIFE: Duration = Duration::from_millis(20);

/// How far a series of matches has come: matches that are over, and moves in the one after them.
type Progress = (u64, usize);

fn progress(keeper: &Keeper) -> Progress {
    let over = u64::from(keeper.statistics().total(true).games());
    (over, keeper.on_offer().map_or(0, |saved| saved.match_.game().ply()))
}

/// The match after so many.
fn match_number(over: u64) -> (MatchSetup, Match) {
    let setup = setup(over);
    let match_ = begin(&setup);
    (setup, match_)
}

/// Goes on from what is there, one move a save, until it is killed.
fn play_until_killed(folder: PathBuf) {
    let mut keeper = Keeper::open(Box::new(FileSystem), folder);
    let say = |(over, ply): Progress| {
        println!("at {over} {ply}");
        std::io::stdout().flush().expect("somebody listens");
    };
    loop {
        let (over, _) = progress(&keeper);
        let (setup, mut match_) = match_number(over);
        if let Some(saved) = keeper.on_offer() {
            match_ = saved.match_.clone();
        }
        keeper.sit_down(&setup, &match_, NOW_S);
        while let Some(hole) = move_by_lot(&match_, setup.seed) {
            match_.play(hole).expect("a legal move");
            keeper.update(&match_);
            if match_.outcome().is_some() {
                keeper.leave();
            }
            keeper.flush();
            say(progress(&keeper));
        }
    }
}

/// Starts the other program and kills it; returns what it last said is on the disk.
fn live_and_die(scratch: &Scratch, saves_first: bool, life: Duration) -> Option<Progress> {
    let mut child = Command::new(std::env::current_exe().expect("the tests are a program"))
        .args(["--exact", NAME, "--nocapture"])
        .env(FOLDER, scratch.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    // Its pipe is read all the while, so that it never waits for it.
    let said = BufReader::new(child.stdout.take().expect("a pipe"));
    let (tell, told) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        let progress = |line: String| {
            let mut words = line.strip_prefix("at ")?.split(' ');
            Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
        };
        // Of a line that was cut off nothing is known: its end may be missing.
        let whole = said.split(b'\n').map_while(Result::ok).filter_map(|line| progress(String::from_utf8(line).ok()?));
        whole.for_each(|progress| tell.send(progress).expect("the test waits"));
    });
    let first = if saves_first { told.recv().ok() } else { None };
    std::thread::sleep(life);
    child.kill().expect("it is killed");
    child.wait().expect("it has ended");
    reader.join().expect("everything was read");
    told.try_iter().last().or(first)
}

/// What comes after one move more.
fn one_further((over, ply): Progress) -> Progress {
    let (setup, mut match_) = match_number(over);
    play(&mut match_, setup.seed, ply + 1);
    if match_.outcome().is_some() { (over + 1, 0) } else { (over, ply + 1) }
}

/// Whether the program came far enough, and died in the middle of a save: on a busy computer that takes more kills.
fn is_enough(progress: Progress, killed_while_saving: usize) -> bool {
    progress > (0, 50) && killed_while_saving > 0
}

#[test]
fn nothing_is_lost_but_the_move_in_the_air_when_the_program_is_killed_at_any_moment() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        play_until_killed(folder.into());
    }
    let scratch = Scratch::new();
    let mut lot = ChaCha8Rng::seed_from_u64(SEED);
    let (mut before, mut while_saving) = ((0, 0), 0);
    for kill in 0..MOST_KILLS {
        if kill >= KILLS && is_enough(before, while_saving) {
            break;
        }
        let said =
            live_and_die(&scratch, kill % 2 == 1, lot.random_range(Duration::ZERO..LONGEST_LIFE)).unwrap_or(before);
        let mut keeper = scratch.keeper();
        let case = format!("kill {kill}, seed {SEED}");
        assert_eq!(keeper.take_troubles(), [], "{case}");
        let now = progress(&keeper);
        assert!(now == said || now == one_further(said), "{case}: said {said:?}, found {now:?}");
        if let Some(saved) = keeper.on_offer() {
            let (_, mut match_) = match_number(now.0);
            play(&mut match_, now.0, now.1);
            assert_eq!(saved.match_, match_, "{case}");
        }
        let past = past(&keeper);
        assert_eq!(past.len() as u64, now.0.min(MOST_GAMES as u64), "{case}: each match is filed once");
        while_saving += usize::from(scratch.names().iter().any(|name| name.ends_with(".tmp")));
        before = now;
    }
    let been_through = format!("{before:?}; killed in the middle of a save {while_saving} times");
    assert!(is_enough(before, while_saving), "{been_through}");
}
