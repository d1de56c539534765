//! What is laid where on the screen, page by page.

use bevy::prelude::*;
use bevy::ui::ComputedNode;

use super::pictures::spawn_records;
use super::plan::Plan;
use super::results::rows;
use super::signs::spawn_results;
use super::{Body, OfResults, RecordsBeside, Shown};
use crate::app::screens::parts::none_yet::spawn_none_yet;
use crate::app::screens::parts::pages::Pages;
use crate::app::screens::parts::{RoomNow, refill};

pub(super) fn fill(
    shown: Res<Shown>,
    room: RoomNow,
    bodies: Query<(Entity, Ref<Body>, &ComputedNode)>,
    mut pages: Query<&mut Pages>,
    mut beside: Query<(Entity, &mut Node), (With<RecordsBeside>, Without<OfResults>)>,
    mut choices: Query<&mut Node, With<OfResults>>,
    (mut known_height, mut height_of_rows): (Local<f32>, Local<f32>),
    mut commands: Commands,
) {
    let (Ok((entity, body_is, size)), Ok(mut pages)) = (bodies.single(), pages.single_mut()) else { return };
    // What is left between heading and foot is known when those have been laid out.
    let height = (size.size.y * size.inverse_scale_factor).round();
    let is_same = !shown.is_changed() && !room.is_changed() && !body_is.is_added() && !pages.is_changed();
    let is_known = is_same && height == *known_height;
    *known_height = height;
    if height <= 0.0 || is_known {
        return;
    }
    // Where the records are, the choices are not, and leave more height: that is no reason to plan anew.
    if pages.open == 0 || room.is_changed() {
        *height_of_rows = height;
    }
    let room = room.get();
    let rows = rows(&shown.statistics, shown.rules);
    let height = height.min(*height_of_rows);
    let plan = Plan::of(room, height, rows.len());
    let is_empty = shown.games() == 0;
    // What will be there takes no more than a page.
    let plan = if is_empty { Plan { pages_of_rows: 1, ..plan } } else { plan };
    let turned = pages.of(plan.pages());
    pages.set_if_neq(turned);
    let open = turned.open;
    let display = |is_there: bool| if is_there { Display::Flex } else { Display::None };
    for mut node in &mut choices {
        node.display = display(open < plan.pages_of_rows && !is_empty);
    }
    for (right, mut node) in &mut beside {
        node.display = display(plan.is_beside);
        refill(&mut commands, right, |right| {
            if plan.is_beside {
                spawn_records(right, &shown.statistics, &plan, 0..3);
            }
        });
    }
    refill(&mut commands, entity, |body| {
        if open < plan.pages_of_rows && is_empty {
            let left = if plan.is_below { height - plan.records_height } else { height };
            spawn_none_yet(body, room, Vec2::new(plan.width, left), "stats-none-yet");
        } else if open < plan.pages_of_rows {
            let here = rows.iter().skip(open * plan.rows_a_page).take(plan.rows_a_page);
            spawn_results(body, room, &plan, here);
        }
        let records = plan.records_on(open);
        if !records.is_empty() {
            spawn_records(body, &shown.statistics, &plan, records);
        }
    });
}
