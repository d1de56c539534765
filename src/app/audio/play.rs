//! From a cue to a voice: which take, at what pitch, from which side.

use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::cues::{Cue, Origin, thinned};
use super::making::Shelf;
use super::output::Output;
use super::volumes::SoundSettings;
use crate::app::AppSystems;
use crate::app::table::TableLayout;
use crate::sound::mix::Voice;
use crate::sound::{Sound, speed_for};

/// The edge of the window is that far to one side: a board in front of somebody, not around him.
const WIDTH: f32 = 0.7;

/// No throw is as strong as the other: so much more or less.
const STRENGTH: f32 = 0.1;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chance>().add_systems(Update, play.in_set(AppSystems::Show).in_set(PlaySystems));
}

/// Where cues become voices.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PlaySystems;

/// Which takes came last, and the lots for the next.
#[derive(Resource)]
struct Chance {
    lots: ChaCha8Rng,
    last: [usize; Sound::ALL.len()],
}

impl Default for Chance {
    fn default() -> Chance {
        Chance { lots: ChaCha8Rng::seed_from_u64(0), last: [0; Sound::ALL.len()] }
    }
}

impl Chance {
    /// Any take but the last one.
    fn take(&mut self, sound: Sound, takes: usize) -> usize {
        let last = &mut self.last[sound as usize];
        if takes > 1 {
            *last = (*last + self.lots.random_range(1..takes)) % takes;
        }
        *last
    }

    fn strength(&mut self) -> f32 {
        self.lots.random_range(1.0 - STRENGTH..1.0 + STRENGTH)
    }
}

fn play(
    mut cues: MessageReader<Cue>,
    settings: Res<SoundSettings>,
    layout: Res<TableLayout>,
    shelf: Res<Shelf>,
    output: Res<Output>,
    mut chance: ResMut<Chance>,
) {
    let cues: Vec<Cue> = cues.read().copied().collect();
    if settings.is_muted {
        return;
    }
    for cue in thinned(&cues) {
        let Some(takes) = shelf.takes(cue.sound) else { continue };
        let take = match cue.link {
            0 => chance.take(cue.sound, takes.len()),
            link => usize::from(link - 1).min(takes.len() - 1),
        };
        let speed = if cue.sound.is_impact() { speed_for(cue.count) } else { 1.0 };
        let level = cue.level * chance.strength();
        let (sound, clip, place) = (cue.sound, takes[take].clone(), place_of(cue.from, &layout));
        output.controls.play(Voice { sound, clip, speed, place, level });
    }
}

/// From -1, left, to 1, right.
fn place_of(from: Origin, TableLayout(layout): &TableLayout) -> f32 {
    let x = match from {
        Origin::Middle => return 0.0,
        Origin::Hole(hole) => layout.hole(hole).x,
        Origin::Leaf(player) => layout.leaves[player].centre.x,
    };
    WIDTH * (2.0 * x / layout.size.x - 1.0).clamp(-1.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::Layout;
    use crate::engine::{Hole, Player, Row};

    #[test]
    fn no_take_is_heard_twice_running_and_each_is_heard() {
        let mut chance = Chance::default();
        let takes: Vec<usize> = (0..500).map(|_| chance.take(Sound::SeedOnSeed, 8)).collect();
        assert!(takes.windows(2).all(|pair| pair[0] != pair[1]));
        assert!((0..8).all(|take| takes.contains(&take)));
        assert_eq!(chance.take(Sound::Win, 1), 0);
    }

    #[test]
    fn a_hole_on_the_left_is_heard_on_the_left_and_none_at_the_ear() {
        for row in Row::ALL {
            for size in [Vec2::new(1280.0, 720.0), Vec2::new(720.0, 1280.0)] {
                let layout = TableLayout(Layout::new(row, size));
                for hole in row.track() {
                    let place = place_of(Origin::Hole(hole), &layout);
                    let aside = layout.0.hole(hole).x - layout.0.size.x / 2.0;
                    assert!(place * aside >= 0.0 && place.abs() <= WIDTH, "{hole:?}: {place}");
                }
            }
        }
        let landscape = TableLayout(Layout::new(Row::Six, Vec2::new(1280.0, 720.0)));
        let of = |number| place_of(Origin::Hole(Hole::of(Row::Six, Player::South, number).unwrap()), &landscape);
        assert!(of(1) < -0.3 && of(6) > 0.3 && of(3) < of(4));
    }
}
