//! Draws the seeds: one quad each, all of them in two meshes (those that lie, and those in the air above the marks), with a
//! shader that gives them form, light and shadow. Everything comes from a seed's transform: x and y are its place, z its height,
//! its scale half its length, its rotation its turn.

use bevy::asset::{AssetEventSystems, RenderAssetUsages, uuid_handle};
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::{Indices, MeshVertexAttribute, MeshVertexBufferLayoutRef, PrimitiveTopology, VertexFormat};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::window::PrimaryWindow;

use super::flight::Seed;
use super::heap::{self, dug_hole};
use super::layout::Layout;
use super::{TableLayout, TableStand};
use crate::app::ground::{GroundSystems, Now, Seen};
use crate::app::shader;
use crate::app::theme::palette::{Faded, PaintSystems};
use crate::app::theme::widget::LooseSeed;
use crate::app::window_size::px_per_u;

const SEED_SHADER: Handle<Shader> = uuid_handle!("0c4fd6d2-5a0f-4f57-9a3c-7d7b3d6c1a04");

/// Seeds that lie are drawn on the ground and the leaves, below the marks; seeds in the air above the marks.
const LYING_Z: f32 = heap::SEED_Z;
const FLYING_Z: f32 = 40.0;

const FROM_MIDDLE: MeshVertexAttribute = MeshVertexAttribute::new("FromMiddle", 0x5eed_0001, VertexFormat::Float32x2);
const PLACE: MeshVertexAttribute = MeshVertexAttribute::new("Place", 0x5eed_0002, VertexFormat::Float32x4);
const FORM: MeshVertexAttribute = MeshVertexAttribute::new("Form", 0x5eed_0003, VertexFormat::Float32x4);
const OWN: MeshVertexAttribute = MeshVertexAttribute::new("Own", 0x5eed_0004, VertexFormat::Float32x4);
const HOLE: MeshVertexAttribute = MeshVertexAttribute::new("Hole", 0x5eed_0005, VertexFormat::Float32x3);

pub(super) fn plugin(app: &mut App) {
    let sources = [
        include_str!("../../../assets/shaders/seed.wgsl"),
        include_str!("../../../assets/shaders/now.wgsl"),
        include_str!("../../../assets/shaders/noise.wgsl"),
    ];
    shader::add(app, &SEED_SHADER, "seed.wgsl", &sources);
    app.add_plugins(Material2dPlugin::<SeedMaterial>::default()).add_systems(Startup, spawn_meshes).add_systems(
        PostUpdate,
        (light_seeds, fill_meshes).after(GroundSystems).after(PaintSystems::Late).before(AssetEventSystems),
    );
}

#[derive(Asset, AsBindGroup, TypePath, Clone)]
struct SeedMaterial {
    #[uniform(0)]
    now: Now,
    #[texture(1)]
    #[sampler(2)]
    frond: Handle<Image>,
}

