//! Every way to lay `n` seeds into the holes has a number: the combinatorial number system over the running sums.

use crate::ai::lanes::Lanes;

/// The most seeds that a table reaches.
pub(super) const MOST_SEEDS: usize = 16;
const MOST_HOLES: usize = 24;
const ONES: u64 = 0x0101_0101_0101_0101;

/// Numbers the boards of one width.
#[derive(Debug)]
pub(in crate::ai) struct Index<const W: usize> {
    /// By hole, then by the seeds in it and the holes before it.
    terms: [[u32; MOST_SEEDS + 1]; MOST_HOLES],
}

impl<const W: usize> Index<W> {
    pub(in crate::ai) fn new() -> Self {
        let mut terms = [[0; MOST_SEEDS + 1]; MOST_HOLES];
        // The last hole's running sum is always the whole and adds nothing. A sum that no table of this width reaches may have
        // a term too large to hold; it is never asked for.
        for (hole, row) in terms.iter_mut().enumerate().take(Lanes::<W>::HOLES - 1) {
            for (sum, term) in row.iter_mut().enumerate() {
                *term = u32::try_from(choose(sum + hole, hole + 1)).unwrap_or(u32::MAX);
            }
        }
        Index { terms }
    }

    /// How many boards have that many seeds.
    pub(in crate::ai) fn boards(seeds: u8) -> usize {
        let between = Lanes::<W>::HOLES - 1;
        choose(usize::from(seeds) + between, between) as usize
    }

    /// The number of a board among those with as many seeds.
    #[inline]
    pub(in crate::ai) fn of(&self, board: &Lanes<W>) -> usize {
        let (mut number, mut below, mut hole) = (0, 0, 0);
        for (i, &word) in board.0.iter().enumerate() {
            // Lanes of one product are the running sums of the lanes of the word.
            let mut sums = word.wrapping_mul(ONES).wrapping_add(below * ONES);
            below = sums >> 56;
            for _ in 0..holes_of_word(W, i) {
                number += self.terms[hole][(sums & 0xff) as usize];
                sums >>= 8;
                hole += 1;
            }
        }
        number as usize
    }

    /// The board with that number.
    pub(in crate::ai) fn board(&self, seeds: u8, number: usize) -> Lanes<W> {
        let mut rest = number as u32;
        let mut above = usize::from(seeds);
        let mut board = Lanes::EMPTY;
        for hole in (0..Lanes::<W>::HOLES).rev() {
            let below = match hole {
                0 => 0,
                _ => (0..=above).rfind(|&sum| self.terms[hole - 1][sum] <= rest).expect("the term of no seeds is 0"),
            };
            board.set(Lanes::<W>::lane(hole), (above - below) as u8);
            if hole > 0 {
                rest -= self.terms[hole - 1][below];
            }
            above = below;
        }
        board
    }

    /// Goes on to the board with the next number.
    pub(in crate::ai) fn advance(board: &mut Lanes<W>) {
        let lane = Lanes::<W>::lane;
        let Some(above) = (1..Lanes::<W>::HOLES).find(|&hole| board.get(lane(hole)) > 0) else { return };
        let first = board.get(lane(0));
        let fewer = board.get(lane(above)) - 1;
        for (hole, seeds) in [(0, 0), (above, fewer), (above - 1, first + 1)] {
            board.empty_lane(lane(hole));
            board.set(lane(hole), seeds);
        }
    }
}

/// Lanes of a word that are holes: a half is six lanes of one word, or eight of one and four of the next.
#[inline(always)]
const fn holes_of_word(words: usize, word: usize) -> usize {
    match (words, word % 2) {
        (2, _) => 6,
        (_, 0) => 8,
        _ => 4,
    }
}

fn choose(n: usize, k: usize) -> u64 {
    if k > n { 0 } else { (0..k as u64).fold(1, |product, i| product * (n as u64 - i) / (i + 1)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers_every_board_once<const W: usize>(seeds: u8, boards: usize) {
        let index = Index::<W>::new();
        assert_eq!(Index::<W>::boards(seeds), boards);
        let mut board = index.board(seeds, 0);
        for number in 0..boards {
            assert_eq!(index.of(&board), number);
            assert_eq!(index.board(seeds, number), board);
            assert_eq!(board.seeds(), seeds);
            Index::advance(&mut board);
        }
    }

    #[test]
    fn every_board_has_its_number_and_every_number_its_board() {
        numbers_every_board_once::<2>(8, 75_582);
        numbers_every_board_once::<4>(4, 17_550);
    }
}
