//! What comes out of the stream, measured.

use super::*;

fn seed(place: f32) -> Voice {
    let clip = Sound::SeedOnSeed.takes().remove(0);
    Voice { sound: Sound::SeedOnSeed, clip, speed: 1.0, place, level: 1.0 }
}

/// The mix with both volumes up and their glide over.
fn loud_mix() -> (Controls, Mix) {
    let (controls, mut mix) = mix();
    controls.set_volumes(1.0, 1.0);
    frames(&mut mix, 50.0);
    (controls, mix)
}

/// Lets so many ms go by.
fn frames(mix: &mut Mix, ms: f32) -> Vec<[f32; 2]> {
    (0..(ms * 48.0) as usize).map(|_| mix.next_frame()).collect()
}

fn peaks(frames: &[[f32; 2]]) -> [f32; 2] {
    [0, 1].map(|side| frames.iter().fold(0.0, |peak: f32, frame| peak.max(frame[side].abs())))
}

/// The largest step from a sample to the next.
fn largest_step(frames: &[[f32; 2]]) -> f32 {
    frames.windows(2).map(|pair| (pair[1][0] - pair[0][0]).abs()).fold(0.0, f32::max)
}

/// Short loops, so that tests need not wait for the long ones to be made.
fn short_loops() -> [Clip; 2] {
    let clip = |length: usize| {
        let frames: Vec<[f32; 2]> = (0..length).map(|i| [(i as f32 * 0.05).sin(); 2]).collect();
        Clip::looped(&frames, -40.0, super::super::measure::mean_loudness_db)
    };
    [clip(48_000), clip(31_000)]
}

#[test]
fn a_sound_is_louder_on_the_side_of_its_place() {
    for (place, sign) in [(-0.8, 1.0), (0.0, 0.0), (0.8, -1.0)] {
        let (controls, mut mix) = loud_mix();
        controls.play(seed(place));
        let [left, right] = peaks(&frames(&mut mix, 300.0));
        assert!(left > 0.0 && right > 0.0, "never all on one side");
        if sign == 0.0 {
            assert!((left - right).abs() < 1e-6);
        } else {
            assert!((left - right) * sign > 0.2 * left.max(right), "at {place}: {left} {right}");
        }
    }
}

#[test]
fn a_faster_sound_is_higher_and_over_sooner() {
    let crossings = |speed: f32| {
        let (controls, mut mix) = loud_mix();
        controls.play(Voice { speed, ..seed(0.0) });
        let heard = frames(&mut mix, 40.0);
        let crossings = heard.windows(2).filter(|pair| pair[0][0] * pair[1][0] < 0.0).count();
        frames(&mut mix, 130.0);
        (crossings, mix.sounding().count())
    };
    let (slow, fast) = (crossings(0.75), crossings(1.78));
    assert!(fast.0 as f32 > 1.3 * slow.0 as f32, "{slow:?} {fast:?}");
    assert_eq!((slow.1, fast.1), (1, 0), "of the one something is left, the other is over");
}

#[test]
fn never_more_than_eight_impacts_sound_and_never_at_full_scale() {
    let (controls, mut mix) = loud_mix();
    let (mut heard, seed) = (Vec::new(), seed(0.0));
    for i in 0..200 {
        controls.play(Voice { place: if i % 2 == 0 { -0.7 } else { 0.7 }, ..seed.clone() });
        // Faster than any relay is sown.
        for frame in frames(&mut mix, 5.0) {
            assert!(mix.sounding().count() <= MOST_IMPACTS);
            heard.push(frame);
        }
    }
    let [left, right] = peaks(&heard);
    assert!(left < 0.95 && right < 0.95, "{left} {right}");
    assert!(mix.sounding().count() == MOST_IMPACTS, "and all eight places are used");
}

#[test]
fn eight_seeds_at_the_very_same_moment_stay_below_full_scale() {
    let (controls, mut mix) = loud_mix();
    (0..8).for_each(|_| controls.play(Voice { level: 1.5, ..seed(0.0) }));
    let [left, right] = peaks(&frames(&mut mix, 300.0));
    assert!(left < 1.0 && right < 1.0, "{left} {right}");
}

