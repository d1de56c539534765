//! The seeds as entities: 48 or 96 of them, made once for a board and never despawned in play.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use super::flight::Seed;
use super::heap::SEED_Z;
use super::layout::Layout;
use super::places::Places;
use super::scatter::scatter;
use super::{TableLayout, TablePart};
use crate::app::AppSystems;
use crate::app::paint::{Pictures, SEED_KINDS};
use crate::engine::MidMove;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fit_to_layout.in_set(AppSystems::Show))
        .add_systems(PostUpdate, cast_shadows.before(TransformSystems::Propagate));
}

/// Low sun from the upper left, 30 degrees up: how far a shadow lies from its seed for each u of height.
const SHADOW_WAY: Vec2 = Vec2::new(1.32, -1.12);

/// Just above holes and leaves, below every seed.
const SHADOW_Z: f32 = SEED_Z - 2.0;

/// Shadows have no business outside the table.
#[derive(Component)]
struct ShadowOf(Entity);

/// Makes the seeds of a game and lays them where the table says.
pub fn lay_out(commands: &mut Commands, pictures: &Pictures, layout: &Layout, table: &MidMove) -> Places {
    let seeds = (0..usize::from(table.board.row().seeds())).map(|i| spawn_seed(commands, pictures, i)).collect();
    let places = Places::lay_out(seeds, table);
    for (i, (entity, place)) in places.iter().enumerate() {
        let seed = Seed { size: 0.98 + 0.16 * scatter(i, 1, 22) };
        let transform = seed.transform(place.pose(layout));
        commands.entity(entity).insert((seed, transform));
    }
    places
}

fn spawn_seed(commands: &mut Commands, pictures: &Pictures, i: usize) -> Entity {
    let kind = (scatter(i, 1, 23) * SEED_KINDS as f32) as usize % SEED_KINDS;
    let light = 0.88 + 0.26 * scatter(i, 1, 24);
    // The picture is two units wide: a seed's scale is half its length.
    let sprite = Sprite {
        image: pictures.seeds[kind].clone(),
        color: Color::linear_rgb(light, light, light),
        custom_size: Some(Vec2::splat(2.0)),
        ..default()
    };
    let seed = commands.spawn((Name::new(format!("Seed {i}")), TablePart, sprite)).id();
    let shadow = Sprite { image: pictures.shadow.clone(), custom_size: Some(Vec2::splat(2.0)), ..default() };
    commands.spawn((Name::new(format!("Shadow of seed {i}")), TablePart, ShadowOf(seed), shadow));
    seed
}

/// On a window of another shape every seed is at once where it belongs there.
fn fit_to_layout(
    layout: Res<TableLayout>,
    places: Option<Res<Places>>,
    mut seeds: Query<(&Seed, &mut Transform)>,
    mut commands: Commands,
) {
    let (true, Some(places)) = (layout.is_changed(), places) else { return };
    for (entity, place) in places.iter() {
        if let Ok((seed, mut transform)) = seeds.get_mut(entity) {
            *transform = seed.transform(place.pose(&layout.0));
            commands.entity(entity).remove::<TweenAnim>();
        }
    }
}

/// A shadow lies the further away, and is the softer, the higher its seed is.
fn cast_shadows(
    seeds: Query<&Transform, (With<Seed>, Without<ShadowOf>)>,
    mut shadows: Query<(Entity, &ShadowOf, &mut Transform, &mut Sprite)>,
    mut commands: Commands,
) {
    for (entity, &ShadowOf(seed), mut transform, mut sprite) in &mut shadows {
        let Ok(seed) = seeds.get(seed) else {
            commands.entity(entity).despawn();
            continue;
        };
        let height = (seed.translation.z - SEED_Z).max(0.0);
        let radius = seed.scale.x;
        let way = SHADOW_WAY * (height * 0.55 + radius * 0.30);
        let target = Transform {
            translation: (seed.translation.truncate() + way).extend(SHADOW_Z + height * 0.01),
            scale: Vec3::splat(radius * 1.28 + height * 0.05),
            ..default()
        };
        transform.set_if_neq(target);
        let alpha = 0.62 - 0.30 * (height / 60.0).min(1.0);
        if sprite.color.alpha() != alpha {
            sprite.color.set_alpha(alpha);
        }
    }
}
