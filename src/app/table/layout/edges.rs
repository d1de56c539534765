//! What lies at the window's edges: tiles, stones and plates, as large as their text and the room beside the board let them be.

use bevy::math::{Rect, Vec2};

use super::ending::{self, NextSteps, STONES_THAT_STAY, VERDICT_SIZE};
use super::strip::{self, Strip};
use super::{BUTTONS, BUTTONS_A_SIDE, GAP_U, Seating};

/// Nothing lies nearer to the window's edge than this.
pub(super) const EDGE_U: f32 = 16.0;

/// In narrower windows there is no room for stones beside what lies over the board.
const STONES_OVER_BOARD_U: f32 = 1240.0;

const STONE_SIZE: Vec2 = Vec2::new(60.0, 54.0);
const STONE_PITCH: Vec2 = Vec2::new(76.0, 70.0);

/// A tile at 100 %, and how much wider it gets for text twice as large.
const TILE_WIDTH_U: f32 = 184.0;
const TILE_GROWTH_U: f32 = 156.0;

/// Above this size a tile has no line under the name.
const MOST_WITH_LINE_UNDER_NAME: f32 = 1.4;

const LAP_LINE_SIZE: Vec2 = Vec2::new(280.0, 52.0);
/// Where the board leaves a verdict no room for that height, its lines may be longer, so many u.
const LONGEST_VERDICT_U: f32 = 840.0;

/// Of a past game it is said at the upper right where in it one is: so much is left for that at 100 %, if that leaves so much.
const PAST_PLACE_U: f32 = 200.0;
const PAST_LEAST_U: f32 = 340.0;

/// Of what is free over the board and under it, as much may lie over it.
const OVER_BOARD: f32 = 0.42;

/// Above this size of text, stones lie in two rows where there is room for them.
const MOST_IN_ONE_ROW: f32 = 1.25;

/// Where there is room.
pub(super) struct Room {
    pub seating: Seating,
    pub size: Vec2,
    pub is_portrait: bool,
    /// In portrait, how much higher captions are than they need be, in u.
    pub captions: f32,
    /// From the window's upper and lower edge to the board.
    pub above: f32,
    pub below: f32,
}

/// What whoever sits at the lower edge has there, and what all see.
pub(super) struct Edges {
    pub tile: Rect,
    pub tile_text: f32,
    pub stones: Vec<Rect>,
    pub caption: Rect,
    pub strip: Strip,
    pub question: Rect,
    pub lap_line: Rect,
    pub verdict: Rect,
    pub norths_verdict: Rect,
    pub next_steps: NextSteps,
}

/// How much of a portrait window lies above the board, and how much below it.
pub(super) fn portrait_heights(seating: &Seating, size: Vec2, captions: f32) -> (f32, f32) {
    let tile = tile_size(portrait_tile_text(seating)).y;
    let bottom = 18.0 + portrait_caption_height(seating, size, captions) + 10.0 + tile + 14.0;
    (if seating.is_north_turned { bottom } else { 2.0 * EDGE_U + tile }, bottom)
}

/// As high as stories need, up to a share of the window, and so much higher. Where two sit opposite each other both have a
/// caption, and the board lies between them.
fn portrait_caption_height(seating: &Seating, size: Vec2, higher: f32) -> f32 {
    let share = if seating.is_north_turned { 0.16 } else { 0.205 };
    let width = size.x - 2.0 * portrait_caption_margin(seating.text);
    let needed = strip::height_for_stories(width, seating.text);
    needed.min((share * size.y).max(strip::height_for_stories(width, 1.0))) + higher
}

fn portrait_caption_margin(text: f32) -> f32 {
    if text > 1.0 { EDGE_U } else { 40.0 }
}

/// In landscape, from the upper edge to the board, where so much is free over it and under it together: room for a tile, as
/// large as two fifths of that let it be.
pub(super) fn height_over_board(seating: &Seating, free: f32) -> f32 {
    let most = OVER_BOARD * free - EDGE_U;
    EDGE_U + tile_size(tile_text_within(seating.text, most)).y
}

