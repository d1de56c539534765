//! The ring round what a key would act on: one on the screen, always with a cream band under its dark line. Under the mouse a
//! thinner one says what a click would act on.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;
use bevy::ui::{ComputedNode, InteractionDisabled, UiGlobalTransform, UiSystems};
use bevy::ui_widgets::{Button, Slider};

use super::palette::{Paint, Rimmed};

/// How far the ring lies outside its widget, in u.
const ASIDE: f32 = 6.0;
const BAND: f32 = 9.0;

/// Round what is small, and round at the corners of what is large.
const CORNER: f32 = 46.0;

const LINE: f32 = 4.6;
const HOVER_LINE: f32 = 3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_rings).add_systems(PostUpdate, place_rings.before(UiSystems::Layout));
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Ring {
    Focus,
    Hover,
}

/// The part of a control that its ring goes round; without one, all of it.
#[derive(Component)]
pub struct Ringed;

fn spawn_rings(mut commands: Commands) {
    let line = |width: f32| Node {
        width: percent(100),
        height: percent(100),
        border: UiRect::all(px(width)),
        border_radius: BorderRadius::all(px(CORNER)),
        ..default()
    };
    let band = |width: f32| Node {
        position_type: PositionType::Absolute,
        display: Display::None,
        padding: UiRect::all(px(width)),
        ..line(width)
    };
    let on_top = (Pickable::IGNORE, GlobalZIndex(20));
    let inner = (Rimmed(Paint::Focus), Pickable::IGNORE);
    let cream = Rimmed(Paint::FocusBand);
    commands.spawn((Name::new("Focus ring"), Ring::Focus, band((BAND - LINE) / 2.0), cream, on_top)).with_children(
        |ring| {
            ring.spawn((Node { border: UiRect::all(px(LINE)), ..line(LINE) }, inner));
        },
    );
    let dark = Rimmed(Paint::Focus);
    commands.spawn((Name::new("Hover ring"), Ring::Hover, band(HOVER_LINE), dark, on_top));
}

fn place_rings(
    focus: Res<InputFocus>,
    is_visible: Res<InputFocusVisible>,
    widgets: Query<
        (Entity, &Hovered, &ComputedNode, &UiGlobalTransform, Has<InteractionDisabled>),
        Or<(With<Button>, With<Slider>)>,
    >,
    (children, ringed): (Query<&Children>, Query<(&ComputedNode, &UiGlobalTransform), With<Ringed>>),
    scale: Res<UiScale>,
    windows: Query<&Window>,
    keys: Res<ButtonInput<KeyCode>>,
    mut pointers: MessageReader<PointerInput>,
    mut is_pointing: Local<bool>,
    mut rings: Query<(&Ring, &mut Node)>,
) {
    // A pointer that lies still while keys are used says nothing of what would be pressed.
    if pointers.read().any(|input| matches!(input.action, PointerAction::Move { .. })) {
        *is_pointing = true;
    } else if keys.get_just_pressed().next().is_some() {
        *is_pointing = false;
    }
    let Some(window) = windows.iter().next() else { return };
    let px_per_u = scale.0 * window.scale_factor();
    let focused = focus.get().filter(|_| is_visible.0);
    for (ring, mut node) in &mut rings {
        let under = match ring {
            Ring::Focus => widgets.iter().find(|(entity, ..)| Some(*entity) == focused),
            Ring::Hover if !*is_pointing => None,
            Ring::Hover => widgets
                .iter()
                .find(|(entity, hovered, _, _, is_disabled)| hovered.get() && !is_disabled && Some(*entity) != focused),
        };
        let placed = match under {
            None => Node { display: Display::None, ..node.clone() },
            Some((control, _, node_of, at, _)) => {
                let part = children.iter_descendants(control).find_map(|part| ringed.get(part).ok());
                let (under, transform) = part.unwrap_or((node_of, at));
                let size = under.size / px_per_u + 2.0 * ASIDE + BAND;
                let corner = transform.translation / px_per_u - size / 2.0;
                Node {
                    display: Display::Flex,
                    left: px(corner.x),
                    top: px(corner.y),
                    width: px(size.x),
                    height: px(size.y),
                    ..node.clone()
                }
            }
        };
        if *node != placed {
            *node = placed;
        }
    }
}
