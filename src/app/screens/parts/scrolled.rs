//! A long text in a window of its own: it goes up and down under wheel, finger and keys, and a pebble in a groove beside it says
//! where one is. The ground under it stays where it is, so nothing is baked but the pebble's place.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::picking::events::{Drag, Pointer};
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiSystems};
use bevy::window::RequestRedraw;

use crate::app::AppSystems;
use crate::app::ground::{Lies, Matter};
use crate::app::theme::spacing;
use crate::app::theme::widget::{SliderRange, SliderThumb, SliderValue, ValueChange, column_slider};
use crate::app::window_size::WindowSize;

/// The groove and the pebble in it, and what a finger may hit of them, in u.
const GROOVE_WIDTH: f32 = 14.0;
const PEBBLE: Vec2 = Vec2::new(34.0, 38.0);
const TOUCH_WIDTH: f32 = 54.0;

/// A turn of the wheel and a press of an arrow go so far, in u.
const LINE: f32 = 60.0;

/// Of a page turned by a key so much stays in sight, as a share of what is seen.
const KEPT: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(drag_text)
        .add_observer(follow_pebble)
        .add_systems(Update, (turn_by_key, turn_wheel).in_set(AppSystems::Input))
        .add_systems(PostUpdate, place_pebble.after(UiSystems::Layout));
}

/// The window that a long text is seen through, and the groove beside it.
#[derive(Component)]
pub struct Scrolled {
    groove: Entity,
}

/// A groove, and the text that it moves.
#[derive(Component)]
struct Groove {
    of: Entity,
}

#[derive(Component)]
struct Pebble;

/// A plate that takes the room it is given, with a text that may be longer than the plate. Keys move it wherever the focus is.
pub fn spawn_scrolled(
    parent: &mut ChildSpawnerCommands,
    node: Node,
    name: &'static str,
    text: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let row = Node { min_height: px(0), column_gap: px(spacing::SMALL), ..node };
    parent.spawn((row, Pickable::IGNORE)).with_children(|row| {
        let inset = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            padding: UiRect::axes(px(spacing::LARGE), px(spacing::MEDIUM)),
            ..default()
        };
        let window = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            overflow: Overflow::scroll_y(),
            ..default()
        };
        let mut seen = Entity::PLACEHOLDER;
        row.spawn((inset, Lies::Swept, Pickable::IGNORE)).with_children(|plate| {
            seen = plate.spawn((window, ScrollPosition::default(), Pickable::default())).with_children(text).id();
        });
        let touch = Node { width: px(TOUCH_WIDTH), justify_content: JustifyContent::Center, ..default() };
        let groove = row
            .spawn((column_slider(name, touch, LINE), Groove { of: seen }))
            .with_children(|groove| {
                let line = Node { width: px(GROOVE_WIDTH), height: percent(100), ..default() };
                groove.spawn((line, Lies::Groove, Pickable::IGNORE));
                let pebble = Node {
                    position_type: PositionType::Absolute,
                    width: px(PEBBLE.x),
                    height: px(PEBBLE.y),
                    left: px((TOUCH_WIDTH - PEBBLE.x) / 2.0),
                    ..default()
                };
                let thumb = (SliderThumb, Pebble, Lies::Body(Matter::Stone));
                groove.spawn((thumb, pebble, Pickable::IGNORE));
            })
            .id();
        row.commands().entity(seen).insert(Scrolled { groove });
    });
}

/// How far a text can go, in u.
fn farthest(node: &ComputedNode) -> f32 {
    ((node.content_size().y - node.size.y) * node.inverse_scale_factor).max(0.0)
}

fn move_by(scroll: &mut Mut<ScrollPosition>, node: &ComputedNode, by_u: f32) {
    move_to(scroll, node, scroll.y + by_u);
}

