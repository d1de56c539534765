//! Statistics: who won, in seeds and holes, and the three records, each with a drawing. All of it can be set to nothing, and that
//! can be taken back while the screen is open.

mod plan;
mod records;
mod results;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::parts::pages::{Pages, spawn_pages};
use super::parts::sketch::Sketch;
use super::parts::{FillSystems, Room, RoomNow, body, column, folding_row, refill, spawn_header, spawn_words};
use super::{Screen, level_name, rules_name};
use crate::app::AppSystems;
use crate::app::locale::{SpokenName, Words};
use crate::app::paint::Pictures;
use crate::app::storage::{ResetStatistics, Storage, UndoReset};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::{Activate, Chosen, LooseSeed, choice, empty_hollow, label, mark_choice, seed, slab};
use crate::engine::Rules;
use crate::locale::Phrase;
use crate::storage::{Against, Best, GameResult, Statistics};
use plan::{BETWEEN, NAME_WIDTH, Plan, SIGN_PITCH, sign_pitch};
use results::{ResultRow, rows};

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::Statistics);
    app.init_resource::<Shown>()
        .add_systems(OnEnter(Screen::Statistics), spawn)
        .add_systems(OnExit(Screen::Statistics), forget)
        .add_systems(
            Update,
            (notice, fill.in_set(FillSystems), write_total, mark_rules, write_reset)
                .chain()
                .run_if(is_open)
                .in_set(AppSystems::Show),
        );
}

/// The statistics as they are shown, and of which rules.
#[derive(Resource, Default, PartialEq)]
struct Shown {
    statistics: Statistics,
    rules: Option<Rules>,
    /// Whether all of it was set to nothing and can be taken back.
    is_reset: bool,
}

/// What is laid anew when it, the window or the text's size has changed.
#[derive(Component)]
struct Body;

/// The records, where they stand beside the results.
#[derive(Component)]
struct RecordsBeside;

/// What is there only beside results.
#[derive(Component)]
struct OfResults;

#[derive(Component)]
struct TotalText;

#[derive(Component)]
struct ResetSlab;

/// Whose results are shown: of one variant, or all.
#[derive(Component, Clone, Copy, PartialEq)]
struct OfRules(Option<Rules>);

const RESET: &str = "stats-reset";
const UNDO: &str = "undo";

/// Seeds and hollows, as shares of that.
const SEED: f32 = 0.84;
const HOLLOW: f32 = 0.39;

fn forget(mut shown: ResMut<Shown>) {
    *shown = Shown::default();
}

fn spawn(mut commands: Commands, pictures: Res<Pictures>, room: RoomNow) {
    let root =
        (Name::new("Statistics"), column(), DespawnOnExit(Screen::Statistics), TabGroup::new(0), Pickable::IGNORE);
    commands.spawn(root).with_children(|screen| {
        spawn_header(screen, pictures.back.clone(), "statistics").with_children(|header| {
            let total = (TotalText, label(Words::default(), Type::Body, Paint::Ink));
            spawn_words(header, Node { margin: UiRect::left(px(spacing::LARGE)), ..default() }, total);
        });
        let columns = Node { flex_direction: FlexDirection::Row, column_gap: px(BETWEEN), ..body(room.get()) };
        screen.spawn((columns, Pickable::IGNORE)).with_children(|columns| {
            columns.spawn((own_column(), Pickable::IGNORE)).with_children(|left| {
                let row = Node { column_gap: px(spacing::MEDIUM), ..folding_row() };
                left.spawn((OfResults, row, Pickable::IGNORE)).with_children(spawn_choices);
                left.spawn((Body, own_column(), Pickable::IGNORE));
                let foot = Node { margin: UiRect::bottom(px(spacing::MEDIUM)), ..folding_row() };
                left.spawn((foot, Pickable::IGNORE)).with_children(|foot| {
                    foot.spawn(slab("past-games")).observe(to_past_games);
                    foot.spawn((ResetSlab, slab(RESET))).observe(reset_or_undo);
                    spawn_pages(foot, &pictures);
                });
            });
            let right = Node { flex_direction: FlexDirection::Column, flex_shrink: 0.0, ..default() };
            columns.spawn((RecordsBeside, right, Pickable::IGNORE));
        });
    });
}

