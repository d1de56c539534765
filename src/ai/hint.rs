//! A hint in three depths: the side of the board, the hole, the whole path with its reasons. The reasons are data, made from the
//! steps of the move; whoever shows them finds the words in the reader's language.

use std::sync::atomic::AtomicBool;

use super::sight::Sight;
use crate::engine::{End, Game, Hole, IllegalMove, LAP_LIMIT, MidMove, Outcome, Player, Position, Step};

/// Sowings of the opponent's turn that are looked at for what a move leaves open.
const SOWINGS_OF_A_REPLY: u32 = 6;

/// A move, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub hole: Hole,
    /// Which half of the mover's row the hole is in.
    pub side: Side,
    /// The whole path.
    pub steps: Vec<Step>,
    /// In the order in which they are to be told.
    pub reasons: Vec<Reason>,
}

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintDepth {
    Side,
    Hole,
    Path,
}

/// A half of the mover's row, as he sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

/// One thing worth saying of a move: a part of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The sowing goes on over so many laps, two or more.
    GoesOn { laps: u32 },
    /// So many casas are taken while seeds still fall (Hoyito I).
    TakesOnTheWay { casas: u32 },
    /// The last seed falls into this hole, which was empty.
    EndsInEmpty { hole: Hole },
    /// The last seed makes this hole a casa, which is taken.
    EndsInCasa { hole: Hole },
    /// So many more casas are taken behind the first.
    TakesBehind { casas: u32 },
    /// The last four seeds are given to this player.
    LastFour { to: Player },
    /// The mover moves again.
    MoveAgain,
    /// The opponent has no move and passes.
    OpponentPasses,
    /// The game is over.
    GameOver { end: End, outcome: Outcome },
    /// The most seeds that the opponent can take next, where no other move leaves him as few.
    LeavesLeast { seeds: u32 },
    /// The opponent can take nothing next.
    LeavesNothing,
}

impl Hint {
    /// What speaks for a move of the game.
    ///
    /// # Errors
    /// Why the hole may not be played.
    pub fn for_move(game: &Game, hole: Hole) -> Result<Hint, IllegalMove> {
        let before = *game.position();
        let mut after = game.clone();
        let steps = after.play(hole)?;
        let mut reasons = told_by_steps(&before, &steps);
        if let (Some(end), Some(outcome)) = (after.end(), after.outcome()) {
            reasons.push(Reason::GameOver { end, outcome });
        } else if after.position().to_move() != before.to_move() {
            reasons.extend(told_by_reply(&before, hole));
        }
        let row = before.row();
        let side = if hole.number(row) * 2 <= row.len() { Side::Left } else { Side::Right };
        Ok(Hint { hole, side, steps, reasons })
    }
}

/// What the steps themselves tell.
fn told_by_steps(before: &Position, steps: &[Step]) -> Vec<Reason> {
    let laps = MidMove::after(before, steps).laps;
    let mut reasons: Vec<Reason> = (laps >= 2).then_some(Reason::GoesOn { laps }).into_iter().collect();
    let links = |wanted: fn(u8) -> bool| {
        let is_wanted = |step: &&Step| matches!(step, Step::Capture { link, .. } if wanted(*link));
        steps.iter().filter(is_wanted).count() as u32
    };
    let last_drop = steps.iter().rposition(|step| matches!(step, Step::Drop { .. }));
    let (mut firsts, behind) = (links(|link| link == 0), links(|link| link > 0));
    let mut ending = Vec::new();
    if let Some(at) = last_drop
        && let Step::Drop { hole } = steps[at]
    {
        match steps.get(at + 1) {
            Some(Step::Capture { .. }) => {
                firsts -= 1;
                ending.push(Reason::EndsInCasa { hole });
            }
            _ => ending.push(Reason::EndsInEmpty { hole }),
        }
    }
    if firsts > 0 {
        reasons.push(Reason::TakesOnTheWay { casas: firsts });
    }
    reasons.extend(ending);
    if behind > 0 {
        reasons.push(Reason::TakesBehind { casas: behind });
    }
    // A move that was earned but cannot be made is passed on at once: nothing to promise.
    let has_to_pass = steps.contains(&Step::Pass { player: before.to_move() });
    reasons.extend(steps.iter().filter_map(|&step| match step {
        Step::LastFour { to } => Some(Reason::LastFour { to }),
        Step::MoveAgain { .. } if !has_to_pass => Some(Reason::MoveAgain),
        Step::Pass { player } if player != before.to_move() => Some(Reason::OpponentPasses),
        _ => None,
    }));
    reasons
}

