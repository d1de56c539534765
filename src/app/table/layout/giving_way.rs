//! How far the board gives way to text that is larger than in the scale. Of all that a board may give (holes, the distance between
//! them, leaves that are slimmer or lie elsewhere, how high it lies) the best is looked for: what is lost of a text counts twice
//! as much as what is lost of a hole.
//!
//! Text of the size in the scale moves nothing. At 16 to 9 all on one side have all of the 200 % that they ask for, on both boards;
//! two who sit opposite each other have nine tenths of it for captions, eight tenths after the end. In windows of 4 to 3 there is
//! room for about six to nine tenths. `tests::giving_way` has the table.

use bevy::math::Vec2;

use super::measures::{Lie, Measures};
use super::{Layout, Seating, ending};
use crate::engine::{Player, Row};

/// Holes are made smaller in such steps, down to the least.
const STEP: f32 = 0.03;
const STEPS: usize = 18;

/// How much lower the board may lie, in steps of so many u.
const OVERS: usize = 8;
const OVER_STEP_U: f32 = 16.0;

/// How much higher captions may be in portrait, in steps of so many u.
const CAPTIONS: usize = 16;
const CAPTION_STEP_U: f32 = 8.0;

/// No leaf gets shorter than twice this, in u.
const LEAST_LEAF_U: f32 = 104.0;

/// No cell of the board gets smaller than this, as long as there is room for such cells at all, in u.
const LEAST_CELL_U: f32 = 60.0;
const LEAST_CELL_IN_PORTRAIT_U: f32 = 46.0;

/// In landscape no hole does either, of this radius in u, or of so much of its own where that is less.
const LEAST_RADIUS_U: f32 = 28.0;
const LEAST_OF_RADIUS: f32 = 0.79;

/// Other leaves than the usual must win so much.
const WORTH_IT: f32 = 1.04;

/// What comes seldom and is longest, hints with all their reasons and how a match stands, may be so much smaller than the rest.
const SELDOM: f32 = 1.5;

/// What is said where it has no room at all counts as so much of its size, and what is said in place of South's menu.
const NO_ROOM: f32 = 0.2;
const NO_MENU: f32 = 0.7;

/// What a board gives.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Give {
    pub board: Measures,
    /// In landscape where all sit on one side, how much lies over the board besides what a tile needs, in u.
    pub over: f32,
    /// In portrait, how much higher captions are than they need be, in u.
    pub captions: f32,
}

impl Give {
    /// Nothing.
    pub fn nothing(row: Row, is_portrait: bool) -> Give {
        Give { board: Measures::of(row, is_portrait), over: 0.0, captions: 0.0 }
    }

    /// All that may be tried in landscape, from the largest holes on.
    fn in_landscape(self, seating: &Seating, row: Row) -> impl Iterator<Item = Give> {
        let leaves = [(Lie::Flat, false), (Lie::Flat, true), (Lie::Upright, false), (Lie::Upright, true)];
        let places = if seating.is_north_turned { 1 } else { OVERS };
        (0..STEPS).flat_map(move |step| {
            let scale = 1.0 - STEP * step as f32;
            leaves.into_iter().flat_map(move |(lie, are_slim)| {
                let board = self.board.with_leaves(row, lie, are_slim).scaled(scale);
                (0..places).map(move |place| Give { board, over: OVER_STEP_U * place as f32, ..self })
            })
        })
    }

    /// The same in portrait.
    fn in_portrait(self) -> impl Iterator<Item = Give> {
        (0..CAPTIONS).map(move |step| Give {
            board: self.board.dense(),
            captions: CAPTION_STEP_U * step as f32,
            ..self
        })
    }
}

/// The best table.
pub(super) fn best(seating: Seating, row: Row, size: Vec2) -> Layout {
    let is_portrait = size.y > size.x;
    let nothing = Give::nothing(row, is_portrait);
    let usual = Layout::laid(seating, row, size, nothing);
    if seating.text <= 1.0 {
        return usual;
    }
    let all: Vec<Give> =
        if is_portrait { nothing.in_portrait().collect() } else { nothing.in_landscape(&seating, row).collect() };
    let (mut best, mut worth_of_best) = (None, worth(&usual, &usual));
    for give in all {
        let other = if give.board.lie == nothing.board.lie { 1.0 } else { WORTH_IT };
        // No table is worth more than its holes.
        if give.board.radius / usual.radius / other <= worth_of_best {
            continue;
        }
        let layout = Layout::laid(seating, row, size, give);
        let worth = worth(&layout, &usual) / other;
        if worth > worth_of_best + 0.001 && is_lawful(&layout, &usual) {
            (best, worth_of_best) = (Some(layout), worth);
        }
    }
    best.unwrap_or(usual)
}

/// Whether a table keeps what may not be given, where that is how it is if nothing is.
fn is_lawful(layout: &Layout, usual: &Layout) -> bool {
    let least_cell = if layout.is_portrait { LEAST_CELL_IN_PORTRAIT_U } else { LEAST_CELL_U };
    let least_radius = LEAST_RADIUS_U.min(LEAST_OF_RADIUS * usual.radius);
    layout.cell().min_element() >= least_cell.min(usual.cell().min_element()) - 0.01
        && (layout.is_portrait || layout.radius >= least_radius)
        && Player::ALL.iter().all(|&player| layout.leaves[player].half_length >= LEAST_LEAF_U)
        && share_in_play(layout) >= share_in_play(usual) - 0.001
}

/// How good a table is, beside the one where nothing is given.
fn worth(layout: &Layout, usual: &Layout) -> f32 {
    (share_in_play(layout) * share_after_the_end(layout)).powi(2) * (layout.radius / usual.radius)
}

/// The least that captions, questions and names have of the wanted size.
fn share_in_play(layout: &Layout) -> f32 {
    let Layout { strip, question_text, tile_text, .. } = *layout;
    let wanted = layout.seating.text;
    [strip.text, question_text, SELDOM * strip.hint_text, SELDOM * tile_text].into_iter().fold(wanted, f32::min)
        / wanted
}

/// The least that a verdict's reason and what can be done next have of the wanted size; less is worth a table without a menu.
fn share_after_the_end(layout: &Layout) -> f32 {
    let wanted = layout.seating.text;
    if !layout.verdict.intersect(layout.next_steps.place).is_empty() {
        return NO_ROOM;
    }
    let said = |plate| {
        let text = |letters| ending::verdict_text(plate, letters, wanted).unwrap_or(NO_ROOM * wanted);
        text(ending::REASON_LETTERS).min(SELDOM * text(ending::MATCH_LETTERS))
    };
    let norths = if layout.seating.is_north_turned { said(layout.norths_verdict) } else { wanted };
    let share =
        [said(layout.verdict), norths, layout.next_steps.slabs.text].into_iter().fold(wanted, f32::min) / wanted;
    share * if layout.stays_after_the_end(Player::South, 0) { 1.0 } else { NO_MENU }
}
