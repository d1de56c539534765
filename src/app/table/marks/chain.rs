//! A chain that is being taken: what is gone, what shines, what waits, and the arrows from casa to casa.

use bevy::math::Vec2;

use super::course::Course;
use super::dust;
use super::signs::arrow_head;
use super::stroke::{Mark, Stroke};
use super::track::{lip_from_middle, ring_radii, round_hole, way};
use crate::app::table::layout::Layout;
use crate::app::theme::palette::Paint;
use crate::engine::Hole;

/// Casas that follow each other backwards, in the middle of being taken.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chain {
    /// In the order in which they are taken.
    pub holes: Vec<Hole>,
    /// So many are taken already.
    pub taken: usize,
    /// So many after those shine now.
    pub lit: usize,
    /// How much of their time is gone, 0 to 1.
    pub share: f32,
    /// Whether motes of dust rise in the light.
    pub has_motes: bool,
}

/// Between a hole's ring and the arrows that explain a chain: at their ends, and how far they swing out from there, in u.
const LINKS_U: (f32, f32) = (19.0, 9.0);

/// How soon a casa's ring stands in full, as a share of its time.
const LIGHTING: f32 = 0.45;

pub fn chain_marks(layout: &Layout, chain: &Chain) -> Vec<Mark> {
    let mut marks = Vec::new();
    let lit_until = chain.taken + chain.lit;
    let brightness = (chain.share / LIGHTING).min(1.0);
    for (i, &hole) in chain.holes.iter().enumerate() {
        let ring = |radii: f32, width: f32| Stroke::ring(round_hole(layout, hole, radii), width, Paint::Gold);
        marks.push(if i < chain.taken {
            vec![ring(1.24, 2.0).edged(1.0, 0.5).faint(0.7)]
        } else if i < lit_until {
            vec![
                ring(1.50, 1.4).faint(0.4 * brightness),
                ring(1.36, 2.2).faint(0.75 * brightness),
                ring(1.20, 6.0).edged(1.5, 0.5).faint(0.3 + 0.7 * brightness),
            ]
        } else {
            vec![ring(1.20, 3.4).dashed(7.6, 20.0).edged(1.3, 0.4)]
        });
        if (chain.taken..lit_until).contains(&i) && chain.has_motes {
            marks.push(dust::motes(layout, hole, chain.share));
        }
        if let Some(&next) = chain.holes.get(i + 1) {
            let drawn = if i + 1 < lit_until {
                1.0
            } else if i < lit_until {
                chain.share
            } else {
                0.0
            };
            let beside = (lip_from_middle(layout, 1.26), lip_from_middle(layout, 1.42));
            marks.push(chain_arrow(layout, hole, next, drawn, i + 1 < lit_until, beside));
        }
    }
    marks
}

/// What leads from casa to casa where one behind the other is taken.
pub fn links(layout: &Layout, course: &Course) -> Vec<Mark> {
    let holes: Vec<Hole> = course.taken.iter().map(|taken| taken.hole).collect();
    let pairs = holes.windows(2).filter(|pair| pair[0].before(layout.row) == pair[1]);
    // Beyond the way of the sowing.
    let low = lip_from_middle(layout, ring_radii(layout)) - LINKS_U.0;
    pairs.map(|pair| chain_arrow(layout, pair[0], pair[1], 1.0, true, (low, low - LINKS_U.1))).collect()
}

/// From one casa to the one behind it, against the sowing, in the channel: so far from its middle at both ends, and where the arrow
/// swings out.
fn chain_arrow(layout: &Layout, from: Hole, to: Hole, drawn: f32, is_lit: bool, (low, high): (f32, f32)) -> Mark {
    if drawn <= 0.05 {
        return Mark::new();
    }
    let holes = layout.row.holes() as f32;
    // Backwards over South's first hole lies North's last.
    let start = if from.index() == 0 { holes } else { from.index() as f32 };
    let (begin, end) = (start - 0.16, to.index() as f32 + 0.16);
    let middle = (begin + end) / 2.0;
    let from_middle = move |along: f32| {
        let off = (along - middle).abs() / ((begin - end).abs() / 2.0);
        high + (low - high) * off * off
    };
    let points = way(layout, begin, begin + (end - begin) * drawn, from_middle);
    let width = if is_lit { 5.0 } else { 3.2 };
    let opacity = if is_lit { 1.0 } else { 0.75 };
    let style = |stroke: Stroke| stroke.edged(1.3, 0.55).faint(opacity);
    let line: Vec<Vec2> = points.iter().map(|&(_, point)| point).collect();
    let (tip, before) = (line[line.len() - 1], line[line.len().saturating_sub(3)]);
    let mut mark = vec![style(Stroke::line(line, width, Paint::Gold))];
    mark.extend(arrow_head(tip, tip - before, 15.0, width, Paint::Gold).map(style));
    mark
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Row;

    #[test]
    fn a_chain_marks_what_is_taken_what_shines_and_what_waits_differently() {
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        let holes: Vec<Hole> = Row::Six.track().collect();
        let holes = vec![holes[1], holes[0], holes[11]];
        let chain = Chain { holes, taken: 1, lit: 1, share: 0.5, has_motes: true };
        let marks = chain_marks(&layout, &chain);
        let rings: Vec<&Mark> = marks.iter().filter(|mark| mark.iter().any(|stroke| stroke.is_closed)).collect();
        assert_eq!(rings.iter().map(|mark| mark.len()).collect::<Vec<_>>(), [1, 3, 1]);
        assert!(rings[2][0].dash.is_some() && rings[0][0].dash.is_none());
    }
}
