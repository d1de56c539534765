//! The three records, each with a drawing of it: a chain of rings, a leaf with fours, a stone's way over the ground with an arc
//! for every lap.

use bevy::math::Vec2;

use crate::app::screens::parts::sketch::Sketch;
use crate::app::theme::palette::Paint;
use crate::engine::{Hole, Setup, Step};
use crate::storage::Best;

/// How wide every drawing is, in u.
pub const WIDTH: f32 = 450.0;

/// The highest of them, and all of them together, in u.
pub const HEIGHT: f32 = RELAY_HEIGHT;
pub const HEIGHTS: f32 = CHAIN_HEIGHT + LEAF_SIZE.y + RELAY_HEIGHT;

const CHAIN_HEIGHT: f32 = 96.0;
const LEAF_SIZE: Vec2 = Vec2::new(WIDTH, 104.0);
const RELAY_HEIGHT: f32 = 136.0;

/// Middle to middle of the holes of a chain at most, and their radius as a share of that.
const CHAIN_PITCH: f32 = 78.0;
const CHAIN_RADIUS: f32 = 0.385;

/// Holes where no chain was ever taken.
const EMPTY: usize = 3;

/// The holes in which a relay begins and ends, and how far a line of its way keeps from both sides of the drawing for them, in u.
const END_RADIUS: f32 = 20.0;
const ENDS: f32 = 62.0;

/// Lines of a relay's way, and seed to seed: the widest that fits is taken.
const LINES: usize = 3;
const LINE_PITCH: f32 = 40.0;
const SEED_PITCHES: [f32; 9] = [26.0, 20.0, 16.0, 13.0, 10.0, 7.0, 5.0, 3.5, 2.4];

/// Seeds that fall nearer to each other than this have no bead of their own, in u.
const BEADS_APART: f32 = 6.5;

/// Rings one behind the other, from the last seed's hole at the right backwards.
pub fn chain(best: Option<&Best>) -> Sketch {
    let casas = best.map_or(EMPTY, |best| best.count.clamp(1, 24) as usize);
    let mut sketch = Sketch::new(Vec2::new(WIDTH, CHAIN_HEIGHT));
    let room = WIDTH - CHAIN_PITCH;
    let pitch = if casas > 1 { CHAIN_PITCH.min(room / (casas - 1) as f32) } else { CHAIN_PITCH };
    let radius = pitch * CHAIN_RADIUS;
    let at = |i: usize| Vec2::new(CHAIN_PITCH * 0.5 + i as f32 * pitch, CHAIN_HEIGHT - 38.0);
    for i in 0..casas {
        sketch.hole(at(i), radius, if best.is_some() { 4 } else { 0 });
        if best.is_some() {
            sketch.casa_ring(at(i), radius);
        }
    }
    for i in 1..if best.is_some() { casas } else { 1 } {
        let top = |i: usize, aside: f32| at(i) + Vec2::new(aside * radius, -1.24 * radius);
        sketch.arrow(top(i, -0.30), top(i - 1, 0.36), 0.55 * radius, Paint::Gold);
    }
    sketch
}

/// Everything that one turn took.
pub fn leaf(best: Option<&Best>) -> Sketch {
    let mut sketch = Sketch::new(LEAF_SIZE);
    sketch.leaf(best.map_or(0, |best| best.count as usize));
    sketch
}

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
    let fitting = SEED_PITCHES.into_iter().find(|&pitch| laps_in_lines(laps, pitch).len() <= LINES);
    let pitch = fitting.unwrap_or(SEED_PITCHES[SEED_PITCHES.len() - 1]);
    let mut lines = laps_in_lines(laps, pitch);
    // Of a longer one than was ever seen its last laps are shown.
    lines.drain(..lines.len().saturating_sub(LINES));
    let first = (RELAY_HEIGHT - (lines.len() - 1) as f32 * LINE_PITCH) / 2.0 + 8.0;
    sketch.hole(Vec2::new(END_RADIUS + 8.0, first), END_RADIUS, relay.began_with);
    let mut at = Vec2::new(ENDS, first);
    for (i, line) in lines.iter().enumerate() {
        at = Vec2::new(ENDS, first + i as f32 * LINE_PITCH);
        for &seeds in line {
            let next = at + Vec2::X * seeds as f32 * pitch;
            sketch.hop(at, next, (6.0 + 0.16 * (next.x - at.x)).min(26.0));
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
    use super::*;
    use crate::engine::{Game, MoveSummary, Player, Row, Rules};
    use crate::storage::Against;

    fn best(count: u32) -> Best {
        let position = "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0".to_owned();
        let (rules, row) = (Rules::HOYITO_II, Row::Six);
        Best { count, with: 24, rules, row, against: Against::Friend, begun_s: 0, position, hole: 3 }
    }

    fn assert_inside(sketch: &Sketch, what: &str) {
        let whole = bevy::math::Rect::from_corners(Vec2::ZERO, sketch.size()).inflate(2.0);
        for rect in sketch.extents() {
            assert!(whole.contains(rect.min) && whole.contains(rect.max), "{what}: {rect:?} in {whole:?}");
        }
    }

    #[test]
    fn a_chain_has_four_seeds_a_casa_and_a_leaf_all_that_was_taken_and_both_keep_to_their_place() {
        for count in 1..=24 {
            let sketch = chain(Some(&best(count)));
            assert_eq!(sketch.seeds(), 4 * count as usize);
            assert_inside(&sketch, "chain");
        }
        for count in [1, 4, 7, 36, 48, 96] {
            let sketch = leaf(Some(&best(count)));
            assert_eq!(sketch.seeds(), count as usize);
            assert_inside(&sketch, "leaf");
        }
        assert_eq!(chain(None).seeds() + leaf(None).seeds() + relay(None).seeds(), 0);
    }

    #[test]
    fn a_relay_is_sown_again_with_just_its_laps() {
        let best = best(0);
        let mut game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).unwrap();
        let summary = MoveSummary::of(&game.play(Hole::of(Row::Six, Player::South, 3).unwrap()).unwrap());
        let relay = Relay::of(&best).unwrap();
        assert_eq!(relay.laps.len(), summary.laps as usize);
        assert_eq!(relay.laps.iter().sum::<usize>(), summary.sown as usize);
        assert_eq!(relay.began_with, 4);
        assert_inside(&super::relay(Some(&best)), "relay");
        assert_eq!(Relay::of(&Best { position: "nonsense".to_owned(), ..best }), None);
    }

    #[test]
    fn laps_are_never_broken_and_none_is_lost_while_they_fit() {
        let laps: Vec<usize> = (1..=14).map(|i| i % 5 + 1).collect();
        for pitch in SEED_PITCHES {
            assert_eq!(laps_in_lines(&laps, pitch).concat(), laps, "{pitch}");
        }
        let long = vec![7; 600];
        assert!(laps_in_lines(&long, 2.4).len() > LINES, "so long a relay is cut");
    }
}
