//! The name of the game, drawn in the ground with a finger: both o's are holes, one of them a casa, and the dot is a seed.

use bevy::math::Vec2;

use crate::app::ground::{Dug, Thing};

/// How high a capital is, in u, where there is room.
pub const HEIGHT_U: f32 = 196.0;

/// From the left edge of the H to the right edge of the last o, in heights.
pub const WIDTH: f32 = 3.80;

/// Half the width of a finger's line, in heights.
const FINGER: f32 = 15.0 / HEIGHT_U;

/// Radius of an o, in heights.
const O_RADIUS: f32 = 58.0 / HEIGHT_U;

/// One line of a letter: its left edge, in heights, and the points that the finger goes through.
type Line = (f32, &'static [[f32; 2]]);

const LINES: [Line; 8] = [
    (0.0, &[[0.0, 0.0], [0.015, 0.5], [0.0, 1.0]]),
    (0.0, &[[0.60, -0.02], [0.59, 0.5], [0.61, 1.0]]),
    (0.0, &[[0.0, 0.52], [0.30, 0.485], [0.6, 0.49]]),
    (1.61, &[[0.0, 0.38], [0.10, 0.66], [0.235, 0.90]]),
    (1.61, &[[0.50, 0.37], [0.36, 0.70], [0.20, 1.08], [0.08, 1.34]]),
    (2.345, &[[0.01, 0.40], [0.0, 0.70], [0.01, 1.0]]),
    (2.773, &[[0.0, 0.10], [-0.01, 0.55], [0.01, 0.84], [0.07, 0.965], [0.20, 0.985]]),
    (2.773, &[[-0.19, 0.385], [0.02, 0.37], [0.25, 0.375]]),
];

/// Middles of the two o's, and of the dot.
const FIRST_O: Vec2 = Vec2::new(1.11, 0.69);
const SECOND_O: Vec2 = Vec2::new(3.498, 0.69);
const DOT: Vec2 = Vec2::new(2.355, 0.20);

/// Where the name stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Name {
    /// The upper left corner of the H.
    pub at: Vec2,
    /// The height of a capital, in u.
    pub height: f32,
}

impl Name {
    /// What is to be dug.
    pub fn things(&self) -> Vec<Thing> {
        let at = |p: Vec2| self.at + p * self.height;
        let strokes = LINES.iter().flat_map(|&(left, points)| {
            points.windows(2).map(move |ends| {
                let [from, to] = [ends[0], ends[1]].map(|[x, y]| at(Vec2::new(left + x, y)));
                Thing::Stroke { from, to, half_width: FINGER * self.height }
            })
        });
        let holes = [(FIRST_O, 71), (SECOND_O, 88)]
            .map(|(middle, id)| Thing::Hole(Dug { centre: at(middle), radius: self.o_radius(), id, depth: 1.0 }));
        strokes.chain(holes).collect()
    }

    pub fn o_radius(&self) -> f32 {
        O_RADIUS * self.height
    }

    /// The middle of the first o, a hole with a casa.
    pub fn casa(&self) -> Vec2 {
        self.at + FIRST_O * self.height
    }

    /// The dot of the i.
    pub fn dot(&self) -> Vec2 {
        self.at + DOT * self.height
    }
}
