//! What one side asks the other for: to take a move back, or to stop. Where two people play, the other one answers; a move that
//! is played instead means no. Against the machine a move is taken back without asking, and the machine agrees to stop where it
//! would not win, if it has captured no more seeds than the person, and where it has won already. Whoever has asked, and asks
//! again before there is an answer, takes the question back.

use bevy::prelude::*;

use super::{MoveCommitted, Seat, Session, Stamp, StopRound, TakeBack};
use crate::app::AppSystems;
use crate::engine::{Player, Position};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Request>()
        .add_message::<Ask>()
        .add_message::<Answer>()
        .add_message::<Declined>()
        .add_message::<AnswerFirst>()
        .add_systems(Update, (take_answers, take_questions).chain().in_set(AppSystems::Machine))
        .add_systems(Update, forget_overtaken.after(AppSystems::Session).before(AppSystems::Keep));
}

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To take back the last decision of whoever asks, and whatever was played since.
    Undo,
    /// To stop the round as it stands: only captured seeds count.
    Stop,
}

/// Intent: ask the other side.
#[derive(Message, Clone, Copy, Debug)]
pub struct Ask {
    pub at: Stamp,
    pub by: Player,
    pub wish: Wish,
}

/// Intent: answer what was asked.
#[derive(Message, Clone, Copy, Debug)]
pub struct Answer {
    pub at: Stamp,
    pub is_yes: bool,
}

/// Fact: what was asked for is not to be.
#[derive(Message, Clone, Copy, Debug)]
pub struct Declined {
    /// Who declined it.
    pub by: Player,
    pub wish: Wish,
    /// Whether a move was the answer.
    pub has_played_on: bool,
}

/// Fact: somebody who is asked has asked for something too, and is to answer first.
#[derive(Message, Clone, Copy, Debug)]
pub struct AnswerFirst {
    pub by: Player,
}

/// What was asked and not answered yet.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Request {
    asked: Option<(Stamp, Player, Wish)>,
}

impl Request {
    /// Who asks the other side, and for what.
    pub fn pending(&self) -> Option<(Player, Wish)> {
        self.asked.map(|(_, by, wish)| (by, wish))
    }

    /// Who asks.
    pub fn asker(&self) -> Option<Player> {
        self.pending().map(|(by, _)| by)
    }
}

/// What becomes of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Nothing,
    /// The other side is to answer.
    Put,
    Granted,
    Declined,
}

/// A side that could have its wish at all asks a person, or the machine.
fn fate(session: &Session, by: Player, wish: Wish) -> Fate {
    let (Some(seats), Some(position)) = (session.seats(), session.position()) else { return Fate::Nothing };
    let can_be = match wish {
        Wish::Undo => session.can_undo_for(by),
        Wish::Stop => session.can_stop(),
    };
    match (seats[!by], wish) {
        _ if !can_be => Fate::Nothing,
        (Seat::Person, _) => Fate::Put,
        (Seat::Machine(_), Wish::Undo) => Fate::Granted,
        (Seat::Machine(_), Wish::Stop) if machine_stops(position, !by) => Fate::Granted,
        (Seat::Machine(_), Wish::Stop) => Fate::Declined,
    }
}

/// The machine stops where it would not win, and where it has won whatever becomes of the rest.
fn machine_stops(position: &Position, machine: Player) -> bool {
    let captured = position.captured();
    let out_of_reach = captured[!machine] + position.board().seeds();
    captured[machine] <= captured[!machine] || captured[machine] > out_of_reach
}

/// The match stands elsewhere than when it was asked; whoever was asked may have brought that about by a move.
fn forget_overtaken(
    session: Res<Session>,
    mut moves: MessageReader<MoveCommitted>,
    mut request: ResMut<Request>,
    mut declined: MessageWriter<Declined>,
) {
    let mover = moves.read().last().map(|played| played.before.to_move());
    let Some((_, by, wish)) = request.asked.filter(|&(at, ..)| at != session.stamp()) else { return };
    request.asked = None;
    if mover == Some(!by) {
        declined.write(Declined { by: !by, wish, has_played_on: true });
    }
}

fn take_answers(
    mut answers: MessageReader<Answer>,
    mut request: ResMut<Request>,
    mut undos: MessageWriter<TakeBack>,
    mut stops: MessageWriter<StopRound>,
    mut declined: MessageWriter<Declined>,
) {
    for answer in answers.read() {
        let Some((at, by, wish)) = request.asked.filter(|&(at, ..)| at == answer.at) else { continue };
        request.asked = None;
        match (answer.is_yes, wish) {
            (true, Wish::Undo) => _ = undos.write(TakeBack { at, by }),
            (true, Wish::Stop) => _ = stops.write(StopRound { at }),
            (false, _) => _ = declined.write(Declined { by: !by, wish, has_played_on: false }),
        }
    }
}

/// A question stands until it is answered, or asked again by the same side. One of the other side meanwhile is not heard.
fn take_questions(
    session: Res<Session>,
    mut questions: MessageReader<Ask>,
    mut request: ResMut<Request>,
    mut undos: MessageWriter<TakeBack>,
    mut stops: MessageWriter<StopRound>,
    mut declined: MessageWriter<Declined>,
    mut unheard: MessageWriter<AnswerFirst>,
) {
    for &Ask { at, by, wish } in questions.read() {
        match request.asker() {
            _ if at != session.stamp() => continue,
            Some(asker) if asker == by => {
                request.asked = None;
                continue;
            }
            Some(_) => {
                unheard.write(AnswerFirst { by });
                continue;
            }
            None => {}
        }
        match (fate(&session, by, wish), wish) {
            // Nothing to take back: the answer says so.
            (Fate::Nothing | Fate::Granted, Wish::Undo) => _ = undos.write(TakeBack { at, by }),
            (Fate::Granted, Wish::Stop) => _ = stops.write(StopRound { at }),
            (Fate::Put, _) => request.asked = Some((at, by, wish)),
            (Fate::Declined, _) => _ = declined.write(Declined { by: !by, wish, has_played_on: false }),
            (Fate::Nothing, Wish::Stop) => {}
        }
    }
}
