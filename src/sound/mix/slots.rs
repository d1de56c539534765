//! Places for so many sounds at once, and the rule of who makes room for whom.

use super::super::Sound;
use super::voice::{Playing, Voice};

/// `N` places. What is played in a place may be followed there by one other.
pub(super) struct Slots<const N: usize>([Slot; N]);

#[derive(Default)]
struct Slot {
    playing: Option<Playing>,
    /// Begins when what is playing has left.
    next: Option<Voice>,
    /// Counts up with every start: the lowest is the oldest.
    turn: u64,
}

impl<const N: usize> Default for Slots<N> {
    fn default() -> Slots<N> {
        Slots(std::array::from_fn(|_| Slot::default()))
    }
}

impl<const N: usize> Slots<N> {
    /// Plays a sound in a free place. If there is none, the oldest sound fades out fast, and this one follows it; if all are
    /// about to be followed, this one is dropped.
    pub(super) fn start(&mut self, voice: Voice) {
        let turn = 1 + self.0.iter().map(|slot| slot.turn).max().unwrap_or(0);
        if let Some(free) = self.0.iter_mut().find(|slot| slot.playing.is_none()) {
            *free = Slot { playing: Some(Playing::new(voice)), next: None, turn };
            return;
        }
        let staying =
            self.0.iter_mut().filter(|slot| slot.playing.as_ref().is_some_and(|playing| !playing.is_leaving()));
        if let Some(oldest) = staying.min_by_key(|slot| slot.turn) {
            oldest.playing.iter_mut().for_each(Playing::leave);
            oldest.next = Some(voice);
            oldest.turn = turn;
        }
    }

    pub(super) fn next_frame(&mut self) -> [f32; 2] {
        let mut sum = [0.0; 2];
        for slot in &mut self.0 {
            let Some(playing) = &mut slot.playing else { continue };
            match playing.next_frame() {
                Some(frame) => sum = [sum[0] + frame[0], sum[1] + frame[1]],
                None => slot.playing = slot.next.take().map(Playing::new),
            }
        }
        sum
    }

    pub(super) fn sounding(&self) -> impl Iterator<Item = Sound> {
        self.0.iter().filter_map(|slot| slot.playing.as_ref()).map(Playing::sound)
    }
}
