//! Where everything on the table is, as a pure function of the window's shape and the board.
//!
//! Lengths are in u: the short side of the window is 720 u. Points have x to the right and y down, from the upper left corner;
//! [`Layout::to_world`] turns them into Bevy's world, where y goes up from the middle.

use bevy::math::{Rect, Vec2, Vec2Swizzles};

use crate::engine::{ByPlayer, Hole, Player, Row};

/// The short side of every window, in u.
pub const SHORT_SIDE_U: f32 = 720.0;

/// Nothing lies nearer to the window's edge than this.
const EDGE_U: f32 = 16.0;

/// Tiles and buttons above the board, tile and plates below it, in portrait.
const PORTRAIT_TOP_U: f32 = 98.0;
const PORTRAIT_BOTTOM_U: f32 = 176.0;

const TILE_SIZE: Vec2 = Vec2::new(184.0, 66.0);
const CAPTION_SIZE: Vec2 = Vec2::new(600.0, 68.0);
const LAP_LINE_SIZE: Vec2 = Vec2::new(280.0, 52.0);
const VERDICT_SIZE: Vec2 = Vec2::new(560.0, 68.0);
const BUTTON_SIZE: Vec2 = Vec2::new(60.0, 54.0);
const BUTTON_PITCH_U: f32 = 76.0;

/// A leaf for captured seeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaf {
    pub centre: Vec2,
    /// From its stem to its tip, turned clockwise from the x axis, in radians. Seeds are laid from the stem on.
    pub angle: f32,
    pub half_length: f32,
    pub half_width: f32,
}

/// The table at one window size.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub row: Row,
    /// Width and height of the window.
    pub size: Vec2,
    pub is_portrait: bool,
    /// From hole to hole along a row.
    pub pitch: f32,
    /// Radius of a hole.
    pub radius: f32,
    /// Between the middle lines of the two rows.
    pub between_rows: f32,
    /// Middle of the board.
    pub centre: Vec2,
    pub leaves: ByPlayer<Leaf>,
    pub tiles: ByPlayer<Rect>,
    pub caption: Rect,
    /// While seeds fly, the lap.
    pub lap_line: Rect,
    /// After the end, in the same place: who has won and why.
    pub verdict: Rect,
    first_button: Vec2,
}

/// The measures of a board at its nominal size, in u.
struct Measures {
    pitch: f32,
    radius_to_pitch: f32,
    between_rows: f32,
    /// What the window needs beside the row, along it.
    beside_row: f32,
    /// Half length and half width of a leaf.
    leaf: (f32, f32),
    capture_seed: f32,
}

const fn measures(row: Row, is_portrait: bool) -> Measures {
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
            leaf: (430.0, 45.0),
            capture_seed: 9.7,
        },
        (Row::Six, true) => Measures {
            pitch: 150.0,
            radius_to_pitch: 0.36,
            between_rows: 190.0,
            beside_row: PORTRAIT_TOP_U + PORTRAIT_BOTTOM_U,
            leaf: (462.0, 58.0),
            capture_seed: 12.8,
        },
        (Row::Twelve, true) => Measures {
            pitch: 85.5,
            radius_to_pitch: 0.438,
            between_rows: 180.0,
            beside_row: PORTRAIT_TOP_U + PORTRAIT_BOTTOM_U,
            leaf: (462.0, 58.0),
            capture_seed: 11.4,
        },
    }
}