/// The largest size of text, up to the one that is wished for, at which a tile is no higher than that.
fn tile_text_within(wanted: f32, most: f32) -> f32 {
    let steps = (0..=20).map(|step| wanted - 0.05 * step as f32);
    steps.into_iter().find(|&text| tile_size(text).y <= most).unwrap_or(1.0).max(1.0)
}

/// The tile lies beside stones.
fn portrait_tile_text(seating: &Seating) -> f32 {
    seating.text.min(1.75)
}

/// Whether a tile has room for a line under the name.
pub fn has_line_under_name(text: f32) -> bool {
    text <= MOST_WITH_LINE_UNDER_NAME
}

fn tile_size(text: f32) -> Vec2 {
    let height = if has_line_under_name(text) { 58.0 * text + 8.0 } else { 50.0 * text };
    Vec2::new(TILE_WIDTH_U + TILE_GROWTH_U * (text - 1.0), height)
}

/// In the middle of the window where that lies within the room, else in the middle of the room.
pub(super) fn centred_in(left: f32, right: f32, width: f32, window: f32) -> (f32, f32) {
    let width = width.min(right - left);
    let half = width / 2.0;
    let middle = window / 2.0;
    if middle - half >= left && middle + half <= right {
        (middle - half, middle + half)
    } else {
        let middle = (left + right) / 2.0;
        (middle - half, middle + half)
    }
}

impl Edges {
    pub(super) fn new(room: &Room) -> Edges {
        let (tile, tile_text) = room.tile();
        let stones = room.stones();
        let below = room.strip(&stones, tile);
        // Where captions would have to be smaller than wished for, stones make way if that helps.
        let over = room.stones_over_board().map(|stones| (room.strip(&[], tile), stones));
        let (strip, stones) = match over.filter(|(strip, _)| strip.text > below.text) {
            Some(over) => over,
            None => (below, stones),
        };
        let caption = strip.plate();
        let question = room.question(&stones, tile, &strip);
        let (text, at_end) = (room.seating.text, room.after_the_end(tile, question));
        let mut edges = Edges {
            lap_line: room.plate(tile, &stones, LAP_LINE_SIZE),
            verdict: room.verdict(tile, &stones),
            norths_verdict: Rect::default(),
            next_steps: NextSteps::default(),
            tile,
            tile_text,
            stones,
            caption,
            strip,
            question,
        };
        if room.seating.is_north_turned {
            let ending = ending::opposite(at_end, &edges.stones, text, room.size.x);
            (edges.verdict, edges.norths_verdict) = (ending.verdict, ending.norths_verdict);
            (edges.lap_line, edges.next_steps) = (Rect::default(), ending.next_steps);
        } else {
            edges.next_steps = ending::next_steps(at_end, &edges.stones, text, room.size.x);
            let place = ending::beside_stones(at_end, &edges.stones);
            let beside = (room.is_portrait || text > 1.0)
                .then(|| ending::verdict_beside(edges.verdict, place, edges.next_steps, (text, room.size.x)));
            if let Some(beside) = beside.flatten() {
                (edges.verdict, edges.next_steps) = beside;
            }
        }
        edges
    }
}

impl Room {
    /// In landscape, from the lower edge up to the stones.
    fn under_stones(&self) -> f32 {
        29.0 - self.nearer()
    }

    /// How much nearer to the edge larger text lies than text of the size in the scale.
    fn nearer(&self) -> f32 {
        10.0 * (self.seating.text - 1.0).min(1.0)
    }

