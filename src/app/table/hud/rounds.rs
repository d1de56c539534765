//! When a round of a match is over: the rounds as hollows at the upper right. A seed lies in each that was played, below it the
//! mark of whoever won it, and a gold ring is round the one that has just been. Where there is no room for them the reason says
//! how the match stands.

use bevy::prelude::*;

use super::tile::mark;
use super::{Hud, place_hud};
use crate::app::AppSystems;
use crate::app::locale::Unspoken;
use crate::app::session::Session;
use crate::app::table::marks::{Scratched, Stroke, small_round};
use crate::app::table::playback::{Playback, ShownTable};
use crate::app::table::{TableLayout, TablePart, TableStand};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::{AtMost, Type};
use crate::app::theme::widget::{empty_hollow, label, plate, seed, spot};
use crate::engine::{Match, Player};
use crate::locale::Phrase;

/// Of a hollow, and of the ring round it, in u.
const RADIUS_U: f32 = 15.0;
const RING_U: f32 = 21.0;

/// From hollow to hollow at most, in u.
const PITCH_U: f32 = 62.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_rounds.after(place_hud).in_set(AppSystems::Show));
}

#[derive(Component)]
struct Rounds;

/// A round of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Round {
    NotYet,
    /// Who won it, unless it was drawn.
    Played(Option<Player>),
}

/// All rounds of a match of several, in order.
fn rounds(match_: &Match) -> Vec<Round> {
    let played =
        match_.rounds().iter().map(|game| game.outcome().map_or(Round::NotYet, |end| Round::Played(end.winner())));
    let missing = match_.round_count() - match_.rounds().len();
    played.chain(std::iter::repeat_n(Round::NotYet, missing)).collect()
}

fn lay_rounds(
    (session, layout, stand): (Res<Session>, Res<TableLayout>, Res<TableStand>),
    (shown, playback): (Res<ShownTable>, Res<Playback>),
    huds: Query<(Entity, Ref<Hud>)>,
    laid: Query<Entity, With<Rounds>>,
    mut known: Local<Option<(Vec<Round>, usize)>>,
    mut commands: Commands,
) {
    let Ok((hud, is_new)) = huds.single().map(|(entity, hud)| (entity, hud.is_added())) else { return };
    let is_played = *stand == TableStand::Played && !session.is_past();
    let match_ = session
        .running_match()
        .filter(|match_| is_played && match_.round_count() > 1 && playback.ended(&shown).is_some());
    let wanted = match_.map(|match_| (rounds(match_), match_.round()));
    if *known == wanted && !layout.is_changed() && !is_new {
        return;
    }
    laid.iter().for_each(|rounds| commands.entity(rounds).try_despawn());
    *known = wanted;
    let Some((rounds, now)) = &*known else { return };
    let Some(place) = layout.0.rounds(rounds.len()) else { return };
    let column = Node { flex_direction: FlexDirection::Column, row_gap: px(RING_U - RADIUS_U + 3.0), ..spot(place) };
    let pitch = PITCH_U.min(place.width() / rounds.len() as f32);
    let root = (Name::new("Rounds"), Rounds, TablePart, column, Pickable::IGNORE);
    commands.spawn((root, ChildOf(hud))).with_children(|column| {
        let says = Phrase::new("caption-round").with("round", now + 1).with("rounds", rounds.len());
        let sweep = Node { padding: UiRect::axes(px(spacing::SMALL), px(0)), ..default() };
        column.spawn(plate(sweep)).with_child((label(says, Type::Note, Paint::Ink), AtMost(1.0), Unspoken));
        column.spawn((Node::default(), Pickable::IGNORE)).with_children(|row| {
            for (i, &round) in rounds.iter().enumerate() {
                lay_round(row, round, i == *now, pitch);
            }
        });
    });
}

fn lay_round(row: &mut ChildSpawnerCommands, round: Round, is_now: bool, pitch: f32) {
    let cell = Node {
        width: px(pitch),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        row_gap: px(RING_U - RADIUS_U + 3.0),
        ..default()
    };
    row.spawn((cell, Pickable::IGNORE)).with_children(|cell| {
        let mut hollow = cell.spawn(empty_hollow(RADIUS_U));
        if is_now {
            hollow.insert(Scratched(vec![vec![
                Stroke::ring(small_round(Vec2::ZERO, RING_U), 3.6, Paint::Gold).edged(1.4, 0.7),
            ]]));
        }
        let Round::Played(winner) = round else { return };
        hollow.with_child(seed(RADIUS_U));
        if let Some(winner) = winner {
            let sweep = Node { padding: UiRect::all(px(spacing::HAIR)), ..default() };
            cell.spawn(plate(sweep)).with_child(mark(winner));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Row, Rules};

    #[test]
    fn rounds_that_were_played_say_who_won_and_the_others_wait() {
        let mut match_ = Match::new(Rules::HOYITO_II, Row::Six, 3, Player::South).unwrap();
        while let Some(hole) = match_.game().position().legal_moves().iter().next() {
            if match_.game().end().is_some() || match_.play(hole).is_err() {
                break;
            }
        }
        let winner = match_.game().outcome().unwrap().winner();
        assert_eq!(rounds(&match_), [Round::Played(winner), Round::NotYet, Round::NotYet]);
        match_.start_next_round().unwrap();
        assert_eq!(rounds(&match_), [Round::Played(winner), Round::NotYet, Round::NotYet]);
    }
}
