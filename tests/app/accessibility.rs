//! What a screen reader is told, and what it can do.

use accesskit::{Action, ActionRequest, NodeId, Role, Toggled, TreeId};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Button, Slider};
use hoyito::app::accessibility::Voice;
use hoyito::app::screens::{Menu, Screen};
use hoyito::app::table::HoleCell;
use hoyito::app::table::pace::Speed;
use hoyito::engine::{Row, Rules};

use crate::harness::{Visitor, friends, own_hole};

/// A visitor with a screen reader.
fn listener() -> Visitor {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.app.world().resource::<AccessibilityRequested>().set(true);
    visitor.wait(3);
    visitor
}

/// Every control that can be seen: its name, what is told of it, and the middle of it in pixels.
fn controls(visitor: &mut Visitor) -> Vec<(Entity, AccessibilityNode, Vec2)> {
    let world = visitor.app.world_mut();
    let mut query = world.query_filtered::<(
        Entity,
        &AccessibilityNode,
        &UiGlobalTransform,
        &ComputedNode,
        &InheritedVisibility,
    ), Or<(With<Button>, With<Slider>)>>();
    query
        .iter(world)
        .filter(|(.., node, is_visible)| is_visible.get() && node.size.min_element() > 0.0)
        .map(|(entity, told, place, ..)| (entity, told.clone(), place.translation))
        .collect()
}

/// Goes to every screen, and with it to the menu over the table.
fn on_every_screen(mut check: impl FnMut(&mut Visitor, &str)) {
    for screen in [
        Screen::Title,
        Screen::Languages,
        Screen::Learn,
        Screen::Rules,
        Screen::About,
        Screen::Statistics,
        Screen::PastGames,
        Screen::Setup,
        Screen::Settings,
    ] {
        let mut visitor = listener();
        visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        visitor.wait(40);
        check(&mut visitor, &format!("{screen:?}"));
    }
    let mut visitor = listener();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    check(&mut visitor, "Play");
    visitor.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    visitor.wait(40);
    check(&mut visitor, "Pause");
}

#[test]
fn every_control_of_every_screen_has_a_role_a_name_and_a_place() {
    on_every_screen(|visitor, screen| {
        let all = controls(visitor);
        assert!(!all.is_empty(), "{screen} has no control");
        for (_, node, _) in all {
            let name = node.label().unwrap_or_default().to_owned();
            assert!(!name.is_empty() && !name.contains("-name"), "a control of {screen} has no name");
            let known = [Role::Button, Role::RadioButton, Role::Switch, Role::Slider];
            assert!(known.contains(&node.role()), "{name} on {screen} is a {:?}", node.role());
            let bounds = node.bounds().unwrap_or_else(|| panic!("{name} on {screen} is nowhere"));
            assert!(bounds.x1 - bounds.x0 >= 40.0 && bounds.y1 - bounds.y0 >= 40.0, "{name} on {screen}: {bounds:?}");
        }
    });
}

#[test]
fn tab_reaches_every_control_in_an_order_that_follows_the_eye() {
    /// Within a row of controls their middles differ by less than this, in pixels.
    const ROW: f32 = 30.0;
    on_every_screen(|visitor, screen| {
        let mut unseen: Vec<Entity> = controls(visitor).iter().map(|(entity, ..)| *entity).collect();
        let places: Vec<(Entity, Vec2)> =
            controls(visitor).iter().map(|(entity, _, place)| (*entity, *place)).collect();
        let place_of = |entity: Entity| places.iter().find(|(other, _)| *other == entity).map(|(_, place)| *place);
        let mut turns_back = 0;
        let mut before: Option<Vec2> = None;
        for _ in 0..2 * places.len() + 2 {
            visitor.key(KeyCode::Tab);
            let focus = visitor.app.world().resource::<InputFocus>().get();
            let Some((entity, place)) = focus.and_then(|entity| Some((entity, place_of(entity)?))) else { continue };
            unseen.retain(|other| *other != entity);
            // Up and to the left is back to the beginning.
            turns_back +=
                usize::from(before.is_some_and(|before| place.y < before.y - ROW && place.x < before.x + ROW));
            before = Some(place);
        }
        let named = |entity: &Entity| visitor.app.world().get::<Name>(*entity).map(ToString::to_string);
        assert!(unseen.is_empty(), "{screen}: {:?}", unseen.iter().map(named).collect::<Vec<_>>());
        assert!(turns_back <= 3, "{screen}: {turns_back} times back in two rounds");
    });
}

