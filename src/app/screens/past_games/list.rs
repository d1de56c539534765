//! What the list of past games shows of each: pure, but for the reading of files, which is for a task.

use std::path::{Path, PathBuf};

use crate::app::screens::{level_name, rules_name};
use crate::engine::{Match, Outcome, Player};
use crate::locale::{Arg, Phrase};
use crate::match_setup::{MatchSetup, Seat, Start};
use crate::storage::{
    Against, Disk, FileSystem, GameResult, PastMatch, PastMatches, Reason, SavedMatch, Summary, Unlisted, date_of,
    open_record, write_record,
};

/// How a text's file ends.
const ENDING: &str = "txt";

/// More texts than this are not listed.
const MOST_TEXTS: usize = 200;

/// Something that can be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    Kept(PastMatch),
    /// A file among the texts.
    Text(PathBuf),
}

/// Everything that can be opened: past matches, the newest first, then texts by their names; and past matches that cannot be.
/// Reads files.
pub fn read_all(kept: Option<PastMatches>, texts: Option<&Path>) -> (Vec<Entry>, Vec<Unlisted>) {
    let (kept, unlisted) = kept.map(PastMatches::read).unwrap_or_default();
    let names = texts.and_then(|folder| FileSystem.names(folder).ok()).unwrap_or_default();
    let is_text = |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING));
    let in_folder = |name: String| texts.map(|folder| folder.join(name));
    let mut paths: Vec<PathBuf> = names.into_iter().filter_map(in_folder).filter(is_text).collect();
    paths.sort();
    paths.truncate(MOST_TEXTS);
    (kept.into_iter().map(Entry::Kept).chain(paths.into_iter().map(Entry::Text)).collect(), unlisted)
}

/// Reads a text's match. In it two people play, whoever played it.
///
/// # Errors
/// Why it cannot be read.
pub fn open_text(path: &Path) -> Result<(MatchSetup, Match), Reason> {
    let match_ = open_record(&FileSystem, path)?;
    let seats = crate::engine::ByPlayer::new(Seat::Person, Seat::Person);
    let (rules, row, rounds, starter) = (*match_.rules(), match_.row(), match_.round_count(), match_.starter());
    Ok((MatchSetup { rules, row, rounds, starter, start: Start::Traditional, seats, seed: 0 }, match_))
}

/// Writes a match as text, under the name of its file among the past matches.
///
/// # Errors
/// Why it cannot be written.
pub fn save_text(folder: &Path, name: &str, match_: &Match) -> Result<PathBuf, Reason> {
    let stem = Path::new(name).file_stem().map_or("game", |stem| stem.to_str().unwrap_or("game"));
    let path = folder.join(format!("hoyito-{stem}.{ENDING}"));
    FileSystem.make_folder(folder)?;
    write_record(&FileSystem, &path, match_)?;
    Ok(path)
}

/// The match as it was played, without what was taken back.
pub fn as_played(saved: SavedMatch) -> (MatchSetup, Match) {
    // Its text says just that.
    let played = saved.match_.to_string().parse().unwrap_or(saved.match_);
    (saved.setup, played)
}

/// What it is called in the list: when and what.
pub fn what(entry: &Entry) -> Phrase {
    match entry {
        Entry::Kept(PastMatch { summary, .. }) => Phrase::new("past-what")
            .with("date", Arg::Text(date_of(summary.begun_s)))
            .with("rules", rules_name(&summary.rules))
            .with("holes", summary.row.len()),
        Entry::Text(path) => Phrase::new("past-text").with("name", Arg::Text(file_name(path))),
    }
}

pub fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Against whom, and how it ended.
pub fn how(summary: &Summary) -> Phrase {
    let (first, against) = match summary.person_and_opponent() {
        Some((person, Against::Machine(level))) => {
            (person, Phrase::new("against-level").with("level", level_name(&level)))
        }
        Some((person, Against::Friend)) => (person, Phrase::new("against-friend")),
        None => (Player::South, Phrase::new("against-nobody")),
    };
    // In one round seeds tell, in several the rounds that were won.
    let score = |player| match summary.round_count {
        1 => usize::from(summary.seeds[player]),
        _ => summary.won[player],
    };
    let is_alone = matches!(summary.person_and_opponent(), Some((_, Against::Machine(_))));
    let result = match (summary.outcome, is_alone) {
        (None, _) => "unfinished",
        (Some(Outcome::Draw), _) => "drawn",
        (Some(Outcome::Win(winner)), true) => {
            if winner == first {
                "won"
            } else {
                "lost"
            }
        }
        (Some(Outcome::Win(Player::South)), false) => "south",
        (Some(Outcome::Win(Player::North)), false) => "north",
    };
    Phrase::new("past-how")
        .with("against", against)
        .with("result", result)
        .with("ours", score(first))
        .with("theirs", score(!first))
}

/// The sign before it: none for a match that was left unfinished. Of two people South's win is a won one, as in the statistics.
pub fn sign(entry: &Entry) -> Option<GameResult> {
    let Entry::Kept(PastMatch { summary, .. }) = entry else { return None };
    let (first, _) = summary.person_and_opponent()?;
    Some(match summary.outcome? {
        Outcome::Draw => GameResult::Drawn,
        Outcome::Win(winner) if winner == first => GameResult::Won,
        Outcome::Win(_) => GameResult::Lost,
    })
}
