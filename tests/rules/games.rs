//! What needs a memory: repetition, standoff, undo and redo.

use hoyito::engine::{End, Game, IllegalMove, Outcome, Player, Position, Row, Rules, Step};
use rand::rngs::ChaCha8Rng;

use crate::table::{lot, own_hole, position, random_move};

/// Two lone seeds that never meet: both are back where they were, with South to move, after 12 moves.
const CIRCLING: &str = "1,0,0,0,0,0/1,0,0,0,0,0 S 46-0";
const ROUND: usize = 12;

fn play_round(game: &mut Game) -> Vec<Step> {
    let mut last = Vec::new();
    for i in 0..ROUND {
        last = game.play(own_hole(game.position(), i / 2 + 1)).expect("a legal move");
    }
    last
}

#[test]
fn the_third_standing_of_a_position_ends_the_game_and_the_second_does_not() {
    let mut game = Game::from_position(position(Rules::HOYITO_II, CIRCLING));
    play_round(&mut game);
    assert_eq!(game.position(), game.start());
    assert_eq!(game.end(), None);
    let steps = play_round(&mut game);
    assert_eq!(game.end(), Some(End::Repetition));
    assert_eq!(steps.last(), Some(&Step::GameOver { end: End::Repetition }));
    assert_eq!(game.steps_of(2 * ROUND - 1), steps);
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::South)));
    let again = own_hole(game.position(), 1);
    assert_eq!(game.play(again), Err(IllegalMove::GameOver));
}

#[test]
fn undo_takes_the_end_back_and_redo_brings_it_again() {
    let mut game = Game::from_position(position(Rules::HOYITO_II, CIRCLING));
    play_round(&mut game);
    play_round(&mut game);
    let over = game.clone();
    assert!(game.undo());
    assert_eq!(game.end(), None);
    assert!(game.redo());
    assert_eq!(game, over);
    assert!(!game.redo(), "nothing was undone");
    (0..2 * ROUND).for_each(|_| assert!(game.undo()));
    assert!(!game.undo(), "the start cannot be undone");
    assert_eq!((game.ply(), game.last_ply()), (0, 2 * ROUND));
}

#[test]
fn a_move_after_undo_forgets_what_could_be_redone() {
    let mut game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).expect("a board on offer");
    for number in [3, 1] {
        game.play(own_hole(game.position(), number)).expect("a legal move");
    }
    game.undo();
    game.undo();
    game.play(own_hole(game.position(), 2)).expect("a legal move");
    assert!(!game.redo());
    assert_eq!(game.last_ply(), 1);
}

/// A whole game by lot.
fn random_game(start: Position, lot: &mut ChaCha8Rng) -> Game {
    let mut game = Game::from_position(start);
    while let Some(hole) = random_move(game.position(), lot) {
        game.play(hole).expect("a legal move");
    }
    game
}

/// Counted anew from the moves alone: standings of the last position, and moves without a capture before it.
fn standings_and_quiet_moves(game: &Game, ply: usize) -> (usize, usize) {
    let last = game.position_at(ply);
    let key = |position: &Position| (*position.board(), position.to_move(), position.captured());
    let past: Vec<_> = (0..=ply).map(|ply| key(game.position_at(ply))).collect();
    let quiet = past.iter().rev().take_while(|past| past.2 == last.captured()).count() - 1;
    (past.iter().filter(|&&past| past == key(last)).count(), quiet)
}

/// The game ends at its last move and no earlier, by repetition or standoff where the moves alone say so.
fn check_end(game: &Game, what: &str) {
    let end = game.end().expect("a game by lot ends");
    for ply in 0..=game.ply() {
        let (standings, quiet) = standings_and_quiet_moves(game, ply);
        let should_end = standings >= 3 || quiet >= Rules::standoff_moves(game.start().row());
        let has_ended = ply == game.ply() && matches!(end, End::Repetition | End::Standoff);
        assert_eq!(should_end, has_ended, "{what}, ply {ply}: {end}");
        if has_ended {
            assert_eq!(end == End::Repetition, standings >= 3, "{what}");
        }
    }
}

#[test]
fn every_game_goes_on_until_an_end_and_not_one_move_longer() {
    let mut ends = Vec::new();
    for (rules, row) in Rules::BOARDS {
        for seed in 0..60 {
            let start = Position::opening(rules, row, Player::South).expect("a board on offer");
            let game = random_game(start, &mut lot(seed));
            check_end(&game, &format!("{rules} on 2x{}, seed {seed}", row.len()));
            ends.push(game.end());
        }
    }
    assert!(ends.contains(&Some(End::LastFour)) && ends.contains(&Some(End::Standoff)), "{ends:?}");
}

#[test]
fn with_few_seeds_positions_come_back_and_it_matters_who_is_to_move() {
    let mut repetitions = 0;
    let mut with_the_other_to_move = 0;
    for seed in 0..300 {
        let start = position(Rules::HOYITO_III, "1,0,1,0,0,0/1,0,0,0,0,0 S 45-0");
        let game = random_game(start, &mut lot(seed));
        check_end(&game, &format!("seed {seed}"));
        repetitions += u32::from(game.end() == Some(End::Repetition));
        let same_holes = |ply: &usize| game.position_at(*ply).board() == game.position().board();
        with_the_other_to_move += u32::from((0..game.ply()).filter(same_holes).count() > 2);
    }
    assert!(repetitions > 0 && with_the_other_to_move > 0, "{repetitions}, {with_the_other_to_move}");
}

#[test]
fn standoff_comes_after_100_moves_without_a_capture_or_200_on_the_long_board() {
    assert_eq!(Rules::standoff_moves(Row::Six), 100);
    assert_eq!(Rules::standoff_moves(Row::Twelve), 200);
}
