//! Moves on the search's own table. It follows the same rules as the engine by other means; a property test plays both side by
//! side. A player without a legal move passes where the search meets it, not in the move before.

mod abreast;

use std::any::Any;
use std::ops::Range;
use std::sync::LazyLock;

pub(super) use self::abreast::Abreast;
use super::lanes::Lanes;
use super::laps::{Laps, Pile};
use super::place::Place;
use crate::engine::{LAP_LIMIT, Rules};

/// From this many laps on, a sowing is watched for a state it has been in before: short sowings, nearly all, pay nothing.
const WATCHED_LAPS: u32 = 16;

/// How a move went on, always seen by the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    MoveAgain,
    TurnEnds,
    GameOver,
}

/// The rules of one variant, ready to sow.
#[derive(Debug)]
pub(super) struct Sower<const W: usize> {
    laps: &'static Laps<W>,
    en_passant: bool,
    chain: bool,
    move_again: bool,
}

impl<const W: usize> Sower<W> {
    pub(super) fn new(rules: &Rules) -> Self {
        let Rules { en_passant, chain, move_again, .. } = *rules;
        Sower { laps: shared_laps(en_passant), en_passant, chain, move_again }
    }

    /// Plays one of the mover's lanes that holds seeds. The new table is still seen by the player who moved; `None` if the
    /// hole is endless.
    #[inline]
    pub(super) fn play(&self, place: &Place<W>, lane: usize) -> Option<(Place<W>, Next)> {
        self.follow(place, lane, LAP_LIMIT).ok()
    }

    /// The same, but not further than so many laps.
    ///
    /// # Errors
    /// The table after those laps, or fewer if the hole is found to be endless, when the sowing has not ended.
    #[inline(always)]
    pub(super) fn follow(&self, place: &Place<W>, lane: usize, most_laps: u32) -> Result<(Place<W>, Next), Place<W>> {
        if self.en_passant {
            self.follow_as::<true>(place, lane, most_laps)
        } else {
            self.follow_as::<false>(place, lane, most_laps)
        }
    }

    #[inline(always)]
    fn follow_as<const EN_PASSANT: bool>(
        &self,
        place: &Place<W>,
        lane: usize,
        most_laps: u32,
    ) -> Result<(Place<W>, Next), Place<W>> {
        let mut after = *place;
        let pile = self.first_lap::<EN_PASSANT>(&mut after, Pile::of(&place.board, lane));
        self.relay_on::<EN_PASSANT>(place, after, pile, 1..most_laps)
    }

    /// Goes on with a sowing, if it has not ended, from so many laps up to so many.
    #[inline(always)]
    fn relay_on<const EN_PASSANT: bool>(
        &self,
        before: &Place<W>,
        mut after: Place<W>,
        mut pile: Pile,
        laps: Range<u32>,
    ) -> Result<(Place<W>, Next), Place<W>> {
        let mut watch = Watch { laps, seen: None };
        while !ends_in(pile.seeds::<W>(), EN_PASSANT) {
            if watch.sees_endless(&after.board, pile) {
                return Err(after);
            }
            pile = self.relay::<EN_PASSANT>(&mut after, pile);
        }
        let next = self.end::<EN_PASSANT>(&mut after, pile);
        after.count_since(before);
        Ok((after, next))
    }

    /// Whether the mover has a legal move.
    pub(super) fn can_move(&self, place: &Place<W>) -> bool {
        (0..Lanes::<W>::ROW).any(|lane| place.board.get(lane) > 0 && self.play(place, lane).is_some())
    }

    /// Sows a pile of the mover's choice, and says where the last seed fell; with `EN_PASSANT` every casa made on the way is taken.
    #[inline(always)]
    fn first_lap<const EN_PASSANT: bool>(&self, place: &mut Place<W>, pile: Pile) -> Pile {
        if EN_PASSANT { self.taking(place, pile, Laps::sow) } else { self.laps.sow(&mut place.board, pile) }
    }

    /// The same with the pile in which a lap has ended; nothing happens if the sowing ends there.
    #[inline(always)]
    fn relay<const EN_PASSANT: bool>(&self, place: &mut Place<W>, pile: Pile) -> Pile {
        if EN_PASSANT { self.taking(place, pile, Laps::relay) } else { self.laps.relay(&mut place.board, pile) }
    }

