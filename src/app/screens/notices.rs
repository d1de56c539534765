//! What a person should know of their files: a line at the bottom of the title, of the menu and of the past games, until it has
//! been seen there. What comes up in the middle of a game is told at the table too.

use bevy::prelude::*;

use super::pause::is_in_middle;
use super::title::Tagline;
use super::{Menu, Screen};
use crate::app::AppSystems;
use crate::app::accessibility::ReadAloud;
use crate::app::ground::Seen;
use crate::app::locale::{Readers, Words};
use crate::app::storage::{Notices, NoticesRead};
use crate::app::table::SayAside;
use crate::app::theme::palette::{Paint, Painted};
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{label, plate};
use crate::app::window_size::WindowSize;
use crate::caption;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), spawn_on_title)
        .add_systems(OnEnter(Menu::Pause), spawn_over_menu)
        .add_systems(OnExit(Screen::Title), say_read)
        .add_systems(OnExit(Menu::Pause), say_read)
        .add_systems(OnExit(Screen::PastGames), say_read)
        .add_systems(Update, tell_at_table.run_if(in_state(Screen::Play)).in_set(AppSystems::Table))
        .add_systems(Update, (write_notices, carry_notices).in_set(AppSystems::Show))
        .add_systems(Update, give_place.run_if(in_state(Screen::Title)).in_set(AppSystems::Show));
}

/// The widest that the line is, in u; a longer one is broken.
const WIDTH: f32 = 600.0;

/// What the menu takes at the bottom of the window, in u.
const MENU_HEIGHT: f32 = 164.0;

/// Text that is larger than this leaves no room for the line beside what can be done.
const LARGE_TEXT: f32 = 1.1;

/// The plate of the line.
#[derive(Component)]
struct NoticePlate;

#[derive(Component)]
struct NoticeLine;

/// Beside the title's column. Large text has no room there: then the line under the name gives its place up.
fn spawn_on_title(mut commands: Commands) {
    commands.spawn((root(spacing::MEDIUM), BesideTitle, DespawnOnExit(Screen::Title))).with_children(spawn_line);
}

#[derive(Component)]
struct BesideTitle;

fn give_place(
    readers: Res<Readers>,
    notices: Res<Notices>,
    taglines: Query<(Entity, &Children), With<Tagline>>,
    lines: Query<(), With<InTaglinesPlace>>,
    mut nodes: Query<&mut Node>,
    mut asides: Query<&mut Visibility, With<BesideTitle>>,
    mut commands: Commands,
) {
    let is_large = readers.first().text_size.factor() > LARGE_TEXT;
    let is_here = is_large && notices.iter().next().is_some();
    for mut visibility in &mut asides {
        visibility.set_if_neq(if is_large { Visibility::Hidden } else { Visibility::Inherited });
    }
    for (tagline, parts) in &taglines {
        for part in parts.iter() {
            if let Ok(mut node) = nodes.get_mut(part) {
                let is_notice = lines.contains(part);
                let display = if is_notice == is_here { Display::Flex } else { Display::None };
                if node.display != display {
                    node.display = display;
                }
            }
        }
        if is_here && !parts.iter().any(|part| lines.contains(part)) {
            commands.entity(tagline).with_children(|line| {
                let place = Node { display: Display::None, ..default() };
                line.spawn((InTaglinesPlace, place, Pickable::IGNORE)).with_children(spawn_line);
            });
        }
    }
}

#[derive(Component)]
struct InTaglinesPlace;

/// Over what can be done, which takes two rows in a high window.
fn spawn_over_menu(readers: Res<Readers>, window: Res<WindowSize>, mut commands: Commands) {
    let mut place = commands.spawn((GlobalZIndex(11), DespawnOnExit(Menu::Pause)));
    // In the place of the board it leaves the lowest part of the window free.
    if is_in_middle(window.in_u(), readers.first().text_size.factor()) {
        place.insert(wide_root())
    } else {
        place.insert(root(MENU_HEIGHT))
    };
    place.with_children(spawn_line);
}

fn wide_root() -> impl Bundle {
    let edge = px(spacing::MEDIUM);
    let node = Node { position_type: PositionType::Absolute, bottom: edge, left: edge, right: edge, ..default() };
    (Name::new("Notices"), node, Pickable::IGNORE)
}

fn root(bottom_u: f32) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        bottom: px(bottom_u),
        right: px(spacing::MEDIUM),
        max_width: px(WIDTH),
        ..default()
    };
    (Name::new("Notices"), node, Pickable::IGNORE)
}

/// The line, which is there only while there is something to say.
pub(super) fn spawn_line(root: &mut ChildSpawnerCommands) {
    let sweep = Node { padding: UiRect::all(px(spacing::SMALL)), display: Display::None, ..default() };
    let line = (NoticeLine, ReadAloud, label(Words::default(), Type::Body, Paint::Ink));
    root.spawn((NoticePlate, plate(sweep))).with_child(line);
}

fn write_notices(
    notices: Res<Notices>,
    mut plates: Query<&mut Node, With<NoticePlate>>,
    mut lines: Query<&mut Words, With<NoticeLine>>,
) {
    let told: Vec<Phrase> = caption::troubles(notices.iter());
    let display = if told.is_empty() { Display::None } else { Display::Flex };
    for mut node in &mut plates {
        if node.display != display {
            node.display = display;
        }
    }
    for mut text in &mut lines {
        text.set_if_neq(Words::sentences(told.clone()));
    }
}

/// What comes up while somebody plays, for a moment; the menu says it again.
fn tell_at_table(
    (notices, menu): (Res<Notices>, Res<State<Menu>>),
    mut told: Local<usize>,
    mut asides: MessageWriter<SayAside>,
) {
    let count = notices.iter().len();
    if count > *told && *menu.get() == Menu::Closed {
        asides.write(SayAside(caption::troubles(notices.iter().skip(*told))));
    }
    *told = count;
}

/// Until the ground is swept under it, a notice stands on a chip: it may be there before the first ground is.
fn carry_notices(
    seen: Res<Seen>,
    mut plates: Query<(Entity, Has<Painted>, &mut BackgroundColor), With<NoticePlate>>,
    mut commands: Commands,
) {
    for (plate, has_chip, mut colour) in &mut plates {
        if seen.is_fine && has_chip {
            commands.entity(plate).remove::<Painted>();
            colour.0 = Color::NONE;
        } else if !seen.is_fine && !has_chip {
            commands.entity(plate).insert(Painted(Paint::Chip));
        }
    }
}

fn say_read(mut read: MessageWriter<NoticesRead>) {
    read.write(NoticesRead);
}
