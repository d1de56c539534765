//! The first screen: the name dug in the ground, and what one can do.

mod demo;
mod letters;

use std::time::Duration;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{Choosable, Draft, Players, Screen, go_on_with, level_name, rules_name};
use crate::app::AppSystems;
use crate::app::ground::Terrain;
use crate::app::locale::{Readers, SpokenName, Words};
use crate::app::session::ResumeMatch;
use crate::app::storage::Storage;
use crate::app::table::TableStand;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, LooseSeed, clay_slab, label, plate, slab, spot, whole_window};
use crate::app::window_size::WindowSize;
use crate::engine::Player;
use crate::locale::Phrase;
use crate::storage::{Against, Summary};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), spawn_title)
        .add_systems(OnExit(Screen::Title), fill_letters)
        .add_plugins(demo::plugin)
        .add_systems(Update, (lay_out_title, name_language).run_if(in_state(Screen::Title)).in_set(AppSystems::Show));
}

/// Where the parts of the title are, by the window's size in u.
struct TitleLayout {
    name: letters::Name,
    /// Name of the game, in one line, and what one can do, from top to bottom.
    column: Rect,
}

impl TitleLayout {
    /// Large text takes the place of the board, and of some of the name.
    fn new(window: Vec2, is_large: bool) -> TitleLayout {
        if window.y > window.x {
            let height = (window.x - 104.0) / letters::WIDTH;
            let name = letters::Name { at: Vec2::new(56.0, 110.0), height };
            let bottom = if is_large { window.y - 16.0 } else { 860.0 };
            return TitleLayout { name, column: Rect::new(40.0, 400.0, window.x - 40.0, bottom) };
        }
        if is_large {
            let height = 0.6 * letters::HEIGHT_U;
            let name = letters::Name { at: Vec2::new((window.x - letters::WIDTH * height) / 2.0, 40.0), height };
            let half = (window.x.min(WIDEST_COLUMN) - 120.0) / 2.0;
            let middle = window.x / 2.0;
            return TitleLayout { name, column: Rect::new(middle - half, 210.0, middle + half, window.y - 14.0) };
        }
        let name = letters::Name { at: Vec2::new(112.0, 52.0), height: letters::HEIGHT_U };
        TitleLayout { name, column: Rect::new(98.0, 338.0, 620.0, 708.0) }
    }
}

/// In large text a very wide window keeps the column in its middle.
const WIDEST_COLUMN: f32 = 1280.0;

/// The slab with the language's own name.
#[derive(Component)]
struct LanguageSlab;

/// The line under the name, which gives way to a notice where there is no other place for one.
#[derive(Component)]
pub(super) struct Tagline;

/// Text that is larger than this leaves no room for the board.
const LARGE_TEXT: f32 = 1.1;

/// Everything whose place follows the window.
#[derive(Component, Clone, Copy)]
enum TitlePart {
    Column,
    /// A whole line of it.
    Line,
    /// The way to the languages, at the upper right.
    Language,
    /// A seed of the first o.
    Casa(usize),
    Dot,
}

/// Since when the title is there.
#[derive(Component)]
struct ThereSince(Duration);

/// Where the stone that leaves the program lies there may have been another one, on the screen before: a press so soon was meant
/// for that.
const JUST_THERE: Duration = Duration::from_secs(1);

fn spawn_title(mut commands: Commands, storage: Res<Storage>, readers: Res<Readers>, time: Res<Time<Real>>) {
    let root = (Name::new("Title"), whole_window(), DespawnOnExit(Screen::Title), TabGroup::new(0), Pickable::IGNORE);
    commands.spawn((root, ThereSince(time.elapsed()))).with_children(|screen| {
        for part in (0..4).map(TitlePart::Casa).chain([TitlePart::Dot]) {
            screen.spawn((part, Node { position_type: PositionType::Absolute, ..default() }, Pickable::IGNORE));
        }
        let own_name = Phrase::verbatim(readers.first().language.own_name());
        screen.spawn((TitlePart::Language, slab(own_name), LanguageSlab)).observe(go_to(Screen::Languages));
        let column = Node {
            flex_wrap: FlexWrap::Wrap,
            align_content: AlignContent::FlexStart,
            justify_content: JustifyContent::FlexStart,
            row_gap: px(spacing::SMALL - 2.0),
            column_gap: px(spacing::MEDIUM),
            ..spot(Rect::default())
        };
        let saved = storage.keeper().on_offer().map(|saved| in_a_few_words(&saved.summary()));
        screen.spawn((TitlePart::Column, column, Pickable::IGNORE)).with_children(|column| spawn_column(column, saved));
    });
}

/// What one can do; first of all, to go on with the match that was left.
fn spawn_column(column: &mut ChildSpawnerCommands, saved: Option<Phrase>) {
    let whole_line = Node { width: percent(100), ..default() };
    let sweep = Node { padding: UiRect::axes(px(18), px(7)), ..default() };
    let tagline = saved.clone().unwrap_or_else(|| Phrase::new("tagline"));
    column.spawn((TitlePart::Line, whole_line.clone(), Pickable::IGNORE, Tagline)).with_children(|line| {
        line.spawn(plate(sweep)).with_child(label(tagline, Type::Body, Paint::Ink));
    });
    if saved.is_some() {
        column.spawn((clay_slab("go-on"), AutoFocus)).observe(go_on);
        column.spawn(slab("play-the-machine")).observe(choose_machine);
    } else {
        // It leads: nothing else is in its line.
        column.spawn((TitlePart::Line, whole_line, Pickable::IGNORE)).with_children(|line| {
            line.spawn((clay_slab("play-the-machine"), AutoFocus)).observe(choose_machine);
        });
    }
    column.spawn(slab("two-at-one-table")).observe(choose_friend);
    for (word, screen) in [
        ("learn", Screen::Learn),
        ("rules", Screen::Rules),
        ("statistics", Screen::Statistics),
        ("settings", Screen::Settings),
    ] {
        column.spawn(slab(word)).observe(go_to(screen));
    }
    column.spawn(slab("leave")).observe(leave);
}

