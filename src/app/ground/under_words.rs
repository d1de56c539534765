//! Without a graphics card the ground under a new screen takes some frames to be baked. Its words wait for it: they come when the
//! ground that they stand on is seen, at least coarsely, and after a short while in any case. Only their paint waits: they can be
//! touched, and are read aloud, at once. With a graphics card the veil does better.

use std::time::Duration;

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::GroundSystems;
use super::bake::Bakery;
use crate::app::theme::palette::{Faded, PaintSystems, Painted, Rimmed};

/// Words wait no longer than this.
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

/// Waits since then, or comes since then.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    Since(Duration),
    ComingSince(Duration),
}

impl Wait {
    /// How much of it is seen, and what it goes on with; nothing once it is all there.
    fn go_on(self, is_ground_there: bool, now: Duration) -> Option<(f32, Wait)> {
        match self {
            Wait::Since(since) if !is_ground_there && now < since + LONGEST => Some((0.0, self)),
            Wait::Since(_) => Some((0.0, Wait::ComingSince(now))),
            Wait::ComingSince(since) => {
                let share = (now - since).div_duration_f32(COMING);
                (share < 1.0).then_some((share, self))
            }
        }
    }
}

type Painting = (Or<(With<Painted>, With<Rimmed>)>, Without<Wait>);

/// Whatever comes to be seen while its ground is in the making waits for it.
fn hold_back(
    time: Res<Time<Real>>,
    bakery: Option<Res<Bakery>>,
    come: Query<(Entity, &InheritedVisibility), (Changed<InheritedVisibility>, Painting)>,
    mut commands: Commands,
) {
    // The words of the first screen are there before any ground is.
    let is_waited_for =
        |bakery: &Bakery| bakery.conditions.is_cheap && bakery.is_much && bakery.has_begun() && !bakery.is_seen();
    if !bakery.is_some_and(|bakery| is_waited_for(&bakery)) {
        return;
    }
    for (entity, _) in come.iter().filter(|(_, visibility)| visibility.get()) {
        commands.entity(entity).insert((Wait::Since(time.elapsed()), Faded(0.0)));
    }
}

fn let_come(
    time: Res<Time<Real>>,
    bakery: Option<Res<Bakery>>,
    mut waiting: Query<(Entity, &mut Wait, &mut Faded)>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let is_there = bakery.is_none_or(|bakery| bakery.is_seen());
    for (entity, mut wait, mut faded) in &mut waiting {
        redraws.write(RequestRedraw);
        match wait.go_on(is_there, time.elapsed()) {
            Some((seen, next)) => {
                faded.set_if_neq(Faded(seen));
                wait.set_if_neq(next);
            }
            None => {
                faded.set_if_neq(Faded(1.0));
                commands.entity(entity).remove::<Wait>();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Duration = Duration::from_secs(10);

    /// How much is seen after each of these times, when the ground is there from some time on.
    fn seen(times_ms: &[u64], there_ms: u64) -> Vec<f32> {
        let mut wait = Some(Wait::Since(START));
        let mut after = |ms: u64| {
            let now = START + Duration::from_millis(ms);
            let next = wait.and_then(|wait| wait.go_on(ms >= there_ms, now));
            wait = next.map(|(_, wait)| wait);
            next.map_or(1.0, |(seen, _)| seen)
        };
        times_ms.iter().map(|&ms| after(ms)).collect()
    }

    #[test]
    fn words_come_when_the_ground_under_them_is_there_and_not_before() {
        assert_eq!(seen(&[0, 100, 200, 275, 350], 200), [0.0, 0.0, 0.0, 0.5, 1.0]);
    }

    #[test]
    fn words_come_in_any_case() {
        assert_eq!(seen(&[0, 899, 900, 975, 1050], u64::MAX), [0.0, 0.0, 0.0, 0.5, 1.0]);
    }
}
