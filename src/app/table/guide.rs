//! A table that somebody is led at: one hole is asked for and no other is played, what matters is seen clearly and all else lies
//! in the hush. Whoever leads says what; the parts of the table ask here.

use bevy::prelude::*;

use super::TableStand;
use super::layout::Layout;
use crate::engine::{Hole, HoleSet, Row};

/// What is written beyond the holes of a row, and the light round them, in u from the lip.
const BESIDE_ROW_U: f32 = 66.0;

/// Between the ends of a leaf and what lies above and below the table, in u.
const BESIDE_LEAF_U: f32 = 8.0;

/// What one is led to, while the table stands to be taught at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    /// The hole to be played.
    pub asked: Option<Hole>,
    /// Holes with a light, a count and a number of their own.
    pub matter: HoleSet,
    /// Holes that hold three and come to four by the sowing that is asked for: their counts show the seed to come.
    pub fourths: HoleSet,
}

/// What is kept free for whoever leads, above and below the table, in u.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    pub above_u: u16,
    pub below_u: u16,
}

impl TableStand {
    pub fn is_taught(self) -> bool {
        matches!(self, TableStand::Taught(_))
    }
}

/// The table between what is above it and below it, made smaller if it must be.
pub(super) fn layout_within(row: Row, window: Vec2, room: Room) -> Layout {
    let mut layout = Layout::new(row, window);
    let (top, bottom) = (f32::from(room.above_u), layout.size.y - f32::from(room.below_u));
    let free = (bottom - top).max(1.0);
    let is_flat = layout.has_flat_leaves();
    let half_height = if layout.is_portrait {
        layout.pitch * row.len() as f32 / 2.0
    } else {
        let to_leaf = (layout.leaves.south.centre.y - layout.centre.y) + layout.leaves.south.half_width;
        let to_writing = layout.between_rows / 2.0 + layout.radius + BESIDE_ROW_U;
        if is_flat { to_leaf.max(to_writing) } else { to_writing }
    };
    let scale = (free / 2.0 / half_height).min(1.0);
    let old = layout.centre;
    layout.centre.y = (top + bottom) / 2.0;
    layout.pitch *= scale;
    layout.radius *= scale;
    if !layout.is_portrait {
        layout.between_rows *= scale;
    }
    for leaf in [&mut layout.leaves.south, &mut layout.leaves.north] {
        leaf.centre.y = layout.centre.y + if is_flat { (leaf.centre.y - old.y) * scale } else { 0.0 };
        if is_flat {
            leaf.half_width *= scale;
        } else {
            leaf.half_length = leaf.half_length.min(free / 2.0 - BESIDE_LEAF_U);
        }
    }
    layout
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_keeps_within_its_room_and_its_holes_are_large_enough_for_a_finger() {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0), Vec2::new(1024.0, 768.0)];
        let rooms = [(100, 134), (110, 236)].map(|(above_u, below_u)| Room { above_u, below_u });
        for (window, room, row) in
            windows.into_iter().flat_map(|w| rooms.map(|r| (w, r))).flat_map(|(w, r)| Row::ALL.map(|row| (w, r, row)))
        {
            let layout = layout_within(row, window, room);
            let (top, bottom) = (f32::from(room.above_u), layout.size.y - f32::from(room.below_u));
            for hole in row.track() {
                let (y, reach) = (layout.hole(hole).y, layout.radius);
                assert!(y - reach >= top && y + reach <= bottom, "{hole:?} in {window} with {room:?}");
            }
            assert!(layout.radius >= 22.0, "{row:?} in {window} with {room:?}: {}", layout.radius);
            for leaf in [layout.leaves.south, layout.leaves.north] {
                let half = if leaf.angle.sin().abs() > 0.5 { leaf.half_length } else { leaf.half_width };
                assert!(leaf.centre.y - half >= top - 1.0 && leaf.centre.y + half <= bottom + 1.0, "{leaf:?}");
            }
        }
    }
}
