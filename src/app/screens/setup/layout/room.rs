//! What there is room for: by the window and the size of text.

use bevy::math::{Rect, Vec2};

use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::engine::Player;

/// Of a window of 16 to 9: wider ones keep it in their middle.
const WIDEST: f32 = 1280.0;

/// With less width than this there is more than one step.
const ONE_SCREEN: f32 = 1140.0;

/// What is free at the sides of a high window, and of any other.
const MARGINS: (f32, f32) = (40.0, 30.0);

/// From this text size on everything comes in steps: at 125 % who plays has no room beside the heading in the longest language,
/// and in a row of its own there is one row more than fits a window of 16 to 9.
const STEPS: f32 = 1.2;

/// From this text size on the line under a name goes, and stands under all of them for the chosen one; from that on icons go.
pub(super) const NO_LINES: f32 = 1.3;
const NO_ICONS: f32 = 1.6;

/// How wide a letter is, of its size, and how much longer than in English a text can be.
const LETTER: f32 = 0.46;
const LONGER: f32 = 1.4;

/// Sweeps reach so far beyond their words, both sides together.
pub(super) const SWEEP: Vec2 = Vec2::new(36.0, 14.0);

/// What the layout depends on.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    /// The size of the window.
    pub window: Vec2,
    /// How much text grows, 1 to 2.
    pub text: f32,
    /// The sides on which the machine plays.
    pub machines: Vec<Player>,
    /// Whether a match is not over whose place this one would take.
    pub has_game_waiting: bool,
}

impl Room {
    /// Whether two sit at one table.
    pub fn is_at_one_table(&self) -> bool {
        self.machines.is_empty()
    }

    pub fn is_portrait(&self) -> bool {
        self.window.y > self.window.x
    }

    /// Whether what stands beside one another elsewhere stands one below the other.
    pub fn is_narrow(&self) -> bool {
        self.is_portrait() || (self.window.x < ONE_SCREEN && self.text >= NO_LINES)
    }

    /// Whether everything comes in steps, however it would fit.
    pub(super) fn is_large(&self) -> bool {
        self.text >= STEPS || (!self.is_portrait() && self.window.x < ONE_SCREEN)
    }

    /// Whether each picture has a line of its own.
    pub fn has_lines(&self) -> bool {
        self.text < NO_LINES && !self.is_portrait()
    }

    /// Whether who plays is shown by an icon too; in a high window there is less room.
    pub fn has_icons(&self) -> bool {
        self.text < if self.is_portrait() { NO_LINES } else { NO_ICONS }
    }

    pub fn has_labels_above(&self) -> bool {
        self.is_narrow() && self.text >= NO_LINES
    }

    /// How far the middle of a very wide window is from where it would be in one of 16 to 9.
    pub(super) fn offset(&self) -> f32 {
        ((self.window.x - WIDEST) / 2.0).max(0.0)
    }

    /// The middle of the back stone.
    pub fn back(&self) -> Vec2 {
        Vec2::new(48.0 + self.offset(), 46.0)
    }

    pub(super) fn content(&self) -> Rect {
        let margin = if self.is_portrait() { MARGINS.0 } else { MARGINS.1 };
        let at_side = self.offset() + margin;
        Rect::new(at_side, spacing::MEDIUM, self.window.x - at_side, self.window.y - spacing::MEDIUM)
    }

    pub fn growth(&self) -> f32 {
        (1.0 + self.text) / 2.0
    }

    pub(super) fn size(&self, step: Type) -> f32 {
        step.size_u() * self.text
    }

    pub(super) fn line(&self, step: Type) -> f32 {
        step.line_u() * self.text
    }

    /// The height of a sentence of so many letters in English on its sweep.
    pub(super) fn paragraph(&self, letters: f32, step: Type, width: f32) -> f32 {
        let length = letters * LONGER * LETTER * self.size(step);
        (length / (width - SWEEP.x)).ceil() * self.line(step) + SWEEP.y
    }
}
