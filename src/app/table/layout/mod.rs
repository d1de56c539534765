//! Where everything on the table is, as a pure function of the window's shape and the board.
//!
//! Lengths are in u: the short side of the window is 720 u. Points have x to the right and y down, from the upper left corner;
//! [`Layout::to_world`] turns them into Bevy's world, where y goes up from the middle.
//!
//! Text may be up to twice as large as in the type scale. What it stands on at the window's edges grows with it, and where there is
//! no room for that beside the board, the board gives way. Text of the size in the scale moves nothing.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `measures` | the boards at their nominal size, and smaller |
//! | `giving_way` | how far a board gives way to larger text |
//! | `leaves` | leaves for captured seeds |
//! | `beside` | what is written beside holes and on their lips |
//! | `edges` | what lies at the edges: tiles, stones, plates |
//! | `ending` | what is said after the end, and what can be done next |
//! | `strip` | where captions lie, and how large they are |

mod beside;
mod edges;
mod ending;
mod giving_way;
mod leaves;
mod measures;
mod strip;

use bevy::math::{Rect, Vec2, Vec2Swizzles};

use beside::{COUNT_SIZE, have_room_for_numbers, sizes_beside_holes};
pub use edges::has_line_under_name;
use edges::{Edges, Room, portrait_heights};
pub use ending::{NextSteps, SlabSize};
use giving_way::Give;
pub use leaves::Leaf;
use measures::Measures;
pub use strip::{LEAST_QUESTION_U, Strip};

use crate::engine::{ByPlayer, Hole, Player, Row};

/// The short side of every window, in u.
pub const SHORT_SIDE_U: f32 = 720.0;

