//! What is seen round the table: how far the lesson is, what to do and what happened, and the way out.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::choosing::spawn_choice_of_lessons;
use super::course::{Course, Stage};
use super::measures::{EDGE, MARGIN, Measures, PLATE_SIDE};
use super::ways::{self, Way};
use crate::app::AppSystems;
use crate::app::accessibility::ReadAloud;
use crate::app::ground::Lies;
use crate::app::locale::{InLines, Readers, Words};
use crate::app::paint::Pictures;
use crate::app::screens::Screen;
use crate::app::table::Captions;
use crate::app::theme::palette::{Paint, Rimmed};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, FitTogether, Type};
use crate::app::theme::widget::{Activate, HollowSeeds, hollow_of_four, label, plate, stone, whole_window};
use crate::app::window_size::WindowSize;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (spawn_page, ways::offer_ways, show_progress, write)
            .chain()
            .run_if(in_state(Screen::Learn))
            .in_set(AppSystems::Show),
    );
}

/// The ring round the hollow of the present step: so far outside it, and its line, in u.
const RING_ASIDE: f32 = 7.0;
const RING_LINE: f32 = 2.9;

/// A groove between two hollows ends at their lips.
const LIP: f32 = 1.0;
const GROOVE: f32 = 6.0;

/// The page, and what it was made for.
#[derive(Component, Clone, Copy, PartialEq)]
pub(super) struct Page {
    pub measures: Measures,
    /// Without one it is the choice of lessons.
    lesson: Option<usize>,
}

#[derive(Component)]
struct OrderText;

#[derive(Component)]
struct ReasonText;

#[derive(Component)]
struct StepText;

/// The hollow of a step, and the ring that says that it is the present one.
#[derive(Component)]
struct StepHollow(usize);

#[derive(Component)]
struct StepRing(usize);

/// Another lesson, another shape of window, another size of text: another page.
fn spawn_page(
    course: Res<Course>,
    (window, readers, pictures): (Res<WindowSize>, Res<Readers>, Res<Pictures>),
    pages: Query<(Entity, &Page)>,
    mut commands: Commands,
) {
    let measures = Measures::new(window.in_u(), readers.first().text_size.factor());
    let lesson = (course.stage() != Stage::Choosing).then_some(course.lesson_number());
    let wanted = Page { measures, lesson };
    if pages.iter().any(|(_, page)| *page == wanted) {
        return;
    }
    for (page, _) in &pages {
        commands.entity(page).despawn();
    }
    let root = (Name::new("Lesson"), wanted, whole_window(), Pickable::IGNORE, TabGroup::new(0));
    commands.spawn((root, DespawnOnExit(Screen::Learn))).with_children(|page| {
        page.spawn(stone(measures.leave(), "back", pictures.close.clone())).observe(leave);
        if lesson.is_some() {
            spawn_progress(page, &measures, course.lesson().steps.len());
            spawn_words(page, &measures);
        } else {
            spawn_choice_of_lessons(page, &course, &measures);
        }
    });
}

/// A hollow for every step, joined by grooves, and in words how far one is.
fn spawn_progress(page: &mut ChildSpawnerCommands, measures: &Measures, steps: usize) {
    let beside = if measures.is_portrait { EDGE } else { measures.leave().max.x };
    let row = Node {
        position_type: PositionType::Absolute,
        left: px(measures.leave().max.x),
        right: px(beside),
        height: px(measures.progress_height()),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let groove = Node {
        width: px(measures.between_hollows() - 2.0 * LIP),
        height: px(GROOVE),
        margin: UiRect::horizontal(px(LIP)),
        ..default()
    };
    page.spawn((Name::new("Progress"), row, Pickable::IGNORE)).with_children(|row| {
        for step in 0..steps {
            if step > 0 {
                row.spawn((groove.clone(), Lies::Groove, Pickable::IGNORE));
            }
            row.spawn((StepHollow(step), hollow_of_four(measures.hollow())))
                .with_child((StepRing(step), ring(measures.hollow())));
        }
        let sweep = Node {
            padding: UiRect::axes(px(18), px(7)),
            margin: UiRect::left(px(measures.between_hollows())),
            ..default()
        };
        // Six hollows leave the words no more room in a high window.
        let most = AtMost(if measures.is_portrait { 1.5 } else { 2.0 });
        let words = (StepText, most, label(Words::default(), Type::Strong, Paint::Ink));
        row.spawn(plate(Node { flex_shrink: 0.0, ..sweep })).with_child(words);
    });
}

fn ring(radius: f32) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(-RING_ASIDE),
        top: px(-RING_ASIDE),
        width: px(2.0 * (radius + RING_ASIDE)),
        height: px(2.0 * (radius + RING_ASIDE)),
        border: UiRect::all(px(RING_LINE)),
        border_radius: BorderRadius::MAX,
        ..default()
    };
    (node, Rimmed(Paint::ScoreLine), Visibility::Hidden, Pickable::IGNORE)
}

