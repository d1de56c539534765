//! How many seeds are in the hand, on a chip at its upper right: a finger comes from below. Upper right is where whoever sows
//! sees it.

use bevy::prelude::*;
use bevy_tweening::AnimationSystem;

use super::chip::{chip_look, count_chip};
use super::{Hud, place_hud};
use crate::app::AppSystems;
use crate::app::locale::{Unspoken, Words};
use crate::app::table::heap::HAND_HEIGHT_U;
use crate::app::table::places::Places;
use crate::app::table::playback::{Playback, ShownTable};
use crate::app::table::{Layout, Seed, TableLayout, TablePart};
use crate::app::theme::palette::Paint;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::label;
use crate::locale::Phrase;

/// From the middle of the hand to the middle of the chip: so many radii of a hole to the right, and up.
const BESIDE: Vec2 = Vec2::new(0.95, 0.62);

/// Nothing lies nearer to the window's edge than this, in u.
const EDGE_U: f32 = 16.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, spawn_chip.after(place_hud).in_set(AppSystems::Show))
        // Where the hand is seen in this very frame.
        .add_systems(Update, follow_hand.after(AnimationSystem::AnimationUpdate));
}

#[derive(Component)]
struct HandChip;

#[derive(Component)]
#[require(Unspoken)]
struct HandText;

fn spawn_chip(huds: Query<Entity, Added<Hud>>, layout: Res<TableLayout>, mut commands: Commands) {
    for hud in &huds {
        let place = Node { position_type: PositionType::Absolute, ..count_chip(layout.0.count_text) };
        let text = (HandText, AtMost(layout.0.count_text), label(Words::default(), Type::Strong, Paint::InkOnChip));
        let turn = UiTransform::default();
        let chip = (Name::new("Count of the hand"), TablePart, HandChip, place, chip_look(), turn, Visibility::Hidden);
        commands.entity(hud).with_child((chip, children![text]));
    }
}

/// Follows the seeds that are carried, as they are seen.
fn follow_hand(
    (layout, shown, playback): (Res<TableLayout>, Res<ShownTable>, Res<Playback>),
    places: Option<Res<Places>>,
    seeds: Query<&Transform, With<Seed>>,
    mut chips: Query<(&mut Node, &ComputedNode, &mut UiTransform, &mut Visibility), With<HandChip>>,
    mut texts: Query<(&mut Words, &mut AtMost), With<HandText>>,
) {
    let Ok((mut node, size, mut turn, mut visibility)) = chips.single_mut() else { return };
    let held = shown.get().map_or(0, |table| table.hand);
    let (true, Some(places)) = (held > 0 && playback.is_running(), places) else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Inherited);
    for (mut text, mut most) in &mut texts {
        text.set_if_neq(Phrase::number(held).into());
        most.set_if_neq(AtMost(layout.0.count_text));
    }
    let chip = count_chip(layout.0.count_text);
    (node.min_width, node.height) = (chip.min_width, chip.height);
    let (hand, over) = places.hand();
    // The first of the hand is its middle; one that fell last was the first of a hand of one.
    let seen = hand.first().and_then(|&seed| seeds.get(seed).ok()).map(|seed| seed.translation.truncate());
    let at_rest = || layout.0.to_world(layout.0.hole(over)) + Vec2::Y * HAND_HEIGHT_U / 2.0;
    let half = size.size() * size.inverse_scale_factor() / 2.0;
    let is_turned = shown.get().is_some_and(|table| layout.0.is_turned(table.to_move));
    turn.set_if_neq(UiTransform::from_rotation(if is_turned { Rot2::PI } else { Rot2::IDENTITY }));
    let at = chip_place(&layout.0, seen.unwrap_or_else(at_rest), half, is_turned);
    (node.left, node.top) = (px(at.x), px(at.y));
}

/// The upper left corner of the chip, in u from that of the window.
fn chip_place(layout: &Layout, hand: Vec2, half: Vec2, is_turned: bool) -> Vec2 {
    let at = hand + if is_turned { -BESIDE } else { BESIDE } * layout.radius;
    let on_table = Vec2::new(at.x + layout.size.x / 2.0, layout.size.y / 2.0 - at.y);
    on_table.clamp(Vec2::splat(EDGE_U) + half, layout.size - Vec2::splat(EDGE_U) - half) - half
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Row;

    #[test]
    fn the_chip_stands_at_the_upper_right_of_the_hand_and_never_leaves_the_window() {
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        let half = Vec2::new(20.0, 14.0);
        let middle = chip_place(&layout, Vec2::ZERO, half, false) + half;
        assert!(middle.x > 640.0 + layout.radius / 2.0 && middle.y < 360.0 - layout.radius / 2.0);
        for corner in [Vec2::new(-640.0, -360.0), Vec2::new(640.0, 360.0)] {
            let place = chip_place(&layout, corner, half, corner.x > 0.0);
            assert!(place.cmpge(Vec2::ZERO).all() && (place + 2.0 * half).cmple(layout.size).all());
        }
    }
}
