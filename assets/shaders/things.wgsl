// What lies on one tile of the ground. Lengths in u, y down from the window's upper left corner. Mirrors `ground::tile`.

struct Hole {
    centre: vec2<f32>,
    radius: f32,
    // Its own number: no two holes are dug alike.
    id: f32,
    // 0 level with the ground, 1 as deep as it gets.
    @size(16) depth: f32,
}

struct Plate { centre: vec2<f32>, half_size: vec2<f32> }

// A stone, slab or tile.
struct Body {
    centre: vec2<f32>,
    half_size: vec2<f32>,
    matter: f32,
    id: f32,
    // How far it is pushed into the ground, in u.
    sunk: f32,
}

// Drawn with a finger.
struct Stroke { from_: vec2<f32>, to_: vec2<f32>, @size(16) half_width: f32 }

struct Leaf {
    centre: vec2<f32>,
    angle: f32,
    half_length: f32,
    half_width: f32,
    @size(12) id: f32,
}

struct Tile {
    // In u.
    window: vec2<f32>,
    px_per_u: f32,
    is_high_contrast: u32,
    // To the sun, a unit vector, y down.
    sun: vec3<f32>,
    sun_colour: vec3<f32>,
    frond_strength: f32,
    sky_colour: vec3<f32>,
    is_cheap: u32,
    bounce_colour: vec3<f32>,
    // sRGB, before light falls on them.
    south_tile: vec3<f32>,
    north_tile: vec3<f32>,
    holes: u32,
    plates: u32,
    bodies: u32,
    strokes: u32,
    leaves: u32,
    hole: array<Hole, 64>,
    plate: array<Plate, 96>,
    body: array<Body, 48>,
    stroke: array<Stroke, 128>,
    leaf: array<Leaf, 4>,
}

const EARTH = 0.0;
const PEBBLE = 2.0;
const STRAW = 3.0;
const STONE = 4.0;
const LEAF = 5.0;
const SOUTH_TILE = 6.0;
const NORTH_TILE = 7.0;
const SLAB = 8.0;

// What decides the way through the fragment shaders goes round by the vertex shader. Mesa's software renderer makes a shader
// of its own for every value of a uniform that a branch or a loop depends on, and keeps them all.
struct Target {
    @builtin(position) at: vec4<f32>,
    // Holes, plates, bodies, strokes.
    @location(0) @interpolate(flat) counts: vec4<u32>,
    // Leaves, whether it has to be cheap, whether it is for high contrast.
    @location(1) @interpolate(flat) more: vec3<u32>,
}

var<private> counts: vec4<u32>;
var<private> leaves: u32;
var<private> is_cheap: bool;
var<private> is_high_contrast: bool;

fn take_in(target_: Target) {
    counts = target_.counts;
    leaves = target_.more.x;
    is_cheap = target_.more.y > 0u;
    is_high_contrast = target_.more.z > 0u;
}

@group(0) @binding(0) var<uniform> tile: Tile;

// Heights, in u, go between the passes in three bytes: every graphics driver can draw into those, and not all into floats.
const LOWEST = -96.0;
const RELIEF = 160.0;

fn pack_height(height: f32) -> vec4<f32> {
    let steps = u32(clamp((height - LOWEST) / RELIEF, 0.0, 1.0) * 16777215.0);
    return vec4(f32(steps >> 16u), f32((steps >> 8u) & 255u), f32(steps & 255u), 255.0) / 255.0;
}

fn unpack_height(packed: vec4<f32>) -> f32 {
    return dot(packed.rgb, vec3(16711680.0, 65280.0, 255.0)) / 16777215.0 * RELIEF + LOWEST;
}

@vertex
fn whole_target(@builtin(vertex_index) i: u32) -> Target {
    let at = vec4(f32(i & 1u) * 4.0 - 1.0, f32(i >> 1u) * 4.0 - 1.0, 0.0, 1.0);
    return Target(
        at,
        vec4(tile.holes, tile.plates, tile.bodies, tile.strokes),
        vec3(tile.leaves, tile.is_cheap, tile.is_high_contrast),
    );
}
