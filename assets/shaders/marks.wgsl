// Lines on the ground: smooth edges without multisampling, round ends and dashes, an outline that wavers, grains like dust.

#import bevy_sprite::mesh2d_functions::{get_world_from_local, mesh2d_position_local_to_clip}

struct Vertex {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(1) colour: vec4<f32>,
    // Across, along, half width, length (negative where the line is closed).
    @location(2) line: vec4<f32>,
    // Drawn of a period, period (0: no dashes), roughness, grain.
    @location(3) broken: vec4<f32>,
}

struct OnRibbon {
    @builtin(position) clip: vec4<f32>,
    @location(0) ground: vec2<f32>,
    @location(1) colour: vec4<f32>,
    @location(2) line: vec4<f32>,
    @location(3) broken: vec4<f32>,
}

// Wavers within 2.4 u, over about 9 u.
const ROUGHNESS: f32 = 2.4;
const ROUGH_WAVES: f32 = 0.11;
// Grains of about 2 u.
const GRAIN_WAVES: f32 = 0.55;

@vertex
fn vertex(vertex: Vertex) -> OnRibbon {
    var out: OnRibbon;
    let world_from_local = get_world_from_local(vertex.instance_index);
    out.clip = mesh2d_position_local_to_clip(world_from_local, vec4<f32>(vertex.position, 1.0));
    out.ground = vertex.position.xy;
    out.colour = vertex.colour;
    out.line = vertex.line;
    out.broken = vertex.broken;
    return out;
}

fn lattice(cell: vec2<i32>) -> f32 {
    var bits = (u32(cell.x) * 1597334677u) ^ (u32(cell.y) * 3812015801u);
    bits = (bits ^ (bits >> 16u)) * 0x7feb352du;
    bits = (bits ^ (bits >> 15u)) * 0x846ca68bu;
    return f32((bits ^ (bits >> 16u)) >> 8u) / 16777216.0;
}

// Value noise, 0 to 1.
fn noise(p: vec2<f32>) -> f32 {
    let corner = floor(p);
    let cell = vec2<i32>(corner);
    let f = p - corner;
    let ease = f * f * (3.0 - 2.0 * f);
    let low = mix(lattice(cell), lattice(cell + vec2<i32>(1, 0)), ease.x);
    let high = mix(lattice(cell + vec2<i32>(0, 1)), lattice(cell + vec2<i32>(1, 1)), ease.x);
    return mix(low, high, ease.y);
}

@fragment
fn fragment(in: OnRibbon) -> @location(0) vec4<f32> {
    let pixel = max(fwidth(in.ground.x), fwidth(in.ground.y));
    let coarse = noise(in.ground * ROUGH_WAVES + 31.0);
    let fine = noise(in.ground * ROUGH_WAVES * 2.7 + 7.0);
    let across = in.line.x + in.broken.z * ROUGHNESS * (0.65 * coarse + 0.35 * fine - 0.5);

    // How far beyond what is drawn, along the line.
    var beyond = 0.0;
    if in.line.w >= 0.0 {
        beyond = max(max(-in.line.y, in.line.y - in.line.w), 0.0);
    }
    if in.broken.y > 0.0 {
        let off = abs(fract(in.line.y / in.broken.y) - 0.5) * in.broken.y - in.broken.x * 0.5;
        beyond = max(beyond, off);
    }
    let outside = length(vec2<f32>(beyond, across)) - in.line.z;
    let covered = clamp(0.5 - outside / pixel, 0.0, 1.0);
    let grains = noise(in.ground * GRAIN_WAVES) * 0.6 + noise(in.ground * GRAIN_WAVES * 2.3 + 5.0) * 0.4;
    let dust = mix(1.0, clamp(1.95 - 1.9 * grains, 0.0, 1.0), in.broken.w);
    return vec4<f32>(in.colour.rgb, in.colour.a * covered * dust);
}
