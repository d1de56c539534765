//! About the game: what is known of it and from whom, and whose work this edition stands on. It says no more than is known.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::Screen;
use super::parts::scrolled::spawn_scrolled;
use super::parts::sketch::Sketch;
use super::parts::text::{Section, spawn_text};
use super::parts::{FillSystems, RoomNow, body, column, refill, spawn_header, spawn_words};
use crate::app::AppSystems;
use crate::app::paint::Pictures;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::label;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::About), spawn)
        .add_systems(Update, fill.in_set(FillSystems).run_if(in_state(Screen::About)).in_set(AppSystems::Show));
}

/// A line is as wide as this at most, in u, of text at its smallest: sixty letters.
const WIDEST_LINE: f32 = 690.0;

/// With less width than this, in u, the text stands alone; and the size of the drawing beside it.
const BESIDE: f32 = 1000.0;
const CASA: Vec2 = Vec2::new(360.0, 260.0);

/// What is laid anew when the window or the text's size has changed.
#[derive(Component)]
struct Body;

fn spawn(mut commands: Commands, pictures: Res<Pictures>, room: RoomNow) {
    let root = (Name::new("About"), column(), DespawnOnExit(Screen::About), TabGroup::new(0), Pickable::IGNORE);
    commands.spawn(root).with_children(|screen| {
        spawn_header(screen, pictures.back.clone(), "about");
        screen.spawn((Body, body(room.get()), Pickable::IGNORE));
    });
}

fn fill(
    room: RoomNow,
    pictures: Res<Pictures>,
    mut bodies: Query<(Entity, Ref<Body>, &mut Node)>,
    mut commands: Commands,
) {
    let Ok((entity, body_is, mut node)) = bodies.single_mut() else { return };
    if !room.is_changed() && !body_is.is_added() {
        return;
    }
    let room = room.get();
    let direction = if room.width() >= BESIDE { FlexDirection::Row } else { FlexDirection::Column };
    let padding = UiRect::bottom(px(spacing::MEDIUM));
    *node = Node { flex_direction: direction, column_gap: px(spacing::HUGE), padding, ..body(room) };
    refill(&mut commands, entity, |body| {
        let place = Node { flex_grow: 1.0, flex_basis: px(0), max_width: px(WIDEST_LINE * room.text), ..default() };
        spawn_scrolled(body, &pictures, place, "about-text", |text| spawn_text(text, sections()));
        if room.width() >= BESIDE {
            spawn_casa(body);
        }
    });
}

/// What the game is about.
fn spawn_casa(body: &mut ChildSpawnerCommands) {
    let mut casa = Sketch::new(CASA);
    casa.hole(CASA / 2.0, CASA.y * 0.36, 4);
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        width: px(CASA.x),
        flex_shrink: 0.0,
        ..default()
    };
    body.spawn((column, Pickable::IGNORE)).with_children(|column| {
        casa.spawn(column);
        let place = Node { width: percent(100), justify_content: JustifyContent::Center, ..default() };
        spawn_words(column, place, label("about-casa", Type::Note, Paint::Ink));
    });
}

fn sections() -> Vec<Section> {
    let said = |ids: &[&'static str]| ids.iter().map(|&id| Phrase::new(id)).collect::<Vec<_>>();
    vec![
        Section::new(
            "about-name",
            vec![said(&["about-little-hole", "about-casitas"]), said(&["about-mate", "about-kay"])],
        ),
        Section::new("about-played", vec![said(&["about-in-the-earth"]), said(&["about-today", "about-today-where"])]),
        Section::new(
            "about-recorded",
            vec![
                said(&["about-who", "about-interviews"]),
                said(&["about-field-work", "about-provinces"]),
                said(&["about-second", "about-second-long"]),
                said(&["about-third"]),
            ],
        ),
        Section::new("about-house-rules", vec![said(&["about-open-questions"])]),
        Section::new(
            "about-sources",
            vec![said(&["about-source-talk"]), said(&["about-source-mancala-world", "about-source-wikimanqala"])],
        ),
        Section::new(
            "about-this-edition",
            vec![
                vec![Phrase::new("about-version").with("version", Phrase::verbatim(env!("CARGO_PKG_VERSION")))],
                said(&["about-licence"]),
                said(&["about-fonts", "about-fonts-licence"]),
                said(&["about-made-with", "about-sounds"]),
            ],
        ),
    ]
}
