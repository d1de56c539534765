//! Statistics: who won, in seeds and holes, and the three records, each with a drawing. All of it can be set to nothing, and that
//! can be taken back while the screen is open.

mod fill;
mod pictures;
mod plan;
mod records;
mod relay;
mod reset;
mod results;
mod signs;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::parts::pages::spawn_pages;
use super::parts::{FillSystems, RoomNow, body, column, folding_row, spawn_header, spawn_words};
use super::{Screen, rules_name};
use crate::app::AppSystems;
use crate::app::locale::Words;
use crate::app::paint::Pictures;
use crate::app::storage::Storage;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, Chosen, choice, label, mark_choice, slab};
use crate::engine::Rules;
use crate::locale::Phrase;
use crate::storage::Statistics;
use plan::BETWEEN;
use reset::spawn_reset;

pub(super) use signs::spawn_sign;

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::Statistics);
    app.init_resource::<Shown>()
        .add_systems(OnEnter(Screen::Statistics), spawn)
        .add_systems(OnExit(Screen::Statistics), forget)
        .add_systems(
            Update,
            (notice, fill::fill.in_set(FillSystems), write_total, mark_rules, reset::write_reset)
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

impl Shown {
    /// Games against the machine and between two people, whatever the rules.
    fn games(&self) -> usize {
        [true, false].map(|against_machine| self.statistics.total(against_machine).games() as usize).iter().sum()
    }
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

/// Whose results are shown: of one variant, or all.
#[derive(Component, Clone, Copy, PartialEq)]
struct OfRules(Option<Rules>);

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
                    spawn_reset(foot);
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

fn write_total(shown: Res<Shown>, mut texts: Query<&mut Words, With<TotalText>>) {
    let words = match shown.games() {
        0 => Phrase::new("stats-none"),
        games => {
            // Of two people one wins: only games against the machine are won.
            let won = shown.statistics.total(true).won as usize;
            Phrase::new("stats-total").with("games", games).with("won", won)
        }
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
