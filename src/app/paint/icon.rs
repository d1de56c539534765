//! The signs on buttons: a few strokes each, white, to be tinted.

use std::f32::consts::{PI, TAU};

use bevy::image::Image;
use bevy::math::Vec2;

use super::canvas::{Dab, paint, smoothstep, to_segment};

const PIXELS: u32 = 128;
const HALF_STROKE: f32 = 0.12;

/// An arrow to where one came from.
pub fn back() -> Image {
    strokes(&[&[(-0.75, 0.0), (0.75, 0.0)], &[(-0.22, -0.52), (-0.75, 0.0), (-0.22, 0.52)]])
}

/// Two lines that cross: away from here.
pub fn close() -> Image {
    strokes(&[&[(-0.6, -0.6), (0.6, 0.6)], &[(-0.6, 0.6), (0.6, -0.6)]])
}

/// Three lines.
pub fn menu() -> Image {
    strokes(&[&[(-0.7, -0.55), (0.7, -0.55)], &[(-0.7, 0.0), (0.7, 0.0)], &[(-0.7, 0.55), (0.7, 0.55)]])
}

/// An arrow that goes back on its way.
pub fn undo() -> Image {
    strokes(&[UNDO_WAY, UNDO_HEAD])
}

/// The same arrow, forwards.
pub fn redo() -> Image {
    strokes(&[&mirrored(UNDO_WAY), &mirrored(UNDO_HEAD)])
}

/// A lamp.
pub fn hint() -> Image {
    strokes(&[LAMP, &[(-0.26, 0.92), (0.26, 0.92)]])
}

/// Two chevrons.
pub fn speed() -> Image {
    strokes(&[&[(-0.65, -0.6), (-0.05, 0.0), (-0.65, 0.6)], &[(0.05, -0.6), (0.65, 0.0), (0.05, 0.6)]])
}

/// A chevron back, to a line: to where it began.
pub fn first() -> Image {
    strokes(&[&mirrored(CHEVRON), &mirrored(LINE_AFTER)])
}

/// A chevron back.
pub fn before() -> Image {
    strokes(&[&mirrored(CHEVRON)])
}

/// A chevron on.
pub fn after() -> Image {
    strokes(&[CHEVRON])
}

/// A chevron on, to a line: to where it ended.
pub fn last() -> Image {
    strokes(&[CHEVRON, LINE_AFTER])
}

/// An arrow down into a tray.
pub fn save() -> Image {
    let arrow: [&[(f32, f32)]; 2] = [&[(0.0, -0.8), (0.0, 0.3)], &[(-0.42, -0.12), (0.0, 0.3), (0.42, -0.12)]];
    strokes(&[arrow[0], arrow[1], &[(-0.75, 0.25), (-0.75, 0.75), (0.75, 0.75), (0.75, 0.25)]])
}

const CHEVRON: &[(f32, f32)] = &[(-0.30, -0.62), (0.30, 0.0), (-0.30, 0.62)];
const LINE_AFTER: &[(f32, f32)] = &[(0.66, -0.62), (0.66, 0.62)];

/// A chevron to the left.
pub fn left() -> Image {
    strokes(&[&[(0.35, -0.7), (-0.4, 0.0), (0.35, 0.7)]])
}

/// A chevron to the right.
pub fn right() -> Image {
    strokes(&[&[(-0.35, -0.7), (0.4, 0.0), (-0.35, 0.7)]])
}

/// A chevron up.
pub fn up() -> Image {
    strokes(&[&[(-0.7, 0.38), (0.0, -0.37), (0.7, 0.38)]])
}

/// A chevron down.
pub fn down() -> Image {
    strokes(&[&[(-0.7, -0.38), (0.0, 0.37), (0.7, -0.38)]])
}

pub fn fewer() -> Image {
    strokes(&[&[(-0.65, 0.0), (0.65, 0.0)]])
}

pub fn more() -> Image {
    strokes(&[&[(-0.65, 0.0), (0.65, 0.0)], &[(0.0, -0.65), (0.0, 0.65)]])
}

/// One person: head and shoulders.
pub fn one_person() -> Image {
    strokes(&[&arc(Vec2::new(0.0, -0.40), Vec2::splat(0.38), 0.0, TAU), &shoulders(0.0, 0.70)])
}

/// Two of them.
pub fn two_people() -> Image {
    let head = |x: f32| arc(Vec2::new(x, -0.36), Vec2::splat(0.27), 0.0, TAU);
    strokes(&[&head(-0.44), &shoulders(-0.44, 0.42), &head(0.44), &shoulders(0.44, 0.42)])
}

/// An eye.
pub fn eye() -> Image {
    let lid = |up: f32| arc(Vec2::ZERO, Vec2::new(0.86, up * 0.52), PI, TAU);
    strokes(&[&lid(1.0), &lid(-1.0), &arc(Vec2::ZERO, Vec2::splat(0.20), 0.0, TAU)])
}

fn shoulders(middle: f32, half_width: f32) -> Vec<(f32, f32)> {
    arc(Vec2::new(middle, 0.76), Vec2::new(half_width, 0.56), PI, TAU)
}

/// A part of an ellipse, between two angles.
fn arc(middle: Vec2, radii: Vec2, from: f32, to: f32) -> Vec<(f32, f32)> {
    const STEPS: usize = 24;
    let at = |i: usize| middle + Vec2::from_angle(from + (to - from) * i as f32 / STEPS as f32) * radii;
    (0..=STEPS).map(|i| at(i).into()).collect()
}

const UNDO_WAY: &[(f32, f32)] = &[
    (-0.75, -0.3),
    (0.25, -0.3),
    (0.50, -0.22),
    (0.68, 0.0),
    (0.72, 0.2),
    (0.65, 0.42),
    (0.48, 0.60),
    (0.25, 0.68),
    (-0.3, 0.68),
];
const UNDO_HEAD: &[(f32, f32)] = &[(-0.30, -0.74), (-0.75, -0.30), (-0.30, 0.14)];

const LAMP: &[(f32, f32)] = &[
    (-0.30, 0.55),
    (-0.34, 0.30),
    (-0.56, 0.04),
    (-0.64, -0.24),
    (-0.56, -0.52),
    (-0.34, -0.74),
    (0.0, -0.82),
    (0.34, -0.74),
    (0.56, -0.52),
    (0.64, -0.24),
    (0.56, 0.04),
    (0.34, 0.30),
    (0.30, 0.55),
    (-0.30, 0.55),
];

fn mirrored(line: &[(f32, f32)]) -> Vec<(f32, f32)> {
    line.iter().map(|&(x, y)| (-x, y)).collect()
}

fn strokes(lines: &[&[(f32, f32)]]) -> Image {
    paint(PIXELS, PIXELS, 1.0, |p| {
        let segments = lines.iter().flat_map(|line| line.windows(2));
        let distances = segments.map(|ends| to_segment(p, Vec2::from(ends[0]), Vec2::from(ends[1])));
        let nearest = distances.fold(f32::INFINITY, f32::min);
        Dab::white(1.0 - smoothstep(HALF_STROKE - 0.02, HALF_STROKE + 0.02, nearest))
    })
}
