//! The game that the other side speaks of, and the answer to each of its commands.

use std::fmt;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::thread::Scope;

use super::command::{Command, Query, Start};
use super::limits::Limits;
use super::options::{OptionError, Options};
use super::report::{error_line, result_name, write_game, write_perft};
use super::thinking::{NO_MOVE, Task, Thinking, locked};
use crate::ai::{Kind, Tables, Thinker, Transpositions};
use crate::engine::{
    Game, IllegalMove, InvalidSetup, ParsePositionError, Player, Row, Rules, Setup, UnknownHole, parse_move,
};

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    GoOn,
    Quit,
}

/// What is kept between commands.
pub(super) struct Session<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    out: &'scope Mutex<W>,
    tables: &'scope Arc<Tables>,
    options: Options,
    game: Game,
    /// Who thinks, unless he is at it, or nobody has asked for it yet.
    thinker: Option<Thinker>,
    thinking: Option<Thinking<'scope>>,
}

impl<'scope, 'env, W: Write + Send> Session<'scope, 'env, W> {
    pub(super) fn new(scope: &'scope Scope<'scope, 'env>, out: &'scope Mutex<W>, tables: &'scope Arc<Tables>) -> Self {
        let options = Options::default();
        let game = opening(options.rules, options.row).expect("the default rules are played on the default board");
        Session { scope, out, tables, options, game, thinker: None, thinking: None }
    }

    /// Does what was asked and writes the answer; what cannot be done is said so and changes nothing.
    pub(super) fn answer(&mut self, command: Command) -> io::Result<Flow> {
        match command {
            Command::Ugi => self.introduce()?,
            Command::IsReady => self.get_ready()?,
            Command::Stop => self.end_thinking(Thinking::stop)?,
            Command::Quit => {
                self.end_thinking(Thinking::stop_with_grace)?;
                return Ok(Flow::Quit);
            }
            Command::Query(_) | Command::Show | Command::Perft(_) => {
                self.finish_bounded()?;
                self.show(&command)?;
            }
            Command::NewGame
            | Command::SetOption { .. }
            | Command::Position { .. }
            | Command::Go(_)
            | Command::Analyse(_) => {
                self.finish_bounded()?;
                self.change(command)?;
            }
        }
        Ok(Flow::GoOn)
    }

    /// Has a search that is still under way end without a word more than it has to say.
    pub(super) fn abandon(&mut self) {
        // Whoever abandons a conversation cannot be told that the answer could not be written.
        drop(self.end_thinking(Thinking::stop));
    }

    fn show(&self, command: &Command) -> io::Result<()> {
        let out = &mut *locked(self.out);
        match command {
            Command::Query(query) => writeln!(out, "response {}", self.response(*query)),
            Command::Perft(depth) => write_perft(self.game.position(), *depth, out),
            _ => write_game(&self.game, out),
        }
    }

    /// A search that ends by itself is waited for, so that answers come in the order of the commands.
    fn finish_bounded(&mut self) -> io::Result<()> {
        match &self.thinking {
            Some(thinking) if !thinking.is_infinite => self.end_thinking(Thinking::finish),
            _ => Ok(()),
        }
    }

    fn end_thinking(&mut self, end: impl FnOnce(Thinking<'scope>) -> io::Result<Thinker>) -> io::Result<()> {
        if let Some(thinking) = self.thinking.take() {
            self.thinker = Some(end(thinking)?);
        }
        Ok(())
    }

    /// Commands that must not come while `go infinite` waits.
    fn change(&mut self, command: Command) -> io::Result<()> {
        if self.thinking.is_some() {
            return say_error(&mut *locked(self.out), &Refused::StillThinking);
        }
        let done = match command {
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { start, moves } => self.set_position(&start, &moves),
            Command::Go(limits) => return self.think(limits, false),
            Command::Analyse(limits) => return self.think(limits, true),
            _ => self.begin_new_game(),
        };
        done.or_else(|refused| say_error(&mut *locked(self.out), &refused))
    }

    fn introduce(&self) -> io::Result<()> {
        let out = &mut *locked(self.out);
        writeln!(out, "id name Hoyito {}\nid author the Hoyito authors", env!("CARGO_PKG_VERSION"))?;
        Options::write(out)?;
        writeln!(out, "ugiok")
    }

    /// The tables that are built in about a second are part of being ready.
    fn get_ready(&self) -> io::Result<()> {
        self.tables.build_quick(Kind::of(self.game.position()));
        writeln!(locked(self.out), "readyok")
    }

    fn response(&self, query: Query) -> &'static str {
        let yes_or_no = |yes| if yes { "true" } else { "false" };
        match query {
            Query::IsPlayer1ToMove => yes_or_no(self.game.position().to_move() == Player::South),
            Query::IsGameOver => yes_or_no(self.game.end().is_some()),
            Query::Result => result_name(self.game.outcome()),
        }
    }

