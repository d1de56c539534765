//! The players may agree to stop between two moves: a house rule of this edition.

use hoyito::engine::{End, Game, IllegalMove, Match, Outcome, Player, Row, Rules};

use crate::table::own_hole;

fn played(numbers: &[usize]) -> Game {
    let mut game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("a board on offer");
    for &number in numbers {
        game.play(own_hole(game.position(), number)).expect("a legal move");
    }
    game
}

#[test]
fn an_agreed_stop_ends_the_game_with_what_is_captured_and_leaves_the_rest_to_nobody() {
    let mut game = played(&[4, 5, 5]);
    let before = *game.position();
    assert!(game.stop_by_agreement());
    let after = *game.position();
    assert_eq!(
        (after.end(), after.board(), after.captured()),
        (Some(End::Agreement), before.board(), before.captured())
    );
    assert_eq!(game.outcome(), Some(Outcome::by_more(&before.captured())));
    assert!(!game.stop_by_agreement(), "it is over already");
    let hole = own_hole(&before, 1);
    assert_eq!(game.play(hole), Err(IllegalMove::GameOver));
    assert_eq!((game.ply(), game.last_ply()), (3, 3), "an agreement is no move");
}

#[test]
fn an_agreed_stop_can_be_taken_back_and_made_again_and_a_move_played_instead_forgets_it() {
    let mut game = played(&[4, 5, 5]);
    let before = *game.position();
    game.stop_by_agreement();
    let stopped = game.clone();
    assert!(game.undo());
    assert_eq!((game.position(), game.ply()), (&before, 3), "only the agreement is taken back");
    assert!(game.undo() && game.redo() && game.redo());
    assert_eq!(game, stopped);
    assert!(!game.redo());
    game.undo();
    let hole = before.legal_moves().iter().next().expect("a legal move");
    game.play(hole).expect("a legal move");
    assert!(!game.redo());
    assert_eq!(game.end(), None);
}

#[test]
fn a_text_with_an_agreed_stop_reads_back_equal() {
    let mut game = played(&[4, 5, 5]);
    game.stop_by_agreement();
    let text = game.to_string();
    assert!(text.contains("\nend agreement\n"), "{text}");
    assert_eq!(text.parse::<Game>().as_ref(), Ok(&game));
}

#[test]
fn a_text_that_claims_an_agreement_after_the_end_is_refused() {
    let text = "hoyito game\nrules hoyito-ii\nrow 6\nstarter S\nstart 0,0,0,1,3,1/0,1,1,0,1,0 S 16-24\nmoves 4\nend agreement\n";
    let error = text.parse::<Game>().expect_err("the last four were given").to_string();
    assert_eq!(error, "line 7: expected no agreement to stop: the game was over before");
}

#[test]
fn a_match_goes_on_after_an_agreed_stop_and_its_text_carries_it_at_every_undo() {
    let mut match_ = Match::new(Rules::HOYITO_III, Row::Six, 3, Player::South).expect("a match");
    for round in 0..3 {
        for _ in 0..4 {
            let hole = match_.game().position().legal_moves().iter().last().expect("a legal move");
            match_.play(hole).expect("a legal move");
        }
        assert!(match_.stop_by_agreement());
        if round < 2 {
            match_.start_next_round().expect("the round is over");
        }
    }
    assert!(match_.outcome().is_some());
    let whole = match_.clone();
    let mut undone = 0;
    loop {
        let text = match_.with_undone().to_string();
        assert_eq!(text.parse::<Match>().as_ref(), Ok(&match_), "after {undone} undos:\n{text}");
        if !match_.undo() {
            break;
        }
        undone += 1;
    }
    assert_eq!(undone, 3 * 5 + 2, "every move, agreement and start of a round");
    while match_.redo() {}
    assert_eq!(match_, whole);
}
