//! `--log-json`: what happens in the window, an event a line on standard output, for tests and for those who watch over it.

use bevy::input_focus::InputFocus;
use bevy::log::tracing::field::{Field, Visit};
use bevy::log::tracing::{Event as LogEvent, Level, Subscriber};
use bevy::log::tracing_subscriber::Layer;
use bevy::log::tracing_subscriber::layer::Context;
use bevy::log::{BoxedLayer, LogPlugin};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui::prelude::AccessibleLabel;
use bevy::ui_widgets::{Button, Slider, SliderValue};
use serde::Serialize;

use super::screens::{Menu, Screen};
use super::session::{MoveCommitted, Session};
use super::table::MoveShown;
use crate::engine::Step;

/// One line of the log.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Event {
    ScreenEntered {
        screen: String,
        menu: String,
    },
    /// What can be pressed or moved now, whenever that has changed; the middles are in physical pixels.
    Controls {
        controls: Vec<Control>,
    },
    /// What a key would act on.
    FocusMoved {
        name: String,
    },
    MoveCommitted {
        of: Game,
        text: String,
        position: String,
    },
    MoveShown {
        of: Game,
        position: String,
    },
    Error {
        message: String,
    },
}

/// What game a move belongs to.
#[derive(Serialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Game {
    /// Played, whoever plays it.
    Match,
    Lesson,
    /// Over, and only looked at.
    Past,
    /// What the board plays with itself beside the title.
    Demonstration,
}

/// A control by its message and by the words on it.
#[derive(Serialize, Clone, PartialEq, Debug)]
struct Control {
    name: String,
    words: String,
    x: f32,
    y: f32,
    /// Where a slider stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<f32>,
}

impl Event {
    fn print(&self) {
        match serde_json::to_string(self) {
            Ok(line) => println!("{line}"),
            Err(error) => eprintln!("hoyito: an event could not be written: {error}"),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (log_screens, log_controls, log_focus, log_moves, log_shown_moves).chain());
}

/// The log, with its errors as events too.
pub(super) fn with_errors_as_events(log: LogPlugin) -> LogPlugin {
    LogPlugin { custom_layer: |_| -> Option<BoxedLayer> { Some(Box::new(ErrorEvents)) }, ..log }
}

fn log_screens(screen: Res<State<Screen>>, menu: Res<State<Menu>>) {
    if screen.is_changed() || menu.is_changed() {
        let (screen, menu) = (format!("{:?}", screen.get()), format!("{:?}", menu.get()));
        Event::ScreenEntered { screen, menu }.print();
    }
}

fn log_controls(all: Query<ControlParts, IsControl>, mut before: Local<Vec<Control>>) {
    let controls = seen_controls(all);
    if *before != controls {
        before.clone_from(&controls);
        Event::Controls { controls }.print();
    }
}

type ControlParts = (
    &'static Name,
    &'static AccessibleLabel,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    &'static ComputedNode,
    Option<&'static SliderValue>,
);

type IsControl = Or<(With<Button>, With<Slider>)>;

fn seen_controls(all: Query<ControlParts, IsControl>) -> Vec<Control> {
    let seen = all.iter().filter(|(.., is_visible, node, _)| is_visible.get() && !node.is_empty());
    seen.map(|(name, words, place, .., value)| Control {
        name: name.to_string(),
        words: words.0.clone(),
        x: place.translation.x.round(),
        y: place.translation.y.round(),
        value: value.map(|value| value.0),
    })
    .collect()
}

fn log_focus(focus: Res<InputFocus>, names: Query<&Name>) {
    if focus.is_changed()
        && let Some(name) = focus.get().and_then(|entity| names.get(entity).ok())
    {
        Event::FocusMoved { name: name.to_string() }.print();
    }
}

fn log_moves(session: Res<Session>, screen: Res<State<Screen>>, mut moves: MessageReader<MoveCommitted>) {
    for MoveCommitted { before, steps } in moves.read() {
        let Some(Step::PickUp { hole, .. }) = steps.first() else { continue };
        let text = hole.label(before.row()).to_string();
        Event::MoveCommitted { of: game_of(&session, *screen.get()), text, position: text_of(&session) }.print();
    }
}

fn log_shown_moves(session: Res<Session>, screen: Res<State<Screen>>, mut shown: MessageReader<MoveShown>) {
    for MoveShown in shown.read() {
        Event::MoveShown { of: game_of(&session, *screen.get()), position: text_of(&session) }.print();
    }
}

fn game_of(session: &Session, screen: Screen) -> Game {
    match screen {
        Screen::Title => Game::Demonstration,
        _ if session.is_lesson() => Game::Lesson,
        _ if session.is_past() => Game::Past,
        _ => Game::Match,
    }
}

fn text_of(session: &Session) -> String {
    session.position().map(ToString::to_string).unwrap_or_default()
}

/// Listens to the log for errors.
struct ErrorEvents;

impl<S: Subscriber> Layer<S> for ErrorEvents {
    fn on_event(&self, event: &LogEvent<'_>, _: Context<'_, S>) {
        if *event.metadata().level() == Level::ERROR {
            let mut message = MessageOf(String::new());
            event.record(&mut message);
            Event::Error { message: message.0 }.print();
        }
    }
}

/// The words of a log line.
struct MessageOf(String);

impl Visit for MessageOf {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    #[test]
    fn sliders_are_told_of_with_where_they_stand_beside_buttons_and_what_is_hidden_is_not() {
        let mut world = World::new();
        let named = |name: &'static str| (Name::new(name), AccessibleLabel::new(name), UiGlobalTransform::default());
        let sized = || ComputedNode { size: Vec2::splat(40.0), ..default() };
        world.spawn((named("menu"), Button, InheritedVisibility::VISIBLE, sized()));
        world.spawn((named("speed"), Slider::default(), SliderValue(3.0), InheritedVisibility::VISIBLE, sized()));
        world.spawn((named("effects"), Slider::default(), SliderValue(1.0), InheritedVisibility::HIDDEN, sized()));
        let controls = world.run_system_once(seen_controls).expect("the system runs");
        let mut told: Vec<_> = controls.iter().map(|control| (control.name.as_str(), control.value)).collect();
        told.sort_by_key(|(name, _)| *name);
        assert_eq!(told, [("menu", None), ("speed", Some(3.0))]);
    }

    #[test]
    fn what_is_played_beside_the_title_is_told_of_as_a_demonstration() {
        let session = Session::default();
        assert_eq!(game_of(&session, Screen::Title), Game::Demonstration);
        assert_eq!(game_of(&session, Screen::Play), Game::Match);
    }
}
