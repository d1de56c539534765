//! What a screen reader is told, and what it can do.

use accesskit::{Action, ActionRequest, Live, NodeId, Role, Toggled, TreeId};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{Button, Slider};
use hoyito::app::accessibility::Voice;
use hoyito::app::screens::{Menu, Screen};
use hoyito::app::settings::WordsSettings;
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

/// Goes to every screen, and to all that lies over the table.
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
    for menu in [Menu::Pause, Menu::Settings, Menu::Rules] {
        visitor.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        visitor.wait(40);
        check(&mut visitor, &format!("{menu:?}"));
    }
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

/// Whether one goes up and to the left from one control to the next, in pixels: back to the beginning.
fn goes_back(before: Vec2, place: Vec2) -> bool {
    /// Within a row of controls their middles differ by less than this.
    const ROW: f32 = 30.0;
    place.y < before.y - ROW && place.x < before.x + ROW
}

#[test]
fn tab_reaches_every_control_in_an_order_that_follows_the_eye() {
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
            turns_back += usize::from(before.is_some_and(|before| goes_back(before, place)));
            before = Some(place);
        }
        let named = |entity: &Entity| visitor.app.world().get::<Name>(*entity).map(ToString::to_string);
        assert!(unseen.is_empty(), "{screen}: {:?}", unseen.iter().map(named).collect::<Vec<_>>());
        assert!(turns_back <= 3, "{screen}: {turns_back} times back in two rounds");
    });
}

/// What a screen reader goes through, in its order: as Bevy hangs it in the tree, one below another.
fn in_reading_order(visitor: &mut Visitor) -> Vec<Entity> {
    let world = visitor.app.world_mut();
    let mut told = world.query_filtered::<(Entity, Option<&ChildOf>), With<AccessibilityNode>>();
    let tops: Vec<Entity> = told
        .iter(world)
        .filter(|(_, parent)| {
            parent.is_none_or(|parent| !world.entity(parent.parent()).contains::<AccessibilityNode>())
        })
        .map(|(entity, _)| entity)
        .collect();
    let mut left: Vec<Entity> = tops.into_iter().rev().collect();
    let mut order = Vec::new();
    while let Some(entity) = left.pop() {
        order.push(entity);
        let children = world.get::<Children>(entity).map(|children| children.iter().rev().collect::<Vec<_>>());
        left.extend(
            children
                .unwrap_or_default()
                .into_iter()
                .filter(|&child| world.entity(child).contains::<AccessibilityNode>()),
        );
    }
    order
}

#[test]
fn a_screen_reader_goes_through_the_controls_in_an_order_that_follows_the_eye() {
    on_every_screen(|visitor, screen| {
        let order = in_reading_order(visitor);
        let mut seen: Vec<(usize, Vec2, String)> = controls(visitor)
            .into_iter()
            .map(|(entity, node, place)| {
                let at = order.iter().position(|&other| other == entity);
                let name = node.label().unwrap_or_default().to_owned();
                (at.unwrap_or_else(|| panic!("{name} on {screen} hangs nowhere")), place, name)
            })
            .collect();
        seen.sort_by_key(|(at, ..)| *at);
        let back = seen.windows(2).filter(|pair| goes_back(pair[0].1, pair[1].1));
        let back: Vec<_> = back.map(|pair| (&pair[0].2, &pair[1].2)).collect();
        assert!(back.len() <= 1, "{screen} goes back up: {back:?}");
    });
}

#[test]
fn holes_are_gone_through_round_the_board_from_south_s_first() {
    let mut visitor = listener();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    visitor.wait(10);
    let order = in_reading_order(&mut visitor);
    let world = visitor.app.world();
    let holes: Vec<usize> =
        order.iter().filter_map(|&entity| world.get::<HoleCell>(entity)).map(|cell| cell.0.index()).collect();
    assert_eq!(holes, (0..12).collect::<Vec<_>>());
}

#[test]
fn every_text_that_is_told_has_a_place_and_counts_are_told_by_their_holes_alone() {
    on_every_screen(|visitor, screen| {
        let world = visitor.app.world_mut();
        let mut texts = world.query_filtered::<(&AccessibilityNode, &ComputedNode), With<Text>>();
        for (node, size) in texts.iter(world).filter(|(node, size)| !node.is_hidden() && size.size.min_element() > 0.0)
        {
            let said = node.value().unwrap_or_default();
            assert!(node.bounds().is_some(), "{said:?} on {screen} is nowhere, {size:?}");
            let is_clear = screen != "Play" || said.chars().any(char::is_alphabetic);
            assert!(is_clear, "{screen} says {said:?}, and nobody knows of what");
        }
    });
}

