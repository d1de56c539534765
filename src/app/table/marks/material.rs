//! The material of marks: a shader of our own draws lines smooth, wavering and grainy on the ribbons of their mesh.

use bevy::asset::uuid_handle;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::{Shader, ShaderRef};
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

use super::mesh::{BROKEN, LINE};
use crate::app::shader;

const SHADER: Handle<Shader> = uuid_handle!("0a9d6a62-7f0c-4d8e-9c3b-51f2a3e6c701");

pub(super) fn plugin(app: &mut App) {
    shader::add(app, &SHADER, "marks.wgsl", &[include_str!("../../../../assets/shaders/marks.wgsl")]);
    app.add_plugins(Material2dPlugin::<MarkMaterial>::default());
}

/// Everything is in the mesh.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, Default)]
pub struct MarkMaterial {}

impl Material2d for MarkMaterial {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.vertex.buffers = vec![layout.0.get_layout(&[
            Mesh::ATTRIBUTE_POSITION.at_shader_location(0),
            Mesh::ATTRIBUTE_COLOR.at_shader_location(1),
            LINE.at_shader_location(2),
            BROKEN.at_shader_location(3),
        ])?];
        Ok(())
    }
}
