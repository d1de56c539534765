//! Which graphics driver draws: Vulkan where there is one, else GL.
//!
//! Bevy would ask for either at once and make GL without a connection to the display, so that no window could be drawn with it.
//! So the question is asked here first, and where only GL answers, Bevy is handed a device that is ready.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{Backends, RenderCreation, WgpuSettings};
use bevy::tasks::block_on;
use bevy::winit::DisplayHandleWrapper;

use super::start::cannot_start;

/// In the place of Bevy's own [`RenderPlugin`], after the window system's.
pub(super) struct ChosenRenderPlugin;

impl Plugin for ChosenRenderPlugin {
    fn build(&self, app: &mut App) {
        let render_creation = if let Some(instance) = vulkan() {
            app.insert_resource(KeptDriver { _instance: instance });
            WgpuSettings { backends: Some(Backends::VULKAN), ..default() }.into()
        } else {
            with_gl(app).unwrap_or_else(|error| {
                let why = "no graphics driver was found: install one for Vulkan (on Debian, mesa-vulkan-drivers) or GL";
                cannot_start(why, &error)
            })
        };
        app.add_plugins(RenderPlugin { render_creation, ..default() });
    }
}

/// Bevy makes an instance of its own a moment later. As long as this one is there the driver stays loaded, which without a
/// graphics card means a whole compiler.
#[derive(Resource)]
struct KeptDriver {
    _instance: wgpu::Instance,
}

/// An instance with a driver for Vulkan, if there is one.
fn vulkan() -> Option<wgpu::Instance> {
    let descriptor = wgpu::InstanceDescriptor {
        backends: Backends::VULKAN,
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    };
    let instance = wgpu::Instance::new(descriptor);
    let has_driver = !block_on(instance.enumerate_adapters(Backends::VULKAN)).is_empty();
    has_driver.then_some(instance)
}

fn with_gl(app: &App) -> Result<RenderCreation, String> {
    let display = app.world().get_resource::<DisplayHandleWrapper>().ok_or("the window system has no display")?;
    let connected = wgpu::InstanceDescriptor::new_with_display_handle(Box::new(display.0.clone()));
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor { backends: Backends::GL, ..connected });
    let wanted = wgpu::RequestAdapterOptions::default();
    let adapter = block_on(instance.request_adapter(&wanted)).map_err(|error| error.to_string())?;
    let descriptor = wgpu::DeviceDescriptor {
        required_features: adapter.features(),
        required_limits: adapter.limits(),
        ..default()
    };
    let (device, queue) = block_on(adapter.request_device(&descriptor)).map_err(|error| error.to_string())?;
    info!("No Vulkan driver: drawing with GL ({})", adapter.get_info().name);
    Ok(RenderCreation::manual(
        RenderDevice::from(device),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(adapter.get_info())),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}
