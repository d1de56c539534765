//! The contrast that is promised, computed from the palette: text 7 to 1, other writing 4.5 to 1, rims, focus and seeds 3 to 1
//! against what lies behind. And the two sides' colours for eyes that see fewer of them.

use bevy::color::{Color, ColorToComponents, Laba, LinearRgba};
use bevy::math::{Mat3, Vec3};

use super::{Contrast, Hues, Paint, Palette};
use crate::engine::Player;

const HIGH: Palette = Palette { contrast: Contrast::High, hues: Hues::Usual };

const TEXT: f32 = 7.0;
const SIGN: f32 = 3.0;

/// Relative luminance as WCAG 2 defines it.
fn luminance(colour: Color) -> f32 {
    LinearRgba::from(colour).to_vec3().dot(Vec3::new(0.2126, 0.7152, 0.0722))
}

/// Contrast of two luminances as WCAG 2 defines it, 1 to 21.
fn ratio(a: f32, b: f32) -> f32 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// What is baked by shaders, by the luminance measured on pictures of it: earth in the sun, on the shaded side and under the
/// palm; the lit and the shaded floor of a hole; a leaf; stone in the sun.
const EARTH: [f32; 3] = [0.42, 0.33, 0.24];
const HOLE: [f32; 2] = [0.23, 0.04];
const LEAF: f32 = 0.10;
const STONE: f32 = 0.60;

/// Swept dust on the shaded side.
const SHADED_DUST: Color = super::srgb(0xD6BE98);

/// What the shaders paint in high contrast.
const RIM_OF_HOLE: Color = super::srgb(0xCDBFA6);
const DARKEST_SEED: Color = super::srgb(0xCCC4B3);
const EDGE_OF_LEAF: Color = super::srgb(0x5FC278);
/// The face of a seed in the sun, and the edge that its shader gives it: 0.38 of that.
const FACE_OF_SEED: f32 = 0.34;
const EDGE_OF_SEED: f32 = 0.06;

/// One paint on what lies behind it, with the contrast it must have at least.
struct Figure {
    what: &'static str,
    paint: Paint,
    behind: f32,
    least: f32,
}

fn figure(what: &'static str, paint: Paint, behind: f32, least: f32) -> Figure {
    Figure { what, paint, behind, least }
}

fn on_every(what: &'static str, paint: Paint, behind: &[f32], least: f32) -> impl Iterator<Item = Figure> {
    behind.iter().map(move |&behind| figure(what, paint, behind, least)).collect::<Vec<_>>().into_iter()
}

/// Everything that is written or marked in one palette, on everything that it is seen on.
fn figures(palette: Palette) -> Vec<Figure> {
    let of = |paint: Paint| luminance(paint.colour(palette));
    let sides = Player::ALL.map(Paint::Side);
    let (swept, stone, bare) = match palette.contrast {
        Contrast::Usual => (vec![of(Paint::Dust), luminance(SHADED_DUST)], STONE, [&EARTH[..], &[LEAF]].concat()),
        Contrast::High => (vec![of(Paint::Dust)], 1.0, vec![of(Paint::Ground), 0.0]),
    };
    let mut all = vec![
        figure("text on stone", Paint::InkOnStone, stone, TEXT),
        figure("text on a chip", Paint::InkOnChip, of(Paint::Chip), TEXT),
        figure("text on gold", Paint::InkOnGold, of(Paint::Gold), TEXT),
        figure("text on the plate of a preview", Paint::InkOnChip, of(Paint::FocusBand), TEXT),
        figure("the band on the focus ring", Paint::FocusBand, of(Paint::Focus), SIGN),
        figure("the edge of gold", Paint::Edge, of(Paint::Gold), SIGN),
        figure("the edge of light marks", Paint::Edge, of(Paint::Cream), SIGN),
        figure("the light of a legal ring", Paint::ScoreLight, of(Paint::ScoreLine), SIGN),
        figure("the edge of an endless ring", Paint::EndlessEdge, of(Paint::Endless), SIGN),
    ];
    all.extend(on_every("text on swept ground", Paint::Ink, &swept, TEXT));
    all.extend(on_every("hole numbers", Paint::HoleNumber, &swept, TEXT));
    all.extend(sides.into_iter().flat_map(|side| on_every("a side's mark", side, &swept, 4.5)));
    let tile = |player| figure("text on a tile", Paint::OnTile(player), of(Paint::Tile(player)), TEXT);
    all.extend(Player::ALL.map(tile));
    // A mark on bare ground must hold by itself or by its edge: where both are given, the better of the two counts.
    all.extend(on_every("a legal ring", Paint::ScoreLine, &bare[..bare.len().min(3)], SIGN));
    all
}

