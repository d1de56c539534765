//! The type scale: every text of the game takes its size and weight from here.

use bevy::asset::uuid_handle;
use bevy::prelude::*;
use bevy::text::{FontFeatureTag, FontFeatures, FontSource, LineHeight};

const MEDIUM: Handle<Font> = uuid_handle!("6f1f7f0e-54b1-4a27-9f0e-5e3f6c1f5a01");
const BOLD: Handle<Font> = uuid_handle!("6f1f7f0e-54b1-4a27-9f0e-5e3f6c1f5a02");
const EXTRA_BOLD: Handle<Font> = uuid_handle!("6f1f7f0e-54b1-4a27-9f0e-5e3f6c1f5a03");

/// Line height, in sizes of the text.
const LINE_HEIGHT: f32 = 1.22;

/// The fonts are part of the program, so that no file can be missing.
pub(super) fn plugin(app: &mut App) {
    let mut fonts = app.world_mut().resource_mut::<Assets<Font>>();
    let faces: [(&Handle<Font>, &[u8]); 3] = [
        (&MEDIUM, include_bytes!("../../../assets/fonts/AlegreyaSans-Medium.ttf")),
        (&BOLD, include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf")),
        (&EXTRA_BOLD, include_bytes!("../../../assets/fonts/AlegreyaSans-ExtraBold.ttf")),
    ];
    for (handle, bytes) in faces {
        if let Err(error) = fonts.insert(handle.id(), Font::from_bytes(bytes.to_vec())) {
            error!("A font is missing from the program: {error}");
        }
    }
}

/// One step of the scale. Sizes are in u.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Hole numbers, the line under a name.
    Note,
    /// Captions and other sentences.
    Body,
    /// Seeds in a hole, the lap line.
    Count,
    /// The same where holes are small.
    SmallCount,
    /// Words on slabs of stone.
    Button,
    /// Players, choices.
    Name,
    /// What is chosen.
    Strong,
    /// The heading of a screen.
    Heading,
    /// Captured seeds.
    Score,
    /// The name of the game.
    Title,
}

impl Type {
    const fn size_u(self) -> f32 {
        match self {
            Type::Note => 17.5,
            Type::Body => 20.5,
            Type::Count => 22.0,
            Type::SmallCount => 20.0,
            Type::Button => 23.0,
            Type::Name | Type::Strong => 25.0,
            Type::Heading => 28.0,
            Type::Score => 40.0,
            Type::Title => 120.0,
        }
    }

    const fn face(self) -> Handle<Font> {
        match self {
            Type::Note | Type::Body | Type::Button | Type::Name => MEDIUM,
            Type::Count | Type::SmallCount | Type::Strong | Type::Heading => BOLD,
            Type::Score | Type::Title => EXTRA_BOLD,
        }
    }

    /// What a text entity needs to be set in this step. Figures line up and stand on the line.
    pub fn style(self) -> impl Bundle {
        (self.font(), LineHeight::RelativeToFont(LINE_HEIGHT))
    }

    /// The font alone, for a text that changes its step.
    pub fn font(self) -> TextFont {
        TextFont {
            font: FontSource::Handle(self.face()),
            font_size: FontSize::Px(self.size_u()),
            font_features: FontFeatures::from([FontFeatureTag::LINING_FIGURES, FontFeatureTag::TABULAR_FIGURES]),
            ..default()
        }
    }
}
