//! Where everything on the table is, as a pure function of the window's shape and the board.
//!
//! Lengths are in u: the short side of the window is 720 u. Points have x to the right and y down, from the upper left corner;
//! [`Layout::to_world`] turns them into Bevy's world, where y goes up from the middle.
//!
//! Text may be up to twice as large as in the type scale. What it stands on at the window's edges grows with it as far as there
//! is room beside the board, which keeps its size in landscape and moves up a little; in portrait it gives way a little.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `measures` | the boards at their nominal size |
//! | `edges` | what lies at the edges: tiles, stones, plates |
//! | `ending` | what is said after the end, and what can be done next |
//! | `strip` | where captions lie, and how large they are |

mod edges;
mod ending;
mod measures;
mod sizes;
mod strip;

use bevy::math::{Rect, Vec2, Vec2Swizzles};

pub use edges::has_line_under_name;
use edges::{Edges, Room, portrait_heights};
pub use ending::{NextSteps, SlabSize};
use measures::{Measures, measures};
pub use strip::{LEAST_QUESTION_U, Strip};

use crate::engine::{ByPlayer, Hole, Player, Row};

/// The short side of every window, in u.
pub const SHORT_SIDE_U: f32 = 720.0;

/// From what lies at the edges to the board, at least.
const GAP_U: f32 = 4.0;

/// From a leaf that lies flat to what lies above or below it, besides.
const BESIDE_LEAF_U: f32 = 8.0;

/// From a leaf to what lies before its ends.
const BEFORE_LEAF_U: f32 = 8.0;

/// A leaf for captured seeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaf {
    pub centre: Vec2,
    /// From its stem to its tip, turned clockwise from the x axis, in radians. Seeds are laid from the stem on.
    pub angle: f32,
    pub half_length: f32,
    pub half_width: f32,
}

/// For whom a table is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seating {
    /// Whether two sit opposite each other: what is North's is South's, turned about the window's middle.
    pub is_north_turned: bool,
    /// The largest text at the table, 1 to 2 times its size in the type scale.
    pub text: f32,
    /// Whether there is to be room for the holes' numbers.
    pub has_hole_numbers: bool,
    /// Whether the stones stay at the lower edge, even where captions could use their place.
    pub has_stones_below: bool,
}

impl Default for Seating {
    fn default() -> Seating {
        Seating { is_north_turned: false, text: 1.0, has_hole_numbers: true, has_stones_below: false }
    }
}

/// The table at one window size.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub row: Row,
    pub seating: Seating,
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
    /// How large the texts on tiles may be, of their size in the scale.
    pub tile_text: f32,
    /// The same of counts, with their chips, and of hole numbers.
    pub count_text: f32,
    pub number_text: f32,
    /// Of whoever reads at the lower edge.
    pub caption: Rect,
    /// How far a long caption's plate may grow, and how large its text is.
    pub strip: Strip,
    /// A question to whoever reads there: all of the lower edge but for the tile. Stones make way.
    pub question: Rect,
    /// How large its text is, of its size in the scale; its answers are as large as is wished for.
    pub question_text: f32,
    /// While seeds fly, the lap. Nowhere while North is turned: its caption lies there.
    pub lap_line: Rect,
    /// After the end: who has won and why.
    pub verdict: Rect,
    /// The same as North reads it where North is turned; nowhere else.
    pub norths_verdict: Rect,
    /// After the end: what can be done next.
    pub next_steps: NextSteps,
    stones: Vec<Rect>,
}

/// How many stones the play screen has where all sit on one side, and how many each side has where two sit opposite.
pub const BUTTONS: usize = 5;
pub const BUTTONS_A_SIDE: usize = 4;

impl Layout {
    /// The table in a window of that size, in pixels of whatever kind: only its shape counts. All sit on one side, and text has
    /// its size in the scale.
    pub fn new(row: Row, window: Vec2) -> Layout {
        Layout::set_for(Seating::default(), row, window)
    }

