//! What may be asked: from one line to one command, or to the reason why it is none. Knows no game.

use std::fmt;

use super::limits::{Limits, LimitsError};
use super::report::{PerftDepths, parse_perft_depth};

/// One line of the protocol, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        start: Start,
        moves: Vec<String>,
    },
    Query(Query),
    Go(Limits),
    /// `analyse`: what every legal move is worth.
    Analyse(Limits),
    Stop,
    Quit,
    /// `d`: show the position.
    Show,
    /// Count the ways to go on, to that depth.
    Perft(u32),
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    Opening,
    /// A position's text, not looked into yet.
    Text(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    IsPlayer1ToMove,
    IsGameOver,
    Result,
}

/// Understands one line.
///
/// # Errors
/// What was expected instead.
pub fn parse(line: &str) -> Result<Command, CommandError> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (&name, arguments) = words.split_first().ok_or_else(|| CommandError::Unknown(String::new()))?;
    match name {
        "ugi" => alone(Command::Ugi, name, arguments),
        "isready" => alone(Command::IsReady, name, arguments),
        "uginewgame" => alone(Command::NewGame, name, arguments),
        "stop" => alone(Command::Stop, name, arguments),
        "quit" => alone(Command::Quit, name, arguments),
        "d" => alone(Command::Show, name, arguments),
        "setoption" => parse_option(arguments),
        "position" => parse_position(arguments),
        "query" => parse_query(arguments),
        "go" => Limits::parse(arguments).map(Command::Go).map_err(CommandError::Limits),
        "analyse" => Limits::parse(arguments).map(Command::Analyse).map_err(CommandError::Limits),
        "perft" => parse_perft(arguments),
        _ => Err(CommandError::Unknown(name.to_owned())),
    }
}

fn alone(command: Command, name: &str, arguments: &[&str]) -> Result<Command, CommandError> {
    if arguments.is_empty() { Ok(command) } else { Err(CommandError::NotAlone(name.to_owned())) }
}

/// `name <words> value <words>`.
fn parse_option(arguments: &[&str]) -> Result<Command, CommandError> {
    let (Some(&"name"), Some(value_at)) = (arguments.first(), arguments.iter().position(|&word| word == "value"))
    else {
        return Err(CommandError::OptionForm);
    };
    let (name, value) = (arguments[1..value_at].join(" "), arguments[value_at + 1..].join(" "));
    if name.is_empty() || value.is_empty() {
        return Err(CommandError::OptionForm);
    }
    Ok(Command::SetOption { name, value })
}

/// `startpos` or `fen <fields>`, then `moves <moves>` or nothing.
fn parse_position(arguments: &[&str]) -> Result<Command, CommandError> {
    let moves_at = arguments.iter().position(|&word| word == "moves").unwrap_or(arguments.len());
    let (start, moves) = arguments.split_at(moves_at);
    let start = match start {
        ["startpos"] => Start::Opening,
        ["fen", fields @ ..] if !fields.is_empty() => Start::Text(fields.join(" ")),
        _ => return Err(CommandError::PositionForm),
    };
    Ok(Command::Position { start, moves: moves.iter().skip(1).map(|&text| text.to_owned()).collect() })
}

fn parse_query(arguments: &[&str]) -> Result<Command, CommandError> {
    match arguments {
        ["p1turn"] => Ok(Command::Query(Query::IsPlayer1ToMove)),
        ["gameover"] => Ok(Command::Query(Query::IsGameOver)),
        ["result"] => Ok(Command::Query(Query::Result)),
        _ => Err(CommandError::QueryForm),
    }
}

fn parse_perft(arguments: &[&str]) -> Result<Command, CommandError> {
    match arguments {
        [depth] => parse_perft_depth(depth).map(Command::Perft).map_err(|_| CommandError::PerftForm),
        _ => Err(CommandError::PerftForm),
    }
}

/// Why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    Unknown(String),
    NotAlone(String),
    OptionForm,
    PositionForm,
    QueryForm,
    PerftForm,
    Limits(LimitsError),
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Unknown(name) => write!(
                f,
                "unknown command '{name}': expected ugi, isready, setoption, uginewgame, position, query, go, analyse, stop, quit, d or perft"
            ),
            CommandError::NotAlone(name) => write!(f, "expected '{name}' alone on its line"),
            CommandError::OptionForm => f.write_str("expected setoption name <name> value <value>"),
            CommandError::PositionForm => f.write_str("expected position startpos|fen <position text> [moves <moves>]"),
            CommandError::QueryForm => f.write_str("expected query p1turn|gameover|result"),
            CommandError::PerftForm => write!(f, "expected perft <depth>, {PerftDepths}"),
            CommandError::Limits(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CommandError {}
