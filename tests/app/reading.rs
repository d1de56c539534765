//! Rules, About and Statistics: reached, used and left by mouse and by keys; what was played is counted, and a reset taken back.

use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use hoyito::app::screens::{Menu, Screen};
use hoyito::app::settings::WordsSettings;
use hoyito::app::storage::Storage;
use hoyito::engine::{ByPlayer, Match, Rules};
use hoyito::match_setup::{FIRST_LEVEL, MatchSetup, Seat};
use hoyito::storage::Keeper;

use crate::harness::{Visitor, own_hole};

/// A keeper to whom so many games against the first level were told.
pub fn keeper_of(games: u64) -> Keeper {
    let mut keeper = Keeper::default();
    for seed in 0..games {
        let seats = ByPlayer::new(Seat::Person, Seat::Machine(FIRST_LEVEL));
        let setup = MatchSetup { seats, seed, ..MatchSetup::default() };
        let mut match_ = Match::from_start(setup.rules, setup.rounds, setup.first_position()).unwrap();
        while let Some(hole) = hoyito::ai::plain_move(match_.game().position(), seed + match_.game().ply() as u64) {
            match_.play(hole).unwrap();
        }
        keeper.sit_down(&setup, &match_, 1_796_036_779 + seed);
        keeper.leave();
    }
    keeper
}

/// Where a text stands, from the window's upper edge, in logical pixels.
fn top_of(visitor: &mut Visitor, words: &str) -> f32 {
    let world = visitor.app.world_mut();
    let mut texts = world.query::<(&Text, &UiGlobalTransform, &ComputedNode)>();
    let found = texts.iter(world).find(|(text, ..)| text.0 == words);
    let (_, at, node) = found.unwrap_or_else(|| panic!("nobody says '{words}'"));
    at.translation.y - node.size.y / 2.0
}

#[test]
fn rules_and_about_are_reached_and_left_by_mouse_and_by_keys() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("rules");
    assert_eq!(visitor.screen(), Screen::Rules);
    visitor.click_button("about");
    assert_eq!(visitor.screen(), Screen::About);
    assert!(visitor.reads("Víktor Bautista i Roca"));
    visitor.click_button("back");
    assert_eq!(visitor.screen(), Screen::Rules);
    visitor.click_button("back");
    assert_eq!(visitor.screen(), Screen::Title);
    visitor.tab_to("rules");
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.focused().as_deref(), Some("back"), "the focus is never lost");
    visitor.tab_to("about");
    visitor.key(KeyCode::Enter);
    assert_eq!(visitor.screen(), Screen::About);
    visitor.key(KeyCode::Escape);
    assert_eq!(visitor.screen(), Screen::Rules);
    visitor.key(KeyCode::Escape);
    assert_eq!(visitor.screen(), Screen::Title);
}

#[test]
fn the_rules_are_those_of_the_variant_that_is_chosen_at_their_top() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("rules");
    assert!(visitor.reads("and so on backwards"), "the default is Hoyito II");
    visitor.click_button("rules-name(i)");
    assert!(visitor.reads("as it falls") && !visitor.reads("and so on backwards"));
    visitor.click_button("rules-name(iii)");
    assert!(visitor.reads("no other") && !visitor.reads("on the long board"));
}

#[test]
fn over_a_match_the_rules_are_those_that_are_played_and_the_match_waits_as_it_was() {
    let setup = MatchSetup { rules: Rules::HOYITO_III, ..MatchSetup::default() };
    let mut visitor = Visitor::in_match(MatchSetup { seats: ByPlayer::new(Seat::Person, Seat::Person), ..setup });
    let hole = own_hole(visitor.session(), 3);
    visitor.click_hole(hole);
    visitor.wait(20);
    assert!(visitor.seeds_fly());
    let menu = |visitor: &Visitor| *visitor.app.world().resource::<State<Menu>>().get();
    for is_by_key in [false, true] {
        visitor.key(KeyCode::Escape);
        visitor.outwait_new_picture();
        let shown = visitor.shown();
        visitor.click_button("rules");
        assert_eq!((visitor.screen(), menu(&visitor)), (Screen::Play, Menu::Rules));
        assert_eq!(visitor.focused().as_deref(), Some("back"));
        assert!(visitor.reads("You capture this one casa, no other."), "{:?}", visitor.texts());
        let first = top_of(&mut visitor, "The board");
        visitor.key(KeyCode::ArrowDown);
        visitor.wait(30);
        assert!(top_of(&mut visitor, "The board") < first, "arrows move the text");
        visitor.key(KeyCode::Digit2);
        visitor.click(Vec2::new(640.0, 700.0));
        visitor.wait(100);
        assert_eq!(visitor.shown(), shown, "seeds hang in the air");
        if is_by_key {
            visitor.key(KeyCode::Escape);
        } else {
            visitor.click_button("back");
        }
        assert_eq!(menu(&visitor), Menu::Pause, "back is one step");
        visitor.outwait_new_picture();
        visitor.key(KeyCode::Escape);
        visitor.wait(3);
    }
    visitor.wait_for_turn();
    assert_eq!(visitor.session().running_match().unwrap().game().ply(), 1);
    visitor.assert_table_is_true("after the rules");
}