impl Material2d for SeedMaterial {
    fn vertex_shader() -> ShaderRef {
        SEED_SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SEED_SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        _key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let vertex = layout.0.get_layout(&[
            Mesh::ATTRIBUTE_POSITION.at_shader_location(0),
            FROM_MIDDLE.at_shader_location(1),
            PLACE.at_shader_location(2),
            FORM.at_shader_location(3),
            OWN.at_shader_location(4),
            HOLE.at_shader_location(5),
        ])?;
        descriptor.vertex.buffers = vec![vertex];
        Ok(())
    }
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum SeedMesh {
    Lying,
    Flying,
}

fn spawn_meshes(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    for (which, z) in [(SeedMesh::Lying, LYING_Z), (SeedMesh::Flying, FLYING_Z)] {
        // Bevy has no room for a mesh of nothing: while there is no seed to draw, it is hidden.
        let mesh = Mesh2d(meshes.add(Rectangle::default()));
        let name = Name::new(format!("{which:?} seeds"));
        commands.spawn((name, which, mesh, Visibility::Hidden, Transform::from_xyz(0.0, 0.0, z), NoFrustumCulling));
    }
}

/// The light of the moment falls on seeds as on the ground.
fn light_seeds(
    seen: Res<Seen>,
    drawn: Query<(Entity, Option<&MeshMaterial2d<SeedMaterial>>), With<SeedMesh>>,
    mut materials: ResMut<Assets<SeedMaterial>>,
    mut commands: Commands,
) {
    let Some(now) = seen.now.filter(|_| seen.is_changed()) else { return };
    for (entity, material) in &drawn {
        let lit = SeedMaterial { now, frond: seen.frond.clone() };
        match material {
            Some(material) => {
                if let Some(mut material) = materials.get_mut(&material.0) {
                    *material = lit;
                }
            }
            None => {
                commands.entity(entity).insert(MeshMaterial2d(materials.add(lit)));
            }
        }
    }
}

/// Everything that is drawn of one seed.
struct Quad {
    /// From where it lies to the eye: what is drawn later covers what was drawn before.
    order: f32,
    /// With y down.
    middle: Vec2,
    lift: f32,
    depth: f32,
    form: [f32; 4],
    own: [f32; 4],
    hole: [f32; 3],
}

fn quad(layout: &Layout, seed: &Seed, transform: &Transform) -> Quad {
    let at = transform.translation;
    let height = heap::height(at);
    let lift = (height - heap::HIGHEST_LAYER).max(0.0);
    let down = |v: Vec2| Vec2::new(v.x, -v.y);
    let long = transform.scale.x;
    let hole = if lift > 0.0 { None } else { hole_under(layout, at.truncate()) };
    let depth = hole.map_or(0.0, |(centre, radius)| {
        let r = at.truncate().distance(centre) / radius;
        let bowl = radius * 0.6 * (1.0 - r.powf(2.5)).max(0.0).powf(1.2);
        (bowl - long * (0.5 + 1.1 * height)).max(0.0)
    });
    let turn = transform.rotation.to_euler(EulerRot::ZYX).0;
    Quad {
        order: at.z,
        middle: down(at.truncate()),
        lift,
        depth,
        form: [long, long * seed.breadth, long * seed.thickness, -turn],
        own: [seed.tint, seed.own, (0.60 - 0.30 * (lift / 60.0)).max(0.28), opacity(transform)],
        hole: hole.map_or([0.0; 3], |(centre, radius)| [centre.x, -centre.y, radius]),
    }
}

/// Of a seed that fades the z of its scale is less than its length.
fn opacity(transform: &Transform) -> f32 {
    if transform.scale.x > 0.0 { transform.scale.z / transform.scale.x } else { 0.0 }
}

/// The hole that a seed lies in, if any.
fn hole_under(layout: &Layout, at: Vec2) -> Option<(Vec2, f32)> {
    let centres = layout.row.track().map(|hole| layout.to_world(dug_hole(layout, hole)));
    centres.map(|centre| (centre, layout.radius)).find(|&(centre, radius)| at.distance(centre) < radius * 1.2)
}

fn mesh_of(quads: &[Quad]) -> Mesh {
    let corners = [Vec2::new(-1.0, -1.0), Vec2::new(1.0, -1.0), Vec2::new(1.0, 1.0), Vec2::new(-1.0, 1.0)];
    let mut positions: Vec<[f32; 3]> = Vec::new();
    let mut from_middle: Vec<[f32; 2]> = Vec::new();
    let mut places: Vec<[f32; 4]> = Vec::new();
    for quad in quads {
        // Room for the shadow, which lies down right.
        let reach = quad.form[0] * 1.35 + quad.lift * 1.6 + 10.0;
        let aside = Vec2::new(0.5, 0.45) * quad.lift * 0.9;
        for corner in corners {
            let q = aside + corner * reach;
            let at = quad.middle + q;
            positions.push([at.x, -at.y, 0.0]);
            from_middle.push(q.to_array());
            places.push([quad.middle.x, quad.middle.y, quad.lift, quad.depth]);
        }
    }
    fn four_times<const N: usize>(quads: &[Quad], value: impl Fn(&Quad) -> [f32; N]) -> Vec<[f32; N]> {
        quads.iter().flat_map(|quad| [value(quad); 4]).collect()
    }
    let indices = (0..quads.len() as u32).flat_map(|i| [0, 1, 2, 0, 2, 3].map(|corner| i * 4 + corner)).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(FROM_MIDDLE, from_middle)
        .with_inserted_attribute(PLACE, places)
        .with_inserted_attribute(FORM, four_times(quads, |quad| quad.form))
        .with_inserted_attribute(OWN, four_times(quads, |quad| quad.own))
        .with_inserted_attribute(HOLE, four_times(quads, |quad| quad.hole))
        .with_inserted_indices(Indices::U32(indices))
}

/// A seed that lies on a screen: in a hollow of its own size, or on plain ground.
type ScreenSeed = (
    &'static LooseSeed,
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Option<&'static Faded>,
);

/// Its own look comes from where it lies.
fn screen_quad(lies: LooseSeed, node: &ComputedNode, at: &UiGlobalTransform, px_per_u: f32, window: Vec2) -> Quad {
    let place = at.translation / px_per_u;
    let middle = place - window / 2.0;
    // Places are whole or half units: a hair more or less must not make another seed of it.
    let own_place = |place: Vec2| (place.x * 7.0 + place.y * 3.0 + 0.23) as usize;
    let seed = Seed::new(match lies {
        LooseSeed::Moving => 0,
        LooseSeed::Coming { aside, .. } => own_place(place + aside),
        LooseSeed::OnGround | LooseSeed::InHole { .. } => own_place(place),
    });
    let long = node.size.x / px_per_u / 2.0;
    let (hole, depth) = match lies {
        LooseSeed::OnGround | LooseSeed::Moving => ([0.0; 3], 0.0),
        LooseSeed::InHole { aside, radius } | LooseSeed::Coming { aside, radius } => {
            let centre = middle + aside;
            ([centre.x, centre.y, radius], (0.5 * radius - 0.5 * long).max(0.0))
        }
    };
    Quad {
        order: heap::SEED_Z,
        middle,
        lift: 0.0,
        depth,
        form: [long, long * seed.breadth, long * seed.thickness, seed.turn],
        own: [seed.tint, seed.own, 0.60, 1.0],
        hole,
    }
}

/// Follows the seeds whenever one has moved, come or gone.
fn fill_meshes(
    layout: Res<TableLayout>,
    stand: Res<TableStand>,
    moved: Query<(), (With<Seed>, Changed<Transform>)>,
    seeds: Query<(&Seed, &Transform)>,
    on_screens: Query<ScreenSeed>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut drawn: Query<(&SeedMesh, &Mesh2d, &mut Visibility)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut known: Local<(usize, Vec<Vec2>)>,
) {
    let Ok(window) = windows.single() else { return };
    let size_px = window.physical_size().max(UVec2::ONE).as_vec2();
    let px_per_u = px_per_u(size_px);
    let size = size_px / px_per_u;
    // One on a page that is not open has no size, and nothing without size can be drawn.
    let visible = on_screens
        .iter()
        .filter(|(_, node, _, visibility, faded)| visibility.get() && !node.is_empty() && Faded::shows(*faded));
    let loose: Vec<Quad> = visible.map(|(&lies, node, at, ..)| screen_quad(lies, node, at, px_per_u, size)).collect();
    let on_table = seeds.iter().filter(|_| *stand != TableStand::Away);
    let now = (on_table.clone().count(), loose.iter().map(|quad| quad.middle).collect());
    if moved.is_empty() && now == *known {
        return;
    }
    *known = now;
    let quads = on_table.map(|(seed, transform)| quad(&layout.0, seed, transform)).chain(loose);
    let (mut flying, mut lying): (Vec<Quad>, Vec<Quad>) = quads.partition(|quad| quad.lift > 0.0);
    for quads in [&mut flying, &mut lying] {
        quads.sort_by(|a, b| a.order.total_cmp(&b.order));
    }
    for (which, mesh, mut visibility) in &mut drawn {
        let quads = if *which == SeedMesh::Lying { &lying } else { &flying };
        visibility.set_if_neq(if quads.is_empty() { Visibility::Hidden } else { Visibility::Inherited });
        if !quads.is_empty()
            && let Some(mut mesh) = meshes.get_mut(&mesh.0)
        {
            *mesh = mesh_of(quads);
        }
    }
}
