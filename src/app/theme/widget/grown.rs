//! Hollows, stones and slabs grow with the text, half as fast: by (1 + t) / 2 where text grows by t.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use super::hollow::LooseSeed;
use crate::app::locale::{ReadBy, Readers, TextSize, reader_of};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, grow.in_set(GrowSystems).before(UiSystems::Layout));
}

/// Widgets take their size, before everything is laid out.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct GrowSystems;

/// How much larger widgets are than in plain size, 1 to 1.5.
pub fn growth(text_size: TextSize) -> f32 {
    (1.0 + text_size.factor()) / 2.0
}

/// A part of a widget that grows: what it measures at 100 %, in u.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Grown {
    /// The upper left corner in its widget, if it has a place of its own there.
    pub at: Option<Vec2>,
    pub size: Option<Vec2>,
    pub min_size: Option<Vec2>,
    /// Of the hollow that a seed lies in.
    pub radius: Option<f32>,
}

impl Grown {
    pub fn sized(size: Vec2) -> Grown {
        Grown { size: Some(size), ..default() }
    }

    pub fn at_least(min_size: Vec2) -> Grown {
        Grown { min_size: Some(min_size), ..default() }
    }

    /// A place in a widget.
    pub fn placed(rect: Rect) -> Grown {
        Grown { at: Some(rect.min), size: Some(rect.size()), ..default() }
    }

    fn apply(&self, by: f32, node: &mut Node) {
        if let Some(at) = self.at {
            node.position_type = PositionType::Absolute;
            (node.left, node.top) = (px(by * at.x), px(by * at.y));
        }
        if let Some(size) = self.size {
            (node.width, node.height) = (px(by * size.x), px(by * size.y));
        }
        if let Some(size) = self.min_size {
            (node.min_width, node.min_height) = (px(by * size.x), px(by * size.y));
        }
    }
}

fn grow(
    readers: Res<Readers>,
    sides: Query<&ReadBy>,
    parents: Query<&ChildOf>,
    mut parts: Query<(Entity, Ref<Grown>, &mut Node, Option<&mut LooseSeed>)>,
) {
    for (entity, grown, mut node, seed) in &mut parts {
        if !grown.is_changed() && !readers.is_changed() {
            continue;
        }
        let by = growth(reader_of(entity, &readers, &sides, &parents).text_size);
        let mut large = node.clone();
        grown.apply(by, &mut large);
        node.set_if_neq(large);
        if let (Some(radius), Some(mut seed)) = (grown.radius, seed) {
            seed.set_if_neq(LooseSeed::InHole { aside: Vec2::ZERO, radius: by * radius });
        }
    }
}
