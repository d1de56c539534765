//! When the game is played: the sun's place and colour.

use bevy::math::Vec3;

/// The light of day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LightOfDay {
    /// Low warm sun from the upper left, 30 degrees up.
    #[default]
    Afternoon,
    /// The last hour: lower and redder, with a blue sky against it.
    Evening,
}

/// Light in numbers: linear colours, with their strength in them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LightValues {
    /// To the sun, a unit vector, y down.
    pub sun: Vec3,
    pub sun_colour: Vec3,
    pub sky_colour: Vec3,
    /// What the ground throws back.
    pub bounce_colour: Vec3,
    /// How dark the shadow of the palm is, 0 to 1.
    pub frond_strength: f32,
}

impl LightOfDay {
    pub fn values(self) -> LightValues {
        match self {
            LightOfDay::Afternoon => LightValues {
                sun: Vec3::new(-0.66, -0.56, 0.50).normalize(),
                sun_colour: Vec3::new(1.0, 0.905, 0.73) * 2.05,
                sky_colour: Vec3::new(0.60, 0.68, 0.86) * 0.42,
                bounce_colour: Vec3::new(0.80, 0.50, 0.28) * 0.26,
                frond_strength: 0.80,
            },
            LightOfDay::Evening => LightValues {
                sun: Vec3::new(-0.74, -0.52, 0.42).normalize(),
                sun_colour: Vec3::new(1.0, 0.76, 0.47) * 2.15,
                sky_colour: Vec3::new(0.62, 0.63, 0.90) * 0.47,
                bounce_colour: Vec3::new(0.85, 0.45, 0.26) * 0.26,
                frond_strength: 0.80,
            },
        }
    }
}
