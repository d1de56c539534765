//! What is written at single holes of a move, each on a plate of its own: how many seeds were taken there, in gold, until the
//! next move; and of a move that is only pointed at what it would take and where its last lap begins. Beside text that leaves no
//! room for the numbers of holes, those that somebody points at or captions speak of have theirs here; all of them if somebody asks.
//! No count of a hole looks like any of them: another shape, another place, and a plus.

use bevy::prelude::*;

use super::{HoleNumbers, Hud, NumbersAsked, place_hud};
use crate::app::AppSystems;
use crate::app::locale::{Unspoken, Words};
use crate::app::table::marks::{MarkSystems, Tags};
use crate::app::table::{Layout, TableLayout, TablePart, TableStand};
use crate::app::theme::palette::{Paint, Painted, Rimmed};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Fits, Type};
use crate::app::theme::widget::{label, spot};
use crate::engine::{Hole, HoleSet, Row};
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
    /// In the middle of this, and no wider.
    at: Rect,
    least_width: f32,
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

/// The number of a hole.
const NUMBER: (Paint, Paint, Paint) = (Paint::Dust, Paint::ChipRim, Paint::HoleNumber);

/// All of them anew when what they say, the layout or the writing has changed.
fn lay_tags(
    (tags, layout, stand): (Res<Tags>, Res<TableLayout>, Res<TableStand>),
    (numbers, asked): (Res<HoleNumbers>, Res<NumbersAsked>),
    huds: Query<(Entity, Ref<Hud>)>,
    laid: Query<Entity, With<Tag>>,
    mut commands: Commands,
) {
    let Ok((hud, is_new)) = huds.single().map(|(entity, hud)| (entity, hud.is_added())) else { return };
    let is_asked_anew = numbers.is_changed() || asked.is_changed() || stand.is_changed();
    if !tags.is_changed() && !layout.is_changed() && !is_asked_anew && !is_new {
        return;
    }
    for tag in &laid {
        commands.entity(tag).try_despawn();
    }
    let has_numbers = numbers.0 && !layout.0.seating.has_hole_numbers && !stand.is_taught();
    let with_number: Vec<Hole> = match (has_numbers, asked.0) {
        (false, _) => Vec::new(),
        (true, true) => layout.0.row.track().collect(),
        (true, false) => tags.named.iter().copied().collect::<HoleSet>().iter().collect(),
    };
    for plate in plates(&tags, &layout.0).chain(numbers_on_lips(with_number, &layout.0)) {
        let turn = UiTransform::from_rotation(if plate.is_turned { Rot2::PI } else { Rot2::IDENTITY });
        let (ground, rim, ink) = plate.paints;
        let root = (Name::new(plate.name.clone()), Tag, TablePart, spot(plate.at), turn, Pickable::IGNORE);
        let look = (node(&plate), Painted(ground), Rimmed(rim), Pickable::IGNORE);
        let room = Vec2::new(plate.at.width() - 2.0 * (spacing::HAIR + RIM_U), plate.step.line_u() * plate.text);
        let text =
            (AtMost(plate.text), Fits(room), label(plate.words, plate.step, ink), TextLayout::no_wrap(), Unspoken);
        commands.entity(hud).with_child((root, children![(look, children![text])]));
    }
}

/// On the lips of these holes their numbers.
fn numbers_on_lips(holes: Vec<Hole>, layout: &Layout) -> impl Iterator<Item = Plate> {
    let is_there = move |hole: &Hole| hole.index() < layout.row.holes();
    holes.into_iter().filter(is_there).map(move |hole| Plate {
        name: format!("Number of {}", hole.label(layout.row)),
        at: layout.number_on_lip(hole),
        least_width: layout.number_on_lip(hole).height(),
        words: Phrase::number(hole.number(layout.row)).into(),
        step: Type::Body,
        text: layout.tag_text(),
        corner: spacing::TAG_CORNER,
        paints: NUMBER,
        is_turned: layout.is_turned(hole.owner(layout.row)),
    })
}

fn plates(tags: &Tags, layout: &Layout) -> impl Iterator<Item = Plate> {
    let is_there = move |hole: Hole| hole.index() < layout.row.holes();
    let step = if layout.row == Row::Six { Type::Count } else { Type::SmallCount };
    let taken = tags.taken.iter().filter(move |taken| is_there(taken.hole)).map(move |taken| Plate {
        name: format!("Taken from {}", taken.hole.label(layout.row)),
        at: layout.taken(taken.hole),
        least_width: layout.taken(taken.hole).width(),
        words: Phrase::new("taken-here").with("seeds", taken.seeds).into(),
        step,
        text: layout.tag_text(),
        corner: spacing::TAG_CORNER * layout.tag_text(),
        paints: if tags.is_preview { PREVIEWED } else { TAKEN },
        is_turned: layout.is_turned(taken.by),
    });
    // Where something is taken that is more to the point.
    let is_taken = |hole: Hole| tags.taken.iter().any(|taken| taken.hole == hole);
    let last_lap = tags.last_lap.filter(|&(hole, _)| is_there(hole) && !is_taken(hole)).map(|(hole, lap)| Plate {
        name: format!("Lap from {}", hole.label(layout.row)),
        at: layout.lap(hole),
        least_width: 0.0,
        words: Phrase::new("lap-line").with("laps", lap).into(),
        step: Type::SmallCount,
        text: LAP_TEXT * layout.tag_text(),
        corner: spacing::FULLY_ROUND,
        paints: PREVIEWED,
        is_turned: tags.mover.is_some_and(|mover| layout.is_turned(mover)),
    });
    taken.chain(last_lap)
}

/// As wide as its words.
fn node(plate: &Plate) -> Node {
    Node {
        min_width: px(plate.least_width),
        flex_shrink: 0.0,
        height: px(plate.at.height()),
        padding: UiRect::axes(px(spacing::HAIR), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(RIM_U)),
        border_radius: BorderRadius::all(px(plate.corner)),
        ..default()
    }
}
