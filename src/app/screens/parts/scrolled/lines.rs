//! The lines of a long text, and where it may come to rest so that none of them is cut: pure.

use bevy::prelude::*;

/// Layouts round: so much may a line reach beyond its room, in u.
const SLACK: f32 = 0.5;

/// From the top of the whole text to the edges of a line, in u.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    pub top: f32,
    pub bottom: f32,
    /// Whether it is nothing without the line under it.
    pub is_heading: bool,
}

/// All lines from top to bottom, and how high the window is that they are seen through, in u.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Lines {
    pub lines: Vec<Line>,
    pub room: f32,
}

impl Lines {
    /// Where the text is when its end is seen, in u; 0 when all of it is.
    pub fn farthest(&self) -> f32 {
        let end = self.lines.last().map_or(0.0, |line| line.bottom);
        if end <= self.room + SLACK {
            return 0.0;
        }
        let fits = |line: &&Line| end - line.top <= self.room + SLACK;
        self.lines.iter().find(fits).or(self.lines.last()).map_or(0.0, |line| line.top)
    }

    /// The place nearest to that at which the text may rest.
    pub fn nearest(&self, at: f32) -> f32 {
        let off = |top: &f32| (top - at).abs();
        self.stops().min_by(|a, b| off(a).total_cmp(&off(b))).unwrap_or(0.0)
    }

    /// About so far from there, and at least a line.
    pub fn moved(&self, from: f32, by: f32) -> f32 {
        let to = self.nearest(from + by);
        let is_on = |&top: &f32| if by > 0.0 { top > from + SLACK } else { top < from - SLACK };
        if is_on(&to) {
            return to;
        }
        let next = if by > 0.0 { self.stops().find(is_on) } else { self.stops().filter(is_on).last() };
        next.unwrap_or(to)
    }

    /// A window further on, or back; a line of what was seen stays.
    pub fn page(&self, from: f32, is_on: bool) -> f32 {
        if is_on {
            let last_seen = self.last_seen_from(from);
            return self.moved(from, last_seen.map_or(self.room, |line| line.top - from).max(1.0));
        }
        let first_seen = self.lines.iter().find(|line| line.top >= from - SLACK);
        let bottom = first_seen.map_or(from, |line| line.bottom);
        let begins = self.lines.iter().find(|line| bottom - line.top <= self.room + SLACK);
        self.moved(from, begins.map_or(-self.room, |line| line.top - from).min(-1.0))
    }

    /// How much of the window the whole lines take that are seen from there on.
    pub fn seen_from(&self, at: f32) -> f32 {
        self.last_seen_from(at).map(|line| line.bottom - at).filter(|&height| height > 0.0).unwrap_or(self.room)
    }

    /// A heading is not seen alone.
    fn last_seen_from(&self, at: f32) -> Option<&Line> {
        let is_seen = |line: &&Line| line.bottom <= at + self.room + SLACK && line.top >= at - SLACK;
        let is_told = |line: &&Line| is_seen(line) && !line.is_heading;
        self.lines.iter().rfind(is_told).or_else(|| self.lines.iter().rfind(is_seen))
    }

    fn stops(&self) -> impl Iterator<Item = f32> {
        let farthest = self.farthest();
        self.lines.iter().map(|line| line.top).filter(move |&top| top <= farthest + SLACK)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twenty lines of 25 u, after every fifth a heading's distance of 24 more.
    fn text(room: f32) -> Lines {
        let top = |i: usize| i as f32 * 25.0 + (i / 5) as f32 * 24.0;
        let line = |i| Line { top: top(i), bottom: top(i) + 25.0, is_heading: i % 5 == 0 };
        Lines { lines: (0..20).map(line).collect(), room }
    }

    fn assert_whole(lines: &Lines, at: f32) {
        let (top, bottom) = (at, at + lines.seen_from(at));
        let last = lines.lines.iter().rfind(|line| line.bottom <= bottom + 0.1).expect("a line is seen");
        assert!(
            !last.is_heading || last.top <= top + 0.1,
            "at {at} a heading stands alone in a room of {}",
            lines.room
        );
        for line in &lines.lines {
            let is_in = line.top >= top - 0.1 && line.bottom <= bottom + 0.1;
            let is_out = line.bottom <= top + 0.1 || line.top >= bottom - 0.1;
            assert!(is_in || is_out, "at {at} {line:?} is cut in a room of {}", lines.room);
        }
        assert!(bottom - top <= lines.room + SLACK);
    }

    #[test]
    fn wherever_it_rests_no_line_is_cut_and_both_ends_can_be_come_to() {
        for room in [30.0, 71.0, 100.0, 210.0, 333.3] {
            let lines = text(room);
            let end = lines.lines[19].bottom;
            for wished in 0..700 {
                let at = lines.nearest(wished as f32);
                assert_whole(&lines, at);
                assert!((0.0..=lines.farthest()).contains(&at));
            }
            let farthest = lines.farthest();
            assert!((farthest + lines.seen_from(farthest) - end).abs() < 0.1, "the end is seen in a room of {room}");
        }
    }

    /// Whether all lines from one place to another are seen at the first of them.
    fn leaves_out_none(lines: &Lines, from: f32, to: f32) -> bool {
        let between = lines.lines.iter().filter(|line| line.top >= from && line.top < to);
        between.into_iter().all(|line| line.bottom <= from + lines.seen_from(from) + 0.1)
    }

    #[test]
    fn pages_leave_out_no_line_either_way() {
        for room in [60.0, 100.0, 210.0] {
            let lines = text(room);
            let (mut at, mut pages) = (0.0, 0);
            while at < lines.farthest() {
                let on = lines.page(at, true);
                assert!(on > at && leaves_out_none(&lines, at, on), "from {at} to {on} in a room of {room}");
                let back = lines.page(on, false);
                assert!(back < on && leaves_out_none(&lines, back, on), "from {on} back to {back}");
                (at, pages) = (on, pages + 1);
            }
            assert!(pages > 1);
            assert_eq!(lines.page(at, true), at, "the end is the end");
            assert_eq!(lines.page(0.0, false), 0.0);
        }
    }

    #[test]
    fn a_step_is_at_least_a_line_and_what_is_all_seen_does_not_move() {
        let lines = text(100.0);
        assert_eq!(lines.moved(0.0, 3.0), 25.0);
        assert_eq!(lines.moved(25.0, -3.0), 0.0);
        assert_eq!(lines.moved(100.0, 60.0), 149.0, "over the distance before a heading");
        let all = text(2_000.0);
        assert_eq!((all.farthest(), all.moved(0.0, 60.0), all.page(0.0, true)), (0.0, 0.0, 0.0));
        assert_eq!(Lines::default().nearest(40.0), 0.0);
    }
}
