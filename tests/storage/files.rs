//! Files that are not what they should be: every one is set aside and told, and the game goes on without it.

use std::fs;

use hoyito::storage::{
    FileSystem, Form, Found, Keeper, MOST_GAMES, SavedMatch, Statistics, Store, Trouble, Unfit, seal, unseal,
};

use crate::played::{NOW_S, Scratch, begin, finished, past, play, setup};
use crate::read_only_disk::ReadOnlyDisk;

const MATCH: &str = "match.hoyito";
const STATISTICS: &str = "statistics.hoyito";

/// One file of each kind: its name, its form, and its bytes.
struct Sample {
    name: String,
    form: Form,
    bytes: Vec<u8>,
}

/// A folder in which everything is kept that can be: a match in progress, a past one, statistics.
fn full_folder() -> (Scratch, Vec<Sample>) {
    let scratch = Scratch::new();
    let mut keeper = scratch.keeper();
    keeper.sit_down(&setup(1), &finished(&setup(1)), NOW_S);
    keeper.leave();
    let mut match_ = begin(&setup(2));
    play(&mut match_, 2, 12);
    assert!((0..3).all(|_| match_.undo()));
    keeper.sit_down(&setup(2), &match_, NOW_S);
    drop(keeper);
    let game = "games/000001-2026-11-30.hoyito";
    assert_eq!(scratch.names(), [game, MATCH, STATISTICS]);
    let forms = [(MATCH, SavedMatch::IN_PROGRESS), (game, SavedMatch::PAST), (STATISTICS, Statistics::FORM)];
    let samples = forms.map(|(name, form)| Sample { name: name.to_owned(), form, bytes: scratch.read(name) });
    (scratch, samples.into())
}

/// Opens everything there is, and tells what was wrong.
fn open_all(scratch: &Scratch, game: &str) -> (Keeper, Vec<Trouble>) {
    let mut keeper = scratch.keeper();
    keeper.open_past(game);
    let troubles = keeper.take_troubles();
    (keeper, troubles)
}

/// Opens everything, but past games are only listed; tells how many are, and what was wrong.
fn list_all(scratch: &Scratch) -> (Keeper, usize, Vec<Trouble>) {
    let mut keeper = scratch.keeper();
    let (listed, unlisted) = keeper.past_matches().expect("kept on the disk").read();
    keeper.unlist(unlisted);
    let again = keeper.past_matches().expect("kept on the disk").read();
    assert_eq!(again, (listed.clone(), vec![]), "it is told once, and the rest is still there");
    let troubles = keeper.take_troubles();
    (keeper, listed.len(), troubles)
}

/// Puts bytes in the place of a file, opens everything, and expects that exactly this file is set aside, as it is. The same of a
/// past game when it is only listed.
fn is_set_aside(scratch: &Scratch, samples: &[Sample], which: usize, bytes: &[u8], ending: &str, case: &str) {
    scratch.write(&samples[which].name, bytes);
    let (keeper, troubles) = open_all(scratch, &samples[1].name);
    one_was_set_aside(scratch, samples, which, bytes, ending, case, (keeper, troubles));
    if which == 1 {
        scratch.write(&samples[which].name, bytes);
        let (keeper, listed, troubles) = list_all(scratch);
        assert_eq!(listed, 0, "{case}");
        one_was_set_aside(scratch, samples, which, bytes, ending, case, (keeper, troubles));
    }
}

fn one_was_set_aside(
    scratch: &Scratch,
    samples: &[Sample],
    which: usize,
    bytes: &[u8],
    ending: &str,
    case: &str,
    (keeper, troubles): (Keeper, Vec<Trouble>),
) {
    let Sample { name, form, .. } = &samples[which];
    let kept_as = format!("{name}.{ending}-1");
    let [Trouble::SetAside { what, kept_as: told, .. }] = &troubles[..] else { panic!("{case}: {troubles:?}") };
    assert_eq!((*what, told), (form.what, &kept_as), "{case}");
    assert_eq!(scratch.read(&kept_as), bytes, "{case}");
    assert_eq!(keeper.on_offer().is_some(), which != 0, "{case}");
    assert_eq!(keeper.statistics() == &Statistics::default(), which == 2, "{case}");
    drop(keeper);
    // As it was, for the next case.
    fs::remove_file(scratch.path().join(kept_as)).expect("it is there");
    scratch.write(name, &samples[which].bytes);
}

