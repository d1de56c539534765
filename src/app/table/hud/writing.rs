//! What is written on the table, all of it from the table as it is shown, never ahead of the seeds.

use std::time::Duration;

use bevy::prelude::*;

use super::question::Question;
use super::speaking::Captions;
use super::tile::{TileDoing, TileMark, TileName, TilePlate, TileScore};
use super::{CountText, HasCaptions, LapText, ReasonText, Spot, VerdictText, place_hud};
use crate::app::AppSystems;
use crate::app::ground::{Lies, Matter};
use crate::app::locale::Words;
use crate::app::session::{Session, ThinkingTime};
use crate::app::table::playback::replay::TimeLine;
use crate::app::table::playback::{ChainNow, Playback, ShownTable};
use crate::app::table::{Guide, Layout, Light, TableLayout};
use crate::app::theme::palette::{Paint, Painted};
use crate::caption::{self, Voices};
use crate::engine::{MidMove, Outcome, Player};
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    let writing = (write_counts, write_tiles, write_lap_line, write_verdict);
    app.add_systems(Update, writing.chain().after(place_hud).in_set(AppSystems::Show));
}

/// Who answers sooner does not seem to think.
const SAY_THAT_IT_THINKS: Duration = Duration::from_millis(500);

/// How the players of the running match are spoken of at one side of the table.
pub(super) fn voices(session: &Session, layout: &Layout, side: Player) -> Option<Voices> {
    let to = layout.seating.is_north_turned.then_some(side);
    Some(Voices { row: session.running_match()?.row(), seats: session.seats()?, to })
}

/// A number; where somebody leads and one more seed is going to make four, that seed too.
fn write_counts(shown: Res<ShownTable>, guide: Res<Guide>, mut texts: Query<(&CountText, &mut Words)>) {
    let Some(table) = shown.get() else { return };
    for (&CountText(hole), mut text) in &mut texts {
        if hole.index() < table.board.row().holes() {
            let seeds = table.board[hole];
            let count = if guide.fourths.contains(hole) {
                Phrase::new("count-and-more").with("seeds", seeds).with("more", 1_usize)
            } else {
                Phrase::number(seeds)
            };
            text.set_if_neq(count.into());
        }
    }
}

/// What a player is doing, under the name; after the end, of the winner only, that this is who has won.
fn doing(table: &MidMove, player: Player, who: &'static str, (seeds_fly, thinks): (bool, bool)) -> Words {
    let id = if table.end.is_some() {
        if seeds_fly || winner(table) != Some(player) {
            return Words::default();
        }
        "doing-won"
    } else if table.to_move != player {
        "doing-waits"
    } else if seeds_fly {
        "doing-sows"
    } else if thinks {
        "doing-thinks"
    } else {
        "doing-to-play"
    };
    Phrase::new(id).with("who", who).into()
}

fn score_of(captured: u8) -> Words {
    Words::from(Phrase::number(captured)).said_as(Phrase::new("score-aloud").with("seeds", captured))
}

