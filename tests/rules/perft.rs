//! Move counts from the start, found by independent programs: one wrong rule anywhere changes them.

use hoyito::engine::{Player, Position, Row, Rules, perft};

/// Leaves at depth 1, 2, 3 and so on. South moves first; repetition and standoff are left out.
const LEAVES: [(Rules, Row, &[u64]); 5] = [
    (Rules::HOYITO_I, Row::Six, &[6, 32, 140, 638, 3_029, 13_805]),
    (Rules::HOYITO_II, Row::Six, &[6, 32, 158, 819, 4_044, 19_922, 97_366]),
    (Rules::HOYITO_III, Row::Six, &[6, 32, 158, 820, 4_056, 20_065, 98_529]),
    (Rules::HOYITO_I, Row::Twelve, &[12, 116, 1_223, 12_429, 121_705]),
    (Rules::HOYITO_II, Row::Twelve, &[12, 116, 1_214, 12_535, 127_461]),
];

#[test]
fn move_counts_from_the_start_are_those_of_the_independent_programs() {
    for (rules, row, leaves) in LEAVES {
        let opening = Position::opening(rules, row, Player::South).expect("a board on offer");
        for (depth, &expected) in (1..).zip(leaves) {
            assert_eq!(perft(&opening, depth), expected, "{rules} on 2x{}, depth {depth}", row.len());
        }
    }
}

#[test]
fn move_counts_are_the_same_when_north_starts() {
    for (rules, row, leaves) in LEAVES {
        let opening = Position::opening(rules, row, Player::North).expect("a board on offer");
        assert_eq!(perft(&opening, 4), leaves[3], "{rules} on 2x{}", row.len());
    }
}

#[test]
fn nothing_played_is_one_leaf_and_so_is_a_finished_game() {
    let opening = Position::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("the default board");
    assert_eq!(perft(&opening, 0), 1);
    let over = crate::table::position(Rules::HOYITO_II, "0,0,0,0,0,0/0,0,0,0,0,0 S 28-20");
    assert_eq!(perft(&over, 5), 1);
}

#[test]
fn moves_counted_at_the_last_ply_are_those_that_can_be_played() {
    fn played(position: &Position, depth: u32) -> u64 {
        if depth == 0 || position.is_over() {
            return 1;
        }
        let moves = position.row().track().filter_map(|hole| position.play(hole).ok());
        moves.map(|next| played(&next, depth - 1)).sum()
    }
    for (rules, row, _) in LEAVES {
        let opening = Position::opening(rules, row, Player::South).expect("a board on offer");
        assert_eq!(perft(&opening, 4), played(&opening, 4), "{rules} on 2x{}", row.len());
    }
}
