//! The form of every file: one line that says what it is, and under it a text.
//!
//! ```text
//! hoyito-file match 1 421 8c73e6f0
//! ```
//!
//! The words are: ours, what kind of file, its version, the bytes under the line, and a CRC-32 of kind, version and those bytes.
//! This line stays as it is in every version to come, so that an older program can tell a newer file from a damaged one.

use std::fmt;

use super::trouble::Kept;

const MAGIC: &str = "hoyito-file";

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// One word.
    pub name: &'static str,
    /// From 1; goes up when this program's files can no longer be read by the one before.
    pub version: u32,
    pub what: Kept,
}

/// Why bytes are not a file of the form that was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Another program's, or nobody's.
    NotOurs,
    /// Ours once, but something is missing, changed or too much.
    Damaged,
    /// Ours and whole, but another kind of file.
    AnotherKind,
    /// Ours and whole, and made by a newer program.
    Newer { version: u32 },
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unfit::NotOurs => "it was not made by this game",
            Unfit::Damaged => "it is damaged",
            Unfit::AnotherKind => "it is something else",
            Unfit::Newer { .. } => "it was made by a newer version of the game",
        })
    }
}

/// The bytes of a file with that text.
pub fn seal(form: Form, body: &str) -> Vec<u8> {
    let mut bytes = header(form.name, form.version, body.as_bytes()).into_bytes();
    bytes.extend(body.as_bytes());
    bytes
}

/// Whether bytes begin as a file of ours does, whole or not.
pub(super) fn is_sealed(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC.as_bytes())
}

/// The text of a file.
///
/// # Errors
/// Why the bytes are not a whole file of that form.
pub fn unseal(bytes: &[u8], form: Form) -> Result<&str, Unfit> {
    if !is_sealed(bytes) {
        return Err(if MAGIC.as_bytes().starts_with(bytes) { Unfit::Damaged } else { Unfit::NotOurs });
    }
    let end = bytes.iter().position(|&byte| byte == b'\n').ok_or(Unfit::Damaged)?;
    let (first, body) = bytes.split_at(end + 1);
    let first = str::from_utf8(first).map_err(|_| Unfit::Damaged)?;
    let mut words = first.split(' ').skip(1);
    let kind = words.next().ok_or(Unfit::Damaged)?;
    let version =
        words.next().and_then(|word| word.parse().ok()).filter(|&version| version > 0).ok_or(Unfit::Damaged)?;
    // Whatever is wrong with the line or the text under it, the line made anew of what was read is another one.
    if header(kind, version, body) != first {
        return Err(Unfit::Damaged);
    }
    if kind != form.name {
        return Err(Unfit::AnotherKind);
    }
    if version > form.version {
        return Err(Unfit::Newer { version });
    }
    str::from_utf8(body).map_err(|_| Unfit::Damaged)
}

fn header(kind: &str, version: u32, body: &[u8]) -> String {
    let what = format!("{kind} {version}");
    let mut crc = crc32fast::Hasher::new();
    crc.update(what.as_bytes());
    crc.update(body);
    format!("{MAGIC} {what} {} {:08x}\n", body.len(), crc.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: Form = Form { name: "leaf", version: 2, what: Kept::PastMatch };

    #[test]
    fn a_text_comes_back_as_it_was() {
        for body in ["", "a\n", "moves 1 2 3\n\nhoyito-file leaf 1 0 00000000\nñandú"] {
            assert_eq!(unseal(&seal(FORM, body), FORM), Ok(body));
        }
    }

    #[test]
    fn a_newer_file_is_told_from_a_damaged_one_and_from_another_kind() {
        let newer = seal(Form { version: 3, ..FORM }, "text of the future");
        assert_eq!(unseal(&newer, FORM), Err(Unfit::Newer { version: 3 }));
        assert_eq!(unseal(&newer[..newer.len() - 1], FORM), Err(Unfit::Damaged));
        assert_eq!(unseal(&seal(Form { name: "branch", ..FORM }, ""), FORM), Err(Unfit::AnotherKind));
        assert_eq!(unseal(&seal(Form { version: 1, ..FORM }, "old"), FORM), Ok("old"), "an older one can be read");
    }

    #[test]
    fn what_another_program_made_is_not_ours() {
        for bytes in [&b"<?xml version='1.0'?>"[..], b"\x89PNG\r\n\x1a\n", &[0; 4096], b"Hoyito-file leaf 1 0"] {
            assert_eq!(unseal(bytes, FORM), Err(Unfit::NotOurs));
        }
        assert_eq!(unseal(b"", FORM), Err(Unfit::Damaged), "an empty file is one cut short");
    }
}
