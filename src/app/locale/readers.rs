//! Who reads: each side of the table may have a language and a size of text of its own.

use bevy::prelude::*;

use crate::engine::{ByPlayer, Player};
use crate::locale::Language;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Readers>().init_resource::<SystemLanguage>();
}

/// The language that the system is set to; the real window finds it out.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct SystemLanguage(pub Language);

/// How large text is, of its size in the type scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextSize {
    percent: u16,
}

impl Default for TextSize {
    fn default() -> Self {
        TextSize::ALL[0]
    }
}

impl TextSize {
    pub const ALL: [TextSize; 5] = [
        TextSize { percent: 100 },
        TextSize { percent: 125 },
        TextSize { percent: 150 },
        TextSize { percent: 175 },
        TextSize { percent: 200 },
    ];

    /// The nearest there is to that many percent.
    pub fn of_percent(percent: u16) -> TextSize {
        let nearest = TextSize::ALL.into_iter().min_by_key(|size| size.percent.abs_diff(percent));
        nearest.unwrap_or_default()
    }

    pub const fn percent(self) -> u16 {
        self.percent
    }

    /// What a size is multiplied by, 1 to 2.
    pub fn factor(self) -> f32 {
        f32::from(self.percent) / 100.0
    }
}

/// What a reader reads in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reader {
    pub language: Language,
    pub text_size: TextSize,
}

/// Who sits at each side. Menus and screens are South's; where all sit on one side, both are the same.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Readers(pub ByPlayer<Reader>);

impl Readers {
    /// Whoever reads screens and menus.
    pub fn first(&self) -> Reader {
        self.0.south
    }
}

/// Everything under this is read from that side.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadBy(pub Player);

/// Who reads a text: the side that it, or what it is part of, is for.
pub fn reader_of(text: Entity, readers: &Readers, sides: &Query<&ReadBy>, parents: &Query<&ChildOf>) -> Reader {
    let side = std::iter::once(text).chain(parents.iter_ancestors(text)).find_map(|part| sides.get(part).ok());
    readers.0[side.map_or(Player::South, |read_by| read_by.0)]
}
