//! Of the table's layout: nothing overlaps, in any window, at any size of text, with North turned or not.

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
