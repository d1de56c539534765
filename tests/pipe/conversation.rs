//! Conversations in memory: what has to hold whatever is said.

use std::io::{self, Cursor, Write};
use std::time::{Duration, Instant};

use hoyito::ugi;
use proptest::prelude::*;

use crate::tables;

/// Everything that is answered to these bytes.
fn answers(input: impl AsRef<[u8]>) -> String {
    let mut output = Vec::new();
    ugi::run(Cursor::new(input), &mut output, tables()).expect("reading and writing in memory");
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
        "setoption name Hash value 0",
        "setoption name Threads value many",
        "setoption name Level value Champion",
        "setoption name Colour value red",
        "analyse depth",
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

/// What `go` with these words says, and that its move is legal.
fn best(setup: &str, limits: &str) -> String {
    let all = answers(format!("{setup}position startpos moves 3\ngo {limits}\n"));
    let last = all.lines().last().expect("an answer");
    let best = last.strip_prefix("bestmove ").expect(last);
    assert_eq!(answers(format!("position startpos moves 3 {best}\n")), "", "{limits}: {all}");
    all
}

#[test]
fn go_answers_with_a_legal_move_and_tells_of_the_search() {
    for limits in ["", "depth 3", "nodes 1000", "movetime 10", "p1time 1000 p2time 1000 p1inc 10 p2inc 10"] {
        let all = best("", limits);
        assert!(all.starts_with("info depth 1 seldepth "), "{limits}: {all}");
        let words = [" score cp ", " nodes ", " nps ", " hashfull ", " tbhits ", " time ", " pv "];
        let mut rest = all.as_str();
        for word in words {
            rest = rest.split_once(word).unwrap_or_else(|| panic!("{word:?} in its place: {all}")).1;
        }
    }
}

#[test]
fn bounds_in_depth_and_nodes_give_the_same_answer_each_time() {
    let without_speed = |all: String| {
        let keep = |line: &str| {
            let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            for name in ["nps", "time"] {
                if let Some(at) = words.iter().position(|word| word == name) {
                    words[at + 1].clear();
                }
            }
            words.join(" ")
        };
        all.lines().map(keep).collect::<Vec<_>>()
    };
    for limits in ["depth 5", "nodes 1", "nodes 1000", "depth 9 nodes 5000"] {
        let first = without_speed(best("", limits));
        assert_eq!(without_speed(best("", limits)), first, "{limits}");
        // What was searched before leaves no trace.
        let after = without_speed(best("go nodes 3000\n", limits));
        assert!(after.ends_with(&first), "{limits}: {after:?}");
    }
}

#[test]
fn a_clock_that_has_run_out_is_answered_at_once() {
    let begun = Instant::now();
    for limits in ["p1time 0 p2time 0", "p1time 1000 p2time 0 p2inc 0"] {
        best("", limits);
    }
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
}

#[test]
fn a_search_keeps_to_its_nodes() {
    for nodes in [1, 50, 1000] {
        let all = best("", &format!("nodes {nodes}"));
        for line in all.lines().filter(|line| line.starts_with("info")) {
            let told: u64 = line.split_once(" nodes ").unwrap().1.split(' ').next().unwrap().parse().unwrap();
            assert!(told <= nodes, "{line}");
        }
    }
}

#[test]
fn every_level_answers_and_a_seed_decides_its_lots() {
    for level in hoyito::ai::Level::ALL.into_iter().filter(|level| !level.is_timed()) {
        let told = |seed: u64| {
            let all = best(&format!("setoption name Level value {level}\nsetoption name Seed value {seed}\n"), "");
            all.lines().last().map(str::to_owned)
        };
        assert_eq!(told(1), told(1), "{level}");
    }
}

#[test]
fn analyse_tells_a_value_for_every_legal_hole() {
    let all = answers("position startpos moves 3\nanalyse depth 4\n");
    let holes: Vec<&str> = all.lines().filter_map(|line| line.strip_prefix("value ")?.split(' ').next()).collect();
    assert_eq!(holes, ["1", "2", "3", "4", "6"], "{all}");
    assert!(all.lines().last().is_some_and(|line| line.starts_with("analysed depth 4 nodes ")), "{all}");
}

#[test]
fn a_proven_score_says_so() {
    // Eight seeds left: the tables know.
    let all = answers("position fen 1,0,0,1,3,1/1,0,0,1,0,0 S 20-20\ngo depth 1\n");
    assert!(all.contains(" score exact "), "{all}");
}

#[test]
fn the_casa_at_hand_is_taken() {
    // Hole 4 alone makes a casa with its last seed, in hole 5.
    let all = answers("position fen 0,0,0,1,3,1/1,0,9,9,6,6 S 4-8\ngo depth 1\n");
    assert!(all.ends_with("bestmove 4\n"), "{all}");
}

#[test]
fn go_infinite_answers_only_to_stop() {
    let all = answers("go infinite\nisready\nstop\nisready\n");
    let told: Vec<&str> = all.lines().filter(|line| !line.starts_with("info ")).collect();
    assert!(matches!(told[..], ["readyok", best, "readyok"] if best.starts_with("bestmove ")), "{all}");
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
        assert!(all.contains("info string error: still thinking: send stop first\n"), "{line}: {all}");
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
    let error = ugi::run(Cursor::new("isready\n"), Closed, tables()).expect_err("nobody reads");
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
