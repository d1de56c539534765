//! Who may import whom, read off the sources.

use std::fs;
use std::path::Path;

/// Every Rust file below a folder of `src`, with its text up to its own tests.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder), &mut found);
    assert!(!found.is_empty(), "src/{folder} has no sources");
    found
}

fn collect(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("a source is text");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            found.push((path.display().to_string(), code));
        }
    }
}

fn assert_never_names(folder: &str, forbidden: &[&str]) {
    for (path, code) in sources(folder) {
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for word in forbidden {
                assert!(!line.contains(word), "{path} names {word}: {line}");
            }
        }
    }
}

#[test]
fn the_rules_use_the_standard_library_alone() {
    assert_never_names(
        "engine",
        &["bevy", "rand", "crate::ai", "crate::ugi", "crate::app", "std::fs", "std::thread", "std::time", "Instant"],
    );
}

#[test]
fn the_opponent_knows_the_rules_alone() {
    assert_never_names("ai", &["bevy", "crate::ugi", "crate::app"]);
}

#[test]
fn the_voice_knows_rules_and_opponent_alone() {
    assert_never_names("ugi", &["bevy", "crate::app"]);
}

#[test]
fn lessons_know_the_rules_and_words_alone() {
    assert_never_names("lesson", &["bevy", "crate::app", "crate::ai", "crate::ugi", "crate::storage"]);
}

#[test]
fn sounds_are_made_of_the_standard_library_alone() {
    assert_never_names("sound", &["bevy", "rand::", "crate::ai", "crate::app", "std::fs", "std::thread", "std::time"]);
}

#[test]
fn the_session_does_not_know_the_table() {
    assert_never_names("app/session", &["app::table", "super::table", "screens", "theme", "paint", "input::", "audio"]);
}

#[test]
fn the_table_does_not_know_that_it_is_heard() {
    assert_never_names("app/table", &["audio", "crate::sound"]);
}

#[test]
fn what_is_kept_on_the_disk_knows_no_window() {
    assert_never_names("storage", &["bevy", "crate::app", "crate::ugi"]);
    assert_never_names("app/storage", &["app::table", "super::table", "screens", "theme", "paint", "input::"]);
}

#[test]
fn the_window_touches_files_only_through_the_storage() {
    assert_never_names("app", &["std::fs", "File::"]);
}

#[test]
fn nobody_but_the_session_takes_it_mutably() {
    for (path, code) in sources("app") {
        let is_owner = path.contains("/session/");
        assert!(is_owner || !code.contains("ResMut<Session>"), "{path} takes the session mutably");
    }
}

#[test]
fn every_file_says_first_what_it_is_for() {
    for (path, code) in sources("") {
        assert!(code.starts_with("//!"), "{path} does not begin with //!");
    }
}
