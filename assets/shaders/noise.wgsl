// Value noise from integer hashes: the same on every computer. Put before every shader that needs it.

fn mix_bits(value: u32) -> u32 {
    var x = value;
    x ^= x >> 16u; x *= 0x7feb352du;
    x ^= x >> 15u; x *= 0x846ca68bu;
    x ^= x >> 16u;
    return x;
}

// 0 to 1.
fn lot(cell: vec2<i32>, salt: u32) -> f32 {
    let bits = bitcast<u32>(cell.x) * 1597334677u ^ bitcast<u32>(cell.y) * 3812015801u ^ salt;
    return f32(mix_bits(bits) >> 8u) / 16777216.0;
}

fn lots(cell: vec2<i32>, salt: u32) -> vec2<f32> {
    return vec2(lot(cell, salt), lot(cell, salt ^ 0x9e3779b9u));
}

// One octave, -1 to 1.
fn noise(p: vec2<f32>, salt: u32) -> f32 {
    let cell = vec2<i32>(floor(p));
    var f = fract(p);
    f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    let below = mix(lot(cell, salt), lot(cell + vec2(1, 0), salt), f.x);
    let above = mix(lot(cell + vec2(0, 1), salt), lot(cell + vec2(1, 1), salt), f.x);
    return mix(below, above, f.y) * 2.0 - 1.0;
}

// Four octaves, about -1 to 1.
fn fbm(point: vec2<f32>, salt: u32) -> f32 {
    let turn = mat2x2(0.8, 0.6, -0.6, 0.8);
    var p = point;
    var weight = 0.5;
    var sum = 0.0;
    for (var octave = 0u; octave < 4u; octave++) {
        sum += weight * noise(p, salt + octave * 17u);
        p = turn * p * 2.03;
        weight *= 0.5;
    }
    return sum;
}

fn linear(srgb: vec3<f32>) -> vec3<f32> {
    return pow(srgb, vec3(2.2));
}