/// A column that takes what room there is, whatever it holds.
fn own_column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        min_height: px(0),
        ..default()
    }
}

fn spawn_choices(choices: &mut ChildSpawnerCommands) {
    let of_one = Rules::ALL.map(|rules| (OfRules(Some(rules)), rules_name(&rules)));
    for (of, word) in [(OfRules(None), Phrase::new("stats-all"))].into_iter().chain(of_one) {
        choices.spawn((choice(word), of)).observe(choose_rules);
    }
}

/// What is kept may have changed, also behind the screen's back.
fn notice(storage: Res<Storage>, mut shown: ResMut<Shown>) {
    let keeper = storage.keeper();
    if shown.statistics != *keeper.statistics() {
        shown.statistics = keeper.statistics().clone();
    }
}

fn fill(
    shown: Res<Shown>,
    room: RoomNow,
    bodies: Query<(Entity, Ref<Body>, &ComputedNode)>,
    mut pages: Query<&mut Pages>,
    mut beside: Query<(Entity, &mut Node), (With<RecordsBeside>, Without<OfResults>)>,
    mut choices: Query<&mut Node, With<OfResults>>,
    (mut known_height, mut height_of_rows): (Local<f32>, Local<f32>),
    mut commands: Commands,
) {
    let (Ok((entity, body_is, size)), Ok(mut pages)) = (bodies.single(), pages.single_mut()) else { return };
    // What is left between heading and foot is known when those have been laid out.
    let height = (size.size.y * size.inverse_scale_factor).round();
    let is_same = !shown.is_changed() && !room.is_changed() && !body_is.is_added() && !pages.is_changed();
    let is_known = is_same && height == *known_height;
    *known_height = height;
    if height <= 0.0 || is_known {
        return;
    }
    // Where the records are, the choices are not, and leave more height: that is no reason to plan anew.
    if pages.open == 0 || room.is_changed() {
        *height_of_rows = height;
    }
    let room = room.get();
    let rows = rows(&shown.statistics, shown.rules);
    let plan = Plan::of(room, height.min(*height_of_rows), rows.len());
    let turned = pages.of(plan.pages());
    pages.set_if_neq(turned);
    let open = turned.open;
    let display = |is_there: bool| if is_there { Display::Flex } else { Display::None };
    for mut node in &mut choices {
        node.display = display(open < plan.pages_of_rows);
    }
    for (right, mut node) in &mut beside {
        node.display = display(plan.is_beside);
        refill(&mut commands, right, |right| {
            if plan.is_beside {
                spawn_records(right, &shown.statistics, &plan, 0..3);
            }
        });
    }
    refill(&mut commands, entity, |body| {
        if open < plan.pages_of_rows {
            let here = rows.iter().skip(open * plan.rows_a_page).take(plan.rows_a_page);
            spawn_results(body, room, &plan, here);
        }
        let records = plan.records_on(open);
        if !records.is_empty() {
            spawn_records(body, &shown.statistics, &plan, records);
        }
    });
}

fn spawn_results<'a>(
    body: &mut ChildSpawnerCommands,
    room: Room,
    plan: &Plan,
    rows: impl Iterator<Item = &'a ResultRow>,
) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: if plan.is_below { JustifyContent::Start } else { JustifyContent::SpaceEvenly },
        width: px(plan.width),
        flex_grow: 1.0,
        flex_shrink: 0.0,
        ..default()
    };
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        rows.for_each(|row| spawn_row(column, room, plan, row));
        spawn_legend(column);
    });
}

