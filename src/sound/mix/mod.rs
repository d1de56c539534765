//! Everything that sounds at once: short sounds over the ambience, as one stream of left and right. What plays the stream calls
//! [`Mix::next_frame`], on a thread of its own; the game holds the [`Controls`]. Neither ever waits for the other: if nobody
//! plays the stream, because there is no device or it was pulled out, what is asked for is dropped and nothing piles up.

mod slots;
mod voice;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, OnceLock};

use super::{Clip, RATE_HZ, Sound};
use slots::Slots;
pub use voice::Voice;

/// Never more seeds at once than this; a new one takes the place of the oldest.
pub const MOST_IMPACTS: usize = 8;

/// The same for all other short sounds.
const MOST_SIGNS: usize = 4;

/// As many voices may wait for the stream; in play it takes them every millisecond.
const QUEUE: usize = 32;

/// Of the voices that wait at a look the last so many are played. More wait only when the stream has stood still, and then
/// they are of the past.
const MOST_AT_ONCE: usize = 8;

/// Frames between two looks at what the game wants.
const STRIDE: u32 = RATE_HZ / 1000;

/// How long a change of volume takes: at once, but without a click.
const VOLUME_MS: f32 = 15.0;

/// How long the ambience takes to come or to go.
const PRESENCE_MS: f32 = 2_500.0;

/// Up to here the sum of all voices is left as it is; beyond it is bent, so that it never reaches full scale.
const KNEE: f32 = 0.7;

/// The game's end and the stream's end of a new mix.
pub fn mix() -> (Controls, Mix) {
    let (sender, receiver) = sync_channel(QUEUE);
    let shared = Arc::new(Shared::default());
    (Controls { voices: sender, shared: shared.clone() }, Mix::new(receiver, shared))
}

/// What both ends see.
#[derive(Default)]
struct Shared {
    effects: Level,
    ambience: Level,
    presence: Level,
    afternoon: OnceLock<[Clip; 2]>,
}

/// An amplitude, 0 at first, that one thread sets and another reads.
#[derive(Default)]
struct Level(AtomicU32);

impl Level {
    fn set(&self, level: f32) {
        self.0.store(level.to_bits(), Ordering::Relaxed);
    }

    fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Ordering::Relaxed))
    }
}

/// The game's end.
#[derive(Clone)]
pub struct Controls {
    voices: SyncSender<Voice>,
    shared: Arc<Shared>,
}

impl Controls {
    /// Lets a sound be heard. If nobody takes it, it is dropped.
    pub fn play(&self, voice: Voice) {
        let _ = self.voices.try_send(voice);
    }

    /// Sets the amplitudes of short sounds and of the ambience, 0 to 1, also of what sounds already.
    pub fn set_volumes(&self, effects: f32, ambience: f32) {
        self.shared.effects.set(effects);
        self.shared.ambience.set(ambience);
    }

    /// Lets the ambience come or go, slowly.
    pub fn set_ambience(&self, is_wanted: bool) {
        self.shared.presence.set(if is_wanted { 1.0 } else { 0.0 });
    }

    /// Hands over the loops of the ambience, once they are made. The first pair counts.
    pub fn give_ambience(&self, loops: [Clip; 2]) {
        let _ = self.shared.afternoon.set(loops);
    }
}

/// The stream's end.
pub struct Mix {
    voices: Receiver<Voice>,
    shared: Arc<Shared>,
    until_look: u32,
    impacts: Slots<MOST_IMPACTS>,
    signs: Slots<MOST_SIGNS>,
    effects: Glide,
    ambience: Glide,
    presence: Glide,
    /// Where each loop stands, in frames.
    loops: [usize; 2],
}

impl Mix {
    fn new(voices: Receiver<Voice>, shared: Arc<Shared>) -> Mix {
        Mix {
            voices,
            shared,
            until_look: 0,
            impacts: Slots::default(),
            signs: Slots::default(),
            effects: Glide::over(VOLUME_MS),
            ambience: Glide::over(VOLUME_MS),
            presence: Glide::over(PRESENCE_MS),
            loops: [0; 2],
        }
    }

    /// Left and right of the next moment, between -1 and 1.
    pub fn next_frame(&mut self) -> [f32; 2] {
        if self.until_look == 0 {
            self.until_look = STRIDE;
            self.look();
        }
        self.until_look -= 1;
        let effects = self.effects.next();
        let (impacts, signs, air) = (self.impacts.next_frame(), self.signs.next_frame(), self.next_of_ambience());
        [0, 1].map(|side| soften(effects * (impacts[side] + signs[side]) + air[side]))
    }

    /// What sounds now, the ambience aside.
    pub fn sounding(&self) -> impl Iterator<Item = Sound> {
        self.impacts.sounding().chain(self.signs.sounding())
    }

    /// Takes in what the game wants.
    fn look(&mut self) {
        self.effects.target = self.shared.effects.get();
        self.ambience.target = self.shared.ambience.get();
        // A loop that nobody would hear is not begun.
        let is_there = self.shared.afternoon.get().is_some() && self.ambience.target > 0.0;
        self.presence.target = if is_there { self.shared.presence.get() } else { 0.0 };
        let waiting: Vec<Voice> = self.voices.try_iter().collect();
        let of_the_past = waiting.len().saturating_sub(MOST_AT_ONCE);
        for voice in waiting.into_iter().skip(of_the_past) {
            if voice.sound.is_impact() { self.impacts.start(voice) } else { self.signs.start(voice) }
        }
    }

    /// The two loops together. While nothing of them is to be heard they stand still.
    fn next_of_ambience(&mut self) -> [f32; 2] {
        let level = self.ambience.next() * self.presence.next().powi(2);
        let Some(afternoon) = self.shared.afternoon.get().filter(|_| level > 0.0) else { return [0.0; 2] };
        let mut sum = [0.0; 2];
        for (at, clip) in self.loops.iter_mut().zip(afternoon) {
            let frame = clip.frame(*at);
            sum = [sum[0] + level * frame[0], sum[1] + level * frame[1]];
            *at = if *at + 1 < clip.frames() { *at + 1 } else { 0 };
        }
        sum
    }
}

/// Bends what is very loud, so that it comes near full scale but never to it.
fn soften(sample: f32) -> f32 {
    let beyond = sample.abs() - KNEE;
    if beyond <= 0.0 {
        return sample;
    }
    (KNEE + (1.0 - KNEE) * beyond / (beyond + 1.0 - KNEE)).copysign(sample)
}

/// An amplitude on its way to where it is to be, in small equal steps.
struct Glide {
    now: f32,
    target: f32,
    step: f32,
}

impl Glide {
    /// From nothing to everything in that time.
    fn over(ms: f32) -> Glide {
        Glide { now: 0.0, target: 0.0, step: 1000.0 / (ms * RATE_HZ as f32) }
    }

    fn next(&mut self) -> f32 {
        self.now += (self.target - self.now).clamp(-self.step, self.step);
        self.now
    }
}

#[cfg(test)]
mod tests;
