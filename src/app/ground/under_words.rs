//! The words of a new screen come when those of the old one have gone and the ground has filled and opened. Without a graphics card
//! that takes some frames: they wait until the ground that they stand on is seen, at least coarsely, but only for a short while.
//! Only their paint waits: they can be touched, and are read aloud, at once.

use std::time::Duration;

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::GroundSystems;
use super::bake::Bakery;
use super::veil::Veil;
use crate::app::table::Scratched;
use crate::app::theme::palette::{Faded, PaintSystems, Painted, Rimmed};
use crate::app::theme::widget::LooseSeed;
use crate::app::theme::{Leaving, Passage};

/// Words wait no longer than this: on a very slow computer they come before their ground does.
const LONGEST: Duration = Duration::from_millis(900);

/// How long they take to come.
const COMING: Duration = Duration::from_millis(150);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (hold_back, let_come)
            .chain()
            .after(GroundSystems)
            .after(VisibilitySystems::VisibilityPropagate)
            .before(PaintSystems::Late),
    );
}

/// Waits for so long already, or comes for so long.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    For(Duration),
    ComingFor(Duration),
}

impl Wait {
    /// How much of it is seen after some more time, and what it goes on with; nothing once it is all there.
    fn go_on(self, is_ground_there: bool, more: Duration) -> Option<(f32, Wait)> {
        match self {
            Wait::For(waited) if !is_ground_there && waited + more < LONGEST => Some((0.0, Wait::For(waited + more))),
            Wait::For(_) => Some((0.0, Wait::ComingFor(Duration::ZERO))),
            // Where time stands still, as while a picture is taken, nothing fades.
            Wait::ComingFor(_) if more.is_zero() => None,
            Wait::ComingFor(so_far) => {
                let share = (so_far + more).div_duration_f32(COMING);
                (share < 1.0).then_some((share, Wait::ComingFor(so_far + more)))
            }
        }
    }
}

/// Words and pictures, and the seeds and marks that lie on screens.
pub type OnScreens = Or<(With<Painted>, With<Rimmed>, With<LooseSeed>, With<Scratched>)>;

type Painting = (OnScreens, Without<Wait>, Without<Leaving>);

/// Whatever comes to be seen while one screen passes into another, or while its ground is in the making, waits.
fn hold_back(
    (time, passage): (Res<Time<Real>>, Res<Passage>),
    bakery: Option<Res<Bakery>>,
    come: Query<(Entity, &InheritedVisibility), (Changed<InheritedVisibility>, Painting)>,
    mut commands: Commands,
) {
    // The words of the first screen are there before any ground is.
    let is_waited_for =
        |bakery: &Bakery| bakery.conditions.is_cheap && bakery.is_much && bakery.has_begun() && !bakery.is_seen();
    if !passage.keeps_words_back(time.elapsed()) && !bakery.is_some_and(|bakery| is_waited_for(&bakery)) {
        return;
    }
    for (entity, _) in come.iter().filter(|(_, visibility)| visibility.get()) {
        commands.entity(entity).try_insert((Wait::For(Duration::ZERO), Faded(0.0)));
    }
}

fn let_come(
    (time, passage): (Res<Time<Real>>, Res<Passage>),
    (bakery, veil): (Option<Res<Bakery>>, Res<Veil>),
    leaving: Query<(), (With<Painted>, With<Leaving>)>,
    mut waiting: Query<(Entity, &mut Wait, &mut Faded)>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let is_baked_late = |bakery: &Bakery| bakery.conditions.is_cheap && !bakery.is_seen();
    let is_there = !passage.keeps_words_back(time.elapsed())
        && leaving.is_empty()
        && !veil.is_thick(time.elapsed())
        && !bakery.is_some_and(|bakery| is_baked_late(&bakery));
    for (entity, mut wait, mut faded) in &mut waiting {
        redraws.write(RequestRedraw);
        match wait.go_on(is_there, time.delta()) {
            Some((seen, next)) => {
                faded.set_if_neq(Faded(seen));
                wait.set_if_neq(next);
            }
            None => {
                faded.set_if_neq(Faded(1.0));
                commands.entity(entity).try_remove::<Wait>();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much is seen after each update of 50 ms, when the ground is there from one of them on.
    fn seen(updates: usize, there_at: usize) -> Vec<f32> {
        let mut wait = Some(Wait::For(Duration::ZERO));
        let mut after = |update: usize| {
            let next = wait.and_then(|wait| wait.go_on(update >= there_at, Duration::from_millis(50)));
            wait = next.map(|(_, wait)| wait);
            next.map_or(1.0, |(seen, _)| seen)
        };
        (0..updates).map(&mut after).collect()
    }

    #[test]
    fn words_come_when_the_ground_under_them_is_there_and_not_before() {
        let seen = seen(7, 3);
        assert!(seen[..4].iter().all(|seen| *seen == 0.0), "{seen:?}");
        assert!(seen[4] > 0.3 && seen[4] < seen[5] && seen[5] < 1.0 && seen[6] == 1.0, "{seen:?}");
    }

    #[test]
    fn words_come_in_any_case() {
        let seen = seen(30, usize::MAX);
        let held = seen.iter().filter(|seen| **seen == 0.0).count();
        assert_eq!((held, seen[29]), (18, 1.0), "{seen:?}");
    }
}
