//! Conversations kept as files: lines that begin with `> ` are said, the lines after each must be its answer, word for word.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use hoyito::ugi;

use crate::tables;

#[test]
fn every_transcript_is_answered_word_for_word() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pipe/transcripts");
    let paths: Vec<_> = fs::read_dir(folder).expect("the transcripts").map(|entry| entry.unwrap().path()).collect();
    assert!(!paths.is_empty());
    for path in paths {
        let text = fs::read_to_string(&path).expect("a readable file");
        check(&path.display().to_string(), &text);
    }
}

/// Says one line more each time, so that every answer is seen to belong to its line.
fn check(name: &str, text: &str) {
    let (mut said, mut expected) = (String::new(), String::new());
    for (i, line) in text.lines().enumerate() {
        match line.strip_prefix("> ") {
            Some(command) => said.extend([command, "\n"]),
            None => expected.extend([line, "\n"]),
        }
        let is_whole_answer = text.lines().nth(i + 1).is_none_or(|next| next.starts_with("> "));
        if is_whole_answer {
            let mut output = Vec::new();
            ugi::run(Cursor::new(&said), &mut output, tables()).expect("reading and writing in memory");
            assert_eq!(String::from_utf8_lossy(&output), expected, "{name}:{}", i + 1);
        }
    }
}
