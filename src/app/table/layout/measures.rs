//! The measures of each board at its nominal size.

use crate::engine::Row;

/// The measures of a board at its nominal size, in u.
pub(super) struct Measures {
    pub pitch: f32,
    pub radius_to_pitch: f32,
    pub between_rows: f32,
    /// In landscape, what the window needs beside the row, along it.
    pub beside_row: f32,
    /// Half length and half width of a leaf.
    pub leaf: (f32, f32),
    pub capture_seed: f32,
}

pub(super) const fn measures(row: Row, is_portrait: bool) -> Measures {
    match (row, is_portrait) {
        (Row::Six, false) => Measures {
            pitch: 151.0,
            radius_to_pitch: 0.417,
            between_rows: 190.0,
            beside_row: 374.0,
            leaf: (238.0, 66.0),
            capture_seed: 12.8,
        },
        (Row::Twelve, false) => Measures {
            pitch: 98.0,
            radius_to_pitch: 0.403,
            between_rows: 142.0,
            beside_row: 104.0,
            leaf: (430.0, 42.0),
            capture_seed: 9.2,
        },
        (Row::Six, true) => Measures {
            pitch: 150.0,
            radius_to_pitch: 0.36,
            between_rows: 190.0,
            beside_row: 0.0,
            leaf: (462.0, 58.0),
            capture_seed: 12.8,
        },
        (Row::Twelve, true) => Measures {
            pitch: 85.5,
            radius_to_pitch: 0.438,
            between_rows: 180.0,
            beside_row: 0.0,
            leaf: (462.0, 58.0),
            capture_seed: 11.4,
        },
    }
}
