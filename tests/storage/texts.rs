//! Matches and statistics as text.

use hoyito::engine::Match;
use hoyito::match_setup::MatchSetup;
use hoyito::storage::{
    FileSystem, Reason, SavedMatch, Statistics, Unfit, date_of, read_record, read_record_text, seal, write_record,
};

use crate::played::{NOW_S, Scratch, begin, finished, play, setup, setups};

fn saved(setup: &MatchSetup, match_: Match) -> SavedMatch {
    SavedMatch { setup: setup.clone(), match_, begun_s: NOW_S }
}

#[test]
fn a_match_comes_back_with_its_history_its_undone_moves_and_its_setup_at_every_moment() {
    for setup in setups() {
        let mut match_ = begin(&setup);
        for moves in 0..250 {
            // Back by some moves now and then, through the beginning of a round too.
            let _at_the_start = (0..moves % 7).any(|_| !match_.undo());
            let kept = saved(&setup, match_.clone());
            let text = kept.to_string();
            assert_eq!(text.parse::<SavedMatch>().as_ref(), Ok(&kept), "{text}");
            while match_.redo() {}
            play(&mut match_, setup.seed, 1);
        }
    }
}

#[test]
fn a_kept_match_is_a_text_that_a_person_can_read() {
    let setup = setup(42);
    let mut match_ = begin(&setup);
    play(&mut match_, 1, 6);
    let before = match_.to_string();
    match_.undo();
    match_.undo();
    let text = saved(&setup, match_).to_string();
    let moves = |text: &str| text.lines().find_map(|line| line.strip_prefix("moves ").map(str::to_owned)).unwrap();
    let (all, kept) = (moves(&before), moves(&text));
    let undone = all.strip_prefix(&format!("{kept} ")).expect("the first moves of the game");
    let captured = text.lines().find_map(|line| line.strip_prefix("seeds ")).unwrap();
    assert_eq!(
        text,
        format!(
            "begun 1796036779\nrules hoyito-ii\nrow 6\nsouth person\nnorth machine Neighbour\nround 1\nrounds 1\nwon 0-0\n\
             seeds {captured}\noutcome none\nseed 42\nbeginning traditional\n\
             hoyito match\nrules hoyito-ii\nrow 6\nstarter N\nrounds 1\nround 1\nmoves {kept}\nend none\n\
             result none {captured}\nscore none 0-0 {captured}\nundone {undone}\n"
        )
    );
    assert_eq!(date_of(NOW_S), "2026-11-30");
}

#[test]
fn a_text_that_contradicts_itself_is_refused() {
    let setup = setup(1);
    let text = saved(&setup, finished(&setup)).to_string();
    for (line, other) in [
        ("round 1", "round 2"),
        ("row 6", "row 12"),
        ("begun 1796036779", "begun soon"),
        ("rules hoyito-ii", "rules hoyito-iii"),
        ("seed 1", "seed"),
        ("beginning traditional", "beginning anew"),
        ("north machine Neighbour", "north machine Nobody"),
        ("hoyito match", "hoyito mat"),
    ] {
        let changed = text.replacen(&format!("{line}\n"), &format!("{other}\n"), 1);
        assert_ne!(changed, text, "{line}");
        assert!(changed.parse::<SavedMatch>().is_err(), "{other}");
    }
}

#[test]
fn statistics_come_back_from_their_text() {
    let mut statistics = Statistics::default();
    assert_eq!("".parse(), Ok(Statistics::default()));
    for setup in setups() {
        statistics.count(&saved(&setup, finished(&setup)));
        let text = statistics.to_string();
        assert_eq!(text.parse().as_ref(), Ok(&statistics), "{text}");
        assert!(format!("{text}more\n").parse::<Statistics>().is_err());
    }
}

#[test]
fn a_record_is_written_for_people_and_opened_again() {
    let (scratch, setup) = (Scratch::new(), setup(5));
    let path = scratch.path().join("our game.txt");
    let match_ = finished(&setup);
    write_record(&FileSystem, &path, &match_).expect("a writable folder");
    assert_eq!(scratch.names(), ["our game.txt"]);
    let text = read_record_text(std::fs::File::open(&path).unwrap()).expect("a text");
    assert_eq!(text.parse::<Match>(), Ok(match_.clone()));
    // A folder in its place: nothing of the attempt is left.
    let taken = scratch.path().join("folder");
    std::fs::create_dir_all(taken.join("full")).unwrap();
    write_record(&FileSystem, &taken, &match_).expect_err("a folder is there");
    assert_eq!(scratch.names(), ["our game.txt"]);
}

#[test]
fn the_file_of_a_match_is_opened_like_its_text_and_says_what_is_wrong_with_it() {
    let setup = setup(5);
    let kept = saved(&setup, finished(&setup));
    for form in [SavedMatch::PAST, SavedMatch::IN_PROGRESS] {
        let file = String::from_utf8(seal(form, &kept.to_string())).expect("a text");
        assert_eq!(read_record(&file).as_ref(), Ok(&kept.match_));
        assert_eq!(read_record(&file[..file.len() - 5]), Err(Reason::Unfit(Unfit::Damaged)));
    }
    let statistics = String::from_utf8(seal(Statistics::FORM, "")).expect("a text");
    assert_eq!(read_record(&statistics), Err(Reason::Unfit(Unfit::AnotherKind)));
}
