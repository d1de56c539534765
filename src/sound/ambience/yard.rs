//! What is heard now and then: when and where, in a loop that ends in the middle of nothing.

use super::super::RATE_HZ;
use super::super::random::Random;
use super::super::strike::Track;
use super::{pan, voices};

/// Something that is heard a few times in a loop.
struct Habit {
    sound: fn(&mut Random) -> Track,
    times: usize,
    /// From where, of -1 (left) to 1.
    places: (f32, f32),
    /// How loud, the farthest and the nearest.
    levels: (f32, f32),
}

const HABITS: [Habit; 4] = [
    Habit { sound: voices::hen, times: 7, places: (-0.9, -0.1), levels: (0.28, 0.62) },
    Habit { sound: voices::bird, times: 11, places: (-0.8, 0.9), levels: (0.07, 0.20) },
    Habit { sound: voices::pestle, times: 2, places: (0.35, 0.75), levels: (0.45, 0.65) },
    Habit { sound: voices::talk, times: 3, places: (0.1, 0.6), levels: (0.22, 0.38) },
];

/// One loop of that many seconds.
pub(super) fn frames(seconds: usize) -> Vec<[f32; 2]> {
    let mut frames = vec![[0.0; 2]; seconds * RATE_HZ as usize];
    for (i, habit) in HABITS.iter().enumerate() {
        let mut random = Random::new(0xB0 + i as u64);
        let offset = random.between(0.0, 1.0);
        for time in 0..habit.times {
            // Spread out over the loop, but never in step.
            let share = (offset + (time as f32 + random.between(0.0, 0.8)) / habit.times as f32).fract();
            let place = random.between(habit.places.0, habit.places.1);
            let level = random.between(habit.levels.0, habit.levels.1);
            let sound = (habit.sound)(&mut random);
            lay(&mut frames, share, &sound, pan(place).map(|side| side * level));
        }
    }
    frames
}

/// Lays a sound into the loop; what goes beyond the end goes on at the beginning.
fn lay(frames: &mut [[f32; 2]], share: f32, sound: &Track, levels: [f32; 2]) {
    let length = frames.len();
    let start = (share * length as f32) as usize;
    for (i, sample) in sound.0.iter().enumerate() {
        let frame = &mut frames[(start + i) % length];
        *frame = [frame[0] + sample * levels[0], frame[1] + sample * levels[1]];
    }
}
