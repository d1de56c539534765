//! The window's own picture: a hole with a casa in it. A system that shows none is no reason to do without a window.

use bevy::ecs::system::NonSendMarker;
use bevy::image::Image;
use bevy::math::{Vec2, Vec3};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

use super::canvas::{Dab, linear, paint, smoothstep};

/// Of its sides.
const PIXELS: u32 = 64;

/// The hole's edge and the outer edge of its lip; half the picture is 1.
const HOLE: f32 = 0.80;
const LIP: f32 = 0.97;

/// The seeds: how far from the middle, half how long, and towards the sun.
const ASIDE: f32 = 0.31;
const SEED: f32 = 0.27;
const SUN: Vec3 = Vec3::new(-0.66, -0.56, 0.50);

/// Gives the window its picture as soon as there is a window.
pub(in crate::app) fn show_on_window(
    mut windows: Query<Entity, Added<PrimaryWindow>>,
    mut waiting: Local<Vec<Entity>>,
    _: NonSendMarker,
) {
    waiting.extend(&mut windows);
    waiting.retain(|&entity| {
        WINIT_WINDOWS.with_borrow(|windows| {
            let Some(window) = windows.get_window(entity) else { return true };
            window.set_window_icon(icon());
            false
        })
    });
}

fn icon() -> Option<Icon> {
    let bytes = picture().data?;
    Icon::from_rgba(bytes, PIXELS, PIXELS).inspect_err(|error| warn!("The window has no picture: {error}")).ok()
}

fn picture() -> Image {
    let soft = 2.0 / PIXELS as f32;
    paint(PIXELS, PIXELS, 1.0, |p| {
        let r = p.length();
        let alpha = 1.0 - smoothstep(LIP - soft, LIP + soft, r);
        let colour = hole(p, r, soft);
        Dab { colour: seeds().fold(colour, |under, middle| seed(p - middle, under, soft)), alpha }
    })
}

/// Earth thrown up round it, and a floor whose sunward wall lies in its own shade.
fn hole(p: Vec2, r: f32, soft: f32) -> Vec3 {
    let to_sun = p.dot(SUN.truncate().normalize());
    let lip = linear(0.81, 0.63, 0.42) * (1.0 + 0.35 * to_sun);
    let floor = linear(0.31, 0.22, 0.16).lerp(linear(0.66, 0.46, 0.30), smoothstep(0.45, -0.75, to_sun));
    floor.lerp(lip, smoothstep(HOLE - soft, HOLE + soft, r))
}

/// The middles of a casa.
fn seeds() -> impl Iterator<Item = Vec2> {
    [0.35, 1.35, 2.35, 3.35].into_iter().map(|turns: f32| Vec2::from_angle(turns * std::f32::consts::FRAC_PI_2) * ASIDE)
}

/// A seed with its dark edge, over what lies under it.
fn seed(q: Vec2, under: Vec3, soft: f32) -> Vec3 {
    let e = q.length() / SEED;
    let normal = (q / SEED).extend((1.0 - e * e).max(0.0).sqrt());
    let light = normal.dot(SUN.normalize()).max(0.0);
    let face = linear(0.62, 0.63, 0.55) * (0.35 + 1.1 * light) + Vec3::splat(0.6 * light.powi(30));
    let edged = face * (1.0 - 0.62 * smoothstep(0.80, 1.0, e));
    edged.lerp(under, smoothstep(1.0 - soft, 1.0 + soft, e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_a_round_thing_with_four_bright_spots() {
        let image = picture();
        let bytes = image.data.expect("it was just painted");
        let at = |p: Vec2| {
            let pixel = ((p + 1.0) / 2.0 * PIXELS as f32).as_uvec2();
            let i = 4 * (pixel.y * PIXELS + pixel.x) as usize;
            [bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]]
        };
        assert_eq!(at(Vec2::splat(-0.95))[3], 0, "nothing in the corner");
        let middle = at(Vec2::ZERO);
        for seed in seeds() {
            assert!(at(seed)[2] > middle[2] + 30, "a seed at {seed} is greyer than the ground between them");
        }
        assert!(Icon::from_rgba(bytes, PIXELS, PIXELS).is_ok());
    }
}
