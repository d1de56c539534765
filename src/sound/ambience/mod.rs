//! A village afternoon: two loops that play together, each without a seam. One is the air, wind and leaves and cicadas far off;
//! the other is the yard, with what is heard now and then. They differ in length, so that it takes an hour and a half until the
//! same hen is heard in the same gust again.

mod air;
mod voices;
mod yard;

use super::clip::Clip;
use super::random::Random;

/// The length of each loop, in seconds; they have no common divisor.
const AIR_SECONDS: usize = 64;
const YARD_SECONDS: usize = 83;

/// Loudness on average, in dB: about twenty under what happens on the board.
const AIR_DB: f32 = -42.0;

/// Loudness of the loudest tenth of a second in the yard, in dB.
const YARD_DB: f32 = -36.0;

/// Wind, leaves and cicadas.
pub fn air() -> Clip {
    Clip::looped(&air::frames(AIR_SECONDS), AIR_DB, super::measure::mean_loudness_db)
}

/// Hens, birds, a pestle in its mortar, people who talk out of sight.
pub fn yard() -> Clip {
    Clip::looped(&yard::frames(YARD_SECONDS), YARD_DB, super::measure::loudest_moment_db)
}

/// Something that comes and goes without a pattern and ends as it began: a smooth line through points of chance.
struct Drift(Vec<f32>);

impl Drift {
    /// A line of 0 to 1 through so many points.
    fn through(points: usize, random: &mut Random) -> Drift {
        Drift((0..points).map(|_| random.between(0.0, 1.0)).collect())
    }

    /// Its height at a share of the whole way round.
    fn at(&self, share: f32) -> f32 {
        let place = share.rem_euclid(1.0) * self.0.len() as f32;
        let (i, rest) = (place as usize, place.fract());
        let smooth = rest * rest * (3.0 - 2.0 * rest);
        let (from, to) = (self.0[i % self.0.len()], self.0[(i + 1) % self.0.len()]);
        from + (to - from) * smooth
    }
}

/// Left and right shares of a sound at a place of -1 (left) to 1, at equal power.
fn pan(place: f32) -> [f32; 2] {
    let (right, left) = ((place + 1.0) * std::f32::consts::FRAC_PI_4).sin_cos();
    [left, right]
}
