//! What lies at the window's edges: tiles, stones and plates, as large as their text and the room beside the board let them be.

use bevy::math::{Rect, Vec2};

use super::{BUTTONS, BUTTONS_A_SIDE, Seating};

/// Nothing lies nearer to the window's edge than this.
pub(super) const EDGE_U: f32 = 16.0;

const STONE_SIZE: Vec2 = Vec2::new(60.0, 54.0);
const STONE_PITCH: Vec2 = Vec2::new(76.0, 70.0);

/// A tile at 100 %, and how much wider it gets for text twice as large.
const TILE_WIDTH_U: f32 = 184.0;
const TILE_GROWTH_U: f32 = 156.0;

/// Above this size a tile has no line under the name.
const MOST_WITH_LINE_UNDER_NAME: f32 = 1.4;

/// A caption at 100 %: its width at most, a line of it, and what its plate has above and below.
const CAPTION_WIDTH_U: f32 = 600.0;
const LINE_U: f32 = 25.01;
const AROUND_LINES_U: f32 = 18.0;

/// About the width of a letter of a caption at 100 %.
const LETTER_U: f32 = 10.25;

/// A caption that takes so many letters needs no better place.
const ENOUGH_LETTERS: f32 = 100.0;

const LAP_LINE_SIZE: Vec2 = Vec2::new(280.0, 52.0);
/// A verdict and its reason, one above the other, at 100 %.
const VERDICT_SIZE: Vec2 = Vec2::new(636.0, 104.0);

/// Where the board leaves a verdict no room for that height, its lines may be longer, so many u.
const LONGEST_VERDICT_U: f32 = 840.0;

/// Of a caption's place after the end, how much what can be done next needs at 100 %, and for text so large that it stands in
/// two rows.
const NEXT_STEPS_WIDTH_U: f32 = 372.0;

/// Above this size of text, stones lie in two rows where there is room for them.
const MOST_IN_ONE_ROW: f32 = 1.25;

/// Where there is room.
pub(super) struct Room {
    pub seating: Seating,
    pub size: Vec2,
    pub is_portrait: bool,
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
    pub lap_line: Rect,
    pub verdict: Rect,
    pub next_steps: Rect,
}

/// How much of a portrait window lies above the board, and how much below it.
pub(super) fn portrait_heights(seating: &Seating, size: Vec2) -> (f32, f32) {
    let tile = tile_size(portrait_tile_text(seating)).y;
    let bottom = 18.0 + portrait_caption_height(seating, size) + 10.0 + tile + 14.0;
    (if seating.is_north_turned { bottom } else { 2.0 * EDGE_U + tile }, bottom)
}

fn portrait_caption_height(seating: &Seating, size: Vec2) -> f32 {
    caption_height(seating.text).min((0.16 * size.y).max(caption_height(1.0)))
}

/// The tile lies beside stones.
fn portrait_tile_text(seating: &Seating) -> f32 {
    seating.text.min(1.75)
}

/// Two lines at 100 %, three of larger text.
fn caption_height(text: f32) -> f32 {
    let lines = if text > 1.0 { 3.0 } else { 2.0 };
    lines * LINE_U * text + AROUND_LINES_U
}

/// Whether a tile has room for a line under the name.
pub fn has_line_under_name(text: f32) -> bool {
    text <= MOST_WITH_LINE_UNDER_NAME
}

fn tile_size(text: f32) -> Vec2 {
    let height = if has_line_under_name(text) { 58.0 * text + 8.0 } else { 50.0 * text };
    Vec2::new(TILE_WIDTH_U + TILE_GROWTH_U * (text - 1.0), height)
}

/// How many letters of a caption a plate takes.
fn letters(plate: Rect, text: f32) -> f32 {
    ((plate.height() - 8.0) / (LINE_U * text)).floor() * ((plate.width() - 32.0) / (LETTER_U * text)).floor()
}

/// In the middle of the window where that lies within the room, else in the middle of the room.
fn centred_in(left: f32, right: f32, width: f32, window: f32) -> (f32, f32) {
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
        let caption = room.caption(&stones, tile);
        let (lap_line, verdict, next_steps) = if room.seating.is_north_turned {
            let (verdict, next_steps) = split(room.between(&stones, tile, caption), room.seating.text);
            (Rect::default(), room.raised(verdict, &stones), next_steps)
        } else {
            (room.plate(tile, LAP_LINE_SIZE), room.verdict(tile), caption)
        };
        Edges { tile, tile_text, stones, caption, lap_line, verdict, next_steps }
    }
}

