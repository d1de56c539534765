//! What a move did, in plain words: pure functions of its steps.

mod hint;
mod preview;

use crate::app::session::Seat;
use crate::app::table::pace::Speed;
use crate::engine::{ByPlayer, End, Hole, IllegalMove, Match, MoveSummary, Outcome, Player, Position, Row, Step};

pub use hint::hint;
pub use preview::{endless, preview};

/// So many casas are named by their holes.
const NAMED_CASAS: usize = 2;

/// How the players are spoken of. Against the machine a person is "you"; two people go by their sides.
#[derive(Clone, Copy, Debug)]
pub struct Voices {
    pub row: Row,
    pub seats: ByPlayer<Seat>,
}

impl Voices {
    fn is_you(&self, player: Player) -> bool {
        self.seats[player] == Seat::Person && self.seats[!player].is_machine()
    }

    /// The name on a player's tile.
    pub fn name(&self, player: Player) -> &'static str {
        match (self.seats[player], player) {
            _ if self.is_you(player) => "You",
            (Seat::Machine(_), _) if self.is_you(!player) => "Machine",
            (_, Player::South) => "South",
            (_, Player::North) => "North",
        }
    }

    /// Where something is done to or for a player: "you", "the machine".
    fn object(&self, player: Player) -> &'static str {
        match self.name(player) {
            "You" => "you",
            "Machine" => "the machine",
            name => name,
        }
    }

    /// At the start of a sentence, with its verb: "You take", "The machine takes".
    fn does(&self, player: Player, verb: &str) -> String {
        match self.name(player) {
            "You" => format!("You {verb}"),
            "Machine" => format!("The machine {}", third_person(verb)),
            name => format!("{name} {}", third_person(verb)),
        }
    }

    /// "your hole 3", "North's hole 3".
    fn hole(&self, hole: Hole) -> String {
        let owner = hole.owner(self.row);
        let whose = match self.name(owner) {
            "You" => "your".to_owned(),
            "Machine" => "the machine's".to_owned(),
            name => format!("{name}'s"),
        };
        format!("{whose} hole {}", hole.number(self.row))
    }

    /// "your holes 4 and 3 and North's hole 1": neighbours of one side are named together.
    fn holes(&self, holes: &[Hole]) -> String {
        let mut by_owner: Vec<(Player, Vec<Hole>)> = Vec::new();
        for &hole in holes {
            let owner = hole.owner(self.row);
            match by_owner.last_mut() {
                Some((last, group)) if *last == owner => group.push(hole),
                _ => by_owner.push((owner, vec![hole])),
            }
        }
        let group = |(_, holes): &(Player, Vec<Hole>)| match holes[..] {
            [hole] => self.hole(hole),
            _ => {
                let numbers: Vec<String> = holes.iter().map(|hole| hole.number(self.row).to_string()).collect();
                self.hole(holes[0]).replacen(&format!("hole {}", numbers[0]), &format!("holes {}", listed(&numbers)), 1)
            }
        };
        listed(&by_owner.iter().map(group).collect::<Vec<_>>())
    }
}

fn third_person(verb: &str) -> String {
    match verb {
        "have" => "has".to_owned(),
        "pass" => "passes".to_owned(),
        _ => format!("{verb}s"),
    }
}

/// "a", "a and b", "a, b and c".
fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A line of a caption is at most about so many characters long.
const LINE: usize = 60;

/// A text that is too long for one line, broken between two sentences where that makes two lines of it.
pub fn in_lines(text: &str) -> String {
    if text.chars().count() <= LINE {
        return text.to_owned();
    }
    let breaks = text.match_indices(". ").chain(text.match_indices("! ")).map(|(at, _)| at + 1);
    let halves = breaks.map(|at| (text[..at].trim_end(), text[at..].trim_start()));
    let longer = |(first, second): &(&str, &str)| first.chars().count().max(second.chars().count());
    match halves.min_by_key(longer).filter(|halves| longer(halves) <= LINE + LINE / 4) {
        Some((first, second)) => format!("{first}\n{second}"),
        None => text.to_owned(),
    }
}

/// A small number in words, as a sentence has it.
fn in_words(number: usize) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(number).map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// While a chain is taken: one sentence for all of it, so that it can be read in time.
pub fn chain(voices: &Voices, by: Player, holes: &[Hole], moves_again: bool) -> String {
    let casas = match holes.len() {
        casas if casas <= 3 => {
            let named = voices.holes(holes);
            let capital: String =
                named.chars().take(1).flat_map(char::to_uppercase).chain(named.chars().skip(1)).collect();
            format!("{capital} hold four each.")
        }
        casas => format!("{casas} casas, one behind the other."),
    };
    let again = match (moves_again, voices.is_you(by)) {
        (true, true) => " and move again",
        (true, false) => " and moves again",
        (false, _) => "",
    };
    format!("Casa! {casas} {} all {}{again}.", voices.does(by, "take"), in_words(4 * holes.len()))
}

