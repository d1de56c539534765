//! Two drawings beside the rules: a lap, and what is taken.

use bevy::math::Vec2;

use crate::app::screens::parts::sketch::Sketch;
use crate::app::theme::palette::Paint;
use crate::engine::Rules;

/// How large each drawing is, in u.
pub const SIZE: Vec2 = Vec2::new(470.0, 118.0);

const HOLES: usize = 6;
const PITCH: f32 = 76.0;
const RADIUS: f32 = 29.0;
const MIDDLE: f32 = 78.0;

/// Hops begin and end so far above the middle of a hole, in radii, and are so high, in u.
const OVER_HOLE: f32 = 1.28;
const HOP: f32 = 22.0;

fn at(hole: usize) -> Vec2 {
    let aside = (SIZE.x - (HOLES - 1) as f32 * PITCH) / 2.0;
    Vec2::new(aside + hole as f32 * PITCH, MIDDLE)
}

fn over(hole: usize) -> Vec2 {
    at(hole) - Vec2::Y * OVER_HOLE * RADIUS
}

fn holes(seeds: [usize; HOLES]) -> Sketch {
    let mut sketch = Sketch::new(SIZE);
    for (hole, seeds) in seeds.into_iter().enumerate() {
        sketch.hole(at(hole), RADIUS, seeds);
    }
    sketch
}

/// A hop from hole to hole, a bead over each.
fn sow(sketch: &mut Sketch, from: usize, to: usize) {
    for hole in from..to {
        sketch.hop(over(hole), over(hole + 1), HOP);
    }
    sketch.bead(over(from), 4.4, Paint::Gold);
    (from + 1..=to).for_each(|hole| sketch.bead(over(hole), 3.0, Paint::Cream));
}

/// Four seeds from the first hole, one into each of the next four; the last into an empty one.
pub fn lap() -> Sketch {
    let mut sketch = holes([0, 3, 6, 2, 1, 5]);
    sow(&mut sketch, 0, 4);
    sketch
}

/// What the last seed takes, or every seed in passing.
pub fn capture(rules: &Rules) -> Sketch {
    let mut sketch = holes(if rules.en_passant { [0, 4, 1, 4, 2, 5] } else { [1, 2, 4, 4, 4, 0] });
    let taken: &[usize] = match (rules.en_passant, rules.chain) {
        (true, _) => &[1, 3],
        (false, true) => &[2, 3, 4],
        (false, false) => &[4],
    };
    taken.iter().for_each(|&hole| sketch.casa_ring(at(hole), RADIUS));
    if rules.chain {
        for hole in [4, 3] {
            sketch.arrow(over(hole) - Vec2::X * 8.0, over(hole - 1) + Vec2::X * 10.0, 15.0, Paint::Gold);
        }
    } else {
        sow(&mut sketch, if rules.en_passant { 0 } else { 2 }, 4);
    }
    sketch
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;

    #[test]
    fn every_drawing_keeps_to_its_place() {
        let captures = Rules::ALL.map(|rules| capture(&rules));
        for sketch in captures.into_iter().chain([lap()]) {
            let whole = Rect::from_corners(Vec2::ZERO, SIZE);
            for rect in sketch.extents() {
                assert!(whole.contains(rect.min) && whole.contains(rect.max), "{rect:?}");
            }
        }
    }
}