fn spawn_row(column: &mut ChildSpawnerCommands, room: Room, plan: &Plan, row: &ResultRow) {
    let name = match &row.against {
        Against::Machine(level) => level_name(level),
        Against::Friend => Phrase::new("stats-friends"),
    };
    let count = match row.tally.games() as usize {
        0 => Some(Phrase::new("stats-not-played")),
        // Of many games not all have a sign.
        games => Some(Phrase::new("stats-won-of").with("won", row.tally.won as usize).with("games", games)),
    };
    let node = || Node { align_items: AlignItems::Center, flex_shrink: 0.0, ..default() };
    let spawn_count = |line: &mut ChildSpawnerCommands| {
        let place = Node { margin: UiRect::left(px(spacing::LARGE)), flex_shrink: 0.0, ..default() };
        if let Some(count) = &count {
            spawn_words(line, place, label(count.clone(), Type::Note, Paint::Ink));
        }
    };
    column.spawn((node(), Pickable::IGNORE)).with_children(|line| {
        let place = Node { width: px(NAME_WIDTH * room.text), flex_shrink: 0.0, ..default() };
        spawn_words(line, place, label(name, Type::Name, Paint::Ink));
        if !plan.is_folded {
            row.signs.iter().for_each(|&sign| spawn_sign(line, sign, sign_pitch(plan.width, room)));
        }
        spawn_count(line);
    });
    if plan.is_folded {
        let line = Node { height: px(SIGN_PITCH), ..node() };
        column.spawn((line, Pickable::IGNORE)).with_children(|line| {
            row.signs.iter().for_each(|&sign| spawn_sign(line, sign, SIGN_PITCH));
        });
    }
}

/// A seed for won, an empty hollow for lost, a seed in a hollow for drawn, in so many u.
pub(super) fn spawn_sign(line: &mut ChildSpawnerCommands, sign: GameResult, pitch: f32) {
    let cell = Node {
        width: px(pitch),
        height: px(pitch),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let radius = HOLLOW * pitch;
    line.spawn((cell, Pickable::IGNORE)).with_children(|cell| {
        match sign {
            GameResult::Won => {
                let node = Node { width: px(SEED * pitch), height: px(SEED * pitch), ..default() };
                cell.spawn((LooseSeed::OnGround, node, Pickable::IGNORE));
            }
            GameResult::Lost => {
                cell.spawn(empty_hollow(radius));
            }
            GameResult::Drawn => {
                cell.spawn(empty_hollow(radius)).with_child(seed(radius));
            }
        };
    });
}

/// The words beside the signs get no larger than this, of their size in the scale.
const LARGEST_LEGEND: f32 = 1.5;

/// What the signs mean.
fn spawn_legend(column: &mut ChildSpawnerCommands) {
    let row = Node { margin: UiRect::vertical(px(spacing::SMALL)), ..folding_row() };
    column.spawn((row, Pickable::IGNORE)).with_children(|legend| {
        for (sign, word) in
            [(GameResult::Won, "stats-won"), (GameResult::Lost, "stats-lost"), (GameResult::Drawn, "stats-drawn")]
        {
            let pair = Node { align_items: AlignItems::Center, column_gap: px(spacing::LARGE), ..default() };
            legend.spawn((pair, Pickable::IGNORE)).with_children(|pair| {
                spawn_sign(pair, sign, SIGN_PITCH);
                // The signs speak; in a narrow window larger words would need a second row.
                spawn_words(pair, Node::default(), (AtMost(LARGEST_LEGEND), label(word, Type::Note, Paint::Ink)));
            });
        }
    });
}

fn spawn_records(body: &mut ChildSpawnerCommands, statistics: &Statistics, plan: &Plan, which: std::ops::Range<usize>) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceEvenly,
        flex_grow: 1.0,
        width: if plan.is_beside { px(records::WIDTH) } else { auto() },
        max_width: percent(100),
        flex_shrink: 0.0,
        ..default()
    };
    let Statistics { longest_chain, most_seeds, longest_relay, .. } = statistics;
    let with = |id, name, best: &Best| Phrase::new(id).with(name, best.with as usize);
    let all: [(&Option<Best>, fn(Option<&Best>) -> Sketch, [&'static str; 3]); 3] = [
        (longest_chain, records::chain, ["stats-chain", "casas", "stats-no-chain"]),
        (most_seeds, records::leaf, ["stats-most-seeds", "seeds", "stats-no-most-seeds"]),
        (longest_relay, records::relay, ["stats-relay", "laps", "stats-no-relay"]),
    ];
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        for (i, (best, draw, [id, name, none_yet])) in all.into_iter().enumerate().filter(|(i, _)| which.contains(i)) {
            let words = best.as_ref().map(|best| {
                let what = Phrase::new(id).with(name, best.count as usize);
                let more = match i {
                    0 => against(best),
                    1 => with("stats-sowings", "sowings", best),
                    _ => with("stats-relay-seeds", "seeds", best),
                };
                (what, more)
            });
            spawn_record(column, draw(best.as_ref()), words, none_yet, plan.are_words_beside);
        }
    });
}

