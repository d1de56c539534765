//! How much: a groove with a pebble on it, or a row of hollows with a seed in one of them. Both are Bevy's slider: a touch jumps
//! there, a drag follows the finger, the arrows go a stop.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::{
    Slider, SliderDragState, SliderOrientation, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue,
    TrackClick, ValueChange,
};

use super::grown::{GrowSystems, Grown};
use super::hollow::{empty_hollow, seed};
use super::named;
use super::rolling::{RollSystems, Ways};
use crate::app::ground::{Lies, Matter};
use crate::app::theme::palette::{Paint, Painted};
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(take_value).add_systems(PostUpdate, place_thumbs.before(GrowSystems).before(RollSystems));
}

/// What a finger may hit of a groove, in u.
pub const GROOVE_SIZE_U: Vec2 = Vec2::new(240.0, 54.0);

const GROOVE: Vec2 = Vec2::new(230.0, 16.0);
const PEBBLE: Vec2 = Vec2::new(38.0, 34.0);

/// Hollows of a row: their radius, from one to the next, and how high a finger may hit them, in u.
const RADIUS: f32 = 15.0;
const PITCH: f32 = 46.0;
const HEIGHT: f32 = 54.0;

/// The groove between two of them ends at the lips.
const BETWEEN: Vec2 = Vec2::new(18.0, 9.0);

/// Two lines that set a hollow apart.
const SCRATCH: Vec2 = Vec2::new(2.4, 24.0);

/// Of the stops below a groove, and how far below, in u.
const DOT_RADIUS: f32 = 2.6;
const DOT_BELOW: f32 = 20.0;

/// How far a thumb can go at plain size, in u.
#[derive(Component, Clone, Copy)]
struct Travel(f32);

/// A groove for an amount from 0 to 100, in stops of 10.
pub fn amount(name: impl Into<Phrase>, node: Node) -> impl Bundle {
    let groove = within(GROOVE_SIZE_U, GROOVE_SIZE_U / 2.0, GROOVE);
    let pebble = within(GROOVE_SIZE_U, Vec2::new(PEBBLE.x, GROOVE_SIZE_U.y) / 2.0, PEBBLE);
    // A finger on the pebble takes it along, where one beside it lets it jump: so the pebble is not open to touches.
    let thumb = (SliderThumb, Travel(GROOVE_SIZE_U.x - PEBBLE.x), pebble, Lies::Body(Matter::Stone));
    (slider(name.into(), node, 100.0, 10.0), children![(groove, Lies::Groove, Pickable::IGNORE), thumb])
}

/// A groove that goes down, for a value that is 0 at its lower end; the caller gives it its range, and a [`SliderThumb`].
pub fn column_slider(name: impl Into<Phrase>, node: Node, step: f32) -> impl Bundle {
    let slider = Slider { track_click: TrackClick::Snap, orientation: SliderOrientation::Vertical };
    let values = (SliderValue(0.0), SliderRange::new(0.0, 1.0), SliderStep(step), SliderPrecision(0));
    let reached = (Hovered::default(), TabIndex(0), AutoDirectionalNavigation::default());
    (named(name.into()), slider, values, node, reached)
}

/// A groove for one of so many, from 0 on. The caller gives it its children by [`spawn_dots`].
pub fn groove_stops(name: impl Into<Phrase>, node: Node, count: usize) -> impl Bundle {
    slider(name.into(), node, count.saturating_sub(1) as f32, 1.0)
}

/// The groove of [`groove_stops`], a dot below each stop, and the pebble.
pub fn spawn_dots(row: &mut ChildSpawnerCommands, count: usize) {
    let travel = GROOVE_SIZE_U.x - PEBBLE.x;
    row.spawn((within(GROOVE_SIZE_U, GROOVE_SIZE_U / 2.0, GROOVE), Lies::Groove, Pickable::IGNORE));
    for i in 0..count {
        let along = PEBBLE.x / 2.0 + travel * i as f32 / count.saturating_sub(1).max(1) as f32;
        let middle = Vec2::new(along, GROOVE_SIZE_U.y / 2.0 + DOT_BELOW);
        let (node, grown) = within(GROOVE_SIZE_U, middle, Vec2::splat(2.0 * DOT_RADIUS));
        let dot = Node { border_radius: BorderRadius::MAX, ..node };
        row.spawn((dot, grown, Painted(Paint::ScoreLine), Pickable::IGNORE));
    }
    let pebble = within(GROOVE_SIZE_U, Vec2::new(PEBBLE.x, GROOVE_SIZE_U.y) / 2.0, PEBBLE);
    row.spawn((SliderThumb, Travel(travel), pebble, Lies::Body(Matter::Stone)));
}

