//! Where what is written lies, and how large it is: it follows the layout.

use bevy::prelude::*;

use super::chip::count_chip;
use super::{CountChip, CountText, Fills, NumberText, Spot};
use crate::app::table::TableLayout;
use crate::app::table::layout::Layout;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, FitTogether, Fits};

/// It grows upwards with a long caption.
pub(super) fn caption_plate(layout: &Layout) -> Node {
    let Layout { caption, strip, size, .. } = layout;
    Node {
        position_type: PositionType::Absolute,
        left: px(caption.min.x),
        width: px(caption.width()),
        bottom: px(size.y - caption.max.y),
        min_height: px(caption.height()),
        max_height: px(strip.place.height()),
        padding: UiRect::horizontal(px(spacing::MEDIUM)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// Follows the layout when it changes.
pub(super) fn place_hud(
    layout: Res<TableLayout>,
    mut nodes: Query<(&Spot, &mut Node, Option<&mut FitTogether>)>,
    texts: Query<(Entity, Ref<Fills>)>,
    mut commands: Commands,
) {
    for (entity, fills) in &texts {
        if layout.is_changed() || fills.is_added() {
            commands.entity(entity).insert(Fits(fills.0.inside(&layout.0)));
        }
    }
    if !layout.is_changed() {
        return;
    }
    for (&place, mut node, fits) in &mut nodes {
        if let Some(mut fits) = fits {
            fits.set_if_neq(FitTogether(place.inside(&layout.0)));
        }
        if let Spot::Caption(_) = place {
            *node = caption_plate(&layout.0);
            continue;
        }
        let rect = place.rect(&layout.0);
        (node.left, node.top) = (px(rect.min.x), px(rect.min.y));
        (node.width, node.height) = (px(rect.width()), px(rect.height()));
    }
}

/// Counts and numbers grow with the text as far as the layout has room for them.
pub(super) fn grow_beside_holes(
    layout: Res<TableLayout>,
    mut chips: Query<&mut Node, With<CountChip>>,
    mut texts: Query<(&mut AtMost, Has<CountText>), Or<(With<CountText>, With<NumberText>)>>,
) {
    if !layout.is_changed() {
        return;
    }
    for mut chip in &mut chips {
        chip.set_if_neq(count_chip(layout.0.count_text));
    }
    for (mut most, is_count) in &mut texts {
        most.set_if_neq(AtMost(if is_count { layout.0.count_text } else { layout.0.number_text }));
    }
}