#[test]
fn a_choice_says_whether_it_is_chosen_and_a_toggle_how_it_stands() {
    let mut visitor = listener();
    visitor.click_button("settings");
    let stands = |visitor: &mut Visitor, name: &str| {
        let world = visitor.app.world_mut();
        let mut query = world.query::<(&Name, &AccessibilityNode)>();
        query.iter(world).find(|(found, _)| found.as_str() == name).and_then(|(_, node)| node.toggled())
    };
    assert_eq!(stands(&mut visitor, "settings-less-motion"), Some(Toggled::False));
    visitor.click_button("settings-less-motion");
    assert_eq!(stands(&mut visitor, "settings-less-motion"), Some(Toggled::True));
}

/// What is told of every hole of the board.
fn holes(visitor: &mut Visitor) -> Vec<(HoleCell, Entity, AccessibilityNode)> {
    let world = visitor.app.world_mut();
    let mut query = world.query::<(&HoleCell, Entity, &AccessibilityNode)>();
    query.iter(world).map(|(cell, entity, node)| (*cell, entity, node.clone())).collect()
}

#[test]
fn a_hole_tells_whose_it_is_its_number_and_its_seeds_and_where_it_is() {
    let mut visitor = listener();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    visitor.wait(10);
    let three = own_hole(visitor.session(), 3);
    let place = visitor.place_of(three);
    let all = holes(&mut visitor);
    assert_eq!(all.len(), 12);
    let (_, _, node) = all.iter().find(|(cell, ..)| cell.0 == three).unwrap();
    let label = node.label().unwrap();
    assert!(label.ends_with("hole 3, 4 seeds"), "{label}");
    assert!(!node.is_disabled() && node.role() == Role::Button);
    let bounds = node.bounds().unwrap();
    assert!(bounds.x0 < place.x.into() && bounds.x1 > place.x.into(), "{bounds:?} is not at {place}");
    assert_eq!(all.iter().filter(|(.., node)| node.is_disabled()).count(), 6, "the other side's cannot be played");
}

fn said(visitor: &mut Visitor) -> String {
    let world = visitor.app.world_mut();
    let mut voices = world.query_filtered::<&AccessibilityNode, With<Voice>>();
    voices.single(world).unwrap().value().unwrap_or_default().to_owned()
}

fn wish(visitor: &mut Visitor, action: Action, target: Entity) {
    let request =
        ActionRequest { action, target_tree: TreeId::ROOT, target_node: NodeId(target.to_bits()), data: None };
    visitor.app.world_mut().write_message(bevy::a11y::ActionRequest(request));
    visitor.wait(3);
}

#[test]
fn a_move_wished_by_a_screen_reader_is_played_and_told_in_a_sentence() {
    let mut visitor = listener();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    visitor.set_speed(Speed::AtOnce);
    visitor.outwait_guard();
    let four = own_hole(visitor.session(), 4);
    let (_, entity, _) = *holes(&mut visitor).iter().find(|(cell, ..)| cell.0 == four).unwrap();
    wish(&mut visitor, Action::Click, entity);
    visitor.wait_for_turn();
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 1);
    let said = said(&mut visitor);
    assert!(said.contains("empty hole") && said.ends_with("turn."), "{said}");
}

#[test]
fn a_button_wished_by_a_screen_reader_is_pressed() {
    let mut visitor = listener();
    let target = controls(&mut visitor);
    let (settings, ..) = *target.iter().find(|(_, node, _)| node.label() == Some("Settings")).unwrap();
    wish(&mut visitor, Action::Click, settings);
    visitor.wait(3);
    assert_eq!(visitor.screen(), Screen::Settings);
}

#[test]
fn what_is_written_is_told_and_what_is_hidden_is_not() {
    let mut visitor = listener();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    visitor.wait(5);
    let world = visitor.app.world_mut();
    let mut query = world.query_filtered::<&AccessibilityNode, With<Text>>();
    let told: Vec<String> =
        query.iter(world).filter(|node| !node.is_hidden()).filter_map(|node| node.value().map(str::to_owned)).collect();
    assert!(told.iter().any(|text| text.contains("goes first")), "{told:?}");
    assert!(!told.iter().any(|text| text.is_empty()));
}