    /// The same, set for others.
    pub fn set_for(seating: Seating, row: Row, window: Vec2) -> Layout {
        let window = window.max(Vec2::ONE);
        let size = window * (SHORT_SIDE_U / window.min_element());
        let is_portrait = size.y > size.x;
        let board = measures(row, is_portrait);
        let (top, bottom) = portrait_heights(&seating, size);
        let along = if is_portrait { size.y - top - bottom } else { size.x - board.beside_row };
        let pitch = board.pitch.min(along / row.len() as f32);
        // Where rows run down the window a number lies between two counts.
        let has_hole_numbers = seating.has_hole_numbers && (!is_portrait || pitch >= COUNT_AND_NUMBER_U);
        let seating = Seating { has_hole_numbers, ..seating };
        let (count_text, number_text) = sizes_beside_holes(&seating, row);
        let count_text = if is_portrait { count_text.min((pitch - 3.0) / COUNT_SIZE.y) } else { count_text };
        let mut layout = Layout {
            row,
            seating,
            size,
            is_portrait,
            pitch,
            radius: pitch * board.radius_to_pitch,
            between_rows: board.between_rows * (pitch / board.pitch).max(0.6),
            centre: size / 2.0,
            leaves: ByPlayer::new(Leaf::NOWHERE, Leaf::NOWHERE),
            tiles: ByPlayer::default(),
            tile_text: 1.0,
            count_text,
            number_text,
            caption: Rect::default(),
            strip: Strip::default(),
            question: Rect::default(),
            question_text: 1.0,
            lap_line: Rect::default(),
            verdict: Rect::default(),
            norths_verdict: Rect::default(),
            next_steps: NextSteps::default(),
            stones: Vec::new(),
        };
        // In portrait the rows run between what is at the top and what is at the bottom.
        layout.centre.y = if is_portrait { (top + size.y - bottom) / 2.0 } else { layout.middle_in_landscape(&board) };
        layout.leaves = layout.lay_leaves(&board);
        layout.lay_edges();
        layout.leaves = ByPlayer::from_fn(|player| layout.shortened(layout.leaves[player]));
        layout
    }

