//! `hoyito replay`: a recorded game or match, played through again, from its text or from the file in which it was kept.

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use hoyito::engine::{Match, Record};
use hoyito::storage::{read_record_text, record_in};
use hoyito::ugi::report::{error_line, result_name, write_end};

use super::Failure;

#[derive(Args)]
pub(super) struct Arguments {
    /// The game's or match's text, or the file of a past game; - reads standard input
    file: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let is_stdin = arguments.file == Path::new("-");
    let name = if is_stdin { "standard input".into() } else { arguments.file.to_string_lossy() };
    let text = read(&arguments.file).map_err(|error| failed(&name, &error))?;
    let record = record_in(&text).map_err(|error| failed(&name, &error))?;
    let mut out = io::stdout().lock();
    match record {
        Record::Game(game) => write_end(&game, &mut out)?,
        Record::Match(match_) => write_match(&match_, &mut out)?,
    }
    Ok(out.flush()?)
}

/// The name as it was typed, and what was wrong there in one line: a record may quote anything.
fn failed(name: &str, error: &dyn fmt::Display) -> Failure {
    Failure::failed(format!("{name}: {}", error_line(error)))
}

/// The last round begun, then the score: who has won the match, rounds won, seeds captured, South's first.
fn write_match(match_: &Match, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "round {} of {}", match_.round() + 1, match_.round_count())?;
    write_end(match_.game(), out)?;
    let (rounds, seeds) = (match_.rounds_won(), match_.seeds());
    write!(out, "score {} rounds {}-{} ", result_name(match_.outcome()), rounds.south, rounds.north)?;
    writeln!(out, "seeds {}-{}", seeds.south, seeds.north)
}

fn read(file: &Path) -> io::Result<String> {
    let source: Box<dyn Read> =
        if file == Path::new("-") { Box::new(io::stdin().lock()) } else { Box::new(File::open(file)?) };
    read_record_text(source)
}
