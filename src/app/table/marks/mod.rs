//! Signs on the table: which holes may be played, which would never end, where the keys are, what a move would do, what it does
//! and has done. All of them are strokes in one mesh, made anew when what it shows has changed.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `signs` | what is marked, and how each mark is drawn: pure |
//! | `course`, `track` | the way of a move; where ways and rings run |
//! | `preview`, `dust`, `half` | the larger marks |
//! | `scratched` | marks on a screen, away from the table |
//! | `stroke`, `mesh`, `material` | lines, their triangles, their shader |
//!
//! Marks lie above resting seeds and below flying ones.

mod course;
mod dust;
mod half;
mod material;
mod mesh;
mod preview;
mod scratched;
mod signs;
mod stroke;
mod track;

use std::sync::Arc;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::HoverMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::playback::replay::TimeLine;
use super::playback::{Moment, Playback, ReducedMotion, ShownTable, StepBegun, TableSpeed};
use super::view::HoleCell;
use super::{Guide, TableLayout, TableStand, pace::Speed};
use crate::ai::HintDepth;
use crate::app::AppSystems;
use crate::app::session::{Advice, Seat, Session, SessionReset, Stamp};
use crate::app::theme::palette::{Contrast, Paint};
use crate::engine::{Hole, HoleSet, Step};
use course::Course;
use material::MarkMaterial;
use mesh::Ribbons;
use signs::{Chain, Puff, Ripple, Signs, Trail};

pub use scratched::Scratched;
pub use signs::{arrow_head, small_round};
pub use stroke::{Mark, Nib, Stroke};

/// Above resting seeds, below flying ones.
const MARKS_Z: f32 = 30.0;

/// How long ripples, dust and the drawing of legal rings take, in s.
const RIPPLE_S: f32 = 0.60;
const PUFF_S: f32 = 0.45;
const DRAWING_S: f32 = 0.35;

/// More at a time cannot be told apart: the oldest gives way.
const MOST_AT_A_TIME: usize = 4;

/// An update after a long rest counts as no more than this, in s.
const LONGEST_UPDATE_S: f32 = 0.05;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointing>()
        .init_resource::<Passing>()
        .init_resource::<LastMove>()
        .init_resource::<Preview>()
        .init_resource::<Shown>()
        .init_resource::<Marks>()
        .add_plugins((material::plugin, scratched::plugin))
        .add_systems(Startup, spawn_mesh)
        .add_systems(
            Update,
            (notice_choices, notice_pointing, note_last_move, age_passing, gather, draw)
                .chain()
                .in_set(AppSystems::Show),
        );
}

/// Whether a hole that is pointed at shows what its sowing would do.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview(pub bool);

impl Default for Preview {
    fn default() -> Self {
        Preview(true)
    }
}

/// Everything that is marked now, as it is drawn.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Marks(pub Vec<Mark>);

/// What may be played, and what a hand, a key or a hint points at.
#[derive(Resource, Default)]
pub struct Pointing {
    /// Of which state of the session, and whether its choices were open.
    known: Option<(Stamp, bool)>,
    legal: HoleSet,
    endless: HoleSet,
    /// Under the pointer, or else with the focus.
    at: Option<Hole>,
    focused: Option<Hole>,
    hinted: Option<Hole>,
    /// The half of the row that a hint speaks of before it names the hole.
    half: HoleSet,
    /// What the hole pointed at would do, if it may be played; or the path of a hint.
    would: Option<(Hole, Arc<[Step]>)>,
    is_hint: bool,
}

impl Pointing {
    /// The hole pointed at that may be played, with the steps of its move.
    pub fn preview(&self) -> Option<(Hole, &[Step])> {
        self.would.as_ref().filter(|_| !self.is_hint).map(|(hole, steps)| (*hole, &**steps))
    }

    /// The hole pointed at, if it would go round for ever.
    pub fn endless(&self) -> Option<Hole> {
        self.at.filter(|&hole| self.endless.contains(hole))
    }
}

/// Marks that pass by themselves.
#[derive(Resource, Default)]
struct Passing {
    ripples: Vec<Ripple>,
    puffs: Vec<Puff>,
    legal_drawn: f32,
}

/// The way of the last move.
#[derive(Resource, Default)]
struct LastMove {
    of: Option<Stamp>,
    course: Option<Arc<Course>>,
}

/// What is in the mesh.
#[derive(Resource, Default, PartialEq)]
struct Shown(Option<Signs>);

