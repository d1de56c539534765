//! The command line: what may be typed, and the part of the program that each subcommand asks for.

mod board;
mod ladder;
mod perft;
mod replay;
#[cfg(feature = "app")]
mod shots;
mod solve;
mod sounds;
mod tables;

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use hoyito::ugi;

/// For what could not be done.
const FAILURE: u8 = 1;
/// For what was typed wrong; clap uses the same.
const USAGE: u8 = 2;

/// Hoyito: a Dominican mancala with relay sowing, casas and chains. Without a subcommand the game's window opens.
#[derive(Parser)]
#[command(name = "hoyito", version)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// For the window: print what happens there, an event a line, as JSON
    #[arg(long)]
    log_json: bool,
    /// For the window: the folder for saved games and statistics [default: HOYITO_DATA, or the system's folder for data]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[command(flatten)]
    tables: tables::TableArguments,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the Universal Game Interface with another program, over standard input and output
    Ugi(tables::TableArguments),
    /// Count the ways a game can go on, depth by depth
    Perft(perft::Arguments),
    /// Play a recorded game or match through to its end
    Replay(replay::Arguments),
    /// Prove what each side can force, from the opening or from any position
    Solve(solve::Arguments),
    /// Play the levels against each other, each against the one below
    Ladder(ladder::Arguments),
    /// Write every sound of the game as a WAV file, and say how long and how loud each is
    Sounds(sounds::Arguments),
    /// Draw pictures of every scene, without a window
    #[cfg(feature = "app")]
    Shots(shots::Arguments),
}

/// Does what the command line asks for.
pub fn run() -> ExitCode {
    let Cli { command, tables, log_json, data } = Cli::parse();
    let done = match command {
        None => return open_window(&tables, log_json, data),
        Some(Command::Ugi(tables)) => {
            ugi::run(io::stdin().lock(), io::stdout(), &tables.tables()).map_err(Failure::from)
        }
        Some(Command::Perft(arguments)) => perft::run(arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Solve(arguments)) => solve::run(&arguments),
        Some(Command::Ladder(arguments)) => ladder::run(&arguments),
        #[cfg(feature = "app")]
        Some(Command::Shots(arguments)) => shots::run(&arguments),
        Some(Command::Sounds(arguments)) => sounds::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { code, message }) => {
            if let Some(message) = message {
                eprintln!("hoyito: {message}");
            }
            ExitCode::from(code)
        }
    }
}

#[cfg(feature = "app")]
fn open_window(tables: &tables::TableArguments, log_json: bool, data: Option<PathBuf>) -> ExitCode {
    let data_folder = hoyito::storage::data_folder(data);
    hoyito::app::run(hoyito::app::Options { tables: tables.large_tables(), data_folder, log_json })
}

#[cfg(not(feature = "app"))]
fn open_window(_: &tables::TableArguments, _: bool, _: Option<PathBuf>) -> ExitCode {
    eprintln!(
        "hoyito: this build has no window: it was made with --no-default-features.\n\
         To play, build it with the window: cargo run --release\n\
         For what works without one: hoyito --help"
    );
    ExitCode::from(USAGE)
}

/// Why a subcommand could not do its work, and the exit code for it.
struct Failure {
    code: u8,
    message: Option<String>,
}

impl Failure {
    fn failed(message: impl fmt::Display) -> Failure {
        Failure { code: FAILURE, message: Some(message.to_string()) }
    }

    fn usage(message: impl fmt::Display) -> Failure {
        Failure { code: USAGE, message: Some(message.to_string()) }
    }
}

impl From<io::Error> for Failure {
    /// A closed pipe means that whoever read has heard enough (`hoyito perft … | head -1`): nothing to complain of.
    fn from(error: io::Error) -> Failure {
        let is_quiet = error.kind() == io::ErrorKind::BrokenPipe;
        Failure { code: FAILURE, message: (!is_quiet).then(|| error.to_string()) }
    }
}
