//! Conversations in memory: what has to hold whatever is said.

use std::io::{self, Cursor, Write};

use hoyito::ugi;
use proptest::prelude::*;

/// Everything that is answered to these bytes.
fn answers(input: impl AsRef<[u8]>) -> String {
    let mut output = Vec::new();
    ugi::run(Cursor::new(input), &mut output).expect("reading and writing in memory");
    String::from_utf8(output).expect("text")
}

const ERROR: &str = "info string error: ";

#[test]
fn bad_input_is_an_error_and_leaves_the_state_as_it_was() {
    let before = answers("position startpos moves 3 1\nd\n");
    let bad = [
        "position startpos moves 3 5",
        "position startpos moves 3 1 7",
        "position startpos moves 1 2 3 banana",
        "position startpos moves 99999999999999999999",
        "position startpos moves ３",
        "position fen 4,4,4,4,4,4/4,4,4,4,4,4 S 0-1",
        "position fen 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0 N",
        "position fen 4,4,4,4,4,4/4,4,4,4,4,4 S",
        "position fen 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0 moves 7",
        "position fen 4294967296,4,4,4,4,4/4,4,4,4,4,4 S 0-0",
        "setoption name Rules value hoyito-iv",
        "setoption name Row value 7",
        "setoption name Hash value 16",
        "go depth minus",
        "perft x",
        "frobnicate",
        "\0\u{7}",
    ];
    for line in bad {
        let all = answers(format!("position startpos moves 3 1\n{line}\nd\nisready\n"));
        let (error, after) = all.split_once('\n').expect("several lines");
        assert!(error.starts_with(ERROR), "{line:?}: {error}");
        assert_eq!(after, format!("{before}readyok\n"), "{line:?}");
    }
}

#[test]
fn a_setup_with_several_faults_is_told_all_of_them_in_one_line() {
    let all = answers("position fen 49,4,4,4,4,4/4,4,4,4,4,4 S 0-0 N\n");
    assert_eq!(
        all,
        "info string error: hole S1 holds 49 seeds: the game has only 48; \
         93 seeds in the holes and 0 captured are 93: expected 48; \
         hoyito-ii does not give the last four to a player named beforehand\n"
    );
}

#[test]
fn a_combination_that_is_not_offered_is_refused_whichever_option_comes_first() {
    for (first, second) in [("Row value 12", "Rules value hoyito-iii"), ("Rules value hoyito-iii", "Row value 12")] {
        let kept = answers(format!("setoption name {first}\nd\n"));
        let all = answers(format!("setoption name {first}\nsetoption name {second}\nd\n"));
        assert_eq!(all, format!("{ERROR}hoyito-iii is not played on 2x12\n{kept}"));
    }
}

#[test]
fn an_option_puts_the_opening_of_its_board_there() {
    let all = answers("position startpos moves 3\nsetoption name row value 12\nd\n");
    assert!(all.starts_with("position 4,4,4,4,4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4,4,4,4,4 S 0-0\n"), "{all}");
}

#[test]
fn a_fen_brings_its_own_row_and_startpos_keeps_that_of_the_option() {
    let twelve = "4,4,4,4,4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4,4,4,4,4 N 0-0";
    let all = answers(format!("position fen {twelve} moves 12\nposition fen {twelve}\nd\nposition startpos\nd\n"));
    assert!(all.starts_with(&format!("position {twelve}\n")), "{all}");
    assert!(all.contains("\nposition 4,4,4,4,4,4/4,4,4,4,4,4 S 0-0\n"), "{all}");
}

#[test]
fn a_fen_of_a_late_round_keeps_its_fourth_field() {
    let fen = "0,0,0,1,3,1/0,1,1,0,1,0 S 16-24 N";
    let all = answers(format!(
        "setoption name Rules value hoyito-iii\nposition fen {fen}\nd\nposition fen {fen} moves 4\nd\n"
    ));
    assert!(all.starts_with(&format!("position {fen}\n")), "{all}");
    assert!(all.contains("position 0,0,0,0,0,0/0,0,0,0,0,0 S 20-28 N\n"), "{all}");
}

#[test]
fn go_answers_with_a_legal_move_and_the_same_one_each_time() {
    for limits in ["", "depth 3", "nodes 100", "movetime 10", "p1time 1000 p2time 1000 p1inc 10 p2inc 10"] {
        let all = answers(format!("position startpos moves 3\ngo {limits}\n"));
        let last = all.lines().last().expect("an answer");
        let best = last.strip_prefix("bestmove ").expect(last);
        assert!(all.starts_with("info depth 1 score cp "), "{limits}: {all}");
        assert_eq!(answers(format!("position startpos moves 3 {best}\n")), "", "{limits}: {all}");
        let again = answers(format!("position startpos moves 3\ngo {limits}\n"));
        assert_eq!(again.lines().last(), Some(last));
    }
}

