//! The patch of earth that everything lies on. What is dug into it and laid on it is plain data ([`Thing`]); two shader passes
//! bake it into pictures of light (`bake`), again only where something has changed; a cheap shader shows them with the shade
//! and the glow of the moment (`now`).
//!
//! Formulas: value noise for height, a marched shadow of a low sun, an open sky, and albedo by what lies there.

mod bake;
mod frond;
mod lies;
mod light_of_day;
mod now;
mod thing;
mod tile;
mod under_words;
mod veil;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bevy::asset::{RenderAssetUsages, uuid_handle};
use bevy::image::ImageSampler;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, Extent3d, RenderPipelineDescriptor, SpecializedMeshPipelineError, TextureDimension, TextureUsages,
};
use bevy::render::renderer::RenderAdapterInfo;
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};
use bevy::ui::UiSystems;
use bevy::window::{PrimaryWindow, RequestRedraw};

pub use lies::Lies;
pub use light_of_day::LightOfDay;
pub use now::Now;
pub use thing::{Dug, Matter, Thing};
pub use under_words::OnScreens;

use super::shader;
use super::table::{Light, ShownTable, TableLayout, TableStand};
use super::theme::palette::Palette;
use super::window_size::px_per_u;
use bake::{Bakery, LIGHT_FORMAT, Pictures, Progress};
use tile::Conditions;
use veil::Veil;

const GROUND_SHADER: Handle<Shader> = uuid_handle!("0c4fd6d2-5a0f-4f57-9a3c-7d7b3d6c1a03");

/// How much smaller the picture is that is there at once.
const COARSE: u32 = 4;

/// While a window is being dragged to another size the old picture is stretched; so long after the last change it is baked anew.
const SETTLED: Duration = Duration::from_millis(120);

pub(super) fn plugin(app: &mut App) {
    let sources =
        [include_str!("../../../assets/shaders/ground.wgsl"), include_str!("../../../assets/shaders/now.wgsl")];
    shader::add(app, &GROUND_SHADER, "ground.wgsl", &sources);
    app.init_resource::<GroundLook>()
        .init_resource::<Terrain>()
        .init_resource::<Seen>()
        .add_plugins((bake::plugin, veil::plugin, under_words::plugin, Material2dPlugin::<GroundMaterial>::default()))
        .add_systems(Startup, spawn_ground)
        .add_systems(PostUpdate, (lay_out_ground, show_newest_pictures, light_ground).chain().in_set(GroundSystems))
        .configure_sets(PostUpdate, GroundSystems.after(UiSystems::Layout));
}

/// The ground follows what lies on it, when everything has its place.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroundSystems;

/// How the ground is lit and drawn: what a person chose.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GroundLook {
    pub light: LightOfDay,
    pub palette: Palette,
}

/// What is dug and laid on the ground besides widgets.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Terrain {
    /// The holes of the table and its leaves. Written by the table.
    pub board: Vec<Thing>,
    /// Letters and grooves. Written by the screen that shows them.
    pub screen: Vec<Thing>,
}

/// The light on the ground at this moment, for whatever else it falls on; and the shadow of the palm.
#[derive(Resource, Clone, Debug, Default)]
pub struct Seen {
    pub now: Option<Now>,
    pub frond: Handle<Image>,
    /// Whether the ground is seen as fine as it gets.
    pub is_fine: bool,
}

/// The patch of ground under everything. A touch on it means no hole.
#[derive(Component)]
pub struct Ground;

#[derive(Asset, AsBindGroup, TypePath, Clone)]
struct GroundMaterial {
    #[uniform(0)]
    now: Now,
    #[texture(1)]
    #[sampler(2)]
    sun: Handle<Image>,
    #[texture(3)]
    rest: Handle<Image>,
    is_veil: bool,
}

impl Material2d for GroundMaterial {
    fn vertex_shader() -> ShaderRef {
        GROUND_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        GROUND_SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        if self.is_veil { AlphaMode2d::Blend } else { AlphaMode2d::Opaque }
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        _key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let place = Mesh::ATTRIBUTE_POSITION.at_shader_location(0);
        let vertex = layout.0.get_layout(&[place, Mesh::ATTRIBUTE_UV_0.at_shader_location(1)])?;
        descriptor.vertex.buffers = vec![vertex];
        Ok(())
    }
}

