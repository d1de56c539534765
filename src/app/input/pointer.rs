//! Clicks and touches, before anything is made of them.
//!
//! * Only the first button and touches count.
//! * Right after the picture has changed (another screen, a menu) a press means nothing: it was meant for what was there before.
//! * Bevy's picking sends a release to what the pointer was over in the update before, so a tap whose press and release come in
//!   one update (a touch on a slow computer) would click nothing and leave a button pressed. Here the release waits for the next
//!   update.

use std::collections::HashSet;
use std::time::Duration;

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;

use crate::app::screens::{Menu, Screen};

/// After the picture has changed presses mean nothing for this long.
const NEW_PICTURE: Duration = Duration::from_millis(400);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, pass_input_on.before(PickingSystems::ProcessInput));
}

/// What waits for the next update, and how many messages of the last one are still in the queue.
#[derive(Default)]
struct Held {
    waiting: Vec<PointerInput>,
    already_passed: usize,
}

fn pass_input_on(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut queue: ResMut<Messages<PointerInput>>,
    mut held: Local<Held>,
    mut deaf_until: Local<Duration>,
) {
    if (screen.is_changed() && !screen.is_added()) || (menu.is_changed() && !menu.is_added()) {
        *deaf_until = time.elapsed() + NEW_PICTURE;
    }
    let is_deaf = time.elapsed() < *deaf_until;
    let waiting = std::mem::take(&mut held.waiting);
    let already_passed = held.already_passed;
    let new = queue.drain().skip(already_passed).filter(|input| counts(input.action, is_deaf));
    let input: Vec<PointerInput> = waiting.into_iter().chain(new).collect();
    let (now, later) = split_before_quick_release(input);
    held.already_passed = now.len();
    held.waiting = later;
    queue.write_batch(now);
}

/// Whether anything is to be made of it. A release always passes: what was pressed must be let go of.
fn counts(action: PointerAction, is_deaf: bool) -> bool {
    match action {
        PointerAction::Press(button) => button == PointerButton::Primary && !is_deaf,
        PointerAction::Release(button) => button == PointerButton::Primary,
        _ => true,
    }
}

/// What may be handled in one update: everything up to a release of a pointer that was pressed or moved in the same update.
fn split_before_quick_release(mut input: Vec<PointerInput>) -> (Vec<PointerInput>, Vec<PointerInput>) {
    let mut busy: HashSet<PointerId> = HashSet::new();
    let quick_release = input.iter().position(|input| match input.action {
        PointerAction::Release(_) => busy.contains(&input.pointer_id),
        PointerAction::Press(_) | PointerAction::Move { .. } => {
            busy.insert(input.pointer_id);
            false
        }
        _ => false,
    });
    let later = quick_release.map_or_else(Vec::new, |at| input.split_off(at));
    (input, later)
}

#[cfg(test)]
mod tests {
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::pointer::Location;

    use super::*;

    fn input(pointer_id: PointerId, action: PointerAction) -> PointerInput {
        let target = NormalizedRenderTarget::None { width: 1, height: 1 };
        PointerInput::new(pointer_id, Location { target, position: Vec2::ZERO }, action)
    }

    const PRESS: PointerAction = PointerAction::Press(PointerButton::Primary);
    const RELEASE: PointerAction = PointerAction::Release(PointerButton::Primary);

    fn actions(input: &[PointerInput]) -> Vec<&'static str> {
        let name = |input: &PointerInput| match input.action {
            PointerAction::Press(_) => "press",
            PointerAction::Release(_) => "release",
            _ => "other",
        };
        input.iter().map(name).collect()
    }

    #[test]
    fn a_release_in_the_update_of_its_press_waits_and_nothing_overtakes_it() {
        let tap = [PRESS, RELEASE, PRESS].map(|action| input(PointerId::Mouse, action));
        let (now, later) = split_before_quick_release(tap.to_vec());
        assert_eq!(actions(&now), ["press"]);
        assert_eq!(actions(&later), ["release", "press"]);
        let (now, later) = split_before_quick_release(later);
        assert_eq!((actions(&now), later.len()), (vec!["release", "press"], 0));
    }

    #[test]
    fn only_the_first_button_counts_and_none_right_after_the_picture_has_changed() {
        assert!(counts(PRESS, false) && !counts(PRESS, true));
        assert!(counts(RELEASE, true), "what was pressed before is let go of");
        for other in [PointerButton::Secondary, PointerButton::Middle] {
            assert!(!counts(PointerAction::Press(other), false) && !counts(PointerAction::Release(other), false));
        }
    }

    #[test]
    fn pointers_do_not_hold_up_each_others_releases() {
        let two = [input(PointerId::Mouse, PRESS), input(PointerId::Touch(1), RELEASE)];
        let (now, later) = split_before_quick_release(two.to_vec());
        assert_eq!((now.len(), later.len()), (2, 0));
    }
}
