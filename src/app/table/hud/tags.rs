//! What is written at single holes of a move, each on a plate of its own: how many seeds were taken there, in gold, until the
//! next move; and of a move that is only pointed at what it would take and which lap begins where. No count of a hole looks like
//! any of them: another shape, another place, and a plus.

use bevy::prelude::*;

use super::{Hud, place_hud};
use crate::app::AppSystems;
use crate::app::locale::{Unspoken, Words};
use crate::app::table::marks::{MarkSystems, Tags};
use crate::app::table::{Layout, TableLayout, TablePart};
use crate::app::theme::palette::{Paint, Painted, Rimmed};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::label;
use crate::engine::{Hole, Row};
use crate::locale::Phrase;

/// The line round a plate, in u.
const RIM_U: f32 = 1.6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_tags.after(place_hud).after(MarkSystems).in_set(AppSystems::Show));
}

#[derive(Component)]
struct Tag;

/// The number of a lap, of the size in the scale.
const LAP_TEXT: f32 = 0.85;

/// One plate: where it lies, what it says, how it looks, whether it is turned to North.
struct Plate {
    name: String,
    at: Rect,
    words: Words,
    step: Type,
    /// The most, of its size in the scale.
    text: f32,
    corner: f32,
    /// Ground, rim and ink.
    paints: (Paint, Paint, Paint),
    is_turned: bool,
}

/// What is taken, and what would be.
const TAKEN: (Paint, Paint, Paint) = (Paint::Gold, Paint::Edge, Paint::InkOnGold);
const PREVIEWED: (Paint, Paint, Paint) = (Paint::FocusBand, Paint::Focus, Paint::InkOnChip);

/// All of them anew when what they say, the layout or the writing has changed.
fn lay_tags(
    (tags, layout): (Res<Tags>, Res<TableLayout>),
    huds: Query<(Entity, Ref<Hud>)>,
    laid: Query<Entity, With<Tag>>,
    mut commands: Commands,
) {
    let Ok((hud, is_new)) = huds.single().map(|(entity, hud)| (entity, hud.is_added())) else { return };
    if !tags.is_changed() && !layout.is_changed() && !is_new {
        return;
    }
    for tag in &laid {
        commands.entity(tag).try_despawn();
    }
    for plate in plates(&tags, &layout.0) {
        let turn = UiTransform::from_rotation(if plate.is_turned { Rot2::PI } else { Rot2::IDENTITY });
        let (ground, rim, ink) = plate.paints;
        let look = (node(&plate), turn, Painted(ground), Rimmed(rim), Pickable::IGNORE);
        let text = (AtMost(plate.text), label(plate.words, plate.step, ink), Unspoken);
        commands.entity(hud).with_child((Name::new(plate.name), Tag, TablePart, look, children![text]));
    }
}

fn plates(tags: &Tags, layout: &Layout) -> Vec<Plate> {
    let is_there = |hole: Hole| hole.index() < layout.row.holes();
    let step = if layout.row == Row::Six { Type::Count } else { Type::SmallCount };
    let taken = tags.taken.iter().filter(|taken| is_there(taken.hole)).map(|taken| Plate {
        name: format!("Taken from {}", taken.hole.label(layout.row)),
        at: layout.taken(taken.hole),
        words: Phrase::new("taken-here").with("seeds", taken.seeds).into(),
        step,
        text: layout.tag_text(),
        corner: spacing::TAG_CORNER * layout.tag_text(),
        paints: if tags.is_preview { PREVIEWED } else { TAKEN },
        is_turned: layout.is_turned(taken.by),
    });
    let scoops = tags.scoops.iter().filter(|(hole, _)| is_there(*hole)).map(|(hole, laps)| Plate {
        name: format!("Lap from {}", hole.label(layout.row)),
        at: layout.scoop(*hole),
        words: Words::sentences(laps.iter().map(|&lap| Phrase::number(lap)).collect()),
        step: Type::SmallCount,
        text: LAP_TEXT * layout.tag_text(),
        corner: spacing::FULLY_ROUND,
        paints: PREVIEWED,
        is_turned: tags.mover.is_some_and(|mover| layout.is_turned(mover)),
    });
    taken.chain(scoops).collect()
}

/// As wide as its place, or as its words where they need more.
fn node(plate: &Plate) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(plate.at.min.x),
        top: px(plate.at.min.y),
        min_width: px(plate.at.width()),
        height: px(plate.at.height()),
        padding: UiRect::axes(px(spacing::HAIR), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(RIM_U)),
        border_radius: BorderRadius::all(px(plate.corner)),
        ..default()
    }
}
