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
//! | `setoption name Level value Newcomer\|…\|Perfect` | |
//! | `setoption name Seed\|Hash\|Threads value N` | for a level's lots; megabytes for the search's memory; threads |
//! | `uginewgame` | the opening is on the board |
//! | `position startpos\|fen <position text> [moves 3 1 …]` | |
//! | `query p1turn\|gameover\|result` | `response true\|false\|none\|p1win\|p2win\|draw` |
//! | `go [depth N] [nodes N] [movetime ms] [infinite] [p1time ms p2time ms [p1inc ms] [p2inc ms]]` | `info …`, `bestmove 3` |
//! | `analyse [depth N] [nodes N] [movetime ms] …` | `value 3 score cp 400` for every legal hole, `analysed …` |
//! | `stop` | ends `go` and `analyse` |
//! | `quit`, or the end of the input | |
//! | `d` | the position and what may be said of it, one field a line |
//! | `perft <depth>`, 1 to 60 | `perft <d> <leaves>` for each depth, then `nodes N time_ms T nps S` |
//!
//! What the protocol leaves open:
//! - Anything that cannot be done is answered with a line `info string error: …` and changes nothing. A list of moves is
//!   played whole or not at all.
//! - A `fen` brings its own row and leaves the option `Row`, which says what `startpos` means, as it is.
//! - After the end of a game `go` answers `bestmove 0000`, UCI's word for no move.
//! - A score is the final margin that the mover can expect, 100 for a seed; `score exact` follows where it is proven.
//! - `go` without bounds plays as the level does. With bounds the level Perfect keeps to them; the other levels take no notice,
//!   they are much quicker than any bound.
//! - A search with no other bounds than `depth` and `nodes`, and with one thread, forgets what it knew and gives the same answer
//!   on every machine. For that it waits for the tables that are built in about a second, as `isready` does. Other searches
//!   use what tables are ready, and have the larger ones built in the background.
//! - While `go infinite` waits for `stop`, a command that would change the game or start another search is refused. `quit`
//!   and the end of the input make it answer first.
//! - While a search with bounds goes on, `stop`, `isready` and `ugi` are heard at once; all else waits until it has answered,
//!   `quit` and the end of the input for five seconds at most.
//! - Should a search break down, which only a mistake of ours can bring about, a line `info string error: the search failed: …`
//!   says so and `bestmove` is a legal move that takes what it can at once.
//! - A move count cannot be stopped; each of its lines comes as soon as it is known.
//!
//! The parts: `lines` reads lines of any bytes, [`parse`] makes a [`Command`] of one, `session` holds the game and answers,
//! `thinking` finds the move in a thread,
//! `options` are what can be set, [`report`] writes what the command line needs too.

mod command;
mod limits;
mod lines;
mod options;
pub mod report;
mod session;
mod thinking;

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex};

use crate::ai::Tables;

pub use command::{Command, CommandError, Query, Start, parse};
pub use limits::{Clock, Limits};

use lines::Line;
use session::{Flow, Session, say_error};
use thinking::locked;

/// Answers command after command until `quit` or the end of the input, with searches that use these tables.
///
/// # Errors
/// If reading or writing fails; a writer that nobody reads from any more is [`io::ErrorKind::BrokenPipe`].
pub fn run(mut input: impl BufRead, output: impl Write + Send, tables: &Arc<Tables>) -> io::Result<()> {
    let out = Mutex::new(output);
    std::thread::scope(|scope| {
        let mut session = Session::new(scope, &out, tables);
        let done = converse(&mut input, &out, &mut session);
        session.abandon();
        done
    })
}

fn converse<W: Write + Send>(
    input: &mut impl BufRead,
    out: &Mutex<W>,
    session: &mut Session<'_, '_, W>,
) -> io::Result<()> {
    loop {
        match lines::read(input)? {
            Line::Text(line) if line.trim().is_empty() => {}
            Line::Text(line) => match parse(&line) {
                Ok(command) => {
                    if session.answer(command)? == Flow::Quit {
                        return locked(out).flush();
                    }
                }
                Err(error) => say_error(&mut *locked(out), &error)?,
            },
            Line::TooLong => {
                say_error(&mut *locked(out), &format!("a line may have {} bytes at most", lines::MOST_BYTES))?;
            }
            Line::End => {
                session.answer(Command::Quit)?;
                return locked(out).flush();
            }
        }
        locked(out).flush()?;
    }
}
