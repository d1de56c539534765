// A seed, its shadow included, on a quad of its own. Places with y down, from the middle of the window, in u.

#import bevy_sprite::mesh2d_functions::{get_world_from_local, mesh2d_position_local_to_clip}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> now: Now;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var frond: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var smooth_: sampler;

struct Vertex {
    @builtin(instance_index) instance: u32,
    @location(0) position: vec3<f32>,
    // From the middle of the seed.
    @location(1) q: vec2<f32>,
    // Its middle, its height above where it lies, how deep that is below the ground.
    @location(2) place: vec4<f32>,
    // Half axes and turn.
    @location(3) form: vec4<f32>,
    // Tint, its own number, opacity of its shadow, opacity of all of it.
    @location(4) own: vec4<f32>,
    // Centre and radius of the hole it lies in.
    @location(5) hole: vec3<f32>,
}

struct Painted {
    @builtin(position) clip: vec4<f32>,
    @location(0) q: vec2<f32>,
    @location(1) @interpolate(flat) place: vec4<f32>,
    @location(2) @interpolate(flat) form: vec4<f32>,
    @location(3) @interpolate(flat) own: vec4<f32>,
    @location(4) @interpolate(flat) hole: vec3<f32>,
    @location(5) @interpolate(flat) ways: vec3<u32>,
}

@vertex
fn vertex(in: Vertex) -> Painted {
    let clip = mesh2d_position_local_to_clip(get_world_from_local(in.instance), vec4(in.position, 1.0));
    return Painted(clip, in.q, in.place, in.form, in.own, in.hole, packed_ways(now));
}

// The wall of the hole keeps the sun away from what is deep.
fn sun_over_wall(p: vec2<f32>, depth: f32, hole: vec3<f32>) -> f32 {
    if (hole.z <= 0.0) { return 1.0; }
    let rise = now.sun.z / length(now.sun.xy);
    let d = length(p + normalize(now.sun.xy) * depth / rise - hole.xy);
    return 1.0 - smoothstep(hole.z - 4.0 - depth * 0.18, hole.z + 2.0 + depth * 0.10, d);
}

fn to_seed(q: vec2<f32>, turn: f32) -> vec2<f32> {
    let c = cos(turn);
    let s = sin(turn);
    return vec2(c * q.x + s * q.y, -s * q.x + c * q.y);
}

