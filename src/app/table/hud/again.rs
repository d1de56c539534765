//! The slab that shows the last move again: at rest, in the place that the lap line has while seeds fly. When a round is over it
//! stands with what comes next.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{GivesWay, place_hud};
use crate::app::AppSystems;
use crate::app::session::Session;
use crate::app::table::playback::replay::{SeeAgain, TimeLine};
use crate::app::table::playback::{Playback, ShownTable};
use crate::app::table::{TableLayout, TablePart, TableStand};
use crate::app::theme::widget::{Activate, slab, spot};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (offer, place).chain().after(place_hud).in_set(AppSystems::Show));
}

/// Where the slab is.
#[derive(Component)]
struct Offer;

/// Something else that lies there at rest, and leaves the slab no room.
#[derive(Component)]
pub struct InPlaceOfLapLine;

/// A slab, with what it does.
pub fn see_it_again(parent: &mut ChildSpawnerCommands, slab: impl Bundle) {
    parent.spawn(slab).observe(|_: On<Activate>, mut wishes: MessageWriter<SeeAgain>| {
        wishes.write(SeeAgain);
    });
}

fn offer(
    session: Res<Session>,
    (shown, playback, line): (Res<ShownTable>, Res<Playback>, Res<TimeLine>),
    (layout, stand): (Res<TableLayout>, Res<TableStand>),
    (offers, others): (Query<Entity, With<Offer>>, Query<(), With<InPlaceOfLapLine>>),
    mut commands: Commands,
) {
    let has_moved = session.running_match().is_some_and(|match_| match_.game().ply() > 0);
    let is_going_on = shown.get().is_some_and(|table| table.end.is_none());
    // Where two sit opposite each other North's caption lies there.
    let is_played = *stand == TableStand::Played && !layout.0.seating.is_north_turned;
    let is_wanted =
        is_played && others.is_empty() && has_moved && is_going_on && !playback.is_running() && !line.is_open();
    match (is_wanted, offers.single()) {
        (true, Err(_)) => {
            let root = (Name::new("Offer"), Offer, GivesWay, TablePart, spot(layout.0.lap_line), Pickable::IGNORE);
            commands.spawn((root, TabGroup::new(2))).with_children(|root| see_it_again(root, slab("see-it-again")));
        }
        (false, Ok(offer)) => commands.entity(offer).despawn(),
        _ => {}
    }
}

fn place(layout: Res<TableLayout>, mut offers: Query<&mut Node, With<Offer>>) {
    if !layout.is_changed() {
        return;
    }
    for mut node in &mut offers {
        *node = spot(layout.0.lap_line);
    }
}
