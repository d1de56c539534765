//! How fast moves are played: move counts and random games in every variant on every board, silent against recorded.
//!
//! The first thing printed is how many leaves a second are counted, against a yardstick: the game as it would be written down
//! at first, seed by seed, without this program's engine. The yardstick plays every leaf. So does the engine where it says
//! `played`; [`perft`] counts the last ply without playing it, as such counts usually do. All three have to come to the same
//! count.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{BatchSize, BenchmarkGroup, Criterion, Throughput, criterion_group, measurement::WallTime};
use hoyito::engine::{Hole, LAP_LIMIT, Player, Position, Row, Rules, perft};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The best of so many runs is compared: anything else that the computer does only makes a run slower.
const RUNS: usize = 5;
const GAMES: u64 = 20;
/// Without a memory a game may go round in circles.
const MOST_MOVES: usize = 300;

/// Deep enough for a tenth of a second or so.
const fn long_depth(row: Row) -> u32 {
    match row {
        Row::Six => 8,
        Row::Twelve => 6,
    }
}

/// Some ten thousand leaves.
const fn short_depth(row: Row) -> u32 {
    match row {
        Row::Six => 6,
        Row::Twelve => 4,
    }
}

fn opening(rules: Rules, row: Row) -> Position {
    Position::opening(rules, row, Player::South).expect("a board on offer")
}

fn name(rules: Rules, row: Row) -> String {
    format!("{rules} on 2x{}", row.len())
}

fn play(position: &Position, hole: Hole) -> Option<Position> {
    position.play(hole).ok()
}

fn play_recorded(position: &Position, hole: Hole) -> Option<Position> {
    let (next, steps) = position.play_recorded(hole).ok()?;
    black_box(steps);
    Some(next)
}

/// Counts as [`perft`] does, but plays the last ply too.
fn played(position: &Position, depth: u32, play: &impl Fn(&Position, Hole) -> Option<Position>) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    let holes = position.board().occupied_by(position.to_move());
    holes.filter_map(|hole| play(position, hole)).map(|next| played(&next, depth - 1, play)).sum()
}

/// The yardstick's table: holes in sowing order, South's first; South is side 0.
#[derive(Clone, Copy)]
struct Yardstick<const HOLES: usize> {
    rules: Rules,
    counts: [u8; HOLES],
    side: usize,
    captured: [u8; 2],
    is_over: bool,
}

impl<const HOLES: usize> Yardstick<HOLES> {
    fn opening(rules: Rules) -> Self {
        Yardstick { rules, counts: [4; HOLES], side: 0, captured: [0; 2], is_over: false }
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 || self.is_over {
            return 1;
        }
        let own = self.side * HOLES / 2..(self.side + 1) * HOLES / 2;
        own.filter_map(|hole| self.play(hole)).map(|next| next.perft(depth - 1)).sum()
    }

    /// `None` for an empty hole and for an endless one. Who has no seed passes; that all of a player's holes are endless is
    /// not thought of: it does not happen so near to the opening.
    fn play(&self, mut hole: usize) -> Option<Self> {
        let mut next = *self;
        if self.counts[hole] == 0 {
            return None;
        }
        for _ in 0..LAP_LIMIT {
            match next.lap(&mut hole) {
                _ if next.is_over => return Some(next),
                0 | 1 => next.side ^= 1,
                4 => next.capture_from(hole),
                _ => continue,
            }
            let own = next.side * HOLES / 2..(next.side + 1) * HOLES / 2;
            next.side ^= usize::from(next.counts[own].iter().all(|&seeds| seeds == 0));
            return Some(next);
        }
        None
    }

    /// Sows a hole, which then is the hole of the last seed, and says how many seeds lie there.
    fn lap(&mut self, hole: &mut usize) -> u8 {
        let hand = std::mem::take(&mut self.counts[*hole]);
        for _ in 0..hand {
            *hole = if *hole == HOLES - 1 { 0 } else { *hole + 1 };
            self.counts[*hole] += 1;
            if self.rules.en_passant && self.counts[*hole] == 4 {
                self.capture(*hole);
                self.end_if_few();
                if self.is_over {
                    break;
                }
            }
        }
        self.counts[*hole]
    }

    fn capture_from(&mut self, mut hole: usize) {
        loop {
            self.capture(hole);
            hole = if hole == 0 { HOLES - 1 } else { hole - 1 };
            if !self.rules.chain || self.counts[hole] != 4 {
                break;
            }
        }
        self.end_if_few();
    }

