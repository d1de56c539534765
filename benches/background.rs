//! Whether a picture notices that the machine thinks: frames while nobody does, while two ordinary threads do, and while two of
//! the background do, which is how the game lets it think.
//!
//! Criterion does not come into it: what counts here is not the mean but the slowest frames.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use hoyito::ai::{Background, Limits, Question, Tables, Thinker, Transpositions};
use hoyito::engine::{Game, Player, Row, Rules};

const FRAME: Duration = Duration::from_millis(16);
/// What there is to do for a frame in which little happens.
const WORK: Duration = Duration::from_micros(300);
const FRAMES: u32 = 125;
/// The three take turns, so that whatever else the computer does meets them alike.
const ROUNDS: usize = 6;
const THREADS: usize = 2;

#[derive(Clone, Copy)]
enum Thinking {
    Nobody,
    Ordinary,
    Background,
}

fn main() {
    let steps = steps_of_work();
    let kinds = [Thinking::Nobody, Thinking::Ordinary, Thinking::Background];
    let mut frames = kinds.map(|_| (Vec::new(), Vec::new()));
    for _ in 0..ROUNDS {
        for (kind, (late, long)) in kinds.into_iter().zip(&mut frames) {
            let stop = Arc::new(AtomicBool::new(false));
            begin(kind, &stop);
            draw(steps, late, long);
            stop.store(true, Ordering::Relaxed);
            // It ends within 5 ms.
            thread::sleep(FRAME);
        }
    }
    println!("ms after the frame was due  |  ms of work: in so many of 100 frames no more");
    for (name, (late, long)) in ["nobody thinks", "ordinary", "background"].into_iter().zip(frames) {
        println!("{name:<14} {}  |  {}", percentiles(late), percentiles(long));
    }
}

/// Lets the machine think about the opening, without end.
fn begin(thinking: Thinking, stop: &Arc<AtomicBool>) {
    let stop = Arc::clone(stop);
    let think = move || {
        let mut thinker = Thinker::new(Transpositions::with_megabytes(16), Arc::new(Tables::new()));
        thinker.set_threads(THREADS);
        let game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default board");
        black_box(thinker.think(&game, &Question::best_move(Limits::default()), &stop, &mut |_| ()));
    };
    match thinking {
        Thinking::Nobody => {}
        Thinking::Ordinary => drop(thread::spawn(think)),
        Thinking::Background => drop(Background::begin("search", think).expect("a thread")),
    }
}

/// Draws frame after frame; takes note of how late each began and how long it took.
fn draw(steps: u64, late: &mut Vec<Duration>, long: &mut Vec<Duration>) {
    let begun = Instant::now();
    for frame in 1..=FRAMES {
        let due = begun + FRAME * frame;
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let start = Instant::now();
        work(steps);
        late.push(start.saturating_duration_since(due));
        long.push(start.elapsed());
    }
}

fn work(steps: u64) {
    black_box((0..steps).fold(1_u64, |mixed, step| black_box(mixed.rotate_left(7) ^ step)));
}

/// How much work takes that long on this computer.
fn steps_of_work() -> u64 {
    const TRIAL: u64 = 100_000;
    let time = |_| {
        let begun = Instant::now();
        work(TRIAL);
        begun.elapsed()
    };
    let fastest = (0..50).map(time).min().expect("there are trials");
    (TRIAL as f64 * WORK.as_secs_f64() / fastest.as_secs_f64()) as u64
}

fn percentiles(mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |percent: usize| 1_000.0 * times[(times.len() - 1) * percent / 100].as_secs_f64();
    [50, 90, 99].map(|percent| format!("{percent}: {:>6.2}", at(percent))).join("  ")
}
