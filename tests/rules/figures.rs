//! Averages over games played at random on 2x6, against figures that independent programs found.
//!
//! Those games know neither repetition nor standoff, so these are played on [`Position`], which has no memory. A hole is
//! drawn from all that hold seeds; one that turns out endless is refused and another is drawn, and the figure for laps counts
//! the [`LAP_LIMIT`] laps that were walked until then: legal moves alone have 2.04 and 5.4 seeds, not 2.1 and "about 6".
//!
//! The figures are rounded, so a bound is half a unit of the last digit and [`ERRORS`] standard errors of what [`GAMES`] games
//! can tell. The seed is fixed: a failure is a change of the rules, not bad luck.

use hoyito::engine::{Hole, LAP_LIMIT, MoveSummary, Player, Position, Row, Rules};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::table::lot;

const GAMES: usize = 20_000;
const SEED: u64 = 2015;
/// A correct program stays within four standard errors in all but one of 16,000 draws.
const ERRORS: f64 = 4.0;

#[test]
fn random_games_of_hoyito_i_have_56_moves_and_hardly_ever_an_endless_hole() {
    let tally = Tally::of_games(Rules::HOYITO_I);
    check_mean("moves a game", &tally.moves, 56.0, 0.5);
    check_mean("games with an endless hole", &tally.met_endless, 0.000_2, 0.000_05);
}

#[test]
fn random_games_of_hoyito_ii_have_109_moves_of_which_10_4_capture() {
    let tally = Tally::of_games(Rules::HOYITO_II);
    check_mean("moves a game", &tally.moves, 109.0, 0.5);
    check_mean("captures a game", &tally.captures, 10.4, 0.05);
    check_mean("games with an endless hole", &tally.met_endless, 0.003_5, 0.000_05);
    tally.check_lengths();
}

#[test]
fn random_games_of_hoyito_iii_have_112_moves() {
    let tally = Tally::of_games(Rules::HOYITO_III);
    check_mean("moves a game", &tally.moves, 112.0, 0.5);
    check_mean("games with an endless hole", &tally.met_endless, 0.003_5, 0.000_05);
    tally.check_lengths();
}

/// One value for each game.
#[derive(Default)]
struct Tally {
    moves: Vec<f64>,
    /// Moves that captured, whatever the length of the chain.
    captures: Vec<f64>,
    met_endless: Vec<f64>,
    sown: f64,
    laps: f64,
    five_laps_or_more: f64,
}

impl Tally {
    fn of_games(rules: Rules) -> Tally {
        let mut tally = Tally::default();
        let mut lot = lot(SEED);
        for _ in 0..GAMES {
            tally.add_game(Position::opening(rules, Row::Six, Player::South).expect("a board on offer"), &mut lot);
        }
        tally
    }

    fn add_game(&mut self, mut position: Position, lot: &mut ChaCha8Rng) {
        let (mut moves, mut captures, mut met_endless) = (0, 0, 0);
        while !position.is_over() {
            let Ok((next, steps)) = position.play_recorded(any_hole(&position, lot)) else {
                self.laps += f64::from(LAP_LIMIT);
                met_endless = 1;
                continue;
            };
            let MoveSummary { laps, sown, taken, .. } = MoveSummary::of(&steps);
            self.laps += f64::from(laps);
            self.sown += f64::from(sown);
            self.five_laps_or_more += if laps >= 5 { 1.0 } else { 0.0 };
            captures += u32::from(!taken.is_empty());
            moves += 1;
            position = next;
        }
        self.moves.push(f64::from(moves));
        self.captures.push(f64::from(captures));
        self.met_endless.push(f64::from(met_endless));
    }

    /// What is a figure for each move: with two million of them only the rounding matters, and for laps the 70 or so games
    /// with an endless hole, which add 2,000 each: one standard error is 2,000 x the root of 70 / 2,000,000, or 0.008.
    fn check_lengths(&self) {
        let moves: f64 = self.moves.iter().sum();
        check("laps a move", self.laps / moves, 2.1, 0.05 + ERRORS * 0.008);
        check("seeds sown a move, 'about 6'", self.sown / moves, 6.0, 1.0);
        check("moves of five laps or more", self.five_laps_or_more / moves, 0.08, 0.005);
    }
}

/// Any hole of the player to move that holds seeds, endless or not.
fn any_hole(position: &Position, lot: &mut ChaCha8Rng) -> Hole {
    let occupied: Vec<Hole> = position.board().occupied_by(position.to_move()).collect();
    occupied[lot.random_range(0..occupied.len())]
}

fn check_mean(what: &str, values: &[f64], figure: f64, rounding: f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    check(what, mean, figure, rounding + ERRORS * (variance / count).sqrt());
}

fn check(what: &str, found: f64, figure: f64, bound: f64) {
    assert!((found - figure).abs() <= bound, "{what}: {found}, expected {figure} within {bound} (seed {SEED})");
}
