//! Sowings that go round for ever, found by independent programs: they are no legal moves.

use hoyito::engine::{IllegalMove, Player, Position, Row, Rules};

use crate::table::{line, line_hole};

/// Lines from the start on 2x6 whose last move is endless.
const ENDLESS: [(Rules, &str); 6] = [
    (Rules::HOYITO_II, "S1 N1 S4 N3 S5 N1 N6"),
    (Rules::HOYITO_III, "S1 N1 S4 N3 S5 N1 N6"),
    (Rules::HOYITO_II, "S5 N2 S4 S4 N4 S1 S1"),
    (Rules::HOYITO_II, "S6 N1 S6 S4 S5 N2 N6"),
    (Rules::HOYITO_I, "S2 N1 S5 N6 S4 N4 S2 N1"),
    (Rules::HOYITO_I, "S1 N5 S3 N1 S4 N6 S3 N2"),
];

#[test]
fn the_last_move_of_each_endless_line_is_refused_and_shown_as_endless() {
    for (rules, text) in ENDLESS {
        let mut position = Position::opening(rules, Row::Six, Player::South).expect("a board on offer");
        let moves = line(text);
        let (&last, before) = moves.split_last().expect("a line of moves");
        for &word in before {
            let hole = line_hole(&position, word);
            position = position.play(hole).unwrap_or_else(|illegal| panic!("{rules}, {text}, {word:?}: {illegal}"));
        }
        let hole = line_hole(&position, last);
        assert_eq!(position.play(hole), Err(IllegalMove::Endless), "{rules}, {text}");
        assert_eq!(position.check_move(hole), Err(IllegalMove::Endless), "{rules}, {text}");
        assert!(position.endless_holes().contains(hole), "{rules}, {text}");
        assert!(!position.legal_moves().contains(hole), "{rules}, {text}");
    }
}
