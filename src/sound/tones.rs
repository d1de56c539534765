//! The game's own signs: bars of warm wood, as of a marimba, tuned to the scale. A casa, the links of a chain, another move, the
//! turn that goes over, the end.

use super::clip::Clip;
use super::random::Random;
use super::scale::note_hz;
use super::strike::{Mode, Puff, Track};

/// Loudness of the loudest tenth of a second, in dB.
const CASA_DB: f32 = -18.5;
const SIGN_DB: f32 = -21.5;
const TURN_DB: f32 = -27.0;
const END_DB: f32 = -18.5;

/// A chain's links have notes of their own up to here; later ones sound like the last.
pub(super) const CHAIN_NOTES: u8 = 9;

/// A bar is tuned so that its second partial is two octaves up; the higher ones are not tuned.
const SECOND: f32 = 4.0;
const THIRD: f32 = 9.2;

/// Strikes the bar of that degree of the scale with a soft mallet.
fn bar(track: &mut Track, at_ms: f32, degree: u8, level: f32, random: &mut Random) {
    let hz = note_hz(degree);
    // Short bars ring shorter.
    let decay_ms = 300.0 * (note_hz(0) / hz).powf(0.75);
    let modes = [
        Mode::new(hz, decay_ms, level),
        // The tube below the bar, a breath behind it, makes the tone round.
        Mode::new(hz * 1.0017, decay_ms * 0.55, 0.25 * level),
        Mode::new(hz * SECOND * random.about_one(0.004), decay_ms * 0.22, 0.20 * level),
        Mode::new(hz * THIRD * random.about_one(0.01), decay_ms * 0.07, 0.09 * level),
    ];
    track.strike(at_ms, 1.3, &modes);
    track.puff(at_ms, Puff { hz: 760.0 * random.about_one(0.1), q: 0.8, decay_ms: 5.0, level: 0.16 * level }, random);
}

/// Notes at their times: ms, degree, level.
fn phrase(length_ms: f32, notes: &[(f32, u8, f32)], loudness_db: f32, random: &mut Random) -> Clip {
    let mut track = Track::silent(length_ms);
    for &(at_ms, degree, level) in notes {
        // No hand is a clock.
        bar(&mut track, at_ms + random.between(0.0, 6.0), degree, level * random.about_one(0.06), random);
    }
    Clip::finished(track.0, loudness_db)
}

/// Four seeds are taken: tonic and fifth, one after the other as two hands would strike them.
pub(super) fn casa(random: &mut Random) -> Clip {
    phrase(1_150.0, &[(0.0, 0, 0.9), (62.0, 3, 1.0)], CASA_DB, random)
}

/// The link of that number of a chain, from 1: the note after the casa's, and after every one before.
pub(super) fn chain(link: u8, random: &mut Random) -> Clip {
    let degree = link.clamp(1, CHAIN_NOTES) + 3;
    phrase(1_000.0, &[(0.0, degree, 1.0), (55.0, degree - 2, 0.30)], CASA_DB, random)
}

/// Another move: two quick steps up.
pub(super) fn move_again(random: &mut Random) -> Clip {
    phrase(620.0, &[(0.0, 3, 0.7), (95.0, 5, 0.8)], SIGN_DB, random)
}

/// The turn goes over: one soft step down, hardly a sign at all.
pub(super) fn turn_over(random: &mut Random) -> Clip {
    phrase(560.0, &[(0.0, 3, 0.7), (110.0, 1, 0.55)], TURN_DB, random)
}

/// The round is won: a step, a turn, and home, in the three-three-two of the islands.
pub(super) fn win(random: &mut Random) -> Clip {
    const PULSE_MS: f32 = 118.0;
    let notes = [(0, 3, 0.75), (3, 4, 0.75), (6, 5, 0.85), (8, 7, 0.9), (11, 5, 1.0), (11, 3, 0.6), (11, 0, 0.7)];
    phrase(2_500.0, &notes.map(|(pulse, degree, level)| (pulse as f32 * PULSE_MS, degree, level)), END_DB, random)
}

/// Nobody has won: two fifths that lean on each other and stay open.
pub(super) fn draw(random: &mut Random) -> Clip {
    let notes = [(0.0, 3, 0.8), (10.0, 0, 0.7), (430.0, 4, 0.75), (440.0, 1, 0.65)];
    phrase(1_900.0, &notes, END_DB, random)
}
