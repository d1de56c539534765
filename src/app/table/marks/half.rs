//! Half of a row, as a hint speaks of it before it names the hole: a bracket along the holes on the side of the channel.

use bevy::math::Vec2;

use super::stroke::{Mark, Stroke};
use super::track::{in_channel, lip_from_middle};
use crate::app::table::layout::Layout;
use crate::app::theme::palette::Paint;
use crate::engine::{Hole, HoleSet};

/// How far the bracket's back passes from the holes' middles, and how deep its ends reach down between them, in radii.
const BACK_RADII: f32 = 1.32;
const END_RADII: f32 = 0.86;

/// How far it reaches beyond the middles of the outer holes, in pitches: halfway to their neighbours.
const BEYOND: f32 = 0.49;

/// How round its corners are, in radii, and of how many points.
const CORNER_RADII: f32 = 0.30;
const CORNER_POINTS: usize = 6;

const WIDTH_U: f32 = 4.0;

/// Of neighbouring holes of one row.
pub fn draw(layout: &Layout, holes: HoleSet) -> Option<Mark> {
    let ends = [holes.iter().next()?, holes.iter().last()?];
    let inward = in_channel(layout, ends[0].index() as f32, 0.0) - at(layout, ends[0], BACK_RADII);
    let towards_middle = inward.normalize_or_zero() * layout.radius;
    let along = (at(layout, ends[1], BACK_RADII) - at(layout, ends[0], BACK_RADII)).normalize_or_zero();
    let side = |end: usize| {
        let outward = along * if end == 0 { -1.0 } else { 1.0 };
        let corner = at(layout, ends[end], BACK_RADII) + outward * BEYOND * layout.pitch;
        let mut points = vec![corner - towards_middle * (BACK_RADII - END_RADII)];
        let from = corner - towards_middle * CORNER_RADII;
        let to = corner - outward * CORNER_RADII * layout.radius;
        points.extend((0..=CORNER_POINTS).map(|i| {
            let t = i as f32 / CORNER_POINTS as f32;
            from.lerp(corner, t).lerp(corner.lerp(to, t), t)
        }));
        points
    };
    let (left, right): (Vec<Vec2>, Vec<Vec2>) = (side(0), side(1));
    let line = left.into_iter().chain(right.into_iter().rev());
    let bracket = Stroke::line(line, WIDTH_U, Paint::Focus);
    Some(vec![Stroke { grain: 0.3, ..bracket.edged_in(Paint::FocusBand, 2.0, 0.9) }])
}

/// Beside a hole, on the side of the channel.
fn at(layout: &Layout, hole: Hole, radii: f32) -> Vec2 {
    in_channel(layout, hole.index() as f32, lip_from_middle(layout, radii))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::layout::Layout;
    use crate::engine::{Player, Row};

    #[test]
    fn it_goes_along_its_own_holes_and_no_others_and_across_none() {
        for window in [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0)] {
            for (row, player) in Row::ALL.into_iter().flat_map(|row| Player::ALL.map(|player| (row, player))) {
                let layout = Layout::new(row, window);
                let half: HoleSet = row.holes_of(player).take(row.len() / 2).collect();
                let mark = draw(&layout, half).expect("a mark");
                let nearest = |point: Vec2| {
                    let distance = |hole: &Hole| layout.to_world(layout.hole(*hole)).distance(point);
                    row.track().min_by(|a, b| distance(a).total_cmp(&distance(b))).expect("a hole")
                };
                for nib in &mark[0].nibs {
                    let hole = nearest(nib.at);
                    assert!(half.contains(hole), "{row:?} {player} {window}: {hole:?}");
                    assert!(layout.to_world(layout.hole(hole)).distance(nib.at) > layout.radius * 1.05);
                }
            }
        }
        assert_eq!(draw(&Layout::new(Row::Six, Vec2::new(1280.0, 720.0)), HoleSet::EMPTY), None);
    }
}
