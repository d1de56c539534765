// Second pass of the ground: low sun, its shadows and the light of the sky. What the sun gives and all the rest are kept apart,
// so that shade can cross the board without a new baking.

@group(0) @binding(1) var heights: texture_2d<f32>;
@group(0) @binding(2) var matters: texture_2d<f32>;
@group(0) @binding(3) var frond: texture_2d<f32>;
@group(0) @binding(4) var smooth_: sampler;

struct Lit {
    // Light of the sun / 2; how much of it shade and hush may take.
    @location(0) sun: vec4<f32>,
    // Light of sky and ground; how much a glow shows here.
    @location(1) rest: vec4<f32>,
}

fn height_at(p: vec2<f32>) -> f32 {
    let last = vec2<i32>(textureDimensions(heights)) - 1;
    return unpack_height(textureLoad(heights, clamp(vec2<i32>(p * tile.px_per_u), vec2(0), last), 0));
}

fn sunlit(p: vec2<f32>, height: f32, jitter: f32) -> f32 {
    let way = normalize(tile.sun.xy);
    let rise = tile.sun.z / length(tile.sun.xy);
    var hidden = 0.0;
    var step_u = 1.2;
    var t = 0.8 + jitter * 0.9;
    let steps = select(26, 13, is_cheap);
    let grow = select(1.10, 1.21, is_cheap);
    for (var i = 0; i < steps; i++) {
        hidden = max(hidden, (height_at(p + way * t) - (height + 0.25 + t * rise)) / (0.8 + t * 0.17));
        t += step_u;
        step_u *= grow;
    }
    return 1.0 - smoothstep(-0.45, 1.0, hidden);
}

fn open_sky(p: vec2<f32>, height: f32, jitter: f32) -> f32 {
    var walls = 0.0;
    let samples = select(14, 7, is_cheap);
    let weight = 14.0 / f32(samples);
    for (var i = 0; i < samples; i++) {
        let n = f32(i) * weight;
        let angle = n * 2.39996 + jitter * 1.2;
        let reach = 2.2 * sqrt(n + 0.6) * (1.0 + n * 0.22);
        let wall = (height_at(p + vec2(cos(angle), sin(angle)) * reach) - height) / reach;
        walls += clamp(wall, 0.0, 1.3) * weight;
    }
    return 1.0 / (1.0 + walls * 0.22);
}

// The second target is linear: what is given as sRGB must come out as it is, the darkest colours too.
fn exactly_linear(srgb: vec3<f32>) -> vec3<f32> {
    return select(pow((srgb + 0.055) / 1.055, vec3(2.4)), srgb / 12.92, srgb <= vec3(0.04045));
}

// Flat colours: no grain, no shadow, nothing of the hour. `edge` is the line round what is dug; on a leaf, how near its edge;
// on stones and tiles, how far they are pressed.
fn high_contrast(matter: f32, inside: f32, edge: f32, sweep: f32) -> vec3<f32> {
    let ground = vec3(0.0863, 0.0627, 0.0471);
    if (matter == STONE || matter == SLAB) { return vec3(1.0 - 0.8 * edge); }
    if (matter == LEAF) { return select(vec3(0.051, 0.145, 0.082), vec3(0.373, 0.761, 0.471), edge * 2.0 > 0.90); }
    if (matter == SOUTH_TILE) { return tile.south_tile * (1.0 - 0.8 * edge); }
    if (matter == NORTH_TILE) { return tile.north_tile * (1.0 - 0.8 * edge); }
    let swept = mix(ground, vec3(0.0), max(sweep, smoothstep(0.25, 0.5, inside)));
    return mix(swept, vec3(0.804, 0.749, 0.651), edge);
}

