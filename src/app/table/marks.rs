//! Signs round the holes: which may be played, which would never end, where the keys are, and what the last move did.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::HoverMap;
use bevy::prelude::*;

use super::heap::dug_hole;
use super::layout::Layout;
use super::playback::{Playback, ShownTable};
use super::view::HoleCell;
use super::{TableLayout, TablePart};
use crate::app::AppSystems;
use crate::app::paint::{Pictures, RING_PICTURE_REACH};
use crate::app::session::{Advice, HintDepth, Seat, Session, Stamp};
use crate::app::theme::palette;
use crate::engine::{Hole, HoleSet, Step};

/// Above the holes, below the seeds.
const MARK_Z: f32 = 4.0;

/// Half the width of a bead, in u.
const BEAD_U: f32 = 9.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Traces>()
        .add_systems(Update, (spawn_marks, place_marks, trace_move, show_marks).chain().in_set(AppSystems::Show));
}

/// One sign at one hole, hidden while it does not hold.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    hole: Hole,
    sign: Sign,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Legal,
    Endless,
    Focus,
    /// The move being shown, or the last one, began here.
    Began,
    /// It ended here.
    Ended,
    /// A casa was taken here.
    Taken,
}

impl Sign {
    const ALL: [Sign; 6] = [Sign::Legal, Sign::Endless, Sign::Taken, Sign::Began, Sign::Ended, Sign::Focus];

    /// Picture and tint.
    fn look(self, pictures: &Pictures) -> (Handle<Image>, Color) {
        match self {
            Sign::Legal => (pictures.legal_ring.clone(), Color::WHITE),
            Sign::Endless => (pictures.dashed_ring.clone(), palette::ENDLESS),
            Sign::Focus => (pictures.ring.clone(), palette::FOCUS),
            Sign::Began => (pictures.open_bead.clone(), palette::CREAM),
            Sign::Ended => (pictures.bead.clone(), palette::CREAM),
            Sign::Taken => (pictures.ring.clone(), palette::GOLD),
        }
    }

    /// Half the width of the picture, in u. Beads are as large on every board.
    fn reach(self, layout: &Layout) -> f32 {
        let ring = |radii: f32| radii * layout.radius * RING_PICTURE_REACH;
        match self {
            Sign::Legal => ring(1.155),
            Sign::Endless => ring(1.18),
            Sign::Focus => ring(1.20),
            Sign::Taken => ring(1.17),
            Sign::Began | Sign::Ended => BEAD_U,
        }
    }

    /// Where the sign lies: round the hole, or as a bead on the channel between the rows.
    fn place(self, layout: &Layout, hole: Hole) -> Vec2 {
        let channel = layout.to_world(layout.hole(hole) - layout.towards_owner(hole) * layout.radius * 1.30);
        match self {
            Sign::Began | Sign::Ended => channel,
            Sign::Legal | Sign::Endless | Sign::Focus | Sign::Taken => layout.to_world(dug_hole(layout, hole)),
        }
    }

    fn transform(self, layout: &Layout, hole: Hole) -> Transform {
        let z = MARK_Z + Sign::ALL.iter().position(|&sign| sign == self).unwrap_or_default() as f32 * 0.1;
        Transform::from_translation(self.place(layout, hole).extend(z)).with_scale(Vec3::splat(self.reach(layout)))
    }
}

fn spawn_marks(
    layout: Res<TableLayout>,
    pictures: Res<Pictures>,
    cells: Query<&HoleCell, Added<HoleCell>>,
    old: Query<Entity, With<Mark>>,
    mut commands: Commands,
) {
    if cells.is_empty() {
        return;
    }
    for mark in &old {
        commands.entity(mark).despawn();
    }
    for &HoleCell(hole) in &cells {
        for sign in Sign::ALL {
            let (image, color) = sign.look(&pictures);
            let sprite = Sprite { image, color, custom_size: Some(Vec2::splat(2.0)), ..default() };
            let name = Name::new(format!("{sign:?} at {}", hole.label(layout.0.row)));
            let place = sign.transform(&layout.0, hole);
            commands.spawn((name, TablePart, Mark { hole, sign }, sprite, place, Visibility::Hidden));
        }
    }
}

fn place_marks(layout: Res<TableLayout>, mut marks: Query<(&Mark, &mut Transform)>) {
    if !layout.is_changed() {
        return;
    }
    for (mark, mut transform) in &mut marks {
        *transform = mark.sign.transform(&layout.0, mark.hole);
    }
}

/// What a move leaves to be seen.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
struct Traces {
    began: Option<Hole>,
    ended: Option<Hole>,
    taken: HoleSet,
}