fn move_to(scroll: &mut Mut<ScrollPosition>, node: &ComputedNode, to_u: f32) {
    let to = to_u.clamp(0.0, farthest(node));
    if scroll.y != to {
        scroll.y = to;
    }
}

/// Wherever the pointer is: there is but one long text on a screen.
fn turn_wheel(
    mut turns: MessageReader<MouseWheel>,
    window: Res<WindowSize>,
    mut texts: Query<(&ComputedNode, &mut ScrollPosition), With<Scrolled>>,
) {
    for turn in turns.read() {
        let up_u = match turn.unit {
            MouseScrollUnit::Line => turn.y * LINE,
            MouseScrollUnit::Pixel => turn.y / window.px_per_u(),
        };
        for (node, mut scroll) in &mut texts {
            move_by(&mut scroll, node, -up_u);
        }
    }
}

/// The text follows a finger on it.
fn drag_text(
    drag: On<Pointer<Drag>>,
    window: Res<WindowSize>,
    mut texts: Query<(&ComputedNode, &mut ScrollPosition), With<Scrolled>>,
) {
    if let Ok((node, mut scroll)) = texts.get_mut(drag.entity) {
        move_by(&mut scroll, node, -drag.delta.y / window.px_per_u());
    }
}

/// The text follows the pebble, whose value is what lies below the window, in u.
fn follow_pebble(
    change: On<ValueChange<f32>>,
    grooves: Query<&Groove>,
    mut texts: Query<(&ComputedNode, &mut ScrollPosition)>,
) {
    let Ok(groove) = grooves.get(change.source) else { return };
    if let Ok((node, mut scroll)) = texts.get_mut(groove.of) {
        let to = farthest(node) - change.value;
        move_to(&mut scroll, node, to);
    }
}

fn turn_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    mut texts: Query<(&ComputedNode, &mut ScrollPosition), With<Scrolled>>,
) {
    for (node, mut scroll) in &mut texts {
        let seen = node.size.y * node.inverse_scale_factor;
        let is_pressed = |key| keys.just_pressed(key);
        let page = seen * (1.0 - KEPT);
        let by = match () {
            () if is_pressed(KeyCode::ArrowDown) => LINE,
            () if is_pressed(KeyCode::ArrowUp) => -LINE,
            () if is_pressed(KeyCode::PageDown) => page,
            () if is_pressed(KeyCode::PageUp) => -page,
            () if is_pressed(KeyCode::End) => f32::MAX,
            () if is_pressed(KeyCode::Home) => f32::MIN,
            () => continue,
        };
        move_by(&mut scroll, node, by);
    }
}

/// The pebble lies where the text is; where all of it is seen there is neither pebble nor groove.
fn place_pebble(
    texts: Query<(&Scrolled, &ComputedNode, &ScrollPosition)>,
    mut grooves: Query<(&ComputedNode, &SliderValue, &SliderRange, &Children, &mut Visibility), With<Groove>>,
    mut pebbles: Query<&mut Node, With<Pebble>>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (text, node, scroll) in &texts {
        let Ok((groove, value, range, parts, mut visibility)) = grooves.get_mut(text.groove) else { continue };
        let farthest = farthest(node);
        let at = scroll.y.clamp(0.0, farthest);
        visibility.set_if_neq(if farthest > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
        if *range != SliderRange::new(0.0, farthest) {
            commands.entity(text.groove).insert(SliderRange::new(0.0, farthest));
        }
        if *value != SliderValue(farthest - at) {
            commands.entity(text.groove).insert(SliderValue(farthest - at));
        }
        let travel = groove.size.y * groove.inverse_scale_factor - PEBBLE.y;
        let top = px(if farthest > 0.0 { travel * at / farthest } else { 0.0 });
        let mut pebbles = pebbles.iter_many_mut(parts);
        while let Some(mut pebble) = pebbles.fetch_next() {
            if pebble.top != top {
                pebble.top = top;
                redraws.write(RequestRedraw);
            }
        }
    }
}
