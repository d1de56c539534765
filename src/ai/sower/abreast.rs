//! Every move of a place at once. Where a sowing ends cannot be foretold, and a processor that guesses wrong loses more time
//! than a lap takes. Side by side, lap for lap, the sowings fill each other's pauses, and nothing is guessed in the first laps:
//! a sowing that has ended goes on without doing anything.

use super::{Next, Pile, Sower};
use crate::ai::lanes::Lanes;
use crate::ai::place::Place;

const MOST_MOVES: usize = 12;
/// Laps that are sown side by side: nine in ten sowings end within them.
const LAPS: u32 = 4;

impl<const W: usize> Sower<W> {
    /// Plays every legal move, as [`Sower::play`] does, and hands over each with its lane, in the order of the lanes.
    #[inline(always)]
    pub(in crate::ai) fn play_all(&self, place: &Place<W>, mut take: impl FnMut(usize, Place<W>, Next)) {
        if !self.en_passant && self.most_laps > LAPS {
            return self.play_abreast(place, take);
        }
        for lane in (0..Lanes::<W>::ROW).filter(|&lane| place.board.get(lane) > 0) {
            if let Some((after, next)) = self.play(place, lane) {
                take(lane, after, next);
            }
        }
    }

    #[inline(always)]
    fn play_abreast(&self, place: &Place<W>, mut take: impl FnMut(usize, Place<W>, Next)) {
        let mut boards = [place.board; MOST_MOVES];
        let mut piles = [Pile::NOTHING; MOST_MOVES];
        for lane in 0..Lanes::<W>::ROW {
            piles[lane] = self.laps.sow(&mut boards[lane], Pile::of(&place.board, lane));
        }
        for _ in 1..LAPS {
            for lane in 0..Lanes::<W>::ROW {
                piles[lane] = self.laps.relay(&mut boards[lane], piles[lane]);
            }
        }
        for lane in 0..Lanes::<W>::ROW {
            if place.board.get(lane) == 0 {
                continue;
            }
            let after = Place { board: boards[lane], ..*place };
            if let Some((after, next)) = self.relay_on::<false>(place, after, piles[lane], LAPS) {
                take(lane, after, next);
            }
        }
    }
}