#[test]
fn a_file_cut_short_at_any_byte_is_set_aside_and_the_rest_is_kept() {
    let (scratch, samples) = full_folder();
    for (which, sample) in samples.iter().enumerate() {
        for length in 0..sample.bytes.len() {
            let case = format!("{} cut to {length} bytes", sample.name);
            is_set_aside(&scratch, &samples, which, &sample.bytes[..length], "damaged", &case);
        }
    }
    let (_, troubles) = open_all(&scratch, &samples[1].name);
    assert_eq!(troubles, [], "whole again, nothing is wrong");
}

#[test]
fn a_file_with_one_bit_flipped_in_any_byte_is_set_aside_and_the_rest_is_kept() {
    let (scratch, samples) = full_folder();
    for (which, sample) in samples.iter().enumerate() {
        for at in 0..sample.bytes.len() {
            let mut bytes = sample.bytes.clone();
            bytes[at] ^= 1 << (at % 8);
            let case = format!("{} with byte {at} flipped", sample.name);
            is_set_aside(&scratch, &samples, which, &bytes, "damaged", &case);
        }
    }
}

#[test]
fn no_flipped_bit_and_no_added_byte_is_overlooked() {
    let (_, samples) = full_folder();
    for Sample { form, bytes, .. } in samples {
        for bit in 0..8 * bytes.len() {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            let found = unseal(&flipped, form);
            assert!(matches!(found, Err(Unfit::Damaged | Unfit::NotOurs)), "bit {bit}: {found:?}");
        }
        for added in [b' ', b'\n', 0] {
            assert_eq!(unseal(&[&bytes[..], &[added]].concat(), form), Err(Unfit::Damaged));
        }
    }
}

#[test]
fn a_newer_file_is_set_aside_under_a_name_that_says_so() {
    let (scratch, samples) = full_folder();
    for (which, Sample { form, name, .. }) in samples.iter().enumerate() {
        let newer = seal(Form { version: form.version + 1, ..*form }, "what nobody knows yet\n");
        is_set_aside(&scratch, &samples, which, &newer, "newer", name);
    }
}

#[test]
fn another_kind_of_file_and_what_is_not_ours_is_set_aside() {
    let (scratch, samples) = full_folder();
    for which in 0..samples.len() {
        let another = samples[(which + 1) % samples.len()].bytes.clone();
        let wrong_inside = seal(samples[which].form, "rules of another game\n");
        let mut no_text = seal(samples[which].form, "");
        no_text.push(0xff);
        for bytes in [another, wrong_inside, no_text, b"my shopping list: beans".to_vec(), vec![0; 100_000]] {
            is_set_aside(&scratch, &samples, which, &bytes, "damaged", &samples[which].name);
        }
    }
}

#[test]
fn a_folder_in_the_place_of_a_file_is_set_aside_with_all_that_is_in_it() {
    for which in 0..3 {
        let (scratch, samples) = full_folder();
        let name = &samples[which].name;
        fs::remove_file(scratch.path().join(name)).unwrap();
        fs::create_dir(scratch.path().join(name)).unwrap();
        scratch.write(&format!("{name}/letter.txt"), b"keep me");
        let (_, troubles) = open_all(&scratch, &samples[1].name);
        assert!(matches!(&troubles[..], [Trouble::SetAside { .. }]), "{troubles:?}");
        assert_eq!(scratch.read(&format!("{name}.unreadable-1/letter.txt")), b"keep me");
    }
}

#[cfg(unix)]
#[test]
fn a_file_without_end_and_one_that_is_far_too_long_are_not_read_to_the_end() {
    let (scratch, samples) = full_folder();
    let path = scratch.path().join(MATCH);
    fs::remove_file(&path).unwrap();
    std::os::unix::fs::symlink("/dev/zero", &path).unwrap();
    let (_, troubles) = open_all(&scratch, &samples[1].name);
    assert!(matches!(&troubles[..], [Trouble::SetAside { kept_as, .. }] if kept_as == "match.hoyito.unreadable-1"));
    fs::File::create(&path).unwrap().set_len(1 << 40).unwrap();
    let (_, troubles) = open_all(&scratch, &samples[1].name);
    assert!(matches!(&troubles[..], [Trouble::SetAside { kept_as, .. }] if kept_as == "match.hoyito.damaged-1"));
}

#[test]
fn what_is_set_aside_never_takes_the_place_of_what_was_set_aside_before() {
    let (scratch, samples) = full_folder();
    for round in 1..=12 {
        scratch.write(MATCH, format!("damaged {round}").as_bytes());
        open_all(&scratch, &samples[1].name);
    }
    for round in 1..=12 {
        assert_eq!(scratch.read(&format!("{MATCH}.damaged-{round}")), format!("damaged {round}").as_bytes());
    }
}

