//! The game that the other side speaks of, and the answer to each of its commands.

use std::fmt;
use std::io::{self, Write};

use super::command::{Command, Query, Start};
use super::report::{result_name, write_game, write_perft};
use super::thinking::{Answer, think};
use crate::engine::{
    Game, IllegalMove, InvalidSetup, ParsePositionError, Player, Row, Rules, Setup, UnknownHole, UnknownRules,
    parse_move,
};

/// The longest text of an error: it may quote what came in, which may be very long.
const MOST_ERROR_CHARS: usize = 400;

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    GoOn,
    Quit,
}

/// What is kept between commands.
pub(super) struct Session {
    rules: Rules,
    row: Row,
    game: Game,
    /// What `go infinite` has found and `stop` will hear.
    held_back: Option<Answer>,
}

impl Default for Session {
    fn default() -> Self {
        let (rules, row) = (Rules::default(), Row::Six);
        let game = opening(rules, row).expect("the default rules are played on the default board");
        Session { rules, row, game, held_back: None }
    }
}

impl Session {
    /// Does what was asked and writes the answer; what cannot be done is said so and changes nothing.
    pub(super) fn answer(&mut self, command: Command, out: &mut impl Write) -> io::Result<Flow> {
        match command {
            Command::Ugi => self.introduce(out)?,
            Command::IsReady => writeln!(out, "readyok")?,
            Command::Query(query) => writeln!(out, "response {}", self.response(query))?,
            Command::Show => write_game(&self.game, out)?,
            Command::Perft(depth) => write_perft(self.game.position(), depth, out)?,
            Command::Stop => self.stop(out)?,
            Command::Quit => {
                self.stop(out)?;
                return Ok(Flow::Quit);
            }
            Command::NewGame | Command::SetOption { .. } | Command::Position { .. } | Command::Go(_) => {
                self.change(command, out)?;
            }
        }
        Ok(Flow::GoOn)
    }

    /// Commands that must not come while `go infinite` waits.
    fn change(&mut self, command: Command, out: &mut impl Write) -> io::Result<()> {
        if self.held_back.is_some() {
            return say_error(out, &Refused::StillThinking);
        }
        let done = match command {
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { start, moves } => self.set_position(&start, &moves),
            Command::Go(limits) => return self.go(limits.infinite, out),
            _ => opening(self.rules, self.row).map(|game| self.game = game).map_err(Refused::Setup),
        };
        done.or_else(|refused| say_error(out, &refused))
    }

    fn introduce(&self, out: &mut impl Write) -> io::Result<()> {
        let rules = Rules::ALL.iter().fold(String::new(), |line, rules| format!("{line} var {rules}"));
        let rows = Row::ALL.iter().fold(String::new(), |line, row| format!("{line} var {}", row.len()));
        writeln!(out, "id name Hoyito {}\nid author the Hoyito authors", env!("CARGO_PKG_VERSION"))?;
        writeln!(out, "option name Rules type combo default {}{rules}", Rules::default())?;
        writeln!(out, "option name Row type combo default {}{rows}\nugiok", Row::Six.len())
    }

    fn response(&self, query: Query) -> &'static str {
        let yes_or_no = |yes| if yes { "true" } else { "false" };
        match query {
            Query::IsPlayer1ToMove => yes_or_no(self.game.position().to_move() == Player::South),
            Query::IsGameOver => yes_or_no(self.game.end().is_some()),
            Query::Result => result_name(self.game.outcome()),
        }
    }

    fn go(&mut self, infinite: bool, out: &mut impl Write) -> io::Result<()> {
        let answer = think(&self.game);
        if infinite {
            self.held_back = Some(answer);
            return Ok(());
        }
        answer.write(out)
    }

    fn stop(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.held_back.take().map_or(Ok(()), |answer| answer.write(out))
    }

    /// Sets `Rules` or `Row` and begins their opening.
    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Refused> {
        let (rules, row) = if name.eq_ignore_ascii_case("rules") {
            (value.parse().map_err(Refused::Rules)?, self.row)
        } else if name.eq_ignore_ascii_case("row") {
            let row = Row::ALL.into_iter().find(|row| row.len().to_string() == value);
            (self.rules, row.ok_or_else(|| Refused::Row(value.to_owned()))?)
        } else {
            return Err(Refused::Option(name.to_owned()));
        };
        self.game = opening(rules, row).map_err(Refused::Setup)?;
        (self.rules, self.row) = (rules, row);
        Ok(())
    }

    fn set_position(&mut self, start: &Start, moves: &[String]) -> Result<(), Refused> {
        let mut game = match start {
            Start::Opening => opening(self.rules, self.row).map_err(Refused::Setup)?,
            Start::Text(text) => {
                let setup: Setup = text.parse().map_err(Refused::Text)?;
                Game::from_position(setup.validate(self.rules).map_err(Refused::Setup)?)
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
    let plain = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let text: String = error.to_string().chars().map(plain).take(MOST_ERROR_CHARS).collect();
    writeln!(out, "info string error: {text}")
}

/// Why a command cannot be carried out.
#[derive(Debug)]
enum Refused {
    StillThinking,
    Option(String),
    Rules(UnknownRules),
    Row(String),
    Text(ParsePositionError),
    Setup(InvalidSetup),
    NotAHole { number: usize, why: UnknownHole },
    Move { number: usize, text: String, why: IllegalMove },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::StillThinking => f.write_str("still thinking: send stop first"),
            Refused::Option(name) => write!(f, "unknown option '{name}': expected Rules or Row"),
            Refused::Rules(unknown) => unknown.fmt(f),
            Refused::Row(value) => write!(f, "unknown row '{value}': expected 6 or 12"),
            Refused::Text(error) => error.fmt(f),
            Refused::Setup(invalid) => invalid.fmt(f),
            Refused::NotAHole { number, why } => write!(f, "move {number}: {why}"),
            Refused::Move { number, text, why } => write!(f, "move {number}, '{text}': {why}"),
        }
    }
}
