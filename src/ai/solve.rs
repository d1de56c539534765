//! The solver: which final margins each player can force from a position.
//!
//! Found with it, on 2x6 from the traditional start, both sides proven (`hoyito solve --rules NAME`, tables to 16 seeds):
//!
//! | rules | with best play of both the second player captures more |
//! | --- | --- |
//! | Hoyito I | 8 seeds |
//! | Hoyito II | 28 seeds |
//! | Hoyito III | 36 seeds |
//!
//! On 2x12 nothing is proven yet.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::endgame::{Kind, Tables};
use super::limits::{Limits, Meter};
use super::place::Place;
use super::prove::Prover;
use super::root::MOST_DEPTH;
use super::sower::Sower;
use super::transposition::Transpositions;
use crate::engine::{Hole, Player, Position, Row};

/// That a player can force a final margin of at least so many seeds (his captures less the other's; less than nothing is a
/// loss that he can keep that small).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    pub player: Player,
    pub margin: i32,
}

impl Claim {
    /// That the other player can force more than this claim leaves him: just what makes it false.
    #[must_use]
    pub fn opposite(self) -> Claim {
        Claim { player: !self.player, margin: 1 - self.margin }
    }
}

/// What came of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub claim: Claim,
    pub verdict: Verdict,
    /// Turns looked ahead.
    pub depth: u32,
    pub nodes: u64,
    pub time: Duration,
    /// The line of the proof as far as it is remembered: the decisive moves of one side, and the other's last try.
    pub line: Vec<Hole>,
}

/// Whether a claim holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Proven,
    /// The opposite is proven.
    Refuted,
    /// Neither, within the limits.
    Open,
}

/// Where proofs are looked for: a memory to work with, and the tables.
#[derive(Debug)]
pub struct Solver {
    memory: Transpositions,
    tables: Arc<Tables>,
}

impl Solver {
    pub fn new(memory: Transpositions, tables: Arc<Tables>) -> Solver {
        Solver { memory, tables }
    }

    /// Tries to prove a claim, and its opposite, deeper and deeper until the limits are met. The position counts as standing
    /// for the first time.
    pub fn decide(&mut self, position: &Position, claim: Claim, limits: &Limits, stop: &AtomicBool) -> Proof {
        self.attempt(position, &[(claim, Verdict::Proven), (claim.opposite(), Verdict::Refuted)], limits, stop)
    }

    /// Tries to prove a claim and nothing else.
    pub fn prove(&mut self, position: &Position, claim: Claim, limits: &Limits, stop: &AtomicBool) -> Proof {
        self.attempt(position, &[(claim, Verdict::Proven)], limits, stop)
    }

    fn attempt(
        &mut self,
        position: &Position,
        claims: &[(Claim, Verdict)],
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Proof {
        match position.row() {
            Row::Six => self.attempt_on::<2>(position, claims, limits, stop),
            Row::Twelve => self.attempt_on::<4>(position, claims, limits, stop),
        }
    }

    fn attempt_on<const W: usize>(
        &mut self,
        position: &Position,
        claims: &[(Claim, Verdict)],
        limits: &Limits,
        stop: &AtomicBool,
    ) -> Proof {
        self.memory.clear();
        let begun = Instant::now();
        let sower = Sower::<W>::new(position.rules());
        let reach = self.tables.reach(Kind::of(position), u8::MAX);
        let place = Place::of(position);
        let mut proof = Proof {
            claim: claims[0].0,
            verdict: Verdict::Open,
            depth: 0,
            nodes: 0,
            time: begun.elapsed(),
            line: vec![],
        };
        if position.is_over() {
            return Proof { verdict: verdict_of_the_end(position, claims[0].0), ..proof };
        }
        'deeper: for depth in 1..=limits.depth.unwrap_or(MOST_DEPTH) {
            for &(claim, verdict) in claims {
                let left = Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_sub(proof.nodes)), ..*limits };
                let meter = Meter::new(&left, begun, stop);
                let mut prover = Prover::new(&sower, &reach, &self.memory, meter, claim.player, claim.margin);
                let sound = prover.prove(place, depth);
                proof.nodes += prover.walk.meter.nodes;
                if prover.walk.meter.is_over() {
                    break 'deeper;
                }
                proof.depth = depth;
                if sound > 0 {
                    (proof.verdict, proof.line) = (verdict, prover.line(&place));
                    break 'deeper;
                }
            }
        }
        Proof { time: begun.elapsed(), ..proof }
    }
}

fn verdict_of_the_end(position: &Position, claim: Claim) -> Verdict {
    let captured = position.captured();
    let margin = i32::from(captured[claim.player]) - i32::from(captured[!claim.player]);
    if margin >= claim.margin { Verdict::Proven } else { Verdict::Refuted }
}
