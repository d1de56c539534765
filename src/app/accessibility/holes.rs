//! Every hole: whose it is, its number, how many seeds lie in it, and whether it may be played.

use accesskit::{Action, Node, Rect, Role};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{is_listened_to, show, tell};
use crate::app::AppSystems;
use crate::app::locale::Readers;
use crate::app::session::{Seat, Session};
use crate::app::table::{HoleCell, Playback, ShownTable, TableLayout, TableStand};
use crate::app::window_size::WindowSize;
use crate::caption::{self, Voices};
use crate::engine::{Hole, IllegalMove, Position};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (add_nodes, tell_holes).chain().after(AppSystems::Show).run_if(is_listened_to));
}

fn add_nodes(cells: Query<Entity, (With<HoleCell>, Without<AccessibilityNode>)>, mut commands: Commands) {
    for cell in &cells {
        commands.entity(cell).insert(AccessibilityNode(Node::new(Role::Button)));
    }
}

fn tell_holes(
    session: Res<Session>,
    (shown, stand, playback): (Res<ShownTable>, Res<TableStand>, Res<Playback>),
    (layout, window_size): (Res<TableLayout>, Res<WindowSize>),
    readers: Res<Readers>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cells: Query<(&HoleCell, &mut AccessibilityNode)>,
) {
    let (Some(table), Some(seats), Ok(window)) = (shown.get(), session.seats(), windows.single()) else { return };
    let voices = Voices { row: table.board.row(), seats, to: None };
    let px_per_u = f64::from(window_size.px_per_u() * window.scale_factor());
    let person = session.seat_to_move() == Some(Seat::Person) && !playback.is_running();
    let is_at_hand = *stand == TableStand::Played || stand.is_taught();
    let open = session.position().filter(|_| person && is_at_hand);
    for (&HoleCell(hole), mut node) in &mut cells {
        if hole.index() >= voices.row.holes() {
            continue;
        }
        let endless = open.is_some_and(|position| is_endless(position, hole));
        let words = caption::hole_aloud(&voices, hole, table.board[hole], endless);
        let may_be_played = open.is_some_and(|position| position.check_move(hole).is_ok());
        let cell = bevy::math::Rect::from_center_size(layout.0.hole(hole), layout.0.cell());
        tell(&mut node, |node| {
            node.set_label(readers.first().language.say(&words));
            node.set_bounds(Rect {
                x0: f64::from(cell.min.x) * px_per_u,
                y0: f64::from(cell.min.y) * px_per_u,
                x1: f64::from(cell.max.x) * px_per_u,
                y1: f64::from(cell.max.y) * px_per_u,
            });
            node.add_action(Action::Focus);
            node.add_action(Action::Click);
            if may_be_played {
                node.clear_disabled();
            } else {
                node.set_disabled();
            }
            show(node, is_at_hand);
        });
    }
}

fn is_endless(position: &Position, hole: Hole) -> bool {
    position.check_move(hole) == Err(IllegalMove::Endless)
}
