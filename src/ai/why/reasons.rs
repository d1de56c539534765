//! The reasons one by one: each is there if it sets the chosen move apart from the others.

use super::Why;
use super::prospects::{Prospect, gains, most, prospects, to_move};
use crate::engine::{Hole, Outcome, Player, Position, Step};

pub(super) fn at_the_end(steps: &[Step], outcome: Option<Outcome>, mover: Player) -> Option<Why> {
    let outcome = outcome?;
    if steps.contains(&Step::LastFour { to: mover }) {
        return Some(Why::LastFour { outcome });
    }
    (outcome == Outcome::Win(mover)).then_some(Why::Wins)
}

pub(super) fn in_this_turn(chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
    let most = others.iter().map(|other| other.turn).max()?;
    let more = u32::try_from(chosen.turn - most).ok().filter(|&more| more > 0)?;
    let (turn, taken) = (chosen.turn.unsigned_abs(), 4 * chosen.taken.len() as u32);
    Some(if most <= 0 && taken > 0 {
        Why::OnlyTaker
    } else if turn > taken {
        Why::TurnTakesMore { seeds: turn, more }
    } else {
        Why::TakesMore { more }
    })
}

pub(super) fn other_passes(steps: &[Step], others: &[Prospect], mover: Player) -> Option<Why> {
    let is_alone = others.iter().all(|other| other.answer.is_some());
    (is_alone && steps.contains(&Step::Pass { player: !mover })).then_some(Why::OtherPasses)
}

/// A casa that both want.
pub(super) fn takes_first(before: &Position, chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
    let turned = to_move(before, !before.to_move())?;
    let threat = prospects(&turned).into_iter().max_by_key(|prospect| prospect.turn)?;
    let is_mine_alone = |hole: &&Hole| !others.iter().any(|other| other.taken.contains(hole));
    chosen
        .taken
        .iter()
        .filter(|hole| threat.taken.contains(hole))
        .find(is_mine_alone)
        .map(|&hole| Why::TakesFirst { hole })
}

/// Only where every move hands the turn over can all answers be compared.
pub(super) fn in_the_answer(chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
    let seeds = chosen.answer?;
    let of_others: Option<Vec<u32>> = others.iter().map(|other| other.answer).collect();
    let others = of_others?.into_iter().min().filter(|&others| others > seeds)?;
    Some(if seeds == 0 { Why::LeavesNothing { others } } else { Why::LeavesLess { seeds, others } })
}

/// Where others are as good, but not all.
pub(super) fn as_good_as_any(chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
    let answers = || others.iter().filter_map(|other| other.answer);
    let few = chosen.answer.filter(|&seeds| answers().all(|other| other >= seeds));
    if let (Some(seeds), Some(worst)) = (few, answers().max())
        && worst > seeds
    {
        return Some(Why::LeavesFew { seeds, worst });
    }
    let is_most = others.iter().all(|other| other.turn <= chosen.turn);
    let is_more = others.iter().any(|other| other.turn < chosen.turn);
    (is_most && is_more && chosen.turn > 0).then_some(Why::TakesMost)
}

/// What the mover could take if he were to move once more, where the turn goes over.
pub(super) fn makes_ready(chosen: &Prospect, others: &[Prospect], mover: Player) -> Option<Why> {
    let ready = |prospect: &Prospect| {
        prospect.answer?;
        let turned = to_move(&prospect.after, mover)?;
        most(&gains(&turned, 0))
    };
    let seeds = ready(chosen)?;
    let is_most = others.iter().all(|other| ready(other).is_none_or(|other| other < seeds));
    (is_most && seeds > 0).then_some(Why::MakesReady { seeds })
}

pub(super) fn in_balance(chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
    let is_best = others.iter().all(|other| other.balance < chosen.balance);
    is_best.then_some(Why::Balance { seeds: chosen.balance })
}

pub(super) fn moves_again(chosen: &Prospect, mover: Player) -> Option<Why> {
    let seeds = u32::try_from(chosen.turn).ok()?.checked_sub(4 * chosen.taken.len() as u32)?;
    let is_again = !chosen.after.is_over() && chosen.after.to_move() == mover;
    (is_again && seeds > 0).then_some(Why::MovesAgain { seeds })
}

pub(super) fn in_choice(chosen: &Prospect, others: &[Prospect], mover: Player) -> Option<Why> {
    let kept = |prospect: &Prospect| {
        let row = prospect.after.row();
        let is_kept = |&hole: &Hole| hole.owner(row) == mover && prospect.after.board()[hole] > 0;
        row.track().filter(is_kept).count() as u32
    };
    let holes = kept(chosen);
    others.iter().all(|other| kept(other) < holes).then_some(Why::KeepsChoice { holes })
}