    fn tile(&self) -> (Rect, f32) {
        if self.is_portrait {
            let (text, caption) =
                (portrait_tile_text(&self.seating), portrait_caption_height(&self.seating, self.size, self.captions));
            let corner = self.size - Vec2::new(EDGE_U, 28.0 + caption);
            return (Rect::from_corners(corner - tile_size(text), corner), text);
        }
        let corner = self.size - Vec2::new(EDGE_U, 26.0 - self.nearer());
        let highest = self.size.y - self.below;
        // North's is as large, and lies over the board.
        let over = if self.seating.is_north_turned { f32::MAX } else { self.above - EDGE_U };
        let text = tile_text_within(self.seating.text, (corner.y - highest).min(over));
        (Rect::from_corners(corner - tile_size(text), corner), text)
    }

    /// Where all sit on one side, North's tile lies at the upper left.
    pub(super) fn norths_tile(&self, edges: &Edges) -> Rect {
        let size = edges.tile.size();
        let most = if self.is_portrait { size.y } else { size.y.min(self.above - EDGE_U) };
        Rect::from_corners(Vec2::splat(EDGE_U), EDGE_U + Vec2::new(size.x, most))
    }

    fn stones(&self) -> Vec<Rect> {
        let turned = self.seating.is_north_turned;
        let count = if turned { BUTTONS_A_SIDE } else { BUTTONS };
        let two_rows = !self.is_portrait
            && self.seating.text > MOST_IN_ONE_ROW
            && self.below - self.under_stones() >= STONE_PITCH.y + STONE_SIZE.y;
        let columns = if two_rows { count.div_ceil(2) } else { count };
        let rows = count.div_ceil(columns);
        let first = match (self.is_portrait, turned) {
            (true, false) => Vec2::new(self.size.x - 48.0 - (count - 1) as f32 * STONE_PITCH.x, 58.0),
            (true, true) => Vec2::new(48.0, self.tile().0.center().y),
            (false, _) => {
                let lowest = self.size.y - self.under_stones() - STONE_SIZE.y / 2.0;
                Vec2::new(48.0, lowest - (rows - 1) as f32 * STONE_PITCH.y)
            }
        };
        let place = |i: usize| first + STONE_PITCH * Vec2::new((i % columns) as f32, (i / columns) as f32);
        (0..count).map(|i| Rect::from_center_size(place(i), STONE_SIZE)).collect()
    }

    /// In a row at the upper right, where all sit on one side of a landscape window and text is large: from the corner inwards, so
    /// that those that stay after the end lie together.
    fn stones_over_board(&self) -> Option<Vec<Rect>> {
        let is_possible = !self.is_portrait
            && !self.seating.is_north_turned
            && !self.seating.has_stones_below
            && self.seating.text > 1.0
            && self.above >= EDGE_U + STONE_SIZE.y
            && self.size.x >= STONES_OVER_BOARD_U;
        let last = Vec2::new(self.size.x - EDGE_U - STONE_SIZE.x / 2.0, EDGE_U + STONE_SIZE.y / 2.0);
        let place = |i: usize| last - Vec2::X * STONE_PITCH.x * i as f32;
        is_possible.then(|| (0..BUTTONS).map(|i| Rect::from_center_size(place(i), STONE_SIZE)).collect())
    }

    /// Where captions lie: bottom middle, between stones and tile, or above them where they are larger there.
    fn strip(&self, stones: &[Rect], tile: Rect) -> Strip {
        let text = self.seating.text;
        if self.is_portrait {
            let margin = portrait_caption_margin(text);
            let (height, bottom) =
                (portrait_caption_height(&self.seating, self.size, self.captions), self.size.y - 18.0);
            let place = Rect::new(margin, bottom - height, self.size.x - margin, bottom);
            return Strip::of(place, text, self.size.x);
        }
        let highest = self.size.y - self.below;
        let left = stones.iter().fold(0.0_f32, |right, stone| right.max(stone.max.x)) + EDGE_U;
        let within = |left: f32, right: f32, bottom: f32| {
            // A little nearer to the edge, if a line more has room then.
            let at = |bottom: f32| Strip::of(Rect::new(left, highest.min(bottom), right, bottom), text, self.size.x);
            let (usual, lower) = (at(bottom), at(bottom.max(self.size.y - EDGE_U)));
            if lower.text > usual.text { lower } else { usual }
        };
        let between = within(left, tile.min.x - EDGE_U, self.size.y - 25.0 + 0.9 * self.nearer());
        let corners = stones.iter().fold(tile.min.y, |top, stone| top.min(stone.min.y));
        let at_corners = Rect::new(EDGE_U, highest.min(corners - 9.0), self.size.x - EDGE_U, corners - 9.0);
        let above = Strip::of(at_corners, text, self.size.x);
        if above.text > between.text { above } else { between }
    }

