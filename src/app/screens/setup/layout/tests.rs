//! Every step fits every window.

use bevy::math::{Rect, Vec2};

use super::*;

fn rooms() -> impl Iterator<Item = Room> {
    let windows = [(1280.0, 720.0), (720.0, 1280.0), (960.0, 720.0), (1720.0, 720.0), (720.0, 1440.0), (720.0, 720.0)];
    let machines = [vec![], vec![Player::North], Player::ALL.to_vec()];
    windows.into_iter().flat_map(move |(x, y)| {
        let machines = machines.clone();
        [1.0, 1.25, 1.5, 1.75, 2.0].into_iter().flat_map(move |text| {
            let room = move |machines: Vec<Player>| {
                let of = move |has_game_waiting| Room {
                    window: Vec2::new(x, y),
                    text,
                    machines: machines.clone(),
                    has_game_waiting,
                };
                [false, true].map(of)
            };
            machines.clone().into_iter().flat_map(room)
        })
    })
}

#[test]
fn every_step_fits_its_window_and_no_block_lies_on_another() {
    for room in rooms() {
        let layout = SetupLayout::new(room.clone());
        let window = Rect { min: Vec2::ZERO, max: room.window };
        for step in 0..layout.step_count() {
            let blocks = layout.blocks(step);
            let mut rects: Vec<(String, Rect)> =
                blocks.iter().map(|(block, rect)| (format!("{block:?}"), *rect)).collect();
            rects.push(("start".into(), layout.start()));
            rects.push(("head".into(), layout.head()));
            rects.extend(layout.bar().map(|bar| ("bar".into(), bar)));
            let is_square = room.window.x == room.window.y;
            assert!(layout.is_whole() || layout.has_stops() || is_square, "no room for stops in {room:?}");
            for (i, (name, rect)) in rects.iter().enumerate() {
                assert!(window.contains(rect.min) && window.contains(rect.max), "{name} {rect:?} in {room:?}");
                for (other, its) in &rects[i + 1..] {
                    let both = rect.intersect(*its);
                    assert!(both.is_empty() || both.height() < 0.5, "{name} and {other} in {room:?}");
                }
            }
        }
    }
}

#[test]
fn in_plain_size_everything_is_on_one_screen_and_in_large_text_it_comes_in_three_or_four_steps() {
    let room =
        |x, y, text| Room { window: Vec2::new(x, y), text, machines: vec![Player::North], has_game_waiting: false };
    for (x, y, steps) in [(1280.0, 720.0, 3), (720.0, 1280.0, 4), (1720.0, 720.0, 3)] {
        assert!(SetupLayout::new(room(x, y, 1.0)).is_whole(), "{x} x {y}");
        assert_eq!(SetupLayout::new(room(x, y, 2.0)).step_count(), steps, "{x} x {y}");
    }
    let friends = Room { machines: vec![], ..room(1280.0, 720.0, 2.0) };
    assert_eq!(SetupLayout::new(friends).step_count(), 3, "two people choose how they sit, and no level");
}

#[test]
fn every_step_has_something_to_choose() {
    for room in rooms() {
        let layout = SetupLayout::new(room.clone());
        for step in &layout.steps {
            assert!(
                step.iter().any(|block| !matches!(block, Block::Rules | Block::StartMeans | Block::GameWaits)),
                "{step:?} in {room:?}"
            );
        }
    }
}

#[test]
fn a_path_grows_and_its_grooves_stop_at_the_lips() {
    for room in rooms().filter(|room| !room.machines.is_empty()) {
        let layout = SetupLayout::new(room.clone());
        for (block, rect) in (0..layout.step_count()).flat_map(|step| layout.blocks(step)) {
            let Block::Level(_) = block else { continue };
            let cells = layout.path(rect);
            for (i, groove) in layout.grooves(rect).iter().enumerate() {
                for hollow in [i, i + 1] {
                    let (middle, radius) = layout.path_hollow(hollow, cells[hollow]);
                    let nearest = groove.iter().map(|at| at.distance(middle)).fold(f32::MAX, f32::min);
                    assert!(nearest >= radius, "{room:?}");
                }
            }
            let radii: Vec<f32> = (0..8).map(|i| layout.path_radius(i)).collect();
            assert!(radii.is_sorted_by(|a, b| a < b));
        }
    }
}
