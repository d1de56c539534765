//! Which blocks share a step, where it is not all on one screen.

use super::{Block, GAPS, Looks, Room, SetupLayout};

/// Into so many limits the height of a step is divided to find steps of much the same height.
const LIMITS: u8 = 20;

/// Blocks that stay together: words, and what they are about.
type Group = Vec<Block>;

impl SetupLayout {
    /// On one screen if it has room there, else in steps.
    pub(super) fn with(room: Room, looks: Looks) -> SetupLayout {
        let whole = SetupLayout { steps: vec![one_screen(&room)], room, looks };
        if !whole.room.is_large() && whole.fits() { whole } else { whole.in_steps() }
    }

    /// Who and board, level, start; where that does not fit, start in as many steps as it takes, and who apart from the board.
    fn in_steps(mut self) -> SetupLayout {
        let (boards, levels, start) = (boards(&self.room), levels(&self.room), start());
        // Whichever step the game is begun from, it was read before.
        let players = [vec![Block::Players], game_waits(&self.room)].concat();
        let seating = seating(&self.room);
        let first = [players.clone(), boards.clone()].concat();
        let with_seating = [vec![seating.clone()], start.clone()].concat();
        // Wherever there are several steps, what leads from one to the other takes room.
        self.steps = vec![first.clone(), with_seating.concat()];
        let arrangements = [
            vec![first.clone(), levels.clone(), with_seating.concat()],
            [vec![first, levels.clone()], self.packed(&with_seating)].concat(),
            [vec![[players.clone(), seating].concat(), boards.clone(), levels.clone()], self.packed(&start)].concat(),
            [vec![players, boards, levels], self.packed(&with_seating)].concat(),
        ];
        for steps in arrangements {
            self.steps = steps.into_iter().filter(|step| !step.is_empty()).collect();
            if self.fits() {
                break;
            }
        }
        self
    }

    pub(super) fn fits(&self) -> bool {
        self.steps.iter().all(|step| self.height_of(step) <= self.field().height())
    }

    fn height_of(&self, blocks: &[Block]) -> f32 {
        blocks.iter().map(|&block| self.height(block) + GAPS.0).sum()
    }

    /// Groups in as few steps as they take, all of them much of the same height.
    fn packed(&self, groups: &[Group]) -> Vec<Vec<Block>> {
        let most = self.field().height();
        let fewest = self.filled(groups, most);
        let limits = (1..LIMITS).map(|i| most * f32::from(i) / f32::from(LIMITS));
        let even = limits.map(|limit| self.filled(groups, limit)).find(|steps| steps.len() == fewest.len());
        even.unwrap_or(fewest)
    }

    /// Groups in steps of that height, one after the other.
    fn filled(&self, groups: &[Group], limit: f32) -> Vec<Vec<Block>> {
        let mut steps: Vec<Vec<Block>> = Vec::new();
        for group in groups {
            match steps.last_mut() {
                Some(step) if self.height_of(step) + self.height_of(group) <= limit => step.extend(group),
                _ => steps.push(group.clone()),
            }
        }
        steps
    }
}

fn one_screen(room: &Room) -> Vec<Block> {
    let players = if room.is_portrait() || room.is_large() { vec![Block::Players] } else { vec![] };
    [players, boards(room), levels(room), seating(room), start().concat(), game_waits(room)].concat()
}

fn game_waits(room: &Room) -> Group {
    if room.has_game_waiting { vec![Block::GameWaits] } else { vec![] }
}

fn boards(room: &Room) -> Group {
    if room.has_lines() { vec![Block::Boards] } else { vec![Block::Boards, Block::Rules] }
}

fn levels(room: &Room) -> Group {
    room.machines.iter().copied().map(Block::Level).collect()
}

/// Two at one table choose no level: how they sit is in its place.
fn seating(room: &Room) -> Group {
    if room.is_at_one_table() { vec![Block::NorthTurned] } else { vec![] }
}

/// In the order in which they share steps best.
fn start() -> Vec<Group> {
    let (seeds, starter, rounds) = (vec![Block::Seeds, Block::StartMeans], vec![Block::Starter], vec![Block::Rounds]);
    vec![seeds, starter, rounds]
}
