//! The match as it would be begun now, and what can be chosen about it.

use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::ai::{EvenStart, Level};
use crate::app::session::{MatchSetup, Seat, Start};
use crate::engine::{ByPlayer, Player, Row, Rules};

/// Casas of a handicap, at most.
const MOST_CASAS: usize = 5;

/// What has been chosen so far. What is not in force (a level while two people play, a number while the start is the
/// traditional one) is kept for when it is.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Draft {
    setup: MatchSetup,
    /// Of the machine on each side, where it plays there.
    levels: ByPlayer<Level>,
    /// Two at one table have their own.
    starter: Starter,
    starter_at_one_table: Starter,
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

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// A person and the machine.
    WithMachine,
    /// Two people.
    AtOneTable,
    /// The machine against itself, to be watched.
    Watched,
}

/// Who makes the first move of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    Side(Player),
    ByLot,
}

/// What a choice on the set-up screen stands for.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum Choosable {
    Players(Players),
    Board(Rules, Row),
    /// Of the machine on that side.
    Level(Player, Level),
    Start(StartChoice),
    Starter(Starter),
    Rounds(usize),
}

/// Against whom somebody plays who has never played.
const FOR_A_FIRST_GAME: Level = Level::ALL[0];

impl Default for Draft {
    fn default() -> Self {
        let seats = ByPlayer::new(Seat::Person, Seat::Machine(FOR_A_FIRST_GAME));
        Draft {
            setup: MatchSetup { seats, ..default() },
            levels: ByPlayer::new(FOR_A_FIRST_GAME, FOR_A_FIRST_GAME),
            starter: Starter::Side(MatchSetup::default().starter),
            // Whoever prepares the game sits there: the first thing to be read stands upright.
            starter_at_one_table: Starter::Side(Player::South),
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
        let seed = now.map_or(0, |since| since.as_nanos() as u64);
        let starter = match self.starter() {
            Starter::Side(player) => player,
            Starter::ByLot => {
                let lot: bool = ChaCha8Rng::seed_from_u64(seed).random();
                if lot { Player::South } else { Player::North }
            }
        };
        MatchSetup { seed, start, starter, ..self.setup.clone() }
    }

    /// Chooses everything as it was chosen for that match.
    pub fn adopt(&mut self, setup: &MatchSetup) {
        self.setup = setup.clone();
        self.choose_starter(Starter::Side(setup.starter));
        for player in Player::ALL {
            if let Seat::Machine(level) = setup.seats[player] {
                self.levels[player] = level;
            }
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

    pub fn board(&self) -> (Rules, Row) {
        (self.setup.rules, self.setup.row)
    }

    /// How strong the machine is on that side.
    pub fn level(&self, player: Player) -> Level {
        self.levels[player]
    }

    pub fn players(&self) -> Players {
        match Player::ALL.into_iter().filter(|&player| self.setup.seats[player].is_machine()).count() {
            0 => Players::AtOneTable,
            1 => Players::WithMachine,
            _ => Players::Watched,
        }
    }

    /// The sides on which the machine plays.
    pub fn machines(&self) -> Vec<Player> {
        Player::ALL.into_iter().filter(|&player| self.setup.seats[player].is_machine()).collect()
    }

    /// The kinds of start that there are for this board.
    pub fn starts(&self) -> &'static [StartChoice] {
        use StartChoice::{EvenByLot, EvenNumber, Handicap, Traditional};
        if self.has_book() { &[Traditional, EvenByLot, EvenNumber, Handicap] } else { &[Traditional, Handicap] }
    }

    /// The one that is in force.
    pub fn start(&self) -> StartChoice {
        self.start_in_force()
    }

    /// Whether there are even starts for this board.
    fn has_book(&self) -> bool {
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
            Choosable::Players(players) => self.players() == players,
            Choosable::Board(rules, row) => self.board() == (rules, row),
            Choosable::Level(player, level) => self.levels[player] == level,
            Choosable::Start(start) => self.start() == start,
            Choosable::Starter(starter) => self.starter() == starter,
            Choosable::Rounds(rounds) => self.setup.rounds == rounds,
        }
    }

    pub fn choose(&mut self, choice: Choosable) {
        match choice {
            Choosable::Players(players) => self.seat(players),
            Choosable::Board(rules, row) => (self.setup.rules, self.setup.row) = (rules, row),
            Choosable::Level(player, level) => {
                self.levels[player] = level;
                self.seat(self.players());
            }
            Choosable::Start(start) => self.choose_start(start),
            Choosable::Starter(starter) => self.choose_starter(starter),
            Choosable::Rounds(rounds) => self.setup.rounds = rounds,
        }
    }

    fn starter(&self) -> Starter {
        if self.players() == Players::AtOneTable { self.starter_at_one_table } else { self.starter }
    }

    fn choose_starter(&mut self, starter: Starter) {
        match self.players() {
            Players::AtOneTable => self.starter_at_one_table = starter,
            _ => self.starter = starter,
        }
    }

    pub fn choose_start(&mut self, start: StartChoice) {
        self.start = start;
    }

    /// Goes to the next or the previous number of an even start, or to a larger or smaller handicap, if one is chosen.
    pub fn step(&mut self, forwards: bool) {
        match self.start_in_force() {
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

    fn seat(&mut self, players: Players) {
        let machine = |player| Seat::Machine(self.levels[player]);
        self.setup.seats = match players {
            Players::WithMachine => ByPlayer::new(Seat::Person, machine(Player::North)),
            Players::AtOneTable => ByPlayer::new(Seat::Person, Seat::Person),
            Players::Watched => ByPlayer::new(machine(Player::South), machine(Player::North)),
        };
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
        draft.choose_start(StartChoice::Handicap);
        let first = draft.handicap();
        let forwards: Vec<_> = (0..2 * MOST_CASAS)
            .map(|_| {
                draft.step(true);
                draft.handicap()
            })
            .collect();
        assert_eq!(draft.handicap(), first);
        assert!(forwards.contains(&(Player::South, MOST_CASAS)) && forwards.contains(&(Player::North, 1)));
        for _ in 0..2 * MOST_CASAS {
            draft.step(false);
        }
        assert_eq!(draft.handicap(), first);
    }

    #[test]
    fn an_even_start_holds_only_where_there_is_a_book() {
        let mut draft = Draft::default();
        draft.choose_start(StartChoice::EvenByLot);
        assert_eq!(draft.start(), StartChoice::EvenByLot);
        draft.choose(Choosable::Board(Rules::HOYITO_I, Row::Six));
        assert_eq!(draft.start(), StartChoice::Traditional);
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
        draft.choose(Choosable::Level(Player::North, Level::PERFECT));
        draft.choose(Choosable::Players(Players::AtOneTable));
        assert_eq!(draft.with_fresh_seed().seats.north, Seat::Person);
        draft.choose(Choosable::Players(Players::WithMachine));
        assert_eq!(draft.with_fresh_seed().seats.north, Seat::Machine(Level::PERFECT));
    }

    #[test]
    fn who_watches_chooses_a_level_for_each_side() {
        let mut draft = Draft::default();
        draft.choose(Choosable::Players(Players::Watched));
        draft.choose(Choosable::Level(Player::South, Level::ALL[0]));
        draft.choose(Choosable::Level(Player::North, Level::PERFECT));
        let seats = draft.with_fresh_seed().seats;
        assert_eq!(seats, ByPlayer::new(Seat::Machine(Level::ALL[0]), Seat::Machine(Level::PERFECT)));
        assert_eq!(draft.machines(), Player::ALL);
    }

    #[test]
    fn at_first_a_person_moves_second_against_every_level() {
        let mut draft = Draft::default();
        for level in Level::ALL {
            draft.choose(Choosable::Level(Player::North, level));
            let setup = draft.with_fresh_seed();
            assert_eq!((setup.starter, setup.seats.south), (Player::North, Seat::Person), "{level:?}");
        }
    }

    #[test]
    fn at_first_south_begins_at_one_table_and_who_was_chosen_to_begin_there_begins_again() {
        let mut draft = Draft::default();
        draft.choose(Choosable::Players(Players::AtOneTable));
        assert_eq!(draft.with_fresh_seed().starter, Player::South);
        draft.choose(Choosable::Starter(Starter::Side(Player::North)));
        draft.choose(Choosable::Players(Players::WithMachine));
        draft.choose(Choosable::Starter(Starter::Side(Player::South)));
        draft.choose(Choosable::Players(Players::AtOneTable));
        let at_one_table = draft.with_fresh_seed();
        assert_eq!(at_one_table.starter, Player::North);
        let mut after_a_restart = Draft::default();
        after_a_restart.adopt(&at_one_table);
        assert_eq!(after_a_restart.with_fresh_seed().starter, Player::North);
        after_a_restart.choose(Choosable::Players(Players::WithMachine));
        assert_eq!(after_a_restart.with_fresh_seed().starter, Player::North, "the machine, as at first");
    }

    #[test]
    fn by_lot_now_one_side_starts_and_now_the_other() {
        let mut draft = Draft::default();
        draft.choose(Choosable::Starter(Starter::ByLot));
        assert!(draft.holds(Choosable::Starter(Starter::ByLot)));
        let starters: Vec<Player> = (0..200).map(|_| draft.with_fresh_seed().starter).collect();
        assert!(Player::ALL.iter().all(|player| starters.contains(player)), "{starters:?}");
    }
}