#[test]
fn the_oldest_seed_makes_room_without_a_click() {
    let (controls, mut mix) = loud_mix();
    let long = Voice { clip: short_loops()[0].clone(), ..seed(0.0) };
    (0..8).for_each(|_| controls.play(long.clone()));
    let usual = largest_step(&frames(&mut mix, 50.0));
    let silent = Voice { level: 0.0, ..seed(0.0) };
    controls.play(silent);
    assert!(largest_step(&frames(&mut mix, 50.0)) <= usual * 1.2, "a fade, no step");
    assert_eq!(mix.sounding().count(), 8);
}

#[test]
fn signs_do_not_take_the_place_of_seeds_nor_seeds_of_signs() {
    let (controls, mut mix) = loud_mix();
    let casa = Voice { sound: Sound::Casa, clip: Sound::Casa.takes().remove(0), ..seed(0.0) };
    controls.play(casa);
    frames(&mut mix, 10.0);
    for _ in 0..3 {
        (0..8).for_each(|_| controls.play(seed(0.0)));
        frames(&mut mix, 10.0);
    }
    assert_eq!(mix.sounding().filter(|&sound| sound == Sound::Casa).count(), 1);
    assert_eq!(mix.sounding().filter(|&sound| sound == Sound::SeedOnSeed).count(), 8);
}

#[test]
fn a_volume_of_nothing_silences_what_sounds_already_without_a_click() {
    let (controls, mut mix) = loud_mix();
    controls.play(Voice { clip: short_loops()[0].clone(), ..seed(0.0) });
    let usual = largest_step(&frames(&mut mix, 100.0));
    controls.set_volumes(0.0, 0.0);
    assert!(largest_step(&frames(&mut mix, 20.0)) <= usual * 1.2);
    assert_eq!(peaks(&frames(&mut mix, 100.0)), [0.0; 2]);
}

#[test]
fn what_nobody_plays_is_dropped_and_does_not_pile_up() {
    let (controls, mix) = loud_mix();
    let seed = seed(0.0);
    (0..10_000).for_each(|_| controls.play(seed.clone()));
    let waiting = std::iter::from_fn(|| mix.voices.try_recv().ok()).count();
    assert_eq!(waiting, QUEUE);
    drop(mix);
    controls.play(seed);
}

#[test]
fn after_the_stream_has_stood_still_what_is_past_is_not_made_up_for() {
    let (controls, mut mix) = loud_mix();
    let seed = seed(0.0);
    (0..30).for_each(|i| controls.play(Voice { sound: if i < 25 { Sound::Casa } else { seed.sound }, ..seed.clone() }));
    frames(&mut mix, 5.0);
    assert_eq!(mix.sounding().count(), MOST_AT_ONCE);
    assert_eq!(mix.sounding().filter(|&sound| sound == seed.sound).count(), 5, "the last ones");
}

#[test]
fn the_ambience_comes_and_goes_slowly_and_stands_still_meanwhile() {
    let (controls, mut mix) = loud_mix();
    controls.set_ambience(true);
    assert_eq!(peaks(&frames(&mut mix, 100.0)), [0.0; 2], "not made yet");
    controls.give_ambience(short_loops());
    let early = peaks(&frames(&mut mix, 300.0))[0];
    frames(&mut mix, PRESENCE_MS);
    let full = peaks(&frames(&mut mix, 1_000.0))[0];
    assert!(early > 0.0 && early < 0.1 * full, "{early} of {full}");
    controls.set_ambience(false);
    frames(&mut mix, PRESENCE_MS / 2.0);
    let half_gone = peaks(&frames(&mut mix, 100.0))[0];
    assert!(half_gone > 0.0 && half_gone < 0.5 * full);
    frames(&mut mix, PRESENCE_MS);
    let stood_at = mix.loops;
    assert_eq!(peaks(&frames(&mut mix, 500.0)), [0.0; 2]);
    assert_eq!(mix.loops, stood_at);
}

#[test]
fn loud_sums_are_bent_but_never_turned_over() {
    let sums = (0..400).map(|i| i as f32 / 100.0);
    let bent: Vec<f32> = sums.clone().map(soften).collect();
    assert!(bent.is_sorted_by(|a, b| a < b), "louder stays louder");
    assert!(bent.iter().all(|&sample| sample < 1.0));
    assert!(sums.clone().zip(&bent).all(|(sum, &bent)| sum > KNEE || bent == sum), "what is not loud is left alone");
    assert!(sums.zip(&bent).all(|(sum, &bent)| soften(-sum) == -bent));
}