#[test]
fn the_plain_opponent_takes_most_and_says_how_much() {
    // Hole 4 alone makes a casa with its last seed, in hole 5.
    let all = answers("position fen 0,0,0,1,3,1/1,0,9,9,6,6 S 4-8\ngo depth 1\n");
    let (info, best) = all.split_once('\n').expect("two lines");
    assert!(info.starts_with("info depth 1 score cp 400 nodes "), "{all}");
    assert_eq!(best, "bestmove 4\n");
}

#[test]
fn go_infinite_is_silent_until_stop() {
    assert_eq!(answers("go infinite\nisready\nstop\nisready\n").lines().collect::<Vec<_>>()[0], "readyok");
    let all = answers("go infinite\nstop\nstop\n");
    assert_eq!(all.matches("bestmove").count(), 1, "{all}");
    for end in ["", "quit\n", "isready"] {
        let all = answers(format!("go infinite\n{end}"));
        assert_eq!(all.matches("bestmove").count(), 1, "{end:?}: {all}");
    }
}

#[test]
fn while_it_waits_for_stop_the_game_cannot_be_changed() {
    for line in ["position startpos", "uginewgame", "setoption name Row value 12", "go", "go infinite"] {
        let all = answers(format!("go infinite\n{line}\n"));
        assert!(all.starts_with("info string error: still thinking: send stop first\n"), "{line}: {all}");
        assert_eq!(all.matches("bestmove").count(), 1, "{line}: {all}");
    }
}

#[test]
fn after_the_end_there_is_no_best_move() {
    let all = answers("position fen 0,0,0,0,0,0/0,0,0,0,0,0 S 28-20\ngo depth 1\nquery gameover\nquery result\n");
    assert_eq!(all, "info string the game is over\nbestmove 0000\nresponse true\nresponse p1win\n");
}

#[test]
fn perft_counts_each_depth_and_tells_its_speed() {
    let all = answers("perft 4\n");
    let (counts, speed) = all.split_at(all.find("nodes").expect("the speed"));
    assert_eq!(counts, "perft 1 6\nperft 2 32\nperft 3 158\nperft 4 819\n");
    assert!(speed.starts_with("nodes 1015 time_ms "), "{speed}");
    let nps = speed.trim_end().rsplit_once(" nps ").expect("nps").1;
    assert!(nps.parse::<u64>().is_ok_and(|nps| nps > 0), "{speed}");
}

#[test]
fn nothing_after_quit_is_answered() {
    assert_eq!(answers("isready\nquit\nisready\n"), "readyok\n");
}

#[test]
fn bytes_that_are_no_text_are_an_error_and_the_next_line_is_heard() {
    let all = answers(b"\xff\xfe\x00\n\nisready\r\n");
    assert!(all.starts_with(ERROR), "{all}");
    assert!(all.ends_with("\nreadyok\n"), "{all}");
}

#[test]
fn a_line_too_long_is_an_error_and_the_next_line_is_heard() {
    for length in [(1 << 20) + 1, (1 << 20) + 2, 5 << 20] {
        let all = answers(format!("{}\nisready\n", "x".repeat(length)));
        assert_eq!(all, format!("{ERROR}a line may have 1048576 bytes at most\nreadyok\n"), "{length}");
    }
    let unended = answers("x".repeat(3 << 20));
    assert_eq!(unended, format!("{ERROR}a line may have 1048576 bytes at most\n"));
}

#[test]
fn an_error_is_one_line_of_bearable_length() {
    let all = answers(format!("position fen {} S 0-0\n", "9".repeat(100_000)));
    assert_eq!(all.lines().count(), 1);
    assert!(all.len() < 1000, "{} bytes", all.len());
}

#[test]
fn a_writer_that_nobody_reads_from_ends_the_conversation_with_an_error() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let error = ugi::run(Cursor::new("isready\n"), Closed).expect_err("nobody reads");
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: proptest::test_runner::RngSeed::Fixed(3), ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_whatever_end_the_conversation(bytes in any::<Vec<u8>>()) {
        let mut input = bytes;
        input.retain(|&byte| byte != b'q');
        input.extend(b"\nisready\n");
        prop_assert!(answers(input).ends_with("readyok\n"));
    }

    #[test]
    fn a_list_of_moves_is_played_whole_or_not_at_all(moves in prop::collection::vec("[1-7]", 0..12)) {
        let all = answers(format!("position startpos moves {}\nd\n", moves.join(" ")));
        let opening = answers("d\n");
        if all.starts_with(ERROR) {
            prop_assert_eq!(all.split_once('\n').unwrap().1, opening);
        } else {
            prop_assert!(moves.is_empty() || all != opening);
        }
    }
}
