//! When something on the ground comes, goes or changes, the ground as it was lies over it like a veil and fades: a plate blows
//! away, a hole fills, a tile sinks into the dust. It stays until all of the change is baked, so that nobody sees it happen tile
//! by tile. Over a board that comes it opens from the board's middle. What changes again at once, as a pebble under a finger, is
//! seen at once.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::RequestRedraw;

use super::bake::Bakery;
use super::{GroundMaterial, GroundSystems, Seen, light_ground};
use crate::app::theme::Passage;

/// How long the old ground takes to fade once the new one is baked, and how long over a board that opens.
const FADE: Duration = Duration::from_millis(300);
const OPENING: Duration = Duration::from_millis(550);

/// So much of it is too much for new words.
const THICK: f32 = 0.35;

/// A pebble under a finger is seen at once where it is: there is one more in the new place, and one less in the old.
pub(super) const FEW: usize = 2;

/// Over the ground and under everything else.
const Z: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Veil>()
        .add_systems(Startup, spawn_sheet)
        .add_systems(PostUpdate, fade.after(light_ground).in_set(GroundSystems));
}

/// How much of the ground as it was is seen.
#[derive(Resource, Default)]
pub(super) struct Veil {
    stage: Stage,
    /// The middle of a board that comes, in world u.
    opens_at: Option<Vec2>,
}

#[derive(Default, Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Drawn once before anybody needs it, and not seen: what it takes to draw it is made ready.
    #[default]
    Ready,
    Away,
    /// All of it, until the change is baked.
    Whole,
    FadingSince(Duration),
}

impl Veil {
    /// So much changes now, and a board comes there: whether the ground, if it is all there, is to be kept as it was. What is kept
    /// already stays: the parts of a new screen find their places one update after the old ones have gone, and what changes under
    /// a veil that is going is seen with the rest.
    pub fn begin(&mut self, changes: usize, opens_at: Option<Vec2>, is_whole: bool) -> bool {
        let is_new = is_whole && changes > FEW && self.is_away();
        if is_new {
            *self = Veil { stage: Stage::Whole, opens_at: None };
        }
        if self.stage == Stage::Whole {
            self.opens_at = self.opens_at.or(opens_at);
        }
        is_new
    }

    /// Whether the ground as it was is still seen too much for new words on it.
    pub fn is_thick(&self, now: Duration) -> bool {
        self.seen(now) > THICK
    }

    pub fn is_away(&self) -> bool {
        matches!(self.stage, Stage::Away | Stage::Ready)
    }

    /// Goes on, when everything is baked or not; returns what is seen of it, 0 to 1.
    fn opacity(&mut self, is_baked: bool, now: Duration) -> f32 {
        let seen = self.seen(now);
        self.stage = match self.stage {
            Stage::Ready if is_baked => Stage::Away,
            Stage::Whole if is_baked => Stage::FadingSince(now),
            Stage::FadingSince(_) if seen <= 0.0 => Stage::Away,
            stage => stage,
        };
        seen
    }

    fn seen(&self, now: Duration) -> f32 {
        match self.stage {
            Stage::Away | Stage::Ready => 0.0,
            Stage::Whole => 1.0,
            Stage::FadingSince(since) => {
                let length = if self.opens_at.is_some() { OPENING } else { FADE };
                let share = (now - since).div_duration_f32(length).min(1.0);
                1.0 - share * share * (3.0 - 2.0 * share)
            }
        }
    }
}

#[derive(Component)]
struct Sheet;

fn spawn_sheet(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let mesh = Mesh2d(meshes.add(Rectangle::new(1.0, 1.0)));
    commands.spawn((Name::new("Veil"), Sheet, mesh, Transform::default(), Visibility::Hidden));
}

fn fade(
    (time, passage): (Res<Time<Real>>, Res<Passage>),
    bakery: Option<Res<Bakery>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    seen: Res<Seen>,
    mut veil: ResMut<Veil>,
    mut sheets: Query<(Entity, &mut Visibility, &mut Transform, Option<&MeshMaterial2d<GroundMaterial>>), With<Sheet>>,
    mut materials: ResMut<Assets<GroundMaterial>>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let (Some(bakery), Some(_), Some(now), Ok(sheet)) = (bakery, adapter, seen.now, sheets.single_mut()) else {
        return;
    };
    let (entity, mut visibility, mut transform, worn) = sheet;
    if passage.has_just_been_cut_short(time.elapsed()) && bakery.is_done() {
        veil.stage = Stage::Away;
    }
    if veil.stage == Stage::Away || bakery.conditions.is_cheap {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    }
    let opacity = veil.opacity(bakery.is_done(), time.elapsed());
    visibility.set_if_neq(Visibility::Inherited);
    transform.set_if_neq(Transform::from_scale(bakery.conditions.window.extend(1.0)).with_translation(Vec3::Z * Z));
    let before = &bakery.before;
    let material = GroundMaterial {
        now: now.veiled(opacity, veil.opens_at),
        sun: before.sun.clone(),
        rest: before.rest.clone(),
        is_veil: true,
    };
    match worn {
        Some(worn) => {
            if let Some(mut worn) = materials.get_mut(&worn.0) {
                *worn = material;
            }
        }
        None => {
            commands.entity(entity).insert(MeshMaterial2d(materials.add(material)));
        }
    }
    redraws.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Duration = Duration::from_secs(10);

    #[test]
    fn the_old_ground_stays_until_the_new_one_is_baked_and_then_fades() {
        let mut veil = Veil::default();
        assert!(veil.begin(9, None, true));
        assert_eq!(veil.opacity(false, START + FADE * 3), 1.0);
        assert_eq!(veil.opacity(true, START + FADE * 4), 1.0);
        let half = veil.opacity(true, START + FADE * 4 + FADE / 2);
        assert!((half - 0.5).abs() < 0.01, "{half}");
        assert_eq!(veil.opacity(true, START + FADE * 5), 0.0);
        assert!(veil.is_away());
    }

    #[test]
    fn the_parts_of_one_change_make_one_veil_and_a_pebble_makes_none() {
        let mut veil = Veil::default();
        assert!(!veil.begin(2, None, true), "a pebble");
        assert!(veil.begin(9, None, true));
        assert!(!veil.begin(12, None, false) && !veil.begin(12, None, true), "the new screen");
        assert_eq!(veil.stage, Stage::Whole);
        veil.opacity(true, START);
        assert!(!veil.begin(9, None, true), "while it goes");
        veil.opacity(true, START + FADE);
        assert!(veil.begin(9, None, true), "the next change");
    }

    #[test]
    fn over_a_board_that_comes_the_veil_takes_longer_to_go() {
        let mut veil = Veil::default();
        veil.begin(9, Some(Vec2::ZERO), true);
        veil.opacity(true, START);
        assert!(veil.opacity(true, START + FADE) > 0.3);
        assert_eq!(veil.opacity(true, START + OPENING), 0.0);
    }
}