/// The plate between the way back and the way on, or above them in a narrow window; in portrait it stands above the table and
/// they below it.
fn spawn_words(page: &mut ChildSpawnerCommands, measures: &Measures) {
    let bottom = Node {
        position_type: PositionType::Absolute,
        left: px(EDGE),
        right: px(EDGE),
        bottom: px(EDGE),
        column_gap: px(EDGE),
        align_items: AlignItems::End,
        ..default()
    };
    let beside = |justify_content| Node {
        flex_basis: px(measures.beside_plate()),
        flex_grow: 1.0,
        flex_shrink: 0.0,
        justify_content,
        ..default()
    };
    let is_apart = measures.is_portrait || measures.has_ways_below();
    if is_apart {
        let place = Node {
            position_type: PositionType::Absolute,
            left: px(if measures.is_portrait { MARGIN } else { EDGE }),
            right: px(if measures.is_portrait { MARGIN } else { EDGE }),
            justify_content: JustifyContent::Center,
            ..default()
        };
        let place = if measures.is_portrait {
            Node { top: px(measures.progress_height()), ..place }
        } else {
            Node { bottom: px(measures.stone().y.max(60.0) + 2.0 * EDGE), ..place }
        };
        page.spawn((place, Pickable::IGNORE)).with_children(|row| spawn_plate(row, measures));
    }
    page.spawn((Name::new("Ways"), bottom, Pickable::IGNORE)).with_children(|row| {
        row.spawn((Way::Back(None), beside(JustifyContent::Start), Pickable::IGNORE));
        if !is_apart {
            spawn_plate(row, measures);
        }
        row.spawn((Way::On(false), beside(JustifyContent::End), Pickable::IGNORE));
    });
}

fn spawn_plate(row: &mut ChildSpawnerCommands, measures: &Measures) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        width: px(measures.plate_width()),
        min_height: px(measures.plate_height()),
        padding: UiRect::axes(px(PLATE_SIDE), px(spacing::SMALL)),
        ..default()
    };
    let centred = TextLayout::justify(Justify::Center);
    let mut words = row.spawn((Name::new("Words"), plate(node)));
    let most = if let Some(room) = measures.room_for_words() {
        words.insert(FitTogether(room));
        AtMost(measures.text)
    } else {
        AtMost(f32::MAX)
    };
    words.with_children(|words| {
        words.spawn((OrderText, most, ReadAloud, label(Words::default(), Type::Order, Paint::Ink), centred));
        let reason = (ReasonText, most, ReadAloud, InLines(measures.letters_in_line()));
        words.spawn((reason, label(Words::default(), Type::Body, Paint::Ink), centred));
    });
}

fn show_progress(
    course: Res<Course>,
    mut hollows: Query<(Ref<StepHollow>, &mut HollowSeeds)>,
    mut rings: Query<(&StepRing, &mut Visibility)>,
) {
    let now = course.step_number();
    for (hollow, mut seeds) in &mut hollows {
        let lie_there = match course.stage() {
            _ if hollow.0 < now => 4,
            Stage::Told if hollow.0 == now => 4,
            _ if hollow.0 == now => 2,
            _ => 0,
        };
        seeds.set_if_neq(HollowSeeds(lie_there));
    }
    for (ring, mut visibility) in &mut rings {
        visibility.set_if_neq(if ring.0 == now { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// The order and its reason; while seeds fly, what the move tells of itself; then what happened.
fn write(
    course: Res<Course>,
    captions: Res<Captions>,
    pages: Query<&Page>,
    mut orders: Query<(&mut Words, &mut Node), (With<OrderText>, Without<ReasonText>, Without<StepText>)>,
    mut reasons: Query<&mut Words, (With<ReasonText>, Without<StepText>)>,
    mut steps: Query<&mut Words, With<StepText>>,
) {
    let Ok(Page { measures, lesson: Some(_) }) = pages.single() else { return };
    let step = course.step();
    let (order, reason) = match course.stage() {
        Stage::Asked { missed: true } => (Some(step.order(false)), vec![step.order_again()]),
        Stage::Sowing => (None, captions.story().to_vec()),
        Stage::Told => (Some(step.headline.into()), vec![step.what_happened.into()]),
        _ => {
            let is_new_board = course.lesson().is_new_board(course.step_number());
            let side = if measures.is_portrait { "right" } else { "below" };
            (Some(step.order(is_new_board)), vec![step.reason(side)])
        }
    };
    for (mut words, mut node) in &mut orders {
        let display = if order.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        if let Some(order) = &order {
            words.set_if_neq(order.clone().into());
        }
    }
    for mut words in &mut reasons {
        words.set_if_neq(Words::sentences(reason.clone()));
    }
    let steps_in_all = course.lesson().steps.len();
    for mut words in &mut steps {
        let now = Phrase::new("learn-step").with("step", course.step_number() + 1).with("steps", steps_in_all);
        words.set_if_neq(now.into());
    }
}

fn leave(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Title);
}
