// First pass of the ground: how high it is at every point, and what it is made of there.

struct Relief {
    @location(0) height: vec4<f32>,
    // What it is / 16; what only this matter uses; how much in a hole; how much on a lip (or, on a leaf, how near its edge).
    @location(1) matter: vec4<f32>,
}

fn to_segment(p: vec2<f32>, a: vec2<f32>, b: vec2<f32>) -> f32 {
    let d = b - a;
    let q = p - a;
    return length(q - d * clamp(dot(q, d) / max(dot(d, d), 1e-4), 0.0, 1.0));
}

fn swept(p: vec2<f32>) -> f32 {
    var most = 0.0;
    for (var i = 0u; i < counts.y; i++) {
        let plate = tile.plate[i];
        let aside = abs(p - plate.centre);
        if (aside.x > plate.half_size.x + 30.0 || aside.y > plate.half_size.y + 30.0) { continue; }
        let scale = clamp(plate.half_size.y / 24.0, 0.30, 1.0);
        let corner = select(14.0 * scale, plate.half_size.y, plate.half_size.y < 16.0);
        let q = aside - plate.half_size + corner;
        let id = u32(plate.centre.x) + u32(plate.centre.y) * 7u;
        let edge = length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - corner
            + (fbm(p / (34.0 * scale), 31u + id) * 9.0 + noise(p / 6.0, 33u) * 1.2) * scale;
        most = max(most, 1.0 - smoothstep(-13.0 * scale, 6.0 * scale, edge));
    }
    return most;
}

// Half the width of the line round a hole in high contrast, in u.
const RIM = 1.35;

struct Dug {
    height: f32,
    // Distance to the nearest hole, in its radii.
    r: f32,
    inside: f32,
    lip: f32,
    // To the nearest edge of anything dug, in u; negative within.
    edge: f32,
}

fn dig(p: vec2<f32>) -> Dug {
    var dug = Dug(0.0, 9.0, 0.0, 0.0, 1e3);
    for (var i = 0u; i < counts.x; i++) {
        let hole = tile.hole[i];
        let q = p - hole.centre;
        let R = hole.radius;
        if (dot(q, q) > R * R * 4.8) { continue; }
        let id = u32(hole.id);
        let angle = atan2(q.y, q.x);
        let a1 = lot(vec2(1, i32(id)), 3u) * 6.28;
        let a2 = lot(vec2(2, i32(id)), 3u) * 6.28;
        let a3 = lot(vec2(3, i32(id)), 3u) * 6.28;
        let wall = R * (1.0 + 0.030 * sin(2.0 * angle + a1) + 0.022 * sin(3.0 * angle + a2) + 0.010 * sin(5.0 * angle + a3))
            + fbm(p / 26.0, id) * 3.2 * R / 60.0 + noise(p / 5.5, id + 1u) * 0.9 * min(1.0, R / 20.0);
        let r = length(q) / wall;
        if (hole.depth > 0.3) {
            dug.r = min(dug.r, r);
            dug.edge = min(dug.edge, (r - 1.0) * wall);
        }
        var bowl = -0.60 * R * pow(max(0.0, 1.0 - pow(min(r, 1.2), 2.5)), 1.2);
        // Fingers have pulled the earth out. Noise on the direction, not on the angle: no seam.
        let dir = q / max(length(q), 0.001);
        bowl += (noise(dir * 3.0 + vec2(a1 * 3.0 + r * 0.5, a2 * 3.0 - r * 0.4), id + 4u)
            * smoothstep(0.12, 0.5, r) * (1.0 - smoothstep(0.86, 1.02, r)) * 2.4
            + noise(dir * 7.0 + vec2(a2 * 5.0 + r * 0.8, a3 * 5.0 + r * 0.5), id + 5u)
            * smoothstep(0.3, 0.6, r) * (1.0 - smoothstep(0.8, 1.0, r))) * R / 60.0;
        let thrown = 0.72 + 0.55 * fbm(dir * 1.9 + vec2(a3 + r * 0.4, a1 * 2.0), id + 8u) + 0.25 * noise(p / 8.0, id + 2u);
        let crest = (r - 1.085) / 0.095;
        let lip = (exp(-crest * crest) * 5.6
            + exp(-max(r - 1.04, 0.0) / 0.20) * step(1.0, r) * 2.6 * smoothstep(1.0, 1.08, r)) * thrown * R / 60.0;
        dug.height += (bowl + lip) * hole.depth;
        let broad = (r - 1.1) / 0.16;
        dug.lip = max(dug.lip, exp(-broad * broad) * clamp(thrown, 0.3, 1.3) * hole.depth);
        dug.inside = max(dug.inside, (1.0 - smoothstep(0.80, 1.03, r)) * hole.depth);
    }
    return dug;
}

