//! A match as text with everything that can be redone, so that whoever reads it can go on, back and forth as before.
//!
//! After the score come the undone moves, in the order in which they would be redone, an agreement to stop that was taken back,
//! and the start of each undone round before its moves:
//!
//! ```text
//! score none 0-0 8-4
//! undone 5 2 5
//! undone-end agreement
//! undone-round 2
//! undone 3 4
//! ```

use std::fmt;

use super::match_::Match;
use super::notation::parse_count;
use super::record::{MOVES_A_LINE, play_moves, read_agreement};
use super::record_lines::{Lines, RecordError};
use super::step::End;

/// Writes a match with what can be redone.
#[derive(Clone, Copy, Debug)]
pub struct WithUndone<'a>(&'a Match);

impl Match {
    /// The match as text with what can be redone; read like any other text of a match, it gives the very same match back.
    pub fn with_undone(&self) -> WithUndone<'_> {
        WithUndone(self)
    }
}

impl fmt::Display for WithUndone<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let match_ = self.0;
        match_.fmt(f)?;
        for (round, game) in match_.rounds_to_redo() {
            if round > match_.round() {
                writeln!(f, "undone-round {}", round + 1)?;
            }
            let moves: Vec<String> = game.undone_moves().map(|hole| hole.number(match_.row()).to_string()).collect();
            for line in moves.chunks(MOVES_A_LINE) {
                writeln!(f, "undone {}", line.join(" "))?;
            }
            if game.has_undone_agreement() {
                writeln!(f, "undone-end {}", End::Agreement)?;
            }
        }
        Ok(())
    }
}

/// Plays what was undone, and takes it back again.
pub(super) fn read_undone(lines: &mut Lines<'_>, match_: &mut Match) -> Result<(), RecordError> {
    let standing = |match_: &Match| (match_.round(), match_.game().ply(), match_.game().is_stopped());
    let here = standing(match_);
    loop {
        let number = match_.round() + 1;
        play_moves(lines, "undone", Some(number), match_, Match::game, Match::play)?;
        read_agreement(lines, "undone-end", match_, Match::stop_by_agreement)?;
        lines.claim("undone-end", End::Agreement.name())?;
        if !lines.next_is("undone-round") {
            break;
        }
        let line = lines.number();
        let next = number + 1;
        let is_next = |text: &str| (parse_count(text)? as usize == next).then_some(());
        lines.field("undone-round", &next.to_string(), is_next)?;
        match_.start_next_round().map_err(|error| RecordError::Match { line, error })?;
    }
    while standing(match_) != here {
        match_.undo();
    }
    Ok(())
}
