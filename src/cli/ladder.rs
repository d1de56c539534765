//! `hoyito ladder`: by how much each level beats the one below.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Args;
use hoyito::ai::ladder::{self, Series};
use hoyito::ai::{Kind, Level, Stakes, Tables, Thinker, Transpositions};
use hoyito::engine::{Game, Hole};

use super::Failure;
use super::board::Board;
use super::tables::TableArguments;

/// Megabytes of memory for each player.
const MEGABYTES: usize = 64;

#[derive(Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    board: Board,
    /// Games of each level against the one below; every random opening is played twice
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// For the openings and for what the levels draw by lot
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The lowest level of the table; the lowest of all is played against a player of random moves
    #[arg(long, default_value = Level::ALL[0].name)]
    from: Level,
    /// The highest level of the table
    #[arg(long, default_value = Level::PERFECT.name)]
    to: Level,
    #[command(flatten)]
    tables: TableArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (rules, row) = (arguments.board.rules, arguments.board.row());
    if !rules.offers(row) {
        return Err(Failure::usage(format!("{rules} is not played on 2x{}", row.len())));
    }
    let tables = arguments.tables.ready_tables(Kind { rules, row, last_four_named: false });
    let out = &mut io::stdout().lock();
    writeln!(out, "{rules} 2x{}, {} games each, seed {}", row.len(), arguments.games / 2 * 2, arguments.seed)?;
    writeln!(out, "level      against    points          won drawn lost   mean and longest move")?;
    let place = |level: &Level| Level::ALL.iter().position(|other| other == level);
    let (Some(from), Some(to)) = (place(&arguments.from), place(&arguments.to)) else { return Ok(()) };
    for rung in from..=to {
        let (mut upper, below) = (Rung::of(Level::ALL[rung], &tables), rung.checked_sub(1).map(|i| Level::ALL[i]));
        let mut lower = below.map(|level| Rung::of(level, &tables));
        let series = ladder::play(
            rules,
            row,
            arguments.games / 2,
            arguments.seed,
            &mut |g, s| upper.choose(g, s),
            &mut |g, s| lower.as_mut().map_or_else(|| ladder::random_move(g, s), |lower| lower.choose(g, s)),
        );
        write(out, &upper, below.map_or("random", |level| level.name), &series)?;
    }
    Ok(())
}

/// A level at play, with its watch.
struct Rung {
    level: Level,
    thinker: Thinker,
    moves: u32,
    time: Duration,
    longest: Duration,
}

impl Rung {
    fn of(level: Level, tables: &Arc<Tables>) -> Rung {
        let thinker = Thinker::new(Transpositions::with_megabytes(MEGABYTES), Arc::clone(tables));
        Rung { level, thinker, moves: 0, time: Duration::ZERO, longest: Duration::ZERO }
    }

    fn choose(&mut self, game: &Game, seed: u64) -> Hole {
        let begun = Instant::now();
        let never = AtomicBool::new(false);
        let hole = self.level.choose(&mut self.thinker, game, Stakes::default(), seed, &never, &mut |_| ());
        let time = begun.elapsed();
        (self.moves, self.time, self.longest) = (self.moves + 1, self.time + time, self.longest.max(time));
        hole.expect("a game that is not over has a move")
    }
}

fn write(out: &mut impl Write, rung: &Rung, against: &str, series: &Series) -> io::Result<()> {
    let (share, error) = (100.0 * series.share(), 100.0 * series.error());
    let Series { wins, draws, losses, .. } = series;
    let milliseconds = |time: Duration| 1_000.0 * time.as_secs_f64();
    let (mean, longest) = (milliseconds(rung.time) / f64::from(rung.moves.max(1)), milliseconds(rung.longest));
    write!(out, "{:<10} {against:<10} {share:>4.1} % +- {error:>3.1}  ", rung.level.name)?;
    writeln!(out, "{wins:>5} {draws:>5} {losses:>4}   {mean:.3} ms, {longest:.1} ms")?;
    out.flush()
}
