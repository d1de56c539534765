//! What a move does while it is shown, and what it did: why the sowing stopped, what was taken, who is next.

use super::{Voices, last_drop};
use crate::engine::{Hole, Match, MoveSummary, Player, Position, Step};
use crate::locale::Phrase;
use crate::match_setup::Seat;

/// So many casas are named by their holes after a move; the rings on the board tell more of them.
const NAMED_CASAS: usize = 2;

/// So many links of a chain are named while it is taken.
const NAMED_LINKS: usize = 3;

/// While a chain is taken: one sentence for all of it, so that it can be read in time.
pub fn chain(voices: &Voices, by: Player, holes: &[Hole], moves_again: bool) -> Phrase {
    let told = if holes.len() <= NAMED_LINKS {
        Phrase::new("caption-chain").with("holes", voices.holes(holes))
    } else {
        Phrase::new("caption-long-chain").with("casas", holes.len())
    };
    let again = if moves_again { "yes" } else { "no" };
    told.with("who", voices.who(by)).with("seeds", 4 * holes.len()).with("again", again)
}

/// While laps go by faster than a sentence can be read.
pub fn many_laps(voices: &Voices, mover: Player) -> Phrase {
    Phrase::new("caption-many-laps").with("who", voices.who(mover))
}

/// Over the time line: which lap is shown.
pub fn lap_of(lap: usize, laps: usize) -> Phrase {
    match (lap, laps) {
        (_, 1) => Phrase::new("replay-one-lap"),
        (0, _) => Phrase::new("replay-laps").with("laps", laps),
        _ => Phrase::new("replay-lap").with("lap", lap).with("laps", laps),
    }
}

/// Before the first move of a round.
pub fn at_start(voices: &Voices, position: &Position, match_: Option<&Match>) -> Vec<Phrase> {
    let mover = position.to_move();
    // Whoever waits is not asked to choose.
    let is_read_by_mover = voices.to.is_none_or(|reader| reader == mover);
    let choose = (voices.seats[mover] == Seat::Person && is_read_by_mover).then(|| Phrase::new("caption-choose"));
    beginning(voices, position, match_).into_iter().chain(choose).collect()
}

/// The same of a match that is past: nobody is to choose.
pub fn beginning(voices: &Voices, position: &Position, match_: Option<&Match>) -> Vec<Phrase> {
    let mover = position.to_move();
    let round = match_.filter(|match_| match_.round_count() > 1).map(|match_| {
        Phrase::new("caption-round").with("round", match_.round() + 1).with("rounds", match_.round_count())
    });
    let begins = Phrase::new("caption-begins").with("who", voices.who(mover));
    round.into_iter().chain([begins]).collect()
}

/// While a step is seen; `None` where there is nothing to say.
pub fn during(voices: &Voices, mover: Player, step: Step) -> Option<Phrase> {
    match step {
        Step::PickUp { hole, seeds } => Some(
            Phrase::new("caption-sows")
                .with("who", voices.who(mover))
                .with("seeds", seeds)
                .with("hole", hole.number(voices.row)),
        ),
        Step::Relay { hole, seeds } => Some(
            Phrase::new("caption-relays")
                .with("others", seeds - 1)
                .with("holes", voices.hole(hole))
                .with("seeds", seeds),
        ),
        Step::Capture { hole, by, .. } => {
            Some(Phrase::new("caption-takes-casa").with("who", voices.who(by)).with("holes", voices.hole(hole)))
        }
        Step::LastFour { to } => Some(last_four(voices, to)),
        Step::Pass { player } => Some(passes(voices, player)),
        Step::Drop { .. } | Step::MoveAgain { .. } | Step::TurnEnds { .. } | Step::GameOver { .. } => None,
    }
}

/// After a move.
pub fn after(voices: &Voices, before: &Position, steps: &[Step]) -> Vec<Phrase> {
    let mover = before.to_move();
    let summary = MoveSummary::of(steps);
    taken(voices, mover, &summary.taken)
        .into_iter()
        .chain(ended(voices, steps, &summary.taken))
        .chain(given(voices, steps))
        .chain(next(voices, steps, mover))
        .collect()
}

/// After a move with news: they have the room of what was seen anyhow. If somebody passes too, only the first of them.
pub fn after_news(voices: &Voices, before: &Position, steps: &[Step], mut news: Vec<Phrase>) -> Vec<Phrase> {
    if news.is_empty() {
        return after(voices, before, steps);
    }
    let given: Vec<Phrase> = given(voices, steps).collect();
    if !given.is_empty() {
        news.truncate(1);
    }
    news.into_iter().chain(given).chain(next(voices, steps, before.to_move())).collect()
}

/// What came about by itself: the last four, and passes.
fn given(voices: &Voices, steps: &[Step]) -> impl Iterator<Item = Phrase> {
    steps.iter().filter_map(|&step| match step {
        Step::LastFour { to } => Some(last_four(voices, to)),
        Step::Pass { player } => Some(passes(voices, player)),
        _ => None,
    })
}

fn taken(voices: &Voices, mover: Player, taken: &[Hole]) -> Option<Phrase> {
    let told = match taken.len() {
        0 => return None,
        1..=NAMED_CASAS => Phrase::new("caption-takes-from").with("holes", voices.holes(taken)),
        casas => Phrase::new("caption-takes-casas").with("casas", casas),
    };
    Some(told.with("who", voices.who(mover)).with("seeds", 4 * taken.len()))
}

/// Why a sowing after which the turn goes over has stopped.
fn ended(voices: &Voices, steps: &[Step], taken: &[Hole]) -> Option<Phrase> {
    let hole = last_drop(steps)?;
    let goes_on = steps.iter().any(|step| matches!(step, Step::MoveAgain { .. } | Step::LastFour { .. }));
    if goes_on {
        return None;
    }
    Some(if taken.last() == Some(&hole) {
        // Only where a capture gives no further move; when the game is over there is more to say than that.
        return steps.iter().any(|step| matches!(step, Step::TurnEnds { .. })).then(|| "caption-ended-in-casa".into());
    } else if taken.is_empty() {
        Phrase::new("caption-fell-in-empty").with("holes", voices.hole(hole))
    } else {
        Phrase::new("caption-ended-in-empty")
    })
}

fn next(voices: &Voices, steps: &[Step], mover: Player) -> Option<Phrase> {
    match steps.last()? {
        Step::MoveAgain { player } => Some(Phrase::new("caption-moves-again").with("who", voices.who(*player))),
        Step::TurnEnds { .. } => Some(turn_of(voices, !mover)),
        Step::Pass { player } => Some(turn_of(voices, !*player)),
        _ => None,
    }
}

pub(super) fn turn_of(voices: &Voices, player: Player) -> Phrase {
    Phrase::new("caption-turn-of").with("who", voices.who(player))
}

fn last_four(voices: &Voices, to: Player) -> Phrase {
    Phrase::new("caption-last-four").with("who", voices.who(to))
}

fn passes(voices: &Voices, player: Player) -> Phrase {
    Phrase::new("caption-passes").with("who", voices.who(player))
}
