//! The answer to `go`. For now it comes from the plain opponent, at once: a search in a thread takes this place later.

use std::io::{self, Write};
use std::time::Instant;

use super::report::per_second;
use crate::ai::plain_move;
use crate::engine::{Game, Hole};

/// What `bestmove` says when there is none: UCI's null move.
const NO_MOVE: &str = "0000";

/// What `info` counts a seed as: a hundredth is the protocol's unit.
const SEED_IN_CENTIPOINTS: u32 = 100;

/// A move that was found, with the line that tells of the search.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    info: String,
    best: String,
}

/// Looks for a move. The same game gives the same answer: ties are decided by a seed that depends on the ply alone.
pub(super) fn think(game: &Game) -> Answer {
    let start = Instant::now();
    let position = game.position();
    let Some(hole) = plain_move(position, game.ply() as u64) else {
        return Answer { info: "string the game is over".to_owned(), best: NO_MOVE.to_owned() };
    };
    let nodes = position.legal_moves().len() as u64;
    let (time, best) = (start.elapsed(), hole.number(position.row()).to_string());
    let score = SEED_IN_CENTIPOINTS * taken_by(game, hole);
    let (time_ms, nps) = (time.as_millis(), per_second(nodes, time));
    Answer { info: format!("depth 1 score cp {score} nodes {nodes} time {time_ms} nps {nps} pv {best}"), best }
}

impl Answer {
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "info {}\nbestmove {}", self.info, self.best)
    }
}

fn taken_by(game: &Game, hole: Hole) -> u32 {
    let position = game.position();
    let mover = position.to_move();
    position.play(hole).map_or(0, |next| u32::from(next.captured()[mover] - position.captured()[mover]))
}
