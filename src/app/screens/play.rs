//! The play screen's buttons, and what can be done when a round is over. The board stays in sight.

use std::time::Duration;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{AutoFocus, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::{Draft, Menu, MenuReader, Screen};
use crate::app::AppSystems;
use crate::app::paint::Pictures;
use crate::app::session::{
    Ask, AskHint, LeaveMatch, RedoMove, Request, Seat, Session, Stamp, StartMatch, StartNextRound, Wish,
};
use crate::app::table::layout::{BUTTONS, BUTTONS_A_SIDE, NextSteps, SlabSize};
use crate::app::table::{
    GivesWay, Playback, ShownTable, TableLayout, TableSpeed, TableStand, TimeLine, see_it_again, side_root,
};
use crate::app::theme::spacing;
use crate::app::theme::widget::{Activate, clay_slab_in, slab_in, slab_node, spot, stone, whole_window};
use crate::engine::Player;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Play), leave_match).add_systems(
        Update,
        ((lay_stones, fill_in_stones).chain(), (place_buttons, make_way, offer_what_comes_next, leave_clicked_stones))
            .run_if(in_state(Screen::Play))
            .in_set(AppSystems::Show),
    );
}

/// A stone of the play screen: whose it is, the how many-eth, and what it does.
#[derive(Component, Clone, Copy, Debug)]
struct Stone {
    side: Player,
    place: usize,
    does: Does,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    OpenMenu,
    Undo,
    Redo,
    AskHint,
    ChangeSpeed,
}

/// Where all sit on one side; and what each side has where two sit opposite each other: speeds are in the menu.
const FOR_ALL: [Does; BUTTONS] = [Does::OpenMenu, Does::Undo, Does::Redo, Does::AskHint, Does::ChangeSpeed];
const FOR_A_SIDE: [Does; BUTTONS_A_SIDE] = [Does::OpenMenu, Does::Undo, Does::Redo, Does::AskHint];

impl Does {
    const fn name(self) -> &'static str {
        match self {
            Does::OpenMenu => "menu",
            Does::Undo => "undo",
            Does::Redo => "redo",
            Does::AskHint => "hint",
            Does::ChangeSpeed => "speed",
        }
    }

    fn icon(self, pictures: &Pictures) -> Handle<Image> {
        match self {
            Does::OpenMenu => &pictures.menu,
            Does::Undo => &pictures.undo,
            Does::Redo => &pictures.redo,
            Does::AskHint => &pictures.hint,
            Does::ChangeSpeed => &pictures.speed,
        }
        .clone()
    }
}

/// All stones, and whether North has some.
#[derive(Component)]
struct Stones {
    is_north_turned: bool,
}

/// There while the screen is; another match may want others.
fn lay_stones(
    (layout, pictures): (Res<TableLayout>, Res<Pictures>),
    laid: Query<(Entity, &Stones)>,
    mut commands: Commands,
) {
    let layout = &layout.0;
    let is_north_turned = layout.seating.is_north_turned;
    if laid.iter().any(|(_, stones)| stones.is_north_turned == is_north_turned) {
        return;
    }
    for (entity, _) in &laid {
        commands.entity(entity).despawn();
    }
    let root = (Name::new("Buttons"), Stones { is_north_turned }, whole_window(), GivesWay, Pickable::IGNORE);
    commands.spawn((root, TabGroup::new(1), DespawnOnExit(Screen::Play))).with_children(|root| {
        for side in Player::ALL.into_iter().filter(|&side| side == Player::South || is_north_turned) {
            let stones: &[Does] = if is_north_turned { &FOR_A_SIDE } else { &FOR_ALL };
            root.spawn(side_root(layout, side)).with_children(|root| {
                for (place, &does) in stones.iter().enumerate() {
                    let look = stone(layout.button(place), does.name(), does.icon(&pictures));
                    root.spawn((Stone { side, place, does }, look)).observe(do_it);
                }
            });
        }
    });
}

