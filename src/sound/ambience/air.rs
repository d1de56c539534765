//! What never stops: wind in slow gusts, the leaves that answer it, cicadas far off.

use std::f32::consts::{FRAC_PI_2, TAU};

use super::super::RATE_HZ;
use super::super::filter::Filter;
use super::super::random::Random;
use super::{Drift, pan};

/// The end is faded over the beginning for so long.
const SEAM_SECONDS: usize = 2;

/// Between two looks at what changes slowly, in frames.
const STRIDE: usize = 64;

/// One loop of that many seconds.
pub(super) fn frames(seconds: usize) -> Vec<[f32; 2]> {
    let rate = RATE_HZ as usize;
    let (length, seam) = (seconds * rate, SEAM_SECONDS * rate);
    let mut random = Random::new(0xA1);
    let gusts = Gusts::new(seconds, &mut random);
    let mut sources = (Wind::new(), Leaves::new(seconds, &mut random), Cicadas::new(seconds, &mut random));
    let mut frames = Vec::with_capacity(length + seam);
    while frames.len() < length + seam {
        let share = frames.len() as f32 / length as f32;
        let gust = gusts.at(share);
        let (wind, leaves, cicadas) = &mut sources;
        wind.blow(gust);
        let rustle = leaves.levels(gusts.at(share - 0.4 / seconds as f32), share);
        let song = cicadas.levels(share);
        for _ in 0..STRIDE {
            let [wind, leaves, cicadas] =
                [wind.next(&mut random), leaves.next(rustle, &mut random), cicadas.next(song, &mut random)];
            frames.push([wind[0] + leaves[0] + cicadas[0], wind[1] + leaves[1] + cicadas[1]]);
        }
    }
    close(frames, length)
}

/// Fades what comes after the end over the beginning, at equal power: the two are noises of their own.
fn close(mut frames: Vec<[f32; 2]>, length: usize) -> Vec<[f32; 2]> {
    let after = frames.split_off(length);
    let seam = after.len() as f32;
    for (i, (frame, after)) in frames.iter_mut().zip(after).enumerate() {
        let (new, old) = (i as f32 / seam * FRAC_PI_2).sin_cos();
        *frame = [0, 1].map(|side| frame[side] * new + after[side] * old);
    }
    frames
}

/// How hard the wind blows: long swells, and shorter ones on them.
struct Gusts(Drift, Drift);

impl Gusts {
    fn new(seconds: usize, random: &mut Random) -> Gusts {
        Gusts(Drift::through(seconds / 5, random), Drift::through(seconds * 10 / 17, random))
    }

    /// 0 to 1.
    fn at(&self, share: f32) -> f32 {
        0.62 * self.0.at(share) + 0.38 * self.1.at(share)
    }
}

/// Noise without highs; the harder it blows, the more of them.
struct Wind {
    low: [[f32; 2]; 2],
    rumble: [Filter; 2],
    share: f32,
    level: f32,
}

impl Wind {
    fn new() -> Wind {
        let rumble = || Filter::high_pass(70.0);
        Wind { low: [[0.0; 2]; 2], rumble: [rumble(), rumble()], share: 0.0, level: 0.0 }
    }

    fn blow(&mut self, gust: f32) {
        let hz = 190.0 + 420.0 * gust;
        self.share = 1.0 - (-TAU * hz / RATE_HZ as f32).exp();
        self.level = 0.9 + 2.2 * gust;
    }

    fn next(&mut self, random: &mut Random) -> [f32; 2] {
        let common = random.noise();
        [0, 1].map(|side| {
            let noise = 0.5 * common + 0.7 * random.noise();
            let [first, second] = &mut self.low[side];
            *first += (noise - *first) * self.share;
            *second += (*first - *second) * self.share;
            self.level * self.rumble[side].next(*second)
        })
    }
}

/// A tree on either side, whose leaves rustle when a gust has reached them.
struct Leaves {
    flutter: [Drift; 2],
    bands: [(Filter, Filter); 2],
}

impl Leaves {
    fn new(seconds: usize, random: &mut Random) -> Leaves {
        let band = || (Filter::high_pass(2100.0), Filter::low_pass(6200.0));
        let flutter = [Drift::through(seconds * 9, random), Drift::through(seconds * 7, random)];
        Leaves { flutter, bands: [band(), band()] }
    }

    fn levels(&self, gust: f32, share: f32) -> [f32; 2] {
        [0, 1].map(|side| 0.085 * gust * gust * (0.35 + self.flutter[side].at(share)))
    }

    fn next(&mut self, levels: [f32; 2], random: &mut Random) -> [f32; 2] {
        [0, 1].map(|side| {
            let (high, low) = &mut self.bands[side];
            levels[side] * low.next(high.next(random.noise()))
        })
    }
}

/// Three trees with cicadas, a long way off, that swell and sink each for itself.
struct Cicadas([Tree; 3]);

struct Tree {
    band: Filter,
    sides: [f32; 2],
    swell: Drift,
    /// The beat of their wings: where it is and how far it goes in a frame, in turns.
    beat: f32,
    beat_step: f32,
}

impl Cicadas {
    fn new(seconds: usize, random: &mut Random) -> Cicadas {
        let mut tree = |hz: f32, place: f32, beats_per_second: f32, points: usize| Tree {
            band: Filter::band_pass(hz, 14.0),
            sides: pan(place),
            swell: Drift::through(points, random),
            beat: 0.0,
            beat_step: beats_per_second / RATE_HZ as f32,
        };
        Cicadas([
            tree(4150.0, -0.6, 43.0, seconds / 6),
            tree(4720.0, 0.15, 51.0, seconds / 7),
            tree(5380.0, 0.7, 37.0, seconds / 5),
        ])
    }

    fn levels(&self, share: f32) -> [f32; 3] {
        [0, 1, 2].map(|i| 0.08 * (0.2 + self.0[i].swell.at(share).powi(2)))
    }

    fn next(&mut self, levels: [f32; 3], random: &mut Random) -> [f32; 2] {
        let mut sum = [0.0; 2];
        for (tree, level) in self.0.iter_mut().zip(levels) {
            tree.beat = (tree.beat + tree.beat_step).fract();
            // Far off, the single beats run into each other.
            let wing = 0.6 + 0.4 * (4.0 * (tree.beat - 0.5).abs() - 1.0);
            let sound = level * wing * tree.band.next(random.noise());
            sum[0] += sound * tree.sides[0];
            sum[1] += sound * tree.sides[1];
        }
        sum
    }
}
