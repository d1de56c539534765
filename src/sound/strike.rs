//! What a thing does when it is struck: a few partials that die away, each on its own, and a puff of filtered noise from the
//! contact (modal synthesis).

use std::f32::consts::TAU;

use super::RATE_HZ;
use super::clip::samples_in;
use super::filter::{Filter, TINY};
use super::random::Random;

/// What is softer than this share of its beginning is not heard.
const INAUDIBLE: f32 = 3e-5;

/// One partial of a struck thing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mode {
    pub hz: f32,
    /// Until it is 1/e of what it was.
    pub decay_ms: f32,
    pub level: f32,
}

impl Mode {
    pub(super) const fn new(hz: f32, decay_ms: f32, level: f32) -> Mode {
        Mode { hz, decay_ms, level }
    }
}

/// The noise of a contact.
#[derive(Clone, Copy, Debug)]
pub(super) struct Puff {
    /// The middle of its band, and how narrow that is.
    pub hz: f32,
    pub q: f32,
    pub decay_ms: f32,
    pub level: f32,
}

/// A sound in the making: one channel, silent at first.
pub(super) struct Track(pub(super) Vec<f32>);

impl Track {
    pub(super) fn silent(length_ms: f32) -> Track {
        Track(vec![0.0; samples_in(length_ms)])
    }

    /// Strikes a thing; the contact lasts `contact_ms`, and the softer it is the longer that is. What would ring on after the
    /// track's end is cut off.
    pub(super) fn strike(&mut self, at_ms: f32, contact_ms: f32, modes: &[Mode]) {
        for mode in modes {
            self.ring(samples_in(at_ms), contact_ms, *mode);
        }
    }

    /// A sine that swells while the contact lasts and dies away.
    fn ring(&mut self, start: usize, contact_ms: f32, mode: Mode) {
        let fall = (-1000.0 / (mode.decay_ms * RATE_HZ as f32)).exp();
        let rise = fall * (-1000.0 / (contact_ms * RATE_HZ as f32)).exp();
        let (turn_sin, turn_cos) = (TAU * mode.hz / RATE_HZ as f32).sin_cos();
        let (mut sin, mut cos) = (0.0_f32, 1.0_f32);
        let (mut falling, mut rising) = (mode.level, mode.level);
        for sample in self.0.iter_mut().skip(start) {
            *sample += sin * (falling - rising);
            (sin, cos) = (sin * turn_cos + cos * turn_sin, cos * turn_cos - sin * turn_sin);
            falling *= fall;
            // Numbers near nothing are slow to calculate with.
            rising = if rising.abs() < TINY { 0.0 } else { rising * rise };
            if falling.abs() < INAUDIBLE * mode.level.abs() {
                return;
            }
        }
    }

    /// The noise of a contact.
    pub(super) fn puff(&mut self, at_ms: f32, puff: Puff, random: &mut Random) {
        let fall = (-1000.0 / (puff.decay_ms * RATE_HZ as f32)).exp();
        // Narrow bands let through less of the noise.
        let mut level = puff.level * puff.q.sqrt();
        let mut filter = Filter::band_pass(puff.hz, puff.q);
        let inaudible = INAUDIBLE * level;
        for sample in self.0.iter_mut().skip(samples_in(at_ms)) {
            *sample += level * filter.next(random.noise());
            level *= fall;
            if level < inaudible {
                return;
            }
        }
    }

    /// Adds another sound from a moment on; what does not fit is cut off.
    pub(super) fn add(&mut self, at_ms: f32, other: &Track, level: f32) {
        for (sample, added) in self.0.iter_mut().skip(samples_in(at_ms)).zip(&other.0) {
            *sample += added * level;
        }
    }
}
