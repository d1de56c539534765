//! Which seed is where: in a hole, in the hand or among a player's captures, and at which place of that heap.

use bevy::prelude::*;

use super::heap::{self, Pose};
use super::layout::Layout;
use crate::engine::{ByPlayer, Hole, MidMove, Player, Row, Step};

/// Where a seed is, and the how many-eth it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Hole(Hole, usize),
    /// In the hand, which is carried above a hole.
    Hand(Hole, usize),
    Captured(Player, usize),
}

impl Place {
    /// Where the seed lies, and how large it looks.
    pub fn pose(self, layout: &Layout) -> Pose {
        match self {
            Place::Hole(hole, i) => heap::in_hole(layout, hole, i),
            Place::Hand(hole, i) => heap::in_hand(layout, hole, i),
            Place::Captured(player, i) => heap::on_leaf(layout, player, i),
        }
    }
}

/// Every seed of the game, each in exactly one place.
#[derive(Resource, Debug, PartialEq, Eq)]
pub struct Places {
    row: Row,
    holes: Vec<Vec<Entity>>,
    hand: Vec<Entity>,
    /// The hole that the hand is above.
    hand_at: Hole,
    captured: ByPlayer<Vec<Entity>>,
}

impl Places {
    /// Lays seeds out as the table says.
    ///
    /// # Panics
    /// If there are not as many seeds as the game has.
    pub fn lay_out(seeds: Vec<Entity>, table: &MidMove) -> Places {
        let row = table.board.row();
        assert_eq!(seeds.len(), usize::from(row.seeds()), "a game has all its seeds at all times");
        let start = row.track().next().expect("a board has holes");
        let mut places =
            Places { row, holes: vec![Vec::new(); row.holes()], hand: seeds, hand_at: start, captured: default() };
        places.settle(table);
        places
    }

    /// Every seed and where it is.
    pub fn iter(&self) -> impl Iterator<Item = (Entity, Place)> {
        let in_holes =
            self.row.track().flat_map(|hole| numbered(&self.holes[hole.index()], move |i| Place::Hole(hole, i)));
        let captured = Player::ALL
            .into_iter()
            .flat_map(|player| numbered(&self.captured[player], move |i| Place::Captured(player, i)));
        in_holes.chain(captured).chain(self.in_hand())
    }

    /// Lets one step happen and tells which seeds it moved where. Seeds that stay in the hand while it travels count as moved.
    pub fn apply(&mut self, step: Step) -> Vec<(Entity, Place)> {
        match step {
            Step::PickUp { hole, .. } | Step::Relay { hole, .. } => {
                self.hand_at = hole;
                let lifted = std::mem::take(&mut self.holes[hole.index()]);
                self.hand.extend(lifted);
                self.in_hand().collect()
            }
            Step::Drop { hole } => {
                self.hand_at = hole;
                let dropped = self.hand.pop().expect("a drop needs a seed in the hand");
                let heap = &mut self.holes[hole.index()];
                heap.push(dropped);
                let place = Place::Hole(hole, heap.len() - 1);
                self.in_hand().chain([(dropped, place)]).collect()
            }
            Step::Capture { hole, by, .. } => {
                let casa = std::mem::take(&mut self.holes[hole.index()]);
                self.capture(by, casa)
            }
            Step::LastFour { to } => {
                let mut last: Vec<Entity> = self.holes.iter_mut().flat_map(std::mem::take).collect();
                last.append(&mut self.hand);
                self.capture(to, last)
            }
            Step::MoveAgain { .. } | Step::TurnEnds { .. } | Step::Pass { .. } | Step::GameOver { .. } => Vec::new(),
        }
    }

    /// Moves as few seeds as it takes to stand as the table says: what a heap has too many of goes where some are missing.
    pub fn settle(&mut self, table: &MidMove) {
        let mut loose: Vec<Entity> = std::mem::take(&mut self.hand);
        let wanted = |hole: Hole| usize::from(table.board[hole]);
        let too_many = |heap: &mut Vec<Entity>, wanted: usize| heap.split_off(wanted.min(heap.len()));
        for player in Player::ALL {
            loose.extend(too_many(&mut self.captured[player], usize::from(table.captured[player])));
        }
        for hole in self.row.track() {
            loose.extend(too_many(&mut self.holes[hole.index()], wanted(hole)));
        }
        let mut fill = |heap: &mut Vec<Entity>, wanted: usize| {
            let missing = wanted - heap.len();
            heap.extend(loose.drain(loose.len() - missing..));
        };
        for hole in self.row.track() {
            fill(&mut self.holes[hole.index()], wanted(hole));
        }
        for player in Player::ALL {
            fill(&mut self.captured[player], usize::from(table.captured[player]));
        }
        self.hand = loose;
    }

