//! A caption in two lines.

/// A line of a caption is at most about so many characters long.
const LINE: usize = 60;

/// A text that is too long for one line, broken between two sentences where that makes two lines of it, for each of which there
/// is room: for so many letters.
pub fn in_lines(text: &str, room: usize) -> String {
    if text.chars().count() <= LINE.min(room) {
        return text.to_owned();
    }
    // The full stops of Bengali and Armenian are others.
    let stops = [". ", "! ", "? ", "। ", "։ "];
    let breaks = stops.iter().flat_map(|stop| text.match_indices(stop).map(|(at, found)| at + found.len() - 1));
    let halves = breaks.map(|at| (text[..at].trim_end(), text[at..].trim_start()));
    let longer = |(first, second): &(&str, &str)| first.chars().count().max(second.chars().count());
    match halves.min_by_key(longer).filter(|halves| longer(halves) <= room) {
        Some((first, second)) => format!("{first}\n{second}"),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_caption_is_broken_between_its_sentences_and_a_short_one_is_not() {
        assert_eq!(
            in_lines("Casa! You take 4 seeds from your hole 3.", 70),
            "Casa! You take 4 seeds from your hole 3."
        );
        let chain = "Casa! Four each in North's holes 4, 3 and 2. South takes all 12 and moves again.";
        assert_eq!(
            in_lines(chain, 70),
            "Casa! Four each in North's holes 4, 3 and 2.\nSouth takes all 12 and moves again."
        );
        assert_eq!(in_lines(chain, 40), chain, "half of it has no room in a line");
        let endless = "word ".repeat(30);
        assert_eq!(in_lines(&endless, 70), endless);
    }
}
