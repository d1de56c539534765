//! What the rows of results show: for each opponent its games, one sign each. Pure.

use crate::ai::Level;
use crate::engine::Rules;
use crate::storage::{Against, GameResult, NEWEST, Statistics, Tally};

/// The games against one opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    pub against: Against,
    pub tally: Tally,
    /// One for each game, won ones first: of more than sixteen the newest. Of one variant the order is not known; then they are
    /// sixteen in the same proportion.
    pub signs: Vec<GameResult>,
}

/// A row for every level, one for those who play each other, and one for every level that only another version of the game knows.
pub fn rows(statistics: &Statistics, rules: Option<Rules>) -> Vec<ResultRow> {
    let levels = Level::ALL.iter().map(|level| Against::Machine(level.name.to_owned()));
    let mut all: Vec<Against> = levels.chain([Against::Friend]).collect();
    for counted in &statistics.counted {
        if !all.contains(&counted.against) {
            all.push(counted.against.clone());
        }
    }
    all.into_iter().map(|against| row(statistics, rules, against)).collect()
}

fn row(statistics: &Statistics, rules: Option<Rules>, against: Against) -> ResultRow {
    let counted = statistics.counted.iter().filter(|counted| counted.against == against);
    let tally = counted
        .filter(|counted| rules.is_none_or(|rules| rules == counted.rules))
        .fold(Tally::default(), |sum, counted| sum.plus(counted.tally));
    let newest = statistics.newest.iter().find(|newest| newest.against == against).filter(|_| rules.is_none());
    let mut signs = match newest {
        Some(newest) if tally.games() > NEWEST as u32 => newest.results.clone(),
        _ => in_proportion(tally),
    };
    signs.sort_by_key(|result| match result {
        GameResult::Won => 0,
        GameResult::Drawn => 1,
        GameResult::Lost => 2,
    });
    ResultRow { against, tally, signs }
}

/// Every game, or sixteen signs for more than that.
fn in_proportion(tally: Tally) -> Vec<GameResult> {
    let games = u64::from(tally.games());
    let signs = games.min(NEWEST as u64);
    let share = |count: u32| (u64::from(count) * signs + games / 2).checked_div(games).unwrap_or(0) as usize;
    let won = share(tally.won);
    let lost = share(tally.lost).min(signs as usize - won);
    let drawn = signs as usize - won - lost;
    let of = |result, count| std::iter::repeat_n(result, count);
    of(GameResult::Won, won).chain(of(GameResult::Lost, lost)).chain(of(GameResult::Drawn, drawn)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Row;
    use crate::storage::{Counted, Newest};

    fn played(won: u32, lost: u32, drawn: u32, newest: Vec<GameResult>) -> Statistics {
        let against = Against::Machine("Cousin".to_owned());
        let counted = |rules, tally| Counted { rules, row: Row::Six, against: against.clone(), tally };
        let mut statistics = Statistics::default();
        statistics.counted.extend([
            counted(Rules::HOYITO_II, Tally { won, lost, drawn }),
            counted(Rules::HOYITO_I, Tally { won: 1, ..Tally::default() }),
        ]);
        statistics.newest.push(Newest { against: against.clone(), results: newest });
        statistics
    }

    fn cousin(rows: &[ResultRow]) -> &ResultRow {
        rows.iter().find(|row| row.against == Against::Machine("Cousin".to_owned())).expect("a level")
    }

    fn counts(row: &ResultRow) -> [usize; 3] {
        [GameResult::Won, GameResult::Drawn, GameResult::Lost]
            .map(|result| row.signs.iter().filter(|sign| **sign == result).count())
    }

    #[test]
    fn every_level_has_a_row_and_so_have_two_people() {
        let rows = rows(&Statistics::default(), None);
        assert_eq!(rows.len(), Level::ALL.len() + 1);
        assert!(rows.iter().all(|row| row.signs.is_empty() && row.tally.games() == 0));
    }

    #[test]
    fn up_to_sixteen_games_have_a_sign_each_and_a_variant_has_its_own() {
        let statistics = played(4, 2, 1, vec![GameResult::Won]);
        assert_eq!(counts(cousin(&rows(&statistics, None))), [5, 1, 2]);
        assert_eq!(counts(cousin(&rows(&statistics, Some(Rules::HOYITO_II)))), [4, 1, 2]);
        assert_eq!(counts(cousin(&rows(&statistics, Some(Rules::HOYITO_I)))), [1, 0, 0]);
        assert_eq!(counts(cousin(&rows(&statistics, Some(Rules::HOYITO_III)))), [0, 0, 0]);
    }

    #[test]
    fn of_more_games_the_newest_are_shown_and_of_one_variant_as_many_in_proportion() {
        let newest = vec![GameResult::Lost; NEWEST];
        let statistics = played(30, 9, 1, newest);
        assert_eq!(counts(cousin(&rows(&statistics, None))), [0, 0, NEWEST]);
        let [won, drawn, lost] = counts(cousin(&rows(&statistics, Some(Rules::HOYITO_II))));
        assert_eq!((won, drawn, lost), (12, 0, 4));
    }

    #[test]
    fn a_level_of_another_version_keeps_its_row() {
        let mut statistics = played(1, 0, 0, vec![]);
        statistics.counted[0].against = Against::Machine("Ancestor".to_owned());
        assert_eq!(rows(&statistics, None).last().unwrap().against, Against::Machine("Ancestor".to_owned()));
    }
}
