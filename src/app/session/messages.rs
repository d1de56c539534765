//! What goes in and out of the session. Intents say what somebody wants and for which state they meant it; facts say what has
//! happened.

use std::sync::Arc;

use bevy::prelude::*;

use super::{MatchSetup, Stamp};
use crate::engine::{Hole, IllegalMove, Match, Player, Position, Step};

pub(super) fn register(app: &mut App) {
    app.add_message::<PlayMove>()
        .add_message::<UndoMove>()
        .add_message::<TakeBack>()
        .add_message::<StopRound>()
        .add_message::<RedoMove>()
        .add_message::<StartMatch>()
        .add_message::<ResumeMatch>()
        .add_message::<BeginLesson>()
        .add_message::<LookAtMatch>()
        .add_message::<LookAt>()
        .add_message::<StartNextRound>()
        .add_message::<LeaveMatch>()
        .add_message::<MoveCommitted>()
        .add_message::<MoveRefused>()
        .add_message::<SessionReset>();
}

/// Intent: play a hole.
#[derive(Message, Clone, Copy, Debug)]
pub struct PlayMove {
    pub at: Stamp,
    pub hole: Hole,
}

/// Intent: take back a person's last decision, the machine's answer with it.
#[derive(Message, Clone, Copy, Debug)]
pub struct UndoMove {
    pub at: Stamp,
}

/// Intent: take back the last decision of one side, and whatever was played since. Nobody is asked any more.
#[derive(Message, Clone, Copy, Debug)]
pub struct TakeBack {
    pub at: Stamp,
    pub by: Player,
}

/// Intent: end the round by agreement. Nobody is asked any more.
#[derive(Message, Clone, Copy, Debug)]
pub struct StopRound {
    pub at: Stamp,
}

/// Intent: play an undone decision again.
#[derive(Message, Clone, Copy, Debug)]
pub struct RedoMove {
    pub at: Stamp,
}

/// Intent: begin a match.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// Intent: go on with a match that was left, with everything that can be undone and redone in it. The rules, board, starter and
/// rounds of the setup are those of the match.
#[derive(Message, Clone, Debug)]
pub struct ResumeMatch {
    pub setup: MatchSetup,
    pub match_: Match,
}

/// Intent: lay out a step of a lesson. Nothing of it is kept or counted, and the machine does not answer. The rules and board of
/// the setup are those of the match.
#[derive(Message, Clone, Debug)]
pub struct BeginLesson {
    pub setup: MatchSetup,
    pub match_: Match,
}

/// Intent: look at a match that is past, from its beginning. Nobody plays in it, and it is not kept or counted.
#[derive(Message, Clone, Debug)]
pub struct LookAtMatch {
    pub setup: MatchSetup,
    pub match_: Match,
}

/// Intent: look at another moment of a past match.
#[derive(Message, Clone, Copy, Debug)]
pub struct LookAt {
    pub at: Stamp,
    pub moment: PastMoment,
}

/// A moment of a past match, as seen from the one that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastMoment {
    Start,
    MoveBefore,
    NextMove,
    End,
}

/// Intent: begin the next round.
#[derive(Message, Clone, Copy, Debug)]
pub struct StartNextRound {
    pub at: Stamp,
}

/// Intent: leave the match.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveMatch;

/// Fact: a move was played. The session already stands behind it.
#[derive(Message, Clone, Debug)]
pub struct MoveCommitted {
    pub before: Position,
    pub steps: Arc<[Step]>,
}

/// Fact: a hole may not be played.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveRefused {
    pub hole: Hole,
    pub why: IllegalMove,
}

/// Fact: the session stands somewhere else, and no move led there: a match or round began, something was undone or redone.
#[derive(Message, Clone, Copy, Debug)]
pub struct SessionReset;
