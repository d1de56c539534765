//! Endgame tables against counts that were found by programs that share nothing with this one.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use hoyito::ai::{Kind, Tables};
use hoyito::engine::{Row, Rules};

const II: Kind = Kind { rules: Rules::HOYITO_II, row: Row::Six, last_four_named: false };
const III: Kind = Kind { rules: Rules::HOYITO_III, row: Row::Six, last_four_named: false };
const II_LONG: Kind = Kind { rules: Rules::HOYITO_II, row: Row::Twelve, last_four_named: false };

/// Positions by what the mover gains.
fn counts<const N: usize>(kind: Kind, seeds: u8, expected: [(i8, usize); N]) {
    let tables = Tables::new();
    tables.build(kind, seeds, 1, &AtomicBool::new(false));
    let census = tables.census(kind, seeds).expect("the table was built");
    assert_eq!(census.positions, BTreeMap::from(expected), "{kind:?}, {seeds} seeds");
}

#[test]
fn eight_seeds_of_ii_are_won_drawn_and_lost_as_counted() {
    counts(II, 8, [(8, 38_988), (0, 2_896), (-8, 33_698)]);
}

#[test]
fn twelve_seeds_of_ii_are_worth_what_was_counted() {
    counts(II, 12, [(12, 210_597), (4, 112_899), (0, 842_672), (-4, 105_290), (-12, 80_620)]);
}

#[test]
fn twelve_seeds_of_iii_are_worth_what_was_counted() {
    counts(III, 12, [(12, 205_118), (4, 113_875), (0, 847_655), (-4, 107_271), (-12, 78_159)]);
}

#[test]
#[ignore = "half a minute: cargo test --release --no-default-features --test ai -- --ignored"]
fn sixteen_seeds_of_ii_are_worth_what_was_counted() {
    let won = [(16, 795_298), (8, 455_428), (4, 6_089_350)];
    let [lost_4, lost_8, lost_16] = [(-4, 2_879_643), (-8, 108_498), (-16, 56_722)];
    counts(II, 16, [won[0], won[1], won[2], (0, 2_652_956), lost_4, lost_8, lost_16]);
}

#[test]
#[ignore = "half a minute: cargo test --release --no-default-features --test ai -- --ignored"]
fn eight_seeds_of_ii_on_the_long_board_are_never_drawn() {
    counts(II_LONG, 8, [(8, 3_901_304), (-8, 3_987_421)]);
}
