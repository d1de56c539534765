//! The Universal Game Interface: the engine's voice, for other programs, over any pair of a reader and a writer.
//!
//! It is the cousin of the chess world's UCI (<https://github.com/kz04px/cutegames>), one command a line. South is player 1.
//!
//! | command | answer |
//! | --- | --- |
//! | `ugi` | name, options, `ugiok` |
//! | `isready` | `readyok` |
//! | `setoption name Rules value hoyito-i\|hoyito-ii\|hoyito-iii` | the opening of the new game is on the board |
//! | `setoption name Row value 6\|12` | the same |
//! | `uginewgame` | the opening is on the board |
//! | `position startpos\|fen <position text> [moves 3 1 …]` | |
//! | `query p1turn\|gameover\|result` | `response true\|false\|none\|p1win\|p2win\|draw` |
//! | `go [depth N] [nodes N] [movetime ms] [infinite] [p1time ms p2time ms [p1inc ms] [p2inc ms]]` | `info …`, `bestmove 3` |
//! | `stop` | ends `go infinite` |
//! | `quit`, or the end of the input | |
//! | `d` | the position and what may be said of it, one field a line |
//! | `perft <depth>` | `perft <d> <leaves>` for each depth, then `nodes N time_ms T nps S` |
//!
//! What the protocol leaves open:
//! - Anything that cannot be done is answered with a line `info string error: …` and changes nothing. A list of moves is
//!   played whole or not at all.
//! - A `fen` brings its own row and leaves the option `Row`, which says what `startpos` means, as it is.
//! - After the end of a game `go` answers `bestmove 0000`, UCI's word for no move.
//! - While `go infinite` waits for `stop`, a command that would change the game or start another search is refused. `quit`
//!   and the end of the input make it answer first.
//! - A move count cannot be stopped; each of its lines comes as soon as it is known.
//!
//! The parts: `lines` reads lines of any bytes, [`parse`] makes a [`Command`] of one, `session` holds the game and answers,
//! `thinking` finds the move, [`report`] writes what the command line needs too.

mod command;
mod limits;
mod lines;
pub mod report;
mod session;
mod thinking;

use std::io::{self, BufRead, Write};

pub use command::{Command, CommandError, Query, Start, parse};
pub use limits::{Clock, Limits};

use lines::Line;
use session::{Flow, Session, say_error};

/// Answers command after command until `quit` or the end of the input.
///
/// # Errors
/// If reading or writing fails; a writer that nobody reads from any more is [`io::ErrorKind::BrokenPipe`].
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::default();
    loop {
        match lines::read(&mut input)? {
            Line::Text(line) if line.trim().is_empty() => {}
            Line::Text(line) => match parse(&line) {
                Ok(command) => {
                    if session.answer(command, &mut output)? == Flow::Quit {
                        return output.flush();
                    }
                }
                Err(error) => say_error(&mut output, &error)?,
            },
            Line::TooLong => say_error(&mut output, &format!("a line may have {} bytes at most", lines::MOST_BYTES))?,
            Line::End => {
                session.answer(Command::Quit, &mut output)?;
                return output.flush();
            }
        }
        output.flush()?;
    }
}
