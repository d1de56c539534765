//! Value noise: the irregularity of everything that grew or was dug. The same everywhere and always.

use bevy::math::Vec2;

/// One octave, from -1 to 1; `seed` picks one of many.
pub fn value(p: Vec2, seed: u32) -> f32 {
    // Faster than a call of floor, of which there are millions.
    let floor = |part: f32| part as i32 - i32::from(part < 0.0);
    let (x, y) = (floor(p.x), floor(p.y));
    let f = p - Vec2::new(x as f32, y as f32);
    let f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    let row = |y| {
        let (left, right) = (lattice(x, y, seed), lattice(x.wrapping_add(1), y, seed));
        left + (right - left) * f.x
    };
    let (top, bottom) = (row(y), row(y.wrapping_add(1)));
    (top + (bottom - top) * f.y) * 2.0 - 1.0
}

/// Four octaves, each half as strong and about twice as fine as the one before.
pub fn fractal(p: Vec2, seed: u32) -> f32 {
    let (mut p, mut strength, mut sum) = (p, 0.5, 0.0);
    for octave in 0..4 {
        sum += strength * value(p, seed.wrapping_add(octave * 17));
        p = Vec2::new(0.8 * p.x - 0.6 * p.y, 0.6 * p.x + 0.8 * p.y) * 2.03;
        strength *= 0.5;
    }
    sum
}

/// From 0 to 1 at a point of the lattice.
fn lattice(x: i32, y: i32, seed: u32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(1_597_334_677) ^ (y as u32).wrapping_mul(3_812_015_801) ^ seed;
    bits = (bits ^ bits >> 16).wrapping_mul(0x7FEB_352D);
    bits = (bits ^ bits >> 15).wrapping_mul(0x846C_A68B);
    ((bits ^ bits >> 16) >> 8) as f32 / (1 << 24) as f32
}
