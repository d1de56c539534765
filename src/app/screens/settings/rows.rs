//! What a row of the settings is made of: its word, its widget, and the value in words.

use bevy::prelude::*;

use super::super::parts::spawn_words;
use super::everything::{Kind, Setting};
use super::layout::At;
use super::{LanguageStone, Part, ValueWord, change, change_language, switch};
use crate::app::locale::{TextSize, Words};
use crate::app::paint::Pictures;
use crate::app::theme::palette::Paint;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{
    Activate, amount, groove_stops, label, plate, spawn_dots, spawn_hollows, stone_in_row, stops, toggle,
};
use crate::engine::Player;

pub fn spawn_row(screen: &mut ChildSpawnerCommands, at: At, setting: Setting, step: Type, pictures: &Pictures) {
    let word = setting.word();
    let place = Part::Widget(at, setting);
    let node = Node { position_type: PositionType::Absolute, ..default() };
    let widget = match setting.kind() {
        Kind::Language => return spawn_language(screen, at, setting, step, pictures),
        Kind::YesNo => screen.spawn((setting, place, toggle(word, node))).observe(switch).id(),
        Kind::Amount => screen.spawn((setting, place, amount(word, node))).observe(change).id(),
        Kind::TextSize => {
            let count = TextSize::ALL.len();
            let mut row = screen.spawn((setting, place, groove_stops(word, node, count)));
            row.observe(change).with_children(|row| spawn_dots(row, count));
            row.id()
        }
        Kind::Stops { count, is_last_apart } => {
            let mut row = screen.spawn((setting, place, stops(word, node, count)));
            row.observe(change).with_children(|row| spawn_hollows(row, count, is_last_apart));
            row.id()
        }
    };
    spawn_word(screen, at, setting, step, (setting.kind() == Kind::YesNo).then_some(widget));
    let value = (ValueWord(setting), label(Words::default(), Type::Count, Paint::Ink));
    spawn_words(screen, Node::default(), value).insert(Part::Value(at, setting));
}

/// The word of a row; who hits it means the toggle, if it is one.
fn spawn_word(screen: &mut ChildSpawnerCommands, at: At, setting: Setting, step: Type, toggle: Option<Entity>) {
    let place = Node { align_items: AlignItems::Center, ..default() };
    let mut words = spawn_words(screen, place, label(setting.word(), step, Paint::Ink));
    words.insert(Part::Word(at, setting));
    if let Some(toggle) = toggle {
        words.insert(Pickable::default()).observe(move |_: On<Pointer<Click>>, mut commands: Commands| {
            commands.trigger(Activate { entity: toggle });
        });
    }
}

/// A stone, the language in its own words, a stone.
fn spawn_language(screen: &mut ChildSpawnerCommands, at: At, setting: Setting, step: Type, pictures: &Pictures) {
    let Setting::Language(of) = setting else { return };
    spawn_word(screen, at, setting, step, None);
    let [before, after] = match of {
        Player::South => ["settings-language-before", "settings-language-after"],
        Player::North => ["settings-north-language-before", "settings-north-language-after"],
    };
    let row = Node { align_items: AlignItems::Center, justify_content: JustifyContent::SpaceBetween, ..default() };
    screen.spawn((Part::Widget(at, setting), row, Pickable::IGNORE)).with_children(|row| {
        let mut stone = row.spawn((stone_in_row(before, pictures.left.clone()), LanguageStone { of, forwards: false }));
        stone.observe(change_language);
        let sweep = Node { padding: UiRect::axes(px(18), px(7)), ..default() };
        let value = (ValueWord(setting), label(Words::default(), Type::Strong, Paint::Ink));
        row.spawn(plate(sweep)).with_child(value);
        let mut stone = row.spawn((stone_in_row(after, pictures.right.clone()), LanguageStone { of, forwards: true }));
        stone.observe(change_language);
    });
}
