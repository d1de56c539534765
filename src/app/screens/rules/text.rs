//! The rules in words, for one variant. Every number comes from the engine, so that text and program cannot disagree.

use crate::app::screens::parts::text::Section;
use crate::engine::{FIRST_ROUND_WITH_NAMED_LAST_FOUR, LAP_LIMIT, LastFour, ROUND_COUNTS, Row, Rules, STANDINGS};
use crate::locale::Phrase;

/// What was recorded, as it is; what settles a question that the sources leave open is marked as a house rule.
pub fn sections(rules: &Rules) -> Vec<Section> {
    vec![
        Section::new("rules-board", board(rules)),
        Section::new("rules-move", one_move()),
        Section::new("rules-capture", capture(rules)),
        Section::new("rules-again", again(rules)),
        Section::new("rules-passing", vec![said("rules-pass"), house("rules-blocked")]),
        Section::new("rules-endless", vec![endless()]),
        Section::new("rules-end", end(rules)),
        Section::new("rules-match", match_()),
    ]
}

fn said(id: &'static str) -> Vec<Phrase> {
    vec![Phrase::new(id)]
}

fn house(rule: impl Into<Phrase>) -> Vec<Phrase> {
    vec![Phrase::new("rules-house"), rule.into()]
}

fn is_on_both_boards(rules: &Rules) -> bool {
    rules.offers(Row::Twelve)
}

/// With the same of the short and of the long board.
fn of_boards(id: &'static str, of: impl Fn(Row) -> usize) -> Phrase {
    Phrase::new(id).with("short", of(Row::Six)).with("long", of(Row::Twelve))
}

fn board(rules: &Rules) -> Vec<Vec<Phrase>> {
    let (rows, seeds) = if is_on_both_boards(rules) {
        let seeds = |row: Row| usize::from(row.seeds());
        (of_boards("rules-rows-both", Row::len), of_boards("rules-seeds-both", seeds))
    } else {
        let seeds = Phrase::new("rules-seeds-one").with("seeds", Row::Six.seeds());
        (Phrase::new("rules-rows-one").with("holes", Row::Six.len()), seeds)
    };
    vec![
        vec![rows, Phrase::new("rules-yours")],
        vec![seeds],
        house("rules-other-starts"),
        said("rules-way"),
        said("rules-aim"),
    ]
}

fn one_move() -> Vec<Vec<Phrase>> {
    vec![
        vec![Phrase::new("rules-pick"), Phrase::new("rules-sow")],
        house("rules-not-skipped"),
        said("rules-ends-empty"),
        vec![Phrase::new("rules-relay"), Phrase::new("rules-lap")],
    ]
}

fn capture(rules: &Rules) -> Vec<Vec<Phrase>> {
    let mut told = vec![said("rules-casa")];
    if rules.en_passant {
        told.extend([said("rules-en-passant"), said("rules-goes-on")]);
        return told;
    }
    told.push(said("rules-last-seed-takes"));
    if rules.chain {
        told.push(vec![Phrase::new("rules-chain"), Phrase::new("rules-chain-whose")]);
    } else {
        told.push(said("rules-no-chain"));
    }
    told.push(said("rules-never-relayed"));
    told
}

fn again(rules: &Rules) -> Vec<Vec<Phrase>> {
    vec![said(if rules.move_again { "rules-moves-again" } else { "rules-no-other-move" })]
}

fn endless() -> Vec<Phrase> {
    let limit = Phrase::new("rules-lap-limit").with("laps", LAP_LIMIT as usize);
    vec![Phrase::new("rules-house"), Phrase::new("rules-for-ever"), limit, Phrase::new("rules-endless-shown")]
}

fn end(rules: &Rules) -> Vec<Vec<Phrase>> {
    let mut told = vec![said(if rules.en_passant { "rules-last-four-in-hand" } else { "rules-last-four" })];
    if rules.last_four == LastFour::WinnerOfRoundBefore {
        let first = FIRST_ROUND_WITH_NAMED_LAST_FOUR + 1;
        told.push(vec![Phrase::new("rules-last-four-named").with("round", first)]);
        told.push(house("rules-last-four-after-draw"));
    }
    if rules.chain {
        told.push(said("rules-board-empty"));
    }
    told.push(house(Phrase::new("rules-repetition").with("times", STANDINGS)));
    told.push(house(if is_on_both_boards(rules) {
        of_boards("rules-standoff-both", Rules::standoff_moves)
    } else {
        Phrase::new("rules-standoff-one").with("moves", Rules::standoff_moves(Row::Six))
    }));
    told.push(house("rules-agreement"));
    told.extend([house("rules-left-over"), said("rules-winner")]);
    told
}

fn match_() -> Vec<Vec<Phrase>> {
    let rounds = Phrase::new("rules-rounds").with("rounds", ROUND_COUNTS.to_vec());
    vec![vec![rounds], house("rules-starter"), said("rules-match-winner"), house("rules-match-tie")]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Match, MatchError, Player};
    use crate::locale::Language;

    fn read(rules: Rules) -> String {
        let paragraphs = sections(&rules).into_iter().flat_map(|section| section.paragraphs);
        paragraphs.map(|sentences| Language::English.say_all(&sentences)).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_text_names_the_numbers_by_which_the_engine_plays() {
        let both = read(Rules::HOYITO_II);
        for number in ["6 or 12 holes", "48 in all", "96", "2000 laps", "stood 3 times", "after 100", "after 200"] {
            assert!(both.contains(number), "{number}: {both}");
        }
        assert!(both.contains("1, 3, 5, 7 and 9"), "{both}");
        let short = read(Rules::HOYITO_III);
        assert!(short.contains("From round 3 on") && short.contains("after 100") && !short.contains("200 "), "{short}");
    }

    #[test]
    fn the_engine_plays_by_the_numbers_that_the_text_names() {
        for count in 1..=10 {
            let is_offered =
                !matches!(Match::new(Rules::HOYITO_II, Row::Six, count, Player::South), Err(MatchError::RoundCount(_)));
            assert_eq!(is_offered, [1, 3, 5, 7, 9].contains(&count), "{count}");
        }
    }

    #[test]
    fn every_variant_tells_its_own_way_to_capture_and_marks_house_rules() {
        for rules in Rules::ALL {
            let told = read(rules);
            assert_eq!(told.contains("moves again"), rules.move_again, "{rules}: {told}");
            assert_eq!(told.contains("backwards"), rules.chain, "{rules}: {told}");
            assert_eq!(told.contains("as it falls"), rules.en_passant, "{rules}: {told}");
            assert!(told.matches("House rule:").count() >= 8, "{rules}: {told}");
        }
    }
}
