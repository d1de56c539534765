//! With text of the size in the scale every table stays where it was when these figures were taken, whatever larger text gets.

use std::fmt::Write;

use super::*;

/// Shape by shape: where everything is, in tenths of u.
const FIGURES: &str = include_str!("plain_text.txt");

const WINDOWS: [Vec2; 6] = [
    Vec2::new(1720.0, 720.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(960.0, 720.0),
    Vec2::new(720.0, 720.0),
    Vec2::new(720.0, 960.0),
    Vec2::new(720.0, 1280.0),
];

const SEATINGS: [(&str, Seating); 3] = [
    ("one side", PLAIN),
    ("opposite", Seating { is_north_turned: true, ..PLAIN }),
    ("past game", Seating { has_stones_below: true, ..PLAIN }),
];

const PLAIN: Seating = Seating { is_north_turned: false, text: 1.0, has_hole_numbers: true, has_stones_below: false };

fn figures() -> String {
    let mut all = String::new();
    for window in WINDOWS {
        for row in Row::ALL {
            for (name, seating) in SEATINGS {
                let layout = Layout::set_for(seating, row, window);
                writeln!(all, "{} x {} {row:?} {name}: {}", window.x, window.y, told(&layout)).unwrap();
            }
        }
    }
    all
}

fn told(layout: &Layout) -> String {
    let tenth = |u: f32| (10.0 * u).round() as i32;
    let rect = |rect: Rect| format!("{:?}", [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(tenth));
    let leaf = |leaf: Leaf| {
        format!("{:?}", [leaf.centre.x, leaf.centre.y, leaf.angle, leaf.half_length, leaf.half_width].map(tenth))
    };
    let board = [layout.pitch, layout.radius, layout.between_rows, layout.centre.x, layout.centre.y];
    let texts = [layout.tile_text, layout.count_text, layout.number_text, layout.strip.text, layout.strip.hint_text]
        .into_iter()
        .chain([layout.question_text, layout.next_steps.slabs.text, layout.captured_seed_radius()]);
    let places = [layout.tiles.south, layout.tiles.north, layout.caption, layout.strip.place, layout.question]
        .into_iter()
        .chain([layout.lap_line, layout.verdict, layout.norths_verdict, layout.next_steps.place])
        .chain((0..BUTTONS).map(|i| layout.button(i)));
    format!(
        "board {:?} leaves {} {} texts {:?} places {}",
        board.map(tenth),
        leaf(layout.leaves.south),
        leaf(layout.leaves.north),
        texts.map(|text| (100.0 * text).round() as i32).collect::<Vec<_>>(),
        places.map(rect).collect::<Vec<_>>().join(" "),
    )
}

#[test]
fn text_of_the_size_in_the_scale_leaves_every_table_as_it_was() {
    let now = figures();
    for (now, then) in now.lines().zip(FIGURES.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(now.lines().count(), FIGURES.lines().count());
}
