//! How many seeds were taken from a hole, on a small gold plate on its ring: until the next move, or while it is pointed out
//! what a move would take. No count of a hole looks like it: another shape, another place, and a plus.

use bevy::prelude::*;

use super::{Hud, place_hud};
use crate::app::AppSystems;
use crate::app::locale::Unspoken;
use crate::app::table::marks::{MarkSystems, Tags};
use crate::app::table::{Layout, TableLayout, TablePart};
use crate::app::theme::palette::{Paint, Painted, Rimmed};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::label;
use crate::engine::Row;
use crate::locale::Phrase;

/// The line round a plate, in u.
const RIM_U: f32 = 1.6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_tags.after(place_hud).after(MarkSystems).in_set(AppSystems::Show));
}

#[derive(Component)]
struct Tag;

/// All of them anew when what was taken, the layout or the writing has changed.
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
        commands.entity(tag).despawn();
    }
    for taken in tags.taken.iter().filter(|taken| taken.hole.index() < layout.0.row.holes()) {
        let turn = if layout.0.is_turned(taken.by) { Rot2::PI } else { Rot2::IDENTITY };
        let plate = tag(&layout.0, layout.0.taken(taken.hole), tags.is_preview);
        let says = Phrase::new("taken-here").with("seeds", taken.seeds);
        let (step, ink) = (step(layout.0.row), if tags.is_preview { Paint::InkOnChip } else { Paint::InkOnGold });
        let text = (AtMost(layout.0.count_text), label(says, step, ink), Unspoken);
        let name = Name::new(format!("Taken from {}", taken.hole.label(layout.0.row)));
        commands.entity(hud).with_child((
            (name, Tag, TablePart, plate, UiTransform::from_rotation(turn), Pickable::IGNORE),
            children![text],
        ));
    }
}

fn step(row: Row) -> Type {
    if row == Row::Six { Type::Count } else { Type::SmallCount }
}

/// Gold once it is taken; in the colours of a preview before that.
fn tag(layout: &Layout, at: Rect, is_preview: bool) -> impl Bundle {
    let (ground, rim) = if is_preview { (Paint::FocusBand, Paint::Focus) } else { (Paint::Gold, Paint::Edge) };
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(at.min.x),
        top: px(at.min.y),
        width: px(at.width()),
        height: px(at.height()),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(RIM_U)),
        border_radius: BorderRadius::all(px(spacing::TAG_CORNER * layout.count_text)),
        ..default()
    };
    (node, Painted(ground), Rimmed(rim))
}
