//! Drawings on the ground: holes with seeds in them, leaves, and lines scratched beside them, as one node of a fixed size.

use bevy::prelude::*;

use crate::app::ground::Lies;
use crate::app::table::heap::{in_drawn_hole, leaf_bend, leaf_width};
use crate::app::table::layout::Leaf;
use crate::app::table::{Mark, Nib, Scratched, Stroke, arrow_head, small_round};
use crate::app::theme::palette::Paint;
use crate::app::theme::widget::LooseSeed;

/// Half the length of a seed in a hole, in radii of the hole.
const SEED: f32 = 0.25;

/// How far round a hole its gold ring is, in radii.
const RING: f32 = 1.2;

/// Points on a curve.
const POINTS: usize = 24;

/// A drawing: places in u from its upper left corner, y down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sketch {
    size: Vec2,
    things: Vec<(Rect, Drawn)>,
    marks: Vec<Mark>,
}

/// What a node of a drawing is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Drawn {
    Ground(Lies),
    Seed(LooseSeed),
}

impl Sketch {
    pub fn new(size: Vec2) -> Sketch {
        Sketch { size, ..Sketch::default() }
    }

    /// A hole with so many seeds in it.
    pub fn hole(&mut self, at: Vec2, radius: f32, seeds: usize) {
        let round = Rect::from_center_half_size(at, Vec2::splat(radius));
        self.things.push((round, Drawn::Ground(Lies::Hollow { depth: 1.0 })));
        let id = (at.x * 3.0 + at.y) as usize;
        for i in 0..seeds {
            let aside = in_drawn_hole(id, i) * radius;
            let seed = LooseSeed::InHole { aside: -aside, radius };
            let half = Vec2::splat(SEED * radius);
            self.things.push((Rect::from_center_half_size(at + aside, half), Drawn::Seed(seed)));
        }
    }

    /// The gold ring round a casa.
    pub fn casa_ring(&mut self, at: Vec2, radius: f32) {
        let ring = Stroke::ring(small_round(at, RING * radius), 3.2, Paint::Gold).edged(1.5, 0.6);
        self.marks.push(vec![ring]);
    }

    /// An arrow over the ground from one place to another, `height` high in its middle.
    pub fn arrow(&mut self, from: Vec2, to: Vec2, height: f32, paint: Paint) {
        let line = arc(from, to, height);
        let (tip, before) = (line[line.len() - 1], line[line.len() - 4]);
        let mut mark = vec![Stroke::line(line, 3.6, paint).edged(1.3, 0.6)];
        mark.extend(arrow_head(tip, tip - before, 11.0, 3.6, paint).map(|stroke| stroke.edged(1.3, 0.6)));
        self.marks.push(mark);
    }

    /// The way of a lap over the ground, thinner where it begins.
    pub fn hop(&mut self, from: Vec2, to: Vec2, height: f32) {
        let points = arc(from, to, height);
        let last = (points.len() - 1) as f32;
        let nib = |(i, at): (usize, Vec2)| Nib { at, half_width: 0.9 + 0.5 * i as f32 / last, opacity: 1.0 };
        let nibs = points.into_iter().enumerate().map(nib).collect();
        self.marks.push(vec![Stroke::thread(nibs, Paint::Cream).edged(1.2, 0.6)]);
    }

    /// A bead: where a seed fell, where a lap began.
    pub fn bead(&mut self, at: Vec2, radius: f32, paint: Paint) {
        self.marks.push(vec![Stroke::disc(at, radius, paint).edged(1.3, 0.9)]);
    }

    /// A leaf as large as the drawing, with seeds in fours beside its midrib, from its stem on.
    pub fn leaf(&mut self, seeds: usize) {
        let half = self.size / 2.0;
        let leaf = Leaf { centre: half, angle: 0.0, half_length: half.x, half_width: half.y, columns: 2 };
        self.things.push((Rect::from_corners(Vec2::ZERO, self.size), Drawn::Ground(Lies::Leaf)));
        let lines = seeds.div_ceil(8).max(FOURS_IN_LINE) as f32;
        let pitch = 1.46 * leaf.half_length / lines;
        let long = (0.17 * leaf.half_width * 1.2).min(0.30 * pitch);
        for i in 0..seeds {
            let four = i / 4;
            let along = -0.72 * leaf.half_length + ((four / 2) as f32 + 0.5) * pitch;
            let side = if four.is_multiple_of(2) { -0.5 } else { 0.5 };
            let across = side * leaf.half_width * 1.02 * leaf_width(along / leaf.half_length) - leaf_bend(&leaf, along);
            let turn = four as f32 * 2.4 + (i % 4) as f32 * std::f32::consts::FRAC_PI_2;
            let at = leaf.centre + Vec2::new(along, across) + Vec2::from_angle(turn) * long * 1.12;
            let seed = Drawn::Seed(LooseSeed::OnGround);
            self.things.push((Rect::from_center_half_size(at, Vec2::splat(long)), seed));
        }
    }

    pub fn spawn(self, parent: &mut ChildSpawnerCommands) {
        let Sketch { size, things, mut marks } = self;
        // A node carries its marks round its middle.
        for nib in marks.iter_mut().flatten().flat_map(|stroke| &mut stroke.nibs) {
            nib.at -= size / 2.0;
        }
        let node = Node { width: px(size.x), height: px(size.y), flex_shrink: 0.0, ..default() };
        parent.spawn((Name::new("Drawing"), node, Scratched(marks), Pickable::IGNORE)).with_children(|drawing| {
            for (rect, drawn) in things {
                let node = Node {
                    position_type: PositionType::Absolute,
                    left: px(rect.min.x),
                    top: px(rect.min.y),
                    width: px(rect.width()),
                    height: px(rect.height()),
                    ..default()
                };
                let mut thing = drawing.spawn((node, Pickable::IGNORE));
                match drawn {
                    Drawn::Ground(lies) => thing.insert(lies),
                    Drawn::Seed(seed) => thing.insert(seed),
                };
            }
        });
    }

    /// Everything that is drawn, as rectangles.
    #[cfg(test)]
    pub fn extents(&self) -> Vec<Rect> {
        let marks = self.marks.iter().flatten().flat_map(|stroke| &stroke.nibs);
        let marks = marks.map(|nib| Rect::from_center_half_size(nib.at, Vec2::splat(nib.half_width)));
        self.things.iter().map(|&(rect, _)| rect).chain(marks).collect()
    }

    #[cfg(test)]
    pub fn size(&self) -> Vec2 {
        self.size
    }

    #[cfg(test)]
    pub fn seeds(&self) -> usize {
        self.things.iter().filter(|(_, drawn)| matches!(drawn, Drawn::Seed(_))).count()
    }
}

/// Fours on one side of the midrib, at least: fewer lie no further apart.
const FOURS_IN_LINE: usize = 6;

/// A flat curve over the ground, `height` above the line from one end to the other in its middle.
fn arc(from: Vec2, to: Vec2, height: f32) -> Vec<Vec2> {
    let at = |i: usize| {
        let share = i as f32 / (POINTS - 1) as f32;
        from.lerp(to, share) - Vec2::Y * height * 4.0 * share * (1.0 - share)
    };
    (0..POINTS).map(at).collect()
}
