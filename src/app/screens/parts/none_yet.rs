//! What stands in the place of a list while there is nothing to list: what will be there, and the way to it.

use bevy::prelude::*;

use super::sketch::Sketch;
use super::{Room, spawn_words};
use crate::app::screens::{Choosable, Draft, Players, Screen};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, label, slab};

/// A row of holes in which the first move is still to be made, in u.
const DRAWING: Vec2 = Vec2::new(520.0, 126.0);
const HOLES: usize = 6;
const PITCH: f32 = 84.0;
const RADIUS: f32 = 33.0;

/// What stands below the drawing is so high, in u, of text at its smallest.
const WORDS: f32 = 210.0;

/// A drawing, a sentence and the way to a game, in the part of the room that the list has, in u.
pub fn spawn_none_yet(body: &mut ChildSpawnerCommands, room: Room, size: Vec2, sentence: &'static str) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        row_gap: px(spacing::LARGE),
        width: px(size.x),
        flex_grow: 1.0,
        ..default()
    };
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        if size.y >= DRAWING.y + WORDS * room.text && size.x >= DRAWING.x {
            first_move().spawn(column);
        }
        let words = label(sentence, Type::Body, Paint::Ink);
        let place = Node { max_width: percent(100), ..default() };
        spawn_words(column, place, (words, TextLayout::justify(Justify::Center)));
        column.spawn(slab("play-the-machine")).observe(choose_machine);
    });
}

/// Four seeds, and where they would fall.
fn first_move() -> Sketch {
    let mut sketch = Sketch::new(DRAWING);
    let at = |hole: usize| {
        let aside = (DRAWING.x - (HOLES - 1) as f32 * PITCH) / 2.0;
        Vec2::new(aside + hole as f32 * PITCH, DRAWING.y - RADIUS - 10.0)
    };
    let over = |hole: usize| at(hole) - Vec2::Y * 1.28 * RADIUS;
    for hole in 0..HOLES {
        sketch.hole(at(hole), RADIUS, if hole == 0 { 4 } else { 0 });
    }
    for hole in 0..4 {
        sketch.hop(over(hole), over(hole + 1), 0.66 * RADIUS);
    }
    (1..=4).for_each(|hole| sketch.bead(over(hole), 3.6, Paint::Cream));
    sketch.bead(over(0), 5.0, Paint::Gold);
    sketch
}

fn choose_machine(_: On<Activate>, mut draft: ResMut<Draft>, mut commands: Commands) {
    draft.choose(Choosable::Players(Players::WithMachine));
    commands.set_state_if_neq(Screen::Setup);
}
