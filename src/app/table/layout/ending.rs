//! What is there after the end: who has won and why, and what can be done next. It lies where captions and stones lie before,
//! which are of no use then: redo, hint and speed always make way where it needs their place.
//!
//! All sizes hold for the longest words of any language, so that none of them jumps from language to language. Where there is no
//! room for the size that is wished for, slabs and verdict have the largest that there is; for whoever reads larger text the board
//! gives way first. A verdict is a heading: above larger text it keeps to one line. Where two sit opposite each other and larger
//! text would be less than 150 % otherwise, South's undo makes way too, and if that is not enough its menu.

use bevy::math::{Rect, Vec2};

use super::edges::{EDGE_U, centred_in};
use crate::app::theme::fitting::heading;
use crate::app::theme::fitting::{LEAST, sizes};

/// How many stones, from the first on, are of use after the end: menu and undo.
pub(super) const STONES_THAT_STAY: usize = 2;

/// Whoever reads larger text than that of the scale has at least that, if South's undo and menu make way for it.
const LEAST_OF_LARGER: f32 = 1.5;

/// What is said lies so near to a menu that stays alone, in u.
const BESIDE_MENU_U: f32 = 8.0;

/// The longest words on the slabs at 100 %, in u: the one thing to do, then what else can be done.
const LEAD_U: f32 = 226.0;
const AGAIN_U: f32 = 134.0;
const TITLE_U: f32 = 100.0;

/// A line on the first slab and on the others, at 100 %.
const LEAD_LINE_U: f32 = 34.2;
const OTHER_LINE_U: f32 = 28.1;

/// What a slab has above and below its words.
const ABOVE_WORDS_U: f32 = 4.0;

/// From a slab to the one below it.
const BETWEEN_ROWS_U: f32 = 8.0;

/// A verdict's and a reason's line and letter at 100 %, how many letters a line loses where it is broken, and what their plate has
/// at both sides.
const VERDICT: (f32, f32) = (43.9, 17.0);
const REASON: (f32, f32) = (25.01, 9.64);
const LOST_LETTERS: f32 = 4.0;
const SIDES_U: f32 = 32.0;

/// Letters of the longest verdict and its reason, with how the match stands.
const VERDICT_LETTERS: f32 = 31.0;
pub(super) const REASON_LETTERS: f32 = 51.0;
pub(super) const MATCH_LETTERS: f32 = 88.0;

/// A verdict and its reason, one above the other, at 100 %.
pub(super) const VERDICT_SIZE: Vec2 = Vec2::new(636.0, 104.0);

/// Tighter slabs, or slabs one below the other, must win so much for it; where text has the size of the scale nearly all languages
/// are shorter than the longest.
const WORTH_IT: f32 = 0.04;
const WORTH_IT_IN_PLAIN_SIZE: f32 = 0.26;

/// How tight slabs are, in u.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SlabSize {
    /// How large the words are at most, of their size in the scale.
    pub text: f32,
    pub least_height: f32,
    /// On either side of the words.
    pub beside: f32,
    /// From slab to slab in a row.
    pub gap: f32,
}

const fn tight(beside: f32, least_height: f32, gap: f32) -> SlabSize {
    SlabSize { text: 1.0, least_height, beside, gap }
}

const ROOMY: SlabSize = tight(36.0, 60.0, 24.0);
const USUAL: SlabSize = tight(28.0, 56.0, 16.0);
const TIGHT: SlabSize = tight(20.0, 44.0, 12.0);

/// What can be done next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct NextSteps {
    /// All that the slabs may cover; they lie in its middle, in rows from its upper edge on.
    pub place: Rect,
    pub slabs: SlabSize,
}

/// What is said after the end where two sit opposite each other.
pub(super) struct Opposite {
    pub verdict: Rect,
    pub norths_verdict: Rect,
    pub next_steps: NextSteps,
}

impl SlabSize {
    fn with_text(self, text: f32) -> SlabSize {
        SlabSize { text, ..self }
    }

    /// A slab at 100 % with words of that width, and a line so high.
    fn slab(&self, words: f32, line: f32) -> Vec2 {
        let height = (line * self.text + 2.0 * ABOVE_WORDS_U).max(self.least_height);
        Vec2::new(words * self.text + 2.0 * self.beside, height)
    }

    /// The slabs, from the first on.
    fn all(&self, count: usize) -> Vec<Vec2> {
        let (lead, title) = (self.slab(LEAD_U, LEAD_LINE_U), self.slab(TITLE_U, OTHER_LINE_U));
        if count == 2 { vec![lead, title] } else { vec![lead, self.slab(AGAIN_U, OTHER_LINE_U), title] }
    }

