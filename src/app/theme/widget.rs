//! The widgets of every screen, built on Bevy's headless ones: plates of swept dust, buttons of stone, choices with a seed in
//! what is chosen. They answer to mouse, touch and keys, and show where the keys would act.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;
use bevy::ui_widgets::Button;

use super::palette;
use super::spacing;
use super::type_scale::Type;

pub use bevy::ui_widgets::Activate;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (show_state_of_buttons, show_choices, show_focus));
}

/// How far the focus ring lies outside its widget, and how thick it is, in u.
const FOCUS_OFFSET: f32 = 4.0;
const FOCUS_WIDTH: f32 = 4.6;

/// The hollow of a choice and the seed in it, in u.
const HOLLOW: f32 = 30.0;
const CHOSEN_SEED: f32 = 20.0;

/// Colours of a button in its states.
#[derive(Component, Clone, Copy)]
struct ButtonColours {
    rest: Color,
    hover: Color,
    pressed: Color,
}

const ON_STONE: ButtonColours =
    ButtonColours { rest: palette::STONE, hover: palette::STONE_LIT, pressed: palette::STONE_PRESSED };
const ON_DUST: ButtonColours =
    ButtonColours { rest: palette::DUST, hover: palette::CHIP, pressed: palette::STONE_PRESSED };
const ON_CLAY: ButtonColours =
    ButtonColours { rest: palette::CLAY, hover: palette::ENDLESS, pressed: palette::SCORE_LINE };

/// A text of the scale.
pub fn label(text: impl Into<String>, step: Type, colour: Color) -> impl Bundle {
    (Text::new(text), step.style(), TextColor(colour), Pickable::IGNORE)
}

/// A place for text at a fixed spot of the window, centred in it.
pub fn spot(rect: Rect) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x),
        top: px(rect.min.y),
        width: px(rect.width()),
        height: px(rect.height()),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// Ground swept clean under a text.
pub fn plate(node: Node) -> impl Bundle {
    let node = Node { border_radius: BorderRadius::all(px(spacing::PLATE_CORNER)), ..node };
    (node, BackgroundColor(palette::DUST.with_alpha(0.93)), Pickable::IGNORE)
}

/// The root of a screen, a column with so many u between its rows: as large as the window, and open to touches where nothing
/// lies on it.
pub fn screen_root(name: &'static str, row_gap: f32) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        row_gap: px(row_gap),
        ..default()
    };
    (Name::new(name), node, Pickable::IGNORE)
}

fn button(node: Node, colours: ButtonColours) -> impl Bundle {
    let edge = Outline { width: px(FOCUS_WIDTH), offset: px(FOCUS_OFFSET), color: Color::NONE };
    (
        Button,
        node,
        colours,
        BackgroundColor(colours.rest),
        BorderColor::all(palette::EDGE.with_alpha(0.35)),
        edge,
        Hovered::default(),
        TabIndex(0),
        AutoDirectionalNavigation::default(),
    )
}

/// A small stone with a picture on it.
pub fn stone(rect: Rect, name: &'static str, icon: Handle<Image>) -> impl Bundle {
    let node = Node { border_radius: BorderRadius::all(px(24)), border: UiRect::all(px(1)), ..spot(rect) };
    let picture = Node { width: px(34), height: px(34), ..default() };
    let image = ImageNode::new(icon).with_color(palette::INK);
    (Name::new(name), button(node, ON_STONE), children![(picture, image, Pickable::IGNORE)])
}

/// A slab of stone with a word on it.
pub fn slab(text: impl Into<String>) -> impl Bundle {
    worded(text.into(), ON_STONE, Type::Name, palette::INK)
}

/// A slab just large enough for a sign.
pub fn small_slab(sign: &'static str) -> impl Bundle {
    let node = Node {
        width: px(46),
        height: px(46),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border_radius: BorderRadius::all(px(spacing::TILE_CORNER)),
        border: UiRect::all(px(1)),
        ..default()
    };
    (Name::new(sign), button(node, ON_STONE), children![label(sign, Type::Strong, palette::INK)])
}

/// The one way into the game: a tile of fired clay.
pub fn clay_slab(text: impl Into<String>) -> impl Bundle {
    worded(text.into(), ON_CLAY, Type::Heading, palette::CREAM)
}