@fragment
fn light(in: Target) -> Lit {
    take_in(in);
    let px = vec2<i32>(in.at.xy);
    let p = in.at.xy / tile.px_per_u;
    let made_of = textureLoad(matters, px, 0);
    let matter = round(made_of.x * 16.0);
    let own = made_of.y;
    let inside = made_of.z;
    let lip = made_of.w * 2.0;
    let is_earth = matter == EARTH;
    let sweep = select(0.0, max(own * 2.0 - 1.0, 0.0), is_earth);
    let is_body = matter >= STONE && matter != LEAF;

    let last = vec2<i32>(textureDimensions(heights)) - 1;
    let height = unpack_height(textureLoad(heights, px, 0));
    let east = unpack_height(textureLoad(heights, min(px + vec2(1, 0), last), 0));
    let west = unpack_height(textureLoad(heights, max(px - vec2(1, 0), vec2(0)), 0));
    let south = unpack_height(textureLoad(heights, min(px + vec2(0, 1), last), 0));
    let north = unpack_height(textureLoad(heights, max(px - vec2(0, 1), vec2(0)), 0));
    let normal = normalize(vec3(-vec2(east - west, south - north) * 0.5 * tile.px_per_u, 1.0));
    let jitter = lot(px, 7u);
    let shadow = sunlit(p, height, jitter);
    let sky = open_sky(p, height, jitter);

    let broad = fbm(p / 170.0, 101u);
    let patchy = fbm(p / 36.0, 102u);
    let grain = noise(p / 3.1, 103u);
    let pale = linear(vec3(0.942, 0.842, 0.695));
    var albedo = mix(linear(vec3(0.775, 0.585, 0.405)), linear(vec3(0.850, 0.695, 0.510)),
        clamp(0.55 + 0.55 * broad + 0.35 * patchy, 0.0, 1.0));
    albedo *= 1.0 + grain * 0.045 + noise(p / 1.2, 104u) * 0.05;
    albedo = mix(albedo, linear(vec3(0.490, 0.333, 0.226)), inside * 0.80);
    albedo = mix(albedo, mix(albedo, pale, 0.55), clamp(lip * 0.55, 0.0, 0.7) * (1.0 - inside));
    albedo = mix(albedo, pale, sweep * 0.92);
    albedo *= 0.94 + 0.12 * select(0.5, own * 2.0, is_earth && own < 0.5);
    var shine = 0.0;
    if (matter == PEBBLE) { albedo = mix(linear(vec3(0.62, 0.57, 0.50)), linear(vec3(0.80, 0.74, 0.66)), own); }
    if (matter == STRAW) { albedo = mix(linear(vec3(0.78, 0.64, 0.40)), linear(vec3(0.55, 0.40, 0.25)), own); }
    if (matter == STONE || matter == SLAB) {
        albedo = linear(vec3(0.90, 0.85, 0.765)) * (0.97 + 0.06 * patchy + 0.03 * grain) * (1.0 - 0.8 * made_of.w);
        shine = 0.04;
    }
    if (matter == LEAF) {
        let midrib = clamp(own * 2.0 - 1.0, 0.0, 1.0);
        let green = select(own * 2.0, 0.0, own > 0.5);
        albedo = mix(linear(vec3(0.20, 0.335, 0.175)), linear(vec3(0.36, 0.49, 0.235)), green * 1.1);
        albedo = mix(albedo, linear(vec3(0.66, 0.68, 0.36)), midrib * 0.9);
        albedo = mix(albedo, linear(vec3(0.66, 0.52, 0.28)), smoothstep(0.93, 1.0, lip) * 0.8);
        albedo = mix(albedo, linear(vec3(0.55, 0.40, 0.2)),
            smoothstep(0.62, 0.9, fbm(p / 30.0, 107u) + 0.35 * smoothstep(0.6, 1.0, lip)) * 0.7);
        shine = 0.20;
    }
    if (matter == SOUTH_TILE || matter == NORTH_TILE) {
        albedo = linear(select(tile.north_tile, tile.south_tile, matter == SOUTH_TILE));
        albedo *= (1.0 + 0.10 * patchy + 0.05 * grain) * (1.0 - 0.35 * own);
        shine = 0.05;
    }

    let dapple = textureSampleLevel(frond, smooth_, p / tile.window, 0.0).r * tile.frond_strength
        * (1.0 - 0.75 * sweep) * select(1.0, 0.3, is_body);
    let sun_falls = shadow * (1.0 - dapple * 0.72);
    let facing = max(dot(normal, tile.sun), 0.0);
    var sun = albedo * tile.sun_colour * facing * sun_falls;
    var rest = albedo * (tile.sky_colour * sky * (0.65 + 0.35 * normal.z)
        + tile.bounce_colour * (inside * 0.9 + 0.25) * sky);
    let half_way = normalize(tile.sun + vec3(0.0, 0.0, 1.0));
    sun += shine * pow(max(dot(normal, half_way), 0.0), select(40.0, 26.0, matter == LEAF)) * tile.sun_colour * sun_falls;
    if (matter == LEAF) { rest += 0.05 * tile.sky_colour * pow(1.0 - normal.z, 2.0); }

    let corner = smoothstep(0.55, 1.05, length((p / tile.window - 0.5) * vec2(1.25, 1.15)));
    let vignette = mix(1.0, 0.86, corner);
    sun *= vignette;
    rest *= vignette;
    var lit: Lit;
    lit.sun = vec4(sun * 0.5, (1.0 - 0.8 * sweep) * select(1.0, 0.25, is_body));
    lit.rest = vec4(rest, (0.5 + 0.5 * sky) * select(0.55, 0.95, matter == LEAF));
    if (is_high_contrast) {
        lit.rest = vec4(exactly_linear(high_contrast(matter, inside, made_of.w, sweep)), 0.0);
        lit.sun = vec4(0.0);
    }
    return lit;
}
