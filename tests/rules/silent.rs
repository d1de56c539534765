//! What the search relies on: a move that nobody watches costs no memory.

use allocation_counter::{AllocationInfo, measure};
use hoyito::engine::{Player, Position, Rules};

use crate::table::{lot, random_move};

/// What is allocated while every hole of a position is looked at and played, silently or recorded.
fn allocated(position: &Position, is_recorded: bool) -> AllocationInfo {
    measure(|| {
        let _ = (position.legal_moves(), position.endless_holes());
        for hole in position.row().track() {
            if is_recorded {
                let _ = position.play_recorded(hole);
            } else {
                let _ = position.play(hole);
            }
        }
    })
}

#[test]
fn a_silent_move_allocates_nothing() {
    for (rules, row) in Rules::BOARDS {
        let opening = Position::opening(rules, row, Player::South).expect("a board on offer");
        assert!(allocated(&opening, true).count_total > 0, "what is recorded is seen to be allocated");
        for seed in 0..5 {
            let (mut position, mut lot) = (opening, lot(seed));
            for _ in 0..200 {
                assert_eq!(allocated(&position, false).count_total, 0, "{rules}: {position}");
                let Some(hole) = random_move(&position, &mut lot) else { break };
                position = position.play(hole).expect("a legal move");
            }
        }
    }
}