#[test]
fn a_file_in_the_place_of_the_folder_of_past_games_is_set_aside() {
    let scratch = Scratch::new();
    scratch.write("games", b"a file");
    let mut keeper = scratch.keeper();
    assert!(
        matches!(&keeper.take_troubles()[..], [Trouble::SetAside { kept_as, .. }] if kept_as == "games.unreadable-1")
    );
    keeper.sit_down(&setup(1), &finished(&setup(1)), NOW_S);
    keeper.leave();
    assert_eq!(past(&keeper).len(), 1);
    assert_eq!(scratch.read("games.unreadable-1"), b"a file");
}

#[test]
fn each_trouble_is_told_in_one_plain_line() {
    let (scratch, samples) = full_folder();
    scratch.write(MATCH, &samples[0].bytes[..100]);
    let (_, troubles) = open_all(&scratch, &samples[1].name);
    assert_eq!(
        troubles.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["The game you were playing could not be read: it is damaged. The file is now called match.hoyito.damaged-1."]
    );
}

#[test]
fn each_thing_that_a_file_can_be_has_a_name_of_its_own() {
    let (scratch, samples) = full_folder();
    let Sample { form, bytes, .. } = &samples[0];
    fs::create_dir(scratch.path().join("folder")).unwrap();
    scratch.write("cut", &bytes[..50]);
    scratch.write("newer", &seal(Form { version: 9, ..*form }, ""));
    let store = Store::open(Box::new(FileSystem), scratch.path().to_owned()).expect("nobody else is here");
    let read = |name: &str| store.read(name, *form, |text| Ok(text.len()));
    assert!(matches!(read(MATCH), Found::Whole(length) if length > 100));
    assert!(matches!(read("nothing"), Found::Missing));
    assert!(matches!(read("cut"), Found::Damaged(_)));
    assert!(matches!(read("newer"), Found::Newer { version: 9 }));
    assert!(matches!(read("folder"), Found::Unreadable(_)));
}

#[test]
fn the_list_sets_aside_what_is_damaged_or_newer_and_shows_the_rest() {
    let (scratch, samples) = full_folder();
    let Sample { form, bytes, .. } = &samples[1];
    let newer = seal(Form { version: form.version + 1, ..*form }, "what nobody knows yet\n");
    scratch.write("games/000002-2026-11-30.hoyito", &bytes[..bytes.len() / 2]);
    scratch.write("games/000003-2026-11-30.hoyito", &newer);
    scratch.write("games/000004-2026-11-30.hoyito", b"my shopping list: beans");
    let (keeper, listed, troubles) = list_all(&scratch);
    assert_eq!((listed, troubles.len()), (1, 3));
    drop(keeper);
    assert_eq!(scratch.read("games/000003-2026-11-30.hoyito.newer-1"), newer);
    assert_eq!(scratch.read("games/000004-2026-11-30.hoyito.damaged-1"), b"my shopping list: beans");
    let (_, listed, troubles) = list_all(&scratch);
    assert_eq!((listed, troubles), (1, vec![]), "at the next start there is nothing more to tell");
}

#[test]
fn a_newer_file_is_set_aside_and_not_removed_when_its_turn_comes_to_make_room() {
    let (scratch, samples) = full_folder();
    let Sample { name, form, .. } = &samples[1];
    let newer = seal(Form { version: form.version + 1, ..*form }, "what nobody knows yet\n");
    scratch.write(name, &newer);
    let mut keeper = scratch.keeper();
    for seed in 0..MOST_GAMES as u64 {
        keeper.sit_down(&setup(seed), &finished(&setup(1)), NOW_S);
        keeper.leave();
    }
    keeper.flush();
    assert!(matches!(&keeper.take_troubles()[..], [Trouble::SetAside { kept_as, .. }] if kept_as.ends_with("newer-1")));
    assert_eq!(scratch.read(&format!("{name}.newer-1")), newer);
}

#[test]
fn of_a_past_game_that_can_neither_be_read_nor_set_aside_is_told_once() {
    let (scratch, samples) = full_folder();
    scratch.write(&samples[1].name, b"mine");
    let mut keeper = Keeper::open(Box::new(ReadOnlyDisk), scratch.path().to_owned());
    keeper.take_troubles();
    let list = |keeper: &Keeper| keeper.past_matches().expect("kept on the disk").read();
    let (listed, unlisted) = list(&keeper);
    assert!(listed.is_empty() && matches!(&unlisted[..], [one] if matches!(one.trouble, Trouble::LeftAlone { .. })));
    assert_eq!(list(&keeper), (vec![], vec![]));
    assert_eq!(scratch.read(&samples[1].name), b"mine");
}
