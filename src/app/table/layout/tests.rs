//! Of the table's layout: nothing overlaps, in any window, at any size of text, with North turned or not.

mod giving_way;
mod plain_text;

use super::*;

/// Windows from square to very wide and very high, and the sizes that people have.
fn windows() -> impl Iterator<Item = Vec2> {
    let shapes = (10..=24).map(|i| i as f32 / 10.0);
    shapes.flat_map(|ratio| [Vec2::new(720.0 * ratio, 720.0), Vec2::new(720.0, 720.0 * ratio)])
}

fn layouts() -> impl Iterator<Item = Layout> {
    windows().flat_map(|window| Row::ALL.map(|row| Layout::new(row, window)))
}

/// At every size of text, with North turned and not.
fn seatings() -> impl Iterator<Item = Seating> {
    [1.0, 1.25, 1.5, 1.75, 2.0].into_iter().flat_map(|text| {
        let has_hole_numbers = text <= 1.6;
        [false, true].map(|is_north_turned| Seating { is_north_turned, text, has_hole_numbers, ..Seating::default() })
    })
}

/// The shapes of window that people have: wide, the usual ones, 4:3, and on their sides.
const SHAPES: [Vec2; 6] = [
    Vec2::new(1720.0, 720.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(1152.0, 720.0),
    Vec2::new(960.0, 720.0),
    Vec2::new(720.0, 960.0),
    Vec2::new(720.0, 1280.0),
];

fn set_layouts() -> impl Iterator<Item = Layout> {
    SHAPES.into_iter().flat_map(|window| {
        Row::ALL.into_iter().flat_map(move |row| seatings().map(move |seating| Layout::set_for(seating, row, window)))
    })
}

fn told(layout: &Layout) -> String {
    format!("{:?}, {:?}, {:?}", layout.size, layout.row, layout.seating)
}

fn leaf_rect(leaf: &Leaf) -> Rect {
    let along = Vec2::from_angle(leaf.angle).abs();
    Rect::from_center_half_size(leaf.centre, along * leaf.half_length + along.yx() * leaf.half_width)
}

fn hole_rect(layout: &Layout, hole: Hole) -> Rect {
    Rect::from_center_half_size(layout.hole(hole), Vec2::splat(layout.radius * 1.05))
}

/// What lies at the edges, of both sides, with what is beside holes.
fn pieces(layout: &Layout) -> Vec<(String, Rect)> {
    let mut pieces: Vec<(String, Rect)> =
        layout.row.track().map(|hole| (hole.label(layout.row).to_string(), hole_rect(layout, hole))).collect();
    pieces.push(("South's tile".into(), layout.tiles.south));
    pieces.push(("North's tile".into(), layout.tiles.north));
    let turned = layout.seating.is_north_turned;
    let mut own = vec![("caption".to_owned(), layout.strip.place)];
    own.extend((0..if turned { BUTTONS_A_SIDE } else { BUTTONS }).map(|i| (format!("stone {i}"), layout.button(i))));
    if turned {
        pieces.extend(own.iter().map(|(name, rect)| (format!("North's {name}"), layout.half_turned(*rect))));
    }
    pieces.extend(own);
    pieces
}

/// And the leaves, counts and numbers.
fn all_pieces(layout: &Layout) -> Vec<(String, Rect)> {
    let mut pieces = pieces(layout);
    pieces.extend(Player::ALL.map(|player| (format!("{player}'s leaf"), leaf_rect(&layout.leaves[player]))));
    for hole in layout.row.track() {
        let count =
            Rect::from_center_size(layout.count(hole).center(), layout.count(hole).size() * Vec2::new(0.6, 1.0));
        pieces.push((format!("count of {}", hole.label(layout.row)), count));
        if layout.seating.has_hole_numbers {
            let number = layout.number(hole);
            let number = Rect::from_center_size(number.center(), number.size() * Vec2::new(0.6, 0.9));
            pieces.push((format!("number of {}", hole.label(layout.row)), number));
        }
    }
    pieces
}

fn assert_apart(layout: &Layout, pieces: &[(String, Rect)]) {
    let window = Rect::from_corners(Vec2::ZERO, layout.size);
    for (i, (name, rect)) in pieces.iter().enumerate() {
        assert_eq!(rect.intersect(window), *rect, "{name} leaves the window: {}", told(layout));
        for (other, rect2) in &pieces[..i] {
            let shared = rect.intersect(*rect2);
            let overlap = shared.size().min_element();
            assert!(shared.is_empty() || overlap < 0.1, "{name} lies {overlap} u on {other}: {}", told(layout));
        }
    }
}

#[test]
fn nothing_overlaps_and_nothing_leaves_the_window() {
    for layout in layouts() {
        assert_apart(&layout, &pieces(&layout));
    }
}

#[test]
fn text_of_every_size_keeps_clear_of_board_leaves_and_edges_at_every_table() {
    for layout in set_layouts() {
        // The long board on its side leaves no more between its holes than its counts and numbers need.
        assert_apart(&layout, &all_pieces(&layout));
    }
}

#[test]
fn stones_keep_their_size_and_every_plate_has_room_for_a_line() {
    for layout in set_layouts() {
        let stones = if layout.seating.is_north_turned { BUTTONS_A_SIDE } else { BUTTONS };
        for i in 0..stones {
            assert!(layout.button(i).size().cmpge(Vec2::new(59.9, 53.9)).all(), "{}", told(&layout));
        }
        let least = 25.0 * layout.seating.text + 8.0;
        assert!(layout.caption.height() >= least, "{}: {}", told(&layout), layout.caption.height());
        assert!(layout.caption.width() >= 250.0, "{}: {}", told(&layout), layout.caption.width());
        let leaf = &layout.leaves.south;
        assert!(leaf.half_length >= 100.0, "{}: {}", told(&layout), leaf.half_length);
    }
}

#[test]
fn where_north_is_turned_the_table_is_the_same_from_both_sides() {
    for layout in set_layouts().filter(|layout| layout.seating.is_north_turned) {
        let turned = |point: Vec2| layout.size - point;
        for number in 1..=layout.row.len() {
            let [south, north] = Player::ALL.map(|player| Hole::of(layout.row, player, number).unwrap());
            assert!(layout.hole(north).distance(turned(layout.hole(south))) < 0.01, "{}", told(&layout));
            let count = layout.as_seen_by(Player::North, layout.count(north));
            assert!(count.center().distance(layout.count(south).center()) < 0.01, "{}", told(&layout));
        }
        let tile = layout.as_seen_by(Player::North, layout.tiles.north);
        assert!(tile.center().distance(layout.tiles.south.center()) < 0.01, "{}", told(&layout));
    }
}

#[test]
fn the_verdict_has_room_for_its_words() {
    for layout in layouts() {
        assert!(layout.verdict.width() >= 440.0, "{:?}: {}", layout.size, layout.verdict.width());
    }
}

/// What is there after the end: captions are gone, and some stones.
fn pieces_after_the_end(layout: &Layout) -> Vec<(String, Rect)> {
    let stays = |side: Player, i: usize| layout.stays_after_the_end(side, i);
    let goes = |name: &str| {
        let of = |who: &str, side| (0..BUTTONS).any(|i| name == format!("{who}stone {i}") && !stays(side, i));
        name.ends_with("caption") || of("", Player::South) || of("North's ", Player::North)
    };
    let mut pieces = all_pieces(layout);
    pieces.retain(|(name, _)| !goes(name));
    pieces.push(("the verdict".into(), layout.verdict));
    pieces.push(("what comes next".into(), layout.next_steps.place));
    if layout.seating.is_north_turned {
        pieces.push(("North's verdict".into(), layout.half_turned(layout.norths_verdict)));
    }
    pieces
}

#[test]
fn what_is_said_after_the_end_lies_on_nothing_that_stays() {
    for layout in set_layouts() {
        assert_apart(&layout, &pieces_after_the_end(&layout));
    }
}

#[test]
fn the_menu_stays_after_the_end_and_undo_but_where_larger_text_leaves_no_room_for_it_beside_a_turned_north() {
    for layout in set_layouts() {
        let Seating { is_north_turned, text, .. } = layout.seating;
        let is_narrow = layout.size.x.max(layout.size.y) < 1280.0;
        let undo_may_go = is_north_turned && (text > 1.0 || layout.row == Row::Twelve && is_narrow);
        for i in 0..ending::STONES_THAT_STAY {
            let may_go = undo_may_go && (i > 0 || is_narrow);
            assert!(may_go || layout.stays_after_the_end(Player::South, i), "{i}: {}", told(&layout));
            assert!(layout.stays_after_the_end(Player::North, i), "North's {i}: {}", told(&layout));
        }
    }
}

#[test]
fn what_can_be_done_next_is_large_enough_to_read_and_to_touch() {
    for layout in set_layouts() {
        let slabs = layout.next_steps.slabs;
        let least = if layout.seating.is_north_turned { 0.85 } else { 1.0 };
        assert!(slabs.text >= least - 0.001, "{}: {slabs:?}", told(&layout));
        assert!(slabs.least_height >= 44.0, "{}: {slabs:?}", told(&layout));
    }
}

#[test]
fn what_was_taken_is_told_clear_of_other_holes_and_of_counts() {
    for layout in set_layouts() {
        for hole in layout.row.track() {
            let tag = layout.taken(hole);
            for other in layout.row.track() {
                let middle = layout.hole(other);
                let from_ring = middle.clamp(tag.min, tag.max).distance(middle) - layout.radius * 1.155;
                let where_ =
                    || format!("{} and {}: {}", hole.label(layout.row), other.label(layout.row), told(&layout));
                assert!(other == hole || from_ring > 0.0, "{from_ring} u from the ring: {}", where_());
                assert!(tag.intersect(layout.count(other)).is_empty(), "{}", where_());
            }
        }
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
