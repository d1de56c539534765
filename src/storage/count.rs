//! Counting a match: its results, and the records that people set in it. What the machine does is nobody's record.

use super::saved_match::SavedMatch;
use super::statistics::{Against, Best, GameResult, Statistics, keep_better};
use crate::engine::{Game, MoveSummary, Outcome, Player, Step};
use crate::match_setup::Seat;

impl Statistics {
    /// Counts a match that is over, unless it is the one counted last. Nothing is counted where the machine plays itself.
    pub fn count(&mut self, saved: &SavedMatch) {
        let this_match = Some((saved.begun_s, saved.setup.seed));
        if self.last_match == this_match || !saved.is_over() {
            return;
        }
        self.last_match = this_match;
        let Some((person, against)) = saved.summary().person_and_opponent() else { return };
        for game in saved.match_.rounds() {
            if let Some(outcome) = game.outcome() {
                let result = result_for(person, outcome);
                self.tally(*game.start().rules(), game.start().row(), &against, |tally| tally.add(result));
                self.note(&against, result);
            }
            self.count_records(game, &against, saved);
        }
    }

    fn count_records(&mut self, game: &Game, against: &Against, saved: &SavedMatch) {
        let mut turn = None;
        for ply in 0..game.ply() {
            let sowing = Sowing::of(game, ply);
            // The turn's first sowing stands for it, with what all of them take.
            let (first, seeds, sowings) = turn.take().unwrap_or((ply, 0, 0));
            let (seeds, sowings) = (seeds + sowing.seeds, sowings + 1);
            if sowing.moves_again {
                turn = Some((first, seeds, sowings));
            }
            if saved.setup.seats[sowing.mover] != Seat::Person {
                continue;
            }
            let best = |ply, count, with| best(game, ply, count, with, against, saved.begun_s);
            keep_better(&mut self.longest_chain, best(ply, sowing.chain, sowing.seeds));
            keep_better(&mut self.most_seeds, best(first, seeds, sowings));
            keep_better(&mut self.longest_relay, best(ply, sowing.laps, sowing.sown));
        }
    }
}

fn result_for(person: Player, outcome: Outcome) -> GameResult {
    match outcome.winner() {
        None => GameResult::Drawn,
        Some(winner) if winner == person => GameResult::Won,
        Some(_) => GameResult::Lost,
    }
}

/// What of a move may be a record.
struct Sowing {
    mover: Player,
    laps: u32,
    sown: u32,
    /// Casas taken one behind the other, the landing hole's included.
    chain: u32,
    /// Seeds taken, the last four with them.
    seeds: u32,
    moves_again: bool,
}

impl Sowing {
    fn of(game: &Game, ply: usize) -> Sowing {
        let (before, after, steps) = (game.position_at(ply), game.position_at(ply + 1), game.steps_of(ply));
        let (mover, summary) = (before.to_move(), MoveSummary::of(&steps));
        let links =
            steps.iter().map(|step| if let Step::Capture { link, .. } = step { u32::from(*link) + 1 } else { 0 });
        Sowing {
            mover,
            laps: summary.laps,
            sown: summary.sown,
            chain: links.max().unwrap_or(0),
            seeds: u32::from(after.captured()[mover]).saturating_sub(before.captured()[mover].into()),
            moves_again: steps.contains(&Step::MoveAgain { player: mover }) && summary.passes.is_empty(),
        }
    }
}

fn best(game: &Game, ply: usize, count: u32, with: u32, against: &Against, begun_s: u64) -> Option<Best> {
    let before = game.position_at(ply);
    let hole = game.moves().nth(ply)?.number(before.row());
    let (rules, row) = (*before.rules(), before.row());
    Some(Best { count, with, rules, row, against: against.clone(), begun_s, position: before.to_string(), hole })
}
