//! A line at the bottom of the title and of the menu: what a person should know of their files.

use bevy::prelude::*;

use super::{Menu, Screen};
use crate::app::AppSystems;
use crate::app::storage::{Notices, NoticesRead};
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{label, plate};
use crate::app::theme::{palette, spacing};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), |commands: Commands| spawn_line(commands, DespawnOnExit(Screen::Title)))
        .add_systems(OnEnter(Menu::Pause), |commands: Commands| spawn_line(commands, DespawnOnExit(Menu::Pause)))
        .add_systems(OnExit(Screen::Title), say_read)
        .add_systems(OnExit(Menu::Pause), say_read)
        .add_systems(Update, write_notices.in_set(AppSystems::Show));
}

/// The plate of the line.
#[derive(Component)]
struct NoticePlate;

#[derive(Component)]
struct NoticeLine;

fn spawn_line(mut commands: Commands, until: impl Bundle) {
    let bottom = Node {
        position_type: PositionType::Absolute,
        bottom: px(spacing::MEDIUM),
        width: percent(100),
        justify_content: JustifyContent::Center,
        ..default()
    };
    // Over the menu, and open to touches.
    let root = (Name::new("Notices"), bottom, Pickable::IGNORE, GlobalZIndex(11), until);
    let sweep = Node { padding: UiRect::all(px(spacing::SMALL)), max_width: percent(92), ..default() };
    commands.spawn(root).with_children(|root| {
        root.spawn((NoticePlate, plate(sweep), Visibility::Hidden))
            .with_child((NoticeLine, label("", Type::Body, palette::INK)));
    });
}

fn write_notices(
    notices: Res<Notices>,
    mut plates: Query<&mut Visibility, With<NoticePlate>>,
    mut lines: Query<&mut Text, With<NoticeLine>>,
) {
    let words = notices.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    for mut visibility in &mut plates {
        visibility.set_if_neq(if words.is_empty() { Visibility::Hidden } else { Visibility::Inherited });
    }
    for mut text in &mut lines {
        text.set_if_neq(Text::new(words.clone()));
    }
}

fn say_read(mut read: MessageWriter<NoticesRead>) {
    read.write(NoticesRead);
}