    /// What so many slabs cover in rows of no more than that width, if each has room there.
    fn rows(&self, count: usize, width: f32) -> Option<Vec2> {
        let (mut covered, mut row) = (Vec2::ZERO, Vec2::ZERO);
        for slab in self.all(count) {
            if slab.x > width {
                return None;
            }
            if row.x > 0.0 && row.x + self.gap + slab.x > width {
                covered = below(covered, row);
                row = Vec2::ZERO;
            }
            let gap = if row.x > 0.0 { self.gap } else { 0.0 };
            row = Vec2::new(row.x + gap + slab.x, row.y.max(slab.y));
        }
        Some(below(covered, row))
    }

    /// What so many slabs cover in one row.
    fn row(&self, count: usize) -> Vec2 {
        self.rows(count, f32::MAX).unwrap_or_default()
    }

    /// The same one below the other.
    fn column(&self, count: usize) -> Vec2 {
        self.all(count).into_iter().fold(Vec2::ZERO, below)
    }
}

fn below(covered: Vec2, row: Vec2) -> Vec2 {
    let gap = if covered.y > 0.0 { BETWEEN_ROWS_U } else { 0.0 };
    Vec2::new(covered.x.max(row.x), covered.y + gap + row.y)
}

/// The free part of a place beside the stones that stay.
pub(super) fn beside_stones(place: Rect, stones: &[Rect]) -> Rect {
    beside(place, &stones[..STONES_THAT_STAY.min(stones.len())], EDGE_U)
}

fn beside(place: Rect, stones: &[Rect], gap: f32) -> Rect {
    let covered = stones.iter().filter(|stone| !stone.intersect(place).is_empty());
    let left = covered.fold(place.min.x, |left, stone| left.max(stone.max.x + gap));
    Rect { min: Vec2::new(left, place.min.y), ..place }
}

/// What can be done next where all sit on one side: in the place, or beside the stones in it, where no stone has to make way for
/// words of the size in the scale.
pub(super) fn next_steps(place: Rect, stones: &[Rect], wanted: f32, window: f32) -> NextSteps {
    let beside = slabs_in(beside_stones(place, stones), wanted, window);
    match beside.filter(|steps| steps.slabs.text >= 1.0) {
        Some(steps) => steps,
        None => slabs_in(place, wanted, window).or(beside).unwrap_or(NextSteps { place, slabs: TIGHT }),
    }
}

/// A verdict in the same place as what can be done next, where that is larger there than on its usual plate; if text is larger
/// than in the scale, what can be done next may get smaller for it.
pub(super) fn verdict_beside(
    usual: Rect,
    place: Rect,
    steps: NextSteps,
    (wanted, window): (f32, f32),
) -> Option<(Rect, NextSteps)> {
    if wanted <= 1.0 {
        return verdict_above(usual, place, steps);
    }
    let text = verdict_text(usual, REASON_LETTERS, wanted).unwrap_or(0.0).min(steps.slabs.text);
    let shared = shared(place, 3, (wanted, text + WORTH_IT), window)?;
    Some((shared.verdict, shared.next_steps))
}

/// A verdict above what can be done next.
fn verdict_above(usual: Rect, place: Rect, steps: NextSteps) -> Option<(Rect, NextSteps)> {
    let covered = steps.slabs.rows(3, steps.place.width())?;
    let at = place.max.y - covered.y;
    let above = Rect { max: Vec2::new(place.max.x, at - BETWEEN_ROWS_U), ..place };
    let text = |plate| verdict_text(plate, MATCH_LETTERS, 1.0).unwrap_or(0.0);
    let steps = NextSteps { place: Rect { min: Vec2::new(steps.place.min.x, at), ..steps.place }, ..steps };
    (above.width() > SIDES_U && above.height() > 0.0 && text(above) > text(usual)).then_some((above, steps))
}

fn slabs_in(area: Rect, wanted: f32, window: f32) -> Option<NextSteps> {
    let all = sizes(wanted).flat_map(|text| [ROOMY, USUAL, TIGHT].map(|slabs| slabs.with_text(text)));
    all.filter_map(|slabs| Some((slabs, slabs.rows(3, area.width())?))).find(|(_, size)| size.y <= area.height()).map(
        |(slabs, size)| {
            let (left, right) = centred_in(area.min.x, area.max.x, size.x + 1.0, window);
            NextSteps { place: Rect::new(left, area.min.y, right, area.max.y), slabs }
        },
    )
}