/// While laps go by faster than a sentence can be read.
pub fn many_laps(voices: &Voices, mover: Player) -> String {
    format!("{} on, lap after lap: every last seed falls among others.", voices.does(mover, "sow"))
}

/// There is nothing to take back, or nothing that was taken back.
pub fn nothing_to_undo() -> String {
    "There is no move of yours to take back.".to_owned()
}

pub fn nothing_to_redo() -> String {
    "No move was taken back, so none can be played again.".to_owned()
}

/// Whether holes show what they would do.
pub fn previews(are_shown: bool) -> String {
    if are_shown { "A hole you point at shows its sowing." } else { "Holes no longer show their sowing." }.to_owned()
}

/// Over the time line: which lap is shown.
pub fn lap_of(lap: usize, laps: usize) -> String {
    match (lap, laps) {
        (_, 1) => "The last move again".to_owned(),
        (0, _) => format!("The last move again, {} laps", in_words(laps)),
        _ => format!("The last move again: lap {lap} of {laps}"),
    }
}

/// Before the first move of a round.
pub fn at_start(voices: &Voices, position: &Position, match_: Option<&Match>) -> String {
    let mover = position.to_move();
    let round = match_.filter(|match_| match_.round_count() > 1);
    let round =
        round.map_or_else(String::new, |match_| format!("Round {} of {}. ", match_.round() + 1, match_.round_count()));
    let choose = if voices.seats[mover] == Seat::Person { " Choose one of the ringed holes." } else { "" };
    format!("{round}{}.{choose}", voices.does(mover, "begin"))
}

/// How fast moves are shown.
pub fn speed(speed: Speed) -> String {
    format!("Moves are shown {}.", speed_name(speed))
}

/// A speed in a word.
pub fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "slowly",
        Speed::Calm => "calmly",
        Speed::Normal => "at normal speed",
        Speed::Brisk => "briskly",
        Speed::Fast => "fast",
        Speed::AtOnce => "at once",
    }
}

/// While a step is seen; `None` where there is nothing to say.
pub fn during(voices: &Voices, mover: Player, step: Step) -> Option<String> {
    match step {
        Step::PickUp { hole, seeds } => {
            let many = if seeds == 1 { "one seed".to_owned() } else { format!("{seeds} seeds") };
            Some(format!("{} {many} from hole {}.", voices.does(mover, "sow"), hole.number(voices.row)))
        }
        Step::Relay { hole, seeds } => {
            Some(format!("The last seed fell among {} in {}: all {seeds} are sown on.", seeds - 1, voices.hole(hole)))
        }
        Step::Capture { hole, by, .. } => {
            Some(format!("Casa! {} the four of {}.", voices.does(by, "take"), voices.hole(hole)))
        }
        Step::LastFour { to } => Some(format!("{} the last four seeds.", voices.does(to, "get"))),
        Step::Pass { player } => Some(format!("{} no move and must pass.", voices.does(player, "have"))),
        Step::Drop { .. } | Step::MoveAgain { .. } | Step::TurnEnds { .. } | Step::GameOver { .. } => None,
    }
}

/// After a move: why the sowing stopped, what was taken, who is next.
pub fn after(voices: &Voices, before: &Position, steps: &[Step]) -> String {
    let mover = before.to_move();
    let summary = MoveSummary::of(steps);
    let mut sentences = Vec::new();
    let seeds = 4 * summary.taken.len();
    match summary.taken.len() {
        0 => {}
        1..=NAMED_CASAS => {
            let holes = voices.holes(&summary.taken);
            sentences.push(format!("Casa! {} {seeds} seeds from {holes}.", voices.does(mover, "take")));
        }
        // The rings on the board tell which.
        casas => sentences.push(format!("{casas} casas! {} {seeds} seeds.", voices.does(mover, "take"))),
    }
    if let (Some(hole), false) = (last_drop(steps), steps.iter().any(|step| matches!(step, Step::MoveAgain { .. }))) {
        let took_it = summary.taken.last() == Some(&hole);
        if !took_it && !steps.iter().any(|step| matches!(step, Step::LastFour { .. })) {
            sentences.push(if seeds == 0 {
                format!("The last seed fell into an empty hole, {}.", voices.hole(hole))
            } else {
                "It ended in an empty hole.".to_owned()
            });
        }
    }
    for &step in steps {
        match step {
            Step::LastFour { to } => sentences.push(format!("{} the last four.", voices.does(to, "get"))),
            Step::Pass { player } => sentences.push(format!("{} no move and must pass.", voices.does(player, "have"))),
            _ => {}
        }
    }
    sentences.extend(next(voices, steps, mover));
    sentences.join(" ")
}

