//! Statistics: who won, in seeds and holes, and the three records, each with a drawing. All of it can be set to nothing, and that
//! can be taken back while the screen is open.

mod records;
mod results;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::parts::pages::{Pages, spawn_pages};
use super::parts::sketch::Sketch;
use super::parts::{
    FillSystems, HEADER_HEIGHT, Room, RoomNow, body, column, folding_row, refill, spawn_header, spawn_words, wide_row,
};
use super::{Screen, level_name, rules_name};
use crate::app::AppSystems;
use crate::app::locale::{SpokenName, Words};
use crate::app::paint::Pictures;
use crate::app::storage::{ResetStatistics, Storage, UndoReset};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, Chosen, LooseSeed, choice, empty_hollow, label, mark_choice, seed, slab};
use crate::engine::Rules;
use crate::locale::Phrase;
use crate::storage::{Against, Best, GameResult, NEWEST, Statistics};
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

/// With larger text than this, and in windows smaller than these, results and records have pages of their own; in u.
const BESIDE_EACH_OTHER: (f32, Vec2) = (1.2, Vec2::new(1200.0, 715.0));
const BELOW_EACH_OTHER: (f32, Vec2) = (1.05, Vec2::new(715.0, 1270.0));

/// Of the name before a row, the signs after it, and the rows, in u.
const NAME_WIDTH: f32 = 152.0;
const SIGN_PITCH: f32 = 28.0;
const SEED_SIZE: f32 = 23.0;
const HOLLOW_RADIUS: f32 = 10.6;
const ROW_HEIGHT: f32 = 50.0;
/// What choices, signs' meaning and stones take of the height beside the rows, in u.
const AROUND_ROWS: f32 = 172.0;

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
        screen.spawn((OfResults, wide_row(room.get()), Pickable::IGNORE)).with_children(spawn_choices);
        screen.spawn((Body, body(room.get()), Pickable::IGNORE));
        let foot = Node { margin: UiRect::bottom(px(spacing::MEDIUM)), ..wide_row(room.get()) };
        screen.spawn((foot, Pickable::IGNORE)).with_children(|foot| {
            foot.spawn(slab("past-games")).observe(to_past_games);
            foot.spawn((ResetSlab, slab(RESET))).observe(reset_or_undo);
            spawn_pages(foot);
        });
    });
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

/// Where results and records are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plan {
    rows_a_page: usize,
    pages_of_rows: usize,
    /// Whether the records have the page after them.
    are_records_apart: bool,
}

impl Plan {
    fn of(room: Room, rows: usize) -> Plan {
        let (largest, least) = if room.is_portrait() { BELOW_EACH_OTHER } else { BESIDE_EACH_OTHER };
        if room.text <= largest && room.size.cmpge(least).all() {
            return Plan { rows_a_page: rows, pages_of_rows: 1, are_records_apart: false };
        }
        let left = room.size.y - HEADER_HEIGHT - AROUND_ROWS * room.text;
        let rows_a_page = ((left / row_height(room)) as usize).clamp(1, rows.max(1));
        Plan { rows_a_page, pages_of_rows: rows.div_ceil(rows_a_page), are_records_apart: true }
    }

    fn pages(&self) -> usize {
        self.pages_of_rows + usize::from(self.are_records_apart)
    }
}

fn row_height(room: Room) -> f32 {
    ROW_HEIGHT.max(25.0 * 1.22 * room.text + 18.0)
}

fn fill(
    shown: Res<Shown>,
    room: RoomNow,
    mut bodies: Query<(Entity, Ref<Body>, &mut Node)>,
    mut pages: Query<&mut Pages>,
    mut choices: Query<&mut Node, (With<OfResults>, Without<Body>)>,
    mut commands: Commands,
) {
    let (Ok((entity, body_is, mut node)), Ok(mut pages)) = (bodies.single_mut(), pages.single_mut()) else { return };
    if !shown.is_changed() && !room.is_changed() && !body_is.is_added() && !pages.is_changed() {
        return;
    }
    let room = room.get();
    let rows = rows(&shown.statistics, shown.rules);
    let plan = Plan::of(room, rows.len());
    let turned = pages.of(plan.pages());
    pages.set_if_neq(turned);
    let is_beside = !plan.are_records_apart && !room.is_portrait();
    let direction = if is_beside { FlexDirection::Row } else { FlexDirection::Column };
    *node = Node { flex_direction: direction, column_gap: px(spacing::HUGE), ..body(room) };
    let open = turned.open;
    for mut node in &mut choices {
        node.display = if open < plan.pages_of_rows { Display::Flex } else { Display::None };
    }
    refill(&mut commands, entity, |body| {
        if open < plan.pages_of_rows {
            let here = rows.iter().skip(open * plan.rows_a_page).take(plan.rows_a_page);
            spawn_results(body, room, here);
        }
        if !plan.are_records_apart || open == plan.pages_of_rows {
            spawn_records(body, &shown.statistics, is_beside);
        }
    });
}