    fn think(&mut self, limits: Limits, is_analysis: bool) -> io::Result<()> {
        if self.game.end().is_some() && !limits.infinite {
            let out = &mut *locked(self.out);
            writeln!(out, "info string the game is over")?;
            return if is_analysis { Ok(()) } else { writeln!(out, "bestmove {NO_MOVE}") };
        }
        let Options { level, seed, hash, threads, .. } = self.options;
        let mut thinker = self
            .thinker
            .take()
            .unwrap_or_else(|| Thinker::new(Transpositions::with_megabytes(hash), Arc::clone(self.tables)));
        thinker.set_threads(threads);
        let task = Task { game: self.game.clone(), level, seed, limits, is_analysis };
        self.thinking = Some(Thinking::begin(self.scope, self.out, thinker, task));
        Ok(())
    }

    fn begin_new_game(&mut self) -> Result<(), Refused> {
        self.game = opening(self.options.rules, self.options.row).map_err(Refused::Setup)?;
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
        Ok(())
    }

    /// `Rules` and `Row` begin their opening; a memory of another size is begun anew.
    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Refused> {
        let options = self.options.clone().with(name, value).map_err(Refused::Option)?;
        if name.eq_ignore_ascii_case("rules") || name.eq_ignore_ascii_case("row") {
            self.game = opening(options.rules, options.row).map_err(Refused::Setup)?;
        }
        if options.hash != self.options.hash {
            self.thinker = None;
        }
        self.options = options;
        Ok(())
    }

    fn set_position(&mut self, start: &Start, moves: &[String]) -> Result<(), Refused> {
        let mut game = match start {
            Start::Opening => opening(self.options.rules, self.options.row).map_err(Refused::Setup)?,
            Start::Text(text) => {
                let setup: Setup = text.parse().map_err(Refused::Text)?;
                Game::from_position(setup.validate(self.options.rules).map_err(Refused::Setup)?)
            }
        };
        for (i, text) in moves.iter().enumerate() {
            let position = game.position();
            let hole = parse_move(text, position.row(), position.to_move());
            let hole = hole.map_err(|why| Refused::NotAHole { number: i + 1, why })?;
            game.play(hole).map_err(|why| Refused::Move { number: i + 1, text: text.clone(), why })?;
        }
        self.game = game;
        Ok(())
    }
}

fn opening(rules: Rules, row: Row) -> Result<Game, InvalidSetup> {
    Game::opening(rules, row, Player::South)
}

/// Says in one line what was wrong, whatever bytes it quotes.
pub(super) fn say_error(out: &mut impl Write, error: &dyn fmt::Display) -> io::Result<()> {
    writeln!(out, "info string error: {}", error_line(error))
}

/// Why a command cannot be carried out.
#[derive(Debug)]
enum Refused {
    StillThinking,
    Option(OptionError),
    Text(ParsePositionError),
    Setup(InvalidSetup),
    NotAHole { number: usize, why: UnknownHole },
    Move { number: usize, text: String, why: IllegalMove },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::StillThinking => f.write_str("still thinking: send stop first"),
            Refused::Option(error) => error.fmt(f),
            Refused::Text(error) => error.fmt(f),
            Refused::Setup(invalid) => invalid.fmt(f),
            Refused::NotAHole { number, why } => write!(f, "move {number}: {why}"),
            Refused::Move { number, text, why } => write!(f, "move {number}, '{text}': {why}"),
        }
    }
}