fn worded(text: String, colours: ButtonColours, step: Type, ink: Color) -> impl Bundle {
    let node = Node {
        min_width: px(230),
        height: px(60),
        padding: UiRect::axes(px(36), px(0)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border_radius: BorderRadius::all(px(spacing::TILE_CORNER)),
        border: UiRect::all(px(1)),
        ..default()
    };
    (Name::new(text.clone()), button(node, colours), children![label(text, step, ink)])
}

/// One of several, of which one is chosen. Whoever spawns it says which by inserting [`Chosen`].
#[derive(Component)]
pub struct Choice;

/// The choice that holds.
#[derive(Component)]
pub struct Chosen;

/// Puts the seed where it belongs: a choice is [`Chosen`] exactly while it holds.
pub fn mark_choice(commands: &mut Commands, choice: Entity, holds: bool, is_chosen: bool) {
    match (holds, is_chosen) {
        (true, false) => {
            commands.entity(choice).insert(Chosen);
        }
        (false, true) => {
            commands.entity(choice).remove::<Chosen>();
        }
        _ => {}
    }
}

/// The seed in the hollow of a choice.
#[derive(Component)]
struct ChoiceSeed;

#[derive(Component)]
struct ChoiceWord;

/// A hollow with a word beside it.
pub fn choice(text: impl Into<String>) -> impl Bundle {
    let node = Node {
        height: px(46),
        padding: UiRect::axes(px(12), px(0)),
        column_gap: px(spacing::SMALL),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(spacing::PLATE_CORNER)),
        ..default()
    };
    let text = text.into();
    (
        Name::new(text.clone()),
        Choice,
        button(node, ON_DUST),
        children![hollow(), (ChoiceWord, label(text, Type::Name, palette::INK))],
    )
}

fn hollow() -> impl Bundle {
    let round = |size: f32| Node {
        width: px(size),
        height: px(size),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(spacing::FULLY_ROUND)),
        ..default()
    };
    let seed = (
        ChoiceSeed,
        round(CHOSEN_SEED),
        BackgroundColor(palette::SEED),
        BorderColor::all(palette::EDGE),
        Visibility::Hidden,
        Pickable::IGNORE,
    );
    let rim = BorderColor::all(palette::EDGE.with_alpha(0.6));
    (round(HOLLOW), BackgroundColor(palette::HOLLOW), rim, Pickable::IGNORE, children![seed])
}

fn show_state_of_buttons(mut buttons: Query<(&ButtonColours, &Hovered, Has<Pressed>, &mut BackgroundColor)>) {
    for (colours, hovered, is_pressed, mut background) in &mut buttons {
        let colour = if is_pressed {
            colours.pressed
        } else if hovered.get() {
            colours.hover
        } else {
            colours.rest
        };
        background.set_if_neq(BackgroundColor(colour));
    }
}

fn show_choices(
    choices: Query<(Has<Chosen>, &Children), With<Choice>>,
    hollows: Query<&Children>,
    mut seeds: Query<&mut Visibility, With<ChoiceSeed>>,
    mut words: Query<&mut TextFont, With<ChoiceWord>>,
) {
    for (is_chosen, parts) in &choices {
        for part in parts {
            if let Ok(mut font) = words.get_mut(*part) {
                let step = if is_chosen { Type::Strong } else { Type::Name };
                font.set_if_neq(step.font());
            }
            for inner in hollows.get(*part).into_iter().flatten() {
                if let Ok(mut visibility) = seeds.get_mut(*inner) {
                    visibility.set_if_neq(if is_chosen { Visibility::Inherited } else { Visibility::Hidden });
                }
            }
        }
    }
}

/// The ring round what a key would act on.
fn show_focus(
    focus: Res<InputFocus>,
    is_visible: Res<InputFocusVisible>,
    mut buttons: Query<(Entity, &mut Outline), With<Button>>,
) {
    for (entity, mut outline) in &mut buttons {
        let is_focused = is_visible.0 && focus.get() == Some(entity);
        let color = if is_focused { palette::FOCUS } else { Color::NONE };
        if outline.color != color {
            outline.color = color;
        }
    }
}
