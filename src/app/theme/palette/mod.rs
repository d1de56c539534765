//! Every colour of the game by name, in every palette. Nothing is typed at the place of use: whatever is drawn says which
//! [`Paint`] it is, and what that looks like follows the chosen [`Palette`] at once.

#[cfg(test)]
mod figures;

use bevy::color::{Color, Srgba};
use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::engine::Player;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>()
        .add_systems(PostUpdate, (paint_anew, paint_rims, paint_nothing).before(UiSystems::Layout))
        // Once more for what has been found to wait for its ground: it must not be seen in this very frame.
        .add_systems(PostUpdate, (paint_anew, paint_rims).in_set(PaintSystems::Late).after(UiSystems::PostLayout));
}

/// When paint follows what is known only after everything is laid out.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaintSystems {
    Late,
}

/// Which colours things have. The ground and the seeds follow by shaders of their own.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    pub contrast: Contrast,
    pub hues: Hues,
}

impl Palette {
    pub const ALL: [Palette; 4] = [
        Palette { contrast: Contrast::Usual, hues: Hues::Usual },
        Palette { contrast: Contrast::Usual, hues: Hues::Apart },
        Palette { contrast: Contrast::High, hues: Hues::Usual },
        Palette { contrast: Contrast::High, hues: Hues::Apart },
    ];
}

/// How strongly everything stands out.
#[derive(Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contrast {
    /// Sunlit earth.
    #[default]
    Usual,
    /// Light things on nearly black.
    High,
}

/// Whether colours that tell one sign from another are chosen for eyes that see fewer of them.
#[derive(Reflect, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hues {
    /// Fired clay and indigo.
    #[default]
    Usual,
    /// What means different things is far apart for every common colour-blindness.
    Apart,
}

/// A colour by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paint {
    /// Text on swept ground.
    Ink,
    /// Text and signs on stones and slabs.
    InkOnStone,
    /// The tile of a side, before light falls on it; text and signs on it.
    Tile(Player),
    OnTile(Player),
    /// The number of a hole, on swept ground.
    HoleNumber,
    /// Behind the count of a hole, with its text and its rim.
    Chip,
    InkOnChip,
    ChipRim,
    /// Text on gold.
    InkOnGold,
    /// Swept ground, and dust in the air.
    Dust,
    /// The earth where nothing lies.
    Ground,
    /// Paths, ripples and other light marks.
    Cream,
    /// The edge of every light mark.
    Edge,
    /// Casas and what is taken.
    Gold,
    /// Motes of dust in gold light.
    Glow,
    /// The ring round what a key would act on, and the dots of a preview.
    Focus,
    /// The band under that ring.
    FocusBand,
    /// A side's own colour, on swept ground.
    Side(Player),
    /// The ring that says that a hole may be played, and the light on its far side.
    ScoreLine,
    ScoreLight,
    /// A hole that goes round for ever, and its edge.
    Endless,
    EndlessEdge,
}

impl Paint {
    pub const fn colour(self, Palette { contrast, hues }: Palette) -> Color {
        match (contrast, hues) {
            (Contrast::Usual, Hues::Usual) => self.usual(),
            (Contrast::Usual, Hues::Apart) => self.usual_apart(),
            (Contrast::High, Hues::Usual) => self.high(),
            (Contrast::High, Hues::Apart) => self.high_apart(),
        }
    }

    const fn usual(self) -> Color {
        match self {
            Paint::Ink | Paint::InkOnStone | Paint::InkOnChip | Paint::InkOnGold | Paint::HoleNumber => srgb(0x24150B),
            Paint::OnTile(_) | Paint::Cream | Paint::FocusBand | Paint::ScoreLight | Paint::EndlessEdge => {
                srgb(0xFFF3DC)
            }
            Paint::Chip => srgb(0xF3DDB6),
            Paint::ChipRim => faint(srgb(0x2B170B), 0.3),
            Paint::Dust => srgb(0xE4D0A6),
            Paint::Ground => srgb(0xCEA270),
            Paint::Edge => srgb(0x2B170B),
            Paint::Gold => srgb(0xFFC861),
            Paint::Glow => srgb(0xFFE9B0),
            Paint::Focus => srgb(0x0B4A52),
            Paint::Tile(Player::South) => srgb(0x7D2A16),
            Paint::Tile(Player::North) => srgb(0x203C60),
            Paint::Side(Player::South) => srgb(0x7F2E1A),
            Paint::Side(Player::North) => srgb(0x1F3F66),
            Paint::ScoreLine => srgb(0x3A1E0C),
            Paint::Endless => srgb(0x8A2C12),
        }
    }

