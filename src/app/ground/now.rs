//! What changes on the ground without a new baking: whose row lies in full sun, the hush round a capture and its glow. Mirrors
//! `now.wgsl`.

use bevy::prelude::*;
use bevy::render::render_resource::ShaderType;

use super::tile::Conditions;
use crate::app::table::{Layout, Light};

/// As many glows as the shaders have room for.
const GLOWS: usize = 12;

/// How much sooner than at the window's edge a veil opens at the middle of a board, in lengths of its fading.
const OPENS_BY: f32 = 2.0;

/// Half the breadth of the edge between sun and shade of turn, in u.
const TURN_EDGE_U: f32 = 60.0;

/// World space, in u.
#[derive(ShaderType, Clone, Copy, Debug, PartialEq)]
pub struct Now {
    turn_at: Vec2,
    turn_way: Vec2,
    turn: f32,
    turn_strength: f32,
    hush: f32,
    is_high_contrast: f32,
    sun: Vec3,
    px_per_u: f32,
    sun_colour: Vec3,
    frond_strength: f32,
    sky_colour: Vec3,
    glows: u32,
    bounce_colour: Vec3,
    opacity: f32,
    window: Vec2,
    opens_at: Vec2,
    opens_by: f32,
    glow: [Vec4; GLOWS],
}

impl Now {
    /// The same, seen through; where it opens somewhere, there first.
    pub(super) fn veiled(self, opacity: f32, opens_at: Option<Vec2>) -> Now {
        let (opens_at, opens_by) = opens_at.map_or((Vec2::ZERO, 0.0), |at| (at, OPENS_BY));
        Now { opacity, opens_at, opens_by, ..self }
    }

    /// The light at one moment. Where nobody plays, all lies in the sun.
    pub(super) fn new(conditions: &Conditions, layout: &Layout, light: &Light, is_played: bool, px_per_u: f32) -> Now {
        let day = conditions.light.values();
        // World: y goes up, so South's row is below.
        let to_south = if layout.is_portrait { Vec2::X } else { Vec2::NEG_Y };
        let mut glow = [Vec4::ZERO; GLOWS];
        for (place, shining) in glow.iter_mut().zip(&light.glows) {
            let strength = if shining.is_on_leaf { -shining.strength } else { shining.strength };
            *place = shining.at.extend(shining.radius.max(1.0)).extend(strength);
        }
        Now {
            turn_at: layout.to_world(layout.centre),
            turn_way: to_south / TURN_EDGE_U,
            turn: light.turn,
            turn_strength: f32::from(u8::from(is_played)),
            hush: light.hush,
            is_high_contrast: f32::from(u8::from(conditions.is_high_contrast())),
            sun: day.sun,
            px_per_u,
            sun_colour: day.sun_colour,
            frond_strength: day.frond_strength,
            sky_colour: day.sky_colour,
            glows: light.glows.len().min(GLOWS) as u32,
            bounce_colour: day.bounce_colour,
            opacity: 1.0,
            window: conditions.window,
            opens_at: Vec2::ZERO,
            opens_by: 0.0,
            glow,
        }
    }
}
