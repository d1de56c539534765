//! The match as it would be begun now, and what can be chosen about it.

use bevy::prelude::*;

use crate::ai::{EvenStart, Level};
use crate::app::session::{FIRST_LEVEL, MatchSetup, Seat, Start};
use crate::engine::{ByPlayer, Player, Row, Rules};

/// Casas of a handicap, at most.
const MOST_CASAS: usize = 5;

/// What has been chosen so far. What is not in force (a level while two people play, a number while the start is the
/// traditional one) is kept for when it is.
#[derive(Resource)]
pub struct Draft {
    setup: MatchSetup,
    level: Level,
    even_number: usize,
    handicap: (Player, usize),
    start: StartChoice,
}

/// The kinds of start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartChoice {
    Traditional,
    EvenByLot,
    EvenNumber,
    Handicap,
}

/// What a choice on the set-up screen stands for.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Choosable {
    Opponent { machine: bool },
    Board(Rules, Row),
    Level(Level),
    Start(StartChoice),
    Starter(Player),
    Rounds(usize),
}

impl Default for Draft {
    fn default() -> Self {
        Draft {
            setup: MatchSetup::default(),
            level: FIRST_LEVEL,
            even_number: 1,
            handicap: (Player::South, 1),
            start: StartChoice::Traditional,
        }
    }
}

impl Draft {
    /// The match, with lots of its own.
    pub fn with_fresh_seed(&self) -> MatchSetup {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let (to, casas) = self.handicap;
        let start = match self.start_in_force() {
            StartChoice::Traditional => Start::Traditional,
            StartChoice::EvenByLot => Start::EvenByLot,
            StartChoice::EvenNumber => Start::Even(self.even_number),
            StartChoice::Handicap => Start::Handicap { to, casas },
        };
        // A clock before 1970 is no reason not to play.
        MatchSetup { seed: now.map_or(0, |since| since.as_nanos() as u64), start, ..self.setup.clone() }
    }

    /// Chooses everything as it was chosen for that match.
    pub fn adopt(&mut self, setup: &MatchSetup) {
        self.setup = setup.clone();
        if let Seat::Machine(level) = setup.seats.north {
            self.level = level;
        }
        self.start = match setup.start {
            Start::Traditional => StartChoice::Traditional,
            Start::EvenByLot => StartChoice::EvenByLot,
            Start::Even(number) => {
                self.even_number = number;
                StartChoice::EvenNumber
            }
            Start::Handicap { to, casas } => {
                self.handicap = (to, casas);
                StartChoice::Handicap
            }
        };
    }

    pub fn rules(&self) -> Rules {
        self.setup.rules
    }

    pub fn level(&self) -> Level {
        self.level
    }

    /// Whether the machine plays.
    pub fn has_machine(&self) -> bool {
        self.setup.seats.north.is_machine()
    }

    /// Whether there are even starts for this board.
    pub fn has_book(&self) -> bool {
        self.setup.row == Row::Six && !EvenStart::book(self.setup.rules).is_empty()
    }

    pub fn even_number(&self) -> usize {
        self.even_number
    }

    /// Who begins with how many casas, if that is chosen.
    pub fn handicap(&self) -> (Player, usize) {
        self.handicap
    }

    pub fn holds(&self, choice: Choosable) -> bool {
        match choice {
            Choosable::Opponent { machine } => self.has_machine() == machine,
            Choosable::Board(rules, row) => (self.setup.rules, self.setup.row) == (rules, row),
            Choosable::Level(level) => self.level == level,
            Choosable::Start(start) => self.start_in_force() == start,
            Choosable::Starter(player) => self.setup.starter == player,
            Choosable::Rounds(rounds) => self.setup.rounds == rounds,
        }
    }

    pub fn choose(&mut self, choice: Choosable) {
        match choice {
            Choosable::Opponent { machine } => self.seat(machine),
            Choosable::Board(rules, row) => (self.setup.rules, self.setup.row) = (rules, row),
            Choosable::Level(level) => {
                self.level = level;
                self.seat(self.has_machine());
            }
            Choosable::Start(start) => self.start = start,
            Choosable::Starter(player) => self.setup.starter = player,
            Choosable::Rounds(rounds) => self.setup.rounds = rounds,
        }
    }

