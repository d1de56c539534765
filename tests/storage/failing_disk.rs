//! Disks that fail: the old file always survives, play goes on, and it is said once.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use hoyito::storage::{Disk, FileSystem, Found, Keeper, Reason, SavedMatch, Store, Trouble, seal};

use crate::disks::FaultyDisk;
use crate::played::{NOW_S, Scratch, begin, finished, past, play, setup};
use crate::read_only_disk::ReadOnlyDisk;

const MATCH: &str = "match.hoyito";

fn bytes_after(moves: usize) -> (SavedMatch, Vec<u8>) {
    let setup = setup(8);
    let mut match_ = begin(&setup);
    play(&mut match_, setup.seed, moves);
    let saved = SavedMatch { setup, match_, begun_s: NOW_S };
    let bytes = seal(SavedMatch::IN_PROGRESS, &saved.to_string());
    (saved, bytes)
}

#[test]
fn the_old_file_survives_a_write_that_fails_after_any_number_of_bytes() {
    let (scratch, (_, old), (_, new)) = (Scratch::new(), bytes_after(9), bytes_after(10));
    let disk = FaultyDisk::with_room(u64::MAX);
    let store = Store::open(Box::new(disk.clone()), scratch.path().to_owned()).expect("nobody else is here");
    store.save(MATCH, &old).expect("there is room");
    for room in 0..new.len() {
        disk.set_room(room as u64);
        let error = store.save(MATCH, &new).expect_err("no room");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert_eq!(scratch.read(MATCH), old, "with room for {room} bytes");
        assert_eq!(scratch.names(), [MATCH], "nothing is left of the attempt");
    }
    disk.set_room(new.len() as u64);
    store.save(MATCH, &new).expect("just enough room");
    assert_eq!(scratch.read(MATCH), new);
}

#[test]
fn a_disk_that_is_gone_after_any_change_leaves_the_old_file_or_the_new_one() {
    let ((old_match, old), (new_match, new)) = (bytes_after(9), bytes_after(10));
    let (mut olds, mut news) = (0, 0);
    for changes in 0..4 {
        for room in (0..=new.len() as u64).step_by(37).chain([u64::MAX]) {
            let scratch = Scratch::new();
            scratch.write(MATCH, &old);
            let disk = FaultyDisk::new(room, changes);
            let store = Store::open(Box::new(disk), scratch.path().to_owned()).expect("nobody else is here");
            let saved = store.save(MATCH, &new);
            drop(store);
            let store = Store::open(Box::new(FileSystem), scratch.path().to_owned()).expect("nobody else is here");
            match store.read(MATCH, SavedMatch::IN_PROGRESS, str::parse::<SavedMatch>) {
                Found::Whole(found) if found == old_match => olds += 1,
                Found::Whole(found) if found == new_match && saved.is_ok() => news += 1,
                other => panic!("{changes} changes, room for {room}: {saved:?}, {other:?}"),
            }
        }
    }
    assert!(olds > 10 && news > 0, "{olds} old, {news} new");
}

#[test]
fn a_full_disk_is_said_once_and_tried_again_at_every_save_until_there_is_room() {
    let (scratch, setup) = (Scratch::new(), setup(3));
    let disk = FaultyDisk::with_room(0);
    let mut keeper = Keeper::open(Box::new(disk.clone()), scratch.path().to_owned());
    let mut match_ = begin(&setup);
    keeper.sit_down(&setup, &match_, NOW_S);
    keeper.flush();
    let said = keeper.take_troubles();
    assert_eq!(said, [Trouble::CannotSave { why: Reason::DiskFull }]);
    for _ in 0..5 {
        let asked = disk.asked();
        play(&mut match_, 3, 1);
        keeper.update(&match_);
        keeper.flush();
        assert!(disk.asked() > asked, "it is tried again");
        assert_eq!(keeper.take_troubles(), [], "but not said again");
        assert_eq!(keeper.on_offer().map(|offered| &offered.match_), Some(&match_), "play goes on");
    }
    disk.set_room(u64::MAX);
    play(&mut match_, 3, 1);
    keeper.update(&match_);
    keeper.flush();
    assert_eq!(keeper.take_troubles(), []);
    drop(keeper);
    let keeper = scratch.keeper();
    assert_eq!(keeper.on_offer().map(|offered| &offered.match_), Some(&match_));
}

#[test]
fn a_match_that_ended_while_the_disk_was_full_is_filed_and_counted_once_there_is_room() {
    let (scratch, setup) = (Scratch::new(), setup(3));
    let disk = FaultyDisk::with_room(0);
    let mut keeper = Keeper::open(Box::new(disk.clone()), scratch.path().to_owned());
    let over = finished(&setup);
    keeper.sit_down(&setup, &over, NOW_S);
    keeper.leave();
    keeper.flush();
    assert_eq!(scratch.names(), Vec::<String>::new());
    disk.set_room(u64::MAX);
    keeper.sit_down(&setup, &begin(&setup), NOW_S);
    drop(keeper);
    let keeper = scratch.keeper();
    assert_eq!(keeper.statistics().total(true).games(), 1);
    let past = past(&keeper);
    assert_eq!(past.len(), 1);
    assert_eq!(past[0].summary.outcome, over.outcome());
}

