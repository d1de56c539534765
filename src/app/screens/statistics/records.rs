//! Drawings of two records: a chain of rings, and a leaf with fours.

use bevy::math::Vec2;

use super::relay::RELAY_HEIGHT;
use crate::app::screens::parts::sketch::Sketch;
use crate::app::theme::palette::Paint;
use crate::storage::Best;

/// How wide every drawing is, in u.
pub const WIDTH: f32 = 450.0;

/// The highest of them, and all of them together, in u.
pub const HEIGHT: f32 = RELAY_HEIGHT;
pub const HEIGHTS: f32 = CHAIN_HEIGHT + LEAF_SIZE.y + RELAY_HEIGHT;

const CHAIN_HEIGHT: f32 = 96.0;
const LEAF_SIZE: Vec2 = Vec2::new(WIDTH, 104.0);

/// Middle to middle of the holes of a chain at most, and their radius as a share of that.
const CHAIN_PITCH: f32 = 78.0;
const CHAIN_RADIUS: f32 = 0.385;

/// Holes where no chain was ever taken.
const EMPTY: usize = 3;

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

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::engine::{Row, Rules};
    use crate::storage::Against;

    pub fn best(count: u32) -> Best {
        let position = "4,4,4,4,4,4/4,4,4,4,4,4 S 0-0".to_owned();
        let (rules, row) = (Rules::HOYITO_II, Row::Six);
        Best { count, with: 24, rules, row, against: Against::Friend, begun_s: 0, position, hole: 3 }
    }

    pub fn assert_inside(sketch: &Sketch, what: &str) {
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
        assert_eq!(chain(None).seeds() + leaf(None).seeds(), 0);
    }
}
