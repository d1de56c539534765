//! The time line of a move that is shown again: a groove with a dot for every lap, and a seed in it that a finger or a mouse
//! moves. It lies where the caption is.

use bevy::picking::events::{Drag, Pointer, Press};
use bevy::prelude::*;

use super::{GivesWay, place_hud};
use crate::app::AppSystems;
use crate::app::ground::Lies;
use crate::app::locale::Words;
use crate::app::table::playback::Playback;
use crate::app::table::playback::replay::{Steer, TimeLine, laps, stops};
use crate::app::table::{Layout, TableLayout, TablePart};
use crate::app::theme::palette::{Paint, Painted};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{LooseSeed, label, plate, spot};
use crate::app::window_size::WindowSize;
use crate::caption;

/// From the plate's sides to the ends of the groove, in u.
const INSET_U: f32 = 48.0;

/// The groove's thickness, how far its middle is above the plate's lower edge, and the seed in it, in u.
const GROOVE_U: f32 = 16.0;
const ABOVE_EDGE_U: f32 = 25.0;
const SEED_U: f32 = 25.0;

/// A lap's dot, and how far its middle is below the groove's, in u.
const DOT_U: f32 = 5.2;
const BELOW_GROOVE_U: f32 = 15.0;

/// More dots than this would be a line.
const MOST_DOTS: usize = 60;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (lay_line, place_seed, tell_lap).chain().after(place_hud).in_set(AppSystems::Show));
}

/// The plate with all of it; a touch anywhere on it steers.
#[derive(Component)]
struct Line;

#[derive(Component)]
struct LineSeed;

#[derive(Component)]
struct LineText;

/// Where the groove is, in u from the window's upper left corner.
fn groove(layout: &Layout) -> Rect {
    let plate = layout.caption;
    let middle = Vec2::new(plate.center().x, plate.max.y - ABOVE_EDGE_U);
    Rect::from_center_size(middle, Vec2::new(plate.width() - 2.0 * INSET_U, GROOVE_U))
}

/// The moment of a move of so many steps that a place on the groove stands for.
fn cursor_at(layout: &Layout, x: f32, steps: usize) -> usize {
    let groove = groove(layout);
    let share = ((x - groove.min.x) / groove.width()).clamp(0.0, 1.0);
    (share * steps as f32).round() as usize
}

/// On a window of another shape, or for another move, it is laid anew.
fn lay_line(line: Res<TimeLine>, layout: Res<TableLayout>, lines: Query<Entity, With<Line>>, mut commands: Commands) {
    if !line.is_changed() && !layout.is_changed() {
        return;
    }
    for old in &lines {
        commands.entity(old).despawn();
    }
    let Some(steps) = line.steps() else { return };
    let layout = &layout.0;
    let top = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::FlexStart,
        padding: UiRect::top(px(spacing::HAIR)),
        ..spot(layout.caption)
    };
    let root = (Name::new("Time line"), Line, GivesWay, TablePart, plate(top));
    // Unlike other plates it takes touches.
    commands.spawn(root).insert(Pickable::default()).observe(press).observe(drag).with_children(|line| {
        line.spawn((LineText, label(Words::default(), Type::Body, Paint::Ink)));
        let place = in_plate(layout, groove(layout));
        line.spawn((Name::new("Groove"), place, Lies::Groove, Pickable::IGNORE)).with_children(|groove| {
            spawn_dots(groove, steps);
            let size = Node { width: px(SEED_U), height: px(SEED_U), ..on_groove(0.0, GROOVE_U / 2.0, SEED_U) };
            groove.spawn((Name::new("Seed in the groove"), LineSeed, LooseSeed::Moving, size, Pickable::IGNORE));
        });
    });
}

/// A rectangle of the window as a child of the plate.
fn in_plate(layout: &Layout, rect: Rect) -> Node {
    let corner = layout.caption.min;
    spot(Rect::from_corners(rect.min - corner, rect.max - corner))
}

/// A thing of that size, its middle at a share of the groove's length and so far below its upper edge.
fn on_groove(share: f32, below: f32, size: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: percent(share * 100.0),
        top: px(below - size / 2.0),
        margin: UiRect::left(px(-size / 2.0)),
        width: px(size),
        height: px(size),
        ..default()
    }
}

fn spawn_dots(groove: &mut ChildSpawnerCommands, steps: &[crate::engine::Step]) {
    let stops = stops(steps);
    let every = stops.len().div_ceil(MOST_DOTS);
    for stop in stops.into_iter().step_by(every) {
        let share = stop as f32 / steps.len().max(1) as f32;
        let place = on_groove(share, GROOVE_U / 2.0 + BELOW_GROOVE_U, DOT_U);
        let round = Node { border_radius: BorderRadius::all(px(spacing::FULLY_ROUND)), ..place };
        groove.spawn((round, Painted(Paint::Ink), Pickable::IGNORE));
    }
}

fn press(
    press: On<Pointer<Press>>,
    (layout, window, line): (Res<TableLayout>, Res<WindowSize>, Res<TimeLine>),
    mut wishes: MessageWriter<Steer>,
) {
    steer(press.pointer_location.position, &layout.0, &window, &line, &mut wishes);
}

fn drag(
    drag: On<Pointer<Drag>>,
    (layout, window, line): (Res<TableLayout>, Res<WindowSize>, Res<TimeLine>),
    mut wishes: MessageWriter<Steer>,
) {
    steer(drag.pointer_location.position, &layout.0, &window, &line, &mut wishes);
}

fn steer(at: Vec2, layout: &Layout, window: &WindowSize, line: &TimeLine, wishes: &mut MessageWriter<Steer>) {
    if let Some(steps) = line.steps() {
        wishes.write(Steer::To(cursor_at(layout, at.x / window.px_per_u(), steps.len())));
    }
}

/// The seed is where the move is.
fn place_seed(line: Res<TimeLine>, playback: Res<Playback>, mut seeds: Query<&mut Node, With<LineSeed>>) {
    let Some(steps) = line.steps() else { return };
    let share = line.cursor(&playback) as f32 / steps.len().max(1) as f32;
    for mut node in &mut seeds {
        let left = percent(share * 100.0);
        if node.left != left {
            node.left = left;
        }
    }
}

fn tell_lap(line: Res<TimeLine>, playback: Res<Playback>, mut texts: Query<&mut Words, With<LineText>>) {
    let Some(steps) = line.steps() else { return };
    let cursor = line.cursor(&playback);
    let laps = laps(steps);
    let lap = laps.iter().filter(|&&begins| begins < cursor).count();
    for mut text in &mut texts {
        text.set_if_neq(caption::lap_of(lap, laps.len()).into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Row;

    #[test]
    fn the_ends_of_the_groove_are_the_ends_of_the_move_in_every_window() {
        for window in [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0), Vec2::splat(720.0)] {
            for row in Row::ALL {
                let layout = Layout::new(row, window);
                let groove = groove(&layout);
                assert!(layout.caption.contains(groove.min) && layout.caption.contains(groove.max));
                assert!(groove.width() >= 240.0, "a finger needs room: {}", groove.width());
                assert_eq!(cursor_at(&layout, groove.min.x - 30.0, 20), 0);
                assert_eq!(cursor_at(&layout, groove.center().x, 20), 10);
                assert_eq!(cursor_at(&layout, groove.max.x + 30.0, 20), 20);
            }
        }
    }
}
