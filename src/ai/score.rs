//! What a position is worth to the player to move: the final margin in hundredths of a seed, and any win above any margin.

use crate::engine::{Match, Outcome, Player};

/// Hundredths in one seed.
pub(super) const CENTISEEDS: i32 = 100;
/// What a win is worth besides its margin: with any margin, of 96 seeds at most, it is above every margin that is no win, and it
/// fits 16 bits.
const WIN: i32 = 20_000;
/// Above every score that is no win, below every score that is one.
const BELOW_WINS: i32 = WIN / 2;
/// Above every score.
pub(super) const INFINITE: i32 = 30_000;

/// What a round is played for: a player wins with a margin above one bound, loses with one below the other, and between them
/// it is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// For South, then for North.
    bounds: [Bounds; 2],
}

/// A player wins with a margin above one, and loses with one below the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bounds {
    wins_above: i32,
    loses_below: i32,
}

impl Default for Stakes {
    /// The round alone: whoever captures more wins.
    fn default() -> Self {
        Stakes::for_south(0, 0)
    }
}

impl Stakes {
    const fn for_south(wins_above: i32, loses_below: i32) -> Stakes {
        let south = Bounds { wins_above, loses_below };
        Stakes { bounds: [south, Bounds { wins_above: -loses_below, loses_below: -wins_above }] }
    }

    /// In the last round of a match, the match; before, the round.
    pub fn of(match_: &Match) -> Stakes {
        if match_.round() + 1 < match_.round_count() {
            return Stakes::default();
        }
        let most = i32::from(match_.row().seeds());
        let wins = |&margin: &i32| match_outcome(match_, margin) == Outcome::Win(Player::South);
        let loses = |&margin: &i32| match_outcome(match_, margin) == Outcome::Win(Player::North);
        // Where even the largest margin changes nothing, only the margin is left to play for.
        let wins_above = (-most..=most).find(wins).unwrap_or(most + 1) - 1;
        let loses_below = (-most..=most).rfind(loses).unwrap_or(-most - 1) + 1;
        Stakes::for_south(wins_above, loses_below)
    }

    /// 1 if the final margin of a player means that he wins, -1 if he loses, 0 if neither.
    #[inline(always)]
    fn sign(&self, player: Player, margin: i32) -> i32 {
        let Bounds { wins_above, loses_below } = self.bounds[player as usize];
        i32::from(margin > wins_above) - i32::from(margin < loses_below)
    }

    /// A player's score of a game that is over with that margin for him.
    #[inline(always)]
    pub(super) fn of_final(&self, player: Player, margin: i32) -> i32 {
        margin * CENTISEEDS + WIN * self.sign(player, margin)
    }

    /// A player's score of a guess at the final margin, given what both have and what is left on the board: a win that nobody
    /// can take away any more counts as won.
    #[inline(always)]
    pub(super) fn of_guess(&self, player: Player, margin: i32, left: i32, centiseeds: i32) -> i32 {
        let (least, most) = (margin - left, margin + left);
        let within = centiseeds.clamp(least * CENTISEEDS, most * CENTISEEDS);
        let is_won = self.sign(player, least) > 0;
        let is_lost = self.sign(player, most) < 0;
        within + WIN * (i32::from(is_won) - i32::from(is_lost))
    }
}

/// Who wins the match if its last round ends with that margin for South.
fn match_outcome(match_: &Match, margin: i32) -> Outcome {
    let done = &match_.rounds()[..match_.round()];
    let (mut rounds, mut seeds) = (margin.signum(), margin);
    for game in done {
        let captured = game.position().captured();
        let margin = i32::from(captured.south) - i32::from(captured.north);
        rounds += margin.signum();
        seeds += margin;
    }
    match (rounds, seeds) {
        (1.., _) | (0, 1..) => Outcome::Win(Player::South),
        (0, 0) => Outcome::Draw,
        _ => Outcome::Win(Player::North),
    }
}

/// 1 for a score that is a win, -1 for one that is a loss, else 0.
pub(super) fn sign(score: i32) -> i32 {
    i32::from(score > BELOW_WINS) - i32::from(score < -BELOW_WINS)
}

/// The margin in hundredths of a seed, without what a win is worth.
pub(super) const fn centiseeds(score: i32) -> i32 {
    if score > BELOW_WINS {
        score - WIN
    } else if score < -BELOW_WINS {
        score + WIN
    } else {
        score
    }
}

/// How far a value can be relied on: 0 for a guess, otherwise it is proven wherever there have been fewer moves than this since
/// the last capture. (With more, the standoff could come before what was proven.)
pub(super) type Sound = u8;

/// Proven, however long nothing has been captured.
pub(super) const ALWAYS: Sound = Sound::MAX;

/// What is proven after a move is proven before it: one move less, or a fresh count of moves if it captured.
#[inline(always)]
pub(super) const fn sound_before(sound: Sound, captured: bool) -> Sound {
    match (sound, captured) {
        (0 | ALWAYS, _) => sound,
        (_, true) => ALWAYS,
        (sound, false) => sound - 1,
    }
}

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

    #[inline(always)]
    #[must_use]
    pub(super) const fn before_move(self, captured: bool) -> Value {
        Value { sound: sound_before(self.sound, captured), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Hole, Row, Rules};

    const ROUND: Stakes = Stakes::for_south(0, 0);

    #[test]
    fn any_win_is_above_any_margin_that_is_not_won() {
        for player in Player::ALL {
            assert!(ROUND.of_final(player, 1) > ROUND.of_guess(player, 47, 49, 9_600));
            assert!(ROUND.of_final(player, 2) > ROUND.of_final(player, 1));
            assert!(ROUND.of_guess(player, 25, 23, 300) > BELOW_WINS);
            assert_eq!(ROUND.of_final(player, 0), 0);
        }
    }

    #[test]
    fn a_margin_comes_out_as_it_went_in() {
        let stakes = Stakes::for_south(-50, -60);
        for margin in -96..=96 {
            for stakes in [ROUND, stakes] {
                assert_eq!(centiseeds(stakes.of_final(Player::South, margin)), margin * CENTISEEDS);
                let north = stakes.of_final(Player::North, -margin);
                assert_eq!(stakes.of_final(Player::South, margin), -north);
            }
        }
    }

    /// A match whose rounds so far were played by the lowest legal hole.
    fn match_after(rounds: usize) -> Match {
        let mut match_ = Match::new(Rules::HOYITO_III, Row::Six, 3, Player::South).unwrap();
        for _ in 0..rounds {
            while match_.game().end().is_none() {
                let hole: Hole = match_.game().position().legal_moves().iter().next().unwrap();
                match_.play(hole).unwrap();
            }
            match_.start_next_round().unwrap();
        }
        match_
    }

    #[test]
    fn only_the_last_round_is_played_for_the_match() {
        assert_eq!(Stakes::of(&match_after(0)), ROUND);
        assert_eq!(Stakes::of(&match_after(1)), ROUND);
        let last = match_after(2);
        let stakes = Stakes::of(&last);
        for margin in -48..=48 {
            let sign = match match_outcome(&last, margin) {
                Outcome::Win(Player::South) => 1,
                Outcome::Win(Player::North) => -1,
                Outcome::Draw => 0,
            };
            assert_eq!(stakes.sign(Player::South, margin), sign, "margin {margin}");
        }
    }
}