impl Layout {
    /// The table in a window of that size, in pixels of whatever kind: only its shape counts.
    pub fn new(row: Row, window: Vec2) -> Layout {
        let window = window.max(Vec2::ONE);
        let size = window * (SHORT_SIDE_U / window.min_element());
        let is_portrait = size.y > size.x;
        let board = measures(row, is_portrait);
        let along = if is_portrait { size.y } else { size.x };
        let pitch = board.pitch.min((along - board.beside_row) / row.len() as f32);
        let scale = pitch / board.pitch;
        // In portrait the rows run between what is at the top and what is at the bottom.
        let middle = if is_portrait { (PORTRAIT_TOP_U + size.y - PORTRAIT_BOTTOM_U) / 2.0 } else { 0.49 * size.y };
        let centre = Vec2::new(size.x / 2.0, middle);
        let mut layout = Layout {
            row,
            size,
            is_portrait,
            pitch,
            radius: pitch * board.radius_to_pitch,
            between_rows: board.between_rows * scale.max(0.6),
            centre,
            leaves: leaves(row, size, is_portrait, scale, board.leaf),
            tiles: tiles(size, is_portrait),
            caption: Rect::default(),
            lap_line: top_plate(size, is_portrait, LAP_LINE_SIZE),
            verdict: top_plate(size, is_portrait, VERDICT_SIZE),
            first_button: if is_portrait {
                Vec2::new(size.x - 48.0 - (BUTTONS - 1) as f32 * BUTTON_PITCH_U, 58.0)
            } else {
                Vec2::new(48.0, size.y - 56.0)
            },
        };
        layout.caption = layout.place_caption();
        layout
    }

    /// A board that is only looked at: large, at the lower right, cut off by the window's edge; its leaves lie out of sight.
    pub fn at_lower_right(row: Row, window: Vec2) -> Layout {
        let mut layout = Layout::new(row, window);
        let size = layout.size;
        let first_column = if layout.is_portrait { 120.0 } else { 716.0 };
        layout.is_portrait = false;
        layout.pitch = 168.0;
        layout.radius = 70.0;
        layout.between_rows = 196.0;
        layout.centre = Vec2::new(first_column + (row.len() as f32 - 1.0) / 2.0 * layout.pitch, size.y - 175.0);
        for leaf in [&mut layout.leaves.south, &mut layout.leaves.north] {
            leaf.centre = Vec2::new(size.x.max(first_column + row.len() as f32 * layout.pitch) + 300.0, leaf.centre.y);
        }
        layout
    }

    /// The middle of a hole, on the true grid.
    pub fn hole(&self, hole: Hole) -> Vec2 {
        let along = (hole.number(self.row) as f32 - 0.5 - self.row.len() as f32 / 2.0) * self.pitch;
        let across = self.between_rows / 2.0;
        // South, in landscape: to the right along the near row. North sits opposite, so everything is turned by half a turn.
        let south = Vec2::new(along, across);
        let landscape = if hole.owner(self.row) == Player::South { south } else { -south };
        // In portrait the board is turned a quarter counter-clockwise.
        self.centre + if self.is_portrait { Vec2::new(landscape.y, -landscape.x) } else { landscape }
    }

    /// From the middle of a hole to its owner, a unit vector.
    pub fn towards_owner(&self, hole: Hole) -> Vec2 {
        let outwards = if self.is_portrait { Vec2::X } else { Vec2::Y };
        if hole.owner(self.row) == Player::South { outwards } else { -outwards }
    }

    /// Width and height of the area in which a touch means a hole: the full cell of the grid.
    pub fn cell(&self) -> Vec2 {
        let cell = Vec2::new(self.pitch, self.between_rows);
        if self.is_portrait { cell.yx() } else { cell }
    }

    /// The hole whose cell a point lies in, if any. Cells do not overlap.
    pub fn hole_at(&self, point: Vec2) -> Option<Hole> {
        let half = self.cell() / 2.0;
        self.row.track().find(|&hole| {
            let aside = point - self.hole(hole);
            aside.x >= -half.x && aside.x < half.x && aside.y >= -half.y && aside.y < half.y
        })
    }

    /// Half the length of a seed in a hole.
    pub fn seed_radius(&self) -> f32 {
        0.248 * self.radius
    }

