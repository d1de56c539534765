//! Statistics as text, both ways.
//!
//! ```text
//! games 3 1 0 hoyito-ii 6 machine Cousin      won, lost, drawn, board, opponent
//! newest wlww machine Cousin                  won, lost or drawn, the newest last
//! longest-chain 6 24 1796036779 hoyito-ii 6 machine Cousin
//! longest-chain-from 3 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0
//! most-seeds ...
//! longest-relay ...
//! last-match 1796036779 42
//! ```

use std::fmt;
use std::str::FromStr;

use super::fields::{Fields, read_number};
use super::statistics::{Against, Best, Counted, GameResult, Newest, Statistics, Tally};
use crate::engine::{Row, Rules};

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Counted { rules, row, against, tally } in &self.counted {
            let Tally { won, lost, drawn } = tally;
            writeln!(f, "games {won} {lost} {drawn} {rules} {} {against}", row.len())?;
        }
        for Newest { against, results } in &self.newest {
            let letters: String = results.iter().copied().map(letter_of).collect();
            writeln!(f, "newest {letters} {against}")?;
        }
        for (key, best) in [
            ("longest-chain", &self.longest_chain),
            ("most-seeds", &self.most_seeds),
            ("longest-relay", &self.longest_relay),
        ] {
            best.as_ref().map_or(Ok(()), |best| write_best(f, key, best))?;
        }
        self.last_match.map_or(Ok(()), |(begun_s, seed)| writeln!(f, "last-match {begun_s} {seed}"))
    }
}

fn write_best(f: &mut fmt::Formatter<'_>, key: &str, best: &Best) -> fmt::Result {
    let Best { count, with, rules, row, against, begun_s, position, hole } = best;
    writeln!(f, "{key} {count} {with} {begun_s} {rules} {} {against}", row.len())?;
    writeln!(f, "{key}-from {hole} {position}")
}

impl FromStr for Statistics {
    /// What was not understood.
    type Err = String;

    fn from_str(text: &str) -> Result<Statistics, String> {
        let mut fields = Fields::of(text);
        let statistics = Statistics {
            counted: fields.take_all("games", read_counted)?,
            newest: fields.take_all("newest", read_newest)?,
            longest_chain: read_best(&mut fields, "longest-chain")?,
            most_seeds: read_best(&mut fields, "most-seeds")?,
            longest_relay: read_best(&mut fields, "longest-relay")?,
            last_match: fields.take_all("last-match", read_last_match)?.pop(),
        };
        fields.end()?;
        Ok(statistics)
    }
}

fn read_counted(text: &str) -> Option<Counted> {
    let [won, lost, drawn, board] = text.splitn(4, ' ').collect::<Vec<_>>()[..] else { return None };
    let tally = Tally { won: read_number(won)?, lost: read_number(lost)?, drawn: read_number(drawn)? };
    let (rules, row, against) = read_board(board)?;
    Some(Counted { rules, row, against, tally })
}

fn read_newest(text: &str) -> Option<Newest> {
    let (letters, against) = text.split_once(' ')?;
    Some(Newest { against: against.parse().ok()?, results: letters.chars().map(read_letter).collect::<Option<_>>()? })
}

fn read_best(fields: &mut Fields<'_>, key: &str) -> Result<Option<Best>, String> {
    let Some(best) = fields.take_all(key, read_best_line)?.pop() else { return Ok(None) };
    let read_from = |text: &'_ str| {
        let (hole, position) = text.split_once(' ')?;
        Some((read_number(hole)?, position.to_owned()))
    };
    let (hole, position) = fields.take(&format!("{key}-from"), read_from)?;
    Ok(Some(Best { hole, position, ..best }))
}

fn read_best_line(text: &str) -> Option<Best> {
    let [count, with, begun_s, board] = text.splitn(4, ' ').collect::<Vec<_>>()[..] else { return None };
    let (rules, row, against) = read_board(board)?;
    let (count, with, begun_s) = (read_number(count)?, read_number(with)?, read_number(begun_s)?);
    Some(Best { count, with, rules, row, against, begun_s, position: String::new(), hole: 0 })
}

fn read_last_match(text: &str) -> Option<(u64, u64)> {
    let (begun_s, seed) = text.split_once(' ')?;
    Some((read_number(begun_s)?, read_number(seed)?))
}

/// Reads `hoyito-ii 6 machine Cousin`.
fn read_board(text: &str) -> Option<(Rules, Row, Against)> {
    let [rules, row, against] = text.splitn(3, ' ').collect::<Vec<_>>()[..] else { return None };
    Some((rules.parse().ok()?, Row::from_len(read_number(row)?)?, against.parse().ok()?))
}

impl fmt::Display for Against {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Against::Machine(level) => write!(f, "machine {level}"),
            Against::Friend => f.write_str("friend"),
        }
    }
}

impl FromStr for Against {
    type Err = ();

    /// A level that is not known is one of another version of the game: its games still count.
    fn from_str(text: &str) -> Result<Against, ()> {
        match text.strip_prefix("machine ") {
            Some(level) if !level.is_empty() => Ok(Against::Machine(level.to_owned())),
            _ => {
                if text == "friend" {
                    Ok(Against::Friend)
                } else {
                    Err(())
                }
            }
        }
    }
}

fn letter_of(result: GameResult) -> char {
    match result {
        GameResult::Won => 'w',
        GameResult::Lost => 'l',
        GameResult::Drawn => 'd',
    }
}

fn read_letter(letter: char) -> Option<GameResult> {
    [GameResult::Won, GameResult::Lost, GameResult::Drawn].into_iter().find(|&result| letter_of(result) == letter)
}
