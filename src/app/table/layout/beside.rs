//! What is written beside holes and on their lips.

use std::f32::consts::FRAC_1_SQRT_2;

use bevy::math::{Rect, Vec2, Vec2Swizzles};

use super::{Layout, Seating};
use crate::engine::{Hole, Row};

/// Room for a count and for a hole's number, at 100 %.
pub(super) const COUNT_SIZE: Vec2 = Vec2::new(60.0, 27.0);
const NUMBER_SIZE: Vec2 = Vec2::new(40.0, 24.0);

/// A number on the lip, at 100 %.
const NUMBER_TAG_SIZE: Vec2 = Vec2::new(30.0, 25.0);

/// What both need, one above the other, at 100 %.
const COUNT_AND_NUMBER_U: f32 = 54.0;

/// As large as there is room for, of text of the size in the scale.
const MOST_BESIDE_HOLES: f32 = 1.3;

/// Whether rows that run down the window have room for a number between two counts.
pub(super) fn have_room_for_numbers(seating: &Seating, row: Row, pitch: f32) -> bool {
    pitch >= COUNT_AND_NUMBER_U * sizes_beside_holes(&Seating { has_hole_numbers: true, ..*seating }, row).0
}

/// How large counts and hole numbers are, of their size in the scale. On the long board both have room at 100 % only.
pub(super) fn sizes_beside_holes(seating: &Seating, row: Row) -> (f32, f32) {
    let most = seating.text.min(MOST_BESIDE_HOLES);
    match (row, seating.has_hole_numbers) {
        (Row::Six, _) => (most, most),
        (Row::Twelve, true) => (1.0, 1.0),
        (Row::Twelve, false) => (most, 1.0),
    }
}

/// In radii of a hole: where tags lie on its lip, and the ring round it. From a tag to what lies beside it.
const LIP: f32 = 1.06;
const RING: f32 = 1.155;
const BESIDE_TAG_U: f32 = 3.0;

/// In portrait, how far towards the other row the middle of a lap's tag lies, in radii of a hole.
const LAP_TOWARDS_MIDDLE: f32 = 0.3;

impl Layout {
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
        Rect::from_center_size(self.on_lip(hole, self.tag_ahead()), self.tag_size() * self.tag_text())
    }

    /// The number of a hole where there is no room for the numbers of all: on the lip towards its owner, before the count.
    pub fn number_on_lip(&self, hole: Hole) -> Rect {
        let out = self.towards_owner(hole);
        let on = Vec2::new(out.y, -out.x);
        let middle = self.hole(hole) + (out - on) * self.radius * LIP * FRAC_1_SQRT_2;
        Rect::from_center_size(middle, NUMBER_TAG_SIZE * self.tag_text())
    }

    /// Which lap begins at a hole: opposite what is taken from it. All the room that there is for it. Where rows run down the window
    /// it lies below the lip, so that it does not reach into the channel.
    pub fn lap(&self, hole: Hole) -> Rect {
        let height = self.tag_size().y * self.tag_text();
        if !self.is_portrait {
            let (ahead, middle) = (self.tag_ahead(), self.on_lip(hole, -self.tag_ahead()));
            let half_width =
                (self.pitch - RING * self.radius - ahead * LIP * self.radius).max(ahead * LIP * self.radius);
            return Rect::from_center_size(middle, Vec2::new(2.0 * half_width, height));
        }
        let out = self.towards_owner(hole);
        let on = Vec2::new(out.y, -out.x);
        let middle = self.hole(hole) - on * self.radius * LIP - out * self.radius * LAP_TOWARDS_MIDDLE;
        Rect::from_center_size(middle, Vec2::new(2.0 * self.radius * (RING - LAP_TOWARDS_MIDDLE), height))
    }

    /// How large what is written on the lip may be, of its size in the scale.
    pub fn tag_text(&self) -> f32 {
        match (self.seating.text > 1.0, self.row) {
            (true, _) => self.count_text.min(self.room_for_tags()),
            (false, Row::Six) => self.count_text.min(self.radius / 48.0),
            (false, Row::Twelve) => (self.radius / 37.4).min(1.0),
        }
    }

    /// The largest size of tags that lie clear of the next hole's ring and of those of the other row.
    fn room_for_tags(&self) -> f32 {
        let tag = if self.is_portrait { self.tag_size().yx() } else { self.tag_size() };
        let (ahead, out) = (self.tag_ahead(), (1.0 - self.tag_ahead() * self.tag_ahead()).sqrt());
        let on_ring = LIP * self.radius;
        let to_next_ring = self.pitch - ahead * on_ring - RING * self.radius - BESIDE_TAG_U;
        let to_middle = self.between_rows / 2.0 - out * on_ring - BESIDE_TAG_U / 2.0;
        (to_next_ring / (tag.x / 2.0)).min(to_middle / (tag.y / 2.0))
    }

    fn tag_size(&self) -> Vec2 {
        if self.row == Row::Six { Vec2::new(40.0, 27.0) } else { Vec2::new(35.0, 24.0) }
    }

    /// How far round the lip tags lie: beside larger text holes are closer to each other, and tags further from the next.
    fn tag_ahead(&self) -> f32 {
        if self.seating.text > 1.0 { 0.5 } else { 0.69 }
    }

    /// So far behind the middle of a hole, in the order of sowing, a sign on its lip is clear of the tag ahead of it, in radii.
    pub fn clear_of_tag(&self) -> f32 {
        if self.seating.text > 1.0 { 0.4 } else { 0.0 }
    }

    /// On the lip, on the side of the other row; so much of a radius on in the order of sowing, -1 to 1.
    fn on_lip(&self, hole: Hole, ahead: f32) -> Vec2 {
        let out = self.towards_owner(hole);
        let on = Vec2::new(out.y, -out.x);
        self.hole(hole) + (on * ahead - out * (1.0 - ahead * ahead).sqrt()) * self.radius * LIP
    }

    /// In portrait, from the lip to the middle of a count: wider ones lie further out.
    fn out_in_portrait(&self) -> f32 {
        20.0 + 10.0 * (self.count_text - 1.0)
    }

    /// So far out from the lip, and so far below as the hole's owner sees it.
    fn beside_hole(&self, hole: Hole, out: f32, below: f32) -> Vec2 {
        let down = if self.is_turned(hole.owner(self.row)) { -below } else { below };
        self.hole(hole) + self.towards_owner(hole) * (self.radius * RING + out) + Vec2::Y * down
    }

    /// How far up and down from the board's middle its holes reach, with what is written beside them.
    pub(super) fn beside_rows(&self) -> f32 {
        let count = 3.5 + COUNT_SIZE.y * self.count_text;
        let number = if self.seating.has_hole_numbers { NUMBER_SIZE.y * self.number_text - 1.0 } else { 0.0 };
        self.between_rows / 2.0 + self.radius * RING + count + number
    }
}
