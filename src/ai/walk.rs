//! What every walk through the tree of moves has: the rules, tables and memory it asks, the line it is on, its limits, and an
//! order in which to look at moves. The search and the prover walk with it.

use super::endgame::Reach;
use super::lanes::Lanes;
use super::limits::Meter;
use super::line::Line;
use super::order::{Child, Children, Order};
use super::place::Place;
use super::sower::{Abreast, Next, Sower};
use super::transposition::Transpositions;
use crate::engine::{Row, Rules};

pub(super) struct Walk<'a, const W: usize> {
    pub(super) sower: &'a Sower<W>,
    pub(super) reach: &'a Reach<W>,
    pub(super) memory: &'a Transpositions,
    pub(super) meter: Meter<'a>,
    pub(super) order: Order,
    /// The positions up to the one whose moves are looked at.
    pub(super) line: Line<W>,
    /// Moves without a capture that end the game.
    pub(super) standoff: u8,
    children: Children<W>,
    /// The moves that are being played: room for them, not to be made anew at every node.
    abreast: Abreast<W>,
}

/// The moves of one position, one after another: the remembered one is looked at before the others are even played, as it is
/// often enough.
pub(super) struct Moves {
    first: usize,
    remembered: Option<u8>,
    captures_only: bool,
    stage: Stage,
    /// Whether any move is legal, wanted or not; known when there are no more.
    pub(super) any_legal: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Remembered,
    Others,
    Played,
}

impl<'a, const W: usize> Walk<'a, W> {
    pub(super) fn new(
        sower: &'a Sower<W>,
        reach: &'a Reach<W>,
        memory: &'a Transpositions,
        meter: Meter<'a>,
        past: &[Place<W>],
    ) -> Self {
        let row = Row::from_len(Lanes::<W>::ROW).expect("both widths are rows");
        let standoff = Rules::standoff_moves(row) as u8;
        Walk {
            sower,
            reach,
            memory,
            meter,
            order: Order::new(),
            line: Line::new(past),
            standoff,
            children: Children::new(),
            abreast: Abreast::nothing(),
        }
    }

    /// Begins to look at the moves of a position.
    #[inline(always)]
    pub(super) fn moves(&self, remembered: Option<u8>, captures_only: bool) -> Moves {
        let first = self.children.first();
        Moves { first, remembered, captures_only, stage: Stage::Remembered, any_legal: false }
    }

    /// The next move to look at: the remembered one, then the others by rank.
    #[inline(always)]
    pub(super) fn next(&mut self, moves: &mut Moves, place: &Place<W>, ply: usize) -> Option<Child<W>> {
        if moves.stage == Stage::Remembered {
            moves.stage = Stage::Others;
            if let Some(child) = self.remembered(moves, place) {
                return Some(child);
            }
        }
        if moves.stage == Stage::Others {
            moves.stage = Stage::Played;
            self.play_others(moves, place, ply);
        }
        self.children.take_best(moves.first)
    }

    /// Forgets the moves that have not been looked at.
    #[inline(always)]
    pub(super) fn done(&mut self, moves: &Moves) {
        self.children.pop(moves.first);
    }

    #[inline(always)]
    fn remembered(&self, moves: &mut Moves, place: &Place<W>) -> Option<Child<W>> {
        let lane = moves.remembered?;
        let is_hole = usize::from(lane) < Lanes::<W>::ROW && place.board.get(usize::from(lane)) > 0;
        let (after, next) = is_hole.then(|| self.sower.play(place, usize::from(lane))).flatten()?;
        moves.any_legal = true;
        let child = Child::new(after, next, lane);
        (!moves.captures_only || child.captured(place)).then_some(child)
    }

    // Not inlined, for the same reason as the search's `value_of`.
    #[inline(never)]
    fn play_others(&mut self, moves: &mut Moves, place: &Place<W>, ply: usize) {
        self.sower.begin_all(place, &mut self.abreast);
        let abreast = &self.abreast;
        let is_other = |lane: usize| moves.remembered != Some(lane as u8);
        if !moves.captures_only {
            for lane in abreast.quiet().filter(|&lane| is_other(lane)) {
                let rank = self.order.rank_quiet(place, lane, ply);
                let after = abreast.after_quiet(place, lane);
                self.children.push(Child::ranked(after, Next::TurnEnds, lane as u8, rank));
            }
        }
        moves.any_legal |= abreast.quiet().next().is_some();
        for lane in abreast.others() {
            let Some((after, next)) = self.sower.finish(place, abreast, lane) else { continue };
            moves.any_legal = true;
            let taken = place.left - after.left;
            if is_other(lane) && (taken > 0 || !moves.captures_only) {
                let rank = if taken > 0 { Order::rank_capture(taken) } else { self.order.rank_quiet(place, lane, ply) };
                self.children.push(Child::ranked(after, next, lane as u8, rank));
            }
        }
    }
}
