//! What shines when, and how fast light changes.

use super::scene::*;
use super::*;
use crate::app::table::layout::Layout;
use crate::app::table::playback::Moment;
use crate::engine::{Hole, Position, Row, Rules, Setup, Step};

fn position(text: &str) -> Position {
    text.parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap()
}

/// Three casas in a chain: holes 4, 3 and 2.
fn chain_steps() -> (Position, Vec<Step>) {
    let before = position("3,3,3,3,1,0/0,0,0,0,5,6 S 24-0");
    let (_, steps) = before.play_recorded(Hole::of(Row::Six, Player::South, 1).unwrap()).unwrap();
    (before, steps)
}

fn moment_at<'a>(before: &'a Position, steps: &'a [Step], is_it: impl Fn(&Step) -> bool) -> Moment<'a> {
    let at = steps.iter().position(is_it).unwrap();
    Moment { before, steps, begun: at + 1, beat: at..at + 1, share: 0.5 }
}

#[test]
fn in_a_chain_the_ground_is_hushed_and_the_casa_that_is_taken_shines_most() {
    let (before, steps) = chain_steps();
    let second = moment_at(&before, &steps, |step| matches!(step, Step::Capture { link: 1, .. }));
    let scene = scene(&MidMove::before(&before), Some(second), None, false);
    let hole = |number| Lit::Hole(Hole::of(Row::Six, Player::South, number).unwrap());
    assert_eq!(scene.glows, [(hole(4), TAKEN), (hole(3), LIT), (hole(2), WAITING)]);
    assert_eq!((scene.turn, scene.hush), (0.0, 1.0));
}

#[test]
fn where_somebody_leads_the_asked_hole_is_the_brightest_and_while_seeds_fly_the_hush_is_lighter() {
    let hole = |number| Hole::of(Row::Six, Player::South, number).unwrap();
    let table = MidMove::before(&position("4,4,4,4,4,4/4,4,4,4,4,4 N 0-0"));
    let matter = [hole(2), hole(3)].into_iter().collect();
    let guide = Guide { asked: Some(hole(2)), matter, ..Guide::default() };
    let led = |is_moving| lead(scene(&table, None, None, false), &guide, is_moving);
    let lit = [(Lit::Clearly(hole(2)), ASKED), (Lit::Clearly(hole(3)), MATTERS)];
    assert_eq!(led(false), Scene { turn: 0.0, hush: LEADING_HUSH, glows: lit.to_vec() });
    assert!(led(true).hush < LEADING_HUSH && led(true).glows.iter().all(|(_, strength)| *strength == MATTERS));
    let mut lamps = Lamps::default();
    (0..100).for_each(|_| lamps.approach(&led(false), 0.016));
    let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
    assert!((lamps.light(&layout).hush - LEADING_HUSH).abs() < 1e-5);
}

#[test]
fn with_reduced_motion_there_is_gold_light_but_no_hush() {
    let (before, steps) = chain_steps();
    let first = moment_at(&before, &steps, |step| matches!(step, Step::Capture { link: 0, .. }));
    let scene = scene(&MidMove::before(&before), Some(first), None, true);
    assert_eq!((scene.hush, scene.glows.len()), (0.0, 2));
}

#[test]
fn no_light_changes_in_less_than_a_quarter_of_a_second_and_none_overshoots() {
    let lit =
        Scene { turn: 1.0, hush: 1.0, glows: vec![(Lit::Hole(Hole::of(Row::Six, Player::South, 1).unwrap()), 1.0)] };
    let mut lamps = Lamps::default();
    let layout = Layout::new(Row::Six, Vec2::new(1280.0, 720.0));
    let mut last = 0.0;
    for update in 1..=60 {
        lamps.approach(&lit, 0.016);
        let light = lamps.light(&layout);
        let strength = light.glows[0].strength;
        assert!(strength >= last && strength <= 1.0 && light.hush <= 1.0 && light.turn <= 1.0);
        assert!(update * 16 >= 250 || (light.hush < 1.0 && strength < 1.0 && light.turn < 1.0));
        last = strength;
    }
    assert!(lamps.has_reached(&lit));
    for _ in 0..60 {
        lamps.approach(&Scene::default(), 0.016);
    }
    assert_eq!(lamps, Lamps::default());
}

#[test]
fn the_end_puts_the_winner_in_the_sun_and_counts_both_leaves_and_then_stands_still() {
    let mut table = MidMove::before(&position("0,0,1,0,0,0/0,0,0,0,0,3 S 28-16"));
    table.end = Some(crate::engine::End::Repetition);
    let fours = |since: f32| {
        let glows = scene(&table, None, Some(since), false).glows;
        glows.into_iter().filter(|(lit, _)| matches!(lit, Lit::Four(..))).count()
    };
    assert_eq!(scene(&table, None, Some(0.0), false).turn, 0.0);
    assert!((0..=16).all(|tenth| fours(tenth as f32 / 10.0) > 0));
    assert_eq!(fours(COUNTING_S + COUNTED_S), 0);
    assert!(scene(&table, None, Some(0.5), false).glows.len() <= MOST_GLOWS);
    let counted = |since| {
        let light = Light { counting_s: Some(since), ..Light::default() };
        Player::ALL.map(|player| light.counted(&table, player))
    };
    assert_eq!((counted(0.0), counted(0.5 * COUNTING_S), counted(COUNTING_S)), ([4, 4], [16, 16], [28, 16]));
}

#[test]
fn sun_crosses_when_the_turn_does() {
    let table = |text: &str| MidMove::before(&position(text));
    assert_eq!(scene(&table("4,4,4,4,4,4/4,4,4,4,4,4 S 0-0"), None, None, false).turn, 0.0);
    assert_eq!(scene(&table("4,4,4,4,4,4/4,4,4,4,4,4 N 0-0"), None, None, false).turn, 1.0);
}
