//! Our own shaders are part of the program, so that no file can be missing.

use bevy::prelude::*;

/// Makes a shader of these sources, one after the other, known by its handle.
pub(super) fn add(app: &mut App, handle: &Handle<Shader>, name: &'static str, sources: &[&str]) {
    let shader = Shader::from_wgsl(sources.concat(), name);
    if let Err(error) = app.world_mut().resource_mut::<Assets<Shader>>().insert(handle.id(), shader) {
        error!("{name} is missing from the program: {error}");
    }
}
