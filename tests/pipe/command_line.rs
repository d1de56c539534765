//! The built program, run as a person or a script would run it.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use hoyito::engine::{Game, Match, Player, Position, Row, Rules};
use hoyito::match_setup::MatchSetup;
use hoyito::storage::{SavedMatch, seal};

/// Runs the program with these arguments and that standard input.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hoyito"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that has heard enough closes its input first, which is no fault.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    child.wait_with_output().expect("the program ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// Runs the program, which must fail with that exit code, print nothing and say why.
fn fails_with(code: i32, arguments: &[&str], input: &[u8], why: &str) {
    let output = run(arguments, input);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", stderr(&output));
    assert_eq!(stdout(&output), "", "{arguments:?}");
    assert!(stderr(&output).contains(why), "{arguments:?}: {}", stderr(&output));
    assert!(!stderr(&output).contains("panicked"), "{arguments:?}: {}", stderr(&output));
}

/// A file of this test run with that text in it.
fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a writable folder");
    path.to_str().expect("a plain path").to_owned()
}

#[test]
fn the_pipe_answers_a_first_conversation() {
    let output = run(&["ugi"], b"ugi\nposition startpos moves 3\nd\nquit\n");
    assert!(output.status.success());
    assert_eq!(
        stdout(&output),
        "id name Hoyito 0.1.0\n\
         id author the Hoyito authors\n\
         option name Rules type combo default hoyito-ii var hoyito-i var hoyito-ii var hoyito-iii\n\
         option name Row type combo default 6 var 6 var 12\n\
         option name Level type combo default Perfect var Newcomer var Child var Cousin var Neighbour var Fisher \
         var Harvester var Elder var Perfect\n\
         option name Seed type spin default 0 min 0 max 18446744073709551615\n\
         option name Hash type spin default 64 min 1 max 65536\n\
         option name Threads type spin default 1 min 1 max 256\n\
         ugiok\n\
         position 6,6,2,7,1,6/1,6,6,6,0,1 N 0-0\n\
         rules hoyito-ii\n\
         legal 1 2 3 4 6\n\
         endless\n\
         end none\n\
         result none\n\
         last laps 5 sown 26 taken passes\n"
    );
    assert_eq!(stderr(&output), "");
}

#[test]
fn the_pipe_ends_with_its_input() {
    let output = run(&["ugi"], b"isready");
    assert!(output.status.success());
    assert_eq!(stdout(&output), "readyok\n");
}

#[test]
fn the_pipe_ends_quietly_when_nobody_reads() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hoyito"))
        .arg("ugi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"isready\n").expect("the program listens");
    let output = child.wait_with_output().expect("the program ends, though its input has not");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stderr(&output), "");
}

#[test]
fn perft_counts_from_the_opening_and_from_a_position() {
    let counted = |arguments: &[&str]| stdout(&run(&[&["perft"], arguments].concat(), b""));
    assert!(counted(&["--depth", "3"]).starts_with("perft 1 6\nperft 2 32\nperft 3 158\nnodes 196 time_ms "));
    let twelve = counted(&["--rules", "hoyito-i", "--row", "12", "--depth", "2"]);
    assert!(twelve.starts_with("perft 1 12\nperft 2 116\nnodes 128 "), "{twelve}");
    let position = "6,6,2,7,1,6/1,6,6,6,0,1 N 0-0";
    for row in [&["--row", "6"][..], &[]] {
        let from = counted(&[&["--depth", "1", "--position", position], row].concat());
        assert!(from.starts_with("perft 1 5\nnodes 5 "), "{from}");
    }
}

