//! A stroke drawn on the ground with a finger or a stick: the one thing that every mark is made of.

use bevy::math::Vec2;

use crate::app::theme::palette::Paint;

/// One point of a stroke, in world u, and how the stroke is there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nib {
    pub at: Vec2,
    pub half_width: f32,
    /// 0 to 1.
    pub opacity: f32,
}

/// A darker (or lighter) band that shows on both sides of a stroke, so that it holds on any ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// On each side, in u.
    pub width: f32,
    pub paint: Paint,
    /// Of the stroke's own opacity, 0 to 1.
    pub opacity: f32,
}

/// A broken line: so much of every period is drawn, with round ends. Nothing drawn of it leaves round dots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dash {
    pub on: f32,
    pub period: f32,
}

/// A line through points, with round ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// One point alone is a disc.
    pub nibs: Vec<Nib>,
    /// Whether it ends where it begins.
    pub is_closed: bool,
    pub paint: Paint,
    pub edge: Option<Edge>,
    pub dash: Option<Dash>,
    /// Whether its outline wavers, as a line scratched in the ground does.
    pub is_rough: bool,
    /// How much it is broken up into grains, 0 to 1.
    pub grain: f32,
}

/// Strokes that belong together: the edges of all of them lie below all of them.
pub type Mark = Vec<Stroke>;

/// How much of a scratched line is grains.
const GRAIN: f32 = 0.8;

impl Stroke {
    fn new(nibs: Vec<Nib>, paint: Paint) -> Stroke {
        Stroke { nibs, is_closed: false, paint, edge: None, dash: None, is_rough: true, grain: GRAIN }
    }

    /// A line of one width.
    pub fn line(points: impl IntoIterator<Item = Vec2>, width: f32, paint: Paint) -> Stroke {
        let nib = |at| Nib { at, half_width: width / 2.0, opacity: 1.0 };
        Stroke::new(points.into_iter().map(nib).collect(), paint)
    }

    /// A line whose width and opacity change along it.
    pub fn thread(nibs: Vec<Nib>, paint: Paint) -> Stroke {
        Stroke::new(nibs, paint)
    }

    /// A line that ends where it begins.
    pub fn ring(points: impl IntoIterator<Item = Vec2>, width: f32, paint: Paint) -> Stroke {
        Stroke { is_closed: true, ..Stroke::line(points, width, paint) }
    }

    /// A bead: a smooth disc.
    pub fn disc(at: Vec2, radius: f32, paint: Paint) -> Stroke {
        Stroke { is_rough: false, grain: 0.0, ..Stroke::line([at], 2.0 * radius, paint) }
    }

    #[must_use]
    pub fn edged(self, width: f32, opacity: f32) -> Stroke {
        self.edged_in(Paint::Edge, width, opacity)
    }

    #[must_use]
    pub fn edged_in(self, paint: Paint, width: f32, opacity: f32) -> Stroke {
        Stroke { edge: Some(Edge { width, paint, opacity }), ..self }
    }

    #[must_use]
    pub fn dashed(self, on: f32, period: f32) -> Stroke {
        Stroke { dash: Some(Dash { on, period }), ..self }
    }

    #[must_use]
    pub fn smooth(self) -> Stroke {
        Stroke { is_rough: false, grain: 0.0, ..self }
    }

    #[must_use]
    pub fn faint(mut self, opacity: f32) -> Stroke {
        for nib in &mut self.nibs {
            nib.opacity *= opacity;
        }
        self
    }
}