/// What the opponent can do next, if that speaks for the move.
fn told_by_reply(before: &Position, hole: Hole) -> Option<Reason> {
    let left_open = |hole| most_taken_next(before, hole);
    let here = left_open(hole)?;
    if here == 0 {
        return Some(Reason::LeavesNothing);
    }
    let others = before.legal_moves();
    let is_least =
        others.iter().filter(|&other| other != hole).all(|other| left_open(other).is_some_and(|open| open > here));
    (is_least && others.len() > 1).then_some(Reason::LeavesLeast { seeds: here })
}

/// The most seeds that the opponent can take in the turn after a move; nothing to compare with if it is not his turn then.
fn most_taken_next(before: &Position, hole: Hole) -> Option<u32> {
    let after = before.play(hole).ok()?;
    if after.is_over() || after.to_move() == before.to_move() {
        return None;
    }
    let sight = Sight { laps: LAP_LIMIT, sowings: SOWINGS_OF_A_REPLY, reply_laps: 0 };
    let most = sight.gains(&after, None, &AtomicBool::new(false)).0.into_iter().map(|(_, gain)| gain).max()?;
    // Named beforehand, the last four can go to the one who did not capture: a reply that only loses takes nothing.
    Some(u32::try_from(most / super::score::CENTISEEDS).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Row, Rules, Setup};

    fn hint(rules: Rules, position: &str, number: usize) -> Hint {
        let position = position.parse::<Setup>().expect("a position").validate(rules).expect("valid");
        let hole = Hole::of(position.row(), position.to_move(), number).expect("a hole");
        Hint::for_move(&Game::from_position(position), hole).expect("a legal move")
    }

    fn south(number: usize) -> Hole {
        Hole::of(Row::Six, Player::South, number).expect("a hole")
    }

    // . 4 4 4 1 .   South's hole 1 ends in hole 4 and makes a casa; the two behind it go too.
    #[test]
    fn a_chain_and_the_move_after_it_are_told_in_order() {
        let hint = hint(Rules::HOYITO_II, "3,3,3,3,1,0/0,0,0,0,5,6 S 24-0", 1);
        assert_eq!(hint.side, Side::Left);
        let told = [Reason::EndsInCasa { hole: south(4) }, Reason::TakesBehind { casas: 2 }, Reason::MoveAgain];
        assert_eq!(hint.reasons, told);
    }

    #[test]
    fn a_quiet_move_is_told_by_where_it_ends_and_what_it_leaves() {
        let hint = hint(Rules::HOYITO_II, "0,0,0,1,0,0/0,0,0,0,0,9 S 38-0", 4);
        assert_eq!(hint.side, Side::Right);
        assert_eq!(hint.reasons, [Reason::EndsInEmpty { hole: south(5) }, Reason::LeavesNothing]);
    }

    #[test]
    fn casas_on_the_way_are_told_apart_from_the_last() {
        // Holes 2 and 3 become casas on the way, and hole 4 with the last seed.
        let hint = hint(Rules::HOYITO_I, "3,3,3,3,0,1/0,1,0,0,0,6 S 28-0", 1);
        let told = [Reason::TakesOnTheWay { casas: 2 }, Reason::EndsInCasa { hole: south(4) }];
        assert_eq!(hint.reasons[..2], told, "{:?}", hint.reasons);
    }

    #[test]
    fn the_last_four_and_the_end_are_told() {
        let hint = hint(Rules::HOYITO_II, "0,0,0,1,3,1/0,1,1,0,1,0 S 16-24", 4);
        let told = [
            Reason::EndsInCasa { hole: south(5) },
            Reason::LastFour { to: Player::South },
            Reason::GameOver { end: End::LastFour, outcome: Outcome::Draw },
        ];
        assert_eq!(hint.reasons, told);
    }
}