/// Nothing is drawn before the first picture is there.
fn spawn_ground(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    let mesh = Mesh2d(meshes.add(Rectangle::new(1.0, 1.0)));
    commands.spawn((Name::new("Ground"), Ground, mesh, Transform::default()));
}

/// Tells the bakery what lies on the ground now, and on how large a ground.
fn lay_out_ground(
    windows: Query<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    look: Res<GroundLook>,
    (terrain, layout): (Res<Terrain>, Res<TableLayout>),
    widgets: Query<lies::LyingNode>,
    adapter: Option<Res<RenderAdapterInfo>>,
    bakery: Option<ResMut<Bakery>>,
    mut images: ResMut<Assets<Image>>,
    mut veil: ResMut<Veil>,
    mut changing: Local<(UVec2, Duration)>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut seen: ResMut<Seen>,
    mut commands: Commands,
) {
    let Ok(window) = windows.single() else { return };
    let size_px = window.physical_size().max(UVec2::ONE);
    let px_per_u = px_per_u(size_px.as_vec2());
    let things = || {
        let widgets = widgets.iter().filter_map(|node| lies::thing(node, px_per_u));
        let dug = terrain.board.iter().chain(&terrain.screen).copied();
        Arc::new(dug.chain(widgets).collect::<Vec<Thing>>())
    };
    let conditions = Conditions {
        window: size_px.as_vec2() / px_per_u,
        light: look.light,
        palette: look.palette,
        is_cheap: adapter.as_ref().is_some_and(|adapter| adapter.device_type == wgpu::DeviceType::Cpu),
    };
    let Some(mut bakery) = bakery else {
        seen.frond = images.add(frond::paint(conditions.window));
        commands.insert_resource(Bakery {
            conditions,
            things: things(),
            frond: seen.frond.clone(),
            coarse: pictures(&mut images, size_px / COARSE),
            fine: pictures(&mut images, size_px),
            before: pictures(&mut images, size_px),
            kept: 0,
            is_much: false,
            edition: 1,
            version: 1,
            progress: Arc::new(Progress::default()),
        });
        *changing = (size_px, time.elapsed());
        return;
    };
    if changing.0 != size_px {
        *changing = (size_px, time.elapsed());
    }
    if bakery.conditions != conditions || bakery.fine.size_px != size_px {
        if time.elapsed() < changing.1 + SETTLED {
            redraws.write(RequestRedraw);
            return;
        }
        if bakery.conditions.window != conditions.window {
            seen.frond = images.add(frond::paint(conditions.window));
            bakery.frond = seen.frond.clone();
        }
        bakery.conditions = conditions;
        bakery.things = things();
        bakery.coarse = pictures(&mut images, size_px / COARSE);
        bakery.fine = pictures(&mut images, size_px);
        bakery.before = pictures(&mut images, size_px);
        bakery.edition += 1;
        bakery.version += 1;
    } else {
        let things = things();
        if *bakery.things != *things {
            // Without a graphics card a change takes many frames, and is seen sooner without a veil.
            let is_fine = bakery.is_done() && bakery.progress.fine.load(Ordering::Relaxed) == bakery.edition;
            let is_fine = is_fine && !conditions.is_cheap;
            let changes = differences(&bakery.things, &things);
            let opens_at = board_comes(&bakery.things, &terrain.board).then(|| layout.0.to_world(layout.0.centre));
            bakery.is_much = changes > veil::FEW || (bakery.is_much && !bakery.is_seen());
            bakery.things = things;
            bakery.version += 1;
            if veil.begin(changes, opens_at, is_fine) {
                bakery.kept = bakery.version;
            }
        }
    }
    // Where nothing draws, nothing is waited for.
    if adapter.is_some() && !bakery.is_done() {
        redraws.write(RequestRedraw);
    }
}

/// Whether a board is there of which nothing was there before.
fn board_comes(before: &[Thing], board: &[Thing]) -> bool {
    !board.is_empty() && !before.iter().any(|thing| board.contains(thing))
}

