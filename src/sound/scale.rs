//! The scale that everything pitched is tuned to: five notes to the octave, D E F# A B, of which any few sound well together.

/// The lowest note, D4.
const TONIC_HZ: f32 = 293.665;

/// From the tonic up to each note.
const SEMITONES: [u16; 5] = [0, 2, 4, 7, 9];

/// In this hole the seed sounds as it was made.
const NATIVE_COUNT: u8 = 5;

/// From here on a fuller hole sounds no higher.
const HIGHEST_COUNT: u8 = 9;

/// Semitones from the tonic to the note of that degree, 0 being the tonic.
fn semitones(degree: u8) -> f32 {
    let octave = u16::from(degree) / 5;
    f32::from(SEMITONES[usize::from(degree) % 5] + 12 * octave)
}

/// The note of that degree, 0 being D4 and 5 the octave above it.
pub(super) fn note_hz(degree: u8) -> f32 {
    TONIC_HZ * (semitones(degree) / 12.0).exp2()
}

/// How fast an impact is played so that it has the pitch of a hole with that many seeds: the fuller, the higher.
pub fn speed_for(count: u8) -> f32 {
    let degree = |count: u8| count.clamp(1, HIGHEST_COUNT) - 1;
    ((semitones(degree(count)) - semitones(degree(NATIVE_COUNT))) / 12.0).exp2()
}

/// The note that an impact is made at: small things sound an octave above the bars.
pub(super) fn native_hz() -> f32 {
    2.0 * note_hz(NATIVE_COUNT - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fuller_hole_sounds_higher_until_it_is_very_full() {
        let speeds: Vec<f32> = (1..=HIGHEST_COUNT).map(speed_for).collect();
        assert!(speeds.is_sorted_by(|a, b| a < b), "{speeds:?}");
        assert_eq!(speed_for(NATIVE_COUNT), 1.0);
        assert_eq!(speed_for(48), speed_for(HIGHEST_COUNT));
        assert_eq!(speed_for(0), speed_for(1), "no count is a reason to fail");
    }

    #[test]
    fn impacts_stay_recognisable_at_every_count() {
        assert!((0..=96).map(speed_for).all(|speed| (0.5..=2.0).contains(&speed)));
    }

    #[test]
    fn no_two_notes_of_neighbouring_counts_rub() {
        for count in 1..HIGHEST_COUNT {
            let step = 12.0 * (speed_for(count + 1) / speed_for(count)).log2();
            assert!(step > 1.9, "{count}: {step} semitones");
        }
    }
}