/// The size of a row of so many hollows, in u.
pub fn stops_size_u(count: usize) -> Vec2 {
    Vec2::new(count as f32 * PITCH, HEIGHT)
}

/// A row of hollows, from 0 on, with a seed in one; the last one may be set apart. The caller gives the row its children by
/// [`spawn_hollows`].
pub fn stops(name: impl Into<Phrase>, node: Node, count: usize) -> impl Bundle {
    slider(name.into(), node, count.saturating_sub(1) as f32, 1.0)
}

/// The hollows of a row of [`stops`].
pub fn spawn_hollows(row: &mut ChildSpawnerCommands, count: usize, is_last_apart: bool) {
    let size = stops_size_u(count);
    let at = |i: f32| Vec2::new((i + 0.5) * PITCH, HEIGHT / 2.0);
    for i in 0..count {
        let place = within(size, at(i as f32), Vec2::splat(2.0 * RADIUS));
        row.spawn((place, Pickable::IGNORE)).with_child(empty_hollow(RADIUS));
        let between = at(i as f32 + 0.5);
        if i + 2 < count || (i + 2 == count && !is_last_apart) {
            row.spawn((within(size, between, BETWEEN), Lies::Groove, Pickable::IGNORE));
        } else if i + 2 == count {
            for aside in [-4.0, 4.0] {
                let line = within(size, between + Vec2::new(aside, 0.0), SCRATCH);
                row.spawn((line, Painted(Paint::ScoreLine), Pickable::IGNORE));
            }
        }
    }
    let (cell, grown) = within(size, at(0.0), Vec2::new(PITCH, HEIGHT));
    let cell = Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, ..cell };
    row.spawn((SliderThumb, Travel(size.x - PITCH), cell, grown, Pickable::IGNORE)).with_child(seed(RADIUS));
}

fn slider(name: Phrase, node: Node, most: f32, step: f32) -> impl Bundle {
    let slider = Slider { track_click: TrackClick::Snap, orientation: SliderOrientation::Horizontal };
    let values = (SliderValue(0.0), SliderRange::new(0.0, most), SliderStep(step), SliderPrecision(0));
    let reached = (Hovered::default(), TabIndex(0), AutoDirectionalNavigation::default());
    (named(name), slider, values, node, reached)
}

/// A part of a widget by its middle.
fn within(whole: Vec2, middle: Vec2, size: Vec2) -> (Node, Grown) {
    let place = Rect::from_center_size(middle, size);
    debug_assert!(place.min.min_element() >= 0.0 && place.max.cmple(whole).all());
    (Node { position_type: PositionType::Absolute, ..default() }, Grown::placed(place))
}

/// At once: a drag that begins in the same update counts from here.
fn take_value(change: On<ValueChange<f32>>, sliders: Query<(), With<Slider>>, mut commands: Commands) {
    if sliders.contains(change.source) {
        commands.entity(change.source).insert(SliderValue(change.value));
    }
}

/// The pebble, or the seed, lies where the value says.
fn place_thumbs(
    sliders: Query<
        (&SliderValue, &SliderRange, &Children, Option<&SliderDragState>),
        Or<(Changed<SliderValue>, Changed<Children>)>,
    >,
    mut thumbs: Query<(Entity, &Travel, &mut Grown)>,
    mut ways: Ways,
) {
    for (value, range, parts, drag) in &sliders {
        // Under a finger it is where the finger is.
        let is_dragged = drag.is_some_and(|drag| drag.dragging);
        let mut thumbs = thumbs.iter_many_mut(parts);
        while let Some((thumb, travel, mut grown)) = thumbs.fetch_next() {
            let left = range.thumb_position(value.0) * travel.0;
            let before = grown.at.map_or(left, |at| at.x);
            let at = grown.at.map(|at| Vec2::new(left, at.y));
            if grown.set_if_neq(Grown { at, ..*grown }) && !is_dragged {
                ways.roll_pebble(thumb, Vec2::new(before - left, 0.0));
            }
        }
    }
}