/// The verdict, and what can be done next.
fn split(caption: Rect, text: f32) -> (Rect, Rect) {
    let steps = (NEXT_STEPS_WIDTH_U * if text > 1.0 { 1.0 } else { 0.97 }).min(0.62 * caption.width());
    let at = caption.max.x - steps;
    (
        Rect { max: Vec2::new(at - EDGE_U, caption.max.y), ..caption },
        Rect { min: Vec2::new(at, caption.min.y), ..caption },
    )
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

    /// All of the row between stones and tile, where the caption lies there.
    fn between(&self, stones: &[Rect], tile: Rect, caption: Rect) -> Rect {
        let left = stones.iter().fold(0.0_f32, |right, stone| right.max(stone.max.x)) + EDGE_U;
        let right = tile.min.x - EDGE_U;
        if !self.is_portrait && caption.min.x >= left && caption.max.x <= right {
            Rect::new(left, caption.min.y, right, caption.max.y)
        } else {
            caption
        }
    }

    fn tile(&self) -> (Rect, f32) {
        if self.is_portrait {
            let (text, caption) =
                (portrait_tile_text(&self.seating), portrait_caption_height(&self.seating, self.size));
            let corner = self.size - Vec2::new(EDGE_U, 28.0 + caption);
            return (Rect::from_corners(corner - tile_size(text), corner), text);
        }
        let corner = self.size - Vec2::new(EDGE_U, 26.0 - self.nearer());
        let highest = self.size.y - self.below;
        let steps = (0..=20).map(|step| self.seating.text - 0.05 * step as f32);
        let text = steps.into_iter().find(|&text| corner.y - tile_size(text).y >= highest).unwrap_or(1.0).max(1.0);
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

    /// Bottom middle where there is room enough between stones and tile, above them where there is more.
    fn caption(&self, stones: &[Rect], tile: Rect) -> Rect {
        let text = self.seating.text;
        if self.is_portrait {
            let (height, bottom) = (portrait_caption_height(&self.seating, self.size), self.size.y - 18.0);
            return Rect::new(40.0, bottom - height, self.size.x - 40.0, bottom);
        }
        let (width, height) = (CAPTION_WIDTH_U * text, caption_height(text));
        let highest = self.size.y - self.below;
        let left = stones.iter().fold(0.0_f32, |right, stone| right.max(stone.max.x)) + EDGE_U;
        let plate = |left: f32, right: f32, bottom: f32| {
            let (left, right) = centred_in(left, right, width, self.size.x);
            Rect::new(left, (bottom - height).max(highest).min(bottom), right, bottom)
        };
        let between = plate(left, tile.min.x - EDGE_U, self.size.y - 25.0 + 0.9 * self.nearer());
        let corners = stones.iter().fold(tile.min.y, |top, stone| top.min(stone.min.y));
        let above = plate(EDGE_U, self.size.x - EDGE_U, corners - 9.0);
        let is_enough = letters(between, text) >= ENOUGH_LETTERS;
        if is_enough || letters(between, text) >= letters(above, text) { between } else { above }
    }

    /// The verdict where all sit on one side: in the lap line's place, wider where the board leaves less height. In portrait as
    /// high as there is room between the board and what can be done next.
    fn verdict(&self, tile: Rect) -> Rect {
        if self.is_portrait {
            let (left, right) = (EDGE_U, tile.min.x - 2.0 * EDGE_U);
            return Rect::new(left, tile.min.y - 10.0, right, tile.max.y + 6.0);
        }
        let wanted = VERDICT_SIZE * self.seating.text;
        let is_low = self.above - EDGE_U < wanted.y;
        self.plate(tile, Vec2::new(if is_low { LONGEST_VERDICT_U } else { VERDICT_SIZE.x }, VERDICT_SIZE.y))
    }

    /// A verdict beside what can be done next, as high as its words and the board allow.
    fn raised(&self, verdict: Rect, stones: &[Rect]) -> Rect {
        if self.is_portrait {
            let under_stones = stones.iter().fold(0.0_f32, |lowest, stone| lowest.max(stone.max.y));
            return Rect::new(verdict.min.x, under_stones + 8.0, verdict.max.x, verdict.max.y + 8.0);
        }
        let highest = (verdict.max.y - VERDICT_SIZE.y * self.seating.text).max(self.size.y - self.below);
        Rect { min: Vec2::new(verdict.min.x, highest.min(verdict.min.y)), ..verdict }
    }

    /// A plate at the top: in the middle where there is room beside North's tile, else between that and the right edge. In
    /// portrait beside South's tile.
    fn plate(&self, tile: Rect, nominal: Vec2) -> Rect {
        let wanted = nominal * self.seating.text;
        if self.is_portrait {
            let room = tile.min.x - 3.0 * EDGE_U;
            let size = wanted.min(Vec2::new(room, tile.height().max(nominal.y)));
            return Rect::from_center_size(Vec2::new(EDGE_U + room / 2.0, tile.center().y), size);
        }
        let left = EDGE_U + tile.width() + EDGE_U;
        let (left, right) = centred_in(left, self.size.x - EDGE_U, wanted.x, self.size.x);
        let height = wanted.y.min((self.above - EDGE_U).max(LAP_LINE_SIZE.y));
        let middle = (EDGE_U + height / 2.0).max(50.0);
        Rect::from_center_size(Vec2::new((left + right) / 2.0, middle), Vec2::new(right - left, height))
    }
}
