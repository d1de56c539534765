//! What of all that is written is seen now.

use bevy::prelude::*;

use super::{GivesWay, HoleNumbers, Hud, NumbersAsked, Spot};
use crate::app::table::playback::Playback;
use crate::app::table::{Guide, ShownTable, TableLayout, TableStand};
use crate::engine::Hole;

/// A change of the numbers while text is very large is a request.
pub(super) fn ask_for_numbers(numbers: Res<HoleNumbers>, layout: Res<TableLayout>, mut asked: ResMut<NumbersAsked>) {
    if layout.0.seating.has_hole_numbers {
        asked.set_if_neq(NumbersAsked(false));
    } else if numbers.is_changed() && !numbers.is_added() {
        asked.set_if_neq(NumbersAsked(numbers.0));
    }
}

/// Numbers are there if they are wished for, and if text is not too large for them (else `tags` has some). Where somebody leads, only
/// holes that matter have numbers, and counts if they hold seeds; nothing else is written. After the end no noughts are.
pub(super) fn show_what_matters(
    (stand, guide): (Res<TableStand>, Res<Guide>),
    (numbers, layout): (Res<HoleNumbers>, Res<TableLayout>),
    (shown, playback): (Res<ShownTable>, Res<Playback>),
    mut spots: Query<(&Spot, &mut Visibility)>,
    mut plates: Query<&mut Visibility, (With<GivesWay>, Without<Spot>)>,
) {
    let has_numbers = numbers.0 && layout.0.seating.has_hole_numbers;
    let holds =
        |hole: Hole| shown.get().is_some_and(|table| hole.index() < table.board.row().holes() && table.board[hole] > 0);
    let is_over = playback.ended(&shown).is_some();
    for (spot, mut visibility) in &mut spots {
        let is_seen = match *spot {
            Spot::Count(hole) if stand.is_taught() => guide.matter.contains(hole) && holds(hole),
            Spot::Count(hole) => !is_over || holds(hole),
            Spot::Number(hole) if stand.is_taught() => guide.matter.contains(hole),
            Spot::Number(_) => has_numbers,
            Spot::Tile(_) => !stand.is_taught(),
            _ => continue,
        };
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    }
    if stand.is_taught() && (stand.is_changed() || guide.is_changed() || shown.is_changed()) {
        plates.iter_mut().for_each(|mut visibility| {
            visibility.set_if_neq(Visibility::Hidden);
        });
    }
}

/// Nothing is written on a table that is away.
pub(super) fn put_away(stand: Res<TableStand>, mut huds: Query<&mut Visibility, With<Hud>>) {
    for mut visibility in &mut huds {
        let is_away = *stand == TableStand::Away;
        visibility.set_if_neq(if is_away { Visibility::Hidden } else { Visibility::Inherited });
    }
}
