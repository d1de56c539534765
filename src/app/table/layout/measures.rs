//! The measures of each board: at its nominal size, and where it gives way to text.

use crate::engine::Row;

/// How a board's leaves lie in landscape: above and below its rows, or at both their ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lie {
    Flat,
    Upright,
}

/// The measures of a board, in u.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measures {
    pub pitch: f32,
    /// The most that a hole's radius is, and the most of a pitch that it is.
    pub radius: f32,
    pub radius_to_pitch: f32,
    /// Between rows at the nominal size.
    pub between_rows: f32,
    /// In landscape, what the window needs beside the row, along it.
    pub beside_row: f32,
    pub lie: Lie,
    /// Half length and half width of a leaf.
    pub leaf: (f32, f32),
    /// How many fours lie side by side on a leaf.
    pub columns: usize,
    pub capture_seed: f32,
}

/// What leaves of one kind need.
struct Leaves {
    leaf: (f32, f32),
    capture_seed: f32,
    beside_row: f32,
}

/// Larger holes than in a board with room for all, beside so long a pitch.
const DENSE: f32 = 0.438;

impl Measures {
    /// The board at its nominal size.
    pub const fn of(row: Row, is_portrait: bool) -> Measures {
        let (pitch, radius_to_pitch, between_rows) = match (row, is_portrait) {
            (Row::Six, false) => (151.0, 0.417, 190.0),
            (Row::Twelve, false) => (98.0, 0.403, 142.0),
            (Row::Six, true) => (150.0, 0.36, 190.0),
            (Row::Twelve, true) => (85.5, 0.438, 180.0),
        };
        let lie = match (row, is_portrait) {
            (Row::Twelve, false) => Lie::Flat,
            _ => Lie::Upright,
        };
        let Leaves { leaf, capture_seed, beside_row } = leaves(row, is_portrait, lie, false);
        let radius = pitch * radius_to_pitch;
        Measures { pitch, radius, radius_to_pitch, between_rows, beside_row, lie, leaf, columns: 2, capture_seed }
    }

    /// In landscape the same board with other leaves.
    pub fn with_leaves(self, row: Row, lie: Lie, are_slim: bool) -> Measures {
        let Leaves { leaf, capture_seed, beside_row } = leaves(row, false, lie, are_slim);
        // A short leaf for all the seeds of the long board.
        let columns = if row == Row::Twelve && lie == Lie::Upright { 3 } else { 2 };
        Measures { lie, leaf, columns, capture_seed, beside_row, ..self }
    }

    /// With holes of so much of their radius. From hole to hole it gives way half as much: a row stays a row across the window.
    pub fn scaled(self, scale: f32) -> Measures {
        Measures { pitch: self.pitch * (1.0 + scale) / 2.0, radius: self.radius * scale, ..self }
    }

    /// In portrait, with holes as close to each other as on any board.
    pub fn dense(self) -> Measures {
        Measures { radius_to_pitch: DENSE.max(self.radius_to_pitch), ..self }
    }
}

const fn leaves(row: Row, is_portrait: bool, lie: Lie, are_slim: bool) -> Leaves {
    match (row, is_portrait, lie, are_slim) {
        (Row::Six, true, ..) => Leaves { leaf: (462.0, 58.0), capture_seed: 12.8, beside_row: 0.0 },
        (Row::Twelve, true, ..) => Leaves { leaf: (462.0, 58.0), capture_seed: 11.4, beside_row: 0.0 },
        (Row::Six, _, Lie::Upright, false) => Leaves { leaf: (238.0, 66.0), capture_seed: 12.8, beside_row: 374.0 },
        (Row::Six, _, Lie::Upright, true) => Leaves { leaf: (238.0, 46.0), capture_seed: 9.2, beside_row: 294.0 },
        (Row::Six, _, Lie::Flat, _) => Leaves { leaf: (300.0, 36.0), capture_seed: 8.4, beside_row: 104.0 },
        (Row::Twelve, _, Lie::Flat, false) => Leaves { leaf: (430.0, 42.0), capture_seed: 9.2, beside_row: 104.0 },
        (Row::Twelve, _, Lie::Flat, true) => Leaves { leaf: (430.0, 30.0), capture_seed: 6.8, beside_row: 104.0 },
        (Row::Twelve, _, Lie::Upright, _) => Leaves { leaf: (238.0, 54.0), capture_seed: 8.2, beside_row: 326.0 },
    }
}
