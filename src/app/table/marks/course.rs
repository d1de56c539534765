//! What of a move is worth drawing: where it began, the laps, where it ended, what it took.

use crate::engine::{Hole, MidMove, Player, Position, Row, Step};

/// The way of a move, or of its first steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    pub began: Option<Hole>,
    pub by: Option<Player>,
    pub laps: Vec<Lap>,
    /// Where the last seed fell, once the sowing is over.
    pub ended: Option<Hole>,
    /// Casas in the order in which they were taken, and last the holes whose seeds went with the last four.
    pub taken: Vec<Taken>,
    /// Whether whoever moved moves again.
    pub moves_again: bool,
}

/// So many seeds went from a hole to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    pub hole: Hole,
    pub seeds: u8,
    pub by: Player,
}

/// One lap: the hole that was lifted, and how many seeds fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lap {
    pub from: Hole,
    pub drops: usize,
}

/// The part of a way that nothing later lies on. Both ends count holes from South's first, on and on in the order of sowing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    pub from: f32,
    pub to: f32,
}

impl Course {
    /// Of a move from that position, or of its first steps.
    pub fn of(before: &Position, steps: &[Step]) -> Course {
        let mut course = Course { by: Some(before.to_move()), ..Course::default() };
        let mut table = MidMove::before(before);
        let mut last_drop = None;
        for &step in steps {
            match step {
                Step::PickUp { hole, .. } => {
                    course.began = Some(hole);
                    course.laps.push(Lap { from: hole, drops: 0 });
                }
                Step::Relay { hole, .. } => course.laps.push(Lap { from: hole, drops: 0 }),
                Step::Drop { hole } => {
                    last_drop = Some(hole);
                    if let Some(lap) = course.laps.last_mut() {
                        lap.drops += 1;
                    }
                }
                Step::Capture { hole, by, .. } => course.taken.push(Taken { hole, seeds: table.board[hole], by }),
                Step::LastFour { to } => {
                    course.taken.extend(last_four(&table, last_drop, to));
                    course.ended = last_drop;
                }
                Step::MoveAgain { .. } => {
                    course.ended = last_drop;
                    course.moves_again = true;
                }
                Step::TurnEnds { .. } | Step::GameOver { .. } => {
                    course.ended = last_drop;
                }
                Step::Pass { .. } => {}
            }
            table.apply(step);
        }
        course
    }

    /// How many seeds fell.
    fn drops(&self) -> usize {
        self.laps.iter().map(|lap| lap.drops).sum()
    }

    /// The way of the last seeds, at most once round: what went before lies under it. Of the last stretch from a hole to the next
    /// only `share` is gone.
    pub fn last_round(&self, row: Row, share: f32) -> Option<Reach> {
        let start = self.began?.index() as f32;
        let stretches = self.drops().checked_sub(1)? as f32 + share.clamp(0.0, 1.0);
        let to = start + stretches;
        Some(Reach { from: start.max(to - row.holes() as f32), to })
    }

    /// Of several laps the last one: where it begins, and the how many-eth it is.
    pub fn last_lap(&self) -> Option<(Hole, usize)> {
        let last = self.laps.last().filter(|_| self.laps.len() > 1)?;
        Some((last.from, self.laps.len()))
    }

    /// The holes that are spoken of: where it ended, or while it goes on where its lap began, and what it took.
    pub fn named(&self) -> impl Iterator<Item = Hole> {
        let here = self.ended.or(self.laps.last().map(|lap| lap.from));
        here.into_iter().chain(self.taken.iter().map(|taken| taken.hole))
    }

    /// The laps as ways.
    pub fn laps_as_ways(&self) -> impl Iterator<Item = Reach> {
        self.laps.iter().map(|lap| {
            let from = lap.from.index() as f32;
            Reach { from, to: from + lap.drops as f32 }
        })
    }
}

/// What the last four are: the seeds in each hole; those in the hand count where the hand is.
fn last_four(table: &MidMove, hand_at: Option<Hole>, by: Player) -> impl Iterator<Item = Taken> {
    let seeds_at = move |hole: Hole| table.board[hole] + if hand_at == Some(hole) { table.hand } else { 0 };
    let there = move |hole: Hole| Taken { hole, seeds: seeds_at(hole), by };
    table.board.row().track().map(there).filter(|taken| taken.seeds > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Rules, Setup};

    fn south(number: usize) -> Hole {
        Hole::of(Row::Six, Player::South, number).unwrap()
    }

    fn course(position: &str, number: usize) -> Course {
        let position: Position = position.parse::<Setup>().unwrap().validate(Rules::HOYITO_II).unwrap();
        Course::of(&position, &position.play_recorded(south(number)).unwrap().1)
    }

    #[test]
    fn a_move_leaves_where_it_began_where_it_ended_and_what_it_took() {
        let quiet = course("0,0,1,0,0,0/0,0,0,0,0,0 S 24-23", 3);
        assert_eq!((quiet.began, quiet.ended), (Some(south(3)), Some(south(4))));
        assert_eq!((quiet.laps.len(), quiet.taken.len()), (1, 0));
        // . 4 4 4 1 .   Hole 1 ends in hole 4 and makes a casa; the two behind it go too.
        let chain = course("3,3,3,3,1,0/0,0,0,0,5,6 S 24-0", 1);
        let four = |number| Taken { hole: south(number), seeds: 4, by: Player::South };
        assert_eq!(chain.taken, [four(4), four(3), four(2)]);
        assert_eq!(chain.ended, Some(south(4)));
    }

    #[test]
    fn the_last_four_are_taken_from_every_hole_that_they_lie_in() {
        let last = course("1,3,0,0,0,0/0,0,0,1,3,0 S 24-16", 1);
        let rest = |player, number, seeds| Taken {
            hole: Hole::of(Row::Six, player, number).unwrap(),
            seeds,
            by: Player::South,
        };
        let north = |number, seeds| rest(Player::North, number, seeds);
        assert_eq!(last.taken, [rest(Player::South, 2, 4), north(4, 1), north(5, 3)]);
        assert_eq!(last.taken.iter().map(|taken| taken.seeds).sum::<u8>(), 8);
    }

    #[test]
    fn a_relay_goes_on_where_the_lap_before_it_ended() {
        let relay = course("2,0,1,0,0,3/0,0,0,0,5,1 S 24-12", 1);
        assert_eq!(relay.laps[..2], [Lap { from: south(1), drops: 2 }, Lap { from: south(3), drops: 2 }]);
        assert_eq!(relay.last_lap(), Some((relay.laps.last().unwrap().from, relay.laps.len())));
        assert_eq!(course("0,0,1,0,0,0/0,0,0,0,0,0 S 24-23", 3).last_lap(), None, "one lap is the first and the last");
    }

    #[test]
    fn a_way_that_goes_round_is_drawn_once_where_it_last_passed() {
        let lap = |number, drops| Lap { from: south(number), drops };
        let twice_round = Course { began: Some(south(1)), laps: vec![lap(1, 20), lap(3, 10)], ..Course::default() };
        assert_eq!(twice_round.last_round(Row::Six, 1.0), Some(Reach { from: 18.0, to: 30.0 }));
        let short = Course { laps: vec![lap(1, 3)], ..twice_round };
        assert_eq!(short.last_round(Row::Six, 0.5), Some(Reach { from: 0.0, to: 2.5 }));
        assert_eq!(Course::default().last_round(Row::Six, 0.0), None);
    }
}
