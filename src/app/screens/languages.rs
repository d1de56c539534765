//! In which language everything is, for those who cannot read the present one: every language by its own name, and no other word.
//! To choose is to go back to the title, which is then in that language.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::Screen;
use super::parts::go_back;
use crate::app::AppSystems;
use crate::app::locale::Readers;
use crate::app::paint::Pictures;
use crate::app::settings::WordsSettings;
use crate::app::theme::spacing;
use crate::app::theme::widget::{Activate, Chosen, choice, mark_choice, stone, whole_window};
use crate::locale::{Language, Phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Languages), spawn)
        .add_systems(Update, mark_chosen.run_if(in_state(Screen::Languages)).in_set(AppSystems::Show));
}

/// A choice of language.
#[derive(Component, Clone, Copy)]
struct LanguageChoice(Language);

/// How wide the languages stand at most, in u.
const WIDEST: f32 = 1000.0;

fn spawn(mut commands: Commands, pictures: Res<Pictures>, readers: Res<Readers>) {
    let root = (Name::new("Languages"), whole_window(), TabGroup::new(0), Pickable::IGNORE);
    commands.spawn((root, DespawnOnExit(Screen::Languages))).with_children(|screen| {
        let back_at = Rect::from_center_size(Vec2::new(48.0, 46.0), Vec2::new(60.0, 54.0));
        screen.spawn(stone(back_at, "back", pictures.back.clone())).observe(go_back);
        let middle = Node {
            position_type: PositionType::Absolute,
            justify_content: JustifyContent::Center,
            padding: UiRect::axes(px(spacing::HUGE), px(2.0 * spacing::HUGE)),
            ..whole_window()
        };
        screen.spawn((middle, Pickable::IGNORE)).with_children(|middle| {
            let rows = Node {
                width: percent(100),
                max_width: px(WIDEST),
                flex_wrap: FlexWrap::Wrap,
                align_content: AlignContent::SpaceEvenly,
                ..default()
            };
            middle.spawn((rows, Pickable::IGNORE)).with_children(|rows| {
                for language in Language::ALL {
                    spawn_choice(rows, language, readers.first().language);
                }
            });
        });
    });
}

/// Two in a row, one below the other.
fn spawn_choice(rows: &mut ChildSpawnerCommands, language: Language, present: Language) {
    rows.spawn((Node { width: percent(50), ..default() }, Pickable::IGNORE)).with_children(|cell| {
        let mut control = cell.spawn((choice(Phrase::verbatim(language.own_name())), LanguageChoice(language)));
        control.observe(choose);
        if language == present {
            control.insert((Chosen, AutoFocus));
        }
    });
}

fn choose(
    activated: On<Activate>,
    choices: Query<&LanguageChoice>,
    mut settings: ResMut<WordsSettings>,
    mut commands: Commands,
) {
    if let Ok(&LanguageChoice(language)) = choices.get(activated.entity) {
        settings.language = language.code().to_owned();
        commands.set_state_if_neq(Screen::Title);
    }
}

fn mark_chosen(readers: Res<Readers>, choices: Query<(Entity, &LanguageChoice, Has<Chosen>)>, mut commands: Commands) {
    for (entity, &LanguageChoice(language), is_chosen) in &choices {
        mark_choice(&mut commands, entity, language == readers.first().language, is_chosen);
    }
}
