//! Moves, positions, games and matches as text, both ways.
//!
//! A game's text is a line for each thing, in this order (`start` only where it is not the traditional start; a long game has
//! several lines of moves; blank lines and lines that begin with `#` are passed over):
//!
//! ```text
//! hoyito game
//! rules hoyito-ii
//! row 6
//! starter S
//! start 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0
//! moves 4 5 5 5 2 5
//! end none
//! result none 0-0
//! ```
//!
//! A match begins with `hoyito match`, names its `rounds` after the starter, and has a line `round 1` and so on before the moves
//! of each round; its last line is its `score`: rounds won and seeds captured, South's first.

use std::fmt;
use std::str::FromStr;

use super::game::Game;
use super::hole::{Hole, Row};
use super::match_::{Match, MatchError};
use super::player::{ByPlayer, Player};
use super::position::{IllegalMove, InvalidSetup, Position, Setup};
use super::rules::Rules;
use super::step::Outcome;

/// Moves on one line of a game's text.
const MOVES_A_LINE: usize = 20;

/// Reads a move: the mover's own hole number.
///
/// # Errors
/// If the text is not the number of a hole.
pub fn parse_move(text: &str, row: Row, mover: Player) -> Result<Hole, UnknownHole> {
    let number = parse_count(text).and_then(|number| Hole::of(row, mover, number as usize));
    number.ok_or_else(|| UnknownHole { text: text.to_owned(), row })
}

/// A text that is not the number of a hole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownHole {
    pub text: String,
    pub row: Row,
}

impl fmt::Display for UnknownHole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a hole: expected 1 to {}", self.text, self.row.len())
    }
}

impl std::error::Error for UnknownHole {}

/// Digits alone: no sign, no space.
fn parse_count(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

// Positions

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (player, separator) in [(Player::South, "/"), (Player::North, " ")] {
            for (i, seeds) in self.holes[player].iter().enumerate() {
                write!(f, "{}{seeds}", if i > 0 { "," } else { "" })?;
            }
            f.write_str(separator)?;
        }
        write!(f, "{} {}-{}", self.to_move.letter(), self.captured.south, self.captured.north)?;
        self.last_four_to.map_or(Ok(()), |player| write!(f, " {}", player.letter()))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl FromStr for Setup {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Setup, ParsePositionError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let (holes, to_move, captured, last_four_to) = match fields[..] {
            [holes, to_move, captured] => (holes, to_move, captured, None),
            [holes, to_move, captured, last_four_to] => (holes, to_move, captured, Some(last_four_to)),
            _ => return Err(ParsePositionError::FieldCount(fields.len())),
        };
        let (south, north) = holes.split_once('/').ok_or_else(|| ParsePositionError::NoSlash(holes.to_owned()))?;
        Ok(Setup {
            holes: ByPlayer::new(parse_row(south)?, parse_row(north)?),
            to_move: parse_side(to_move)?,
            captured: parse_pair(captured).ok_or_else(|| ParsePositionError::Captures(captured.to_owned()))?,
            last_four_to: last_four_to.map(parse_side).transpose()?,
        })
    }
}

fn parse_row(text: &str) -> Result<Vec<u32>, ParsePositionError> {
    let count = |text: &str| parse_count(text).ok_or_else(|| ParsePositionError::Count(text.to_owned()));
    text.split(',').map(count).collect()
}

fn parse_side(text: &str) -> Result<Player, ParsePositionError> {
    Player::from_letter(text).ok_or_else(|| ParsePositionError::Side(text.to_owned()))
}

/// `28-20`: South's, then North's.
fn parse_pair(text: &str) -> Option<ByPlayer<u32>> {
    let (south, north) = text.split_once('-')?;
    Some(ByPlayer::new(parse_count(south)?, parse_count(north)?))
}

/// Why a text is not a position, whatever the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    FieldCount(usize),
    NoSlash(String),
    Count(String),
    Side(String),
    Captures(String),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::FieldCount(fields) => {
                write!(f, "a position has three fields, or four, as in '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0': found {fields}")
            }
            ParsePositionError::NoSlash(text) => {
                write!(f, "'{text}': expected South's holes, '/', North's holes")
            }
            ParsePositionError::Count(text) => write!(f, "'{text}' is not a number of seeds"),
            ParsePositionError::Side(text) => write!(f, "'{text}' is not a side: expected S or N"),
            ParsePositionError::Captures(text) => {
                write!(f, "'{text}' are not captures: expected South's and North's, as in 28-20")
            }
        }
    }
}

impl std::error::Error for ParsePositionError {}

