//! Lines from a reader that may send anything: bytes that are no text, or a line without an end.

use std::io::{self, BufRead, Read};

/// The longest line that is read: a game's moves take some ten thousand bytes, so this is out of every game's reach and keeps
/// a line without an end from filling the memory.
pub(super) const MOST_BYTES: usize = 1 << 20;

pub(super) enum Line {
    /// Bytes that are no UTF-8 are replaced: no command has them.
    Text(String),
    /// Longer than [`MOST_BYTES`]; all of it has been passed over.
    TooLong,
    End,
}

/// The next line. The last one need not end with a line break.
pub(super) fn read(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    if read_part(input, &mut bytes)? == 0 {
        return Ok(Line::End);
    }
    if !is_cut_short(&bytes) {
        return Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned()));
    }
    while is_cut_short(&bytes) {
        bytes.clear();
        read_part(input, &mut bytes)?;
    }
    Ok(Line::TooLong)
}

fn read_part(input: &mut impl BufRead, bytes: &mut Vec<u8>) -> io::Result<usize> {
    input.take(MOST_BYTES as u64 + 1).read_until(b'\n', bytes)
}

fn is_cut_short(bytes: &[u8]) -> bool {
    bytes.len() > MOST_BYTES && !bytes.ends_with(b"\n")
}