#[test]
fn a_wrong_argument_says_what_was_expected() {
    const AS_IN: &str = "'' is not a number of seeds: expected all holes, as in '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0'";
    let six = "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0";
    let cases: [(&[&str], &str); 17] = [
        (&["play"], "unrecognized subcommand 'play'"),
        (&["ugi", "now"], "unexpected argument 'now'"),
        (&["perft"], "--depth <DEPTH>"),
        (&["perft", "--depth", "0"], "'--depth <DEPTH>': expected a depth from 1 to 60"),
        (&["perft", "--depth", "-1"], "'--depth <DEPTH>': expected a depth from 1 to 60"),
        (&["perft", "--depth", "61"], "'--depth <DEPTH>': expected a depth from 1 to 60"),
        (&["perft", "--depth", "4000000000"], "'--depth <DEPTH>': expected a depth from 1 to 60"),
        (&["perft", "--depth", "many"], "'many' for '--depth <DEPTH>': expected a depth from 1 to 60"),
        (&["perft", "--depth", "1", "--position", "/ S 0-0"], AS_IN),
        (&["perft", "--depth", "1", "--position", ",,,,,/,,,,, S 0-0"], AS_IN),
        (&["perft", "--depth", "1", "--rules", "ii"], "[possible values: hoyito-i, hoyito-ii, hoyito-iii]"),
        (&["perft", "--depth", "1", "--row", "7"], "[possible values: 6, 12]"),
        (&["perft", "--depth", "1", "--row", "12", "--rules", "hoyito-iii"], "hoyito-iii is not played on 2x12"),
        (&["perft", "--depth", "1", "--position", "4,4"], "a position has three fields, or four"),
        (&["perft", "--depth", "1", "--position", "4,4,4,4,4,4/4,4,4,4,4,4 S 1-0"], "are 49: expected 48"),
        (&["perft", "--depth", "1", "--row", "12", "--position", six], "the position has 6 holes in a row"),
        (&["replay"], "<FILE>"),
    ];
    for (arguments, why) in cases {
        fails_with(2, arguments, b"", why);
    }
}

#[test]
fn help_and_version_are_there_for_everything() {
    for arguments in [&["--help"][..], &["ugi", "--help"], &["perft", "--help"], &["replay", "--help"], &["help"]] {
        let output = run(arguments, b"");
        assert!(output.status.success(), "{arguments:?}");
        assert!(stdout(&output).contains("Usage: hoyito"), "{arguments:?}");
    }
    assert_eq!(stdout(&run(&["--version"], b"")), "hoyito 0.1.0\n");
}

#[cfg(not(feature = "app"))]
#[test]
fn without_a_window_the_program_says_so_and_what_to_type() {
    fails_with(2, &[], b"", "this build has no window");
}

#[test]
fn replay_prints_where_a_game_ends() {
    let mut game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default board");
    let first = |position: &Position| position.legal_moves().iter().next();
    let opening = stdout(&run(&["replay", &file("opening.txt", game.to_string())], b""));
    assert_eq!(opening, "position 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0\nend none\nresult none\n");
    while let Some(hole) = first(game.position()) {
        game.play(hole).expect("a legal move");
    }
    let (end, captured) = (game.end().expect("the end"), game.position().captured());
    let result = if captured.south > captured.north { "p1win" } else { "p2win" };
    let expected = format!("position {}\nend {end}\nresult {result}\n", game.position());
    assert_eq!(stdout(&run(&["replay", &file("game.txt", game.to_string())], b"")), expected);
    assert_eq!(stdout(&run(&["replay", "-"], game.to_string().as_bytes())), expected);
}

#[test]
fn replay_prints_the_score_of_a_match() {
    let text = Match::new(Rules::HOYITO_I, Row::Six, 3, Player::North).expect("a match").to_string();
    assert_eq!(
        stdout(&run(&["replay", "-"], text.as_bytes())),
        "round 1 of 3\n\
         position 4,4,4,4,4,4/4,4,4,4,4,4 N 0-0\n\
         end none\n\
         result none\n\
         score none rounds 0-0 seeds 0-0\n"
    );
}

#[test]
fn replay_reads_the_file_of_a_past_game_as_it_reads_its_text() {
    let setup = MatchSetup { rounds: 3, ..MatchSetup::default() };
    let mut match_ = Match::new(setup.rules, setup.row, setup.rounds, setup.starter).expect("a match");
    for _ in 0..9 {
        let hole = match_.game().position().legal_moves().iter().next().expect("a legal move");
        match_.play(hole).expect("a legal move");
    }
    let from_text = stdout(&run(&["replay", "-"], match_.to_string().as_bytes()));
    let kept = seal(SavedMatch::PAST, &SavedMatch { setup, match_, begun_s: 0 }.to_string());
    assert_eq!(stdout(&run(&["replay", &file("000001-1970-01-01.hoyito", &kept)], b"")), from_text);
    assert!(from_text.starts_with("round 1 of 3\nposition "), "{from_text}");
    fails_with(1, &["replay", &file("cut.hoyito", &kept[..kept.len() - 1])], b"", "cut.hoyito: it is damaged");
}

