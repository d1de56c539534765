//! What a move did, in one sentence or two when it has been seen, and what was answered: a place that screen readers read aloud
//! whenever it says something else.

use accesskit::{Live, Node, Role};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use super::{is_listened_to, tell};
use crate::app::AppSystems;
use crate::app::locale::Readers;
use crate::app::session::{Declined, HintGiven, MoveRefused, Session, SessionReset};
use crate::app::table::{MoveShown, TableStand, asked_of, news};
use crate::caption::{self, Voices};
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_voice).add_systems(Update, speak.after(AppSystems::Show).run_if(is_listened_to));
}

/// What is read aloud.
#[derive(Component)]
pub struct Voice;

fn spawn_voice(mut commands: Commands) {
    // The one role whose value is its name too: some systems read aloud what the value of such a place comes to be, others its name.
    let mut node = Node::new(Role::Label);
    node.set_live(Live::Polite);
    commands.spawn((Name::new("Voice"), Voice, AccessibilityNode(node)));
}

/// What lies beside something else plays on for the eye alone.
fn speak(
    (session, stand): (Res<Session>, Res<TableStand>),
    readers: Res<Readers>,
    mut moves: MessageReader<MoveShown>,
    mut resets: MessageReader<SessionReset>,
    (mut refusals, mut declined): (MessageReader<MoveRefused>, MessageReader<Declined>),
    mut hints: MessageReader<HintGiven>,
    mut voices: Query<&mut AccessibilityNode, With<Voice>>,
) {
    let is_at_rest = moves.read().count() + resets.read().count() > 0;
    let refused: Vec<MoveRefused> = refusals.read().copied().collect();
    let declined: Vec<Declined> = declined.read().copied().collect();
    let given: Vec<HintGiven> = hints.read().cloned().collect();
    let (Some(match_), Some(seats)) = (session.running_match(), session.seats()) else { return };
    if *stand == TableStand::Shown {
        return;
    }
    let speaking_of = Voices { row: match_.row(), seats, to: None };
    let answers = declined.iter().map(|&Declined { by, wish, has_played_on }| {
        caption::declined(&speaking_of, by, asked_of(wish), has_played_on)
    });
    let mut told: Vec<Phrase> = answers.collect();
    if let (true, Some(position)) = (is_at_rest, session.position()) {
        told.extend(match session.last_move() {
            Some((before, steps)) => caption::after(&speaking_of, &before, &steps),
            None => caption::at_start(&speaking_of, position, Some(match_)),
        });
        told.extend(news(&speaking_of, &session));
        if let (Some(end), Some(outcome)) = (match_.game().end(), match_.game().outcome()) {
            told.push(caption::reason(end, match_.row()));
            told.push(caption::verdict(&speaking_of, outcome, position.captured()));
        }
    }
    told.extend(refused.iter().flat_map(|refusal| caption::refused(&speaking_of, refusal.hole, refusal.why)));
    told.extend(given.iter().flat_map(|given| caption::hint(&speaking_of, &given.hint, given.depth)));
    if told.is_empty() {
        return;
    }
    let said = readers.first().language.say_all(&told);
    for mut node in &mut voices {
        // The same answer again would be no change, and not be heard.
        let again = if node.value() == Some(said.as_str()) { " " } else { "" };
        tell(&mut node, |node| node.set_value(format!("{said}{again}")));
    }
}
