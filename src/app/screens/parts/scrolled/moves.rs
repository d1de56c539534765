//! What moves a long text: wheel, finger, keys, the pebble, and the stones at the groove's ends.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::picking::events::{Drag, DragEnd, Pointer};
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiSystems};
use bevy::window::RequestRedraw;

use super::lines::Lines;
use super::{Groove, PEBBLE, Pebble, STEP, Scrolled};
use crate::app::AppSystems;
use crate::app::theme::widget::{Activate, SliderRange, SliderValue, ValueChange};
use crate::app::window_size::WindowSize;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(drag_text)
        .add_observer(let_go)
        .add_observer(follow_pebble)
        .add_systems(Update, (turn_by_key, turn_wheel).in_set(AppSystems::Input))
        .add_systems(PostUpdate, (place_pebble, show_what_there_is_more).chain().after(UiSystems::Layout));
}

fn move_to(scroll: &mut Mut<ScrollPosition>, to_u: f32) {
    if scroll.y != to_u {
        scroll.y = to_u;
    }
}

/// Wherever the pointer is: there is but one long text on a screen. What a finger on a touchpad moves adds up to lines.
fn turn_wheel(
    mut turns: MessageReader<MouseWheel>,
    window: Res<WindowSize>,
    mut texts: Query<(&Lines, &mut ScrollPosition), With<Scrolled>>,
    mut kept_u: Local<f32>,
) {
    for turn in turns.read() {
        let up_u = match turn.unit {
            MouseScrollUnit::Line => turn.y * STEP,
            MouseScrollUnit::Pixel => turn.y / window.px_per_u(),
        };
        for (lines, mut scroll) in &mut texts {
            let wished = (scroll.y + *kept_u - up_u).clamp(0.0, lines.farthest());
            let to = match turn.unit {
                MouseScrollUnit::Line if up_u != 0.0 => lines.moved(scroll.y, -up_u),
                _ => lines.nearest(wished),
            };
            *kept_u = if turn.unit == MouseScrollUnit::Pixel { wished - to } else { 0.0 };
            move_to(&mut scroll, to);
        }
    }
}

/// The text follows a finger on it.
fn drag_text(
    drag: On<Pointer<Drag>>,
    window: Res<WindowSize>,
    mut texts: Query<(&mut Scrolled, &Lines, &mut ScrollPosition)>,
) {
    if let Ok((mut text, lines, mut scroll)) = texts.get_mut(drag.entity) {
        text.is_held = true;
        let to = (scroll.y - drag.delta.y / window.px_per_u()).clamp(0.0, lines.farthest());
        move_to(&mut scroll, to);
    }
}

fn let_go(end: On<Pointer<DragEnd>>, mut texts: Query<(&mut Scrolled, &Lines, &mut ScrollPosition)>) {
    if let Ok((mut text, lines, mut scroll)) = texts.get_mut(end.entity) {
        text.is_held = false;
        let to = lines.nearest(scroll.y);
        move_to(&mut scroll, to);
    }
}

/// The keys by which the whole of a text is moved, wherever the focus is.
const ENDS: [KeyCode; 2] = [KeyCode::Home, KeyCode::End];

/// The text follows the pebble, whose value is what lies below the window, in u.
fn follow_pebble(
    change: On<ValueChange<f32>>,
    keys: Res<ButtonInput<KeyCode>>,
    grooves: Query<&Groove>,
    mut texts: Query<(&Lines, &mut ScrollPosition)>,
) {
    // To a slider the first of them means its least value, which is the end of the text.
    let Ok(groove) = grooves.get(change.source) else { return };
    if let Ok((lines, mut scroll)) = texts.get_mut(groove.of)
        && !keys.any_just_pressed(ENDS)
    {
        let to = lines.nearest(lines.farthest() - change.value);
        move_to(&mut scroll, to);
    }
}

fn turn_by_key(keys: Res<ButtonInput<KeyCode>>, mut texts: Query<(&Lines, &mut ScrollPosition), With<Scrolled>>) {
    for (lines, mut scroll) in &mut texts {
        let is_pressed = |key| keys.just_pressed(key);
        let to = match () {
            () if is_pressed(KeyCode::ArrowDown) => lines.moved(scroll.y, STEP),
            () if is_pressed(KeyCode::ArrowUp) => lines.moved(scroll.y, -STEP),
            () if is_pressed(KeyCode::PageDown) => lines.page(scroll.y, true),
            () if is_pressed(KeyCode::PageUp) => lines.page(scroll.y, false),
            () if is_pressed(KeyCode::End) => lines.farthest(),
            () if is_pressed(KeyCode::Home) => 0.0,
            () => continue,
        };
        move_to(&mut scroll, to);
    }
}

/// A stone at an end of the groove was pressed.
pub(super) fn turn_page(
    of: Entity,
    is_on: bool,
) -> impl Fn(On<Activate>, Query<(&Lines, &mut ScrollPosition)>) + Send + Sync + 'static {
    move |_, mut texts| {
        if let Ok((lines, mut scroll)) = texts.get_mut(of) {
            let to = lines.page(scroll.y, is_on);
            move_to(&mut scroll, to);
        }
    }
}

/// The pebble lies where the text is; where all of it is seen there is neither pebble nor groove.
fn place_pebble(
    texts: Query<(&Scrolled, &Lines, &ScrollPosition)>,
    mut grooves: Query<(&ComputedNode, &SliderValue, &SliderRange, &Children, &mut Visibility), With<Groove>>,
    mut pebbles: Query<&mut Node, With<Pebble>>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (text, lines, scroll) in &texts {
        let Ok((groove, value, range, parts, mut visibility)) = grooves.get_mut(text.groove) else { continue };
        let farthest = lines.farthest();
        let at = scroll.y.clamp(0.0, farthest);
        visibility.set_if_neq(shown(farthest > 0.0));
        if *range != SliderRange::new(0.0, farthest) {
            commands.entity(text.groove).insert(SliderRange::new(0.0, farthest));
        }
        if *value != SliderValue(farthest - at) {
            commands.entity(text.groove).insert(SliderValue(farthest - at));
        }
        let travel = (groove.size.y * groove.inverse_scale_factor - PEBBLE.y).max(0.0);
        let top = px(if farthest > 0.0 { travel * at / farthest } else { 0.0 });
        let mut pebbles = pebbles.iter_many_mut(parts);
        while let Some(mut pebble) = pebbles.fetch_next() {
            if pebble.top != top {
                pebble.top = top;
                redraws.write(RequestRedraw);
            }
        }
    }
}

fn shown(is_there: bool) -> Visibility {
    if is_there { Visibility::Inherited } else { Visibility::Hidden }
}

/// A stone lies at each end of the groove from which there is more. If the one that had the focus is gone, the groove has it.
fn show_what_there_is_more(
    texts: Query<(&Scrolled, &Lines, &ScrollPosition)>,
    mut stones: Query<&mut Visibility>,
    mut focus: ResMut<InputFocus>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    for (text, lines, scroll) in &texts {
        for (stone, is_there) in [(text.above, scroll.y > 0.0), (text.below, scroll.y < lines.farthest())] {
            let Ok(mut visibility) = stones.get_mut(stone) else { continue };
            if visibility.set_if_neq(shown(is_there)) {
                redraws.write(RequestRedraw);
            }
            if !is_there && focus.get() == Some(stone) {
                focus.set(text.groove, FocusCause::Navigated);
            }
        }
    }
}
