//! Lines of the protocol by themselves: what each is understood as, and what is said of one that is not.

use std::time::Duration;

use hoyito::engine::ByPlayer;
use hoyito::ugi::{Clock, Command, Limits, Query, Start, parse};
use proptest::prelude::*;

#[test]
fn every_command_is_understood_whatever_the_spaces() {
    let words = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    let cases = [
        ("ugi", Command::Ugi),
        ("  isready\t\r", Command::IsReady),
        ("uginewgame", Command::NewGame),
        ("stop", Command::Stop),
        ("quit", Command::Quit),
        ("d", Command::Show),
        ("perft 5", Command::Perft(5)),
        ("perft 60", Command::Perft(60)),
        ("query p1turn", Command::Query(Query::IsPlayer1ToMove)),
        ("query  gameover", Command::Query(Query::IsGameOver)),
        ("query result", Command::Query(Query::Result)),
        ("setoption name Row value 12", Command::SetOption { name: "Row".into(), value: "12".into() }),
        ("setoption name Own Book value a b", Command::SetOption { name: "Own Book".into(), value: "a b".into() }),
        ("position startpos", Command::Position { start: Start::Opening, moves: vec![] }),
        ("position startpos moves", Command::Position { start: Start::Opening, moves: vec![] }),
        ("position startpos moves 3 x", Command::Position { start: Start::Opening, moves: words(&["3", "x"]) }),
        (
            "position fen 4,4/4,4  S 0-0 N moves 3",
            Command::Position { start: Start::Text("4,4/4,4 S 0-0 N".into()), moves: words(&["3"]) },
        ),
    ];
    for (line, expected) in cases {
        assert_eq!(parse(line), Ok(expected), "{line}");
    }
}

#[test]
fn every_limit_of_go_is_understood() {
    let ms = Duration::from_millis;
    let clock = |added| Some(Clock { left: ByPlayer::new(ms(1000), ms(900)), added });
    let cases = [
        ("go", Limits::default()),
        ("go depth 0", Limits { depth: Some(0), ..Limits::default() }),
        ("go nodes 5000000000", Limits { nodes: Some(5_000_000_000), ..Limits::default() }),
        ("go movetime 500", Limits { move_time: Some(ms(500)), ..Limits::default() }),
        ("go infinite", Limits { infinite: true, ..Limits::default() }),
        ("go p1time 1000 p2time 900", Limits { clock: clock(ByPlayer::default()), ..Limits::default() }),
        (
            "go p2inc 0 p1inc 10 p2time 900 p1time 1000",
            Limits { clock: clock(ByPlayer::new(ms(10), ms(0))), ..Limits::default() },
        ),
        (
            "go p1time 0 p2time 0",
            Limits {
                clock: Some(Clock { left: ByPlayer::default(), added: ByPlayer::default() }),
                ..Limits::default()
            },
        ),
        ("go p1inc 0", Limits::default()),
        ("go p2inc 0 p1inc 0 depth 1", Limits { depth: Some(1), ..Limits::default() }),
        ("go depth 3 nodes 7", Limits { depth: Some(3), nodes: Some(7), ..Limits::default() }),
    ];
    for (line, expected) in cases {
        assert_eq!(parse(line), Ok(Command::Go(expected)), "{line}");
    }
}

#[test]
fn what_is_no_command_is_answered_with_what_was_expected() {
    let cases = [
        ("help", "unknown command 'help': expected ugi, "),
        ("UGI", "unknown command 'UGI': expected ugi, "),
        ("isready now", "expected 'isready' alone on its line"),
        ("setoption Rules hoyito-i", "expected setoption name <name> value <value>"),
        ("setoption name value 6", "expected setoption name <name> value <value>"),
        ("setoption name Row value", "expected setoption name <name> value <value>"),
        ("position", "expected position startpos|fen <position text> [moves <moves>]"),
        ("position fen", "expected position startpos|fen <position text> [moves <moves>]"),
        ("position fen moves 1", "expected position startpos|fen <position text> [moves <moves>]"),
        ("position startpos 3", "expected position startpos|fen <position text> [moves <moves>]"),
        ("query", "expected query p1turn|gameover|result"),
        ("query p2turn", "expected query p1turn|gameover|result"),
        ("perft", "expected perft <depth>, a depth from 1 to 60"),
        ("perft 0", "expected perft <depth>, a depth from 1 to 60"),
        ("perft -1", "expected perft <depth>, a depth from 1 to 60"),
        ("perft 61", "expected perft <depth>, a depth from 1 to 60"),
        ("perft 99999999999999999999", "expected perft <depth>, a depth from 1 to 60"),
        ("go fast", "go: unknown word 'fast': expected depth, "),
        ("go depth", "go: depth needs a whole number of 0 or more: found 'nothing'"),
        ("go depth -1", "go: depth needs a whole number of 0 or more: found '-1'"),
        ("go nodes 0", "go: nodes needs a whole number of 1 or more: found '0'"),
        ("go movetime 1.5", "go: movetime needs a whole number of 1 or more: found '1.5'"),
        ("go depth 1 depth 2", "go: depth is given twice"),
        ("go infinite infinite", "go: infinite is given twice"),
        ("go p1time 1000", "go: a clock needs both p1time and p2time"),
        ("go p1inc 10", "go: a clock needs both p1time and p2time"),
    ];
    for (line, expected) in cases {
        let error = parse(line).expect_err(line).to_string();
        assert!(error.starts_with(expected), "{line}: {error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: proptest::test_runner::RngSeed::Fixed(2), ..ProptestConfig::default() })]

    #[test]
    fn no_line_whatever_makes_the_parser_panic(line in "(go|position|setoption|perft|query)?( (fen|name|value|moves|depth|[0-9]{1,30}))*\\PC*") {
        let _ = parse(&line);
    }
}
