//! The root of a search: one turn deeper at a time, the best move first, until a limit is met or the position is solved.

use super::endgame::Reach;
use super::order::Child;
use super::place::Place;
use super::score::{self, INFINITE, Value};
use super::search::Search;
use super::sower::{Next, Sower};
use super::transposition::Transpositions;
use crate::engine::Hole;

/// Half of the first window around the last depth's score: two seeds.
const FIRST_WINDOW: i32 = 200;
/// No line gets longer: a game has fewer captures than this and a search fewer turns.
pub(super) const MOST_DEPTH: u32 = 200;
/// Moves of a line that are told.
const LINE_LENGTH: usize = 24;

/// One of the moves to choose from.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootMove<const W: usize> {
    pub(super) child: Child<W>,
    pub(super) value: Value,
    /// Whether the value is only known not to be more.
    pub(super) is_bound: bool,
    /// With a table: moves to the next capture.
    pub(super) moves_to_capture: Option<u8>,
}

/// What the search has found so far.
#[derive(Clone, Debug)]
pub(super) struct Findings<const W: usize> {
    pub(super) place: Place<W>,
    /// The best first.
    pub(super) moves: Vec<RootMove<W>>,
    /// The last depth that was finished.
    pub(super) depth: u32,
    /// Whether the best move's value is the true value of the position.
    pub(super) is_proven: bool,
}

impl<const W: usize> Findings<W> {
    pub(super) fn best(&self) -> &RootMove<W> {
        &self.moves[0]
    }
}

/// The moves of the search's root, none searched yet; empty after the end of a game.
pub(super) fn unsearched<const W: usize>(search: &mut Search<'_, W>) -> Findings<W> {
    let place = search.root();
    let value = Value::guess(search.guess(&place));
    let mut moves = search.walk.moves(None, false);
    let moves = std::iter::from_fn(|| search.walk.next(&mut moves, &place, 0))
        .map(|child| RootMove { child, value, is_bound: true, moves_to_capture: None })
        .collect();
    Findings { place, moves, depth: 0, is_proven: false }
}

/// Searches deeper and deeper, from `first_depth` on. Moves within `near` of the best get their true values, others are only
/// known to be further below.
pub(super) fn deepen<const W: usize>(
    search: &mut Search<'_, W>,
    findings: &mut Findings<W>,
    depths: std::ops::RangeInclusive<u32>,
    near: i32,
    mut tell: impl FnMut(&Search<'_, W>, &Findings<W>),
) {
    for depth in depths {
        search.deepest = 0;
        let finished = if near == 0 && findings.depth > 0 {
            search_near_last(search, findings, depth as i32)
        } else {
            search_window(search, findings, depth as i32, -INFINITE, INFINITE, near)
        };
        if !finished {
            break;
        }
        findings.depth = depth;
        let quiet = findings.place.quiet;
        findings.is_proven = findings.moves.iter().all(|root_move| root_move.value.sound > quiet);
        tell(search, findings);
        if findings.is_proven {
            break;
        }
    }
}

/// A window around the score of the depth before, widened on the side where it was left.
fn search_near_last<const W: usize>(search: &mut Search<'_, W>, findings: &mut Findings<W>, depth: i32) -> bool {
    let last = findings.best().value.score;
    let (mut below, mut above) = (FIRST_WINDOW, FIRST_WINDOW);
    loop {
        let (alpha, beta) = ((last - below).max(-INFINITE), (last + above).min(INFINITE));
        if !search_window(search, findings, depth, alpha, beta, 0) {
            return false;
        }
        let score = findings.best().value.score;
        if score <= alpha && alpha > -INFINITE {
            below *= 8;
        } else if score >= beta && beta < INFINITE {
            above *= 8;
        } else {
            return true;
        }
    }
}

/// Searches every move within the window, and sorts them; says whether it came to the end. What it found until then is kept
/// if it is as good as what was known.
fn search_window<const W: usize>(
    search: &mut Search<'_, W>,
    findings: &mut Findings<W>,
    depth: i32,
    alpha: i32,
    beta: i32,
    near: i32,
) -> bool {
    let mut best = -INFINITE;
    for i in 0..findings.moves.len() {
        let child = findings.moves[i].child;
        let floor = alpha.max(best - near);
        let Some(value) = value_above(search, &findings.place, &child, depth, floor, beta, i == 0) else {
            return false;
        };
        let is_bound = value.score <= floor;
        findings.moves[i] = RootMove { value, is_bound, ..findings.moves[i] };
        if value.score > best {
            best = value.score;
            // To the front, the others stay in order: if time runs out, the best is where it is looked for.
            if i > 0 && value.score > alpha {
                findings.moves[..=i].rotate_right(1);
            }
        }
        if best >= beta {
            break;
        }
    }
    if near > 0 {
        findings.moves.sort_by_key(|root_move| std::cmp::Reverse(root_move.value.score));
    }
    true
}

/// The value of a move between a floor and beta. Of a move that is not the first it is asked beforehand, in a window of nothing,
/// whether it is above the floor at all. `None` if the search had to end.
fn value_above<const W: usize>(
    search: &mut Search<'_, W>,
    place: &Place<W>,
    child: &Child<W>,
    depth: i32,
    floor: i32,
    beta: i32,
    is_first: bool,
) -> Option<Value> {
    let mut value = search.value_of(place, child, depth, floor, if is_first { beta } else { floor + 1 });
    if !is_first && value.score > floor && !search.walk.meter.is_over() {
        value = search.value_of(place, child, depth, floor, beta);
    }
    (!search.walk.meter.is_over()).then_some(value)
}

/// Looks every move up in the tables; says whether all were found. Then the moves are sorted: the best first, and among equals
/// those that make progress: the nearest capture for who gains by it, the farthest for who loses.
pub(super) fn look_up<const W: usize>(search: &mut Search<'_, W>, findings: &mut Findings<W>) -> bool {
    for root_move in &mut findings.moves {
        let Some((value, moves)) = search.known_value_of(&root_move.child) else { return false };
        *root_move = RootMove { value, is_bound: false, moves_to_capture: Some(moves), ..*root_move };
    }
    let now = i32::from(findings.place.margin);
    findings.moves.sort_by_key(|root_move| {
        let gain = score::centiseeds(root_move.value.score) - score::CENTISEEDS * now;
        let moves = i32::from(root_move.moves_to_capture.unwrap_or(0));
        (std::cmp::Reverse(root_move.value.score), moves * gain.signum())
    });
    findings.is_proven = true;
    findings.depth = 1;
    true
}

/// The line that both are expected to play: the move, then what is remembered.
pub(super) fn line<const W: usize>(
    first: &Child<W>,
    root: &Place<W>,
    sower: &Sower<W>,
    reach: &Reach<W>,
    memory: &Transpositions,
    key: impl Fn(&Place<W>) -> u64,
) -> Vec<Hole> {
    let mut line = vec![root.hole(usize::from(first.lane))];
    let mut child = *first;
    while line.len() < LINE_LENGTH {
        let mut place = match child.next {
            Next::GameOver => break,
            Next::MoveAgain => child.after,
            Next::TurnEnds => child.after.turned(),
        };
        if place.board.mine_is_empty() {
            place = place.turned();
        }
        let in_table = reach.probe(&place).is_some();
        let Some(best) = memory.get(key(&place)).and_then(|memory| memory.best).filter(|_| !in_table) else { break };
        let lane = usize::from(best);
        let Some((after, next)) = (place.board.get(lane) > 0).then(|| sower.play(&place, lane)).flatten() else {
            break;
        };
        line.push(place.hole(lane));
        child = Child::new(after, next, best);
    }
    line
}