// Games and matches

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.start();
        writeln!(f, "hoyito game\nrules {}\nrow {}", start.rules(), start.row().len())?;
        writeln!(f, "starter {}", start.to_move().letter())?;
        if Position::opening(*start.rules(), start.row(), start.to_move()).as_ref() != Ok(start) {
            writeln!(f, "start {start}")?;
        }
        write_round(f, self)
    }
}

impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "hoyito match\nrules {}\nrow {}", self.rules(), self.row().len())?;
        writeln!(f, "starter {}\nrounds {}", self.starter().letter(), self.round_count())?;
        for (i, game) in self.rounds().iter().enumerate() {
            writeln!(f, "round {}", i + 1)?;
            write_round(f, game)?;
        }
        writeln!(f, "score {}", score_text(self))
    }
}

fn write_round(f: &mut fmt::Formatter<'_>, game: &Game) -> fmt::Result {
    let moves: Vec<String> = game.moves().map(|hole| hole.number(game.start().row()).to_string()).collect();
    for line in moves.chunks(MOVES_A_LINE) {
        writeln!(f, "moves {}", line.join(" "))?;
    }
    writeln!(f, "end {}\nresult {}", end_text(game), result_text(game))
}

fn end_text(game: &Game) -> &'static str {
    game.end().map_or("none", |end| end.name())
}

fn result_text(game: &Game) -> String {
    let captured = game.position().captured();
    format!("{} {}-{}", outcome_text(game.outcome()), captured.south, captured.north)
}

fn score_text(match_: &Match) -> String {
    let (won, seeds) = (match_.rounds_won(), match_.seeds());
    let outcome = outcome_text(match_.outcome());
    format!("{outcome} {}-{} {}-{}", won.south, won.north, seeds.south, seeds.north)
}

fn outcome_text(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "none",
        Some(Outcome::Draw) => "draw",
        Some(Outcome::Win(Player::South)) => "S",
        Some(Outcome::Win(Player::North)) => "N",
    }
}

impl FromStr for Game {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Game, RecordError> {
        match text.parse()? {
            Record::Game(game) => Ok(game),
            Record::Match(_) => Err(RecordError::expected(1, "hoyito game")),
        }
    }
}

impl FromStr for Match {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Match, RecordError> {
        match text.parse()? {
            Record::Match(match_) => Ok(match_),
            Record::Game(_) => Err(RecordError::expected(1, "hoyito match")),
        }
    }
}

/// A text that is one game or a whole match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    Game(Game),
    Match(Match),
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines::of(text);
        let record = if lines.take_line("hoyito game") {
            Record::Game(read_game(&mut lines)?)
        } else if lines.take_line("hoyito match") {
            Record::Match(read_match(&mut lines)?)
        } else {
            return Err(lines.expected("hoyito game, or hoyito match"));
        };
        if lines.rest.is_empty() { Ok(record) } else { Err(lines.expected("nothing more")) }
    }
}

fn read_game(lines: &mut Lines<'_>) -> Result<Game, RecordError> {
    let (rules, row) = read_board(lines)?;
    let starter = lines.field("starter", "S or N", Player::from_letter)?;
    let mut game = if lines.next_is("start") {
        let number = lines.number();
        let setup = lines.field("start", "a position", |text| text.parse::<Setup>().ok())?;
        if setup.to_move != starter {
            return Err(RecordError::expected(number, "a position with the starter to move"));
        }
        let start = setup.validate(rules).map_err(|invalid| RecordError::Setup { line: number, invalid })?;
        if start.row() != row {
            return Err(RecordError::expected(number, "a position on a board with that row"));
        }
        Game::from_position(start)
    } else {
        let number = lines.number();
        Game::opening(rules, row, starter).map_err(|invalid| RecordError::Setup { line: number, invalid })?
    };
    for (i, (line, text)) in lines.moves().into_iter().enumerate() {
        let mover = game.position().to_move();
        let wrong = |why| RecordError::WrongMove { line, round: None, number: i + 1, why };
        let hole = parse_move(text, row, mover).map_err(|unknown| wrong(WrongMove::NotAHole(unknown)))?;
        game.play(hole).map_err(|illegal| wrong(WrongMove::Illegal(illegal)))?;
    }
    read_claims(lines, &game)?;
    Ok(game)
}

