//! Leaves for captured seeds, and how far the board reaches with them.

use std::f32::consts::FRAC_PI_2;

use bevy::math::{Rect, Vec2};

use super::measures::{Lie, Measures};
use super::{GAP_U, Layout, edges};
use crate::engine::{ByPlayer, Player};

/// From a leaf that lies flat to what lies above or below it, besides.
const BESIDE_LEAF_U: f32 = 8.0;

/// From a leaf to what lies before its ends.
const BEFORE_LEAF_U: f32 = 8.0;

/// Of a leaf's length, what its fours share.
const FILLED: f32 = 1.46;

/// A four needs so many radii of its seeds along the leaf.
const FOUR: f32 = 4.2;

/// A leaf for captured seeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaf {
    pub centre: Vec2,
    /// From its stem to its tip, turned clockwise from the x axis, in radians. Seeds are laid from the stem on.
    pub angle: f32,
    pub half_length: f32,
    pub half_width: f32,
    /// How many fours lie side by side across it.
    pub columns: usize,
}

impl Leaf {
    pub(super) const NOWHERE: Leaf =
        Leaf { centre: Vec2::ZERO, angle: 0.0, half_length: 0.0, half_width: 0.0, columns: 2 };
}

impl Layout {
    /// Whether leaves lie above and below the rows. Else they lie at their sides.
    pub fn has_flat_leaves(&self) -> bool {
        self.board.lie == Lie::Flat
    }

    /// How far the board reaches up and down from its middle, with what is written beside its holes and leaves that lie flat.
    pub(super) fn reach(&self) -> f32 {
        let leaf = &self.leaves.south;
        if self.has_flat_leaves() {
            return leaf.centre.y - self.centre.y + leaf.half_width + BESIDE_LEAF_U;
        }
        self.beside_rows()
    }

    /// The same before leaves are laid.
    pub(super) fn reach_of(&self, board: &Measures) -> f32 {
        if self.has_flat_leaves() { self.flat_leaf_aside(board) + board.leaf.1 } else { self.beside_rows() }
    }

    /// Of a leaf that lies flat, from the middle of the board to its own.
    fn flat_leaf_aside(&self, board: &Measures) -> f32 {
        let beside = self.beside_rows() + GAP_U / 2.0 + board.leaf.1;
        if self.seating.text > 1.0 { beside } else { beside.max(210.0 * (self.pitch / board.pitch).max(0.75)) }
    }

    /// How wide upright leaves are, of their width beside the board at its nominal size: beside a smaller one they would be heavy.
    fn leaf_share(&self) -> f32 {
        let nominal = Measures::of(self.row, self.is_portrait);
        match self.seating.text > 1.0 && self.board.leaf == nominal.leaf {
            true => (self.radius / nominal.radius).max(0.3).sqrt(),
            false => 1.0,
        }
    }

    pub(super) fn lay_leaves(&self) -> ByPlayer<Leaf> {
        let (board, size) = (&self.board, self.size);
        let ((long, half_width), columns) = (board.leaf, board.columns);
        if self.has_flat_leaves() {
            let half_length = long.min(size.x / 2.0 - edges::EDGE_U);
            let flat = |y, angle| Leaf { centre: Vec2::new(size.x / 2.0, y), angle, half_length, half_width, columns };
            let from_middle = self.flat_leaf_aside(board);
            let middle = self.centre.y;
            // Each is filled from the end that is nearer to its owner's tile.
            return ByPlayer::new(flat(middle + from_middle, 2.0 * FRAC_PI_2), flat(middle - from_middle, 0.0));
        }
        let half_width = half_width * self.leaf_share();
        let half_length = if self.is_portrait { long.min((size.y - 356.0) / 2.0) } else { long };
        let inset = half_width + if self.is_portrait { 28.0 } else { 32.0 };
        let middle = match (self.seating.is_north_turned, self.is_portrait) {
            (true, _) => size.y / 2.0,
            (false, true) => (size.y - 40.0) / 2.0,
            (false, false) => 352.0,
        };
        let upright = |x, y, angle| Leaf { centre: Vec2::new(x, y), angle, half_length, half_width, columns };
        ByPlayer::new(upright(size.x - inset, middle + 8.0, -FRAC_PI_2), upright(inset, middle - 8.0, FRAC_PI_2))
    }

    /// An upright leaf gives way to what lies before its ends.
    pub(super) fn shortened(&self, leaf: Leaf) -> Leaf {
        if self.has_flat_leaves() {
            return leaf;
        }
        let sides = leaf.centre.x - leaf.half_width..leaf.centre.x + leaf.half_width;
        let (mut top, mut bottom) = (leaf.centre.y - leaf.half_length, leaf.centre.y + leaf.half_length);
        for piece in self.at_the_edges().filter(|piece| piece.min.x < sides.end && piece.max.x > sides.start) {
            if piece.center().y > leaf.centre.y {
                bottom = bottom.min(piece.min.y - BEFORE_LEAF_U);
            } else {
                top = top.max(piece.max.y + BEFORE_LEAF_U);
            }
        }
        Leaf { centre: Vec2::new(leaf.centre.x, (top + bottom) / 2.0), half_length: (bottom - top) / 2.0, ..leaf }
    }

    /// The largest captured seeds that have room on their leaves, one four beside the other.
    pub(super) fn captured_seed_with_room(&self) -> f32 {
        let leaf = self.leaves
            [if self.leaves.south.half_length < self.leaves.north.half_length { Player::South } else { Player::North }];
        let lines = (self.row.holes() as f32 / leaf.columns as f32).ceil();
        let along = FILLED * leaf.half_length / lines;
        let across = if leaf.columns == 2 { 0.9 * leaf.half_width } else { 0.54 * leaf.half_width };
        along.min(across) / FOUR
    }

    /// Everything that lies at the edges, on both sides.
    fn at_the_edges(&self) -> impl Iterator<Item = Rect> {
        let own = self.stones.iter().copied();
        let own = own.chain([self.strip.place, self.question, self.lap_line, self.verdict, self.next_steps.place]);
        let own: Vec<Rect> = own.filter(|rect| !rect.is_empty()).collect();
        let turned: Vec<Rect> = if self.seating.is_north_turned {
            own.iter().map(|&rect| self.half_turned(rect)).collect()
        } else {
            Vec::new()
        };
        own.into_iter().chain(turned).chain([self.tiles.south, self.tiles.north])
    }
}