@fragment
fn fragment(in: Painted) -> @location(0) vec4<f32> {
    let ways = ways(in.ways);
    let q = in.q;
    let lift = in.place.z;
    let a = in.form.x;
    let b = in.form.y;
    let c = in.form.z;
    let turn = in.form.w;
    let number = in.own.y;
    let away = normalize(now.sun.xy) / (now.sun.z / length(now.sun.xy));
    let l = to_seed(q, turn);
    let wide = b * (1.0 + 0.10 * l.x / a);
    let bent = 0.05 * b * cos(l.x / a * 1.6);
    let k = vec2(l.x / a, (l.y - bent * number) / wide);
    let e = length(k);
    let px = 1.1 / now.px_per_u;
    let cover = 1.0 - smoothstep(1.0 - px / b, 1.0 + px / b * 0.3, e);

    // The shadow parts from the seed, and softens, with its height.
    let soft = 2.2 + lift * 0.13;
    let in_shadow = length(to_seed(q + away * (lift + c * 0.55), turn) / vec2(a + soft * 0.2, b + soft * 0.2));
    var shadow = (1.0 - smoothstep(1.0 - soft / b, 1.0 + soft / b * 0.9, in_shadow)) * in.own.z;
    let contact = length(l / vec2(a, b));
    if (lift < 2.0) {
        shadow = max(shadow, 0.62 * (1.0 - smoothstep(0.80, 1.42, contact)));
    } else {
        shadow = max(shadow, 0.50 * (1.0 - smoothstep(0.92, 1.20, contact)));
    }
    var shadow_colour = vec3(0.0113, 0.0032, 0.0008);

    var colour = vec3(0.0);
    if (e < 1.0 + 2.0 * px / b) {
        let inner = min(e, 0.9995);
        let z = sqrt(1.0 - inner * inner);
        var n = normalize(vec3(k.x / a * b * 0.98, k.y, z * b / c));
        let turn_c = cos(turn);
        let turn_s = sin(turn);
        n = vec3(turn_c * n.x - turn_s * n.y, turn_s * n.x + turn_c * n.y, n.z);
        let salt = u32(number * 9999.0);
        let family = in.own.x * 5.0;
        var albedo = linear(vec3(0.570, 0.535, 0.415));
        if (family < 1.0) { albedo = linear(vec3(0.520, 0.530, 0.450)); }
        else if (family < 2.0) { albedo = linear(vec3(0.470, 0.495, 0.385)); }
        else if (family < 3.0) { albedo = linear(vec3(0.585, 0.575, 0.480)); }
        else if (family < 4.0) { albedo = linear(vec3(0.455, 0.490, 0.465)); }
        albedo *= 0.88 + 0.26 * fract(in.own.x * 37.7);
        // Lines of growth round the scar, and mottling.
        let scar = vec2(0.86, 0.10 * (number - 0.5) * 4.0);
        let rings = sin(length(vec3(k - scar, z * 0.9)) * 30.0 + noise(k * 2.0, salt) * 1.6);
        albedo *= 1.0 - 0.085 * smoothstep(0.3, 1.0, rings);
        albedo *= 1.0 + 0.09 * fbm(k * 1.7 + vec2(f32(salt % 997u)), salt);
        albedo = mix(albedo, linear(vec3(0.25, 0.19, 0.13)),
            0.85 * (1.0 - smoothstep(0.10, 0.20, length(k - scar * vec2(0.94, 1.0)))));

        let p = in.place.xy + q;
        let world = vec2(p.x, -p.y);
        var sunlit = 1.0;
        if (lift <= 1.0) { sunlit = sun_over_wall(p, max(in.place.w - c * z * 0.9, 0.0), in.hole); }
        sunlit *= share_of_sun(now, ways, world, select(0.0, 1.0, lift < 2.0));
        let dapple = textureSampleLevel(frond, smooth_, p / now.window + 0.5, 0.0).r * now.frond_strength;
        sunlit *= 1.0 - 0.72 * dapple;
        let facing = max(dot(n, now.sun), 0.0) * 0.92 + 0.08 * max(dot(n, now.sun) * 0.5 + 0.5, 0.0);
        let open = mix(select(0.45, 0.42, lift <= 1.0), 1.0, smoothstep(0.0, 0.75, z));
        let sky = now.sky_colour * 1.1;
        colour = albedo * (now.sun_colour * facing * mix(0.10, 1.0, sunlit) + sky * (0.5 + 0.5 * n.z) * open
            + now.bounce_colour * 1.3 * (1.0 - z) * open * 0.8);
        let half_way = normalize(now.sun + vec3(0.0, 0.0, 1.0));
        let facing_half = max(dot(n, half_way), 0.0);
        colour += (pow(facing_half, 150.0) * 1.35 + pow(facing_half, 22.0) * 0.15) * now.sun_colour * mix(0.10, 1.0, sunlit);
        colour += sky * pow(1.0 - z, 3.0) * 0.22 * max(0.0, -n.y + 0.3);
        // The dark edge that keeps it readable on pale ground.
        colour *= mix(1.0, 0.38, smoothstep(0.86, 1.0, e));
        var glow = 0.0;
        for (var i = 0u; i < ways.glows; i++) {
            let r = length(in.place.xy * vec2(1.0, -1.0) - now.glow[i].xy) / now.glow[i].z;
            glow += 0.7 * abs(now.glow[i].w) * (1.0 - smoothstep(0.75, 1.15, r));
        }
        colour += glow * vec3(1.0, 0.66, 0.20) * (0.16 + 0.75 * pow(1.0 - z, 1.5));
        colour /= 1.0 + max(colour - 0.70, vec3(0.0)) * 0.55;
        if (ways.is_high_contrast) {
            let light = dot(colour, vec3(0.3, 0.6, 0.1));
            colour = linear(mix(vec3(0.80, 0.77, 0.70), vec3(1.0, 0.985, 0.94), smoothstep(0.12, 0.6, light)));
            colour = mix(colour, vec3(0.0), smoothstep(0.84, 0.93, e));
        }
    }
    if (ways.is_high_contrast) {
        shadow = select(0.0, 1.0 - smoothstep(1.0, 1.18, e), e < 1.25 && e > 0.9);
        shadow_colour = vec3(0.0);
    }
    let alpha = cover + (1.0 - cover) * shadow;
    if (alpha <= 0.0) { discard; }
    return vec4((colour * cover + shadow_colour * shadow * (1.0 - cover)) / alpha, alpha * in.own.w);
}
