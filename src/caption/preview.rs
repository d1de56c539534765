//! What a hole's sowing would do.

use super::{Voices, last_drop};
use crate::engine::{Hole, MidMove, MoveSummary, Outcome, Player, Position, Step};
use crate::locale::{Arg, Phrase};

/// So many casas are named by their holes.
const NAMED_CASAS: usize = 3;

/// "Hole 3: two laps, ending in hole 5. Takes 8 from holes 5 and 4, then moves again."
pub fn preview(voices: &Voices, before: &Position, hole: Hole, steps: &[Step]) -> Vec<Phrase> {
    let mover = before.to_move();
    let summary = MoveSummary::of(steps);
    way(voices, mover, hole, steps, &summary)
        .into_iter()
        .chain(gain(voices, mover, &summary, steps))
        .chain(outcome(voices, before, steps))
        .collect()
}

/// Why an endless hole may not be played.
pub fn endless(voices: &Voices, hole: Hole) -> Phrase {
    Phrase::new("preview-endless").with("hole", hole.number(voices.row))
}

fn way(voices: &Voices, mover: Player, hole: Hole, steps: &[Step], summary: &MoveSummary) -> Option<Phrase> {
    let last = last_drop(steps)?;
    let id = if summary.taken.is_empty() { "preview-way-empty" } else { "preview-way" };
    Some(
        Phrase::new(id)
            .with("hole", hole.number(voices.row))
            .with("laps", summary.laps as usize)
            .with("holes", voices.holes_for(mover, &[last])),
    )
}

/// What it takes, and whether the mover goes on.
fn gain(voices: &Voices, mover: Player, summary: &MoveSummary, steps: &[Step]) -> Option<Phrase> {
    let casas = summary.taken.len();
    if casas == 0 {
        return None;
    }
    let from = if casas <= NAMED_CASAS {
        voices.holes_for(mover, &summary.taken)
    } else {
        Arg::from(Phrase::new("preview-many-holes").with("casas", casas))
    };
    let again = steps.iter().any(|step| matches!(step, Step::MoveAgain { .. }));
    let passes = steps.contains(&Step::Pass { player: mover });
    let id = if again && !passes { "preview-takes-again" } else { "preview-takes" };
    Some(Phrase::new(id).with("seeds", 4 * casas).with("holes", from))
}

/// The last four, the end, a pass.
fn outcome(voices: &Voices, before: &Position, steps: &[Step]) -> Option<Phrase> {
    let mover = before.to_move();
    let captured = MidMove::after(before, steps).captured;
    steps.iter().rev().find_map(|&step| match step {
        Step::GameOver { .. } => Some(match Outcome::by_more(&captured) {
            Outcome::Draw => Phrase::new("preview-draw"),
            Outcome::Win(winner) => Phrase::new("preview-wins").with("who", voices.who(winner)),
        }),
        Step::Pass { player } if player != mover => Some(Phrase::new("preview-passes").with("who", voices.who(player))),
        _ => None,
    })
}
