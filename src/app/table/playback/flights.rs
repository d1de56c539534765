//! Sends seeds on their ways.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;

use crate::app::table::TableLayout;
use crate::app::table::flight::{FADE_MS, NUDGE_MS, NUDGE_U, OPENING_MS, Seed, Way, falls_after, fly};
use crate::app::table::heap::dug_hole;
use crate::app::table::layout::Layout;
use crate::app::table::places::{Place, Places};
use crate::app::theme::ReducedMotion;
use crate::engine::{Hole, Player, Step};

/// A seed that lands nearer than this to another pushes it, in radii of a seed.
const PUSHING_RADII: f32 = 2.3;

/// Steps shorter than this leave no time for a push to be seen, in ms.
const SEEN_PUSH_MS: f32 = 90.0;

/// Seeds, and what it takes to send them somewhere.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Flights<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub layout: Res<'w, TableLayout>,
    seeds: Query<'w, 's, (&'static Seed, &'static mut Transform)>,
    reduced: Res<'w, ReducedMotion>,
}

/// How long a step's seeds fly, how many times as fast as that, and where the hand will go on to.
#[derive(Clone, Copy)]
pub struct Timing {
    pub length_ms: f32,
    pub speed: f64,
    pub next_drop: Option<Hole>,
}

impl Flights<'_, '_> {
    /// Lets a step happen: every seed that it moves is on its way.
    pub fn send_step(&mut self, places: &mut Places, step: Step, timing: Timing) {
        let hand_before = places.hand().1;
        for (i, (seed, place)) in places.apply(step).into_iter().enumerate() {
            let way = if self.reduced.0 {
                fading(step, place)
            } else {
                way_of(&self.layout.0, step, place, i, hand_before, timing.next_drop)
            };
            let stays_in_hand = matches!(way, Way::Faded { from_hand: true, to_hand: true });
            let length_ms = match () {
                () if stays_in_hand => 0.0,
                () if self.reduced.0 => timing.length_ms.min(FADE_MS),
                () => timing.length_ms,
            };
            self.send(seed, place, way, length_ms, timing.speed);
        }
    }

    /// Sends a seed to a place; whatever way it was on is forgotten.
    fn send(&mut self, entity: Entity, place: Place, way: Way, length_ms: f32, speed: f64) {
        let Ok((seed, mut transform)) = self.seeds.get_mut(entity) else { return };
        let mut seed_commands = self.commands.entity(entity);
        match fly(seed, &mut transform, place.pose(&self.layout.0), way, length_ms, speed) {
            Some(flight) => seed_commands.insert(flight),
            None => seed_commands.remove::<TweenAnim>(),
        };
    }

    /// Every seed goes straight to where it belongs.
    pub fn settle(&mut self, places: &Places, length_ms: f32) {
        for (seed, place) in places.iter() {
            let to_hand = matches!(place, Place::Hand(..));
            let way = if self.reduced.0 { Way::Faded { from_hand: to_hand, to_hand } } else { Way::Settled };
            let is_there = self.seeds.get(seed).is_ok_and(|(seed, transform)| {
                let target = seed.transform(place.pose(&self.layout.0));
                transform.translation.distance(target.translation) < 0.01 && transform.scale.z > 0.0
            });
            self.send(seed, place, way, if is_there { 0.0 } else { length_ms }, 1.0);
        }
    }

    /// Every seed of a board that has just come falls into its hole.
    pub fn open(&mut self, places: &Places) {
        for (seed, place) in places.iter() {
            let Place::Hole(hole, i) = place else { continue };
            let (way, length_ms) = if self.reduced.0 {
                (Way::Faded { from_hand: true, to_hand: false }, FADE_MS)
            } else {
                (Way::Falls { after: falls_after(&self.layout.0, hole, i) }, OPENING_MS)
            };
            self.send(seed, place, way, length_ms, 1.0);
        }
    }

    /// A seed has landed in a hole: those that lie near give way and come back.
    pub fn push_neighbours(&mut self, places: &Places, hole: Hole, timing: Timing) {
        let [others @ .., _] = places.in_hole(hole) else { return };
        if self.reduced.0 || timing.length_ms / (timing.speed as f32) < SEEN_PUSH_MS {
            return;
        }
        let place = Place::Hole(hole, others.len()).pose(&self.layout.0);
        let at = place.translation.truncate();
        for (i, &other) in others.iter().enumerate() {
            let here = Place::Hole(hole, i);
            let aside = here.pose(&self.layout.0).translation.truncate() - at;
            if aside.length() < PUSHING_RADII * place.radius {
                let by = aside.normalize_or(Vec2::X) * NUDGE_U;
                self.send(other, here, Way::Nudged { by }, NUDGE_MS, timing.speed);
            }
        }
    }
}

