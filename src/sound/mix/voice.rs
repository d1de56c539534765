//! One sound being played: at a speed, at a place, at a level.

use super::super::clip::samples_in;
use super::super::{Clip, Sound};

/// How long a sound takes to make room for another.
const LEAVE_MS: f32 = 4.0;

/// A sound to be played.
#[derive(Clone, Debug)]
pub struct Voice {
    pub sound: Sound,
    pub clip: Clip,
    /// 1 is the sound's own pitch, 2 an octave above.
    pub speed: f32,
    /// From -1, all left, to 1, all right.
    pub place: f32,
    /// Amplitude: 1 is as it was made.
    pub level: f32,
}

/// A sound that is being played.
pub(super) struct Playing {
    voice: Voice,
    sides: [f32; 2],
    /// In frames of the clip.
    at: f64,
    /// The frames that are left to it, once it has to make room.
    leaving: Option<usize>,
}

impl Playing {
    pub(super) fn new(voice: Voice) -> Playing {
        let (right, left) = ((voice.place.clamp(-1.0, 1.0) + 1.0) * std::f32::consts::FRAC_PI_4).sin_cos();
        let sides = [left * voice.level, right * voice.level];
        Playing { voice, sides, at: 0.0, leaving: None }
    }

    pub(super) fn sound(&self) -> Sound {
        self.voice.sound
    }

    pub(super) fn is_leaving(&self) -> bool {
        self.leaving.is_some()
    }

    /// Fades it out at once.
    pub(super) fn leave(&mut self) {
        self.leaving.get_or_insert(samples_in(LEAVE_MS));
    }

    /// The next moment, until it is over.
    pub(super) fn next_frame(&mut self) -> Option<[f32; 2]> {
        let (i, rest) = (self.at as usize, self.at.fract() as f32);
        if i >= self.voice.clip.frames() {
            return None;
        }
        let fade = match &mut self.leaving {
            None => 1.0,
            Some(0) => return None,
            Some(left) => {
                *left -= 1;
                *left as f32 / samples_in(LEAVE_MS) as f32
            }
        };
        self.at += f64::from(self.voice.speed);
        let clip = &self.voice.clip;
        let before = i.checked_sub(1).map_or([0.0; 2], |i| clip.frame(i));
        let around = [before, clip.frame(i), clip.frame(i + 1), clip.frame(i + 2)];
        Some([0, 1].map(|side| between(around.map(|frame| frame[side]), rest) * self.sides[side] * fade))
    }
}

/// The value between the second and the third of four samples (a cubic through them, after Catmull and Rom).
fn between([a, b, c, d]: [f32; 4], share: f32) -> f32 {
    let bend = [2.0 * b, c - a, 2.0 * a - 5.0 * b + 4.0 * c - d, 3.0 * (b - c) + d - a];
    0.5 * (bend[0] + share * (bend[1] + share * (bend[2] + share * bend[3])))
}