    /// Goes to the next or the previous number of an even start, or to a larger or smaller handicap, and chooses it.
    pub fn step(&mut self, start: StartChoice, forwards: bool) {
        self.start = start;
        match start {
            StartChoice::EvenNumber => {
                let last = EvenStart::book(self.setup.rules).len().max(1);
                self.even_number = stepped(self.even_number, last, forwards);
            }
            StartChoice::Handicap => {
                // South's handicaps, then North's.
                let (to, casas) = self.handicap;
                let place = if to == Player::South { casas } else { MOST_CASAS + casas };
                let place = stepped(place, 2 * MOST_CASAS, forwards);
                self.handicap = match place.checked_sub(MOST_CASAS) {
                    None | Some(0) => (Player::South, place),
                    Some(casas) => (Player::North, casas),
                };
            }
            StartChoice::Traditional | StartChoice::EvenByLot => {}
        }
    }

    fn seat(&mut self, machine: bool) {
        let north = if machine { Seat::Machine(self.level) } else { Seat::Person };
        self.setup.seats = ByPlayer::new(Seat::Person, north);
    }

    fn start_in_force(&self) -> StartChoice {
        match self.start {
            StartChoice::EvenByLot | StartChoice::EvenNumber if !self.has_book() => StartChoice::Traditional,
            start => start,
        }
    }
}

/// One further from 1 to `last`, round and round.
fn stepped(number: usize, last: usize, forwards: bool) -> usize {
    match (forwards, number) {
        (true, number) if number >= last => 1,
        (true, number) => number + 1,
        (false, number) if number <= 1 => last,
        (false, number) => number - 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stepping_through_handicaps_goes_round_both_sides_and_back() {
        let mut draft = Draft::default();
        let first = draft.handicap();
        let forwards: Vec<_> = (0..2 * MOST_CASAS)
            .map(|_| {
                draft.step(StartChoice::Handicap, true);
                draft.handicap()
            })
            .collect();
        assert_eq!(draft.handicap(), first);
        assert!(forwards.contains(&(Player::South, MOST_CASAS)) && forwards.contains(&(Player::North, 1)));
        for _ in 0..2 * MOST_CASAS {
            draft.step(StartChoice::Handicap, false);
        }
        assert_eq!(draft.handicap(), first);
    }

    #[test]
    fn an_even_start_holds_only_where_there_is_a_book() {
        let mut draft = Draft::default();
        draft.choose(Choosable::Start(StartChoice::EvenByLot));
        assert!(draft.holds(Choosable::Start(StartChoice::EvenByLot)));
        draft.choose(Choosable::Board(Rules::HOYITO_I, Row::Six));
        assert!(draft.holds(Choosable::Start(StartChoice::Traditional)));
        assert_eq!(draft.with_fresh_seed().start, Start::Traditional);
        draft.choose(Choosable::Board(Rules::HOYITO_III, Row::Six));
        assert_eq!(draft.with_fresh_seed().start, Start::EvenByLot);
    }

    #[test]
    fn a_draft_that_adopts_a_match_is_the_draft_of_such_a_match() {
        let friends = ByPlayer::new(Seat::Person, Seat::Person);
        let two = MatchSetup::default();
        let setups = [
            MatchSetup { seats: ByPlayer::new(Seat::Person, Seat::Machine(Level::PERFECT)), rounds: 5, ..two.clone() },
            MatchSetup { seats: friends, start: Start::Even(3), ..two.clone() },
            MatchSetup { rules: Rules::HOYITO_I, row: Row::Twelve, starter: Player::South, ..two.clone() },
            MatchSetup { start: Start::Handicap { to: Player::North, casas: 4 }, ..two },
        ];
        let mut draft = Draft::default();
        for setup in setups {
            draft.adopt(&setup);
            assert_eq!(MatchSetup { seed: setup.seed, ..draft.with_fresh_seed() }, setup);
        }
    }

    #[test]
    fn the_level_goes_with_the_machine_and_comes_back_with_it() {
        let mut draft = Draft::default();
        draft.choose(Choosable::Level(Level::PERFECT));
        draft.choose(Choosable::Opponent { machine: false });
        assert_eq!(draft.with_fresh_seed().seats.north, Seat::Person);
        draft.choose(Choosable::Opponent { machine: true });
        assert_eq!(draft.with_fresh_seed().seats.north, Seat::Machine(Level::PERFECT));
    }
}