fn last_drop(steps: &[Step]) -> Option<Hole> {
    steps.iter().rev().find_map(|step| match step {
        Step::Drop { hole } => Some(*hole),
        _ => None,
    })
}

fn next(voices: &Voices, steps: &[Step], mover: Player) -> Option<String> {
    match steps.last()? {
        Step::MoveAgain { player } => Some(format!("{} again.", voices.does(*player, "move"))),
        Step::TurnEnds { .. } => Some(turn_of(voices, !mover)),
        Step::Pass { player } => Some(turn_of(voices, !*player)),
        _ => None,
    }
}

fn turn_of(voices: &Voices, player: Player) -> String {
    match voices.name(player) {
        "You" => "Your turn.".to_owned(),
        "Machine" => "The machine's turn.".to_owned(),
        name => format!("{name}'s turn."),
    }
}

/// Why a hole may not be played.
pub fn refused(voices: &Voices, hole: Hole, why: IllegalMove) -> String {
    let number = hole.number(voices.row);
    match why {
        IllegalMove::Empty => format!("Hole {number} is empty: choose one with seeds."),
        IllegalMove::NotYours => {
            let owner = hole.owner(voices.row);
            let whose =
                if voices.is_you(!owner) { "the machine's".to_owned() } else { format!("{}'s", voices.name(owner)) };
            format!("That hole is {whose}. {}", turn_of(voices, !owner))
        }
        IllegalMove::Endless => format!("Hole {number} would go round for ever, so it may not be played."),
        IllegalMove::GameOver => "The round is over.".to_owned(),
        IllegalMove::NoSuchHole => "The board has no such hole.".to_owned(),
    }
}

/// Who has won a round, and why it is over.
pub fn verdict(voices: &Voices, outcome: Outcome, captured: ByPlayer<u8>) -> String {
    match outcome {
        Outcome::Draw => format!("A draw, {} seeds each", captured.south),
        Outcome::Win(winner) => {
            format!("{} {} to {}", voices.does(winner, "win"), captured[winner], captured[!winner])
        }
    }
}

/// Why a round is over.
pub fn reason(end: End, row: Row) -> String {
    match end {
        End::LastFour => "With four seeds left the round is over.".to_owned(),
        End::BoardEmpty => "No seed is left on the board.".to_owned(),
        End::Repetition => "The same position stood for the third time.".to_owned(),
        End::Standoff => {
            let moves = crate::engine::Rules::standoff_moves(row);
            format!("{moves} moves in a row took nothing.")
        }
        End::Blocked => "Neither side has a move left.".to_owned(),
    }
}