    /// The same table with another board on it.
    pub fn with_row(&self, row: Row) -> Layout {
        Layout::set_for(self.seating, row, self.size)
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

    /// The place of the i-th stone of whoever sits at the lower edge, from 0.
    pub fn button(&self, i: usize) -> Rect {
        self.stones.get(i).copied().unwrap_or_default()
    }

    /// Whether the i-th stone of that side stays after the end. Those that are of use then stay or make way together for what is
    /// said, and so do the others.
    pub fn stays_after_the_end(&self, side: Player, i: usize) -> bool {
        let said = if self.is_turned(side) { [self.norths_verdict; 2] } else { [self.verdict, self.next_steps.place] };
        let (of_use, others) = self.stones.split_at(ending::STONES_THAT_STAY.min(self.stones.len()));
        let mut together = if i < of_use.len() { of_use } else { others }.iter();
        together.all(|&stone| said.iter().all(|place| place.intersect(stone).is_empty()))
    }

    /// A rectangle as it is seen from the other side of the table.
    pub fn half_turned(&self, rect: Rect) -> Rect {
        Rect::from_corners(self.size - rect.min, self.size - rect.max)
    }

    /// A rectangle of that player's in a node as large as the window that is turned with the player.
    pub fn as_seen_by(&self, player: Player, rect: Rect) -> Rect {
        if self.is_turned(player) { self.half_turned(rect) } else { rect }
    }

    /// Whether what is that player's is turned about the window's middle.
    pub fn is_turned(&self, player: Player) -> bool {
        self.seating.is_north_turned && player == Player::North
    }

    /// Beyond the lip, on the owner's side: the count of a hole.
    pub fn count(&self, hole: Hole) -> Rect {
        let size = COUNT_SIZE * self.count_text;
        let (out, below) = if self.is_portrait { (self.out_in_portrait(), -8.0) } else { (3.5 + size.y / 2.0, 0.0) };
        Rect::from_center_size(self.beside_hole(hole, out, below), size)
    }

    /// Beyond the count, the number of a hole. Where rows run down the window it lies below the count instead: side by side they
    /// would read as one figure. Where text is so large that it is there only on request, it lies on the hole's other side.
    pub fn number(&self, hole: Hole) -> Rect {
        let (size, count) = (NUMBER_SIZE * self.number_text, COUNT_SIZE.y * self.count_text);
        let middle = if !self.seating.has_hole_numbers {
            self.hole(hole) - self.towards_owner(hole) * (self.radius * 1.1 + size.y / 2.0)
        } else if self.is_portrait {
            self.beside_hole(hole, self.out_in_portrait(), -8.0 + count / 2.0 + size.y / 2.0 + 2.0)
        } else {
            self.beside_hole(hole, 3.5 + count - 1.0 + size.y / 2.0, 0.0)
        };
        Rect::from_center_size(middle, size)
    }

    /// What was taken from a hole: within its gold ring, towards the other row and ahead of where a sowing comes from.
    pub fn taken(&self, hole: Hole) -> Rect {
        let middle = self.on_lip(hole, 0.69);
        let size = if self.row == Row::Six { Vec2::new(40.0, 27.0) } else { Vec2::new(35.0, 24.0) };
        Rect::from_center_size(middle, size * self.tag_text())
    }

    /// How large what is written on the lip may be, of its size in the scale.
    pub fn tag_text(&self) -> f32 {
        match self.row {
            Row::Six => self.count_text.min(self.radius / 48.0),
            Row::Twelve => (self.radius / 37.4).min(1.0),
        }
    }

    /// Which lap begins at a hole: opposite what is taken from it.
    pub fn scoop(&self, hole: Hole) -> Rect {
        let size = if self.row == Row::Six { 25.0 } else { 22.0 };
        Rect::from_center_size(self.on_lip(hole, -0.69), Vec2::splat(size * self.tag_text()))
    }

    /// Where the rounds of a match lie after the end of one: at the upper right, if there is room for so many.
    pub fn rounds(&self, count: usize) -> Option<Rect> {
        let place = Rect::new(self.verdict.max.x + 24.0, edges::EDGE_U, self.size.x - edges::EDGE_U, 112.0);
        let has_room = place.width() >= 46.0 * count as f32 && self.seating.text <= 1.3;
        (!self.is_portrait && !self.seating.is_north_turned && has_room).then_some(place)
    }

    /// On the lip, on the side of the other row; so much of a radius on in the order of sowing, -1 to 1.
    fn on_lip(&self, hole: Hole, ahead: f32) -> Vec2 {
        let out = self.towards_owner(hole);
        let on = Vec2::new(out.y, -out.x);
        self.hole(hole) + (on * ahead - out * (1.0 - ahead * ahead).sqrt()) * self.radius * 1.06
    }

    /// In portrait, from the lip to the middle of a count: wider ones lie further out.
    fn out_in_portrait(&self) -> f32 {
        20.0 + 10.0 * (self.count_text - 1.0)
    }

    /// So far out from the lip, and so far below as the hole's owner sees it.
    fn beside_hole(&self, hole: Hole, out: f32, below: f32) -> Vec2 {
        let down = if self.is_turned(hole.owner(self.row)) { -below } else { below };
        self.hole(hole) + self.towards_owner(hole) * (self.radius * 1.155 + out) + Vec2::Y * down
    }

    /// A point on the table in Bevy's world.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.size.x / 2.0, self.size.y / 2.0 - point.y)
    }

    /// How far the board reaches up and down from its middle, with what is written beside its holes and leaves that lie flat.
    fn reach(&self) -> f32 {
        let leaf = &self.leaves.south;
        if self.row == Row::Twelve && !self.is_portrait {
            return leaf.centre.y - self.centre.y + leaf.half_width + BESIDE_LEAF_U;
        }
        self.beside_rows()
    }

    /// The same without leaves.
    fn beside_rows(&self) -> f32 {
        let count = 3.5 + COUNT_SIZE.y * self.count_text;
        let number = if self.seating.has_hole_numbers { NUMBER_SIZE.y * self.number_text - 1.0 } else { 0.0 };
        self.between_rows / 2.0 + self.radius * 1.155 + count + number
    }

    /// How high the board lies. Under larger text it moves up, as far as what lies over it lets it: most of what is written lies
    /// below.
    fn middle_in_landscape(&self, board: &Measures) -> f32 {
        if self.seating.is_north_turned {
            return 0.5 * self.size.y;
        }
        let reach =
            if self.row == Row::Twelve { self.flat_leaf_aside(board) + board.leaf.1 } else { self.beside_rows() };
        let over = edges::height_over_board(&self.seating, self.size.y - 2.0 * (reach + GAP_U));
        (0.49 * self.size.y).min(if self.seating.text > 1.0 { over + reach + GAP_U } else { f32::MAX })
    }

