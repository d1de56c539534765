//! The scenes that pictures are taken of: real games, stopped at a moment worth seeing.

use crate::app::screens::Screen;
use crate::engine::{Hole, Player};
use crate::engine::{Match, MatchError, Position, Row, Rules, Setup, Step};

/// Where a scene is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Before anything else is done: everything lies still.
    AtRest,
    /// While seeds of this lap of the last move are in the hand.
    Lap(u32),
    /// While that link of the last move's chain is taken, from 1.
    Link(usize),
}

impl Moment {
    /// Whether a move whose steps so far are these has come to this moment.
    pub fn has_come(self, begun: &[Step]) -> bool {
        let laps = begun.iter().filter(|step| step.lifts()).count();
        let links = begun.iter().filter(|step| matches!(step, Step::Capture { .. })).count();
        match self {
            Moment::AtRest => true,
            // Two seeds have left the hand.
            Moment::Lap(lap) => {
                let of_this_lap = begun.iter().rev().take_while(|step| matches!(step, Step::Drop { .. })).count();
                laps as u32 > lap || (laps as u32 == lap && of_this_lap >= 2)
            }
            Moment::Link(link) => links >= link,
        }
    }
}

/// What is on the table.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub name: &'static str,
    pub row: Row,
    /// The numbers of the holes that are played, by whoever is to move.
    pub moves: &'static [usize],
    pub moment: Moment,
    /// Whether all sit on one side. Else two sit opposite each other.
    pub is_at_a_wall: bool,
    /// The number of a hole of whoever is to move that a key points at.
    pub points_at: Option<usize>,
    pub is_paused: bool,
    /// Of the match; the scene is in the first.
    pub rounds: usize,
}

/// The first screen.
pub const TITLE: &str = "title";

/// What the board beside the name shows in a picture of it.
pub const TITLE_SCENE: Scene =
    Scene { name: TITLE, row: Row::Six, moves: &[1, 2, 1, 2, 2, 3], moment: Moment::Lap(5), ..Scene::START };

/// The settings, and what is chosen before a match.
pub const SETTINGS: &str = "settings";
pub const SETUP: &str = "setup";

/// A step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct LessonScene {
    pub name: &'static str,
    /// The lesson's id.
    pub lesson: &'static str,
    /// From 0; past the last one stands the choice of lessons.
    pub step: usize,
    /// Whether the hole that is asked for has been played.
    pub is_played: bool,
}

pub const LESSONS: [LessonScene; 6] = [
    LessonScene { name: "learn-casa", lesson: "hoyito-ii", step: 2, is_played: false },
    LessonScene { name: "learn-sow", lesson: "hoyito-ii", step: 0, is_played: false },
    LessonScene { name: "learn-before-chain", lesson: "hoyito-ii", step: 3, is_played: false },
    LessonScene { name: "learn-chain", lesson: "hoyito-ii", step: 3, is_played: true },
    LessonScene { name: "learn-long", lesson: "long-board", step: 0, is_played: false },
    LessonScene { name: "learn-choice", lesson: "hoyito-ii", step: 6, is_played: false },
];

/// Screens that are read: each by its name.
pub const READ: [(&str, Screen); 4] = [
    ("statistics", Screen::Statistics),
    ("rules", Screen::Rules),
    ("about", Screen::About),
    ("past-games", Screen::PastGames),
];

