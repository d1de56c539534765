//! The single sounds of the yard, each as it is at its place: a hen that clucks, a bird's call, a pestle, two people who talk.

use std::f32::consts::TAU;

use super::super::RATE_HZ;
use super::super::clip::samples_in;
use super::super::filter::Filter;
use super::super::random::Random;
use super::super::strike::{Mode, Puff, Track};

/// A voiced sound: harmonics of a pitch that glides, weighted by what the throat lets through.
struct Voiced {
    length_ms: f32,
    from_hz: f32,
    to_hz: f32,
    /// The middles of the throat's two bands, and how wide they are.
    throat_hz: [f32; 2],
    width_hz: f32,
    level: f32,
}

impl Voiced {
    fn sing(&self, track: &mut Track, at_ms: f32) {
        let length = samples_in(self.length_ms);
        let mut turn = 0.0_f32;
        let harmonics = (1800.0 / self.from_hz) as usize;
        let weights: Vec<f32> = (1..=harmonics).map(|n| self.weight(n as f32 * self.from_hz) / n as f32).collect();
        for (i, sample) in track.0.iter_mut().skip(samples_in(at_ms)).take(length).enumerate() {
            let way = i as f32 / length as f32;
            let hz = self.from_hz + (self.to_hz - self.from_hz) * way;
            turn = (turn + hz / RATE_HZ as f32).fract();
            let shape = (way * 7.0).min(1.0) * (1.0 - way).powf(1.3);
            let harmonic = |(n, weight): (usize, &f32)| weight * (TAU * turn * (n + 1) as f32).sin();
            *sample += self.level * shape * weights.iter().enumerate().map(harmonic).sum::<f32>();
        }
    }

    fn weight(&self, hz: f32) -> f32 {
        let near = |middle: f32| (-((hz - middle) / self.width_hz).powi(2)).exp();
        0.12 + near(self.throat_hz[0]) + 0.5 * near(self.throat_hz[1])
    }
}

/// A few clucks, the last one drawn out.
pub(super) fn hen(random: &mut Random) -> Track {
    let clucks = random.between(3.0, 7.0) as usize;
    let pitch = 430.0 * random.about_one(0.12);
    let mut track = Track::silent(3_000.0);
    let mut at_ms = 0.0;
    for i in 0..clucks {
        let is_last = i + 1 == clucks;
        let stretch = if is_last { 2.4 } else { 1.0 };
        let from_hz = pitch * random.about_one(0.08) * if is_last { 1.18 } else { 1.0 };
        let cluck = Voiced {
            length_ms: 74.0 * stretch * random.about_one(0.15),
            from_hz,
            to_hz: from_hz * 0.74,
            throat_hz: [940.0, 1_500.0],
            width_hz: 330.0,
            level: random.between(0.5, 0.9),
        };
        cluck.sing(&mut track, at_ms);
        at_ms += 210.0 * random.about_one(0.3) + if random.between(0.0, 1.0) < 0.2 { 190.0 } else { 0.0 };
    }
    far(track, 1_700.0)
}

/// Two to four notes of a small bird; there are three kinds.
pub(super) fn bird(random: &mut Random) -> Track {
    let kind = random.between(0.0, 3.0) as usize;
    let (hz, glide, note_ms, gap_ms) =
        [(3_350.0, 1.22, 85.0, 130.0), (2_650.0, 0.80, 150.0, 260.0), (3_900.0, 0.90, 48.0, 82.0)][kind];
    let notes = random.between(2.0, 5.0) as usize + if kind == 2 { 3 } else { 0 };
    let hz = hz * random.about_one(0.05);
    let mut track = Track::silent(1_500.0);
    for i in 0..notes {
        let level = random.between(0.5, 1.0);
        let from_hz = hz * random.about_one(0.02);
        whistle(&mut track, i as f32 * gap_ms * random.about_one(0.06), note_ms, (from_hz, from_hz * glide), level);
    }
    far(track, 4_200.0)
}

/// A pure note that glides from one pitch to another.
fn whistle(track: &mut Track, at_ms: f32, length_ms: f32, (from_hz, to_hz): (f32, f32), level: f32) {
    let length = samples_in(length_ms);
    let mut turn = 0.0_f32;
    for (i, sample) in track.0.iter_mut().skip(samples_in(at_ms)).take(length).enumerate() {
        let way = i as f32 / length as f32;
        turn = (turn + (from_hz + (to_hz - from_hz) * way) / RATE_HZ as f32).fract();
        *sample += level * (TAU * way).cos().mul_add(-0.5, 0.5) * (TAU * turn).sin();
    }
}

/// Somebody pounds coffee: a pestle of wood in a mortar of wood, a few times at a working pace.
pub(super) fn pestle(random: &mut Random) -> Track {
    let mut track = Track::silent(4_600.0);
    let blows = random.between(3.0, 7.0) as usize;
    let pace_ms = 640.0 * random.about_one(0.06);
    for i in 0..blows {
        let at_ms = i as f32 * pace_ms * random.about_one(0.015);
        let level = random.between(0.6, 1.0);
        let modes = [
            Mode::new(168.0 * random.about_one(0.02), 48.0, level),
            Mode::new(402.0, 24.0, 0.5 * level),
            Mode::new(730.0, 11.0, 0.25 * level),
        ];
        track.strike(at_ms, 1.2, &modes);
        track.puff(at_ms, Puff { hz: 600.0, q: 0.7, decay_ms: 9.0, level: 0.3 * level }, random);
    }
    far(track, 1_100.0)
}

/// A sentence or two from behind the house: the tune of talk without its words.
pub(super) fn talk(random: &mut Random) -> Track {
    /// What the throat lets through in five vowels.
    const VOWELS_HZ: [[f32; 2]; 5] =
        [[730.0, 1_200.0], [480.0, 1_650.0], [330.0, 1_700.0], [470.0, 880.0], [350.0, 780.0]];
    let mut track = Track::silent(4_000.0);
    let syllables = random.between(8.0, 15.0) as usize;
    let pitch = if random.between(0.0, 1.0) < 0.5 { 118.0 } else { 196.0 } * random.about_one(0.07);
    let mut at_ms = 0.0;
    for i in 0..syllables {
        // Talk sinks towards the end of what is said.
        let tune = 1.12 - 0.3 * i as f32 / syllables as f32;
        let from_hz = pitch * tune * random.about_one(0.07);
        let length_ms = random.between(110.0, 215.0);
        let syllable = Voiced {
            length_ms,
            from_hz,
            to_hz: from_hz * random.between(0.88, 1.06),
            throat_hz: VOWELS_HZ[random.between(0.0, 5.0) as usize % 5],
            width_hz: 170.0,
            level: random.between(0.35, 0.8),
        };
        syllable.sing(&mut track, at_ms);
        at_ms += length_ms * random.between(0.92, 1.15);
        if random.between(0.0, 1.0) < 0.12 {
            at_ms += random.between(200.0, 420.0);
        }
    }
    far(track, 640.0)
}

/// What is far has lost its highs, and comes back from walls and trees.
fn far(mut track: Track, hz: f32) -> Track {
    Filter::low_pass(hz).apply(&mut track.0);
    Filter::high_pass(110.0).apply(&mut track.0);
    let dry = Track(track.0.clone());
    for (delay_ms, level) in [(47.0, 0.22), (83.0, 0.17), (131.0, 0.12), (197.0, 0.07)] {
        track.add(delay_ms, &dry, level);
    }
    track
}