type Tiles<'w, 's> = (
    Query<'w, 's, (&'static TilePlate, &'static mut Lies)>,
    Query<'w, 's, (&'static TileMark, &'static mut Painted)>,
    Query<
        'w,
        's,
        (AnyOf<(&'static TileName, &'static TileDoing, &'static TileScore)>, &'static mut Words, &'static mut Painted),
        Without<TileMark>,
    >,
);

fn winner(table: &MidMove) -> Option<Player> {
    Outcome::by_more(&table.captured).winner()
}

/// The side to move has a tile of its colour, and the winner when all is over; the other lies on dust.
pub(super) fn write_tiles(
    (session, layout): (Res<Session>, Res<TableLayout>),
    light: Res<Light>,
    shown: Res<ShownTable>,
    playback: Res<Playback>,
    thinking: Res<ThinkingTime>,
    (mut plates, mut marks, mut texts): Tiles,
) {
    let thinks = thinking.0.is_some_and(|time| time >= SAY_THAT_IT_THINKS);
    let (Some(table), Some(voices)) = (shown.get(), voices(&session, &layout.0, Player::South)) else { return };
    // Tiles follow the sun when it is half way across the board.
    let sunny = if light.turn < 0.5 { Player::South } else { Player::North };
    let is_active = |player| match table.end {
        None => sunny == player,
        Some(_) => !playback.is_running() && winner(table) == Some(player),
    };
    for (&TilePlate(player), mut lies) in &mut plates {
        lies.set_if_neq(if is_active(player) { Lies::Body(Matter::Tile(player)) } else { Lies::Swept });
    }
    for (&TileMark(player), mut painted) in &mut marks {
        painted.set_if_neq(Painted(if is_active(player) { Paint::OnTile(player) } else { Paint::Side(player) }));
    }
    for ((name, doing_of, score), mut text, mut painted) in &mut texts {
        let (player, words) = match (name, doing_of, score) {
            (Some(&TileName(player)), ..) => (player, voices.name(player).into()),
            (_, Some(&TileDoing(player)), _) => {
                // Under a name that is the same for all readers.
                let who = Voices { to: None, ..voices }.who(player);
                (player, doing(table, player, who, (playback.is_running(), thinks)))
            }
            (.., Some(&TileScore(player))) => (player, score_of(table.captured[player])),
            _ => continue,
        };
        text.set_if_neq(words);
        painted.set_if_neq(Painted(if is_active(player) { Paint::OnTile(player) } else { Paint::Ink }));
    }
}

fn write_lap_line(
    shown: Res<ShownTable>,
    playback: Res<Playback>,
    mut texts: Query<(&mut Words, &ChildOf), With<LapText>>,
    mut plates: Query<&mut Visibility>,
) {
    let Some(table) = shown.get() else { return };
    for (mut text, plate) in &mut texts {
        let is_sowing = playback.is_running() && table.laps > 0 && table.end.is_none();
        if let Ok(mut visibility) = plates.get_mut(plate.parent()) {
            visibility.set_if_neq(if is_sowing { Visibility::Inherited } else { Visibility::Hidden });
        }
        if is_sowing {
            text.set_if_neq(lap_line(table, playback.moment().and_then(|moment| moment.chain())).into());
        }
    }
}

/// The lap and what is in the hand; of a chain, which link of how many.
fn lap_line(table: &MidMove, chain: Option<ChainNow>) -> Phrase {
    let laps = table.laps as usize;
    match chain.filter(|chain| chain.is_last && chain.holes.len() > 1) {
        Some(chain) => Phrase::new("chain-line").with("link", chain.taken + chain.lit).with("links", chain.holes.len()),
        None if table.hand == 0 => Phrase::new("lap-line").with("laps", laps),
        None => Phrase::new("lap-line-hand").with("laps", laps).with("seeds", table.hand),
    }
}

fn write_verdict(
    (session, layout): (Res<Session>, Res<TableLayout>),
    shown: Res<ShownTable>,
    (playback, line): (Res<Playback>, Res<TimeLine>),
    (has_captions, captions): (Res<HasCaptions>, Res<Captions>),
    questions: Query<&Question>,
    mut verdicts: Query<(&VerdictText, &mut Words), Without<ReasonText>>,
    mut reasons: Query<(&ReasonText, &mut Words)>,
    mut plates: Query<(&Spot, &mut Visibility)>,
) {
    let (Some(table), Some(match_)) = (shown.get(), session.running_match()) else { return };
    let over = table.end.filter(|_| !playback.is_running()).zip(match_.game().outcome());
    for (spot, mut visibility) in &mut plates {
        let is_asked = |side| questions.iter().any(|question| question.lies_at(side));
        let is_seen = match *spot {
            // A question, and what can be done next, take the place of what is said.
            Spot::Verdict(side) => over.is_some() && !(layout.0.is_turned(side) && is_asked(side)),
            Spot::Caption(side) => {
                let is_free = over.is_none() && !(side == Player::South && line.is_open()) && !is_asked(side);
                is_free && (has_captions.0 || captions.0[side].is_answer())
            }
            _ => continue,
        };
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    }
    let Some((end, outcome)) = over else { return };
    for (&VerdictText(side), mut text) in &mut verdicts {
        let Some(voices) = voices(&session, &layout.0, side) else { continue };
        text.set_if_neq(caption::verdict(&voices, outcome, table.captured).into());
    }
    for (&ReasonText(side), mut text) in &mut reasons {
        let Some(voices) = voices(&session, &layout.0, side) else { continue };
        let mut told = vec![caption::reason(end, table.board.row())];
        if match_.round_count() > 1 {
            told.push(caption::match_score(&voices, match_.rounds_won(), match_.outcome()));
        }
        text.set_if_neq(Words::sentences(told));
    }
}
