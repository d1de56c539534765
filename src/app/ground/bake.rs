//! Bakes the ground into pictures, in the render world: first its height, then the light on it. What has changed is baked anew
//! and nothing else; a computer without a graphics card does a few tiles a frame and sees a coarse picture meanwhile.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bevy::asset::uuid_handle;
use bevy::math::{Rect, URect, UVec2, Vec2};
use bevy::prelude::*;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::binding_types::{sampler, texture_2d, uniform_buffer};
use bevy::render::render_resource::{
    BindGroup, BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries, CachedRenderPipelineId,
    ColorTargetState, ColorWrites, CommandEncoder, CommandEncoderDescriptor, DynamicUniformBuffer, Extent3d,
    FragmentState, LoadOp, Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor,
    RenderPipelineDescriptor, SamplerBindingType, ShaderStages, StoreOp, TextureDescriptor, TextureDimension,
    TextureFormat, TextureSampleType, TextureUsages, TextureView, TextureViewDescriptor, VertexState,
};
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice, RenderQueue};
use bevy::render::texture::GpuImage;
use bevy::render::{Render, RenderApp, RenderSystems};

use super::thing::Thing;
use super::tile::{Conditions, TileShape};

const HEIGHT_SHADER: Handle<Shader> = uuid_handle!("0c4fd6d2-5a0f-4f57-9a3c-7d7b3d6c1a01");
const LIGHT_SHADER: Handle<Shader> = uuid_handle!("0c4fd6d2-5a0f-4f57-9a3c-7d7b3d6c1a02");

/// Of the relief, both pictures: the height in three bytes, and what the ground is made of.
const RELIEF_FORMAT: TextureFormat = TextureFormat::Rgba8Unorm;
/// Of the two pictures of light.
pub(super) const LIGHT_FORMAT: TextureFormat = TextureFormat::Rgba8UnormSrgb;

/// Pictures are baked in square tiles.
const TILE_PX: u32 = 128;

/// Further than this from what has changed no shadow of it is seen, in u.
const LIGHT_REACH_U: f32 = 64.0;
/// The same towards the sun, where only the open sky counts.
const LIGHT_REACH_BACK_U: f32 = 12.0;

/// How many tiles a computer without a graphics card bakes in a frame.
const SLOW_TILES_A_FRAME: usize = 12;

/// When more tiles than these wait, the coarse picture is shown until they are done: nobody should see tile after tile appear.
const MANY_TILES: usize = 24;

pub(super) fn plugin(app: &mut App) {
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    let parts = |last: &'static str| {
        [include_str!("../../../assets/shaders/noise.wgsl"), include_str!("../../../assets/shaders/things.wgsl"), last]
            .concat()
    };
    let height = parts(include_str!("../../../assets/shaders/height.wgsl"));
    let light = parts(include_str!("../../../assets/shaders/light.wgsl"));
    for (handle, source, name) in [(HEIGHT_SHADER, height, "height.wgsl"), (LIGHT_SHADER, light, "light.wgsl")] {
        if let Err(error) = shaders.insert(handle.id(), Shader::from_wgsl(source, name)) {
            error!("A shader is missing from the program: {error}");
        }
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
    /// Which pictures these are: the render world answers with this number.
    pub edition: u32,
    /// Goes up with every change. Drawing lags a frame behind, so only an answer to this very number means that all is done.
    pub version: u32,
    pub progress: Arc<Progress>,
}

impl Bakery {
    /// Whether everything is baked as it is to be.
    pub fn is_done(&self) -> bool {
        self.progress.done.load(Ordering::Relaxed) == self.version
    }
}

/// What the render world tells back.
#[derive(Debug, Default)]
pub(super) struct Progress {
    /// The last version of everything with which nothing is left to bake.
    pub done: AtomicU32,
    /// The last edition whose coarse picture, and whose fine one, is there.
    pub coarse: AtomicU32,
    pub fine: AtomicU32,
}

