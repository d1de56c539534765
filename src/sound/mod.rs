//! Every sound of the game, made from numbers: no recording, no chance but that of fixed seeds, the standard library alone. The
//! same sounds every time.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `impacts` | seeds, hands and buttons |
//! | `tones` | the game's signs, tuned to the scale |
//! | `ambience` | a village afternoon |
//! | `scale` | which pitches there are, and how the count in a hole is heard |
//! | `strike`, `filter`, `random` | what they are made of |
//! | `clip`, `measure` | the finished sound, and how loud it is |
//! | [`mix`] | all that sounds at once, as one stream |

mod ambience;
mod clip;
mod filter;
mod impacts;
pub mod measure;
pub mod mix;
mod random;
mod scale;
mod strike;
#[cfg(test)]
mod tests;
mod tones;

pub use ambience::{air, yard};
pub use clip::Clip;
pub use scale::speed_for;

use random::Random;

/// Samples a second, of every sound.
pub const RATE_HZ: u32 = 48_000;

/// A short sound, that something that happens makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    SeedOnSeed,
    SeedInEarth,
    SeedOnWood,
    Scoop,
    Casa,
    Chain,
    MoveAgain,
    TurnOver,
    Win,
    Draw,
    StoneClick,
    Press,
}

impl Sound {
    pub const ALL: [Sound; 12] = [
        Sound::SeedOnSeed,
        Sound::SeedInEarth,
        Sound::SeedOnWood,
        Sound::Scoop,
        Sound::Casa,
        Sound::Chain,
        Sound::MoveAgain,
        Sound::TurnOver,
        Sound::Win,
        Sound::Draw,
        Sound::StoneClick,
        Sound::Press,
    ];

    /// The name in file names and tables.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::SeedOnSeed => "seed-on-seed",
            Sound::SeedInEarth => "seed-in-earth",
            Sound::SeedOnWood => "seed-on-wood",
            Sound::Scoop => "scoop",
            Sound::Casa => "casa",
            Sound::Chain => "chain",
            Sound::MoveAgain => "move-again",
            Sound::TurnOver => "turn-over",
            Sound::Win => "win",
            Sound::Draw => "draw",
            Sound::StoneClick => "stone-click",
            Sound::Press => "press",
        }
    }

    /// Whether it is a seed that falls: these come thick and fast, and are played at the pitch of the hole.
    pub const fn is_impact(self) -> bool {
        matches!(self, Sound::SeedOnSeed | Sound::SeedInEarth | Sound::SeedOnWood)
    }

    /// Its takes, which differ as one throw of a seed from another. Those of a chain are its links in order.
    pub fn takes(self) -> Vec<Clip> {
        let make = |take: u64| {
            let mut random = Random::new(self as u64 * 1_000 + take);
            match self {
                Sound::SeedOnSeed => impacts::seed_on_seed(&mut random),
                Sound::SeedInEarth => impacts::seed_in_earth(&mut random),
                Sound::SeedOnWood => impacts::seed_on_wood(&mut random),
                Sound::Scoop => impacts::scoop(&mut random),
                Sound::Casa => tones::casa(&mut random),
                Sound::Chain => tones::chain(take as u8 + 1, &mut random),
                Sound::MoveAgain => tones::move_again(&mut random),
                Sound::TurnOver => tones::turn_over(&mut random),
                Sound::Win => tones::win(&mut random),
                Sound::Draw => tones::draw(&mut random),
                Sound::StoneClick => impacts::stone_click(&mut random),
                Sound::Press => impacts::press(&mut random),
            }
        };
        (0..self.take_count()).map(make).collect()
    }

    /// How many takes it has. What is heard often has more.
    const fn take_count(self) -> u64 {
        match self {
            Sound::SeedOnSeed => 8,
            Sound::SeedInEarth | Sound::SeedOnWood | Sound::Scoop => 6,
            Sound::Chain => tones::CHAIN_NOTES as u64,
            Sound::Casa | Sound::MoveAgain | Sound::TurnOver | Sound::StoneClick | Sound::Press => 5,
            Sound::Win | Sound::Draw => 1,
        }
    }
}

/// Every sound there is under its name, the two loops of the ambience last.
pub fn sounds() -> Vec<(&'static str, Vec<Clip>)> {
    let mut sounds: Vec<_> = Sound::ALL.into_iter().map(|sound| (sound.name(), sound.takes())).collect();
    sounds.push(("ambience-air", vec![air()]));
    sounds.push(("ambience-yard", vec![yard()]));
    sounds
}
