//! What is to be heard of the steps of a move. Pure functions: from steps and the table to cues.

use bevy::prelude::Message;

use crate::engine::{ByPlayer, Hole, Outcome, Player, Step};
use crate::sound::Sound;

/// Of the seeds that fall in one update, as many are heard: with fast or finished moves the last ones stand for all.
const MOST_IMPACTS: usize = 3;

/// Something to be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(super) struct Cue {
    pub sound: Sound,
    pub from: Origin,
    /// The count that the pitch follows; sounds that are not tuned to a count take no notice.
    pub count: u8,
    /// Of a chain, the link from 1; 0 is any take.
    pub link: u8,
    /// Amplitude.
    pub level: f32,
}

/// Where a sound comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Middle,
    Hole(Hole),
    Leaf(Player),
}

impl Cue {
    pub(super) fn new(sound: Sound, from: Origin) -> Cue {
        Cue { sound, from, count: 0, link: 0, level: 1.0 }
    }

    pub(super) fn at_level(self, level: f32) -> Cue {
        Cue { level, ..self }
    }
}

/// What is heard when a step begins.
pub(super) fn of_beginning(step: Step, captured: ByPlayer<u8>) -> Option<Cue> {
    match step {
        Step::PickUp { hole, seeds } | Step::Relay { hole, seeds } => {
            // A full hand is heard more than a seed or two.
            let level = 0.45 + 0.55 * f32::from(seeds.min(10)) / 10.0;
            Some(Cue::new(Sound::Scoop, Origin::Hole(hole)).at_level(level))
        }
        Step::Capture { hole, link: 0, .. } => Some(Cue::new(Sound::Casa, Origin::Hole(hole))),
        Step::Capture { hole, link, .. } => Some(Cue { link, ..Cue::new(Sound::Chain, Origin::Hole(hole)) }),
        Step::LastFour { .. } => Some(Cue::new(Sound::Casa, Origin::Middle)),
        Step::MoveAgain { .. } => Some(Cue::new(Sound::MoveAgain, Origin::Middle)),
        Step::TurnEnds { .. } => Some(Cue::new(Sound::TurnOver, Origin::Middle).at_level(0.8)),
        Step::Pass { .. } => Some(Cue::new(Sound::TurnOver, Origin::Middle).at_level(1.2)),
        Step::GameOver { .. } => {
            let sound = if Outcome::by_more(&captured) == Outcome::Draw { Sound::Draw } else { Sound::Win };
            Some(Cue::new(sound, Origin::Middle))
        }
        Step::Drop { .. } => None,
    }
}

/// What is heard of the `i`-th of the steps that have just been seen, given the counts in the holes after all of them.
pub(super) fn of_landing(steps: &[Step], i: usize, count_now: impl Fn(Hole) -> u8) -> Option<Cue> {
    match steps[i] {
        Step::Drop { hole } => {
            let count = count_after(&steps[i + 1..], hole, count_now).max(1);
            let sound = if count == 1 { Sound::SeedInEarth } else { Sound::SeedOnSeed };
            Some(Cue { count, ..Cue::new(sound, Origin::Hole(hole)) })
        }
        // Each link lands one note higher than the one before.
        Step::Capture { by, link, .. } => {
            Some(Cue { count: link.saturating_add(4), ..Cue::new(Sound::SeedOnWood, Origin::Leaf(by)).at_level(0.8) })
        }
        Step::LastFour { to } => Some(Cue { count: 4, ..Cue::new(Sound::SeedOnWood, Origin::Leaf(to)).at_level(0.8) }),
        _ => None,
    }
}

/// How many seeds a hole held before some steps, given the counts after them.
fn count_after(later: &[Step], hole: Hole, count_now: impl Fn(Hole) -> u8) -> u8 {
    let mut fallen = 0;
    for step in later {
        let held = match *step {
            Step::Drop { hole: other } => {
                fallen += u8::from(other == hole);
                continue;
            }
            Step::PickUp { hole: other, seeds } | Step::Relay { hole: other, seeds } if other == hole => seeds,
            Step::Capture { hole: other, .. } if other == hole => 4,
            _ => continue,
        };
        return held.saturating_sub(fallen);
    }
    count_now(hole).saturating_sub(fallen)
}

