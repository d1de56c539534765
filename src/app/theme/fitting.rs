//! How large texts are where there is only so much room, by a cautious guess at their letters: pure.

use bevy::math::Vec2;

use super::type_scale::{LINE_HEIGHT, Type};

/// The mean width of a letter, in sizes of the text, and how many letters a line loses where it is broken between words.
const LETTER: f32 = 0.47;
const LOST_LETTERS: f32 = 4.0;

/// The smallest that a text gets to fit, in sizes of the scale.
pub const LEAST: f32 = 0.75;

const STEP: f32 = 0.05;

/// Of what stands below it, the least that a heading has of its size: in all it is still the larger of both.
const LEAST_HEADING: f32 = 0.6;

/// A text, and its size in its reader's language, of its size in the scale.
#[derive(Clone, Copy)]
pub(super) struct Said<'a> {
    pub step: Type,
    pub text: &'a str,
    pub share: f32,
}

/// How many times its size in the scale a text is, where it has so much room and is not to be larger than `most`.
pub(super) fn fitting(step: Type, text: &str, room: Vec2, most: f32) -> f32 {
    largest(most, |factor| height_of(step, text, room.x, factor) <= room.y + 0.5)
}

/// The same of texts one below the other: all have one size, but for headings, which make way for the others.
pub(super) fn together(all: &[Said], room: Vec2, most: f32) -> Vec<f32> {
    let size = |said: &Said, factor: f32, heading: f32| if said.step == Type::Order { heading } else { factor };
    let does_fit = |factor: f32, heading: f32| {
        let height = |said: &Said| height_of(said.step, said.text, room.x, size(said, factor, heading) * said.share);
        all.iter().map(height).sum::<f32>() <= room.y + 0.5
    };
    let heading = |factor: f32| {
        let least = least_heading(factor);
        let steps = ((factor - least) / STEP).floor() as usize;
        let larger = (0..=steps).map(|i| factor - STEP * i as f32);
        larger.chain([least]).find(|&heading| does_fit(factor, heading))
    };
    let factor = largest(most, |factor| heading(factor).is_some());
    let heading = heading(factor).unwrap_or(least_heading(factor));
    all.iter().map(|said| size(said, factor, heading)).collect()
}

/// How large a heading is at least above text of that size: larger text is the same words over more lines, and a heading is large
/// already. Both in sizes of the scale; what is no larger than in the scale stays as it is.
fn least_heading(factor: f32) -> f32 {
    factor.min((LEAST_HEADING * factor).max(1.0))
}

/// The same where one line has room for a heading of that size.
pub fn heading(factor: f32, in_one_line: f32) -> f32 {
    factor.min((0.99 * in_one_line).max(least_heading(factor)))
}

/// Sizes of text that may be tried at a place, in sizes of the scale: down from that one to the least.
pub fn sizes(most: f32) -> impl Iterator<Item = f32> {
    (0..=40).map(move |step| most - STEP * step as f32).take_while(|&text| text > LEAST - 0.001)
}

/// The largest size up to `most` that fits; if none does, the least.
pub fn largest(most: f32, does_fit: impl Fn(f32) -> bool) -> f32 {
    sizes(most).find(|&factor| does_fit(factor)).unwrap_or(LEAST)
}

/// How high a text is at so many times its size in the scale where its lines may be so wide.
fn height_of(step: Type, text: &str, width: f32, factor: f32) -> f32 {
    let size = step.size_u() * factor;
    let in_line = width / (LETTER * size);
    let lines_of = |letters: f32| match letters <= in_line {
        true => 1.0,
        false => (letters / (in_line - LOST_LETTERS).max(1.0)).ceil().max(2.0),
    };
    let lines: f32 = text.split('\n').map(|line| lines_of(line.chars().count() as f32)).sum();
    lines * LINE_HEIGHT * size
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_fits_has_the_size_that_its_reader_has_chosen_and_a_long_one_the_largest_that_fits() {
        let room = Vec2::new(568.0, 60.0);
        assert_eq!(fitting(Type::Body, "Your turn.", room, 2.0), 2.0);
        let long = fitting(Type::Body, &"word ".repeat(20), room, 2.0);
        assert!((1.0..2.0).contains(&long), "{long}");
        assert_eq!(fitting(Type::Body, &"word ".repeat(500), room, 2.0), LEAST);
    }

    #[test]
    fn a_heading_makes_way_for_what_stands_below_it_but_stays_the_larger_of_both() {
        let (order, body) = (Type::Order, Type::Body);
        let room = Vec2::new(700.0, 160.0);
        let reason = "word ".repeat(10);
        let all = [(order, "South wins 28 to 20"), (body, reason.as_str())].map(|(step, text)| Said {
            step,
            text,
            share: 1.0,
        });
        let sizes = together(&all, room, 2.0);
        assert_eq!(sizes[1], 2.0);
        assert!(sizes[0] < 2.0 && sizes[0] * order.size_u() > sizes[1] * body.size_u(), "{sizes:?}");
        assert_eq!(together(&all, room, 1.0), [1.0, 1.0]);
    }
}