#[test]
fn the_variants_above_the_rules_stay_in_the_window_when_it_becomes_narrow() {
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("rules");
    visitor.resize(700.0, 600.0);
    visitor.wait(3);
    let first = visitor.place_of_button("rules-name(i)").expect("it is there");
    assert!(first.x > 40.0 && first.x < 200.0, "{first}");
}

/// The lines of the long text that are not wholly in its window and not wholly out of it, in pixels.
fn cut_lines(visitor: &mut Visitor) -> Vec<(f32, f32)> {
    let world = visitor.app.world_mut();
    let mut windows =
        world.query_filtered::<(Entity, &ComputedNode, &UiGlobalTransform), With<bevy::ui::ScrollPosition>>();
    let scrolled = |(entity, ..): &(Entity, &ComputedNode, &UiGlobalTransform)| {
        world.get::<Node>(*entity).is_some_and(|node| node.overflow.y == OverflowAxis::Scroll)
    };
    let (window, node, at) = windows.query(world).into_iter().find(scrolled).expect("a long text");
    let (top, bottom) = (at.translation.y - node.size.y / 2.0, at.translation.y + node.size.y / 2.0);
    assert!(bottom - top > 40.0, "nothing is seen of it");
    let mut texts = world.query::<(Entity, &bevy::text::ComputedTextBlock, &ComputedNode, &UiGlobalTransform)>();
    let mut parents = world.query::<&ChildOf>();
    let (texts, parents) = (texts.query(world), parents.query(world));
    let mine = texts.iter().filter(|(entity, ..)| parents.iter_ancestors(*entity).any(|parent| parent == window));
    let lines = mine.flat_map(|(_, block, node, at)| {
        let above = at.translation.y - node.size.y / 2.0;
        block.buffer().lines().map(move |line| {
            let (top, bottom) = (line.metrics().block_min_coord, line.metrics().block_max_coord);
            // Of a line's height its letters leave the lowest tenth free, and reach as much over its upper edge.
            let above = above - 0.1 * (bottom - top);
            (above + top, above + bottom)
        })
    });
    let is_cut = |&(from, to): &(f32, f32)| {
        let (is_in, is_out) = (from >= top - 1.5 && to <= bottom + 1.5, to <= top + 1.5 || from >= bottom - 1.5);
        !is_in && !is_out
    };
    lines.filter(is_cut).collect()
}

#[test]
fn at_rest_no_line_of_a_long_text_is_cut_at_any_size_and_its_stones_lead_from_end_to_end() {
    for (width, height) in WINDOWS {
        for percent in [100, 150, 200] {
            let mut visitor = Visitor::at_title(width, height);
            visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = percent;
            for screen in [Screen::Rules, Screen::About] {
                visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
                visitor.outwait_new_picture();
                let when = format!("{screen:?} at {width} x {height}, {percent} %");
                let whole = |visitor: &mut Visitor| assert_eq!(cut_lines(visitor), [], "{when}");
                whole(&mut visitor);
                assert!(!is_seen(&mut visitor, "more-above") && is_seen(&mut visitor, "more-below"), "{when}");
                let mut pages = 0;
                while is_seen(&mut visitor, "more-below") {
                    visitor.click_button("more-below");
                    whole(&mut visitor);
                    pages += 1;
                    assert!(pages < 100 && is_seen(&mut visitor, "more-above"), "{when}");
                }
                visitor.key(KeyCode::ArrowUp);
                whole(&mut visitor);
                assert!(is_seen(&mut visitor, "more-below"), "{when}");
                visitor.key(KeyCode::Home);
                assert!(!is_seen(&mut visitor, "more-above"), "{when}");
            }
        }
    }
}