/// How many things are in one of them only.
fn differences(before: &[Thing], after: &[Thing]) -> usize {
    let missing = |from: &[Thing], all: &[Thing]| from.iter().filter(|thing| !all.contains(thing)).count();
    missing(before, after) + missing(after, before)
}

/// A pair of empty pictures to bake into.
fn pictures(images: &mut Assets<Image>, size_px: UVec2) -> Pictures {
    let size_px = size_px.max(UVec2::ONE);
    let mut picture = || {
        let size = Extent3d { width: size_px.x, height: size_px.y, depth_or_array_layers: 1 };
        let mut image = Image::new_uninit(size, TextureDimension::D2, LIGHT_FORMAT, RenderAssetUsages::RENDER_WORLD);
        image.texture_descriptor.usage = TextureUsages::RENDER_ATTACHMENT
            | TextureUsages::TEXTURE_BINDING
            | TextureUsages::COPY_SRC
            | TextureUsages::COPY_DST;
        image.sampler = ImageSampler::linear();
        images.add(image)
    };
    Pictures { sun: picture(), rest: picture(), size_px }
}

/// Shows the fine picture of this edition if it is there, else the coarse one, else whatever was shown before.
fn show_newest_pictures(
    bakery: Option<Res<Bakery>>,
    veil: Res<Veil>,
    mut seen: ResMut<Seen>,
    grounds: Query<(Entity, Option<&MeshMaterial2d<GroundMaterial>>), With<Ground>>,
    mut transforms: Query<&mut Transform, With<Ground>>,
    mut materials: ResMut<Assets<GroundMaterial>>,
    mut commands: Commands,
) {
    let (Some(bakery), Some(now), Ok((ground, material))) = (bakery, seen.now, grounds.single()) else { return };
    if let Ok(mut transform) = transforms.single_mut() {
        transform.set_if_neq(Transform::from_scale(bakery.conditions.window.extend(1.0)));
    }
    let is_fine = bakery.progress.fine.load(Ordering::Relaxed) == bakery.edition;
    let is_done = is_fine && bakery.is_done() && veil.is_away();
    if seen.is_fine != is_done {
        seen.is_fine = is_done;
    }
    let newest = if is_fine {
        &bakery.fine
    } else if bakery.progress.coarse.load(Ordering::Relaxed) == bakery.edition {
        &bakery.coarse
    } else {
        return;
    };
    match material {
        Some(material) => {
            if materials.get(&material.0).is_some_and(|material| material.sun != newest.sun)
                && let Some(mut material) = materials.get_mut(&material.0)
            {
                (material.sun, material.rest) = (newest.sun.clone(), newest.rest.clone());
            }
        }
        None => {
            let material = materials.add(GroundMaterial {
                now,
                sun: newest.sun.clone(),
                rest: newest.rest.clone(),
                is_veil: false,
            });
            commands.entity(ground).insert(MeshMaterial2d(material));
        }
    }
}

/// Lights the ground as the table says.
fn light_ground(
    bakery: Option<Res<Bakery>>,
    layout: Res<TableLayout>,
    light: Res<Light>,
    shown: Res<ShownTable>,
    stand: Res<TableStand>,
    grounds: Query<&MeshMaterial2d<GroundMaterial>, With<Ground>>,
    mut seen: ResMut<Seen>,
    mut materials: ResMut<Assets<GroundMaterial>>,
) {
    let Some(bakery) = bakery else { return };
    let px_per_u = px_per_u(bakery.fine.size_px.as_vec2());
    // Where nobody plays, nobody's side lies in the shade.
    let is_played = shown.get().is_some() && *stand == TableStand::Played;
    let no_light = Light::default();
    let light = if *stand == TableStand::Away { &no_light } else { &*light };
    let now = Now::new(&bakery.conditions, &layout.0, light, is_played, px_per_u);
    if seen.now != Some(now) {
        seen.now = Some(now);
    }
    for material in &grounds {
        if materials.get(&material.0).is_some_and(|material| material.now != now)
            && let Some(mut material) = materials.get_mut(&material.0)
        {
            material.now = now;
        }
    }
}