    /// Half the length of a captured seed.
    pub fn captured_seed_radius(&self) -> f32 {
        measures(self.row, self.is_portrait).capture_seed
            * (self.pitch / measures(self.row, self.is_portrait).pitch).max(0.7)
    }

    /// The place of the i-th button, from 0.
    pub fn button(&self, i: usize) -> Rect {
        Rect::from_center_size(self.first_button + Vec2::X * BUTTON_PITCH_U * i as f32, BUTTON_SIZE)
    }

    /// A point on the table in Bevy's world.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.size.x / 2.0, self.size.y / 2.0 - point.y)
    }

    /// Bottom middle where there is room between buttons and tile, above them where there is not.
    fn place_caption(&self) -> Rect {
        if self.is_portrait {
            let size = Vec2::new(self.size.x - 80.0, CAPTION_SIZE.y);
            return Rect::from_center_size(Vec2::new(self.size.x / 2.0, self.size.y - 52.0), size);
        }
        let left = self.button(BUTTONS - 1).max.x + EDGE_U;
        let right = self.tiles.south.min.x - EDGE_U;
        let y = self.size.y - 59.0;
        let middle = self.size.x / 2.0;
        if middle - CAPTION_SIZE.x / 2.0 >= left && middle + CAPTION_SIZE.x / 2.0 <= right {
            Rect::from_center_size(Vec2::new(middle, y), CAPTION_SIZE)
        } else if right - left >= 420.0 {
            Rect::from_center_size(Vec2::new((left + right) / 2.0, y), Vec2::new(right - left, CAPTION_SIZE.y))
        } else {
            let width = CAPTION_SIZE.x.min(self.size.x - 2.0 * EDGE_U);
            Rect::from_center_size(Vec2::new(middle, y - 77.0), Vec2::new(width, CAPTION_SIZE.y))
        }
    }
}

/// How many buttons the play screen has.
pub const BUTTONS: usize = 5;

fn leaves(row: Row, size: Vec2, is_portrait: bool, scale: f32, (long, half_width): (f32, f32)) -> ByPlayer<Leaf> {
    let quarter = std::f32::consts::FRAC_PI_2;
    if row == Row::Twelve && !is_portrait {
        let half_length = long.min(size.x / 2.0 - EDGE_U);
        let flat = |y, angle| Leaf { centre: Vec2::new(size.x / 2.0, y), angle, half_length, half_width };
        let from_middle = 222.0 * scale.max(0.75);
        let middle = 0.49 * size.y;
        // Each is filled from the end that is nearer to its owner's tile.
        return ByPlayer::new(flat(middle + from_middle, 2.0 * quarter), flat(middle - from_middle, 0.0));
    }
    let half_length = if is_portrait { long.min((size.y - 356.0) / 2.0) } else { long };
    let inset = if is_portrait { 78.0 } else { 98.0 };
    let middle = if is_portrait { (size.y - 40.0) / 2.0 } else { 352.0 };
    let upright = |x, y, angle| Leaf { centre: Vec2::new(x, y), angle, half_length, half_width };
    ByPlayer::new(upright(size.x - inset, middle + 8.0, -quarter), upright(inset, middle - 8.0, quarter))
}

fn tiles(size: Vec2, is_portrait: bool) -> ByPlayer<Rect> {
    let from_bottom = if is_portrait { 129.0 } else { 59.0 };
    ByPlayer::new(
        Rect::from_center_size(Vec2::new(size.x - 108.0, size.y - from_bottom), TILE_SIZE),
        Rect::from_center_size(Vec2::new(108.0, 49.0), TILE_SIZE),
    )
}

