// The ground as it is seen now: the baked light, and what changes over it.

#import bevy_sprite::mesh2d_functions::{get_world_from_local, mesh2d_position_local_to_clip, mesh2d_position_local_to_world}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> now: Now;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var sun: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var smooth_: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var rest: texture_2d<f32>;

struct Vertex {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
    @location(1) uv: vec2<f32>,
}

struct Seen {
    @builtin(position) clip: vec4<f32>,
    @location(0) world: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) @interpolate(flat) ways: vec3<u32>,
}

@vertex
fn vertex(in: Vertex) -> Seen {
    let world_from_local = get_world_from_local(in.instance);
    let position = vec4(in.position, 1.0);
    let world = mesh2d_position_local_to_world(world_from_local, position);
    return Seen(mesh2d_position_local_to_clip(world_from_local, position), world.xy, in.uv, packed_ways(now));
}

@fragment
fn fragment(in: Seen) -> @location(0) vec4<f32> {
    let ways = ways(in.ways);
    let by_sun = textureSampleLevel(sun, smooth_, in.uv, 0.0);
    let otherwise = textureSampleLevel(rest, smooth_, in.uv, 0.0);
    let p = in.world;
    if (ways.is_high_contrast) { return vec4(otherwise.rgb, veil(now, p)); }
    let share = share_of_sun(now, ways, p, by_sun.a);
    var colour = by_sun.rgb * 2.0 * share + otherwise.rgb;
    // Nothing but a leaf is green.
    let is_leaf = smoothstep(0.98, 1.12, otherwise.g / max(otherwise.r, 0.001));
    // Where somebody leads, a green leaf would still be louder than the earth round it: the hush takes colour too.
    let quiet = clamp(1.8 * (now.hush - 1.0), 0.0, 1.0) * clamp(1.3 - 2.0 * share, 0.0, 1.0);
    colour = mix(colour, dot(colour, vec3(0.30, 0.59, 0.11)) * vec3(1.14, 0.96, 0.68) * (1.0 - 0.35 * quiet), quiet);
    var glow = 0.0;
    for (var i = 0u; i < ways.glows; i++) {
        let r = length(p - now.glow[i].xy) / now.glow[i].z;
        let round = 3.4 * exp(-r * r * 0.9);
        let in_and_round = round * otherwise.a + 1.5 * exp(-max(r - 1.0, 0.0) * 2.1) * smoothstep(0.7, 1.1, r);
        glow += max(now.glow[i].w, 0.0) * in_and_round + max(-now.glow[i].w, 0.0) * round * is_leaf;
    }
    // What the ground is made of, from how it looks under the sky.
    let albedo = otherwise.rgb * vec3(2.9, 2.4, 2.0);
    colour += glow * (albedo * 0.55 + 0.05) * vec3(1.0, 0.62, 0.16);
    colour /= 1.0 + max(colour - 0.62, vec3(0.0)) * 0.55;
    return vec4(colour, veil(now, p));
}
