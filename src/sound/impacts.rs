//! What hands and seeds do: seeds that fall on seeds, into earth and onto wood, a hand that scoops, buttons of stone. Nickernuts
//! are small, hard and dry: a clack with a little body, and nothing that sings.

use super::RATE_HZ;
use super::clip::Clip;
use super::filter::Filter;
use super::random::Random;
use super::scale::native_hz;
use super::strike::{Mode, Puff, Track};

/// Loudness of the loudest tenth of a second, in dB.
const IMPACT_DB: f32 = -22.0;
const SCOOP_DB: f32 = -22.5;
const BUTTON_DB: f32 = -25.0;
const PRESS_DB: f32 = -29.0;

/// A hard shell on a hard shell, by itself: the body, whose pitch is heard, and what makes it a clack.
fn clack(track: &mut Track, at_ms: f32, level: f32, body: f32, random: &mut Random) {
    let partial = |ratio: f32, decay_ms: f32, share: f32, random: &mut Random| {
        let hz = body * ratio * random.about_one(0.03);
        Mode::new(hz, decay_ms * random.about_one(0.2), level * share * random.about_one(0.25))
    };
    let modes = [
        // The pitch itself is true; only what lies above it is different in every seed.
        Mode::new(body, 24.0 * random.about_one(0.15), 0.42 * level),
        partial(2.31, 10.0, 0.50, random),
        partial(3.87, 6.0, 0.62, random),
        partial(5.36, 3.6, 0.45, random),
        partial(7.12, 2.2, 0.28, random),
    ];
    track.strike(at_ms, 0.12, &modes);
    let hz = 4200.0 * random.about_one(0.15);
    track.puff(at_ms, Puff { hz, q: 0.9, decay_ms: 1.6, level: 0.55 * level }, random);
}

/// A seed falls among seeds, and its neighbours give way.
pub(super) fn seed_on_seed(random: &mut Random) -> Clip {
    let mut track = Track::silent(260.0);
    clack(&mut track, 0.0, 1.0, native_hz(), random);
    // It bounces once, and may roll against another.
    let mut at_ms = random.between(26.0, 48.0);
    let mut level = random.between(0.16, 0.30);
    for _ in 0..2 {
        clack(&mut track, at_ms, level, native_hz(), random);
        at_ms += random.between(16.0, 40.0);
        level *= random.between(0.35, 0.6);
    }
    // The heap below it, and the earth below the heap.
    track.strike(0.0, 0.8, &[Mode::new(236.0 * random.about_one(0.08), 11.0, 0.30)]);
    Clip::finished(track.0, IMPACT_DB)
}

/// A seed falls into an empty hole: a dull blow, and crumbs that come loose.
pub(super) fn seed_in_earth(random: &mut Random) -> Clip {
    let mut track = Track::silent(240.0);
    // In an empty hole this sounds as A3.
    let ground = native_hz() * 0.375;
    let modes = [
        Mode::new(ground, 19.0 * random.about_one(0.15), 0.9),
        Mode::new(ground * 1.62 * random.about_one(0.05), 12.0, 0.5),
        Mode::new(ground * 2.71 * random.about_one(0.06), 6.0, 0.35),
        Mode::new(ground * 4.4 * random.about_one(0.08), 3.0, 0.2),
    ];
    track.strike(0.0, 1.1, &modes);
    track.puff(0.0, Puff { hz: 520.0 * random.about_one(0.12), q: 0.7, decay_ms: 13.0, level: 0.65 }, random);
    track.puff(0.0, Puff { hz: 1700.0, q: 0.7, decay_ms: 3.0, level: 0.3 }, random);
    for _ in 0..7 {
        let at_ms = random.between(14.0, 110.0);
        let hz = random.between(1600.0, 3600.0);
        let level = random.between(0.03, 0.10) * (1.0 - at_ms / 140.0);
        track.puff(at_ms, Puff { hz, q: 2.0, decay_ms: 2.2, level }, random);
    }
    Clip::finished(track.0, IMPACT_DB)
}

