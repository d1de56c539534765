//! Signs on the table: which holes may be played, which would never end, where the keys are, what a move would do, what it does
//! and has done. All of them are strokes in one mesh, made anew when what it shows has changed.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `signs` | what is marked, and how each mark is drawn: pure |
//! | `course`, `track` | the way of a move; where ways and rings run |
//! | `pointing`, `passing` | what is pointed at, what passes by itself |
//! | `trail`, `chain`, `preview`, `dust`, `half` | the larger marks |
//! | `scratched` | marks on a screen, away from the table |
//! | `stroke`, `mesh`, `material` | lines, their triangles, their shader |
//!
//! Marks lie above resting seeds and below flying ones.

mod chain;
mod course;
mod dust;
mod half;
mod material;
mod mesh;
mod passing;
mod pointing;
mod preview;
mod scratched;
mod signs;
mod stroke;
mod track;
mod trail;

use std::sync::Arc;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::playback::replay::TimeLine;
use super::playback::{Moment, Playback, ShownTable};
use super::{TableLayout, TableStand};
use crate::app::AppSystems;
use crate::app::session::{Session, Stamp};
use crate::app::theme::ReducedMotion;
use crate::app::theme::palette::{Paint, Palette};
use crate::engine::{Hole, HoleSet, Player, Step};
use chain::Chain;
use course::{Course, Taken};
use material::MarkMaterial;
use mesh::Ribbons;
use passing::Passing;
use signs::Signs;
use trail::Trail;

pub use dust::blown as blown_dust;
pub use pointing::{Pointing, Preview};
pub use scratched::Scratched;
pub use signs::{arrow_head, small_round};
pub use stroke::{Mark, Nib, Stroke};

/// Above resting seeds, below flying ones.
const MARKS_Z: f32 = 30.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastMove>()
        .init_resource::<Shown>()
        .init_resource::<Marks>()
        .init_resource::<Tags>()
        .add_plugins((material::plugin, scratched::plugin, pointing::plugin, passing::plugin))
        .add_systems(Startup, spawn_mesh)
        .add_systems(
            Update,
            (note_last_move, gather, draw)
                .chain()
                .after(pointing::notice_pointing)
                .after(passing::age_passing)
                .in_set(MarkSystems)
                .in_set(AppSystems::Show),
        );
}

/// What is marked follows what is shown.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MarkSystems;

/// Everything that is marked now, as it is drawn.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Marks(pub Vec<Mark>);

/// The way of the last move.
#[derive(Resource, Default)]
struct LastMove {
    of: Option<Stamp>,
    course: Option<Arc<Course>>,
}

/// What is in the mesh.
#[derive(Resource, Default, PartialEq)]
struct Shown(Option<Signs>);

/// What is written at holes of a move: what was taken, or would be, and of one that may be played where its last lap begins.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pub taken: Vec<Taken>,
    pub last_lap: Option<(Hole, usize)>,
    /// Whose move it is.
    pub mover: Option<Player>,
    /// Whether it only would be.
    pub is_preview: bool,
    /// What is pointed at, and what is said where a move ends and takes: holes that captions name.
    pub named: Vec<Hole>,
}

impl Tags {
    fn of(signs: &Signs, pointing: &Pointing) -> Tags {
        let mut named: Vec<Hole> = pointing.holes().collect();
        let done = || signs.trail.as_ref().map(|trail| &trail.course);
        let Some(course) = signs.preview.as_ref().or_else(done) else { return Tags { named, ..Tags::default() } };
        named.extend(course.named());
        let is_preview = signs.preview.is_some();
        let last_lap = course.last_lap().filter(|_| is_preview);
        Tags { taken: course.taken.clone(), last_lap, mover: course.by, is_preview, named }
    }
}

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
    let mesh = Mesh2d(meshes.add(Ribbons::of(&something, Palette::default()).into_mesh()));
    let material = MeshMaterial2d(materials.add(MarkMaterial::default()));
    (mesh, material, Transform::from_xyz(0.0, 0.0, MARKS_Z), Visibility::Hidden, NoFrustumCulling)
}

/// Draws marks in place of what was on the mesh; where there are none it is hidden.
fn lay_on(
    marks: &[Mark],
    palette: Palette,
    meshes: &mut Assets<Mesh>,
    (mesh, mut visibility): (&Mesh2d, Mut<Visibility>),
) {
    let ribbons = Ribbons::of(marks, palette);
    let is_seen = !ribbons.is_empty();
    visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    if is_seen && let Err(error) = meshes.insert(mesh.0.id(), ribbons.into_mesh()) {
        error!("The marks cannot be drawn: {error}");
    }
}

/// The last move that holds, when the session has changed.
fn note_last_move(session: Res<Session>, mut last: ResMut<LastMove>) {
    if last.of == Some(session.stamp()) {
        return;
    }
    last.of = Some(session.stamp());
    last.course = session.last_move().map(|(before, steps)| Arc::new(Course::of(&before, &steps)));
}

/// Puts together what is marked now; where that is on the move, the next frame is asked for.
fn gather(
    (session, playback, shown_table, line): (Res<Session>, Res<Playback>, Res<ShownTable>, Res<TimeLine>),
    (pointing, passing, last): (Res<Pointing>, Res<Passing>, Res<LastMove>),
    (reduced, stand): (Res<ReducedMotion>, Res<TableStand>),
    (mut shown, mut tags): (ResMut<Shown>, ResMut<Tags>),
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if shown_table.get().is_none() || *stand == TableStand::Away {
        shown.set_if_neq(Shown(None));
        tags.set_if_neq(Tags::default());
        return;
    }
    let moment = playback.moment();
    let would = pointing.would.as_ref().filter(|_| moment.is_none() && !line.is_open());
    let mut signs = Signs {
        legal: pointing.legal,
        is_led: stand.is_taught(),
        legal_drawn: passing.legal_drawn,
        endless: pointing.endless,
        pointed_at: pointing.pointed_at(),
        hinted: pointing.hinted,
        // What is said then is the way of a hole, and its lanes lie where the bracket would.
        half: if moment.is_none() && would.is_none() { pointing.half } else { HoleSet::EMPTY },
        preview: would.zip(session.position()).map(|((_, steps), now)| Arc::new(Course::of(now, steps))),
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
    tags.set_if_neq(Tags::of(&signs, &pointing));
    shown.set_if_neq(Shown(Some(signs)));
}

/// What has been done of the move being shown.
fn show_moment(signs: &mut Signs, moment: &Moment, reduced: bool) {
    let course = Course::of(moment.before, moment.begun_steps());
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
    palette: Res<Palette>,
    shown: Res<Shown>,
    mut marks: ResMut<Marks>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut sheets: Query<Sheet, With<MarksMesh>>,
) {
    if !shown.is_changed() && !layout.is_changed() && !palette.is_changed() {
        return;
    }
    marks.0 = shown.0.as_ref().map(|signs| signs::draw(&layout.0, signs)).unwrap_or_default();
    if let Ok(sheet) = sheets.single_mut() {
        lay_on(&marks.0, *palette, &mut meshes, sheet);
    }
}
