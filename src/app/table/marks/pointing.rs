//! Which holes may be played, and which one a hand, a key or a hint points at.

use std::sync::Arc;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;

use super::MarkSystems;
use crate::ai::HintDepth;
use crate::app::AppSystems;
use crate::app::session::{Advice, Seat, Session, Stamp};
use crate::app::table::playback::Playback;
use crate::app::table::view::HoleCell;
use crate::app::table::{Guide, TableStand};
use crate::engine::{Hole, HoleSet, Step};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>()
        .init_resource::<Preview>()
        .add_systems(Update, (notice_choices, notice_pointing).chain().in_set(MarkSystems).in_set(AppSystems::Show));
}

/// Whether a hole that is pointed at shows what its sowing would do.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview(pub bool);

impl Default for Preview {
    fn default() -> Self {
        Preview(true)
    }
}

/// What may be played, and what a hand, a key or a hint points at.
#[derive(Resource, Default)]
pub struct Pointing {
    /// Of which state of the session, and whether its choices were open.
    known: Option<(Stamp, bool)>,
    pub(super) legal: HoleSet,
    pub(super) endless: HoleSet,
    /// Under the pointer, or else with the focus, unless it rests there since before a hint was given.
    at: Option<Hole>,
    /// What is told, and where the pointer or the focus was when that began, while it stays there.
    told: Told,
    rests_at: Option<Hole>,
    focused: Option<Hole>,
    pub(super) hinted: Option<Hole>,
    /// The half of the row that a hint speaks of before it names the hole.
    pub(super) half: HoleSet,
    /// What the hole pointed at would do, if it may be played; or the path of a hint.
    pub(super) would: Option<(Hole, Arc<[Step]>)>,
    is_hint: bool,
}

/// What is told to whoever is to move.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Told {
    /// How much of a hint.
    hint: Option<HintDepth>,
    /// The last move, and what it has led to.
    after: Option<Stamp>,
}

impl Pointing {
    /// The hole pointed at that may be played, with the steps of its move.
    pub fn preview(&self) -> Option<(Hole, &[Step])> {
        self.would.as_ref().filter(|_| !self.is_hint).map(|(hole, steps)| (*hole, &**steps))
    }

    /// Where a key or a click would act.
    pub(super) fn pointed_at(&self) -> HoleSet {
        let hovered = self.at.filter(|&hole| self.legal.contains(hole));
        [hovered, self.focused].into_iter().flatten().collect()
    }

    /// The same and any other hole that somebody points at, and the one a hint speaks of.
    pub(super) fn holes(&self) -> impl Iterator<Item = Hole> {
        [self.at, self.focused, self.hinted].into_iter().flatten()
    }

    /// Where one points, if not only because one did before a hint was given or a move was told: then these speak. After a move
    /// the slightest motion points anew.
    fn not_resting(&mut self, here: Option<Hole>, told: Told, has_moved: bool) -> Option<Hole> {
        if told != self.told {
            self.told = told;
            self.rests_at = here.filter(|_| told != Told::default());
        } else if here != self.rests_at || (has_moved && told.hint.is_none()) {
            self.rests_at = None;
        }
        here.filter(|_| self.rests_at.is_none())
    }

    /// The hole pointed at, if it would go round for ever.
    pub fn endless(&self) -> Option<Hole> {
        self.at.filter(|&hole| self.endless.contains(hole))
    }
}

/// Which holes a person may play now, and which they may not because they never end; where somebody leads, the one that is
/// asked for.
fn notice_choices(
    session: Res<Session>,
    playback: Res<Playback>,
    (stand, guide): (Res<TableStand>, Res<Guide>),
    mut pointing: ResMut<Pointing>,
) {
    let awaits_person = !playback.is_running() && session.seat_to_move() == Some(Seat::Person);
    let now = Some((session.stamp(), awaits_person));
    if pointing.known == now && !guide.is_changed() {
        return;
    }
    pointing.known = now;
    pointing.would = None;
    let position = session.position().filter(|_| awaits_person);
    (pointing.legal, pointing.endless) =
        position.map(|position| (position.legal_moves(), position.endless_holes())).unwrap_or_default();
    if stand.is_taught() {
        pointing.legal = pointing.legal.iter().filter(|&hole| guide.asked == Some(hole)).collect();
        pointing.endless = HoleSet::default();
    }
}

