//! Why a move is best: the first thing, of those worth telling, that sets it apart from the other legal moves. Found by laying all
//! moves side by side for this turn and the answer to it; where that shows no difference, the search's word has to do.

use std::sync::atomic::AtomicBool;

use super::question::News;
use super::score::{self, CENTISEEDS};
use super::sight::Sight;
use crate::engine::{Game, Hole, IllegalMove, LAP_LIMIT, MoveSummary, Outcome, Player, Position, Setup, Step};

/// Sowings of one turn that are looked at.
const SOWINGS: u32 = 6;

/// What speaks most for a move. "Every other" is every other legal move; seeds are counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// There is no other.
    Only,
    /// The last four come to the mover, and the round is over.
    LastFour { outcome: Outcome },
    /// It ends the round, won.
    Wins,
    /// Every other takes nothing in this turn.
    OnlyTaker,
    /// So many more than every other takes in this turn.
    TakesMore { more: u32 },
    /// With the moves that come after it in this turn it can take so many, and so many more than every other.
    TurnTakesMore { seeds: u32, more: u32 },
    /// The opponent has no move, and passes; after every other he has one.
    OtherPasses,
    /// It takes this casa, which the opponent's best move would take if it were his turn; no other move does.
    TakesFirst { hole: Hole },
    /// The opponent can take nothing next; after every other move at least so many.
    LeavesNothing { others: u32 },
    /// The opponent can take so many next; after every other move at least so many.
    LeavesLess { seeds: u32, others: u32 },
    /// The search has proven that the mover wins, whatever the opponent does.
    SureWin,
    /// This turn and the best answer to it together bring so many; every other move brings less.
    Balance { seeds: i32 },
    /// The opponent can take so many next, which is as few as after any; after some other move so many more as `worst` tells.
    LeavesFew { seeds: u32, worst: u32 },
    /// No other takes more in this turn; some take less.
    TakesMost,
    /// The mover moves again, and can take so many more.
    MovesAgain { seeds: u32 },
    /// The search has proven that the mover loses; this loses by the least.
    LosesLeast,
    /// If the opponent lets it be, the mover can take so many in his next turn; after every other move fewer.
    MakesReady { seeds: u32 },
    /// It leaves the mover more holes with seeds than every other move.
    KeepsChoice { holes: u32 },
    /// Only looking further ahead has told it from others.
    FarAhead,
}

/// What a search has proven of a position, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proven {
    Win,
    Loss,
}

/// A move, and what it leads to within this turn and the next.
#[derive(Clone, Debug)]
struct Prospect {
    hole: Hole,
    after: Position,
    taken: Vec<Hole>,
    /// Seeds that the whole turn can take, this sowing first.
    turn: i32,
    /// The same, less what the best answer takes.
    balance: i32,
    /// The most that the opponent can take next, where it is his turn then.
    answer: Option<u32>,
}

impl Proven {
    /// What the last news of a search has proven.
    pub fn by(news: &News) -> Option<Proven> {
        match score::sign(news.score) {
            _ if !news.is_proven => None,
            1 => Some(Proven::Win),
            -1 => Some(Proven::Loss),
            _ => None,
        }
    }
}

impl Why {
    /// Why `hole` is played rather than any other.
    ///
    /// # Errors
    /// Why the hole may not be played.
    pub fn of(game: &Game, hole: Hole, proven: Option<Proven>) -> Result<Why, IllegalMove> {
        let before = game.position();
        let mut after = game.clone();
        let steps = after.play(hole)?;
        let mut others = prospects(before);
        let Some(at) = others.iter().position(|prospect| prospect.hole == hole) else { return Ok(Why::FarAhead) };
        let chosen = others.swap_remove(at);
        if others.is_empty() {
            return Ok(Why::Only);
        }
        let mover = before.to_move();
        let open = proven.filter(|_| 2 * before.captured()[mover] <= before.row().seeds());
        Ok(at_the_end(&steps, after.outcome(), mover)
            .or_else(|| in_this_turn(&chosen, &others))
            .or_else(|| other_passes(&steps, &others, mover))
            .or_else(|| takes_first(before, &chosen, &others))
            .or_else(|| in_the_answer(&chosen, &others))
            .or_else(|| (open == Some(Proven::Win)).then_some(Why::SureWin))
            .or_else(|| in_balance(&chosen, &others))
            .or_else(|| as_good_as_any(&chosen, &others))
            .or_else(|| moves_again(&chosen, mover))
            .or_else(|| (open == Some(Proven::Loss)).then_some(Why::LosesLeast))
            .or_else(|| makes_ready(&chosen, &others, mover))
            .or_else(|| in_choice(&chosen, &others, mover))
            .unwrap_or(Why::FarAhead))
    }
}