#[test]
fn replay_tells_the_first_wrong_move_and_why() {
    let game = |moves: &str| format!("hoyito game\nrules hoyito-ii\nrow 6\nstarter S\nmoves 3\nmoves {moves}\n");
    let cases = [
        ("5 1", "wrong.txt: move 2 (line 6): the hole is empty"),
        ("1 0", "wrong.txt: move 3 (line 6): '0' is not a hole: expected 1 to 6"),
        ("1 4294967297", "wrong.txt: move 3 (line 6): '4294967297' is not a hole: expected 1 to 6"),
    ];
    for (moves, why) in cases {
        fails_with(1, &["replay", &file("wrong.txt", game(moves))], b"", why);
    }
    let endless = "hoyito game\nrules hoyito-ii\nrow 6\nstarter S\nmoves 1 1 4 3 5 1 6\n";
    fails_with(1, &["replay", "-"], endless.as_bytes(), "standard input: move 7 (line 5): the hole is endless");
    let in_match = "hoyito match\nrules hoyito-ii\nrow 6\nstarter S\nrounds 3\nround 1\nmoves 1 7\n";
    fails_with(1, &["replay", "-"], in_match.as_bytes(), "round 1, move 2 (line 7): '7' is not a hole");
}

#[test]
fn replay_reads_a_text_without_claims_and_with_a_byte_order_mark() {
    let text = "\u{feff}hoyito game\r\nrules hoyito-ii\r\nrow 6\r\nstarter S\r\nmoves 3\r\n";
    let expected = "position 6,6,2,7,1,6/1,6,6,6,0,1 N 0-0\nend none\nresult none\n";
    assert_eq!(stdout(&run(&["replay", "-"], text.as_bytes())), expected);
    assert_eq!(stdout(&run(&["replay", &file("marked.txt", text)], b"")), expected);
}

#[test]
fn replay_of_what_is_no_record_says_so_in_one_line_of_bearable_length() {
    for what in ["9".repeat(100_000), "\u{1b}[31m\u{7}red\u{1b}".to_owned()] {
        let text = format!("hoyito game\nrules hoyito-ii\nrow 6\nstarter S\nmoves {what}\n");
        let output = run(&["replay", "-"], text.as_bytes());
        let said = stderr(&output);
        assert!(said.starts_with("hoyito: standard input: move 1 (line 5): '"), "{said:?}");
        assert!(said.len() < 1000, "{} bytes", said.len());
        assert!(!said.trim_end_matches('\n').contains(char::is_control), "{said:?}");
    }
}

#[test]
fn replay_of_what_is_no_record_says_so() {
    fails_with(1, &["replay", "no-such-file.txt"], b"", "no-such-file.txt: ");
    fails_with(1, &["replay", env!("CARGO_TARGET_TMPDIR")], b"", "directory");
    fails_with(1, &["replay", &file("bytes.bin", [0xff, 0xfe, 0x00])], b"", "no UTF-8 text");
    fails_with(1, &["replay", &file("empty.txt", "")], b"", "line 1: expected hoyito game, or hoyito match");
    fails_with(1, &["replay", &file("nul.txt", "\0\0\n\0")], b"", "line 1: expected hoyito game, or hoyito match");
    fails_with(1, &["replay", "-"], &vec![b'\n'; (16 << 20) + 1], "too long for a record");
}

#[test]
fn every_sound_is_written_as_a_wav_file_with_a_line_about_it() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sounds");
    let _ = fs::remove_dir_all(&folder);
    let output = run(&["sounds", folder.to_str().expect("a plain path")], b"");
    assert!(output.status.success(), "{}", stderr(&output));
    let table = stdout(&output);
    assert!(table.starts_with("sound "), "{table}");
    for (name, takes) in hoyito::sound::sounds() {
        let line = table.lines().find(|line| line.split_whitespace().next() == Some(name));
        let line = line.unwrap_or_else(|| panic!("no line about {name}:\n{table}"));
        assert_eq!(line.split_whitespace().nth(1), Some(takes.len().to_string().as_str()), "{line}");
        for (i, take) in takes.iter().enumerate() {
            let file = if takes.len() == 1 { format!("{name}.wav") } else { format!("{name}-{}.wav", i + 1) };
            let bytes = fs::read(folder.join(&file)).expect("the file was written");
            assert_eq!(
                (&bytes[..4], &bytes[8..16], bytes.len()),
                (&b"RIFF"[..], &b"WAVEfmt "[..], 44 + 2 * take.samples().len())
            );
            let number = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
            assert_eq!((number(4) as usize, number(24)), (bytes.len() - 8, 48_000), "{file}");
            let samples = bytes[44..].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
            assert!(samples.eq(take.samples().iter().copied()), "{file}");
        }
    }
}

#[test]
fn a_folder_that_cannot_be_written_to_is_named_with_the_reason() {
    let not_a_folder = file("not-a-folder", "");
    fails_with(1, &["sounds", &not_a_folder], b"", &format!("the sounds cannot be written to {not_a_folder}: "));
    fails_with(2, &["sounds"], b"", "<FOLDER>");
}
