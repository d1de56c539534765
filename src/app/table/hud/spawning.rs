//! Everything written on the table is laid there, for each side on its own root.

use bevy::prelude::*;

use super::chip::{chip_look, count_chip};
use super::placing::caption_plate;
use super::{
    CaptionText, CountChip, CountText, Fills, GivesWay, Hud, LapText, NumberText, ReasonText, Spot, VerdictText, leaf,
    side_root, tile,
};
use crate::app::locale::{InLines, Words};
use crate::app::table::layout::Layout;
use crate::app::table::{ShownTable, TableLayout, TablePart, TableStand};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, FitTogether, Type};
use crate::app::theme::widget::{label, plate, spot, whole_window};
use crate::engine::{Hole, Player, Row};
use crate::locale::Phrase;

pub(super) fn spawn_hud(
    shown: Res<ShownTable>,
    stand: Res<TableStand>,
    layout: Res<TableLayout>,
    huds: Query<(Entity, &Hud)>,
    mut commands: Commands,
) {
    let layout = &layout.0;
    let is_north_turned = layout.seating.is_north_turned;
    let row = shown.get().filter(|_| *stand != TableStand::Shown).map(|table| table.board.row());
    let wanted = row.map(|row| Hud { row, is_north_turned });
    if wanted.as_ref() == huds.iter().next().map(|(_, hud)| hud) || row.is_some_and(|row| row != layout.row) {
        return;
    }
    for (hud, _) in &huds {
        commands.entity(hud).despawn();
    }
    let Some(wanted) = wanted else { return };
    let root = (Name::new("Writing on the table"), wanted, TablePart, whole_window(), Pickable::IGNORE);
    commands.spawn(root).with_children(|hud| {
        for player in Player::ALL {
            hud.spawn((Name::new(format!("Writing of {player}")), side_root(layout, player)))
                .with_children(|side| spawn_side(side, layout, player));
        }
    });
}

fn spawn_side(side: &mut ChildSpawnerCommands, layout: &Layout, player: Player) {
    for hole in layout.row.holes_of(player) {
        spawn_number(side, layout, hole);
        spawn_count(side, layout, hole);
    }
    leaf::spawn_leaf_count(side, layout, player);
    tile::spawn_tile(side, layout, player);
    if player == Player::North && !layout.is_turned(player) {
        return;
    }
    side.spawn((Name::new("Plates"), whole_window(), GivesWay, Pickable::IGNORE))
        .with_children(|plates| spawn_plates(plates, layout, player));
}

fn spawn_number(side: &mut ChildSpawnerCommands, layout: &Layout, hole: Hole) {
    let place = (Spot::Number(hole), spot(Spot::Number(hole).rect(layout)), Pickable::IGNORE);
    let sweep = Node { padding: UiRect::axes(px(6), px(0)), ..default() };
    let text = (NumberText, AtMost(layout.number_text));
    let number = (text, label(Phrase::number(hole.number(layout.row)), Type::Note, Paint::HoleNumber));
    side.spawn((place, children![(plate(sweep), children![number])]));
}

fn spawn_count(side: &mut ChildSpawnerCommands, layout: &Layout, hole: Hole) {
    let step = if layout.row == Row::Six { Type::Count } else { Type::SmallCount };
    let place = (Spot::Count(hole), spot(Spot::Count(hole).rect(layout)), Pickable::IGNORE);
    let text = (CountText(hole), AtMost(layout.count_text), label(Words::default(), step, Paint::InkOnChip));
    side.spawn((place, children![(CountChip, count_chip(layout.count_text), chip_look(), children![text])]));
}

fn spawn_plates(plates: &mut ChildSpawnerCommands, layout: &Layout, player: Player) {
    let centred = TextLayout::justify(Justify::Center);
    let padded = |spot_: Spot| Node { padding: UiRect::horizontal(px(spacing::MEDIUM)), ..spot(spot_.rect(layout)) };
    let text = (CaptionText(player), AtMost(layout.strip.text), InLines(layout.strip.letters_in_line()));
    plates.spawn((
        (Name::new("Caption"), Spot::Caption(player), plate(caption_plate(layout))),
        children![(text, label(Words::default(), Type::Body, Paint::Ink), centred)],
    ));
    if !layout.seating.is_north_turned {
        plates.spawn((
            (Name::new("Lap"), Spot::LapLine, plate(padded(Spot::LapLine)), Visibility::Hidden),
            children![((LapText, Fills(Spot::LapLine)), label(Words::default(), Type::Count, Paint::Ink), centred)],
        ));
    }
    let verdict = Spot::Verdict(player);
    let column = Node { flex_direction: FlexDirection::Column, ..padded(verdict) };
    plates.spawn((
        (Name::new("Verdict"), verdict, plate(column), Visibility::Hidden),
        FitTogether(verdict.inside(layout)),
        children![
            ((VerdictText(player), AtMost(1.0)), label(Words::default(), Type::Order, Paint::Ink), centred),
            ((ReasonText(player), AtMost(1.0)), label(Words::default(), Type::Body, Paint::Ink), centred),
        ],
    ));
}
