//! How fast the opponent thinks: nodes a second, tables, time to depth, and a plain alpha-beta to measure it against.
//!
//! The first thing printed is the comparison with the yardstick, because criterion measures times and not nodes.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group};
use hoyito::ai::{Kind, Limits, Question, Tables, Thinker, Transpositions};
use hoyito::engine::{Game, Position, Row, Rules, Setup};

/// Ten positions of II on 2x6: the opening, and what random moves made of it.
const POSITIONS: [&str; 10] = [
    "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0",
    "6,6,2,7,1,6/1,6,6,6,0,1 N 0-0",
    "0,5,5,5,5,5/1,5,5,5,0,7 S 0-0",
    "7,1,2,0,7,3/2,9,1,1,10,1 N 4-0",
    "3,0,9,2,8,1/8,0,3,2,7,1 S 0-4",
    "1,6,0,3,8,2/5,5,1,0,6,7 S 0-4",
    "2,2,8,0,1,7/0,6,3,9,1,1 N 4-4",
    "5,1,0,6,2,2/7,3,0,5,1,4 S 8-4",
    "0,3,6,1,5,2/1,0,8,2,3,5 N 4-8",
    "1,0,5,2,3,6/0,2,1,5,3,0 S 12-8",
];

/// Turns that the yardstick manages in a few seconds for all ten.
const YARDSTICK_DEPTH: u32 = 5;
/// Turns for the time to depth.
const DEPTH: u32 = 10;
const NODES: u64 = 100_000;
const QUICK_TABLES: u64 = 3;
/// The best of so many runs is compared: anything else that the computer does only makes a run slower.
const RUNS: usize = 7;
/// Rounds of all ten positions in one run of the yardstick: about as long as a run of the search.
const YARDSTICK_ROUNDS: usize = 5;

fn games() -> Vec<Game> {
    let game = |text: &str| {
        let setup: Setup = text.parse().expect("a position");
        Game::from_position(setup.validate(Rules::HOYITO_II).expect("all seeds are there"))
    };
    POSITIONS.into_iter().map(game).collect()
}

fn kind(rules: Rules, row: Row) -> Kind {
    Kind { rules, row, last_four_named: false }
}

fn ready_tables() -> Arc<Tables> {
    let tables = Arc::new(Tables::new());
    tables.build_quick(kind(Rules::HOYITO_II, Row::Six));
    tables
}

/// Searches all games from an empty memory and says how many nodes that took.
fn nodes(thinker: &mut Thinker, games: &[Game], question: &Question) -> u64 {
    let never = AtomicBool::new(false);
    let search = |game| {
        thinker.forget();
        thinker.think(game, question, &never, &mut |_| ()).map_or(0, |answer| answer.news.nodes)
    };
    games.iter().map(search).sum()
}

/// Alpha-beta as it is taught, on the rules engine: every legal move is played on a copy of the position, in the order of the
/// holes. No memory, no order, no tables. It plays the same game as the search, repetition and standoff too; depth counts turns,
/// captures are looked at to the end, and a node is a position whose value is asked for, as there.
struct Yardstick {
    nodes: u64,
    /// From the root to the position whose value is asked for.
    line: Vec<Position>,
}

impl Yardstick {
    fn from(root: &Position) -> Yardstick {
        Yardstick { nodes: 0, line: vec![*root] }
    }

    fn value(&mut self, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let position = *self.line.last().expect("the line begins at the root");
        let (mover, captured) = (position.to_move(), position.captured());
        let now = i32::from(captured[mover]) - i32::from(captured[!mover]);
        if position.is_over() || self.is_drawn_out(&position) {
            return now;
        }
        if depth == 0 {
            if now >= beta {
                return now;
            }
            alpha = alpha.max(now);
        }
        for hole in position.legal_moves().iter() {
            let next = position.play(hole).expect("a legal move");
            if depth == 0 && next.captured() == captured {
                continue;
            }
            self.line.push(next);
            let value = if next.to_move() == mover {
                self.value(depth, alpha, beta)
            } else {
                -self.value(depth.saturating_sub(1), -beta, -alpha)
            };
            self.line.pop();
            if value >= beta {
                return value;
            }
            alpha = alpha.max(value);
        }
        alpha
    }

