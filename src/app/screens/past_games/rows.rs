//! The rows of the list: as many on a page as there is room for.

use bevy::prelude::*;
use bevy::ui::ComputedNode;

use super::list::{self, Entry};
use super::wishes::{open, save};
use super::{Body, List};
use crate::app::paint::Pictures;
use crate::app::screens::parts::none_yet::spawn_none_yet;
use crate::app::screens::parts::pages::Pages;
use crate::app::screens::parts::{Room, RoomNow, body, refill, spawn_words};
use crate::app::screens::statistics::spawn_sign;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::{bare_button, label, stone};
use crate::locale::Phrase;

/// The entry that a row or its stone is for.
#[derive(Component, Clone, Copy)]
pub(super) struct OfEntry(pub usize);

/// With less width than this, in u of text at its smallest, a row has its words below each other.
const WIDE: f32 = 900.0;

/// With at least so much how it went has one line, in u of text at its smallest.
const TWO_LINES: f32 = 500.0;

/// The stone beside a row, in u.
const STONE: Vec2 = Vec2::new(60.0, 54.0);

/// The sign before a row takes so much room in plain size, in u.
const SIGN: f32 = 28.0;

fn row_height(room: Room) -> f32 {
    let line = 20.5 * 1.22 * room.text + 14.0;
    // Against whom and how it went may take two lines of large text.
    let lines = match is_wide(room) {
        true => 1.0,
        false if room.width() >= TWO_LINES * room.text => 2.0,
        false => 3.0,
    };
    (line * lines + spacing::SMALL).max(60.0)
}

fn is_wide(room: Room) -> bool {
    room.width() >= WIDE * room.text
}

/// Lays the page that is open.
pub(super) fn fill(
    mut list: ResMut<List>,
    room: RoomNow,
    pictures: Res<Pictures>,
    mut bodies: Query<(Entity, Ref<Body>, &mut Node, &ComputedNode)>,
    mut pages: Query<&mut Pages>,
    mut known_height: Local<f32>,
    mut commands: Commands,
) {
    let (Ok((entity, body_is, mut node, size)), Ok(mut pages)) = (bodies.single_mut(), pages.single_mut()) else {
        return;
    };
    // What is left between heading and foot is known when those have been laid out.
    let height = (size.size.y * size.inverse_scale_factor).round();
    let is_same = !list.is_changed() && !room.is_changed() && !body_is.is_added() && !pages.is_changed();
    let is_known = is_same && height == *known_height;
    *known_height = height;
    if height <= 0.0 || is_known {
        return;
    }
    let room = room.get();
    *node = body(room);
    let rows_a_page = ((height / row_height(room)) as usize).max(1);
    if list.is_read {
        let turned = pages.of(list.entries.len().div_ceil(rows_a_page).max(1));
        pages.set_if_neq(turned);
        if list.page != turned.open {
            list.bypass_change_detection().page = turned.open;
        }
    }
    let list = &*list;
    if list.is_read && list.entries.is_empty() {
        let sentence = if list.is_kept { "past-none-yet" } else { "past-not-kept" };
        let size = Vec2::new(room.width(), height);
        refill(&mut commands, entity, |body| spawn_none_yet(body, room, size, sentence));
        return;
    }
    refill(&mut commands, entity, |body| {
        let here = list.entries.iter().enumerate().skip(pages.open * rows_a_page).take(rows_a_page);
        here.for_each(|(i, entry)| spawn_row(body, room, &pictures, i, entry));
    });
}

/// The sign, what it is and how it went; beside it the stone that writes it as text.
fn spawn_row(body: &mut ChildSpawnerCommands, room: Room, pictures: &Pictures, i: usize, entry: &Entry) {
    let line = Node {
        height: px(row_height(room)),
        align_items: AlignItems::Center,
        column_gap: px(spacing::LARGE),
        flex_shrink: 0.0,
        ..default()
    };
    body.spawn((line, Pickable::IGNORE)).with_children(|line| {
        let row = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            height: px(row_height(room) - spacing::SMALL),
            align_items: AlignItems::Center,
            column_gap: px(spacing::LARGE),
            padding: UiRect::left(px(spacing::SMALL)),
            ..default()
        };
        line.spawn((OfEntry(i), bare_button(row, list::what(entry)))).observe(open).with_children(|row| {
            let cell = Node { width: px(SIGN * room.growth()), flex_shrink: 0.0, ..default() };
            row.spawn((cell, Pickable::IGNORE)).with_children(|cell| {
                if let Some(sign) = list::sign(entry) {
                    spawn_sign(cell, sign, SIGN * room.growth());
                }
            });
            let words = Node {
                flex_direction: if is_wide(room) { FlexDirection::Row } else { FlexDirection::Column },
                align_items: if is_wide(room) { AlignItems::Center } else { AlignItems::Start },
                column_gap: px(spacing::HUGE),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            };
            row.spawn((words, Pickable::IGNORE)).with_children(|words| {
                let line = Node { max_width: percent(100), ..default() };
                let half = Node { width: if is_wide(room) { percent(42) } else { auto() }, ..line.clone() };
                // In one line, where rows are narrow too.
                let most = AtMost(if is_wide(room) { 2.0 } else { 1.7 });
                spawn_words(words, half, (most, label(list::what(entry), Type::Body, Paint::Ink)));
                if let Entry::Kept(past) = entry {
                    spawn_words(words, line, label(list::how(&past.summary), Type::Body, Paint::Ink));
                }
            });
        });
        if matches!(entry, Entry::Kept(_)) {
            let at = Rect::from_corners(Vec2::ZERO, STONE);
            let name = Phrase::new("save-as-text").with("which", list::what(entry));
            let mut stone = line.spawn((OfEntry(i), stone(at, name, pictures.save.clone())));
            stone.observe(save).entry::<Node>().and_modify(|mut node| node.position_type = PositionType::Relative);
        }
    });
}
