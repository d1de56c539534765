//! The longest captions: of many games all that is said of every move, and of it what takes most room in each language.

use std::sync::LazyLock;

use hoyito::ai::{Hint, HintDepth, plain_move};
use hoyito::caption::{self, Asked, Voices};
use hoyito::engine::{ByPlayer, IllegalMove, Match, Player, Row, Rules};
use hoyito::locale::{Language, Phrase};
use hoyito::match_setup::Seat;
use hoyito::storage::{Reason, Trouble};

const GAMES: u64 = 4;

/// Of every language so many of each board.
const LONGEST: usize = 2;

/// A caption, and whether it is a hint.
#[derive(Clone, PartialEq)]
pub struct Caption {
    pub told: Vec<Phrase>,
    pub is_hint: bool,
}

/// The longest of a board for those who play on one side, or opposite each other.
pub fn longest(language: Language, row: Row, is_north_turned: bool) -> &'static [Caption] {
    static ALL: LazyLock<Vec<Vec<Caption>>> = LazyLock::new(|| {
        let tables = Row::ALL.into_iter().flat_map(|row| [(row, false), (row, true)]);
        tables.flat_map(|(row, is_turned)| longest_of(&all(row, is_turned))).collect()
    });
    let table = 2 * Row::ALL.into_iter().position(|other| other == row).unwrap_or(0) + usize::from(is_north_turned);
    &ALL[table * Language::ALL.len() + language as usize]
}

fn longest_of(all: &[Caption]) -> Vec<Vec<Caption>> {
    let longest = |language: Language| {
        let mut chosen = Vec::new();
        for is_hint in [false, true] {
            let mut by_length: Vec<(usize, &Caption)> = all
                .iter()
                .filter(|caption| caption.is_hint == is_hint)
                .map(|caption| (language.say_all(&caption.told).chars().count(), caption))
                .collect();
            by_length.sort_by_key(|(letters, _)| std::cmp::Reverse(*letters));
            by_length.dedup_by(|a, b| a.1 == b.1);
            chosen.extend(by_length.into_iter().take(LONGEST).map(|(_, caption)| caption.clone()));
        }
        chosen
    };
    Language::ALL.into_iter().map(longest).collect()
}

fn all(row: Row, is_north_turned: bool) -> Vec<Caption> {
    let to = is_north_turned.then_some(Player::South);
    let voices = Voices { row, seats: ByPlayer::new(Seat::Person, Seat::Person), to };
    let mut all = Vec::new();
    for rules in Rules::ALL.into_iter().filter(|rules| rules.offers(row)) {
        for seed in 0..GAMES {
            let rounds = if seed % 2 == 0 { 1 } else { 3 };
            let mut match_ = Match::new(rules, row, rounds, Player::South).expect("the variant is played there");
            while let Some(hole) = plain_move(match_.game().position(), seed + match_.game().ply() as u64) {
                let before = *match_.game().position();
                let hint = Hint::for_move(match_.game(), hole, None).expect("the move is legal");
                let steps = match_.play(hole).expect("the move is legal");
                let news = caption::news(&voices, &match_);
                all.push(Caption { told: caption::after_news(&voices, &before, &steps, news), is_hint: false });
                let during = steps.iter().filter_map(|&step| caption::during(&voices, before.to_move(), step));
                let told = [caption::after(&voices, &before, &steps), caption::preview(&voices, &before, hole, &steps)];
                let told = told.into_iter().chain(during.map(|phrase| vec![phrase]));
                all.extend(told.map(|told| Caption { told, is_hint: false }));
                all.push(Caption { told: caption::hint(&voices, &hint, HintDepth::Path), is_hint: true });
            }
        }
    }
    let hole = row.holes_of(Player::North).next().expect("there are holes");
    let answers = [
        vec![caption::nothing_to_undo()],
        vec![caption::nothing_to_redo()],
        vec![caption::endless(&voices, hole)],
        vec![caption::many_laps(&voices, Player::South)],
        vec![caption::declined(&voices, Player::North, Asked::TakeBack, false)],
        vec![caption::declined(&voices, Player::North, Asked::TakeBack, true)],
        vec![caption::declined(&voices, Player::North, Asked::Stop, false)],
        vec![caption::declined(&voices, Player::North, Asked::Stop, true)],
        caption::not_yet(&voices, Player::North),
        caption::refused(&voices, hole, IllegalMove::Empty),
        caption::refused(&voices, hole, IllegalMove::NotYours),
        caption::refused(&voices, hole, IllegalMove::Endless),
    ];
    all.extend(answers.map(|told| Caption { told, is_hint: false }));
    let faults = [Reason::DiskFull, Reason::ReadOnly, Reason::NotAllowed, Reason::FileInTheWay];
    let asides = faults.map(|why| caption::troubles([&Trouble::CannotSave { why }]));
    all.extend(asides.map(|told| Caption { told, is_hint: false }));
    all
}