fn read_match(lines: &mut Lines<'_>) -> Result<Match, RecordError> {
    let (rules, row) = read_board(lines)?;
    let starter = lines.field("starter", "S or N", Player::from_letter)?;
    let number = lines.number();
    let rounds = lines.field("rounds", "a number of rounds", parse_count)? as usize;
    let in_match = |line, error| RecordError::Match { line, error };
    let mut match_ = Match::new(rules, row, rounds, starter).map_err(|error| in_match(number, error))?;
    let mut begun = 0;
    while lines.next_is("round") {
        let number = lines.number();
        lines.field("round", "the rounds in order", |text| (parse_count(text)? == begun + 1).then_some(()))?;
        if begun > 0 {
            match_.start_next_round().map_err(|error| in_match(number, error))?;
        }
        begun += 1;
        for (i, (line, text)) in lines.moves().into_iter().enumerate() {
            let mover = match_.game().position().to_move();
            let wrong = |why| RecordError::WrongMove { line, round: Some(begun as usize), number: i + 1, why };
            let hole = parse_move(text, row, mover).map_err(|unknown| wrong(WrongMove::NotAHole(unknown)))?;
            match_.play(hole).map_err(|illegal| wrong(WrongMove::Illegal(illegal)))?;
        }
        read_claims(lines, match_.game())?;
    }
    lines.claim("score", &score_text(&match_))?;
    Ok(match_)
}

fn read_board(lines: &mut Lines<'_>) -> Result<(Rules, Row), RecordError> {
    let rules = lines.field("rules", "hoyito-i, hoyito-ii or hoyito-iii", |name| name.parse().ok())?;
    let row = lines.field("row", "6 or 12", |text| Row::from_len(parse_count(text)? as usize))?;
    Ok((rules, row))
}

/// What the text says of the end must be what the moves lead to; a text may also leave it out.
fn read_claims(lines: &mut Lines<'_>, game: &Game) -> Result<(), RecordError> {
    lines.claim("end", end_text(game))?;
    lines.claim("result", &result_text(game))
}

/// The lines of a text that say something, each with its number from 1.
struct Lines<'a> {
    rest: std::collections::VecDeque<(usize, &'a str)>,
    line_count: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        let numbered = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
        Lines {
            rest: numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).collect(),
            line_count: text.lines().count(),
        }
    }

    /// The number of the line to be read next.
    fn number(&self) -> usize {
        self.rest.front().map_or(self.line_count + 1, |&(number, _)| number)
    }

    fn expected(&self, what: &str) -> RecordError {
        RecordError::expected(self.number(), what)
    }

    fn next_is(&self, key: &str) -> bool {
        self.rest.front().is_some_and(|(_, line)| line.split_whitespace().next() == Some(key))
    }

    fn take_line(&mut self, whole: &str) -> bool {
        let is_it = self.rest.front().is_some_and(|&(_, line)| line == whole);
        if is_it {
            self.rest.pop_front();
        }
        is_it
    }

    /// Reads the line `key value`.
    fn field<T>(&mut self, key: &str, what: &str, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, RecordError> {
        let found = self.rest.front().and_then(|(_, line)| line.strip_prefix(key)).and_then(|value| read(value.trim()));
        let value = found.ok_or_else(|| self.expected(&format!("{key}, then {what}")))?;
        self.rest.pop_front();
        Ok(value)
    }

    /// Checks the line `key value`, if it is there, against what is so.
    fn claim(&mut self, key: &str, is_so: &str) -> Result<(), RecordError> {
        if self.next_is(key) {
            self.field(key, is_so, |said| (said == is_so).then_some(()))?;
        }
        Ok(())
    }

    /// The moves on all lines of moves that follow, each with the number of its line.
    fn moves(&mut self) -> Vec<(usize, &'a str)> {
        let mut moves = Vec::new();
        while self.next_is("moves") {
            let (number, line) = self.rest.pop_front().expect("next_is has seen a line");
            moves.extend(line.split_whitespace().skip(1).map(|text| (number, text)));
        }
        moves
    }
}

/// Why a text is not the record of a game or match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The line is not what has to stand there.
    Expected {
        line: usize,
        what: String,
    },
    Setup {
        line: usize,
        invalid: InvalidSetup,
    },
    Match {
        line: usize,
        error: MatchError,
    },
    /// The first wrong move: its number, from 1, in its round.
    WrongMove {
        line: usize,
        round: Option<usize>,
        number: usize,
        why: WrongMove,
    },
}

/// What is wrong with a move in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongMove {
    NotAHole(UnknownHole),
    Illegal(IllegalMove),
}

impl RecordError {
    fn expected(line: usize, what: &str) -> RecordError {
        RecordError::Expected { line, what: what.to_owned() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Expected { line, what } => write!(f, "line {line}: expected {what}"),
            RecordError::Setup { line, invalid } => write!(f, "line {line}: {invalid}"),
            RecordError::Match { line, error } => write!(f, "line {line}: {error}"),
            RecordError::WrongMove { line, round, number, why } => {
                let why: &dyn fmt::Display = match why {
                    WrongMove::NotAHole(unknown) => unknown,
                    WrongMove::Illegal(illegal) => illegal,
                };
                round.map_or(Ok(()), |round| write!(f, "round {round}, "))?;
                write!(f, "move {number} (line {line}): {why}")
            }
        }
    }
}

impl std::error::Error for RecordError {}
