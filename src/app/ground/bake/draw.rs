//! The two passes: from what lies on a tile to its height, and from the height round it to the light on it.

use bevy::math::{Rect, URect};
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::binding_types::{sampler, texture_2d, uniform_buffer};
use bevy::render::render_resource::{
    BindGroup, BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries, CachedRenderPipelineId,
    ColorTargetState, ColorWrites, CommandEncoder, CommandEncoderDescriptor, DynamicUniformBuffer, FragmentState,
    LoadOp, Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor, RenderPipelineDescriptor,
    SamplerBindingType, ShaderStages, StoreOp, TextureFormat, TextureSampleType, TextureView, VertexState,
};
use bevy::render::renderer::{RenderDevice, RenderQueue};
use bevy::render::texture::GpuImage;

use super::oven::{Oven, Pass, RELIEF_FORMAT, Relief, pixels};
use super::{Bakery, HEIGHT_SHADER, LIGHT_FORMAT, LIGHT_SHADER, Pictures};
use crate::app::ground::tile::TileShape;

/// The pipelines of both passes.
pub(super) struct Pipelines {
    height_layout: BindGroupLayoutDescriptor,
    light_layout: BindGroupLayoutDescriptor,
    height: CachedRenderPipelineId,
    light: CachedRenderPipelineId,
}

impl Pipelines {
    pub fn new(cache: &PipelineCache) -> Pipelines {
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

/// What it takes to draw, and what there is to draw.
pub(super) struct Tools<'a> {
    pub bakery: &'a Bakery,
    pub device: &'a RenderDevice,
    pub queue: &'a RenderQueue,
    pub cache: &'a PipelineCache,
    pub images: &'a RenderAssets<GpuImage>,
}

impl Tools<'_> {
    /// Bakes so many tiles at most; whether nothing is left to do. What is not ready yet is done next time.
    pub fn work_off(&mut self, pipelines: &Pipelines, pictures: &Pictures, oven: &mut Oven, most: usize) -> bool {
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

    /// Copies the fine pictures before they change.
    pub fn keep_as_it_was(&self) {
        let Bakery { fine, before, .. } = self.bakery;
        let pairs = [(&fine.sun, &before.sun), (&fine.rest, &before.rest)];
        let mut encoder = self.device.create_command_encoder(&CommandEncoderDescriptor { label: Some("veil") });
        for (from, to) in pairs {
            let (Some(from), Some(to)) = (self.images.get(from), self.images.get(to)) else { return };
            encoder.copy_texture_to_texture(
                from.texture.as_image_copy(),
                to.texture.as_image_copy(),
                from.texture_descriptor.size,
            );
        }
        self.queue.submit([encoder.finish()]);
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
