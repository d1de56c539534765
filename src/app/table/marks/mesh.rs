//! From strokes to triangles: each stroke is a ribbon, a little wider than the line, on which the shader draws it.

use bevy::asset::RenderAssetUsages;
use bevy::color::LinearRgba;
use bevy::math::Vec2;
use bevy::mesh::{Indices, Mesh, MeshVertexAttribute, PrimitiveTopology, VertexFormat};
use bevy::prelude::Alpha;

use super::stroke::{Dash, Mark, Nib, Stroke};
use crate::app::theme::palette::Palette;

/// Across the line and along it, half its width there, its length (negative where it is closed), all in u.
pub const LINE: MeshVertexAttribute = MeshVertexAttribute::new("MarkLine", 0x4d61_726b_4c69, VertexFormat::Float32x4);

/// Of every period so much is drawn, the period (0: no dashes), both in u; roughness, grain, both 0 to 1.
pub const BROKEN: MeshVertexAttribute =
    MeshVertexAttribute::new("MarkBroken", 0x4d61_726b_4272, VertexFormat::Float32x4);

/// What a ribbon is wider than its line on each side, in u: room for its wavering and for a smooth edge.
const MARGIN: f32 = 3.2;

/// At sharp corners a ribbon is no wider than this, in half widths.
const WIDEST_CORNER: f32 = 2.0;

/// The corners and triangles of ribbons.
#[derive(Default)]
pub struct Ribbons {
    positions: Vec<[f32; 3]>,
    colours: Vec<[f32; 4]>,
    lines: Vec<[f32; 4]>,
    broken: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Ribbons {
    /// Of marks, in the order in which they are drawn.
    pub fn of(marks: &[Mark], palette: Palette) -> Ribbons {
        let mut ribbons = Ribbons::default();
        for mark in marks {
            for stroke in mark {
                if let Some(edge) = stroke.edge {
                    let colour = edge.paint.colour(palette).to_linear();
                    ribbons.add(stroke, edge.width, colour.with_alpha(colour.alpha * edge.opacity));
                }
            }
            for stroke in mark {
                ribbons.add(stroke, 0.0, stroke.paint.colour(palette).to_linear());
            }
        }
        ribbons
    }

    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }

    /// The triangles, for the graphics card alone.
    pub fn into_mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_attribute(LINE, self.lines)
            .with_inserted_attribute(BROKEN, self.broken)
            .with_inserted_indices(Indices::U32(self.indices))
    }

    /// One ribbon, `wider` u wider on each side than the stroke itself.
    fn add(&mut self, stroke: &Stroke, wider: f32, colour: LinearRgba) {
        let first_corner = self.positions.len() as u32;
        let path = Path::of(stroke);
        let length = if stroke.is_closed { -1.0 } else { path.length() };
        let broken = broken(stroke, path.length());
        for joint in path.joints(stroke.is_closed, wider + MARGIN) {
            let half_width = joint.nib.half_width + wider;
            let reach = half_width + MARGIN;
            for side in [-1.0, 1.0] {
                let place = joint.nib.at + joint.normal * side * reach;
                self.positions.push([place.x, place.y, 0.0]);
                let alpha = colour.alpha * joint.nib.opacity;
                self.colours.push([colour.red, colour.green, colour.blue, alpha]);
                self.lines.push([side * reach, joint.along, half_width, length]);
                self.broken.push(broken);
            }
        }
        let pairs = (self.positions.len() as u32 - first_corner) / 2;
        for pair in 1..pairs {
            let corner = first_corner + 2 * pair;
            self.indices.extend([corner - 2, corner - 1, corner, corner, corner - 1, corner + 1]);
        }
    }
}

/// How a stroke is broken up. On a ring the dashes come out even.
fn broken(stroke: &Stroke, length: f32) -> [f32; 4] {
    let Dash { on, period } = stroke.dash.unwrap_or(Dash { on: 0.0, period: 0.0 });
    let fit = match (length / period).round() {
        dashes if stroke.is_closed && dashes.is_finite() && dashes > 0.0 => length / (dashes * period),
        _ => 1.0,
    };
    [on * fit, period * fit, if stroke.is_rough { 1.0 } else { 0.0 }, stroke.grain]
}

/// Where a ribbon turns.
struct Joint {
    nib: Nib,
    along: f32,
    /// To the left of the way, longer at corners.
    normal: Vec2,
}

/// The points of a stroke, none twice in a row, and how far along each of them lies.
struct Path {
    nibs: Vec<Nib>,
    along: Vec<f32>,
}

impl Path {
    fn of(stroke: &Stroke) -> Path {
        let mut path = Path { nibs: Vec::new(), along: Vec::new() };
        let closing = stroke.nibs.first().filter(|_| stroke.is_closed);
        for &nib in stroke.nibs.iter().chain(closing) {
            let step = path.nibs.last().map_or(0.0, |last: &Nib| last.at.distance(nib.at));
            if path.nibs.is_empty() || step > 1e-3 {
                path.along.push(path.length() + step);
                path.nibs.push(nib);
            }
        }
        path
    }