    /// In landscape, where stones and captions lie; where captions lie above stones and have room for large answers, it lies there.
    fn question(&self, stones: &[Rect], tile: Rect, strip: &Strip) -> Rect {
        let text = self.seating.text;
        let has_room = text <= 1.0 || strip.place.height() >= strip::answers_height(text);
        if self.is_portrait || strip.place.max.y <= tile.min.y && has_room {
            return strip.place;
        }
        let below = stones.iter().filter(|stone| stone.min.y > self.size.y / 2.0);
        let top = below.fold(strip.place.min.y, |top, stone| top.min(stone.min.y));
        Rect::new(EDGE_U, top.max(self.size.y - self.below), tile.min.x - EDGE_U, self.size.y - EDGE_U)
    }

    /// All of the lower edge that is free after the end, stones apart.
    fn after_the_end(&self, tile: Rect, question: Rect) -> Rect {
        if !self.is_portrait {
            return question;
        }
        let top = tile.max.y + if self.seating.is_north_turned { GAP_U } else { 10.0 };
        Rect::new(EDGE_U, top, self.size.x - EDGE_U, self.size.y - EDGE_U)
    }

    /// The verdict where all sit on one side: in the lap line's place, wider where the board leaves less height. In portrait as
    /// high as there is room between the board and what can be done next.
    fn verdict(&self, tile: Rect, stones: &[Rect]) -> Rect {
        if self.is_portrait {
            let (left, right) = (EDGE_U, tile.min.x - 2.0 * EDGE_U);
            return Rect::new(left, tile.min.y - 10.0, right, tile.max.y + 6.0);
        }
        let wanted = VERDICT_SIZE * self.seating.text;
        let is_low = self.above - EDGE_U < wanted.y;
        // In a row at the top those that make way come last.
        let stones = if self.seating.has_stones_below { stones } else { &stones[..STONES_THAT_STAY] };
        self.plate(tile, stones, Vec2::new(if is_low { LONGEST_VERDICT_U } else { VERDICT_SIZE.x }, VERDICT_SIZE.y))
    }

    /// A plate at the top: in the middle where there is room beside North's tile, else between that and the right edge. In
    /// portrait beside South's tile.
    fn plate(&self, tile: Rect, stones: &[Rect], nominal: Vec2) -> Rect {
        let wanted = nominal * self.seating.text;
        if self.is_portrait {
            let room = tile.min.x - 3.0 * EDGE_U;
            let size = wanted.min(Vec2::new(room, tile.height().max(nominal.y)));
            return Rect::from_center_size(Vec2::new(EDGE_U + room / 2.0, tile.center().y), size);
        }
        let left = EDGE_U + tile.width() + EDGE_U;
        let at_top = stones.iter().filter(|stone| stone.max.y < self.size.y / 2.0);
        let right = at_top.fold(self.size.x, |left, stone| left.min(stone.min.x)) - EDGE_U;
        let beside_place = right - PAST_PLACE_U * self.seating.text;
        let (left, right) = if self.seating.has_stones_below && beside_place - left >= PAST_LEAST_U {
            (left, beside_place.min(left + wanted.x))
        } else {
            centred_in(left, right, wanted.x, self.size.x)
        };
        let height = wanted.y.min((self.above - EDGE_U).max(LAP_LINE_SIZE.y));
        let middle = (EDGE_U + height / 2.0).max(50.0);
        Rect::from_center_size(Vec2::new((left + right) / 2.0, middle), Vec2::new(right - left, height))
    }
}