    /// A light tile against a dark one, which even eyes without any colour tell apart; an endless ring that is not the brown
    /// of a legal one.
    const fn usual_apart(self) -> Color {
        match self {
            Paint::Tile(Player::South) => srgb(0xFFA733),
            Paint::OnTile(Player::South) => Paint::Ink.usual(),
            Paint::Side(Player::South) => srgb(0x764000),
            Paint::Tile(Player::North) | Paint::Side(Player::North) => srgb(0x102E86),
            Paint::Endless => srgb(0x6A1AB0),
            other => other.usual(),
        }
    }

    const fn high(self) -> Color {
        match self {
            Paint::Ink | Paint::InkOnChip | Paint::ChipRim | Paint::Cream | Paint::ScoreLine => srgb(0xFFFFFF),
            Paint::InkOnStone | Paint::InkOnGold | Paint::OnTile(_) | Paint::Chip | Paint::Dust | Paint::Edge => {
                srgb(0x000000)
            }
            Paint::FocusBand | Paint::ScoreLight | Paint::EndlessEdge => srgb(0x000000),
            Paint::HoleNumber => srgb(0xFFE9A8),
            Paint::Ground => srgb(0x16100C),
            Paint::Gold | Paint::Glow => srgb(0xFFD23F),
            Paint::Focus => srgb(0x00E5FF),
            Paint::Tile(Player::South) | Paint::Side(Player::South) | Paint::Endless => srgb(0xFF9A5C),
            Paint::Tile(Player::North) | Paint::Side(Player::North) => srgb(0x8CC8FF),
        }
    }

    /// A focus that is far from the white of a legal ring, an endless ring that is far from gold.
    const fn high_apart(self) -> Color {
        match self {
            Paint::Focus => srgb(0x00BFFF),
            Paint::Endless => srgb(0xFF9468),
            other => other.high(),
        }
    }
}

const fn srgb(hex: u32) -> Color {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color::Srgba(Srgba::new(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0, 1.0))
}

const fn faint(colour: Color, alpha: f32) -> Color {
    match colour {
        Color::Srgba(colour) => Color::Srgba(Srgba { alpha, ..colour }),
        other => other,
    }
}

/// What a node of the user interface is painted with: its text if it is one, or its picture, or else its ground.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Painted(pub Paint);

/// What the border of a node is painted with.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rimmed(pub Paint);

/// How much of its paint is seen of what comes or goes, 0 to 1.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Faded(pub f32);

impl Faded {
    /// Whether what cannot be seen through is seen.
    pub fn shows(faded: Option<&Faded>) -> bool {
        faded.is_none_or(|faded| faded.0 > 0.5)
    }
}

/// A colour as it is seen now.
fn seen(paint: Paint, palette: Palette, faded: Option<&Faded>) -> Color {
    let colour = paint.colour(palette);
    faded.map_or(colour, |faded| colour.with_alpha(colour.alpha() * faded.0))
}

fn paint_anew(
    palette: Res<Palette>,
    mut nodes: Query<(
        Ref<Painted>,
        Option<Ref<Faded>>,
        Option<&mut TextColor>,
        Option<&mut ImageNode>,
        &mut BackgroundColor,
    )>,
) {
    for (painted, faded, text, image, mut ground) in &mut nodes {
        let fades = faded.as_ref().is_some_and(|faded| faded.is_changed());
        if !painted.is_changed() && !palette.is_changed() && !fades {
            continue;
        }
        let colour = seen(painted.0, *palette, faded.as_deref());
        match (text, image) {
            (Some(mut text), _) => {
                text.set_if_neq(TextColor(colour));
            }
            (None, Some(mut image)) => image.color = colour,
            (None, None) => {
                ground.set_if_neq(BackgroundColor(colour));
            }
        }
    }
}

fn paint_rims(palette: Res<Palette>, mut nodes: Query<(Ref<Rimmed>, Option<Ref<Faded>>, &mut BorderColor)>) {
    for (rimmed, faded, mut border) in &mut nodes {
        let fades = faded.as_ref().is_some_and(|faded| faded.is_changed());
        if rimmed.is_changed() || palette.is_changed() || fades {
            border.set_if_neq(BorderColor::all(seen(rimmed.0, *palette, faded.as_deref())));
        }
    }
}

/// What is seen before the ground is there.
fn paint_nothing(palette: Res<Palette>, mut nothing: ResMut<ClearColor>) {
    if palette.is_changed() {
        nothing.0 = Paint::Ground.colour(*palette);
    }
}