fn against(best: &Best) -> Phrase {
    match &best.against {
        Against::Machine(level) => Phrase::new("against-level").with("level", level_name(level)),
        Against::Friend => Phrase::new("against-friend"),
    }
}

/// The drawing, what it is, and what goes with it; where there is none yet, that is said.
fn spawn_record(
    column: &mut ChildSpawnerCommands,
    drawing: Sketch,
    words: Option<(Phrase, Phrase)>,
    none_yet: &'static str,
    are_words_beside: bool,
) {
    let record = Node {
        flex_direction: if are_words_beside { FlexDirection::Row } else { FlexDirection::Column },
        align_items: if are_words_beside { AlignItems::Center } else { AlignItems::Start },
        column_gap: px(spacing::HUGE),
        row_gap: px(spacing::HAIR),
        max_width: percent(100),
        flex_shrink: 0.0,
        ..default()
    };
    column.spawn((record, Pickable::IGNORE)).with_children(|record| {
        drawing.spawn(record);
        // Beside each other where there is room, but never wider than the drawing or the rest of the row.
        let row = Node { flex_shrink: 1.0, max_width: percent(100), row_gap: px(spacing::HAIR), ..folding_row() };
        record.spawn((row, Pickable::IGNORE)).with_children(|row| match words {
            Some((what, with)) => {
                let place = Node { max_width: percent(100), ..default() };
                spawn_words(row, place, label(what, Type::Strong, Paint::Ink));
                spawn_words(row, Node::default(), label(with, Type::Note, Paint::Ink));
            }
            None => {
                spawn_words(row, Node::default(), label(none_yet, Type::Note, Paint::Ink));
            }
        });
    });
}

fn write_total(shown: Res<Shown>, mut texts: Query<&mut Words, With<TotalText>>) {
    let [machine, friends] = [true, false].map(|against_machine| shown.statistics.total(against_machine));
    let games = machine.games() as usize + friends.games() as usize;
    let words = match games {
        0 => Phrase::new("stats-none"),
        // Of two people one wins: only games against the machine are won.
        _ => Phrase::new("stats-total").with("games", games).with("won", machine.won as usize),
    };
    for mut text in &mut texts {
        text.set_if_neq(words.clone().into());
    }
}

fn choose_rules(activated: On<Activate>, choices: Query<&OfRules>, mut shown: ResMut<Shown>) {
    if let Ok(&OfRules(rules)) = choices.get(activated.entity)
        && shown.rules != rules
    {
        shown.rules = rules;
    }
}

fn mark_rules(shown: Res<Shown>, choices: Query<(Entity, &OfRules, Has<Chosen>)>, mut commands: Commands) {
    for (entity, &OfRules(rules), is_chosen) in &choices {
        mark_choice(&mut commands, entity, rules == shown.rules, is_chosen);
    }
}

fn to_past_games(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::PastGames);
}

/// No "are you sure": while the screen is open it can be taken back.
fn reset_or_undo(
    _: On<Activate>,
    mut shown: ResMut<Shown>,
    mut resets: MessageWriter<ResetStatistics>,
    mut undos: MessageWriter<UndoReset>,
) {
    shown.is_reset = !shown.is_reset;
    if shown.is_reset {
        resets.write(ResetStatistics);
    } else {
        undos.write(UndoReset);
    }
}

fn write_reset(
    shown: Res<Shown>,
    mut slabs: Query<(&mut SpokenName, &Children), With<ResetSlab>>,
    mut texts: Query<&mut Words>,
) {
    if !shown.is_changed() {
        return;
    }
    let word = Phrase::new(if shown.is_reset { UNDO } else { RESET });
    for (mut name, parts) in &mut slabs {
        name.set_if_neq(SpokenName(word.clone()));
        let mut texts = texts.iter_many_mut(parts);
        while let Some(mut text) = texts.fetch_next() {
            text.set_if_neq(word.clone().into());
        }
    }
}