/// Whether a control is there to be seen.
fn is_seen(visitor: &mut Visitor, name: &str) -> bool {
    let world = visitor.app.world_mut();
    let mut controls = world.query::<(&Name, &ComputedNode, &InheritedVisibility)>();
    controls
        .iter(world)
        .any(|(found, node, visible)| found.as_str() == name && visible.get() && node.size.min_element() > 0.0)
}

#[test]
fn a_long_text_is_moved_by_keys_by_a_finger_by_its_pebble_and_by_its_stones_and_stops_at_both_ends() {
    const FIRST: &str = "The board";
    let mut visitor = Visitor::at_title(1280, 720);
    visitor.click_button("rules");
    let start = top_of(&mut visitor, FIRST);
    visitor.key(KeyCode::ArrowUp);
    assert_eq!(top_of(&mut visitor, FIRST), start, "the start is the start");
    visitor.key(KeyCode::ArrowDown);
    let step = start - top_of(&mut visitor, FIRST);
    assert!((30.0..90.0).contains(&step), "a step is some lines: {step}");
    visitor.key(KeyCode::Home);
    visitor.key(KeyCode::PageDown);
    assert!(top_of(&mut visitor, FIRST) < start - 300.0);
    visitor.key(KeyCode::PageUp);
    assert_eq!(top_of(&mut visitor, FIRST), start);
    visitor.key(KeyCode::End);
    let end = top_of(&mut visitor, FIRST);
    visitor.key(KeyCode::PageDown);
    assert_eq!(top_of(&mut visitor, FIRST), end, "the end is the end");
    let last = top_of(&mut visitor, "Whoever wins more rounds wins the match.");
    assert!(last > 150.0 && last < 700.0, "the end is seen: {last}");
    visitor.key(KeyCode::Home);
    visitor.press(Vec2::new(300.0, 500.0));
    visitor.wait(1);
    for y in [480.0, 440.0, 400.0] {
        visitor.drag_to(Vec2::new(300.0, y));
    }
    assert_eq!(top_of(&mut visitor, FIRST), start - 100.0, "the text follows the finger");
    visitor.release(Vec2::new(300.0, 400.0));
    visitor.wait(3);
    assert!((top_of(&mut visitor, FIRST) - start + 100.0).abs() < 30.0, "and rests on the nearest line");
    assert_eq!(cut_lines(&mut visitor), []);
    let world = visitor.app.world_mut();
    let mut grooves = world.query_filtered::<(&UiGlobalTransform, &ComputedNode), With<bevy::ui_widgets::Slider>>();
    let (at, node) = grooves.single(world).expect("one groove");
    let lower_end = at.translation + Vec2::Y * (node.size.y / 2.0 - 10.0);
    visitor.click(lower_end);
    assert_eq!(top_of(&mut visitor, FIRST), end, "the groove's lower end is the text's");
    // With the focus on the groove, too, the first key leads to the start.
    visitor.tab_to("rules-text");
    visitor.key(KeyCode::Home);
    assert_eq!(top_of(&mut visitor, FIRST), start);
    visitor.tab_to("more-below");
    for _ in 0..12 {
        visitor.key(KeyCode::Enter);
    }
    assert_eq!(top_of(&mut visitor, FIRST), end, "the stone leads to the end");
    assert_eq!(visitor.focused().as_deref(), Some("rules-text"), "when it is gone the groove has the focus");
}

#[test]
fn statistics_tell_what_was_played_and_a_reset_is_taken_back_while_they_are_open() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = Visitor::with_storage(width, height, Storage::new(keeper_of(20)));
        visitor.click_button("statistics");
        assert_eq!(visitor.screen(), Screen::Statistics);
        assert!(visitor.reads("20 games"), "{:?}", visitor.texts());
        assert!(visitor.reads(" of 20"), "more games than signs are said in numbers");
        // In a narrow window the records have the second page.
        let has_pages = visitor.reads("1 of 2");
        if has_pages {
            visitor.click_button("page-after");
        }
        for record in ["Longest chain: ", "Most seeds in one turn: ", "Longest relay: "] {
            assert!(visitor.reads(record), "{record}: {:?}", visitor.texts());
        }
        visitor.click_button("stats-reset");
        assert!(visitor.reads("No game has been played") && visitor.reads("No casa has been taken"));
        visitor.click_button("undo");
        assert!(visitor.reads("20 games") && visitor.reads("Longest chain: "));
        if has_pages {
            visitor.click_button("page-before");
        }
        visitor.click_button("rules-name(i)");
        assert!(!visitor.reads(" of 20"), "no game of this variant");
        visitor.click_button("back");
        assert_eq!(visitor.screen(), Screen::Title);
    }
}

