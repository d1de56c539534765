//! What the set-up says.

use bevy::prelude::*;

use super::{Choosable, Draft, Players, StartChoice, Starter};
use crate::ai::Level;
use crate::app::locale::Words;
use crate::app::screens::{level_name, rules_key, rules_name};
use crate::app::settings::TableSettings;
use crate::engine::{Player, Row, Rules};
use crate::locale::Phrase;

/// Words that depend on what is chosen.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saying {
    /// The rules of the chosen board in a sentence.
    Rules,
    /// The chosen level of a side, and what it sees.
    Level(Player),
    LevelSees(Player),
    /// The number of an even start, or who begins with how many.
    Start,
    /// What the kind of start means.
    StartMeans,
    /// Whether what is North's is turned.
    IsNorthTurned,
}

pub fn write(draft: Res<Draft>, table: Res<TableSettings>, mut texts: Query<(&Saying, &mut Words)>) {
    for (&saying, mut text) in &mut texts {
        text.set_if_neq(said(&draft, &table, saying).into());
    }
}

fn said(draft: &Draft, table: &TableSettings, saying: Saying) -> Phrase {
    let (rules, _) = draft.board();
    match saying {
        Saying::Rules => Phrase::new("rules-in-short").with("rules", rules_key(&rules)),
        Saying::Level(player) => level_word(draft.players(), player, draft.level(player)),
        Saying::LevelSees(player) => Phrase::new("level-sees").with("level", draft.level(player).name),
        Saying::Start => start_word(draft),
        Saying::StartMeans => Phrase::new("start-means").with("kind", kind_key(draft.start())),
        Saying::IsNorthTurned => Phrase::new(if table.is_north_turned { "yes" } else { "no" }),
    }
}

pub fn players_word(players: Players) -> Phrase {
    Phrase::new(match players {
        Players::WithMachine => "setup-you-and-the-machine",
        Players::AtOneTable => "two-at-one-table",
        Players::Watched => "setup-watch",
    })
}

pub fn board_name(rules: &Rules, row: Row) -> Phrase {
    Phrase::new("board-name").with("rules", rules_name(rules)).with("holes", row.len())
}

/// What is particular about a board, in a few words.
pub fn board_line(rules: &Rules, row: Row) -> Phrase {
    Phrase::new("board-line").with("board", if row == Row::Twelve { "long" } else { rules_key(rules) })
}

/// A level with its number; where both sides are the machine's, with the side too.
pub fn level_word(players: Players, player: Player, level: Level) -> Phrase {
    let number = Level::ALL.iter().position(|other| *other == level).unwrap_or_default() + 1;
    let word = match players {
        Players::Watched => Phrase::new("setup-level-of").with("who", who(players, player)),
        _ => Phrase::new("setup-level-is"),
    };
    word.with("number", number).with("level", level_name(level.name))
}

/// What a hollow of a path is called.
pub fn level_choice(players: Players, player: Player, level: Level) -> Phrase {
    if players == Players::Watched { level_word(players, player, level) } else { level_name(level.name) }
}

pub fn starter_word(players: Players, starter: Starter) -> Phrase {
    match starter {
        Starter::Side(player) => Phrase::new("starter").with("who", who(players, player)),
        Starter::ByLot => "setup-by-lot".into(),
    }
}

/// A kind of start, in a word or two.
fn start_kind(start: StartChoice) -> Phrase {
    Phrase::new("start-kind").with("kind", kind_key(start))
}

/// The word that messages choose a kind of start by.
fn kind_key(start: StartChoice) -> &'static str {
    match start {
        StartChoice::Traditional => "traditional",
        StartChoice::EvenByLot => "lot",
        StartChoice::EvenNumber => "number",
        StartChoice::Handicap => "handicap",
    }
}

fn start_word(draft: &Draft) -> Phrase {
    match draft.start() {
        start @ (StartChoice::Traditional | StartChoice::EvenByLot) => start_kind(start),
        StartChoice::EvenNumber => Phrase::new("start-even").with("number", draft.even_number()),
        StartChoice::Handicap => {
            let (to, casas) = draft.handicap();
            Phrase::new("start-handicap").with("who", who(draft.players(), to)).with("seeds", 4 * casas)
        }
    }
}

/// Against the machine a person is "you"; otherwise sides go by their names.
fn who(players: Players, player: Player) -> &'static str {
    match (players, player) {
        (Players::WithMachine, Player::South) => "you",
        (Players::WithMachine, Player::North) => "machine",
        (_, Player::South) => "south",
        (_, Player::North) => "north",
    }
}

impl Choosable {
    /// What the control of a choice is called.
    pub fn word(self, players: Players) -> Phrase {
        match self {
            Choosable::Players(players) => players_word(players),
            Choosable::Board(rules, row) => board_name(&rules, row),
            Choosable::Level(player, level) => level_choice(players, player, level),
            Choosable::Starter(starter) => starter_word(players, starter),
            Choosable::Start(start) => start_kind(start),
            Choosable::Rounds(rounds) => Phrase::number(rounds),
        }
    }
}