fn crack(p: vec2<f32>, r: f32, plain: f32) -> f32 {
    let much = smoothstep(0.02, 0.30, fbm(p / 210.0 + 3.7, 81u)) * smoothstep(1.5, 2.1, r) * plain;
    if (much <= 0.0) { return 0.0; }
    let q = (p + vec2(fbm(p / 40.0, 83u), fbm(p / 40.0, 84u)) * 16.0) / 92.0;
    let cell = vec2<i32>(floor(q));
    var nearest = 9.0;
    var second = 9.0;
    for (var y = -1; y <= 1; y++) {
        for (var x = -1; x <= 1; x++) {
            let c = cell + vec2(x, y);
            let d = length(vec2<f32>(c) + lots(c, 85u) - q);
            if (d < nearest) { second = nearest; nearest = d; } else if (d < second) { second = d; }
        }
    }
    let edge = (second - nearest) * 92.0 / 1.5;
    return much * 2.6 * exp(-edge * edge) * (0.5 + 0.5 * noise(p / 30.0, 86u));
}

struct Crumb { height: f32, shade: f32, is_pebble: bool }

// Crumbs thrown out round holes, and scattered grit: domes in cells of three sizes.
fn crumbs(p: vec2<f32>, dug: Dug, plain: f32) -> Crumb {
    var crumb = Crumb(0.0, 0.0, false);
    let near = exp(-abs(dug.r - 1.22) / 0.20);
    for (var level = 0u; level < 3u; level++) {
        let size = select(select(44.0, 15.0, level == 1u), 6.5, level == 0u);
        var chance = select(select(0.12, 0.07 + 0.42 * near, level == 1u), 0.20 + 0.55 * near, level == 0u);
        if (dug.inside > 0.5) { chance *= select(0.35, 0.0, level == 2u); }
        chance *= 1.0 - (1.0 - plain) * 0.96;
        let cell = vec2<i32>(floor(p / size));
        for (var y = -1; y <= 1; y++) {
            for (var x = -1; x <= 1; x++) {
                let c = cell + vec2(x, y);
                if (lot(c, 77u + level) > chance) { continue; }
                let at = (vec2<f32>(c) + 0.15 + 0.7 * lots(c, 91u + level)) * size;
                let radius = size * select(0.12 + 0.24 * lot(c, 5u) * lot(c, 8u), 0.05 + 0.10 * lot(c, 5u), level == 2u);
                let turn = lot(c, 13u) * 6.28;
                var q = mat2x2(cos(turn), sin(turn), -sin(turn), cos(turn)) * (p - at);
                q.y *= 1.25 + 0.5 * lot(c, 15u);
                let d = length(q) / radius + noise(q / radius * 1.6 + vec2<f32>(c), 21u) * 0.22;
                if (d >= 1.0) { continue; }
                let height = sqrt(1.0 - d * d) * radius * 0.85;
                if (height > crumb.height) {
                    crumb = Crumb(height, lot(c, 19u), level == 2u || lot(c, 29u) < 0.12);
                }
            }
        }
    }
    return crumb;
}

// Height and shade of a straw, if one lies here.
fn straw(p: vec2<f32>, r: f32, plain: f32) -> vec2<f32> {
    var found = vec2(0.0);
    if (r <= 1.02) { return found; }
    let cell = vec2<i32>(floor(p / 74.0));
    for (var y = -1; y <= 1; y++) {
        for (var x = -1; x <= 1; x++) {
            let c = cell + vec2(x, y);
            if (lot(c, 201u) > 0.20 * plain) { continue; }
            let at = (vec2<f32>(c) + lots(c, 203u)) * 74.0;
            let turn = lot(c, 205u) * 6.28;
            let half_way = vec2(cos(turn), sin(turn)) * (6.0 + 14.0 * lot(c, 207u));
            let middle = at + vec2(-half_way.y, half_way.x) * 0.12 * (lot(c, 209u) - 0.5);
            let d = min(to_segment(p, at - half_way, middle), to_segment(p, middle, at + half_way));
            let radius = 0.75 + 0.55 * lot(c, 211u);
            if (d < radius) {
                found = vec2(sqrt(max(0.0, 1.0 - d * d / radius / radius)) * radius * 1.1 + 0.5, lot(c, 213u));
            }
        }
    }
    return found;
}

