//! The drawing of the longest relay: the way of the hand over the ground, with an arc for every lap.

use bevy::math::Vec2;

use super::records::WIDTH;
use crate::app::screens::parts::sketch::Sketch;
use crate::app::theme::palette::Paint;
use crate::engine::{Hole, Setup, Step};
use crate::storage::Best;

/// How high the drawing is, in u.
pub const RELAY_HEIGHT: f32 = 136.0;

/// The holes in which a relay begins and ends, and how far a line of its way keeps from both sides of the drawing for them, in u.
const END_RADIUS: f32 = 20.0;
const ENDS: f32 = 62.0;

/// Lines of a relay's way, and from one to the next, in u: a long one has one more and less between them.
const LINES: usize = 3;
const LINE_PITCH: f32 = 40.0;
const MOST_LINES: usize = 4;
const NARROW_LINE_PITCH: f32 = 30.0;

/// How high the arc of a lap is at most, in u; in narrow lines it keeps clear of the line above.
const ARC: f32 = 26.0;
const NARROW_ARC: f32 = 18.0;

/// Seed to seed, in u: the widest that fits is taken, in more lines rather than narrower than what can be read.
const SEED_PITCHES: [f32; 9] = [26.0, 20.0, 16.0, 13.0, 10.0, 7.0, 5.0, 3.5, 2.4];

const READABLE: f32 = 13.0;

/// Seeds that fall nearer to each other than this have no bead of their own, in u: then only laps can be told apart.
const BEADS_APART: f32 = 9.0;

/// A sowing, lap by lap.
#[derive(Debug, PartialEq, Eq)]
struct Relay {
    /// Seeds of the hole that was chosen.
    began_with: usize,
    /// Seeds dropped in each lap.
    laps: Vec<usize>,
    /// Whether the last one made a casa.
    is_casa: bool,
}

impl Relay {
    /// The sowing of a record, sown once more; `None` if its text makes no sense.
    fn of(best: &Best) -> Option<Relay> {
        let setup: Setup = best.position.parse().ok()?;
        let position = setup.validate(best.rules).ok()?;
        let hole = Hole::of(position.row(), position.to_move(), best.hole)?;
        let (_, steps) = position.play_recorded(hole).ok()?;
        let mut relay = Relay { began_with: 0, laps: Vec::new(), is_casa: false };
        for step in steps {
            match step {
                Step::PickUp { seeds, .. } => {
                    relay.began_with = seeds.into();
                    relay.laps.push(0);
                }
                Step::Relay { .. } => relay.laps.push(0),
                Step::Drop { .. } => *relay.laps.last_mut()? += 1,
                Step::Capture { link: 0, .. } => relay.is_casa = true,
                _ => {}
            }
        }
        Some(relay)
    }
}

/// Where the laps of a relay run: line by line, as words do.
fn laps_in_lines(laps: &[usize], pitch: f32) -> Vec<Vec<usize>> {
    let room = ((WIDTH - 2.0 * ENDS) / pitch) as usize;
    let mut lines: Vec<Vec<usize>> = vec![Vec::new()];
    let mut left = room;
    for &seeds in laps {
        let seeds = seeds.min(room);
        if seeds > left {
            lines.push(Vec::new());
            left = room;
        }
        left -= seeds;
        if let Some(line) = lines.last_mut() {
            line.push(seeds);
        }
    }
    lines
}