    /// Of a leaf that lies flat, from the middle of the board to its own.
    fn flat_leaf_aside(&self, board: &Measures) -> f32 {
        let beside = self.beside_rows() + GAP_U / 2.0 + board.leaf.1;
        if self.seating.text > 1.0 { beside } else { beside.max(210.0 * (self.pitch / board.pitch).max(0.75)) }
    }

    fn lay_leaves(&self, board: &Measures) -> ByPlayer<Leaf> {
        let (quarter, size) = (std::f32::consts::FRAC_PI_2, self.size);
        let (long, half_width) = board.leaf;
        if self.row == Row::Twelve && !self.is_portrait {
            let half_length = long.min(size.x / 2.0 - edges::EDGE_U);
            let flat = |y, angle| Leaf { centre: Vec2::new(size.x / 2.0, y), angle, half_length, half_width };
            let from_middle = self.flat_leaf_aside(board);
            let middle = self.centre.y;
            // Each is filled from the end that is nearer to its owner's tile.
            return ByPlayer::new(flat(middle + from_middle, 2.0 * quarter), flat(middle - from_middle, 0.0));
        }
        let half_length = if self.is_portrait { long.min((size.y - 356.0) / 2.0) } else { long };
        let inset = if self.is_portrait { 86.0 } else { 98.0 };
        let middle = match (self.seating.is_north_turned, self.is_portrait) {
            (true, _) => size.y / 2.0,
            (false, true) => (size.y - 40.0) / 2.0,
            (false, false) => 352.0,
        };
        let upright = |x, y, angle| Leaf { centre: Vec2::new(x, y), angle, half_length, half_width };
        ByPlayer::new(upright(size.x - inset, middle + 8.0, -quarter), upright(inset, middle - 8.0, quarter))
    }

    fn lay_edges(&mut self) {
        let reach = self.reach();
        let room = Room {
            seating: self.seating,
            size: self.size,
            is_portrait: self.is_portrait,
            above: self.centre.y - reach - GAP_U,
            below: self.size.y - self.centre.y - reach - GAP_U,
        };
        let edges = Edges::new(&room);
        self.tile_text = edges.tile_text;
        let norths = if self.seating.is_north_turned { self.half_turned(edges.tile) } else { room.norths_tile(&edges) };
        self.tiles = ByPlayer::new(edges.tile, norths);
        (self.caption, self.strip, self.stones) = (edges.caption, edges.strip, edges.stones);
        self.question = edges.question;
        self.question_text = edges.strip.question_text(edges.question, self.seating.text);
        (self.lap_line, self.next_steps) = (edges.lap_line, edges.next_steps);
        (self.verdict, self.norths_verdict) = (edges.verdict, edges.norths_verdict);
    }

    /// An upright leaf gives way to what lies before its ends.
    fn shortened(&self, leaf: Leaf) -> Leaf {
        if self.row == Row::Twelve && !self.is_portrait {
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

/// Room for a count and for a hole's number, at 100 %.
const COUNT_SIZE: Vec2 = Vec2::new(60.0, 27.0);
const NUMBER_SIZE: Vec2 = Vec2::new(40.0, 24.0);

/// What both need, one above the other.
const COUNT_AND_NUMBER_U: f32 = 54.0;

/// As large as there is room for, of text of the size in the scale.
const MOST_BESIDE_HOLES: f32 = 1.3;

/// How large counts and hole numbers are, of their size in the scale. On the long board both have room at 100 % only.
fn sizes_beside_holes(seating: &Seating, row: Row) -> (f32, f32) {
    let most = seating.text.min(MOST_BESIDE_HOLES);
    match (row, seating.has_hole_numbers) {
        (Row::Six, _) => (most, most),
        (Row::Twelve, true) => (1.0, 1.0),
        (Row::Twelve, false) => (most, 1.0),
    }
}

impl Leaf {
    const NOWHERE: Leaf = Leaf { centre: Vec2::ZERO, angle: 0.0, half_length: 0.0, half_width: 0.0 };
}

#[cfg(test)]
mod tests;