/// A plate at the top: in the middle where there is room beside North's tile, else between that and the right edge. In portrait
/// beside South's tile.
fn top_plate(size: Vec2, is_portrait: bool, plate: Vec2) -> Rect {
    if is_portrait {
        let room = size.x - TILE_SIZE.x - 4.0 * EDGE_U;
        return Rect::from_center_size(
            Vec2::new(EDGE_U + room / 2.0, size.y - 129.0),
            plate.min(Vec2::new(room, plate.y)),
        );
    }
    let left = tiles(size, false).north.max.x + EDGE_U;
    let room = Rect::new(left, 0.0, size.x - EDGE_U, 100.0);
    let middle = size.x / 2.0;
    let x = if middle - plate.x / 2.0 >= left { middle } else { room.center().x };
    Rect::from_center_size(Vec2::new(x, 50.0), plate.min(Vec2::new(room.width(), plate.y)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Windows from square to very wide and very high, and the sizes that people have.
    fn windows() -> impl Iterator<Item = Vec2> {
        let shapes = (10..=24).map(|i| i as f32 / 10.0);
        shapes.flat_map(|ratio| [Vec2::new(720.0 * ratio, 720.0), Vec2::new(720.0, 720.0 * ratio)])
    }

    fn layouts() -> impl Iterator<Item = Layout> {
        windows().flat_map(|window| Row::ALL.map(|row| Layout::new(row, window)))
    }

    fn hole_rect(layout: &Layout, hole: Hole) -> Rect {
        Rect::from_center_half_size(layout.hole(hole), Vec2::splat(layout.radius * 1.05))
    }

    /// Everything that may not lie on anything else.
    fn pieces(layout: &Layout) -> Vec<(String, Rect)> {
        let mut pieces: Vec<(String, Rect)> =
            layout.row.track().map(|hole| (hole.label(layout.row).to_string(), hole_rect(layout, hole))).collect();
        pieces.push(("South's tile".into(), layout.tiles.south));
        pieces.push(("North's tile".into(), layout.tiles.north));
        pieces.push(("caption".into(), layout.caption));
        pieces.push(("verdict".into(), layout.verdict));
        pieces.extend((0..BUTTONS).map(|i| (format!("button {i}"), layout.button(i))));
        pieces
    }

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_window() {
        for layout in layouts() {
            let window = Rect::from_corners(Vec2::ZERO, layout.size);
            let pieces = pieces(&layout);
            for (i, (name, rect)) in pieces.iter().enumerate() {
                assert_eq!(rect.intersect(window), *rect, "{name} leaves {:?} ({:?})", layout.size, layout.row);
                for (other, rect2) in &pieces[..i] {
                    let shared = rect.intersect(*rect2);
                    assert!(shared.is_empty(), "{name} lies on {other} at {:?} ({:?})", layout.size, layout.row);
                }
            }
        }
    }

    #[test]
    fn the_verdict_has_room_for_its_words() {
        for layout in layouts() {
            assert!(layout.verdict.width() >= 440.0, "{:?}: {}", layout.size, layout.verdict.width());
        }
    }

    #[test]
    fn holes_follow_each_other_counter_clockwise() {
        for layout in layouts() {
            let area: f32 = layout
                .row
                .track()
                .map(|hole| {
                    layout.to_world(layout.hole(hole)).perp_dot(layout.to_world(layout.hole(hole.next(layout.row))))
                })
                .sum();
            assert!(area > 0.0, "{:?}", layout.size);
        }
    }

    #[test]
    fn holes_are_at_least_44_pixels_wide_in_a_window_of_720() {
        for row in Row::ALL {
            for window in [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0), Vec2::new(1024.0, 768.0)] {
                assert!(Layout::new(row, window).radius >= 22.0, "{row:?} {window}");
            }
        }
    }

    #[test]
    fn only_the_shape_of_the_window_counts() {
        for row in Row::ALL {
            assert_eq!(Layout::new(row, Vec2::new(1280.0, 720.0)), Layout::new(row, Vec2::new(3840.0, 2160.0)));
        }
    }

    #[test]
    fn a_window_without_a_size_is_no_reason_to_fail() {
        for row in Row::ALL {
            assert!(Layout::new(row, Vec2::ZERO).size.is_finite());
        }
    }
}
