//! The rules in plain words, for the variant chosen at the top, with two drawings. What is a house rule is called one. From the
//! title it is a screen, from the pause menu it lies over the match, whose rules it shows first.

mod figures;
mod text;

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::parts::scrolled::spawn_scrolled;
use super::parts::text::spawn_text;
use super::parts::{FillSystems, Room, RoomNow, WideRow, body, column, refill, spawn_header, spawn_words, wide_row};
use super::pause::{give_table_back, put_table_away};
use super::{Draft, Menu, Screen, rules_key, rules_name};
use crate::app::AppSystems;
use crate::app::paint::Pictures;
use crate::app::session::Session;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, Chosen, choice, label, mark_choice, slab};
use crate::engine::Rules;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::Rules).or_else(in_state(Menu::Rules));
    app.init_resource::<Shown>()
        .add_systems(OnEnter(Screen::Rules), spawn)
        .add_systems(OnEnter(Menu::Rules), (put_table_away, spawn_over_match))
        .add_systems(OnExit(Menu::Rules), give_table_back.run_if(in_state(Screen::Play)))
        .add_systems(Update, (fill.in_set(FillSystems), mark_rules).chain().run_if(is_open).in_set(AppSystems::Show));
}

/// Whose rules are shown.
#[derive(Resource, Default)]
struct Shown(Rules);

/// What is laid anew when it, the window or the text's size has changed.
#[derive(Component)]
struct Body;

#[derive(Component, Clone, Copy)]
struct OfRules(Rules);

/// With less width than this drawings stand above the text, and in a window less high than this there are none, in u.
const BESIDE: f32 = 1000.0;
const HIGH: f32 = 1000.0;

/// Beside text of this size the words under the drawings leave the drawings no room.
const LARGE_TEXT: f32 = 1.75;

/// A line of the text is as wide as this at most, in u, of text at its smallest: sixty letters.
const WIDEST_LINE: f32 = 690.0;

fn spawn(mut commands: Commands, pictures: Res<Pictures>, room: RoomNow, draft: Res<Draft>, mut shown: ResMut<Shown>) {
    shown.0 = draft.board().0;
    let root = (Name::new("Rules"), column(), DespawnOnExit(Screen::Rules), TabGroup::new(0), Pickable::IGNORE);
    commands.spawn(root).with_children(|screen| {
        spawn_top(screen, &pictures, room.get(), shown.0).with_children(|row| {
            row.spawn(slab("about")).observe(to_about);
        });
        screen.spawn((Body, body(room.get()), Pickable::IGNORE));
    });
}

/// It takes every touch: none is to reach the table that lies behind.
fn spawn_over_match(
    mut commands: Commands,
    pictures: Res<Pictures>,
    room: RoomNow,
    session: Res<Session>,
    mut shown: ResMut<Shown>,
) {
    shown.0 = session.position().map_or_else(Rules::default, |position| *position.rules());
    let root = (Name::new("Rules"), column(), DespawnOnExit(Menu::Rules), TabGroup::modal());
    commands.spawn((root, Pickable::default(), GlobalZIndex(10))).with_children(|screen| {
        spawn_top(screen, &pictures, room.get(), shown.0);
        screen.spawn((Body, body(room.get()), Pickable::IGNORE));
    });
}

/// The heading, and a row with the variants, one of which is chosen to be read; returns the row.
fn spawn_top<'a>(
    screen: &'a mut ChildSpawnerCommands,
    pictures: &Pictures,
    room: Room,
    shown: Rules,
) -> EntityCommands<'a> {
    spawn_header(screen, pictures.back.clone(), "rules");
    let mut row = screen.spawn((WideRow, wide_row(room), Pickable::IGNORE));
    row.with_children(|row| {
        for rules in Rules::ALL {
            let mut choice = row.spawn((choice(rules_name(&rules)), OfRules(rules)));
            choice.observe(choose_rules);
            if rules == shown {
                choice.insert(Chosen);
            }
        }
    });
    row
}

fn fill(
    shown: Res<Shown>,
    room: RoomNow,
    pictures: Res<Pictures>,
    mut bodies: Query<(Entity, Ref<Body>, &mut Node)>,
    mut commands: Commands,
) {
    let Ok((entity, body_is, mut node)) = bodies.single_mut() else { return };
    if !shown.is_changed() && !room.is_changed() && !body_is.is_added() {
        return;
    }
    let (room, rules) = (room.get(), shown.0);
    let is_beside = room.width() >= BESIDE;
    let direction = if is_beside { FlexDirection::Row } else { FlexDirection::ColumnReverse };
    let padding = UiRect::vertical(px(spacing::MEDIUM));
    let gaps = (px(spacing::HUGE), px(spacing::SMALL));
    *node = Node { flex_direction: direction, column_gap: gaps.0, row_gap: gaps.1, padding, ..body(room) };
    refill(&mut commands, entity, |body| {
        let place = Node { flex_grow: 1.0, flex_basis: px(0), max_width: px(WIDEST_LINE * room.text), ..default() };
        spawn_scrolled(body, &pictures, place, "rules-text", |text| spawn_text(text, text::sections(&rules)));
        let is_large = room.text >= LARGE_TEXT;
        if room.size.y >= HIGH || (is_beside && !is_large) {
            spawn_figures(body, room, &rules);
        }
    });
}

fn spawn_figures(body: &mut ChildSpawnerCommands, room: Room, rules: &Rules) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceAround,
        row_gap: px(spacing::SMALL),
        width: if room.width() >= BESIDE { px(figures::SIZE.x) } else { auto() },
        flex_shrink: 0.0,
        ..default()
    };
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        let captions =
            [Phrase::new("rules-figure-lap"), Phrase::new("rules-figure-taken").with("rules", rules_key(rules))];
        for (sketch, caption) in [figures::lap(), figures::capture(rules)].into_iter().zip(captions) {
            let figure = Node { flex_direction: FlexDirection::Column, row_gap: px(spacing::HAIR), ..default() };
            column.spawn((figure, Pickable::IGNORE)).with_children(|figure| {
                sketch.spawn(figure);
                let place = Node { margin: UiRect::left(px(spacing::LARGE)), width: px(figures::SIZE.x), ..default() };
                spawn_words(figure, place, label(caption, Type::Note, Paint::Ink));
            });
        }
    });
}

fn choose_rules(activated: On<Activate>, choices: Query<&OfRules>, mut shown: ResMut<Shown>) {
    if let Ok(&OfRules(rules)) = choices.get(activated.entity)
        && shown.0 != rules
    {
        shown.0 = rules;
    }
}

fn mark_rules(shown: Res<Shown>, choices: Query<(Entity, &OfRules, Has<Chosen>)>, mut commands: Commands) {
    for (entity, &OfRules(rules), is_chosen) in &choices {
        mark_choice(&mut commands, entity, rules == shown.0, is_chosen);
    }
}

fn to_about(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::About);
}