/// Of the cues of one update those that are played: the last of every sign, and the last few seeds.
pub(super) fn thinned(cues: &[Cue]) -> Vec<Cue> {
    let is_played = |(i, cue): &(usize, &Cue)| {
        let later = cues[i + 1..].iter();
        if cue.sound.is_impact() {
            later.filter(|other| other.sound.is_impact()).count() < MOST_IMPACTS
        } else {
            !later.into_iter().any(|other| other.sound == cue.sound)
        }
    };
    cues.iter().enumerate().filter(is_played).map(|(_, &cue)| cue).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{End, MidMove, Position, Row, Rules};

    fn hole(number: usize) -> Hole {
        Hole::of(Row::Six, Player::South, number).unwrap()
    }

    #[test]
    fn every_kind_of_step_is_heard_when_it_begins_or_when_it_has_been_seen() {
        let player = Player::South;
        let even = ByPlayer::new(24, 24);
        let steps = [
            (Step::PickUp { hole: hole(1), seeds: 4 }, Sound::Scoop),
            (Step::Relay { hole: hole(1), seeds: 4 }, Sound::Scoop),
            (Step::Drop { hole: hole(1) }, Sound::SeedOnSeed),
            (Step::Capture { hole: hole(1), by: player, link: 0 }, Sound::Casa),
            (Step::Capture { hole: hole(1), by: player, link: 2 }, Sound::Chain),
            (Step::LastFour { to: player }, Sound::Casa),
            (Step::MoveAgain { player }, Sound::MoveAgain),
            (Step::TurnEnds { player }, Sound::TurnOver),
            (Step::Pass { player }, Sound::TurnOver),
            (Step::GameOver { end: End::LastFour }, Sound::Draw),
        ];
        for (step, sound) in steps {
            let cue = of_beginning(step, even).or_else(|| of_landing(&[step], 0, |_| 3)).unwrap();
            assert_eq!(cue.sound, sound, "{step:?}");
        }
        let won = of_beginning(Step::GameOver { end: End::LastFour }, ByPlayer::new(28, 20)).unwrap();
        assert_eq!(won.sound, Sound::Win);
    }

    #[test]
    fn an_empty_hole_sounds_of_earth_and_a_fuller_one_higher() {
        let of = |count: u8| of_landing(&[Step::Drop { hole: hole(2) }], 0, |_| count).unwrap();
        assert_eq!((of(1).sound, of(2).sound), (Sound::SeedInEarth, Sound::SeedOnSeed));
        assert_eq!((of(2).count, of(7).count), (2, 7));
    }

    /// However many steps come in one update, each drop has the pitch that it would have had alone.
    #[test]
    fn counts_are_the_same_for_steps_at_once_as_for_steps_one_by_one() {
        for rules in Rules::ALL {
            let mut position = Position::opening(rules, Row::Six, Player::South).unwrap();
            for ply in 0..40 {
                let moves: Vec<Hole> = position.legal_moves().iter().collect();
                let Some(&chosen) = moves.get(ply * 5 % moves.len().max(1)) else { break };
                let (after, steps) = position.play_recorded(chosen).unwrap();
                let at_once = MidMove::after(&position, &steps);
                let mut one_by_one = MidMove::before(&position);
                for (i, &step) in steps.iter().enumerate() {
                    one_by_one.apply(step);
                    // The last four are taken from everywhere; what was in each hole is not told again.
                    let is_told = !steps[i..].iter().any(|step| matches!(step, Step::LastFour { .. }));
                    if let (Step::Drop { hole }, true) = (step, is_told) {
                        let cue = of_landing(&steps, i, |hole| at_once.board[hole]).unwrap();
                        assert_eq!(cue.count, one_by_one.board[hole], "{rules} ply {ply} step {i}");
                    }
                }
                position = after;
            }
        }
    }

    #[test]
    fn a_move_at_once_is_a_few_seeds_and_one_of_each_sign() {
        let mut cues = vec![Cue::new(Sound::SeedOnSeed, Origin::Middle); 100];
        cues.extend((1..=5).map(|link| Cue { link, ..Cue::new(Sound::Chain, Origin::Middle) }));
        cues.push(Cue::new(Sound::MoveAgain, Origin::Middle));
        let played = thinned(&cues);
        let of = |sound: Sound| played.iter().filter(|cue| cue.sound == sound).count();
        assert_eq!((of(Sound::SeedOnSeed), of(Sound::Chain), of(Sound::MoveAgain)), (3, 1, 1));
        assert_eq!(played[3].link, 5, "of the chain its end");
    }
}
