//! What a position is worth to the player to move: the final margin in hundredths of a seed, and any win above any margin.

/// Hundredths in one seed.
pub const CENTISEEDS: i32 = 100;
/// Lifts every won game above every margin that is not yet won. More than 96 seeds, and twice as much fits 16 bits.
const WIN: i32 = 12_000;
/// Above every score.
pub(super) const INFINITE: i32 = 30_000;

/// The score of a game that is over with that margin.
#[inline(always)]
pub(super) const fn of_final(margin: i32) -> i32 {
    margin * CENTISEEDS + WIN * margin.signum()
}

/// The margin in hundredths of a seed, without what a win is worth.
pub(super) const fn centiseeds(score: i32) -> i32 {
    // A margin that is not won is at most 96 seeds.
    if score >= WIN {
        score - WIN
    } else if score <= -WIN {
        score + WIN
    } else {
        score
    }
}

/// The score of a guess at the final margin, given what both have and what is left on the board: a win that nobody can take
/// away any more counts as won.
#[inline(always)]
pub(super) fn of_guess(margin: i32, left: i32, centiseeds: i32) -> i32 {
    let within = centiseeds.clamp((margin - left) * CENTISEEDS, (margin + left) * CENTISEEDS);
    if margin > left {
        within + WIN
    } else if -margin > left {
        within - WIN
    } else {
        within
    }
}

/// How far a value can be relied on: 0 for a guess, otherwise it is proven wherever there have been fewer moves than this since
/// the last capture. (With more, the standoff could come before what was proven.)
pub(super) type Sound = u8;

/// Proven, however long nothing has been captured.
pub(super) const ALWAYS: Sound = Sound::MAX;

/// A score, or a bound of it, and how far it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    pub(super) score: i32,
    pub(super) sound: Sound,
}

impl Value {
    pub(super) const fn guess(score: i32) -> Value {
        Value { score, sound: 0 }
    }

    pub(super) const fn proven(score: i32) -> Value {
        Value { score, sound: ALWAYS }
    }

    #[inline(always)]
    #[must_use]
    pub(super) const fn negated(self) -> Value {
        Value { score: -self.score, ..self }
    }

    /// What is proven after a move is proven before it: one move less, or a fresh count of moves if it captured.
    #[inline(always)]
    #[must_use]
    pub(super) const fn before_move(self, captured: bool) -> Value {
        let sound = match (self.sound, captured) {
            (0 | ALWAYS, _) => self.sound,
            (_, true) => ALWAYS,
            (sound, false) => sound - 1,
        };
        Value { sound, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_win_is_above_any_margin_that_is_not_won() {
        assert!(of_final(1) > of_guess(47, 49, 9_600));
        assert!(of_final(2) > of_final(1));
        assert!(of_guess(25, 23, 300) >= of_final(2) - 1 && of_guess(25, 23, 300) < of_final(48));
        assert_eq!(of_final(0), 0);
    }

    #[test]
    fn a_margin_comes_out_as_it_went_in() {
        for margin in -96..=96 {
            assert_eq!(centiseeds(of_final(margin)), margin * CENTISEEDS);
        }
    }
}
