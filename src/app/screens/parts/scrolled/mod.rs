//! A long text in a window of its own. It goes up and down under wheel, finger and keys; beside it a pebble in a groove says where
//! one is, with a stone at each end from which there is more. It comes to rest only where no line of it is cut.

mod lines;
mod moves;

use bevy::prelude::*;
use bevy::text::ComputedTextBlock;
use bevy::ui::{ComputedNode, UiGlobalTransform, UiSystems};
use bevy::window::RequestRedraw;

use crate::app::ground::{Lies, Matter};
use crate::app::paint::Pictures;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{SliderThumb, column_slider, small_stone};
use lines::{Line, Lines};

/// The groove and the pebble in it, and what a finger may hit of them, in u.
const GROOVE_WIDTH: f32 = 14.0;
const PEBBLE: Vec2 = Vec2::new(34.0, 38.0);
const TOUCH_WIDTH: f32 = 54.0;

/// A turn of the wheel and a press of an arrow go about so far, in u.
const STEP: f32 = 60.0;

/// Above and below the text on its plate, in u; the upper one lies partly in the window, for what reaches over the first line.
const INSET: f32 = spacing::MEDIUM;
const OVER_FIRST: f32 = 7.0;

/// Signs over letters, in Bengali above all, reach into the line above by so much of its height; nothing reaches down as far.
const OVER_LINE: f32 = 0.10;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(moves::plugin).add_systems(
        PostUpdate,
        (show_whole_lines.before(UiSystems::Layout), measure_lines.after(UiSystems::PostLayout)),
    );
}

/// The window that a long text is seen through, and what lies beside it.
#[derive(Component)]
pub struct Scrolled {
    groove: Entity,
    above: Entity,
    below: Entity,
    /// While a finger holds the text it is where the finger is.
    is_held: bool,
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
    pictures: &Pictures,
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
            align_items: AlignItems::Start,
            padding: UiRect::new(px(spacing::LARGE), px(spacing::LARGE), px(INSET - OVER_FIRST), px(INSET)),
            ..default()
        };
        // As high as the lines that are seen, as soon as it is known where they are.
        let window = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            height: px(0),
            padding: UiRect::top(px(OVER_FIRST)),
            overflow: Overflow::scroll_y(),
            ..default()
        };
        let mut seen = Entity::PLACEHOLDER;
        row.spawn((inset, Lies::Swept, Pickable::IGNORE)).with_children(|plate| {
            let window = (window, ScrollPosition::default(), Lines::default(), Pickable::default());
            seen = plate.spawn(window).with_children(text).id();
        });
        let beside = Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(spacing::HAIR),
            flex_shrink: 0.0,
            ..default()
        };
        let mut scrolled = None;
        row.spawn((beside, Pickable::IGNORE)).with_children(|beside| {
            let above = beside.spawn((small_stone("more-above", pictures.up.clone()), Visibility::Hidden));
            let above = { above }.observe(moves::turn_page(seen, false)).id();
            let groove = spawn_groove(beside, seen, name);
            let below = beside.spawn((small_stone("more-below", pictures.down.clone()), Visibility::Hidden));
            let below = { below }.observe(moves::turn_page(seen, true)).id();
            scrolled = Some(Scrolled { groove, above, below, is_held: false });
        });
        if let Some(scrolled) = scrolled {
            row.commands().entity(seen).insert(scrolled);
        }
    });
}

fn spawn_groove(beside: &mut ChildSpawnerCommands, of: Entity, name: &'static str) -> Entity {
    let touch = Node {
        width: px(TOUCH_WIDTH),
        flex_grow: 1.0,
        min_height: px(0),
        justify_content: JustifyContent::Center,
        ..default()
    };
    let groove = beside.spawn((column_slider(name, touch, STEP), Groove { of }));
    { groove }
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
        .id()
}

/// The window ends with a whole line.
fn show_whole_lines(
    mut texts: Query<(&Scrolled, &Lines, &ScrollPosition, &mut Node)>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    for (text, lines, scroll, mut node) in &mut texts {
        let height = px(if text.is_held { lines.room } else { lines.seen_from(scroll.y) });
        if node.height != height {
            node.height = height;
            redraws.write(RequestRedraw);
        }
    }
}

/// Where the lines are, once they are laid out. When they have changed the text comes to rest anew.
fn measure_lines(
    mut texts: Query<(Entity, &ChildOf, &Scrolled, &ComputedNode, &UiGlobalTransform, &mut Lines, &mut ScrollPosition)>,
    plates: Query<&ComputedNode>,
    children: Query<&Children>,
    blocks: Query<(&ComputedTextBlock, &ComputedNode, &UiGlobalTransform, &Type)>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    for (entity, parent, text, node, at, mut lines, mut scroll) in &mut texts {
        let in_u = node.inverse_scale_factor;
        // The upper edge of the whole text, in pixels.
        let top = at.translation.y - node.size.y / 2.0 - node.scroll_position.y;
        let room = plates.get(parent.parent()).map_or(0.0, |plate| plate.size.y * in_u - 2.0 * INSET + OVER_FIRST);
        let parts = children.iter_descendants(entity).filter_map(|part| blocks.get(part).ok());
        let measured = parts.flat_map(|(block, node, at, step)| {
            let above = at.translation.y - node.size.y / 2.0 - top;
            block.buffer().lines().map(move |line| {
                let (top, bottom) = (line.metrics().block_min_coord, line.metrics().block_max_coord);
                let over = OVER_LINE * (bottom - top);
                let edge = |edge: f32| ((above + edge - over) * in_u * 10.0).round().max(0.0) / 10.0;
                Line { top: edge(top), bottom: edge(bottom), is_heading: *step == Type::Strong }
            })
        });
        let mut measured = Lines { lines: measured.collect(), room: room.max(0.0) };
        // All that is above the first line is seen with it.
        if let Some(first) = measured.lines.first_mut() {
            first.top = 0.0;
        }
        if lines.set_if_neq(measured) && !text.is_held {
            scroll.y = lines.nearest(scroll.y);
            redraws.write(RequestRedraw);
        }
    }
}