#[derive(Component)]
struct MarksMesh;

/// One mesh of marks, as [`lay_on`] needs it.
type Sheet = (&'static Mesh2d, &'static mut Visibility);

fn spawn_mesh(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<MarkMaterial>>) {
    commands.spawn((Name::new("Marks"), MarksMesh, sheet(&mut meshes, &mut materials)));
}

/// A mesh for marks, with none on it yet.
fn sheet(meshes: &mut Assets<Mesh>, materials: &mut Assets<MarkMaterial>) -> impl Bundle + use<> {
    // Never empty: a graphics card has no room for a mesh of nothing.
    let something = [vec![Stroke::disc(Vec2::ZERO, 1.0, Paint::Cream)]];
    let mesh = Mesh2d(meshes.add(Ribbons::of(&something, Contrast::default()).into_mesh()));
    let material = MeshMaterial2d(materials.add(MarkMaterial::default()));
    (mesh, material, Transform::from_xyz(0.0, 0.0, MARKS_Z), Visibility::Hidden, NoFrustumCulling)
}

/// Draws marks in place of what was on the mesh; where there are none it is hidden.
fn lay_on(
    marks: &[Mark],
    contrast: Contrast,
    meshes: &mut Assets<Mesh>,
    (mesh, mut visibility): (&Mesh2d, Mut<Visibility>),
) {
    let ribbons = Ribbons::of(marks, contrast);
    let is_seen = !ribbons.is_empty();
    visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    if is_seen && let Err(error) = meshes.insert(mesh.0.id(), ribbons.into_mesh()) {
        error!("The marks cannot be drawn: {error}");
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

fn notice_pointing(
    session: Res<Session>,
    (focus, focus_is_visible): (Res<InputFocus>, Res<InputFocusVisible>),
    (advice, guide): (Res<Advice>, Res<Guide>),
    hovers: Res<HoverMap>,
    preview: Res<Preview>,
    cells: Query<&HoleCell>,
    mut pointing: ResMut<Pointing>,
) {
    let hole_of = |entity| cells.get(entity).ok().map(|&HoleCell(hole)| hole);
    let is_open = pointing.known.is_some_and(|(_, is_open)| is_open);
    let focused = focus.get().filter(|_| focus_is_visible.0).and_then(hole_of);
    let hovered = hovers.values().flat_map(|hits| hits.keys()).find_map(|&entity| hole_of(entity));
    let told = advice.told(&session).filter(|_| is_open);
    let row = session.position().map(|position| position.row());
    let half = told.filter(|(_, depth)| *depth == HintDepth::Side).zip(row).map(|((hint, _), row)| hint.half(row));
    pointing.half = half.unwrap_or_default();
    let told = told.filter(|(_, depth)| *depth != HintDepth::Side);
    let hint_path = told.filter(|(_, depth)| *depth == HintDepth::Path).map(|(hint, _)| hint);
    pointing.focused = focused;
    pointing.hinted = told.map(|(hint, _)| hint.hole);
    pointing.at = hovered.or(focused);
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

/// The last move that holds, when the session has changed.
fn note_last_move(session: Res<Session>, mut last: ResMut<LastMove>) {
    if last.of == Some(session.stamp()) {
        return;
    }
    last.of = Some(session.stamp());
    last.course = session.last_move().map(|(_, steps)| Arc::new(Course::of(&steps)));
}

/// Begins ripples and puffs of dust with their steps, and lets time go by for them.
fn age_passing(
    time: Res<Time>,
    (playback, pointing): (Res<Playback>, Res<Pointing>),
    (reduced, speed): (Res<ReducedMotion>, Res<TableSpeed>),
    mut steps: MessageReader<StepBegun>,
    mut resets: MessageReader<SessionReset>,
    mut passing: ResMut<Passing>,
) {
    let seconds = time.delta_secs().min(LONGEST_UPDATE_S);
    let passing = passing.bypass_change_detection();
    if resets.read().count() > 0 {
        // They belong to what was on the table before.
        passing.ripples.clear();
        passing.puffs.clear();
    }
    passing.ripples.retain_mut(|ripple| grows_old(&mut ripple.age, seconds / RIPPLE_S));
    passing.puffs.retain_mut(|puff| grows_old(&mut puff.age, seconds / PUFF_S));
    let is_still = reduced.0 || speed.0 == Speed::AtOnce;
    let step_drawn = if is_still { 1.0 } else { seconds / DRAWING_S };
    passing.legal_drawn = if pointing.legal.is_empty() { 0.0 } else { (passing.legal_drawn + step_drawn).min(1.0) };
    for &StepBegun(step) in steps.read() {
        if is_still {
            continue;
        }
        match step {
            Step::Relay { hole, .. } => {
                passing.ripples.push(Ripple { hole, age: 0.0 });
                passing.puffs.push(Puff { hole, age: 0.0 });
            }
            Step::TurnEnds { .. } => {
                let fell = playback.moment().and_then(|moment| Course::of(moment.begun_steps()).ended);
                passing.ripples.extend(fell.map(|hole| Ripple { hole, age: 0.0 }));
            }
            _ => {}
        }
    }
    let too_many = |there: usize| there.saturating_sub(MOST_AT_A_TIME);
    passing.ripples.drain(..too_many(passing.ripples.len()));
    passing.puffs.drain(..too_many(passing.puffs.len()));
}

/// Whether it is still there after it has aged.
fn grows_old(age: &mut f32, by: f32) -> bool {
    *age += by;
    *age < 1.0
}

/// Puts together what is marked now; where that is on the move, the next frame is asked for.
fn gather(
    (playback, shown_table, line): (Res<Playback>, Res<ShownTable>, Res<TimeLine>),
    (pointing, passing, last): (Res<Pointing>, Res<Passing>, Res<LastMove>),
    (reduced, stand): (Res<ReducedMotion>, Res<TableStand>),
    mut shown: ResMut<Shown>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if shown_table.get().is_none() || *stand == TableStand::Away {
        shown.set_if_neq(Shown(None));
        return;
    }
    let moment = playback.moment();
    let would = pointing.would.as_ref().filter(|_| moment.is_none() && !line.is_open());
    let mut signs = Signs {
        legal: pointing.legal,
        is_led: stand.is_taught(),
        legal_drawn: passing.legal_drawn,
        endless: pointing.endless,
        pointed_at: pointed_at(&pointing),
        half: if moment.is_none() { pointing.half } else { HoleSet::EMPTY },
        preview: would.map(|(_, steps)| Arc::new(Course::of(steps))),
        ripples: passing.ripples.clone(),
        puffs: passing.puffs.clone(),
        ..Signs::default()
    };
    match moment {
        Some(moment) => show_moment(&mut signs, &moment, reduced.0),
        // A way that would be gone is easier to see without the one that was.
        None if signs.preview.is_none() && signs.half.is_empty() => {
            signs.trail = last.course.clone().map(|course| Trail { course, share: 1.0 });
        }
        None => {}
    }
    let is_passing = !passing.ripples.is_empty() || !passing.puffs.is_empty();
    let is_drawn = signs.legal.is_empty() || signs.legal_drawn >= 1.0;
    if is_passing || !is_drawn {
        redraws.write(RequestRedraw);
    }
    shown.set_if_neq(Shown(Some(signs)));
}

fn pointed_at(pointing: &Pointing) -> HoleSet {
    let hovered = pointing.at.filter(|&hole| pointing.legal.contains(hole));
    [hovered, pointing.focused, pointing.hinted].into_iter().flatten().collect()
}

/// What has been done of the move being shown.
fn show_moment(signs: &mut Signs, moment: &Moment, reduced: bool) {
    let course = Course::of(moment.begun_steps());
    let drops = matches!(moment.begun_steps().last(), Some(Step::Drop { .. }));
    signs.trail = Some(Trail { course: Arc::new(course), share: if drops { moment.share } else { 1.0 } });
    signs.chain = moment.chain().map(|chain| Chain {
        holes: chain.holes,
        taken: chain.taken,
        lit: chain.lit,
        share: moment.share,
        has_motes: !reduced,
    });
}

/// Makes the mesh anew when it is to show something else, or on another layout.
fn draw(
    layout: Res<TableLayout>,
    contrast: Res<Contrast>,
    shown: Res<Shown>,
    mut marks: ResMut<Marks>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut sheets: Query<Sheet, With<MarksMesh>>,
) {
    if !shown.is_changed() && !layout.is_changed() && !contrast.is_changed() {
        return;
    }
    marks.0 = shown.0.as_ref().map(|signs| signs::draw(&layout.0, signs)).unwrap_or_default();
    if let Ok(sheet) = sheets.single_mut() {
        lay_on(&marks.0, *contrast, &mut meshes, sheet);
    }
}
