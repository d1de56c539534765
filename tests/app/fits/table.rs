//! The board that is played on, with all that is said over it: captions, questions, the lap, how a round and a match ended; where
//! all sit on one side, and where two sit opposite each other.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::Button;
use hoyito::ai::plain_move;
use hoyito::app::locale::{Readers, Words, WordsSystems};
use hoyito::app::session::{Ask, MatchSetup, ResumeMatch, Wish};
use hoyito::app::settings::{TableSettings, WordsSettings};
use hoyito::app::table::TableLayout;
use hoyito::app::table::pace::Speed;
use hoyito::app::theme::type_scale::{AtMost, Type};
use hoyito::caption::{self, Voices};
use hoyito::engine::{ByPlayer, End, Hole, Match, Outcome, Player, Row, Rules};
use hoyito::locale::{Language, Phrase};

use super::captions::{Caption, longest};
use super::{WINDOWS, assert_none, faults, holds, plain, rect_of};
use crate::harness::{Visitor, friends};

/// What plates say instead of what the game says on them now: by the plate's name and the place of the text on it.
#[derive(Resource, Default)]
struct Instead(Vec<(&'static str, usize, Vec<Phrase>)>, bool);

fn say_instead(
    instead: Res<Instead>,
    layout: Res<TableLayout>,
    plates: Query<(&Name, &Children)>,
    mut texts: Query<(&mut Words, Option<&mut AtMost>)>,
) {
    for (name, children) in &plates {
        for (_, place, told) in instead.0.iter().filter(|(of, ..)| name.as_str() == *of) {
            let text = children.get(*place).and_then(|&text| texts.get_mut(text).ok());
            let Some((mut words, most)) = text else { continue };
            words.set_if_neq(Words::sentences(told.clone()));
            if let (true, Some(mut most)) = (instead.1, most) {
                most.set_if_neq(AtMost(layout.0.strip.hint_text));
            }
        }
    }
}

/// A table of two people.
#[derive(Clone, Copy, Debug)]
struct Table {
    window: (u32, u32),
    row: Row,
    is_north_turned: bool,
}

impl Table {
    /// On every board in every window.
    fn all(is_north_turned: bool) -> impl Iterator<Item = Table> {
        WINDOWS.into_iter().flat_map(move |window| Row::ALL.map(|row| Table { window, row, is_north_turned }))
    }

    fn visit(self) -> Visitor {
        let mut visitor = Visitor::at_title(self.window.0, self.window.1);
        visitor.app.init_resource::<Instead>();
        visitor.app.add_systems(PostUpdate, say_instead.before(WordsSystems));
        visitor.app.world_mut().resource_mut::<TableSettings>().is_north_turned = self.is_north_turned;
        visitor.begin(friends(Rules::HOYITO_II, self.row));
        visitor.set_speed(Speed::AtOnce);
        // What is answered to the change of speed is gone.
        visitor.wait(260);
        visitor
    }

    fn voices(self) -> Voices {
        let seats = friends(Rules::HOYITO_II, self.row).seats;
        Voices { row: self.row, seats, to: self.is_north_turned.then_some(Player::South) }
    }

    /// A match of so many rounds, before the last move of its first round.
    fn almost_over(self, rounds: usize) -> (MatchSetup, Match, Hole) {
        let setup = MatchSetup { rounds, ..friends(Rules::HOYITO_II, self.row) };
        for seed in 0.. {
            let mut match_ = Match::from_start(setup.rules, setup.rounds, setup.first_position()).unwrap();
            while let Some(hole) = plain_move(match_.game().position(), seed + match_.game().ply() as u64) {
                let before = match_.clone();
                match_.play(hole).unwrap();
                if match_.game().end().is_some() {
                    return (setup, before, hole);
                }
            }
        }
        unreachable!("games end")
    }
}

fn language_of(visitor: &Visitor) -> Language {
    visitor.app.world().resource::<Readers>().first().language
}

fn say(visitor: &mut Visitor, told: Vec<(&'static str, usize, Vec<Phrase>)>, is_hint: bool) {
    *visitor.app.world_mut().resource_mut::<Instead>() = Instead(told, is_hint);
    visitor.wait(2);
}

/// Both captions, where there are two.
fn look_at_captions(visitor: &mut Visitor, table: Table, found: &mut Vec<String>) {
    for Caption { told, is_hint } in longest(language_of(visitor), table.row, table.is_north_turned) {
        say(visitor, vec![("Caption", 0, told.clone())], *is_hint);
        plain(visitor, found);
    }
    say(visitor, Vec::new(), false);
}

fn captions_fit(is_north_turned: bool) {
    let mut wrong = Vec::new();
    for table in Table::all(is_north_turned) {
        let mut visitor = table.visit();
        wrong.extend(faults(&mut visitor, &format!("{table:?}"), |visitor, found| {
            plain(visitor, found);
            look_at_captions(visitor, table, found);
        }));
    }
    assert_none(&wrong);
}

#[test]
fn the_longest_captions_fit_their_strip_in_every_language_and_size() {
    captions_fit(false);
}

#[test]
fn the_longest_captions_fit_at_both_edges_of_a_table_in_every_language_and_size() {
    captions_fit(true);
}

#[test]
fn captions_of_a_window_have_one_size_but_for_hints() {
    for (text, shape) in [(1.0, (1280, 720)), (2.0, (1280, 720)), (2.0, (720, 1280))] {
        let mut visitor = Table { window: shape, row: Row::Twelve, is_north_turned: false }.visit();
        let percent = (text * 100.0) as u16;
        visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = percent;
        visitor.wait(5);
        let mut sizes = Vec::new();
        for told in [vec!["caption-choose".into()], longest(Language::English, Row::Twelve, false)[0].told.clone()] {
            say(&mut visitor, vec![("Caption", 0, told)], false);
            sizes.push(size_of_caption(&mut visitor));
        }
        assert_eq!(sizes[0], sizes[1], "{percent} % in {shape:?}");
    }
}

fn size_of_caption(visitor: &mut Visitor) -> FontSize {
    let world = visitor.app.world_mut();
    let mut plates = world.query::<(&Name, &Children)>();
    let (_, texts) = plates.iter(world).find(|(name, _)| name.as_str() == "Caption").expect("there is a caption");
    let text = texts[0];
    world.get::<TextFont>(text).expect("it is a text").font_size
}

#[test]
fn the_lap_line_and_the_wrong_sides_sign_fit_while_seeds_fly() {
    let mut wrong = Vec::new();
    for table in Table::all(false).chain(Table::all(true)) {
        let mut visitor = table.visit();
        visitor.set_speed(Speed::Slow);
        let moves = visitor.session().position().unwrap().legal_moves().iter().collect::<Vec<_>>();
        let hole = moves.into_iter().next().expect("there is a move");
        visitor.click_hole(hole);
        visitor.wait(60);
        assert!(visitor.seeds_fly(), "{table:?}");
        visitor.click_hole(Hole::of(table.row, Player::North, 2).unwrap());
        // Time stands still: the seeds hang in the air.
        visitor.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let laps = [
            Phrase::new("lap-line-hand").with("laps", 28_usize).with("seeds", 24_usize),
            Phrase::new("chain-line").with("link", 10_usize).with("links", 11_usize),
        ];
        wrong.extend(faults(&mut visitor, &format!("flying, {table:?}"), |visitor, found| {
            for lap in laps.clone() {
                say(visitor, vec![("Lap", 0, vec![lap])], false);
                plain(visitor, found);
            }
        }));
    }
    assert_none(&wrong);
}

#[test]
fn what_one_side_asks_the_other_fits_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for table in Table::all(false).chain(Table::all(true)) {
        let mut visitor = table.visit();
        let hole = visitor.session().position().unwrap().legal_moves().iter().next().expect("there is a move");
        visitor.click_hole(hole);
        visitor.wait_for_turn();
        visitor.outwait_guard();
        for wish in [Wish::Undo, Wish::Stop] {
            let (at, by) = (visitor.session().stamp(), Player::South);
            visitor.app.world_mut().write_message(Ask { at, by, wish });
            visitor.wait(3);
            assert!(visitor.has_button("refuse"), "{table:?}, {wish:?}");
            wrong.extend(faults(&mut visitor, &format!("{wish:?}, {table:?}"), plain));
            visitor.key(KeyCode::Escape);
            visitor.wait(3);
        }
    }
    assert_none(&wrong);
}

/// What of a question's answers does not lie on its plate.
fn look_at_answers(visitor: &mut Visitor, found: &mut Vec<String>) {
    plain(visitor, found);
    let world = visitor.app.world_mut();
    let questions = world.query::<(&Name, &Children)>();
    let plate = { questions }.iter(world).find(|(name, _)| name.as_str() == "Question").map(|(_, parts)| parts[0]);
    let plate = plate.expect("somebody is asked");
    let mut nodes = world.query::<(&UiGlobalTransform, &ComputedNode)>();
    let (at, node) = nodes.get(world, plate).unwrap();
    let plate = rect_of(at, node);
    let mut buttons = world.query_filtered::<(&Name, &UiGlobalTransform, &ComputedNode), With<Button>>();
    for (name, at, node) in buttons.iter(world).filter(|(name, ..)| ANSWERS.contains(&name.as_str())) {
        if !holds(plate, rect_of(at, node)) {
            found.push(format!("{name} sticks out of its plate: {:?} of {plate:?}", rect_of(at, node)));
        }
    }
}

const ANSWERS: [&str; 3] = ["allow", "accept", "refuse"];

#[test]
fn answers_lie_on_the_plate_of_their_question_in_windows_that_are_nearly_square_too() {
    let mut wrong = Vec::new();
    for (window, row) in
        [(900, 860), (960, 900), (480, 480), (960, 720)].map(|window| Row::ALL.map(|row| (window, row))).as_flattened()
    {
        // In the smallest window of all only a table that is turned has room beside its board for what else is on it.
        for is_north_turned in [true, false].into_iter().filter(|is_turned| *is_turned || window.0 > 480) {
            let table = Table { window: *window, row: *row, is_north_turned };
            let mut visitor = table.visit();
            let hole = visitor.session().position().unwrap().legal_moves().iter().next().expect("there is a move");
            visitor.click_hole(hole);
            visitor.wait_for_turn();
            let (at, by) = (visitor.session().stamp(), Player::South);
            visitor.app.world_mut().write_message(Ask { at, by, wish: Wish::Undo });
            visitor.wait(3);
            wrong.extend(faults(&mut visitor, &format!("{table:?}"), look_at_answers));
        }
    }
    assert_none(&wrong);
}

#[test]
fn the_ends_of_a_round_and_of_a_match_fit_in_every_language_and_size() {
    let mut wrong = Vec::new();
    for table in Table::all(false).chain(Table::all(true)) {
        for rounds in [1, 3] {
            let mut visitor = table.visit();
            let (setup, match_, hole) = table.almost_over(rounds);
            visitor.app.world_mut().write_message(ResumeMatch { setup, match_ });
            visitor.outwait_new_picture();
            visitor.click_hole(hole);
            visitor.wait_for_turn();
            visitor.outwait_new_picture();
            assert!(visitor.has_button("to-title"), "{table:?}: {:?}", visitor.texts());
            let verdict = caption::verdict(&table.voices(), Outcome::Win(Player::North), match_score());
            let mut reason = vec![caption::reason(End::Standoff, table.row)];
            if rounds > 1 {
                let won = ByPlayer::new(1, 1);
                reason.push(caption::match_score(&table.voices(), won, None));
            }
            say(&mut visitor, vec![("Verdict", 0, vec![verdict]), ("Verdict", 1, reason)], false);
            wrong.extend(faults(&mut visitor, &format!("end of {rounds}, {table:?}"), plain));
        }
    }
    assert_none(&wrong);
}

fn match_score() -> ByPlayer<u8> {
    ByPlayer::new(20, 28)
}

/// By window, board and whether two sit opposite each other: the least share of text at 200 % that captions have; and, after the
/// end, the reason under a verdict and what can be done next.
const GUARANTEED: [((u32, u32), Row, bool, f32, f32); 8] = [
    ((1280, 720), Row::Six, false, 0.95, 0.95),
    ((1280, 720), Row::Twelve, false, 1.0, 0.95),
    ((1280, 720), Row::Six, true, 0.9, 0.8),
    ((1280, 720), Row::Twelve, true, 0.9, 0.8),
    ((720, 1280), Row::Six, false, 1.0, 0.95),
    ((720, 1280), Row::Twelve, false, 1.0, 0.95),
    ((720, 1280), Row::Six, true, 0.9, 0.85),
    ((720, 1280), Row::Twelve, true, 0.9, 0.85),
];

/// How large the smallest text below a part of that name is, of its size in the scale.
fn least_size(visitor: &mut Visitor, name: &str, step: Type) -> f32 {
    let world = visitor.app.world_mut();
    let parts: Vec<Entity> = world
        .query::<(Entity, &Name)>()
        .iter(world)
        .filter(|(_, of)| of.as_str() == name)
        .map(|(part, _)| part)
        .collect();
    let mut texts = world.query::<(Entity, &Type, &TextFont)>();
    let mut parents = world.query::<&ChildOf>();
    let mut least = f32::MAX;
    for (text, _, font) in texts.iter(world).filter(|(_, of, _)| **of == step) {
        let is_below = parents.query(world).iter_ancestors(text).any(|part| parts.contains(&part));
        if let (true, FontSize::Px(px)) = (is_below, font.font_size) {
            least = least.min(px / step.size_u());
        }
    }
    assert!(least < f32::MAX, "nothing of {step:?} is written on {name}");
    least
}

#[test]
fn whoever_asks_for_text_of_200_percent_has_it_on_the_table() {
    let mut wrong = Vec::new();
    for (window, row, is_north_turned, in_play, after_the_end) in GUARANTEED {
        let table = Table { window, row, is_north_turned };
        let mut visitor = table.visit();
        visitor.app.world_mut().resource_mut::<WordsSettings>().text_size = 200;
        visitor.wait(5);
        let mut check = |what: &str, size: f32, share: f32| {
            if size < 2.0 * share - 0.001 {
                wrong.push(format!("{table:?}: {what} at {size} of 2"));
            }
        };
        check("captions", least_size(&mut visitor, "Caption", Type::Body), in_play);
        let (setup, match_, hole) = table.almost_over(1);
        visitor.app.world_mut().write_message(ResumeMatch { setup, match_ });
        visitor.outwait_new_picture();
        visitor.click_hole(hole);
        visitor.wait_for_turn();
        visitor.outwait_new_picture();
        check("the reason", least_size(&mut visitor, "Verdict", Type::Body), after_the_end);
        check("the next step", least_size(&mut visitor, "play-again", Type::Heading), after_the_end);
        check("the way out", least_size(&mut visitor, "to-title", Type::Button), after_the_end);
    }
    assert_none(&wrong);
}
