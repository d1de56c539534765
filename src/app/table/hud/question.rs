//! A question of one side to the other: it lies where the caption and the stones of whoever is asked lie, turned as those are, with an
//! answer on two slabs. A move that is played instead, or Esc, means no. Whoever asks for something too is told for a moment to
//! answer first.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::speaking::{Captions, SpeakingSystems};
use super::writing::voices;
use super::{GivesWay, asked_of, side_root};
use crate::app::AppSystems;
use crate::app::accessibility::ReadAloud;
use crate::app::locale::Words;
use crate::app::session::{Answer, Request, Session, Wish};
use crate::app::table::layout::{LEAST_QUESTION_U, SlabSize};
use crate::app::table::{Layout, TableLayout, TablePart};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::{Activate, label, plate, slab_in, slab_node, spot};
use crate::caption;
use crate::engine::Player;
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (lay_question, urge).chain().after(SpeakingSystems).in_set(AppSystems::Show));
}

/// A question, and where it lies.
#[derive(Component, Clone, Copy, PartialEq)]
pub(super) struct Question {
    by: Player,
    wish: Wish,
    at: Rect,
    to: Player,
}

impl Question {
    /// Whether it lies in the place of that side's caption.
    pub fn lies_at(&self, side: Player) -> bool {
        self.to == side
    }
}

/// The words of a question.
#[derive(Component)]
struct QuestionText(Phrase);

/// There while an answer is awaited; laid anew on a table of another shape.
fn lay_question(
    (session, layout, request): (Res<Session>, Res<TableLayout>, Res<Request>),
    questions: Query<(Entity, &Question)>,
    mut commands: Commands,
) {
    let layout = &layout.0;
    let wanted = request.pending().filter(|_| session.running_match().is_some()).map(|(by, wish)| {
        let to = if layout.is_turned(!by) { !by } else { Player::South };
        Question { by, wish, at: layout.question, to }
    });
    if wanted.as_ref() == questions.iter().next().map(|(_, question)| question) {
        return;
    }
    for (entity, _) in &questions {
        commands.entity(entity).despawn();
    }
    let Some(question) = wanted else { return };
    let Some(voices) = voices(&session, layout, question.to) else { return };
    let told = caption::asked(&voices, question.by, asked_of(question.wish));
    let root = (Name::new("Question"), question, GivesWay, TablePart, TabGroup::new(0), side_root(layout, question.to));
    commands.spawn(root).with_children(|root| lay_plate(root, layout, question, told));
}

fn lay_plate(root: &mut ChildSpawnerCommands, layout: &Layout, question: Question, told: Phrase) {
    let row = Node {
        flex_wrap: FlexWrap::Wrap,
        align_content: AlignContent::Center,
        justify_content: if layout.is_question_above { JustifyContent::Center } else { JustifyContent::default() },
        padding: UiRect::axes(px(spacing::MEDIUM), px(spacing::HAIR)),
        column_gap: px(spacing::MEDIUM),
        row_gap: px(spacing::HAIR),
        ..spot(question.at)
    };
    let yes = match question.wish {
        Wish::Undo => "allow",
        Wish::Stop => "accept",
    };
    // As much of a line as its answers leave; in a narrow window, or if it is larger there, a line of its own.
    let beside = px(LEAST_QUESTION_U * layout.strip.text);
    let text = Node {
        flex_basis: if layout.is_question_above { percent(100) } else { beside },
        flex_grow: 1.0,
        min_width: px(0),
        justify_content: JustifyContent::Center,
        ..default()
    };
    let most = AtMost(layout.question_text);
    root.spawn(plate(row)).with_children(|row| {
        row.spawn((text, Pickable::IGNORE)).with_child((
            (ReadAloud, most, QuestionText(told.clone())),
            label(Words::from(told), Type::Body, Paint::Ink),
            TextLayout::justify(Justify::Center),
        ));
        let SlabSize { text, least_height, beside, gap } = layout.answers;
        let answers = Node { column_gap: px(gap), ..default() };
        let node = || slab_node(least_height, beside);
        row.spawn((answers, Pickable::IGNORE)).with_children(|answers| {
            answers.spawn(slab_in(yes, node(), text)).observe(say_yes);
            answers.spawn(slab_in("refuse", node(), text)).observe(say_no);
        });
    });
}

fn urge(captions: Res<Captions>, questions: Query<&Question>, mut texts: Query<(&QuestionText, &mut Words)>) {
    let Some(question) = questions.iter().next() else { return };
    let urged = captions.0[question.to].urged();
    for (QuestionText(told), mut text) in &mut texts {
        text.set_if_neq(urged.map_or_else(|| told.clone().into(), |urged| Words::sentences(urged.to_vec())));
    }
}

fn say_yes(_: On<Activate>, session: Res<Session>, mut answers: MessageWriter<Answer>) {
    answers.write(Answer { at: session.stamp(), is_yes: true });
}

fn say_no(_: On<Activate>, session: Res<Session>, mut answers: MessageWriter<Answer>) {
    answers.write(Answer { at: session.stamp(), is_yes: false });
}