/// What is said where two sit opposite each other: on South's side what can be done next lies beside the verdict or below it.
pub(super) fn opposite(place: Rect, stones: &[Rect], wanted: f32, window: f32) -> Opposite {
    let beside_both = beside_stones(place, stones);
    let least = if wanted > 1.0 { wanted.min(LEAST_OF_LARGER) } else { LEAST };
    let nowhere = Shared { text: 0.0, verdict: place, next_steps: NextSteps { place, slabs: TIGHT } };
    let mut chosen = shared(beside_both, 2, (wanted, 0.0), window).unwrap_or(nowhere);
    // Text of the size in the scale is larger only where both make way.
    let beside_menu = (wanted > 1.0).then(|| beside(place, &stones[..1], BESIDE_MENU_U));
    for place in beside_menu.into_iter().chain([place]) {
        if chosen.text < least - 0.001 {
            let without = shared(place, 2, (wanted, 0.0), window).filter(|found| found.text > chosen.text + WORTH_IT);
            chosen = without.unwrap_or(chosen);
        }
    }
    let (left, right) = centred_in(beside_both.min.x, beside_both.max.x, VERDICT_SIZE.x * wanted, window);
    let height = (VERDICT_SIZE.y * wanted).min(place.height());
    let norths_verdict = Rect::new(left, place.max.y - height, right, place.max.y);
    Opposite { verdict: chosen.verdict, norths_verdict, next_steps: chosen.next_steps }
}

/// How verdict and slabs share a place.
#[derive(Clone, Copy)]
struct Shared {
    /// The size of the smaller of both.
    text: f32,
    verdict: Rect,
    next_steps: NextSteps,
}

/// The largest that both can be, if that is more than the least.
fn shared(area: Rect, count: usize, (wanted, least): (f32, f32), window: f32) -> Option<Shared> {
    let worth_it = if wanted > 1.0 { WORTH_IT } else { WORTH_IT_IN_PLAIN_SIZE };
    let mut best: Option<Shared> = None;
    for slabs in [USUAL, TIGHT] {
        for text in sizes(wanted) {
            // Both together are no larger than the slabs.
            if text <= best.map_or(least, |best| best.text + worth_it) {
                break;
            }
            for (verdict, place, slabs) in arranged(area, count, slabs.with_text(text), wanted, window) {
                let said = verdict_text(verdict, REASON_LETTERS, wanted);
                let said = said.filter(|_| verdict_text(verdict, MATCH_LETTERS, LEAST).is_some());
                let text = said.map_or(0.0, |said| said.min(slabs.text));
                if text > best.map_or(least, |best| best.text + worth_it) {
                    best = Some(Shared { text, verdict, next_steps: NextSteps { place, slabs } });
                }
            }
        }
    }
    best
}

/// Where the verdict may lie and where slabs of that size: beside it in a row, beside it one below the other, or below it.
fn arranged(area: Rect, count: usize, slabs: SlabSize, wanted: f32, window: f32) -> Vec<(Rect, Rect, SlabSize)> {
    let most = VERDICT_SIZE * wanted;
    let beside = [slabs.row(count), slabs.column(count)].map(|size| {
        let covered = most.x + slabs.gap + size.x + 1.0;
        let (left, right) = centred_in(area.min.x, area.max.x, covered, window);
        let at = right - size.x - 1.0;
        let top = |height: f32| area.max.y - height.min(area.height());
        let verdict = Rect::new(left, top(most.y), at - slabs.gap, area.max.y);
        (size, verdict, Rect::new(at, top(most.y.max(size.y)), right, area.max.y))
    });
    let under = slabs.rows(count, area.width()).unwrap_or(Vec2::MAX);
    let at = area.max.y - under.y;
    let verdict = Rect { max: Vec2::new(area.max.x, at - BETWEEN_ROWS_U), ..area };
    let under = (under, verdict, Rect { min: Vec2::new(area.min.x, at), ..area });
    let all = beside.into_iter().chain([under]);
    all.filter(|(size, verdict, _)| size.cmple(area.size()).all() && verdict.size().cmpgt(Vec2::splat(SIDES_U)).all())
        .map(|(_, verdict, place)| (verdict, place, slabs))
        .collect()
}

/// How large a verdict's reason may be there, in sizes of the scale, if both have room at all. The verdict above it is a heading.
pub(super) fn verdict_text(plate: Rect, reason_letters: f32, most: f32) -> Option<f32> {
    let width = plate.width() - SIDES_U;
    let height = |text: f32, (line, letter): (f32, f32), letters: f32| {
        let in_line = width / (letter * text);
        let lines =
            if letters <= in_line { 1.0 } else { (letters / (in_line - LOST_LETTERS).max(1.0)).ceil().max(2.0) };
        lines * line * text
    };
    let in_one_line = width / (VERDICT.1 * VERDICT_LETTERS);
    sizes(most).find(|&text| {
        let verdict = height(heading(text, in_one_line), VERDICT, VERDICT_LETTERS);
        verdict + height(text, REASON, reason_letters) <= plate.height() + 0.5
    })
}