fn at_the_end(steps: &[Step], outcome: Option<Outcome>, mover: Player) -> Option<Why> {
    let outcome = outcome?;
    if steps.contains(&Step::LastFour { to: mover }) {
        return Some(Why::LastFour { outcome });
    }
    (outcome == Outcome::Win(mover)).then_some(Why::Wins)
}

fn in_this_turn(chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
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

fn other_passes(steps: &[Step], others: &[Prospect], mover: Player) -> Option<Why> {
    let is_alone = others.iter().all(|other| other.answer.is_some());
    (is_alone && steps.contains(&Step::Pass { player: !mover })).then_some(Why::OtherPasses)
}

/// A casa that both want.
fn takes_first(before: &Position, chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
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
fn in_the_answer(chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
    let seeds = chosen.answer?;
    let of_others: Option<Vec<u32>> = others.iter().map(|other| other.answer).collect();
    let others = of_others?.into_iter().min().filter(|&others| others > seeds)?;
    Some(if seeds == 0 { Why::LeavesNothing { others } } else { Why::LeavesLess { seeds, others } })
}

/// Where others are as good, but not all.
fn as_good_as_any(chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
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
fn makes_ready(chosen: &Prospect, others: &[Prospect], mover: Player) -> Option<Why> {
    let ready = |prospect: &Prospect| {
        prospect.answer?;
        let turned = to_move(&prospect.after, mover)?;
        most(&gains(&turned, 0))
    };
    let seeds = ready(chosen)?;
    let is_most = others.iter().all(|other| ready(other).is_none_or(|other| other < seeds));
    (is_most && seeds > 0).then_some(Why::MakesReady { seeds })
}

fn in_balance(chosen: &Prospect, others: &[Prospect]) -> Option<Why> {
    let is_best = others.iter().all(|other| other.balance < chosen.balance);
    is_best.then_some(Why::Balance { seeds: chosen.balance })
}

fn moves_again(chosen: &Prospect, mover: Player) -> Option<Why> {
    let seeds = u32::try_from(chosen.turn).ok()?.checked_sub(4 * chosen.taken.len() as u32)?;
    let is_again = !chosen.after.is_over() && chosen.after.to_move() == mover;
    (is_again && seeds > 0).then_some(Why::MovesAgain { seeds })
}

fn in_choice(chosen: &Prospect, others: &[Prospect], mover: Player) -> Option<Why> {
    let kept = |prospect: &Prospect| {
        let row = prospect.after.row();
        let is_kept = |&hole: &Hole| hole.owner(row) == mover && prospect.after.board()[hole] > 0;
        row.track().filter(is_kept).count() as u32
    };
    let holes = kept(chosen);
    others.iter().all(|other| kept(other) < holes).then_some(Why::KeepsChoice { holes })
}

/// Every legal move with what it leads to.
fn prospects(before: &Position) -> Vec<Prospect> {
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
fn to_move(position: &Position, player: Player) -> Option<Position> {
    let setup = Setup { to_move: player, ..Setup::from(position) };
    setup.validate(*position.rules()).ok().filter(|position| position.to_move() == player && !position.is_over())
}

/// The most of what moves gain. Where the last four are promised to one, a capture of the other's can lose: he takes nothing then.
fn most(gains: &[(Hole, i32)]) -> Option<u32> {
    gains.iter().map(|&(_, gain)| gain.max(0).unsigned_abs()).max()
}

/// What each legal move gains in this turn, in seeds; less the best answer, where so many laps of that are looked at.
fn gains(position: &Position, reply_laps: u32) -> Vec<(Hole, i32)> {
    let sight = Sight { laps: LAP_LIMIT, sowings: SOWINGS, reply_laps };
    let (gains, _) = sight.gains(position, None, &AtomicBool::new(false));
    gains.into_iter().map(|(hole, gain)| (hole, gain / CENTISEEDS)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Row, Rules};

    fn why_proven(rules: Rules, position: &str, number: usize, proven: Option<Proven>) -> Why {
        let position = position.parse::<Setup>().expect("a position").validate(rules).expect("valid");
        let hole = Hole::of(position.row(), position.to_move(), number).expect("a hole");
        Why::of(&Game::from_position(position), hole, proven).expect("a legal move")
    }

    fn why(rules: Rules, position: &str, number: usize) -> Why {
        why_proven(rules, position, number, None)
    }

    fn hole(player: Player, number: usize) -> Hole {
        Hole::of(Row::Six, player, number).expect("a hole")
    }

    const I: Rules = Rules::HOYITO_I;
    const II: Rules = Rules::HOYITO_II;
    const III: Rules = Rules::HOYITO_III;

    #[test]
    fn the_only_legal_move_is_best_because_there_is_no_other() {
        assert_eq!(why(I, "0,0,0,0,0,1/0,1,2,1,2,1 S 8-32", 6), Why::Only);
    }

    #[test]
    fn a_move_that_ends_the_round_says_how_it_ends() {
        let draw = Why::LastFour { outcome: Outcome::Draw };
        assert_eq!(why(II, "0,0,0,1,3,1/0,1,1,0,1,0 S 16-24", 4), draw);
        let won = Why::LastFour { outcome: Outcome::Win(Player::North) };
        assert_eq!(why(I, "0,0,0,1,1,0/1,1,1,3,0,0 N 16-24", 2), won);
    }

    // Hole 1 ends in hole 4 and makes a casa; the two behind it go too. Hole 3 or 4 would take nothing.
    #[test]
    fn a_capture_where_no_other_move_takes_is_the_only_one() {
        assert_eq!(why(II, "3,3,3,3,1,0/0,0,0,0,5,6 S 24-0", 1), Why::OnlyTaker);
    }

    #[test]
    fn more_than_any_other_takes_is_told_in_seeds() {
        assert_eq!(why(I, "0,0,3,3,2,1/1,1,3,1,1,0 S 0-32", 3), Why::TakesMore { more: 4 });
    }

    #[test]
    fn what_the_moves_after_it_take_counts_too() {
        let turn = Why::TurnTakesMore { seeds: 16, more: 8 };
        assert_eq!(why(II, "0,1,2,3,0,0/2,1,2,2,2,1 N 20-12", 3), turn);
    }

    // Hole 1 leaves North without a seed; the others sow round to him.
    #[test]
    fn a_move_after_which_the_other_must_pass_says_so() {
        assert_eq!(why(II, "1,0,0,0,1,6/0,0,0,0,0,0 S 40-0", 1), Why::OtherPasses);
    }

    #[test]
    fn a_casa_that_both_could_take_is_taken_first() {
        let first = Why::TakesFirst { hole: hole(Player::North, 1) };
        assert_eq!(why(II, "4,0,1,0,1,0/3,1,2,5,3,0 N 20-8", 4), first);
    }

    #[test]
    fn what_the_answer_can_take_is_compared_with_what_it_could_after_any_other_move() {
        assert_eq!(why(I, "0,0,0,1,1,0/1,1,1,2,0,1 S 4-36", 5), Why::LeavesNothing { others: 8 });
        assert_eq!(why(III, "3,1,0,0,0,1/2,0,3,1,1,0 S 28-8", 1), Why::LeavesLess { seeds: 4, others: 12 });
    }

    #[test]
    fn a_move_as_safe_as_another_is_compared_with_the_worst() {
        assert_eq!(why(I, "0,1,0,0,1,1/1,0,0,3,0,1 S 16-24", 2), Why::LeavesFew { seeds: 0, worst: 8 });
    }

    #[test]
    fn give_and_take_of_two_turns_are_weighed() {
        assert_eq!(why(II, "0,0,4,8,0,4/1,1,1,1,1,3 S 4-20", 6), Why::Balance { seeds: 4 });
    }

    #[test]
    fn a_move_that_takes_as_much_as_any_says_no_more_than_that() {
        assert_eq!(why(I, "0,0,3,1,1,1/2,0,1,3,0,0 N 4-32", 1), Why::TakesMost);
    }

    #[test]
    fn where_others_take_as_much_the_next_move_counts() {
        assert_eq!(why(II, "14,1,1,2,1,2/1,3,1,6,4,0 S 8-4", 2), Why::MovesAgain { seeds: 16 });
    }

    #[test]
    fn a_quiet_move_that_prepares_a_capture_says_so() {
        assert_eq!(why(I, "0,0,0,2,1,0/0,0,0,3,0,2 N 28-12", 4), Why::MakesReady { seeds: 8 });
    }

    #[test]
    fn what_a_search_has_proven_is_told_before_mere_choice_and_not_where_the_round_is_decided() {
        let quiet = "0,0,0,2,0,1/1,0,1,1,1,1 S 20-20";
        assert_eq!(why(I, quiet, 6), Why::KeepsChoice { holes: 2 });
        assert_eq!(why_proven(I, quiet, 6, Some(Proven::Win)), Why::SureWin);
        assert_eq!(why_proven(I, quiet, 6, Some(Proven::Loss)), Why::LosesLeast);
        let decided = "0,0,0,2,0,1/1,0,1,1,1,1 S 32-8";
        assert_eq!(why_proven(I, decided, 6, Some(Proven::Win)), Why::KeepsChoice { holes: 2 });
    }

    #[test]
    fn where_this_turn_and_the_next_show_no_difference_nothing_is_made_up() {
        assert_eq!(why(I, "0,0,0,0,1,0/2,1,1,1,1,1 N 20-20", 5), Why::FarAhead);
    }

    #[test]
    fn what_may_not_be_played_has_no_reason() {
        let position = "0,0,0,1,0,1/1,0,1,1,2,1 S 20-20".parse::<Setup>().expect("a position");
        let game = Game::from_position(position.validate(II).expect("valid"));
        assert_eq!(Why::of(&game, hole(Player::South, 1), None), Err(IllegalMove::Empty));
    }
}