fn leaf_relief(p: vec2<f32>, leaf: Leaf, low: f32, relief: ptr<function, Relief>) {
    let turned = p - leaf.centre;
    let c = cos(leaf.angle);
    let s = sin(leaf.angle);
    var q = vec2(c * turned.x + s * turned.y, -s * turned.x + c * turned.y);
    let L = leaf.half_length;
    let W = leaf.half_width;
    let id = u32(leaf.id);
    let t = q.x / L;
    q.y += W * 0.22 * sin(t * 2.1);
    if (abs(t) > 1.02) { return; }
    let along = clamp(t * 0.5 + 0.5, 0.0, 1.0);
    let side = sign(q.y);
    let across = abs(q.y);
    // The margins of a long leaf wave, each in its own time, or it would lie there like a board.
    let is_long = smoothstep(5.0, 8.0, L / W);
    let wave = is_long * sin(t * 9.5 + side * 1.3 + f32(id) + 1.6 * noise(vec2(t * 2.5, side), id + 5u));
    let width = W * pow(clamp(sin(3.14159 * pow(along, 0.92)), 0.0, 1.0), 0.42)
        * (1.0 + 0.05 * noise(vec2(t * 5.0, side * 3.0), id) + 0.025 * noise(vec2(t * 17.0, side * 5.0), id + 1u)
            + 0.055 * wave);
    // Veins sweep to the tip, and tears follow them.
    let vein_at = q.x - across * 0.42;
    let strip = floor(vein_at / (L * 0.11));
    let torn = lot(vec2(i32(strip), i32(side) + 2), id + 9u) < 0.30;
    let tear_from = W * (0.45 + 0.5 * lot(vec2(i32(strip), i32(side) + 3), id + 10u));
    let tear_aside = abs(vein_at - (strip + 0.5) * L * 0.11);
    let is_tear = torn && across > tear_from
        && (across - tear_from) * 0.085 * (1.0 + lot(vec2(i32(strip), 9), id)) > tear_aside;
    let is_stem = along < 0.03 && across < 4.0;
    if (!((across < width && !is_tear) || is_stem)) { return; }
    let midrib = 1.0 - smoothstep(1.5, 4.2, across);
    let vein = sin(vein_at * 1.05 + noise(q / 40.0, id) * 1.5);
    let edge = across / max(width, 1.0);
    let curl = smoothstep(0.55, 1.0, edge) * 5.0 + sin(t * 5.0 + side) * 1.2 + fbm(q / 60.0, id + 3u) * 3.0
        + wave * 5.5 * smoothstep(0.25, 1.0, edge);
    let height = low + 4.5 + curl + vein * 0.22 * smoothstep(2.0, 8.0, across) + midrib * 2.2
        - smoothstep(0.0, 0.25, 0.25 - across / W) * 2.0 + noise(p / 3.0, id) * 0.05;
    let green = 0.25 * (0.5 + 0.5 * vein) + 0.5 * clamp(0.5 + 0.5 * fbm(q / 45.0, id + 7u), 0.0, 1.0);
    // Below a half the leaf's green, above it the midrib.
    let own = select(min(green, 1.0) * 0.49, 0.5 + 0.5 * clamp(midrib + 0.1, 0.0, 1.0), midrib > 0.5);
    (*relief).height = pack_height(height);
    (*relief).matter = vec4(LEAF / 16.0, own, 0.0, clamp(edge * 0.5, 0.0, 1.0));
}

fn body_relief(p: vec2<f32>, body: Body, low: f32, relief: ptr<function, Relief>) {
    let id = u32(body.id);
    if (body.matter == STONE) {
        let q = (p - body.centre) / body.half_size;
        let angle = atan2(q.y, q.x);
        let e = pow(pow(abs(q.x), 2.4) + pow(abs(q.y), 2.4), 1.0 / 2.4)
            * (1.0 + 0.02 * sin(3.0 * angle + body.id * 1.7) + 0.015 * sin(2.0 * angle + body.id));
        if (e >= 1.0) { return; }
        let dome = pow(1.0 - pow(e, 3.2), 0.55) * 8.5 * min(1.0, body.half_size.x / 30.0);
        let height = low + dome + 3.0 - body.sunk + fbm(p / 14.0, 61u + id) * 0.5 + noise(p / 1.6, 63u) * 0.10;
        (*relief).height = pack_height(height);
        (*relief).matter = vec4(STONE / 16.0, 0.5, 0.0, body.sunk * 0.1);
        return;
    }
    let is_slab = body.matter == SLAB;
    let corner = select(13.0, min(body.half_size.y * 0.82, 30.0), is_slab);
    let q = abs(p - body.centre) - body.half_size + corner;
    var e = length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0) - corner
        + noise(p / 18.0, 71u + id) * 0.7 + noise(p / 5.0, 72u) * 0.25;
    if (is_slab) { e += fbm(p / 46.0, 74u + id) * 4.5; }
    if (e >= 0.0) { return; }
    var height = low - body.sunk;
    var groove = 0.5;
    if (is_slab) {
        height += 2.5 + pow(clamp(-e / 17.0, 0.0, 1.0), 0.5) * 8.0 + fbm(p / 16.0, 75u + id) * 0.6 + noise(p / 1.6, 63u) * 0.10;
    } else {
        let line = (e + 9.0) / 1.3;
        groove = exp(-line * line);
        height += 2.0 + pow(clamp(-e / 6.5, 0.0, 1.0), 0.45) * 6.5 - groove + fbm(p / 26.0, 73u) * 0.7 + noise(p / 1.5, 74u) * 0.07;
    }
    (*relief).height = pack_height(height);
    (*relief).matter = vec4(body.matter / 16.0, groove, 0.0, body.sunk * 0.1);
}

