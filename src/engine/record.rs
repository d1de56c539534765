//! Games and matches as text, both ways.
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
//! Where the players have agreed to stop, the line `end agreement` is what says so, and is not to be left out.
//!
//! A match begins with `hoyito match`, names its `rounds` after the starter, and has a line `round 1` and so on before the moves
//! of each round; its last line is its `score`: rounds won and seeds captured, South's first. What was taken back and can be
//! redone is not part of it, but may follow: see [`Match::with_undone`].

use std::fmt;
use std::str::FromStr;

use super::game::Game;
use super::hole::{Hole, Row};
use super::match_::Match;
use super::notation::{parse_count, parse_move};
use super::player::Player;
use super::position::{IllegalMove, Position};
use super::record_lines::{Lines, RecordError, WrongMove};
use super::rules::Rules;
use super::setup::Setup;
use super::step::{End, Outcome, Step};
use super::undone::read_undone;

/// Moves on one line of a game's text.
pub(super) const MOVES_A_LINE: usize = 20;

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
        writeln!(f, "starter {}", self.starter().letter())?;
        if *self.start() != Setup::opening(self.row(), self.starter()) {
            writeln!(f, "start {}", self.start())?;
        }
        writeln!(f, "rounds {}", self.round_count())?;
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
        if lines.is_empty() { Ok(record) } else { Err(lines.expected("nothing more")) }
    }
}

fn read_game(lines: &mut Lines<'_>) -> Result<Game, RecordError> {
    let (rules, row) = read_board(lines)?;
    let starter = lines.field("starter", "S or N", Player::from_letter)?;
    let mut game = if lines.next_is("start") {
        Game::from_position(read_start(lines, rules, row, starter)?)
    } else {
        let line = lines.number();
        Game::opening(rules, row, starter).map_err(|invalid| RecordError::Setup { line, invalid })?
    };
    play_moves(lines, "moves", None, &mut game, |game| game, Game::play)?;
    read_agreement(lines, "end", &mut game, Game::stop_by_agreement)?;
    read_claims(lines, &game)?;
    Ok(game)
}

/// A start of the game's own, on the board and with the player that the lines before it have named.
fn read_start(lines: &mut Lines<'_>, rules: Rules, row: Row, starter: Player) -> Result<Position, RecordError> {
    let line = lines.number();
    let text = lines.field("start", "a position", Some)?;
    let setup: Setup = text.parse().map_err(|error| RecordError::Position { line, error })?;
    if setup.to_move != starter {
        return Err(RecordError::expected(line, "a position with the starter to move"));
    }
    let start = setup.validate(rules).map_err(|invalid| RecordError::Setup { line, invalid })?;
    if start.row() == row { Ok(start) } else { Err(RecordError::expected(line, "a position on a board with that row")) }
}

fn read_match(lines: &mut Lines<'_>) -> Result<Match, RecordError> {
    let (rules, row) = read_board(lines)?;
    let starter = lines.field("starter", "S or N", Player::from_letter)?;
    let start = if lines.next_is("start") {
        Setup::from(&read_start(lines, rules, row, starter)?)
    } else {
        Setup::opening(row, starter)
    };
    let line = lines.number();
    let rounds = lines.field("rounds", "a number of rounds", parse_count)? as usize;
    let mut match_ = Match::from_start(rules, rounds, start).map_err(|error| RecordError::Match { line, error })?;
    let mut begun = 0;
    while lines.next_is("round") {
        begun += 1;
        read_round(lines, begun, &mut match_)?;
    }
    lines.claim("score", &score_text(&match_))?;
    read_undone(lines, &mut match_)?;
    Ok(match_)
}

/// The round of that number, from 1. The first has begun with the match.
fn read_round(lines: &mut Lines<'_>, round: usize, match_: &mut Match) -> Result<(), RecordError> {
    let line = lines.number();
    lines.field("round", &round.to_string(), |text| (parse_count(text)? as usize == round).then_some(()))?;
    if round > 1 {
        match_.start_next_round().map_err(|error| RecordError::Match { line, error })?;
    }
    play_moves(lines, "moves", Some(round), match_, Match::game, Match::play)?;
    read_agreement(lines, "end", match_, Match::stop_by_agreement)?;
    read_claims(lines, match_.game())
}

/// Plays the moves on the lines with that key that follow, in a game or in the present round of a match.
pub(super) fn play_moves<T>(
    lines: &mut Lines<'_>,
    key: &str,
    round: Option<usize>,
    table: &mut T,
    game: impl Fn(&T) -> &Game,
    play: impl Fn(&mut T, Hole) -> Result<Vec<Step>, IllegalMove>,
) -> Result<(), RecordError> {
    for (line, text) in lines.moves(key) {
        let number = game(table).ply() + 1;
        let wrong = |why| RecordError::WrongMove { line, round, number, why };
        let position = game(table).position();
        let (row, mover) = (position.row(), position.to_move());
        let hole = parse_move(text, row, mover).map_err(|unknown| wrong(WrongMove::NotAHole(unknown)))?;
        play(table, hole).map_err(|illegal| wrong(WrongMove::Illegal(illegal)))?;
    }
    Ok(())
}

/// Stops a game, or the present round of a match, where the next line with that key says that it was agreed.
pub(super) fn read_agreement<T>(
    lines: &mut Lines<'_>,
    key: &str,
    table: &mut T,
    stop: impl FnOnce(&mut T) -> bool,
) -> Result<(), RecordError> {
    let line = lines.number();
    if lines.next_says(key, End::Agreement.name()) && !stop(table) {
        return Err(RecordError::expected(line, "no agreement to stop: the game was over before"));
    }
    Ok(())
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
