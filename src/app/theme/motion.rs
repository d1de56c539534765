//! Whether things may move, and the passage from one screen to another.

use std::time::Duration;

use bevy::prelude::*;

/// From the beginning of a passage until the words of the new screen come: by then the ground has filled and opened.
const WORDS_COME_AFTER: Duration = Duration::from_millis(300);

/// After so long nothing of a passage is left to be seen.
const ALL_OVER_AFTER: Duration = Duration::from_secs(1);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReducedMotion>().init_resource::<Passage>();
}

/// Whether nothing is to slide or shake: seeds fade from hole to hole, and what is chosen is there at once.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReducedMotion(pub bool);

/// The passage from one screen to another. Written by the screens.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage {
    /// When it began, on the real clock; not at all with reduced motion.
    pub since: Option<Duration>,
    /// A touch has ended it.
    pub is_cut_short: bool,
}

impl Passage {
    /// Whether new words still wait at that time on the real clock.
    pub fn keeps_words_back(&self, now: Duration) -> bool {
        !self.is_cut_short && self.since.is_some_and(|since| now.saturating_sub(since) < WORDS_COME_AFTER)
    }

    /// Whether a touch has ended it so shortly before that time that something of it may still be seen.
    pub fn has_just_been_cut_short(&self, now: Duration) -> bool {
        self.is_cut_short && self.since.is_some_and(|since| now.saturating_sub(since) < ALL_OVER_AFTER)
    }
}

/// What goes with the screen that is left: it waits for nothing.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Leaving;