/// Which pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    Height,
    Light,
}

/// The relief under one pair of pictures.
struct Relief {
    height: TextureView,
    matter: TextureView,
}

/// A pair of pictures in the making.
#[derive(Default)]
struct Oven {
    relief: Option<Relief>,
    /// Tiles whose height, and whose light, has still to be baked; by row and column.
    heights: BTreeSet<(u32, u32)>,
    lights: BTreeSet<(u32, u32)>,
}

/// The render world's side.
#[derive(Resource, Default)]
struct Baker {
    pipelines: Option<Pipelines>,
    edition: u32,
    conditions: Option<Conditions>,
    things: Arc<Vec<Thing>>,
    coarse: Oven,
    fine: Oven,
}

struct Pipelines {
    height_layout: BindGroupLayoutDescriptor,
    light_layout: BindGroupLayoutDescriptor,
    height: CachedRenderPipelineId,
    light: CachedRenderPipelineId,
}

impl Pipelines {
    fn new(cache: &PipelineCache) -> Pipelines {
        let height_layout = BindGroupLayoutDescriptor::new(
            "height of the ground",
            &BindGroupLayoutEntries::single(ShaderStages::VERTEX_FRAGMENT, uniform_buffer::<TileShape>(true)),
        );
        let picture = |filterable| texture_2d(TextureSampleType::Float { filterable });
        let light_layout = BindGroupLayoutDescriptor::new(
            "light on the ground",
            &BindGroupLayoutEntries::sequential(
                ShaderStages::VERTEX_FRAGMENT,
                (
                    uniform_buffer::<TileShape>(true),
                    picture(false),
                    picture(true),
                    picture(true),
                    sampler(SamplerBindingType::Filtering),
                ),
            ),
        );
        let pipeline = |shader: Handle<Shader>,
                        layout: &BindGroupLayoutDescriptor,
                        entry,
                        targets: [TextureFormat; 2]| {
            let target = |format| Some(ColorTargetState { format, blend: None, write_mask: ColorWrites::ALL });
            cache.queue_render_pipeline(RenderPipelineDescriptor {
                label: Some(layout.label.clone()),
                layout: vec![layout.clone()],
                vertex: VertexState { shader: shader.clone(), entry_point: Some("whole_target".into()), ..default() },
                fragment: Some(FragmentState {
                    shader,
                    entry_point: Some(entry),
                    targets: targets.map(target).to_vec(),
                    ..default()
                }),
                ..default()
            })
        };
        Pipelines {
            height: pipeline(HEIGHT_SHADER, &height_layout, "relief".into(), [RELIEF_FORMAT; 2]),
            light: pipeline(LIGHT_SHADER, &light_layout, "light".into(), [LIGHT_FORMAT, LIGHT_FORMAT]),
            height_layout,
            light_layout,
        }
    }
}

