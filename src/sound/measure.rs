//! How loud sounds are: peak, power, and loudness as the ear has it.

use super::clip::{Clip, samples_in};
use super::filter::Filter;

/// The moment over which a short sound is judged. The 400 ms of BS.1770 are longer than most of ours.
const MOMENT_MS: f32 = 100.0;

/// The ratio of amplitudes that is so many dB.
pub(super) fn ratio_of(db: f32) -> f32 {
    10_f32.powf(db / 20.0)
}

fn db_of_power(power: f32) -> f32 {
    10.0 * power.max(1e-12).log10()
}

/// The loudest sample, in dB below full scale.
pub fn peak_db(clip: &Clip) -> f32 {
    let peak = clip.samples().iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
    2.0 * db_of_power(f32::from(peak) / f32::from(i16::MAX))
}

/// The power of the whole, in dB below full scale.
pub fn rms_db(clip: &Clip) -> f32 {
    let power: f64 = clip.to_floats().iter().map(|&sample| f64::from(sample * sample)).sum();
    db_of_power((power / clip.samples().len().max(1) as f64) as f32)
}

/// How loud the loudest tenth of a second is to the ear, in dB: power after the weighting of ITU-R BS.1770.
pub fn loudness_db(clip: &Clip) -> f32 {
    loudest_moment_db(&clip.to_floats(), clip.channels())
}

/// The same for samples that are still being made.
pub(super) fn loudest_moment_db(samples: &[f32], channels: u16) -> f32 {
    let window = samples_in(MOMENT_MS);
    let powers = weighted_powers(samples, channels);
    let (mut sum, mut loudest) = (0.0_f64, 0.0_f64);
    for (i, &power) in powers.iter().enumerate() {
        sum += f64::from(power);
        if i >= window {
            sum -= f64::from(powers[i - window]);
        }
        loudest = loudest.max(sum);
    }
    db_of_power((loudest / window as f64) as f32)
}

/// How loud the whole is on average.
pub(super) fn mean_loudness_db(samples: &[f32], channels: u16) -> f32 {
    let powers = weighted_powers(samples, channels);
    let sum: f64 = powers.iter().map(|&power| f64::from(power)).sum();
    db_of_power((sum / powers.len().max(1) as f64) as f32)
}

/// The power of every moment after weighting, the mean of both channels.
fn weighted_powers(samples: &[f32], channels: u16) -> Vec<f32> {
    let mut filters = [Filter::loudness_weighting(), Filter::loudness_weighting()];
    let weighted = |frame: &[f32]| -> f32 {
        let power = |(sample, [head, ear]): (&f32, &mut [Filter; 2])| ear.next(head.next(*sample)).powi(2);
        frame.iter().zip(&mut filters).map(power).sum::<f32>() / f32::from(channels)
    };
    samples.chunks_exact(usize::from(channels)).map(weighted).collect()
}