/// The way of a seed that a step moves to a place, the i-th of those it moves.
fn way_of(layout: &Layout, step: Step, place: Place, i: usize, hand_before: Hole, next: Option<Hole>) -> Way {
    let middle = |hole| layout.to_world(layout.hole(hole));
    let radius = layout.radius;
    match (step, place) {
        (Step::PickUp { hole, .. }, _) => Way::Lifted { middle: middle(hole), dips_towards: None },
        (Step::Relay { hole, .. }, _) => {
            let towards = next.map(|next| (middle(next) - middle(hole)).normalize_or(Vec2::X));
            Way::Lifted { middle: middle(hole), dips_towards: towards }
        }
        (Step::Drop { .. }, Place::Hand(..)) => Way::Carried { radius },
        // The last of the hand is dropped; nobody follows it there.
        (Step::Drop { hole }, _) => Way::Dropped { over: Place::Hand(hole, 0).pose(layout), radius },
        (Step::Capture { hole, by, .. }, Place::Captured(..)) => {
            Way::Captured { i, past: capture_route(layout, hole, by, place).into() }
        }
        (Step::LastFour { .. }, Place::Captured(to, _)) => {
            Way::Captured { i, past: capture_route(layout, hand_before, to, place).into() }
        }
        _ => Way::Settled,
    }
}

/// The same with reduced motion. In the hand a seed is not seen: the count beside the hand tells of it.
fn fading(step: Step, place: Place) -> Way {
    let from_hand = matches!(step, Step::Drop { .. });
    Way::Faded { from_hand, to_hand: matches!(place, Place::Hand(..)) }
}

/// Points past which captured seeds fly so that they cross no hole: along the channel where the leaf lies beyond the row's end,
/// else straight out of the captor's row, or through a gap in it.
fn capture_route(layout: &Layout, hole: Hole, captor: Player, to: Place) -> Vec<Vec2> {
    let leaf = to.pose(layout).translation.truncate();
    let from = layout.to_world(dug_hole(layout, hole));
    let centre = layout.to_world(layout.centre);
    let along = if layout.is_portrait { Vec2::Y } else { Vec2::X };
    let across = along.perp();
    // Along the rows and across them, from the middle of the board.
    let split = |point: Vec2| Vec2::new((point - centre).dot(along), (point - centre).dot(across));
    let join = |point: Vec2| centre + along * point.x + across * point.y;
    let (here, there) = (split(from), split(leaf));
    let half_row = layout.row.len() as f32 / 2.0 * layout.pitch;
    if there.x.abs() > half_row {
        let end = half_row * there.x.signum();
        let enters = here.x + (end - here.x).signum() * layout.pitch * 0.5;
        return vec![join(Vec2::new(enters, 0.0)), join(Vec2::new(end, 0.0))];
    }
    if hole.owner(layout.row) == captor {
        return Vec::new();
    }
    // The gap beside the hole that lies on the way.
    let holes_along = ((there.x - here.x) / layout.pitch).clamp(-1.0, 1.0);
    let gap = here.x + layout.pitch * 0.5 * if holes_along < 0.0 { -1.0 } else { 1.0 };
    let gap = gap.clamp(-half_row + layout.pitch, half_row - layout.pitch);
    let row = layout.between_rows / 2.0 * there.y.signum();
    vec![join(Vec2::new(gap, 0.0)), join(Vec2::new(gap, row))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Row;

    #[test]
    fn the_route_of_captured_seeds_keeps_off_every_hole_but_their_own() {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0)];
        for layout in windows.into_iter().flat_map(|window| Row::ALL.map(|row| Layout::new(row, window))) {
            for hole in layout.row.track() {
                for captor in Player::ALL {
                    for point in capture_route(&layout, hole, captor, Place::Captured(captor, 9)) {
                        for other in layout.row.track().filter(|&other| other != hole) {
                            let off = point.distance(layout.to_world(layout.hole(other)));
                            assert!(off > layout.radius, "{hole:?} to {captor} passes {other:?} at {off} u");
                        }
                    }
                }
            }
        }
    }
}
