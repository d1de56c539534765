//! Single moves and whole games that an independent program played: `tests/cases`, see its README.

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use hoyito::engine::{ByPlayer, End, Game, Hole, HoleSet, MoveSummary, Outcome, Player, Position, Row, Rules, Setup};
use serde::Deserialize;

use crate::table::{legal_numbers, own_hole};

#[derive(Deserialize)]
struct MoveCase {
    kind: String,
    variant: String,
    south: Vec<u32>,
    north: Vec<u32>,
    to_move: String,
    captured: [u32; 2],
    last_four_to: Option<String>,
    hole: Option<usize>,
    expect: Expected,
}

/// An `endless` case has only `endless` and `legal`; every other case has all the rest.
#[derive(Deserialize)]
struct Expected {
    south: Option<Vec<u8>>,
    north: Option<Vec<u8>>,
    to_move: Option<String>,
    captured: Option<[u8; 2]>,
    laps: Option<u32>,
    sown: Option<u32>,
    taken: Option<Vec<(String, usize)>>,
    passes: Option<Vec<String>>,
    end: Option<String>,
    endless: Option<Vec<usize>>,
    legal: Vec<usize>,
}

#[derive(Deserialize)]
struct GameCase {
    variant: String,
    row: usize,
    moves: Vec<usize>,
    captured: [u8; 2],
    left: u8,
    end: String,
    winner: Option<String>,
    last_four_to: Option<String>,
}

#[test]
fn every_single_move_comes_out_as_the_other_program_says() {
    let mut checked = 0;
    for (place, text) in lines(|name| !name.ends_with(".games.jsonl")) {
        let case: MoveCase = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        let before = case.before(&place);
        match case.hole {
            Some(number) => check_move(&place, &before, own_hole(&before, number), &case.expect),
            None => check_endless(&place, &before, &case),
        }
        checked += 1;
    }
    assert_eq!(checked, 193, "cases");
}

#[test]
fn every_whole_game_comes_out_as_the_other_program_says() {
    let mut checked = 0;
    for (place, text) in lines(|name| name.ends_with(".games.jsonl")) {
        let case: GameCase = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
        check_game(&place, &case);
        checked += 1;
    }
    assert_eq!(checked, 40, "games");
}

impl MoveCase {
    fn before(&self, place: &str) -> Position {
        let setup = Setup {
            holes: ByPlayer::new(self.south.clone(), self.north.clone()),
            to_move: side(&self.to_move),
            captured: ByPlayer::new(self.captured[0], self.captured[1]),
            last_four_to: self.last_four_to.as_deref().map(side),
        };
        let rules: Rules = self.variant.parse().expect("known rules");
        setup.validate(rules).unwrap_or_else(|error| panic!("{place}: {error}"))
    }
}

fn check_move(place: &str, before: &Position, hole: Hole, expect: &Expected) {
    let (after, steps) = before.play_recorded(hole).unwrap_or_else(|illegal| panic!("{place}: {illegal}"));
    let row = before.row();
    let seeds = |player| row.holes_of(player).map(|hole| after.board()[hole]).collect::<Vec<u8>>();
    let summary = MoveSummary::of(&steps);
    let check = Checker { place };
    check.same("south", Some(seeds(Player::South)), expect.south.clone());
    check.same("north", Some(seeds(Player::North)), expect.north.clone());
    check.same("captured", Some([after.captured().south, after.captured().north]), expect.captured);
    check.same("laps", Some(summary.laps), expect.laps);
    check.same("sown", Some(summary.sown), expect.sown);
    let taken = summary.taken.iter().map(|hole| (letter(hole.owner(row)), hole.number(row))).collect();
    check.same("taken", Some(taken), expect.taken.clone());
    check.same("passes", Some(summary.passes.into_iter().map(letter).collect()), expect.passes.clone());
    check.same("end", after.end().map(|end| end.name().to_owned()), expect.end.clone());
    check.same("to move", (!after.is_over()).then(|| letter(after.to_move())), expect.to_move.clone());
    check.same("legal", legal_numbers(&after), expect.legal.clone());
}

fn check_endless(place: &str, before: &Position, case: &MoveCase) {
    assert_eq!(case.kind, "endless", "{place}: a case without a hole");
    let numbers = |holes: HoleSet| holes.iter().map(|hole| hole.number(before.row())).collect::<Vec<_>>();
    let check = Checker { place };
    check.same("endless", Some(numbers(before.endless_holes())), case.expect.endless.clone());
    check.same("legal", numbers(before.legal_moves()), case.expect.legal.clone());
}

fn check_game(place: &str, case: &GameCase) {
    let rules: Rules = case.variant.parse().expect("known rules");
    let mut setup = Setup::opening(Row::from_len(case.row).expect("a row"), Player::South);
    setup.last_four_to = case.last_four_to.as_deref().map(side);
    let mut game = Game::from_position(setup.validate(rules).unwrap_or_else(|error| panic!("{place}: {error}")));
    for (i, &number) in case.moves.iter().enumerate() {
        let hole = own_hole(game.position(), number);
        game.play(hole).unwrap_or_else(|illegal| panic!("{place}: move {}: {illegal}", i + 1));
    }
    let end = game.position();
    let check = Checker { place };
    check.same("captured", [end.captured().south, end.captured().north], case.captured);
    check.same("left", end.board().seeds(), case.left);
    check.same("end", game.end().map(End::name), Some(case.end.as_str()));
    check.same("winner", game.outcome().and_then(Outcome::winner).map(letter), case.winner.clone());
}

/// Names the file and line of a case that fails.
struct Checker<'a> {
    place: &'a str,
}

impl Checker<'_> {
    fn same<T: PartialEq + Debug>(&self, what: &str, found: T, expected: T) {
        assert_eq!(found, expected, "{}: {what}", self.place);
    }
}

/// Every line of the case files whose name is wanted, with its file and line number.
fn lines(wanted: impl Fn(&str) -> bool) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let names = fs::read_dir(&folder).expect("tests/cases").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().expect("a plain name")).collect();
    names.retain(|name| name.ends_with(".jsonl") && wanted(name));
    names.sort();
    let lines = names.iter().flat_map(|name| {
        let text = fs::read_to_string(folder.join(name)).expect("a readable file");
        let numbered = text.lines().enumerate().map(|(i, line)| (format!("{name}:{}", i + 1), line.to_owned()));
        numbered.collect::<Vec<_>>()
    });
    lines.collect()
}

fn side(letter: &str) -> Player {
    Player::from_letter(letter).expect("S or N")
}

fn letter(player: Player) -> String {
    player.letter().to_string()
}