pub const SCENES: [Scene; 18] = [
    Scene { name: "start-2x6", row: Row::Six, moves: &[], moment: Moment::AtRest, ..Scene::START },
    Scene { name: "relay-2x6", row: Row::Six, moves: &[1, 2, 1, 2, 2, 3], moment: Moment::Lap(3), ..Scene::START },
    Scene {
        name: "chain-2x6",
        row: Row::Six,
        moves: &[6, 6, 4, 3, 6, 2, 1, 5, 6, 2, 3],
        moment: Moment::Link(3),
        ..Scene::START
    },
    Scene { name: "heap-2x6", row: Row::Six, moves: &[4, 1, 1, 4, 3, 2, 5], moment: Moment::AtRest, ..Scene::START },
    Scene {
        name: "result-2x6",
        row: Row::Six,
        moves: &[4, 3, 1, 2, 3, 2, 2, 1, 4, 2, 1],
        moment: Moment::AtRest,
        ..Scene::START
    },
    Scene { name: "start-2x12", row: Row::Twelve, moves: &[], moment: Moment::AtRest, ..Scene::START },
    Scene { name: "relay-2x12", row: Row::Twelve, moves: &[4, 5], moment: Moment::Lap(4), ..Scene::START },
    Scene {
        name: "chain-2x12",
        row: Row::Twelve,
        moves: &[6, 5, 6, 3, 10, 8, 6, 1, 9, 11, 8, 12, 1, 10],
        moment: Moment::Link(3),
        ..Scene::START
    },
    Scene {
        name: "heap-2x12",
        row: Row::Twelve,
        moves: &[4, 5, 8, 8, 7, 1, 10, 10, 11, 6, 1, 9, 11, 1, 9, 5, 12, 7, 6, 9, 7, 9],
        moment: Moment::AtRest,
        ..Scene::START
    },
    Scene {
        name: "result-2x12",
        row: Row::Twelve,
        moves: &[
            7, 12, 2, 2, 10, 9, 11, 4, 4, 4, 8, 2, 1, 8, 11, 1, 4, 7, 3, 11, 3, 12, 8, 9, 10, 7, 11, 9, 3, 1, 4, 7, 8,
            5, 9, 12, 5, 8, 4, 9, 10, 12, 9, 11, 1, 12, 3, 4, 6, 8, 7, 7, 10, 11, 2, 8, 10, 4, 7, 10, 2, 5, 4, 12, 7,
            6, 7, 5, 8, 1, 9, 11, 2, 6, 12, 5, 12, 1, 6, 2, 7,
        ],
        moment: Moment::AtRest,
        ..Scene::START
    },
    Scene {
        name: "wall-chain-2x6",
        is_at_a_wall: true,
        moves: &[6, 6, 4, 3, 6, 2, 1, 5, 6, 2, 3],
        moment: Moment::Link(3),
        ..Scene::START
    },
    Scene { name: "wall-result-2x6", is_at_a_wall: true, moves: &[4, 3, 1, 2, 3, 2, 2, 1, 4, 2, 1], ..Scene::START },
    Scene {
        name: "wall-match-2x6",
        is_at_a_wall: true,
        moves: &[4, 3, 1, 2, 3, 2, 2, 1, 4, 2, 1],
        rounds: 3,
        ..Scene::START
    },
    Scene { name: "wall-play-2x6", is_at_a_wall: true, moves: &[4, 1, 1, 4, 3, 2, 5], ..Scene::START },
    Scene { name: "wall-play-2x12", is_at_a_wall: true, row: Row::Twelve, moves: &[4, 5, 8, 8], ..Scene::START },
    Scene { name: "preview-2x6", is_at_a_wall: true, moves: &[4, 1, 1, 4], points_at: Some(5), ..Scene::START },
    Scene {
        name: "preview-2x12",
        is_at_a_wall: true,
        row: Row::Twelve,
        moves: &[4, 5],
        points_at: Some(4),
        ..Scene::START
    },
    Scene { name: "pause-2x6", moves: &[4, 1, 1, 4], is_paused: true, ..Scene::START },
];

impl Scene {
    pub const RULES: Rules = Rules::HOYITO_II;

    /// Nothing has been played yet.
    pub const START: Scene = Scene {
        name: "start-2x6",
        row: Row::Six,
        moves: &[],
        moment: Moment::AtRest,
        is_at_a_wall: false,
        points_at: None,
        is_paused: false,
        rounds: 1,
    };

    /// The match before its last move if the scene is in the middle of that one, else after it; and the move to make.
    ///
    /// # Errors
    /// If the match cannot begin.
    pub fn prepare(&self) -> Result<(Match, Option<Hole>), MatchError> {
        let mut match_ = Match::from_start(Scene::RULES, self.rounds, Setup::opening(self.row, Player::South))?;
        let (shown, prepared) = match self.moment {
            Moment::AtRest => (None, self.moves),
            _ => self.moves.split_last().map_or((None, self.moves), |(last, before)| (Some(*last), before)),
        };
        let hole_of = |position: &Position, number| Hole::of(self.row, position.to_move(), number);
        for &number in prepared {
            let Some(hole) = hole_of(match_.game().position(), number) else { break };
            if match_.play(hole).is_err() {
                break;
            }
        }
        let hole = shown.and_then(|number| hole_of(match_.game().position(), number));
        Ok((match_, hole))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_of_every_scene_is_legal_and_the_last_one_comes_to_its_moment() {
        for scene in SCENES.into_iter().chain([TITLE_SCENE]) {
            let (match_, hole) = scene.prepare().unwrap();
            let played = match_.game().moves().count() + usize::from(hole.is_some());
            assert_eq!(played, scene.moves.len(), "{}", scene.name);
            if let Some(hole) = hole {
                let (_, steps) = match_.game().position().play_recorded(hole).unwrap();
                assert!(scene.moment.has_come(&steps), "{}", scene.name);
            }
        }
    }

    #[test]
    fn the_scenes_show_what_they_are_called() {
        let named = |name| SCENES.into_iter().find(|scene| scene.name == name).unwrap();
        for name in ["heap-2x6", "heap-2x12"] {
            let (match_, _) = named(name).prepare().unwrap();
            let board = match_.game().position().board();
            assert!(named(name).row.track().any(|hole| board[hole] >= 20), "{name}");
        }
        for name in ["result-2x6", "result-2x12"] {
            assert!(named(name).prepare().unwrap().0.game().end().is_some(), "{name}");
        }
        for name in ["chain-2x6", "chain-2x12"] {
            let (match_, hole) = named(name).prepare().unwrap();
            let (_, steps) = match_.game().position().play_recorded(hole.unwrap()).unwrap();
            assert!(steps.iter().filter(|step| matches!(step, Step::Capture { .. })).count() >= 5, "{name}");
        }
    }
}