#[test]
fn statistics_are_used_by_keys_alone_and_the_focus_stays() {
    let mut visitor = Visitor::with_storage(1280, 720, Storage::new(keeper_of(3)));
    visitor.tab_to("statistics");
    visitor.key(KeyCode::Enter);
    assert!(visitor.reads("3 games"));
    visitor.tab_to("rules-name(ii)");
    visitor.key(KeyCode::Space);
    assert_eq!(visitor.focused().as_deref(), Some("rules-name(ii)"));
    visitor.tab_to("stats-reset");
    visitor.key(KeyCode::Enter);
    assert!(visitor.reads("No game has been played"));
    assert_eq!(visitor.focused().as_deref(), Some("undo"));
    visitor.key(KeyCode::Enter);
    assert!(visitor.reads("3 games"));
    visitor.key(KeyCode::Escape);
    assert_eq!(visitor.screen(), Screen::Title);
}

#[test]
fn statistics_that_were_reset_come_back_by_keys_as_long_as_the_screen_is_open() {
    for (width, height) in [(1280, 720), (720, 1280)] {
        let mut visitor = Visitor::with_storage(width, height, Storage::new(keeper_of(3)));
        visitor.click_button("statistics");
        visitor.tab_to("stats-reset");
        visitor.key(KeyCode::Enter);
        // Half a minute.
        visitor.wait(1_800);
        visitor.tab_to("undo");
        visitor.key(KeyCode::Enter);
        assert!(visitor.reads("3 games"), "{width} x {height}: {:?}", visitor.texts());
        visitor.tab_to("stats-reset");
        visitor.key(KeyCode::Enter);
        visitor.key(KeyCode::Escape);
        visitor.outwait_new_picture();
        visitor.click_button("statistics");
        assert_eq!(visitor.screen(), Screen::Statistics);
        assert!(!visitor.has_button("undo"), "the screen was left");
    }
}

/// Windows that the screens are to fit.
const WINDOWS: [(u32, u32); 5] = [(1280, 720), (720, 1280), (1720, 720), (960, 720), (720, 720)];

#[test]
fn nothing_leaves_the_window_at_any_size_of_text() {
    for (width, height) in WINDOWS {
        for percent in [100, 150, 200] {
            let mut visitor = Visitor::with_storage(width, height, Storage::new(keeper_of(20)));
            visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = percent;
            for screen in [Screen::Statistics, Screen::Rules, Screen::About, Screen::PastGames] {
                visitor.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
                visitor.wait(8);
                assert_inside(&mut visitor, &format!("{screen:?} at {width} x {height}, {percent} %"));
            }
        }
    }
}

/// Every text and control lies in the window; a long text is seen through a window of its own, which does.
fn assert_inside(visitor: &mut Visitor, when: &str) {
    let world = visitor.app.world_mut();
    let (size, mut windows) = (
        {
            let mut windows = world.query::<&Window>();
            let window = windows.single(world).unwrap();
            Vec2::new(window.physical_width() as f32, window.physical_height() as f32)
        },
        world.query_filtered::<Entity, With<bevy::ui::ScrollPosition>>(),
    );
    let scrolled: Vec<Entity> = windows
        .iter(world)
        .filter(|&entity| world.get::<Node>(entity).is_some_and(|node| node.overflow.y == OverflowAxis::Scroll))
        .collect();
    let mut nodes = world.query::<(
        Entity,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        AnyOf<(&Text, &bevy::ui_widgets::Button, &bevy::ui_widgets::Slider)>,
    )>();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    let whole = Rect::from_corners(Vec2::ZERO, size).inflate(1.0);
    for (entity, node, at, visible, (text, ..)) in nodes.iter(world) {
        let is_long = parents.iter_ancestors(entity).any(|parent| scrolled.contains(&parent));
        if !visible.get() || node.size.min_element() <= 0.0 || is_long {
            continue;
        }
        let rect = Rect::from_center_size(at.translation, node.size);
        let what = text.map_or("a control", |text| text.0.as_str());
        assert!(whole.contains(rect.min) && whole.contains(rect.max), "{when}: {what} at {rect:?}");
    }
}