/// A seed falls onto wood, as into half a gourd: hollow, with a short ring.
pub(super) fn seed_on_wood(random: &mut Random) -> Clip {
    let mut track = Track::silent(320.0);
    let bowl = native_hz() / 2.0;
    let modes = [
        Mode::new(bowl, 46.0 * random.about_one(0.12), 0.75),
        Mode::new(bowl * 2.18 * random.about_one(0.02), 27.0, 0.50),
        Mode::new(bowl * 3.62 * random.about_one(0.03), 15.0, 0.34),
        Mode::new(bowl * 5.9 * random.about_one(0.04), 7.0, 0.30),
        Mode::new(bowl * 8.3 * random.about_one(0.05), 3.4, 0.2),
    ];
    let mut knock = |at_ms: f32, level: f32, random: &mut Random| {
        let softer = modes.map(|mode| Mode { level: mode.level * level, ..mode });
        track.strike(at_ms, 0.25, &softer);
        let hz = 2300.0 * random.about_one(0.1);
        track.puff(at_ms, Puff { hz, q: 0.8, decay_ms: 2.6, level: 0.4 * level }, random);
    };
    knock(0.0, 1.0, random);
    let bounce_ms = random.between(38.0, 62.0);
    knock(bounce_ms, random.between(0.14, 0.26), random);
    Clip::finished(track.0, IMPACT_DB)
}

/// A hand goes through seeds and earth and closes.
pub(super) fn scoop(random: &mut Random) -> Clip {
    const LENGTH_MS: f32 = 330.0;
    let mut track = Track::silent(LENGTH_MS);
    // How much the hand touches: swelling until two thirds of the way, then lifted out.
    let touch = |at_ms: f32| {
        let way = at_ms / 270.0;
        if way >= 1.0 { 0.0 } else { (way.powf(0.8) * (1.0 - way).powf(0.55) * 1.8).min(1.0) }
    };
    let mut scrape = Scrape::new(900.0 * random.about_one(0.12), 3000.0 * random.about_one(0.12));
    let (mut grip, mut grip_to) = (0.5, 0.5);
    for (i, sample) in track.0.iter_mut().enumerate() {
        if i % 500 == 0 {
            grip_to = random.between(0.25, 1.0);
        }
        grip += (grip_to - grip) * 0.004;
        let at_ms = i as f32 / RATE_HZ as f32 * 1000.0;
        *sample += 0.42 * touch(at_ms) * grip * scrape.next(random.noise());
    }
    for _ in 0..26 {
        let at_ms = random.between(12.0, 262.0);
        let level = touch(at_ms) * random.between(0.06, 0.30);
        // Seeds in the hand have no pitch together.
        let body = native_hz() * random.between(0.75, 1.6);
        clack(&mut track, at_ms, level, body, random);
    }
    Clip::finished(track.0, SCOOP_DB)
}

/// Earth that is scraped: low and high bands of the same noise.
struct Scrape(Filter, Filter);

impl Scrape {
    fn new(low_hz: f32, high_hz: f32) -> Scrape {
        Scrape(Filter::band_pass(low_hz, 0.7), Filter::band_pass(high_hz, 0.8))
    }

    fn next(&mut self, noise: f32) -> f32 {
        self.0.next(noise) + 0.45 * self.1.next(noise)
    }
}

/// A pebble set down on another: a button does what it says.
pub(super) fn stone_click(random: &mut Random) -> Clip {
    let mut track = Track::silent(140.0);
    let stone = 1480.0 * random.about_one(0.04);
    let modes = [
        Mode::new(stone, 9.0, 0.5),
        Mode::new(stone * 1.71, 6.5, 0.5),
        Mode::new(stone * 2.63, 4.2, 0.4),
        Mode::new(stone * 3.9, 2.6, 0.3),
        Mode::new(310.0 * random.about_one(0.06), 12.0, 0.5),
    ];
    track.strike(0.0, 0.15, &modes);
    track.puff(0.0, Puff { hz: 3400.0, q: 0.8, decay_ms: 1.8, level: 0.4 }, random);
    Clip::finished(track.0, BUTTON_DB)
}

/// A finger on a stone: it gives a little.
pub(super) fn press(random: &mut Random) -> Clip {
    let mut track = Track::silent(110.0);
    let stone = 420.0 * random.about_one(0.05);
    track.strike(0.0, 0.9, &[Mode::new(stone, 10.0, 0.7), Mode::new(stone * 2.3, 5.0, 0.4)]);
    track.puff(0.0, Puff { hz: 1500.0 * random.about_one(0.1), q: 0.7, decay_ms: 4.0, level: 0.4 }, random);
    Clip::finished(track.0, PRESS_DB)
}
