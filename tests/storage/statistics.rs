//! What is counted, against the same figures found in another way.

use hoyito::ai::Level;
use hoyito::engine::{ByPlayer, Game, Hole, Match, Outcome, Player, Row, Rules, Setup, Step};
use hoyito::match_setup::{MatchSetup, Seat};
use hoyito::storage::{Against, SavedMatch, Statistics, Tally};

use crate::played::{NOW_S, finished, setup};

fn saved(setup: MatchSetup, match_: Match) -> SavedMatch {
    SavedMatch { setup, match_, begun_s: NOW_S }
}

fn counted(matches: impl IntoIterator<Item = SavedMatch>) -> Statistics {
    let mut statistics = Statistics::default();
    matches.into_iter().for_each(|saved| statistics.count(&saved));
    statistics
}

fn cousin() -> Against {
    Against::Machine("Cousin".to_owned())
}

/// A person at one side, Cousin at the other.
fn against_cousin(person: Player, seed: u64) -> MatchSetup {
    let mut seats = ByPlayer::new(Seat::Machine(Level::ALL[2]), Seat::Machine(Level::ALL[2]));
    seats[person] = Seat::Person;
    MatchSetup { seats, rounds: 3, ..setup(seed) }
}

#[test]
fn results_are_those_of_the_person_whichever_side_he_sits_at() {
    for person in Player::ALL {
        let matches: Vec<SavedMatch> =
            (0..20).map(|seed| saved(against_cousin(person, seed), finished(&against_cousin(person, seed)))).collect();
        let outcomes: Vec<Outcome> =
            matches.iter().flat_map(|saved| saved.match_.rounds()).filter_map(Game::outcome).collect();
        let count = |outcome| outcomes.iter().filter(|&&other| other == outcome).count() as u32;
        let expected =
            Tally { won: count(Outcome::Win(person)), lost: count(Outcome::Win(!person)), drawn: count(Outcome::Draw) };
        let statistics = counted(matches);
        assert_eq!(statistics.total(true), expected);
        assert_eq!(statistics.against(&cousin()), expected);
        assert_eq!(statistics.total(false), Tally::default());
        assert_eq!(expected.games(), 60);
        assert_eq!(statistics.newest[0].results.len(), 16, "the newest of them one by one");
    }
}

#[test]
fn a_match_is_counted_once_and_only_when_it_is_over() {
    let mut match_ = finished(&setup(1));
    let once = counted([saved(setup(1), match_.clone())]);
    assert_eq!(counted([saved(setup(1), match_.clone()), saved(setup(1), match_.clone())]), once);
    match_.undo();
    assert_eq!(counted([saved(setup(1), match_)]), Statistics::default());
}

#[test]
fn the_machine_against_itself_counts_for_nobody() {
    let seats = ByPlayer::new(Seat::Machine(Level::ALL[0]), Seat::Machine(Level::ALL[1]));
    let setup = MatchSetup { seats, ..setup(1) };
    let statistics = counted([saved(setup.clone(), finished(&setup))]);
    assert_eq!((statistics.counted, statistics.longest_relay), (Vec::new(), None));
}

/// The records of the people in a game, step by step as one would count at the board: casas in a row, seeds in a turn, laps.
fn at_the_board(game: &Game, seats: ByPlayer<Seat>) -> [u32; 3] {
    let (mut chain, mut turn, mut laps) = (0, 0, 0);
    let mut most = [0; 3];
    for ply in 0..game.ply() {
        let mover = game.position_at(ply).to_move();
        let mut left: u32 = u32::from(game.position_at(ply).board().seeds());
        for step in game.steps_of(ply) {
            match step {
                Step::PickUp { .. } => (chain, laps) = (0, 1),
                Step::Relay { .. } => laps += 1,
                Step::Capture { by, .. } => {
                    assert_eq!(by, mover);
                    // En passant each casa stands alone.
                    chain = if game.start().rules().en_passant { 1 } else { chain + 1 };
                    turn += 4;
                    left -= 4;
                }
                Step::LastFour { to } if to == mover => turn += left,
                _ => {}
            }
            if seats[mover] == Seat::Person {
                most = [most[0].max(chain), most[1].max(turn), most[2].max(laps)];
            }
            if matches!(step, Step::TurnEnds { .. } | Step::Pass { .. }) {
                turn = 0;
            }
        }
    }
    most
}

#[test]
fn records_are_what_one_counts_at_the_board() {
    let boards = [
        (Rules::HOYITO_I, Row::Six),
        (Rules::HOYITO_II, Row::Six),
        (Rules::HOYITO_II, Row::Twelve),
        (Rules::HOYITO_III, Row::Six),
    ];
    for (rules, row) in boards {
        for seed in 0..40 {
            let seats = if seed % 2 == 0 { setup(0).seats } else { ByPlayer::new(Seat::Person, Seat::Person) };
            let setup = MatchSetup { rules, row, seats, ..setup(seed) };
            let match_ = finished(&setup);
            let expected = at_the_board(match_.game(), seats);
            let statistics = counted([saved(setup, match_)]);
            let bests = [&statistics.longest_chain, &statistics.most_seeds, &statistics.longest_relay];
            let counts = bests.map(|best| best.as_ref().map_or(0, |best| best.count));
            assert_eq!(counts, expected, "{rules}, {row:?}, seed {seed}");
        }
    }
}

//  N   0 1 1 1 1 1
//  S   0 0 3 3 3 3    South sows hole 3: its last seed makes a casa, and so did the two before it.
#[test]
fn a_record_tells_the_place_where_it_was_set_so_that_it_can_be_shown_again() {
    let text = "0,0,3,3,3,3/1,1,1,1,1,0 S 16-15";
    let start: Setup = text.parse().expect("a position");
    let mut match_ = Match::from_start(Rules::HOYITO_II, 1, start).expect("a match");
    match_.play(Hole::of(Row::Six, Player::South, 3).expect("a hole")).expect("a legal move");
    while let Some(hole) = match_.game().position().legal_moves().iter().next() {
        match_.play(hole).expect("a legal move");
    }
    let statistics = counted([saved(setup(1), match_)]);
    let chain = statistics.longest_chain.expect("a chain");
    assert_eq!((chain.count, chain.with, chain.hole, chain.position.as_str()), (3, 12, 3, text));
    let turn = statistics.most_seeds.expect("a turn");
    assert_eq!((turn.count, turn.with, turn.hole, turn.position.as_str()), (12, 1, 3, text));
    assert_eq!((turn.against, turn.begun_s), (Against::Machine("Neighbour".to_owned()), NOW_S));
}

#[test]
fn a_record_falls_only_to_a_higher_figure() {
    let first = counted([saved(setup(1), finished(&setup(1)))]);
    let relay = first.longest_relay.clone().expect("a relay");
    let later = MatchSetup { seed: 1, ..setup(1) };
    let mut same_again = first.clone();
    let again = SavedMatch { begun_s: NOW_S + 1, ..saved(later.clone(), finished(&later)) };
    same_again.count(&again);
    assert_eq!(same_again.longest_relay, Some(relay));
    assert_eq!(same_again.total(true).games(), 2);
}
