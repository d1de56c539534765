//! At the end of a round: how many seeds lie on each leaf, on a chip beyond the last four. It counts while the fours light up.

use bevy::prelude::*;

use super::chip::{chip_look, count_chip};
use super::place_hud;
use crate::app::AppSystems;
use crate::app::locale::{Unspoken, Words};
use crate::app::table::heap::beyond_fours;
use crate::app::table::playback::{Playback, ShownTable};
use crate::app::table::{Layout, Light, TableLayout, TableStand};
use crate::app::theme::palette::Paint;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::{label, spot};
use crate::engine::Player;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, count_leaves.after(place_hud).in_set(AppSystems::Show));
}

/// Where the chip of a leaf is.
#[derive(Component)]
pub(super) struct LeafCount(Player);

#[derive(Component)]
pub(super) struct LeafText(Player);

pub(super) fn spawn_leaf_count(side: &mut ChildSpawnerCommands, layout: &Layout, player: Player) {
    let text = (LeafText(player), AtMost(layout.count_text), label(Words::default(), Type::Strong, Paint::InkOnChip));
    let place = (Name::new(format!("Count of {player}'s leaf")), LeafCount(player), spot(Rect::default()));
    side.spawn((
        (place, Visibility::Hidden, Pickable::IGNORE),
        children![(count_chip(layout.count_text), chip_look(), children![(text, Unspoken)])],
    ));
}

/// As large as its chip can get.
const ROOM_U: Vec2 = Vec2::new(60.0, 27.0);

fn count_leaves(
    (layout, light, stand): (Res<TableLayout>, Res<Light>, Res<TableStand>),
    (shown, playback): (Res<ShownTable>, Res<Playback>),
    mut places: Query<(&LeafCount, &mut Node, &mut Visibility)>,
    mut texts: Query<(&LeafText, &mut Words)>,
) {
    let Some(table) = shown.get() else { return };
    let is_over = !stand.is_taught() && playback.ended(&shown).is_some() && table.board.row() == layout.0.row;
    for (&LeafCount(player), mut node, mut visibility) in &mut places {
        visibility.set_if_neq(if is_over { Visibility::Inherited } else { Visibility::Hidden });
        let middle = beyond_fours(&layout.0, player, usize::from(table.captured[player]).div_ceil(4));
        let rect = Rect::from_center_size(middle, ROOM_U * layout.0.count_text);
        node.set_if_neq(spot(layout.0.as_seen_by(player, rect)));
    }
    for (&LeafText(player), mut words) in &mut texts {
        words.set_if_neq(Phrase::number(light.counted(table, player)).into());
    }
}
