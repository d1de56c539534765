//! Whether what is written fits: no text cut, none beyond its plate or the window, none on another. For every screen, in every
//! language, in plain and in the largest text.

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use bevy::ui_widgets::{Button, Slider};
use hoyito::app::ground::Lies;
use hoyito::app::screens::{Choosable, Draft, Players, Screen, StartChoice};
use hoyito::app::settings::WordsSettings;
use hoyito::engine::{Row, Rules};
use hoyito::locale::Language;

use crate::harness::{Visitor, friends};

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
    let world = visitor.app.world_mut();
    let window = world.query::<&Window>().single(world).expect("there is a window");
    let window = Rect { min: Vec2::ZERO, max: window.physical_size().as_vec2() };
    let mut texts =
        world.query::<(Entity, &Text, &TextLayoutInfo, &UiGlobalTransform, &ComputedNode, &InheritedVisibility)>();
    let mut parents = world.query::<&ChildOf>();
    let mut plates = world.query_filtered::<(&UiGlobalTransform, &ComputedNode), With<Lies>>();
    let mut seen = Vec::new();
    for (entity, text, layout, at, node, visibility) in texts.iter(world) {
        if !visibility.get() || text.0.is_empty() || node.size.min_element() <= 0.0 {
            continue;
        }
        let (name, rect) = (format!("'{}'", text.0), rect_of(at, node));
        if !holds(window, rect) {
            wrong.push(format!("{name} reaches beyond the window: {rect:?}"));
        }
        // The space at which a line is broken counts in its width.
        let space = Vec2::new(0.01 * node.size.x, 0.0);
        if layout.size.cmpgt(node.size + space + SLACK).any() {
            wrong.push(format!("{name} is cut: {} in {}", layout.size, node.size));
        }
        let plate = parents.query(world).iter_ancestors(entity).find_map(|part| plates.get(world, part).ok());
        if let Some((at, node)) = plate
            && !holds(rect_of(at, node), rect)
        {
            wrong.push(format!("{name} reaches beyond its plate: {rect:?} on {:?}", rect_of(at, node)));
        }
        seen.push(Seen { entity, name, rect });
    }
    let mut controls = world.query_filtered::<
        (Entity, &Name, &UiGlobalTransform, &ComputedNode, &InheritedVisibility),
        Or<(With<Button>, With<Slider>)>,
    >();
    let controls: Vec<Seen> = controls
        .iter(world)
        .filter(|(.., node, visibility)| visibility.get() && node.size.min_element() > 0.0)
        .map(|(entity, name, at, node, _)| Seen { entity, name: name.to_string(), rect: rect_of(at, node) })
        .collect();
    for (i, text) in seen.iter().enumerate() {
        for other in seen[i + 1..].iter().filter(|other| overlap(text.rect, other.rect)) {
            wrong.push(format!("{} and {} lie on one another", text.name, other.name));
        }
        for control in controls.iter().filter(|control| overlap(text.rect, control.rect)) {
            if !parents.query(world).iter_ancestors(text.entity).any(|part| part == control.entity) {
                wrong.push(format!("{} lies on the control {}", text.name, control.name));
            }
        }
    }
    for (i, control) in controls.iter().enumerate() {
        if !holds(window, control.rect) {
            wrong.push(format!("the control {} reaches beyond the window: {:?}", control.name, control.rect));
        }
        for other in controls[i + 1..].iter().filter(|other| overlap(control.rect, other.rect)) {
            wrong.push(format!("the controls {} and {} lie on one another", control.name, other.name));
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
            visitor.wait(5);
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

/// Goes through the stops of a slider of that name, if it is there.
fn at_every_stop(visitor: &mut Visitor, slider: &str, found: &mut Vec<String>) {
    for stop in 0..8 {
        let world = visitor.app.world_mut();
        let mut sliders = world.query_filtered::<(Entity, &Name, &bevy::ui_widgets::SliderRange), With<Slider>>();
        let here = sliders.iter(world).find(|(_, name, _)| name.as_str() == slider);
        let Some((source, _, range)) = here else { return plain(visitor, found) };
        if range.end() < stop as f32 {
            break;
        }
        world.trigger(bevy::ui_widgets::ValueChange::<f32> { source, value: stop as f32, is_final: true });
        visitor.wait(3);
        plain(visitor, found);
    }
}

#[test]
fn the_title_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        wrong.extend(faults(&mut visitor, &format!("title {width} x {height}"), plain));
    }
    assert_none(&wrong);
}

#[test]
fn the_languages_fit_in_every_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        visitor.click_button("settings-language");
        assert_eq!(visitor.screen(), Screen::Languages);
        wrong.extend(faults(&mut visitor, &format!("languages {width} x {height}"), plain));
    }
    assert_none(&wrong);
}

#[test]
fn every_step_of_the_set_up_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        for players in [Players::WithMachine, Players::AtOneTable, Players::Watched] {
            let mut visitor = Visitor::at_title(width, height);
            visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
            let mut draft = visitor.app.world_mut().resource_mut::<Draft>();
            draft.choose(Choosable::Players(players));
            // The longest words.
            draft.choose_start(StartChoice::Handicap);
            visitor.wait(3);
            wrong.extend(faults(&mut visitor, &format!("set-up {width} x {height}, {players:?}"), |visitor, found| {
                at_every_stop(visitor, "setup-step", found);
            }));
        }
    }
    assert_none(&wrong);
}

#[test]
fn every_page_of_the_settings_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        visitor.click_button("settings");
        wrong.extend(faults(&mut visitor, &format!("settings {width} x {height}"), |visitor, found| {
            at_every_stop(visitor, "settings-page", found);
        }));
    }
    assert_none(&wrong);
}

#[test]
fn the_menu_over_the_board_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for (width, height) in WINDOWS {
        let mut visitor = Visitor::at_title(width, height);
        visitor.begin(friends(Rules::HOYITO_II, Row::Six));
        wrong.extend(faults(&mut visitor, &format!("pause {width} x {height}"), |visitor, found| {
            visitor.key(KeyCode::Escape);
            visitor.wait(3);
            plain(visitor, found);
            visitor.key(KeyCode::Escape);
            visitor.wait(3);
        }));
    }
    assert_none(&wrong);
}
