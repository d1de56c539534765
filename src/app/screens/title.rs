//! The first screen: the name, and what one can do.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{Choosable, Draft, Screen};
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, clay_slab, label, plate, screen_root, slab};
use crate::app::theme::{palette, spacing};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), spawn_title);
}

fn spawn_title(mut commands: Commands) {
    let root = (screen_root("Title", spacing::MEDIUM), DespawnOnExit(Screen::Title), TabGroup::new(0));
    commands.spawn(root).with_children(|screen| {
        screen.spawn(label("Hoyito", Type::Title, palette::INK));
        let sweep = Node { padding: UiRect::axes(px(18), px(6)), margin: UiRect::bottom(px(24)), ..default() };
        screen.spawn(plate(sweep)).with_child(label(
            "Little holes in the earth. Forty-eight seeds.",
            Type::Body,
            palette::INK,
        ));
        screen.spawn((clay_slab("Play the machine"), AutoFocus)).observe(choose_machine);
        screen.spawn(slab("Two at one table")).observe(choose_friend);
        screen.spawn(slab("Leave")).observe(leave);
    });
}

fn choose_machine(_: On<Activate>, mut draft: ResMut<Draft>, mut commands: Commands) {
    draft.choose(Choosable::Opponent { machine: true });
    commands.set_state_if_neq(Screen::Setup);
}

fn choose_friend(_: On<Activate>, mut draft: ResMut<Draft>, mut commands: Commands) {
    draft.choose(Choosable::Opponent { machine: false });
    commands.set_state_if_neq(Screen::Setup);
}

fn leave(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
