//! Sizes of text that may be tried at a place, in sizes of the scale, the largest first.

/// The smallest that text gets at the window's edges.
pub(super) const LEAST: f32 = 0.75;

const STEP: f32 = 0.05;

/// Down from that size to the least.
pub(super) fn sizes(most: f32) -> impl Iterator<Item = f32> {
    (0..=40).map(move |step| most - STEP * step as f32).take_while(|&text| text > LEAST - 0.001)
}
