//! The way of the move that is shown, or of the last one: a thread from lip to lip, where it began, where it ended, what it took.

use std::sync::Arc;

use bevy::math::Vec2;

use super::chain::Chain;
use super::course::Course;
use super::dust;
use super::signs::{gold, small_round};
use super::stroke::{Mark, Nib, Stroke};
use super::track::{in_channel, is_turn, lip_from_middle, way};
use crate::app::table::layout::Layout;
use crate::app::theme::palette::Paint;
use crate::engine::Hole;

/// The way of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Trail {
    pub course: Arc<Course>,
    /// How much of the last stretch from a hole to the next is gone, 0 to 1.
    pub share: f32,
}

/// How far from a hole's middle the thread of a trail passes, and how far it swings out between holes, in radii.
const TRAIL_RADII: f32 = 1.17;
const TRAIL_SWING: f32 = 0.28;

/// The threads along both rows keep so far from the line between them, in u.
const FROM_MIDDLE_U: f32 = 9.0;

/// Widths of a trail's thread where it is oldest and where it is newest, in u.
const THREAD_WIDTHS: (f32, f32) = (2.2, 3.2);

pub fn trail_marks(layout: &Layout, trail: &Trail, chain: Option<&Chain>) -> Vec<Mark> {
    // While a chain is taken its gold leads the eye.
    let opacity = if chain.is_some() { 0.4 } else { 1.0 };
    let mut marks = vec![thread(layout, trail).into_iter().map(|stroke| stroke.faint(opacity)).collect()];
    let in_chain = |hole: &Hole| chain.is_some_and(|chain| chain.holes.contains(hole));
    let taken = trail.course.taken.iter().map(|taken| taken.hole);
    marks.extend(taken.filter(|hole| !in_chain(hole)).map(|hole| gold(layout, hole)));
    let lip = lip_from_middle(layout, TRAIL_RADII);
    let at_lip = |hole: Hole| in_channel(layout, hole.index() as f32, lip);
    if let Some(began) = trail.course.began {
        let ring = Stroke::ring(small_round(at_lip(began), 6.0), 3.0, Paint::Cream).smooth();
        marks.push(vec![ring.edged(1.5, 1.0)]);
    }
    if let Some(ended) = trail.course.ended {
        marks.push(vec![Stroke::disc(at_lip(ended), 6.5, Paint::Cream).edged(2.0, 1.0)]);
    }
    marks
}

/// The thread from lip to lip, thin where it is old, with the dust that fell beside it.
fn thread(layout: &Layout, trail: &Trail) -> Mark {
    let Some(reach) = trail.course.last_round(layout.row, trail.share) else { return Mark::new() };
    let lip = lip_from_middle(layout, TRAIL_RADII);
    let most = (TRAIL_SWING * layout.radius).min((lip - FROM_MIDDLE_U).max(0.0));
    let swing = |along: f32| {
        let between = (along * std::f32::consts::PI).sin().powi(2);
        if is_turn(layout, along) { 0.0 } else { most * between }
    };
    let points = way(layout, reach.from, reach.to, |along| lip - swing(along));
    let length = (reach.to - reach.from).max(1e-3);
    let nib = |(along, at): (f32, Vec2)| {
        let age = (along - reach.from) / length;
        let width = THREAD_WIDTHS.0 + (THREAD_WIDTHS.1 - THREAD_WIDTHS.0) * age;
        Nib { at, half_width: width / 2.0, opacity: 0.55 + 0.45 * age }
    };
    let nibs: Vec<Nib> = points.into_iter().map(nib).collect();
    let mut mark = vec![Stroke::thread(nibs.clone(), Paint::Cream).edged(1.3, 0.55)];
    mark.extend(dust::beside(&nibs));
    mark
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Player, Position, Row, Rules, Setup};

    #[test]
    fn a_recorded_move_leaves_a_thread_from_its_beginning_to_its_end_and_gold_where_it_took() {
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        let position: Position =
            "3,3,3,3,1,0/0,0,0,0,5,6 S 24-0".parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap();
        let hole = Hole::of(Row::Six, Player::South, 1).unwrap();
        let course = Arc::new(Course::of(&position, &position.play_recorded(hole).unwrap().1));
        let trail = Trail { course, share: 1.0 };
        let marks = trail_marks(&layout, &trail, None);
        let golden = marks.iter().flatten().filter(|stroke| stroke.paint == Paint::Gold).count();
        assert_eq!(golden, 3);
        let thread = &marks[0][0];
        let lip = lip_from_middle(&layout, TRAIL_RADII);
        assert!(thread.nibs[0].at.distance(in_channel(&layout, 0.0, lip)) < 0.1);
        assert!(thread.nibs.last().unwrap().at.distance(in_channel(&layout, 3.0, lip)) < 0.1);
        assert!(thread.nibs[0].half_width * 2.0 < 2.3 && thread.nibs.last().unwrap().half_width * 2.0 > 3.1);
    }
}