/// From what lies at the edges to the board, at least.
const GAP_U: f32 = 4.0;

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
    /// How large its text is, of its size in the scale, and its answers.
    pub question_text: f32,
    pub answers: SlabSize,
    /// Whether its answers lie below it, else beside it.
    pub is_question_above: bool,
    /// While seeds fly, the lap. Nowhere while North is turned: its caption lies there.
    pub lap_line: Rect,
    /// After the end: who has won and why.
    pub verdict: Rect,
    /// The same as North reads it where North is turned; nowhere else.
    pub norths_verdict: Rect,
    /// After the end: what can be done next.
    pub next_steps: NextSteps,
    stones: Vec<Rect>,
    /// The board before it is fitted into the window.
    board: Measures,
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
        giving_way::best(seating, row, size)
    }

    /// The table in a window of that size in u, where the board gives so much.
    fn laid(seating: Seating, row: Row, size: Vec2, give: Give) -> Layout {
        let is_portrait = size.y > size.x;
        let (board, nominal) = (give.board, Measures::of(row, is_portrait));
        let (top, bottom) = portrait_heights(&seating, size, give.captions);
        let along = if is_portrait { size.y - top - bottom } else { size.x - board.beside_row };
        let pitch = board.pitch.min(along / row.len() as f32);
        let radius = (pitch * board.radius_to_pitch).min(board.radius);
        let share_between_rows = match (seating.text > 1.0, is_portrait) {
            (false, _) => (pitch / nominal.pitch).max(0.6),
            (true, false) => (radius / nominal.radius).max(0.6),
            // A window on its side has room enough beside its rows.
            (true, true) => (radius / nominal.radius).sqrt(),
        };
        // Where rows run down the window a number lies between two counts.
        let has_room = !is_portrait || have_room_for_numbers(&seating, row, pitch);
        let has_hole_numbers = seating.has_hole_numbers && has_room;
        let seating = Seating { has_hole_numbers, ..seating };
        let (count_text, number_text) = sizes_beside_holes(&seating, row);
        let count_text = if is_portrait { count_text.min((pitch - 3.0) / COUNT_SIZE.y) } else { count_text };
        let mut layout = Layout {
            row,
            seating,
            size,
            is_portrait,
            pitch,
            radius,
            between_rows: nominal.between_rows * share_between_rows,
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
            answers: SlabSize::default(),
            is_question_above: false,
            lap_line: Rect::default(),
            verdict: Rect::default(),
            norths_verdict: Rect::default(),
            next_steps: NextSteps::default(),
            stones: Vec::new(),
            board,
        };
        // In portrait the rows run between what is at the top and what is at the bottom.
        layout.centre.y =
            if is_portrait { (top + size.y - bottom) / 2.0 } else { layout.middle_in_landscape(give.over) };
        layout.leaves = layout.lay_leaves();
        layout.lay_edges(give.captions);
        layout.leaves = ByPlayer::from_fn(|player| layout.shortened(layout.leaves[player]));
        if seating.text > 1.0 {
            layout.board.capture_seed *= (layout.captured_seed_with_room() / layout.captured_seed_radius()).min(1.0);
        }
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
        self.board.capture_seed * (self.pitch / self.board.pitch).max(0.7)
    }

    /// The place of the i-th stone of whoever sits at the lower edge, from 0.
    pub fn button(&self, i: usize) -> Rect {
        self.stones.get(i).copied().unwrap_or_default()
    }

    /// Whether the i-th stone of that side stays after the end. Those that are of use then make way for what is said one by one, the
    /// others together.
    pub fn stays_after_the_end(&self, side: Player, i: usize) -> bool {
        let said = if self.is_turned(side) { [self.norths_verdict; 2] } else { [self.verdict, self.next_steps.place] };
        let (of_use, others) = self.stones.split_at(ending::STONES_THAT_STAY.min(self.stones.len()));
        let mut together = of_use.get(i).map_or(others, std::slice::from_ref).iter();
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

    /// Where the rounds of a match lie after the end of one: at the upper right, if there is room for so many.
    pub fn rounds(&self, count: usize) -> Option<Rect> {
        let place = Rect::new(self.verdict.max.x + 24.0, edges::EDGE_U, self.size.x - edges::EDGE_U, 112.0);
        let has_room = place.width() >= 46.0 * count as f32 && self.seating.text <= 1.3;
        (!self.is_portrait && !self.seating.is_north_turned && has_room).then_some(place)
    }

    /// A point on the table in Bevy's world.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        Vec2::new(point.x - self.size.x / 2.0, self.size.y / 2.0 - point.y)
    }

    /// How high the board lies. Under larger text it moves up, as far as what lies over it lets it: most of what is written lies
    /// below.
    fn middle_in_landscape(&self, over: f32) -> f32 {
        if self.seating.is_north_turned {
            return 0.5 * self.size.y;
        }
        let reach = self.reach_of(&self.board);
        let free = self.size.y - 2.0 * (reach + GAP_U);
        let tile = edges::height_over_board(&self.seating, free);
        match (self.seating.text > 1.0, over > 0.0) {
            (true, true) => tile + over + reach + GAP_U,
            (true, false) => (tile + reach + GAP_U).min(0.49 * self.size.y),
            (false, _) => 0.49 * self.size.y,
        }
    }

    fn lay_edges(&mut self, captions: f32) {
        let reach = self.reach();
        let room = Room {
            seating: self.seating,
            size: self.size,
            is_portrait: self.is_portrait,
            captions,
            above: self.centre.y - reach - GAP_U,
            below: self.size.y - self.centre.y - reach - GAP_U,
        };
        let edges = Edges::new(&room);
        self.tile_text = edges.tile_text;
        let norths = if self.seating.is_north_turned { self.half_turned(edges.tile) } else { room.norths_tile(&edges) };
        self.tiles = ByPlayer::new(edges.tile, norths);
        (self.caption, self.strip, self.stones) = (edges.caption, edges.strip, edges.stones);
        self.question = edges.question;
        (self.question_text, self.is_question_above) = edges.strip.question_text(edges.question, self.seating.text);
        self.answers = edges.strip.answers(edges.question, self.is_question_above, self.seating.text);
        (self.lap_line, self.next_steps) = (edges.lap_line, edges.next_steps);
        (self.verdict, self.norths_verdict) = (edges.verdict, edges.norths_verdict);
    }
}

#[cfg(test)]
mod tests;
