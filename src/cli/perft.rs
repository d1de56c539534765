//! `hoyito perft`: the move count of the pipe, from the command line.

use std::io;

use clap::Args;
use hoyito::engine::Setup;
use hoyito::ugi::report::{parse_perft_depth, write_perft};

use super::Failure;
use super::board::Board;

#[derive(Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    board: Board,
    /// Moves to look ahead, 1 to 60
    #[arg(long, value_parser = parse_perft_depth, allow_negative_numbers = true)]
    depth: u32,
    /// Where to begin, as '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0' [default: the opening, South to move]
    #[arg(long)]
    position: Option<Setup>,
}

pub(super) fn run(arguments: Arguments) -> Result<(), Failure> {
    let position = arguments.board.position(arguments.position)?;
    Ok(write_perft(&position, arguments.depth, &mut io::stdout().lock())?)
}
