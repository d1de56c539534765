//! How many seeds are in the hand, on a chip beside it: to the right and up as whoever sows sees it, for a finger comes from below.
//! It leans towards the other row, away from the counts of the holes: above the hand over the lower row, lower over the upper one,
//! and in portrait over the channel. It changes over with the hand, at the ends of the board only.

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

/// From the middle of the hand to the middle of the chip, in radii of a hole: along the row, and towards the other row from the
/// lower one; from the upper one so far below the middle of the hole, which a hand that is held up is seen above.
const ALONG: f32 = 0.95;
const FROM_LOWER: f32 = 0.9;
const FROM_UPPER: f32 = 0.1;

/// In portrait, up; and towards the other row from the middle of a hole to the chip's edge.
const UP_IN_PORTRAIT: f32 = 0.62;
const BEYOND_RING: f32 = 1.27;

/// A hand so near to the middle of the board, in distances between the rows, is on its way from row to row.
const CHANGES_OVER: f32 = 0.2;

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
    let at = hand + beside_hand(layout, hand, half.x, if is_turned { -1.0 } else { 1.0 });
    let on_table = Vec2::new(at.x + layout.size.x / 2.0, layout.size.y / 2.0 - at.y);
    on_table.clamp(Vec2::splat(EDGE_U) + half, layout.size - Vec2::splat(EDGE_U) - half) - half
}

/// From the middle of the hand to that of a chip of half that width; `right` is 1 for whoever sits at the lower edge, -1 opposite.
fn beside_hand(layout: &Layout, hand: Vec2, half_width: f32, right: f32) -> Vec2 {
    let from_middle = hand - layout.to_world(layout.centre);
    let share = |along: f32| (along / (CHANGES_OVER * layout.between_rows)).clamp(-1.0, 1.0);
    if layout.is_portrait {
        let across = BEYOND_RING * layout.radius + half_width;
        return Vec2::new(-share(from_middle.x) * across, right * UP_IN_PORTRAIT * layout.radius);
    }
    // Over the lower row 1, over the upper one -1.
    let lower = -share(from_middle.y);
    let from_upper = FROM_UPPER * layout.radius + HAND_HEIGHT_U / 2.0;
    let up = FROM_LOWER * layout.radius * lower.max(0.0) + from_upper * lower.min(0.0);
    Vec2::new(right * ALONG * layout.radius, up)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::layout::Seating;
    use crate::engine::{Player, Row};

    /// Half of a chip with two figures on it, at 100 %.
    const HALF: Vec2 = Vec2::new(20.0, 13.5);

    fn tables() -> impl Iterator<Item = Layout> {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0), Vec2::new(960.0, 720.0)];
        let seated = |is_north_turned, text| Seating { is_north_turned, text, ..Seating::default() };
        let seatings = [seated(false, 1.0), seated(true, 1.0), seated(false, 1.5)];
        let rows = windows.into_iter().flat_map(|window| Row::ALL.map(|row| (window, row)));
        rows.flat_map(move |(window, row)| seatings.map(|seating| Layout::set_for(seating, row, window)))
    }

    /// Where a hand is seen that is carried from hole to hole, along the whole way of sowing, and whether from row to row.
    fn hands(layout: &Layout) -> impl Iterator<Item = (Vec2, bool)> + '_ {
        layout.row.track().flat_map(move |hole| {
            let is_at_end = hole.owner(layout.row) != hole.next(layout.row).owner(layout.row);
            let [from, to] = [hole, hole.next(layout.row)].map(|hole| layout.to_world(layout.hole(hole)));
            (0..=10).map(move |tenth| {
                let share = tenth as f32 / 10.0;
                let bow = 0.45 * layout.radius * (share * std::f32::consts::PI).sin();
                (from.lerp(to, share) + Vec2::Y * (HAND_HEIGHT_U / 2.0 + bow), is_at_end)
            })
        })
    }

    #[test]
    fn the_chip_lies_on_no_count_of_a_hole_wherever_the_hand_is_and_along_a_row_on_nothing_that_was_taken() {
        for layout in tables() {
            let half = HALF * layout.count_text;
            let count = |hole| Rect::from_center_half_size(layout.count(hole).center(), half);
            for ((hand, is_at_end), player) in hands(&layout).flat_map(|hand| Player::ALL.map(|player| (hand, player)))
            {
                let corner = chip_place(&layout, hand, half, layout.is_turned(player));
                let chip = Rect::from_corners(corner, corner + 2.0 * half);
                // Beside larger text and in windows that are nearly square holes are nearer to each other.
                let is_wide = layout.size.max_element() > 1.6 * layout.size.min_element();
                let is_clear = !is_at_end && is_wide && layout.seating.text == 1.0;
                let taken = layout.row.track().filter(|_| is_clear).map(|hole| layout.taken(hole));
                let mut written = layout.row.track().map(count).chain(taken);
                let covered = written.find(|rect| !rect.intersect(chip).is_empty());
                assert!(
                    covered.is_none(),
                    "{:?} {} {player} hand {hand}: {chip:?} on {covered:?}",
                    layout.row,
                    layout.size
                );
            }
        }
    }

    #[test]
    fn the_chip_moves_no_further_than_the_hand_from_one_moment_to_the_next_but_at_the_ends_of_the_board() {
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        let along = |x: f32| chip_place(&layout, Vec2::new(x, -60.0), HALF, false);
        assert_eq!(along(100.0) - along(0.0), Vec2::X * 100.0);
    }

    #[test]
    fn the_chip_stands_to_the_right_of_the_hand_and_never_leaves_the_window() {
        let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
        let half = Vec2::new(20.0, 14.0);
        let middle = chip_place(&layout, Vec2::ZERO, half, false) + half;
        assert!(middle.x > 640.0 + layout.radius / 2.0);
        for corner in [Vec2::new(-640.0, -360.0), Vec2::new(640.0, 360.0)] {
            let place = chip_place(&layout, corner, half, corner.x > 0.0);
            assert!(place.cmpge(Vec2::ZERO).all() && (place + 2.0 * half).cmple(layout.size).all());
        }
    }
}