@fragment
fn relief(in: Target) -> Relief {
    take_in(in);
    let p = in.at.xy / tile.px_per_u;
    let warped = p + vec2(fbm(p / 38.0, 5u), fbm(p / 38.0, 9u)) * 5.0;
    let low = fbm(p / 300.0, 1u) * 9.0 + fbm(p / 110.0, 2u) * 4.0;
    var fine = fbm(warped / 30.0, 3u) * 1.9 + fbm(p / 9.0, 4u) * 0.62 + noise(p / 2.6, 6u) * 0.26 + noise(p / 1.3, 7u) * 0.12;
    var height = low;

    let sweep = swept(p);
    if (sweep > 0.0) {
        let strokes = noise(vec2(p.x / 80.0 + p.y / 90.0, p.y / 3.4 - p.x / 60.0), 41u) * 0.20
            + noise(vec2(p.x / 40.0, p.y / 9.0), 42u) * 0.30;
        fine = mix(fine, strokes + fine * 0.12, sweep * 0.94);
        height -= sweep * 1.2;
    }
    var dug = dig(p);
    height += dug.height;
    fine *= mix(1.0, 0.75, dug.inside);
    height -= crack(p, dug.r, 1.0 - sweep);
    var crumb = crumbs(p, dug, 1.0 - sweep);
    let stalk = straw(p, dug.r, 1.0 - sweep);
    height += fine;

    var groove_at = 1e3;
    var groove_width = 15.0;
    for (var i = 0u; i < counts.w; i++) {
        let stroke = tile.stroke[i];
        let d = to_segment(p, stroke.from_, stroke.to_) / stroke.half_width;
        if (d < groove_at) { groove_at = d; groove_width = stroke.half_width; }
    }
    if (groove_at < 3.0) {
        let W = groove_width * (1.0 + fbm(p / 22.0, 51u) * 0.16) + noise(p / 5.0, 52u) * 0.9 * min(1.0, groove_width / 15.0);
        let r = groove_at * groove_width / W;
        dug.edge = min(dug.edge, (r - 1.0) * W);
        let thrown = 0.7 + 0.7 * fbm(p / 16.0, 53u);
        let crest = (r - 1.16) / 0.15;
        height += -W * 0.62 * pow(max(0.0, 1.0 - pow(min(r, 1.2), 2.2)), 1.1)
            + (exp(-crest * crest) * W * 0.19 + exp(-max(r - 1.05, 0.0) / 0.3) * step(1.0, r) * W * 0.09) * thrown;
        dug.inside = max(dug.inside, (1.0 - smoothstep(0.70, 1.02, r)) * 0.85);
        let broad = (r - 1.2) / 0.25;
        dug.lip = max(dug.lip, exp(-broad * broad) * thrown);
        if (r < 1.0) { crumb.height *= 0.3; }
    }
    // A thin groove stays clear.
    let is_clear = groove_at < 2.2 && groove_width < 14.0;
    var matter = EARTH;
    // Below a half the shade of a crumb (a quarter where there is none), above it how clean the ground is swept.
    var own = 0.25;
    if (crumb.height > 0.0 && !is_clear) {
        height += crumb.height;
        own = crumb.shade * 0.49;
        if (crumb.is_pebble) { matter = PEBBLE; own = crumb.shade; }
    }
    if (stalk.x > 0.0 && !is_clear) {
        height += stalk.x;
        matter = STRAW;
        own = stalk.y;
    }
    if (matter == EARTH && sweep > 0.01) { own = 0.5 + 0.5 * sweep; }

    var relief: Relief;
    relief.height = pack_height(height);
    // For high contrast, a line round everything dug instead of the lip.
    let px = 1.0 / tile.px_per_u;
    let line = 1.0 - smoothstep(RIM - 0.5 * px, RIM + 0.5 * px, abs(dug.edge));
    let lip = select(clamp(dug.lip * 0.5, 0.0, 1.0), line, is_high_contrast);
    relief.matter = vec4(matter / 16.0, own, dug.inside, lip);
    for (var i = 0u; i < counts.z; i++) { body_relief(p, tile.body[i], low, &relief); }
    for (var i = 0u; i < leaves; i++) { leaf_relief(p, tile.leaf[i], low, &relief); }
    return relief;
}
