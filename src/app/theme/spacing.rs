//! The spacing scale, in u (the short side of the window is 720 u).

pub const HAIR: f32 = 4.0;
pub const SMALL: f32 = 8.0;
pub const MEDIUM: f32 = 16.0;
pub const LARGE: f32 = 24.0;
pub const HUGE: f32 = 48.0;

/// Corner radii.
pub const TILE_CORNER: f32 = 13.0;
pub const TAG_CORNER: f32 = 7.0;
pub const PLATE_CORNER: f32 = 14.0;
/// Round at both ends, whatever the size.
pub const FULLY_ROUND: f32 = 999.0;