fn bake(
    bakery: Option<Res<Bakery>>,
    device: Option<Res<RenderDevice>>,
    queue: Option<Res<RenderQueue>>,
    cache: Option<Res<PipelineCache>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    images: Option<Res<RenderAssets<GpuImage>>>,
    mut baker: ResMut<Baker>,
) {
    let (Some(bakery), Some(device), Some(queue)) = (bakery, device, queue) else { return };
    let (Some(cache), Some(images)) = (cache, images) else { return };
    let is_slow = adapter.is_some_and(|adapter| adapter.device_type == wgpu::DeviceType::Cpu);
    let baker = &mut *baker;
    baker.plan(&bakery, &device);
    let mut tools = Tools { bakery: &bakery, device: &device, queue: &queue, cache: &cache, images: &images };
    let pipelines = baker.pipelines.get_or_insert_with(|| Pipelines::new(&cache));
    let progress = &bakery.progress;
    if tools.work_off(pipelines, &bakery.coarse, &mut baker.coarse, usize::MAX) {
        progress.coarse.store(bakery.edition, Ordering::Relaxed);
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
    /// Finds out what has to be baked: all of it for new pictures or another light, else only what has come, gone or changed.
    fn plan(&mut self, bakery: &Bakery, device: &RenderDevice) {
        if self.edition != bakery.edition || self.conditions != Some(bakery.conditions) {
            self.edition = bakery.edition;
            self.conditions = Some(bakery.conditions);
            self.things = bakery.things.clone();
            for (oven, pictures) in [(&mut self.coarse, &bakery.coarse), (&mut self.fine, &bakery.fine)] {
                *oven = Oven::new(device, pictures.size_px);
            }
            return;
        }
        if Arc::ptr_eq(&self.things, &bakery.things) {
            return;
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
    }
}

impl Oven {
    /// Ready to bake a whole picture.
    fn new(device: &RenderDevice, size_px: UVec2) -> Oven {
        let texture = || {
            let texture = device.create_texture(&TextureDescriptor {
                label: Some("relief of the ground"),
                size: Extent3d { width: size_px.x, height: size_px.y, depth_or_array_layers: 1 },
                mip_level_count: 1,
                sample_count: 1,
                dimension: TextureDimension::D2,
                format: RELIEF_FORMAT,
                usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::TEXTURE_BINDING,
                view_formats: &[],
            });
            texture.create_view(&TextureViewDescriptor::default())
        };
        let relief = Relief { height: texture(), matter: texture() };
        let mut oven = Oven { relief: Some(relief), ..default() };
        let whole = Rect::from_corners(Vec2::ZERO, size_px.as_vec2());
        oven.heights.extend(tiles(size_px, whole));
        oven.lights.extend(tiles(size_px, whole));
        oven
    }

    /// Adds what has changed: the height there, and the light as far as its shadow reaches.
    fn redo(&mut self, size_px: UVec2, px_per_u: Vec2, changed: &[Rect]) {
        let to_px = |rect: Rect| Rect::from_corners(rect.min * px_per_u, rect.max * px_per_u);
        for &rect in changed {
            let lit = Rect::from_corners(rect.min - LIGHT_REACH_BACK_U, rect.max + LIGHT_REACH_U);
            self.heights.extend(tiles(size_px, to_px(rect)));
            self.lights.extend(tiles(size_px, to_px(lit)));
        }
    }

    fn waiting(&self) -> usize {
        self.heights.len() + self.lights.len()
    }

    /// So many tiles of what is to be done next: all heights come before the lights that look at them.
    fn next(&self, most: usize) -> Vec<(Pass, (u32, u32))> {
        let heights = self.heights.iter().map(|&at| (Pass::Height, at));
        let lights = self.lights.iter().map(|&at| (Pass::Light, at));
        heights.chain(lights).take(most).collect()
    }
}

/// The tiles that a part of a picture lies in, by row and column.
fn tiles(size_px: UVec2, part: Rect) -> impl Iterator<Item = (u32, u32)> {
    let last = (size_px - 1) / TILE_PX;
    let first = (part.min.max(Vec2::ZERO).as_uvec2() / TILE_PX).min(last);
    let last = (part.max.max(Vec2::ZERO).as_uvec2() / TILE_PX).min(last);
    (first.y..=last.y).flat_map(move |row| (first.x..=last.x).map(move |column| (row, column)))
}

/// The pixels of a tile.
fn pixels(size_px: UVec2, (row, column): (u32, u32)) -> URect {
    let min = UVec2::new(column, row) * TILE_PX;
    URect::from_corners(min, (min + TILE_PX).min(size_px))
}

struct Tools<'a> {
    bakery: &'a Bakery,
    device: &'a RenderDevice,
    queue: &'a RenderQueue,
    cache: &'a PipelineCache,
    images: &'a RenderAssets<GpuImage>,
}

impl Tools<'_> {
    /// Bakes so many tiles at most; whether nothing is left to do. What is not ready yet is done next time.
    fn work_off(&mut self, pipelines: &Pipelines, pictures: &Pictures, oven: &mut Oven, most: usize) -> bool {
        let jobs = oven.next(most);
        if !jobs.is_empty() && self.draw(pipelines, pictures, oven.relief.as_ref(), &jobs).is_some() {
            for (pass, at) in jobs {
                match pass {
                    Pass::Height => oven.heights.remove(&at),
                    Pass::Light => oven.lights.remove(&at),
                };
            }
        }
        oven.waiting() == 0
    }

    fn draw(
        &self,
        pipelines: &Pipelines,
        pictures: &Pictures,
        relief: Option<&Relief>,
        jobs: &[(Pass, (u32, u32))],
    ) -> Option<()> {
        let relief = relief?;
        let sun = self.images.get(&pictures.sun)?;
        let rest = self.images.get(&pictures.rest)?;
        let frond = self.images.get(&self.bakery.frond)?;
        let height_pipeline = self.cache.get_render_pipeline(pipelines.height)?;
        let light_pipeline = self.cache.get_render_pipeline(pipelines.light)?;

        let mut shapes = DynamicUniformBuffer::<TileShape>::default();
        let px_per_u = pictures.size_px.x as f32 / self.bakery.conditions.window.x;
        let offsets: Vec<u32> = jobs
            .iter()
            .map(|&(_, at)| {
                let URect { min, max } = pixels(pictures.size_px, at);
                let part = Rect::from_corners(min.as_vec2() / px_per_u, max.as_vec2() / px_per_u);
                shapes.push(&TileShape::new(&self.bakery.conditions, px_per_u, part, &self.bakery.things))
            })
            .collect();
        shapes.write_buffer(self.device, self.queue);
        let shapes = shapes.binding()?;
        let heights = self.device.create_bind_group(
            "height of the ground",
            &self.cache.get_bind_group_layout(&pipelines.height_layout),
            &BindGroupEntries::single(shapes.clone()),
        );
        let lights = self.device.create_bind_group(
            "light on the ground",
            &self.cache.get_bind_group_layout(&pipelines.light_layout),
            &BindGroupEntries::sequential((
                shapes,
                &relief.height,
                &relief.matter,
                &frond.texture_view,
                &frond.sampler,
            )),
        );
        let mut encoder = self.device.create_command_encoder(&CommandEncoderDescriptor { label: Some("ground") });
        let draw = |encoder: &mut CommandEncoder, pass, pipeline, group: &BindGroup, targets| {
            let mut tiles = jobs.iter().zip(&offsets).filter(|((of, _), _)| *of == pass).peekable();
            if tiles.peek().is_none() {
                return;
            }
            let mut render = begin_pass(encoder, targets);
            render.set_pipeline(pipeline);
            for (&(_, at), &offset) in tiles {
                let URect { min, max } = pixels(pictures.size_px, at);
                render.set_bind_group(0, Some(&**group), &[offset]);
                render.set_scissor_rect(min.x, min.y, max.x - min.x, max.y - min.y);
                render.draw(0..3, 0..1);
            }
        };
        draw(&mut encoder, Pass::Height, height_pipeline, &heights, [&relief.height, &relief.matter]);
        draw(&mut encoder, Pass::Light, light_pipeline, &lights, [&sun.texture_view, &rest.texture_view]);
        self.queue.submit([encoder.finish()]);
        Some(())
    }
}

fn begin_pass<'a>(encoder: &'a mut CommandEncoder, targets: [&TextureView; 2]) -> wgpu::RenderPass<'a> {
    let keep = Operations { load: LoadOp::Load, store: StoreOp::Store };
    let [first, second] = targets;
    let attach = |view| Some(RenderPassColorAttachment { view, resolve_target: None, ops: keep, depth_slice: None });
    encoder.begin_render_pass(&RenderPassDescriptor {
        label: Some("ground"),
        color_attachments: &[attach(first), attach(second)],
        ..default()
    })
}
