//! Proofs that a player can force a margin, whatever the other does: nothing is guessed, so what is not proven within the
//! depth counts as not forced.

use super::endgame::Reach;
use super::limits::Meter;
use super::order::Child;
use super::place::Place;
use super::score::{ALWAYS, Sound, sound_before};
use super::sower::{Next, Sower};
use super::transposition::{Bound, Memory, Transpositions, key};
use super::walk::Walk;
use crate::engine::{Hole, Player};

/// Moves of a line that are told.
const LINE_LENGTH: usize = 60;

/// The depth of an entry that no depth will change.
const FOR_GOOD: u8 = u8::MAX;

/// The search for one proof.
pub(super) struct Prover<'a, const W: usize> {
    pub(super) walk: Walk<'a, W>,
    claimant: Player,
    margin: i32,
}

impl<'a, const W: usize> Prover<'a, W> {
    /// For the claim that a player can force a final margin of at least so many seeds.
    pub(super) fn new(
        sower: &'a Sower<W>,
        reach: &'a Reach<W>,
        memory: &'a Transpositions,
        meter: Meter<'a>,
        claimant: Player,
        margin: i32,
    ) -> Self {
        Prover { walk: Walk::new(sower, reach, memory, meter, &[]), claimant, margin }
    }

    /// How far the claim is proven by looking so many turns ahead; 0 if it is not.
    pub(super) fn prove(&mut self, place: Place<W>, depth: u32) -> Sound {
        if place.board.mine_is_empty() {
            return self.prove(place.turned(), depth);
        }
        self.walk.meter.count();
        if self.walk.meter.is_over() {
            return 0;
        }
        let hash = place.hash();
        if let Some(sound) = self.known(&place, hash) {
            return sound;
        }
        let key = self.key(&place, hash);
        let memory = self.walk.memory.get(key);
        if let Some(memory) = memory {
            if memory.sound > place.quiet {
                return memory.sound;
            }
            if memory.bound == Bound::AtMost && u32::from(memory.depth) >= depth {
                return 0;
            }
        }
        if depth == 0 {
            return 0;
        }
        self.walk.line.push(&place, hash);
        let sound = self.searched(&place, key, memory.and_then(|memory| memory.best), depth);
        self.walk.line.pop(hash);
        sound
    }

    /// What is decided here: the claim is safe whatever comes, or out of reach, or a table knows.
    fn known(&self, place: &Place<W>, hash: u64) -> Option<Sound> {
        let sign = if place.mover == self.claimant { 1 } else { -1 };
        let (margin, left) = (sign * i32::from(place.margin), i32::from(place.left));
        if margin - left >= self.margin {
            return Some(ALWAYS);
        }
        // Going round in circles proves nothing.
        let repeats = || self.walk.line.standings(place, hash).next().is_some();
        if margin + left < self.margin || place.quiet >= self.walk.standoff || repeats() {
            return Some(0);
        }
        let entry =
            self.walk.reach.probe(place).filter(|entry| entry.comes_in_time(place.quiet, self.walk.standoff))?;
        let holds = margin + sign * i32::from(entry.gain()) >= self.margin;
        Some(if holds { self.walk.standoff - entry.moves() + 1 } else { 0 })
    }

    /// What a position with that hash is remembered by: the claims of both players do not mix.
    fn key(&self, place: &Place<W>, hash: u64) -> u64 {
        key(hash, u8::from(place.mover == self.claimant))
    }

    fn searched(&mut self, place: &Place<W>, key: u64, remembered: Option<u8>, depth: u32) -> Sound {
        let ply = self.walk.line.len();
        let mut moves = self.walk.moves(remembered, false);
        let claims = place.mover == self.claimant;
        let (mut sound, mut decisive) = (if claims { 0 } else { ALWAYS }, None);
        while let Some(child) = self.walk.next(&mut moves, place, ply) {
            let after = self.after(place, &child, depth);
            if claims == (after > place.quiet) {
                // The claimant needs one good move, and the other one that cannot be answered.
                (sound, decisive) = (after, Some(child.lane));
                if !child.captured(place) {
                    self.walk.order.refuted(place, child.lane, ply, depth as i32);
                }
                break;
            }
            sound = sound.min(after);
        }
        self.walk.done(&moves);
        if !moves.any_legal {
            return self.passed(place, depth);
        }
        if !self.walk.meter.is_over() {
            self.remember(key, sound, depth, decisive.or(remembered));
        }
        sound
    }

    /// How far the claim is proven after a move, seen from before it.
    fn after(&mut self, place: &Place<W>, child: &Child<W>, depth: u32) -> Sound {
        let after = match child.next {
            Next::GameOver => {
                let sign = if place.mover == self.claimant { 1 } else { -1 };
                if sign * i32::from(child.after.margin) >= self.margin { ALWAYS } else { 0 }
            }
            Next::MoveAgain => self.prove(child.after, depth),
            Next::TurnEnds => self.prove(child.after.turned(), depth - 1),
        };
        sound_before(after, child.captured(place))
    }

    /// All holes of the mover are endless: the other moves, or the game is over.
    fn passed(&mut self, place: &Place<W>, depth: u32) -> Sound {
        let other = place.turned();
        if !self.walk.sower.can_move(&other) {
            let sign = if place.mover == self.claimant { 1 } else { -1 };
            return if sign * i32::from(place.margin) >= self.margin { ALWAYS } else { 0 };
        }
        self.walk.line.pop(place.hash());
        let sound = self.prove(other, depth);
        self.walk.line.push(place, place.hash());
        sound
    }

    /// The moves of the proof, as far as they are remembered.
    pub(super) fn line(&mut self, from: &Place<W>) -> Vec<Hole> {
        let mut line = Vec::new();
        let mut place = *from;
        while line.len() < LINE_LENGTH {
            if place.board.mine_is_empty() {
                place = place.turned();
            }
            let remembered = self.walk.memory.get(self.key(&place, place.hash())).and_then(|memory| memory.best);
            let mut moves = self.walk.moves(remembered, false);
            let likeliest = self.walk.next(&mut moves, &place, line.len());
            self.walk.done(&moves);
            let Some(child) = likeliest else { break };
            if place.mover == self.claimant && remembered != Some(child.lane) {
                break;
            }
            line.push(place.hole(usize::from(child.lane)));
            place = match child.next {
                Next::GameOver => break,
                Next::MoveAgain => child.after,
                Next::TurnEnds => child.after.turned(),
            };
        }
        line
    }

    fn remember(&self, key: u64, sound: Sound, depth: u32, best: Option<u8>) {
        let bound = if sound > 0 { Bound::AtLeast } else { Bound::AtMost };
        let depth = if sound > 0 { FOR_GOOD } else { depth.min(u32::from(FOR_GOOD) - 1) as u8 };
        self.walk.memory.put(key, Memory { score: 0, bound, depth, sound, best });
    }
}
