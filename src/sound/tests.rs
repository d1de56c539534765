//! What the ear would notice, measured.

use std::collections::hash_map::DefaultHasher;
use std::f32::consts::TAU;
use std::hash::{Hash, Hasher};

use super::measure::{loudness_db, peak_db, rms_db};
use super::*;

const IMPACTS: [Sound; 3] = [Sound::SeedOnSeed, Sound::SeedInEarth, Sound::SeedOnWood];

/// Every take of every short sound, with a name for messages.
fn takes() -> impl Iterator<Item = (String, Clip)> {
    Sound::ALL.into_iter().flat_map(|sound| {
        let name = move |i: usize| format!("{} {}", sound.name(), i + 1);
        sound.takes().into_iter().enumerate().map(move |(i, take)| (name(i), take))
    })
}

fn loops() -> [(&'static str, Clip); 2] {
    [("air", air()), ("yard", yard())]
}

fn mean(values: impl ExactSizeIterator<Item = f32>) -> f32 {
    let count = values.len() as f32;
    values.sum::<f32>() / count
}

/// One channel, or the mean of both.
fn mono(clip: &Clip) -> Vec<f32> {
    clip.to_floats().chunks_exact(usize::from(clip.channels())).map(|frame| mean(frame.iter().copied())).collect()
}

/// The power of a pitch in the first `length` samples, faded out: what is at the beginning of a blow counts most.
fn power_at(samples: &[f32], length: usize, hz: f32) -> f32 {
    let (turn_sin, turn_cos) = (TAU * hz / RATE_HZ as f32).sin_cos();
    let (mut sin, mut cos, mut sums) = (0.0_f32, 1.0_f32, [0.0_f32; 2]);
    for (i, sample) in samples.iter().take(length).enumerate() {
        let window = 0.5 + 0.5 * (0.5 * TAU * i as f32 / length as f32).cos();
        sums = [sums[0] + sample * window * sin, sums[1] + sample * window * cos];
        (sin, cos) = (sin * turn_cos + cos * turn_sin, cos * turn_cos - sin * turn_sin);
    }
    sums[0].powi(2) + sums[1].powi(2)
}

/// The middle of a sound's spectrum over its first 40 ms, in Hz, weighted by power.
fn centroid_hz(clip: &Clip) -> f32 {
    let samples = mono(clip);
    let bands = (1..240).map(|i| i as f32 * 50.0).map(|hz| (hz, power_at(&samples, 1920, hz)));
    let (weighted, sum) = bands.fold((0.0, 0.0), |(w, s), (hz, power)| (w + hz * power, s + power));
    weighted / sum
}

/// The strongest pitch of the first third of a second, in Hz, to a quarter of a semitone.
fn pitch_hz(clip: &Clip) -> f32 {
    let samples = mono(clip);
    let pitches = (0..160).map(|i| 220.0 * (i as f32 / 48.0).exp2());
    pitches.max_by(|&a, &b| power_at(&samples, 16_000, a).total_cmp(&power_at(&samples, 16_000, b))).unwrap()
}

/// The level of every quarter of a second.
fn envelope(clip: &Clip) -> Vec<f32> {
    mono(clip).chunks(RATE_HZ as usize / 4).map(|part| mean(part.iter().map(|sample| sample * sample)).sqrt()).collect()
}

/// How like itself something that goes round is when turned by so much: 1 is the same, 0 has nothing to do with it.
fn likeness(values: &[f32], lag: usize) -> f32 {
    let middle = mean(values.iter().copied());
    let at = |i: usize| values[i % values.len()] - middle;
    let products = |lag: usize| (0..values.len()).map(|i| at(i) * at(i + lag)).sum::<f32>();
    products(lag) / products(0)
}

fn hash(clip: &Clip) -> u64 {
    let mut hasher = DefaultHasher::new();
    clip.samples().hash(&mut hasher);
    hasher.finish()
}

#[test]
fn what_is_heard_often_has_at_least_five_takes_and_a_chain_eight_links() {
    for sound in [Sound::Scoop, Sound::StoneClick, Sound::Press].into_iter().chain(IMPACTS) {
        assert!(sound.takes().len() >= 5, "{}", sound.name());
    }
    assert!(Sound::Chain.takes().len() >= 8);
    assert_eq!(sounds().len(), Sound::ALL.len() + 2, "and the two loops");
}

#[test]
fn no_two_takes_are_the_same() {
    for sound in Sound::ALL {
        let takes = sound.takes();
        for (i, take) in takes.iter().enumerate() {
            for other in &takes[..i] {
                let (a, b) = (mono(take), mono(other));
                let products: f32 = a.iter().zip(&b).map(|(a, b)| a * b).sum();
                let power = |samples: &[f32]| samples.iter().map(|sample| sample * sample).sum::<f32>();
                let sameness = products / (power(&a) * power(&b)).sqrt();
                assert!(sameness < 0.995, "two takes of {} are {sameness} alike", sound.name());
            }
        }
    }
}

#[test]
fn sounds_are_as_long_as_they_should_be() {
    for (name, take) in takes() {
        assert_eq!(take.channels(), 1, "{name}");
        assert!((80.0..=3_000.0).contains(&take.length_ms()), "{name}: {} ms", take.length_ms());
    }
    for sound in IMPACTS {
        assert!(sound.takes().iter().all(|take| take.length_ms() <= 350.0), "{}", sound.name());
    }
    for (name, clip) in loops() {
        assert_eq!(clip.channels(), 2, "{name}");
        assert!(clip.length_ms() >= 60_000.0, "{name}: {} ms", clip.length_ms());
    }
}

#[test]
fn every_peak_is_more_than_a_decibel_below_full_scale() {
    for (name, clip) in takes().chain(loops().map(|(name, clip)| (name.into(), clip))) {
        let peak = peak_db(&clip);
        assert!((-40.0..-1.0).contains(&peak), "{name}: {peak} dB");
    }
}

#[test]
fn nothing_begins_or_ends_with_a_click() {
    for (name, take) in takes() {
        let samples = mono(&take);
        let loudest = samples.iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
        let ends = samples[..2].iter().chain(&samples[samples.len() - 48..]);
        for sample in ends {
            assert!(sample.abs() < 0.03 * loudest, "{name}: {sample} of {loudest}");
        }
        assert_eq!((samples[0], samples[samples.len() - 1]), (0.0, 0.0), "{name}");
    }
}

#[test]
fn nothing_has_a_constant_part() {
    for (name, clip) in takes().chain(loops().map(|(name, clip)| (name.into(), clip))) {
        let constant = mean(mono(&clip).into_iter()).abs();
        let level = measure::ratio_of(rms_db(&clip));
        assert!(constant < 0.01 * level, "{name}: {constant} of {level}");
    }
}

#[test]
fn impacts_are_alike_in_loudness_and_the_signs_lie_about_them() {
    let seed = loudness_db(&Sound::SeedOnSeed.takes()[0]);
    for (name, take) in takes() {
        let above = loudness_db(&take) - seed;
        let allowed = if name.starts_with("seed") { -1.5..=1.5 } else { -8.0..=5.0 };
        assert!(allowed.contains(&above), "{name} is {above} dB above a seed");
    }
}

#[test]
fn no_impact_stands_out_however_its_pitch_is_played() {
    for sound in IMPACTS {
        for take in sound.takes() {
            let above = peak_db(&take) - loudness_db(&take);
            assert!((8.0..24.0).contains(&above), "{}: its peak is {above} dB above its loudness", sound.name());
        }
    }
}

#[test]
fn the_afternoon_is_about_twenty_decibels_under_the_board() {
    let seed = loudness_db(&Sound::SeedOnSeed.takes()[0]);
    let air = measure::mean_loudness_db(&air().to_floats(), 2);
    assert!((17.0..23.0).contains(&(seed - air)), "the air is {} dB under a seed", seed - air);
    let yard = loudness_db(&yard());
    assert!((10.0..20.0).contains(&(seed - yard)), "the yard at its loudest is {} dB under a seed", seed - yard);
}

#[test]
fn earth_is_duller_than_wood_and_wood_than_seeds() {
    let [seed, earth, wood] = IMPACTS.map(|sound| sound.takes().iter().map(centroid_hz).collect::<Vec<_>>());
    let lowest = |of: &[f32]| of.iter().copied().fold(f32::INFINITY, f32::min);
    let highest = |of: &[f32]| of.iter().copied().fold(0.0, f32::max);
    assert!(highest(&earth) * 1.25 < lowest(&wood), "earth {earth:?} wood {wood:?}");
    assert!(highest(&wood) * 1.25 < lowest(&seed), "wood {wood:?} seed {seed:?}");
}

#[test]
fn a_chain_rises_with_every_link_and_begins_above_the_casa() {
    let links: Vec<f32> = Sound::Chain.takes().iter().map(pitch_hz).collect();
    assert!(links.is_sorted_by(|a, b| *a * 1.05 < *b), "{links:?}");
    let casa = Sound::Casa.takes().iter().map(pitch_hz).fold(0.0, f32::max);
    assert!(casa < links[0], "casa {casa}, chain {links:?}");
}

#[test]
fn loops_go_round_without_a_seam() {
    for (name, clip) in loops() {
        let channels = usize::from(clip.channels());
        let samples = clip.to_floats();
        for side in 0..channels {
            let one: Vec<f32> = samples.iter().skip(side).step_by(channels).copied().collect();
            let near_the_end = &one[one.len() - RATE_HZ as usize..];
            let largest = near_the_end.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
            let step = (one[0] - one[one.len() - 1]).abs();
            assert!(step <= largest.max(1e-4), "{name}: a step of {step} where {largest} is usual");
        }
        let envelope = envelope(&clip);
        let mut steps = (0..envelope.len()).map(|i| (envelope[(i + 1) % envelope.len()] - envelope[i]).abs());
        let largest = steps.clone().take(envelope.len() - 1).fold(0.0, f32::max);
        assert!(steps.next_back().unwrap() <= largest, "{name}: the level jumps at the seam");
    }
}

#[test]
fn the_afternoon_does_not_repeat_itself() {
    for (name, clip) in loops() {
        let envelope = envelope(&clip);
        // From four seconds on: a gust is like itself for as long as it lasts.
        let likest =
            (16..=envelope.len() / 2).map(|lag| (likeness(&envelope, lag), lag)).max_by(|a, b| a.0.total_cmp(&b.0));
        let (likeness, lag) = likest.unwrap();
        assert!(likeness < 0.5, "{name} is {likeness} like itself after {} s", lag as f32 / 4.0);
    }
    let [air, yard] = loops().map(|(_, clip)| clip.frames() / RATE_HZ as usize);
    let together = (1..).map(|times| times * air).find(|seconds| seconds % yard == 0).unwrap();
    assert!(together >= 3_600, "the two loops meet again after {together} s");
}

#[test]
fn the_same_sounds_are_made_every_time() {
    for ((name, first), (again, second)) in sounds().into_iter().zip(sounds()) {
        let hashes = |takes: &[Clip]| takes.iter().map(hash).collect::<Vec<_>>();
        assert_eq!((name, hashes(&first)), (again, hashes(&second)));
    }
}
