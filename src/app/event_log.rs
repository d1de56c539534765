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
use bevy::ui_widgets::Button;
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
    /// What can be pressed now, whenever that has changed; the middles are in physical pixels.
    Controls {
        controls: Vec<Control>,
    },
    /// What a key would act on.
    FocusMoved {
        name: String,
    },
    MoveCommitted {
        text: String,
        position: String,
    },
    MoveShown {
        position: String,
    },
    Error {
        message: String,
    },
}

/// A control by its message and by the words on it.
#[derive(Serialize, Clone, PartialEq)]
struct Control {
    name: String,
    words: String,
    x: f32,
    y: f32,
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

fn log_controls(
    buttons: Query<(&Name, &AccessibleLabel, &UiGlobalTransform, &InheritedVisibility, &ComputedNode), With<Button>>,
    mut before: Local<Vec<Control>>,
) {
    let seen = buttons.iter().filter(|(.., is_visible, node)| is_visible.get() && !node.is_empty());
    let controls: Vec<Control> = seen
        .map(|(name, words, place, ..)| {
            let (x, y) = (place.translation.x.round(), place.translation.y.round());
            Control { name: name.to_string(), words: words.0.clone(), x, y }
        })
        .collect();
    if *before != controls {
        before.clone_from(&controls);
        Event::Controls { controls }.print();
    }
}

fn log_focus(focus: Res<InputFocus>, names: Query<&Name>) {
    if focus.is_changed()
        && let Some(name) = focus.get().and_then(|entity| names.get(entity).ok())
    {
        Event::FocusMoved { name: name.to_string() }.print();
    }
}

fn log_moves(session: Res<Session>, mut moves: MessageReader<MoveCommitted>) {
    for MoveCommitted { before, steps } in moves.read() {
        let Some(Step::PickUp { hole, .. }) = steps.first() else { continue };
        Event::MoveCommitted { text: hole.label(before.row()).to_string(), position: text_of(&session) }.print();
    }
}

fn log_shown_moves(session: Res<Session>, mut shown: MessageReader<MoveShown>) {
    for MoveShown in shown.read() {
        Event::MoveShown { position: text_of(&session) }.print();
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