fn spawn_results<'a>(body: &mut ChildSpawnerCommands, room: Room, rows: impl Iterator<Item = &'a ResultRow>) {
    let column = Node { flex_direction: FlexDirection::Column, flex_grow: 1.0, ..default() };
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        rows.for_each(|row| spawn_row(column, room, row));
        spawn_legend(column);
    });
}

fn spawn_row(column: &mut ChildSpawnerCommands, room: Room, row: &ResultRow) {
    let node = Node { min_height: px(row_height(room)), align_items: AlignItems::Center, ..default() };
    column.spawn((node, Pickable::IGNORE)).with_children(|line| {
        let name = match &row.against {
            Against::Machine(level) => level_name(level),
            Against::Friend => Phrase::new("stats-friends"),
        };
        let place = Node { width: px(NAME_WIDTH * room.text), flex_shrink: 0.0, ..default() };
        spawn_words(line, place, label(name, Type::Name, Paint::Ink));
        row.signs.iter().for_each(|&sign| spawn_sign(line, sign));
        let beside = match row.tally.games() as usize {
            0 => Phrase::new("stats-not-played"),
            games if games > NEWEST => {
                Phrase::new("stats-won-of").with("won", row.tally.won as usize).with("games", games)
            }
            _ => return,
        };
        let place = Node { margin: UiRect::left(px(spacing::LARGE)), flex_shrink: 0.0, ..default() };
        spawn_words(line, place, label(beside, Type::Note, Paint::Ink));
    });
}

/// A seed for won, an empty hollow for lost, a seed in a hollow for drawn.
pub(super) fn spawn_sign(line: &mut ChildSpawnerCommands, sign: GameResult) {
    let cell = Node {
        width: px(SIGN_PITCH),
        height: px(SIGN_PITCH),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    line.spawn((cell, Pickable::IGNORE)).with_children(|cell| {
        match sign {
            GameResult::Won => {
                let node = Node { width: px(SEED_SIZE), height: px(SEED_SIZE), ..default() };
                cell.spawn((LooseSeed::OnGround, node, Pickable::IGNORE));
            }
            GameResult::Lost => {
                cell.spawn(empty_hollow(HOLLOW_RADIUS));
            }
            GameResult::Drawn => {
                cell.spawn(empty_hollow(HOLLOW_RADIUS)).with_child(seed(HOLLOW_RADIUS));
            }
        };
    });
}

/// What the signs mean.
fn spawn_legend(column: &mut ChildSpawnerCommands) {
    let row = Node { margin: UiRect::vertical(px(spacing::SMALL)), ..folding_row() };
    column.spawn((row, Pickable::IGNORE)).with_children(|legend| {
        for (sign, word) in
            [(GameResult::Won, "stats-won"), (GameResult::Lost, "stats-lost"), (GameResult::Drawn, "stats-drawn")]
        {
            let pair = Node { align_items: AlignItems::Center, column_gap: px(spacing::LARGE), ..default() };
            legend.spawn((pair, Pickable::IGNORE)).with_children(|pair| {
                spawn_sign(pair, sign);
                spawn_words(pair, Node::default(), label(word, Type::Note, Paint::Ink));
            });
        }
    });
}

fn spawn_records(body: &mut ChildSpawnerCommands, statistics: &Statistics, is_beside: bool) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceEvenly,
        flex_grow: if is_beside { 0.0 } else { 1.0 },
        width: if is_beside { px(records::WIDTH) } else { auto() },
        flex_shrink: 0.0,
        ..default()
    };
    let Statistics { longest_chain, most_seeds, longest_relay, .. } = statistics;
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        let casas = |best: &Best| (Phrase::new("stats-chain").with("casas", best.count as usize), against(best));
        spawn_record(column, records::chain, longest_chain.as_ref(), "stats-no-chain", casas);
        let seeds = |best: &Best| {
            let sowings = Phrase::new("stats-sowings").with("sowings", best.with as usize);
            (Phrase::new("stats-most-seeds").with("seeds", best.count as usize), sowings)
        };
        spawn_record(column, records::leaf, most_seeds.as_ref(), "stats-no-most-seeds", seeds);
        let laps = |best: &Best| {
            let seeds = Phrase::new("stats-relay-seeds").with("seeds", best.with as usize);
            (Phrase::new("stats-relay").with("laps", best.count as usize), seeds)
        };
        spawn_record(column, records::relay, longest_relay.as_ref(), "stats-no-relay", laps);
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
    draw: impl FnOnce(Option<&Best>) -> Sketch,
    best: Option<&Best>,
    none_yet: &'static str,
    tell: impl FnOnce(&Best) -> (Phrase, Phrase),
) {
    let row = Node { row_gap: px(spacing::HAIR), ..folding_row() };
    column.spawn((row, Pickable::IGNORE)).with_children(|row| {
        draw(best).spawn(row);
        match best.map(tell) {
            Some((what, with)) => {
                spawn_words(row, Node::default(), label(what, Type::Strong, Paint::Ink));
                spawn_words(row, Node::default(), label(with, Type::Note, Paint::Ink));
            }
            None => {
                spawn_words(row, Node::default(), label(none_yet, Type::Note, Paint::Ink));
            }
        }
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