    /// Whether the last position ends the game by repetition or standoff.
    fn is_drawn_out(&self, last: &Position) -> bool {
        let since_capture = self.line.iter().rev().take_while(|past| past.captured() == last.captured());
        let (positions, standings) = since_capture
            .fold((0, 0), |(positions, standings), past| (positions + 1, standings + usize::from(past == last)));
        standings >= 3 || positions > Rules::standoff_moves(last.row())
    }
}

/// Nodes a second of a piece of work that says how many it took.
fn speed_of(work: &mut dyn FnMut() -> u64) -> f64 {
    let begun = Instant::now();
    let nodes = work();
    nodes as f64 / begun.elapsed().as_secs_f64()
}

fn compare_with_yardstick() {
    let games = games();
    let plain = || {
        let of_game = |game: &Game| {
            let mut yardstick = Yardstick::from(game.position());
            black_box(yardstick.value(YARDSTICK_DEPTH, -1_000, 1_000));
            yardstick.nodes
        };
        games.iter().map(of_game).sum::<u64>()
    };
    let mut thinker = Thinker::new(Transpositions::with_megabytes(4), Arc::new(Tables::new()));
    let mut searched = |limits| nodes(&mut thinker, &games, &Question::best_move(limits));
    let (by_yardstick, to_depth) = (plain(), searched(Limits::depth(YARDSTICK_DEPTH)));
    println!(
        "ten positions to depth {YARDSTICK_DEPTH}: {by_yardstick} nodes plain, {to_depth} searched: {:.1} times fewer",
        by_yardstick as f64 / to_depth as f64
    );
    let (mut plain_speed, mut speed) = (0.0_f64, 0.0_f64);
    for _ in 0..RUNS {
        plain_speed = plain_speed.max(speed_of(&mut || (0..YARDSTICK_ROUNDS).map(|_| plain()).sum()));
        speed = speed.max(speed_of(&mut || searched(Limits::nodes(10 * NODES))));
    }
    println!("nodes a second: {plain_speed:.0} plain, {speed:.0} searched: {:.2} times as many", speed / plain_speed);
}

fn bench_speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("nodes");
    let games = games();
    group.throughput(Throughput::Elements(NODES * games.len() as u64)).sample_size(10);
    for (name, tables) in [("without tables", Arc::new(Tables::new())), ("with tables", ready_tables())] {
        let mut thinker = Thinker::new(Transpositions::with_megabytes(4), tables);
        let question = Question::best_move(Limits::nodes(NODES));
        group.bench_function(name, |bencher| bencher.iter(|| nodes(&mut thinker, &games, &question)));
    }
    group.finish();
}

fn bench_depth(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("time to depth");
    group.sample_size(10);
    let mut thinker = Thinker::new(Transpositions::with_megabytes(4), ready_tables());
    let question = Question::best_move(Limits::depth(DEPTH));
    for (game, text) in games().into_iter().zip(POSITIONS) {
        let games = [game];
        group.bench_function(text, |bencher| bencher.iter(|| nodes(&mut thinker, &games, &question)));
    }
    group.finish();
}

/// Tables a second: those of 4, 8 and 12 seeds, which are built one after another.
fn bench_tables(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tables up to 12 seeds");
    group.sample_size(10).throughput(Throughput::Elements(QUICK_TABLES));
    for rules in Rules::ALL {
        group.bench_function(rules.name, |bencher| {
            bencher.iter(|| Tables::new().build_quick(kind(rules, Row::Six)));
        });
    }
    group.finish();
}

criterion_group!(benches, bench_speed, bench_depth, bench_tables);

fn main() {
    compare_with_yardstick();
    benches();
    Criterion::default().configure_from_args().final_summary();
}
