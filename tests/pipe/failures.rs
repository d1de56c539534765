//! A search that breaks down in the middle of its work, which only a mistake of ours can bring about, is still answered.

use std::io::{self, Cursor, Write};

use hoyito::engine::{Position, Row, Rules, Setup, parse_move};
use hoyito::ugi;

use crate::tables;

/// The first news of a search that is written here brings the search down.
#[derive(Default)]
struct Trap {
    has_sprung: bool,
    written: Vec<u8>,
}

impl Write for Trap {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.has_sprung && bytes.starts_with(b"info depth") {
            self.has_sprung = true;
            panic!("the trap springs");
        }
        self.written.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The lines that answer a conversation whose first search breaks down.
fn answers(input: &str) -> Vec<String> {
    let mut trap = Trap::default();
    ugi::run(Cursor::new(input), &mut trap, tables()).expect("the conversation goes on");
    assert!(trap.has_sprung, "{input}");
    String::from_utf8(trap.written).expect("text").lines().map(str::to_owned).collect()
}

const FAILED: &str = "info string error: the search failed: the trap springs";

#[test]
fn a_search_that_breaks_down_is_answered_with_a_legal_move_and_says_what_happened() {
    for text in ["4,4,4,4,4,4/4,4,4,4,4,4 S 0-0", "6,6,2,7,1,6/1,6,6,6,0,1 N 0-0"] {
        for go in ["go", "go depth 3", "go movetime 50", "go infinite\nstop"] {
            let all = answers(&format!("setoption name Threads value 2\nposition fen {text}\n{go}\nquery gameover\n"));
            let [failed, best, after] = &all[..] else { panic!("{go}: {all:?}") };
            assert_eq!(failed, FAILED, "{go}");
            assert_eq!(after, "response false", "{go}");
            let position: Position = text.parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap();
            let number = best.strip_prefix("bestmove ").expect("a move");
            let hole = parse_move(number, Row::Six, position.to_move()).expect("a hole");
            assert_eq!(position.check_move(hole), Ok(()), "{go}: {best}");
        }
    }
}

#[test]
fn the_search_after_one_that_broke_down_is_as_good_as_any() {
    let all = answers("go depth 3\ngo depth 3\n");
    let whole = all[2..].iter().filter(|line| line.starts_with("info depth ")).count();
    assert!(whole > 0 && all.last().is_some_and(|line| line.starts_with("bestmove ")), "{all:?}");
}

#[test]
fn a_level_that_breaks_down_is_answered_too() {
    let all = answers("setoption name Level value Elder\ngo\n");
    assert_eq!(all[0], FAILED);
    assert!(all[1].starts_with("bestmove "), "{all:?}");
}