    /// What comes of a sowing that ended in a pile.
    #[inline(always)]
    fn end<const EN_PASSANT: bool>(&self, place: &mut Place<W>, pile: Pile) -> Next {
        if EN_PASSANT {
            if place.left == 0 { Next::GameOver } else { Next::TurnEnds }
        } else if pile.seeds::<W>() == 4 {
            self.capture(place, pile.lane::<W>())
        } else {
            Next::TurnEnds
        }
    }

    /// The casa in the landing hole, then the chain behind it where the rules have one.
    #[inline(always)]
    fn capture(&self, place: &mut Place<W>, landing: usize) -> Next {
        let mut lane = landing;
        loop {
            place.board.empty_lane(lane);
            if place.take_casa() {
                return Next::GameOver;
            }
            lane = self.laps.before(lane);
            if !self.chain || place.board.get(lane) != 4 {
                return if self.move_again { Next::MoveAgain } else { Next::TurnEnds };
            }
        }
    }

    /// A lap that takes every casa as it is made.
    #[inline(always)]
    fn taking(&self, place: &mut Place<W>, pile: Pile, lap: impl Fn(&Laps<W>, &mut Lanes<W>, Pile) -> Pile) -> Pile {
        if usize::from(pile.seeds::<W>()) >= Lanes::<W>::HOLES {
            return self.take_one_by_one(place, pile);
        }
        let before = place.board;
        let landed = lap(self.laps, &mut place.board, pile);
        let casas = place.board.take_new_fours(&before);
        for _ in 0..casas {
            if place.take_casa() {
                break;
            }
        }
        Pile::of(&place.board, landed.lane::<W>())
    }

    /// The same where the lap goes all the way round: a hole can be passed twice, and be taken in between.
    #[cold]
    fn take_one_by_one(&self, place: &mut Place<W>, pile: Pile) -> Pile {
        let mut lane = pile.lane::<W>();
        place.board.empty_lane(lane);
        for _ in 0..pile.seeds::<W>() {
            lane = self.laps.after(lane);
            place.board.drop_seed(lane);
            if place.board.get(lane) == 4 {
                place.board.empty_lane(lane);
                if place.take_casa() {
                    break;
                }
            }
        }
        Pile::of(&place.board, lane)
    }
}

/// Whether a sowing ends where its last seed fell, by what lies there now. A casa that was taken as it was made leaves nothing.
#[inline(always)]
const fn ends_in(seeds: u8, en_passant: bool) -> bool {
    seeds <= 1 || !en_passant && seeds == 4
}

/// The laps of one width are the same for everybody, but for what ends a sowing: worked out once.
fn shared_laps<const W: usize>(en_passant: bool) -> &'static Laps<W> {
    static SIX: [LazyLock<Laps<2>>; 2] = [LazyLock::new(|| laps(false)), LazyLock::new(|| laps(true))];
    static TWELVE: [LazyLock<Laps<4>>; 2] = [LazyLock::new(|| laps(false)), LazyLock::new(|| laps(true))];
    fn laps<const W: usize>(en_passant: bool) -> Laps<W> {
        Laps::new(|seeds| ends_in(seeds, en_passant))
    }
    let which = usize::from(en_passant);
    let laps: &dyn Any = if W == 2 { &*SIX[which] } else { &*TWELVE[which] };
    laps.downcast_ref().expect("a board has two words or four")
}

/// Finds out that a sowing is endless, mostly long before the lap limit: a state that comes back comes back for ever.
struct Watch<const W: usize> {
    /// From those that have been sown up to the limit.
    laps: Range<u32>,
    seen: Option<(Lanes<W>, Pile)>,
}

impl<const W: usize> Watch<W> {
    /// Takes note of a lap that ended in a relay, with the board and the pile that it goes on with.
    #[inline(always)]
    fn sees_endless(&mut self, board: &Lanes<W>, pile: Pile) -> bool {
        match self.laps.next() {
            None => true,
            Some(laps) => laps >= WATCHED_LAPS && self.compare(laps, board, pile),
        }
    }

    #[cold]
    fn compare(&mut self, laps: u32, board: &Lanes<W>, pile: Pile) -> bool {
        if self.seen == Some((*board, pile)) {
            return true;
        }
        if laps.is_power_of_two() {
            self.seen = Some((*board, pile));
        }
        false
    }
}

#[cfg(test)]
mod tests;
