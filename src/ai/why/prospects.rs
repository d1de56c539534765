//! All legal moves side by side, each with what it leads to in this turn and in the answer to it.

use std::sync::atomic::AtomicBool;

use crate::ai::score::CENTISEEDS;
use crate::ai::sight::Sight;
use crate::engine::{Hole, LAP_LIMIT, MoveSummary, Player, Position, Setup};

/// Sowings of one turn that are looked at.
const SOWINGS: u32 = 6;

/// A move, and what it leads to within this turn and the next.
#[derive(Clone, Debug)]
pub(super) struct Prospect {
    pub(super) hole: Hole,
    pub(super) after: Position,
    pub(super) taken: Vec<Hole>,
    /// Seeds that the whole turn can take, this sowing first.
    pub(super) turn: i32,
    /// The same, less what the best answer takes.
    pub(super) balance: i32,
    /// The most that the opponent can take next, where it is his turn then.
    pub(super) answer: Option<u32>,
}

/// Every legal move with what it leads to.
pub(super) fn prospects(before: &Position) -> Vec<Prospect> {
    let turns = gains(before, 0);
    let balances = gains(before, LAP_LIMIT);
    let prospect = |((hole, turn), (_, balance)): ((Hole, i32), (Hole, i32))| {
        let (after, steps) = before.play_recorded(hole).ok()?;
        let is_his_turn = !after.is_over() && after.to_move() != before.to_move();
        let answer = is_his_turn.then(|| most(&gains(&after, 0))).flatten();
        Some(Prospect { hole, after, taken: MoveSummary::of(&steps).taken, turn, balance, answer })
    };
    turns.into_iter().zip(balances).filter_map(prospect).collect()
}

/// The same position with that player to move; nothing where he would have to pass.
pub(super) fn to_move(position: &Position, player: Player) -> Option<Position> {
    let setup = Setup { to_move: player, ..Setup::from(position) };
    setup.validate(*position.rules()).ok().filter(|position| position.to_move() == player && !position.is_over())
}

/// The most of what moves gain. Where the last four are promised to one, a capture of the other's can lose: he takes nothing then.
pub(super) fn most(gains: &[(Hole, i32)]) -> Option<u32> {
    gains.iter().map(|&(_, gain)| gain.max(0).unsigned_abs()).max()
}

/// What each legal move gains in this turn, in seeds; less the best answer, where so many laps of that are looked at.
pub(super) fn gains(position: &Position, reply_laps: u32) -> Vec<(Hole, i32)> {
    let sight = Sight { laps: LAP_LIMIT, sowings: SOWINGS, reply_laps };
    let (gains, _) = sight.gains(position, None, &AtomicBool::new(false));
    gains.into_iter().map(|(hole, gain)| (hole, gain / CENTISEEDS)).collect()
}
