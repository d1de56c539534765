//! The pictures of things, painted by formulas when the program starts: earth, holes, seeds, leaves, rings and the signs on
//! buttons. One low sun lights them all, from the upper left.

mod canvas;
mod earth;
mod icon;
mod leaf;
mod noise;
mod ring;
mod seed;

use bevy::prelude::*;

pub use leaf::LEAF_PICTURE_REACH;

/// Every picture, as handles.
#[derive(Resource)]
pub struct Pictures {
    pub ground: Handle<Image>,
    pub holes: [Handle<Image>; HOLE_KINDS],
    pub seeds: [Handle<Image>; SEED_KINDS],
    pub leaf: Handle<Image>,
    /// A soft dark disc, two units wide.
    pub shadow: Handle<Image>,
    pub legal_ring: Handle<Image>,
    pub ring: Handle<Image>,
    pub open_bead: Handle<Image>,
    pub dashed_ring: Handle<Image>,
    pub bead: Handle<Image>,
    pub menu: Handle<Image>,
    pub undo: Handle<Image>,
    pub redo: Handle<Image>,
    pub hint: Handle<Image>,
    pub speed: Handle<Image>,
}

/// Different holes: no two neighbours look the same.
pub const HOLE_KINDS: usize = 4;

/// Different seeds: five families, each turned several ways.
pub const SEED_KINDS: usize = 25;

/// How much more than the hole its picture shows, in radii from the middle.
pub const HOLE_PICTURE_REACH: f32 = 1.6;

/// How much more than a ring of radius 1 its picture shows.
pub const RING_PICTURE_REACH: f32 = 1.25;

pub(super) fn plugin(app: &mut App) {
    let mut images = app.world_mut().resource_mut::<Assets<Image>>();
    let mut add = |image| images.add(image);
    let pictures = Pictures {
        ground: add(earth::ground()),
        holes: std::array::from_fn(|kind| add(earth::hole(kind))),
        seeds: std::array::from_fn(|kind| add(seed::seed(kind))),
        leaf: add(leaf::leaf()),
        shadow: add(seed::shadow()),
        legal_ring: add(ring::scored()),
        ring: add(ring::solid(0.075)),
        open_bead: add(ring::open_bead()),
        dashed_ring: add(ring::dashed()),
        bead: add(ring::bead()),
        menu: add(icon::menu()),
        undo: add(icon::undo()),
        redo: add(icon::redo()),
        hint: add(icon::hint()),
        speed: add(icon::speed()),
    };
    app.insert_resource(pictures);
}
