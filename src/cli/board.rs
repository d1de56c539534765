//! Arguments that several subcommands take: a variant, a board, a position.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use hoyito::engine::{Player, Position, Row, Rules, Setup};

use super::Failure;

#[derive(Args)]
pub(super) struct Board {
    /// The variant
    #[arg(long, default_value = "hoyito-ii", value_parser = rules_parser())]
    pub(super) rules: Rules,
    /// Holes of each player [default: 6, or what the position has]
    #[arg(long, value_parser = row_parser())]
    row: Option<Row>,
}

impl Board {
    /// The row asked for, or the short one.
    pub(super) fn row(&self) -> Row {
        self.row.unwrap_or(Row::Six)
    }

    /// The position, or the opening of the board. Both a row and a position may be given, but then they have to agree.
    pub(super) fn position(&self, setup: Option<Setup>) -> Result<Position, Failure> {
        let setup = setup.unwrap_or_else(|| Setup::opening(self.row(), Player::South));
        let position = setup.validate(self.rules).map_err(Failure::usage)?;
        match self.row {
            Some(row) if row != position.row() => {
                let (asked, found) = (row.len(), position.row().len());
                Err(Failure::usage(format!("--row says {asked}, but the position has {found} holes in a row")))
            }
            _ => Ok(position),
        }
    }
}

fn rules_parser() -> impl TypedValueParser<Value = Rules> {
    PossibleValuesParser::new(Rules::ALL.map(|rules| rules.name)).try_map(|name| name.parse::<Rules>())
}

fn row_parser() -> impl TypedValueParser<Value = Row> {
    PossibleValuesParser::new(["6", "12"]).map(|text| if text == "6" { Row::Six } else { Row::Twelve })
}