fn place_buttons(layout: Res<TableLayout>, mut stones: Query<(&Stone, &mut Node)>) {
    if !layout.is_changed() {
        return;
    }
    for (stone, mut node) in &mut stones {
        let rect = layout.0.button(stone.place);
        (node.left, node.top, node.width, node.height) =
            (px(rect.min.x), px(rect.min.y), px(rect.width()), px(rect.height()));
    }
}

/// A stone that would do nothing now is none.
fn fill_in_stones(
    (session, layout): (Res<Session>, Res<TableLayout>),
    stones: Query<(Entity, Ref<Stone>, Has<InteractionDisabled>)>,
    mut known: Local<Option<Stamp>>,
    mut commands: Commands,
) {
    let now = Some(session.stamp());
    if *known == now && !stones.iter().any(|(_, stone, _)| stone.is_added()) {
        return;
    }
    *known = now;
    for (entity, stone, is_disabled) in &stones {
        let works = match stone.does {
            Does::OpenMenu | Does::ChangeSpeed => true,
            Does::Undo if layout.0.seating.is_north_turned => session.can_undo_for(stone.side),
            Does::Undo => session.can_undo(),
            Does::Redo => session.can_redo(),
            Does::AskHint => session.seat_to_move() == Some(Seat::Person),
        };
        if works && is_disabled {
            commands.entity(entity).try_remove::<InteractionDisabled>();
        } else if !works && !is_disabled {
            commands.entity(entity).try_insert(InteractionDisabled);
        }
    }
}

/// A question lies where the stones of whoever is asked are; what is said after the end, where stones are of no use then.
fn make_way(
    (request, layout): (Res<Request>, Res<TableLayout>),
    (shown, playback): (Res<ShownTable>, Res<Playback>),
    mut stones: Query<(&Stone, &mut Visibility)>,
) {
    let asked = request.pending().map(|(by, _)| if layout.0.is_turned(!by) { !by } else { Player::South });
    let is_over = playback.ended(&shown).is_some();
    for (stone, mut visibility) in &mut stones {
        let lies_in_question = !layout.0.question.intersect(layout.0.button(stone.place)).is_empty();
        let is_covered = asked == Some(stone.side) && lies_in_question
            || is_over && !layout.0.stays_after_the_end(stone.side, stone.place);
        visibility.set_if_neq(if is_covered { Visibility::Hidden } else { Visibility::Inherited });
    }
}

/// A stone that was clicked keeps no focus: Space is to hurry the seeds, not to press the stone again.
fn leave_clicked_stones(
    stones: Query<(), With<Stone>>,
    is_visible: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    if !is_visible.0 && focus.get().is_some_and(|entity| stones.contains(entity)) {
        focus.clear();
    }
}

fn do_it(
    activated: On<Activate>,
    stones: Query<&Stone>,
    (session, layout): (Res<Session>, Res<TableLayout>),
    (mut speed, mut reader): (ResMut<TableSpeed>, ResMut<MenuReader>),
    mut wishes: MessageWriter<Ask>,
    mut redos: MessageWriter<RedoMove>,
    mut questions: MessageWriter<AskHint>,
    mut commands: Commands,
) {
    let Ok(&Stone { side, does, .. }) = stones.get(activated.entity) else { return };
    let at = session.stamp();
    match does {
        Does::OpenMenu => {
            *reader = MenuReader(side);
            commands.set_state_if_neq(Menu::Pause);
        }
        Does::Undo => {
            let by = if layout.0.seating.is_north_turned { side } else { session.last_to_decide() };
            wishes.write(Ask { at, by, wish: Wish::Undo });
        }
        Does::Redo => _ = redos.write(RedoMove { at }),
        Does::AskHint => _ = questions.write(AskHint { at }),
        Does::ChangeSpeed => speed.0 = speed.0.next(),
    }
}

/// What can be done when a round is over; in place of the caption.
#[derive(Component, Clone, Copy, PartialEq)]
struct Offered {
    is_last_round: bool,
    steps: NextSteps,
}

