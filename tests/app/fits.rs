//! Whether what is written fits: no text cut, none beyond its plate or the window, none on another, on a hole or on a leaf. For
//! every screen, in every language, in plain and in the largest text.
//!
//! | part | which screens |
//! | --- | --- |
//! | `menus` | what is chosen from: title, languages, set-up, settings, the menu over the board |
//! | `table` | the board that is played on, with all that is said over it |
//! | `read` | what is read: lessons, rules, about, statistics, past games |
//! | `captions` | the longest of all captions of many games |

mod captions;
mod menus;
mod read;
mod table;

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{CalculatedClip, ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::{Button, Slider};
use hoyito::app::ground::Lies;
use hoyito::app::settings::WordsSettings;
use hoyito::app::table::{ShownTable, TableLayout, TableStand};
use hoyito::app::theme::Leaving;
use hoyito::locale::Language;

use crate::harness::Visitor;

/// Windows: the plain ones, 4 to 3, and a very wide one.
const WINDOWS: [(u32, u32); 4] = [(1280, 720), (720, 1280), (960, 720), (1720, 720)];

const TEXT_SIZES: [u16; 3] = [100, 150, 200];

/// So much may reach beyond something, in pixels: layouts round.
const SLACK: f32 = 1.5;

/// A text or control, and where it is.
struct Seen {
    entity: Entity,
    name: String,
    rect: Rect,
}

fn rect_of(at: &UiGlobalTransform, node: &ComputedNode) -> Rect {
    Rect::from_center_size(at.translation, node.size)
}

fn holds(outer: Rect, inner: Rect) -> bool {
    let outer = outer.inflate(SLACK);
    outer.contains(inner.min) && outer.contains(inner.max)
}

fn overlap(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    !both.is_empty() && both.width().min(both.height()) > SLACK
}

/// Everything wrong with what is written on the screen now, in plain words; nothing if all is well.
pub fn misfits(visitor: &mut Visitor) -> Vec<String> {
    let mut wrong = Vec::new();
    let texts = seen_texts(visitor, &mut wrong);
    let controls = seen_controls(visitor, &mut wrong);
    let world = visitor.app.world_mut();
    let mut parents = world.query::<&ChildOf>();
    for (i, text) in texts.iter().enumerate() {
        for other in texts[i + 1..].iter().filter(|other| overlap(text.rect, other.rect)) {
            wrong.push(format!("{} and {} lie on one another", text.name, other.name));
        }
        for control in controls.iter().filter(|control| overlap(text.rect, control.rect)) {
            if !parents.query(world).iter_ancestors(text.entity).any(|part| part == control.entity) {
                wrong.push(format!("{} lies on the control {}", text.name, control.name));
            }
        }
    }
    for (i, control) in controls.iter().enumerate() {
        for other in controls[i + 1..].iter().filter(|other| overlap(control.rect, other.rect)) {
            wrong.push(format!("the controls {} and {} lie on one another", control.name, other.name));
        }
    }
    if world.resource::<ShownTable>().get().is_some() {
        wrong.extend(on_the_board(visitor, texts.iter().chain(&controls)));
    }
    wrong
}

/// What is written on the board itself, and lies on holes and leaves: so begin the names of its plates.
const ON_THE_BOARD: [&str; 4] = ["Count of", "Taken from", "Lap from", "Number of"];

fn window_of(world: &mut World) -> Rect {
    let window = world.query::<&Window>().single(world).expect("there is a window");
    Rect { min: Vec2::ZERO, max: window.physical_size().as_vec2() }
}

/// The texts on the screen, each looked at by itself. Of a long text that goes up and down in a window of its own only what is
/// seen counts.
fn seen_texts(visitor: &mut Visitor, wrong: &mut Vec<String>) -> Vec<Seen> {
    let world = visitor.app.world_mut();
    let window = window_of(world);
    // What blows away lies where it lay on the screen before.
    let mut texts = world.query_filtered::<(
        Entity,
        &Text,
        &TextLayoutInfo,
        &UiGlobalTransform,
        &ComputedNode,
        &InheritedVisibility,
        Option<&CalculatedClip>,
    ), Without<Leaving>>();
    let mut parents = world.query::<&ChildOf>();
    let mut plates = world.query_filtered::<(&UiGlobalTransform, &ComputedNode), With<Lies>>();
    let mut names = world.query::<&Name>();
    let mut seen = Vec::new();
    for (entity, text, layout, at, node, visibility, clip) in texts.iter(world) {
        if !visibility.get() || text.0.is_empty() || node.size.min_element() <= 0.0 {
            continue;
        }
        let (name, mut rect) = (format!("'{}'", text.0), rect_of(at, node));
        // The space at which a line is broken counts in its width.
        let space = Vec2::new((0.015 * node.size.x).max(6.0), 0.0);
        let inside = (node.size + space) * node.inverse_scale_factor + SLACK;
        if layout.size.cmpgt(inside).any() {
            wrong.push(format!("{name} is cut: {} in {inside}", layout.size));
        }
        if let Some(CalculatedClip { clip, .. }) = clip {
            if rect.min.x < clip.min.x - SLACK || rect.max.x > clip.max.x + SLACK {
                wrong.push(format!("{name} is cut at its sides: {rect:?} in {clip:?}"));
            }
            rect = rect.intersect(*clip);
            if rect.is_empty() {
                continue;
            }
        }
        if !holds(window, rect) {
            wrong.push(format!("{name} reaches beyond the window: {rect:?}"));
        }
        let plate = parents.query(world).iter_ancestors(entity).find_map(|part| plates.get(world, part).ok());
        if let Some((at, node)) = plate
            && !holds(rect_of(at, node), rect)
        {
            wrong.push(format!("{name} reaches beyond its plate: {rect:?} on {:?}", rect_of(at, node)));
        }
        let parents = parents.query(world);
        let mut around = parents.iter_ancestors(entity).filter_map(|part| names.get(world, part).ok());
        if !around.any(|name| ON_THE_BOARD.iter().any(|known| name.starts_with(known))) {
            seen.push(Seen { entity, name, rect });
        }
    }
    seen
}

fn seen_controls(visitor: &mut Visitor, wrong: &mut Vec<String>) -> Vec<Seen> {
    let world = visitor.app.world_mut();
    let window = window_of(world);
    let mut controls = world.query_filtered::<
        (Entity, &Name, &UiGlobalTransform, &ComputedNode, &InheritedVisibility),
        Or<(With<Button>, With<Slider>)>,
    >();
    let controls: Vec<Seen> = controls
        .iter(world)
        .filter(|(.., node, visibility)| visibility.get() && node.size.min_element() > 0.0)
        .map(|(entity, name, at, node, _)| Seen { entity, name: name.to_string(), rect: rect_of(at, node) })
        .collect();
    for control in controls.iter().filter(|control| !holds(window, control.rect)) {
        wrong.push(format!("the control {} reaches beyond the window: {:?}", control.name, control.rect));
    }
    controls
}

/// What lies on a hole or on a leaf of the board.
fn on_the_board<'a>(visitor: &Visitor, things: impl Iterator<Item = &'a Seen>) -> Vec<String> {
    let layout = &visitor.app.world().resource::<TableLayout>().0;
    let px_per_u = visitor.app.world().resource::<bevy::ui::UiScale>().0;
    // In a lesson leaves lie in the hush, and a number may reach over one.
    let (has_holes, has_leaves) = match visitor.app.world().resource::<TableStand>() {
        TableStand::Played => (true, true),
        TableStand::Taught(_) => (true, false),
        TableStand::Shown | TableStand::Away => (false, false),
    };
    let mut wrong = Vec::new();
    for thing in things {
        let rect = Rect::from_corners(thing.rect.min / px_per_u, thing.rect.max / px_per_u);
        let is_on_hole =
            |&hole: &_| layout.hole(hole).distance(layout.hole(hole).clamp(rect.min, rect.max)) < layout.radius - SLACK;
        if let Some(hole) = layout.row.track().find(is_on_hole).filter(|_| has_holes) {
            wrong.push(format!("{} lies on hole {}: {rect:?}", thing.name, hole.label(layout.row)));
        }
        for leaf in [&layout.leaves.south, &layout.leaves.north].into_iter().filter(|_| has_leaves) {
            let along = Vec2::from_angle(leaf.angle).abs();
            // Leaves are narrow at their ends.
            let half = along * (leaf.half_length - 8.0) + Vec2::new(along.y, along.x) * (leaf.half_width - 4.0);
            if overlap(rect, Rect::from_center_half_size(leaf.centre, half)) {
                wrong.push(format!("{} lies on a leaf: {rect:?}", thing.name));
            }
        }
    }
    wrong
}

/// Looks at what is on the screen in every language and size of text; `look` may show more of it each time.
pub fn faults(visitor: &mut Visitor, what: &str, mut look: impl FnMut(&mut Visitor, &mut Vec<String>)) -> Vec<String> {
    let mut wrong = Vec::new();
    for percent in TEXT_SIZES {
        for language in Language::ALL {
            let mut words = visitor.app.world_mut().resource_mut::<WordsSettings>();
            (words.language, words.text_size) = (language.code().into(), percent);
            visitor.wait(4);
            let mut found = Vec::new();
            look(visitor, &mut found);
            wrong.extend(found.into_iter().map(|fault| format!("{what}, {} at {percent} %: {fault}", language.code())));
        }
    }
    wrong
}

fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} faults\n{}", wrong.len(), wrong.join("\n"));
}

fn plain(visitor: &mut Visitor, found: &mut Vec<String>) {
    found.extend(misfits(visitor));
}
