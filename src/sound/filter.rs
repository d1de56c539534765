//! Filters of second order, after R. Bristow-Johnson's "Cookbook formulae for audio EQ biquad filter coefficients", and the
//! weighting of loudness by ITU-R BS.1770-4.

use std::f32::consts::TAU;

use super::RATE_HZ;

/// Taken for nothing: numbers that are much smaller are slow to calculate with.
pub(super) const TINY: f32 = 1e-15;

/// One filter with its memory.
#[derive(Clone, Debug)]
pub(super) struct Filter {
    b: [f32; 3],
    a: [f32; 2],
    memory: [f32; 2],
}

impl Filter {
    fn new(b: [f32; 3], [a0, a1, a2]: [f32; 3]) -> Filter {
        Filter { b: b.map(|b| b / a0), a: [a1 / a0, a2 / a0], memory: [0.0; 2] }
    }

    /// Lets through what is lower than that.
    pub(super) fn low_pass(hz: f32) -> Filter {
        let (sin, cos) = (TAU * hz / RATE_HZ as f32).sin_cos();
        let alpha = sin * std::f32::consts::FRAC_1_SQRT_2;
        let side = (1.0 - cos) / 2.0;
        Filter::new([side, 2.0 * side, side], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// Lets through what is higher than that.
    pub(super) fn high_pass(hz: f32) -> Filter {
        let (sin, cos) = (TAU * hz / RATE_HZ as f32).sin_cos();
        let alpha = sin * std::f32::consts::FRAC_1_SQRT_2;
        let side = (1.0 + cos) / 2.0;
        Filter::new([side, -2.0 * side, side], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// Lets through what is near that, the nearer the greater `q` is. At the middle nothing is lost.
    pub(super) fn band_pass(hz: f32, q: f32) -> Filter {
        let (sin, cos) = (TAU * hz / RATE_HZ as f32).sin_cos();
        let alpha = sin / (2.0 * q);
        Filter::new([alpha, 0.0, -alpha], [1.0 + alpha, -2.0 * cos, 1.0 - alpha])
    }

    /// The two filters of BS.1770 for 48 kHz: what the head does, and the ear's deafness to the lowest.
    pub(super) fn loudness_weighting() -> [Filter; 2] {
        [
            Filter::new([1.535_124_9, -2.691_696_2, 1.198_392_8], [1.0, -1.690_659_3, 0.732_480_77]),
            Filter::new([1.0, -2.0, 1.0], [1.0, -1.990_047_5, 0.990_072_25]),
        ]
    }

    /// The next sample.
    pub(super) fn next(&mut self, x: f32) -> f32 {
        let y = self.b[0] * x + self.memory[0];
        self.memory[0] = self.b[1] * x - self.a[0] * y + self.memory[1];
        self.memory[1] = self.b[2] * x - self.a[1] * y;
        if y.abs() < TINY {
            self.memory = self.memory.map(|memory| if memory.abs() < TINY { 0.0 } else { memory });
        }
        y
    }

    pub(super) fn apply(mut self, samples: &mut [f32]) {
        for sample in samples {
            *sample = self.next(*sample);
        }
    }
}