/// Once the end has been seen, not before; laid anew on a table of another shape.
fn offer_what_comes_next(
    (session, time): (Res<Session>, Res<Time<Real>>),
    (playback, line, request): (Res<Playback>, Res<TimeLine>, Res<Request>),
    layout: Res<TableLayout>,
    shown: Query<(Entity, &Offered)>,
    mut commands: Commands,
) {
    let over = session.running_match().filter(|match_| match_.game().end().is_some());
    // A question may lie in its place.
    let is_free = request.pending().is_none_or(|(by, _)| layout.0.is_turned(!by));
    let over = over.filter(|_| !playback.is_running() && !line.is_open() && is_free);
    let steps = layout.0.next_steps;
    let wanted = over.map(|match_| Offered { is_last_round: match_.outcome().is_some(), steps });
    if wanted.as_ref() == shown.iter().next().map(|(_, offered)| offered) {
        return;
    }
    for (entity, _) in &shown {
        commands.entity(entity).despawn();
    }
    let Some(offered) = wanted else { return };
    let row = Node {
        flex_wrap: FlexWrap::Wrap,
        align_content: AlignContent::Center,
        column_gap: px(steps.slabs.gap),
        row_gap: px(spacing::SMALL),
        ..spot(steps.place)
    };
    let root = (Name::new("What comes next"), offered, row, Pickable::IGNORE, TabGroup::new(2));
    commands
        .spawn((root, OfferedSince(time.elapsed()), GivesWay, DespawnOnExit(Screen::Play)))
        .with_children(|row| lay_next_steps(row, offered, layout.0.seating.is_north_turned));
}

fn lay_next_steps(row: &mut ChildSpawnerCommands, offered: Offered, is_north_turned: bool) {
    let SlabSize { text, least_height, beside, .. } = offered.steps.slabs;
    let node = || slab_node(least_height, beside);
    if offered.is_last_round {
        row.spawn((clay_slab_in("play-again", node(), text), AutoFocus)).observe(play_again);
    } else {
        row.spawn((clay_slab_in("next-round", node(), text), AutoFocus)).observe(next_round);
    }
    if !is_north_turned {
        see_it_again(row, slab_in("see-it-again", node(), text));
    }
    row.spawn(slab_in("to-title", node(), text)).observe(to_title);
}

/// Since when it is offered.
#[derive(Component)]
struct OfferedSince(Duration);

/// A press so soon after the end was meant to hurry the seeds.
const JUST_OFFERED: Duration = Duration::from_millis(500);

fn is_meant(time: &Time<Real>, offers: &Query<&OfferedSince>) -> bool {
    offers.iter().all(|offered| time.elapsed() >= offered.0 + JUST_OFFERED)
}

fn next_round(
    _: On<Activate>,
    (time, offers): (Res<Time<Real>>, Query<&OfferedSince>),
    session: Res<Session>,
    mut rounds: MessageWriter<StartNextRound>,
) {
    if is_meant(&time, &offers) {
        rounds.write(StartNextRound { at: session.stamp() });
    }
}

fn play_again(
    _: On<Activate>,
    (time, offers): (Res<Time<Real>>, Query<&OfferedSince>),
    draft: Res<Draft>,
    mut starts: MessageWriter<StartMatch>,
) {
    if is_meant(&time, &offers) {
        starts.write(StartMatch(draft.with_fresh_seed()));
    }
}

fn to_title(_: On<Activate>, (time, offers): (Res<Time<Real>>, Query<&OfferedSince>), mut commands: Commands) {
    if is_meant(&time, &offers) {
        commands.set_state_if_neq(Screen::Title);
    }
}

/// A menu that was open may have put the table away; whatever comes next has its own way with it.
fn leave_match(mut stand: ResMut<TableStand>, mut leaves: MessageWriter<LeaveMatch>, mut commands: Commands) {
    stand.set_if_neq(TableStand::Played);
    leaves.write(LeaveMatch);
    commands.set_state_if_neq(Menu::Closed);
}
