//! What is known of a position from its moves so far, or from before: the small change of the search.

use crate::ai::order::Child;
use crate::ai::score::{Sound, Value};
use crate::ai::transposition::{Bound, Memory};

/// The best of the moves looked at so far.
pub(super) struct Found {
    pub(super) value: Value,
    pub(super) best: Option<u8>,
}

impl Found {
    pub(super) fn nothing(score: i32, sound: Sound) -> Found {
        Found { value: Value { score, sound }, best: None }
    }

    /// Takes in one more move; says whether it makes the rest needless.
    pub(super) fn is_cut_by<const W: usize>(
        &mut self,
        value: Value,
        child: &Child<W>,
        alpha: &mut i32,
        beta: i32,
    ) -> bool {
        if value.score >= beta {
            // A refutation stands alone: it is as sound as itself.
            *self = Found { value, best: Some(child.lane) };
            return true;
        }
        self.value.sound = self.value.sound.min(value.sound);
        if value.score > self.value.score {
            self.value.score = value.score;
            if value.score > *alpha {
                *alpha = value.score;
                self.best = Some(child.lane);
            }
        }
        false
    }
}

/// What the memory says of a position, if that is enough here.
#[inline]
pub(super) fn recalled(memory: Memory, quiet: u8, depth: i32, alpha: i32, beta: i32) -> Option<Value> {
    let is_proven = memory.sound > quiet;
    if !is_proven && i32::from(memory.depth) < depth {
        return None;
    }
    let score = i32::from(memory.score);
    let decides = match memory.bound {
        Bound::Exact => true,
        Bound::AtLeast => score >= beta,
        Bound::AtMost => score <= alpha,
    };
    decides.then_some(Value { score, sound: if is_proven { memory.sound } else { 0 } })
}