pub(super) fn notice_pointing(
    session: Res<Session>,
    (focus, focus_is_visible): (Res<InputFocus>, Res<InputFocusVisible>),
    (advice, guide): (Res<Advice>, Res<Guide>),
    (hovers, mut hands): (Res<HoverMap>, MessageReader<PointerInput>),
    preview: Res<Preview>,
    cells: Query<&HoleCell>,
    mut pointing: ResMut<Pointing>,
) {
    let hole_of = |entity| cells.get(entity).ok().map(|&HoleCell(hole)| hole);
    let is_open = pointing.known.is_some_and(|(_, is_open)| is_open);
    let focused = focus.get().filter(|_| focus_is_visible.0).and_then(hole_of);
    let hovered = hovers.values().flat_map(|hits| hits.keys()).find_map(|&entity| hole_of(entity));
    let told = advice.told(&session).filter(|_| is_open);
    let has_moved = hands.read().filter(|hand| matches!(hand.action, PointerAction::Move { .. })).count() > 0;
    let after = session.last_move().filter(|_| is_open).map(|_| session.stamp());
    let now = Told { hint: told.map(|(_, depth)| *depth), after };
    let here = pointing.not_resting(hovered.or(focused), now, has_moved);
    let row = session.position().map(|position| position.row());
    let half = told.filter(|(_, depth)| *depth == HintDepth::Side).zip(row).map(|((hint, _), row)| hint.half(row));
    pointing.half = half.unwrap_or_default();
    let told = told.filter(|(_, depth)| *depth != HintDepth::Side);
    let hint_path = told.filter(|(_, depth)| *depth == HintDepth::Path).map(|(hint, _)| hint);
    pointing.focused = focused;
    pointing.hinted = told.map(|(hint, _)| hint.hole);
    pointing.at = here;
    let at = pointing.at.filter(|&hole| preview.0 && pointing.legal.contains(hole));
    // The way of a hole that is asked for is seen without being asked for.
    let asked = guide.asked.filter(|&hole| is_open && pointing.legal.contains(hole));
    let at = at.or(asked);
    let wanted = at.or(hint_path.map(|hint| hint.hole));
    if wanted == pointing.would.as_ref().map(|(hole, _)| *hole) && pointing.is_hint == at.is_none() {
        return;
    }
    pointing.is_hint = at.is_none();
    let steps = match at {
        Some(hole) => session.position().and_then(|position| position.play_recorded(hole).ok()).map(|(_, steps)| steps),
        None => hint_path.map(|hint| hint.steps.clone()),
    };
    pointing.would = wanted.zip(steps.map(Arc::from));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Player, Row};

    #[test]
    fn a_hint_is_not_spoken_over_by_a_pointer_that_was_there_before_until_it_moves() {
        let hole = |number| Hole::of(Row::Six, Player::South, number);
        let (silence, hint) = (Told::default(), Told { hint: Some(HintDepth::Path), ..Told::default() });
        let mut pointing = Pointing::default();
        assert_eq!(pointing.not_resting(hole(2), silence, false), hole(2));
        assert_eq!(pointing.not_resting(hole(2), hint, false), None);
        assert_eq!(pointing.not_resting(hole(2), hint, true), None, "a hand that trembles");
        assert_eq!(pointing.not_resting(hole(3), hint, true), hole(3), "it has moved");
        assert_eq!(pointing.not_resting(hole(2), hint, true), hole(2), "and is back on purpose");
        assert_eq!(pointing.not_resting(hole(2), silence, false), hole(2));
    }
}