/// A screen that is one step from here.
fn go_to(screen: Screen) -> impl Fn(On<Activate>, Commands) {
    move |_, mut commands| commands.set_state_if_neq(screen)
}

/// Digs the name, and puts everything where the window's size says.
fn lay_out_title(
    window: Res<WindowSize>,
    readers: Res<Readers>,
    mut stand: ResMut<TableStand>,
    mut terrain: ResMut<Terrain>,
    mut parts: Query<(Entity, &TitlePart, &mut Node)>,
    added: Query<(), Added<TitlePart>>,
    mut commands: Commands,
) {
    if !window.is_changed() && !readers.is_changed() && added.is_empty() {
        return;
    }
    let size = window.in_u();
    let is_large = readers.first().text_size.factor() > LARGE_TEXT;
    stand.set_if_neq(if is_large { TableStand::Away } else { TableStand::Shown });
    let TitleLayout { name, column } = TitleLayout::new(size, is_large);
    terrain.screen = name.things();
    for (entity, &part, mut node) in &mut parts {
        let long = 0.25 * name.o_radius();
        let seed = |middle: Vec2, long: f32| Rect::from_center_half_size(middle, Vec2::splat(long));
        let rect = match part {
            TitlePart::Column => {
                // Large text has the window to itself, and stands in its middle.
                (node.justify_content, node.align_content) = if is_large {
                    (JustifyContent::Center, AlignContent::Center)
                } else {
                    (JustifyContent::FlexStart, AlignContent::FlexStart)
                };
                column
            }
            TitlePart::Line => {
                node.justify_content = if is_large { JustifyContent::Center } else { JustifyContent::FlexStart };
                continue;
            }
            TitlePart::Language => {
                node.position_type = PositionType::Absolute;
                (node.right, node.top) = (px(spacing::MEDIUM), px(spacing::MEDIUM));
                continue;
            }
            TitlePart::Dot => {
                commands.entity(entity).insert(LooseSeed::OnGround);
                seed(name.dot(), 0.30 * name.o_radius())
            }
            TitlePart::Casa(i) => {
                let aside = Vec2::from_angle(0.4 + i as f32 * std::f32::consts::FRAC_PI_2) * 0.285 * name.o_radius();
                commands.entity(entity).insert(LooseSeed::InHole { aside: -aside, radius: name.o_radius() });
                seed(name.casa() + aside, long)
            }
        };
        (node.left, node.top, node.width, node.height) =
            (px(rect.min.x), px(rect.min.y), px(rect.width()), px(rect.height()));
    }
}

/// The language that the screen is in, for those who cannot read it.
fn name_language(
    readers: Res<Readers>,
    mut slabs: Query<(&Children, &mut SpokenName), With<LanguageSlab>>,
    mut texts: Query<&mut Words>,
) {
    let own_name = Phrase::verbatim(readers.first().language.own_name());
    for (parts, mut name) in &mut slabs {
        name.set_if_neq(SpokenName("settings-language".into()));
        let mut texts = texts.iter_many_mut(parts);
        while let Some(mut text) = texts.fetch_next() {
            text.set_if_neq(own_name.clone().into());
        }
    }
}

fn fill_letters(mut terrain: ResMut<Terrain>) {
    terrain.screen.clear();
}

/// Which match it is and how it stands: a person's seeds before the machine's, South's before North's.
fn in_a_few_words(summary: &Summary) -> Phrase {
    let (first, against) = match summary.person_and_opponent() {
        Some((person, Against::Machine(level))) => {
            (person, Phrase::new("against-level").with("level", level_name(&level)))
        }
        Some((person, Against::Friend)) => (person, Phrase::new("against-friend")),
        None => (Player::South, Phrase::new("against-nobody")),
    };
    let round = match summary.round_count {
        1 => Phrase::new("saved-match"),
        rounds => Phrase::new("saved-match-round").with("round", summary.round).with("rounds", rounds),
    };
    round
        .with("rules", rules_name(&summary.rules))
        .with("holes", summary.row.len())
        .with("against", against)
        .with("ours", summary.seeds[first])
        .with("theirs", summary.seeds[!first])
}

fn go_on(
    _: On<Activate>,
    storage: Res<Storage>,
    mut draft: ResMut<Draft>,
    mut resumes: MessageWriter<ResumeMatch>,
    mut commands: Commands,
) {
    if let Some(saved) = storage.keeper().on_offer() {
        go_on_with(saved, &mut draft, &mut resumes, &mut commands);
    }
}

fn choose_machine(_: On<Activate>, mut draft: ResMut<Draft>, mut commands: Commands) {
    draft.choose(Choosable::Players(Players::WithMachine));
    commands.set_state_if_neq(Screen::Setup);
}

fn choose_friend(_: On<Activate>, mut draft: ResMut<Draft>, mut commands: Commands) {
    draft.choose(Choosable::Players(Players::AtOneTable));
    commands.set_state_if_neq(Screen::Setup);
}

fn leave(_: On<Activate>, time: Res<Time<Real>>, titles: Query<&ThereSince>, mut exit: MessageWriter<AppExit>) {
    if titles.iter().all(|title| time.elapsed() >= title.0 + JUST_THERE) {
        exit.write(AppExit::Success);
    }
}
