//! What holds in every position that can be reached, and for every text: random games and random input, with a fixed seed so
//! that every run is the same (set `PROPTEST_RNG_SEED` for others); a failure is made small and its input printed.

use std::fmt::Debug;

use hoyito::engine::{
    Game, Hole, IllegalMove, Match, MidMove, Player, Position, Record, Row, Rules, Setup, Step, parse_move,
};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

use crate::arbitrary::{any_setup, any_start, choices, chosen, game, match_, opening, record_like};

fn config() -> ProptestConfig {
    let config = ProptestConfig::with_cases(150);
    match config.rng_seed {
        RngSeed::Random => ProptestConfig { rng_seed: RngSeed::Fixed(48), ..config },
        RngSeed::Fixed(_) => config,
    }
}

fn positions(game: &Game) -> impl Iterator<Item = &Position> {
    (0..=game.ply()).map(|ply| game.position_at(ply))
}

/// Every move of a game: the position before, the hole, the position after.
fn moves(game: &Game) -> impl Iterator<Item = (&Position, Hole, &Position)> {
    game.moves().enumerate().map(|(ply, hole)| (game.position_at(ply), hole, game.position_at(ply + 1)))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn no_seed_is_lost_or_won_in_any_step(game in game()) {
        for (ply, (before, ..)) in moves(&game).enumerate() {
            let mut table = MidMove::before(before);
            for step in game.steps_of(ply) {
                table.apply(step);
                prop_assert_eq!(table.seeds(), before.row().seeds(), "{} after {:?}", before, step);
            }
        }
    }

    #[test]
    fn the_steps_of_a_move_add_up_to_its_result(game in game()) {
        for (ply, (before, _, after)) in moves(&game).enumerate() {
            let table = MidMove::after(before, &game.steps_of(ply));
            prop_assert_eq!(&table.board, after.board());
            prop_assert_eq!(table.captured, after.captured());
            prop_assert_eq!(table.to_move, after.to_move());
            prop_assert_eq!((table.end, table.hand), (after.end(), 0));
        }
    }

    #[test]
    fn a_silent_move_is_the_same_as_a_recorded_one(game in game()) {
        for (before, hole, _) in moves(&game) {
            let recorded = before.play_recorded(hole).map(|(after, _)| after);
            prop_assert_eq!(before.play(hole), recorded);
        }
    }

    #[test]
    fn a_lap_lifts_what_lay_there_and_drops_it_one_by_one_into_the_holes_that_follow(game in game()) {
        for (ply, (before, hole, _)) in moves(&game).enumerate() {
            let mut table = MidMove::before(before);
            let mut at = hole;
            for step in game.steps_of(ply) {
                match step {
                    Step::PickUp { hole, seeds } | Step::Relay { hole, seeds } => {
                        prop_assert_eq!((hole, seeds, table.hand), (at, table.board[at], 0));
                    }
                    Step::Drop { hole } => {
                        at = at.next(before.row());
                        prop_assert_eq!(hole, at);
                    }
                    Step::Capture { hole, .. } => prop_assert_eq!(table.board[hole], 4),
                    _ => {}
                }
                table.apply(step);
            }
        }
    }

    #[test]
    fn a_position_has_a_legal_move_or_is_over(game in game()) {
        for position in positions(&game) {
            prop_assert_eq!(position.legal_moves().is_empty(), position.is_over(), "{}", position);
            let occupied = position.board().occupied_by(position.to_move()).count();
            let choices = position.legal_moves().len() + position.endless_holes().len();
            prop_assert_eq!(choices, if position.is_over() { 0 } else { occupied }, "{}", position);
        }
    }

    #[test]
    fn an_illegal_move_is_an_error_and_changes_nothing(game in game()) {
        let position = *game.position();
        for hole in Row::Twelve.track() {
            let mut after = game.clone();
            let played = after.play(hole);
            prop_assert_eq!(played.as_ref().err().copied(), position.check_move(hole).err());
            prop_assert_eq!(played.is_ok(), position.legal_moves().contains(hole));
            match played {
                Ok(_) => {}
                Err(illegal) => {
                    prop_assert_eq!(&after, &game);
                    prop_assert_eq!(illegal, why_illegal(&position, hole));
                }
            }
        }
    }

    #[test]
    fn undo_to_the_start_and_redo_to_the_end_is_the_identity(game in game()) {
        let mut again = game.clone();
        for ply in (0..game.ply()).rev() {
            prop_assert!(again.undo());
            prop_assert_eq!(again.position(), game.position_at(ply));
        }
        prop_assert!(!again.undo());
        for ply in 1..=game.ply() {
            prop_assert!(again.redo());
            prop_assert_eq!(again.position(), game.position_at(ply));
        }
        prop_assert!(!again.redo());
        prop_assert_eq!(again, game);
    }

    #[test]
    fn a_half_turn_of_the_board_with_the_players_swapped_gives_the_same_game(game in game()) {
        let row = game.start().row();
        let mut turned = Game::from_position(game.start().half_turned());
        for hole in game.moves() {
            turned.play(hole.half_turned(row)).expect("legal there too");
        }
        prop_assert_eq!(*turned.position(), game.position().half_turned());
        for position in positions(&game) {
            let legal: Vec<Hole> = position.half_turned().legal_moves().iter().collect();
            let expected: Vec<Hole> = position.legal_moves().iter().map(|hole| hole.half_turned(row)).collect();
            prop_assert_eq!(legal, expected);
        }
    }

    #[test]
    fn every_game_ends(start in prop_oneof![opening(), any_start()], choices in choices(40)) {
        let mut game = Game::from_position(start);
        let row = start.row();
        let captures_at_most = usize::from(row.seeds()) / 4;
        for i in 0.. {
            let Some(hole) = chosen(game.position(), choices.get(i % choices.len().max(1)).copied().unwrap_or(0)) else {
                break;
            };
            game.play(hole).expect("a legal move");
        }
        prop_assert!(game.end().is_some() && game.outcome().is_some());
        prop_assert!(game.ply() <= (captures_at_most + 1) * Rules::standoff_moves(row));
    }

    #[test]
    fn moves_and_positions_come_back_from_their_text(game in game()) {
        for (before, hole, _) in moves(&game) {
            let text = hole.number(before.row()).to_string();
            prop_assert_eq!(parse_move(&text, before.row(), before.to_move()), Ok(hole));
        }
        for position in positions(&game).filter(|position| !position.is_over()) {
            let setup: Setup = position.to_string().parse().expect("its own text");
            prop_assert_eq!(setup.validate(*position.rules()), Ok(*position));
        }
    }

    #[test]
    fn games_come_back_from_their_text(game in game()) {
        prop_assert_eq!(game.to_string().parse(), Ok(Record::Game(game)));
    }

    #[test]
    fn a_setup_is_a_position_that_adds_up_or_comes_back_with_its_faults(setup in any_setup(), board in select(&Rules::BOARDS)) {
        let row = Row::from_len(setup.holes.south.len());
        match setup.clone().validate(board.0) {
            Ok(position) => {
                let table = MidMove::before(&position);
                prop_assert_eq!(table.seeds(), position.row().seeds());
                prop_assert_eq!(Some(position.row()), row);
                prop_assert_eq!(position.legal_moves().is_empty(), position.is_over());
            }
            Err(invalid) => {
                prop_assert!(!invalid.faults.is_empty() && !invalid.to_string().is_empty());
                prop_assert_eq!(invalid.setup, setup.clone());
            }
        }
        if !setup.holes.south.is_empty() && !setup.holes.north.is_empty() {
            prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in "\\PC*", position in "[0-9,/ SN-]{0,60}", record in record_like()) {
        for text in [&text, &position, &record] {
            never_panics::<Setup>(text);
            never_panics::<Record>(text);
            never_panics::<Game>(text);
            never_panics::<Match>(text);
            never_panics::<Rules>(text);
            let _ = parse_move(text, Row::Six, Player::South);
        }
    }
}

proptest! {
    // A match is several games long.
    #![proptest_config(ProptestConfig { cases: 40, ..config() })]

    #[test]
    fn matches_come_back_from_their_text(match_ in match_()) {
        prop_assert_eq!(match_.to_string().parse(), Ok(Record::Match(match_)));
    }

    #[test]
    fn matches_undone_and_redone_are_the_same(match_ in match_()) {
        let mut again = match_.clone();
        let mut undone = 0;
        while again.undo() {
            undone += 1;
        }
        prop_assert_eq!((again.round(), again.game().ply()), (0, 0));
        for _ in 0..undone {
            prop_assert!(again.redo());
        }
        prop_assert!(!again.redo());
        prop_assert_eq!(again, match_);
    }

    #[test]
    fn a_record_cut_or_changed_anywhere_is_read_or_refused(game in game(), at in any::<prop::sample::Index>(), with in any::<char>()) {
        let text = game.to_string();
        let at = at.index(text.len());
        never_panics::<Record>(&text[..at]);
        never_panics::<Record>(&format!("{}{with}{}", &text[..at], &text[at + 1..]));
    }
}

/// The first reason that holds, in the order in which a player would see it.
fn why_illegal(position: &Position, hole: Hole) -> IllegalMove {
    let row = position.row();
    if position.is_over() {
        IllegalMove::GameOver
    } else if hole.index() >= row.holes() {
        IllegalMove::NoSuchHole
    } else if hole.owner(row) != position.to_move() {
        IllegalMove::NotYours
    } else if position.board()[hole] == 0 {
        IllegalMove::Empty
    } else {
        IllegalMove::Endless
    }
}

fn never_panics<T: std::str::FromStr<Err: Debug + std::fmt::Display>>(text: &str) {
    if let Err(error) = text.parse::<T>() {
        assert!(!error.to_string().is_empty());
    }
}
