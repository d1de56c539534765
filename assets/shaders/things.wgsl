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
    is_high_contrast: f32,
    // To the sun, a unit vector, y down.
    sun: vec3<f32>,
    sun_strength: f32,
    sun_colour: vec3<f32>,
    frond_strength: f32,
    sky_colour: vec3<f32>,
    is_cheap: f32,
    bounce_colour: vec3<f32>,
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
const CLAY = 6.0;
const INDIGO = 7.0;
const SLAB = 8.0;

@vertex
fn whole_target(@builtin(vertex_index) i: u32) -> @builtin(position) vec4<f32> {
    return vec4(f32(i & 1u) * 4.0 - 1.0, f32(i >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
