//! Bakes the ground into pictures, in the render world: first its height, then the light on it. What has changed is baked anew
//! and nothing else; a computer without a graphics card does a few tiles a frame and sees a coarse picture meanwhile.

mod draw;
mod oven;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bevy::asset::uuid_handle;
use bevy::math::{Rect, UVec2};
use bevy::prelude::*;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{PipelineCache, TextureFormat};
use bevy::render::renderer::{RenderDevice, RenderQueue};
use bevy::render::texture::GpuImage;
use bevy::render::{Render, RenderApp, RenderSystems};

use super::thing::Thing;
use super::tile::Conditions;
use crate::app::shader;
use draw::{Pipelines, Tools};
use oven::Oven;

const HEIGHT_SHADER: Handle<Shader> = uuid_handle!("0c4fd6d2-5a0f-4f57-9a3c-7d7b3d6c1a01");
const LIGHT_SHADER: Handle<Shader> = uuid_handle!("0c4fd6d2-5a0f-4f57-9a3c-7d7b3d6c1a02");

/// Of the two pictures of light.
pub(super) const LIGHT_FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// How many tiles a computer without a graphics card bakes in a frame.
const SLOW_TILES_A_FRAME: usize = 12;

/// So many frames belong to what needs no baking.
const FIRST_FRAMES: u32 = 3;

/// When more tiles than these wait, the coarse picture is shown until they are done: nobody should see tile after tile appear.
const MANY_TILES: usize = 24;

pub(super) fn plugin(app: &mut App) {
    let shared =
        [include_str!("../../../../assets/shaders/noise.wgsl"), include_str!("../../../../assets/shaders/things.wgsl")];
    let height = include_str!("../../../../assets/shaders/height.wgsl");
    let light = include_str!("../../../../assets/shaders/light.wgsl");
    for (handle, name, source) in [(HEIGHT_SHADER, "height.wgsl", height), (LIGHT_SHADER, "light.wgsl", light)] {
        shader::add(app, &handle, name, &[shared[0], shared[1], source]);
    }
    app.add_plugins(ExtractResourcePlugin::<Bakery>::default());
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app.init_resource::<Baker>().add_systems(Render, bake.in_set(RenderSystems::PrepareBindGroups));
    }
}

/// Two pictures of light, of the sun and of the rest.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pictures {
    pub sun: Handle<Image>,
    pub rest: Handle<Image>,
    pub size_px: UVec2,
}

/// What is to be baked, and where to.
#[derive(Resource, ExtractResource, Clone)]
pub(super) struct Bakery {
    pub conditions: Conditions,
    pub things: Arc<Vec<Thing>>,
    pub frond: Handle<Image>,
    pub coarse: Pictures,
    pub fine: Pictures,
    /// The fine pictures as they were before this version changed them, if that is asked for.
    pub before: Pictures,
    pub kept: u32,
    /// Which pictures these are, and of which conditions: the render world answers with this number.
    pub edition: u32,
    /// Whether the last change was more than a stone here or there.
    pub is_much: bool,
    /// Goes up with every change. Drawing lags a frame behind, so only an answer to this very number means that all is done.
    pub version: u32,
    pub progress: Arc<Progress>,
}

impl Bakery {
    /// Whether everything is baked as it is to be.
    pub fn is_done(&self) -> bool {
        self.progress.done.load(Ordering::Relaxed) == self.version
    }

    /// Whether any ground has been seen yet.
    pub fn has_begun(&self) -> bool {
        self.progress.coarse.load(Ordering::Relaxed) > 0
    }

    /// Whether everything is seen where it is to be, if only coarsely.
    pub fn is_seen(&self) -> bool {
        let is_coarse = self.progress.fine.load(Ordering::Relaxed) != self.edition;
        self.is_done() || (is_coarse && self.progress.coarsely.load(Ordering::Relaxed) == self.version)
    }
}

