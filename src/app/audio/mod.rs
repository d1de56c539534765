//! What is heard. It listens to the table, the session and the buttons, and tells nobody anything: the game is the same without
//! it. All sounds come out of one stream, so nothing needs to be cleaned up after them and no frame is drawn for them.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `cues` | what is to be heard of a step: pure functions |
//! | `listen` | from what happens to cues |
//! | `play` | from a cue to a take of a sound at a pitch and a place |
//! | `making` | makes the sounds in the background, once somebody can hear them |
//! | `output` | the two ends of the stream |
//! | `device` | the sound device that plays it, in the real window |
//! | `volumes` | how loud, and whether at all |

mod cues;
mod device;
mod listen;
mod making;
mod output;
mod play;
mod volumes;

use bevy::prelude::*;

pub use device::use_device;
pub use output::Output;
pub use volumes::{SoundSettings, ToggleMute};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((output::plugin, volumes::plugin, making::plugin, listen::plugin, play::plugin));
}
