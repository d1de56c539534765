// What changes without a new baking: the shade that crosses the board, the hush round a capture, and its glow. World space, in u.
// Mirrors `ground::now`.

struct Now {
    // Between the rows, and the way from North's row to South's, as long as 1 / (half the breadth of the shade's edge).
    turn_at: vec2<f32>,
    turn_way: vec2<f32>,
    // 0: full sun on South's row, 1: on North's.
    turn: f32,
    // 0: no shade at all, where nobody is to move.
    turn_strength: f32,
    hush: f32,
    is_high_contrast: f32,
    // To the sun, y down.
    sun: vec3<f32>,
    px_per_u: f32,
    sun_colour: vec3<f32>,
    frond_strength: f32,
    sky_colour: vec3<f32>,
    glows: u32,
    bounce_colour: vec3<f32>,
    // Of the ground: less than one for the ground as it was, which fades.
    opacity: f32,
    // Of the window, in u.
    window: vec2<f32>,
    // Where that fading begins, and by how much sooner than at the window's edge: 0 for everywhere at once.
    opens_at: vec2<f32>,
    opens_by: f32,
    // Place, radius, strength: negative where it falls on a leaf alone.
    glow: array<vec4<f32>, 12>,
}

// What decides the way through a fragment shader goes round by the vertex shader: Mesa's software renderer makes a shader of
// its own for every value of a uniform that a branch or a loop depends on, and keeps them all.
struct Ways {
    glows: u32,
    is_hushed: bool,
    is_high_contrast: bool,
}

fn packed_ways(now: Now) -> vec3<u32> {
    return vec3(now.glows, u32(now.hush > 0.0), u32(now.is_high_contrast > 0.5));
}

fn ways(packed: vec3<u32>) -> Ways {
    return Ways(packed.x, packed.y > 0u, packed.z > 0u);
}

// How much of the sun the side that waits, and the hush, leave at a point.
fn share_of_sun(now: Now, ways: Ways, p: vec2<f32>, hushable: f32) -> f32 {
    let south = smoothstep(-1.0, 1.0, dot(p - now.turn_at, now.turn_way));
    let share = mix(1.0, 0.70, now.turn_strength * mix(1.0 - south, south, now.turn));
    if (!ways.is_hushed) { return share; }
    var nearest = 1e4;
    for (var i = 0u; i < ways.glows; i++) {
        nearest = min(nearest, length(p - now.glow[i].xy) / now.glow[i].z);
    }
    return share * mix(1.0, 1.0 - 0.42 * now.hush, smoothstep(1.3, 4.6, nearest) * hushable);
}

// How much is seen of a veil at a point.
fn veil(now: Now, p: vec2<f32>) -> f32 {
    let out = min(length(p - now.opens_at) / (0.55 * max(now.window.x, now.window.y)), 1.0);
    return clamp(now.opacity * (1.0 + now.opens_by) - now.opens_by * (1.0 - out), 0.0, 1.0);
}
