//! Counting the ways a position can go on: the classic check of a move generator.

use super::position::Position;

/// Leaves after `depth` plies. One ply is one chosen hole; forced passes belong to the move that led to them; a finished game
/// is one leaf at whatever depth. Repetition and standoff are left out. A count too large for its type stays at [`u64::MAX`].
///
/// The last ply is counted without being played, as is usual: a hole is looked at only for whether it is endless.
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.is_over() {
        return 1;
    }
    if depth == 1 {
        return position.legal_moves().len() as u64;
    }
    position
        .board()
        .occupied_by(position.to_move())
        .filter_map(|hole| position.play(hole).ok())
        .map(|next| perft(&next, depth - 1))
        .fold(0, u64::saturating_add)
}