/// How the match stands, or who has won it.
pub fn match_score(voices: &Voices, won: ByPlayer<usize>, outcome: Option<Outcome>) -> String {
    match outcome {
        Some(Outcome::Win(winner)) => {
            format!("{} the match, {} rounds to {}.", voices.does(winner, "win"), won[winner], won[!winner])
        }
        Some(Outcome::Draw) => format!("The match is drawn, {} rounds each.", won.south),
        None => format!(
            "Rounds won: {} {}, {} {}.",
            voices.name(Player::South),
            won.south,
            voices.name(Player::North),
            won.north
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules, Setup};

    const FRIENDS: Voices = Voices { row: Row::Six, seats: ByPlayer::new(Seat::Person, Seat::Person) };
    const ALONE: Voices =
        Voices { row: Row::Six, seats: ByPlayer::new(Seat::Person, Seat::Machine(crate::app::session::FIRST_LEVEL)) };

    fn played(rules: Rules, position: &str, number: usize) -> (Position, Vec<Step>) {
        let before = position.parse::<Setup>().unwrap().validate(rules).unwrap();
        let hole = Hole::of(before.row(), before.to_move(), number).unwrap();
        let (_, steps) = before.play_recorded(hole).unwrap();
        (before, steps)
    }

    #[test]
    fn a_turn_that_ends_in_an_empty_hole_says_so_and_who_is_next() {
        let (before, steps) = played(Rules::HOYITO_II, "1,0,4,0,0,0/3,0,0,0,0,5 S 16-19", 1);
        assert_eq!(
            after(&FRIENDS, &before, &steps),
            "The last seed fell into an empty hole, South's hole 2. North's turn."
        );
        assert_eq!(
            after(&ALONE, &before, &steps),
            "The last seed fell into an empty hole, your hole 2. The machine's turn."
        );
    }

    #[test]
    fn a_long_caption_is_broken_between_its_sentences_and_a_short_one_is_not() {
        assert_eq!(in_lines("Casa! You take 4 seeds from your hole 3."), "Casa! You take 4 seeds from your hole 3.");
        assert_eq!(
            in_lines("Casa! North's holes 4, 3 and 2 hold four each. South takes all twelve and moves again."),
            "Casa! North's holes 4, 3 and 2 hold four each.\nSouth takes all twelve and moves again."
        );
        let endless = "word ".repeat(30);
        assert_eq!(in_lines(&endless), endless);
    }

    #[test]
    fn a_chain_is_told_in_one_sentence_that_fits_the_caption() {
        let hole = |player, number| Hole::of(Row::Six, player, number).unwrap();
        let three = [hole(Player::South, 5), hole(Player::South, 4), hole(Player::South, 3)];
        assert_eq!(
            chain(&FRIENDS, Player::South, &three, true),
            "Casa! South's holes 5, 4 and 3 hold four each. South takes all twelve and moves again."
        );
        assert_eq!(
            chain(&ALONE, Player::South, &three[..2], true),
            "Casa! Your holes 5 and 4 hold four each. You take all eight and move again."
        );
        let five: Vec<Hole> = (1..=5).rev().map(|number| hole(Player::South, number)).collect();
        assert_eq!(
            chain(&FRIENDS, Player::North, &five, false),
            "Casa! 5 casas, one behind the other. North takes all 20."
        );
    }

    #[test]
    fn a_chain_names_its_holes_in_the_order_taken() {
        let (before, steps) = played(Rules::HOYITO_II, "4,4,1,3,0,0/3,0,0,0,0,5 S 14-14", 3);
        assert_eq!(
            after(&FRIENDS, &before, &steps),
            "Casa! South takes 4 seeds from South's hole 4. South moves again."
        );
        let (before, steps) = played(Rules::HOYITO_II, "0,1,3,0,0,2/7,0,0,0,4,2 S 14-15", 2);
        assert_eq!(after(&ALONE, &before, &steps), "Casa! You take 4 seeds from your hole 3. You move again.");
        let (before, steps) = played(Rules::HOYITO_II, "1,3,0,0,0,2/7,0,0,0,4,4 S 14-13", 1);
        assert_eq!(after(&ALONE, &before, &steps), "Casa! You take 4 seeds from your hole 2. You move again.");
        let (before, steps) = played(Rules::HOYITO_II, "3,0,0,0,0,2/7,0,0,3,3,3 N 14-13", 4);
        assert_eq!(after(&ALONE, &before, &steps), "3 casas! The machine takes 12 seeds. The machine moves again.");
    }

    #[test]
    fn whatever_a_move_did_is_told_in_two_lines_of_sixty_letters() {
        for rules in Rules::ALL {
            for row in Row::ALL.into_iter().filter(|&row| rules.offers(row)) {
                for seed in 0..20 {
                    let mut game = crate::engine::Game::opening(rules, row, Player::South).unwrap();
                    while let Some(hole) = crate::ai::plain_move(game.position(), seed) {
                        let before = *game.position();
                        let steps = game.play(hole).unwrap();
                        for seats in [FRIENDS.seats, ALONE.seats] {
                            let text = after(&Voices { row, seats }, &before, &steps);
                            assert!(text.len() <= 120, "{} letters: {text}", text.len());
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_refusal_names_the_hole_or_its_owner() {
        let hole = Hole::of(Row::Six, Player::North, 3).unwrap();
        assert_eq!(refused(&FRIENDS, hole, IllegalMove::NotYours), "That hole is North's. South's turn.");
        assert_eq!(refused(&ALONE, hole, IllegalMove::NotYours), "That hole is the machine's. Your turn.");
        assert!(refused(&ALONE, hole, IllegalMove::Endless).contains("Hole 3 would go round for ever"));
    }

    #[test]
    fn a_verdict_tells_winner_and_score() {
        assert_eq!(verdict(&FRIENDS, Outcome::Win(Player::North), ByPlayer::new(20, 28)), "North wins 28 to 20");
        assert_eq!(verdict(&ALONE, Outcome::Win(Player::South), ByPlayer::new(28, 20)), "You win 28 to 20");
        assert_eq!(verdict(&ALONE, Outcome::Draw, ByPlayer::new(24, 24)), "A draw, 24 seeds each");
    }
}