/// From the hole that was chosen to the one in which it ended: an arc for every lap, a bead for every seed.
pub fn relay(best: Option<&Best>) -> Sketch {
    let mut sketch = Sketch::new(Vec2::new(WIDTH, RELAY_HEIGHT));
    let Some(relay) = best.and_then(Relay::of) else {
        for x in [END_RADIUS + 8.0, WIDTH - END_RADIUS - 8.0] {
            sketch.hole(Vec2::new(x, RELAY_HEIGHT / 2.0 + 8.0), END_RADIUS, 0);
        }
        return sketch;
    };
    let laps = &relay.laps[..];
    let fitting = |most| SEED_PITCHES.into_iter().find(|&pitch| laps_in_lines(laps, pitch).len() <= most);
    let pitch = fitting(LINES).filter(|&pitch| pitch >= READABLE).or_else(|| fitting(MOST_LINES));
    let pitch = pitch.unwrap_or(SEED_PITCHES[SEED_PITCHES.len() - 1]);
    let mut lines = laps_in_lines(laps, pitch);
    // Of a longer one than was ever seen its last laps are shown.
    lines.drain(..lines.len().saturating_sub(MOST_LINES));
    let is_narrow = lines.len() > LINES;
    let (line_pitch, arc, lower) =
        if is_narrow { (NARROW_LINE_PITCH, NARROW_ARC, -2.0) } else { (LINE_PITCH, ARC, 3.0) };
    let first = (RELAY_HEIGHT - (lines.len() - 1) as f32 * line_pitch) / 2.0 + lower;
    sketch.hole(Vec2::new(END_RADIUS + 8.0, first), END_RADIUS, relay.began_with);
    let mut at = Vec2::new(ENDS, first);
    for (i, line) in lines.iter().enumerate() {
        at = Vec2::new(ENDS, first + i as f32 * line_pitch);
        for &seeds in line {
            let next = at + Vec2::X * seeds as f32 * pitch;
            sketch.hop(at, next, (6.0 + 0.16 * (next.x - at.x)).min(arc));
            if pitch >= BEADS_APART {
                (1..seeds).for_each(|seed| sketch.bead(at + Vec2::X * seed as f32 * pitch, 1.6, Paint::Cream));
            }
            sketch.bead(at, 3.4, Paint::Gold);
            at = next;
        }
        sketch.bead(at, 3.4, Paint::Gold);
    }
    let end = at + Vec2::X * (END_RADIUS + 16.0);
    sketch.hole(end, END_RADIUS, if relay.is_casa { 4 } else { 0 });
    if relay.is_casa {
        sketch.casa_ring(end, END_RADIUS);
    }
    sketch
}

#[cfg(test)]
mod tests {
    use super::super::records::tests::{assert_inside, best};
    use super::*;
    use crate::engine::{Game, MoveSummary, Player, Row, Rules};

    #[test]
    fn a_relay_is_sown_again_with_just_its_laps() {
        let best = best(0);
        let mut game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).unwrap();
        let summary = MoveSummary::of(&game.play(Hole::of(Row::Six, Player::South, 3).unwrap()).unwrap());
        let sown = Relay::of(&best).unwrap();
        assert_eq!(sown.laps.len(), summary.laps as usize);
        assert_eq!(sown.laps.iter().sum::<usize>(), summary.sown as usize);
        assert_eq!(sown.began_with, 4);
        assert_inside(&relay(Some(&best)), "relay");
        assert_eq!(Relay::of(&Best { position: "nonsense".to_owned(), ..best }), None);
    }

    /// Each that is longer than all before it in games played by lot.
    #[test]
    fn the_way_of_a_long_relay_keeps_to_its_place() {
        let mut longest = 0;
        for seed in 0..40 {
            let mut game = Game::opening(Rules::HOYITO_II, Row::Twelve, Player::South).unwrap();
            while let Some(hole) = crate::ai::plain_move(game.position(), seed * 97 + game.ply() as u64) {
                let before = *game.position();
                let laps = MoveSummary::of(&game.play(hole).unwrap()).laps;
                if laps > longest {
                    longest = laps;
                    let best = Best {
                        row: Row::Twelve,
                        position: before.to_string(),
                        hole: hole.number(Row::Twelve),
                        ..best(laps)
                    };
                    assert_inside(&relay(Some(&best)), &format!("{laps} laps"));
                }
            }
        }
        assert!(longest > 20, "{longest}");
    }

    #[test]
    fn laps_are_never_broken_and_none_is_lost_while_they_fit() {
        let laps: Vec<usize> = (1..=14).map(|i| i % 5 + 1).collect();
        for pitch in SEED_PITCHES {
            assert_eq!(laps_in_lines(&laps, pitch).concat(), laps, "{pitch}");
        }
        let long = vec![7; 600];
        assert!(laps_in_lines(&long, 2.4).len() > MOST_LINES, "so long a relay is cut");
    }
}