    fn length(&self) -> f32 {
        self.along.last().copied().unwrap_or(0.0)
    }

    /// The way on from a point, a unit vector.
    fn way(&self, i: usize) -> Vec2 {
        match self.nibs.get(i + 1) {
            Some(next) => (next.at - self.nibs[i].at).normalize_or(Vec2::X),
            None if i > 0 => self.way(i - 1),
            None => Vec2::X,
        }
    }

    /// Where the ribbon turns; open ends go on beyond their points by half the width and `beyond` u.
    fn joints(&self, is_closed: bool, beyond: f32) -> Vec<Joint> {
        let last = self.nibs.len().saturating_sub(1);
        let mut joints: Vec<Joint> = Vec::with_capacity(last + 3);
        let end = |nib: Nib, along: f32, way: Vec2, sign: f32| {
            let reach = sign * (nib.half_width + beyond);
            let nib = Nib { at: nib.at + way * reach, ..nib };
            Joint { nib, along: along + reach, normal: way.perp() }
        };
        for (i, &nib) in self.nibs.iter().enumerate() {
            let before = if i > 0 {
                self.way(i - 1)
            } else if is_closed && last > 0 {
                self.way(last - 1)
            } else {
                self.way(0)
            };
            let after = if i < last || !is_closed { self.way(i) } else { self.way(0) };
            if i == 0 && !is_closed {
                joints.push(end(nib, 0.0, after, -1.0));
            }
            let normal = (before.perp() + after.perp()).normalize_or(after.perp());
            let corner = (1.0 / normal.dot(after.perp()).max(1e-3)).min(WIDEST_CORNER);
            joints.push(Joint { nib, along: self.along[i], normal: normal * corner });
            if i == last && !is_closed {
                joints.push(end(nib, self.along[i], before, 1.0));
            }
        }
        joints
    }
}

#[cfg(test)]
mod tests {
    use crate::app::theme::palette::Paint;

    use super::*;

    fn ribbons(stroke: Stroke) -> Ribbons {
        Ribbons::of(&[vec![stroke]], Palette::default())
    }

    #[test]
    fn a_line_lies_within_its_ribbon_and_its_round_ends_too() {
        let line = Stroke::line([Vec2::ZERO, Vec2::new(10.0, 0.0)], 4.0, Paint::Cream);
        let ribbons = ribbons(line);
        let xs: Vec<f32> = ribbons.positions.iter().map(|corner| corner[0]).collect();
        let (min, max) = (xs.iter().copied().fold(f32::MAX, f32::min), xs.iter().copied().fold(f32::MIN, f32::max));
        assert!(min <= -2.0 && max >= 12.0, "{min} to {max}");
        assert!(ribbons.positions.iter().all(|corner| corner[1].abs() >= 2.0));
        assert!(ribbons.lines.iter().all(|line| line[3] == 10.0));
    }

    #[test]
    fn a_single_point_is_a_disc_and_no_point_is_nothing() {
        assert_eq!(ribbons(Stroke::disc(Vec2::ONE, 5.0, Paint::Cream)).indices.len(), 12);
        assert!(ribbons(Stroke::line([], 5.0, Paint::Cream)).is_empty());
    }

    #[test]
    fn the_dashes_of_a_ring_come_out_even() {
        let square = [Vec2::ZERO, Vec2::X * 10.0, Vec2::splat(10.0), Vec2::Y * 10.0];
        let ring = Stroke::ring(square, 2.0, Paint::Cream).dashed(3.0, 7.0);
        let period = ribbons(ring).broken[0][1];
        assert!((40.0 / period - (40.0 / period).round()).abs() < 1e-4, "{period}");
    }

    #[test]
    fn the_edges_of_a_mark_are_drawn_below_all_its_strokes() {
        let line = |x: f32| Stroke::line([Vec2::X * x, Vec2::new(x, 9.0)], 2.0, Paint::Cream).edged(1.0, 1.0);
        let ribbons = Ribbons::of(&[vec![line(0.0), line(1.0)]], Palette::default());
        let widths: Vec<f32> = ribbons.lines.iter().map(|line| line[2]).collect();
        assert!(widths.is_sorted_by(|before, after| before >= after), "{widths:?}");
    }

    #[test]
    fn every_corner_is_a_number() {
        let back_and_forth = [Vec2::ZERO, Vec2::X, Vec2::ZERO, Vec2::ZERO, Vec2::Y];
        let ribbons = ribbons(Stroke::line(back_and_forth, 2.0, Paint::Cream));
        assert!(ribbons.positions.iter().flatten().all(|part| part.is_finite()));
        assert!(ribbons.indices.iter().all(|&corner| (corner as usize) < ribbons.positions.len()));
    }
}
