//! What is chosen moves: a seed goes from hollow to hollow in a small arc, a pebble rolls to its stop. Where it belongs is known
//! without it; what is drawn is only led there.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform, UiSystems};
use bevy::window::RequestRedraw;

use super::hollow::LooseSeed;
use crate::app::theme::ReducedMotion;

/// A seed is under way for so long, in s; it lands after this share of it, and then bounces.
const SEED_S: f32 = 0.16;
const LANDS: f32 = 0.72;

/// How high it goes, and how high it bounces, in u.
const ARC_U: f32 = 10.0;
const BOUNCE_U: f32 = 2.0;

/// A pebble rolls for so long, in s.
const PEBBLE_S: f32 = 0.12;

/// An update after a long rest counts as no more than this, in s.
const LONGEST_UPDATE_S: f32 = 0.05;

/// What moves by less than this is not seen to move, in u.
const LEAST_U: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, roll.in_set(RollSystems).before(UiSystems::Layout));
}

/// What moves is led on, before everything is laid out.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct RollSystems;

/// On the way to where it belongs.
#[derive(Component, Clone, Copy, Debug)]
#[require(UiTransform)]
struct Rolling {
    kind: Kind,
    /// Where it began, from where it belongs, in u.
    from: Vec2,
    age_s: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// With the radius of the hollow that it goes to, in u.
    Seed(f32),
    Pebble,
}

impl Kind {
    const fn length_s(self) -> f32 {
        match self {
            Kind::Seed(_) => SEED_S,
            Kind::Pebble => PEBBLE_S,
        }
    }

    /// How far from where it belongs it is at a share of its time, y down, in u.
    fn aside(self, from: Vec2, share: f32) -> Vec2 {
        match self {
            Kind::Pebble => from * (1.0 - share).powi(3),
            Kind::Seed(_) if share < LANDS => {
                let gone = share / LANDS;
                let eased = gone * gone * (3.0 - 2.0 * gone);
                from * (1.0 - eased) - Vec2::Y * ARC_U * (gone * std::f32::consts::PI).sin()
            }
            Kind::Seed(_) => {
                let bounced = (share - LANDS) / (1.0 - LANDS);
                -Vec2::Y * BOUNCE_U * 4.0 * bounced * (1.0 - bounced)
            }
        }
    }
}

/// Where nodes lie, and the means to send them from one place to another.
#[derive(SystemParam)]
pub(super) struct Ways<'w, 's> {
    places: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    seeds: Query<'w, 's, &'static LooseSeed>,
    reduced: Res<'w, ReducedMotion>,
    commands: Commands<'w, 's>,
}

impl Ways<'_, '_> {
    /// A seed that has just come into a hollow comes from where another one has just gone.
    pub fn send_seed(&mut self, gone: Entity, come: Entity) {
        let Some(from) = self.place(gone).zip(self.place(come)).map(|(from, to)| from - to) else { return };
        if let Ok(&LooseSeed::InHole { radius, .. }) = self.seeds.get(come) {
            self.send(come, Kind::Seed(radius), from);
        }
    }

    /// A pebble, or a seed in a groove, has just been moved from so far beside where it belongs, in u.
    pub fn roll_pebble(&mut self, pebble: Entity, from: Vec2) {
        if self.place(pebble).is_some() {
            self.send(pebble, Kind::Pebble, from);
        }
    }

    fn send(&mut self, entity: Entity, kind: Kind, from: Vec2) {
        if !self.reduced.0 && from.length() >= LEAST_U {
            self.commands.entity(entity).try_insert(Rolling { kind, from, age_s: 0.0 });
        }
    }

    /// In u; of what has not been laid out yet there is none.
    fn place(&self, entity: Entity) -> Option<Vec2> {
        let (node, at) = self.places.get(entity).ok().filter(|(node, _)| node.size.min_element() > 0.0)?;
        Some(at.translation * node.inverse_scale_factor())
    }
}

fn roll(
    time: Res<Time<Real>>,
    mut rolling: Query<(Entity, &mut Rolling, &mut UiTransform, Option<&mut LooseSeed>)>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut way, mut transform, seed) in &mut rolling {
        let share = way.age_s / way.kind.length_s();
        way.age_s += time.delta_secs().clamp(0.001, LONGEST_UPDATE_S);
        let is_there = share >= 1.0;
        let aside = if is_there { Vec2::ZERO } else { way.kind.aside(way.from, share) };
        transform.set_if_neq(UiTransform::from_translation(Val2::px(aside.x, aside.y)));
        if let (Kind::Seed(radius), Some(mut seed)) = (way.kind, seed) {
            let lies = LooseSeed::Coming { aside: -aside, radius };
            seed.set_if_neq(if is_there { LooseSeed::InHole { aside: Vec2::ZERO, radius } } else { lies });
        }
        if is_there {
            commands.entity(entity).try_remove::<Rolling>();
        }
        // One more frame shows it where it has come to rest.
        redraws.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_goes_over_the_ground_between_two_hollows_and_bounces_once() {
        let (seed, from) = (Kind::Seed(18.0), Vec2::new(-60.0, 0.0));
        assert_eq!(seed.aside(from, 0.0), from);
        let middle = seed.aside(from, LANDS / 2.0);
        assert!((middle - Vec2::new(-30.0, -ARC_U)).length() < 0.01, "{middle}");
        assert!(seed.aside(from, LANDS).length() < 0.01);
        let bounce = seed.aside(from, (1.0 + LANDS) / 2.0);
        assert!((bounce + Vec2::Y * BOUNCE_U).length() < 0.01, "{bounce}");
        assert!(seed.aside(from, 1.0).length() < 0.01);
    }

    #[test]
    fn a_pebble_never_rolls_past_its_stop() {
        let from = Vec2::new(40.0, 0.0);
        let places: Vec<f32> = (0..=10).map(|tenth| Kind::Pebble.aside(from, tenth as f32 / 10.0).x).collect();
        assert_eq!((places[0], places[10]), (40.0, 0.0));
        assert!(places.windows(2).all(|pair| pair[1] < pair[0]));
    }
}
