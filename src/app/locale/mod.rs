//! Everything written and spoken, in the language and the size of whoever reads it; a change of either holds at once, everywhere.

mod readers;
mod words;

use bevy::prelude::*;

pub use readers::{ReadBy, Reader, Readers, SystemLanguage, TextSize, reader_of};
pub use words::{InLines, SpokenName, Unspoken, Words, WordsSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((readers::plugin, words::plugin));
}
