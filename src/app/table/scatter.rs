//! Small irregularities that are always the same: nothing made by hand is even, and nothing may jump.

/// A number from 0 to 1 for a thing, one of its parts and a property, as good as drawn by lot but never another.
pub fn scatter(thing: usize, part: usize, property: usize) -> f32 {
    let mut bits = (thing as u32).wrapping_mul(0x9E37_79B1)
        ^ (part as u32).wrapping_mul(0x85EB_CA77)
        ^ (property as u32).wrapping_mul(0xC2B2_AE3D);
    bits = (bits ^ bits >> 16).wrapping_mul(0x7FEB_352D);
    bits = (bits ^ bits >> 15).wrapping_mul(0x846C_A68B);
    ((bits ^ bits >> 16) >> 8) as f32 / (1 << 24) as f32
}
