//! `hoyito perft`: the move count of the pipe, from the command line.

use std::io;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use hoyito::engine::{Player, Position, Row, Rules, Setup};
use hoyito::ugi::report::write_perft;

use super::Failure;

#[derive(Args)]
pub(super) struct Arguments {
    /// The variant
    #[arg(long, default_value = "hoyito-ii", value_parser = rules_parser())]
    rules: Rules,
    /// Holes of each player [default: 6, or what the position has]
    #[arg(long, value_parser = row_parser())]
    row: Option<Row>,
    /// Moves to look ahead
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// Where to begin, as '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0' [default: the opening, South to move]
    #[arg(long)]
    position: Option<Setup>,
}

pub(super) fn run(arguments: Arguments) -> Result<(), Failure> {
    let row = arguments.row;
    let setup = arguments.position.unwrap_or_else(|| Setup::opening(row.unwrap_or(Row::Six), Player::South));
    let position = setup.validate(arguments.rules).map_err(Failure::usage)?;
    check_row(&position, row)?;
    Ok(write_perft(&position, arguments.depth, &mut io::stdout().lock())?)
}

/// Both may be given, but then they have to agree.
fn check_row(position: &Position, row: Option<Row>) -> Result<(), Failure> {
    match row {
        Some(row) if row != position.row() => {
            let (asked, found) = (row.len(), position.row().len());
            Err(Failure::usage(format!("--row says {asked}, but the position has {found} holes in a row")))
        }
        _ => Ok(()),
    }
}

fn rules_parser() -> impl TypedValueParser<Value = Rules> {
    PossibleValuesParser::new(Rules::ALL.map(|rules| rules.name)).try_map(|name| name.parse::<Rules>())
}

fn row_parser() -> impl TypedValueParser<Value = Row> {
    PossibleValuesParser::new(["6", "12"]).map(|text| if text == "6" { Row::Six } else { Row::Twelve })
}