/// What is on pages that are not open, or hidden for another reason, is neither come to by Tab nor told; in the largest text, too,
/// in which several screens have pages.
#[test]
fn what_cannot_be_seen_is_neither_reached_by_tab_nor_told() {
    on_every_screen(|visitor, screen| {
        for percent in [100, 200] {
            visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = percent;
            visitor.wait(8);
            only_what_is_seen_is_reached(visitor, &format!("{screen} at {percent} %"));
        }
    });
}

fn only_what_is_seen_is_reached(visitor: &mut Visitor, screen: &str) {
    let shown: Vec<Entity> = controls(visitor).iter().map(|(entity, ..)| *entity).collect();
    for _ in 0..shown.len() + 6 {
        visitor.key(KeyCode::Tab);
        let world = visitor.app.world();
        let Some(focus) = world.resource::<InputFocus>().get() else { continue };
        let is_control = world.get::<TabIndex>(focus).is_some();
        let name = world.get::<Name>(focus);
        assert!(!is_control || shown.contains(&focus), "{screen}: Tab comes to {name:?}");
    }
    let world = visitor.app.world_mut();
    let mut all = world.query_filtered::<(Entity, &AccessibilityNode, &Name), Or<(With<Button>, With<Slider>)>>();
    for (entity, node, name) in all.iter(world) {
        assert_eq!(node.is_hidden(), !shown.contains(&entity), "{screen}: {name}");
    }
}

#[test]
fn what_is_read_aloud_is_a_name_and_a_value_as_each_system_wants_it_and_the_same_answer_is_heard_twice() {
    let mut visitor = listener();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    visitor.outwait_guard();
    let own = own_hole(visitor.session(), 1);
    let row = visitor.session().position().unwrap().row();
    let other = row.track().find(|hole| hole.owner(row) != own.owner(row)).unwrap();
    let (_, entity, _) = *holes(&mut visitor).iter().find(|(cell, ..)| cell.0 == other).unwrap();
    let mut heard = Vec::new();
    for _ in 0..2 {
        wish(&mut visitor, Action::Click, entity);
        let world = visitor.app.world_mut();
        let mut voices = world.query_filtered::<&AccessibilityNode, With<Voice>>();
        let voice = voices.single(world).unwrap();
        assert_eq!((voice.role(), voice.live()), (Role::Label, Some(Live::Polite)));
        heard.push(voice.value().unwrap().to_owned());
    }
    assert_eq!(heard[0].trim(), heard[1].trim());
    assert_ne!(heard[0], heard[1]);
}

/// What is read aloud when it comes to say something else.
fn read_aloud(visitor: &mut Visitor) -> Vec<String> {
    let world = visitor.app.world_mut();
    let mut query = world.query::<&AccessibilityNode>();
    let live = query.iter(world).filter(|node| node.live() == Some(Live::Polite) && !node.is_hidden());
    live.filter_map(|node| node.value().filter(|said| !said.is_empty()).map(str::to_owned)).collect()
}

#[test]
fn it_is_read_aloud_that_the_other_side_played_on_instead_of_an_answer() {
    let mut visitor = listener();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    visitor.set_speed(Speed::AtOnce);
    for number in [3, 4] {
        visitor.outwait_guard();
        let hole = own_hole(visitor.session(), number);
        visitor.click_hole(hole);
        visitor.wait_for_turn();
        if number == 3 {
            visitor.key(KeyCode::KeyU);
        }
    }
    let heard = read_aloud(&mut visitor);
    assert!(heard.iter().any(|said| said.contains("North has played on: nothing is taken back.")), "{heard:?}");
    assert!(heard.iter().any(|said| said.contains("North moves again.")), "and the move too: {heard:?}");
}

#[test]
fn a_lesson_reads_its_order_aloud_and_the_title_does_not_tell_of_its_own_game() {
    let mut visitor = listener();
    visitor.wait(200);
    assert_eq!(read_aloud(&mut visitor), Vec::<String>::new(), "nothing but the title is told there");
    visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Learn);
    visitor.wait(40);
    let said = read_aloud(&mut visitor);
    assert!(said.len() >= 2, "{said:?}");
    let hidden = holes(&mut visitor).iter().filter(|(.., node)| node.is_hidden()).count();
    assert_eq!(hidden, 0, "a lesson is played on its holes");
}

#[test]
fn pictures_are_not_told() {
    on_every_screen(|visitor, screen| {
        let world = visitor.app.world_mut();
        let mut pictures = world.query_filtered::<&AccessibilityNode, With<ImageNode>>();
        assert!(pictures.iter(world).all(|node| node.is_hidden()), "{screen}");
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
    assert!(said.contains("which was empty") && said.ends_with("turn."), "{said}");
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
