//! A finished sound: samples of 16 bit at 48 kHz, one channel or two. It costs nothing to share.

use std::sync::Arc;

use super::RATE_HZ;
use super::filter::Filter;
use super::measure;

/// Nothing begins or ends with a step: it rises and dies away over so long.
const FADE_IN_MS: f32 = 0.3;
const FADE_OUT_MS: f32 = 15.0;

/// A sound that is ready to be played. Two clips with the same samples are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clip {
    channels: u16,
    samples: Arc<[i16]>,
}

impl Clip {
    /// One channel, brought to that loudness (see [`measure::loudness_db`]), without a constant part and with soft ends.
    pub(super) fn finished(mut samples: Vec<f32>, loudness_db: f32) -> Clip {
        Filter::high_pass(25.0).apply(&mut samples);
        fade_ends(&mut samples);
        let gain = measure::ratio_of(loudness_db - measure::loudest_moment_db(&samples, 1));
        Clip::quantised(1, samples.into_iter().map(|sample| sample * gain))
    }

    /// Two channels that go round, brought to that loudness.
    pub(super) fn looped(frames: &[[f32; 2]], loudness_db: f32, measured: fn(&[f32], u16) -> f32) -> Clip {
        let samples: Vec<f32> = frames.iter().flatten().copied().collect();
        let gain = measure::ratio_of(loudness_db - measured(&samples, 2));
        Clip::quantised(2, samples.into_iter().map(|sample| sample * gain))
    }

    fn quantised(channels: u16, samples: impl Iterator<Item = f32>) -> Clip {
        let quantise = |sample: f32| (sample * f32::from(i16::MAX)).round() as i16;
        Clip { channels, samples: samples.map(quantise).collect() }
    }

    /// 1, or 2: left and right.
    pub fn channels(&self) -> u16 {
        self.channels
    }

    /// All samples, those of a moment beside each other.
    pub fn samples(&self) -> &[i16] {
        &self.samples
    }

    /// How many moments it has.
    pub fn frames(&self) -> usize {
        self.samples.len() / usize::from(self.channels)
    }

    /// How long it is when played at its own speed.
    pub fn length_ms(&self) -> f32 {
        self.frames() as f32 * 1000.0 / RATE_HZ as f32
    }

    /// Left and right at a moment, of -1 to 1; silence outside.
    pub fn frame(&self, i: usize) -> [f32; 2] {
        let at = |i: usize| self.samples.get(i).map_or(0.0, |&sample| f32::from(sample) / f32::from(i16::MAX));
        if self.channels == 1 { [at(i); 2] } else { [at(2 * i), at(2 * i + 1)] }
    }

    /// All samples, of -1 to 1.
    pub(super) fn to_floats(&self) -> Vec<f32> {
        self.samples.iter().map(|&sample| f32::from(sample) / f32::from(i16::MAX)).collect()
    }
}

/// The number of samples in so long a time.
pub(super) fn samples_in(ms: f32) -> usize {
    (ms * RATE_HZ as f32 / 1000.0) as usize
}

fn fade_ends(samples: &mut [f32]) {
    let fade = |ms: f32, samples: &mut dyn Iterator<Item = &mut f32>| {
        let length = samples_in(ms);
        for (i, sample) in samples.take(length).enumerate() {
            *sample *= i as f32 / length as f32;
        }
    };
    fade(FADE_IN_MS, &mut samples.iter_mut());
    fade(FADE_OUT_MS, &mut samples.iter_mut().rev());
}
