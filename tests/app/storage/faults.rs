//! Damaged files and disks that nothing can be written to: the title comes up, one line says it, play goes on.

use std::fs;

use hoyito::app::screens::Screen;
use hoyito::app::storage::{Notices, Storage};
use hoyito::engine::{Row, Rules};
use hoyito::storage::{FileSystem, Keeper};

use super::{Scratch, go_on, play, running};
use crate::harness::{Visitor, friends};
use crate::read_only_disk::ReadOnlyDisk;

#[test]
fn with_a_damaged_file_the_title_comes_up_and_says_so_once() {
    let scratch = Scratch::new("damaged");
    let mut visitor = scratch.start();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    play(&mut visitor, 3);
    drop(visitor);
    let path = scratch.0.join("match.hoyito");
    let bytes = fs::read(&path).expect("the match was kept");
    fs::write(&path, &bytes[..bytes.len() - 7]).unwrap();
    let mut visitor = scratch.start();
    assert_eq!(visitor.screen(), Screen::Title);
    assert!(!visitor.has_button("go-on"));
    let line =
        "The game you were playing could not be read: it is damaged. The file is now called match.hoyito.damaged-1.";
    assert!(visitor.reads(line), "{:?}", visitor.texts());
    assert_eq!(fs::read(scratch.0.join("match.hoyito.damaged-1")).unwrap(), bytes[..bytes.len() - 7]);
    visitor.click_button("play-the-machine");
    visitor.click_button("back");
    assert!(!visitor.reads("could not be read"), "{:?}", visitor.texts());
    drop(visitor);
    assert_eq!(scratch.names(), ["hoyito.lock", "match.hoyito.damaged-1"]);
}

#[test]
fn on_a_read_only_disk_play_goes_on_and_one_notice_says_that_nothing_is_saved() {
    let scratch = Scratch::new("read-only");
    let mut visitor = scratch.start_on(ReadOnlyDisk);
    assert!(visitor.reads("The game cannot be saved: "), "the title says it: {:?}", visitor.texts());
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    for number in [3, 4, 1] {
        play(&mut visitor, number);
    }
    assert_eq!(running(&visitor).game().ply(), 3);
    visitor.app.world().resource::<Storage>().keeper().flush();
    visitor.wait(2);
    assert_eq!(visitor.app.world().resource::<Notices>().iter().len(), 0, "it is said once");
    visitor.click_button("menu");
    visitor.click_button("to-title");
    assert!(!visitor.reads("The game cannot be saved: "), "it was said");
    go_on(&mut visitor);
    assert_eq!(running(&visitor).game().ply(), 3, "it is kept as long as the program runs");
}

#[test]
fn a_folder_that_is_lost_in_the_middle_of_a_game_is_told_of_at_the_table_and_play_goes_on() {
    let scratch = Scratch::new("lost");
    let mut visitor = scratch.start();
    visitor.begin(friends(Rules::HOYITO_II, Row::Six));
    play(&mut visitor, 3);
    visitor.app.world().resource::<Storage>().keeper().flush();
    fs::remove_dir_all(&scratch.0).unwrap();
    fs::write(&scratch.0, b"mine").unwrap();
    play(&mut visitor, 4);
    visitor.app.world().resource::<Storage>().keeper().flush();
    visitor.wait(2);
    let line = "The game cannot be saved: there is a file where the folder should be. You can play on.";
    assert!(visitor.reads(line), "{:?}", visitor.texts());
    play(&mut visitor, 1);
    visitor.wait(300);
    assert!(!visitor.reads(line), "for a moment only");
    assert_eq!(running(&visitor).game().ply(), 3);
    visitor.click_button("menu");
    assert!(visitor.reads(line), "the menu says it again");
    drop(visitor);
    assert_eq!(fs::read(&scratch.0).unwrap(), b"mine");
    fs::remove_file(&scratch.0).unwrap();
}

#[test]
fn where_a_file_is_in_the_place_of_the_folder_the_title_says_so_once_and_play_goes_on() {
    let scratch = Scratch::new("in-the-way");
    let file = scratch.0.join("data");
    fs::write(&file, b"mine").unwrap();
    for folder in [file.clone(), file.join("deeper")] {
        let keeper = Keeper::open(Box::new(FileSystem), folder);
        let mut visitor = Visitor::with_storage(1280, 720, Storage::new(keeper));
        visitor.outwait_new_picture();
        let line = "The game cannot be saved: there is a file where the folder should be. You can play on.";
        assert!(visitor.reads(line), "{:?}", visitor.texts());
        visitor.begin(friends(Rules::HOYITO_II, Row::Six));
        play(&mut visitor, 3);
        assert_eq!(running(&visitor).game().ply(), 1);
        visitor.app.world().resource::<Storage>().keeper().flush();
        visitor.click_button("menu");
        assert!(!visitor.reads("cannot be saved"), "it was said");
    }
    assert_eq!(fs::read(&file).unwrap(), b"mine");
}

#[test]
fn without_a_folder_the_title_says_once_that_nothing_is_saved() {
    let mut visitor = Visitor::with_storage(1280, 720, Storage::new(Keeper::without_folder()));
    assert!(visitor.reads("This computer has no folder for saved games."), "{:?}", visitor.texts());
    visitor.outwait_new_picture();
    visitor.click_button("two-at-one-table");
    visitor.click_button("setup-start");
    assert_eq!(visitor.screen(), Screen::Play);
}