#[test]
fn everything_written_and_marked_stands_out_from_what_lies_behind_in_every_palette() {
    for palette in Palette::ALL {
        for Figure { what, paint, behind, least } in figures(palette) {
            let found = ratio(luminance(paint.colour(palette)), behind);
            assert!(found >= least, "{what} in {palette:?}: {found:.2}, not {least}");
        }
    }
}

#[test]
fn a_mark_holds_on_every_ground_by_itself_or_by_its_edge() {
    let marks = [
        ("focus", Paint::Focus, Paint::FocusBand),
        ("light marks", Paint::Cream, Paint::Edge),
        ("gold", Paint::Gold, Paint::Edge),
        ("an endless ring", Paint::Endless, Paint::EndlessEdge),
        ("a legal ring", Paint::ScoreLine, Paint::ScoreLight),
    ];
    for palette in Palette::ALL {
        let behind = match palette.contrast {
            Contrast::Usual => [&EARTH[..], &HOLE, &[LEAF]].concat(),
            Contrast::High => vec![luminance(Paint::Ground.colour(palette)), 0.0],
        };
        for (what, mark, edge) in marks {
            for &behind in &behind {
                let of = |paint: Paint| ratio(luminance(paint.colour(palette)), behind);
                let found = of(mark).max(of(edge));
                assert!(found >= SIGN, "{what} in {palette:?} on {behind}: {found:.2}");
            }
        }
    }
}

#[test]
fn seeds_holes_and_leaves_stand_out_too() {
    assert!(ratio(FACE_OF_SEED, EDGE_OF_SEED) >= SIGN, "a seed and its edge");
    let ground = luminance(Paint::Ground.colour(HIGH));
    assert!(ratio(luminance(RIM_OF_HOLE), ground) >= 10.0, "the rim of a hole on the ground");
    assert!(ratio(luminance(DARKEST_SEED), 0.0) >= SIGN, "a seed and its edge");
    assert!(ratio(luminance(EDGE_OF_LEAF), ground) >= SIGN, "the edge of a leaf");
}

/// How people see who lack one kind of cone: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
/// Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0, in linear light;
/// by rows.
const BLINDNESSES: [(&str, [[f32; 3]; 3]); 3] = [
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

/// Further apart than this (CIE 1976, of which 2.3 is just seen) nobody takes one colour for the other.
const FAR_APART: f32 = 25.0;

fn difference(a: Color, b: Color) -> f32 {
    let lab = |colour: Color| {
        let Laba { lightness, a, b, .. } = Laba::from(colour);
        Vec3::new(lightness, a, b) * 100.0
    };
    lab(a).distance(lab(b))
}

/// A paint as eyes without one kind of cone see it.
fn seen_by(blindness: &[[f32; 3]; 3], paint: Paint, palette: Palette) -> Color {
    let colour = LinearRgba::from(paint.colour(palette)).to_vec3();
    let seen = Mat3::from_cols_array_2d(blindness).transpose() * colour;
    Color::from(LinearRgba::from_vec3(seen.clamp(Vec3::ZERO, Vec3::ONE)))
}

fn assert_apart(pairs: &[(Paint, Paint)], palette: Palette) {
    for (name, blindness) in &BLINDNESSES {
        for &(one, other) in pairs {
            let apart = difference(seen_by(blindness, one, palette), seen_by(blindness, other, palette));
            assert!(apart >= FAR_APART, "{one:?} and {other:?} for {name} in {palette:?}: {apart:.0}");
        }
    }
}

const SIDES: [(Paint, Paint); 2] = [
    (Paint::Side(Player::South), Paint::Side(Player::North)),
    (Paint::Tile(Player::South), Paint::Tile(Player::North)),
];

#[test]
fn the_sides_stay_apart_for_every_common_colour_blindness_in_every_palette() {
    for palette in Palette::ALL {
        assert_apart(&SIDES, palette);
    }
}

#[test]
fn with_colours_for_the_colour_blind_all_rings_round_holes_stay_apart_too() {
    let rings = [
        (Paint::ScoreLine, Paint::Endless),
        (Paint::ScoreLine, Paint::Focus),
        (Paint::ScoreLine, Paint::Gold),
        (Paint::Endless, Paint::Focus),
        (Paint::Endless, Paint::Gold),
        (Paint::Focus, Paint::Gold),
        (Paint::Cream, Paint::Focus),
        (Paint::Cream, Paint::Gold),
    ];
    for palette in Palette::ALL.into_iter().filter(|palette| palette.hues == Hues::Apart) {
        assert_apart(&rings, palette);
    }
}

#[test]
fn with_colours_for_the_colour_blind_tiles_are_told_apart_without_any_colour() {
    let palette = Palette { hues: Hues::Apart, ..Palette::default() };
    let [south, north] = Player::ALL.map(|player| luminance(Paint::Tile(player).colour(palette)));
    assert!(ratio(south, north) >= SIGN);
}
