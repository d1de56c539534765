//! What a position, a game and a move count look like as lines of text, for the pipe and for the command line.

use std::fmt;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::time::Instant;

use crate::ai::{Answer, News};
use crate::engine::{End, Game, Hole, HoleSet, MoveSummary, Outcome, Player, Position, Row, perft};

/// The longest text of an error: it may quote what came in, which may be very long.
const MOST_ERROR_CHARS: usize = 400;

/// How deep a move count may look. Beyond it nobody lives to see the end, but where every move is forced each ply would still
/// take its share of the stack.
const PERFT_DEPTHS: RangeInclusive<u32> = 1..=60;

/// What was wrong, in one line of bearable length, whatever it quotes.
pub fn error_line(error: &(impl fmt::Display + ?Sized)) -> String {
    let plain = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    error.to_string().chars().map(plain).take(MOST_ERROR_CHARS).collect()
}

/// Reads how deep a move count shall look.
///
/// # Errors
/// If the text is not a number, or out of bounds.
pub fn parse_perft_depth(text: &str) -> Result<u32, NoPerftDepth> {
    text.parse().ok().filter(|depth| PERFT_DEPTHS.contains(depth)).ok_or(NoPerftDepth)
}

/// A text that does not say how deep a move count shall look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPerftDepth;

impl fmt::Display for NoPerftDepth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {PerftDepths}")
    }
}

impl std::error::Error for NoPerftDepth {}

/// In words, how deep a move count may look.
pub(super) struct PerftDepths;

impl fmt::Display for PerftDepths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a depth from {} to {}", PERFT_DEPTHS.start(), PERFT_DEPTHS.end())
    }
}

/// Everything that `d` shows: one field a line, an empty list as the bare word.
///
/// # Errors
/// If writing fails.
pub fn write_game(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let position = game.position();
    let row = position.row();
    writeln!(out, "position {position}\nrules {}", position.rules())?;
    writeln!(out, "{}", numbers("legal", position.legal_moves(), row))?;
    writeln!(out, "{}", numbers("endless", position.endless_holes(), row))?;
    writeln!(out, "end {}\nresult {}", end_name(game.end()), result_name(game.outcome()))?;
    writeln!(out, "{}", last_move(game))
}

/// Where a game stands, in short: position, end and result.
///
/// # Errors
/// If writing fails.
pub fn write_end(game: &Game, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "position {}\nend {}", game.position(), end_name(game.end()))?;
    writeln!(out, "result {}", result_name(game.outcome()))
}

/// Counts the ways to go on for each depth up to `depth`: a line as soon as one is known, then all leaves and the time.
///
/// # Errors
/// If writing fails.
pub fn write_perft(position: &Position, depth: u32, out: &mut impl Write) -> io::Result<()> {
    let start = Instant::now();
    let mut nodes: u64 = 0;
    for depth in 1..=depth {
        let leaves = perft(position, depth);
        nodes = nodes.saturating_add(leaves);
        writeln!(out, "perft {depth} {leaves}")?;
        out.flush()?;
    }
    let time = start.elapsed();
    writeln!(out, "nodes {nodes} time_ms {} nps {}", time.as_millis(), per_second(nodes, time))
}

/// What a search has found so far, as one `info` line.
pub(super) fn write_news(news: &News, row: Row, out: &mut impl Write) -> io::Result<()> {
    let News { depth, deepest, nodes, fullness, table_hits, .. } = news;
    let (score, nps, time) = (score(news.score, news.is_proven), news.nodes_a_second(), news.time.as_millis());
    write!(out, "info depth {depth} seldepth {deepest} {score} nodes {nodes} nps {nps} hashfull {fullness} ")?;
    write!(out, "tbhits {table_hits} time {time} pv")?;
    news.line.iter().try_for_each(|hole| write!(out, " {}", hole.number(row)))?;
    writeln!(out)
}

/// What every legal move is worth: a line for each hole in order, then what it took to find out.
pub(super) fn write_values(answer: &Answer, row: Row, out: &mut impl Write) -> io::Result<()> {
    let mut moves = answer.moves.clone();
    moves.sort_by_key(|value| value.hole);
    for value in moves {
        writeln!(out, "value {} {}", value.hole.number(row), score(value.score, value.is_proven))?;
    }
    let News { depth, nodes, time, .. } = &answer.news;
    writeln!(out, "analysed depth {depth} nodes {nodes} time {}", time.as_millis())
}

fn score(centiseeds: i32, is_proven: bool) -> String {
    format!("score cp {centiseeds}{}", if is_proven { " score exact" } else { "" })
}

/// How a game or match came out, as the protocol says it: South is player 1.
pub fn result_name(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "none",
        Some(Outcome::Draw) => "draw",
        Some(Outcome::Win(Player::South)) => "p1win",
        Some(Outcome::Win(Player::North)) => "p2win",
    }
}

fn per_second(nodes: u64, time: std::time::Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-9)) as u64
}

fn end_name(end: Option<End>) -> &'static str {
    end.map_or("none", End::name)
}

fn numbers(word: &str, holes: HoleSet, row: Row) -> String {
    holes.iter().fold(word.to_owned(), |line, hole| format!("{line} {}", hole.number(row)))
}

fn last_move(game: &Game) -> String {
    let Some(last) = game.ply().checked_sub(1) else {
        return "last".to_owned();
    };
    let MoveSummary { laps, sown, taken, passes } = MoveSummary::of(&game.steps_of(last));
    let label = |line: String, hole: &Hole| format!("{line} {}", hole.label(game.position().row()));
    let taken = taken.iter().fold("taken".to_owned(), label);
    let passes = passes.iter().fold("passes".to_owned(), |line, player| format!("{line} {}", player.letter()));
    format!("last laps {laps} sown {sown} {taken} {passes}")
}
