//! Before a match: who plays, which rules on which board, how strong the machine is, how the seeds lie, who starts, how many
//! rounds. All of it stands as it is until something else is chosen, so the match can be begun at once.
//!
//! | part | what it is for |
//! | --- | --- |
//! | `draft` | what has been chosen |
//! | `layout` | where everything is, on one screen or in steps |
//! | `picture` | the boards as they are drawn, and the line round the chosen one |
//! | `build` | everything that is on the screen |
//! | `words` | what it says |

mod build;
mod draft;
mod layout;
mod picture;
mod words;

use bevy::prelude::*;

use super::Screen;
use super::parts::refocus::{Refocus, focus_again};
use crate::app::AppSystems;
use crate::app::ground::{Terrain, Thing};
use crate::app::locale::Readers;
use crate::app::paint::Pictures;
use crate::app::session::StartMatch;
use crate::app::settings::TableSettings;
use crate::app::storage::Storage;
use crate::app::theme::widget::{Activate, Chosen, SliderValue, Toggle, ValueChange, mark_choice};
use crate::app::window_size::WindowSize;
use crate::engine::{Row, Rules};
use crate::storage::SavedMatch;
use layout::{Block, Room, SetupLayout};

pub use draft::{Choosable, Draft, Players, StartChoice, Starter};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .init_resource::<Step>()
        .add_systems(Startup, begin_like_the_last_match)
        .add_systems(OnEnter(Screen::Setup), |mut step: ResMut<Step>| *step = Step::default())
        .add_systems(OnExit(Screen::Setup), |mut terrain: ResMut<Terrain>| terrain.screen.clear())
        .add_systems(
            Update,
            (build_anew, focus_again, mark_chosen, show_step, show_turned, words::write)
                .chain()
                .run_if(in_state(Screen::Setup))
                .in_set(AppSystems::Show),
        );
}

/// Whoever comes back finds everything chosen as it was.
fn begin_like_the_last_match(mut storage: ResMut<Storage>, mut draft: ResMut<Draft>) {
    if let Some(setup) = storage.last_setup() {
        draft.adopt(&setup);
    }
}

/// The boards on offer.
const BOARDS: [(Rules, Row); 5] = [
    (Rules::HOYITO_II, Row::Six),
    (Rules::HOYITO_II, Row::Twelve),
    (Rules::HOYITO_III, Row::Six),
    (Rules::HOYITO_I, Row::Six),
    (Rules::HOYITO_I, Row::Twelve),
];

/// Half the width of the grooves of a path, in u.
const GROOVE: f32 = 5.5;

/// Which step of the screen is open, from 0, where it comes in steps.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Step(usize);

/// Everything on the screen, and what it was built for. When that is no longer so, it is built anew.
#[derive(Component, Clone, Debug, PartialEq)]
struct Built {
    room: Room,
    step: usize,
    board: (Rules, Row),
    players: Players,
    /// Whether the start that is chosen has a number.
    has_number: bool,
}

/// The row of stops that goes from step to step.
#[derive(Component, Clone, Copy)]
struct Stops;

/// The toggle that says whether what is North's is turned.
#[derive(Component, Clone, Copy)]
struct NorthTurner;

/// A stone that goes to the next or the previous number.
#[derive(Component, Clone, Copy)]
struct Stepper {
    forwards: bool,
}

fn build_anew(
    window: Res<WindowSize>,
    readers: Res<Readers>,
    (draft, mut step): (Res<Draft>, ResMut<Step>),
    (pictures, storage): (Res<Pictures>, Res<Storage>),
    shown: Query<(Entity, &Built)>,
    mut refocus: Refocus,
    mut terrain: ResMut<Terrain>,
    mut commands: Commands,
) {
    let (window, text, machines) = (window.in_u(), readers.first().text_size.factor(), draft.machines());
    // A match that is only watched takes nobody's place.
    let is_left = |saved: &SavedMatch| saved.has_moves() && draft.players() != Players::Watched;
    let has_game_waiting = storage.keeper().on_offer().is_some_and(is_left);
    let room = Room { window, text, machines, has_game_waiting };
    let layout = SetupLayout::new(room.clone());
    let last = layout.step_count() - 1;
    step.set_if_neq(Step(step.0.min(last)));
    let has_number = matches!(draft.start(), StartChoice::EvenNumber | StartChoice::Handicap);
    let built = Built { room, step: step.0, board: draft.board(), players: draft.players(), has_number };
    let there = shown.iter().next();
    if there.is_some_and(|(_, there)| *there == built) {
        return;
    }
    if there.is_some() {
        refocus.remember();
    }
    for (root, _) in &shown {
        commands.entity(root).despawn();
    }
    terrain.screen = grooves(&layout, step.0);
    build::spawn(&mut commands, built, &layout, &draft, &pictures, there.is_none());
}

fn grooves(layout: &SetupLayout, step: usize) -> Vec<Thing> {
    let blocks = layout.blocks(step).into_iter();
    let paths = blocks.filter(|(block, _)| matches!(block, Block::Level(_)));
    let half_width = GROOVE * layout.room().growth();
    let lines = paths.flat_map(|(_, rect)| layout.grooves(rect));
    let pieces = lines.flat_map(|line| line.windows(2).map(|ends| [ends[0], ends[1]]).collect::<Vec<_>>());
    pieces.map(|[from, to]| Thing::Stroke { from, to, half_width }).collect()
}

fn choose(activated: On<Activate>, choices: Query<&Choosable>, mut draft: ResMut<Draft>) {
    if let Ok(&choice) = choices.get(activated.entity) {
        draft.choose(choice);
    }
}

fn go_to_stop(change: On<ValueChange<f32>>, mut step: ResMut<Step>) {
    *step = Step(change.value.max(0.0) as usize);
}

fn step_number(activated: On<Activate>, steppers: Query<&Stepper>, mut draft: ResMut<Draft>) {
    if let Ok(&Stepper { forwards }) = steppers.get(activated.entity) {
        draft.step(forwards);
    }
}

fn turn_north(_: On<Activate>, mut settings: ResMut<TableSettings>) {
    settings.is_north_turned = !settings.is_north_turned;
}

fn to_step(forwards: bool) -> impl Fn(On<Activate>, ResMut<Step>) {
    move |_, mut step| step.0 = if forwards { step.0 + 1 } else { step.0.saturating_sub(1) }
}

fn start(_: On<Activate>, draft: Res<Draft>, mut starts: MessageWriter<StartMatch>, mut commands: Commands) {
    starts.write(StartMatch(draft.with_fresh_seed()));
    commands.set_state_if_neq(Screen::Play);
}

fn mark_chosen(draft: Res<Draft>, choices: Query<(Entity, &Choosable, Has<Chosen>)>, mut commands: Commands) {
    for (entity, &choice, is_chosen) in &choices {
        mark_choice(&mut commands, entity, draft.holds(choice), is_chosen);
    }
}

fn show_turned(settings: Res<TableSettings>, mut toggles: Query<&mut Toggle, With<NorthTurner>>) {
    for mut toggle in &mut toggles {
        toggle.set_if_neq(Toggle { is_on: settings.is_north_turned });
    }
}

/// The seed of the row of stops lies at the step that is seen.
fn show_step(step: Res<Step>, rows: Query<(Entity, &SliderValue), With<Stops>>, mut commands: Commands) {
    let value = SliderValue(step.0 as f32);
    for (row, shown) in &rows {
        if *shown != value {
            commands.entity(row).insert(value);
        }
    }
}