/// What the render world tells back.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// The last version of everything with which nothing is left to bake.
    pub done: AtomicU32,
    /// The last version of everything that the coarse picture shows.
    pub coarsely: AtomicU32,
    /// The last edition whose coarse picture, and whose fine one, is there.
    pub coarse: AtomicU32,
    pub fine: AtomicU32,
}

/// The render world's side.
#[derive(Resource, Default)]
struct Baker {
    frames: u32,
    pipelines: Option<Pipelines>,
    edition: u32,
    things: Arc<Vec<Thing>>,
    coarse: Oven,
    fine: Oven,
}

fn bake(
    bakery: Option<Res<Bakery>>,
    device: Option<Res<RenderDevice>>,
    queue: Option<Res<RenderQueue>>,
    cache: Option<Res<PipelineCache>>,
    images: Option<Res<RenderAssets<GpuImage>>>,
    mut baker: ResMut<Baker>,
) {
    let (Some(bakery), Some(device), Some(queue)) = (bakery, device, queue) else { return };
    let (Some(cache), Some(images)) = (cache, images) else { return };
    let is_slow = bakery.conditions.is_cheap;
    let baker = &mut *baker;
    if !baker.may_begin(&cache) {
        return;
    }
    let has_changed = baker.plan(&bakery, &device);
    let mut tools = Tools { bakery: &bakery, device: &device, queue: &queue, cache: &cache, images: &images };
    let pipelines = baker.pipelines.get_or_insert_with(|| Pipelines::new(&cache));
    let progress = &bakery.progress;
    if has_changed && bakery.kept == bakery.version {
        tools.keep_as_it_was();
    }
    if tools.work_off(pipelines, &bakery.coarse, &mut baker.coarse, usize::MAX) {
        progress.coarse.store(bakery.edition, Ordering::Relaxed);
        progress.coarsely.store(bakery.version, Ordering::Relaxed);
    }
    let budget = if is_slow { SLOW_TILES_A_FRAME } else { usize::MAX };
    if is_slow && baker.fine.waiting() > MANY_TILES {
        progress.fine.store(0, Ordering::Relaxed);
    }
    if tools.work_off(pipelines, &bakery.fine, &mut baker.fine, budget) {
        progress.fine.store(bakery.edition, Ordering::Relaxed);
    }
    if baker.coarse.waiting() + baker.fine.waiting() == 0 {
        progress.done.store(bakery.version, Ordering::Relaxed);
    }
}

impl Baker {
    /// The words of the first screen are drawn before anything is baked: without a graphics card our two large shaders take a
    /// second to be compiled, and everything else would wait for them.
    fn may_begin(&mut self, cache: &PipelineCache) -> bool {
        self.frames = self.frames.saturating_add(1);
        self.pipelines.is_some() || (self.frames > FIRST_FRAMES && cache.waiting_pipelines().next().is_none())
    }

    /// Finds out what has to be baked: all of it for new pictures or another light, else only what has come, gone or changed.
    /// Whether it is the latter.
    fn plan(&mut self, bakery: &Bakery, device: &RenderDevice) -> bool {
        if self.edition != bakery.edition {
            self.edition = bakery.edition;
            self.things = bakery.things.clone();
            for (oven, pictures) in [(&mut self.coarse, &bakery.coarse), (&mut self.fine, &bakery.fine)] {
                *oven = Oven::new(device, pictures.size_px);
            }
            return false;
        }
        if Arc::ptr_eq(&self.things, &bakery.things) {
            return false;
        }
        let gone = self.things.iter().filter(|thing| !bakery.things.contains(thing));
        let come = bakery.things.iter().filter(|thing| !self.things.contains(thing));
        let changed: Vec<Rect> = gone.chain(come).map(Thing::reach).collect();
        let window = bakery.conditions.window;
        for (oven, pictures) in [(&mut self.coarse, &bakery.coarse), (&mut self.fine, &bakery.fine)] {
            let px_per_u = pictures.size_px.as_vec2() / window;
            oven.redo(pictures.size_px, px_per_u, &changed);
        }
        self.things = bakery.things.clone();
        true
    }
}
