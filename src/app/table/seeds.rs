//! The seeds as entities: 48 or 96 of them, made once for a board and never despawned in play; when it is left they fade.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::flight::{Seed, fade_away};
use super::layout::Layout;
use super::places::Places;
use super::playback::{HURRY, Playback};
use super::{TableLayout, TablePart};
use crate::app::AppSystems;
use crate::app::theme::{Leaving, Passage};
use crate::engine::MidMove;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fit_to_layout, hurry_those_that_fall, forget_faded).in_set(AppSystems::Show));
}

/// Makes the seeds of a game and lays them where the table says.
pub fn lay_out(commands: &mut Commands, layout: &Layout, table: &MidMove) -> Places {
    let spawn = |i| commands.spawn((Name::new(format!("Seed {i}")), TablePart)).id();
    let seeds = (0..usize::from(table.board.row().seeds())).map(spawn).collect();
    let places = Places::lay_out(seeds, table);
    for (i, (entity, place)) in places.iter().enumerate() {
        let seed = Seed::new(i);
        let transform = seed.transform(place.pose(layout));
        commands.entity(entity).insert((seed, transform));
    }
    places
}

/// Seeds of a table that is left fade where they are; they are no part of any table then.
pub fn let_go(commands: &mut Commands, seeds: &Query<(Entity, &Transform), (With<Seed>, Without<Leaving>)>) {
    for (seed, &at) in seeds {
        commands.entity(seed).remove::<TablePart>().insert((Leaving, fade_away(at)));
    }
}

/// A touch ends the passage from screen to screen, and so the opening of a board.
fn hurry_those_that_fall(
    (time, passage, playback): (Res<Time<Real>>, Res<Passage>, Res<Playback>),
    mut flights: Query<&mut TweenAnim, With<Seed>>,
) {
    if passage.is_changed() && passage.has_just_been_cut_short(time.elapsed()) && !playback.is_running() {
        flights.iter_mut().for_each(|mut flight| flight.speed = HURRY);
    }
}

fn forget_faded(seeds: Query<(Entity, &Transform), (With<Seed>, With<Leaving>)>, mut commands: Commands) {
    for (seed, _) in seeds.iter().filter(|(_, at)| at.scale.x == 0.0) {
        commands.entity(seed).despawn();
    }
}

/// On a window of another shape every seed is at once where it belongs there.
fn fit_to_layout(
    layout: Res<TableLayout>,
    places: Option<Res<Places>>,
    mut seeds: Query<(&Seed, &mut Transform)>,
    mut commands: Commands,
) {
    // Those that have just been laid out know the layout, and may be falling.
    let Some(places) = places.filter(|places| layout.is_changed() && !places.is_added()) else { return };
    for (entity, place) in places.iter() {
        if let Ok((seed, mut transform)) = seeds.get_mut(entity) {
            *transform = seed.transform(place.pose(&layout.0));
            commands.entity(entity).remove::<TweenAnim>();
        }
    }
}