    /// Carries the hand above a hole.
    pub fn carry_to(&mut self, hole: Hole) {
        self.hand_at = hole;
    }

    /// The seeds of a hole.
    pub fn in_hole(&self, hole: Hole) -> &[Entity] {
        &self.holes[hole.index()]
    }

    /// The seeds in the hand, and the hole that it is above.
    pub fn hand(&self) -> (&[Entity], Hole) {
        (&self.hand, self.hand_at)
    }

    /// Whether there are as many holes as the table has.
    pub fn fit(&self, table: &MidMove) -> bool {
        self.row == table.board.row()
    }

    /// Whether every heap is as large as the table says.
    pub fn agree_with(&self, table: &MidMove) -> bool {
        self.row == table.board.row()
            && self.row.track().all(|hole| self.holes[hole.index()].len() == usize::from(table.board[hole]))
            && Player::ALL.iter().all(|&player| self.captured[player].len() == usize::from(table.captured[player]))
            && self.hand.len() == usize::from(table.hand)
    }

    fn in_hand(&self) -> impl Iterator<Item = (Entity, Place)> {
        let over = self.hand_at;
        numbered(&self.hand, move |i| Place::Hand(over, i))
    }

    fn capture(&mut self, by: Player, seeds: Vec<Entity>) -> Vec<(Entity, Place)> {
        let first = self.captured[by].len();
        self.captured[by].extend(&seeds);
        seeds.into_iter().enumerate().map(|(i, seed)| (seed, Place::Captured(by, first + i))).collect()
    }
}

fn numbered(heap: &[Entity], place: impl Fn(usize) -> Place) -> impl Iterator<Item = (Entity, Place)> {
    heap.iter().enumerate().map(move |(i, &seed)| (seed, place(i)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::ai::plain_move;
    use crate::engine::{Game, Rules};

    fn seeds(row: Row) -> Vec<Entity> {
        (1..=u32::from(row.seeds())).map(|i| Entity::from_raw_u32(i).expect("a small number is an entity")).collect()
    }

    fn assert_each_seed_is_once_in_place(places: &Places, table: &MidMove) {
        let all: HashSet<Entity> = places.iter().map(|(seed, _)| seed).collect();
        assert_eq!(all.len(), usize::from(table.board.row().seeds()));
        assert_eq!(places.iter().count(), all.len());
        assert!(places.agree_with(table), "{places:?} {table:?}");
    }

    #[test]
    fn seeds_go_where_the_steps_of_whole_games_say() {
        for rules in Rules::ALL {
            for row in Row::ALL.into_iter().filter(|&row| rules.offers(row)) {
                let mut game = Game::opening(rules, row, Player::South).unwrap();
                let mut table = MidMove::before(game.position());
                let mut places = Places::lay_out(seeds(row), &table);
                while let Some(hole) = plain_move(game.position(), game.ply() as u64) {
                    for step in game.play(hole).unwrap() {
                        table.apply(step);
                        places.apply(step);
                        assert_each_seed_is_once_in_place(&places, &table);
                    }
                }
                assert!(game.end().is_some());
            }
        }
    }

    #[test]
    fn settling_from_any_moment_of_a_move_leads_to_the_table_and_settling_twice_changes_nothing() {
        let mut game = Game::opening(Rules::HOYITO_II, Row::Six, Player::South).unwrap();
        for _ in 0..20 {
            let before = *game.position();
            let Some(hole) = plain_move(&before, 7) else { break };
            let steps = game.play(hole).unwrap();
            for moment in 0..=steps.len() {
                let mut table = MidMove::before(&before);
                let mut places = Places::lay_out(seeds(Row::Six), &table);
                for &step in &steps[..moment] {
                    places.apply(step);
                }
                table = MidMove::before(game.position());
                places.settle(&table);
                assert_each_seed_is_once_in_place(&places, &table);
                let once: Vec<_> = places.iter().collect();
                places.settle(&table);
                assert_eq!(once, places.iter().collect::<Vec<_>>());
            }
        }
    }
}
