//! What a hole's sowing would do, in words made from the engine's own steps.

use super::{Voices, in_words, listed};
use crate::engine::{Hole, MoveSummary, Outcome, Player, Position, Step};

/// So many casas are named by their holes.
const NAMED_CASAS: usize = 3;

/// "Hole 3: two laps, ending in hole 5. Takes 8 from holes 5 and 4, then moves again."
pub fn preview(voices: &Voices, before: &Position, hole: Hole, steps: &[Step]) -> String {
    let mover = before.to_move();
    let summary = MoveSummary::of(steps);
    let laps = summary.laps as usize;
    let way = format!(
        "Hole {}: {} {}{}.",
        hole.number(voices.row),
        in_words(laps),
        if laps == 1 { "lap" } else { "laps" },
        ending(voices, mover, steps, &summary)
    );
    [Some(way), gain(voices, mover, &summary, steps), outcome(voices, before, steps)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Why an endless hole may not be played.
pub fn endless(voices: &Voices, hole: Hole) -> String {
    format!("Hole {} would go round for ever: not to be played.", hole.number(voices.row))
}

fn ending(voices: &Voices, mover: Player, steps: &[Step], summary: &MoveSummary) -> String {
    let last = steps.iter().rev().find_map(|step| match step {
        Step::Drop { hole } => Some(*hole),
        _ => None,
    });
    last.map_or_else(String::new, |hole| {
        let is_taken = summary.taken.contains(&hole);
        let empty = if is_taken || !summary.taken.is_empty() { "" } else { ", which is empty" };
        format!(", ending in {}{empty}", named(voices, mover, &[hole]))
    })
}

/// What it takes, and whether the mover goes on.
fn gain(voices: &Voices, mover: Player, summary: &MoveSummary, steps: &[Step]) -> Option<String> {
    let casas = summary.taken.len();
    if casas == 0 {
        return None;
    }
    let from =
        if casas <= NAMED_CASAS { named(voices, mover, &summary.taken) } else { format!("{} holes", in_words(casas)) };
    let again = steps.iter().any(|step| matches!(step, Step::MoveAgain { .. }));
    let passes = steps.contains(&Step::Pass { player: mover });
    Some(format!("Takes {} from {from}{}.", 4 * casas, if again && !passes { ", then moves again" } else { "" }))
}

/// The last four, the end, a pass.
fn outcome(voices: &Voices, before: &Position, steps: &[Step]) -> Option<String> {
    let mover = before.to_move();
    let captured = crate::engine::MidMove::after(before, steps).captured;
    steps.iter().rev().find_map(|&step| match step {
        Step::GameOver { .. } => Some(match Outcome::by_more(&captured) {
            Outcome::Draw => "It ends the round in a draw.".to_owned(),
            Outcome::Win(winner) => format!("It ends the round, won by {}.", voices.object(winner)),
        }),
        Step::Pass { player } if player != mover => Some(format!("{} no move then.", voices.does(player, "have"))),
        _ => None,
    })
}

/// The mover's own holes by number, the others with their owner: "holes 2 and 1 and North's hole 6".
fn named(voices: &Voices, mover: Player, holes: &[Hole]) -> String {
    let mut groups: Vec<Vec<Hole>> = Vec::new();
    for &hole in holes {
        let owner = hole.owner(voices.row);
        match groups.last_mut() {
            Some(group) if group[0].owner(voices.row) == owner => group.push(hole),
            _ => groups.push(vec![hole]),
        }
    }
    let told = |group: &Vec<Hole>| {
        if group[0].owner(voices.row) != mover {
            return voices.holes(group);
        }
        let numbers: Vec<String> = group.iter().map(|hole| hole.number(voices.row).to_string()).collect();
        format!("{} {}", if numbers.len() == 1 { "hole" } else { "holes" }, listed(&numbers))
    };
    listed(&groups.iter().map(told).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Seat;
    use crate::engine::{ByPlayer, Rules, Setup};

    fn told(position: &str, number: usize) -> String {
        let before = position.parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap();
        let hole = Hole::of(before.row(), before.to_move(), number).unwrap();
        let voices = Voices { row: before.row(), seats: ByPlayer::new(Seat::Person, Seat::Person) };
        let (_, steps) = before.play_recorded(hole).unwrap();
        preview(&voices, &before, hole, &steps)
    }

    // . 4 4 4 1 .   South's hole 1 ends in hole 4 and makes a casa; the two behind it go too.
    #[test]
    fn a_chain_says_where_it_ends_what_it_takes_and_that_one_moves_again() {
        assert_eq!(
            told("3,3,3,3,1,0/0,0,0,0,5,6 S 24-0", 1),
            "Hole 1: one lap, ending in hole 4. Takes 12 from holes 4, 3 and 2, then moves again."
        );
    }

    // Hole 1 ends among one seed in hole 2, and those two in hole 4, which then holds four.
    #[test]
    fn laps_are_counted() {
        assert_eq!(
            told("1,1,0,3,0,2/4,0,0,0,0,5 S 16-16", 1),
            "Hole 1: two laps, ending in hole 4. Takes 4 from hole 4, then moves again."
        );
    }

    #[test]
    fn a_quiet_move_says_that_it_ends_in_an_empty_hole_and_whose() {
        assert_eq!(told("0,0,0,1,0,3/0,0,0,0,0,9 S 35-0", 4), "Hole 4: one lap, ending in hole 5, which is empty.");
        assert_eq!(
            told("0,0,0,1,0,3/0,1,0,0,0,8 S 35-0", 6),
            "Hole 6: one lap, ending in North's hole 3, which is empty."
        );
    }

    #[test]
    fn an_end_is_told() {
        let end = told("0,0,0,1,3,1/0,1,1,0,1,0 S 16-24", 4);
        assert!(end.ends_with("It ends the round in a draw."), "{end}");
    }
}