    fn capture(&mut self, hole: usize) {
        self.captured[self.side] += 4;
        self.counts[hole] = 0;
    }

    fn end_if_few(&mut self) {
        let left = 4 * HOLES as u8 - self.captured[0] - self.captured[1];
        if left <= 4 {
            self.captured[self.side] += left;
            self.is_over = true;
        }
    }
}

fn yardstick(rules: Rules, row: Row, depth: u32) -> u64 {
    match row {
        Row::Six => Yardstick::<{ Row::Six.holes() }>::opening(rules).perft(depth),
        Row::Twelve => Yardstick::<{ Row::Twelve.holes() }>::opening(rules).perft(depth),
    }
}

fn timed(count: impl Fn() -> u64) -> (u64, Duration) {
    let begun = Instant::now();
    (black_box(count()), begun.elapsed())
}

/// The ways to count take turns, so that a busy computer is unfair to none.
fn compare_with_yardstick() {
    for (rules, row) in Rules::BOARDS {
        let (start, depth) = (opening(rules, row), long_depth(row));
        let mut best = [Duration::MAX; 3];
        let mut leaves = 0;
        for _ in 0..RUNS {
            let runs = [
                timed(|| yardstick(rules, row, black_box(depth))),
                timed(|| played(black_box(&start), depth, &play)),
                timed(|| perft(black_box(&start), depth)),
            ];
            leaves = runs[0].0;
            assert!(runs.iter().all(|run| run.0 == leaves), "{}: {runs:?}", name(rules, row));
            best = std::array::from_fn(|way| best[way].min(runs[way].1));
        }
        let [plain, played, counted] = best.map(|time| leaves as f64 / time.as_secs_f64() / 1e6);
        println!(
            "{}, million leaves a second: {plain:.1} yardstick, {played:.1} played ({:.2} times), {counted:.1} counted ({:.2} times)",
            name(rules, row),
            played / plain,
            counted / plain
        );
    }
}

fn bench_perft(criterion: &mut Criterion) {
    for (rules, row) in Rules::BOARDS {
        let (start, depth) = (opening(rules, row), short_depth(row));
        let mut group = criterion.benchmark_group(format!("perft {depth}, {}", name(rules, row)));
        group.throughput(Throughput::Elements(perft(&start, depth)));
        bench(&mut group, "counted", || perft(black_box(&start), depth));
        bench(&mut group, "played", || played(black_box(&start), depth, &play));
        bench(&mut group, "played and recorded", || played(black_box(&start), depth, &play_recorded));
        bench(&mut group, "yardstick", || yardstick(rules, row, black_box(depth)));
        group.finish();
    }
}

fn bench(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, count: impl Fn() -> u64) {
    group.bench_function(name, |bencher| bencher.iter(&count));
}

/// Plays games by lot, the same ones for the same way to play, and says how many moves they took.
fn playouts(start: &Position, lot: &mut ChaCha8Rng, play: impl Fn(&Position, Hole) -> Option<Position>) -> u64 {
    let game = |_| {
        let mut position = *start;
        let mut moves = 0;
        while moves < MOST_MOVES && !position.is_over() {
            let legal = position.legal_moves();
            let hole = legal.iter().nth(lot.random_range(0..legal.len())).expect("a legal move");
            position = play(&position, hole).expect("a legal move");
            moves += 1;
        }
        moves as u64
    };
    (0..GAMES).map(game).sum()
}

fn bench_playouts(criterion: &mut Criterion) {
    let lot = || ChaCha8Rng::seed_from_u64(1);
    for (rules, row) in Rules::BOARDS {
        let start = opening(rules, row);
        let mut group = criterion.benchmark_group(format!("random games, {}", name(rules, row)));
        group.throughput(Throughput::Elements(playouts(&start, &mut lot(), play)));
        group.bench_function("silent", |bencher| {
            bencher.iter_batched_ref(lot, |lot| playouts(&start, lot, play), BatchSize::SmallInput);
        });
        group.bench_function("recorded", |bencher| {
            bencher.iter_batched_ref(lot, |lot| playouts(&start, lot, play_recorded), BatchSize::SmallInput);
        });
        group.finish();
    }
}

criterion_group!(benches, bench_perft, bench_playouts);

fn main() {
    compare_with_yardstick();
    benches();
    Criterion::default().configure_from_args().final_summary();
}