impl Traces {
    /// Of the steps of a move, or of the first of them.
    fn of(steps: &[Step]) -> Traces {
        let mut traces = Traces::default();
        for &step in steps {
            match step {
                Step::PickUp { hole, .. } => traces.began = Some(hole),
                Step::Drop { hole } => traces.ended = Some(hole),
                Step::Relay { .. } => traces.ended = None,
                Step::Capture { hole, .. } => traces.taken.insert(hole),
                Step::LastFour { .. }
                | Step::MoveAgain { .. }
                | Step::TurnEnds { .. }
                | Step::Pass { .. }
                | Step::GameOver { .. } => {}
            }
        }
        traces
    }
}

/// What a hint points at, if it tells that much.
fn hinted(advice: &Advice, session: &Session) -> Option<Hole> {
    advice.told(session).filter(|(_, depth)| *depth != HintDepth::Side).map(|(hint, _)| hint.hole)
}

/// Follows the move being shown; at rest, the last move that holds, or the path that a hint tells.
fn trace_move(
    session: Res<Session>,
    playback: Res<Playback>,
    advice: Res<Advice>,
    mut traces: ResMut<Traces>,
    mut traced: Local<(Stamp, Option<usize>, bool)>,
) {
    let seen = playback.is_running().then(|| playback.begun_steps().len());
    let path = advice.told(&session).filter(|(_, depth)| *depth == HintDepth::Path && seen.is_none());
    let now = (session.stamp(), seen, path.is_some());
    if *traced == now {
        return;
    }
    *traced = now;
    *traces = if let Some((hint, _)) = path {
        Traces::of(&hint.steps)
    } else if seen.is_some() {
        let mut traces = Traces::of(playback.begun_steps());
        // Where the hand is now is seen well enough.
        traces.ended = None;
        traces
    } else {
        session.last_move().map(|(_, steps)| Traces::of(&steps)).unwrap_or_default()
    };
}

/// Which holes a person may play now, and which they may not because they never end.
fn choices(session: &Session, playback: &Playback) -> (HoleSet, HoleSet) {
    let awaits_person = !playback.is_running() && session.seat_to_move() == Some(Seat::Person);
    session
        .position()
        .filter(|_| awaits_person)
        .map(|position| (position.legal_moves(), position.endless_holes()))
        .unwrap_or_default()
}

fn show_marks(
    (session, playback, shown): (Res<Session>, Res<Playback>, Res<ShownTable>),
    traces: Res<Traces>,
    (focus, focus_is_visible): (Res<InputFocus>, Res<InputFocusVisible>),
    advice: Res<Advice>,
    hovers: Res<HoverMap>,
    cells: Query<&HoleCell>,
    mut marks: Query<(&Mark, &mut Visibility)>,
    mut known: Local<Option<(Stamp, bool, HoleSet, HoleSet)>>,
) {
    if shown.get().is_none() {
        return;
    }
    let (legal, endless) = match *known {
        Some((stamp, running, legal, endless)) if stamp == session.stamp() && running == playback.is_running() => {
            (legal, endless)
        }
        _ => {
            let (legal, endless) = choices(&session, &playback);
            *known = Some((session.stamp(), playback.is_running(), legal, endless));
            (legal, endless)
        }
    };
    let hole_of = |entity| cells.get(entity).ok().map(|&HoleCell(hole)| hole);
    let hinted = hinted(&advice, &session).filter(|_| !playback.is_running());
    let focused = focus.get().filter(|_| focus_is_visible.0).and_then(hole_of);
    let hovered = hovers.values().flat_map(|hits| hits.keys()).find_map(|&entity| hole_of(entity));
    for (&Mark { hole, sign }, mut visibility) in &mut marks {
        let holds = match sign {
            Sign::Legal => legal.contains(hole) && focused != Some(hole) && hovered != Some(hole),
            Sign::Endless => endless.contains(hole),
            Sign::Focus => {
                focused == Some(hole) || hinted == Some(hole) || (hovered == Some(hole) && legal.contains(hole))
            }
            Sign::Began => traces.began == Some(hole),
            Sign::Ended => traces.ended == Some(hole),
            Sign::Taken => traces.taken.contains(hole),
        };
        visibility.set_if_neq(if holds { Visibility::Inherited } else { Visibility::Hidden });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Player, Position, Row, Rules};

    #[test]
    fn a_move_leaves_where_it_began_where_it_ended_and_what_it_took() {
        let position: Position = "0,0,1,0,0,0/0,0,0,0,0,0 S 24-23"
            .parse::<crate::engine::Setup>()
            .unwrap()
            .validate(Rules::HOYITO_II)
            .unwrap();
        let hole = |number| Hole::of(Row::Six, Player::South, number);
        let (_, steps) = position.play_recorded(hole(3).unwrap()).unwrap();
        let traces = Traces::of(&steps);
        assert_eq!((traces.began, traces.ended, traces.taken), (hole(3), hole(4), HoleSet::EMPTY));
    }
}
