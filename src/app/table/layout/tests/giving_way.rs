//! What whoever asks for larger text gets, and what the board gives for it.

use super::*;
use crate::app::table::layout::ending::{REASON_LETTERS, verdict_text};
use crate::app::table::layout::giving_way::Give;
use crate::app::theme::fitting::LEAST;

const PLAIN: [Vec2; 2] = [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0)];

/// Of text at 200 %, by window, board and whether North is turned: the least share that captions and questions have, and a
/// verdict's reason and what can be done next.
const GUARANTEED: [(Vec2, Row, bool, f32, f32); 16] = [
    (Vec2::new(1280.0, 720.0), Row::Six, false, 0.9, 0.9),
    (Vec2::new(1280.0, 720.0), Row::Twelve, false, 1.0, 0.95),
    (Vec2::new(1280.0, 720.0), Row::Six, true, 0.9, 0.8),
    (Vec2::new(1280.0, 720.0), Row::Twelve, true, 0.95, 0.8),
    (Vec2::new(720.0, 1280.0), Row::Six, false, 1.0, 1.0),
    (Vec2::new(720.0, 1280.0), Row::Twelve, false, 1.0, 1.0),
    (Vec2::new(720.0, 1280.0), Row::Six, true, 0.9, 0.85),
    (Vec2::new(720.0, 1280.0), Row::Twelve, true, 0.9, 0.85),
    (Vec2::new(1720.0, 720.0), Row::Six, false, 0.95, 0.95),
    (Vec2::new(1720.0, 720.0), Row::Twelve, false, 1.0, 1.0),
    (Vec2::new(1720.0, 720.0), Row::Six, true, 0.95, 0.95),
    (Vec2::new(1720.0, 720.0), Row::Twelve, true, 1.0, 1.0),
    (Vec2::new(960.0, 720.0), Row::Six, false, 0.9, 0.7),
    (Vec2::new(960.0, 720.0), Row::Twelve, false, 0.6, 0.75),
    (Vec2::new(960.0, 720.0), Row::Six, true, 0.6, 0.6),
    (Vec2::new(960.0, 720.0), Row::Twelve, true, 0.6, 0.6),
];

fn set_for(text: f32, window: Vec2, row: Row, is_north_turned: bool) -> Layout {
    let has_hole_numbers = text <= 1.6;
    Layout::set_for(Seating { is_north_turned, text, has_hole_numbers, ..Seating::default() }, row, window)
}

fn in_play(layout: &Layout) -> f32 {
    layout.strip.text.min(layout.question_text)
}

fn after_the_end(layout: &Layout) -> f32 {
    let reason = |plate| verdict_text(plate, REASON_LETTERS, layout.seating.text).unwrap_or(0.0);
    let norths = if layout.seating.is_north_turned { reason(layout.norths_verdict) } else { f32::MAX };
    reason(layout.verdict).min(norths).min(layout.next_steps.slabs.text)
}

fn plain_tables() -> impl Iterator<Item = (Vec2, Row, bool)> {
    PLAIN.into_iter().flat_map(|window| {
        Row::ALL.into_iter().flat_map(move |row| [false, true].map(|is_turned| (window, row, is_turned)))
    })
}

#[test]
fn whoever_asks_for_the_largest_text_gets_this_share_of_it() {
    let mut wrong = Vec::new();
    for (window, row, is_turned, share_in_play, share_after_the_end) in GUARANTEED {
        let layout = set_for(2.0, window, row, is_turned);
        for (what, is, least) in [
            ("in play", in_play(&layout) / 2.0, share_in_play),
            ("after the end", after_the_end(&layout) / 2.0, share_after_the_end),
        ] {
            if is < least - 0.001 {
                wrong.push(format!("{what} {is} of {least}: {}", told(&layout)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn whoever_asks_for_larger_text_gets_no_smaller_text() {
    let mut wrong = Vec::new();
    for (window, row, is_turned) in plain_tables() {
        let mut before = [LEAST; 2];
        for text in [1.0, 1.25, 1.5, 1.75, 2.0] {
            let layout = set_for(text, window, row, is_turned);
            let now = [in_play(&layout), after_the_end(&layout)];
            if now.iter().zip(before).any(|(now, before)| *now < before - 0.001) {
                wrong.push(format!("{now:?} after {before:?}: {}", told(&layout)));
            }
            before = now;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn captions_and_questions_are_no_smaller_than_beside_a_board_that_gives_nothing() {
    for layout in set_layouts().filter(|layout| layout.seating.text > 1.0) {
        let nothing = Give::nothing(layout.row, layout.is_portrait);
        let usual = Layout::laid(layout.seating, layout.row, layout.size, nothing);
        assert!(layout.strip.text >= usual.strip.text.min(in_play(&usual)) - 0.001, "{}", told(&layout));
    }
}

#[test]
fn cells_are_large_enough_for_a_finger_whatever_the_text() {
    for (window, row, is_turned) in plain_tables() {
        for text in [1.0, 1.25, 1.5, 1.75, 2.0] {
            let layout = set_for(text, window, row, is_turned);
            let least = if layout.is_portrait { 44.0 } else { 60.0 };
            assert!(layout.cell().min_element() >= least, "{}: {}", told(&layout), layout.cell());
            assert!(layout.radius >= 20.0, "{}: {}", told(&layout), layout.radius);
        }
    }
}

#[test]
fn captured_seeds_can_be_seen_and_lie_beside_each_other() {
    for (window, row, is_turned) in plain_tables() {
        let layout = set_for(2.0, window, row, is_turned);
        let seed = layout.captured_seed_radius();
        assert!(seed >= 5.5, "{}: {seed}", told(&layout));
        assert!(seed <= layout.captured_seed_with_room() + 0.001, "{}: {seed}", told(&layout));
    }
}
