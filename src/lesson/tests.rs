//! Each step does what its words say.

use super::*;
use crate::engine::{End, MoveSummary, Step as Done};

/// The position after a step, and what happened in it.
fn play(lesson: &Lesson, step: usize) -> (Position, Vec<Done>) {
    let match_ = lesson.lay_out(&lesson.steps[step]).unwrap_or_else(|error| panic!("{} {step}: {error}", lesson.id));
    let hole = lesson.asked(step).expect("the board has that hole");
    let played = match_.game().position().play_recorded(hole);
    played.unwrap_or_else(|error| panic!("{} {step}: {error}", lesson.id))
}

/// A step in short: laps, numbers of the holes that are taken with their owners, how it ends.
fn in_short(lesson: &Lesson, step: usize) -> String {
    let (position, steps) = play(lesson, step);
    let summary = MoveSummary::of(&steps);
    let taken: Vec<String> = summary.taken.iter().map(|hole| hole.label(lesson.row).to_string()).collect();
    let ends = match () {
        () if position.end() == Some(End::LastFour) => "last four",
        () if steps.iter().any(|step| matches!(step, Done::MoveAgain { .. })) => "again",
        () => "ends",
    };
    format!("{} [{}] {ends}", summary.laps, taken.join(" "))
}

fn lesson(id: &str) -> &'static Lesson {
    LESSONS.iter().find(|lesson| lesson.id == id).expect("there is that lesson")
}

fn all_in_short(id: &str) -> Vec<String> {
    let lesson = lesson(id);
    (0..lesson.steps.len()).map(|step| in_short(lesson, step)).collect()
}

#[test]
fn the_first_lesson_shows_a_sowing_a_relay_a_casa_a_chain_another_move_and_the_last_four() {
    let shown = ["1 [] ends", "2 [] ends", "1 [S5] again", "1 [S4 S3 S2] again", "1 [N1] again", "1 [S4] last four"];
    assert_eq!(all_in_short("hoyito-ii"), shown);
}

#[test]
fn hoyito_i_takes_in_passing_on_either_side_and_a_casa_at_the_end_ends_the_turn() {
    assert_eq!(all_in_short("hoyito-i"), ["1 [S4] ends", "1 [N1] ends", "1 [S6] ends"]);
}

#[test]
fn hoyito_iii_leaves_the_casas_behind_and_gives_the_last_four_to_the_winner_of_the_round_before() {
    assert_eq!(all_in_short("hoyito-iii"), ["1 [S4] again", "1 [S6] again", "1 [S4] last four"]);
    let (position, _) = play(lesson("hoyito-iii"), 0);
    assert_eq!(position.board().counts()[1..3], [4, 4]);
    let (_, steps) = play(lesson("hoyito-iii"), 2);
    assert!(steps.contains(&Done::LastFour { to: Player::North }));
}

#[test]
fn the_long_board_shows_three_laps_and_a_chain_of_four_round_the_corner() {
    assert_eq!(all_in_short("long-board"), ["3 [] ends", "1 [N1 S12 S11 S10] again"]);
}

#[test]
fn a_sowing_that_takes_nothing_ends_in_a_hole_that_was_empty() {
    for (id, step) in [("hoyito-ii", 0), ("hoyito-ii", 1), ("hoyito-i", 0), ("hoyito-i", 1), ("long-board", 0)] {
        let (position, steps) = play(lesson(id), step);
        let fell = steps.iter().rev().find_map(|step| match step {
            Done::Drop { hole } => Some(*hole),
            _ => None,
        });
        assert_eq!(position.board()[fell.expect("a seed falls")], 1, "{id} {step}");
    }
}

#[test]
fn where_one_moves_again_the_step_goes_on_from_the_position_just_reached() {
    for (id, step) in [("hoyito-ii", 4), ("hoyito-iii", 1)] {
        let lesson = lesson(id);
        let (position, _) = play(lesson, step - 1);
        assert!(lesson.goes_on_from(&lesson.steps[step], &position), "{id} {step}: {position}");
    }
}

#[test]
fn a_board_that_is_laid_anew_is_announced_but_not_the_first_one_nor_one_that_goes_on() {
    for lesson in LESSONS {
        let is_new = |step: &usize| lesson.is_new_board(*step);
        let said: Vec<usize> = (0..lesson.steps.len()).filter(is_new).collect();
        let expected: &[usize] = match lesson.id {
            "hoyito-ii" => &[1, 2, 3, 5],
            "hoyito-i" => &[1, 2],
            "hoyito-iii" => &[2],
            _ => &[1],
        };
        assert_eq!(said, expected, "{}", lesson.id);
        let english = |is_new| crate::locale::Language::English.say(&lesson.steps[1].order(is_new));
        let hole = lesson.steps[1].hole;
        assert_eq!(english(true), format!("New board: touch hole {hole}."));
        assert_eq!(english(false), format!("Touch hole {hole}."));
    }
}

#[test]
fn the_first_step_says_which_row_is_the_learners_whatever_the_shape_of_the_window() {
    let reason = |side| crate::locale::Language::English.say(&LESSONS[0].steps[0].reason(side));
    assert!(reason("below").starts_with("The lower row is yours."), "{}", reason("below"));
    assert!(reason("right").starts_with("The right row is yours."), "{}", reason("right"));
}

#[test]
fn no_two_lessons_are_remembered_by_the_same_name() {
    for (i, lesson) in LESSONS.iter().enumerate() {
        assert!(LESSONS[..i].iter().all(|other| other.id != lesson.id));
        assert!(!lesson.steps.is_empty());
    }
}