#[test]
fn a_match_is_filed_and_counted_exactly_once_whenever_the_disk_goes_while_it_is_filed() {
    let (setup, mut outcomes) = (setup(3), Vec::new());
    for changes in 0..12 {
        let scratch = Scratch::new();
        let (mut match_, over) = (begin(&setup), finished(&setup));
        play(&mut match_, 3, over.game().ply() - 1);
        scratch.keeper().sit_down(&setup, &match_, NOW_S);
        let disk = FaultyDisk::new(u64::MAX, usize::MAX);
        let mut keeper = Keeper::open(Box::new(disk.clone()), scratch.path().to_owned());
        keeper.flush();
        disk.0.changes.store(changes, Ordering::SeqCst);
        keeper.sit_down(&setup, &match_, NOW_S);
        // All at once, so that nothing is on the disk before the next is asked for.
        keeper.update(&over);
        keeper.leave();
        drop(keeper);
        let mut keeper = scratch.keeper();
        if let Some(offered) = keeper.on_offer() {
            assert_eq!(offered.match_, match_, "only the last move is lost");
            keeper.update(&over);
            keeper.leave();
            outcomes.push("played again");
        } else {
            outcomes.push("filed");
        }
        drop(keeper);
        let keeper = scratch.keeper();
        assert_eq!(past(&keeper).len(), 1, "gone after {changes} changes");
        assert_eq!(keeper.statistics().total(true).games(), 1, "gone after {changes} changes");
    }
    assert!(outcomes.first() == Some(&"played again") && outcomes.last() == Some(&"filed"), "{outcomes:?}");
}

#[test]
fn from_a_read_only_folder_the_match_is_gone_on_with_and_one_line_says_that_nothing_is_saved() {
    let (scratch, (old_match, old)) = (Scratch::new(), bytes_after(9));
    scratch.write(MATCH, &old);
    let mut keeper = Keeper::open(Box::new(ReadOnlyDisk), scratch.path().to_owned());
    let offered = keeper.on_offer().expect("it can be read").clone();
    assert_eq!(offered, old_match);
    let mut match_ = offered.match_;
    for _ in 0..3 {
        play(&mut match_, 8, 1);
        keeper.update(&match_);
        keeper.flush();
    }
    let said: Vec<String> = keeper.take_troubles().iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0] == "The game cannot be saved: nothing can be written to this disk. You can play on.", "{said:?}");
    assert_eq!(scratch.read(MATCH), old);
}

#[test]
fn what_can_neither_be_read_nor_set_aside_is_never_written_over() {
    let scratch = Scratch::new();
    scratch.write(MATCH, b"mine");
    // It can read and write, but give nothing another name while these files are opened.
    let disk = FaultyDisk::new(u64::MAX, 0);
    let mut keeper = Keeper::open(Box::new(disk.clone()), scratch.path().to_owned());
    disk.0.changes.store(usize::MAX, Ordering::SeqCst);
    assert!(matches!(&keeper.take_troubles()[..], [Trouble::LeftAlone { name, .. }, ..] if name == MATCH));
    keeper.sit_down(&setup(1), &begin(&setup(1)), NOW_S);
    keeper.sit_down(&setup(2), &finished(&setup(2)), NOW_S);
    keeper.leave();
    keeper.flush();
    assert_eq!(scratch.read(MATCH), b"mine");
    assert_eq!(past(&keeper).len(), 1, "everything else is kept");
}

#[test]
fn a_folder_that_cannot_be_made_is_said_once() {
    let scratch = Scratch::new();
    scratch.write("file", b"in the way");
    for folder in [scratch.path().join("file"), scratch.path().join("file/data"), PathBuf::from("/proc/hoyito")] {
        let mut keeper = Keeper::open(Box::new(FileSystem), folder);
        let said_at_once = keeper.take_troubles();
        assert!(matches!(&said_at_once[..], [Trouble::CannotSave { .. }]), "{said_at_once:?}");
        for seed in 0..3 {
            keeper.sit_down(&setup(seed), &begin(&setup(seed)), NOW_S);
            keeper.flush();
        }
        assert_eq!(keeper.on_offer().expect("it is kept in memory").setup, setup(2));
        assert_eq!(keeper.take_troubles(), []);
    }
    assert_eq!(scratch.read("file"), b"in the way");
    let in_the_way = Keeper::open(Box::new(FileSystem), scratch.path().join("file")).take_troubles();
    assert_eq!(in_the_way, [Trouble::CannotSave { why: Reason::FileInTheWay }]);
}

#[cfg(target_os = "linux")]
#[test]
fn the_systems_own_full_disk_is_an_error() {
    let error = FileSystem.write(Path::new("/dev/full"), b"a seed").expect_err("no room");
    assert_eq!(error.kind(), io::ErrorKind::StorageFull);
}

#[test]
fn without_a_folder_play_goes_on_in_memory_and_it_is_said_once() {
    let mut keeper = Keeper::without_folder();
    assert_eq!(keeper.take_troubles(), [Trouble::NoFolder]);
    keeper.sit_down(&setup(1), &begin(&setup(1)), NOW_S);
    assert!(keeper.on_offer().is_some());
    keeper.update(&finished(&setup(1)));
    keeper.leave();
    assert!(keeper.on_offer().is_none());
    assert_eq!(keeper.statistics().total(true).games(), 1);
    assert_eq!(keeper.take_troubles(), []);
}

#[test]
fn a_second_window_saves_nothing_and_says_so_and_the_first_is_not_disturbed() {
    let scratch = Scratch::new();
    let mut first = scratch.keeper();
    let match_ = begin(&setup(1));
    first.sit_down(&setup(1), &match_, NOW_S);
    first.flush();
    let mut second = scratch.keeper();
    assert_eq!(second.take_troubles(), [Trouble::InUse]);
    second.sit_down(&setup(2), &finished(&setup(2)), NOW_S);
    second.leave();
    drop(second);
    drop(first);
    let third = scratch.keeper();
    assert_eq!(third.on_offer().map(|offered| &offered.match_), Some(&match_));
    assert_eq!(past(&third).len(), 0);
    drop(third);
    fs::remove_dir_all(scratch.path()).expect("nobody holds it");
}
